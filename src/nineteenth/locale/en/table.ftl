# The live table: its log and its refusals.

table-log-sits = { $name } sits down.
table-log-bot-sits = { $name }, a bot, sits down.
table-log-stands = { $name } leaves the seat.
table-log-words = { $player } mixes words of their own into the shuffle.
table-log-deal = { $player } deals round { $number }.
table-log-undo = { $player } takes the last move back.
table-log-agrees = { $player } agrees to end the match.

table-refused-no-seat = Only those who sit at the table can do that.
table-refused-no-such-seat = There is no such seat at this table: it has { $seats }.
table-refused-seat-taken = Somebody sits there already.
table-refused-bot-plays = A bot plays there until the round is over.
table-refused-no-token = This connection cannot take a seat: it came without a token of its own.
table-refused-sits-already = You sit at this table already.
table-refused-bad-name = A name cannot hold the sign “#”.
table-refused-no-such-bot = There is no bot “{ $bot }”; the bots are { $known }.
table-refused-match-began = The match has begun.
table-refused-seats-empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
  }
table-refused-no-words-now = Words can be mixed in before a deal only.
table-refused-bad-words = The words must not be empty or hold the sign “#”.
table-refused-not-playing = No round is being played now.
table-refused-not-your-turn = It is not your turn.
table-refused-no-next-round = There is no round to deal now.
table-refused-match-not-over = The match is not over yet.
table-refused-nothing-said = There is nothing to say.
table-refused-not-understood = The table does not understand that.

table-error-join-first = The first thing to send is which table to join.
table-error-token = That is no token: it must be 22 to 64 letters, digits, - or _.
table-error-old-rules = This table was begun under other rules of the game and cannot go on.
table-error-no-table = There is no such table.
table-error-too-fast = Too many requests at once: take a breath.
table-error-not-understood = The table does not understand what was sent.
table-error-inside = Something went wrong at our end; nothing was lost. Try again.
