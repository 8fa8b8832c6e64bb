# What the page says beside the game’s own words.

web-preset-karusele-pairs = Four in pairs
web-preset-karusele-two = Two players
web-preset-karusele-three = Three players
web-preset-karusele-singles = Four, each alone
web-karusele-hand = Your { $card }
web-karusele-loose = On the table: { $card }
web-karusele-pile = Pile of { $value }, owned by { $player }: { $cards }
web-karusele-done = That is all
web-karusele-lay = Lay it
web-karusele-sweep = Sweep the table
web-karusele-raise = Raise { $from } to { $to }
web-karusele-build = Build { $value }
web-karusele-take = Take
web-karusele-take-these = Take { $cards }
web-karusele-won = { $cards } cards, { $points } p.
web-karusele-prompt = Choose a card of yours, then what it does.
web-karusele-prompt-take = { $end ->
    [true] Choose what { $card } takes, then say that is all.
   *[other] Choose what { $card } takes: sets of { $value }.
}
web-karusele-prompt-build = { $end ->
    [true] Add to the pile of { $value }, or say that is all.
   *[other] Choose cards that make { $value } with { $card }.
}
web-karusele-prompt-raise = Choose what goes on the pile of { $value }.
