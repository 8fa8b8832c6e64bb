"""Golf's computer players, in the compiled subset (docs/one_source.md): each sees one seat's view and nothing else.

Points are compared in thousandths, so that means need no fractions.
"""

from __future__ import annotations

from nineteenth.chance import below
from nineteenth.games.golf.counting import cancelled_places, grid_value
from nineteenth.games.golf.rules import (
    DISCARD,
    DRAW,
    FINE,
    KNOCK,
    MAX_MOVES,
    REMOVE,
    SWAP,
    TAKE,
    legal_moves,
    refuse_discard,
    refuse_knock,
    refuse_take,
)
from nineteenth.games.golf.state import HOLDING, MAX_PLACES, TURN, House, State
from nineteenth.games.layout import Ints

NAMES = ("random", "greedy")
RANDOM, GREEDY = range(2)
ROOM = MAX_MOVES
TRIALS = 1

POINT = 1000


def choose(kind: int, v: State, o: House, seat: int, source: Ints, room: Ints, trials: list[State]) -> int:
    """The move of `seat`, which is to move, in its view `v`."""
    if kind == GREEDY:
        return greedy(v, o, seat, source, room, trials[0])
    return room[below(source, legal_moves(v, o, room))]


# What is visible ------------------------------------------------------------------------------------------------------


def mean_card(o: House) -> int:
    """The mean of the pack, in thousandths of a point: what a card that nobody has seen is worth."""
    total = o.jokers * o.value[52]
    for card in range(52):
        total += o.value[card]
    return total * POINT // (52 + o.jokers)


def lay_out(v: State, o: House, seat: int, trial: State) -> int:
    """Put the seat's known cards on `trial`, whose unknown places count as empty; how many places are unknown."""
    trial.gone[seat] = v.gone[seat]
    unknown = 0
    for place in range(o.places):
        at = seat * MAX_PLACES + place
        trial.grid[at] = v.grid[at]
        if v.grid[at] < 0 and not v.gone[seat] >> place & 1:
            trial.gone[seat] |= 1 << place
            unknown += 1
    return unknown


def known_points(trial: State, o: House, seat: int) -> int:
    """What the cards laid out count, in thousandths."""
    return grid_value(trial, o, seat, cancelled_places(trial, o, seat)) * POINT


def gain_of(trial: State, o: House, seat: int, place: int, card: int, mean: int) -> int:
    """By how much `card` at `place` would lower what is laid out on `trial`; an unknown card there counts the mean."""
    at = seat * MAX_PLACES + place
    old, gone = trial.grid[at], trial.gone[seat]
    before = known_points(trial, o, seat) + (mean if gone >> place & 1 else 0)
    trial.grid[at] = card
    trial.gone[seat] = gone & ~(1 << place)
    after = known_points(trial, o, seat)
    trial.grid[at] = old
    trial.gone[seat] = gone
    return before - after


def best_place(v: State, o: House, seat: int, trial: State, card: int, mean: int) -> int:
    """The place where `card` gains most, the first of equals; `trial` must be laid out."""
    best, most = -1, 0
    for place in range(o.places):
        if not v.gone[seat] >> place & 1:
            gain = gain_of(trial, o, seat, place, card, mean)
            if best < 0 or gain > most:
                best, most = place, gain
    return best


def greedy(v: State, o: House, seat: int, source: Ints, room: Ints, trial: State) -> int:
    """Take what makes a pair or is low, put it where it gains most, turn up and take away what can be; no thought of others."""
    count = legal_moves(v, o, room)
    first = room[0]
    if v.phase == HOLDING:
        mean = mean_card(o)
        lay_out(v, o, seat, trial)
        place = best_place(v, o, seat, trial, v.held, mean)
        if place < 0:  # every place is empty
            return first
        wanted = gain_of(trial, o, seat, place, v.held, mean) > 0
        return SWAP + place if wanted or refuse_discard(v) != FINE else DISCARD
    if v.phase != TURN:
        return first  # the opening, and the flip after a discard: any place is as good as another to it
    last = room[count - 1]
    if last >= REMOVE:
        return last
    mean = mean_card(o)
    unknown = lay_out(v, o, seat, trial)
    # Less than an average card in the whole grid: it has won, as far as it can see.
    if refuse_knock(v, o) == FINE and known_points(trial, o, seat) + unknown * mean < mean:
        return KNOCK
    if refuse_take(v, o) == FINE:
        card = v.discard[v.discard_count - 1]
        place = best_place(v, o, seat, trial, card, mean)
        if place >= 0 and (gain_of(trial, o, seat, place, card, mean) > mean // 2 or first != DRAW):
            return TAKE
    return first
