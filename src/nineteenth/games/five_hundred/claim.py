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
from nineteenth.games.five_hundred.cards import JACK_SET
from nineteenth.games.five_hundred.options import LEAD_LAST_ONLY
from nineteenth.games.five_hundred.reasons import (
    CLAIM_MISERE_NOT_SURE,
    CLAIM_NEEDS_PLAY,
    CLAIM_NOT_IN_MISERE,
    CLAIM_NOT_SURE,
    FINE,
)
from nineteenth.games.five_hundred.state import NO_TRUMPS, PLAY, House, State
from nineteenth.games.five_hundred.suits import (
    FOUR_OF_CLUBS,
    FOUR_OF_HEARTS,
    beats,
    free_jokers,
    joker_is_low,
    must_name,
    playable,
    strength,
    suit_cards,
)

FOURS = 1 << FOUR_OF_CLUBS | 1 << FOUR_OF_HEARTS


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
    """The cards that other hands may still hold as far as `seat` can know; or only hands that have not played to this trick."""
    unseen = o.pack & ~(s.hands[seat] | s.played)
    if seat == s.contractor:
        unseen &= ~s.discards
    found = 0
    for hand in range(o.hands):
        out = hand == seat or s.sitting >> hand & 1
        if not out and not (to_this_trick and s.record[s.done * 6 + hand] >= 0):
            found |= possible(s, o, hand, unseen)
    return found


def possible(s: State, o: House, hand: int, unseen: int) -> int:
    """Those of the `unseen` cards that `hand` may hold: all but the suits it has shown to lack; its own cards if exposed."""
    if s.exposed >> hand & 1 and s.held[hand] == popcount(s.hands[hand]):
        return s.hands[hand]
    cards = unseen
    voids = s.voids[hand]
    while voids:
        cards &= ~suit_cards(s, o, lowest(voids))
        voids &= voids - 1
    return cards


def rest_is_sure(s: State, o: House) -> bool:
    """Whether the hand to play takes the current trick for sure, if one is begun, and all that follow."""
    hand = s.hands[s.turn]
    if s.in_trick == 0:
        return leads_are_sure(s, o, hand, threats(s, o, s.turn, False))
    cards = beating(s, o, playable(s, o, hand))
    if not cards:
        return False
    against = threats(s, o, s.turn, False)
    now = threats(s, o, s.turn, True)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if takes_for_sure(s, o, card, now) and leads_are_sure(s, o, hand ^ 1 << card, against):
            return True
    return False


def beating(s: State, o: House, cards: int) -> int:
    """Those of `cards` that would take the trick as it lies."""
    best = s.record[s.done * 6 + s.best]
    found = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if beats(s, o, card, best):
            found |= 1 << card
    return found


def takes_for_sure(s: State, o: House, card: int, against: int) -> bool:
    """Whether nothing of `against` beats `card`, played now."""
    while against:
        other = lowest(against)
        against &= against - 1
        if beats(s, o, other, card):
            return False
    return True


def leads_are_sure(s: State, o: House, hand: int, against: int) -> bool:
    """Whether `hand`, on lead, takes all its tricks whatever of `against` the others hold."""
    top = s.trump  # the suit that beats the others: trumps, or the jokers that belong to none
    trumps = hand & suit_cards(s, o, top)
    if not suit_runs(s, o, trumps, against & suit_cards(s, o, top), 0):
        return False
    if hand == trumps:
        return True
    left = popcount(against & suit_cards(s, o, top))
    if top == NO_TRUMPS:
        return left == 0 and plain_suits_run(s, o, hand, trumps, against)
    # Every trump led draws one at least, so many leads draw all.
    if popcount(trumps) < left:
        return False
    return plain_suits_run(s, o, hand & ~trumps, 0, against)


def plain_suits_run(s: State, o: House, hand: int, jokers: int, against: int) -> bool:
    """Whether all plain suits of `hand` run from the top; each joker without suit may first draw a card of a suit not yet led."""
    draws = popcount(jokers) if o.joker_nt != LEAD_LAST_ONLY else 0
    for suit in range(4):
        cards = hand & suit_cards(s, o, suit) & ~jokers
        against_suit = against & suit_cards(s, o, suit)
        if suit == s.trump or suit_runs(s, o, cards, against_suit, 0):
            continue
        if draws > 0 and not s.led_suits >> suit & 1 and suit_runs(s, o, cards, against_suit, 1):
            draws -= 1
            continue
        return False
    return True


def suit_runs(s: State, o: House, cards: int, against: int, drawn: int) -> bool:
    """Whether `cards` of one suit, led from the top after `drawn` rounds of it, all beat what is left of `against`."""
    if not cards or not against:
        return True
    mark = strongest(s, o, against)
    left = popcount(against) - drawn
    below = 0
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        below += strength(s, o, card) < mark
    # All cards above `mark` win whenever they are led; the others need as many rounds before them as there are cards against.
    return below == 0 or popcount(cards) - below >= left


def strongest(s: State, o: House, cards: int) -> int:
    """The strength of the best of some cards of one suit, at least one."""
    special = cards & (o.jokers | (JACK_SET if s.trump < NO_TRUMPS else 0) | (FOURS if o.fours else 0))
    if special:
        # Bowers, jokers and the four of the trump colour stand out of order; of plain cards the highest number is best.
        found = -1
        rest = special
        while rest:
            found = max(found, strength(s, o, lowest(rest)))
            rest &= rest - 1
        cards &= ~special
        return max(found, strength(s, o, highest(cards))) if cards else found
    return strength(s, o, highest(cards))


def misere_is_safe(s: State, o: House) -> bool:
    """Whether the misère's contractor, to play, loses this trick for sure and can lose all that follow."""
    hand = s.hands[s.turn]
    against = threats(s, o, s.turn, False)
    if joker_is_low(s, o):
        # Led in the name of a suit it makes the lowest card of that suit win.
        if free_jokers(s, o, against):
            return False
    elif free_jokers(s, o, hand):
        return False
    cards = playable(s, o, hand)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if loses_for_sure(s, o, hand, card, against) and suits_are_safe(s, o, hand ^ 1 << card, against):
            return True
    return False


def loses_for_sure(s: State, o: House, hand: int, card: int, against: int) -> bool:
    """Whether `card` cannot take the trick: it does not beat what lies there. A lead may always be left to win."""
    if s.in_trick == 0 or must_name(s, o, hand, card):
        return False
    return not beats(s, o, card, s.record[s.done * 6 + s.best])


def suits_are_safe(s: State, o: House, hand: int, against: int) -> bool:
    """Whether no lead of the others can make `hand` win: in each suit its k-th lowest card is below their k-th lowest."""
    for suit in range(4):
        of_suit = suit_cards(s, o, suit)
        own = hand & of_suit & ~free_jokers(s, o, hand)
        others = against & of_suit
        # Within a suit cards rise with their numbers at no trumps; a nominated joker (62) stands above them.
        while own and others:
            low = weakest(s, o, own)
            if strength(s, o, low) > strength(s, o, weakest(s, o, others)):
                return False
            own ^= 1 << low
            others ^= 1 << weakest(s, o, others)
    return True


def weakest(s: State, o: House, cards: int) -> int:
    """The card of lowest strength in a set of one suit."""
    found = lowest(cards)
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if strength(s, o, card) < strength(s, o, found):
            found = card
    return found
