"""Many deals or matches between bots: mean scores, win rates and how sure they are.

>>> import nineteenth
>>> from nineteenth.lab.simulate import simulate
>>> golf = nineteenth.game("golf", players=2)
>>> result = simulate(golf, ("greedy", "random"), rounds=20, seed=1)
>>> greedy, random = result.standings
>>> greedy.mean < random.mean, greedy.win_rate > random.win_rate
(True, True)
>>> same = simulate(golf, ("greedy", "greedy"), rounds=20, seed=1, duplicate=True)
>>> same.standings[0].swing, same.standings[0].swing_error
(0.0, 0.0)
"""

from __future__ import annotations

import dataclasses
import math
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from fractions import Fraction
from typing import Any

from nineteenth.api import Game
from nineteenth.bots import built_in, chooser
from nineteenth.games import rulebook
from nineteenth.games.options import Options
from nineteenth.lab.arena import WIN, Tally, Worker, added, can_compile, empty_tally

# Below this many rounds plain Python is done before machine code is loaded.
WORTH_COMPILING = 2_000
FAST_CHUNK, PLAIN_CHUNK = 2_000, 50  # deals a worker plays between two reports of progress
ROUNDS_OF_A_MATCH = 9  # as an estimate, for that choice alone
Progress = Callable[[int, int], object]


@dataclasses.dataclass(frozen=True)
class Standing:
    """How one bot fared. An error is the standard error of the mean it stands beside; None after a single deal.

    `mean` is points a round (or the total of a match), averaged over the bot's seats; `win_rate` the share of rounds
    (matches) won, a shared win counting in part; `round_win_rate` that of single rounds. `swing` is by how many points a
    deal the bot's score differs from the other bots' on the same deals: in a duplicate, on the same cards and seats.
    """

    bot: str
    mean: float
    error: float | None
    win_rate: float
    win_error: float | None
    round_win_rate: float
    swing: float
    swing_error: float | None


@dataclasses.dataclass(frozen=True)
class Result:
    """What came of a simulation: `count` deals, each a ``round`` or a ``match`` (`unit`), and each bot's standing.

    `rounds` were dealt and played in all, with `decisions` choices.
    """

    game: str
    options: str
    bots: tuple[str, ...]
    seed: str
    unit: str
    count: int
    duplicate: bool
    rounds: int
    decisions: int
    standings: tuple[Standing, ...]

    def to_dict(self) -> dict[str, Any]:
        """The result ready for JSON."""
        return dataclasses.asdict(self)


class SimulationError(ValueError):
    """Something that cannot be simulated; the text says why."""


def simulate(
    game: Game,
    bots: Sequence[str],
    rounds: int | None = None,
    seed: int | str = 0,
    *,
    matches: int | None = None,
    duplicate: bool = False,
    progress: Progress | None = None,
    workers: int | None = None,
    fast: bool | None = None,
) -> Result:
    """Let `bots` play `rounds` single rounds, or whole `matches`, of `game`; the same `seed` always gives the same result.

    The bots sit around the table in turn, again from the first if there are more seats, and move on one seat with every deal.
    A `duplicate` plays each deal once for every such seating, with the same cards and the same luck. `progress` is called
    with the deals done and to do. `fast` asks for machine code (None: where it is to be had and worth it); neither it nor the number
    of `workers` changes the result. UnknownBotError, SimulationError.
    """
    names = tuple(bots)
    count = _checked(game, names, rounds, matches)
    for name in names:
        chooser(game, name)  # UnknownBotError
    if fast is None:
        fast = can_compile(game, names) and count * (ROUNDS_OF_A_MATCH if matches else 1) >= WORTH_COMPILING
    period = len(names) if game.players % len(names) == 0 else game.players
    rotations = period if duplicate else 1
    job = Job(game.book.name, game.options, names, str(seed), fast, matches is not None, rotations)
    tally = empty_tally(len(names))
    done = 0
    for chunk, part in job.run(count, workers or os.cpu_count() or 1):
        tally = added(tally, part)
        done += chunk
        if progress is not None:
            progress(done, count)
    if tally.counts[2]:
        raise SimulationError("matches under these options do not end; simulate rounds, or choose another end")
    seats = [len(range(bot, game.players, len(names))) for bot in range(len(names))]
    return Result(
        game=game.book.name,
        options=game.options.to_words(),
        bots=names,
        seed=str(seed),
        unit="round" if matches is None else "match",
        count=count,
        duplicate=duplicate,
        rounds=tally.counts[1],
        decisions=tally.counts[0],
        standings=tuple(standings(tally, names, count, seats, rotations)),
    )


def _checked(game: Game, names: tuple[str, ...], rounds: int | None, matches: int | None) -> int:
    """How many deals are asked for; SimulationError if that or the bots make no sense."""
    if (rounds is None) == (matches is None):
        raise SimulationError("say how many rounds or how many matches, one of the two")
    count = rounds if rounds is not None else matches
    if count is None or count < 1:
        raise SimulationError("at least one deal is needed")
    if not 1 <= len(names) <= game.players:
        raise SimulationError(f"{len(names)} bots do not fit {game.players} seats: name 1 to {game.players}")
    return count


@dataclasses.dataclass(frozen=True)
class Job:
    """Deals to be played, in any order and by any number of workers, in this process or another."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: str
    fast: bool
    whole: bool
    rotations: int

    def run(self, count: int, workers: int) -> Iterator[tuple[int, Tally]]:
        """The tallies of all deals, chunk by chunk, in order; each with its number of deals."""
        size = max(1, min(FAST_CHUNK if self.fast else PLAIN_CHUNK, math.ceil(count / workers)))
        chunks = [(first, min(size, count - first)) for first in range(0, count, size)]
        executor = self._executor(min(workers, len(chunks)))
        if executor is None:
            for chunk in chunks:
                yield chunk[1], self.play(chunk)
            return
        with executor:
            for chunk, tally in zip(chunks, executor.map(self.play, chunks), strict=True):
                yield chunk[1], tally

    def play(self, chunk: tuple[int, int]) -> Tally:
        """Play `chunk`, a first deal and a number of deals, on this thread's own table."""
        if getattr(_tables, "job", None) != self:
            game = Game(rulebook(self.game), self.options)
            _tables.job, _tables.worker = self, Worker(game, self.bots, self.seed, self.fast)
        worker: Worker = _tables.worker
        return worker.run(*chunk, self.whole, self.rotations)

    def _executor(self, workers: int) -> Executor | None:
        # A bot registered at run time is known to this process only, and may not be ready for threads.
        if workers == 1 or not set(self.bots) <= set(built_in(self.game)):
            return None
        return ThreadPoolExecutor(workers) if self.fast else ProcessPoolExecutor(workers)


_tables = threading.local()


def standings(tally: Tally, names: Sequence[str], count: int, seats: list[int], rotations: int) -> Iterator[Standing]:
    """Each bot's standing after `count` deals played `rotations` times, in which it had so many `seats`."""
    plays = [rotations * sat for sat in seats]
    for bot, name in enumerate(names):
        mean, error = _mean_and_error(tally.points[bot], tally.products[bot * len(names) + bot], count)
        wins, win_error = _mean_and_error(tally.wins[bot], tally.win_squares[bot], count)
        swing, swing_error = _swing(tally, bot, count, plays)
        rounds_sat = tally.counts[1] * seats[bot]
        yield Standing(
            bot=name,
            mean=mean / plays[bot],
            error=_over(error, plays[bot]),
            win_rate=wins / (plays[bot] * WIN),
            win_error=_over(win_error, plays[bot] * WIN),
            round_win_rate=tally.round_wins[bot] / (rounds_sat * WIN),
            swing=swing,
            swing_error=swing_error,
        )


def _over(error: float | None, divisor: int) -> float | None:
    return None if error is None else error / divisor


def _mean_and_error(total: Fraction | int, squares: Fraction | int, count: int) -> tuple[float, float | None]:
    """Mean and standard error of `count` numbers from their sum and the sum of their squares, exact until the root."""
    mean = Fraction(total) / count
    if count == 1:
        return float(mean), None
    variance = (Fraction(squares) - mean * total) / (count - 1)
    return float(mean), math.sqrt(variance / count)


def _swing(tally: Tally, bot: int, count: int, plays: list[int]) -> tuple[float, float | None]:
    """Mean and standard error of bot's points less the mean of the other bots' points on the same deal."""
    others = [other for other in range(len(plays)) if other != bot]
    if not others:
        return 0.0, None if count == 1 else 0.0
    weights = {bot: Fraction(1, plays[bot])}
    weights |= {other: Fraction(-1, len(others) * plays[other]) for other in others}
    total = sum((weight * tally.points[each] for each, weight in weights.items()), Fraction(0))
    squares = sum(
        (
            one * other * tally.products[a * len(plays) + b]
            for a, one in weights.items()
            for b, other in weights.items()
        ),
        Fraction(0),
    )
    return _mean_and_error(total, squares, count)
