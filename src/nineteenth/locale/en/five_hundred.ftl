# Five Hundred, for two to six. Rule identifiers stand beside the sentences, never in them.

five_hundred-name = Five Hundred
five_hundred-round = deal
five_hundred-summary = Bid for tricks, take the kitty, and make what you bid: 500 points by a contract of your own win.

## Presets
five_hundred-preset-australian = Four players in partnership, 43 cards, bidding until three have passed. The game most people know.
five_hundred-preset-complete = The Australian game with every bid there is: blind misère, and bids without the kitty.
five_hundred-preset-american = Four players; everybody calls once, and the highest bid plays.
five_hundred-preset-three-handed = Three players, 33 cards: the contractor against the other two.
five_hundred-preset-two-handed = Two players, 24 cards without a joker, a kitty of four.
five_hundred-preset-two-handed-33 = Two players, 33 cards with the joker; a third hand lies dead.
five_hundred-preset-two-handed-25 = Two players, 25 cards with the joker, a kitty of five.
five_hundred-preset-two-handed-partners = Two players, 43 cards: each plays a hand of his own and a table hand as his partner.
five_hundred-preset-two-handed-43 = Two players, 43 cards, of which two hands lie dead.
five_hundred-preset-four-handed-us = Four players in partnership, 45 cards with all the fours, a kitty of five.
five_hundred-preset-five-handed = Five players, 53 cards: the contractor finds himself a partner, and everybody scores alone.
five_hundred-preset-six-handed = Six players in teams, 63 cards with elevens, twelves and red thirteens.

## Option groups
option-group-bidding = Bidding
option-group-miseres = Misères
option-group-jokers = The joker
option-group-scoring = Scoring

## Options and their values
five_hundred-option-players = Players
five_hundred-option-fours = Fours in the pack
five_hundred-option-fours-black-out = The two red ones
five_hundred-option-fours-follow-trump-colour = One black and one red; the one of the trump colour is a trump
five_hundred-option-second-joker = A second, lower joker
five_hundred-option-table-hand = The table hands
five_hundred-option-table-hand-half-open = Five cards face up, each on one face down
five_hundred-option-table-hand-blind = Face down until the bidding is over, then face up
five_hundred-option-sides-six = Teams
five_hundred-option-sides-six-two-of-three = Two teams of three, seated alternately
five_hundred-option-sides-six-three-of-two = Three teams of two, seated opposite
five_hundred-option-partner-five = The contractor finds a partner
five_hundred-option-partner-five-by-seat = By naming a player
five_hundred-option-partner-five-by-card = By calling a card
five_hundred-option-bidding = The bidding
five_hundred-option-bidding-rounds = Goes on until all but one have passed
five_hundred-option-bidding-single = Everybody calls once
five_hundred-option-bid-after-pass = Bidding after a pass
five_hundred-option-bid-after-pass-never = Never
five_hundred-option-bid-after-pass-denomination-changed = Once somebody has changed the denomination
five_hundred-option-bid-after-pass-free = Freely, as long as the bidding lasts
five_hundred-option-self-raise = Raising one’s own bid when all others have passed
five_hundred-option-self-raise-off = Not allowed
five_hundred-option-self-raise-once = Once
five_hundred-option-self-raise-once-reopens-if-denomination-changes = Once; a new denomination reopens the bidding
five_hundred-option-all-pass = When everybody passes
five_hundred-option-all-pass-throw-in-next = The next dealer deals
five_hundred-option-all-pass-throw-in-same = The same dealer deals again
five_hundred-option-all-pass-play-no-trumps = No trumps are played without the kitty
five_hundred-option-sans-kitty = Bids without the kitty
five_hundred-option-sans-value = Their value
five_hundred-option-sans-value-same = The same as with it
five_hundred-option-sans-value-misere-500 = The same, but misère 500
five_hundred-option-misere = Misères may be bid
five_hundred-option-misere-gate = Misère may be bid
five_hundred-option-misere-gate-after-seven = Only after somebody has bid seven
five_hundred-option-misere-gate-any = At any time
five_hundred-option-misere-rank = Misère ranks
five_hundred-option-misere-rank-below-8s = Between seven no trumps and eight spades
five_hundred-option-misere-rank-above-8s = Between eight spades and eight clubs
five_hundred-option-misere-rank-above-7c = Between seven clubs and seven diamonds
five_hundred-option-open-misere-rank = Open misère ranks
five_hundred-option-open-misere-rank-below-10h = Between ten diamonds and ten hearts
five_hundred-option-open-misere-rank-highest = Above everything
five_hundred-option-open-misere-expose = The hand of an open misère is laid open
five_hundred-option-open-misere-expose-after-trick-1 = After the first trick
five_hundred-option-open-misere-expose-before-lead = Before the first lead
five_hundred-option-blind-misere = Blind misère may be bid
five_hundred-option-blind-misere-value = Blind misère is worth
five_hundred-option-blind-misere-value-500 = 500, and ranks with open misère
five_hundred-option-blind-misere-value-1000 = 1000, and ranks above everything
five_hundred-option-misere-play-out = A lost misère is played to its end
five_hundred-option-joker-nt = The joker without trumps
five_hundred-option-joker-nt-pagat = May be nominated; else played when void, led naming a suit not led before
five_hundred-option-joker-nt-lead-last-only = As usual, but led to the last trick only
five_hundred-option-joker-nt-first-or-last-of-suit = As usual, and led also naming a suit of which all cards are gone
five_hundred-option-joker-nt-no-nomination = As usual, but never nominated
five_hundred-option-joker-nt-always-playable = May be played to any trick, void or not
five_hundred-option-joker-nt-low-in-misere = In a misère it is the lowest card
five_hundred-option-trick-points = Ten points a trick for the other side
five_hundred-option-trick-points-always = Always
five_hundred-option-trick-points-never = Never
five_hundred-option-trick-cap = Points for tricks lift nobody above
five_hundred-option-trick-cap-none = No limit
five_hundred-option-trick-cap-490 = 490
five_hundred-option-trick-cap-480 = 480
five_hundred-option-trick-cap-400 = 400
five_hundred-option-slam = All ten tricks score at least 250
five_hundred-option-target = Points that win
five_hundred-option-back-door = Points at which a side has lost (0: none)
five_hundred-option-win-any = Any points win, not only those of a contract
five_hundred-option-spread-500 = A lead of 500 over a side below zero wins

## Options that clash
five_hundred-clash-players = “{ $preset }” is for { $players } players, not { $value }: choose the preset for your number.
five_hundred-clash-fours = “{ $preset }” does not play with two fours of the 43-card pack: which ones they are means nothing there.
five_hundred-clash-sides-six = Teams can be chosen for six players only.
five_hundred-clash-partner-five = A partner is found by seat or by card among five players only.
five_hundred-clash-no-joker = “{ $preset }” has no joker: no rule about it can be chosen.
five_hundred-clash-misere-five = Five players have no misère: the contractor’s partners change with every deal.
five_hundred-clash-misere-off = { $option } means nothing while misères are off.
five_hundred-clash-low-joker = A joker that is low in misères means nothing while misères are off.
five_hundred-clash-single-raise = Where everybody calls only once nobody can raise his own bid.
five_hundred-clash-single-pass = Where everybody calls only once nobody can bid after passing.
five_hundred-clash-cap = A limit for trick points means nothing where tricks score nothing.
five_hundred-clash-win-any = Where tricks score nothing the only points are those of contracts: winning by any points changes nothing.
five_hundred-clash-all-pass = Where tricks score nothing a deal without a contract has nothing to play for.
five_hundred-clash-cap-target = A limit of { $cap } means nothing if { $target } points win.
five_hundred-clash-spread = A lead of 500 is counted between two sides; here there are { $sides }.

## Suits and bids, as parts of sentences
five_hundred-suit-s = spades
five_hundred-suit-c = clubs
five_hundred-suit-d = diamonds
five_hundred-suit-h = hearts
five_hundred-suit-nt = no trumps
five_hundred-bid-tricks = { $tricks } { $suit }
five_hundred-bid-misere = misère
five_hundred-bid-open-misere = open misère
five_hundred-bid-blind-misere = blind misère
five_hundred-bid-sans = { $bid } without the kitty

## Why not
five_hundred-no-move = “{ $text }” is no move; say “pass”, “7H”, “8NT”, “misere”, “discard 5S 6S 7C”, “nominate H”, “JD”, “joker naming S”, “claim” and the like.
five_hundred-refused-round-is-over = The deal is over.
five_hundred-refused-not-a-move = That is no move of this game.
five_hundred-refused-auction-first = The bidding is not over yet: pass or bid.
five_hundred-refused-auction-is-over = The bidding is over.
five_hundred-refused-already-looked = You have looked at your cards.
five_hundred-refused-too-low = A bid must be higher than the one that stands, { $standing }: more tricks, or as many in a higher suit. From low to high: spades, clubs, diamonds, hearts, no trumps.
five_hundred-refused-misere-too-late = That misère ranks below the bid that stands, { $standing }. The order of bids is not the order of their points.
five_hundred-refused-misere-needs-seven = Misère may be bid only once somebody, you included, has bid seven in this deal. Nobody has; open misère needs no seven.
five_hundred-refused-no-misere = Misères are not played under these house rules.
five_hundred-refused-no-blind-misere = Blind misère is not played under these house rules.
five_hundred-refused-blind-after-looking = Blind misère is bid before looking at one’s cards, and you have looked.
five_hundred-refused-blind-first-call-only = Blind misère must be your first call.
five_hundred-refused-no-sans = Bids without the kitty are not played under these house rules.
five_hundred-refused-blind-with-kitty = Blind misère is always played with the kitty.
five_hundred-refused-call-partner-first = First find your partner.
five_hundred-refused-nobody-is-called = Partners are fixed at this table: nobody is called.
five_hundred-refused-call-a-seat = Name a player as your partner, “partner 3”: under these house rules no card is called.
five_hundred-refused-call-a-card = Call a card, “call AS”, or go alone: under these house rules no player is named.
five_hundred-refused-cannot-call-oneself = You cannot be your own partner.
five_hundred-refused-already-called = That choice has been made.
five_hundred-refused-no-such-seat = There is no such seat: they are 1 to { $players }.
five_hundred-refused-cannot-call-joker = The joker cannot be called.
five_hundred-refused-cannot-call-own-card = You hold { $card } yourself: call a card that you do not hold, or say “alone”.
five_hundred-refused-card-not-in-pack = { $card } is not in this pack.
five_hundred-refused-no-going-alone = Under these house rules the contractor names his partners; he does not go alone.
five_hundred-refused-discard-first = First put { $kitty } cards away, any of your own or of the kitty.
five_hundred-refused-nothing-to-discard = Cards are put away by the contractor only, before the play.
five_hundred-refused-not-your-card = That card is not in the hand that is to play.
five_hundred-refused-nominate-first = First nominate: if you hold the joker you may give it a suit now, “nominate H”; or say “nominate none”.
five_hundred-refused-no-nomination = The joker is nominated before the first lead or never, by the contractor of a game without trumps.
five_hundred-refused-nominate-without-joker = Only a joker in your own hand can be nominated, and you do not hold it: say “nominate none”.
five_hundred-refused-must-follow = You must follow suit: { $suit } was led and you have some.
five_hundred-refused-left-bower-is-trump = { $card } is the left bower: with { $trump } as trumps it belongs to { $trump }, not to { $printed }. You have real { $printed } and must follow with them.
five_hundred-refused-left-bower-must-follow = { $trump } were led, and you have one: { $left }, the left bower, belongs to { $trump } and must be played.
five_hundred-refused-joker-must-follow = { $suit } was led, and the joker in your hand belongs to that suit: it is the only card that follows, so you must play it.
five_hundred-refused-joker-only-when-void = The joker belongs to no suit here. To a trick that somebody else led it may be played only by a player who has no card of the suit led, and you have { $suit }.
five_hundred-refused-joker-forced = In a misère whoever cannot follow suit and holds the joker must play it: a joker without a suit may not be held back.
five_hundred-refused-joker-names-a-suit = The joker belongs to no suit here: say in the name of which suit you lead it, “joker naming S”. The others must follow that suit.
five_hundred-refused-joker-names-nothing = No suit is named with that card now: only a joker without a suit, led to a trick before the last, names one.
five_hundred-refused-suit-already-led = The joker may be led only in the name of a suit that has not been led in this deal, and { $suit } has been.
five_hundred-refused-all-suits-led = All four suits have been led, so the joker has none left to name: it may be led to the last trick only, or played when you cannot follow.
five_hundred-refused-joker-leads-last-only = Under these house rules the joker may be led to the last trick only.
five_hundred-refused-claim-not-sure = That claim does not hold against every defence: with some cards and some play of the others you would lose a trick.
five_hundred-refused-claim-not-in-misere = In a misère only its contractor can claim, on his turn, and only while he has taken no trick.
five_hundred-refused-claim-misere-not-sure = That claim does not hold against every defence: the others might hold cards with which they can make you take a trick.
five_hundred-refused-claim-needs-play = A claim is made while tricks are played.

## Positions that cannot be
five_hundred-position-unknown-key = “{ $key }” is no part of a position; its parts are { $known }.
five_hundred-position-hands = “hands” must hold { $hands } hands, each cards in a row such as "AS 10H JK", or how many cards nobody has told.
five_hundred-position-not-cards = “{ $where }” must be cards in a row, such as "AS 10H JK".
five_hundred-position-no-card = “{ $text }” in { $where } names no card.
five_hundred-position-not-a-list = “{ $key }” must be a list of texts.
five_hundred-position-covered = “covered” lists for each table hand its face-up cards over face-down ones, such as "KS/5H 2D/?", five at the most.
five_hundred-position-twice = { $card } lies in two places.
five_hundred-position-not-in-pack = { $card } is not in this pack.
five_hundred-position-count = The cards do not add up to the { $size } of the pack.
five_hundred-position-dead = { $count } cards lie dead; it must be { $needed }.
five_hundred-position-kitty = The kitty on the table has { $count } cards; now it must have { $needed }.
five_hundred-position-discards = { $count } cards cannot have been put away now: it is { $kitty } at the most, once the contractor has the kitty.
five_hundred-position-hand-size = Hand { $hand } has { $count } cards; it must have { $needed }.
five_hundred-position-trick = “{ $text }” is no trick: write the hand that leads, a colon and the cards as they were played, "1: JK>D 5D".
five_hundred-position-number = “{ $key }” must be a number from 0 to { $last }, not “{ $value }”.
five_hundred-position-numbers = “{ $key }” must hold { $count } whole numbers.
five_hundred-position-taken = “taken” must tell how many tricks each hand took, ten in all at the most, and belongs to a deal that is being played.
five_hundred-position-contract = “{ $text }” is no contract of these house rules, or the calls are told as well.
five_hundred-position-called = { $card } cannot be called.
five_hundred-position-suit = “{ $text }” in { $where } is no suit; suits are S, C, D and H.
five_hundred-position-turn = It is not the turn of hand { $hand } when { $card } is said to be played.

## The log
five_hundred-log-pass = { $player } passes.
five_hundred-log-pass-thrown-in = { $player } passes. Nobody has bid: the cards are thrown in.
five_hundred-log-look = { $player } looks at the cards.
five_hundred-log-bid = { $player } bids { $bid }.
five_hundred-log-partner = { $player } takes { $partner_player } as a partner.
five_hundred-log-call-card = { $player } calls { $card }.
five_hundred-log-alone = { $player } goes alone.
five_hundred-log-discarding = { $player } puts a card away, { $count } of { $of }.
five_hundred-log-discard = { $player } has discarded { $of ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $of }
  } cards.
five_hundred-log-nominate = { $player } nominates the joker as the top card of { $suit }.
five_hundred-log-nominate-none = { $player } nominates nothing.
five_hundred-log-card = { $player } plays { $card }.
five_hundred-log-card-takes = { $player } plays { $card }. { $taker_player } takes the trick.
five_hundred-log-card-naming = { $player } leads { $card } in the name of { $suit }.
five_hundred-log-card-naming-takes = { $player } leads { $card } in the name of { $suit }. { $taker_player } takes the trick.
five_hundred-log-card-table = { $player } plays { $card } from the table hand.
five_hundred-log-card-table-takes = { $player } plays { $card } from the table hand. { $taker_player } takes the trick.
five_hundred-log-card-naming-table = { $player } leads { $card } from the table hand in the name of { $suit }.
five_hundred-log-card-naming-table-takes = { $player } leads { $card } from the table hand in the name of { $suit }. { $taker_player } takes the trick.
five_hundred-log-claim = { $player } claims the rest of the tricks: nothing can prevent it.
five_hundred-log-claim-misere = { $player } claims the misère: nothing can make that hand take a trick.

## The account of a deal
five_hundred-account-thrown-in = Nobody bid: thrown in
five_hundred-account-bid = { $player } bid { $bid }: { $value }
five_hundred-account-made = Made: { $taken } tricks, { $needed } needed
five_hundred-account-failed = Failed: { $taken } tricks, { $needed } needed
five_hundred-account-misere-made = Made: no trick taken
five_hundred-account-misere-failed = Failed: a trick was taken
five_hundred-account-slam = All ten tricks: { $points } instead
five_hundred-account-misere-others = The other side scores nothing in a misère
five_hundred-account-tricks = { $taken ->
    [one] 1 trick: { $points }
   *[other] { $taken } tricks: { $points }
  }
five_hundred-account-tricks-capped = { $taken ->
    [one] 1 trick
   *[other] { $taken } tricks
  }, but tricks lift nobody above { $cap }: { $points }
five_hundred-account-tricks-nothing = { $taken ->
    [one] 1 trick
   *[other] { $taken } tricks
  }: nothing by these house rules
five_hundred-account-total = Deal: { $points }

## The table in sentences
five_hundred-board-round = Deal { $round }. { $player } dealt.
five_hundred-board-seat = seat { $number }
five_hundred-board-total = Total of { $seats }: { $total }.
five_hundred-board-no-bid = Nobody has bid.
five_hundred-board-no-contract = No contract: no trumps are played without the kitty.
five_hundred-board-bid = The bid stands at { $bid } by { $player }.
five_hundred-board-contract = { $player } plays { $bid }.
five_hundred-board-nominated = The joker is the top card of { $suit }.
five_hundred-board-called = The partner is whoever holds { $card }.
five_hundred-board-hand = { $player }: { $cards } ({ $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }).
five_hundred-board-hand-hidden = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } ({ $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }).
five_hundred-board-table = Table hand of { $player }: { $cards } ({ $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
  }, { $count } cards with those face down).
five_hundred-board-table-hidden = Table hand of { $player }: { $count } cards face down.
five_hundred-board-sitting = { $player } sits out: { $cards }.
five_hundred-board-sitting-hidden = { $player } sits out.
five_hundred-board-discards = You have put away: { $cards }.
five_hundred-board-trick = The trick: { $cards }. So far it is { $player }’s.
five_hundred-board-naming = The joker was led in the name of { $suit }.
five_hundred-board-last-trick = Last trick: { $cards }, taken by { $player }.

## The rule book
five_hundred-rules-setup = Before the deal
five_hundred-rules-cards = What the cards are worth
five_hundred-rules-auction = Bidding
five_hundred-rules-kitty = The kitty
five_hundred-rules-play = The play
five_hundred-rules-joker = The joker without trumps
five_hundred-rules-misere = Misère
five_hundred-rules-scoring = Scoring
five_hundred-rules-match = The match
five_hundred-rules-advice = Good advice

five_hundred-rule-players = This table is for { $players } players. The first dealer is chosen by lot; the deal moves one seat clockwise after every deal.
five_hundred-rule-sides-alone = The two play against each other.
five_hundred-rule-sides-two-hands = The two play against each other. Each has a hand of his own and, opposite him, a table hand that plays as his partner.
five_hundred-rule-sides-three = Whoever wins the bidding plays against the other two, who each score for themselves.
five_hundred-rule-sides-partners = Players who sit opposite are partners.
five_hundred-rule-sides-five = Everybody scores alone; in each deal the contractor finds himself a partner.
five_hundred-rule-sides-two-of-three = There are two teams of three, seated alternately.
five_hundred-rule-sides-three-of-two = There are three teams of two, partners seated opposite each other.
five_hundred-rule-pack-24 = The pack has 24 cards: ace, king, queen, jack, ten and nine of each suit, and no joker.
five_hundred-rule-pack-25 = The pack has 25 cards: ace, king, queen, jack, ten and nine of each suit, and a joker.
five_hundred-rule-pack-33 = The pack has 33 cards: ace down to seven of each suit, and a joker.
five_hundred-rule-pack-43 = The pack has 43 cards: ace down to five of each suit, two fours, and a joker. The fours are the red ones unless you agree otherwise.
five_hundred-rule-pack-45 = The pack has 45 cards: ace down to four of each suit, and a joker.
five_hundred-rule-pack-46 = The pack has 46 cards: ace down to four of each suit, and two jokers, of which one is higher.
five_hundred-rule-pack-53 = The pack has 53 cards: a full pack and a joker.
five_hundred-rule-pack-63 = The pack has 63 cards: a full pack, an eleven and a twelve of each suit, the thirteens of diamonds and hearts, and a joker.
five_hundred-rule-fours = The fours are the four of clubs and the four of hearts. The one of the trump colour is the lowest trump.
five_hundred-rule-deal = Deal clockwise from the dealer’s left: three cards each, then four, then three, and after each packet a share of the kitty. Everybody has ten cards, and { $kitty } lie face down as the kitty.
five_hundred-rule-dead = { $hands ->
    [one] One more hand of ten is dealt face down. It is dead: nobody ever sees it.
   *[other] { $hands } more hands of ten are dealt face down. They are dead: nobody ever sees them.
  }
five_hundred-rule-table-hand-half-open = A table hand lies as five face-down cards, each covered by a face-up one. When a face-up card is played the one under it is turned up. Only face-up cards can be played.
five_hundred-rule-table-hand-blind = The table hands lie face down while there is bidding, and are turned up before the play.
five_hundred-rule-order = In a plain suit the ace is highest, then king, queen, jack, ten and so on down.
five_hundred-rule-order-six = The thirteen, twelve and eleven rank between the jack and the ten.
five_hundred-rule-trumps-joker = The highest trump is the joker. Next comes the right bower, the jack of trumps; then the left bower, the other jack of the same colour; then ace, king, queen, ten and so on.
five_hundred-rule-trumps-two-jokers = The highest trumps are the two jokers. Next comes the right bower, the jack of trumps; then the left bower, the other jack of the same colour; then ace, king, queen, ten and so on.
five_hundred-rule-trumps-no-joker = The highest trump is the right bower, the jack of trumps. Next comes the left bower, the other jack of the same colour; then ace, king, queen, ten and so on.
five_hundred-rule-bowers-belong = Joker and bowers belong to the trump suit in every way. With hearts as trumps the jack of diamonds is a heart: it follows hearts, not diamonds.
five_hundred-rule-no-bowers = Without trumps, and so in every misère, there are no bowers: each jack stands between queen and ten of its own suit.
five_hundred-rule-bids = The player at the dealer’s left begins; calls go clockwise. You pass, or bid higher than the bid that stands: a number of tricks from six to ten, and a trump suit or no trumps.
five_hundred-rule-ladder = More tricks are higher; for as many tricks, from low to high: spades, clubs, diamonds, hearts, no trumps. The order of bids is not the order of their points.
five_hundred-rule-jumps = You need not bid the next higher. The lowest bid is six spades, the highest ten no trumps.
five_hundred-rule-bidding-rounds = The bidding goes round until all but one have passed. The highest bid is the contract, its bidder the contractor.
five_hundred-rule-bidding-single = Everybody calls exactly once, the dealer last. The highest bid is the contract, its bidder the contractor.
five_hundred-rule-bid-after-pass-never = Whoever has passed is out of the bidding for good.
five_hundred-rule-bid-after-pass-denomination-changed = Whoever has passed may bid again after somebody has bid another suit than the one that stood.
five_hundred-rule-bid-after-pass-free = Whoever has passed may bid again as long as the bidding lasts.
five_hundred-rule-self-raise-off = When all others have passed you may not raise your own bid.
five_hundred-rule-self-raise-once = When all others have passed you may raise your own bid once.
five_hundred-rule-self-raise-once-reopens-if-denomination-changes = When all others have passed you may raise your own bid once. If you then name another suit the others may bid again.
five_hundred-rule-sans-value-same = A bid may be made without the kitty. It ranks just above the same bid with it and is worth as much; the kitty stays face down and nothing is put away.
five_hundred-rule-sans-value-misere-500 = A bid may be made without the kitty. It ranks just above the same bid with it and is worth as much, but misère is worth 500; the kitty stays face down and nothing is put away.
five_hundred-rule-all-pass-throw-in-next = If everybody passes the cards are thrown in, nobody scores, and the next dealer deals.
five_hundred-rule-all-pass-throw-in-same = If everybody passes the cards are thrown in, nobody scores, and the same dealer deals again.
five_hundred-rule-all-pass-play-no-trumps = If everybody passes no trumps are played without the kitty. The player at the dealer’s left leads, and every trick scores ten.
five_hundred-rule-partner-five-by-seat = The contractor now names a partner, for a bid of eight or more two of them.
five_hundred-rule-partner-five-by-card = The contractor now calls a card that he does not hold, and not the joker: whoever has it is his partner and says nothing until he plays it. If it lies in the kitty the contractor is alone. He may also say that he goes alone.
five_hundred-rule-kitty = The contractor alone takes the { $kitty } cards of the kitty and puts any { $kitty } of his cards face down: kitty cards, trumps and the joker too. Nobody else ever sees them.
five_hundred-rule-kitty-compulsory = He must take the kitty, but may put the same { $kitty } cards away.
five_hundred-rule-lead = The contractor leads to the first trick, whatever the contract. Play goes clockwise; whoever takes a trick leads to the next.
five_hundred-rule-follow = Follow suit if you can. If you cannot you may play any card: you need not trump.
five_hundred-rule-trick = The highest trump takes the trick; without one, the highest card of the suit led.
five_hundred-rule-claim = A player may claim the rest of the tricks on his turn. The claim stands only if his own hand takes every one of them whatever the others hold and play; in a misère, if nothing can make the contractor take a trick. What is known of the others is what they have played and the suits they have shown to lack; how many cards they hold is not counted.
five_hundred-rule-nomination = Without trumps a contractor who holds the joker may say before he leads to which suit it belongs. From then on it is the top card of that suit like any other card, and loses when it is thrown on another suit. Nobody else may do so. A contractor without it says that he nominates nothing.
five_hundred-rule-joker-free = A joker that was not nominated belongs to no suit and beats every card.
five_hundred-rule-joker-follow = It may be played to a trick that somebody else led only by a player who has no card of the suit led.
five_hundred-rule-joker-forced = In a misère such a player must play it; otherwise he may throw another card.
five_hundred-rule-joker-lead = Whoever leads it names a suit that has not been led in this deal, whether he holds it or not. The others must follow that suit if they can, and it counts as led.
five_hundred-rule-joker-all-led = Once all four suits have been led it may be led to the last trick only.
five_hundred-rule-joker-nt-lead-last-only = It may be led to the last trick only.
five_hundred-rule-joker-nt-first-or-last-of-suit = It may also be led in the name of a suit of which every other card has been played.
five_hundred-rule-joker-nt-no-nomination = Nobody may say to which suit the joker belongs.
five_hundred-rule-joker-nt-always-playable = House rule: it may be played to any trick, even by a player who could follow suit.
five_hundred-rule-joker-nt-low-in-misere = House rule: in a misère the joker is not nominated, need not be played and loses to every card of the suit led; led in the name of a suit, it takes the trick only if nobody follows.
five_hundred-rule-no-misere = Misères are not played.
five_hundred-rule-misere = Misère is a bid to take no trick at all, without trumps. The contractor takes the kitty as usual and leads; his partners put their cards face down and take no part.
five_hundred-rule-misere-gate-after-seven = Misère may be bid only after somebody has bid seven in the same deal. Open misère needs no seven.
five_hundred-rule-misere-gate-any = Misère may be bid at any time.
five_hundred-rule-misere-rank-below-8s = It ranks above seven no trumps and below eight spades.
five_hundred-rule-misere-rank-above-8s = It ranks above eight spades and below eight clubs.
five_hundred-rule-misere-rank-above-7c = It ranks above seven clubs and below seven diamonds.
five_hundred-rule-open-misere-rank-below-10h = Open misère ranks above ten diamonds and below ten hearts.
five_hundred-rule-open-misere-rank-highest = Open misère is the highest bid.
five_hundred-rule-open-misere-expose-after-trick-1 = In an open misère the contractor lays his cards face up after the first trick.
five_hundred-rule-open-misere-expose-before-lead = In an open misère the contractor lays his cards face up before he leads.
five_hundred-rule-misere-stops = When the contractor takes a trick the misère is lost and the play ends.
five_hundred-rule-misere-play-out = A misère is played to its end even when it is lost.
five_hundred-rule-blind-misere-value-500 = Blind misère is bid before looking at one’s cards, as one’s first call. It ranks with open misère, so neither can be bid over the other, and is worth 500. The hand is not laid open.
five_hundred-rule-blind-misere-value-1000 = Blind misère is bid before looking at one’s cards, as one’s first call. It is the highest bid and worth 1000. The hand is not laid open.
five_hundred-rule-values = Six spades are worth 40, and each suit higher 20 more: clubs 60, diamonds 80, hearts 100, no trumps 120. Each trick more is worth 100: seven spades 140, ten no trumps 520.
five_hundred-rule-made = If the contractor’s side takes as many tricks as were bid, or more, it scores the value, and nothing for more. Otherwise it loses the value, however many are missing.
five_hundred-rule-misere-values = Misère is worth 250, open misère 500. The others score nothing in a misère.
five_hundred-rule-slam = All ten tricks score 250 if the bid was worth less.
five_hundred-rule-trick-points-always = In any other contract the others score ten for each trick they took, whether it was made or not.
five_hundred-rule-trick-points-never = The others score nothing for their tricks.
five_hundred-rule-trick-cap = Points for tricks never lift a side above { $cap }; a side that is there already gets none.
five_hundred-rule-win = A side wins when a contract of its own that it made takes it to { $target } points or more. Points for tricks alone do not win: play goes on, and the next contract it makes does.
five_hundred-rule-win-any = A side wins with { $target } points or more, however it got them; a contract just made goes first.
five_hundred-rule-back-door = A side that falls to −{ $points } or lower has lost, whatever the other’s score: it goes out the back door.
five_hundred-rule-back-door-alone = When somebody falls to −{ $points } or lower the match ends, and the best of the others wins; of equals the first from the dealer’s left.
five_hundred-rule-spread = A side that leads by 500 or more wins if the other is below zero.
five_hundred-rule-advice-length = Bid on length: a long trump suit with joker or bowers, and aces or short suits beside it. Partner is worth a trick or two.
five_hundred-rule-advice-kitty = Count on about one useful card in the kitty. Put away so that you are void in a suit; keep aces.
five_hundred-rule-advice-joker = Without trumps play or lead the joker before all four suits have been led: afterwards you may be stuck with it.
five_hundred-rule-advice-misere = A misère needs low cards in every suit; a gap above a low card is harmless, a lone high card is not, unless it can be put away.
