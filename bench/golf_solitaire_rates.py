"""How many deals of Golf Solitaire can be cleared, and how many cards are left, by best play with the stock known.

    python bench/golf_solitaire_rates.py rates.jsonl [DEALS]      deals numbered 1 … DEALS (1,000,000), all cores

Finished thousands are lines of the file; a run that was stopped goes on where it was. At the end, and with DEALS 0 at once,
the table of docs/golf_solitaire.md is printed: rates and means with their 95 % intervals.
"""

from __future__ import annotations

import json
import math
import os
import pathlib
import sys
from concurrent.futures import ProcessPoolExecutor

import nineteenth
from nineteenth import chance
from nineteenth.solvers.golf_solitaire import from_pack, solve

# From the strictest rule to the freest: what is cleared under one is cleared under all after it.
PRESETS = ("classic", "relaxed", "wrapped")
CHUNK = 1000


def thousand(first: int) -> dict[str, object]:
    """Deals first … first + 999: for each rule how many are cleared, and the sums of cards left and of their squares."""
    games = [nineteenth.game("golf_solitaire", preset) for preset in PRESETS]
    pack = games[0].pack()
    sums = {preset: [0, 0, 0] for preset in PRESETS}
    for number in range(first, first + CHUNK):
        shuffled = chance.shuffled(pack, str(number))
        left = -1
        for game in games:
            if left != 0:
                left = solve(from_pack(shuffled, game.house), line=False).fewest_left
            entry = sums[game.options.preset]
            entry[0] += left == 0
            entry[1] += left
            entry[2] += left * left
    return {"first": first, "deals": CHUNK, **sums}


def report(lines: list[dict[str, list[int]]]) -> None:
    """The table, with 95 % intervals by the normal approximation."""
    deals = sum(int(line["deals"]) for line in lines)  # type: ignore[call-overload]
    print(f"{deals:,} deals")
    for preset in PRESETS:
        cleared, total, squares = (sum(line[preset][k] for line in lines) for k in range(3))
        rate, mean = cleared / deals, total / deals
        rate_error = 1.96 * math.sqrt(rate * (1 - rate) / deals)
        mean_error = 1.96 * math.sqrt((squares / deals - mean * mean) / deals)
        print(
            f"{preset:9s} cleared {100 * rate:.3f} % ± {100 * rate_error:.3f}   cards left {mean:.4f} ± {mean_error:.4f}"
        )


def main() -> None:
    """Run what is missing, then report."""
    path = pathlib.Path(sys.argv[1])
    wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    done = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    have = {line["first"] for line in done}
    missing = [first for first in range(1, wanted, CHUNK) if first not in have]
    with ProcessPoolExecutor(os.cpu_count()) as pool, path.open("a") as out:
        for line in pool.map(thousand, missing):
            out.write(json.dumps(line) + "\n")
            out.flush()
            done.append(line)
    report(done)


if __name__ == "__main__":
    main()
