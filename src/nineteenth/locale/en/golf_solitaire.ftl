# Golf Solitaire. Rule identifiers stand beside the sentences, never in them.

golf_solitaire-name = Golf Solitaire
golf_solitaire-round = deal
golf_solitaire-summary = Clear the columns, always one rank up or down; the cards left are your score.

## Presets
golf_solitaire-preset-classic = The strict game: a king ends the run.
golf_solitaire-preset-relaxed = A queen may follow a king.
golf_solitaire-preset-wrapped = King and ace are neighbours: the ranks go round.
golf_solitaire-preset-nine-deals = Nine strict deals added up: a round of golf.

## Option groups
option-group-layout = The layout
option-group-play = What may be played

## Options and their values
golf_solitaire-option-on-king = On a king may go
golf_solitaire-option-on-king-nothing = Nothing: it ends the run
golf_solitaire-option-on-king-queen = A queen
golf_solitaire-option-wrap = King and ace are neighbours
golf_solitaire-option-columns = Columns
golf_solitaire-option-rows = Cards in a column
golf_solitaire-option-packs = Packs of cards
golf_solitaire-option-jokers = Jokers
golf_solitaire-option-bonus-for-stock = A cleared deal scores minus the stock cards left
golf_solitaire-option-deals = Deals in a round of golf
golf_solitaire-option-deals-1 = One
golf_solitaire-option-deals-9 = Nine
golf_solitaire-option-deals-18 = Eighteen
golf_solitaire-option-undo = Taking moves back
golf_solitaire-option-undo-free = As often as you like
golf_solitaire-option-undo-off = Not allowed
golf_solitaire-option-deal-from = Cards are dealt
golf_solitaire-option-deal-from-random = Just as they come
golf_solitaire-option-deal-from-winnable = So that the deal can be cleared

## Options that clash
golf_solitaire-clash-wrap = If king and ace are neighbours a king ends nothing: leave on_king at “nothing” or turn wrap off.
golf_solitaire-clash-stock = { $tableau } cards in the columns leave nothing for the stock: there are { $cards } cards.
golf_solitaire-clash-winnable = With { $columns } columns of { $rows } and { $stock } stock cards hardly any deal can be cleared: such deals are chosen for { $most } cards in the columns at the most, a stock of half as many, and columns no deeper than there are columns (two packs may be deeper).

## Why not
golf_solitaire-no-move = “{ $text }” is no move; say “turn”, “play 3” for the third column, or name the card, such as “7H”.
golf_solitaire-not-uncovered = No uncovered card is { $card }; only the last card of a column can be played.
golf_solitaire-which = { $card } lies uncovered in columns { $columns }: say which.
golf_solitaire-refused-round-is-over = The deal is over.
golf_solitaire-refused-stock-is-empty = The stock is empty; there is no second round through it.
golf_solitaire-refused-no-such-column = There is no such column: they are 1 to { $columns }.
golf_solitaire-refused-column-is-empty = Column { $column } is empty.
golf_solitaire-refused-not-next-in-rank = { $card } is not one rank above or below { $top }.
golf_solitaire-refused-nothing-on-a-king = Nothing may go on a king: turn the next stock card.
golf_solitaire-refused-no-wrapping = { $card } may not go on { $top }: ace is low and king is high, and they are no neighbours.
golf_solitaire-refused-not-a-move = That is no move of this game.

## Positions that cannot be
golf_solitaire-position-unknown-key = “{ $key }” is no part of a position; its parts are { $known }.
golf_solitaire-position-columns = “columns” must hold { $columns } columns; an empty one is written “-”.
golf_solitaire-position-rows = Column { $column } has { $count } cards; it can have { $rows } at the most.
golf_solitaire-position-untold = Column { $column } lies face up: every card of it must be told.
golf_solitaire-position-not-cards = “{ $where }” must be cards in a row, such as "9D QC 4S".
golf_solitaire-position-no-card = “{ $text }” in { $where } names no card.
golf_solitaire-position-no-discard = The discard pile must hold a card: the first stock card begins it.
golf_solitaire-position-too-many = There are more { $card } than the { $count } in the pack.
golf_solitaire-position-count = The cards do not add up to the { $size } of the pack: off by { $missing }.
golf_solitaire-position-totals = “totals” must hold one whole number.
golf_solitaire-position-rounds = “rounds” must be a whole number from 0 to below { $deals }.

## Deals as text
golf_solitaire-deal-error = Line { $line }: { $fault }
golf_solitaire-deal-empty = There is no deal here.
golf_solitaire-deal-several = One deal is expected here, not { $count }.
golf_solitaire-deal-label = “{ $text }” names no pile; those are foundations, talon and stock, and columns by number.
golf_solitaire-deal-no-card = “{ $text }” names no card.
golf_solitaire-deal-columns = A deal has { $columns } columns, here are { $count }.
golf_solitaire-deal-rows = A column has { $rows } cards, here are { $count }.
golf_solitaire-deal-stock = The stock has { $stock } cards, the one that begins the discard pile included; here are { $count }.
golf_solitaire-deal-twice = { $card } is there { $count } times, the pack has { $have }.
golf_solitaire-deal-mixed = Some cards have suits and some have none: write all of them one way.
golf_solitaire-deal-json = This line is no deal as JSON: it needs “columns”, “discard” and “stock”.

## Advice
golf_solitaire-advice-exact = Play “{ $move }”: nothing is hidden any more, and best play leaves { $mean }.
golf_solitaire-advice-move = Play “{ $move }”: on average { $mean } (± { $error }) would be left.
golf_solitaire-advice-how = { $samples } orders of the unseen cards were drawn at random, the same for every move, and each was solved exactly. Who does not know the stock will do somewhat worse than these figures; the comparison of moves is fair.
golf_solitaire-advice-sure = Next best is “{ $move }”, worse by { $worse } (± { $error }); by this measure the advice is right with { $sure } % certainty.

## The log
golf_solitaire-log-turn = { $card } is turned.
golf_solitaire-log-play = { $card } is played from column { $column }.

## The account of a deal
golf_solitaire-account-left = Cards left in the columns: { $count }
golf_solitaire-account-cleared = All columns cleared
golf_solitaire-account-bonus = All columns cleared; stock cards left: { $count }
golf_solitaire-account-total = Deal: { $points }

## The board
golf_solitaire-board-round = Deal { $round } of { $rounds }. Total so far: { $total }.
golf_solitaire-board-column = Column { $column }: { $cards }, uncovered { $card }.
golf_solitaire-board-single = Column { $column }: uncovered { $card }, the last card.
golf_solitaire-board-empty = Column { $column } is empty.
golf_solitaire-board-piles = Discard pile: { $card }. Stock: { $stock }. Left in the columns: { $left }.

## The rule book
golf_solitaire-rules-setup = The deal
golf_solitaire-rules-play = Playing
golf_solitaire-rules-score = The score
golf_solitaire-rules-advice = Good advice

golf_solitaire-rule-pack = { $packs ->
    [one] One pack
   *[other] { $packs } packs shuffled together
  }{ $jokers ->
    [0] { "" }
    [one] {" "}and one joker
   *[other] {" "}and { $jokers } jokers
  }: { $cards } cards for one player. Ace is low, king is high; suits mean nothing.
golf_solitaire-rule-tableau = Deal { $rows } rows of { $columns } cards face up, so that they form { $columns } overlapping columns. Only the uncovered card of a column can be played.
golf_solitaire-rule-stock = { $stock ->
    [one] The one card left is the stock, face down.
   *[other] The { $stock } cards left are the stock, face down.
  }
golf_solitaire-rule-start = { $stock ->
    [0] Turn up the stock card: it begins the discard pile.
    [one] Turn up the first stock card: it begins the discard pile, and one stays in the stock.
   *[other] Turn up the first stock card: it begins the discard pile, and { $stock } stay in the stock.
  }
golf_solitaire-rule-winnable = Deals are chosen so that they can be cleared.
golf_solitaire-rule-next-in-rank = An uncovered card may be moved to the discard pile if its rank is exactly one above or one below the card on top. Up and down may change at any time: on a queen go J 10 9 8 9 10 J Q K.
golf_solitaire-rule-on-king-nothing = Nothing goes round: on an ace only a two may go, and on a king nothing may go, not even a queen.
golf_solitaire-rule-on-king-queen = Nothing goes round: on an ace only a two may go, and on a king only a queen.
golf_solitaire-rule-wrap = The ranks go round: king and ace are neighbours.
golf_solitaire-rule-jokers = A joker may go on any card, and any card on a joker.
golf_solitaire-rule-turn = At any time you may turn up the next stock card onto the discard pile instead. The stock is gone through once.
golf_solitaire-rule-end = The deal ends when the columns are empty, or when the stock is empty and no card can be moved.
golf_solitaire-rule-undo-free = Moves may be taken back as often as you like.
golf_solitaire-rule-undo-off = A move once made stands.
golf_solitaire-rule-score = The score is the number of cards left in the columns, whatever their rank. Lower is better.
golf_solitaire-rule-bonus = Whoever clears the columns scores minus the number of cards left in the stock.
golf_solitaire-rule-deals = { $deals } deals are added up.
golf_solitaire-rule-advice-kings = Where a king ends the run, let it be the last card of one: play what can follow first.
golf_solitaire-rule-advice-both-ways = Before you start a run, follow it both ways: the card that lets you turn round is worth more than the longest way up.
golf_solitaire-rule-advice-wait = A card need not be played because it can be: turn the stock early if the next card keeps a longer run together.
