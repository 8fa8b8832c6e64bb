"""Whole turns of Karuselė, said part by part as the rules allow: what the tests count and compare."""

from __future__ import annotations

from typing import NamedTuple

import nineteenth
from nineteenth.api import Round
from nineteenth.games.karusele.state import TURN

KINDS = ("", "lay", "take", "sweep", "build", "raise")


class Turn(NamedTuple):
    """A finished turn: its kind, the card played, what it took or was put on, and the value of what was made."""

    kind: str
    card: str
    cards: frozenset[str]
    value: int


def table(position: dict[str, object], preset: str = "two", **options: object) -> Round:
    return nineteenth.game("karusele", preset, **options).position(position)


def turns(round_: Round) -> list[Turn]:
    """Every whole turn that can be said now, one entry for each way to say it."""
    found: list[Turn] = []
    seat = round_.turn
    waiting = [round_]
    while waiting:
        now = waiting.pop()
        for move in now.legal():
            after = now.copy()
            after.play(move)
            if after.turn == seat and after.state.phase != TURN:
                waiting.append(after)
            else:
                found.append(finished(after))
    return found


def finished(round_: Round) -> Turn:
    last = round_.view(None)["last"]
    value = last.get("value", 0) if last["kind"] in ("build", "raise") else 0
    return Turn(last["kind"], last["card"], frozenset(last.get("cards", ())), value)


def captures(round_: Round) -> set[frozenset[str]]:
    """What can be taken, whatever it is taken with."""
    return {turn.cards for turn in turns(round_) if turn.kind in ("take", "sweep")}


def cards(text: str) -> frozenset[str]:
    return frozenset(text.split())


def sets(*texts: str) -> set[frozenset[str]]:
    return {cards(text) for text in texts}
