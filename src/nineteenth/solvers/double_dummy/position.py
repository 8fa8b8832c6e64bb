"""A position of Five Hundred with all hands open, as the solver takes it, and its numbering inside the search."""

from __future__ import annotations

from dataclasses import dataclass

from nineteenth.games.five_hundred.cards import (
    JACKS,
    JOKER,
    SECOND_JOKER,
    card_name,
    cards_in,
    suit_of,
)

SUIT_COUNT = 4
NO_TRUMPS = 4  # the denomination of no trumps and of every misère
UNNAMED = -1
EVERY_SUIT = 15


@dataclass(frozen=True)
class Position:
    """Cards, contract and turn; everything the remaining tricks depend on.

    `hands` has a set of cards (bits 0..62, see `games.five_hundred.cards`) for each of the 2 to 6 seats, clockwise,
    without the cards of `trick`. `contractors` and `sitting_out` are seats as bits; who sits out plays no card and
    his hand is out of play (F6.1). `denomination` is 0..3 for a trump suit or 4 for no trumps.

    `trick` holds the cards already played to the current trick, the leader's first; the seats that played them are
    those before `turn`. If a joker without suit was led, `named` is the suit named. `nominated` is the suit of the
    joker at no trumps (F5.1), or -1. `led_suits` are the suits led so far in this hand, as bits, the current trick's
    included; it matters only for leading a joker that was not nominated (F5.2).

    In a `misere` the question is whether the contractor can be made to take a trick; it is played at no trumps, and
    there a joker not nominated must be played by whoever is void (F5.2a). Options (F5): `joker_leads` off allows no
    lead of such a joker before the last trick; with `joker_free` it may be played though its holder could follow.
    `second_joker` says that card 0 is the lower joker of the pack of 46 (F10).
    """

    hands: tuple[int, ...]
    contractors: int
    turn: int
    denomination: int = NO_TRUMPS
    misere: bool = False
    sitting_out: int = 0
    trick: tuple[int, ...] = ()
    named: int = UNNAMED
    nominated: int = UNNAMED
    led_suits: int = 0
    joker_leads: bool = True
    joker_free: bool = False
    second_joker: bool = False

    def seats_playing(self) -> list[int]:
        """The seats that play, clockwise from seat 0."""
        return [seat for seat in range(len(self.hands)) if not self.sitting_out >> seat & 1]

    def check(self) -> None:
        """ValueError with one sentence if this is no position that can be played out."""
        seats = self.seats_playing()
        if not 2 <= len(self.hands) <= 6:
            raise ValueError(f"five hundred has 2 to 6 seats, not {len(self.hands)}")
        if len(seats) < 2 or self.turn not in seats:
            raise ValueError(f"seat {self.turn} is to play but is not one of the seats that play")
        if not 0 <= self.denomination <= NO_TRUMPS or (self.misere and self.denomination != NO_TRUMPS):
            raise ValueError(f"denomination {self.denomination} is none: 0..3 name a trump suit, 4 no trumps")
        if len(self.trick) >= len(seats):
            raise ValueError("the current trick is already complete")
        seen = 0
        for cards in (*(self.hands[seat] for seat in seats), *(1 << card for card in self.trick)):
            if cards < 0 or cards >> JOKER + 1:
                raise ValueError("a hand is a set of cards 0..62")
            if seen & cards:
                name = card_name(cards_in(seen & cards)[0], second_joker=self.second_joker)
                raise ValueError(f"{name} lies in two places")
            seen |= cards
        at_turn = seats.index(self.turn)
        played = {seats[(at_turn - step) % len(seats)] for step in range(1, len(self.trick) + 1)}
        held = {self.hands[seat].bit_count() + (seat in played) for seat in seats}
        if len(held) != 1 or held == {0}:
            raise ValueError("the seats that play must hold equally many cards, at least one, when a trick begins")
        if max(held) > 15:
            raise ValueError("a hand has at most 15 cards")


def suit_orders(position: Position) -> tuple[list[int], ...]:
    """The cards of each suit as the contract makes them, weakest first; then the jokers without suit (F1.4, F5)."""
    jokers = [SECOND_JOKER, JOKER] if position.second_joker else [JOKER]
    orders: list[list[int]] = []
    for suit in range(SUIT_COUNT):
        plain = [card for card in range(JOKER) if suit_of(card) == suit and card not in jokers]
        if position.denomination < NO_TRUMPS and suit // 2 == position.denomination // 2:
            # The jack of trumps and the other jack of that colour are bowers.
            plain.remove(JACKS[suit])
        if suit == position.denomination:
            plain += [JACKS[suit ^ 1], JACKS[suit], *jokers]
        elif suit == position.nominated and position.denomination == NO_TRUMPS:
            plain += jokers
        orders.append(plain)
    free = position.denomination == NO_TRUMPS and position.nominated == UNNAMED
    orders.append(jokers if free else [])
    return tuple(orders)


def play_name(card: int, named: int = UNNAMED, *, second_joker: bool = False) -> str:
    """A play as files of deals write it: ``QH``, ``TD`` for the ten, ``JK>S`` for the joker led naming spades.

    >>> play_name(62, 0), play_name(42), play_name(38)
    ('JK>S', 'JD', 'TD')
    """
    name = card_name(card, second_joker=second_joker).replace("10", "T")
    return name if named == UNNAMED else f"{name}>{'SCDH'[named]}"
