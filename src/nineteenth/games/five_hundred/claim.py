"""Claims: the rest of the tricks without playing them, accepted only if nothing the others hold and do can prevent it.

The question is put to what the claimer knows, never to the hidden cards, so that an answer tells nothing: unseen cards may
lie with any other hand that has not shown a void in their suit. Within that the answer is exact. Hands' sizes are not
counted, so a claim that rests on counting alone is refused; play on.

* Trumps and no trumps: the claimer's own hand takes every trick left. Leading a suit from the top, its k-th card can be
  beaten if it is not above all that is unseen of its suit and more than k - 1 of those are left, for the other side keeps its
  best card while it has others to follow with. A card of a plain suit needs all unseen trumps gone first, each led trump
  taking one; an unseen joker without suit beats everything. A joker of one's own without suit always wins, and led first
  it takes one card of the suit it names.
* Misère: the contractor takes no trick. A suit is safe if his k-th lowest card is below the k-th lowest unseen one, as long as
  either has any: the others lead their lowest, one at a time. A joker without suit that is not low must be played some day.
"""

from __future__ import annotations

from nineteenth.bits import highest, lowest, popcount
from nineteenth.games.five_hundred.options import LEAD_LAST_ONLY
from nineteenth.games.five_hundred.reasons import (
    CLAIM_MISERE_NOT_SURE,
    CLAIM_NEEDS_PLAY,
    CLAIM_NOT_IN_MISERE,
    CLAIM_NOT_SURE,
    FINE,
)
from nineteenth.games.five_hundred.state import NO_TRUMPS, PLAY, SEATS, House, State
from nineteenth.games.five_hundred.suits import (
    beating,
    free_jokers,
    joker_is_low,
    out_of_order,
    playable,
    strength,
    stronger,
    suit_cards,
    suit_played,
)

ALL_SUITS = 31  # the fifth is that of jokers without one


def refuse_claim(s: State, o: House) -> int:
    """Whether the hand to play may claim: all tricks left, or in a misère that its contractor takes none of them."""
    if s.phase != PLAY:
        return CLAIM_NEEDS_PLAY
    if s.held[s.turn] != popcount(s.hands[s.turn]):
        return CLAIM_NOT_SURE  # a table hand's face-down cards are not known to their player either
    if s.misere:
        if s.turn != s.contractor or s.tricks[s.turn] > 0:
            return CLAIM_NOT_IN_MISERE
        return FINE if misere_is_safe(s, o) else CLAIM_MISERE_NOT_SURE
    return FINE if rest_is_sure(s, o) else CLAIM_NOT_SURE


def threats(s: State, o: House, seat: int, to_this_trick: bool) -> int:
    """The cards that other hands may still hold as far as `seat` can know; or only hands that have not played to this trick.

    A hand that lies open holds what it shows; any other may hold all that is unseen but the suits it has shown to lack.
    """
    unseen = o.pack & ~(s.hands[seat] | s.played)
    if seat == s.contractor:
        unseen &= ~s.discards
    open_cards = 0
    lacking = ALL_SUITS  # by every hand that does not lie open
    others = (1 << o.hands) - 1 & ~(s.sitting | 1 << seat)
    while others:
        hand = lowest(others)
        others &= others - 1
        if to_this_trick and s.record[s.done * SEATS + hand] >= 0:
            continue
        if s.exposed >> hand & 1 and s.held[hand] == popcount(s.hands[hand]):
            open_cards |= s.hands[hand]
        else:
            lacking &= s.voids[hand]
    while lacking:
        unseen &= ~suit_cards(s, o, lowest(lacking))
        lacking &= lacking - 1
    return open_cards | unseen


def rest_is_sure(s: State, o: House) -> bool:
    """Whether the hand to play takes the current trick for sure, if one is begun, and all that follow."""
    hand = s.hands[s.turn]
    if s.in_trick == 0:
        return leads_are_sure(s, o, hand, threats(s, o, s.turn, False))
    cards = playable(s, o, hand) & beating(s, o, s.record[s.done * SEATS + s.best])
    if not cards:
        return False
    against = threats(s, o, s.turn, False)
    # Whatever card of the suit led, or trump, it is rid of now: the rest must run.
    rest = hand & ~suit_cards(s, o, s.led)
    if not can_draw_trumps(s, o, hand, against, 1) or not plain_suits_run(s, o, rest, against):
        return False
    now = threats(s, o, s.turn, True)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if not now & beating(s, o, card) and leads_are_sure(s, o, hand ^ 1 << card, against):
            return True
    return False


def can_draw_trumps(s: State, o: House, hand: int, against: int, spare: int) -> bool:
    """Whether `hand` has no more than `spare` plain cards, or trumps enough to lead so often that `against` has none left.

    Every trump led draws one at least. At no trumps, where jokers are what beats all suits, none may be left at all.
    """
    of_trump = suit_cards(s, o, s.trump)
    if popcount(hand & ~of_trump) <= spare:
        return True
    left = popcount(against & of_trump)
    return left == 0 or (s.trump < NO_TRUMPS and popcount(hand & of_trump) >= left)


def leads_are_sure(s: State, o: House, hand: int, against: int) -> bool:
    """Whether `hand`, on lead, takes all its tricks whatever of `against` the others hold."""
    if not can_draw_trumps(s, o, hand, against, 0):
        return False
    # The suit that beats the others: trumps, or the jokers that belong to none.
    top = suit_cards(s, o, s.trump)
    if not suit_runs(s, o, hand & top, against & top, 0):
        return False
    return plain_suits_run(s, o, hand, against)


def plain_suits_run(s: State, o: House, hand: int, against: int) -> bool:
    """Whether all plain suits of `hand` run from the top; each joker without suit may first draw a card of a suit not yet led."""
    draws = popcount(free_jokers(s, o, hand)) if o.joker_nt != LEAD_LAST_ONLY else 0
    for suit in range(4):
        of_suit = suit_cards(s, o, suit)
        if suit == s.trump or not hand & of_suit or suit_runs(s, o, hand & of_suit, against & of_suit, 0):
            continue
        if draws > 0 and not s.led_suits >> suit & 1 and suit_runs(s, o, hand & of_suit, against & of_suit, 1):
            draws -= 1
            continue
        return False
    return True


def suit_runs(s: State, o: House, cards: int, against: int, drawn: int) -> bool:
    """Whether `cards` of one suit, led from the top after `drawn` rounds of it, all beat what is left of `against`."""
    if not cards or not against:
        return True
    below = popcount(cards & ~stronger(s, o, strongest(s, o, against)))
    # The others win whenever they are led; those below need as many rounds before them as there are cards against.
    return below == 0 or popcount(cards) - below >= popcount(against) - drawn


def strongest(s: State, o: House, cards: int) -> int:
    """The strength of the best of some cards of one suit, at least one."""
    special = cards & out_of_order(s, o)
    plain = cards & ~special
    found = strength(s, o, highest(plain)) if plain else -1
    while special:
        found = max(found, strength(s, o, lowest(special)))
        special &= special - 1
    return found


def misere_is_safe(s: State, o: House) -> bool:
    """Whether the misère's contractor, to play, loses this trick for sure and can lose all that follow."""
    if s.in_trick == 0:
        return False  # a lead may always be left to win
    hand = s.hands[s.turn]
    against = threats(s, o, s.turn, False)
    if joker_is_low(s, o):
        # Led in the name of a suit it makes the lowest card of that suit win.
        if free_jokers(s, o, against):
            return False
    elif free_jokers(s, o, hand):
        return False
    cards = playable(s, o, hand)
    for suit in range(4):
        # A card less leaves every other suit as it is.
        of_suit = suit_cards(s, o, suit)
        if not suit_is_safe(s, o, hand & of_suit, against & of_suit):
            cards &= of_suit
    cards &= ~beating(s, o, s.record[s.done * SEATS + s.best])
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        of_suit = suit_cards(s, o, suit_played(s, o, card))
        if suit_is_safe(s, o, hand & of_suit & ~(1 << card), against & of_suit):
            return True
    return False


def suit_is_safe(s: State, o: House, own: int, others: int) -> bool:
    """Whether no lead of one suit can make `own` win: its k-th lowest card is below the k-th lowest of `others`."""
    while own and others:
        low, low_other = weakest(o, own), weakest(o, others)
        if strength(s, o, low) > strength(s, o, low_other):
            return False
        own ^= 1 << low
        others ^= 1 << low_other
    return True


def weakest(o: House, cards: int) -> int:
    """The card of lowest strength in a set of one suit at no trumps: cards rise with their numbers, jokers come last."""
    plain = cards & ~o.jokers
    return lowest(plain) if plain else lowest(cards)
