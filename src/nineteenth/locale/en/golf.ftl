# Golf, from three to ten cards a player. Rule identifiers stand beside the sentences, never in them.

golf-name = Golf
golf-round = hole
golf-summary = Swap cards to end with the lowest score; equal cards cancel.

## Presets
golf-preset-six = Six cards in two rows; equal cards in a column cancel. The game most people know.
golf-preset-eight = Eight cards in two rows; equal cards in a column cancel.
golf-preset-ten = Ten cards in two rows; equal cards in a column cancel.
golf-preset-nine = Nine cards in a square; only three of a kind in a line cancel.
golf-preset-nine-hole = Nine cards in a square, three packs with jokers; equal neighbours cancel.
golf-preset-nine-hole-6 = The nine-hole rules with six cards.
golf-preset-nine-hole-3 = The nine-hole rules with three cards: over in minutes.
golf-preset-four = Four hidden cards to remember; knock when you think you are lowest.
golf-preset-four-hand = Four cards in hand, seen at all times; any two equal cancel; knock to end.

## Option groups
option-group-cards = Cards and players
option-group-counting = What counts
option-group-opening = The opening
option-group-turns = Taking turns
option-group-closing = Closing the round
option-group-match = The match

## Options and their values
golf-option-players = Players
golf-option-packs = Packs of cards
golf-option-values = Card values
golf-option-values-basic = Basic: jack and queen 10, king 0
golf-option-values-harder = Harder: jack 11, queen 12, king 13
golf-option-values-bicycle = Basic, but twos count −2
golf-option-bonus = Bonus cards
golf-option-bonus-none = None
golf-option-bonus-jokers = Jokers
golf-option-bonus-twos = All twos
golf-option-bonus-one-eyed-jacks = One-eyed jacks (spades and hearts)
golf-option-bonus-value = Points of a bonus card
golf-option-jokers-per-pack = Jokers in each pack
golf-option-bonus-pairs = A pair of bonus cards
golf-option-bonus-pairs-cancel = Cancels to 0 like any pair
golf-option-bonus-pairs-keep = Keeps its points
golf-option-cancel = What cancels
golf-option-cancel-column-pairs = Equal cards in a column
golf-option-cancel-row-column-pairs = Equal cards in a row or column
golf-option-cancel-with-diagonals = Equal cards in a row, column or diagonal
golf-option-cancel-anywhere = Any two equal cards
golf-option-cancel-line-of-three = Three equal cards in a line
golf-option-cancel-adjacent-pairs = Equal neighbours
golf-option-cancel-none = Nothing
golf-option-overlap = Three equal neighbours
golf-option-overlap-disjoint = One pair and one card left over
golf-option-overlap-touching = All of them cancel
golf-option-diagonal-lines = Diagonals count as lines
golf-option-remove = Cancelled lines leave the grid
golf-option-remove-off = No, they stay
golf-option-remove-auto = At once
golf-option-remove-optional = If their owner likes, before a turn
golf-option-four-block = Four equal cards in two neighbouring columns
golf-option-four-block-off = Nothing more
golf-option-four-block-others-plus10 = Everybody else gets 10 points
golf-option-four-block-all-plus10 = Everybody gets 10 points
golf-option-four-block-self-minus10 = Their owner loses 10 points
golf-option-initial-flips = Cards turned up at the start
golf-option-initial-columns = The first two cards turned up
golf-option-initial-columns-any = Anywhere
golf-option-initial-columns-same = In one column
golf-option-initial-columns-different = In different columns
golf-option-peek = Looking at hidden cards at the start
golf-option-peek-any-two = Any two
golf-option-peek-nearest-two = The two nearest
golf-option-peek-one = One
golf-option-peek-none = None
golf-option-memory-aid = The screen remembers cards you have seen
golf-option-closing = How a round is closed
golf-option-closing-all-up = When somebody’s cards are all face up
golf-option-closing-knock = By knocking
golf-option-closing-both = Either way
golf-option-penalty = If the closer is not lowest
golf-option-penalty-off = No penalty
golf-option-penalty-flat = A fixed penalty
golf-option-penalty-add-lowest = The lowest score is added
golf-option-penalty-double = The closer’s score doubles
golf-option-penalty-add-highest = The highest score is added
golf-option-penalty-points = Points of the fixed penalty
golf-option-closer-tie = A closer who ties for lowest
golf-option-closer-tie-safe = Pays nothing
golf-option-closer-tie-penalised = Pays
golf-option-closer-bonus = Bonus for a closer who is lowest
golf-option-last-turn-stock-only = Last turns draw from the stock only
golf-option-reveal = The others’ cards, once somebody has closed
golf-option-reveal-after = Are turned up after the last turns
golf-option-reveal-before-last-turn = Are turned up before the last turns
golf-option-flip-on-discard = After discarding a drawn card
golf-option-flip-on-discard-never = Nothing is turned up
golf-option-flip-on-discard-optional = One may turn up a card
golf-option-flip-on-discard-mandatory = One must turn up a card
golf-option-stock-out = When the stock is used up
golf-option-stock-out-reshuffle = The discards are shuffled
golf-option-stock-out-end-round = The round ends
golf-option-max-reshuffles = Shuffles in a round at most
golf-option-end = The match ends
golf-option-end-rounds = After a number of rounds
golf-option-end-target = When somebody reaches a score
golf-option-end-open = When the players agree
golf-option-end-at = Rounds or points
golf-option-tie = A tie for lowest total
golf-option-tie-share = Is shared
golf-option-tie-extra-round = Is played off
golf-option-tie-fewest-worst = Goes to whoever was worst least often
golf-option-undo-take = A discard taken by mistake may be put back

## Options that clash
golf-clash-packs = { $players } players need at least { $need } cards: the deal, a discard, and one card each in the stock; these packs have { $have }.
golf-clash-flips = { $flips } cards cannot be turned up at the start of a grid of { $places }: one must stay face down.
golf-clash-initial-columns = A rule for the columns of the first two cards needs exactly 2 cards turned up, not { $flips }.
golf-clash-twos = With these values twos count −2 already: they cannot be the bonus cards as well.
golf-clash-cancel = “{ $cancel }” does not fit the grid of “{ $preset }”.
golf-clash-remove = Only columns of two or lines of three can be removed, not what cancels by “{ $cancel }”.
golf-clash-block = A block of four cannot be seen once cancelled columns leave the grid: choose one or the other.
golf-clash-closing = Hidden cards never lie face up: the round is closed by knocking, not by “{ $closing }”.
golf-clash-reveal = Where cards are hidden until the end they cannot be turned up before the last turns.

## Why not
golf-no-move = “{ $text }” is no move; say “draw”, “take discard”, “swap 3”, “discard”, “flip 5”, “knock” and the like.
golf-refused-round-is-over = The round is over.
golf-refused-flip-first = First turn up the cards that open the round.
golf-refused-peek-first = First look at your cards, once.
golf-refused-holding-a-card = You hold a card: swap it for one of yours, or discard it if you drew it.
golf-refused-holding-nothing = First draw a card or take the discard.
golf-refused-flip-now = You discarded a drawn card: now it is about turning up one of yours.
golf-refused-stock-is-empty = The stock is empty and cannot be filled again this round.
golf-refused-stock-is-not-empty = You may pass only when the stock is empty.
golf-refused-discard-is-empty = There is no discard to take.
golf-refused-last-turn-from-stock = In the last turns cards come from the stock only.
golf-refused-taken-must-be-used = A card taken from the discard pile must replace one of yours.
golf-refused-no-such-place = There is no such place: yours are 1 to { $places }.
golf-refused-place-is-gone = The card at place { $place } was removed; nothing can be put there.
golf-refused-lies-face-up = The card at place { $place } lies face up already.
golf-refused-nothing-to-flip = No card may be turned up now; these house rules allow it only when they ask for it.
golf-refused-same-column-asked = The second card must be in the same column as the first.
golf-refused-other-column-asked = The second card must be in another column than the first.
golf-refused-no-knocking = Nobody knocks by these house rules: the round closes when somebody’s cards are all face up.
golf-refused-already-closed = Somebody has closed the round already; everyone else has one last turn.
golf-refused-flip-is-compulsory = After discarding a drawn card you must turn one up.
golf-refused-no-peeking = You may not look at hidden cards now.
golf-refused-peek-two-asked = Name two different cards to look at.
golf-refused-peek-one-asked = You may look at one card only.
golf-refused-peek-nearest-asked = You may look at the two cards nearest to you: { $nearest }.
golf-refused-no-removing = Cancelled cards are not removed by hand under these house rules.
golf-refused-no-such-line = There is no such line: they are 1 to { $lines }.
golf-refused-line-not-cancelled = That line does not lie face up with equal cards that cancel.
golf-refused-not-a-move = That is no move of this game.
golf-refused-nothing-to-replace = All your cards were removed: a card taken from the discard pile could replace none of them.

## Positions that cannot be
golf-position-not-a-dictionary = A position is a dictionary, such as {"{"}"grids": ["5H (?) 7C / (?) 2S (?)", …], "discard": "9D"{"}"}.
golf-position-unknown-key = “{ $key }” is no part of a position; its parts are { $known }.
golf-position-seat = “{ $key }” must be a seat from 0 to { $last }, not “{ $value }”.
golf-position-not-cards = “{ $where }” must be cards in a row, such as "9D QC 4S".
golf-position-no-card = “{ $text }” in { $where } names no card.
golf-position-grids = “grids” must hold one grid for each of the { $players } seats.
golf-position-places = The grid of seat { $seat } has { $count } cards; it must have { $places }.
golf-position-rows = The grid of seat { $seat } must have { $rows ->
    [one] one row
   *[other] { $rows } rows
  } of { $columns } cards, the rows parted by “/”.
golf-position-gone = The grid of seat { $seat } has an empty place, but nothing is removed under these house rules.
golf-position-held-from = “held_from” must be stock or discard, not “{ $value }”.
golf-position-too-many = There are more { $card } than the { $count } in the pack.
golf-position-count = The cards do not add up to the { $size } of the pack: off by { $missing }.
golf-position-known-place = “{ $key }” must list places from 1 to { $places }, one list a seat.
golf-position-known-gone = “{ $key }” names place { $place } of seat { $seat }, but that place is empty.
golf-position-numbers = “{ $key }” must hold { $players } whole numbers from { $least } to { $most }.
golf-position-number = “{ $key }” must be a whole number from 0 to { $most }.
golf-position-phase = “phase” must be one of { $known }, not “{ $value }”.
golf-position-holding = In the phase “{ $phase }” a card is held if and only if it is “holding”.
golf-position-held-nothing = “held_from” is told, but no card is held: name it in “held”, or “?” if nobody has told it.
golf-position-held-useless = Seat { $seat } holds a card taken from the discard pile, but all its cards were removed.
golf-position-closer-to-move = Seat { $seat } has closed the round: the turn cannot be theirs.
golf-position-all-up = A grid lies all face up, but nobody has closed the round: name the closer.
golf-position-closer-not-up = Seat { $seat } has closed the round, so all its cards must lie face up.
golf-position-opening = While the round is opened nobody has closed it, and the seats after the one to move have only face-down cards.
golf-position-no-flip = There is no card for the seat to move to turn up.
golf-position-no-peek = Nobody looks at hidden cards under these house rules.

## The log
golf-log-draw = { $player } draws { $card }.
golf-log-draw-unseen = { $player } draws a card.
golf-log-take = { $player } takes { $card } from the discard pile.
golf-log-swap = { $player } puts { $card } in place { $place } and discards { $old }.
golf-log-swap-unseen = { $player } puts the card in place { $place } and discards { $old }.
golf-log-discard = { $player } discards { $card }.
golf-log-flip = { $player } turns up { $card } in place { $place }.
golf-log-flip-unseen = { $player } turns up the card in place { $place }; it leaves with its line.
golf-log-keep = { $player } turns up nothing.
golf-log-pass = { $player } passes.
golf-log-knock = { $player } knocks.
golf-log-peek = { $player } looks at { $cards } in { $places }.
golf-log-peek-unseen = { $player } looks at { $places }.
golf-log-remove = { $player } removes { $cards }.

## The account of a round
golf-account-cards = Cards: { $cards } = { $points }
golf-account-cancelled = Cancelled: { $cards }
golf-account-removed = { $count ->
    [one] Removed: 1 card
   *[other] Removed: { $count } cards
  }
golf-account-blocks = Four in a block: { $points }
golf-account-penalty-flat = Closed with { $mine }, but { $lowest } was lowest: penalty { $points }
golf-account-penalty-add-lowest = Closed with { $mine }, but { $lowest } was lowest: that is added, { $points }
golf-account-penalty-double = Closed with { $mine }, but { $lowest } was lowest: doubled, { $points } more
golf-account-penalty-add-highest = Closed with { $mine }, but { $lowest } was lowest: the highest, { $points }, is added
golf-account-closer-lowest = Closed with the lowest score: no penalty
golf-account-bonus = Closed with the lowest score: { $points }
golf-account-total = Round: { $points }

## The rule book
golf-rules-setup = Before the deal
golf-rules-counting = What counts
golf-rules-opening = The opening
golf-rules-turn = A turn
golf-rules-closing = Closing the round
golf-rules-match = The match
golf-rules-advice = Good advice

golf-rule-agree = Agree on every house rule before the deal; once cards are dealt none may be changed.
golf-rule-players = This table is for { $players } players.
golf-rule-packs = { $packs ->
    [one] One pack
   *[other] { $packs } packs shuffled together
  }{ $jokers ->
    [0] { "" }
    [one] {" "}with one joker each
   *[other] {" "}with { $jokers } jokers each
  }: { $cards } cards.
golf-rule-deal-grid = Deal { $places } cards face down to each player, one at a time clockwise, and lay them in { $rows ->
    [one] one row of { $columns }
   *[other] { $rows } rows of { $columns }
  }. The rest is the stock; its top card is turned up and begins the discard pile. No card changes its place during the round.
golf-rule-deal-hand = Deal { $places } cards to each player, one at a time clockwise. The rest is the stock; its top card is turned up and begins the discard pile.
golf-rule-no-looking = Nobody looks at dealt cards unless a rule says so. If somebody does, the same dealer shuffles and deals again.
golf-rule-values-basic = Ace 1, two to ten their number, jack and queen 10, king 0. Points are bad: the lowest score wins.
golf-rule-values-harder = Ace 1, two to ten their number, jack 11, queen 12, king 13. Points are bad: the lowest score wins.
golf-rule-values-bicycle = Ace 1, two −2, three to ten their number, jack and queen 10, king 0. Points are bad: the lowest score wins.
golf-rule-bonus-jokers = Each joker counts { $points }. Jokers are one rank: two of them are a pair.
golf-rule-bonus-twos = Each two counts { $points }.
golf-rule-bonus-one-eyed-jacks = The jacks of spades and hearts count { $points }; for pairs they are jacks like the others.
golf-rule-cancel-column-pairs = Two cards of one rank in the same column cancel: they count nothing.
golf-rule-cancel-row-column-pairs = Two cards of one rank in the same row or column cancel: they count nothing.
golf-rule-cancel-with-diagonals = Two cards of one rank in the same row, column or diagonal cancel: they count nothing.
golf-rule-cancel-anywhere = Any two cards of one rank cancel: they count nothing.
golf-rule-cancel-line-of-three = Three cards of one rank in a row or column cancel: they count nothing. A card may serve a row and a column.
golf-rule-cancel-adjacent-pairs = Two cards of one rank next to each other in a row or column cancel: they count nothing.
golf-rule-cancel-none = Nothing cancels: every card counts.
golf-rule-rank-not-value = Only the rank matters, never the value: a jack and a queen are no pair. Cancelling is not a choice.
golf-rule-diagonal-lines = The two diagonals are lines as well.
golf-rule-overlap-disjoint = A card belongs to one pair at most: of three equal cards one counts in full. As many pairs as possible are made, then the lowest score.
golf-rule-overlap-touching = Every card that touches an equal card counts nothing.
golf-rule-bonus-pairs-cancel = Equal bonus cards cancel like any others, even though that costs their owner points.
golf-rule-bonus-pairs-keep = Bonus cards do not cancel among themselves: they keep their points.
golf-rule-block-others-plus10 = Four equal cards in two neighbouring columns cancel, and every other player gets 10 points.
golf-rule-block-all-plus10 = Four equal cards in two neighbouring columns cancel, and everybody gets 10 points.
golf-rule-block-self-minus10 = Four equal cards in two neighbouring columns cancel, and their owner’s score drops by 10.
golf-rule-opening-hand = Take up your four cards; you may look at them at all times.
golf-rule-opening-flips = { $flips ->
    [0] No card is turned up before the first turn.
    [one] From the dealer’s left each player turns up one card.
   *[other] From the dealer’s left each player turns up { $flips } cards, one after the other.
  }
golf-rule-initial-columns-same = The two cards must be in one column.
golf-rule-initial-columns-different = The two cards must be in different columns.
golf-rule-opening-peek-any-two = From the dealer’s left each player looks once at any two of his cards and puts them back.
golf-rule-opening-peek-nearest-two = From the dealer’s left each player looks once at the two cards nearest to him and puts them back.
golf-rule-opening-peek-one = From the dealer’s left each player looks once at one of his cards and puts it back.
golf-rule-opening-peek-none = Nobody looks at a card before the first turn.
golf-rule-memory-aid = The screen keeps showing you the cards you have seen.
golf-rule-first = The player at the dealer’s left begins; play goes clockwise. The deal passes to the left after each round.
golf-rule-turn = Take the top card of the discard pile or of the stock. A card taken from the discard pile must replace one of your cards. A card from the stock may replace any of yours or be discarded.
golf-rule-new-card-up = The new card lies face up; the card it replaces goes face up on the discard pile and may not be looked at before.
golf-rule-new-card-down = The new card lies face down; the card it replaces goes face up on the discard pile and may not be looked at before. Remember what you put down.
golf-rule-new-card-hand = The new card joins your hand; the card it replaces goes face up on the discard pile.
golf-rule-undo-take = A card taken from the discard pile by mistake may be put back before it is used.
golf-rule-flip-optional = After discarding a card from the stock you may turn up one of your cards.
golf-rule-flip-mandatory = After discarding a card from the stock you must turn up one of your cards, if one lies face down.
golf-rule-remove-auto = Lines that cancel and lie face up are put under the discard pile at once. The places stay empty and count as face up.
golf-rule-remove-optional = Before drawing you may put lines of yours that cancel and lie face up under the discard pile; lines that share a card leave together. The places stay empty and count as face up.
golf-rule-reshuffle = When the stock is used up, the discard pile except its top card is shuffled and becomes the stock. { $count ->
    [0] By these house rules that is not done: the round ends without a closer.
    [one] That is done once in a round; then the round ends without a closer and without a penalty.
   *[other] That is done { $count } times in a round at most; then the round ends without a closer and without a penalty.
  }
golf-rule-stock-ends-round = When the stock is used up the round ends without a closer and without a penalty.
golf-rule-closing-all-up = Whoever has no face-down card left has closed the round.
golf-rule-closing-knock = Instead of taking a turn a player may knock and so close the round, unless somebody has done so.
golf-rule-closing-both = Whoever has no face-down card left has closed the round. A player may also knock instead of taking a turn, unless somebody has closed.
golf-rule-last-turns = Everyone else has exactly one more turn. Then all cards are turned up and counted.
golf-rule-last-turn-stock-only = In these last turns cards come from the stock only.
golf-rule-reveal-before = The others turn up all their cards before they play their last turn.
golf-rule-penalty-flat = A closer who does not have the lowest score of the round gets { $points } points more.
golf-rule-penalty-add-lowest = A closer who does not have the lowest score of the round adds the lowest score to his own.
golf-rule-penalty-double = A closer who does not have the lowest score of the round doubles his own.
golf-rule-penalty-add-highest = A closer who does not have the lowest score of the round adds the highest of the others to his own.
golf-rule-closer-tie-safe = A closer who ties for lowest pays nothing.
golf-rule-closer-tie-penalised = A closer who ties for lowest pays as well.
golf-rule-closer-bonus = A closer who has the lowest score gets { $points } points.
golf-rule-lowest-wins = The scores of the rounds are added up; the lowest total wins.
golf-rule-end-rounds = { $count ->
    [one] The match is one round.
   *[other] The match is { $count } rounds.
  }
golf-rule-end-target = The match ends with the round in which somebody reaches { $count } points.
golf-rule-end-open = The match ends after any round when the players agree.
golf-rule-tie-share = Players who tie for the lowest total share the win.
golf-rule-tie-extra-round = If players tie for the lowest total another round is played.
golf-rule-tie-fewest-worst = If players tie for the lowest total, whoever had the highest score of a round least often wins.
golf-rule-advice-open-columns = Turn up cards in different columns: that leaves more ways to make them cancel.
golf-rule-advice-replace-highest = Replace your highest cards first, above all when somebody is about to close.
golf-rule-advice-neighbours = Do not discard what your left neighbour is collecting, and do not wait for what your right neighbour collects.
