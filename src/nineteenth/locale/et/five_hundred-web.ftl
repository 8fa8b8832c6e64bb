# Mida leht ütleb lisaks mängu enda sõnadele.

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
