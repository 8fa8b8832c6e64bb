"""The same sweep in plain Python, for any size of board: only blocks that are reached, a level at a time.

A block's states lie in one integer: for each lane (a height of the tallest column) a group of 16 bits for each stock
position, in each group a bit for each rank that can be on top with at most that many cards turned. So the earliest position is the
lowest set bit, the rank next above is a shift by one, and all lanes of a block are played from a column at once.

Blocks whose outer columns hold equally many cards form a level; it is all made from the level before, which is
kept as a few bytes a block for walking back. A level with more than `most` blocks is taken in parts, each of them down to the end,
so that memory stays below levels × most × a few hundred bytes, whatever the board; the answer stays exact.
"""

from __future__ import annotations

from nineteenth.solvers.golf_solitaire.found import Found, Heights
from nineteenth.solvers.golf_solitaire.problem import JOKER, RANKS, Problem

GROUP = 16
MOST = 50_000  # blocks of a level kept at a time: half a GB for the largest boards

Level = dict[int, int]


class _Masks:
    """Bit masks over all positions, and what the stock lets be played from each position on."""

    def __init__(self, problem: Problem) -> None:
        self.positions = len(problem.stock)
        every = sum(1 << GROUP * position for position in range(self.positions))
        self.rank = [every << rank for rank in range(RANKS)]
        follow = problem.may_follow
        self.up = sum(self.rank[r] for r in range(JOKER - 1) if follow(r, r + 1))
        self.down = sum(self.rank[r] for r in range(1, JOKER) if follow(r, r - 1))
        self.wraps = follow(JOKER - 1, 0)
        self.jokers = JOKER in problem.stock[:1] or any(JOKER in column for column in problem.columns)
        width = GROUP * self.positions
        self.near = [0] * self.positions
        playable = 0
        for position in range(self.positions - 1, -1, -1):
            after = (1 << width) - (1 << GROUP * position)  # from this position on
            wild = self.rank[JOKER] & after  # a joker may go on whatever lies there
            self.near[position] = playable | wild
            for rank in range(JOKER):
                if follow(problem.stock[position], rank):
                    playable |= self.rank[rank] & after
        self.start = self.rank[problem.stock[0]]

    def playable(self, tops: int) -> int:
        """The ranks that may be played, at each position, in a state with these tops."""
        earliest = ((tops & -tops).bit_length() - 1) // GROUP
        found = self.near[earliest] | (tops & self.up) << 1 | (tops & self.down) >> 1
        if self.wraps:
            found |= (tops & self.rank[0]) << JOKER - 1 | (tops & self.rank[JOKER - 1]) >> JOKER - 1
        if self.jokers:
            found |= ((tops & self.rank[JOKER]) >> JOKER) * ((1 << JOKER) - 1)
        return found


class _Search:
    def __init__(self, problem: Problem, most: int) -> None:
        self.masks = _Masks(problem)
        self.most = most
        heights = problem.heights
        self.order = sorted((j for j in range(len(heights)) if heights[j]), key=lambda j: -heights[j])
        self.columns = [problem.columns[j] for j in self.order] or [()]
        self.shifts = [4 * place for place in range(len(self.columns) - 1)]
        self.count = len(heights)
        self.width = GROUP * self.masks.positions
        self.left = problem.tableau + 1
        self.heights: Heights = ()
        self.chain: list[dict[int, bytes]] = []  # earliest positions of the levels on the way to the present one
        self.best: list[dict[int, bytes]] = []
        self.outer = sum(map(len, self.columns[1:]))

    def run(self) -> Found:
        lanes = len(self.columns[0])
        key = sum(len(column) << shift for column, shift in zip(self.columns[1:], self.shifts, strict=True))
        self._descend({key: self.masks.start << lanes * self.width}, self.outer)
        return Found(self.left, self.heights, self._position)

    def _descend(self, level: Level, outer: int) -> None:
        depth = len(self.chain)
        while level:
            if len(level) > self.most:
                keys = sorted(level)
                half = len(keys) // 2
                for part in (keys[:half], keys[half:]):
                    self._descend({key: level[key] for key in part}, outer)
                break
            level, earliest = self._below(level, outer)
            self.chain.append(earliest)
            self._note(earliest, outer)
            outer -= 1
        del self.chain[depth:]

    def _below(self, level: Level, outer: int) -> tuple[Level, dict[int, bytes]]:
        """The level with one outer card less, and how many cards are turned at the earliest in each state of this one."""
        below: Level = {}
        earliest: dict[int, bytes] = {}
        width, lane_cards, rank_mask = self.width, self.columns[0], self.masks.rank
        lane_mask = (1 << width) - 1
        spread = sum(1 << width * lane for lane in range(len(lane_cards) + 1))
        plays = [
            (shift, 1 << shift, [0] + [rank_mask[rank] * spread for rank in column])
            for shift, column in zip(self.shifts, self.columns[1:], strict=True)
        ]
        playable_of = self.masks.playable
        for key, tops in level.items():
            positions = bytearray(len(lane_cards) + 1)
            playable = carried = 0
            for lane in range(len(lane_cards), -1, -1):
                here = tops >> lane * width & lane_mask | carried
                carried = 0
                if here:
                    positions[lane] = ((here & -here).bit_length() - 1) // GROUP + 1
                    found = playable_of(here)
                    playable |= found << lane * width
                    if lane:
                        carried = found & rank_mask[lane_cards[lane - 1]]
            earliest[key] = bytes(positions)
            for shift, one, masks in plays:
                played = playable & masks[key >> shift & 15]
                if played:
                    below[key - one] = below.get(key - one, 0) | played
        return below, earliest

    def _note(self, earliest: dict[int, bytes], outer: int) -> None:
        """Keep the fewest cards left so far, with all that is needed to walk back from there."""
        if outer >= self.left:
            return
        for key, positions in earliest.items():
            for lane in range(min(self.left - outer, len(positions))):
                if positions[lane]:
                    self.left = outer + lane
                    heights = [0] * self.count
                    for place, j in enumerate(self.order):
                        heights[j] = lane if place == 0 else key >> 4 * (place - 1) & 15
                    self.heights = tuple(heights)
                    self.best = self.chain[:]
                    break

    def _position(self, heights: Heights) -> int:
        outer = [heights[j] for j in self.order[1:]]
        key = sum(height << shift for height, shift in zip(outer, self.shifts, strict=True))
        level = self.outer - sum(outer)
        positions = self.best[level].get(key) if level < len(self.best) else None
        lane = heights[self.order[0]] if self.order else 0
        return positions[lane] or -1 if positions else -1


def search(problem: Problem, most: int = MOST) -> Found:
    """The answer to any problem."""
    return _Search(problem, most).run()
