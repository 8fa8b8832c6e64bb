# Karussell kahele kuni neljale. Reeglite tunnused on lausete kõrval, mitte nende sees.

karusele-name = Karussell
karusele-round = jagamine
karusele-summary = Võta laualt kaarte võrdse väärtuse ja summa järgi, lao kuhje ning pea silmas jokkereid ja luuda.

## Eelseaded
karusele-preset-pairs = Neli mängijat, kaks kahe vastu. Tavaline mäng.
karusele-preset-two = Kaks mängijat.
karusele-preset-three = Kolm mängijat, igaüks enda eest.
karusele-preset-singles = Neli mängijat, igaüks enda eest.

## Valikute rühmad
option-group-cards = Kaardid ja mängijad
option-group-captures = Võtmine
option-group-builds = Ladumine
option-group-broom = Luud
option-group-counting = Punktid
option-group-match = Matš

## Valikud ja nende väärtused
karusele-option-deck-size = Kaarte pakis
karusele-option-deck55-omits = Mis 55 kaardi pakist puudub
karusele-option-deck55-omits-joker20 = 20-väärtuseline jokker
karusele-option-deck55-omits-broom = Luud
karusele-option-players = Mängijaid
karusele-option-partnerships = Neljakesi mängitakse paarides
karusele-option-target = Punktid, millega matš lõpeb
karusele-option-initial-special = Jokker või luud esimeste lauakaartide seas
karusele-option-initial-special-bury = Läheb pakki tagasi, asemele tuleb teine kaart
karusele-option-initial-special-keep = Jääb lauale
karusele-option-initial-special-redeal = Kõik kaardid jagatakse uuesti
karusele-option-trail = Kaardi mahapanek, kui saaks võtta
karusele-option-trail-free = On lubatud
karusele-option-trail-forced = Ei ole lubatud
karusele-option-capture-extent = Kui palju korraga võetakse
karusele-option-capture-extent-choice = Nii palju, kui mängija tahab
karusele-option-capture-extent-maximum = Nii palju, kui saab: midagi sobivat ei tohi lauale jääda
karusele-option-courts = Poisid, emandad ja kuningad
karusele-option-courts-one-or-three = Üks võtab ühe või kõik kolm
karusele-option-courts-three-forced = Üks võtab ühe; kui laual on kolm, siis kõik kolm
karusele-option-courts-pairs-only = Üks võtab ühe, mitte kunagi rohkem
karusele-option-courts-all-equal = Üks võtab kõik endaga võrdsed
karusele-option-builds = Kuhje tohib laduda
karusele-option-build-duty = Mida kuhja omanik peab järgmisel käigul tegema
karusele-option-build-duty-must-take = Kuhja ära võtma
karusele-option-build-duty-no-trail = Mida tahes peale kaardi mahapaneku
karusele-option-build-duty-none = Mitte midagi
karusele-option-extend = Kes tohib kuhja tõsta
karusele-option-extend-others = Kõik peale omaniku
karusele-option-extend-anyone = Kõik
karusele-option-extend-off = Mitte keegi
karusele-option-extend-with-table = Tõstmisel tohib lisada lahtisi kaarte laualt
karusele-option-compound-builds = Kuhjas tohib olla mitu oma väärtuse komplekti
karusele-option-piles-in-sums = Kuhi tohib olla summa osa
karusele-option-build-on-partner = Tohib laduda kaardile, mida paarilise kuhi näitab
karusele-option-broom-empty = Tühjale lauale mängitud luud
karusele-option-broom-empty-stays = Jääb sinna
karusele-option-broom-empty-own-pile = Läheb mängija võidetud kaartide hulka
karusele-option-broom-is-capture = Pühkimine on võtmine
karusele-option-sweep-bonus = Punktid luuaga pühkimise eest
karusele-option-majority-tie = Viik enamate kaartide või potide eest
karusele-option-majority-tie-split-two = Kaks jagavad punktid, kolm ei saa midagi
karusele-option-majority-tie-nobody = Punkte ei saa keegi
karusele-option-majority-tie-all-full = Kõik viigistajad saavad täispunktid
karusele-option-points-joker20 = Punktid 20-väärtuselise jokkeri eest
karusele-option-points-joker15 = Punktid 15-väärtuselise jokkeri eest
karusele-option-points-joker11 = Punktid 11-väärtuselise jokkeri eest
karusele-option-points-10d = Punktid ruutu kümne eest
karusele-option-points-2s = Punktid poti kahe eest
karusele-option-points-spades = Punktid enamate potide eest
karusele-option-points-cards = Punktid enamate kaartide eest
karusele-option-points-ace = Punktid iga ässa eest
karusele-option-leftover = Lõpus lauale jäänud kaardid
karusele-option-leftover-last-capturer = Lähevad viimasele võtjale
karusele-option-leftover-nobody = Ei lähe kellelegi
karusele-option-next-dealer = Kes jagab järgmisena
karusele-option-next-dealer-loser = Jagamise kaotanud pool
karusele-option-next-dealer-rotate = Mängija jagajast vasakul
karusele-option-next-dealer-winner = Jagamise võitnud pool
karusele-option-win-tie = Võrdne kogusumma lõpus
karusele-option-win-tie-extra-deal = Mängitakse veel üks jagamine
karusele-option-win-tie-share = Võit jagatakse

## Kokkusobimatud valikud
karusele-clash-no-broom = Selles pakis ei ole luuda: valik { $option } tuleb jätta muutmata.
karusele-clash-no-joker20 = 20-väärtuselist jokkerit selles pakis ei ole: selle punktid tuleb jätta muutmata.

## Sõnad, mis ei ole käik
karusele-no-move = “{ $text }” ei ole käik; ütle “lay KC”, “7H takes 7C, 3D+4S”, “AH builds 6 on 2C 3D”, “raise 6 to 8 with 2H”, “broom” vms.
karusele-no-card = “{ $text }” ei ole Karusselli kaart; kirjuta aste ja mast, näiteks 7H, 10D või KS, jokkerid on JK20, JK15, JK11 ja luud on BR.
karusele-no-card-of-rank = Sul ei ole käes kaarti astmega “{ $text }”.
karusele-rank-not-on-table = Laual ei ole nii palju kaarte “{ $text }”.
karusele-ambiguous = “{ $text }” võib tähendada mitut asja: { $choices }. Ütle, kumba.

## Miks mitte
karusele-refused-deal-is-over = Jagamine on läbi.
karusele-refused-not-in-hand = Sul ei ole käes kaarti { $card }.
karusele-refused-turn-is-begun = Kaart on mängitud: ütle kõigepealt, mida see võtab või mille peale see läheb.
karusele-refused-nothing-is-begun = Mängi kõigepealt kaart, mis võtab või laob; siis ütle, mida.
karusele-refused-pile-must-be-taken = Sul on kuhi (väärtus { $piles }): sel käigul pead sa selle võtma.
karusele-refused-owner-may-not-lay = Sul on kuhi (väärtus { $piles }): tohid võtta või laduda, aga mitte kaarti maha panna.
karusele-refused-card-is-promised = { $card } on su viimane selle väärtusega kaart ja sinu kuhi (väärtus { $piles }) ootab seda.
karusele-refused-must-capture = Sul on kaart, millega saab võtta: nende kodureeglite järgi ei tohi sa siis kaarti maha panna.
karusele-refused-broom-sweeps = Luuda ei panda maha: see pühib laua. Ütle “broom”.
karusele-refused-nothing-to-sweep = Laud on tühi: luual pole midagi pühkida ja ta jääb lihtsalt lauale.
karusele-refused-not-a-court = Pildikaart käib ainult oma astme kaartidega: ükski numbrikaart teda ei võta ja üheski summas teda ei ole. { $card } seda ei saa.
karusele-refused-court-not-on-table = Laual ei ole lahtiselt kaarti, mida { $card } niimoodi võtaks.
karusele-refused-court-takes-one = { $card } võtab täpselt ühe oma astme kaardi.
karusele-refused-court-takes-one-or-three = { $card } võtab oma astmest ühe või kolm kaarti, mitte kunagi kahte.
karusele-refused-court-takes-three = Laual on kolm sama astme kaarti: { $card } peab võtma kõik.
karusele-refused-court-takes-all = { $card } võtab kõik oma astme kaardid laualt.
karusele-refused-took-too-few = Kaardiga { $card } saaks võtta rohkem: nende kodureeglite järgi ei tohi midagi sobivat lauale jätta.
karusele-refused-no-number = Kaardil { $card } ei ole arvu; see ei võta ega lao summasid.
karusele-refused-nothing-to-take = Miski laual ei anna kokku { $value }, nii et { $card } ei võta midagi.
karusele-refused-no-building = Nende kodureeglite järgi kuhje ei laota.
karusele-refused-no-card-for-build = Kuhja jaoks väärtusega { $value } peab sul käes olema veel üks sama väärtusega kaart ({ $holders }).
karusele-refused-no-sum-for-build = Ükski lahtiste numbrikaartide valik ei anna koos kaardiga { $card } kokku { $value }.
karusele-refused-build-too-low = { $card } loeb { $own }: koos lisatud kaartidega ei saa sellest kuhja väärtusega { $value }.
karusele-refused-no-raising = Nende kodureeglite järgi ei tohi keegi kuhjale kaarti panna.
karusele-refused-no-such-pile = Laual ei ole kuhja väärtusega { $value }.
karusele-refused-own-pile-not-raised = See kuhi on sinu oma: tohid selle võtta, aga mitte tõsta.
karusele-refused-compound-not-raised = Selles kuhjas on mitu komplekti: seda ei saa tõsta.
karusele-refused-no-sum-for-raise = Kaardiga { $card } ei tule selle kuhja väärtuseks { $value }.
karusele-refused-raise-by-one-card = Tõstmisel lisatakse üks kaart käest ({ $card }) ja laualt mitte midagi.
karusele-refused-raise-differs = Kuhi väärtusega { $was } koos kaardiga { $card } ja nende kaartidega ei anna kokku { $value }.
karusele-refused-does-not-go = See ei sobi juba valituga: vaja on komplekte summaga { $value }.
karusele-refused-not-complete = Valitu ei moodusta veel komplekte summaga { $value }, või on puudu midagi, mis peab kaasas olema.
karusele-refused-not-on-table = Laual ei ole: { $cards }.
karusele-refused-pile-is-one = Kuhi on üks tervik ja seda ei saa lahutada: nimeta see kogu või üldse mitte ({ $cards }).
karusele-refused-card-too-high = { $cards } on liiga suur, et olla osa summast { $value }.
karusele-refused-pile-not-in-sum = Kuhja võtab ainult sama väärtusega kaart; summa osa see ei ole ({ $sum } = { $total }).
karusele-refused-pile-not-in-build = Kuhi ei ole uue kuhja osa; seda saab tõsta ühe kaardiga käest.
karusele-refused-sum-differs = { $sum } = { $total }: see ei ole { $value } ega komplektid summaga { $value }.
karusele-refused-no-such-sets = { $sum } = { $total }, aga neid kaarte ei saa jagada komplektideks summaga { $value }.
karusele-refused-one-set-only = { $sum } = { $total }: kuhjas on ainult üks komplekt summaga { $value }.
karusele-refused-not-a-move = See ei ole Karusselli käik.

## Seisud
karusele-position-unknown-key = Karusselli seisus ei ole võtit “{ $key }”; võib olla { $known }.
karusele-position-seat = “{ $key }” peab olema koht 0 kuni { $last }, mitte “{ $value }”.
karusele-position-number = “{ $key }” peab olema täisarv kuni { $high }, mitte “{ $value }”.
karusele-position-not-cards = “{ $where }” peab olema kaardid sõnades.
karusele-position-no-card = “{ $text }” ({ $where }) ei ole Karusselli kaart.
karusele-position-not-in-pack = Kaarti { $card } selles pakis ei ole.
karusele-position-untold = Kõik kaardid kohas “{ $where }” tuleb nimetada.
karusele-position-twice = Kaart { $card } on nimetatud kaks korda.
karusele-position-hands = “hands” peab olema nimekiri, kus on kuni { $players } mängija kaardid.
karusele-position-hand-size = Kohal { $seat } on { $count } kaarti; kõige rohkem on neli.
karusele-position-hand-sizes = Käed suurusega { $counts } ei sobi kokku sellega, et järgmisena mängib koht { $seat }.
karusele-position-over-with-hands = Kui jagamine on läbi, ei ole kellelgi kaarte käes.
karusele-position-piles = “piles” peab olema nimekiri kuhjadest, millel on cards, value, owner ja sets, ning ladumine peab olema lubatud.
karusele-position-pile-cards = Kuhjas on vähemalt kaks numbrikaarti, mitte: { $cards }.
karusele-position-pile-value = Kaardid { $cards } annavad kokku { $total } ega moodusta kuhja väärtusega { $value }.
karusele-position-won = “won” peab olema nimekiri, kus on { $sides } kaardihunnikut.
karusele-position-too-many-cards = Pakis ei ole piisavalt kaarte kõige nimetatu jaoks.
karusele-position-stock = { $size } kaardist ei saa jagada: kõigile terve käe jagamine võtab iga kord { $hands }.
karusele-position-missing = { $count } kaarti ei ole kuskil: pane need pakki, kätte, lauale või võidetud kaartide hulka.
karusele-position-holds = “{ $value }” ei ole ühegi kaardi väärtus.
karusele-position-holds-none = Kohal { $seat } ei ole kaarti väärtusega { $value }, nagu sellise kuhja omanikul peab olema.
karusele-position-run = “{ $key }” peab olema kuni { $length } osaga nimekiri.
karusele-position-last = Viimasel käigul peab olema liik: { $known }.
karusele-position-not-a-dictionary = Seis on sõnastik, näiteks {"{"}"hands": ["7H KC"], "table": "3C 4D"{"}"}.
karusele-position-lacks = Kohal { $seat } on käes { $cards }, mida tal öeldu järgi ei ole.
karusele-position-two-duties = Kohal { $seat } on kahe eri väärtusega kuhjad, mida ühel käigul võtta ei saa.
karusele-position-buried = Öeldu järgi pakki tagasi pandud, aga pakis ei ole: { $cards }.
karusele-position-sweeps = Pool { $side } olevat laua pühkinud, aga luuda tal võidetud kaartide seas ei ole.
karusele-position-begun = Alustatud käiku ei saa lõpuni viia.

## Logi
karusele-log-lay = { $player } paneb maha { $card }.
karusele-log-take = { $player } mängib { $card } ja võtab { $cards }.
karusele-log-sweep = { $player } pühib luuaga laua: { $cards }.
karusele-log-sweep-nothing = { $player } võtab luua tühja laua juures endale.
karusele-log-build = { $player } paneb { $card } kaartidele { $cards }: kuhi väärtusega { $value }.
karusele-log-raise = { $player } tõstab kaardiga { $card } kuhja väärtuselt { $from } väärtusele { $value }.
karusele-log-take-none = { $player } mängib { $card }, et võtta.
karusele-log-take-some = { $player } mängib { $card } ja on seni valinud { $cards }.
karusele-log-build-none = { $player } mängib { $card }, et laduda { $value }.
karusele-log-build-some = { $player } mängib { $card }, et laduda { $value }, ja on seni valinud { $cards }.
karusele-log-raise-none = { $player } mängib { $card }, et tõsta kuhi väärtusele { $value }.
karusele-log-raise-some = { $player } mängib { $card }, et tõsta kuhi väärtusele { $value }, ja on seni valinud { $cards }.

## Jagamise arvestus
karusele-account-card = { $card }: { $points }
karusele-account-sweep = Luuaga pühitud: { $points }
karusele-account-cards-most = Kõige rohkem kaarte, { $count }: { $points }
karusele-account-cards-tied = { $count } kaarti, sama palju kui teistel; viigis on { $tied } poolt: { $points }
karusele-account-cards-fewer = { $count } kaarti, mitte kõige rohkem: { $points }
karusele-account-spades-most = Kõige rohkem potisid, { $count }: { $points }
karusele-account-spades-tied = { $count } potit, sama palju kui teistel; viigis on { $tied } poolt: { $points }
karusele-account-spades-fewer = { $count } potit, mitte kõige rohkem: { $points }
karusele-account-total = Kokku { $points } punkti { $all }-st; selles jagamises anti { $given }.

## Laud
karusele-board-deal = Jagamine { $round }. Jagas { $player }. Pakis: { $stock }.
karusele-board-table = Laual: { $cards }.
karusele-board-empty = Laual ei ole lahtisi kaarte.
karusele-board-pile = Kuhi väärtusega { $value }, omanik { $player }: { $cards }.
karusele-board-pile-of-sets = Kuhi { $sets } komplektist summaga { $value }, omanik { $player }: { $cards }.
karusele-board-hand = { $player } hoiab käes { $cards }.
karusele-board-hand-hidden = { $player } hoiab käes { $count } kaarti.
karusele-board-side = { $player } on võitnud { $cards } kaarti, seni { $points } punkti, kokku { $total }.
karusele-board-partners = { $first_player } ja { $second_player } on võitnud { $cards } kaarti, seni { $points } punkti, kokku { $total }.
karusele-board-last-capturer = Viimasena võttis { $player }.
karusele-board-take = { $player } mängib { $card }, et võtta komplekte summaga { $value }; valitud: { $cards }.
karusele-board-build = { $player } mängib { $card }, et laduda { $value }; valitud: { $cards }.
karusele-board-raise = { $player } mängib { $card }, et tõsta kuhi väärtusele { $value }; valitud: { $cards }.

karusele-warning-joker20-broom = Sinu jokker numbriga 20: kui see on laual, saab seda ainult luuaga või viimase võtmisega.
karusele-warning-joker20-last = Sinu jokker numbriga 20: kui see on laual, saab seda ainult viimase võtmisega, sest luuda enam ei ole.

## Reeglid
karusele-rules-setup = Kaardid ja mängijad
karusele-rules-deal = Jagamine
karusele-rules-capture = Võtmine, pühkimine, mahapanek
karusele-rules-builds = Kuhjade ladumine
karusele-rules-end = Jagamise lõpp
karusele-rules-score = Punktid
karusele-rules-match = Matš
karusele-rules-advice = Nõuandeid
karusele-rules-names = Nimed

karusele-rule-aim = Mängijad võtavad oma kaartidega laualt kaarte. Mõned kaardid annavad punkte; punkte annab ka see, kui sul on kõige rohkem kaarte ja kõige rohkem potisid.
karusele-rule-pack-56 = Viiskümmend kuus kaarti: tavaline 52 kaardi pakk, kolm jokkerit numbritega 20, 15 ja 11 ning luud.
karusele-rule-pack-55-joker20 = Viiskümmend viis kaarti: tavaline 52 kaardi pakk, kaks jokkerit numbritega 15 ja 11 ning luud.
karusele-rule-pack-55-broom = Viiskümmend viis kaarti: tavaline 52 kaardi pakk ja kolm jokkerit numbritega 20, 15 ja 11. Luuda ei ole.
karusele-rule-pack-54 = Viiskümmend neli kaarti: tavaline 52 kaardi pakk ja kaks jokkerit numbritega 15 ja 11. Luuda ei ole.
karusele-rule-players-pairs = { $players } mängijat, kaks kahe vastu. Paarilised istuvad vastamisi ja panevad võidetu ühte hunnikusse, pildid all.
karusele-rule-players-singles = { $players } mängijat, igaüks enda eest, igaühel oma võidetud kaartide hunnik, pildid all.
karusele-rule-values = Äss loeb 1, mitte kunagi 11; kahest kümneni loeb kaart oma silmad; jokker loeb oma numbri. Poisil, emandal, kuningal ja luual arvu ei ole.
karusele-rule-deal = Sega hästi. Iga mängija saab neli kaarti; siis pannakse lauale { $table } kaarti, pildid üleval. Kui kõik käed on tühjad, jagab sama jagaja igaühele neli kaarti juurde, lauale enam mitte: kokku { $hands } kätt, millega pakk saab täpselt otsa.
karusele-rule-initial-bury = Jokker või luud esimeste lauakaartide seas läheb juhuslikku kohta pakki tagasi ja asemele pannakse teine kaart.
karusele-rule-initial-keep = Jokker või luud esimeste lauakaartide seas jääb lauale.
karusele-rule-initial-redeal = Kui esimeste lauakaartide seas on jokker või luud, segatakse ja jagatakse kõik uuesti.
karusele-rule-three-courts-redeal = Kui esimeste lauakaartide seas on kolm poissi, emandat või kuningat, segatakse ja jagatakse kõik uuesti.
karusele-rule-order = Iga kätt alustab mängija jagajast vasakul; mängitakse päripäeva. Igal käigul mängitakse käest täpselt üks kaart; vahele jätta ei saa.
karusele-rule-number = Numbrikaart või jokker võtab sama väärtusega lahtised kaardid, lahtised numbrikaardid, mille summa on tema väärtus, ja kuhjad, mille väärtus on sama; korraga nii palju komplekte, kui tahad, kui ükski kaart ei ole kahes komplektis.
karusele-rule-number-example = Kui laual on 7, 3, 4, äss ja 6, võib seitse võtta 7, või 3 ja 4, või 6 ja ässa, või mis tahes neist koos, või kõik viis kaarti.
karusele-rule-courts-one-or-three = Poiss võtab poisi, emand emanda, kuningas kuninga, üks ühe; kui laual on täpselt kolm sama astme kaarti, võib üks kaart võtta kõik kolm. Kahte ei võeta kunagi. Kahest vali, kumb.
karusele-rule-courts-three-forced = Poiss võtab poisi, emand emanda, kuningas kuninga, üks ühe; kui laual on täpselt kolm sama astme kaarti, peab üks kaart võtma kõik kolm. Kahest vali, kumb.
karusele-rule-courts-pairs-only = Poiss võtab poisi, emand emanda, kuningas kuninga, üks ühe ja mitte kunagi rohkem. Mitmest vali, milline.
karusele-rule-courts-all-equal = Poiss võtab laualt kõik poisid, emand kõik emandad, kuningas kõik kuningad.
karusele-rule-broom = Luud võtab kõik, mis laual on, lahtised kaardid ja kuhjad, ning läheb koos nendega mängija võidetud kaartide hulka.
karusele-rule-broom-empty-stays = Tühjal laual ei võta luud midagi: ta jääb sinna väärtuseta kaardina.
karusele-rule-broom-empty-own-pile = Tühja laua puhul läheb luud üksi mängija võidetud kaartide hulka; võtmine see ei ole.
karusele-rule-broom-no-capture = Pühkimine ei ole võtmine: see ei tee sind viimaseks võtjaks ega täida kohustust kuhi võtta.
karusele-rule-joker20-broom = Ühegi kaardi väärtus ei ole üle 20: laual olevat jokkerit numbriga 20 saab ainult luuaga pühkida või viimaste kaartidega võita. Ise võtab see summasid ja kuhje väärtusega 20.
karusele-rule-joker20-last = Ühegi kaardi väärtus ei ole üle 20: laual oleva jokkeri numbriga 20 saab ainult viimaste kaartidega.
karusele-rule-lay = Kaart, mis midagi ei võta ega lao, pannakse lahtiselt lauale.
karusele-rule-trail-free = Kaardi tohib maha panna ka siis, kui saaks võtta.
karusele-rule-trail-forced = Kaardi tohib maha panna ainult siis, kui ühegi käesoleva kaardiga ei saa midagi võtta; ladumine ei ole võtmine.
karusele-rule-extent-choice = Kui palju võimalikest komplektidest sa võtad, on sinu valik.
karusele-rule-extent-maximum = Võtta tuleb nii palju, kui kokku sobib: midagi, mida saaks kaasa võtta, ei tohi lauale jätta.
karusele-rule-build = Võtmise asemel tohid mängida numbrikaardi ühele või mitmele lahtisele numbrikaardile, nii et need kokku annavad väärtuse, millega kaart on sul veel käes. Neist saab üks selle väärtusega kuhi, mida ei saa lahutada. Väärtus võib olla ka jokkeri oma.
karusele-rule-build-example = Kui laual on 2 ja 3 ning käes äss ja kuus, pane äss mõlemale: kuhi väärtusega kuus, käes oleva kuue jaoks.
karusele-rule-duty-must-take = Kui kuhi on su järgmise käigu ajal ikka sinu oma, pead sa selle siis võtma; koos sellega tohid võtta ka muud.
karusele-rule-duty-no-trail = Kuni sul on kuhi, tohid võtta või laduda, aga mitte kaarti maha panna, ja pead kuni võtmiseni hoidma käes kuhja väärtusega kaarti. Sama väärtusega kaardiga võttes võtad kuhja kaasa.
karusele-rule-duty-none = Oma kuhja ei pea võtma; see jääb lauale, kuni keegi selle võtab.
karusele-rule-pile-taken = Igaüks, ka paariline, tohib oma käigul kuhja võtta kaardiga, millel on sama väärtus.
karusele-rule-extend-others = Igaüks peale omaniku tohib kuhjale panna ühe kaardi käest, kui tal on ka uue väärtusega kaart. Kuhi on siis tema oma, selle väärtuse ja kohustusega; endise omaniku kohustus lõpeb.
karusele-rule-extend-anyone = Igaüks, ka omanik, tohib kuhjale panna ühe kaardi käest, kui tal on ka uue väärtusega kaart. Kuhi on siis selle väärtusega ja tema oma.
karusele-rule-raise-one-card = Laualt ei tohi sealjuures midagi lisada.
karusele-rule-raise-with-table = Sealjuures tohib lisada ka lahtisi numbrikaarte laualt.
karusele-rule-compound = Kuhjas tohib olla mitu oma väärtuse komplekti ja sinna tohib panna ka sama väärtusega kuhja, kui selle omaniku kuhja tohiksid tõsta. Mitme komplektiga kuhja ei saa tõsta.
karusele-rule-no-compound = Kuhjas on üks oma väärtuse komplekt, mitte kunagi kaks.
karusele-rule-piles-in-sums = Kuhi tohib olla ka summa osa ja loeb siis nagu üks selle väärtusega kaart.
karusele-rule-no-piles-in-sums = Kuhi ei ole kunagi summa osa: selle võtab sama väärtusega kaart.
karusele-rule-on-partner = Tohid laduda ka kaardile, mida paarilise sama väärtusega kuhi näitab tal käes olevat; see kuhi on siis tema oma.
karusele-rule-not-on-partner = Teine kaart peab olema sinu enda, mitte paarilise käes.
karusele-rule-leftover-last = Kui viimane käsi on mängitud, lähevad kõik lauale jäänud kaardid poolele, kes võttis viimasena.
karusele-rule-leftover-nobody = Kui viimane käsi on mängitud, ei lähe lauale jäänud kaardid kellelegi.
karusele-rule-no-capture-at-all = Kui kogu jagamise jooksul ei võtnud keegi midagi, ei lähe need kellelegi.
karusele-rule-points-joker = { $card }: { $points } punkti.
karusele-rule-points-10d = Ruutu kümme, “karussell”: { $points } punkti.
karusele-rule-points-2s = Poti kaks: { $points } punkti.
karusele-rule-points-spades = Kõige rohkem potisid: { $points } punkti.
karusele-rule-points-cards = Kõige rohkem kaarte, kõik kaardid loevad: { $points } punkti.
karusele-rule-points-ace = Iga äss: punkte { $points }.
karusele-rule-tie-split-two = Kui täpselt kahel poolel on võrdselt kaarte või potisid, saab kumbki poole; kui kolmel või enamal, ei saa keegi midagi.
karusele-rule-tie-nobody = Kui pooltel on võrdselt kaarte või potisid, ei saa neid punkte keegi.
karusele-rule-tie-all-full = Kui pooltel on võrdselt kaarte või potisid, saab igaüks neist täispunktid.
karusele-rule-sweep-bonus = Mittetühja laua pühkimine luuaga: punkte { $points }.
karusele-rule-points-all = Kokku on jagamises { $points } punkti.
karusele-rule-target = Jagamiste punktid liidetakse. Pärast jagamist võidab see, kellel on kõige rohkem, kui seda on vähemalt { $points }.
karusele-rule-win-extra-deal = Kui suurimad kogusummad on võrdsed, mängitakse veel üks jagamine.
karusele-rule-win-share = Kui suurimad kogusummad on võrdsed, jagatakse võit.
karusele-rule-dealer-loser = Järgmisena jagab see, kes sai jagamises kõige vähem punkte; mitmest esimene jagajast vasakul; kui kõik said võrdselt, mängija jagajast vasakul.
karusele-rule-dealer-loser-pairs = Järgmisena jagab jagamise kaotanud paar: paarilistest see, kes jagas kauem aega tagasi, esimesel korral see, kes on jagaja vasakule käele lähemal. Viigi järel jagab mängija jagajast vasakul.
karusele-rule-dealer-winner = Järgmisena jagab see, kes sai jagamises kõige rohkem punkte; mitmest esimene jagajast vasakul; kui kõik said võrdselt, mängija jagajast vasakul.
karusele-rule-dealer-winner-pairs = Järgmisena jagab jagamise võitnud paar: paarilistest see, kes jagas kauem aega tagasi, esimesel korral see, kes on jagaja vasakule käele lähemal. Viigi järel jagab mängija jagajast vasakul.
karusele-rule-dealer-rotate = Järgmisena jagab mängija jagajast vasakul.
karusele-rule-advice-keep-court = Hoia poiss, emand või kuningas lõpuks: nende paare jääb alati üle ja viimane võtmine toob kõik lauale jäänud kaardid.
karusele-rule-advice-lay-low = Tühjale lauale pane kõigepealt väikesed kaardid.
karusele-rule-advice-many-cards = Iga kaart aitab kõige rohkemate kaartide poole: võta palju.
karusele-rule-advice-partner = Vaata, mida paariline mängib: kaart, mille maha paned, võib olla just see, mida vajab tema, või see, mida vajab järgmine mängija.
karusele-rule-advice-broom = Kui sul on luud, lase laual enne punktidest täituda.
karusele-rule-advice-joker20 = Ära pane jokkerit numbriga 20 maha: lao talle kuhi, näiteks 11-jokkerist, kaheksast ja ässast.
karusele-rule-names = Leedus on mängu nimi karuselė; pakk on malka, jokkerid on džokeriai, luud on šluota, punktid on fantai, pildikaardid on ponai, võtmine on kirsti ja poti kaks on šnapsas.
