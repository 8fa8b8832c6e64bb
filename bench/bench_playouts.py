"""Random rounds against OpenSpiel's random card games of similar length: decisions per second on one core.

    python bench/bench_playouts.py [seconds for each contender, by default 6] [golf | five_hundred, by default both]

Contenders take turns for several laps, so that a busy minute on the machine meets them all; rates are per second of CPU
time, the median lap first, then the slowest and the fastest. A decision is a player's choice; what chance does (a
shuffle, a dealt card) is not counted for anybody. Needs nothing but the package, Numba and, for the peers, OpenSpiel.
"""

from __future__ import annotations

import dataclasses
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import nineteenth
from nineteenth.lab.playouts import Batch

LAPS = 5


@dataclasses.dataclass(frozen=True)
class Race:
    """One game of ours, and the games of OpenSpiel it is measured against, by the name to print."""

    game: str
    preset: str
    players: int
    peers: dict[str, str]

    def compiled(self) -> str:
        return f"{self.game} {self.preset}, compiled"

    def plain(self) -> str:
        return f"{self.game} {self.preset}, plain Python"


RACES = (
    Race("golf", "six", 2, {"crazy_eights": "crazy_eights", "go_fish": "go_fish"}),
    Race(
        "five_hundred",
        "australian",
        4,
        {"euchre": "euchre", "oh_hell of ten tricks": "oh_hell(players=4,num_tricks_fixed=10)"},
    ),
)


def ours(race: Race, fast: bool, rounds: int) -> Callable[[], int]:
    """Whole rounds of the game, played at random; decisions made."""
    batch = Batch(nineteenth.game(race.game, preset=race.preset, players=race.players), "bench", fast)
    return lambda: batch.run(rounds)


def peer_python(name: str) -> Callable[[], int]:
    """OpenSpiel's game driven from Python: legal_actions and apply_action."""
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def peer_native(name: str) -> Callable[[], float]:
    """OpenSpiel's game played in C++ by its own uniform random bots; its length is the mean of games driven from Python."""
    import pyspiel

    game, python = pyspiel.load_game(name), peer_python(name)
    length = statistics.mean(python() for _ in range(300))
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    seeds = iter(range(1 << 62))

    def play() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return length

    return play


def rate(play: Callable[[], float], seconds: float) -> float:
    """Decisions a second of CPU time, measured for about `seconds`."""
    decisions, start = 0.0, time.process_time()
    while (used := time.process_time() - start) < seconds:
        decisions += play()
    return decisions / used


def measured(contenders: dict[str, Callable[[], float]], seconds: float) -> dict[str, list[float]]:
    """Each contender's rates, sorted, from laps in which they take turns."""
    for play in contenders.values():
        play()
    laps = [{name: rate(play, seconds / LAPS) for name, play in contenders.items()} for _ in range(LAPS)]
    return {name: sorted(lap[name] for lap in laps) for name in contenders}


FIRST_RUN = """
import time
wall, cpu = time.perf_counter(), time.process_time()
import nineteenth
from nineteenth.lab.playouts import Batch
batch = Batch(nineteenth.game("golf"), "bench", True)
batch.run(1)
print(time.process_time() - cpu, time.perf_counter() - wall, sum(batch.play.stats.cache_hits.values()))
"""


def first_runs() -> list[list[float]]:
    """CPU seconds, wall seconds and cache hits of the first compiled round in a new process: with nothing cached, then cached."""
    with tempfile.TemporaryDirectory() as folder:
        command, environment = [sys.executable, "-c", FIRST_RUN], {**os.environ, "NINETEENTH_CACHE": folder}
        runs = [subprocess.run(command, env=environment, check=True, capture_output=True, text=True) for _ in range(2)]
    return [[float(word) for word in run.stdout.split()] for run in runs]


def run(race: Race, seconds: float) -> None:
    """Measure one game against its peers and print rates and ratios."""
    contenders: dict[str, Callable[[], float]] = {
        race.compiled(): ours(race, True, 2_000),
        race.plain(): ours(race, False, 1),
    }
    try:
        for name, peer in race.peers.items():
            contenders[f"OpenSpiel {name}, C++"] = peer_native(peer)
            contenders[f"OpenSpiel {name}, Python loop"] = peer_python(peer)
    except ImportError:
        print("OpenSpiel is not installed; `make bench` brings it. Our own rates only.")
    rates = measured(contenders, seconds)
    for name, laps in rates.items():
        print(f"{name:42} {statistics.median(laps):14,.0f} decisions/s   ({laps[0]:,.0f} … {laps[-1]:,.0f})")
    for kind, own in (("C++", race.compiled()), ("Python loop", race.plain())):
        for name in race.peers:
            if f"OpenSpiel {name}, {kind}" in rates:
                ratio = statistics.median(rates[own]) / statistics.median(rates[f"OpenSpiel {name}, {kind}"])
                print(f"{own} : OpenSpiel {name}, {kind} = {ratio:.1f}")


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
    wanted = sys.argv[2:] or [race.game for race in RACES]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for race in RACES:
        if race.game in wanted:
            run(race, seconds)
    for label, (cpu, wall, hits) in zip(("nothing cached", "cached"), first_runs(), strict=True):
        print(
            f"golf, first compiled round, {label}: {cpu:.1f} s CPU, {wall:.1f} s wall, {hits:.0f} kernel from the cache"
        )


if __name__ == "__main__":
    main()
