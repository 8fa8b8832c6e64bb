"""Karuselė at random: deals per second, and what listing the moves costs as the table fills; rates per second of CPU time.

    python bench/karusele.py [deals for the compiled runs, by default 20000]

Prints deals per second, compiled and plain; the most moves and the fullest table met; and, by the number of loose cards, what it
costs to list the moves at the start of a turn and to begin a capture (which surveys the table): compiled and plain, the mean and the
worst of random tables, under the default rules and where captures must take all they can, which asks most of the arithmetic.
"""

from __future__ import annotations

import random
import sys
import time

import nineteenth
from nineteenth import compiled
from nineteenth.chance import below, shuffle
from nineteenth.games import rulebook
from nineteenth.games.karusele import rules
from nineteenth.games.karusele.cards import NUMBERS, members
from nineteenth.games.karusele.dealing import deal
from nineteenth.games.karusele.rules import TAKE, apply, is_over, legal_moves, refuse_take, start
from nineteenth.games.karusele.survey import settle
from nineteenth.lab.playouts import Batch

SIZES = (4, 8, 12, 16, 20, 30, 40)
TABLES, REPEATS = 60, 20


def watch(rounds, s, o, pack, count, source, moves, most):
    """Play random deals; the most moves listed and the most loose cards met, in `most`."""
    for _ in range(rounds):
        shuffle(pack, count, source)
        deal(s, o, pack, count)
        while not is_over(s):
            found = legal_moves(s, o, moves)
            most[0] = max(most[0], found)
            loose = 0
            for card in range(56):
                loose += s.loose >> card & 1
            most[1] = max(most[1], loose)
            most[2] = max(most[2], s.pile_count)
            apply(s, o, moves[below(source, found)])
    return 0


def list_moves(repeats, s, o, moves):
    """List the moves of one situation again and again."""
    found = 0
    for _ in range(repeats):
        found += legal_moves(s, o, moves)
    return found


def begin_captures(repeats, s, o, trial, moves):
    """Begin every capture of one situation again and again."""
    begun = 0
    hand = s.hands[s.turn]
    for _ in range(repeats):
        for card in range(43):
            if hand >> card & 1 and refuse_take(s, o, card) == 0:
                trial.phase = s.phase
                trial.chosen = 0
                trial.chosen_piles = 0
                trial.hands[trial.turn] = hand
                trial.hand_count[trial.turn] = 4
                start(trial, o, TAKE + card)
                settle(trial, o)
                begun += 1
    return begun


def crowded(game, loose: int, seed: int):
    """A situation with so many loose number cards and four number cards in the mover's hand."""
    chosen = random.Random(seed)
    numbers = members(NUMBERS)
    chosen.shuffle(numbers)
    state = game.deal(seed=seed).state
    hand, table = numbers[-3:], numbers[: min(loose, 40)]
    state.hands = [0] * 4
    state.hands[state.turn] = sum(1 << card for card in hand)
    state.loose = sum(1 << card for card in table)
    return state


def seconds(work) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    game = nineteenth.game("karusele", "two")
    compiled.prepare(rulebook("karusele"))
    compiled.callable_in_kernels(below, shuffle)
    fast = Batch(game, "bench", True)
    fast.run(10)
    plain = Batch(game, "bench", False)
    rate = deals / seconds(lambda: fast.run(deals))
    slow = 100 / seconds(lambda: plain.run(100))
    print(f"random deals a second, two players: compiled {rate:,.0f}, plain {slow:,.0f}", flush=True)

    watcher = compiled.kernel(watch)
    for preset, options in (("two", {}), ("pairs", {"compound_builds": True, "extend_with_table": True})):
        other = nineteenth.game("karusele", preset, **options)
        batch = Batch(other, "watch", True)
        most = compiled.integers([0, 0, 0])
        watcher(deals, batch.state, batch.house, batch.pack, batch.count, batch.source, batch.moves, most)
        print(
            f"{preset} {options}: in {deals:,} deals at most {most[0]} moves at once, {most[1]} loose cards, {most[2]} piles;"
            f" proven bound {rules.MAX_MOVES}",
            flush=True,
        )

    lister, beginner = compiled.kernel(list_moves), compiled.kernel(begin_captures)
    measure(game, 4, lister, beginner)  # compiles them
    print(
        "loose cards | list, compiled / plain | begin a capture, compiled mean / worst / plain | the same, captures must be maximal"
    )
    for loose in SIZES:
        row = [f"{loose:3}"]
        for options in ({}, {"capture_extent": "maximum"}):
            if loose <= (30 if options else 40):  # where captures must be maximal, forty loose cards take seconds
                row += measure(nineteenth.game("karusele", "two", **options), loose, lister, beginner)
        print("  ".join(row), flush=True)


def measure(game, loose: int, lister, beginner) -> list[str]:
    """Microseconds for one listing and for one capture begun."""
    house, moves = compiled.to_record(game.house), compiled.integers([0] * rules.MAX_MOVES)
    room = [0] * rules.MAX_MOVES
    listing = plain_listing = begun = plain = 0.0
    worst = 0.0
    captures = plain_captures = 0
    for seed in range(TABLES):
        state = crowded(game, loose, seed)
        record, trial = compiled.to_record(state), compiled.to_record(state)
        listing += seconds(lambda record=record: lister(REPEATS, record, house, moves))
        took = [0]

        def begin(repeats=REPEATS, record=record, trial=trial, took=took):
            took[0] = beginner(repeats, record, house, trial, moves)

        spent = seconds(begin)
        captures += took[0]
        begun += spent
        worst = max(worst, spent / max(1, took[0]))
        if seed < 8 and loose <= 20:
            plain_listing += seconds(lambda state=state: list_moves(1, state, game.house, room))
            other = state.copy()
            found = [0]

            def begin_plain(state=state, other=other, found=found):
                found[0] = begin_captures(1, state, game.house, other, room)

            plain += seconds(begin_plain)
            plain_captures += found[0]
    micro = 1e6
    return [
        f"{listing * micro / TABLES / REPEATS:8.2f}",
        f"{plain_listing * micro / 8:8.0f}",
        f"{begun * micro / max(1, captures):8.2f}",
        f"{worst * micro:8.1f}",
        f"{plain * micro / max(1, plain_captures):8.0f}",
    ]


if __name__ == "__main__":
    main()
