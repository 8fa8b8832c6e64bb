"""Karuselė, in the order of its rule page: the pack, the deal, the turn, the end of the deal, the score, the match.

Plain functions over `State` and `House` (see docs/one_source.md): CPython runs them as they are, Numba compiles these very
lines. A refusal is one of the reason numbers of `turns`, 0 if the move is allowed; `legal_moves` lists what is not refused.

A move is one integer: its kind times 2**24, and below that

    LAY card                     lay it on the table
    SWEEP                        play the Broom
    COURT card*16 + suits        a court takes courts of its rank, `suits` a set of four
    TAKE card                    begin to take with a number card
    BUILD card*32 + value        begin to build a pile of that value
    RAISE anchor, card, was, to  (6, 6, 5 and 5 bits) put the card on the pile of value `was`
    ADD card                     say a loose card that is taken or built on
    ADD_PILE anchor*32 + value   say a pile
    DONE                         no more than that

An anchor is 0 where the value names the pile, else 1 + the pile's lowest card. A whole turn spoken at once that is no move is
WHOLE (2**61) with the named number cards in bits 0–42, the card in bits 43–48 and the value of the build (0 for a capture)
in bits 49–53: it is never legal, and its refusal says why.
"""

from __future__ import annotations

from nineteenth.chance import below
from nineteenth.games.karusele import counting, dealing, tableau
from nineteenth.games.karusele.cards import BROOM, CARDS, FIRST_COURT, NUMBERS, cards_of, is_court, rank_shift, value_of
from nineteenth.games.karusele.state import BUILDING, NO_PILE, OVER, TAKING, TURN, House, State
from nineteenth.games.karusele.tableau import anchor_of, pile_named
from nineteenth.games.karusele.turns import (
    DEAL_IS_OVER,
    FINE,
    NO_SUM_FOR_BUILD,
    NOT_A_MOVE,
    NOTHING_TO_TAKE,
    TURN_IS_BEGUN,
    end_turn,
    fault_of_set,
    go_on,
    lay,
    refuse_add,
    refuse_add_pile,
    refuse_build,
    refuse_court,
    refuse_done,
    refuse_lay,
    refuse_raise,
    refuse_sweep,
    refuse_take,
    start_build,
    start_take,
    sweep,
    take_courts,
)
from nineteenth.games.layout import Ints

KIND = 1 << 24
LAY, SWEEP, COURT, TAKE, BUILD, RAISE, ADD, ADD_PILE, DONE = (kind * KIND for kind in range(9))
WHOLE = 1 << 61
VALUES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 20)  # what a build may come to: another card must have it

# Of four cards in hand: each laid; swept once; at most 3 courts and all of them; each takes; each builds to 13 values at the most
# and is put on 21 piles to make any of them. Later, at most 43 cards, 21 piles and the end may be named.
MAX_MOVES = 4 + 1 + 4 * 4 + 4 + 4 * 13 + 4 * 21 * 13
SCORE_SIZE = counting.SCORE_SIZE

fill_pack = dealing.fill_pack
side_of = tableau.side_of
begin_match = counting.begin_match
deal = dealing.deal
sides = counting.sides
score = counting.score
end_round = counting.end_round


def is_over(s: State) -> bool:
    """Whether the deal is over."""
    return s.phase == OVER


def to_move(s: State, o: House) -> int:
    """The seat that decides next, -1 when the deal is over."""
    return -1 if s.phase == OVER else s.turn


# Moves as integers ----------------------------------------------------------------------------------------------------


def court_move(card: int, suits: int) -> int:
    """`card` takes the courts of its rank in `suits`."""
    return COURT + 16 * card + suits


def build_move(card: int, value: int) -> int:
    """`card` begins a pile of `value`."""
    return BUILD + 32 * card + value


def raise_move(card: int, anchor: int, was: int, value: int) -> int:
    """`card` goes on the pile of value `was` to make one of `value`."""
    return RAISE + (anchor << 16) + (card << 10) + (was << 5) + value


def pile_move(anchor: int, value: int) -> int:
    """The pile of `value` is among it."""
    return ADD_PILE + 32 * anchor + value


def whole_move(card: int, value: int, numbers: int) -> int:
    """A whole turn spoken at once that is no move."""
    return WHOLE + numbers + (card << 43) + (value << 49)


def kind_of(move: int) -> int:
    """LAY … DONE or WHOLE; -1 for an integer that is no move at all."""
    if move >= WHOLE:
        return WHOLE
    kind = move // KIND * KIND
    return kind if 0 <= kind <= DONE else -1


def card_of(move: int) -> int:
    """The hand card of a move (the table card of ADD), CARDS if there is none such."""
    kind = kind_of(move)
    rest = move - kind
    if kind == WHOLE:
        card = rest >> 43 & 63
    elif kind in (LAY, TAKE, ADD):
        card = rest
    elif kind == COURT:
        card = rest >> 4
    elif kind == BUILD:
        card = rest >> 5
    elif kind == RAISE:
        card = rest >> 10 & 63
    elif kind == SWEEP and rest == 0:
        card = BROOM
    else:
        card = CARDS
    return min(card, CARDS)


def raise_parts(move: int) -> tuple[int, int, int]:
    """Anchor, value before and value after, of a RAISE."""
    rest = move - RAISE
    return rest >> 16, rest >> 5 & 31, rest & 31


# What may be done -----------------------------------------------------------------------------------------------------


def refusal(s: State, o: House, move: int) -> int:
    """Why `move` may not be made by the seat to move: 0 if it may, else a reason number. Works on a state and on a view."""
    if s.phase == OVER:
        return DEAL_IS_OVER
    kind = kind_of(move)
    if kind in (ADD, ADD_PILE, DONE):
        return refuse_part(s, move, kind)
    card = card_of(move)
    if kind < 0 or card >= CARDS:
        return NOT_A_MOVE
    if s.phase != TURN:
        return TURN_IS_BEGUN
    if kind == LAY:
        return refuse_lay(s, o, card)
    if kind == SWEEP:
        return refuse_sweep(s, o)
    if kind == COURT:
        return refuse_court(s, o, card, move - COURT & 15)
    if kind == TAKE:
        return refuse_take(s, o, card)
    if kind == BUILD:
        return refuse_build(s, o, card, move - BUILD & 31)
    if kind == RAISE:
        anchor, was, value = raise_parts(move)
        return refuse_raise(s, o, card, pile_named(s, was, anchor), value)
    return refuse_whole(s, o, move, card)


def refuse_part(s: State, move: int, kind: int) -> int:
    """Why an item may not be said, or the turn not be ended, now."""
    if kind == ADD:
        card = card_of(move)
        return NOT_A_MOVE if card >= CARDS else refuse_add(s, card)
    if kind == DONE:
        return refuse_done(s) if move == DONE else NOT_A_MOVE
    return refuse_add_pile(s, pile_named(s, move - ADD_PILE & 31, move - ADD_PILE >> 5))


def refuse_whole(s: State, o: House, move: int, card: int) -> int:
    """What is wrong with a turn that was spoken at once: with playing that card at all, else with what was named."""
    value = move - WHOLE >> 49 & 31
    reason = refuse_build(s, o, card, value) if value else refuse_take(s, o, card)
    if reason in (FINE, NOTHING_TO_TAKE, NO_SUM_FOR_BUILD):
        return fault_of_set(s, o, card, value, move - WHOLE & NUMBERS)
    return reason


def legal_moves(s: State, o: House, out: Ints) -> int:
    """Write every legal move to `out` (length MAX_MOVES), in a fixed order; how many there are. Never 0 until the end."""
    count = 0
    if s.phase == TURN:
        hand = s.hands[s.turn]
        for card in range(CARDS):
            if hand >> card & 1:
                count = moves_with(s, o, card, out, count)
        return count
    if s.phase == TAKING or s.phase == BUILDING:
        for pile in range(s.pile_count):
            if s.open_piles >> pile & 1:
                out[count] = pile_move(anchor_of(s, pile), s.pile_value[pile])
                count += 1
        for card in range(FIRST_COURT):
            if s.open_cards >> card & 1:
                out[count] = ADD + card
                count += 1
        if s.may_end:
            out[count] = DONE
            count += 1
    return count


def random_move(s: State, o: House, source: Ints, out: Ints) -> int:
    """A fair choice among the legal moves."""
    return out[below(source, legal_moves(s, o, out))]


def moves_with(s: State, o: House, card: int, out: Ints, count: int) -> int:
    """Add what may be done with a hand card at the start of a turn; the new count."""
    if refuse_lay(s, o, card) == FINE:
        out[count] = LAY + card
        count += 1
    if card == BROOM:
        if refuse_sweep(s, o) == FINE:
            out[count] = SWEEP
            count += 1
        return count
    if is_court(card):
        if s.loose >> rank_shift(card) & 15:
            for suits in range(1, 16):
                if refuse_court(s, o, card, suits) == FINE:
                    out[count] = court_move(card, suits)
                    count += 1
        return count
    if refuse_take(s, o, card) == FINE:
        out[count] = TAKE + card
        count += 1
    if o.builds:
        count = builds_with(s, o, card, out, count)
    return count


def builds_with(s: State, o: House, card: int, out: Ints, count: int) -> int:
    """Add the builds and raises that may be made with a number card; the new count."""
    for value in VALUES:
        if value < value_of(card) or not (s.hands[s.turn] & cards_of(value) or o.build_on_partner):
            continue
        if refuse_build(s, o, card, value) == FINE:
            out[count] = build_move(card, value)
            count += 1
        for pile in range(s.pile_count):
            if s.pile_value[pile] < value and refuse_raise(s, o, card, pile, value) == FINE:
                out[count] = raise_move(card, anchor_of(s, pile), s.pile_value[pile], value)
                count += 1
    return count


def may_undo(s: State, o: House) -> bool:
    """Whether the last move may be taken back: an item that was said; a card that was played has been seen."""
    return s.said > 0


# What happens ---------------------------------------------------------------------------------------------------------


def apply(s: State, o: House, move: int) -> None:
    """Make a legal `move` for the seat to move."""
    kind = kind_of(move)
    card = card_of(move)
    if kind == LAY:
        lay(s, o, card)
    elif kind == SWEEP:
        sweep(s, o)
    elif kind == COURT:
        take_courts(s, o, card, move - COURT & 15)
    elif kind == DONE:
        end_turn(s, o)
    elif kind in (ADD, ADD_PILE):
        choose(s, move)
        go_on(s, o)
    else:
        start(s, o, move)
        go_on(s, o)


def start(s: State, o: House, move: int) -> None:
    """Begin a turn that is said item by item."""
    kind = kind_of(move)
    card = card_of(move)
    if kind == TAKE:
        start_take(s, o, card)
    elif kind == BUILD:
        start_build(s, o, card, NO_PILE, move - BUILD & 31)
    else:
        anchor, was, value = raise_parts(move)
        start_build(s, o, card, pile_named(s, was, anchor), value)


def choose(s: State, move: int) -> None:
    """An item is said."""
    if kind_of(move) == ADD:
        s.chosen |= 1 << card_of(move)
    else:
        s.chosen_piles |= 1 << pile_named(s, move - ADD_PILE & 31, move - ADD_PILE >> 5)
    s.said += 1


# What it comes to -----------------------------------------------------------------------------------------------------


def may_stop(s: State, o: House) -> bool:
    """K17: a match is played to its target, never ended by agreement."""
    return False


def stop(s: State, o: House) -> None:
    """Never asked for: see `may_stop`."""
