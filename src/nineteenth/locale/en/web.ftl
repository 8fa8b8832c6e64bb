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
web-bot-steady = steady
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
web-posts-of = { $name }: { $total }.
web-posts = { $target } wins.
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
