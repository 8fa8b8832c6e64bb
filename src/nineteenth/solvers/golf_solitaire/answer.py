"""The question and its answer: which engine, the fewest cards left, and the best line in moves of the rules."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

from nineteenth import compiled
from nineteenth.games.golf_solitaire.rules import PLAY
from nineteenth.games.golf_solitaire.rules import TURN as TURN_MOVE
from nineteenth.solvers.golf_solitaire import blocks, levels, machine
from nineteenth.solvers.golf_solitaire.found import TURN, Found, Way
from nineteenth.solvers.golf_solitaire.problem import Problem

ENGINES = ("compiled", "numpy", "plain")


class Answer(NamedTuple):
    """`fewest_left` cards are left by best play; of a cleared deal `stock_left` stock cards are, as many as can be.

    `line` holds the moves of the rules (numbers) from the situation asked about to the end of the game; empty if no line was
    asked for.
    """

    fewest_left: int
    stock_left: int
    line: list[int]

    @property
    def winnable(self) -> bool:
        """Whether the tableau can be cleared."""
        return self.fewest_left == 0

    def score(self, bonus_for_stock: bool) -> int:
        """The best score (S9): cards left, or minus the stock cards left of a cleared deal if they count."""
        return -self.stock_left if self.winnable and bonus_for_stock else self.fewest_left


def engine_for(problem: Problem) -> str:
    """The quickest engine that takes the problem: machine code, NumPy arrays, or plain Python, which takes every one."""
    if compiled.available() and machine.fits(problem):
        return "compiled"
    if compiled.has_numpy() and levels.fits(problem):
        return "numpy"
    return "plain"


def ready_engine(problem: Problem) -> str:
    """The quickest engine for a few questions: machine code takes a second or more to load, unless it is there already."""
    if "numba" in sys.modules:
        return engine_for(problem)
    return "numpy" if compiled.has_numpy() and levels.fits(problem) else "plain"


def solve(problem: Problem, *, line: bool = True, engine: str | None = None) -> Answer:
    """The answer to `problem`, by `engine` (one of ENGINES; by default the quickest that takes it).

    ValueError if the engine does not take the problem.
    """
    chosen = engine or engine_for(problem)
    found = _search(problem, chosen)
    stock_left = len(problem.stock) - found.position(found.heights)
    moves: list[int] = []
    if line:
        moves = Way(problem, found.position).line(found.heights)
        if found.left:
            # The game goes on to its end: nothing more can be played, whatever is turned.
            moves += [TURN] * stock_left
    return Answer(
        found.left, 0 if found.left else stock_left, [TURN_MOVE if move == TURN else PLAY + move for move in moves]
    )


def _search(problem: Problem, engine: str) -> Found:
    runs: dict[str, tuple[Callable[[Problem], bool], Callable[[Problem], Found]]] = {
        "compiled": (machine.fits, machine.search),
        "numpy": (levels.fits, levels.search),
        "plain": (lambda _: True, blocks.search),
    }
    fits, search = runs[engine]
    if not fits(problem):
        raise ValueError(f"this problem is too large for the engine {engine!r}")
    return search(problem)
