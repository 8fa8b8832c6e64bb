"""Fit what a Five Hundred hand is worth (`nineteenth/bots/five_hundred_weights.py`) to deals that `steady` plays itself.

    python bench/fit_five_hundred.py [DEALS] > src/nineteenth/bots/five_hundred_weights.py

For every form of the game the seat that values its hand most plays it as a contract; least squares over the features of its
hand, and of its partners', then tell what each is worth in tricks. Misères are played by the seat with the least risk; a
table of risk against success goes to the error stream. Run it again after the play has changed.
"""

from __future__ import annotations

import functools
import sys
from typing import Any

import numpy as np

import nineteenth
from nineteenth import bots, chance, compiled
from nineteenth.bits import popcount
from nineteenth.bots import five_hundred, five_hundred_bids
from nineteenth.bots.five_hundred_bids import features, imagine, misere_chance, own_tricks
from nineteenth.bots.five_hundred_weights import FEATURES, FORM, MISERE_CHANCE, MISERE_WEIGHTS
from nineteenth.chance import shuffle
from nineteenth.games.five_hundred.rules import (
    apply,
    begin_match,
    deal,
    end_auction,
    fill_pack,
    is_over,
    to_move,
)
from nineteenth.games.five_hundred.scoring import contract_tricks
from nineteenth.games.five_hundred.view import fill_view
from nineteenth.games.layout import blank

PRESETS = (
    *("australian", "four_handed_us", "three_handed", "two_handed", "two_handed_25", "two_handed_33", "two_handed_43"),
    *("five_handed", "six_handed"),
)
TABLES = [(preset, {}) for preset in PRESETS] + [("six_handed", {"sides_six": "three_of_two"})]
SUIT, NT, LOW, LOW_OPEN = range(4)
ROW = 2 * FEATURES + 1


def begin(s: Any, o: Any, pack: Any, source: Any, t: Any, room: Any, kind: int) -> tuple[int, int]:
    """Deal, and find the seat and the denomination of the best prospect for a contract of this kind."""
    begin_match(s, o, 0)
    size = fill_pack(o, pack)
    shuffle(pack, size, source)
    deal(s, o, pack, size)
    best, seat, trump = -1_000_000, 0, 4
    for other in range(o.players):
        for suit in range(5):
            if (suit == 4) == (kind != SUIT):
                if kind >= LOW:
                    value = misere_chance(t, o, s.hands[other], 25)
                else:
                    value = own_tricks(t, o, s.hands[other], suit, room)
                if value > best:
                    best, seat, trump = value, other, suit
    return seat, trump


def play_deals(
    count: int, kind: int, s: Any, o: Any, v: Any, t: Any, pack: Any, source: Any, room: Any, rows: Any
) -> int:
    """Fill `rows`: features of the contractor's hand, of his partners', and the tricks taken (a misère: 1 if it failed)."""
    for number in range(count):
        seat, trump = begin(s, o, pack, source, t, room, kind)
        row = rows[number]
        s.contract = 5 + trump if kind < LOW else 25 + kind - LOW
        s.contractor = seat
        if kind < LOW:
            imagine(t, trump, 0)
            features(t, o, s.hands[seat], room)
            for at in range(FEATURES):
                row[at] = room[at]
        else:
            row[0] = misere_chance(t, o, s.hands[seat], s.contract)
        end_auction(s, o)
        partners = False
        while not is_over(s):
            mover = to_move(s, o)
            fill_view(s, o, mover, v)
            apply(s, o, five_hundred.steady(v, o, mover, room, t))
            if kind < LOW and not partners and s.kitty_count == 0:
                partners = True
                for other in range(o.hands):
                    if s.allies >> other & 1 and other != seat:
                        imagine(t, trump, 0)
                        features(t, o, s.hands[other], room)
                        for at in range(FEATURES):
                            row[FEATURES + at] += room[at]
        row[ROW - 1] = contract_tricks(s) if kind < LOW else min(1, contract_tricks(s))
    return popcount(s.played)


@functools.cache
def kernel() -> Any:
    compiled.prepare(nineteenth.games.rulebook("five_hundred"))
    for part in (five_hundred, *five_hundred.PARTS):
        compiled.prepare_module(part)
    compiled.callable_in_kernels(begin, shuffle)
    return compiled.kernel(play_deals)


def rows_of(preset: str, options: dict[str, Any], kind: int, count: int) -> Any:
    game = nineteenth.game("five_hundred", preset, **options)
    rows = np.zeros((count, ROW), np.int64)
    state = game.begin(0)
    parts = [compiled.to_record(each) for each in (state, game.house, blank(game.book.state), game.begin(0))]
    pack = compiled.integers([0] * game.book.pack_size)
    source = compiled.integers(chance.generator(f"fit {preset} {kind}"))
    room = compiled.integers(bots.room(game))
    kernel()(count, kind, *parts, pack, source, room, rows)
    return rows


def fit(rows: Any, partners: bool) -> tuple[list[int], list[int], float]:
    """Weights of the own and of the partners' features, in hundredths of a trick, and the deviation around the fit."""
    tricks = 100.0 * rows[:, ROW - 1]
    own = rows[:, :FEATURES].astype(float)
    alone = solve(own, tricks)
    deviation = float(np.std(tricks - own @ alone))
    others = [0] * FEATURES
    if partners:
        theirs = rows[:, FEATURES : 2 * FEATURES].astype(float)
        centred = theirs - theirs.mean(axis=0)
        both = solve(np.hstack([own, centred[:, : FEATURES - 1]]), tricks)[FEATURES:]
        rest = -float(theirs.mean(axis=0)[: FEATURES - 1] @ both)
        count = max(1, round(float(theirs[:, FEATURES - 1].mean())))
        others = [round(weight) for weight in both] + [round(rest / count)]
    return [round(weight) for weight in alone], others, deviation


def solve(columns: Any, target: Any) -> Any:
    """Least squares, a little damped so that a feature that hardly occurs gets no wild weight."""
    damping = np.eye(columns.shape[1]) * 20.0
    return np.linalg.solve(columns.T @ columns + damping, columns.T @ target)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 60_000
    weights: list[list[int]] = []
    spreads = []
    for preset, options in TABLES:
        partners = preset in ("australian", "four_handed_us", "five_handed", "six_handed")
        deviations = []
        for kind in (SUIT, NT):
            rows = rows_of(preset, options, kind, count)
            own, others, deviation = fit(rows, partners)
            weights += [own, others]
            deviations.append(deviation)
            print(preset, options, kind, own, others, round(deviation), rows[:, ROW - 1].mean(), file=sys.stderr)
        spreads += [round(deviation) for deviation in deviations]
        if preset != "five_handed":
            for kind in (LOW, LOW_OPEN):
                tell_risks(preset, rows_of(preset, options, kind, count // 4))
    print(text(weights, spreads), end="")


def tell_risks(preset: str, rows: Any) -> None:
    """How often misères are made, by what was expected of them."""
    for low in range(0, 1000, 100):
        those = rows[(rows[:, 0] >= low) & (rows[:, 0] < low + 100)]
        if len(those) > 50:
            print(
                preset,
                f"misère expected {low}…: made {1 - those[:, ROW - 1].mean():.2f} of {len(those)}",
                file=sys.stderr,
            )


def text(weights: list[list[int]], spreads: list[int]) -> str:
    lines = [
        '"""What a hand\'s features are worth in tricks, in hundredths. Written by `bench/fit_five_hundred.py`."""',
        "",
        "from __future__ import annotations",
        "",
        f"FEATURES = {FEATURES}",
        "# For each form of the game four runs: a hand's own weights and its partners', with trumps, then without.",
        f"FORM = {FORM!r}".replace("'", '"'),
        "# fmt: off",
        "WEIGHTS = (",
        *(f"    {', '.join(map(str, run))}," for run in weights),
        ")",
        "# fmt: on",
        "# The standard deviation of what is taken around what is expected, with trumps and without, for each form.",
        f"SPREAD = {tuple(spreads)!r}",
        "# A misère in thousandths, set by hand after the table of risks that the fit prints: what each thousandth of risk",
        "# takes from its chance (in tenths), what an open hand takes, and the weight of a card too high.",
        f"MISERE_WEIGHTS = {MISERE_WEIGHTS!r}",
        "# The chance of a misère without any risk in its cards, for each form.",
        f"MISERE_CHANCE = {MISERE_CHANCE!r}",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    assert five_hundred_bids.FEATURES == FEATURES
    main()
