# Käsurida ja terminal.

## Mida käsk enda kohta ütleb
cli-about = Kaardituba: golf ja teised mängud oma majareeglite järgi, inimeste või arvuti vastu või üksi.
cli-commands = käsud
cli-version = trükib versiooni
cli-language = keel, näiteks en või et
cli-examples = näited:
cli-play = mängib partii terminalis
cli-rules = trükib mängu reeglid täpselt nii, nagu need valiti
cli-options = loetleb mängu põhivariandid ja majareeglid
cli-position = seab üles laual olnud seisu: mida tohib käia ja miks muud ei tohi
cli-replay = näitab ülestähendust käik käigu haaval või kontrollib seda
cli-simulate = laseb arvutimängijatel mängida palju voore ja võrdleb neid
cli-solve = leiab jagamise täpse lahenduse
cli-serve = avab kaarditoa veebilehitsejas
cli-verify = kontrollib, kas ülestähenduse segamised olid ausad

## Argumendid
cli-arg-game = mäng: { $known }
cli-arg-preset = põhivariant; neid loetleb „nineteenth options MÄNG“
cli-arg-set = majareegel, näiteks values=harder; võib anda mitu korda
cli-arg-players = mitu mängijat laua taga istub
cli-arg-json = trükib JSONi programmidele
cli-arg-signs = näitab tähtede asemel mastimärke
cli-arg-seed = kõigi segamiste ja valikute seeme; sama seemnega tulevad samad kaardid
cli-arg-people = mitu inimest jagab seda klaviatuuri (vaikimisi 1; 0 ainult vaatab pealt)
cli-arg-name = inimese nimi; igaühe jaoks üks kord, kohtade järjekorras
cli-arg-bots = arvutimängijad teistel kohtadel, komadega eraldatud; kui neid on vähe, käivad nad ringi
cli-arg-dealer = koht, mis jagab esimesena (vaikimisi loositakse)
cli-arg-record = hoiab partii ülestähendust selles failis
cli-arg-resume = jätkab partiid, mille ülestähendus selles failis on; --name ütleb, kes siin istub
cli-arg-position-file = JSON-fail seisuga; „-“ loeb standardsisendit
cli-arg-position-seed = seeme kaartidele, mida seis ei ütle
cli-arg-why = käik, mille kohta küsitakse; võib anda mitu korda
cli-arg-replay-file = ülestähendus; „-“ loeb standardsisendit
cli-arg-check = kontrollib ainult, et iga rida tuleneb reeglitest
cli-arg-step = ootab pärast iga käiku sisestusklahvi
cli-arg-rounds = mitu üksikut vooru (vaikimisi 1000)
cli-arg-matches = mitu tervet partiid
cli-arg-workers = mitu protsessi või lõime tööd jagab (vaikimisi üks iga tuuma kohta)
cli-arg-simulate-bots = arvutimängija igal kohal, komadega eraldatud; kui neid on vähe, käivad nad ringi
cli-arg-simulate-seed = kogu jooksu seeme
cli-arg-duplicate = mängib iga jagamise läbi kõigis istumisviisides, et õnn ühtlustuks
cli-arg-deals = fail, mille igal real on üks jagamine; „-“ loeb standardsisendit

## Mida ütleb argparse
cli-args-usage = kasutus:
cli-args-positional = argumendid
cli-args-options = valikud
cli-args-help = näitab seda abi ja lõpetab
cli-args-required = puuduvad argumendid: %s
cli-args-unrecognized = tundmatud argumendid: %s
cli-args-expected-one = vaja on üht väärtust
cli-args-expected-some = vaja on vähemalt üht väärtust
cli-args-invalid-value = „%(value)s“ ei ole see, mida siin vaja on
cli-args-invalid-choice = väärtust %(value)s ei ole; valida saab: %(choices)s
cli-args-argument = %(argument_name)s: %(message)s
cli-args-ambiguous = %(option)s võib tähendada: %(matches)s
cli-args-ignored = väärtust see ei võta (%r)
cli-args-not-with = see ei käi kokku valikuga %s
cli-args-error = { $text } (vaata { $command } --help)

## Mis läks valesti
cli-interrupted = Katkestatud.
cli-input-ended = Sisend lõppes enne partiid.
cli-unexpected = Juhtus midagi, mida juhtuda ei tohiks ({ $kind }: { $text }); NINETEENTH_DEBUG=1 näitab, kus.
cli-no-such-language = Keele „{ $text }“ jaoks sõnastikku ei ole; keeled on { $known }.
cli-file-not-read = Faili { $file } ei saa lugeda: { $reason }.
cli-file-not-written = Faili { $file } ei saa kirjutada: { $reason }.
cli-file-exists = Fail { $file } on juba olemas; vali teine nimi.
cli-file-no-text = { $file } ei ole tekstifail.
cli-no-json = { $file } ei ole JSON: rida { $line }, { $text }.
cli-no-dictionary = Failis { $file } peab olema JSON-objekt, seis.
cli-which-game = Milline mäng? Vaata nineteenth play --help.
cli-resume-alone = Jätkataval partiil jäävad mäng, majareeglid, seeme ja jagaja samaks: jäta need andmata.
cli-no-such-seat = Kohta { $text } ei ole; kohad on 1 kuni { $last }.
cli-too-many-names = Anna kuni { $count } nime, tühjad nimed ei sobi.
cli-no-such-name = Selles lauas ei istu kedagi nimega „{ $text }“; nimed on { $known }.
cli-bad-seed = Seeme koosneb nähtavatest märkidest, mille hulgas pole märki „#“.
cli-no-such-people = { $text } inimest siia ei mahu; kohti on { $last }.
cli-cannot-simulate = Seda ei saa läbi mängida: { $text }.
cli-no-such-bot = Selle mängu jaoks ei ole arvutimängijat „{ $text }“; on { $known }.

## Inimesed
cli-seat = Mängija { $number }

## Laua taga
cli-welcome = { $game }: { $options }.
cli-welcome-help = Vasta arvuga või käigu sõnadega; ? selgitab.
cli-your-move = { $player } käib:
cli-prompt = { $player }:
cli-prompt-choice = 1 kuni { $last }:
cli-prompt-save = Kas salvestada ülestähendus? Failinimi või tühi rida, et jätta salvestamata:
cli-prompt-step = Sisestusklahv läheb edasi.
cli-no-such-choice = Valikut „{ $text }“ ei ole; valikud on 1 kuni { $last }.
cli-prompt-hide = { $player }, vajuta sisestusklahvi ja see kaob silmist:
cli-hand-over = Klaviatuur läheb edasi, järgmine on { $player }: vajuta sisestusklahvi, kui keegi teine ei vaata.
cli-choice-next-round = järgmine voor
cli-choice-stop = lõpeta partii
cli-stopped = Mängijad lepivad kokku, et partii lõpeb.
cli-allowed = „{ $text }“ on praegu lubatud.
cli-why = „{ $text }“: { $reason }
cli-why-what = Nimeta käik, näiteks: why swap 3
cli-save-what = Nimeta fail, näiteks: save ohtu.txt
cli-undone = { $player } võtab tagasi käigu „{ $move }“.
cli-voided = Voor ei lähe arvesse; sama jagaja jagab uuesti.
cli-saved = Salvestatud: { $file }.
cli-help-intro = Kirjuta valiku number või käik sõnadega. Need sõnad teevad muud:
cli-help-moves = moves: mida praegu tohib käia
cli-help-board = board: laud veel kord
cli-help-rules = rules: reeglid nii, nagu need valiti
cli-help-why = why KÄIK: miks käiku praegu teha ei tohi
cli-help-score = score: senine punktileht
cli-help-undo = undo: võtab viimase käigu tagasi, kui reeglid lubavad
cli-help-save = save FAIL: kirjutab partii ülestähenduse
cli-help-void = void: nähti kaarte, mida näha ei tohtinud; voor jagatakse uuesti
cli-help-quit = quit: lahkub partiist

## Voorud ja punktid
cli-round-over = Voor { $round } on läbi.
cli-account = { $player }: { $account }
cli-side-points = { $player } { $points }
cli-score-card = Punktileht
cli-score-round = Voor { $round }, jagas { $player }: { $points }
cli-totals = Kokku: { $points }
cli-totals-round = Voor on läbi: { $points }
cli-winner = Partii võidab { $player }.
cli-winners = Partii võitu jagavad { $player }.
cli-seed = Partii jagati seemnest { $seed }.

## Reeglid ja valikud
cli-rules-title = { $game } ({ $options })
cli-options-presets = Põhivariandid (--preset)
cli-options-line = { $name }: { $text }
cli-options-choice = { $name }: { $text } [{ $rule }], praegu { $value }; üks neist
cli-options-flag = { $name }: { $text } [{ $rule }], praegu { $value }; on või off
cli-options-number = { $name }: { $text } [{ $rule }], praegu { $value }; { $low } kuni { $high }
cli-options-number-or-auto = { $name }: { $text } [{ $rule }], praegu { $value }; { $low } kuni { $high } või auto

## Ülestähendused
cli-sound = { $file }: korras. Mängitud voore: { $rounds }.
cli-sound-unfinished = { $file }: seni korras, partii ei ole läbi. Mängitud voore: { $rounds }.
cli-replay-deal = { $number }. jagamine, jagab { $player }, seeme { $seed }

## Läbimängud
cli-simulate-progress = mängib
cli-simulate-rounds = { $game } ({ $options }), seeme { $seed }. Voore: { $count }, otsuseid: { $decisions }.
cli-simulate-matches = { $game } ({ $options }), seeme { $seed }. Partiisid: { $count }, otsuseid: { $decisions }.
cli-simulate-duplicate = Kordusjagamine: iga jagamine mängiti läbi kõigis istumisviisides.
cli-simulate-standing = { $bot }: punkte { $mean }; võite { $wins } %; teiste suhtes samades jagamistes { $swing }

## Lahendajad
cli-no-solver = Mängul { $game } ei ole lahendajat.
cli-solve-progress = lahendab
cli-solved = Lahendatud jagamisi: { $count }
