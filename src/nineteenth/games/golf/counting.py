"""Counting a Golf round (rule page, sections 4 and 5): what cancels, what a grid is worth, and who is penalised."""

from __future__ import annotations

from nineteenth.bits import highest, lowest
from nineteenth.cards import JOKER, RANK_OF_JOKER
from nineteenth.games.golf.options import (
    ADD_HIGHEST,
    ADD_LOWEST,
    ALL_PLUS10,
    ANYWHERE,
    BLOCK_OFF,
    COLUMN_PAIRS,
    DOUBLE,
    FLAT,
    LINE_OF_THREE,
    NO_PENALTY,
    PAIRS_KEEP,
    SELF_MINUS10,
    TIE_PENALISED,
    TOUCHING,
)
from nineteenth.games.golf.state import MAX_PLACES, NOBODY, House, State
from nineteenth.games.layout import Ints

# Where the account of a round stands in `out`: MAX_SEATS entries each.
POINTS, CARDS, BLOCKS, PENALTY, BONUS, CANCELLED = 0, 12, 24, 36, 48, 60

BLOCK_POINTS = 10
PAIR_FIRST = 1000  # more than any grid is worth: one pair more beats every saving


def rank_of(card: int) -> int:
    """0 (ace) … 12 (king), 13 for a joker: cancelling compares rank, never value, and jokers are one rank."""
    return RANK_OF_JOKER if card == JOKER else card % 13


def count_round(s: State, o: House, out: Ints) -> None:
    """Write each seat's points and, behind them, cards, four-in-a-block, penalty, closer's bonus and cancelled places.

    The order is section 5's: cards, then blocks, then the penalty compared on those sums, then the total.
    """
    for seat in range(o.players):
        cancelled = cancelled_places(s, o, seat)
        out[CANCELLED + seat] = cancelled
        out[CARDS + seat] = grid_value(s, o, seat, cancelled)
        out[BLOCKS + seat] = 0
        out[PENALTY + seat] = 0
        out[BONUS + seat] = 0
    if o.four_block != BLOCK_OFF:
        for seat in range(o.players):
            count_blocks(s, o, seat, out)
    for seat in range(o.players):
        out[POINTS + seat] = out[CARDS + seat] + out[BLOCKS + seat]
    if s.closer != NOBODY:
        judge_closer(s, o, out)
        out[POINTS + s.closer] += out[PENALTY + s.closer] + out[BONUS + s.closer]


def grid_value(s: State, o: House, seat: int, cancelled: int) -> int:
    """The points of the seat's cards that do not cancel; removed cards count nothing."""
    total = 0
    for place in range(o.places):
        if not (cancelled | s.gone[seat]) >> place & 1:
            total += o.value[s.grid[seat * MAX_PLACES + place]]
    return total


def cancelled_places(s: State, o: House, seat: int) -> int:
    """Mask of the seat's places whose cards cancel (section 4). Every card of the grid must be known."""
    if o.cancel == LINE_OF_THREE:
        return cancelled_lines(s, o, seat)
    if o.cancel == ANYWHERE:
        return pairs_anywhere(s, o, seat)
    # Which possible pairs are there, and which cards are in more than one of them?
    once = 0
    twice = 0
    for i in range(o.pair_count):
        if is_pair(s, o, seat, o.pairs[i]):
            twice |= once & o.pairs[i]
            once |= o.pairs[i]
    if o.overlap == TOUCHING or twice == 0:
        return once
    return disjoint_pairs(s, o, seat, twice)


def is_pair(s: State, o: House, seat: int, pair: int) -> bool:
    """Whether the two cards of `pair` (a mask) are there, are of one rank, and may cancel."""
    if s.gone[seat] & pair:
        return False
    one = s.grid[seat * MAX_PLACES + lowest(pair)]
    other = s.grid[seat * MAX_PLACES + highest(pair)]
    if rank_of(one) != rank_of(other):
        return False
    return not (o.bonus_pairs == PAIRS_KEEP and o.bonus_card[one] and o.bonus_card[other])


def cancelled_lines(s: State, o: House, seat: int) -> int:
    """Three of a kind in a line: all lines at once, a card may serve two (section 4)."""
    places = 0
    for i in range(o.line_count):
        line = o.lines[i]
        if s.gone[seat] & line:
            continue
        rank = -1
        same = True
        bonus = 1
        for place in range(o.places):
            if line >> place & 1:
                card = s.grid[seat * MAX_PLACES + place]
                same = same and (rank < 0 or rank == rank_of(card))
                rank = rank_of(card)
                bonus &= o.bonus_card[card]
        if same and not (o.bonus_pairs == PAIRS_KEEP and bonus):
            places |= line
    return places


def pairs_anywhere(s: State, o: House, seat: int) -> int:
    """Any two equal cards: as many pairs as possible of each rank, and of those the lowest score.

    Where bonus cards keep their value they pair only with plain cards of their rank.
    """
    places = 0
    for rank in range(14):
        mine = 0
        plain = 0
        bonus = 0
        for place in range(o.places):
            card = s.grid[seat * MAX_PLACES + place]
            if not s.gone[seat] >> place & 1 and rank_of(card) == rank:
                mine |= 1 << place
                bonus += o.bonus_card[card]
                plain += 1 - o.bonus_card[card]
        left = (plain + bonus) % 2
        if o.bonus_pairs == PAIRS_KEEP and bonus > plain:
            left = bonus - plain
        # The cheapest cards stay out of the pairs: bonus cards are never dearer than others of their rank.
        for _ in range(left):
            mine &= ~(1 << cheapest(s, o, seat, mine))
        places |= mine
    return places


def cheapest(s: State, o: House, seat: int, places: int) -> int:
    """The place among `places` whose card counts least."""
    best = -1
    for place in range(o.places):
        if places >> place & 1:
            value = o.value[s.grid[seat * MAX_PLACES + place]]
            if best < 0 or value < o.value[s.grid[seat * MAX_PLACES + best]]:
                best = place
    return best


def disjoint_pairs(s: State, o: House, seat: int, twice: int) -> int:
    """Each card in one pair at the most: as many pairs as possible, then the lowest score (section 4).

    Pairs that share no card with another are taken at once. Of the other cards every subset is settled in turn, from what
    was settled for smaller ones: its last card stays alone or goes with one of the rest.
    """
    certain = 0
    index = [-1] * MAX_PLACES
    place_of = [0] * MAX_PLACES
    partners = [0] * MAX_PLACES
    count = 0
    for i in range(o.pair_count):
        pair = o.pairs[i]
        if not is_pair(s, o, seat, pair):
            continue
        if not pair & twice:
            certain |= pair
            continue
        mates = 0
        for place in range(o.places):
            if pair >> place & 1:
                if index[place] < 0:
                    index[place] = count
                    place_of[count] = place
                    count += 1
                mates |= 1 << index[place]
        for one in range(count):
            if mates >> one & 1:
                partners[one] |= mates
    worth = [0] * (1 << count)
    paired = [0] * (1 << count)
    last = 0
    for cards in range(1, 1 << count):
        if cards >> (last + 1):
            last += 1
        rest = cards ^ (1 << last)
        worth[cards] = worth[rest]
        paired[cards] = paired[rest]
        for mate in range(last):
            if rest & partners[last] & (1 << mate):
                left = rest ^ (1 << mate)
                one, other = place_of[last], place_of[mate]
                value = o.value[s.grid[seat * MAX_PLACES + one]] + o.value[s.grid[seat * MAX_PLACES + other]]
                if worth[left] + PAIR_FIRST + value > worth[cards]:
                    worth[cards] = worth[left] + PAIR_FIRST + value
                    paired[cards] = paired[left] | 1 << one | 1 << other
    return certain | paired[(1 << count) - 1]


def count_blocks(s: State, o: House, seat: int, out: Ints) -> None:
    """Section 5: four equal cards in two neighbouring columns; each column belongs to one block at the most."""
    column = 0
    while column + 1 < o.columns:
        if is_block(s, o, seat, column):
            if o.four_block == SELF_MINUS10:
                out[BLOCKS + seat] -= BLOCK_POINTS
            else:
                for other in range(o.players):
                    if other != seat or o.four_block == ALL_PLUS10:
                        out[BLOCKS + other] += BLOCK_POINTS
            column += 1
        column += 1


def is_block(s: State, o: House, seat: int, column: int) -> bool:
    """Whether the two-row columns `column` and its right neighbour hold four equal cards that can cancel in two pairs.

    Where cards cancel across columns a fifth equal card may be paired with one of them: the block stands all the same.
    """
    corner = seat * MAX_PLACES + column
    if rank_of(s.grid[corner]) != rank_of(s.grid[corner + 1]):
        return False
    down = 1 << column | 1 << (column + o.columns)
    if is_pair(s, o, seat, down) and is_pair(s, o, seat, down << 1):
        return True
    across = 3 << column
    return o.cancel != COLUMN_PAIRS and is_pair(s, o, seat, across) and is_pair(s, o, seat, across << o.columns)


def judge_closer(s: State, o: House, out: Ints) -> None:
    """Section 5: the closer without the round's lowest score is penalised, the one who has it may earn a bonus."""
    mine = out[POINTS + s.closer]
    lowest = 1 << 30
    highest = -(1 << 30)
    for seat in range(o.players):
        if seat != s.closer:
            lowest = min(lowest, out[POINTS + seat])
            highest = max(highest, out[POINTS + seat])
    if mine < lowest or (mine == lowest and o.closer_tie != TIE_PENALISED):
        out[BONUS + s.closer] = o.closer_bonus
    elif o.penalty != NO_PENALTY:
        out[PENALTY + s.closer] = penalty_points(o, mine, lowest, highest)


def penalty_points(o: House, mine: int, lowest: int, highest: int) -> int:
    """What the closer pays; a penalty never lowers a score."""
    if o.penalty == FLAT:
        return o.penalty_points
    if o.penalty == ADD_LOWEST:
        return max(0, lowest)
    if o.penalty == DOUBLE:
        return max(0, mine)
    if o.penalty == ADD_HIGHEST:
        return max(0, highest)
    return 0
