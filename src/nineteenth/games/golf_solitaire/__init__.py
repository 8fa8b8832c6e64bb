"""Golf Solitaire: clear the columns, one rank up or down at a time; the rule page is docs/rules/golf_solitaire.md."""

from nineteenth import chance
from nineteenth.games.contract import Rulebook
from nineteenth.games.golf_solitaire import board, guess, moves, pages, position, rules, view
from nineteenth.games.golf_solitaire.options import GolfSolitaireOptions
from nineteenth.games.golf_solitaire.state import MAX_PACK, House, State
from nineteenth.games.golf_solitaire.tables import freeze

RULEBOOK = Rulebook(
    name="golf_solitaire",
    rules_version=1,
    options=GolfSolitaireOptions,
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
    seats=(1, 1),
    pack_size=MAX_PACK,
    decisions=MAX_PACK,
    lower_wins=True,
    compiled_modules=(chance, rules, view, guess),
    judge="nineteenth.solvers.golf_solitaire",
)
