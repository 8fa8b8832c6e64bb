"""Short ways to set a Five Hundred table up; no rule is stated here."""

from __future__ import annotations

import random
from typing import Any

import nineteenth
from nineteenth.api import Round
from nineteenth.games.five_hundred.cards import parse_card


def in_auction(*calls: str, preset: str | None = None, dealer: int = 3, **options: Any) -> Round:
    """A deal in which these calls have been made from seat 0 on (seat 3 dealt)."""
    table = nineteenth.game("five_hundred", preset, **options).deal(seed=5, dealer=dealer)
    for call in calls:
        table.play(call)
    return table


def in_play(hands: list[Any], contract: str, *, preset: str | None = None, **more: Any) -> Round:
    """A contract of seat 0 in play, these hands left; what `more` are options is told by their names."""
    position_keys = {
        *("trick", "tricks", "nominated", "led", "voids", "taken", "turn", "contractor", "discards", "totals", "kitty"),
        *("partners", "called", "alone", "dealer", "covered"),
    }
    told = {key: value for key, value in more.items() if key in position_keys}
    options = {key: value for key, value in more.items() if key not in position_keys}
    game = nineteenth.game("five_hundred", preset, **options)
    left = max((len(hand.split()) for hand in hands if isinstance(hand, str)), default=10)
    played = 10 - left
    taken = [played, *[0] * (len(hands) - 1)]
    if contract.endswith("misere"):
        taken = [0, played, *[0] * (len(hands) - 2)]
    given = {"hands": hands, "contract": contract, "contractor": 0, "taken": taken, "turn": 0, **told}
    return game.position(given, seed=1)


def play_all(table: Round, *moves: str) -> Round:
    for move in moves:
        table.play(move)
    return table


def refused(table: Round, move: str) -> str:
    """The rule by which a move is refused; '' if it may be made."""
    reason = table.why_not(move)
    return "" if reason is None else reason.rule


def why(table: Round, move: str) -> str:
    """The words in which a move is refused."""
    from nineteenth.messages import sentences

    reason = table.why_not(move)
    assert reason is not None
    return sentences([reason])


def cards(text: str) -> int:
    return sum(1 << parse_card(word) for word in text.split())


def played_out(table: Round, seed: int = 0) -> Round:
    """Random moves to the end of the deal."""
    chosen = random.Random(seed)
    while not table.over:
        table.play(chosen.choice(table.legal()))
    return table
