# Mida leht ütleb lisaks mängu enda sõnadele.

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
