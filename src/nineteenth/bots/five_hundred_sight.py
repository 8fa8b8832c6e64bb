"""What a Five Hundred player can tell from his view: sides, what is still out, what is sure to win; in the compiled subset."""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.games.five_hundred.state import NO_TRUMPS, NOBODY, SEATS, UNKNOWN_SIDE, House, State
from nineteenth.games.five_hundred.suits import beats, joker_is_low, strength, suit_cards, suit_played


def out_there(v: State, o: House, hand: int) -> int:
    """The cards that others may still hold, as far as `hand` can tell; face-up ones too."""
    return o.pack & ~(v.hands[hand] | v.played | v.discards)


def friends(v: State, o: House, hand: int) -> int:
    """The hands that pull on the same rope as `hand` in this deal, itself included: the contractor's side, or all against it."""
    everyone = ((1 << o.hands) - 1) & ~v.sitting
    if v.contractor == NOBODY:
        mask = 0
        for other in range(o.hands):
            if other % o.players % o.sides == hand % o.players % o.sides:
                mask |= 1 << other
        return mask
    side = v.allies
    if side == UNKNOWN_SIDE:
        # Five-handed with a called card still hidden: only the contractor and oneself are sure.
        side = 1 << v.contractor
    return (side if side >> hand & 1 else ~side) & everyone


def yet_to_play(v: State, o: House, hand: int) -> int:
    """The hands that play to this trick after `hand`."""
    mask = 0
    for other in range(o.hands):
        if other != hand and not v.sitting >> other & 1 and v.record[v.done * SEATS + other] < 0:
            mask |= 1 << other
    return mask


def may_hold(v: State, o: House, hand: int, cards: int) -> int:
    """Those of `cards` that `hand` has not shown to lack; only its own if it lies open."""
    if v.exposed >> hand & 1 and popcount(v.hands[hand]) == v.held[hand]:
        return cards & v.hands[hand]
    for suit in range(5):
        if v.voids[hand] >> suit & 1:
            cards &= ~suit_cards(v, o, suit)
    return cards


def any_may_hold(v: State, o: House, hands: int, cards: int) -> int:
    """Those of `cards` that any of `hands` may hold."""
    found = 0
    for hand in range(o.hands):
        if hands >> hand & 1:
            found |= may_hold(v, o, hand, cards)
    return found


def above(v: State, o: House, card: int, cards: int) -> int:
    """How many of `cards`, all of one suit with `card`, are stronger."""
    mark = strength(v, o, card)
    count = 0
    while cards:
        other = lowest(cards)
        cards &= cards - 1
        count += strength(v, o, other) > mark
    return count


def strongest(v: State, o: House, cards: int) -> int:
    """The strongest of some cards of one suit; -1 if there are none."""
    found = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if found < 0 or strength(v, o, card) > strength(v, o, found):
            found = card
    return found


def weakest(v: State, o: House, cards: int) -> int:
    """The weakest of some cards of one suit; -1 if there are none."""
    found = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if found < 0 or strength(v, o, card) < strength(v, o, found):
            found = card
    return found


def is_boss(v: State, o: House, card: int, out: int) -> bool:
    """Whether no card of its suit in `out` is stronger; a joker without suit always is one."""
    suit = suit_played(v, o, card)
    if suit == NO_TRUMPS and joker_is_low(v, o):
        return False
    return above(v, o, card, out & suit_cards(v, o, suit)) == 0


def can_be_ruffed(v: State, o: House, suit: int, others: int, out: int) -> bool:
    """Whether one of `others` has shown a void in `suit` and may still hold something that beats every card of it."""
    if suit == v.trump:
        return False
    top = out & suit_cards(v, o, v.trump)
    for hand in range(o.hands):
        if others >> hand & 1 and v.voids[hand] >> suit & 1 and may_hold(v, o, hand, top):
            return True
    return False


def winning(v: State, o: House, cards: int) -> int:
    """Those of `cards` that beat what is winning the trick now."""
    best = v.record[v.done * SEATS + v.best]
    found = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if beats(v, o, card, best):
            found |= 1 << card
    return found


def threatened(v: State, o: House, card: int, others: int, out: int) -> bool:
    """Whether one of `others`, still to play, may hold a card of `card`'s suit that beats it, or ruff having shown a void."""
    suit = suit_played(v, o, card)
    higher = any_may_hold(v, o, others, out & suit_cards(v, o, suit))
    if above(v, o, card, higher):
        return True
    return suit != v.trump and can_be_ruffed(v, o, suit, others, out)


def cheapness(v: State, o: House, card: int, hand: int, out: int) -> int:
    """How gladly `card` is thrown away from `hand`: low cards of weak suits first, trumps, guards and winners last."""
    suit = suit_played(v, o, card)
    if suit == v.trump:
        return -1000 - 10 * strength(v, o, card)
    held = hand & suit_cards(v, o, suit)
    length = popcount(held)
    higher = above(v, o, card, out & suit_cards(v, o, suit))
    if higher == 0:
        return -500
    # A king needs one small card beside it, a queen two: throwing the guard throws the winner.
    top = strongest(v, o, held)
    missing = above(v, o, top, out & suit_cards(v, o, suit))
    guarded = card != top and missing > 0 and length - 1 == missing
    value = 40 * higher - 4 * length - (60 if guarded else 0) - (80 if card == top and length > missing else 0)
    if length == 1 and hand & suit_cards(v, o, v.trump) and v.trump < NO_TRUMPS:
        value += 60  # a void to ruff in
    return value


def cheapest(v: State, o: House, cards: int, hand: int, out: int) -> int:
    """The card of `cards` that is least missed."""
    found = lowest(cards)
    best = cheapness(v, o, found, hand, out)
    rest = cards & (cards - 1)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        value = cheapness(v, o, card, hand, out)
        if value > best:
            found, best = card, value
    return found
