"""The deal (K4) and its layout (D4, D9), the hands that follow, and what is left at the end (K14); the compiled subset."""

from __future__ import annotations

from nineteenth.bits import popcount
from nineteenth.chance import below, shuffle
from nineteenth.games.karusele.cards import CARDS, FIRST_COURT, SPECIALS
from nineteenth.games.karusele.options import BURY, KEEP, LAST_CAPTURER, PAIRS_ONLY, REDEAL
from nineteenth.games.karusele.state import (
    MAX_PILES,
    NO_CARD,
    NO_PILE,
    NOBODY,
    NOTHING,
    OVER,
    TURN,
    House,
    State,
)
from nineteenth.games.karusele.tableau import cards_of_piles, side_of
from nineteenth.games.layout import Ints

HAND = 4  # cards dealt to each player at a time


def fill_pack(o: House, pack: Ints) -> int:
    """K1: write the cards in play, unshuffled, to `pack` (length CARDS); how many."""
    count = 0
    for card in range(CARDS):
        if o.pack >> card & 1:
            pack[count] = card
            count += 1
    return count


def deal(s: State, o: House, pack: Ints, count: int) -> None:
    """K4: deal the shuffled `pack` of `count` cards, its first card on top. The generator must have been set."""
    clear(s)
    order = [0] * CARDS
    for i in range(count):
        order[i] = pack[i]
    lay_out(s, o, order, count)
    while not layout_stands(s, o):
        shuffle(order, count, s.generator)
        lay_out(s, o, order, count)
        s.redeals += 1
    bury(s, o)
    s.phase = TURN
    s.turn = (s.dealer + 1) % o.players


def clear(s: State) -> None:
    """Nothing dealt, nothing won."""
    clear_turn(s)
    clear_conclusions(s)
    s.loose = 0
    for pile in range(MAX_PILES):
        clear_pile(s, pile)
    s.pile_count = 0
    for seat in range(len(s.won)):
        s.hands[seat] = 0
        s.hand_count[seat] = 0
        s.won[seat] = 0
        s.sweeps[seat] = 0
    s.last_capturer = NOBODY
    s.redeals = 0
    s.shown_kind = NOTHING
    s.shown_seat = NOBODY
    s.shown_card = NO_CARD
    s.shown_value = 0
    s.shown_from = 0
    s.shown_cards = 0
    s.left_over = 0


def clear_turn(s: State) -> None:
    """No turn has been begun."""
    s.played = NO_CARD
    s.aim = 0
    s.base = NO_PILE
    s.chosen = 0
    s.chosen_piles = 0
    s.open_cards = 0
    s.open_piles = 0
    s.may_end = 0
    s.said = 0


def clear_conclusions(s: State) -> None:
    """New cards have been dealt: what was known of the hands is known no more."""
    s.buried = 0
    for seat in range(len(s.holds)):
        s.holds[seat] = 0
        s.lacks[seat] = 0


def clear_pile(s: State, pile: int) -> None:
    """Nothing lies at that place."""
    s.pile_cards[pile] = 0
    s.pile_value[pile] = 0
    s.pile_owner[pile] = NOBODY
    s.pile_sets[pile] = 0


def lay_out(s: State, o: House, order: Ints, count: int) -> None:
    """K4: four cards to each player, one at a time from the dealer's left; then the table; the rest is the stock."""
    s.loose = 0
    for i in range(CARDS):
        s.stock[i] = NO_CARD
    s.stock_count = count
    for i in range(count):
        s.stock[i] = order[count - 1 - i]
    deal_hands(s, o)
    # D4: what may not lie in the layout is put aside and another card takes its place.
    aside = [0] * CARDS
    put_aside = 0
    while popcount(s.loose) < o.table_cards:
        card = draw(s)
        if o.initial_special == BURY and SPECIALS >> card & 1:
            aside[put_aside] = card
            put_aside += 1
        else:
            s.loose |= 1 << card
    s.buried = 0
    for i in range(put_aside):
        s.buried |= 1 << aside[i]


def bury(s: State, o: House) -> None:
    """D4: put what was set aside back into the stock, each card at a random place."""
    for card in range(CARDS):
        if s.buried >> card & 1:
            place = below(s.generator, s.stock_count + 1)
            for i in range(s.stock_count, place, -1):
                s.stock[i] = s.stock[i - 1]
            s.stock[place] = card
            s.stock_count += 1


def layout_stands(s: State, o: House) -> bool:
    """D4 (redeal): no joker and no Broom in the layout; D9: no three equal courts where only pairs can be taken."""
    if o.initial_special == REDEAL and s.loose & SPECIALS:
        return False
    if o.courts == PAIRS_ONLY:
        for rank in range(3):
            if popcount(s.loose >> (FIRST_COURT + 4 * rank) & 15) >= 3:
                return False
    return o.initial_special == KEEP or s.loose & SPECIALS == 0


def draw(s: State) -> int:
    """The top card of the stock."""
    s.stock_count -= 1
    card = s.stock[s.stock_count]
    s.stock[s.stock_count] = NO_CARD
    return card


def deal_hands(s: State, o: House) -> None:
    """K4: four cards each, one at a time, clockwise from the dealer's left."""
    for seat in range(o.players):
        s.hands[seat] = 0
        s.hand_count[seat] = HAND
    seat = s.dealer
    for _ in range(HAND * o.players):
        seat = (seat + 1) % o.players
        s.hands[seat] |= 1 << draw(s)


def next_turn(s: State, o: House) -> None:
    """K5: the left neighbour's turn; when all hands are used up, four more each (K4) or the end of the deal (K14)."""
    clear_turn(s)
    s.phase = TURN
    s.turn = (s.turn + 1) % o.players
    for seat in range(o.players):
        if s.hand_count[seat] > 0:
            return
    if s.stock_count > 0:
        clear_conclusions(s)
        deal_hands(s, o)
    else:
        finish(s, o)


def finish(s: State, o: House) -> None:
    """K14: what still lies on the table goes to the side that captured last; D16: to nobody if nobody did."""
    s.phase = OVER
    clear_conclusions(s)
    s.left_over = s.loose | cards_of_piles(s, (1 << s.pile_count) - 1)
    if o.leftover == LAST_CAPTURER and s.last_capturer != NOBODY:
        s.won[side_of(o, s.last_capturer)] |= s.left_over
        s.loose = 0
        for pile in range(s.pile_count):
            clear_pile(s, pile)
        s.pile_count = 0
