# Viissada, kahele kuni kuuele. Reeglite tähised seisavad lausete kõrval, mitte nende sees.

five_hundred-name = Viissada
five_hundred-round = jagamine
five_hundred-summary = Paku tihisid, võta talon ja täida oma pakkumine: võidab 500 punkti, kui see tuleb oma lepingust.

## Presets
five_hundred-preset-australian = Neli mängijat paarides, 43 kaarti, pakutakse, kuni kolm on passinud. Kõige tuntum mäng.
five_hundred-preset-complete = Austraalia mäng kõigi pakkumistega: ka pime misäär ja pakkumised talonita.
five_hundred-preset-american = Neli mängijat; igaüks ütleb ühe korra ja kõrgeim pakkumine mängib.
five_hundred-preset-three-handed = Kolm mängijat, 33 kaarti: lahtimängija kahe teise vastu.
five_hundred-preset-two-handed = Kaks mängijat, 24 kaarti ilma jokkerita, talonis neli kaarti.
five_hundred-preset-two-handed-33 = Kaks mängijat, 33 kaarti jokkeriga; kolmas käsi jääb kõrvale.
five_hundred-preset-two-handed-25 = Kaks mängijat, 25 kaarti jokkeriga, talonis viis kaarti.
five_hundred-preset-two-handed-partners = Kaks mängijat, 43 kaarti: kummalgi on oma käsi ja partneriks lauakäsi.
five_hundred-preset-two-handed-43 = Kaks mängijat, 43 kaarti, millest kaks kätt jäävad kõrvale.
five_hundred-preset-four-handed-us = Neli mängijat paarides, 45 kaarti kõigi neljadega, talonis viis kaarti.
five_hundred-preset-five-handed = Viis mängijat, 53 kaarti: lahtimängija leiab endale partneri, punkte saab igaüks eraldi.
five_hundred-preset-six-handed = Kuus mängijat võistkondades, 63 kaarti: lisaks üheteistkümned, kaheteistkümned ja punased kolmeteistkümned.

## Option groups
option-group-cards = Kaardid ja mängijad
option-group-bidding = Pakkumine
option-group-miseres = Misäärid
option-group-jokers = Jokker
option-group-scoring = Punktid
option-group-match = Matš

## Options and their values
five_hundred-option-players = Mängijaid
five_hundred-option-fours = Neljad pakis
five_hundred-option-fours-black-out = Kaks punast
five_hundred-option-fours-follow-trump-colour = Üks must ja üks punane; trumbi värvi oma on trump
five_hundred-option-second-joker = Teine, madalam jokker
five_hundred-option-table-hand = Lauakäed
five_hundred-option-table-hand-half-open = Viis kaarti lahti, igaüks ühe kinnise peal
five_hundred-option-table-hand-blind = Pakkumise ajal kinni, siis lahti
five_hundred-option-sides-six = Võistkonnad
five_hundred-option-sides-six-two-of-three = Kaks kolmest, istutakse vaheldumisi
five_hundred-option-sides-six-three-of-two = Kolm kahest, istutakse vastakuti
five_hundred-option-partner-five = Lahtimängija leiab partneri
five_hundred-option-partner-five-by-seat = Nimetades mängija
five_hundred-option-partner-five-by-card = Kutsudes kaardi
five_hundred-option-bidding = Pakkumine
five_hundred-option-bidding-rounds = Kestab, kuni kõik peale ühe on passinud
five_hundred-option-bidding-single = Igaüks ütleb ühe korra
five_hundred-option-bid-after-pass = Pakkumine pärast passi
five_hundred-option-bid-after-pass-never = Ei tohi
five_hundred-option-bid-after-pass-denomination-changed = Kui keegi on vahetanud masti
five_hundred-option-bid-after-pass-free = Vabalt, kuni pakkumine kestab
five_hundred-option-self-raise = Oma pakkumise tõstmine, kui teised on passinud
five_hundred-option-self-raise-off = Ei tohi
five_hundred-option-self-raise-once = Ühe korra
five_hundred-option-self-raise-once-reopens-if-denomination-changes = Ühe korra; uus mast avab pakkumise taas
five_hundred-option-all-pass = Kui kõik passivad
five_hundred-option-all-pass-throw-in-next = Jagab järgmine jagaja
five_hundred-option-all-pass-throw-in-same = Jagab sama jagaja uuesti
five_hundred-option-all-pass-play-no-trumps = Mängitakse trumbita ja talonita
five_hundred-option-sans-kitty = Pakkumised talonita
five_hundred-option-sans-value = Nende väärtus
five_hundred-option-sans-value-same = Sama mis taloniga
five_hundred-option-sans-value-misere-500 = Sama, aga misäär 500
five_hundred-option-misere = Misääri tohib pakkuda
five_hundred-option-misere-gate = Misääri tohib pakkuda
five_hundred-option-misere-gate-after-seven = Alles siis, kui keegi on pakkunud seitse
five_hundred-option-misere-gate-any = Igal ajal
five_hundred-option-misere-rank = Misääri koht
five_hundred-option-misere-rank-below-8s = Trumbita seitsme ja pada kaheksa vahel
five_hundred-option-misere-rank-above-8s = Pada kaheksa ja risti kaheksa vahel
five_hundred-option-misere-rank-above-7c = Risti seitsme ja ruutu seitsme vahel
five_hundred-option-open-misere-rank = Avatud misääri koht
five_hundred-option-open-misere-rank-below-10h = Ruutu kümne ja ärtu kümne vahel
five_hundred-option-open-misere-rank-highest = Üle kõige
five_hundred-option-open-misere-expose = Avatud misääri käsi pannakse lahti
five_hundred-option-open-misere-expose-after-trick-1 = Pärast esimest tihi
five_hundred-option-open-misere-expose-before-lead = Enne esimest käiku
five_hundred-option-blind-misere = Pimedat misääri tohib pakkuda
five_hundred-option-blind-misere-value = Pime misäär on väärt
five_hundred-option-blind-misere-value-500 = 500 ja seisab avatud misääri kõrval
five_hundred-option-blind-misere-value-1000 = 1000 ja seisab üle kõige
five_hundred-option-misere-play-out = Kaotatud misäär mängitakse lõpuni
five_hundred-option-joker-nt = Jokker trumbita mängus
five_hundred-option-joker-nt-pagat = Tohib määrata; muidu tühja mastiga, välja käies nimetab masti, mida pole käidud
five_hundred-option-joker-nt-lead-last-only = Nagu tavaliselt, aga välja ainult viimases tihis
five_hundred-option-joker-nt-first-or-last-of-suit = Nagu tavaliselt, ja ka masti nimel, mille kõik kaardid on läinud
five_hundred-option-joker-nt-no-nomination = Nagu tavaliselt, aga ei määrata kunagi
five_hundred-option-joker-nt-always-playable = Tohib käia igasse tihisse, mast tühi või mitte
five_hundred-option-joker-nt-low-in-misere = Misääris on ta madalaim kaart
five_hundred-option-trick-points = Kümme punkti tihist teisele poolele
five_hundred-option-trick-points-always = Alati
five_hundred-option-trick-points-never = Ei kunagi
five_hundred-option-trick-cap = Tihipunktid ei tõsta kedagi üle
five_hundred-option-trick-cap-none = Piirita
five_hundred-option-trick-cap-490 = 490
five_hundred-option-trick-cap-480 = 480
five_hundred-option-trick-cap-400 = 400
five_hundred-option-slam = Kõik kümme tihi annavad vähemalt 250
five_hundred-option-target = Punkte võiduks
five_hundred-option-back-door = Punktid, millega pool on kaotanud (0: ei ole)
five_hundred-option-win-any = Võidavad igasugused punktid, mitte ainult lepingu omad
five_hundred-option-spread-500 = Võidab 500-punktine edu miinuses poole ees

## Options that clash
five_hundred-clash-players = “{ $preset }” on { $players } mängijale, mitte { $value }: vali eelseade oma mängijate arvu järgi.
five_hundred-clash-fours = “{ $preset }” ei mängi 43 kaardi paki kahe neljaga: nende valik ei tähenda seal midagi.
five_hundred-clash-sides-six = Võistkondi saab valida ainult kuue mängijaga.
five_hundred-clash-partner-five = Partnerit otsitakse koha või kaardi järgi ainult viie mängijaga.
five_hundred-clash-no-joker = Eelseades “{ $preset }” ei ole jokkerit: tema kohta ei saa midagi valida.
five_hundred-clash-misere-five = Viie mängijaga misääri ei ole: lahtimängija partnerid vahetuvad iga jagamisega.
five_hundred-clash-misere-off = { $option } ei tähenda midagi, kui misäärid on väljas.
five_hundred-clash-low-joker = Misääris madal jokker ei tähenda midagi, kui misäärid on väljas.
five_hundred-clash-single-raise = Kus igaüks ütleb ühe korra, ei saa keegi oma pakkumist tõsta.
five_hundred-clash-single-pass = Kus igaüks ütleb ühe korra, ei saa keegi pärast passi pakkuda.
five_hundred-clash-cap = Tihipunktide piir ei tähenda midagi, kui tihid punkte ei anna.
five_hundred-clash-win-any = Kui tihid punkte ei anna, on kõik punktid lepingutest: igasuguste punktidega võitmine ei muuda midagi.
five_hundred-clash-all-pass = Kui tihid punkte ei anna, ei ole lepinguta jagamises millegi nimel mängida.
five_hundred-clash-cap-target = Piir { $cap } ei tähenda midagi, kui võiduks on vaja { $target } punkti.
five_hundred-clash-spread = 500-punktine edu loetakse kahe poole vahel; siin on pooli { $sides }.

## Suits and bids, as parts of sentences
five_hundred-suit-s = pada
five_hundred-suit-c = risti
five_hundred-suit-d = ruutu
five_hundred-suit-h = ärtu
five_hundred-suit-nt = trumbita
five_hundred-bid-tricks = { $tricks } { $suit }
five_hundred-bid-misere = misäär
five_hundred-bid-open-misere = avatud misäär
five_hundred-bid-blind-misere = pime misäär
five_hundred-bid-sans = { $bid } talonita

## Why not
five_hundred-no-move = “{ $text }” ei ole käik; ütle “pass”, “7H”, “8NT”, “misere”, “discard 5S 6S 7C” (pane maha), “nominate H” (määra jokker), “JD”, “joker naming S” (jokker pada nimel), “claim” (ülejäänud minule) ja muud sellist.
five_hundred-refused-round-is-over = Jagamine on lõppenud.
five_hundred-refused-not-a-move = See ei ole selle mängu käik.
five_hundred-refused-auction-first = Pakkumine ei ole veel läbi: passi või paku.
five_hundred-refused-auction-is-over = Pakkumine on läbi.
five_hundred-refused-already-looked = Sa oled oma kaarte juba vaadanud.
five_hundred-refused-too-low = Pakkumine peab olema kehtivast kõrgem, praegu kehtib { $standing }: rohkem tihisid või sama palju kõrgemas mastis. Madalast kõrgeni: pada, risti, ruutu, ärtu, trumbita.
five_hundred-refused-misere-too-late = See misäär on madalam kui kehtiv pakkumine, { $standing }. Pakkumiste järjekord ei ole nende punktide järjekord.
five_hundred-refused-misere-needs-seven = Misääri tohib pakkuda alles siis, kui keegi, kas või sina ise, on selles jagamises pakkunud seitse. Seda pole keegi teinud; avatud misäär seitset ei vaja.
five_hundred-refused-no-misere = Nende majareeglitega misääre ei mängita.
five_hundred-refused-no-blind-misere = Nende majareeglitega pimedat misääri ei mängita.
five_hundred-refused-blind-after-looking = Pimedat misääri pakutakse enne kaartide vaatamist, aga sina oled vaadanud.
five_hundred-refused-blind-first-call-only = Pime misäär peab olema sinu esimene ütlemine.
five_hundred-refused-no-sans = Nende majareeglitega talonita ei pakuta.
five_hundred-refused-blind-with-kitty = Pimedat misääri mängitakse alati taloniga.
five_hundred-refused-call-partner-first = Leia enne endale partner.
five_hundred-refused-nobody-is-called = Selles lauas on partnerid paigas: kedagi ei kutsuta.
five_hundred-refused-call-a-seat = Nimeta partneriks mängija, “partner 3”: nende majareeglitega kaarti ei kutsuta.
five_hundred-refused-call-a-card = Kutsu kaart, “call AS”, või mängi üksi: nende majareeglitega mängijat ei nimetata.
five_hundred-refused-cannot-call-oneself = Iseenda partner ei saa olla.
five_hundred-refused-already-called = See valik on juba tehtud.
five_hundred-refused-no-such-seat = Sellist kohta ei ole: need on 1 kuni { $players }.
five_hundred-refused-cannot-call-joker = Jokkerit ei saa kutsuda.
five_hundred-refused-cannot-call-own-card = { $card } on sul endal: kutsu kaart, mida sul ei ole, või ütle “alone”.
five_hundred-refused-card-not-in-pack = Kaarti { $card } selles pakis ei ole.
five_hundred-refused-no-going-alone = Nende majareeglitega nimetab lahtimängija oma partnerid; üksi ta ei mängi.
five_hundred-refused-discard-first = Pane enne maha { $kitty } kaarti, oma käest või talonist.
five_hundred-refused-nothing-to-discard = Kaarte paneb maha ainult lahtimängija ja enne mängu.
five_hundred-refused-not-your-card = Seda kaarti ei ole käes, mis on käigul.
five_hundred-refused-nominate-first = Enne määramine: kui sul on jokker, võid talle nüüd masti anda, “nominate H”; või ütle “nominate none”.
five_hundred-refused-no-nomination = Jokker määratakse enne esimest käiku või üldse mitte, ja seda teeb trumbita mängu lahtimängija.
five_hundred-refused-nominate-without-joker = Määrata saab ainult oma käes oleva jokkeri, aga sul teda ei ole: ütle “nominate none”.
five_hundred-refused-must-follow = Tuleb käia samas mastis: välja käidi { $suit } ja sul on seda.
five_hundred-refused-left-bower-is-trump = { $card } on vasak bauer: kui trump on { $trump }, siis tema mast on { $trump }, mitte { $printed }. Sul on päris kaarte mastist { $printed } ja tuleb käia neist.
five_hundred-refused-left-bower-must-follow = Välja käidi { $trump } ja sul on üks: { $left }, vasak bauer, on mastist { $trump } ja ta tuleb käia.
five_hundred-refused-joker-must-follow = Välja käidi { $suit } ja sinu jokker kuulub sellesse masti: ta on ainus sobiv kaart ja tuleb käia.
five_hundred-refused-joker-only-when-void = Jokker ei kuulu siin ühtegi masti. Kellegi teise välja käidud tihisse tohib teda panna ainult see, kel väljakäigu masti ei ole, aga sul on: { $suit }.
five_hundred-refused-joker-forced = Misääris peab jokkeri käima see, kes masti järgi käia ei saa: mastita jokkerit tagasi hoida ei tohi.
five_hundred-refused-joker-names-a-suit = Jokker ei kuulu siin ühtegi masti: ütle, millise masti nimel sa ta välja käid, “joker naming S”. Teised peavad seda masti käima.
five_hundred-refused-joker-names-nothing = Selle kaardiga nüüd masti ei nimetata: seda teeb ainult mastita jokker, kui ta enne viimast tihi välja käiakse.
five_hundred-refused-suit-already-led = Jokkeri tohib välja käia ainult sellise masti nimel, mida selles jagamises pole välja käidud, aga { $suit } on.
five_hundred-refused-all-suits-led = Kõik neli masti on välja käidud ja jokkeril pole enam midagi nimetada: välja tohib ta käia ainult viimasesse tihisse, muidu siis, kui sul väljakäigu masti ei ole.
five_hundred-refused-joker-leads-last-only = Nende majareeglitega tohib jokkeri välja käia ainult viimasesse tihisse.
five_hundred-refused-claim-not-sure = See nõue ei pea igasuguse kaitse vastu: mõne kaardijaotuse ja vastumänguga kaotaksid tihi.
five_hundred-refused-claim-not-in-misere = Misääris saab nõude esitada ainult lahtimängija, oma käigul ja siis, kui ta ei ole tihi võtnud.
five_hundred-refused-claim-misere-not-sure = See nõue ei pea igasuguse kaitse vastu: teistel võib olla kaarte, millega sind tihi võtma panna.
five_hundred-refused-claim-needs-play = Nõue esitatakse tihide mängimise ajal.

## Positions that cannot be
five_hundred-position-unknown-key = “{ $key }” ei kuulu seisu juurde; osad on { $known }.
five_hundred-position-hands = “hands” peab sisaldama { $hands } kätt, igaühes kaardid reas, näiteks "AS 10H JK", või mitu kaarti on teadmata.
five_hundred-position-not-cards = “{ $where }” peab olema kaardid reas, näiteks "AS 10H JK".
five_hundred-position-no-card = “{ $text }” kohas { $where } ei nimeta kaarti.
five_hundred-position-not-a-list = “{ $key }” peab olema tekstide loend.
five_hundred-position-covered = “covered” loetleb iga lauakäe kohta lahtised kaardid kinniste peal, näiteks "KS/5H 2D/?", kõige rohkem viis.
five_hundred-position-twice = { $card } on kahes kohas.
five_hundred-position-not-in-pack = Kaarti { $card } selles pakis ei ole.
five_hundred-position-count = Kaartide arv ei klapi: pakis on { $size }.
five_hundred-position-dead = Kõrval on { $count } kaarti; peab olema { $needed }.
five_hundred-position-kitty = Laual on talonis { $count } kaarti; nüüd peab olema { $needed }.
five_hundred-position-discards = { $count } kaarti ei saa praegu maha pandud olla: neid on kõige rohkem { $kitty } ja alles siis, kui talon on võetud.
five_hundred-position-hand-size = Käes { $hand } on { $count } kaarti; peab olema { $needed }.
five_hundred-position-trick = “{ $text }” ei ole tihi: kirjuta väljakäija, koolon ja kaardid käimise järjekorras, "1: JK>D 5D".
five_hundred-position-number = “{ $key }” peab olema arv 0 kuni { $last }, mitte “{ $value }”.
five_hundred-position-numbers = “{ $key }” peab sisaldama { $count } täisarvu.
five_hundred-position-taken = “taken” ütleb, mitu tihi iga käsi võttis, kokku kõige rohkem kümme, ja kuulub pooleliolevasse mängu.
five_hundred-position-contract = “{ $text }” ei ole nende majareeglite leping, või on ka pakkumine antud.
five_hundred-position-called = Kaarti { $card } ei saa kutsuda.
five_hundred-position-suit = “{ $text }” kohas { $where } ei ole mast; mastid on S, C, D ja H.
five_hundred-position-turn = Käsi { $hand } ei ole käigul, kui kaart { $card } peaks käidama.

## The log
five_hundred-log-pass = { $player } passib.
five_hundred-log-pass-thrown-in = { $player } passib. Keegi ei pakkunud: kaardid visatakse kokku.
five_hundred-log-look = { $player } vaatab oma kaarte.
five_hundred-log-bid = { $player } pakub: { $bid }.
five_hundred-log-partner = { $player } võtab partneriks: { $partner_player }.
five_hundred-log-call-card = { $player } kutsub kaardi { $card }.
five_hundred-log-alone = { $player } mängib üksi.
five_hundred-log-discarding = { $player } paneb kaardi maha, { $count } / { $of }.
five_hundred-log-discard = { $player } on maha pannud { $of ->
    [3] kolm
    [4] neli
    [5] viis
    [6] kuus
   *[other] { $of }
  } kaarti.
five_hundred-log-nominate = { $player } määrab jokkeri masti kõrgeimaks kaardiks: { $suit }.
five_hundred-log-nominate-none = { $player } ei määra midagi.
five_hundred-log-card = { $player } käib { $card }.
five_hundred-log-card-takes = { $player } käib { $card }. Tihi võtab { $taker_player }.
five_hundred-log-card-naming = { $player } käib välja { $card } ja nimetab masti: { $suit }.
five_hundred-log-card-naming-takes = { $player } käib välja { $card } ja nimetab masti: { $suit }. Tihi võtab { $taker_player }.
five_hundred-log-card-table = { $player } käib lauakäest { $card }.
five_hundred-log-card-table-takes = { $player } käib lauakäest { $card }. Tihi võtab { $taker_player }.
five_hundred-log-card-naming-table = { $player } käib lauakäest välja { $card } ja nimetab masti: { $suit }.
five_hundred-log-card-naming-table-takes = { $player } käib lauakäest välja { $card } ja nimetab masti: { $suit }. Tihi võtab { $taker_player }.
five_hundred-log-claim = { $player } nõuab ülejäänud tihid endale: miski ei saa seda takistada.
five_hundred-log-claim-misere = { $player } nõuab misääri: miski ei saa seda kätt tihi võtma panna.

## The account of a deal
five_hundred-account-thrown-in = Keegi ei pakkunud: kokku visatud
five_hundred-account-bid = { $player } pakkus: { $bid }, väärtus { $value }
five_hundred-account-made = Täidetud: { $taken } tihi, vaja oli { $needed }
five_hundred-account-failed = Täitmata: { $taken } tihi, vaja oli { $needed }
five_hundred-account-misere-made = Täidetud: ühtegi tihi ei võetud
five_hundred-account-misere-failed = Täitmata: võeti tihi
five_hundred-account-slam = Kõik kümme tihi: selle asemel { $points }
five_hundred-account-misere-others = Misääris ei saa teine pool midagi
five_hundred-account-tricks = { $taken ->
    [one] 1 tihi: { $points }
   *[other] { $taken } tihi: { $points }
  }
five_hundred-account-tricks-capped = { $taken ->
    [one] 1 tihi
   *[other] { $taken } tihi
  }, aga tihid ei tõsta kedagi üle { $cap }: { $points }
five_hundred-account-tricks-nothing = { $taken ->
    [one] 1 tihi
   *[other] { $taken } tihi
  }: nende majareeglitega mitte midagi
five_hundred-account-total = Jagamine: { $points }

## The table in sentences
five_hundred-board-round = Jagamine { $round }. Jagas { $player }.
five_hundred-board-seat = koht { $number }
five_hundred-board-total = Kokku, { $seats }: { $total }.
five_hundred-board-no-bid = Keegi ei ole pakkunud.
five_hundred-board-no-contract = Lepingut ei ole: mängitakse trumbita ja talonita.
five_hundred-board-bid = Kehtib pakkumine { $bid }, pakkus { $player }.
five_hundred-board-contract = { $player } mängib: { $bid }.
five_hundred-board-nominated = Jokker on masti kõrgeim kaart: { $suit }.
five_hundred-board-called = Partner on see, kelle käes on { $card }.
five_hundred-board-hand = { $player }: { $cards } ({ $tricks ->
    [one] 1 tihi
   *[other] { $tricks } tihi
  }).
five_hundred-board-hand-hidden = { $player }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarti
  } ({ $tricks ->
    [one] 1 tihi
   *[other] { $tricks } tihi
  }).
five_hundred-board-table = Lauakäsi, mängib { $player }: { $cards } ({ $tricks ->
    [one] 1 tihi
   *[other] { $tricks } tihi
  }, koos kinnistega { $count } kaarti).
five_hundred-board-table-hidden = Lauakäsi, mängib { $player }: { $count } kaarti, kinni.
five_hundred-board-sitting = { $player } ei mängi kaasa: { $cards }.
five_hundred-board-sitting-hidden = { $player } ei mängi kaasa.
five_hundred-board-discards = Sa panid maha: { $cards }.
five_hundred-board-trick = Tihi: { $cards }. Seni võtab { $player }.
five_hundred-board-naming = Jokker käidi välja masti nimel: { $suit }.
five_hundred-board-last-trick = Viimane tihi: { $cards }, võttis { $player }.

## The rule book
five_hundred-rules-setup = Enne jagamist
five_hundred-rules-cards = Kaartide järjekord
five_hundred-rules-auction = Pakkumine
five_hundred-rules-kitty = Talon
five_hundred-rules-play = Mäng
five_hundred-rules-joker = Jokker trumbita mängus
five_hundred-rules-misere = Misäär
five_hundred-rules-scoring = Punktid
five_hundred-rules-match = Matš
five_hundred-rules-advice = Hea nõu

five_hundred-rule-players = Selles lauas on { $players } mängijat. Esimene jagaja loositakse; pärast iga jagamist liigub jagamine ühe koha võrra päripäeva.
five_hundred-rule-sides-alone = Kaks mängijat mängivad teineteise vastu.
five_hundred-rule-sides-two-hands = Kaks mängijat mängivad teineteise vastu. Kummalgi on oma käsi ja tema vastas lauakäsi, mis mängib partnerina.
five_hundred-rule-sides-three = Pakkumise võitja mängib kahe teise vastu, kes saavad punkte kumbki endale.
five_hundred-rule-sides-partners = Vastakuti istujad on partnerid.
five_hundred-rule-sides-five = Igaüks saab punkte endale; igas jagamises leiab lahtimängija endale partneri.
five_hundred-rule-sides-two-of-three = On kaks kolmest võistkonda, kes istuvad vaheldumisi.
five_hundred-rule-sides-three-of-two = On kolm kahest võistkonda, partnerid istuvad vastakuti.
five_hundred-rule-pack-24 = Pakis on 24 kaarti: iga masti äss, kuningas, emand, poiss, kümme ja üheksa, jokkerit ei ole.
five_hundred-rule-pack-25 = Pakis on 25 kaarti: iga masti äss, kuningas, emand, poiss, kümme ja üheksa, ning jokker.
five_hundred-rule-pack-33 = Pakis on 33 kaarti: iga masti kaardid ässast seitsmeni ja jokker.
five_hundred-rule-pack-43 = Pakis on 43 kaarti: iga masti kaardid ässast viieni, kaks nelja ja jokker. Neljad on punased, kui ei ole kokku lepitud teisiti.
five_hundred-rule-pack-45 = Pakis on 45 kaarti: iga masti kaardid ässast neljani ja jokker.
five_hundred-rule-pack-46 = Pakis on 46 kaarti: iga masti kaardid ässast neljani ja kaks jokkerit, millest üks on kõrgem.
five_hundred-rule-pack-53 = Pakis on 53 kaarti: täispakk ja jokker.
five_hundred-rule-pack-63 = Pakis on 63 kaarti: täispakk, iga masti üksteist ja kaksteist, ruutu ja ärtu kolmteist ning jokker.
five_hundred-rule-fours = Neljad on risti neli ja ärtu neli. Trumbi värvi oma on madalaim trump.
five_hundred-rule-deal = Jaga päripäeva alates jagaja vasakust käest: igaühele kolm kaarti, siis neli, siis kolm, ja iga ringi järel osa talonist. Igaühel on kümme kaarti ja { $kitty } kaarti jäävad kinniselt taloniks.
five_hundred-rule-dead = { $hands ->
    [one] Veel üks kümne kaardiga käsi jagatakse kinniselt kõrvale: seda ei näe keegi kunagi.
   *[other] Veel { $hands } kümne kaardiga kätt jagatakse kinniselt kõrvale: neid ei näe keegi kunagi.
  }
five_hundred-rule-table-hand-half-open = Lauakäes on viis kinnist kaarti, igaühe peal üks lahtine. Kui lahtine kaart käiakse, pööratakse tema all olev lahti. Käia saab ainult lahtisi kaarte.
five_hundred-rule-table-hand-blind = Lauakäed on pakkumise ajal kinni ja pööratakse enne mängu lahti.
five_hundred-rule-order = Tavalises mastis on kõrgeim äss, siis kuningas, emand, poiss, kümme ja nii edasi alla.
five_hundred-rule-order-six = Kolmteist, kaksteist ja üksteist on poisi ja kümne vahel.
five_hundred-rule-trumps-joker = Kõrgeim trump on jokker. Tema järel parem bauer ehk trumbi poiss, siis vasak bauer ehk sama värvi teine poiss, siis äss, kuningas, emand, kümme ja nii edasi.
five_hundred-rule-trumps-two-jokers = Kõrgeimad trumbid on kaks jokkerit. Nende järel parem bauer ehk trumbi poiss, siis vasak bauer ehk sama värvi teine poiss, siis äss, kuningas, emand, kümme ja nii edasi.
five_hundred-rule-trumps-no-joker = Kõrgeim trump on parem bauer ehk trumbi poiss. Tema järel vasak bauer ehk sama värvi teine poiss, siis äss, kuningas, emand, kümme ja nii edasi.
five_hundred-rule-bowers-belong = Jokker ja bauerid kuuluvad igas mõttes trumbimasti. Kui trump on ärtu, siis on ruutu poiss ärtu: teda käiakse ärtu, mitte ruutu peale.
five_hundred-rule-no-bowers = Trumbita mängus, seega igas misääris, bauereid ei ole: iga poiss seisab oma masti emanda ja kümne vahel.
five_hundred-rule-bids = Alustab mängija jagaja vasakul käel; öeldakse päripäeva. Passi või paku kehtivast kõrgem: tihide arv kuuest kümneni ja trumbimast või trumbita.
five_hundred-rule-ladder = Rohkem tihisid on kõrgem; sama arvu juures on madalast kõrgeni pada, risti, ruutu, ärtu, trumbita. Pakkumiste järjekord ei ole nende punktide järjekord.
five_hundred-rule-jumps = Ei pea pakkuma järgmist kõrgemat. Madalaim pakkumine on kuus pada, kõrgeim kümme trumbita.
five_hundred-rule-bidding-rounds = Pakutakse ringi, kuni kõik peale ühe on passinud. Kõrgeim pakkumine on leping, selle pakkuja lahtimängija.
five_hundred-rule-bidding-single = Igaüks ütleb täpselt ühe korra, jagaja viimasena. Kõrgeim pakkumine on leping, selle pakkuja lahtimängija.
five_hundred-rule-bid-after-pass-never = Kes on passinud, enam pakkuda ei saa.
five_hundred-rule-bid-after-pass-denomination-changed = Kes on passinud, võib uuesti pakkuda, kui keegi on pakkunud teise masti kui see, mis kehtis.
five_hundred-rule-bid-after-pass-free = Kes on passinud, võib uuesti pakkuda, kuni pakkumine kestab.
five_hundred-rule-self-raise-off = Kui kõik teised on passinud, oma pakkumist tõsta ei tohi.
five_hundred-rule-self-raise-once = Kui kõik teised on passinud, tohib oma pakkumist ühe korra tõsta.
five_hundred-rule-self-raise-once-reopens-if-denomination-changes = Kui kõik teised on passinud, tohib oma pakkumist ühe korra tõsta. Teise masti puhul võivad teised uuesti pakkuda.
five_hundred-rule-sans-value-same = Pakkuda tohib ka talonita. Selline pakkumine on just kõrgem kui sama pakkumine taloniga ja sama palju väärt; talon jääb kinni ja midagi maha ei panda.
five_hundred-rule-sans-value-misere-500 = Pakkuda tohib ka talonita. Selline pakkumine on just kõrgem kui sama pakkumine taloniga ja sama palju väärt, misäär aga 500; talon jääb kinni ja midagi maha ei panda.
five_hundred-rule-all-pass-throw-in-next = Kui kõik passivad, visatakse kaardid kokku, keegi punkte ei saa ja jagab järgmine jagaja.
five_hundred-rule-all-pass-throw-in-same = Kui kõik passivad, visatakse kaardid kokku, keegi punkte ei saa ja sama jagaja jagab uuesti.
five_hundred-rule-all-pass-play-no-trumps = Kui kõik passivad, mängitakse trumbita ja talonita. Välja käib mängija jagaja vasakul käel ja iga tihi annab kümme punkti.
five_hundred-rule-partner-five-by-seat = Nüüd nimetab lahtimängija partneri, kaheksase või kõrgema pakkumise puhul kaks.
five_hundred-rule-partner-five-by-card = Nüüd kutsub lahtimängija kaardi, mida tal ei ole ja mis ei ole jokker: kelle käes see on, on tema partner ega ütle midagi, enne kui selle käib. Kui see on talonis, on lahtimängija üksi. Ta võib ka öelda, et mängib üksi.
five_hundred-rule-kitty = Ainult lahtimängija võtab { $kitty } kaarti talonist ja paneb mis tahes { $kitty } kaarti kinniselt maha: ka taloni kaarte, trumpe ja jokkeri. Keegi teine neid kunagi ei näe.
five_hundred-rule-kitty-compulsory = Talon tuleb võtta, aga maha võib panna samad { $kitty } kaarti.
five_hundred-rule-lead = Esimesse tihisse käib välja lahtimängija, mis tahes lepingus. Mängitakse päripäeva; tihi võtja käib järgmisse välja.
five_hundred-rule-follow = Käi samas mastis, kui saad. Kui ei saa, võid käia mis tahes kaardi: trumpama ei pea.
five_hundred-rule-trick = Tihi võtab kõrgeim trump; kui trumpi ei ole, siis väljakäigu masti kõrgeim kaart.
five_hundred-rule-claim = Oma käigul võib mängija nõuda ülejäänud tihid endale. Nõue kehtib ainult siis, kui tema enda käsi võtab need kõik, mis kaardid teistel ka oleksid ja kuidas nad ka mängiksid; misääris siis, kui miski ei saa lahtimängijat tihi võtma panna. Teistest teatakse seda, mida nad on käinud ja mis mastid neil on tühjaks osutunud; nende kaartide arvu ei loeta.
five_hundred-rule-nomination = Trumbita mängus võib lahtimängija, kelle käes on jokker, enne väljakäiku öelda, millisesse masti jokker kuulub. Sellest peale on ta selle masti kõrgeim kaart nagu iga teine ja kaotab, kui ta teisele mastile maha pannakse. Keegi teine seda teha ei tohi. Lahtimängija, kel jokkerit ei ole, ütleb, et ei määra midagi.
five_hundred-rule-joker-free = Määramata jokker ei kuulu ühtegi masti ja lööb iga kaardi.
five_hundred-rule-joker-follow = Kellegi teise välja käidud tihisse tohib teda panna ainult see, kel väljakäigu masti ei ole.
five_hundred-rule-joker-forced = Misääris peab selline mängija ta käima; muidu tohib maha panna ka teise kaardi.
five_hundred-rule-joker-lead = Kes ta välja käib, nimetab masti, mida selles jagamises pole välja käidud, olgu see tal või mitte. Teised peavad seda masti käima, kui saavad, ja see loetakse välja käiduks.
five_hundred-rule-joker-all-led = Kui kõik neli masti on välja käidud, tohib ta välja käia ainult viimasesse tihisse.
five_hundred-rule-joker-nt-lead-last-only = Välja tohib ta käia ainult viimasesse tihisse.
five_hundred-rule-joker-nt-first-or-last-of-suit = Välja tohib ta käia ka masti nimel, mille kõik teised kaardid on käidud.
five_hundred-rule-joker-nt-no-nomination = Keegi ei tohi öelda, millisesse masti jokker kuulub.
five_hundred-rule-joker-nt-always-playable = Majareegel: teda tohib käia igasse tihisse, ka siis, kui masti on.
five_hundred-rule-joker-nt-low-in-misere = Majareegel: misääris jokkerit ei määrata ega pea käima ja ta kaotab igale väljakäigu masti kaardile; masti nimel välja käiduna võtab ta tihi ainult siis, kui keegi seda masti ei käi.
five_hundred-rule-no-misere = Misääre ei mängita.
five_hundred-rule-misere = Misäär on pakkumine mitte võtta ühtegi tihi, trumbita. Lahtimängija võtab taloni nagu ikka ja käib välja; tema partnerid panevad oma kaardid kinniselt lauale ega mängi kaasa.
five_hundred-rule-misere-gate-after-seven = Misääri tohib pakkuda alles siis, kui keegi on samas jagamises pakkunud seitse. Avatud misäär seitset ei vaja.
five_hundred-rule-misere-gate-any = Misääri tohib pakkuda igal ajal.
five_hundred-rule-misere-rank-below-8s = Ta on kõrgem kui seitse trumbita ja madalam kui kaheksa pada.
five_hundred-rule-misere-rank-above-8s = Ta on kõrgem kui kaheksa pada ja madalam kui kaheksa risti.
five_hundred-rule-misere-rank-above-7c = Ta on kõrgem kui seitse risti ja madalam kui seitse ruutu.
five_hundred-rule-open-misere-rank-below-10h = Avatud misäär on kõrgem kui kümme ruutu ja madalam kui kümme ärtu.
five_hundred-rule-open-misere-rank-highest = Avatud misäär on kõrgeim pakkumine.
five_hundred-rule-open-misere-expose-after-trick-1 = Avatud misääris paneb lahtimängija oma kaardid pärast esimest tihi lahti.
five_hundred-rule-open-misere-expose-before-lead = Avatud misääris paneb lahtimängija oma kaardid enne väljakäiku lahti.
five_hundred-rule-misere-stops = Kui lahtimängija võtab tihi, on misäär kaotatud ja mäng lõpeb.
five_hundred-rule-misere-play-out = Misäär mängitakse lõpuni ka siis, kui ta on kaotatud.
five_hundred-rule-blind-misere-value-500 = Pimedat misääri pakutakse enne oma kaartide vaatamist, esimese ütlemisena. Ta seisab avatud misääri kõrval, nii et kumbki teist üle ei paku, ja on väärt 500. Kätt lahti ei panda.
five_hundred-rule-blind-misere-value-1000 = Pimedat misääri pakutakse enne oma kaartide vaatamist, esimese ütlemisena. Ta on kõrgeim pakkumine ja väärt 1000. Kätt lahti ei panda.
five_hundred-rule-values = Kuus pada on väärt 40 ja iga kõrgem mast 20 rohkem: risti 60, ruutu 80, ärtu 100, trumbita 120. Iga lisatihi pakkumises annab 100: seitse pada 140, kümme trumbita 520.
five_hundred-rule-made = Kui lahtimängija pool võtab nii palju tihisid, kui pakuti, või rohkem, saab ta väärtuse, ülejäägi eest mitte midagi. Muidu kaotab ta väärtuse, olgu puudu kui palju tahes.
five_hundred-rule-misere-values = Misäär on väärt 250, avatud misäär 500. Teised misääris punkte ei saa.
five_hundred-rule-slam = Kõik kümme tihi annavad 250, kui pakkumine oli vähem väärt.
five_hundred-rule-trick-points-always = Igas muus lepingus saavad teised iga võetud tihi eest kümme, olgu leping täidetud või mitte.
five_hundred-rule-trick-points-never = Teised oma tihide eest midagi ei saa.
five_hundred-rule-trick-cap = Tihipunktid ei tõsta kedagi üle { $cap }; kes seal juba on, ei saa midagi.
five_hundred-rule-win = Pool võidab, kui tema enda täidetud leping viib ta { $target } punktini või üle. Ainult tihipunktidega ei võideta: mäng läheb edasi ja võidab järgmine täidetud leping.
five_hundred-rule-win-any = Pool võidab { $target } või enama punktiga, kust need ka tulid; äsja täidetud leping läheb ette.
five_hundred-rule-back-door = Pool, kes langeb −{ $points } punktini või alla, on kaotanud, mis tahes teise seis on: ta läheb tagauksest välja.
five_hundred-rule-back-door-alone = Kui keegi langeb −{ $points } punktini või alla, lõpeb matš ja võidab teistest parim; võrdsete seas esimene jagajast vasakul.
five_hundred-rule-spread = Võidab pool, kes juhib 500 punktiga või rohkem, kui teine on miinuses.
five_hundred-rule-advice-length = Paku pikkuse peale: pikk trumbimast jokkeri või baueritega ning kõrval ässad või lühikesed mastid. Partner annab tihi või kaks.
five_hundred-rule-advice-kitty = Arvesta talonist umbes ühe kasuliku kaardiga. Pane maha nii, et mõni mast saab tühjaks; hoia ässad alles.
five_hundred-rule-advice-joker = Trumbita mängus kasuta jokker ära, enne kui kõik neli masti on välja käidud: hiljem võid temaga kimpu jääda.
five_hundred-rule-advice-misere = Misääriks on vaja madalaid kaarte igas mastis; vahe madala kaardi kohal ei tee midagi, üksik kõrge kaart küll, kui teda ei saa maha panna.
