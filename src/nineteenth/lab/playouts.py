"""Rounds played at random, in plain Python or as machine code: one text for both, and it names no game."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from nineteenth import compiled
from nineteenth.bits import bare
from nineteenth.chance import shuffle
from nineteenth.games.contract import Rulebook
from nineteenth.games.layout import Ints


def playouts(rules: Any) -> Callable[..., int]:
    """play(rounds, s, o, pack, count, source, moves, numbers): whole rounds of a match at random; decisions made."""
    # Numba's cache on disk knows a kernel again if all that it encloses are functions of modules.
    deal, is_over, random_move, apply = rules.deal, rules.is_over, rules.random_move, rules.apply
    score, end_round = rules.score, rules.end_round

    def play(rounds: int, s: Any, o: Any, pack: Ints, count: int, source: Ints, moves: Ints, numbers: Ints) -> int:
        decisions = 0
        chance, out = bare(source), bare(moves)
        for _ in range(rounds):
            shuffle(pack, count, source)
            deal(s, o, pack, count)
            while not is_over(s):
                apply(s, o, random_move(s, o, chance, out))
                decisions += 1
            score(s, o, numbers)
            end_round(s, o, numbers)
        return decisions

    return play


@functools.cache
def player(book: Rulebook, fast: bool) -> Callable[..., int]:
    """`playouts` of `book`, compiled if `fast`."""
    if not fast:
        return playouts(book.rules)
    compiled.prepare(book)
    compiled.callable_in_kernels(shuffle)
    return compiled.kernel(playouts(book.rules))


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
        self.play = player(book, fast)

    def run(self, rounds: int) -> int:
        """Play `rounds` whole rounds; how many decisions they took."""
        match = (self.state, self.house, self.pack, self.count, self.source, self.moves, self.numbers)
        return int(self.play(rounds, *match))

    def plain_state(self) -> Any:
        """The state as a plain object, whichever way it was played."""
        return compiled.from_record(self.state, self.layout) if self.fast else self.state.copy()
