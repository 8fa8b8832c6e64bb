"""Five Hundred: bid, take the kitty, and play ten tricks, two to six at the table; the rule page is docs/rules/five_hundred.md."""

from nineteenth import bits, chance
from nineteenth.games.contract import Rulebook
from nineteenth.games.five_hundred import (
    auction,
    board,
    claim,
    guess,
    moves,
    pages,
    position,
    rules,
    scoring,
    suits,
    view,
)
from nineteenth.games.five_hundred.options import FiveHundredOptions
from nineteenth.games.five_hundred.state import MAX_PACK, House, State
from nineteenth.games.five_hundred.tables import freeze

RULEBOOK = Rulebook(
    name="five_hundred",
    rules_version=1,
    options=FiveHundredOptions,
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
    seats=(2, 6),
    pack_size=MAX_PACK,
    decisions=450,
    lower_wins=False,
    compiled_modules=(bits, chance, suits, auction, claim, scoring, rules, view, guess),
)
