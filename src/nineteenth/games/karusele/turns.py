"""A turn of Karuselė in rule-page order (K7–K13): why it may not be played, and what happens when it is; the compiled subset.

A turn is one move, or it is begun by one and then said item by item (see `survey`); a step that is the only one takes itself.
"""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.games.karusele.cards import (
    BROOM,
    CARDS,
    COURTS,
    LARGEST,
    NUMBERS,
    cards_of,
    is_court,
    rank_shift,
    value_of,
)
from nineteenth.games.karusele.dealing import clear_pile, next_turn
from nineteenth.games.karusele.options import (
    ALL_EQUAL,
    FORCED,
    MAXIMUM,
    MUST_TAKE,
    NO_DUTY,
    OWN_PILE,
    PAIRS_ONLY,
    THREE_FORCED,
)
from nineteenth.games.karusele.state import BUILDING, BUILT, LAID, NO_PILE, RAISED, SWEPT, TAKING, TOOK, House, State
from nineteenth.games.karusele.sums import ROOM, completes
from nineteenth.games.karusele.survey import count_cards, settle
from nineteenth.games.karusele.tableau import (
    begun_value,
    cards_of_piles,
    chosen_total,
    keeper,
    keeps_its_promises,
    may_touch,
    owed_piles,
    own_piles,
    reached_sums,
    side_of,
    sums_of,
    table_is_empty,
    takeable_pile,
    takers,
)

(
    FINE,
    DEAL_IS_OVER,
    NOT_IN_HAND,
    TURN_IS_BEGUN,
    NOTHING_IS_BEGUN,
    PILE_MUST_BE_TAKEN,
    OWNER_MAY_NOT_LAY,
    CARD_IS_PROMISED,
    MUST_CAPTURE,
    BROOM_SWEEPS,
    NOTHING_TO_SWEEP,
    NOT_A_COURT,
    COURT_NOT_ON_TABLE,
    COURT_TAKES_ONE,
    COURT_TAKES_ONE_OR_THREE,
    COURT_TAKES_THREE,
    COURT_TAKES_ALL,
    TOOK_TOO_FEW,
    NO_NUMBER,
    NOTHING_TO_TAKE,
    NO_BUILDING,
    NO_CARD_FOR_BUILD,
    NO_SUM_FOR_BUILD,
    BUILD_TOO_LOW,
    NO_RAISING,
    NO_SUCH_PILE,
    OWN_PILE_NOT_RAISED,
    COMPOUND_NOT_RAISED,
    NO_SUM_FOR_RAISE,
    DOES_NOT_GO,
    NOT_COMPLETE,
    NOT_ON_TABLE,
    PILE_IS_ONE,
    CARD_TOO_HIGH,
    PILE_NOT_IN_SUM,
    PILE_NOT_IN_BUILD,
    SUM_DIFFERS,
    NO_SUCH_SETS,
    ONE_SET_ONLY,
    NOT_A_MOVE,
) = range(40)


# Laying and sweeping --------------------------------------------------------------------------------------------------


def refuse_lay(s: State, o: House, card: int) -> int:
    """K13; D5 where laying is forced only; K11 and D10 for the owner of a pile."""
    if not s.hands[s.turn] >> card & 1:
        return NOT_IN_HAND
    if o.build_duty == MUST_TAKE and own_piles(s, s.turn):
        return PILE_MUST_BE_TAKEN
    if o.build_duty != NO_DUTY and own_piles(s, s.turn):
        return OWNER_MAY_NOT_LAY
    if card == BROOM and not (table_is_empty(s) and o.broom_empty != OWN_PILE):
        return BROOM_SWEEPS  # K9; D2
    if o.trail == FORCED and s.hands[s.turn] & takers(s, o):
        return MUST_CAPTURE
    return FINE


def lay(s: State, o: House, card: int) -> None:
    """K13: the card lies loose; where nobody lays who can capture (D5), everybody sees what is not in the hand."""
    if o.trail == FORCED:
        s.lacks[s.turn] |= takers(s, o)
    play(s, card)
    s.loose |= 1 << card
    show(s, LAID, card, 0, 0, 0)
    next_turn(s, o)


def refuse_sweep(s: State, o: House) -> int:
    """K9; D2 on an empty table; D3 whether it fulfils the duty."""
    if not s.hands[s.turn] >> BROOM & 1:
        return NOT_IN_HAND
    if table_is_empty(s) and o.broom_empty != OWN_PILE:
        return NOTHING_TO_SWEEP
    if o.build_duty == MUST_TAKE and not o.broom_is_capture and own_piles(s, s.turn):
        return PILE_MUST_BE_TAKEN
    return FINE


def sweep(s: State, o: House) -> None:
    """K9, D1: everything on the table goes to the player, the Broom too; D3 whether that is a capture."""
    swept = s.loose | cards_of_piles(s, (1 << s.pile_count) - 1)
    play(s, BROOM)
    side = side_of(o, s.turn)
    s.won[side] |= swept | 1 << BROOM
    s.loose = 0
    remove_piles(s, (1 << s.pile_count) - 1)
    if swept:
        s.sweeps[side] = 1
        if o.broom_is_capture:
            s.last_capturer = s.turn
    show(s, SWEPT, BROOM, 0, 0, swept)
    next_turn(s, o)


# Court cards ----------------------------------------------------------------------------------------------------------


def refuse_court(s: State, o: House, card: int, suits: int) -> int:
    """K8, D7, D8: a court takes one of its rank, or all three; `suits` are those of the cards to be taken."""
    if not s.hands[s.turn] >> card & 1:
        return NOT_IN_HAND
    if not is_court(card) or suits == 0:
        return NOT_A_COURT
    if o.build_duty == MUST_TAKE and own_piles(s, s.turn):
        return PILE_MUST_BE_TAKEN
    there = s.loose >> rank_shift(card) & 15
    count = popcount(suits)
    if suits & ~there:
        return COURT_NOT_ON_TABLE
    if o.courts == ALL_EQUAL:
        return FINE if suits == there else COURT_TAKES_ALL
    if o.courts == PAIRS_ONLY:
        return FINE if count == 1 else COURT_TAKES_ONE
    if count != 1 and count != 3:
        return COURT_TAKES_ONE_OR_THREE
    if popcount(there) == 3 and count == 1:
        if o.courts == THREE_FORCED:
            return COURT_TAKES_THREE
        if o.capture_extent == MAXIMUM:
            return TOOK_TOO_FEW
    return FINE


def take_courts(s: State, o: House, card: int, suits: int) -> None:
    """K8."""
    taken = suits << rank_shift(card)
    play(s, card)
    s.loose &= ~taken
    capture(s, o, card, 0, taken)


# Number cards: taking -------------------------------------------------------------------------------------------------


def refuse_take(s: State, o: House, card: int) -> int:
    """K7, and K11 for what must be among it: whether there is anything that the card can take."""
    if not s.hands[s.turn] >> card & 1:
        return NOT_IN_HAND
    value = value_of(card)
    if value == 0:
        return NO_NUMBER
    owed = owed_piles(s, o, value)
    if owed == 0:
        return FINE if reached_sums(s, o) >> value & 1 else NOTHING_TO_TAKE
    need = [0] * ROOM
    free = [0] * ROOM
    for pile in range(s.pile_count):
        at = s.pile_value[pile]
        if owed >> pile & 1:
            if not takeable_pile(s, o, pile, value):
                return PILE_MUST_BE_TAKEN
            if at < value:
                need[at] += 1
        elif at < value and takeable_pile(s, o, pile, value):
            free[at] += 1
    count_cards(s.loose & NUMBERS, value, free)
    return FINE if completes(need, free, value) else PILE_MUST_BE_TAKEN


def start_take(s: State, o: House, card: int) -> None:
    """K7: the card is played to take what is said next."""
    play(s, card)
    s.phase = TAKING
    s.played = card
    s.aim = value_of(card)


# Number cards: building -----------------------------------------------------------------------------------------------


def refuse_build(s: State, o: House, card: int, value: int) -> int:
    """K10: a number card onto loose number cards, so that another card of the sum stays in hand; D12 for several sets."""
    if not s.hands[s.turn] >> card & 1:
        return NOT_IN_HAND
    if not o.builds:
        return NO_BUILDING
    own = value_of(card)
    if own == 0:
        return NO_NUMBER
    reason = refuse_making(s, o, card, value)
    if reason != FINE:
        return reason
    if own > value or (own == value and not o.compound_builds):
        return BUILD_TOO_LOW
    if own < value:
        return FINE if sums_of(s.loose & NUMBERS) >> (value - own) & 1 else NO_SUM_FOR_BUILD
    if sums_of(s.loose & NUMBERS) >> value & 1:
        return FINE
    for pile in range(s.pile_count):
        if s.pile_value[pile] == value and may_touch(s, o, pile):
            return FINE
    return NO_SUM_FOR_BUILD


def refuse_making(s: State, o: House, card: int, value: int) -> int:
    """K10, K11: whether the seat to move may leave a pile of `value` for later when it plays `card`."""
    if o.build_duty == MUST_TAKE and own_piles(s, s.turn):
        return PILE_MUST_BE_TAKEN
    rest = s.hands[s.turn] & ~(1 << card)
    if value > LARGEST or cards_of(value) == 0 or keeper(s, o, rest, value) < 0:
        return NO_CARD_FOR_BUILD
    return FINE if keeps_its_promises(s, o, card) else CARD_IS_PROMISED


def start_build(s: State, o: House, card: int, base: int, value: int) -> None:
    """K10, K12: the card is played for a pile of `value`; everybody now knows who holds a card for it."""
    play(s, card)
    s.phase = BUILDING
    s.played = card
    s.aim = value
    s.base = base
    s.holds[keeper(s, o, s.hands[s.turn], value)] |= 1 << value


def refuse_raise(s: State, o: House, card: int, pile: int, value: int) -> int:
    """K12, D10–D12: one hand card onto a pile, and by house rule loose cards with it, to make a pile of `value`."""
    if not s.hands[s.turn] >> card & 1:
        return NOT_IN_HAND
    if not o.builds:
        return NO_BUILDING
    if value_of(card) == 0:
        return NO_NUMBER
    if pile < 0:
        return NO_SUCH_PILE
    if not may_touch(s, o, pile):
        return OWN_PILE_NOT_RAISED if s.pile_owner[pile] == s.turn else NO_RAISING
    if s.pile_sets[pile] > 1:
        return COMPOUND_NOT_RAISED
    reason = refuse_making(s, o, card, value)
    if reason != FINE:
        # A promised card may go onto the very pile it was promised to: then nothing is left without one.
        if reason != CARD_IS_PROMISED or owed_piles(s, o, value_of(card)) != 1 << pile:
            return reason
    left = value - s.pile_value[pile] - value_of(card)
    if left == 0:
        return FINE
    if left < 0 or not o.extend_with_table:
        return NO_SUM_FOR_RAISE
    return FINE if sums_of(s.loose & NUMBERS) >> left & 1 else NO_SUM_FOR_RAISE


# Saying what --------------------------------------------------------------------------------------------------------------


def refuse_add(s: State, card: int) -> int:
    """K7, K10: whether a loose card goes with what was chosen before it."""
    if s.phase != TAKING and s.phase != BUILDING:
        return NOTHING_IS_BEGUN
    return FINE if s.open_cards >> card & 1 else DOES_NOT_GO


def refuse_add_pile(s: State, pile: int) -> int:
    """K7(c), D12, D13: whether a pile goes with what was chosen before it."""
    if s.phase != TAKING and s.phase != BUILDING:
        return NOTHING_IS_BEGUN
    if pile < 0:
        return NO_SUCH_PILE
    return FINE if s.open_piles >> pile & 1 else DOES_NOT_GO


def refuse_done(s: State) -> int:
    """Whether what was chosen is complete."""
    if s.phase != TAKING and s.phase != BUILDING:
        return NOTHING_IS_BEGUN
    return FINE if s.may_end else NOT_COMPLETE


def go_on(s: State, o: House) -> None:
    """Take the steps that are the only ones; the turn ends if nothing is left to say. K12: one hand card makes a raise."""
    if (s.base != NO_PILE and not o.extend_with_table) or settle(s, o):
        end_turn(s, o)


def end_turn(s: State, o: House) -> None:
    """What was chosen is taken, or becomes a pile."""
    if s.phase == TAKING:
        taken = s.chosen | cards_of_piles(s, s.chosen_piles)
        s.loose &= ~s.chosen
        remove_piles(s, s.chosen_piles)
        capture(s, o, s.played, s.aim, taken)
    else:
        finish_build(s, o)


def finish_build(s: State, o: House) -> None:
    """K10, K12: one pile that cannot be split; it belongs to who holds the card for it (D15: perhaps the partner)."""
    value = s.aim
    sets = (begun_value(s) + chosen_total(s)) // value
    merged = s.chosen_piles
    was = 0
    if s.base != NO_PILE:
        was = s.pile_value[s.base]
        merged |= 1 << s.base
    for pile in range(s.pile_count):
        if s.chosen_piles >> pile & 1:
            sets += s.pile_sets[pile]
    put_on = s.chosen | cards_of_piles(s, merged)
    owner = keeper(s, o, s.hands[s.turn], value)
    s.loose &= ~s.chosen
    remove_piles(s, merged)
    pile = s.pile_count
    s.pile_cards[pile] = put_on | 1 << s.played
    s.pile_value[pile] = value
    s.pile_owner[pile] = owner
    s.pile_sets[pile] = sets
    s.pile_count += 1
    show(s, RAISED if was else BUILT, s.played, value, was, put_on)
    next_turn(s, o)


# What happens -------------------------------------------------------------------------------------------------------------


def play(s: State, card: int) -> None:
    """The card leaves the hand; what its owner showed to hold of its value he may hold no more."""
    s.hands[s.turn] &= ~(1 << card)
    s.hand_count[s.turn] -= 1
    s.holds[s.turn] &= ~(1 << value_of(card))


def capture(s: State, o: House, card: int, value: int, taken: int) -> None:
    """The cards and the one that took them go to the player's side (K2)."""
    s.won[side_of(o, s.turn)] |= taken | 1 << card
    s.last_capturer = s.turn
    show(s, TOOK, card, value, 0, taken)
    next_turn(s, o)


def show(s: State, kind: int, card: int, value: int, was: int, cards: int) -> None:
    """Keep what the finished turn was, for events and screens."""
    s.shown_kind = kind
    s.shown_seat = s.turn
    s.shown_card = card
    s.shown_value = value
    s.shown_from = was
    s.shown_cards = cards


def remove_piles(s: State, piles: int) -> None:
    """Take a set of piles off the table; the others move up."""
    kept = 0
    for pile in range(s.pile_count):
        if not piles >> pile & 1:
            if kept != pile:
                s.pile_cards[kept] = s.pile_cards[pile]
                s.pile_value[kept] = s.pile_value[pile]
                s.pile_owner[kept] = s.pile_owner[pile]
                s.pile_sets[kept] = s.pile_sets[pile]
            kept += 1
    for pile in range(kept, s.pile_count):
        clear_pile(s, pile)
    s.pile_count = kept


# Why a whole turn that was spoken at once is no move ----------------------------------------------------------------------


def fault_of_set(s: State, o: House, card: int, value: int, named: int) -> int:
    """What is wrong with taking (`value` 0) or building on the number cards `named` with `card`, if the turn can be begun."""
    goal = value_of(card) if value == 0 else value
    loose = named & s.loose
    rest = named & ~loose
    piles = 0
    for pile in range(s.pile_count):
        there = s.pile_cards[pile]
        if rest & there:
            if rest & there != there:
                return PILE_IS_ONE
            piles |= 1 << pile
            rest &= ~there
    if rest or named & COURTS:
        return NOT_ON_TABLE
    need = [0] * ROOM
    if value == 0:
        if owed_piles(s, o, goal) & ~piles:
            return PILE_MUST_BE_TAKEN
    elif value_of(card) < goal:
        need[value_of(card)] += 1
    total = 0 if value == 0 else value_of(card)
    for pile in range(s.pile_count):
        if piles >> pile & 1:
            at = s.pile_value[pile]
            total += at
            if value and (at != goal or not o.compound_builds or not may_touch(s, o, pile)):
                return PILE_NOT_IN_BUILD
            if value == 0 and not takeable_pile(s, o, pile, goal):
                return CARD_TOO_HIGH if at > goal else PILE_NOT_IN_SUM
            if at < goal:
                need[at] += 1
    numbers = loose
    while numbers:
        at = value_of(lowest(numbers))
        if at > goal:
            return CARD_TOO_HIGH
        total += at
        if at < goal:
            need[at] += 1
        numbers &= numbers - 1
    if total % goal:
        return SUM_DIFFERS
    if not completes(need, [0] * ROOM, goal):
        return NO_SUCH_SETS
    if value and not o.compound_builds and total != goal:
        return ONE_SET_ONLY
    return TOOK_TOO_FEW


def known_card(card: int) -> bool:
    """Whether a number is a card's."""
    return 0 <= card < CARDS
