"""Five Hundred's computer players, in the compiled subset (docs/one_source.md): each sees one seat's view and nothing else."""

from __future__ import annotations

from nineteenth.bots import five_hundred_bids, five_hundred_misere, five_hundred_sight, five_hundred_tricks
from nineteenth.bots.five_hundred_bids import choose_call, choose_discard, choose_nomination, choose_partner
from nineteenth.bots.five_hundred_misere import play_misere
from nineteenth.bots.five_hundred_tricks import play_for_tricks
from nineteenth.games.five_hundred.rules import CLAIM, MAX_MOVES, legal_moves, random_move
from nineteenth.games.five_hundred.state import AUCTION, CALLING, EXCHANGE, NOMINATION, House, State
from nineteenth.games.layout import Ints

NAMES = ("random", "steady")
RANDOM, STEADY = range(2)
ROOM = MAX_MOVES
TRIALS = 1
# Modules whose functions these players call.
PARTS = (five_hundred_sight, five_hundred_bids, five_hundred_tricks, five_hundred_misere)


def choose(kind: int, v: State, o: House, seat: int, source: Ints, room: Ints, trials: list[State]) -> int:
    """The move of `seat`, which is to move, in its view `v`."""
    if kind == STEADY:
        return steady(v, o, seat, room, trials[0])
    return random_move(v, o, source, room)


def steady(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """Bids what its cards and its partners' bids are likely to make, and remembers what fell and who is void."""
    if v.phase == AUCTION:
        return choose_call(v, o, seat, room, trial)
    if v.phase == CALLING:
        return choose_partner(v, o, seat, trial)
    if v.phase == EXCHANGE:
        return choose_discard(v, o, seat, room, trial)
    if v.phase == NOMINATION:
        return choose_nomination(v, o, seat, trial)
    count = legal_moves(v, o, room)
    if count == 1 or room[count - 1] == CLAIM:
        return room[count - 1]
    return play_misere(v, o) if v.misere else play_for_tricks(v, o)
