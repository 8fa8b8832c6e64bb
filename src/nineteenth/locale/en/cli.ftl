# The command line and the terminal.

## What the command says of itself
cli-about = A card room: Golf and other games by your own house rules, against people, against computer players, or alone.
cli-commands = commands
cli-version = print the version
cli-language = the language to speak, such as en or et
cli-examples = examples:
cli-play = play a match in the terminal
cli-rules = print the rules of a game exactly as chosen
cli-options = list the presets and house rules of a game in plain words
cli-position = set up a situation of a real table: what may be done, and why not something else
cli-replay = show a record move by move, or check it
cli-simulate = let computer players play many rounds and compare them
cli-solve = find the exact answer to a deal
cli-serve = open the card room in a browser
cli-verify = check that the shuffles of a record were fair

## Arguments
cli-arg-game = the game: { $known }
cli-arg-preset = the base game; “nineteenth options GAME” lists them
cli-arg-set = a house rule, such as values=harder; give it as often as you like
cli-arg-players = how many sit at the table
cli-arg-json = print JSON for programs
cli-arg-signs = show suit signs instead of letters
cli-arg-seed = the seed of all shuffles and choices; the same seed plays the same cards
cli-arg-people = how many people share this keyboard (1 by default; 0 only watches)
cli-arg-name = the name of a person; once for each, in the order of the seats
cli-arg-bots = the computer players in the other seats, separated by commas; they take turns if they are too few
cli-arg-dealer = the seat that deals first (drawn by default)
cli-arg-record = keep the record of the match in this file
cli-arg-resume = go on with the match whose record this file holds; --name tells who sits here
cli-arg-position-file = a JSON file with the position; “-” reads standard input
cli-arg-position-seed = the seed for cards that the position does not tell
cli-arg-why = a move to ask about; may be given several times
cli-arg-replay-file = the record; “-” reads standard input
cli-arg-check = only check that every line follows from the rules
cli-arg-step = wait for Enter after every move
cli-arg-rounds = how many single rounds (1000 by default)
cli-arg-matches = how many whole matches
cli-arg-workers = how many processes or threads share the work (one for each processor core by default)
cli-arg-simulate-bots = the computer player in each seat, separated by commas; they take turns if they are too few
cli-arg-simulate-seed = the seed of the whole run
cli-arg-duplicate = play every deal once for each seating, so that luck evens out
cli-arg-deals = a file with one deal a line; “-” reads standard input

## What argparse says
cli-args-usage = usage:
cli-args-positional = arguments
cli-args-options = options
cli-args-help = show this help and leave
cli-args-required = these arguments are missing: %s
cli-args-unrecognized = these arguments are not known: %s
cli-args-expected-one = one value is needed
cli-args-expected-some = at least one value is needed
cli-args-invalid-value = “%(value)s” is not what is needed here
cli-args-invalid-choice = there is no %(value)s; choose from %(choices)s
cli-args-argument = %(argument_name)s: %(message)s
cli-args-ambiguous = %(option)s may mean %(matches)s
cli-args-ignored = it takes no value (%r)
cli-args-not-with = it does not go together with %s
cli-args-error = { $text } (see { $command } --help)

## What went wrong
cli-interrupted = Interrupted.
cli-input-ended = The input ended before the match did.
cli-unexpected = Something went wrong that should not ({ $kind }: { $text }); NINETEENTH_DEBUG=1 shows where.
cli-no-such-language = There is no catalogue for the language “{ $text }”; the languages are { $known }.
cli-file-not-read = { $file } cannot be read: { $reason }.
cli-file-not-written = { $file } cannot be written: { $reason }.
cli-file-exists = { $file } is there already; choose another name.
cli-file-no-text = { $file } is not a text file.
cli-no-json = { $file } is not JSON: line { $line }, { $text }.
cli-no-dictionary = { $file } must hold a JSON object, the position.
cli-which-game = Which game? See nineteenth play --help.
cli-resume-alone = A match that goes on keeps its game, house rules, seed and dealer: leave them out.
cli-no-such-seat = There is no seat { $text }; seats are 1 to { $last }.
cli-too-many-names = Give up to { $count } names, none of them empty.
cli-no-such-name = Nobody called “{ $text }” sits at this table; the names are { $known }.
cli-bad-seed = A seed is visible characters without the sign “#”.
cli-no-such-people = { $text } people cannot sit here; there are { $last } seats.
cli-cannot-simulate = This cannot be simulated: { $text }.
cli-no-such-bot = There is no computer player “{ $text }” for this game; there are { $known }.

## People
cli-seat = Player { $number }

## At the table
cli-welcome = { $game }: { $options }.
cli-welcome-help = Answer with a number or with the words of a move; ? explains.
cli-your-move = { $player } to move:
cli-prompt = { $player }:
cli-prompt-choice = 1 to { $last }:
cli-prompt-save = Save the record? File name, or Enter to leave it:
cli-prompt-step = Enter goes on.
cli-no-such-choice = There is no choice “{ $text }”; choices are 1 to { $last }.
cli-prompt-hide = { $player }, press Enter and this is pushed out of sight:
cli-hand-over = The keyboard goes to { $player }: press Enter when nobody else is looking.
cli-choice-next-round = next round
cli-choice-stop = end the match
cli-stopped = The players agree to end the match.
cli-allowed = “{ $text }” may be played now.
cli-why = “{ $text }”: { $reason }
cli-why-what = Name a move, as in: why swap 3
cli-save-what = Name a file, as in: save evening.txt
cli-undone = { $player } takes back “{ $move }”.
cli-voided = The round does not count; the same dealer deals anew.
cli-saved = Saved: { $file }.
cli-help-intro = Type the number of a choice, or a move in words. These words do other things:
cli-help-moves = moves: what may be played now
cli-help-board = board: the table once more
cli-help-rules = rules: the rules as they were chosen
cli-help-why = why MOVE: why a move may not be played now
cli-help-score = score: the score card so far
cli-help-undo = undo: take back the last move, where the rules allow it
cli-help-save = save FILE: write the record of the match
cli-help-void = void: cards were seen that should not have been; the round is dealt anew
cli-help-quit = quit: leave the match

## Rounds and scores
cli-round-over = Round { $round } is over.
cli-account = { $player }: { $account }
cli-side-points = { $player } { $points }
cli-score-card = Score card
cli-score-round = Round { $round }, dealt by { $player }: { $points }
cli-totals = Total: { $points }
cli-totals-round = The round is over: { $points }
cli-winner = { $player } wins the match.
cli-winners = The match is shared by { $player }.
cli-seed = The match was dealt from the seed { $seed }.

## Rules and options
cli-rules-title = { $game } ({ $options })
cli-options-presets = Presets (--preset)
cli-options-line = { $name }: { $text }
cli-options-choice = { $name }: { $text } [{ $rule }], now { $value }; one of
cli-options-flag = { $name }: { $text } [{ $rule }], now { $value }; on or off
cli-options-number = { $name }: { $text } [{ $rule }], now { $value }; { $low } to { $high }
cli-options-number-or-auto = { $name }: { $text } [{ $rule }], now { $value }; { $low } to { $high }, or auto

## Records
cli-sound = { $file }: sound. Rounds played: { $rounds }.
cli-sound-unfinished = { $file }: sound so far, the match is not over. Rounds played: { $rounds }.
cli-replay-deal = Deal { $number }, by { $player }, seed { $seed }

## Simulations
cli-simulate-progress = playing
cli-simulate-rounds = { $game } ({ $options }), seed { $seed }. Rounds: { $count }, decisions: { $decisions }.
cli-simulate-matches = { $game } ({ $options }), seed { $seed }. Matches: { $count }, decisions: { $decisions }.
cli-simulate-duplicate = Duplicate: every deal was played once in each seating.
cli-simulate-standing = { $bot }: points { $mean }; wins { $wins } %; against the others on the same deals { $swing }

## Solvers
cli-no-solver = { $game } has no solver.
cli-solve-progress = solving
cli-solved = Deals solved: { $count }
