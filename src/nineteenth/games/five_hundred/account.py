"""How each side's points of a deal came about: what was bid, taken and earned (F8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.games.five_hundred.options import FiveHundredOptions
from nineteenth.games.five_hundred.scoring import (
    BID_VALUE,
    CONTRACT_TRICKS,
    FOR_TRICKS,
    MADE,
    POINTS,
    TAKEN,
    TRICK_POINTS,
    WORTH,
    contracts_for,
    level,
)
from nineteenth.games.five_hundred.state import MISERE, NOBODY, House, State
from nineteenth.games.five_hundred.words import bid_sentence


def account(numbers: Sequence[int], s: State, o: House, options: FiveHundredOptions) -> list[list[Sentence]]:
    """Line by line how each side's points came about."""
    return [_side_account(numbers, s, o, side) for side in range(o.sides)]


def _side_account(numbers: Sequence[int], s: State, o: House, side: int) -> list[Sentence]:
    total = Sentence("five_hundred-account-total", {"points": numbers[POINTS + side]})
    if s.contractor == NOBODY and s.done == 0 and s.claimed == NOBODY:
        return [Sentence("five_hundred-account-thrown-in", {}, "F2.7"), total]
    if contracts_for(s, o, side):
        return [*_contract_account(numbers, s, side, o), total]
    if s.misere:
        return [Sentence("five_hundred-account-misere-others", {}, "F8.2"), total]
    return [_tricks_account(numbers, o, side), total]


def _contract_account(numbers: Sequence[int], s: State, side: int, o: House) -> list[Sentence]:
    args: dict[str, Any] = {"bid": bid_sentence(s.contract, s.sans), "seat": s.contractor}
    lines = [Sentence("five_hundred-account-bid", {**args, "value": numbers[BID_VALUE]}, "F8")]
    taken = numbers[CONTRACT_TRICKS]
    made = "made" if numbers[MADE] else "failed"
    if s.contract >= MISERE:
        lines.append(Sentence(f"five_hundred-account-misere-{made}", {"taken": taken}, "F6.2"))
    else:
        lines.append(Sentence(f"five_hundred-account-{made}", {"taken": taken, "needed": level(s.contract)}, "F8.1"))
    if numbers[WORTH] != numbers[BID_VALUE]:
        lines.append(Sentence("five_hundred-account-slam", {"points": numbers[WORTH]}, "F8.1"))
    return lines


def _tricks_account(numbers: Sequence[int], o: House, side: int) -> Sentence:
    taken, points = numbers[TAKEN + side], numbers[FOR_TRICKS + side]
    if o.trick_points:
        return Sentence("five_hundred-account-tricks-nothing", {"taken": taken}, "F8.2")
    if points != TRICK_POINTS * taken:
        args = {"taken": taken, "points": points, "cap": o.trick_cap}
        return Sentence("five_hundred-account-tricks-capped", args, "F9.5")
    return Sentence("five_hundred-account-tricks", {"taken": taken, "points": points}, "F8.2")
