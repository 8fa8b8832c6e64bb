### The page in the browser.

## Cards
card-joker = Joker
card-broom = Broom
web-card = { $card }
web-card-down = face down

## Lobby
web-welcome = Sit down to cards
web-welcome-line = Play by your own house rules: with friends by a link, with strong computer players, or alone. No account, nothing to install.
web-choose-game = Choose a game
web-your-tables = Your tables
web-forget = Remove from this list
web-seats-range = { $min ->
    [1] { $max ->
        [1] For one
       *[other] For 1 to { $max }
    }
   *[other] For { $min } to { $max }
}
web-game-golf = Golf
web-game-golf-line = Swap your face-down cards for low ones; equal cards cancel. The lowest score wins.
web-game-golf-solitaire = Golf Solitaire
web-game-golf-solitaire-line = Clear seven columns onto one pile, one rank up or down at a time.
web-game-karusele = Karuselė
web-game-karusele-line = Capture cards from the table, build piles, and keep an eye on the Broom.
web-game-five-hundred = Five Hundred
web-game-five-hundred-line = Bid, take the kitty and win the tricks you promised, with a partner across the table.
web-no-such-game = There is no such game in this room.
web-unreachable = The card room cannot be reached. Check the connection and try again.
web-fault = { $text }
web-to-lobby = To the lobby

## A new table
web-choose-preset = Which way do you play?
web-preset-golf-six = Six cards
web-preset-golf-eight = Eight cards
web-preset-golf-ten = Ten cards
web-preset-golf-nine = Nine cards, threes
web-preset-golf-nine-hole = Nine holes
web-preset-golf-nine-hole-6 = Nine holes, six cards
web-preset-golf-nine-hole-3 = Nine holes, three cards
web-preset-golf-four = Four hidden cards
web-preset-golf-four-hand = Four cards in hand
web-seats = Seats
web-seat = Seat
web-seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-fewer-seats = One seat fewer
web-more-seats = One seat more
web-seat-number = Seat { $number }
web-seat-friend = A friend by link
web-seat-bot = Computer: { $bot }
web-bot-random = random
web-bot-greedy = greedy
web-you = you
web-you-named = { $name } (you)
web-your-name = Your name
web-house-rules = House rules
web-house-rules-changed = { $count ->
    [0] as the preset says
    [one] { $count } changed
   *[other] { $count } changed
}
web-yes = yes
web-no = no
web-auto = as the game needs
web-auto-short = auto
web-why-not = Why are some crossed out?
web-open-table = Open the table

## Before the deal
web-seat-free = Free
web-host = host
web-sit = Sit here
web-stand = Leave the seat
web-start = Deal the cards
web-waiting-for = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
web-watching = You are watching. Take a free seat to play.
web-share = Invite
web-share-line = Whoever has this link can take a free seat or watch.
web-link = Link to this table
web-qr = QR code of the link
web-copy = Copy the link
web-copied = Copied
web-send = Send …

## At the table
web-connecting = Going to the table …
web-reconnecting = Connection lost. Coming back to your seat …
web-round = Round { $round }
web-table-tools = Table
web-actions = Your move
web-your-turn = Your turn
web-turn-of = { $name } is to move
web-plate-turn = to move
web-confirm-move = Do it
web-cancel = Cancel
web-undo = Take back
web-close = Close
web-bot = Computer player
web-stand-in = A computer player stands in
web-away = Away
web-badge-dealer = Dealer
web-badge-dealer-short = D
web-log = What happened
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Say
web-rules = House rules
web-rules-of = Rules: { $game }
web-all-options = Show every option

## Scores
web-scores = Score card
web-total = Total
web-score-of = { $name }, round { $round }: { $points }
web-account-of = { $name }, round { $round }
web-round-over = The round is over
web-no-rounds = No round has been played yet.
web-score-hint = Press a number to see how it came about.
web-round-done = Round { $round } is over
web-match-over = The match is over
web-winners = { $count ->
    [one] { $names } wins the match
   *[other] { $names } share the win
}
web-next-round = Next round
web-rematch = Rematch
web-agree = End the match here
web-agreed = { $count ->
    [one] { $count } of you agrees to end
   *[other] { $count } of you agree to end
}
web-look-at-table = Look at the table

## Settings
web-settings = Settings
web-language = Language
web-speed = Moving cards
web-speed-off = at once
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-pace = Pause after others’ moves
web-pace-quick = short
web-pace-normal = normal
web-pace-relaxed = long
web-palette = Suit colours
web-palette-two = two
web-palette-four = four
web-palette-safe = red-green safe
web-large-index = Large figures on the cards
web-contrast = High contrast
web-confirm = Ask before each move
web-confirm-hint = A move is made only after a second press.
web-left-hand = Left-handed table
web-left-hand-hint = On wide screens your cards lie on the left.
web-sound-turn = Sound when it is my turn
web-sound-cards = Sound of the cards
web-sound-end = Sound at the end of a round

## The shuffle
web-fair = A shuffle you can check
web-fair-line = Before the deal the table shows a fingerprint of its secret, and you may mix in words of your own. After the round it shows the secret, so anyone can check that the cards were not chosen.
web-fair-promise = Promise (SHA-256 of the secret):
web-fair-secret = Secret:
web-fair-seed = Seed of the deal:
web-fair-mixed = Mixed in: { $text }
web-record = Save the match as a record
web-fair-words = Words of your own
web-fair-mix = Mix in
web-verify-link = Check a shuffle
web-verify-how = Copy what the table has shown for a round. If the promise fits the secret, and the seed fits the secret and the words, the pack was fixed before anybody saw a card.
web-verify-check = Check
web-verify-words = Words mixed in by the players, one line each: seat number, colon, words
web-verify-holds = The promise was kept.
web-verify-broken = This does not fit: the promise was not kept, or something was copied wrongly.
web-verify-unable = This browser checks only over a safe connection (https) or on this machine.
web-verify-command = With the saved match, the command “nineteenth verify” also deals the pack again and compares every card.

## Golf
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

## Golf Solitaire
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

## Five Hundred
web-preset-five-hundred-australian = Four in partnership
web-preset-five-hundred-complete = Four, every bid
web-preset-five-hundred-american = Four, one call each
web-preset-five-hundred-three-handed = Three players
web-preset-five-hundred-two-handed = Two players, 24 cards
web-preset-five-hundred-two-handed-33 = Two players, 33 cards
web-preset-five-hundred-two-handed-25 = Two players, 25 cards
web-preset-five-hundred-two-handed-partners = Two players with table hands
web-preset-five-hundred-two-handed-43 = Two players, 43 cards
web-preset-five-hundred-four-handed-us = Four, 45 cards
web-preset-five-hundred-five-handed = Five players
web-preset-five-hundred-six-handed = Six in teams
web-500-card = { $card }
web-500-card-table = Table hand: { $card }
web-500-table-hand = Table hand of { $player }
web-500-standing = Highest bid: { $bid } ({ $player })
web-500-contract = { $bid } by { $player }
web-500-contract-called = { $bid } by { $player }, calling { $card }
web-500-contract-nominated = { $bid } by { $player }, joker in { $suit }
web-500-bid = { $bid }
web-500-bid-suit = { $tricks } { $sign }
web-500-bid-nt = { $tricks } NT
web-500-worth = { $value }
web-500-pass = Pass
web-500-passed = passed
web-500-look = Look at my cards
web-500-your-call = Your call
web-500-call-partner = Find your partner
web-500-partner = { $player }
web-500-alone = Alone
web-500-naming = Joker as { $suit }
web-500-nominate = Joker belongs to { $suit }
web-500-nominate-none = Joker belongs to no suit
web-500-claim = Claim the rest
web-500-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
web-500-badge-contractor = Contractor
web-500-badge-contractor-short = C
web-500-prompt-auction = Bid or pass.
web-500-prompt-calling = Find your partner.
web-500-prompt-exchange = { $count ->
    [one] Put { $count } more card away.
   *[other] Put { $count } more cards away.
}
web-500-prompt-nomination = Say which suit the joker belongs to.
web-500-prompt-lead = Lead a card.
web-500-prompt-follow = Play a card.
web-500-prompt-table = Play from the table hand.

## Karuselė
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
