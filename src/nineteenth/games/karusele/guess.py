"""A hidden Karuselė state drawn at random among those that fit one seat's view; in the compiled subset."""

from __future__ import annotations

from nineteenth.bits import nth, popcount
from nineteenth.chance import below, next_word
from nineteenth.games.karusele.cards import CARDS, LARGEST, cards_of
from nineteenth.games.karusele.state import NO_CARD, House, State
from nineteenth.games.karusele.tableau import cards_of_piles
from nineteenth.games.layout import Ints

copy_public = State.copy_public

FAIR_TRIES = 100  # deals at random before what is promised is dealt first
ALL_TRIES = 1000  # and after these anything will do: a position that somebody typed in may contradict itself


def unseen(v: State, o: House) -> int:
    """The cards in play that the view does not show: they are in the other hands and in the stock."""
    seen = v.loose | cards_of_piles(v, (1 << v.pile_count) - 1)
    if v.played != NO_CARD:
        seen |= 1 << v.played
    for seat in range(o.players):
        seen |= v.won[seat]
        if v.hands[seat] > 0:
            seen |= v.hands[seat]
    return o.pack & ~seen


def guess(v: State, o: House, seat: int, generator: Ints, s: State) -> None:
    """Deal the unseen cards at random to the hidden hands and the stock, and write the whole to `s`.

    What players showed by building (a card of the value, K10) and by laying where they had to capture (none of those cards, D5)
    holds, and what was put back under the stock (D4) is there. Fair by trying again; after FAIR_TRIES cards go where
    they are promised first.
    """
    copy_public(v, s)
    for other in range(len(s.hands)):
        s.hands[other] = v.hands[other] if v.hands[other] >= 0 else 0
    left = unseen(v, o)
    for i in range(4):
        s.generator[i] = next_word(generator)
    tries = 0
    while not deal_hidden(v, o, s, left, generator, tries >= FAIR_TRIES, tries >= ALL_TRIES):
        tries += 1
    for other in range(o.players):
        if v.hands[other] < 0:
            left &= ~s.hands[other]
    order = [0] * CARDS
    for i in range(v.stock_count):
        card = nth(left, below(generator, popcount(left)))
        order[i] = card
        left &= ~(1 << card)
    for i in range(CARDS):
        s.stock[i] = order[i] if i < v.stock_count else NO_CARD


def deal_hidden(v: State, o: House, s: State, left: int, generator: Ints, on_purpose: bool, anyhow: bool) -> bool:
    """Deal the hands that the view hides; whether they fit what is known of them."""
    left &= ~v.buried
    for seat in range(o.players):
        if v.hands[seat] < 0:
            s.hands[seat] = 0
    if on_purpose:
        left = keep_promises(v, o, s, left, generator)
    for seat in range(o.players):
        if v.hands[seat] >= 0:
            continue
        while popcount(s.hands[seat]) < v.hand_count[seat]:
            allowed = left if anyhow else left & ~v.lacks[seat]
            if allowed == 0:
                return False
            card = nth(allowed, below(generator, popcount(allowed)))
            s.hands[seat] |= 1 << card
            left &= ~(1 << card)
        for value in range(1, LARGEST + 1):
            if not anyhow and v.holds[seat] >> value & 1 and s.hands[seat] & cards_of(value) == 0:
                return False
    return True


def keep_promises(v: State, o: House, s: State, left: int, generator: Ints) -> int:
    """Give each hidden hand a card of each value it showed to hold; what is left."""
    for seat in range(o.players):
        if v.hands[seat] < 0:
            for value in range(1, LARGEST + 1):
                fitting = left & cards_of(value) & ~v.lacks[seat]
                if v.holds[seat] >> value & 1 and fitting:
                    card = nth(fitting, below(generator, popcount(fitting)))
                    s.hands[seat] |= 1 << card
                    left &= ~(1 << card)
    return left
