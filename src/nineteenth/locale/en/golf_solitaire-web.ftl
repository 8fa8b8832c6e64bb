# What the page says beside the game’s own words.

web-preset-golf-solitaire-classic = Classic
web-preset-golf-solitaire-relaxed = Relaxed
web-preset-golf-solitaire-wrapped = Round and round
web-preset-golf-solitaire-nine-deals = Nine deals
web-solitaire-column = Column { $column }: { $card }, { $behind ->
    [0] the last card
    [one] { $behind } card behind it
   *[other] { $behind } cards behind it
}
web-solitaire-stock = Stock, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Turn the next card.
web-solitaire-discard = Discard pile, { $card } on top
web-solitaire-left = { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
web-solitaire-prompt = Play a card next in rank to { $card }, or turn the next one.
web-solitaire-prompt-turn = Nothing goes on { $card }: turn the next card.
