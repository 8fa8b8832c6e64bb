"""Karuselė, the Lithuanian fishing game for two to four; the rule page is docs/rules/karusele.md."""

from nineteenth import bits, chance
from nineteenth.games.contract import Rulebook
from nineteenth.games.karusele import (
    board,
    cards,
    counting,
    dealing,
    guess,
    moves,
    pages,
    position,
    rules,
    sums,
    survey,
    tableau,
    turns,
    view,
)
from nineteenth.games.karusele.options import MAX_SEATS, KaruseleOptions
from nineteenth.games.karusele.state import House, State
from nineteenth.games.karusele.tables import freeze

RULEBOOK = Rulebook(
    name="karusele",
    rules_version=1,
    options=KaruseleOptions,
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
    pack_size=cards.CARDS,
    decisions=48 * 66,  # 48 cards are played; each may be followed by naming up to 64 items and the end
    lower_wins=False,
    compiled_modules=(bits, chance, cards, sums, tableau, survey, dealing, counting, turns, rules, view, guess),
)
