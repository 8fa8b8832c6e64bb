"""Which suit a card belongs to, what beats what, and which cards may be played (F1.4, F1.5, F4, F5); in the compiled subset.

A suit here is the *effective* one: 0–3, or 4 (`NO_TRUMPS`) for a joker that belongs to no suit. That joker beats every
card, so at no trumps it is as if the fifth suit were trumps; `s.trump` is 4 there, and one comparison serves all contracts.
"""

from __future__ import annotations

from nineteenth.bits import lowest, popcount
from nineteenth.games.five_hundred.cards import JACK_SET, JACKS, JOKER, SUIT_OF
from nineteenth.games.five_hundred.options import ALWAYS_PLAYABLE, FIRST_OR_LAST, LEAD_LAST_ONLY, LOW_IN_MISERE
from nineteenth.games.five_hundred.state import MISERE, NO_TRUMPS, House, State

FOUR_OF_CLUBS, FOUR_OF_HEARTS = 17, 48
FOURS = 1 << FOUR_OF_CLUBS | 1 << FOUR_OF_HEARTS
RIGHT_BOWER, LEFT_BOWER = 66, 65  # above every plain card (0–61), below the jokers
LOWER_JOKER, HIGHER_JOKER = 67, 68


def is_misere(contract: int) -> bool:
    """Whether a contract is one of the three misères."""
    return contract >= MISERE


def is_four(card: int) -> bool:
    """Whether `card` is one of the two fours of F12's pack."""
    return card in (FOUR_OF_HEARTS, FOUR_OF_CLUBS)


def suit_cards(s: State, o: House, suit: int) -> int:
    """The cards of the pack that belong to `suit` under this contract (F1.4, F5)."""
    trump = s.trump
    if suit == NO_TRUMPS:
        return o.jokers if trump == NO_TRUMPS and s.nominated < 0 else 0
    cards = o.plain[suit]
    if trump == NO_TRUMPS:
        return cards | o.jokers if suit == s.nominated else cards
    if suit >> 1 != trump >> 1:
        return cards
    left = 1 << JACKS[trump ^ 1]
    four = 0
    if o.fours:
        # F12: the four of the trump colour is a trump.
        four = 1 << (FOUR_OF_HEARTS if trump >> 1 else FOUR_OF_CLUBS)
    if suit == trump:
        return cards | left | o.jokers | four
    return cards & ~left & ~four


def suit_played(s: State, o: House, card: int) -> int:
    """The suit 0–3 that `card` belongs to under this contract, 4 for a joker that belongs to none."""
    if o.jokers >> card & 1:
        return s.nominated if s.trump == NO_TRUMPS and s.nominated >= 0 else s.trump
    suit = SUIT_OF[card]
    trump = s.trump
    if trump < NO_TRUMPS and suit >> 1 == trump >> 1 and suit != trump:
        if card == JACKS[suit] or (o.fours and is_four(card)):
            return trump
    return suit


def strength(s: State, o: House, card: int) -> int:
    """How strong `card` is within its suit; only cards of one suit can be compared."""
    if o.jokers >> card & 1:
        return HIGHER_JOKER if card else LOWER_JOKER
    trump = s.trump
    if trump < NO_TRUMPS:
        if card == JACKS[trump]:
            return RIGHT_BOWER
        if card == JACKS[trump ^ 1]:
            return LEFT_BOWER
        if o.fours and is_four(card):
            return -1
    return card


def joker_is_low(s: State, o: House) -> bool:
    """F5 option low_in_misere: the joker loses to every card of the suit led."""
    return s.misere == 1 and o.joker_nt == LOW_IN_MISERE


def out_of_order(s: State, o: House) -> int:
    """The cards whose strength may not be their number: jokers, with trumps also bowers, and F12's fours."""
    return o.jokers | (JACK_SET if s.trump < NO_TRUMPS else 0) | (FOURS if o.fours else 0)


def stronger(s: State, o: House, mark: int) -> int:
    """Of any one suit the cards whose strength is above `mark`; to be met with a suit, for it names cards of all of them."""
    special = out_of_order(s, o)
    found = ~special & -1 << max(0, min(mark + 1, JOKER))
    while special:
        card = lowest(special)
        special &= special - 1
        if strength(s, o, card) > mark:
            found |= 1 << card
    return found


def beating(s: State, o: House, best: int) -> int:
    """The cards that take the trick from `best`, played after it (F4.3, F5)."""
    suit = suit_played(s, o, best)
    higher = suit_cards(s, o, suit) & stronger(s, o, strength(s, o, best))
    if joker_is_low(s, o):
        # A low joker holds the trick only while nobody has followed the suit it named.
        return higher | (suit_cards(s, o, s.led) if suit == NO_TRUMPS and s.led < NO_TRUMPS else 0)
    return higher if suit == s.trump else higher | suit_cards(s, o, s.trump)


def beats(s: State, o: House, card: int, best: int) -> bool:
    """Whether `card`, played after `best` was winning the trick, takes it."""
    return beating(s, o, best) >> card & 1 != 0


def free_jokers(s: State, o: House, hand: int) -> int:
    """The jokers of `hand` that belong to no suit (F5.2)."""
    return hand & o.jokers if s.trump == NO_TRUMPS and s.nominated < 0 else 0


def playable(s: State, o: House, hand: int) -> int:
    """The cards of `hand` that may be played to the trick as it stands (F4.2, F5.2a); which suit a joker may name is apart."""
    if s.in_trick == 0:
        return hand
    jokers = free_jokers(s, o, hand)
    following = hand & suit_cards(s, o, s.led)
    if following:
        return following | jokers if o.joker_nt == ALWAYS_PLAYABLE else following
    # F5.2a: in a misère whoever is void must play the joker.
    if jokers and s.misere and o.joker_nt != LOW_IN_MISERE:
        return jokers
    return hand


def must_name(s: State, o: House, hand: int, card: int) -> bool:
    """Whether leading `card` asks for a suit to be named (F5.2b): a joker without suit, but not to the last trick (F5.2c)."""
    if s.in_trick or not free_jokers(s, o, hand) >> card & 1:
        return False
    if popcount(hand) == 1:
        return False
    # Ruling: two jokers at the end of the hand are led without a name once there is none left to give.
    return hand & ~o.jokers != 0 or (s.led_suits != 15 and o.joker_nt != LEAD_LAST_ONLY)


def may_name(s: State, o: House, suit: int) -> bool:
    """Whether a joker may now be led in the name of `suit` (F5.2b and the options of F5)."""
    if o.joker_nt == LEAD_LAST_ONLY:
        return False
    if o.joker_nt == FIRST_OR_LAST and o.plain[suit] & ~s.played == 0:
        return True
    return not s.led_suits >> suit & 1
