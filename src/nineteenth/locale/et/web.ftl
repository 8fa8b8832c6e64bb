### Leht brauseris.

## Kaardid
card-joker = Jokker
card-broom = Luud
web-card = { $card }
web-card-down = kinni

## Avaleht
web-welcome = Istu kaardilauda
web-welcome-line = Mängi oma majareeglite järgi: sõpradega lingi kaudu, tugevate arvutimängijate vastu või üksi. Kontot pole vaja, paigaldada pole midagi.
web-choose-game = Vali mäng
web-your-tables = Sinu lauad
web-forget = Eemalda nimekirjast
web-seats-range = { $min ->
    [1] { $max ->
        [1] Ühele
       *[other] 1–{ $max } mängijale
    }
   *[other] { $min }–{ $max } mängijale
}
web-game-golf = Golf
web-game-golf-line = Vaheta oma kinnised kaardid väiksemate vastu; võrdsed kaardid tühistavad teineteise. Võidab väikseim punktisumma.
web-game-golf-solitaire = Golfipasjanss
web-game-golf-solitaire-line = Tühjenda seitse tulpa ühte pakki, iga kord üks aste üles või alla.
web-game-karusele = Karuselė
web-game-karusele-line = Korja laualt kaarte, ehita hunnikuid ja hoia Luual silm peal.
web-game-five-hundred = Viissada
web-game-five-hundred-line = Paku, võta talong ja korja lubatud tihid koos üle laua istuva kaaslasega.
web-no-such-game = Sellist mängu siin ei ole.
web-unreachable = Kaardituba ei vasta. Kontrolli ühendust ja proovi uuesti.
web-fault = { $text }
web-to-lobby = Avalehele

## Uus laud
web-choose-preset = Kuidas mängite?
web-seats = Kohad
web-seat = Koht
web-seat-count = { $count ->
    [one] { $count } koht
   *[other] { $count } kohta
}
web-fewer-seats = Üks koht vähem
web-more-seats = Üks koht rohkem
web-seat-number = { $number }. koht
web-seat-friend = Sõber lingi kaudu
web-seat-bot = Arvuti: { $bot }
web-bot-random = juhuslik
web-bot-greedy = ahne
web-bot-steady = kindel
web-you = sina
web-you-named = { $name } (sina)
web-your-name = Sinu nimi
web-house-rules = Majareeglid
web-house-rules-changed = { $count ->
    [0] nagu valitud viisil
    [one] { $count } muudetud
   *[other] { $count } muudetud
}
web-yes = jah
web-no = ei
web-auto = nii palju, kui vaja
web-auto-short = ise
web-why-not = Miks on mõned maha tõmmatud?
web-open-table = Ava laud

## Enne jagamist
web-seat-free = Vaba
web-host = võõrustaja
web-sit = Istun siia
web-stand = Tõusen lauast
web-start = Jaga kaardid
web-waiting-for = { $count ->
    [one] Ootame veel { $count } mängijat
   *[other] Ootame veel { $count } mängijat
}
web-watching = Vaatad pealt. Mängimiseks istu vabale kohale.
web-share = Kutsu mängima
web-share-line = Kellel on see link, võib istuda vabale kohale või pealt vaadata.
web-link = Selle laua link
web-qr = Lingi QR-kood
web-copy = Kopeeri link
web-copied = Kopeeritud
web-send = Saada …

## Lauas
web-connecting = Lähen lauda …
web-reconnecting = Ühendus katkes. Tulen sinu kohale tagasi …
web-round = { $round }. voor
web-table-tools = Laud
web-actions = Sinu käik
web-your-turn = Sinu kord
web-turn-of = Käib { $name }
web-plate-turn = on käigul
web-confirm-move = Tee see käik
web-cancel = Loobu
web-undo = Võta tagasi
web-close = Sulge
web-bot = Arvutimängija
web-stand-in = Arvutimängija asendab
web-away = Eemal
web-badge-dealer = Jagaja
web-badge-dealer-short = J
web-log = Mis juhtus
web-chat = Jutt
web-chat-empty = Keegi pole veel midagi öelnud.
web-chat-say = Ütle midagi
web-chat-send = Ütle
web-rules = Majareeglid
web-rules-of = Reeglid: { $game }
web-all-options = Näita kõiki valikuid

## Punktid
web-scores = Punktileht
web-total = Kokku
web-score-of = { $name }, { $round }. voor: { $points }
web-account-of = { $name }, { $round }. voor
web-round-over = Voor on läbi
web-no-rounds = Ühtegi vooru pole veel mängitud.
web-score-hint = Vajuta arvule, et näha, kuidas see kujunes.
web-posts-of = { $name }: { $total }.
web-posts = Võidab { $target }.
web-round-done = { $round }. voor on läbi
web-match-over = Partii on läbi
web-winners = { $count ->
    [one] Partii võitis { $names }
   *[other] Võitu jagavad { $names }
}
web-next-round = Järgmine voor
web-rematch = Uus partii
web-agree = Lõpetame partii siin
web-agreed = { $count ->
    [one] { $count } on lõpetamisega nõus
   *[other] { $count } on lõpetamisega nõus
}
web-look-at-table = Vaatan lauda

## Seaded
web-settings = Seaded
web-language = Keel
web-speed = Kaartide liikumine
web-speed-off = kohe kohal
web-speed-fast = kiire
web-speed-normal = tavaline
web-speed-slow = aeglane
web-pace = Paus teiste käikude järel
web-pace-quick = lühike
web-pace-normal = tavaline
web-pace-relaxed = pikk
web-palette = Mastide värvid
web-palette-two = kaks
web-palette-four = neli
web-palette-safe = punarohepimedale
web-large-index = Suured kirjad kaartidel
web-contrast = Suur kontrast
web-confirm = Küsi enne iga käiku
web-confirm-hint = Käik tehakse alles teise vajutusega.
web-left-hand = Vasakukäelise laud
web-left-hand-hint = Laial ekraanil on sinu kaardid vasakul.
web-sound-turn = Heli, kui on minu kord
web-sound-cards = Kaartide heli
web-sound-end = Heli vooru lõpus

## Segamine
web-fair = Kontrollitav segamine
web-fair-line = Enne jagamist näitab laud oma saladuse sõrmejälge ja sa võid omi sõnu sisse segada. Pärast vooru näitab laud saladust, nii et igaüks saab kontrollida, et kaarte ei valitud.
web-fair-promise = Lubadus (saladuse SHA-256):
web-fair-secret = Saladus:
web-fair-seed = Jagamise seeme:
web-fair-mixed = Sisse segatud: { $text }
web-record = Salvesta partii üleskirjutus
web-fair-words = Sinu enda sõnad
web-fair-mix = Sega sisse
web-verify-link = Kontrolli segamist
web-verify-how = Kopeeri siia see, mida laud vooru kohta näitas. Kui lubadus vastab saladusele ning seeme saladusele ja sõnadele, oli kaardipakk paigas enne, kui keegi kaarte nägi.
web-verify-check = Kontrolli
web-verify-words = Mängijate sisse segatud sõnad, igaüks omal real: koha number, koolon, sõnad
web-verify-holds = Lubadus peab.
web-verify-broken = See ei klapi: lubadust ei peetud või on midagi valesti kopeeritud.
web-verify-unable = See brauser kontrollib ainult turvalise ühenduse (https) korral või samas arvutis.
web-verify-command = Salvestatud partii korral jagab käsk „nineteenth verify“ ka paki uuesti ja võrdleb iga kaarti.
