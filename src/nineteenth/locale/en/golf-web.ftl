# What the page says beside the game’s own words.

web-preset-golf-six = Six cards
web-preset-golf-eight = Eight cards
web-preset-golf-ten = Ten cards
web-preset-golf-nine = Nine cards, threes
web-preset-golf-nine-hole = Nine holes
web-preset-golf-nine-hole-6 = Nine holes, six cards
web-preset-golf-nine-hole-3 = Nine holes, three cards
web-preset-golf-four = Four hidden cards
web-preset-golf-four-hand = Four cards in hand
web-golf-stock = Stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Draw a card.
web-golf-discard = Discard pile, { $card } on top
web-golf-discard-empty = Discard pile, empty
web-golf-held = In your hand: { $card }
web-golf-place-down = Row { $row }, column { $column }, face down
web-golf-place-known = Row { $row }, column { $column }, face down, seen by you
web-golf-place-up = Row { $row }, column { $column }, { $card }
web-golf-place-secret = Row { $row }, column { $column }, { $card }, seen by you alone
web-golf-place-gone = Row { $row }, column { $column }, removed
web-golf-badge-closer = Closed the round
web-golf-badge-closer-short = ✓
web-golf-knock = Knock
web-golf-keep = Leave it
web-golf-pass = Pass
web-golf-throw = Discard { $card }
web-golf-remove = Remove line { $line }
web-golf-prompt-flip = Turn up a card of yours.
web-golf-prompt-peek = { $count ->
    [one] Look at a card of yours.
   *[other] Choose { $count } cards of yours to look at.
}
web-golf-prompt-flip-after = { $free ->
    [true] Turn up a card, or leave it.
   *[other] Turn up a card.
}
web-golf-prompt-holding = Swap { $card } for a card of yours, or discard it.
web-golf-prompt-taken = Swap { $card } for a card of yours.
web-golf-prompt-turn = { $knock ->
    [true] Draw from the stock, take the top discard, or knock.
   *[other] Draw from the stock or take the top discard.
}
web-golf-prompt-last = Your last turn: draw from the stock or take the top discard.
