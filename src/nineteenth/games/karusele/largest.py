"""The best that one card can take or be built on, by the weight of each card; in the compiled subset.

Hints and bots ask here. The sums themselves are asked of the rules' own `completes`; what is added is the choice among them.
`out` of the functions below receives the chosen loose cards at OUT_CARDS and the piles at OUT_PILES.
"""

from __future__ import annotations

from nineteenth.bits import lowest
from nineteenth.games.karusele.cards import CARDS, NUMBERS, cards_of, is_court, rank_shift, value_of
from nineteenth.games.karusele.state import MAX_PILES, House, State
from nineteenth.games.karusele.sums import ROOM, completes
from nineteenth.games.karusele.tableau import owed_piles, takeable_pile
from nineteenth.games.karusele.turns import refuse_court
from nineteenth.games.layout import Ints

OUT_CARDS, OUT_PILES = 0, 1
OUT = 2
NOTHING = -1
MUST = 10_000_000  # outweighs everything on the table
MOST_NODES = 600  # on a crowded table the search stops here with the best so far: this is advice, no rule


def weight_of(cards: int, weights: Ints) -> int:
    """The weight of a set of cards."""
    total = 0
    while cards:
        total += weights[lowest(cards)]
        cards &= cards - 1
    return total


def sorted_items(s: State, o: House, goal: int, weights: Ints, owed: int, items: Ints, worth: Ints, start: Ints) -> int:
    """List what is below `goal` and may be in a sum: by value, the heaviest first; how many.

    `items` are cards, or CARDS + pile; those of value v stand from ``start[v]`` to ``start[v + 1] - 1``.
    """
    count = 0
    loose = s.loose & NUMBERS
    for value in range(1, goal):
        start[value] = count
        cards = loose & cards_of(value)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            count = insert(items, worth, start[value], count, card, weights[card])
        if o.piles_in_sums:
            for pile in range(s.pile_count):
                if s.pile_value[pile] == value:
                    heavy = weight_of(s.pile_cards[pile], weights) + (MUST if owed >> pile & 1 else 0)
                    count = insert(items, worth, start[value], count, CARDS + pile, heavy)
    start[goal] = count
    return count


def insert(items: Ints, worth: Ints, first: int, count: int, item: int, heavy: int) -> int:
    """Put an item among those from `first` on, by falling weight; the new count."""
    at = count
    while at > first and worth[at - 1] < heavy:
        items[at] = items[at - 1]
        worth[at] = worth[at - 1]
        at -= 1
    items[at] = item
    worth[at] = heavy
    return count + 1


def best_taking(s: State, o: House, goal: int, weights: Ints, out: Ints) -> int:
    """The heaviest capture of a card of value `goal` by the seat to move (K7, K11); NOTHING if it takes nothing.

    Depth first over how many of each value are taken, the heaviest of them, most first.
    """
    owed = owed_piles(s, o, goal)
    fixed = s.loose & cards_of(goal)
    fixed_piles = 0
    total = weight_of(fixed, weights)
    for pile in range(s.pile_count):
        if s.pile_value[pile] == goal:
            fixed_piles |= 1 << pile
            total += weight_of(s.pile_cards[pile], weights)
        if owed >> pile & 1 and not takeable_pile(s, o, pile, goal):
            return NOTHING
    items = [0] * (CARDS + MAX_PILES)
    worth = [0] * (CARDS + MAX_PILES)
    start = [0] * (ROOM + 1)
    sorted_items(s, o, goal, weights, owed, items, worth, start)
    below = [0] * (ROOM + 1)  # the weight of everything of lower values
    for value in range(1, goal):
        below[value + 1] = below[value]
        for at in range(start[value], start[value + 1]):
            below[value + 1] += worth[at]
    need = [0] * ROOM
    free = [0] * ROOM
    for value in range(1, goal):
        free[value] = start[value + 1] - start[value]
    taken = [0] * ROOM
    best = -1
    heavy = 0
    nodes = 0
    value = goal  # values from here up are settled
    going = True
    none = [0] * ROOM
    while True:
        if going and value == 1:
            if heavy > best and completes(need, none, goal):
                best = heavy
                out[OUT_CARDS], out[OUT_PILES] = fixed, fixed_piles
                for low in range(1, goal):
                    for at in range(start[low], start[low] + taken[low]):
                        if items[at] < CARDS:
                            out[OUT_CARDS] |= 1 << items[at]
                        else:
                            out[OUT_PILES] |= 1 << (items[at] - CARDS)
            going = False
        elif going:
            value -= 1
            taken[value] = free[value]
            need[value] = taken[value]
            free[value] = 0
            for at in range(start[value], start[value + 1]):
                heavy += worth[at]
        elif value == goal or nodes > MOST_NODES:
            break
        elif taken[value] > 0:
            taken[value] -= 1
            need[value] -= 1
            heavy -= worth[start[value] + taken[value]]
            going = True
        else:
            need[value] = 0
            free[value] = start[value + 1] - start[value]
            value += 1
            continue
        if going:
            nodes += 1
            going = heavy + below[value] > best and completes(need, free, goal)
    if best < 0 or (out[OUT_CARDS] == 0 and out[OUT_PILES] == 0):
        return NOTHING
    for pile in range(s.pile_count):
        if owed >> pile & 1 and not out[OUT_PILES] >> pile & 1:
            return NOTHING
        if owed >> pile & 1 and s.pile_value[pile] < goal:
            best -= MUST
    return best + total


def best_courts(s: State, o: House, card: int, weights: Ints, out: Ints) -> int:
    """The heaviest capture of a court card, its suits in `out`; NOTHING if it takes nothing (K8)."""
    best = NOTHING
    for suits in range(1, 16):
        if suits & ~(s.loose >> rank_shift(card)):
            continue
        heavy = weight_of(suits << rank_shift(card), weights)
        if heavy > best and refuse_court(s, o, card, suits) == 0:
            best = heavy
            out[OUT_CARDS] = suits
            out[OUT_PILES] = 0
    return best


def best_build(s: State, left: int, weights: Ints, out: Ints) -> int:
    """The heaviest loose number cards that sum to `left`; NOTHING if there are none (K10)."""
    out[OUT_CARDS] = 0
    out[OUT_PILES] = 0
    if left <= 0:
        return NOTHING
    heavy = [NOTHING] * ROOM
    chosen = [0] * ROOM
    heavy[0] = 0
    cards = s.loose & NUMBERS
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = value_of(card)
        for total in range(left, value - 1, -1):
            if heavy[total - value] >= 0 and heavy[total - value] + weights[card] > heavy[total]:
                heavy[total] = heavy[total - value] + weights[card]
                chosen[total] = chosen[total - value] | 1 << card
    out[OUT_CARDS] = chosen[left]
    return heavy[left]


def best_with(s: State, o: House, card: int, weights: Ints, out: Ints) -> int:
    """The heaviest capture of a card, court or number, its own weight included; NOTHING if it takes nothing."""
    if is_court(card):
        found = best_courts(s, o, card, weights, out)
    elif value_of(card) > 0:
        found = best_taking(s, o, value_of(card), weights, out)
    else:
        found = NOTHING
    return found if found < 0 else found + weights[card]
