"""Golf, from three to ten cards a player; the rule page is docs/rules/golf.md."""

from nineteenth import bits, chance
from nineteenth.games.contract import Rulebook
from nineteenth.games.golf import board, counting, guess, moves, pages, position, rules, view
from nineteenth.games.golf.options import MAX_SEATS, GolfOptions
from nineteenth.games.golf.state import MAX_PACK, House, State
from nineteenth.games.golf.tables import freeze

RULEBOOK = Rulebook(
    name="golf",
    rules_version=1,
    options=GolfOptions,
    state=State,
    house=House,
    freeze=freeze,
    rules=rules,
    view=view,
    moves=moves,
    positions=position,
    pages=pages,
    guess=guess.guess,
    board=board.board,
    seats=(2, MAX_SEATS),
    pack_size=MAX_PACK,
    decisions=20_000,
    lower_wins=True,
    compiled_modules=(bits, chance, counting, rules, view, guess),
)
