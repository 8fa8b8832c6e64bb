"""What every engine hands back, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from nineteenth.solvers.golf_solitaire.problem import Problem

Heights = tuple[int, ...]
TURN = -1  # in a line: turn the next stock card; any other number is the column played from


class Found(NamedTuple):
    """The fewest cards left, heights at which just so many are, and for every vector of heights the fewest stock cards
    turned (the first one on the discard pile included) with which it is reached, -1 if it is not. Good until the next search."""

    left: int
    heights: Heights
    position: Callable[[Heights], int]


class Way:
    """Walk back from a vector of heights to the start, along states that the search has reached."""

    def __init__(self, problem: Problem, position: Callable[[Heights], int]) -> None:
        self.columns = problem.columns
        self.follows = problem.follows
        self.start = problem.heights
        self.asked = position
        self.known: dict[Heights, int] = {}
        self.dead: set[tuple[Heights, int]] = set()
        # For each rank the stock cards on which it may go, by number, the one on the discard pile being 1.
        self.on = [
            [number for number, top in enumerate(problem.stock, 1) if self.follows[top] >> rank & 1]
            for rank in range(len(self.follows))
        ]

    def line(self, heights: Heights) -> list[int]:
        """Moves from the start to `heights`, turning as few stock cards as can be."""
        moves: list[int] = []  # from the end to the beginning
        while heights != self.start:
            at = self.position(heights)
            self.dead.clear()
            run = next(run for j in range(len(heights)) if (run := self._played_last(heights, j, at)) is not None)
            for j in run[:-1]:
                moves.append(j)
                heights = _with_one_more(heights, j)
            moves += [TURN] * (run[-1] - self.position(heights))
        moves.reverse()
        return moves

    def position(self, heights: Heights) -> int:
        """How many stock cards are turned at the earliest when `heights` is reached; -1 if it is not."""
        found = self.known.get(heights)
        if found is None:
            found = self.known[heights] = self.asked(heights)
        return found

    def _played_last(self, heights: Heights, j: int, at: int) -> list[int] | None:
        """How `heights` is reached by a last play from column j with at most `at` cards turned: the columns of the run, last
        play first, and then the number of the stock card it began on; None if it is not."""
        if heights[j] == self.start[j]:
            return None
        before = _with_one_more(heights, j)
        since = self.position(before)
        if not 0 <= since <= at or (before, j) in self.dead:
            return None
        rank = self.columns[j][heights[j]]
        # A stock card lies on top if it was turned after the last play, or at the start, where number 1 does.
        first = since + 1 if before != self.start else 1
        for number in self.on[rank]:
            if first <= number <= at:
                return [j, number]
        for k, height in enumerate(before):
            if height < self.start[k] and self.follows[self.columns[k][height]] >> rank & 1:
                run = self._played_last(before, k, at)
                if run is not None:
                    return [j, *run]
        self.dead.add((before, j))
        return None


def _with_one_more(heights: Heights, j: int) -> Heights:
    return heights[:j] + (heights[j] + 1,) + heights[j + 1 :]
