### Viissada brauseris.

## Mänguviisid nimepidi
web-preset-five-hundred-australian = Neljakesi paarides
web-preset-five-hundred-complete = Neljakesi, kõik pakkumised
web-preset-five-hundred-american = Neljakesi, igaüks pakub korra
web-preset-five-hundred-three-handed = Kolm mängijat
web-preset-five-hundred-two-handed = Kaks mängijat, 24 kaarti
web-preset-five-hundred-two-handed-33 = Kaks mängijat, 33 kaarti
web-preset-five-hundred-two-handed-25 = Kaks mängijat, 25 kaarti
web-preset-five-hundred-two-handed-partners = Kaks mängijat lauakätega
web-preset-five-hundred-two-handed-43 = Kaks mängijat, 43 kaarti
web-preset-five-hundred-four-handed-us = Neljakesi, 45 kaarti
web-preset-five-hundred-five-handed = Viis mängijat
web-preset-five-hundred-six-handed = Kuuekesi võistkondades

## Kaardid ja kohad
web-500-card = { $card }
web-500-card-chosen = { $card }, valitud
web-500-pile = { $name }: { $count ->
    [one] { $count } tihi võetud
   *[other] { $count } tihi võetud
}. Vaata viimast tihi.
web-500-part = { $part }
web-500-badge-contractor = Lahtimängija
web-500-badge-contractor-short = L
web-500-badge-partner = Lahtimängija partner
web-500-badge-partner-short = P
web-500-table-hand = Lauakäsi: { $name }
web-500-sits-out = ei mängi kaasa

## Pakkumine
web-500-auction = Pakkumine
web-500-ladder = Pakkumised madalamast kõrgemani
web-500-pass = Pass
web-500-look = Vaata oma kaarte
web-500-sans = Ilma talonita
web-500-short-misere = Misäär
web-500-short-open-misere = Lahti
web-500-short-blind-misere = Pime
web-500-short-nt = TT
web-500-short-sans = t–
web-500-bid-label = Paku { $bid }, väärt { $value }
web-500-bid-standing = { $bid }, väärt { $value }: kehtiv pakkumine, { $player }
web-500-bid-closed = { $bid }, väärt { $value }: praegu pakkuda ei saa
web-500-no-bid = Veel pole pakutud
web-500-no-contract = Lepingut pole
web-500-thrown-in = Kaardid visati kokku
web-500-by = { $name }
web-500-value = Väärtus

## Talon, jokker, partner
web-500-exchange = Vali { $count ->
    [one] üks kaart
    [2] kaks kaarti
    [3] kolm kaarti
    [4] neli kaarti
    [5] viis kaarti
    [6] kuus kaarti
   *[other] { $count } kaarti
}, mis maha panna: { $chosen }/{ $count }. Uus puudutus võtab kaardi tagasi.
web-500-others-exchange = { $name } võtab taloni ja paneb kaarte maha.
web-500-put-away = Pane maha
web-500-nominate = Kas anda jokkerile mast?
web-500-nominate-how = Siis on ta selle masti kõrgeim kaart. Mastita lööb ta kõike, aga temast on raske lahti saada.
web-500-nominate-suit = Jokkeri mast: { $suit }
web-500-nominate-none = Ilma mastita
web-500-others-nominate = { $name } võib anda jokkerile masti.
web-500-name-suit = Millise masti nimel jokker välja käia?
web-500-name-suit-label = Käi välja masti nimel: { $suit }
web-500-partner = Kes on sinu partner?
web-500-call-card = Kutsu kaart: kelle käes see on, mängib sinuga
web-500-alone = Mängin üksi
web-500-others-call = { $name } otsib partnerit.

## Mäng
web-500-progress = { $taken } tihi, vaja { $needed }; teistel { $others }
web-500-progress-misere = { $taken ->
    [0] Ühtki tihi pole võetud
    [one] { $taken } tihi võetud
   *[other] { $taken } tihi võetud
}; teistel { $others }
web-500-joker-is = Jokkeri mast: { $suit }
web-500-led-suits = Seni välja käidud mastid:
web-500-called = partner: { $card }
web-500-claim = Nõuan tihid
web-500-claim-ask = Kas nõuad kõik ülejäänud tihid endale? Sinu käsi võtab need kõik, ükskõik mis teistel on ja mida nad käivad.
web-500-claim-misere-ask = Kas nõuad misääri? Miski ei saa enam sundida su kätt tihi võtma.
web-500-last-trick = Viimane tihi
web-500-review = Mängitud tihid
web-500-trick-number = { $number }. tihi
web-500-no-tricks = Veel pole tihisid
web-500-took = võtab tihi
web-500-named = Jokker käidi välja masti nimel: { $suit }.
web-500-you-put-away = Sina panid maha:
web-500-earlier = Varasem
web-500-later = Hilisem

## Mida saab teha
web-500-prompt-look = Vaata kaarte või paku pimesi.
web-500-prompt-bid = Paku või ütle pass.
web-500-prompt-bid-over = Paku kõrgemalt kui { $bid } või ütle pass.
web-500-prompt-partner = Nimeta oma partner.
web-500-prompt-call = Kutsu kaart või mängi üksi.
web-500-prompt-exchange = Pane { $count ->
    [one] üks kaart
    [2] kaks kaarti
    [3] kolm kaarti
    [4] neli kaarti
    [5] viis kaarti
    [6] kuus kaarti
   *[other] { $count } kaarti
} maha.
web-500-prompt-nominate = Anna jokkerile mast või jäta ilma.
web-500-prompt-lead = { $table ->
    [true] Käi välja oma lauakäest.
   *[other] Käi välja.
}
web-500-prompt-follow = { $table ->
    [true] Käi oma lauakäest: mast { $suit }.
   *[other] Käi kaart: mast { $suit }.
}
