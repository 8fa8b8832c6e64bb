"""Golf's steady player: expected values from the cards it has not seen, and the strategy page of the rules (section 9).

A grid is worth what it counts now less what the cards to come will improve it by. Choices are compared by the difference
to the others' grids, so that it closes when that is better for it than playing on.
"""

from __future__ import annotations

from nineteenth.bits import popcount
from nineteenth.bots.golf.grids import known_points, points_with
from nineteenth.bots.golf.outlook import (
    CHANCE,
    COLLECTED,
    GROUP_CARDS,
    GROUPS,
    LEFT,
    MEAN,
    MOST_TURNS,
    OTHERS_LATER,
    OTHERS_NOW,
    UNKNOWN_FED,
    closing_prospect,
    down_places,
    fed,
    improvement,
    look_around,
    others,
    prospect,
    turns_left,
)
from nineteenth.games.golf.options import KNOCK_ONLY, MUST_FLIP
from nineteenth.games.golf.rules import (
    DISCARD,
    DRAW,
    FINE,
    FLIP,
    KEEP,
    KNOCK,
    PASS,
    PEEK,
    SWAP,
    TAKE,
    legal_moves,
    refuse_discard,
    refuse_draw,
    refuse_keep,
    refuse_knock,
    refuse_pass,
    refuse_take,
)
from nineteenth.games.golf.state import FLIP_AFTER, HOLDING, MAX_PLACES, NOBODY, TURN, House, State
from nineteenth.games.layout import Ints

NEVER = 1 << 40


def steady(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """The steady move of `seat` in its view `v`."""
    count = legal_moves(v, o, room)
    if count == 1:
        return room[0]
    if v.phase == TURN:
        return begin_steadily(v, o, seat, room, trial)
    if v.phase == HOLDING:
        return use_steadily(v, o, seat, room, trial)
    if v.phase == FLIP_AFTER:
        return flip_steadily(v, o, seat, room, trial)
    return open_apart(v, o, seat, count, room)


# The opening ----------------------------------------------------------------------------------------------------------


def open_apart(v: State, o: House, seat: int, count: int, room: Ints) -> int:
    """Of the `count` moves in the room the one whose cards can cancel least with each other and with those turned up."""
    best, least = room[0], NEVER
    for i in range(count):
        places = v.up[seat] | places_of(room[i])
        bonds = 0
        for pair in range(o.pair_count):
            bonds += o.pairs[pair] & places == o.pairs[pair]
        for line in range(o.line_count):
            bonds += popcount(o.lines[line] & places) > 1
        if bonds < least:
            best, least = room[i], bonds
    return best


def places_of(move: int) -> int:
    """Mask of the places that a flip or a peek shows."""
    return 1 << (move - FLIP) if move < PEEK else 1 << ((move - PEEK) >> 4) | 1 << ((move - PEEK) & 15)


# The turn -------------------------------------------------------------------------------------------------------------


def begin_steadily(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """Draw, take the discard, knock or pass, whichever promises most. Cancelled lines stay: taking them away gains nothing."""
    unknown = look_around(v, o, seat, room, trial)
    down = popcount(down_places(v, o, seat))
    best, least = PASS, NEVER
    left_lying = 0  # what the top discard serves the left neighbour if it stays
    if v.discard_count > 0:
        left_lying = fed(v, o, v.discard[v.discard_count - 1], room, trial)
    if refuse_draw(v, o) == FINE:
        best, least = DRAW, draw_prospect(v, o, seat, unknown, down, room, trial)
    elif refuse_pass(v) == FINE:
        least = prospect(v, o, seat, unknown, max(1, down), room, trial) + left_lying
    if refuse_take(v, o) == FINE:
        card = v.discard[v.discard_count - 1]
        place = steady_place(v, o, seat, unknown, card, room, trial)
        if place >= 0:
            taken = place_prospect(v, o, seat, unknown, place, card, room, trial)
            if taken < least:
                best, least = TAKE, taken
    if refuse_knock(v, o) == FINE:
        worth = known_points(trial, o, seat, room) + popcount(unknown) * room[MEAN]
        # Of grids that nobody sees too little is known to wait with less than an average card in all.
        low = o.hidden and worth < room[MEAN]
        if low or closing_prospect(o, worth, unknown, room) + left_lying < least:
            best = KNOCK
    return best


def draw_prospect(v: State, o: House, seat: int, unknown: int, down: int, room: Ints, trial: State) -> int:
    """What the seat may expect if it draws from the stock: one card more than the turns to come bring."""
    worth = known_points(trial, o, seat, room) + popcount(unknown) * room[MEAN]
    if v.closer != NOBODY:
        # This card comes from the stock for sure: the discard pile cannot serve.
        return worth - improvement(v, o, seat, unknown, worth, 1, -1, room, trial) - others(o, room[OTHERS_NOW])
    turns = min(MOST_TURNS, turns_left(o, down, room) + 1)
    gain = improvement(v, o, seat, unknown, worth, turns, room[COLLECTED], room, trial)
    return worth - gain - others(o, room[OTHERS_LATER])


def use_steadily(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """Put the card in hand where it promises most, or throw it away."""
    unknown = look_around(v, o, seat, room, trial)
    place = steady_place(v, o, seat, unknown, v.held, room, trial)
    if place < 0:
        return DISCARD
    if refuse_discard(v) != FINE:
        return SWAP + place
    down = popcount(down_places(v, o, seat)) - (o.flip_on_discard == MUST_FLIP)
    without = prospect(v, o, seat, unknown, down, room, trial) + fed(v, o, v.held, room, trial)
    return SWAP + place if place_prospect(v, o, seat, unknown, place, v.held, room, trial) < without else DISCARD


def steady_place(v: State, o: House, seat: int, unknown: int, card: int, room: Ints, trial: State) -> int:
    """The place where `card` promises most, the first of equals; -1 if no place is left."""
    best, least = -1, NEVER
    for place in range(o.places):
        if not v.gone[seat] >> place & 1:
            promise = place_prospect(v, o, seat, unknown, place, card, room, trial)
            if promise < least:
                best, least = place, promise
    return best


def place_prospect(v: State, o: House, seat: int, unknown: int, place: int, card: int, room: Ints, trial: State) -> int:
    """What the seat may expect with `card` at `place` and the card from there on the discard pile."""
    at = seat * MAX_PLACES + place
    old, gone = trial.grid[at], trial.gone[seat]
    trial.grid[at] = card
    trial.gone[seat] = gone & ~(1 << place)
    down = down_places(v, o, seat)
    if not o.hidden:
        down &= ~(1 << place)
    promise = prospect(v, o, seat, unknown & ~(1 << place), popcount(down), room, trial)
    trial.grid[at] = old
    trial.gone[seat] = gone
    return promise + (fed(v, o, old, room, trial) if old >= 0 else room[UNKNOWN_FED])


def flip_steadily(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """Turn up the card that promises most, unless that would close the round too early."""
    unknown = look_around(v, o, seat, room, trial)
    down = down_places(v, o, seat)
    best, least = -1, NEVER
    for place in range(o.places):
        if down >> place & 1:
            expected = 0
            for group in range(GROUPS):
                chance = room[CHANCE + group]
                expected += chance * points_with(trial, o, seat, place, GROUP_CARDS[group], room) if chance else 0
            expected = expected // room[LEFT] + (popcount(unknown) - 1) * room[MEAN]
            if expected < least:
                best, least = place, expected
    if refuse_keep(v, o) == FINE and popcount(down) == 1 and o.closing != KNOCK_ONLY and v.closer == NOBODY:
        if prospect(v, o, seat, unknown, 1, room, trial) <= closing_prospect(o, least, 0, room):
            return KEEP
    return FLIP + best
