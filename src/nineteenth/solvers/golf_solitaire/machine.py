"""The sweep as machine code: which problems fit it, its arrays, and what it found."""

from __future__ import annotations

import functools
import math
import operator
import threading
from collections.abc import Callable

from nineteenth import compiled
from nineteenth.games.golf_solitaire.options import MAX_COLUMNS
from nineteenth.solvers.golf_solitaire import sweep as sweep_module
from nineteenth.solvers.golf_solitaire.found import Found
from nineteenth.solvers.golf_solitaire.problem import JOKER, RANKS, Problem
from nineteenth.solvers.golf_solitaire.sweep import LANES, MOST_STOCK, NOWHERE, ROOM, TALLEST, WILD

MOST_BLOCKS = 2_000_000  # 64 MB of `reach`; 7 columns of 5 have 46,656 blocks, 1.5 MB

_workspaces = threading.local()


class _Workspace:
    """The arrays, kept from deal to deal."""

    def __init__(self, blocks: int, rings: int) -> None:
        numpy = compiled.numpy()
        self.blocks, self.rings = blocks, rings
        self.reach = numpy.empty(blocks * LANES, numpy.uint32)
        self.came = numpy.zeros(rings * LANES, numpy.uint32)
        self.room = numpy.zeros(ROOM * LANES, numpy.uint32)
        self.scratch = [numpy.zeros(MAX_COLUMNS, numpy.int64) for _ in range(5)]
        self.answer = numpy.zeros(3, numpy.int64)


def _workspace(blocks: int, rings: int) -> _Workspace:
    found: _Workspace | None = getattr(_workspaces, "found", None)
    if found is None or found.blocks < blocks or found.rings < rings:
        found = _workspaces.found = _Workspace(blocks, rings)
    return found


@functools.cache
def _kernel() -> Callable[..., None]:
    compiled.prepare_rows()
    return compiled.kernel(sweep_module.sweep)


class Layout:
    """The columns in the order in which the sweep takes them: the tallest as lanes, empty ones to fill up at the end."""

    def __init__(self, heights: tuple[int, ...]) -> None:
        self.order = sorted((j for j in range(len(heights)) if heights[j]), key=lambda j: -heights[j])
        self.start = [heights[j] for j in self.order]
        self.start += [0] * (3 - len(self.start))
        # The distance of two blocks that differ by one card of column j is the product of what comes before.
        self.step = [0, *(math.prod(h + 1 for h in self.start[1:j]) for j in range(1, len(self.start)))]
        self.first = [sum(self.start[:j]) for j in range(len(self.start))]
        self.blocks = math.prod(height + 1 for height in self.start[1:])
        self.rings = self.start[2] + 1 + sum(self.step[2:])
        self.pairs = _pairs(self.start[1], self.start[2])
        # What a card in each column adds to the number of a lane in `reach`.
        self.weights = [0] * len(heights)
        for place, j in enumerate(self.order):
            self.weights[j] = self.step[place] * LANES if place else 1
        self.arrays = [compiled.integers(run) for run in (self.start, self.first, self.step, self.pairs)]


@functools.lru_cache(maxsize=64)
def layout(heights: tuple[int, ...]) -> Layout:
    """The layout for columns of these heights."""
    return Layout(heights)


def _pairs(most1: int, most2: int) -> list[int]:
    """All heights of columns 1 and 2, by the cards they have together, the most first."""
    every = [(h1, h2) for h1 in range(most1 + 1) for h2 in range(most2 + 1)]
    every.sort(key=lambda pair: (-sum(pair), pair))
    return [height for pair in every for height in pair]


def blocks(problem: Problem) -> int:
    """How many rows of lanes the sweep goes through."""
    heights = sorted(problem.heights)
    return math.prod(height + 1 for height in heights[:-1])


def fits(problem: Problem) -> bool:
    """Whether the compiled sweep can take this problem."""
    return len(problem.stock) <= MOST_STOCK and max(problem.heights) <= TALLEST and blocks(problem) <= MOST_BLOCKS


@functools.lru_cache(maxsize=8)
def _onward(follows: tuple[int, ...]) -> tuple[list[list[int]], list[int], list[int]]:
    """For each rank on top the ranks that may be played; and those as the rows `lower` and `upper` of the sweep."""
    onward = [[rank for rank in range(RANKS) if mask >> rank & 1] for mask in follows]
    lower, upper = [NOWHERE] * ROOM, [NOWHERE] * ROOM
    for rank in range(JOKER):
        for row, other in zip((lower, upper), (other for other in onward[rank] if other != JOKER), strict=False):
            row[rank] = other
    lower[JOKER] = WILD
    return onward, lower, upper


def tables(problem: Problem) -> tuple[list[int], list[int], list[int], int]:
    """`lower`, `upper`, `turn` and `full` of the sweep."""
    onward, lower, upper = _onward(problem.follows)
    turn = [0] * ROOM
    bit = 2
    for top in problem.stock[1:]:
        bit <<= 1
        for rank in onward[top]:
            turn[rank] |= bit
    return lower, upper, turn, 2 * bit - 2


def search(problem: Problem, run: Callable[..., None] | None = None) -> Found:
    """The compiled sweep of a problem that `fits`; `run` is the kernel unless a test gives the plain function."""
    plan = layout(problem.heights)
    lower, upper, turn, full = tables(problem)
    cards = [rank for j in plan.order for rank in problem.columns[j]]
    words = compiled.integers(lower + upper + turn + cards + [0])
    space = _workspace(plan.blocks, plan.rings)
    start, first, step, pairs = plan.arrays
    kernel = _kernel() if run is None else run
    kernel(
        len(plan.start),
        *(start, first, words[3 * ROOM :], step),
        *(words[:ROOM], words[ROOM : 2 * ROOM], words[2 * ROOM : 3 * ROOM], pairs, problem.stock[0], full),
        *(space.came, space.reach, space.room, *space.scratch, space.answer),
    )
    left, block, lane = space.answer.tolist()
    lane_bits, weights = space.reach.item, plan.weights

    def position(heights: tuple[int, ...]) -> int:
        bits = lane_bits(sum(map(operator.mul, heights, weights)))
        return int((bits & -bits).bit_length() - 1)

    return Found(left, _heights(plan, len(problem.columns), block, lane), position)


def _heights(plan: Layout, columns: int, block: int, lane: int) -> tuple[int, ...]:
    heights = [0] * columns
    for place, j in enumerate(plan.order):
        heights[j] = lane if place == 0 else block // plan.step[place] % (plan.start[place] + 1)
    return tuple(heights)


def memory(problem: Problem) -> int:
    """Bytes of the arrays that a search takes."""
    plan = layout(problem.heights)
    return (plan.blocks + plan.rings + ROOM) * LANES * 4
