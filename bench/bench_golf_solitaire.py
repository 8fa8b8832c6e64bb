"""How long the solver of Golf Solitaire takes for a deal, by each engine, beside a plain depth-first search.

    python bench/bench_golf_solitaire.py [DEALS] [SEARCHED] [ENGINE …]

DEALS (1,000) seeded deals by each engine (or those named), the first SEARCHED (10) also by a depth-first search with a set of
visited states, in the same process and in turns, so that a busy machine slows all alike. Milliseconds of CPU time for the
fewest cards left ("line": and a best line); memory is what the arrays and objects of one deal take at the most. Trust the
ratios.
"""

from __future__ import annotations

import sys
import time
import tracemalloc
from collections.abc import Callable

import nineteenth
from nineteenth.games.golf_solitaire.numbered import shuffled
from nineteenth.solvers.golf_solitaire import ENGINES, Problem, from_pack, machine, solve
from nineteenth.solvers.golf_solitaire.dive import clears

WAYS: dict[str, Callable[[Problem], object]] = {
    "compiled": lambda problem: solve(problem, engine="compiled", line=False),
    "compiled, line": lambda problem: solve(problem, engine="compiled"),
    "numpy": lambda problem: solve(problem, engine="numpy", line=False),
    "plain": lambda problem: solve(problem, engine="plain", line=False),
}
SEARCH = "depth-first"


def clock(way: Callable[[Problem], object], problem: Problem) -> float:
    """Milliseconds of CPU time."""
    start = time.process_time()
    way(problem)
    return 1000 * (time.process_time() - start)


def peak(way: Callable[[Problem], object], problem: Problem) -> float:
    """Megabytes of Python and NumPy objects at the most."""
    tracemalloc.start()
    way(problem)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most / 1e6


def main() -> None:
    """Measure and print a table."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    searched = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    ways = {name: way for name, way in WAYS.items() if name.split(",")[0] in (sys.argv[3:] or ENGINES)}
    house = nineteenth.game("golf_solitaire").house
    problems = [from_pack(shuffled(house, number), house) for number in range(1, deals + 1)]
    times: dict[str, list[float]] = {name: [] for name in (*ways, SEARCH)}
    for way in ways.values():
        way(problems[0])  # machine code is loaded, or made, before it is measured
    for number, problem in enumerate(problems):
        for name, way in ways.items():
            times[name].append(clock(way, problem))
        if number < searched:
            times[SEARCH].append(clock(lambda p: clears(p, 0), problem))
    memory = {name: peak(way, problems[0]) for name, way in ways.items() if not name.startswith("compiled")}
    memory["compiled"] = memory["compiled, line"] = machine.memory(problems[0]) / 1e6
    memory[SEARCH] = peak(lambda p: clears(p, 0), problems[0])
    print(
        f"{'':16s}{'deals':>6s}{'mean':>10s}{'median':>10s}{'p95':>10s}{'p95/mean':>10s}{'MB':>8s}{'search/mean':>13s}"
    )
    for name, run in times.items():
        ordered = sorted(run)
        mean, p95 = sum(run) / len(run), ordered[int(0.95 * len(run))]
        # The depth-first search against the same deals by this engine.
        ratio = sum(times[SEARCH]) / sum(run[: len(times[SEARCH])])
        print(
            f"{name:16s}{len(run):6d}{mean:10.2f}{ordered[len(run) // 2]:10.2f}{p95:10.2f}{p95 / mean:10.2f}"
            f"{memory[name]:8.1f}{ratio:13.1f}"
        )


if __name__ == "__main__":
    main()
