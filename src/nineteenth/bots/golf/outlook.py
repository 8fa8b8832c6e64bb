"""What the cards to come may do to a grid: counted from the cards that the seat has not seen (see grids.py for units)."""

from __future__ import annotations

from nineteenth.bits import popcount
from nineteenth.bots.golf.grids import POINT, known_points, lay_out, points_with
from nineteenth.games.golf.counting import penalty_points, rank_of
from nineteenth.games.golf.guess import unseen
from nineteenth.games.golf.options import KNOCK_ONLY, TIE_PENALISED
from nineteenth.games.golf.rules import all_places, next_seat
from nineteenth.games.golf.state import CARD_KINDS, MAX_PLACES, NOBODY, House, State
from nineteenth.games.layout import Ints

# The room of a choice. The rules' counting and listing write to its beginning; then what is known of the cards to come.
GROUPS = 15  # thirteen ranks, jokers, and one-eyed jacks, which may be worth something else than other jacks
CHANCE = 80  # how many unseen cards there are of each group
LEFT = CHANCE + GROUPS  # how many unseen cards there are
MEAN = LEFT + 1  # of the unseen cards
COLLECTED = MEAN + 1  # mask of the ranks that the right neighbour has use for
TURNS = COLLECTED + 1  # how many turns each player has after this one if nobody closes now
OTHERS_NOW = TURNS + 1  # sum of the scores expected of the others if their next turn is their last,
OTHERS_LATER = OTHERS_NOW + 1  # and if the round goes on
LOWEST = OTHERS_LATER + 1  # the lowest and the highest score expected of another seat if its next turn is its last
HIGHEST = LOWEST + 1
SPREAD = HIGHEST + 1  # how far the lowest may stray
NEXT_WORTH = SPREAD + 1  # the left neighbour's grid,
NEXT_GAIN = NEXT_WORTH + 1  # what one more card improves it by,
NEXT_UNKNOWN = NEXT_GAIN + 1  # and the mask of its unknown places
UNKNOWN_FED = NEXT_UNKNOWN + 1  # what a card that nobody has seen serves it better than one from the stock
COST = UNKNOWN_FED + 1  # what the card at each place adds
ROOM = COST + MAX_PLACES

GROUP_CARDS = (13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 52, 10)  # clubs, joker, jack of spades
ONE_EYED = 14

# What is expected of so many more turns, in thousandths of the first: each improves the grid a little less.
WORTH_OF_TURNS = (0, 1000, 1900, 2710, 3439, 4095, 4150, 4200, 4250, 4300, 4350, 4400)
# A grid of more than six places leaves many turns, and many hopes that cannot all come true.
WORTH_OF_MANY_TURNS = (0, 1000, 1780, 2390, 2860, 3230, 3520, 3750, 3920, 4060, 4170, 4250)
MANY_PLACES = 7
FROM_DISCARDS_TO_MANY = 300
# Where nobody sees the grids, somebody knocks before that much comes of it.
WORTH_OF_HIDDEN_TURNS = (0, 1000, 1700, 2190, 2533, 2773, 2941, 3059, 3141, 3199, 3239, 3267)
MOST_TURNS = 10
# In thousandths: a card that matches is met on the discard pile this much more often, unless the right neighbour keeps it.
FROM_DISCARDS = 800
# Expected turns until somebody knocks, where closing is by knocking alone: fewer if everybody sees all that he has.
KNOCK_TURNS = 3
KNOCK_TURNS_IN_HAND = 2
# Of a grid that nobody else sees its owner improves more, for he sees it; but each turn that he has had leaves less to improve.
OWNERS_SIGHT = 1000
OWNERS_DECAY = 600
OTHERS_WEIGHT = 700  # the others' scores against the own
FED_WEIGHT = 1000


def look_around(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """Count the unseen cards and weigh the other grids; the mask of the seat's own unknown places, laid out on `trial`."""
    count_unseen(v, o, room)
    right = (seat - 1) % o.players
    room[COLLECTED] = 0
    for at in range(right * MAX_PLACES, right * MAX_PLACES + o.places):
        if v.grid[at] >= 0:
            room[COLLECTED] |= 1 << rank_of(v.grid[at])
    room[TURNS] = turns_ahead(v, o, seat)
    room[OTHERS_NOW] = 0
    room[OTHERS_LATER] = 0
    room[LOWEST] = 1000 * POINT
    room[HIGHEST] = -1000 * POINT
    other = next_seat(o, seat)
    may_play = other != v.closer
    while other != seat:
        weigh_other(v, o, other, may_play, room, trial)
        other = next_seat(o, other)
        may_play = may_play and other != v.closer
    weigh_unknown_card(v, o, room, trial)
    return lay_out(v, o, seat, trial)


def weigh_unknown_card(v: State, o: House, room: Ints, trial: State) -> None:
    """What a card that nobody has seen serves the left neighbour, on the mean of those it may be."""
    total = 0
    for group in range(GROUPS):
        if room[CHANCE + group]:
            total += room[CHANCE + group] * fed(v, o, GROUP_CARDS[group], room, trial)
    room[UNKNOWN_FED] = total // room[LEFT]


def count_unseen(v: State, o: House, room: Ints) -> None:
    """How many cards of each group the view does not show, and their mean."""
    room[LEFT] = max(1, unseen(v, o, room))
    for group in range(GROUPS):
        room[CHANCE + group] = 0
    total = 0
    for card in range(CARD_KINDS):
        total += room[card] * o.value[card]
        group = rank_of(card)
        if o.bonus_card[card] and group == rank_of(GROUP_CARDS[ONE_EYED]):
            group = ONE_EYED
        room[CHANCE + group] += room[card]
    room[MEAN] = total * POINT // room[LEFT]


def turns_ahead(v: State, o: House, seat: int) -> int:
    """How many more turns the seat may expect after this one, by what the others have left to turn up."""
    if v.closer != NOBODY:
        return 0
    if o.closing == KNOCK_ONLY:
        return KNOCK_TURNS_IN_HAND if o.in_hand else KNOCK_TURNS
    turns = MOST_TURNS
    for other in range(o.players):
        if other != seat:
            turns = min(turns, o.places - popcount(v.up[other] | v.gone[other]))
    return max(1, turns)


def weigh_other(v: State, o: House, other: int, may_play: bool, room: Ints, trial: State) -> None:
    """Add the grid of `other` to what the others are expected to score; `may_play` if it has a turn to come."""
    unknown = lay_out(v, o, other, trial)
    worth = known_points(trial, o, other, room) + popcount(unknown) * room[MEAN]
    gain = improvement(v, o, other, unknown, worth, 1, 0, room, trial) if may_play else 0
    later = improvement(v, o, other, unknown, worth, room[TURNS], 0, room, trial) if may_play else 0
    if other == next_seat(o, v.turn):
        room[NEXT_WORTH], room[NEXT_GAIN], room[NEXT_UNKNOWN] = worth, gain, unknown
    if o.hidden:
        gain += gain * seen_by_owner(v, o, other) * OWNERS_SIGHT // (1000 * o.places)
        for _ in range(turns_played(v, o)):
            worth -= gain
            gain = gain * OWNERS_DECAY // 1000
        later = 0
        for turn in range(room[TURNS]):
            later += gain * (worth_of_turns(o, turn + 1) - worth_of_turns(o, turn)) // 1000
    room[OTHERS_NOW] += worth - gain
    room[OTHERS_LATER] += worth - later
    if worth - gain < room[LOWEST]:
        room[LOWEST] = worth - gain
        room[SPREAD] = (4 + 2 * popcount(unknown)) * POINT
    room[HIGHEST] = max(room[HIGHEST], worth - gain)


def seen_by_owner(v: State, o: House, seat: int) -> int:
    """How many of the seat's cards the seat itself has seen."""
    count = 0
    for at in range(seat * MAX_PLACES, seat * MAX_PLACES + o.places):
        count += v.known[at] >> seat & 1
    return count


def turns_played(v: State, o: House) -> int:
    """How many stock cards each player has had: about as often he has improved a grid that nobody else sees."""
    stock = o.packs * (52 + o.jokers) - o.players * o.places - 1
    return MOST_TURNS if v.reshuffles else (stock - v.stock_count) // o.players


def improvement(
    v: State, o: House, seat: int, unknown: int, worth: int, turns: int, collected: int, room: Ints, trial: State
) -> int:
    """By how much so many turns are expected to improve the seat's grid on `trial`, which is now `worth` so much.

    Each turn replaces the dearest place left by a card as it comes; and each may bring a card that cancels with one that lies
    in the grid. Of the ranks in the mask `collected` nothing is expected from the discard pile.
    """
    mean = room[MEAN]
    rest = popcount(unknown) * mean
    ranks = 0
    dearest = -1000 * POINT
    for place in range(o.places):
        room[COST + place] = -1000 * POINT
        if not v.gone[seat] >> place & 1:
            covered = mean if unknown >> place & 1 else 0
            room[COST + place] = worth - (points_with(trial, o, seat, place, -1, room) + rest - covered)
            dearest = max(dearest, room[COST + place])
            if not unknown >> place & 1:
                ranks |= 1 << rank_of(trial.grid[seat * MAX_PLACES + place])
    matching = 0
    for group in range(GROUPS):
        card = GROUP_CARDS[group]
        if room[CHANCE + group] and ranks >> rank_of(card) & 1:
            anyhow = max(0, dearest - o.value[card] * POINT)
            more = worth - best_worth(v, o, seat, card, unknown, room, trial) - anyhow
            if more > 0:
                met = FROM_DISCARDS_TO_MANY if o.places >= MANY_PLACES else FROM_DISCARDS
                often = 1000 if collected >> rank_of(card) & 1 else 1000 + met
                matching += room[CHANCE + group] * more * often // 1000
    total = matching * worth_of_turns(o, turns) // room[LEFT]
    for turn in range(min(turns, o.places)):
        place = 0
        for other in range(1, o.places):
            if room[COST + other] > room[COST + place]:
                place = other
        share = worth_of_turns(o, turn + 1) - worth_of_turns(o, turn)
        total += card_below(o, room[COST + place], room) * share
        room[COST + place] = -1000 * POINT
    return total // 1000


def worth_of_turns(o: House, turns: int) -> int:
    """How many times the improvement of the first turn so many turns bring, in thousandths."""
    if o.places >= MANY_PLACES:
        return WORTH_OF_MANY_TURNS[turns]
    return WORTH_OF_HIDDEN_TURNS[turns] if o.hidden else WORTH_OF_TURNS[turns]


def card_below(o: House, cost: int, room: Ints) -> int:
    """By how much a card as it comes is expected to undercut `cost`."""
    total = 0
    for group in range(GROUPS):
        value = o.value[GROUP_CARDS[group]] * POINT
        if value < cost:
            total += room[CHANCE + group] * (cost - value)
    return total // room[LEFT]


def best_worth(v: State, o: House, seat: int, card: int, unknown: int, room: Ints, trial: State) -> int:
    """What the seat's grid on `trial` would be worth with `card` at its best place."""
    least = 1000 * POINT
    rest = popcount(unknown) * room[MEAN]
    for place in range(o.places):
        if not v.gone[seat] >> place & 1:
            covered = room[MEAN] if unknown >> place & 1 else 0
            least = min(least, points_with(trial, o, seat, place, card, room) + rest - covered)
    return least


# What is compared: the own score less the mean of the others', as far as it can be expected -----------------------------


def prospect(v: State, o: House, seat: int, unknown: int, down: int, room: Ints, trial: State) -> int:
    """What the seat may expect with the grid on `trial` after its turn, of which `down` places are not turned up."""
    worth = known_points(trial, o, seat, room) + popcount(unknown) * room[MEAN]
    if v.closer != NOBODY:
        return worth - others(o, room[OTHERS_NOW])
    if down == 0 and o.closing != KNOCK_ONLY:
        return closing_prospect(o, worth, unknown, room)
    turns = turns_left(o, down, room)
    gain = improvement(v, o, seat, unknown, worth, turns, room[COLLECTED], room, trial)
    return worth - gain - others(o, room[OTHERS_LATER])


def turns_left(o: House, down: int, room: Ints) -> int:
    """How many turns are to be expected after this one, by what any player has left to turn up."""
    return room[TURNS] if o.closing == KNOCK_ONLY else min(room[TURNS], max(1, down))


def others(o: House, total: int) -> int:
    """What the others' scores, `total` in all, count against the own."""
    return total * OTHERS_WEIGHT // (1000 * (o.players - 1))


def closing_prospect(o: House, worth: int, unknown: int, room: Ints) -> int:
    """What the seat may expect if it closes with a grid of `worth`: the others have one turn, then penalty or bonus falls due."""
    lead = room[LOWEST] - worth + (-POINT if o.closer_tie == TIE_PENALISED else POINT) // 2
    spread = room[SPREAD] + 2 * popcount(unknown) * POINT
    failing = min(1000, max(0, 500 - 500 * lead // spread))  # in thousandths
    mine = max(worth, room[LOWEST] + POINT) // POINT
    penalty = penalty_points(o, mine, room[LOWEST] // POINT, max(mine, room[HIGHEST] // POINT))
    return worth + penalty * failing + o.closer_bonus * (1000 - failing) - others(o, room[OTHERS_NOW])


def fed(v: State, o: House, card: int, room: Ints, trial: State) -> int:
    """By how much `card` on the discard pile serves the left neighbour better than a card from the stock."""
    left = next_seat(o, v.turn)
    if left == v.closer or (o.last_turn_stock_only and v.closer != NOBODY):
        return 0
    gain = room[NEXT_WORTH] - best_worth(v, o, left, card, room[NEXT_UNKNOWN], room, trial)
    return max(0, gain - room[NEXT_GAIN]) * FED_WEIGHT // (1000 * (o.players - 1))


def down_places(v: State, o: House, seat: int) -> int:
    """Mask of the seat's places that are not turned up."""
    return all_places(o) & ~v.up[seat] & ~v.gone[seat]
