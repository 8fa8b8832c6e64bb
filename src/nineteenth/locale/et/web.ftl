### Leht brauseris.

## Kaardid
card-joker = Jokker
card-broom = Luud
web-card = { $card }
web-card-down = kinni

## Avaleht
web-welcome = Istu kaardilauda
web-welcome-line = Mängi oma kodureeglite järgi: sõpradega lingi kaudu, tugevate arvutimängijate vastu või üksi. Kontot pole vaja, paigaldada pole midagi.
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
web-preset-golf-six = Kuus kaarti
web-preset-golf-eight = Kaheksa kaarti
web-preset-golf-ten = Kümme kaarti
web-preset-golf-nine = Üheksa kaarti, kolmikud
web-preset-golf-nine-hole = Üheksa auku
web-preset-golf-nine-hole-6 = Üheksa auku, kuus kaarti
web-preset-golf-nine-hole-3 = Üheksa auku, kolm kaarti
web-preset-golf-four = Neli kinnist kaarti
web-preset-golf-four-hand = Neli kaarti käes
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
web-you = sina
web-you-named = { $name } (sina)
web-your-name = Sinu nimi
web-house-rules = Kodureeglid
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
web-rules = Kodureeglid
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

## Golf
web-golf-stock = Pakk, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}. Võta kaart.
web-golf-discard = Maha pandud kaardid, peal { $card }
web-golf-discard-empty = Maha pandud kaarte ei ole
web-golf-held = Käes: { $card }
web-golf-place-down = { $row }. rida, { $column }. tulp, kinni
web-golf-place-known = { $row }. rida, { $column }. tulp, kinni, oled näinud
web-golf-place-up = { $row }. rida, { $column }. tulp, { $card }
web-golf-place-secret = { $row }. rida, { $column }. tulp, { $card }, näed ainult sina
web-golf-place-gone = { $row }. rida, { $column }. tulp, eemaldatud
web-golf-badge-closer = Lõpetas vooru
web-golf-badge-closer-short = ✓
web-golf-knock = Koputa
web-golf-keep = Jäta nii
web-golf-pass = Jäta vahele
web-golf-throw = Pane { $card } maha
web-golf-remove = Eemalda { $line }. rida
web-golf-prompt-flip = Pööra üks oma kaart lahti.
web-golf-prompt-peek = { $count ->
    [one] Vaata üht oma kaarti.
   *[other] Vali { $count } oma kaarti, mida vaadata.
}
web-golf-prompt-flip-after = { $free ->
    [true] Pööra üks kaart lahti või jäta nii.
   *[other] Pööra üks kaart lahti.
}
web-golf-prompt-holding = Vaheta { $card } mõne oma kaardi vastu või pane maha.
web-golf-prompt-taken = Vaheta { $card } mõne oma kaardi vastu.
web-golf-prompt-turn = { $knock ->
    [true] Võta pakist, võta pealmine mahapandud kaart või koputa.
   *[other] Võta pakist või võta pealmine mahapandud kaart.
}
web-golf-prompt-last = Sinu viimane käik: võta pakist või võta pealmine mahapandud kaart.

## Golfipasjanss
web-preset-golf-solitaire-classic = Klassikaline
web-preset-golf-solitaire-relaxed = Leebe
web-preset-golf-solitaire-wrapped = Ringiratast
web-preset-golf-solitaire-nine-deals = Üheksa jagamist
web-solitaire-column = { $column }. tulp: { $card }, { $behind ->
    [0] viimane kaart
    [one] selle taga { $behind } kaart
   *[other] selle taga { $behind } kaarti
}
web-solitaire-stock = Pakk, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}. Pööra järgmine kaart.
web-solitaire-discard = Maha pandud kaardid, peal { $card }
web-solitaire-left = { $left ->
    [one] alles { $left } kaart
   *[other] alles { $left } kaarti
}
web-solitaire-prompt = Pane peale kaart, mis on { $card } kõrval, või pööra järgmine.
web-solitaire-prompt-turn = { $card } peale ei sobi ükski kaart: pööra järgmine.

## Viissada
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
web-500-card = { $card }
web-500-card-table = Lauakäsi: { $card }
web-500-table-hand = Lauakäsi: { $player }
web-500-standing = Kõrgeim pakkumine: { $bid } ({ $player })
web-500-contract = { $bid }, mängib { $player }
web-500-contract-called = { $bid }, mängib { $player }, kutsus { $card }
web-500-contract-nominated = { $bid }, mängib { $player }, jokker: { $suit }
web-500-bid = { $bid }
web-500-bid-suit = { $tricks } { $sign }
web-500-bid-nt = { $tricks } TT
web-500-worth = { $value }
web-500-pass = Pass
web-500-passed = pass
web-500-look = Vaatan kaarte
web-500-your-call = Sinu pakkumine
web-500-call-partner = Leia kaaslane
web-500-partner = { $player }
web-500-alone = Üksi
web-500-naming = Jokker, mast: { $suit }
web-500-nominate = Jokkeri mast: { $suit }
web-500-nominate-none = Jokker ilma mastita
web-500-claim = Ülejäänud on minu
web-500-tricks = { $count ->
    [one] { $count } tihi
   *[other] { $count } tihi
}
web-500-badge-contractor = Mängija, kelle pakkumine jäi peale
web-500-badge-contractor-short = M
web-500-prompt-auction = Paku või ütle pass.
web-500-prompt-calling = Leia endale kaaslane.
web-500-prompt-exchange = { $count ->
    [one] Pane veel { $count } kaart kõrvale.
   *[other] Pane veel { $count } kaarti kõrvale.
}
web-500-prompt-nomination = Ütle, millisest mastist jokker on.
web-500-prompt-lead = Käi välja.
web-500-prompt-follow = Pane kaart.
web-500-prompt-table = Mängi lauakäest.

## Karuselė
web-preset-karusele-pairs = Neljakesi paarides
web-preset-karusele-two = Kaks mängijat
web-preset-karusele-three = Kolm mängijat
web-preset-karusele-singles = Neljakesi, igaüks enda eest
web-karusele-hand = Sinu { $card }
web-karusele-loose = Laual: { $card }
web-karusele-pile = Hunnik { $value }, omanik { $player }: { $cards }
web-karusele-done = See on kõik
web-karusele-lay = Pane lauale
web-karusele-sweep = Pühi laud
web-karusele-raise = Tõsta { $from } → { $to }
web-karusele-build = Ehita { $value }
web-karusele-take = Võta
web-karusele-take-these = Võta { $cards }
web-karusele-won = { $cards } kaarti, { $points } p
web-karusele-prompt = Vali oma kaart, siis mida sellega teha.
web-karusele-prompt-take = { $end ->
    [true] Vali, mida { $card } võtab, ja ütle, et see on kõik.
   *[other] Vali, mida { $card } võtab: summad { $value }.
}
web-karusele-prompt-build = { $end ->
    [true] Lisa hunnikusse { $value } või ütle, et see on kõik.
   *[other] Vali kaardid, mis annavad koos { $card } kaardiga { $value }.
}
web-karusele-prompt-raise = Vali, mis läheb hunnikusse { $value }.
