"""Which items may be added next to the turn that has been begun, and whether it may end (K7, K10); the compiled subset.

Items are named in one order, so that a set of them can be said in one way only: piles from the oldest on, then loose cards from
the highest number down. An item may be added if what has been chosen, with it and only items behind it, can still be
completed. So nothing can be begun that cannot be finished, and no two ways lead to the same capture.
"""

from __future__ import annotations

from nineteenth.bits import highest, lowest, popcount
from nineteenth.games.karusele.cards import FIRST_COURT, NUMBERS, cards_of, value_of
from nineteenth.games.karusele.options import MAXIMUM
from nineteenth.games.karusele.state import TAKING, House, State
from nineteenth.games.karusele.sums import ROOM, SUMS, completes, completes_to_most, extends
from nineteenth.games.karusele.tableau import (
    begun_value,
    chosen_total,
    may_touch,
    owed_piles,
    takeable_pile,
)
from nineteenth.games.layout import Ints


def survey(s: State, o: House) -> None:
    """Set `open_cards`, `open_piles` and `may_end` for what has been chosen so far."""
    s.open_cards = 0
    s.open_piles = 0
    s.may_end = 0
    if s.phase == TAKING or o.compound_builds:
        survey_sets(s, o)
    else:
        survey_one_set(s, o)


def settle(s: State, o: House) -> bool:
    """Survey, and take every step that is the only one; whether the turn is thereby complete."""
    while True:
        survey(s, o)
        choices = popcount(s.open_cards) + popcount(s.open_piles) + s.may_end
        if choices != 1:
            return False
        if s.may_end:
            return True
        s.chosen |= s.open_cards
        s.chosen_piles |= s.open_piles


def survey_one_set(s: State, o: House) -> None:
    """K10 and D11: the loose cards under a pile make up one sum with the card that is played."""
    left = s.aim - begun_value(s) - chosen_total(s)
    if left == 0:
        s.may_end = 1
        return
    end = lowest(s.chosen) if s.chosen else FIRST_COURT
    reached = 1
    for card in range(end):
        if s.loose >> card & 1:
            value = value_of(card)
            if value <= left and reached >> (left - value) & 1:
                s.open_cards |= 1 << card
            reached |= reached << value & SUMS


def usable_piles(s: State, o: House) -> int:
    """The piles that may be among the sets: all of the value aimed at (D12: that may be touched), D13: or smaller ones."""
    found = 0
    for pile in range(s.pile_count):
        if s.phase == TAKING:
            usable = takeable_pile(s, o, pile, s.aim)
        else:
            usable = s.pile_value[pile] == s.aim and pile != s.base and may_touch(s, o, pile)
        if usable:
            found |= 1 << pile
    return found


def count_cards(numbers: int, goal: int, counts: Ints) -> None:
    """Add the number cards below `goal` to `counts`, by value."""
    while numbers:
        value = value_of(lowest(numbers))
        if value < goal:
            counts[value] += 1
        numbers &= numbers - 1


def survey_sets(s: State, o: House) -> None:
    """K7 and D12: any number of disjoint sets, each a loose card or pile of the value aimed at, or cards that sum to it."""
    goal = s.aim
    need = [0] * ROOM  # what has been chosen and what must be
    free = [0] * ROOM  # what lies behind the item looked at
    left_out = [0] * ROOM  # what lies before it and was not chosen
    none = [0] * ROOM
    most = s.phase == TAKING and o.capture_extent == MAXIMUM
    piles = usable_piles(s, o)
    begun = begun_value(s)
    if 0 < begun < goal:
        need[begun] += 1
    count_cards(s.chosen, goal, need)
    owed = owed_piles(s, o, goal) if s.phase == TAKING else 0
    owed_cards = 0
    if most:  # D6: whatever is of the value itself can always be added, so it must be taken
        owed_cards = s.loose & cards_of(goal) & ~s.chosen
        for pile in range(s.pile_count):
            if s.pile_value[pile] == goal:
                owed |= 1 << pile
    for pile in range(s.pile_count):
        value = s.pile_value[pile]
        if value < goal and (s.chosen_piles | owed) >> pile & 1:
            need[value] += 1
    owed &= ~s.chosen_piles
    loose = s.loose & NUMBERS & ~s.chosen
    if most:
        count_cards(loose, goal, left_out)
        for pile in range(s.pile_count):
            if piles >> pile & 1 and not (s.chosen_piles | owed) >> pile & 1 and s.pile_value[pile] < goal:
                left_out[s.pile_value[pile]] += 1
    s.may_end = ends(s, goal, need, none, left_out, owed | owed_cards, most)
    end = lowest(s.chosen) if s.chosen else FIRST_COURT
    agreed = 0  # a value that went through: its equals, with more behind them, go through as well
    for card in range(end):
        if not loose >> card & 1:
            continue
        value = value_of(card)
        if value > goal:
            break
        if most and value < goal:
            left_out[value] -= 1
        if owed == 0 and owed_cards >> (card + 1) == 0:
            if (value == agreed and not most) or goes(need, free, left_out, goal, value, most):
                s.open_cards |= 1 << card
                agreed = value
        if value < goal:
            free[value] += 1
    if s.chosen:
        return
    first = highest(s.chosen_piles) + 1 if s.chosen_piles else 0
    for pile in range(s.pile_count - 1, first - 1, -1):
        if not piles >> pile & 1:
            continue
        value = s.pile_value[pile]
        must = owed >> pile & 1 == 1
        if most and value < goal and not must:
            left_out[value] -= 1
        if owed & ((1 << pile) - 1) == 0:
            if goes(need, free, left_out, goal, goal if must else value, most):
                s.open_piles |= 1 << pile
        if value < goal and not must:
            free[value] += 1


def goes(need: Ints, free: Ints, left_out: Ints, goal: int, value: int, most: bool) -> bool:
    """Whether an item of `value` can be added to what is needed, and the whole be completed from `free`."""
    if value < goal:
        need[value] += 1
    if most:
        fits = completes_to_most(need, free, left_out, goal)
    else:
        fits = completes(need, free, goal)
    if value < goal:
        need[value] -= 1
    return fits


def ends(s: State, goal: int, need: Ints, none: Ints, left_out: Ints, owed: int, most: bool) -> int:
    """1 if what has been chosen is complete: something taken or built on, nothing owed left out, all of it in sets."""
    if owed or (s.chosen == 0 and s.chosen_piles == 0 and s.base < 0):
        return 0
    if not completes(need, none, goal):
        return 0
    return 0 if most and extends(need, left_out, goal) else 1
