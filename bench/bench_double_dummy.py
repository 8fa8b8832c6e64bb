"""How fast Five Hundred is solved double dummy, against DDS (through endplay) on the same trump deals in one run.

    python bench/bench_double_dummy.py                     both solvers, then the contracts DDS does not know
    python bench/bench_double_dummy.py --techniques        what each technique brings, by leaving it out
    python bench/bench_double_dummy.py --deals 1000        more deals a line (100 unless told)

Times are of the processor, one thread, a deal: its value and that of all leads. A trump deal is a bridge deal of ten
cards a hand once the joker and the bowers take the highest ranks of the trump suit; DDS's SolveBoard answers it (its
table call presumes thirteen cards a hand). The answers are compared card by card.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from nineteenth.games.five_hundred.cards import JOKER, PACKS, SUIT_MASKS, card_set, cards_in
from nineteenth.solvers.double_dummy import Position, layout, solving
from nineteenth.solvers.double_dummy.position import suit_orders

PARTNERS = 0b0101
BRIDGE_RANKS = "23456789TJQKA"
SUIT_NAMES = ("spades", "clubs", "diamonds", "hearts")

Hands = tuple[int, int, int, int]


def deals(seed: int, count: int, *, joker_in_play: bool = False) -> Iterator[Hands]:
    """Random hands of the pack of 43; the joker never in the kitty if `joker_in_play`."""
    rng = random.Random(seed)
    while count:
        pack = cards_in(PACKS[43])
        rng.shuffle(pack)
        if joker_in_play and JOKER in pack[40:]:
            continue
        count -= 1
        yield tuple(card_set(pack[10 * seat : 10 * seat + 10]) for seat in range(4))  # type: ignore[misc]


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Processor seconds, and what `work` gives."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def report(label: str, seconds: list[float]) -> None:
    """One line of milliseconds."""
    print(
        f"{label:34} mean {1000 * statistics.mean(seconds):8.2f} ms   median {1000 * statistics.median(seconds):7.2f}"
        f"   worst of {len(seconds)} {1000 * max(seconds):8.1f}",
        flush=True,
    )


def as_bridge(position: Position) -> tuple[Any, dict[tuple[str, str], int]]:
    """The same deal for DDS, and our card for each of its cards (suit name, rank)."""
    from endplay.types import Deal, Denom, Player

    in_pack = PACKS[43]
    orders = [[card for card in order if in_pack >> card & 1] for order in suit_orders(position)[:4]]
    card_of = {}
    hands = []
    for hand in position.hands:
        suits = []
        for suit in (0, 3, 2, 1):  # spades, hearts, diamonds, clubs, as bridge writes them
            held = [place for place, card in enumerate(orders[suit]) if hand >> card & 1]
            ranks = [BRIDGE_RANKS[place + 13 - len(orders[suit])] for place in held]
            card_of |= {(SUIT_NAMES[suit], rank): orders[suit][place] for rank, place in zip(ranks, held, strict=True)}
            suits.append("".join(reversed(ranks)))
        hands.append(".".join(suits))
    deal = Deal("N:" + " ".join(hands))
    deal.trump = getattr(Denom, SUIT_NAMES[position.denomination])
    deal.first = Player.north
    return deal, card_of


def against_dds(count: int) -> None:
    """Both solvers on the same trump deals; stops at the first difference."""
    from endplay.dds import solve_board

    ours, theirs = [], []
    for number, hands in enumerate(deals(500, count)):
        position = Position(hands, PARTNERS, 0, number % 4)
        deal, card_of = as_bridge(position)
        seconds, board = timed(lambda deal=deal: list(solve_board(deal)))
        theirs.append(seconds)
        seconds, solution = timed(lambda position=position: solving.solve(position))
        ours.append(seconds)
        for card, tricks in board:
            plain = card_of[card.suit.name, card.rank.name.removeprefix("R")]
            if solution.plays[plain, -1] != tricks:
                raise SystemExit(f"difference: {position}, card {plain}: {solution.plays[plain, -1]} against {tricks}")
    report("trumps, DDS SolveBoard", theirs)
    report("trumps, nineteenth", ours)
    print(f"{'':34} ratio of the means {statistics.mean(ours) / statistics.mean(theirs):.2f}", flush=True)


def contracts(count: int) -> dict[str, list[Position]]:
    """Positions of each kind of contract."""
    with_joker = list(deals(501, count, joker_in_play=True))
    return {
        "trumps": [Position(hands, PARTNERS, 0, n % 4) for n, hands in enumerate(deals(500, count))],
        "no trumps, joker not nominated": [Position(hands, PARTNERS, 0) for hands in with_joker],
        "no trumps, joker nominated": [
            Position(hands, PARTNERS, 0, nominated=n % 4)
            for n, hands in enumerate(deals(502, 12 * count))
            if hands[0] >> JOKER & 1
        ][:count],
        "misère, joker not nominated": [
            Position(hands, 1, 0, misere=True, sitting_out=0b0100) for hands in deals(503, count)
        ],
        "misère on a hand fit for it": [
            Position(low_hand(hands), 1, 0, misere=True, sitting_out=0b0100) for hands in deals(504, count)
        ],
    }


def low_hand(hands: Hands) -> Hands:
    """The same cards with seat 0 and its partner exchanging until seat 0 holds the lower of theirs in each suit."""
    rank = {card: place for suit in SUIT_MASKS for place, card in enumerate(cards_in(suit))} | {JOKER: 99}
    both = sorted(cards_in(hands[0] | hands[2]), key=lambda card: rank[card])
    return card_set(both[:10]), hands[1], card_set(both[10:]), hands[3]


def without_each_technique(positions: dict[str, list[Position]]) -> None:
    """Mean time and cards played in the search with everything, and with one technique left out.

    Without its table the search of ten tricks would take hours: that one is measured on the first six cards of each hand.
    """
    names = [name for name in vars(layout) if name.startswith("USE_") and name != "USE_TABLE"]
    for label, chosen in positions.items():
        for name in ["", *names]:
            measure_without(label, chosen, name)
        short = [first_cards(position, 6) for position in chosen]
        for name in ("", "USE_TABLE"):
            measure_without(label + ", 6 cards", short, name)


def first_cards(position: Position, count: int) -> Position:
    """The same contract with fewer cards."""
    hands = tuple(card_set(random.Random(hand).sample(cards_in(hand), count)) for hand in position.hands)
    return replace(position, hands=hands)


def measure_without(label: str, positions: list[Position], name: str) -> None:
    """One line: means with the technique `name` left out, with everything if it is empty."""
    techniques = layout.TECHNIQUES & ~(getattr(layout, name) if name else 0)
    seconds, nodes = [], []
    for position in positions:
        seconds.append(timed(lambda p=position: solving.solve(p, techniques))[0])
        nodes.append(int(solving.WORKSPACE.counters[layout.NODES]))
    left_out = name.removeprefix("USE_").lower().replace("_", " ")
    print(
        f"{label:40} {'without ' + left_out if name else 'with everything':24}"
        f" mean {1000 * statistics.mean(seconds):9.2f} ms {statistics.mean(nodes):12.0f} cards played",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--techniques", action="store_true")
    parser.add_argument("--skip-dds", action="store_true")
    arguments = parser.parse_args()
    seconds, _ = timed(lambda: solving.solve(next(deals_as_positions())))
    print(f"first solve, machine code made or loaded: {seconds:.1f} s", flush=True)
    if arguments.techniques:
        without_each_technique(contracts(arguments.deals))
        return
    if not arguments.skip_dds:
        against_dds(arguments.deals)
    for label, positions in contracts(arguments.deals).items():
        report(label, [timed(lambda p=position: solving.solve(p))[0] for position in positions])


def deals_as_positions() -> Iterator[Position]:
    """One deal to start with."""
    for hands in deals(1, 1):
        yield Position(hands, PARTNERS, 0, 0)


if __name__ == "__main__":
    main()
