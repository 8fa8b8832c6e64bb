# Golf kolme kuni kümne kaardiga mängija kohta. Reeglite tähised seisavad lausete kõrval, mitte nende sees.

golf-name = Golf
golf-round = rada
golf-summary = Vaheta kaarte, et lõpetada väikseima punktisummaga; võrdsed kaardid taanduvad.

## Põhivariandid
golf-preset-six = Kuus kaarti kahes reas; võrdsed kaardid samas tulbas taanduvad. Mäng, mida enamik tunneb.
golf-preset-eight = Kaheksa kaarti kahes reas; võrdsed kaardid samas tulbas taanduvad.
golf-preset-ten = Kümme kaarti kahes reas; võrdsed kaardid samas tulbas taanduvad.
golf-preset-nine = Üheksa kaarti ruudus; taanduvad ainult kolm võrdset ühel joonel.
golf-preset-nine-hole = Üheksa kaarti ruudus, kolm kaardipakki jokkeritega; võrdsed naabrid taanduvad.
golf-preset-nine-hole-6 = Üheksa raja reeglid kuue kaardiga.
golf-preset-nine-hole-3 = Üheksa raja reeglid kolme kaardiga: mõne minutiga läbi.
golf-preset-four = Neli peidetud kaarti, mida meeles pidada; koputa, kui arvad, et sul on kõige vähem.
golf-preset-four-hand = Neli kaarti käes, kogu aeg näha; kaks võrdset taanduvad; lõpetab koputus.

## Valikute rühmad
option-group-cards = Kaardid ja mängijad
option-group-counting = Mis loeb
option-group-opening = Avamine
option-group-turns = Käigud
option-group-closing = Vooru lõpetamine
option-group-match = Partii

## Valikud ja nende väärtused
golf-option-players = Mängijaid
golf-option-packs = Kaardipakke
golf-option-values = Kaartide väärtused
golf-option-values-basic = Tavalised: poiss ja emand 10, kuningas 0
golf-option-values-harder = Raskemad: poiss 11, emand 12, kuningas 13
golf-option-values-bicycle = Tavalised, aga kahed loevad −2
golf-option-bonus = Boonuskaardid
golf-option-bonus-none = Puuduvad
golf-option-bonus-jokers = Jokkerid
golf-option-bonus-twos = Kõik kahed
golf-option-bonus-one-eyed-jacks = Ühe silmaga poisid (poti ja ärtu)
golf-option-bonus-value = Boonuskaardi punktid
golf-option-jokers-per-pack = Jokkereid igas kaardipakis
golf-option-bonus-pairs = Boonuskaartide paar
golf-option-bonus-pairs-cancel = Taandub nulliks nagu iga paar
golf-option-bonus-pairs-keep = Jätab oma punktid alles
golf-option-cancel = Mis taandub
golf-option-cancel-column-pairs = Võrdsed kaardid samas tulbas
golf-option-cancel-row-column-pairs = Võrdsed kaardid samas reas või tulbas
golf-option-cancel-with-diagonals = Võrdsed kaardid samas reas, tulbas või diagonaalil
golf-option-cancel-anywhere = Ükskõik millised kaks võrdset kaarti
golf-option-cancel-line-of-three = Kolm võrdset kaarti ühel joonel
golf-option-cancel-adjacent-pairs = Võrdsed naabrid
golf-option-cancel-none = Mitte midagi
golf-option-overlap = Kolm võrdset naabrit
golf-option-overlap-disjoint = Üks paar, üks kaart jääb üle
golf-option-overlap-touching = Kõik taanduvad
golf-option-diagonal-lines = Diagonaalid on ka jooned
golf-option-remove = Taandunud jooned lahkuvad laualt
golf-option-remove-off = Ei, nad jäävad
golf-option-remove-auto = Kohe
golf-option-remove-optional = Kui omanik enne käiku soovib
golf-option-four-block = Neli võrdset kaarti kahes kõrvuti tulbas
golf-option-four-block-off = Ei anna midagi juurde
golf-option-four-block-others-plus10 = Kõik teised saavad 10 punkti
golf-option-four-block-all-plus10 = Kõik saavad 10 punkti
golf-option-four-block-self-minus10 = Omanik kaotab 10 punkti
golf-option-initial-flips = Alguses lahti keeratud kaarte
golf-option-initial-columns = Esimesed kaks lahti keeratud kaarti
golf-option-initial-columns-any = Ükskõik kus
golf-option-initial-columns-same = Samas tulbas
golf-option-initial-columns-different = Eri tulpades
golf-option-peek = Peidetud kaartide vaatamine alguses
golf-option-peek-any-two = Ükskõik millised kaks
golf-option-peek-nearest-two = Kaks lähemat
golf-option-peek-one = Üks
golf-option-peek-none = Ühtegi
golf-option-memory-aid = Ekraan jätab nähtud kaardid meelde
golf-option-closing = Kuidas voor lõpetatakse
golf-option-closing-all-up = Kui kellegi kõik kaardid on lahti
golf-option-closing-knock = Koputusega
golf-option-closing-both = Kummalgi viisil
golf-option-penalty = Kui lõpetajal ei ole kõige vähem
golf-option-penalty-off = Trahvi ei ole
golf-option-penalty-flat = Kindel trahv
golf-option-penalty-add-lowest = Liidetakse väikseim tulemus
golf-option-penalty-double = Lõpetaja tulemus kahekordistub
golf-option-penalty-add-highest = Liidetakse suurim tulemus
golf-option-penalty-points = Kindla trahvi punktid
golf-option-closer-tie = Lõpetaja, kes jagab väikseimat tulemust
golf-option-closer-tie-safe = Ei maksa midagi
golf-option-closer-tie-penalised = Maksab
golf-option-closer-bonus = Boonus lõpetajale, kellel on kõige vähem
golf-option-last-turn-stock-only = Viimastel käikudel võetakse ainult tõmbepakist
golf-option-reveal = Teiste kaardid, kui keegi on lõpetanud
golf-option-reveal-after = Keeratakse lahti pärast viimaseid käike
golf-option-reveal-before-last-turn = Keeratakse lahti enne viimaseid käike
golf-option-flip-on-discard = Pärast tõmbepakist võetud kaardi mahapanekut
golf-option-flip-on-discard-never = Ei keerata midagi lahti
golf-option-flip-on-discard-optional = Tohib ühe kaardi lahti keerata
golf-option-flip-on-discard-mandatory = Peab ühe kaardi lahti keerama
golf-option-stock-out = Kui tõmbepakk saab otsa
golf-option-stock-out-reshuffle = Mahapandud kaardid segatakse
golf-option-stock-out-end-round = Voor lõpeb
golf-option-max-reshuffles = Segamisi voorus kõige rohkem
golf-option-end = Partii lõpeb
golf-option-end-rounds = Kindla arvu voorude järel
golf-option-end-target = Kui keegi jõuab punktimäärani
golf-option-end-open = Kui mängijad kokku lepivad
golf-option-end-at = Voore või punkte
golf-option-tie = Võrdne väikseim kogusumma
golf-option-tie-share = Jagab võitu
golf-option-tie-extra-round = Mängitakse veel üks voor
golf-option-tie-fewest-worst = Võidab see, kes oli harvem halvim
golf-option-undo-take = Kogemata võetud mahapandud kaardi tohib tagasi panna

## Kokku sobimatud valikud
golf-clash-packs = { $players } mängijat vajavad vähemalt { $need } kaarti: jagamine, üks mahapandud kaart ja tõmbepakki igaühe jaoks üks; nendes kaardipakkides on { $have }.
golf-clash-flips = { $places } kaardist ei saa alguses lahti keerata { $flips }: vähemalt üks peab jääma kinni.
golf-clash-initial-columns = Reegel kahe esimese kaardi tulpade kohta vajab täpselt kaht lahti keeratud kaarti, mitte { $flips }.
golf-clash-twos = Nende väärtustega loevad kahed juba −2: nad ei saa olla ka boonuskaardid.
golf-clash-cancel = „{ $cancel }“ ei sobi põhivariandi „{ $preset }“ lauale.
golf-clash-remove = Ära võtta saab ainult kahe kaardi tulpi või kolme kaardi jooni, mitte seda, mis taandub viisil „{ $cancel }“.
golf-clash-block = Nelja kaardi plokki ei ole näha, kui taandunud tulbad laualt lahkuvad: vali üks või teine.
golf-clash-closing = Peidetud kaardid ei ole kunagi kõik lahti: voor lõpetatakse koputusega, mitte viisil „{ $closing }“.
golf-clash-reveal = Kus kaardid on lõpuni peidus, ei saa neid enne viimaseid käike lahti keerata.

## Miks ei tohi
golf-no-move = „{ $text }“ ei ole käik; ütle „draw“, „take discard“, „swap 3“, „discard“, „flip 5“, „knock“ või muud sellist.
golf-refused-round-is-over = Voor on läbi.
golf-refused-flip-first = Keera kõigepealt lahti kaardid, mis vooru avavad.
golf-refused-peek-first = Vaata kõigepealt üks kord oma kaarte.
golf-refused-holding-a-card = Sul on kaart käes: vaheta see mõne enda kaardi vastu või pane maha, kui võtsid selle tõmbepakist.
golf-refused-holding-nothing = Võta kõigepealt kaart tõmbepakist või mahapandute pealt.
golf-refused-flip-now = Sa panid tõmbepakist võetud kaardi maha: nüüd on järg ühe enda kaardi lahti keeramisel.
golf-refused-stock-is-empty = Tõmbepakk on tühi ja seda selles voorus enam ei täideta.
golf-refused-stock-is-not-empty = Käigu tohib vahele jätta ainult siis, kui tõmbepakk on tühi.
golf-refused-discard-is-empty = Ühtegi mahapandud kaarti võtta ei ole.
golf-refused-last-turn-from-stock = Viimastel käikudel võetakse kaarte ainult tõmbepakist.
golf-refused-taken-must-be-used = Mahapandute pealt võetud kaart peab asendama ühe sinu kaardi.
golf-refused-no-such-place = Sellist kohta ei ole: sinu kohad on 1 kuni { $places }.
golf-refused-place-is-gone = Kaart kohal { $place } on ära võetud; sinna ei saa midagi panna.
golf-refused-lies-face-up = Kaart kohal { $place } on juba lahti.
golf-refused-nothing-to-flip = Praegu ei tohi kaarti lahti keerata; nende majareeglite järgi tohib seda ainult siis, kui nad seda nõuavad.
golf-refused-same-column-asked = Teine kaart peab olema esimesega samas tulbas.
golf-refused-other-column-asked = Teine kaart peab olema esimesest eri tulbas.
golf-refused-no-knocking = Nende majareeglite järgi ei koputata: voor lõpeb, kui kellegi kõik kaardid on lahti.
golf-refused-already-closed = Keegi on vooru juba lõpetanud; kõigil teistel on veel üks käik.
golf-refused-flip-is-compulsory = Pärast tõmbepakist võetud kaardi mahapanekut pead ühe kaardi lahti keerama.
golf-refused-no-peeking = Praegu ei tohi peidetud kaarte vaadata.
golf-refused-peek-two-asked = Nimeta kaks eri kaarti, mida vaadata.
golf-refused-peek-one-asked = Vaadata tohib ainult üht kaarti.
golf-refused-peek-nearest-asked = Vaadata tohib kaht endale lähemat kaarti: { $nearest }.
golf-refused-no-removing = Nende majareeglite järgi taandunud kaarte käsitsi ära ei võeta.
golf-refused-no-such-line = Sellist joont ei ole: jooned on 1 kuni { $lines }.
golf-refused-line-not-cancelled = See joon ei ole lahti ja täis võrdseid kaarte, mis taanduvad.
golf-refused-not-a-move = See ei ole selle mängu käik.
golf-refused-nothing-to-replace = Kõik su kaardid on ära võetud: mahapanekupakist võetud kaart ei saaks neist ühtki asendada.

## Võimatud seisud
golf-position-not-a-dictionary = Seis on sõnastik, näiteks {"{"}"grids": ["5H (?) 7C / (?) 2S (?)", …], "discard": "9D"{"}"}.
golf-position-unknown-key = „{ $key }“ ei kuulu seisu juurde; osad on { $known }.
golf-position-seat = „{ $key }“ peab olema koht 0 kuni { $last }, mitte „{ $value }“.
golf-position-not-cards = „{ $where }“ peab olema kaartide rida, näiteks "9D QC 4S".
golf-position-no-card = „{ $text }“ ({ $where }) ei ole kaart.
golf-position-grids = „grids“ peab sisaldama igaühe jaoks { $players } kohast üht kaardilauda.
golf-position-places = Koha { $seat } laual on { $count } kaarti; neid peab olema { $places }.
golf-position-rows = Koha { $seat } laual peab olema { $rows ->
    [one] üks rida
   *[other] { $rows } rida
  } ja igas { $columns } kaarti; ridu lahutab „/“.
golf-position-gone = Koha { $seat } laual on tühi koht, aga nende majareeglite järgi midagi ära ei võeta.
golf-position-held-from = „held_from“ peab olema stock või discard, mitte „{ $value }“.
golf-position-too-many = Kaarti { $card } on rohkem kui { $count }, nagu kaardipakis on.
golf-position-count = Kaardid ei tee kokku kaardipaki { $size } kaarti: vahe on { $missing }.
golf-position-known-place = „{ $key }“ peab loetlema kohti 1 kuni { $places }, iga mängija jaoks üks loend.
golf-position-known-gone = „{ $key }“ nimetab koha { $seat } kaardikohta { $place }, aga see on tühi.
golf-position-numbers = „{ $key }“ peab sisaldama { $players } täisarvu vahemikus { $least } kuni { $most }.
golf-position-number = „{ $key }“ peab olema täisarv 0 kuni { $most }.
golf-position-phase = „phase“ peab olema üks neist: { $known }, mitte „{ $value }“.
golf-position-holding = Etapis „{ $phase }“: kaart on käes siis ja ainult siis, kui etapp on „holding“.
golf-position-held-nothing = „held_from“ on öeldud, aga käes ei ole kaarti: nimeta see väljal „held“ või kirjuta „?“, kui seda pole öeldud.
golf-position-held-useless = Koht { $seat } hoiab mahapanekupakist võetud kaarti, aga kõik tema kaardid on ära võetud.
golf-position-closer-to-move = Koht { $seat } on vooru lõpetanud: käigukord ei saa olla tema.
golf-position-all-up = Üks kaardilaud on üleni lahti, aga keegi ei ole vooru lõpetanud: nimeta lõpetaja.
golf-position-closer-not-up = Koht { $seat } on vooru lõpetanud, seega peavad kõik tema kaardid lahti olema.
golf-position-opening = Avamise ajal ei ole keegi vooru lõpetanud ja kohtadel pärast käigul olijat on kõik kaardid kinni.
golf-position-no-flip = Käiguõiguslikul kohal ei ole kaarti, mida lahti keerata.
golf-position-no-peek = Nende majareeglite järgi peidetud kaarte ei vaadata.

## Käikude kirja panemine
golf-log-draw = { $player } võtab tõmbepakist kaardi { $card }.
golf-log-draw-unseen = { $player } võtab tõmbepakist kaardi.
golf-log-take = { $player } võtab mahapandute pealt kaardi { $card }.
golf-log-swap = { $player } paneb kaardi { $card } kohale { $place } ja maha kaardi { $old }.
golf-log-swap-unseen = { $player } paneb kaardi kohale { $place } ja maha kaardi { $old }.
golf-log-discard = { $player } paneb maha kaardi { $card }.
golf-log-flip = { $player } keerab kohal { $place } lahti kaardi { $card }.
golf-log-flip-unseen = { $player } keerab lahti kaardi kohal { $place }; see lahkub koos oma joonega.
golf-log-keep = { $player } ei keera midagi lahti.
golf-log-pass = { $player } jätab käigu vahele.
golf-log-knock = { $player } koputab.
golf-log-peek = { $player } vaatab kohtadel { $places } kaarte { $cards }.
golf-log-peek-unseen = { $player } vaatab kohti { $places }.
golf-log-remove = { $player } võtab ära kaardid { $cards }.

## Vooru arvestus
golf-account-cards = Kaardid: { $cards } = { $points }
golf-account-cancelled = Taandusid: { $cards }
golf-account-removed = { $count ->
    [one] Ära võetud: 1 kaart
   *[other] Ära võetud: { $count } kaarti
  }
golf-account-blocks = Neli plokis: { $points }
golf-account-penalty-flat = Lõpetas tulemusega { $mine }, aga väikseim oli { $lowest }: trahv { $points }
golf-account-penalty-add-lowest = Lõpetas tulemusega { $mine }, aga väikseim oli { $lowest }: see liidetakse, { $points }
golf-account-penalty-double = Lõpetas tulemusega { $mine }, aga väikseim oli { $lowest }: kahekordne, { $points } juurde
golf-account-penalty-add-highest = Lõpetas tulemusega { $mine }, aga väikseim oli { $lowest }: liidetakse suurim, { $points }
golf-account-closer-lowest = Lõpetas väikseima tulemusega: trahvi ei ole
golf-account-bonus = Lõpetas väikseima tulemusega: { $points }
golf-account-total = Voor: { $points }

## Reegliraamat
golf-rules-setup = Enne jagamist
golf-rules-counting = Mis loeb
golf-rules-opening = Avamine
golf-rules-turn = Käik
golf-rules-closing = Vooru lõpetamine
golf-rules-match = Partii
golf-rules-advice = Hea nõu

golf-rule-agree = Leppige kõik majareeglid kokku enne jagamist; kui kaardid on jagatud, ei tohi ühtki muuta.
golf-rule-players = Selles lauas on { $players } mängijat.
golf-rule-packs = { $packs ->
    [one] Üks kaardipakk
   *[other] { $packs } kokku segatud kaardipakki
  }{ $jokers ->
    [0] { "" }
    [one] , igas üks jokker
   *[other] , igas { $jokers } jokkerit
  }: { $cards } kaarti.
golf-rule-deal-grid = Jaga igale mängijale päripäeva ükshaaval { $places } kaarti kinniselt ja lao need { $rows ->
    [one] ühte ritta, milles on { $columns } kaarti
   *[other] { $rows } ritta, igasse { $columns } kaarti
  }. Ülejäänud kaardid on tõmbepakk; selle pealmine kaart keeratakse lahti ja see alustab mahapanekupakki. Ükski kaart ei vaheta vooru jooksul kohta.
golf-rule-deal-hand = Jaga igale mängijale päripäeva ükshaaval { $places } kaarti. Ülejäänud kaardid on tõmbepakk; selle pealmine kaart keeratakse lahti ja see alustab mahapanekupakki.
golf-rule-no-looking = Keegi ei vaata jagatud kaarte, kui reegel seda ei luba. Kui keegi vaatab, segab ja jagab sama jagaja uuesti.
golf-rule-values-basic = Äss 1, kahest kümneni oma arv, poiss ja emand 10, kuningas 0. Punktid on halvad: võidab väikseim tulemus.
golf-rule-values-harder = Äss 1, kahest kümneni oma arv, poiss 11, emand 12, kuningas 13. Punktid on halvad: võidab väikseim tulemus.
golf-rule-values-bicycle = Äss 1, kaks −2, kolmest kümneni oma arv, poiss ja emand 10, kuningas 0. Punktid on halvad: võidab väikseim tulemus.
golf-rule-bonus-jokers = Iga jokker loeb { $points }. Jokkerid on üks aste: kaks neist on paar.
golf-rule-bonus-twos = Iga kaks loeb { $points }.
golf-rule-bonus-one-eyed-jacks = Poti ja ärtu poiss loevad { $points }; paarides on nad poisid nagu teisedki.
golf-rule-cancel-column-pairs = Kaks sama astme kaarti samas tulbas taanduvad: nad ei loe midagi.
golf-rule-cancel-row-column-pairs = Kaks sama astme kaarti samas reas või tulbas taanduvad: nad ei loe midagi.
golf-rule-cancel-with-diagonals = Kaks sama astme kaarti samas reas, tulbas või diagonaalil taanduvad: nad ei loe midagi.
golf-rule-cancel-anywhere = Ükskõik millised kaks sama astme kaarti taanduvad: nad ei loe midagi.
golf-rule-cancel-line-of-three = Kolm sama astme kaarti reas või tulbas taanduvad: nad ei loe midagi. Kaart võib kuuluda nii rea kui ka tulba juurde.
golf-rule-cancel-adjacent-pairs = Kaks sama astme kaarti kõrvuti reas või tulbas taanduvad: nad ei loe midagi.
golf-rule-cancel-none = Midagi ei taandu: iga kaart loeb.
golf-rule-rank-not-value = Loeb ainult aste, mitte väärtus: poiss ja emand ei ole paar. Taandumine ei ole vabatahtlik.
golf-rule-diagonal-lines = Ka kaks diagonaali on jooned.
golf-rule-overlap-disjoint = Kaart kuulub kõige rohkem ühte paari: kolmest võrdsest loeb üks täies väärtuses. Tehakse võimalikult palju paare, siis võimalikult väike tulemus.
golf-rule-overlap-touching = Iga kaart, mis puutub kokku võrdse kaardiga, ei loe midagi.
golf-rule-bonus-pairs-cancel = Võrdsed boonuskaardid taanduvad nagu teisedki, kuigi omaniku tulemus läheb sellest suuremaks.
golf-rule-bonus-pairs-keep = Boonuskaardid omavahel ei taandu: nad jätavad oma punktid alles.
golf-rule-block-others-plus10 = Neli võrdset kaarti kahes kõrvuti tulbas taanduvad ja kõik teised mängijad saavad 10 punkti.
golf-rule-block-all-plus10 = Neli võrdset kaarti kahes kõrvuti tulbas taanduvad ja kõik saavad 10 punkti.
golf-rule-block-self-minus10 = Neli võrdset kaarti kahes kõrvuti tulbas taanduvad ja omaniku tulemus väheneb 10 võrra.
golf-rule-opening-hand = Võta oma neli kaarti kätte; neid tohid vaadata kogu aeg.
golf-rule-opening-flips = { $flips ->
    [0] Enne esimest käiku ei keerata ühtki kaarti lahti.
    [one] Jagaja vasakust naabrist alates keerab iga mängija lahti ühe kaardi.
   *[other] Jagaja vasakust naabrist alates keerab iga mängija lahti { $flips } kaarti, üksteise järel.
  }
golf-rule-initial-columns-same = Need kaks kaarti peavad olema samas tulbas.
golf-rule-initial-columns-different = Need kaks kaarti peavad olema eri tulpades.
golf-rule-opening-peek-any-two = Jagaja vasakust naabrist alates vaatab iga mängija üks kord ükskõik millist kaht oma kaarti ja paneb need tagasi.
golf-rule-opening-peek-nearest-two = Jagaja vasakust naabrist alates vaatab iga mängija üks kord kaht endale lähemat kaarti ja paneb need tagasi.
golf-rule-opening-peek-one = Jagaja vasakust naabrist alates vaatab iga mängija üks kord üht oma kaarti ja paneb selle tagasi.
golf-rule-opening-peek-none = Enne esimest käiku ei vaata keegi ühtki kaarti.
golf-rule-memory-aid = Ekraan näitab sulle kaarte, mida oled näinud, ka edaspidi.
golf-rule-first = Alustab jagaja vasak naaber; mäng käib päripäeva. Pärast iga vooru läheb jagamine vasakule.
golf-rule-turn = Võta mahapanekupaki või tõmbepaki pealmine kaart. Mahapanekupakist võetud kaart peab asendama ühe sinu kaardi. Pakist võetud kaart võib asendada ükskõik millise sinu kaardi või minna maha.
golf-rule-new-card-up = Uus kaart on lahti; kaart, mille see asendab, läheb lahtiselt mahapanekupakki ja seda ei tohi enne vaadata.
golf-rule-new-card-down = Uus kaart on kinni; kaart, mille see asendab, läheb lahtiselt mahapanekupakki ja seda ei tohi enne vaadata. Pea meeles, mille sa panid.
golf-rule-new-card-hand = Uus kaart tuleb sulle kätte; kaart, mille see asendab, läheb lahtiselt mahapanekupakki.
golf-rule-undo-take = Mahapanekupakist kogemata võetud kaardi tohib tagasi panna, kuni seda ei ole kasutatud.
golf-rule-flip-optional = Pärast tõmbepakist võetud kaardi mahapanekut tohid ühe oma kaardi lahti keerata.
golf-rule-flip-mandatory = Pärast tõmbepakist võetud kaardi mahapanekut pead ühe oma kaardi lahti keerama, kui mõni on kinni.
golf-rule-remove-auto = Jooned, mis taanduvad ja on lahti, pannakse kohe mahapanekupaki alla. Kohad jäävad tühjaks ja loevad lahti keeratuks.
golf-rule-remove-optional = Enne kaardi võtmist tohid panna mahapanekupaki alla oma jooni, mis taanduvad ja on lahti; ühise kaardiga jooned lahkuvad koos. Kohad jäävad tühjaks ja loevad lahti keeratuks.
golf-rule-reshuffle = Kui tõmbepakk saab otsa, segatakse mahapanekupakk peale selle pealmise kaardi ja sellest saab tõmbepakk. { $count ->
    [0] Nende majareeglite järgi seda ei tehta: voor lõpeb ilma lõpetajata.
    [one] Seda tehakse voorus üks kord; siis lõpeb voor ilma lõpetajata ja ilma trahvita.
   *[other] Seda tehakse voorus kõige rohkem { $count } korda; siis lõpeb voor ilma lõpetajata ja ilma trahvita.
  }
golf-rule-stock-ends-round = Kui tõmbepakk saab otsa, lõpeb voor ilma lõpetajata ja ilma trahvita.
golf-rule-closing-all-up = Kellel ei ole enam ühtki kinnist kaarti, on vooru lõpetanud.
golf-rule-closing-knock = Käigu asemel võib mängija koputada ja nii vooru lõpetada, kui keegi ei ole seda juba teinud.
golf-rule-closing-both = Kellel ei ole enam ühtki kinnist kaarti, on vooru lõpetanud. Mängija võib ka käigu asemel koputada, kui keegi ei ole vooru juba lõpetanud.
golf-rule-last-turns = Kõigil teistel on veel täpselt üks käik. Siis keeratakse kõik kaardid lahti ja loetakse kokku.
golf-rule-last-turn-stock-only = Nendel viimastel käikudel võetakse kaarte ainult tõmbepakist.
golf-rule-reveal-before = Teised keeravad enne oma viimast käiku kõik oma kaardid lahti.
golf-rule-penalty-flat = Lõpetaja, kellel ei ole vooru väikseimat tulemust, saab { $points } punkti juurde.
golf-rule-penalty-add-lowest = Lõpetaja, kellel ei ole vooru väikseimat tulemust, liidab enda omale väikseima tulemuse.
golf-rule-penalty-double = Lõpetaja, kellel ei ole vooru väikseimat tulemust, kahekordistab enda oma.
golf-rule-penalty-add-highest = Lõpetaja, kellel ei ole vooru väikseimat tulemust, liidab enda omale teiste suurima tulemuse.
golf-rule-closer-tie-safe = Lõpetaja, kes jagab väikseimat tulemust, ei maksa midagi.
golf-rule-closer-tie-penalised = Ka lõpetaja, kes jagab väikseimat tulemust, maksab.
golf-rule-closer-bonus = Lõpetaja, kellel on väikseim tulemus, saab { $points } punkti.
golf-rule-lowest-wins = Voorude tulemused liidetakse; võidab väikseim kogusumma.
golf-rule-end-rounds = { $count ->
    [one] Partiis on üks voor.
   *[other] Partiis on { $count } vooru.
  }
golf-rule-end-target = Partii lõpeb vooruga, milles keegi jõuab { $count } punktini.
golf-rule-end-open = Partii lõpeb pärast ükskõik millist vooru, kui mängijad kokku lepivad.
golf-rule-tie-share = Mängijad, kellel on võrdne väikseim kogusumma, jagavad võitu.
golf-rule-tie-extra-round = Kui väikseim kogusumma on mitmel mängijal, mängitakse veel üks voor.
golf-rule-tie-fewest-worst = Kui väikseim kogusumma on mitmel mängijal, võidab see, kellel oli kõige harvem vooru suurim tulemus.
golf-rule-advice-open-columns = Keera lahti kaarte eri tulpades: nii jääb rohkem võimalusi neid taandada.
golf-rule-advice-replace-highest = Asenda kõigepealt oma suurimad kaardid, eriti kui keegi on lõpetamas.
golf-rule-advice-neighbours = Ära pane maha seda, mida su vasak naaber kogub, ja ära oota seda, mida kogub su parem naaber.
