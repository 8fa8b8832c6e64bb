# Golfipasjanss. Reeglite tähised seisavad lausete kõrval, mitte nende sees.

golf_solitaire-name = Golfipasjanss
golf_solitaire-round = jagamine
golf_solitaire-summary = Tühjenda tulbad, ikka üks aste üles või alla; järelejäänud kaardid on sinu tulemus.

## Presets
golf_solitaire-preset-classic = Range mäng: kuningas lõpetab käigujada.
golf_solitaire-preset-relaxed = Kuningale tohib panna emanda.
golf_solitaire-preset-wrapped = Kuningas ja äss on naabrid: astmed käivad ringi.
golf_solitaire-preset-nine-deals = Üheksa ranget jagamist kokku: üks golfiring.

## Option groups
option-group-layout = Laud
option-group-play = Mida tohib käia

## Options and their values
golf_solitaire-option-on-king = Kuningale tohib panna
golf_solitaire-option-on-king-nothing = Mitte midagi: see lõpetab käigujada
golf_solitaire-option-on-king-queen = Emanda
golf_solitaire-option-wrap = Kuningas ja äss on naabrid
golf_solitaire-option-columns = Tulpi
golf_solitaire-option-rows = Kaarte tulbas
golf_solitaire-option-packs = Kaardipakke
golf_solitaire-option-jokers = Jokkereid
golf_solitaire-option-bonus-for-stock = Tühjendatud laud annab pakki jäänud kaartide arvu miinusega
golf_solitaire-option-deals = Jagamisi golfiringis
golf_solitaire-option-deals-1 = Üks
golf_solitaire-option-deals-9 = Üheksa
golf_solitaire-option-deals-18 = Kaheksateist
golf_solitaire-option-undo = Käikude tagasivõtmine
golf_solitaire-option-undo-free = Nii sageli kui soovid
golf_solitaire-option-undo-off = Keelatud
golf_solitaire-option-deal-from = Kaarte jagatakse
golf_solitaire-option-deal-from-random = Nagu juhtub
golf_solitaire-option-deal-from-winnable = Nii, et lauda saab tühjendada

## Options that clash
golf_solitaire-clash-wrap = Kui kuningas ja äss on naabrid, ei lõpeta kuningas midagi: jäta on_king väärtuseks “nothing” või lülita wrap välja.
golf_solitaire-clash-stock = { $tableau } kaarti tulpades ei jäta pakki midagi: kaarte on { $cards }.
golf_solitaire-clash-winnable = { $columns } tulbaga, igas { $rows } kaarti, ja { $stock } pakikaardiga ei saa peaaegu ühtki lauda tühjendada: selliseid jagamisi valitakse kuni { $most } kaardile tulpades, kui pakis on vähemalt pool sellest ja tulbad ei ole sügavamad kui tulpade arv (kahe pakiga võivad olla).

## Why not
golf_solitaire-no-move = “{ $text }” ei ole käik; ütle “turn” (pööra pakist), “play 3” (kolmas tulp) või nimeta kaart, näiteks “7H”.
golf_solitaire-not-uncovered = Ükski vaba kaart ei ole { $card }; käia saab ainult tulba viimase kaardi.
golf_solitaire-which = { $card } on vaba tulpades { $columns }: ütle, milline.
golf_solitaire-refused-round-is-over = Jagamine on lõppenud.
golf_solitaire-refused-stock-is-empty = Pakk on tühi; teist korda seda läbi ei käida.
golf_solitaire-refused-no-such-column = Sellist tulpa ei ole: need on 1 kuni { $columns }.
golf_solitaire-refused-column-is-empty = Tulp { $column } on tühi.
golf_solitaire-refused-not-next-in-rank = { $card } ei ole kaardist { $top } aste kõrgem ega madalam.
golf_solitaire-refused-nothing-on-a-king = Kuningale ei tohi midagi panna: pööra pakist järgmine kaart.
golf_solitaire-refused-no-wrapping = { $card } ei tohi minna kaardile { $top }: äss on madalaim ja kuningas kõrgeim, nad ei ole naabrid.
golf_solitaire-refused-not-a-move = See ei ole selle mängu käik.

## Positions that cannot be
golf_solitaire-position-unknown-key = “{ $key }” ei kuulu seisu juurde; osad on { $known }.
golf_solitaire-position-columns = “columns” peab sisaldama { $columns } tulpa; tühi tulp on “-”.
golf_solitaire-position-rows = Tulbas { $column } on { $count } kaarti; seal saab olla kõige rohkem { $rows }.
golf_solitaire-position-untold = Tulp { $column } on avatud: iga kaart peab olema öeldud.
golf_solitaire-position-not-cards = “{ $where }” peab olema kaartide rida, näiteks "9D QC 4S".
golf_solitaire-position-no-card = “{ $text }” ({ $where }) ei ole kaart.
golf_solitaire-position-no-discard = Mahapanekupakis peab olema kaart: esimene pakikaart alustab seda.
golf_solitaire-position-too-many = Kaarti { $card } on rohkem kui { $count }, mis pakis on.
golf_solitaire-position-count = Kaartide arv ei anna kokku { $size }: vahe on { $missing }.
golf_solitaire-position-totals = “totals” peab sisaldama üht täisarvu.
golf_solitaire-position-rounds = “rounds” peab olema täisarv 0 ja alla { $deals }.

## Deals as text
golf_solitaire-deal-error = Rida { $line }: { $fault }
golf_solitaire-deal-empty = Siin ei ole ühtegi jagamist.
golf_solitaire-deal-several = Siin peaks olema üks jagamine, mitte { $count }.
golf_solitaire-deal-label = “{ $text }” ei nimeta ühtki pakki; need on foundations, talon ja stock ning tulbad numbriga.
golf_solitaire-deal-no-card = “{ $text }” ei ole kaart.
golf_solitaire-deal-columns = Jagamisel on { $columns } tulpa, siin on { $count }.
golf_solitaire-deal-rows = Tulbas on { $rows } kaarti, siin on { $count }.
golf_solitaire-deal-stock = Pakis on { $stock } kaarti koos sellega, mis alustab mahapanekupakki; siin on { $count }.
golf_solitaire-deal-twice = Kaarti { $card } on { $count } korda, pakis on neid { $have }.
golf_solitaire-deal-mixed = Mõnel kaardil on mast ja mõnel ei ole: kirjuta kõik ühtemoodi.
golf_solitaire-deal-json = See rida ei ole jagamine JSON-kujul: vaja on “columns”, “discard” ja “stock”.

## Advice
golf_solitaire-advice-exact = Käi „{ $move }”: enam ei ole midagi peidus ja parim mäng jätab { $mean }.
golf_solitaire-advice-move = Käi „{ $move }”: keskmiselt jääks { $mean } (± { $error }).
golf_solitaire-advice-how = Nägemata kaartidest võeti juhuslikult { $samples } järjestust, igale käigule samad, ja iga lahendati täpselt. Kes pakki ei tea, jõuab neist arvudest veidi halvemale tulemusele; käikude võrdlus on aus.
golf_solitaire-advice-sure = Paremuselt järgmine on „{ $move }”, halvem { $worse } võrra (± { $error }); selle mõõdu järgi on nõu õige { $sure }% kindlusega.

## The log
golf_solitaire-log-turn = Pakist pöörati { $card }.
golf_solitaire-log-play = Tulbast { $column } käidi { $card }.

## The account of a deal
golf_solitaire-account-left = Tulpadesse jäi kaarte: { $count }
golf_solitaire-account-cleared = Kõik tulbad tühjad
golf_solitaire-account-bonus = Kõik tulbad tühjad; pakki jäi kaarte: { $count }
golf_solitaire-account-total = Jagamine: { $points }

## The board
golf_solitaire-board-round = Jagamine { $round }/{ $rounds }. Seni kokku: { $total }.
golf_solitaire-board-column = Tulp { $column }: { $cards }, vaba { $card }.
golf_solitaire-board-single = Tulp { $column }: vaba { $card }, viimane kaart.
golf_solitaire-board-empty = Tulp { $column } on tühi.
golf_solitaire-board-piles = Mahapanekupakk: { $card }. Pakis: { $stock }. Tulpades veel: { $left }.

## The rule book
golf_solitaire-rules-setup = Jagamine
golf_solitaire-rules-play = Käimine
golf_solitaire-rules-score = Tulemus
golf_solitaire-rules-advice = Hea nõu

golf_solitaire-rule-pack = { $packs ->
    [one] Üks kaardipakk
   *[other] { $packs } kaardipakki kokku segatuna
  }{ $jokers ->
    [0] { "" }
    [one] {" "}ja üks jokker
   *[other] {" "}ja { $jokers } jokkerit
  }: { $cards } kaarti ühele mängijale. Äss on madalaim, kuningas kõrgeim; mastid ei loe.
golf_solitaire-rule-tableau = Jaga { $rows } rida { $columns } avatud kaardiga nii, et tekib { $columns } kattuvat tulpa. Käia saab ainult tulba vaba kaardi.
golf_solitaire-rule-stock = { $stock ->
    [one] Üks järelejäänud kaart on pakk, pilt all.
   *[other] { $stock } järelejäänud kaarti on pakk, pilt all.
  }
golf_solitaire-rule-start = { $stock ->
    [0] Pööra pakikaart üles: see alustab mahapanekupakki.
    [one] Pööra esimene pakikaart üles: see alustab mahapanekupakki, pakki jääb üks.
   *[other] Pööra esimene pakikaart üles: see alustab mahapanekupakki, pakki jääb { $stock }.
  }
golf_solitaire-rule-winnable = Jagamised on valitud nii, et lauda saab tühjendada.
golf_solitaire-rule-next-in-rank = Vaba kaardi tohib panna mahapanekupakile, kui see on pealmisest kaardist täpselt üks aste kõrgem või madalam. Suund võib alati muutuda: emandale sobivad J 10 9 8 9 10 J Q K.
golf_solitaire-rule-on-king-nothing = Ringi ei käida: ässale sobib ainult kaks ja kuningale mitte midagi, isegi mitte emand.
golf_solitaire-rule-on-king-queen = Ringi ei käida: ässale sobib ainult kaks ja kuningale ainult emand.
golf_solitaire-rule-wrap = Astmed käivad ringi: kuningas ja äss on naabrid.
golf_solitaire-rule-jokers = Jokkeri tohib panna igale kaardile ja jokkerile iga kaardi.
golf_solitaire-rule-turn = Alati tohib selle asemel pöörata pakist järgmise kaardi mahapanekupakile. Pakk käiakse läbi üks kord.
golf_solitaire-rule-end = Jagamine lõpeb, kui tulbad on tühjad või kui pakk on tühi ja ühtki kaarti ei saa käia.
golf_solitaire-rule-undo-free = Käike tohib tagasi võtta nii sageli kui soovid.
golf_solitaire-rule-undo-off = Tehtud käik jääb.
golf_solitaire-rule-score = Tulemus on tulpadesse jäänud kaartide arv, olenemata nende astmest. Vähem on parem.
golf_solitaire-rule-bonus = Kes tulbad tühjendab, saab pakki jäänud kaartide arvu miinusega.
golf_solitaire-rule-deals = { $deals } jagamist liidetakse.
golf_solitaire-rule-advice-kings = Kus kuningas lõpetab käigujada, olgu ta selle viimane kaart: käi enne ära, mis veel sobib.
golf_solitaire-rule-advice-both-ways = Enne kui alustad, vaata jada mõlemas suunas läbi: kaart, mis laseb ümber pöörata, on rohkem väärt kui pikim tee üles.
golf_solitaire-rule-advice-wait = Kaarti ei pea käima sellepärast, et saab: pööra pakist varem, kui järgmine kaart hoiab pikema jada koos.
