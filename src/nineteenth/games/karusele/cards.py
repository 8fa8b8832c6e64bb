"""The 56 cards of Karuselė, their values and their names. A set of cards is one integer, bit n for card n.

Number cards come first, by value: ace of value 1 to ten, ``4 * (value - 1) + suit`` with suits S 0, C 1, D 2, H 3; then
the jokers worth 11, 15 and 20; then jacks, queens and kings, ``43 + 4 * rank + suit``; last the Broom.
"""

from __future__ import annotations

from nineteenth import cards
from nineteenth.bits import lowest

CARDS = 56
JOKER11, JOKER15, JOKER20 = 40, 41, 42
FIRST_COURT = 43
BROOM = 55
LARGEST = 20  # the highest value there is (K6)

TEN_OF_DIAMONDS = 38
TWO_OF_SPADES = 4

NUMBERS = (1 << FIRST_COURT) - 1  # aces to tens and the jokers
JOKERS = 1 << JOKER11 | 1 << JOKER15 | 1 << JOKER20
COURTS = (1 << BROOM) - (1 << FIRST_COURT)
SPECIALS = JOKERS | 1 << BROOM
ACES = 15
SPADES = sum(1 << card for card in (*range(0, 40, 4), 43, 47, 51))

_NAMES = (
    *(f"{rank}{suit}" for rank in ("A", *range(2, 11)) for suit in cards.SUITS),
    *("JK11", "JK15", "JK20"),
    *(f"{rank}{suit}" for rank in "JQK" for suit in cards.SUITS),
    "BR",
)
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}


def value_of(card: int) -> int:
    """K6: 1 … 10, 11, 15 or 20; 0 for jacks, queens, kings and the Broom."""
    if card < JOKER11:
        return (card >> 2) + 1
    if card == JOKER11:
        return 11
    if card == JOKER15:
        return 15
    return 20 if card == JOKER20 else 0


def cards_of(value: int) -> int:
    """The set of cards of a value; empty where no card has it."""
    if 1 <= value <= 10:
        return 15 << (4 * (value - 1))
    if value == 11:
        return 1 << JOKER11
    if value == 15:
        return 1 << JOKER15
    return 1 << JOKER20 if value == 20 else 0


def total_of(numbers: int) -> int:
    """The sum of a set of number cards."""
    total = 0
    while numbers:
        total += value_of(lowest(numbers))
        numbers &= numbers - 1
    return total


def court_rank(card: int) -> int:
    """0 jack, 1 queen, 2 king; for court cards only."""
    return (card - FIRST_COURT) >> 2


def rank_shift(card: int) -> int:
    """Where the four cards of a court card's rank begin in a set."""
    return FIRST_COURT + 4 * court_rank(card)


def is_court(card: int) -> bool:
    """Whether `card` is a jack, queen or king."""
    return FIRST_COURT <= card < BROOM


def name(card: int) -> str:
    """The card in words.

    >>> name(0), name(38), name(JOKER20), name(54), name(BROOM)
    ('AS', '10D', 'JK20', 'KH', 'BR')
    """
    return _NAMES[card]


def number(text: str) -> int:
    """The card that a player names; `nineteenth.cards.CardError` if it is none of this pack.

    >>> number("10♦"), number("jk20"), number("broom")
    (38, 42, 55)
    """
    word = cards.canonical(text)
    if word not in _NUMBERS:
        raise cards.CardError(text)
    return _NUMBERS[word]


def members(cards_set: int) -> list[int]:
    """The cards of a set, lowest number first."""
    return [card for card in range(CARDS) if cards_set >> card & 1]


def names(cards_set: int) -> list[str]:
    """The cards of a set in words, lowest number first."""
    return [_NAMES[card] for card in members(cards_set)]
