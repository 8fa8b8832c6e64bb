"""What lies on the table and what could take it (K6–K8, K11), in the compiled subset; nothing is moved here."""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.games.karusele.cards import (
    BROOM,
    FIRST_COURT,
    NUMBERS,
    cards_of,
    value_of,
)
from nineteenth.games.karusele.options import ANYONE, EXTEND_OFF, MUST_TAKE, NO_DUTY
from nineteenth.games.karusele.state import TAKING, House, State
from nineteenth.games.karusele.sums import SUMS


def side_of(o: House, seat: int) -> int:
    """K2: partners sit opposite and share a side; otherwise every seat is a side."""
    return seat % 2 if o.partnerships else seat


def partner_of(seat: int) -> int:
    """K2: the seat opposite, of four."""
    return (seat + 2) % 4


def table_is_empty(s: State) -> bool:
    """Whether neither a loose card nor a pile lies on the table."""
    return s.loose == 0 and s.pile_count == 0


def own_piles(s: State, seat: int) -> int:
    """The set of piles that belong to `seat`."""
    piles = 0
    for pile in range(s.pile_count):
        if s.pile_owner[pile] == seat:
            piles |= 1 << pile
    return piles


def cards_of_piles(s: State, piles: int) -> int:
    """All cards in a set of piles."""
    found = 0
    while piles:
        found |= s.pile_cards[lowest(piles)]
        piles &= piles - 1
    return found


def owed_piles(s: State, o: House, value: int) -> int:
    """K11: the piles that a capture with a card of `value` must take along.

    Under build_duty=no_trail (D10) those of its value, whatever else the owner could do with such a card.
    """
    if o.build_duty == NO_DUTY:
        return 0
    mine = own_piles(s, s.turn)
    if o.build_duty == MUST_TAKE:
        return mine
    owed = 0
    for pile in range(s.pile_count):
        if mine >> pile & 1 and s.pile_value[pile] == value:
            owed |= 1 << pile
    return owed


def takeable_pile(s: State, o: House, pile: int, value: int) -> bool:
    """K7(c): a pile of that value; D13: where the house allows it, a smaller one as part of a sum."""
    return s.pile_value[pile] == value or (o.piles_in_sums == 1 and s.pile_value[pile] < value)


def reached_sums(s: State, o: House) -> int:
    """The set of sums 1 … 20 of things on the table that a number card could take; bit 0 is set besides."""
    reached = 1
    numbers = s.loose & NUMBERS
    while numbers:
        reached |= reached << value_of(lowest(numbers)) & SUMS
        numbers &= numbers - 1
    if o.piles_in_sums:
        for pile in range(s.pile_count):
            reached |= reached << s.pile_value[pile] & SUMS
    else:
        for pile in range(s.pile_count):
            reached |= 1 << s.pile_value[pile]
    return reached


def sums_of(numbers: int) -> int:
    """The set of sums 0 … 20 that some of these number cards have."""
    reached = 1
    while numbers:
        reached |= reached << value_of(lowest(numbers)) & SUMS
        numbers &= numbers - 1
    return reached


def takers(s: State, o: House) -> int:
    """All cards, in whoever's hand, that could capture something now (K7, K8, and K9 if the Broom is a capture, D3)."""
    found = 0
    reached = reached_sums(s, o)
    for value in range(1, 21):
        if reached >> value & 1:
            found |= cards_of(value)
    for rank in range(3):
        court = 15 << (FIRST_COURT + 4 * rank)
        if s.loose & court:
            found |= court
    if o.broom_is_capture and not table_is_empty(s):
        found |= 1 << BROOM
    return found


def may_touch(s: State, o: House, pile: int) -> bool:
    """K12, D10: whether the seat to move may put something on a pile, as far as its owner goes."""
    if o.extend == EXTEND_OFF:
        return False
    return o.extend == ANYONE or s.pile_owner[pile] != s.turn


def keeper(s: State, o: House, hand: int, value: int) -> int:
    """K10: who is known to hold a card of `value` for a pile that the seat to move makes: itself, or by D15 its partner; else -1.

    `hand` is what stays in the hand. A partner is known to hold one by the pile of that value that he owns.
    """
    if hand & cards_of(value):
        return s.turn
    if o.build_on_partner:
        partner = partner_of(s.turn)
        if s.holds[partner] >> value & 1:
            for pile in range(s.pile_count):
                if s.pile_owner[pile] == partner and s.pile_value[pile] == value:
                    return partner
    return -1


def keeps_its_promises(s: State, o: House, card: int) -> bool:
    """D10: under no_trail a card is not spent on something else while an own pile of its value would be left without one."""
    value = value_of(card)
    rest = s.hands[s.turn] & ~(1 << card)
    return rest & cards_of(value) != 0 or owed_piles(s, o, value) == 0


def anchor_of(s: State, pile: int) -> int:
    """0 where the pile's value names it; else 1 + its lowest card, for there is another pile of that value."""
    for other in range(s.pile_count):
        if other != pile and s.pile_value[other] == s.pile_value[pile]:
            return lowest(s.pile_cards[pile]) + 1
    return 0


def pile_named(s: State, value: int, anchor: int) -> int:
    """The pile of that value (and with that anchor), -1 if there is none."""
    for pile in range(s.pile_count):
        if s.pile_value[pile] == value and anchor_of(s, pile) == anchor:
            return pile
    return -1


def chosen_total(s: State) -> int:
    """The sum of the loose cards chosen so far."""
    total = 0
    numbers = s.chosen
    while numbers:
        total += value_of(lowest(numbers))
        numbers &= numbers - 1
    return total


def begun_value(s: State) -> int:
    """What the played card and the pile it raises bring to the sets that are built; nothing when cards are taken."""
    if s.phase == TAKING:
        return 0
    return value_of(s.played) + (s.pile_value[s.base] if s.base >= 0 else 0)


def hand_size(hand: int) -> int:
    """How many cards a hand holds."""
    return popcount(hand)
