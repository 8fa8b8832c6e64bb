"""The same sweep with NumPy and no compiler: whole levels of height vectors (equally many cards left) as arrays.

``tops[h, r]`` is the set of stock positions (bit p: at most p cards turned) by which the vector numbered h is reached
with rank r on top. Only vectors that are reached are touched.
"""

from __future__ import annotations

import functools
import math
from typing import Any

from nineteenth import compiled
from nineteenth.solvers.golf_solitaire.found import Found, Heights
from nineteenth.solvers.golf_solitaire.problem import JOKER, RANKS, Problem

MOST_VECTORS = 1_100_000  # 70 or 140 MB
MOST_STOCK = 62
WIDTH_BITS = 4
WIDTH = 1 << WIDTH_BITS  # ranks, the joker, and NOWHERE
NOWHERE = 15
# The powers of two below 2**66 leave different remainders by 67.
TURNED_CODES = 67


def vectors(problem: Problem) -> int:
    """How many vectors of heights there are."""
    return math.prod(height + 1 for height in problem.heights)


def fits(problem: Problem) -> bool:
    """Whether the arrays stay small enough."""
    return len(problem.stock) <= MOST_STOCK and vectors(problem) <= MOST_VECTORS


@functools.lru_cache(maxsize=8)
def _geometry(heights: Heights) -> tuple[list[Any], list[int], list[Any]]:
    """The digit of each column in every vector, the step of each column, and the vectors of each level from the top."""
    numpy = compiled.numpy()
    steps = [math.prod(h + 1 for h in heights[:j]) for j in range(len(heights))]
    every = numpy.arange(math.prod(h + 1 for h in heights))
    digits = [every // step % (height + 1) for step, height in zip(steps, heights, strict=True)]
    left = sum(digits)
    order = numpy.argsort(-left, kind="stable")
    bounds = numpy.cumsum(numpy.bincount(left)[::-1])[:-1]
    return digits, steps, numpy.split(order, bounds)


def _near(problem: Problem, kind: Any) -> Any:
    """What the stock lets be played: a row for each earliest position, by the code of its bit."""
    numpy = compiled.numpy()
    table = numpy.zeros((TURNED_CODES, WIDTH), kind)
    count = len(problem.stock)
    row = [0] * WIDTH
    for turned in range(count, 0, -1):
        table[(1 << turned) % TURNED_CODES] = row
        for rank in range(RANKS):
            if problem.may_follow(problem.stock[turned - 1], rank):
                row[rank] |= (2 << count) - (1 << turned)
    return table


def search(problem: Problem) -> Found:
    """The answer to a problem that `fits`."""
    numpy = compiled.numpy()
    kind = numpy.uint32 if len(problem.stock) < 32 else numpy.uint64
    digits, steps, levels = _geometry(problem.heights)
    near = _near(problem, kind)
    tops = numpy.zeros((vectors(problem), WIDTH), kind)
    flat = tops.reshape(-1)
    tops[-1, problem.stock[0]] = (2 << len(problem.stock)) - 2
    reached = numpy.zeros(len(tops), bool)
    reached[-1] = True
    # For each number of cards in a column: the rank that may be played next, and where in `flat` that leads.
    ranks = [numpy.array([NOWHERE, *column]) for column in problem.columns]
    leads = [
        numpy.array([NOWHERE, *(rank - step * WIDTH for rank in column)])
        for step, column in zip(steps, problem.columns, strict=True)
    ]
    where = -1
    for level in levels:
        level = level[reached.take(level)]
        if not len(level):
            continue
        where = int(level[0])
        state = tops.take(level, axis=0)
        reach = state[:, 0].copy()
        for rank in range(1, RANKS):
            reach |= state[:, rank]
        playable = near.take((reach & (~reach + kind(1))) % kind(TURNED_CODES), axis=0)
        _onward(problem, state, reach, playable)
        rows, base = numpy.arange(0, len(level) * WIDTH, WIDTH), level * WIDTH
        onward = playable.reshape(-1)
        for digit, rank, lead in zip(digits, ranks, leads, strict=True):
            height = digit.take(level)
            played = onward.take(rows + rank.take(height))
            target = base + lead.take(height)
            # What cannot be played leaves its target unreached.
            reached[target[played != 0] >> WIDTH_BITS] = True
            played |= flat.take(target)
            flat[target] = played
    heights = _heights(digits, where)
    return Found(sum(heights), heights, _positions(tops, steps))


def _onward(problem: Problem, state: Any, reach: Any, playable: Any) -> None:
    """Add to `playable` what may follow the cards on top (S5, S6) and, on anything, jokers."""
    follow = problem.may_follow
    for rank in range(JOKER):
        for other in (rank - 1, rank + 1):
            if 0 <= other < JOKER and follow(rank, other):
                playable[:, other] |= state[:, rank]
    if follow(JOKER - 1, 0):
        playable[:, 0] |= state[:, JOKER - 1]
        playable[:, JOKER - 1] |= state[:, 0]
    if JOKER in problem.stock[:1] or any(JOKER in column for column in problem.columns):
        playable[:, :JOKER] |= state[:, JOKER, None]
        playable[:, JOKER] = reach
    playable[:, NOWHERE] = 0


def _heights(digits: list[Any], where: int) -> Heights:
    return tuple(int(digit[where]) for digit in digits)


def _positions(tops: Any, steps: list[int]) -> Any:
    def position(heights: Heights) -> int:
        bits = 0
        for value in tops[sum(height * step for height, step in zip(heights, steps, strict=True))].tolist():
            bits |= value
        return (bits & -bits).bit_length() - 1

    return position
