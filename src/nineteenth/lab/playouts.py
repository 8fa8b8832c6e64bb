"""Rounds played at random, in plain Python or as machine code: one text for both.

The functions that `players` returns take the state first and are in the compiled subset (docs/one_source.md). A `book`'s rules
reach them through the enclosing function, so that the same lines serve every game.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple

from nineteenth import compiled
from nineteenth.chance import below, shuffle
from nineteenth.games.contract import Rulebook
from nineteenth.games.layout import Ints


class Playouts(NamedTuple):
    """`play(rounds, s, o, pack, count, source, moves, numbers)` plays whole rounds of a match; decisions made.

    `step(s, o, source, moves)` makes one random decision; the move.
    """

    play: Callable[..., int]
    step: Callable[..., int]


@functools.cache
def players(book: Rulebook, fast: bool) -> Playouts:
    """Random play of `book`, compiled if `fast`."""
    rules = book.rules
    deal, is_over, legal_moves, apply = rules.deal, rules.is_over, rules.legal_moves, rules.apply
    score, end_round = rules.score, rules.end_round

    def step(s: Any, o: Any, source: Ints, moves: Ints) -> int:
        move = moves[below(source, legal_moves(s, o, moves))]
        apply(s, o, move)
        return move

    if fast:
        compiled.prepare(book)
        compiled.callable_in_kernels(below, shuffle)
        step = compiled.kernel(step)

    def play(rounds: int, s: Any, o: Any, pack: Ints, count: int, source: Ints, moves: Ints, numbers: Ints) -> int:
        decisions = 0
        for _ in range(rounds):
            shuffle(pack, count, source)
            deal(s, o, pack, count)
            while not is_over(s):
                step(s, o, source, moves)
                decisions += 1
            score(s, o, numbers)
            end_round(s, o, numbers)
        return decisions

    return Playouts(compiled.kernel(play) if fast else play, step)


class Batch:
    """One match's worth of random rounds, ready to run either way; the same seed plays the same rounds both ways."""

    def __init__(self, game: Any, seed: str, fast: bool) -> None:
        from nineteenth import chance

        book = game.book
        state = game.begin(0)
        state.generator = chance.generator(f"{seed}/state")
        pack = game.pack()
        self.count = len(pack)
        room = [pack + [0] * (book.pack_size - len(pack)), chance.generator(seed)]
        room += [[0] * book.rules.MAX_MOVES, [0] * book.rules.SCORE_SIZE]
        self.layout = book.state
        self.fast = fast
        self.state = compiled.to_record(state) if fast else state
        self.house = compiled.to_record(game.house) if fast else game.house
        self.pack, self.source, self.moves, self.numbers = map(compiled.integers, room) if fast else room
        self.players = players(book, fast)

    def run(self, rounds: int) -> int:
        """Play `rounds` whole rounds; how many decisions they took."""
        return int(
            self.players.play(
                rounds, self.state, self.house, self.pack, self.count, self.source, self.moves, self.numbers
            )
        )

    def plain_state(self) -> Any:
        """The state as a plain object, whichever way it was played."""
        return compiled.from_record(self.state, self.layout) if self.fast else self.state.copy()
