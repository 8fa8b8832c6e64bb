"""What a grid is worth to a bot that knows part of it. Points are in thousandths, so that means need no fractions."""

from __future__ import annotations

from nineteenth.games.golf.counting import BLOCKS, cancelled_places, count_blocks, grid_value
from nineteenth.games.golf.options import BLOCK_OFF
from nineteenth.games.golf.state import MAX_PLACES, House, State
from nineteenth.games.layout import Ints

POINT = 1000


def pack_mean(o: House) -> int:
    """The mean of the pack: what a card is worth to one who counts no cards."""
    total = o.jokers * o.value[52]
    for card in range(52):
        total += o.value[card]
    return total * POINT // (52 + o.jokers)


def lay_out(v: State, o: House, seat: int, trial: State) -> int:
    """Put the seat's known cards on `trial`, where unknown places count as empty; the mask of unknown places."""
    unknown = 0
    for place in range(o.places):
        at = seat * MAX_PLACES + place
        trial.grid[at] = v.grid[at]
        if v.grid[at] < 0 and not v.gone[seat] >> place & 1:
            unknown |= 1 << place
    trial.gone[seat] = v.gone[seat] | unknown
    return unknown


def known_points(trial: State, o: House, seat: int, out: Ints) -> int:
    """What the cards laid out count, fours in a block by what they put between the seat and the others; `out` is scratch."""
    cancelled = cancelled_places(trial, o, seat)
    points = grid_value(trial, o, seat, cancelled) * POINT
    if o.four_block != BLOCK_OFF and cancelled:
        for other in range(o.players):
            out[BLOCKS + other] = 0
        count_blocks(trial, o, seat, out)
        for other in range(o.players):
            lead = out[BLOCKS + seat] - out[BLOCKS + other]
            points += lead * POINT // max(1, o.players - 1)
    return points


def points_with(trial: State, o: House, seat: int, place: int, card: int, out: Ints) -> int:
    """What the cards laid out would count with `card` at `place`; a card of -1 leaves the place empty."""
    at = seat * MAX_PLACES + place
    old, gone = trial.grid[at], trial.gone[seat]
    trial.grid[at] = card
    trial.gone[seat] = gone | 1 << place if card < 0 else gone & ~(1 << place)
    points = known_points(trial, o, seat, out)
    trial.grid[at] = old
    trial.gone[seat] = gone
    return points
