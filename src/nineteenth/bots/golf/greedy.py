"""Golf's greedy player: takes what makes a pair or is low, replaces the highest, and gives no thought to anybody else."""

from __future__ import annotations

from nineteenth.bits import popcount
from nineteenth.bots.golf.grids import known_points, lay_out, pack_mean, points_with
from nineteenth.games.golf.rules import (
    DISCARD,
    DRAW,
    FINE,
    KNOCK,
    REMOVE,
    SWAP,
    TAKE,
    legal_moves,
    refuse_discard,
    refuse_knock,
    refuse_take,
)
from nineteenth.games.golf.state import HOLDING, TURN, House, State
from nineteenth.games.layout import Ints


def greedy(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """The greedy move of `seat` in its view `v`."""
    count = legal_moves(v, o, room)
    first, last = room[0], room[count - 1]
    if count == 1 or (v.phase != HOLDING and v.phase != TURN):
        return first  # in the opening, and for the flip after a discard, one place is as good as another
    mean = pack_mean(o)
    unknown = lay_out(v, o, seat, trial)
    if v.phase == HOLDING:
        place = greediest_place(v, o, seat, room, trial, v.held, unknown, mean)
        wanted = gain_at(o, seat, room, trial, place, v.held, unknown, mean) > 0
        return SWAP + place if wanted or refuse_discard(v) != FINE else DISCARD
    if last >= REMOVE:
        return last
    # Less than an average card in the whole grid: as far as it can see it has won.
    if refuse_knock(v, o) == FINE and known_points(trial, o, seat, room) + popcount(unknown) * mean < mean:
        return KNOCK
    if refuse_take(v, o) == FINE:
        card = v.discard[v.discard_count - 1]
        place = greediest_place(v, o, seat, room, trial, card, unknown, mean)
        if place >= 0 and (gain_at(o, seat, room, trial, place, card, unknown, mean) > mean // 2 or first != DRAW):
            return TAKE
    return first


def gain_at(o: House, seat: int, room: Ints, trial: State, place: int, card: int, unknown: int, mean: int) -> int:
    """By how much `card` at `place` lowers what is laid out; an unknown card there counts the mean."""
    before = known_points(trial, o, seat, room) + (mean if unknown >> place & 1 else 0)
    return before - points_with(trial, o, seat, place, card, room)


def greediest_place(v: State, o: House, seat: int, room: Ints, trial: State, card: int, unknown: int, mean: int) -> int:
    """The place where `card` gains most, the first of equals; -1 if there is no place left."""
    best, most = -1, 0
    for place in range(o.places):
        if not v.gone[seat] >> place & 1:
            gain = gain_at(o, seat, room, trial, place, card, unknown, mean)
            if best < 0 or gain > most:
                best, most = place, gain
    return best
