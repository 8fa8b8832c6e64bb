"""Karuselė's computer players, in the compiled subset (docs/one_source.md): each sees one seat's view and nothing else."""

from __future__ import annotations

from nineteenth.bots.karusele.greedy import greedy
from nineteenth.bots.karusele.steady import steady
from nineteenth.games.karusele.rules import MAX_MOVES, random_move
from nineteenth.games.karusele.state import House, State
from nineteenth.games.layout import Ints

NAMES = ("random", "greedy", "steady")
RANDOM, GREEDY, STEADY = range(3)
ROOM = MAX_MOVES
TRIALS = 1


def choose(kind: int, v: State, o: House, seat: int, source: Ints, room: Ints, trials: list[State]) -> int:
    """The move of `seat`, which is to move, in its view `v`."""
    if kind == STEADY:
        return steady(v, o, seat, room, trials[0])
    if kind == GREEDY:
        return greedy(v, o, seat, room, trials[0])
    return random_move(v, o, source, room)
