# Kaarditoa avamine ja segamiste kontroll.

serve-arg-host = aadress, millel kuulata; 0.0.0.0 laseb sisse kogu pere
serve-arg-port = port (vaikimisi { $port })
serve-arg-database = fail, kus laudu hoitakse (vaikimisi { $file })
serve-arg-bot-pause = kui kaua arvutimängija enne käiku ootab
serve-arg-grace = kui kaua oodatakse katkenud ühendusega mängijat, enne kui arvuti tema eest mängib
serve-arg-no-browser = ära ava brauserit
serve-open = Kaardituba on avatud: { $link } – sulgemiseks vajuta Ctrl-C.
serve-closed = Kaardituba on suletud; kõik lauad on alles.
serve-no-port = { $port } ei ole port: vali number 1 kuni 65535.
serve-no-seconds = { $seconds } ei ole ooteaeg: vali 0 kuni 86400 sekundit.
serve-port-taken = Kaardituba ei saa kuulata aadressil { $host }, port { $port }: { $reason }.

verify-deal = Jagamine { $number }
    lubatud enne jagamist:  { $promise }
    saladus pärast jagamist: { $secret }
verify-words = { "    " }sõnad, mille lisas { $name }: { $words }
verify-sound = { "    " }korras: lubadus on saladuse SHA-256, kaardid tulenevad seemnest { $seed } ja iga käik sobib nendega.
verify-broken = { "    " }vigane: lubadus, saladus ja seeme ei kuulu kokku.
verify-no-proof = Jagamine { $number }: enne seda ei lubatud midagi, seega ei saa midagi tõestada.
verify-all = { $deals ->
    [one] Jagamine on tõestatud.
   *[other] Kõik { $deals } jagamist on tõestatud.
  }
verify-some = Tõestatud on { $proven } jagamist { $deals } jagamisest.
