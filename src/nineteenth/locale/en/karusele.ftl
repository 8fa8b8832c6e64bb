# Karuselė for two to four. Rule identifiers stand beside the sentences, never in them.

karusele-name = Karuselė
karusele-round = deal
karusele-summary = Take cards from the table by equal values and sums, build piles, and mind the jokers and the Broom.

## Presets
karusele-preset-pairs = Four players, two against two. The usual game.
karusele-preset-two = Two players.
karusele-preset-three = Three players, each alone.
karusele-preset-singles = Four players, each alone.

## Option groups
option-group-captures = Taking
option-group-builds = Building
option-group-broom = The Broom

## Options and their values
karusele-option-deck-size = Cards in the pack
karusele-option-deck55-omits = What a pack of 55 leaves out
karusele-option-deck55-omits-joker20 = The joker worth 20
karusele-option-deck55-omits-broom = The Broom
karusele-option-players = Players
karusele-option-partnerships = Four play as two pairs
karusele-option-target = Points that end the match
karusele-option-initial-special = A joker or the Broom in the first layout
karusele-option-initial-special-bury = Goes back into the stock; another card takes its place
karusele-option-initial-special-keep = Stays on the table
karusele-option-initial-special-redeal = All cards are dealt anew
karusele-option-trail = Laying a card when one could capture
karusele-option-trail-free = Is allowed
karusele-option-trail-forced = Is not allowed
karusele-option-capture-extent = How much a capture takes
karusele-option-capture-extent-choice = As much as the player likes
karusele-option-capture-extent-maximum = As much as there is: nothing may be left that could go with it
karusele-option-courts = Jacks, queens and kings
karusele-option-courts-one-or-three = One takes one, or all three
karusele-option-courts-three-forced = One takes one; where three lie, all three
karusele-option-courts-pairs-only = One takes one, never more
karusele-option-courts-all-equal = One takes all of its rank
karusele-option-builds = Piles may be built
karusele-option-build-duty = What the owner of a pile must do on the next turn
karusele-option-build-duty-must-take = Take it
karusele-option-build-duty-no-trail = Anything but lay a card
karusele-option-build-duty-none = Nothing
karusele-option-extend = Who may raise a pile
karusele-option-extend-others = Everybody but its owner
karusele-option-extend-anyone = Everybody
karusele-option-extend-off = Nobody
karusele-option-extend-with-table = A raise may add loose cards
karusele-option-compound-builds = A pile may hold several sets of its value
karusele-option-piles-in-sums = A pile may be part of a sum
karusele-option-build-on-partner = One may build on the card that the partner’s pile shows
karusele-option-broom-empty = The Broom played to an empty table
karusele-option-broom-empty-stays = Stays there
karusele-option-broom-empty-own-pile = Goes to the player’s won cards
karusele-option-broom-is-capture = Sweeping is a capture
karusele-option-sweep-bonus = Points for a sweep with the Broom
karusele-option-majority-tie = A tie for most cards or most spades
karusele-option-majority-tie-split-two = Two share the points, three get none
karusele-option-majority-tie-nobody = Nobody gets the points
karusele-option-majority-tie-all-full = Everybody tied gets them in full
karusele-option-points-joker20 = Points for the joker worth 20
karusele-option-points-joker15 = Points for the joker worth 15
karusele-option-points-joker11 = Points for the joker worth 11
karusele-option-points-10d = Points for the ten of diamonds
karusele-option-points-2s = Points for the two of spades
karusele-option-points-spades = Points for most spades
karusele-option-points-cards = Points for most cards
karusele-option-points-ace = Points for each ace
karusele-option-leftover = Cards left on the table at the end
karusele-option-leftover-last-capturer = Go to whoever captured last
karusele-option-leftover-nobody = Go to nobody
karusele-option-next-dealer = Who deals next
karusele-option-next-dealer-loser = The side that lost the deal
karusele-option-next-dealer-rotate = The player to the left
karusele-option-next-dealer-winner = The side that won the deal
karusele-option-win-tie = Equal totals at the end
karusele-option-win-tie-extra-deal = Another deal is played
karusele-option-win-tie-share = The victory is shared

## Options that clash
karusele-clash-no-broom = There is no Broom in this pack: { $option } must be left as it is.
karusele-clash-no-joker20 = The joker worth 20 is not in this pack: its points must be left as they are.

## Words that are no move
karusele-no-move = “{ $text }” is no move; say “lay KC”, “7H takes 7C, 3D+4S”, “AH builds 6 on 2C 3D”, “raise 6 to 8 with 2H”, “broom” and the like.
karusele-no-card = “{ $text }” is no card of Karuselė; write rank then suit, as in 7H, 10D or KS, and JK20, JK15, JK11 for the jokers, BR for the Broom.
karusele-no-card-of-rank = You hold no card of rank “{ $text }”.
karusele-rank-not-on-table = There are not so many cards “{ $text }” on the table.
karusele-ambiguous = “{ $text }” may mean several things: { $choices }. Say which.

## Why not
karusele-refused-deal-is-over = The deal is over.
karusele-refused-not-in-hand = You do not hold { $card }.
karusele-refused-turn-is-begun = A card has been played: first say what it takes or is built on.
karusele-refused-nothing-is-begun = First play a card that takes or builds; then say what.
karusele-refused-pile-must-be-taken = You own a pile (value { $piles }): on this turn you must take it.
karusele-refused-owner-may-not-lay = You own a pile (value { $piles }): you may capture or build, but not lay a card.
karusele-refused-card-is-promised = { $card } is your last card of its value, and your pile (value { $piles }) waits for it.
karusele-refused-must-capture = You hold a card that can capture: by these house rules you may not lay one.
karusele-refused-broom-sweeps = The Broom is not laid: it sweeps the table. Say “broom”.
karusele-refused-nothing-to-sweep = The table is empty: the Broom has nothing to sweep and is only laid.
karusele-refused-not-a-court = A court card goes with cards of its own rank only: no number card takes it, and it is part of no sum. { $card } cannot do that.
karusele-refused-court-not-on-table = There is no such card loose on the table for { $card } to take.
karusele-refused-court-takes-one = { $card } takes exactly one card of its rank.
karusele-refused-court-takes-one-or-three = { $card } takes one card of its rank, or three, never two.
karusele-refused-court-takes-three = Three of that rank lie there: { $card } must take all of them.
karusele-refused-court-takes-all = { $card } takes all cards of its rank on the table.
karusele-refused-took-too-few = More could be taken with { $card }: by these house rules nothing that fits may be left.
karusele-refused-no-number = { $card } has no number and takes or builds no sum.
karusele-refused-nothing-to-take = Nothing on the table comes to { $value }, so { $card } takes nothing.
karusele-refused-no-building = No piles are built by these house rules.
karusele-refused-no-card-for-build = For a pile of { $value } you need another card of that value in your hand ({ $holders }).
karusele-refused-no-sum-for-build = No loose number cards come to { $value } together with { $card }.
karusele-refused-build-too-low = { $card } counts { $own }: with cards added to it, it cannot make a pile of { $value }.
karusele-refused-no-raising = Nobody may put a card on a pile by these house rules.
karusele-refused-no-such-pile = There is no pile of { $value } on the table.
karusele-refused-own-pile-not-raised = That pile is your own: you may take it, but not raise it.
karusele-refused-compound-not-raised = That pile holds several sets: it cannot be raised.
karusele-refused-no-sum-for-raise = With { $card } that pile does not come to { $value }.
karusele-refused-raise-by-one-card = A raise adds one card from the hand ({ $card }) and nothing from the table.
karusele-refused-raise-differs = The pile of { $was } with { $card } and those cards does not come to { $value }.
karusele-refused-does-not-go = That does not go with what has been chosen: sets of { $value } are asked for.
karusele-refused-not-complete = What has been chosen does not come to sets of { $value } yet, or something that must go with it is missing.
karusele-refused-not-on-table = Not on the table: { $cards }.
karusele-refused-pile-is-one = A pile is one and cannot be split: name all of it or nothing ({ $cards }).
karusele-refused-card-too-high = { $cards } is too high to be part of { $value }.
karusele-refused-pile-not-in-sum = A pile is taken by a card of its own value only; it is no part of a sum ({ $sum } = { $total }).
karusele-refused-pile-not-in-build = A pile is no part of a new build; it can be raised with one hand card.
karusele-refused-sum-differs = { $sum } = { $total }: that is not { $value } nor sets of { $value }.
karusele-refused-no-such-sets = { $sum } = { $total }, but these cards cannot be parted into sets of { $value }.
karusele-refused-one-set-only = { $sum } = { $total }: a pile holds one set of { $value } only.
karusele-refused-not-a-move = That is no move of Karuselė.

## Positions
karusele-position-unknown-key = A position of Karuselė has no “{ $key }”; it may have { $known }.
karusele-position-seat = “{ $key }” must be a seat from 0 to { $last }, not “{ $value }”.
karusele-position-number = “{ $key }” must be a whole number up to { $high }, not “{ $value }”.
karusele-position-not-cards = “{ $where }” must be cards in words.
karusele-position-no-card = “{ $text }” ({ $where }) is no card of Karuselė.
karusele-position-not-in-pack = { $card } is not in this pack.
karusele-position-untold = Every card of “{ $where }” must be told.
karusele-position-twice = { $card } is named twice.
karusele-position-hands = “hands” must be a list with a hand for each of { $players } players at most.
karusele-position-hand-size = Seat { $seat } holds { $count } cards; four is the most.
karusele-position-hand-sizes = Hands of { $counts } cards do not fit together with seat { $seat } being the next to play.
karusele-position-over-with-hands = When a deal is over nobody holds cards.
karusele-position-piles = “piles” must be a list of piles with cards, value, owner and sets, and builds must be allowed.
karusele-position-pile-cards = A pile is made of two number cards or more, not of: { $cards }.
karusele-position-pile-value = The cards { $cards } come to { $total } and make no pile of { $value }.
karusele-position-won = “won” must be a list of { $sides } piles of cards.
karusele-position-too-many-cards = There are not enough cards in the pack for all that is told.
karusele-position-stock = A stock of { $size } cards cannot be dealt: whole hands for everybody take { $hands } each time.
karusele-position-missing = { $count } cards are nowhere: put them in the stock, in a hand, on the table or in a won pile.
karusele-position-holds = “{ $value }” is no value that a card has.
karusele-position-holds-none = Seat { $seat } has no card of value { $value }, as the owner of such a pile must.
karusele-position-run = “{ $key }” must be a list of { $length } entries at most.
karusele-position-last = The last turn needs a kind that is one of: { $known }.
karusele-position-not-a-dictionary = A position is a dictionary, such as {"{"}"hands": ["7H KC"], "table": "3C 4D"{"}"}.
karusele-position-lacks = Seat { $seat } holds { $cards }, which it is said to lack.
karusele-position-two-duties = Seat { $seat } owns piles of two values and could not take both on one turn.
karusele-position-buried = Said to be buried, but not in the stock: { $cards }.
karusele-position-sweeps = Side { $side } is said to have swept the table, but has not won the Broom.
karusele-position-begun = The turn that is said to be begun cannot be completed.

## The log
karusele-log-lay = { $player } lays { $card }.
karusele-log-take = { $player } plays { $card } and takes { $cards }.
karusele-log-sweep = { $player } sweeps the table with the Broom: { $cards }.
karusele-log-sweep-nothing = { $player } takes in the Broom over an empty table.
karusele-log-build = { $player } puts { $card } on { $cards }: a pile of { $value }.
karusele-log-raise = { $player } raises the pile of { $from } to { $value } with { $card }.
karusele-log-take-none = { $player } plays { $card } to take.
karusele-log-take-some = { $player } plays { $card } and has chosen { $cards } so far.
karusele-log-build-none = { $player } plays { $card } to build { $value }.
karusele-log-build-some = { $player } plays { $card } to build { $value } and has chosen { $cards } so far.
karusele-log-raise-none = { $player } plays { $card } to raise a pile to { $value }.
karusele-log-raise-some = { $player } plays { $card } to raise a pile to { $value } and has chosen { $cards } so far.

## The account of a deal
karusele-account-card = { $card }: { $points }
karusele-account-sweep = Swept with the Broom: { $points }
karusele-account-cards-most = Most cards, { $count }: { $points }
karusele-account-cards-tied = { $count } cards, as many as another of { $tied } sides: { $points }
karusele-account-cards-fewer = { $count } cards, not the most: { $points }
karusele-account-spades-most = Most spades, { $count }: { $points }
karusele-account-spades-tied = { $count } spades, as many as another of { $tied } sides: { $points }
karusele-account-spades-fewer = { $count } spades, not the most: { $points }
karusele-account-total = In all { $points } of { $all }; { $given } were given in this deal.

## The board
karusele-board-deal = Deal { $round }. { $player } dealt. Stock: { $stock }.
karusele-board-table = On the table: { $cards }.
karusele-board-empty = No loose cards on the table.
karusele-board-pile = Pile of { $value }, owned by { $player }: { $cards }.
karusele-board-pile-of-sets = Pile of { $sets } sets of { $value }, owned by { $player }: { $cards }.
karusele-board-hand = { $player } holds { $cards }.
karusele-board-hand-hidden = { $player } holds { $count } cards.
karusele-board-side = { $player } has won { $cards } cards, { $points } points so far, total { $total }.
karusele-board-partners = { $first_player } and { $second_player } have won { $cards } cards, { $points } points so far, total { $total }.
karusele-board-last-capturer = { $player } captured last.
karusele-board-take = { $player } plays { $card } to take sets of { $value }; chosen: { $cards }.
karusele-board-build = { $player } plays { $card } to build { $value }; chosen: { $cards }.
karusele-board-raise = { $player } plays { $card } to raise a pile to { $value }; chosen: { $cards }.

karusele-warning-joker20-broom = Your joker marked 20: once it lies on the table only the Broom or the last capture wins it.
karusele-warning-joker20-last = Your joker marked 20: once it lies on the table only the last capture wins it, for the Broom is gone.

## The rule book
karusele-rules-setup = Cards and players
karusele-rules-deal = The deal
karusele-rules-capture = Taking, sweeping, laying
karusele-rules-builds = Building piles
karusele-rules-end = The end of a deal
karusele-rules-score = Counting
karusele-rules-match = The match
karusele-rules-advice = Advice
karusele-rules-names = Names

karusele-rule-aim = Players take cards from the table with cards from their hands. Some cards count points; so does having most cards and most spades.
karusele-rule-pack-56 = Fifty-six cards: an ordinary pack of 52, three jokers marked 20, 15 and 11, and the Broom.
karusele-rule-pack-55-joker20 = Fifty-five cards: an ordinary pack of 52, two jokers marked 15 and 11, and the Broom.
karusele-rule-pack-55-broom = Fifty-five cards: an ordinary pack of 52 and three jokers marked 20, 15 and 11. There is no Broom.
karusele-rule-pack-54 = Fifty-four cards: an ordinary pack of 52 and two jokers marked 15 and 11. There is no Broom.
karusele-rule-players-pairs = { $players } players, two against two. Partners sit opposite each other and put what they win on one pile, face down.
karusele-rule-players-singles = { $players } players, each alone, each with a pile of won cards, face down.
karusele-rule-values = An ace counts 1 and never 11; two to ten count their pips; a joker counts its number. Jacks, queens, kings and the Broom have no number.
karusele-rule-deal = Shuffle well. Each player gets four cards; then { $table } cards are laid face up on the table. Whenever all hands are used up the same dealer deals four more to each, and none to the table: { $hands } hands in all, which use up the pack exactly.
karusele-rule-initial-bury = A joker or the Broom among the first cards on the table goes back into the stock at a random place, and another card takes its place.
karusele-rule-initial-keep = A joker or the Broom among the first cards on the table stays there.
karusele-rule-initial-redeal = If a joker or the Broom is among the first cards on the table, all cards are shuffled and dealt anew.
karusele-rule-three-courts-redeal = If three jacks, queens or kings are among the first cards on the table, all cards are shuffled and dealt anew.
karusele-rule-order = The player to the dealer’s left begins every hand; play goes clockwise. On each turn exactly one card is played from the hand; nobody passes.
karusele-rule-number = A number card or joker takes loose cards of the same value, loose number cards that sum to its value, and piles of its value; as many such sets at once as you like, as long as no card is in two of them.
karusele-rule-number-example = With 7, 3, 4, ace and 6 on the table, a seven may take the 7, or 3 and 4, or 6 and ace, or any of these together, or all five cards.
karusele-rule-courts-one-or-three = A jack takes a jack, a queen a queen, a king a king, one for one; where exactly three of the rank lie, one card may take all three. Never two. Of two, choose which.
karusele-rule-courts-three-forced = A jack takes a jack, a queen a queen, a king a king, one for one; where exactly three of the rank lie, one card must take all three. Of two, choose which.
karusele-rule-courts-pairs-only = A jack takes a jack, a queen a queen, a king a king, one for one and never more. Of several, choose which.
karusele-rule-courts-all-equal = A jack takes all jacks on the table, a queen all queens, a king all kings.
karusele-rule-broom = The Broom takes everything on the table, loose cards and piles, and goes to the player’s won cards with them.
karusele-rule-broom-empty-stays = On an empty table the Broom takes nothing: it stays there as a card without value.
karusele-rule-broom-empty-own-pile = On an empty table the Broom goes to the player’s won cards by itself; that is no capture.
karusele-rule-broom-no-capture = Sweeping is no capture: it does not make you the last to capture, and it does not do the duty of taking a pile.
karusele-rule-joker20-broom = No card has a value above 20: a joker marked 20 that lies on the table can only be swept by the Broom or be won with the last cards. It takes sums and piles of 20 itself.
karusele-rule-joker20-last = No card has a value above 20: a joker marked 20 that lies on the table can only be won with the last cards.
karusele-rule-lay = A card that takes nothing and builds nothing is laid loose on the table.
karusele-rule-trail-free = You may lay a card even if you could capture.
karusele-rule-trail-forced = You may lay a card only if no card in your hand can capture anything; building does not count as capturing.
karusele-rule-extent-choice = How many of the possible sets you take is your choice.
karusele-rule-extent-maximum = You must take as much as goes together: nothing may be left that could be taken as well.
karusele-rule-build = Instead of capturing you may play a number card onto one or more loose number cards, so that together they make a value of which you hold another card. They become one pile of that value, which cannot be split. The value may be a joker’s.
karusele-rule-build-example = With 2 and 3 on the table and an ace and a six in hand, put the ace on both: a pile of six, for the six in your hand.
karusele-rule-duty-must-take = If the pile is still yours when your next turn comes, you must take it then; you may take more along with it.
karusele-rule-duty-no-trail = While you own a pile you may capture or build, but not lay a card, and you must keep a card of its value until you take it. A capture with a card of its value takes it along.
karusele-rule-duty-none = You need not take your pile; it stays until somebody does.
karusele-rule-pile-taken = Anybody, partners too, may take a pile on his turn with a card of its value.
karusele-rule-extend-others = Anybody but the owner may put one card from the hand on a pile if he also holds a card of the new value. The pile is then his, with that value and that duty; the former owner’s duty ends.
karusele-rule-extend-anyone = Anybody, the owner too, may put one card from the hand on a pile if he also holds a card of the new value. The pile is then his, with that value.
karusele-rule-raise-one-card = Nothing from the table may be added with it.
karusele-rule-raise-with-table = Loose number cards from the table may be added with it.
karusele-rule-compound = A pile may hold several sets of its value, and a pile of that value may be put into it if its owner is one whose pile you might raise. A pile of several sets cannot be raised.
karusele-rule-no-compound = A pile holds one set of its value, never two.
karusele-rule-piles-in-sums = A pile may also be part of a sum, counting as one card of its value.
karusele-rule-no-piles-in-sums = A pile is never part of a sum: it is taken by a card of its own value.
karusele-rule-on-partner = You may also build for the card that your partner’s pile of the same value shows him to hold; that pile is then his.
karusele-rule-not-on-partner = The other card must be in your own hand, not in your partner’s.
karusele-rule-leftover-last = When the last hand is used up, all cards still on the table go to the side that captured last.
karusele-rule-leftover-nobody = When the last hand is used up, the cards still on the table go to nobody.
karusele-rule-no-capture-at-all = If nobody captured in the whole deal, they go to nobody.
karusele-rule-points-joker = { $card }: { $points } points.
karusele-rule-points-10d = The ten of diamonds, “the carousel”: { $points } points.
karusele-rule-points-2s = The two of spades: { $points } points.
karusele-rule-points-spades = Most spades: { $points } points.
karusele-rule-points-cards = Most cards, all of them counted: { $points } points.
karusele-rule-points-ace = Each ace: { $points } points.
karusele-rule-tie-split-two = If exactly two sides have equally many cards or spades, each gets half; if three or more, nobody gets anything.
karusele-rule-tie-nobody = If sides have equally many cards or spades, nobody gets those points.
karusele-rule-tie-all-full = If sides have equally many cards or spades, each of them gets all the points.
karusele-rule-sweep-bonus = Sweeping a table that is not empty with the Broom: { $points } points.
karusele-rule-points-all = That is { $points } points in a deal.
karusele-rule-target = Deals are added up. After a deal, whoever has most wins if that is { $points } or more.
karusele-rule-win-extra-deal = If the highest totals are equal, another deal is played.
karusele-rule-win-share = If the highest totals are equal, the victory is shared.
karusele-rule-dealer-loser = Whoever had fewest points in the deal deals next; of several, the first to the dealer’s left; if all had the same, the player to the dealer’s left.
karusele-rule-dealer-loser-pairs = The pair that lost the deal deals next: of the two partners the one who dealt longer ago, the first time the one nearer to the dealer’s left. After a tie the player to the dealer’s left deals.
karusele-rule-dealer-winner = Whoever had most points in the deal deals next; of several, the first to the dealer’s left; if all had the same, the player to the dealer’s left.
karusele-rule-dealer-winner-pairs = The pair that won the deal deals next: of the two partners the one who dealt longer ago, the first time the one nearer to the dealer’s left. After a tie the player to the dealer’s left deals.
karusele-rule-dealer-rotate = The player to the dealer’s left deals next.
karusele-rule-advice-keep-court = Keep a jack, queen or king for the end: pairs of them are left, and the last capture brings all cards on the table.
karusele-rule-advice-lay-low = On an empty table lay low cards first.
karusele-rule-advice-many-cards = Every card helps towards most cards: take many.
karusele-rule-advice-partner = Watch what your partner plays: a card you lay may be just what he needs, or what the next player needs.
karusele-rule-advice-broom = With the Broom in hand, let the table fill with points first.
karusele-rule-advice-joker20 = Do not lay the joker marked 20: build for it, with the joker marked 11, an eight and an ace, say.
karusele-rule-names = In Lithuania the game is karuselė; a pack is a malka, jokers are džokeriai, the Broom is the šluota, points are fantai, jacks, queens and kings are ponai, taking is kirsti, and the two of spades is the šnapsas.
