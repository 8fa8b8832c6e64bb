"""A position of Five Hundred with all hands open, as the solver takes it, and its numbering inside the search."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from types import SimpleNamespace
from typing import cast

from nineteenth.games.five_hundred.cards import CARDS, JOKER, SECOND_JOKER, card_name, cards_in
from nineteenth.games.five_hundred.options import ALWAYS_PLAYABLE, FIRST_OR_LAST, LEAD_LAST_ONLY, LOW_IN_MISERE
from nineteenth.games.five_hundred.state import NOBODY, PLAY, SEATS, House, State
from nineteenth.games.five_hundred.suits import strength, suit_played

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
    there a joker not nominated must be played by whoever is void (F5.2a).

    Options (F5, F10, F12): `joker_leads` off allows no lead of such a joker before the last trick; with `joker_free` it
    may be played though its holder could follow; `joker_low` lets it lose to every card in a misère; `named_again` are
    suits, as bits, that it may be led in the name of once all their cards have been played. `second_joker` says that
    card 0 is the lower joker of the pack of 46, `fours` that the four of the trump colour is the lowest trump.
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
    joker_low: bool = False
    named_again: int = 0
    second_joker: bool = False
    fours: bool = False

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


def suit_orders(position: Position) -> tuple[tuple[int, ...], ...]:
    """The cards of each suit as the contract makes them, weakest first; then the jokers without suit (F1.4, F5)."""
    return orders_under(position.denomination, position.nominated, position.second_joker, position.fours)


@functools.cache
def orders_under(denomination: int, nominated: int, second_joker: bool, fours: bool) -> tuple[tuple[int, ...], ...]:
    """`suit_orders` by what they depend on; where a card belongs and what it beats the rules themselves say."""
    jokers = 1 << JOKER | (1 << SECOND_JOKER if second_joker else 0)
    state = cast(State, SimpleNamespace(trump=denomination, nominated=nominated, misere=0))
    house = cast(House, SimpleNamespace(jokers=jokers, fours=fours))
    orders: list[list[int]] = [[] for _ in range(SUIT_COUNT + 1)]
    for card in range(CARDS):
        orders[suit_played(state, house, card)].append(card)
    return tuple(tuple(sorted(order, key=lambda card: strength(state, house, card))) for order in orders)


def play_name(card: int, named: int = UNNAMED, *, second_joker: bool = False) -> str:
    """A play as files of deals write it: ``QH``, ``TD`` for the ten, ``JK>S`` for the joker led naming spades.

    >>> play_name(62, 0), play_name(42), play_name(38)
    ('JK>S', 'JD', 'TD')
    """
    name = card_name(card, second_joker=second_joker).replace("10", "T")
    return name if named == UNNAMED else f"{name}>{'SCDH'[named]}"


def position_of(state: State, house: House) -> Position:
    """The position of a game in play; ValueError if it is not in the play, or if no side has the contract.

    All hands must be known: a view of one seat will not do, a full state or a guess of one will.
    """
    if state.phase != PLAY:
        raise ValueError("only the play of a hand can be solved: the auction must be over and the discards put away")
    if state.contractor == NOBODY:
        raise ValueError("there are no two sides where everybody passed and each plays for himself")
    seats = [hand for hand in range(house.hands) if not state.sitting >> hand & 1]
    first = seats.index(state.leader)
    order = [seats[(first + step) % len(seats)] for step in range(state.in_trick)]
    in_hands = 0
    for seat in seats:
        in_hands |= state.hands[seat]
        if state.hands[seat].bit_count() != state.held[seat]:
            raise ValueError(f"hand {seat} is not known in full")
    again = 0
    if house.joker_nt == FIRST_OR_LAST:
        for suit in range(SUIT_COUNT):
            if house.plain[suit] & ~state.played & ~in_hands == 0:
                again |= 1 << suit
    return Position(
        hands=tuple(state.hands[hand] for hand in range(house.hands)),
        contractors=state.allies,
        turn=state.turn,
        denomination=state.trump,
        misere=bool(state.misere),
        sitting_out=state.sitting,
        trick=tuple(state.record[state.done * SEATS + hand] for hand in order),
        named=state.named[state.done] if state.in_trick else UNNAMED,
        nominated=state.nominated,
        led_suits=state.led_suits,
        joker_leads=house.joker_nt != LEAD_LAST_ONLY,
        joker_free=house.joker_nt == ALWAYS_PLAYABLE,
        joker_low=house.joker_nt == LOW_IN_MISERE,
        named_again=again,
        second_joker=bool(house.jokers >> SECOND_JOKER & 1),
        fours=bool(house.fours),
    )
