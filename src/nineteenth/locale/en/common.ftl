# What every game and screen says: options, matches, records.

## House rules
option-unknown-preset = There is no preset “{ $preset }”; the presets are { $known }.
option-unknown = There is no option “{ $option }” in this game.
option-not-a-setting = “{ $text }” is no setting; write it as name=value, each name once.
option-out-of-range = { $option } must be a whole number from { $low } to { $high }, not “{ $value }”.
option-not-a-value = { $option } cannot be “{ $value }”; it can be { $known }.
option-not-in-preset = { $option } means nothing in “{ $preset }” and must be left as it is.
option-needs = { $option } only means something if { $other } is one of: { $values }.

## Games, matches, moves
game-unknown = There is no game “{ $game }”; the games are { $known }.
match-round-over = The round is over: nothing can be played until the next deal.
match-round-not-over = The round is still being played: the next one is dealt when it is over.
match-over = The match is over.
match-no-stop = By these house rules the match does not end by agreement now.
undo-refused = The last move cannot be taken back: it showed something, or somebody has acted since.

## Records
record-error = Line { $line }: { $fault }
record-no-deal = The record ends before the first deal.
record-expected = A line beginning with “{ $expected }” is expected here, not “{ $text }”.
record-format = This program reads records of format { $known }; the file says “{ $text }”.
record-version = The record was made by version { $version } of the rules, this program plays version { $known }.
record-seat = “seat { $number } NAME” is expected here.
record-seed = “seed TEXT” is expected here, the text one word.
record-deal = “deal { $number } dealer SEAT seed TEXT” is expected here.
record-dealer = By the rules seat { $dealer } deals this round.
record-turn = The move is said to be by “{ $text }”, but it is seat { $expected }’s turn.
record-unknown-line = A line beginning with “{ $text }” is not known.
record-mismatch = The { $what } come to { $expected }, the record says “{ $text }”.
record-words = “words SEAT TEXT” is expected here, not “words { $text }”.
record-proof = The secret of deal { $number } does not fit what was promised before the deal: the cards were not shuffled as said.
