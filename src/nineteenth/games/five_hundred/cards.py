"""The 63 cards of Five Hundred as the numbers 0..62, so that any set of cards is one non-negative 64-bit integer.

Cards lie by suit in the ladder's order (F2.2), spades 0-14, clubs 15-29, diamonds 30-45, hearts 46-61, and within a
suit by their plain strength (F1.1, F10): 2 3 ... 10 11 12 (13, red suits only) J Q K A. The joker is 62. The other suit
of the same colour is `suit ^ 1`. Bowers and the joker's rank under a contract belong to the rules, not to this table.

The pack of 46 (F10, 4us) has a second, lower joker and no twos: there, and only there, card 0 is that joker.
"""

from __future__ import annotations

from collections.abc import Iterable

from nineteenth.cards import CardError, canonical

SPADES, CLUBS, DIAMONDS, HEARTS = 0, 1, 2, 3
NO_SUIT = 4
SUIT_LETTERS = "SCDH"

CARDS = 63
JOKER = 62
# Only in the pack of 46, where the two of spades is not in play.
SECOND_JOKER = 0

# A rank means the same strength in every suit; black suits merely lack the 13.
RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "J", "Q", "K", "A")
THIRTEEN, JACK, QUEEN, KING, ACE = 11, 12, 13, 14, 15
JOKER_RANK = 16

_SUIT_RANKS = tuple(
    tuple(rank for rank in range(16) if rank != THIRTEEN or suit in (DIAMONDS, HEARTS)) for suit in range(4)
)
SUIT_OF = (*(suit for suit in range(4) for _ in _SUIT_RANKS[suit]), NO_SUIT)
RANK_OF = (*(rank for suit in range(4) for rank in _SUIT_RANKS[suit]), JOKER_RANK)
FIRST_OF_SUIT = (0, 15, 30, 46)
# Printed suits, and an empty fifth for the joker; the bits of a card set.
SUIT_MASKS = (*(sum(1 << card for card in range(62) if SUIT_OF[card] == suit) for suit in range(4)), 0)
JACKS = (11, 26, 42, 58)


def suit_of(card: int) -> int:
    """The printed suit 0..3 of `card` (0..62); 4 for the joker."""
    return SUIT_OF[card]


def rank_of(card: int) -> int:
    """The plain rank 0..15 of `card`, two to ace with 11, 12, 13 between ten and jack; 16 for the joker."""
    return RANK_OF[card]


def card_of(suit: int, rank: int) -> int:
    """The card of `suit` 0..3 and `rank` 0..15; a black 13 does not exist and must not be asked for.

    >>> card_of(DIAMONDS, JACK)
    42
    """
    card = FIRST_OF_SUIT[suit] + rank
    if suit < DIAMONDS and rank > THIRTEEN:
        card -= 1
    return card


def card_name(card: int, *, second_joker: bool = False) -> str:
    """`card` as players write it, rank then suit; ``second_joker`` says that card 0 is the lower joker.

    >>> [card_name(card) for card in (8, 9, 41, 42, 61, 62)]
    ['10S', '11S', '13D', 'JD', 'AH', 'JK']
    >>> card_name(0), card_name(0, second_joker=True)
    ('2S', 'JK2')
    """
    if card == JOKER:
        return "JK"
    if second_joker and card == SECOND_JOKER:
        return "JK2"
    return RANK_NAMES[RANK_OF[card]] + SUIT_LETTERS[SUIT_OF[card]]


_BY_NAME = {card_name(card): card for card in range(CARDS)} | {"JK2": SECOND_JOKER}


def parse_card(text: str) -> int:
    """The card a player names: ``10D``, ``TD`` or ``10♦``, ``JK``, any case. ValueError for anything else.

    >>> parse_card("10d") == parse_card("TD"), parse_card("JK")
    (True, 62)
    >>> parse_card("13S")
    Traceback (most recent call last):
        ...
    ValueError: '13S' is no card of Five Hundred; write rank then suit, as in 10D, 11S or QH, and JK for the joker
    """
    try:
        word = text.strip().upper() if text.strip().upper() in _BY_NAME else canonical(text)
        return _BY_NAME[word]
    except (CardError, KeyError):
        raise ValueError(
            f"{text!r} is no card of Five Hundred; write rank then suit, as in 10D, 11S or QH, and JK for the joker"
        ) from None


def card_set(cards: Iterable[int]) -> int:
    """The set of `cards` as bits; a card given twice counts once.

    >>> card_set([0, 62]) == 1 | 1 << 62
    True
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: int) -> list[int]:
    """The cards of a set, lowest number first.

    >>> [card_name(card) for card in cards_in(JACK_SET)]
    ['JS', 'JC', 'JD', 'JH']
    """
    return [card for card in range(CARDS) if mask >> card & 1]


JACK_SET = card_set(JACKS)


def _from(lowest: tuple[int, int, int, int], *, between: bool = False) -> int:
    """A pack: each suit from its `lowest` rank up, the joker aside; with 11, 12, 13 only if `between`."""
    return card_set(
        card
        for card in range(62)
        if RANK_OF[card] >= lowest[SUIT_OF[card]] and (between or not 9 <= RANK_OF[card] <= THIRTEEN)
    )


# F1.1 and F10: the packs by their number of cards.
PACKS = {
    24: _from((7, 7, 7, 7)),
    25: _from((7, 7, 7, 7)) | 1 << JOKER,
    33: _from((5, 5, 5, 5)) | 1 << JOKER,
    43: _from((3, 3, 2, 2)) | 1 << JOKER,
    45: _from((2, 2, 2, 2)) | 1 << JOKER,
    46: _from((2, 2, 2, 2)) | 1 << JOKER | 1 << SECOND_JOKER,
    53: _from((0, 0, 0, 0)) | 1 << JOKER,
    63: _from((0, 0, 0, 0), between=True) | 1 << JOKER,
}
