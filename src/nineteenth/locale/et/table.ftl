# Mängulaud: mis seal juhtub ja mida see keelab.

table-log-sits = { $name } istub lauda.
table-log-bot-sits = { $name }, arvutimängija, istub lauda.
table-log-stands = { $name } lahkub kohalt.
table-log-words = { $player } lisab segamisse oma sõnad.
table-log-deal = { $player } jagab vooru { $number }.
table-log-undo = { $player } võtab viimase käigu tagasi.
table-log-agrees = { $player } on nõus partii lõpetama.

table-refused-no-seat = Seda saavad teha ainult need, kes laua taga istuvad.
table-refused-no-such-seat = Sellist kohta selles lauas ei ole: kohti on { $seats }.
table-refused-seat-taken = Seal juba keegi istub.
table-refused-bot-plays = Seal mängib arvuti, kuni voor on läbi.
table-refused-no-token = See ühendus ei saa kohta võtta: tal ei ole oma pääsmikku.
table-refused-sits-already = Sa juba istud selle laua taga.
table-refused-bad-name = Nimes ei saa olla märki „#“.
table-refused-no-such-bot = Arvutimängijat „{ $bot }“ ei ole; on { $known }.
table-refused-match-began = Partii on alanud.
table-refused-seats-empty = { $count ->
    [one] Üks koht on veel tühi.
   *[other] { $count } kohta on veel tühjad.
  }
table-refused-no-words-now = Sõnu saab segamisse lisada ainult enne jagamist.
table-refused-bad-words = Sõnad ei tohi olla tühjad ega sisaldada märki „#“.
table-refused-not-playing = Praegu ei mängita ühtki vooru.
table-refused-not-your-turn = Praegu ei ole sinu käik.
table-refused-no-next-round = Praegu ei ole vooru, mida jagada.
table-refused-match-not-over = Partii ei ole veel läbi.
table-refused-nothing-said = Öelda ei ole midagi.
table-refused-not-understood = Sellest ei saa mängulaud aru.

table-error-join-first = Kõigepealt tuleb öelda, millise laua taha tullakse.
table-error-token = See ei ole pääsmik: selles peab olema 22 kuni 64 tähte, numbrit, märki - või _.
table-error-old-rules = See laud alustas mängu teiste reeglitega ega saa jätkata.
table-error-no-table = Sellist lauda ei ole.
table-error-too-fast = Liiga palju soove korraga: hinga korra.
table-error-not-understood = Mängulaud ei saa saadetust aru.
table-error-inside = Meie pool läks midagi valesti; midagi ei läinud kaduma. Proovi uuesti.
