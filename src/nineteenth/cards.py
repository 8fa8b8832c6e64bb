"""Cards, suits, ranks and their notation.

A card in words is a rank followed by a suit: ``QH``, ``10D``, ``AS``. Specials have names of their own: ``JK`` (joker),
``JK20``, ``JK15``, ``JK11`` (Karuselė's jokers) and ``BR`` (the Broom). What people type is read generously: any letter
case, ``T`` for ten, the suit signs ♠♥♦♣ (and ♤♡♢♧).

The standard pack is numbered ``suit * 13 + rank`` with suits S 0, C 1, D 2, H 3 (so that ``suit ^ 1`` is the other suit of
the same colour) and ranks A 0 … K 12; 52 is a joker. Games with other packs number their cards themselves and keep to these words.
"""

from __future__ import annotations

SUITS = ("S", "C", "D", "H")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SPECIALS = ("JK", "JK20", "JK15", "JK11", "BR")
JOKER = 52
STANDARD_PACK = 52
RANK_OF_JOKER = 13

_SIGNS = str.maketrans({"♠": "S", "♤": "S", "♣": "C", "♧": "C", "♦": "D", "♢": "D", "♥": "H", "♡": "H", "\ufe0f": None})
# Five Hundred for six adds 11, 12 and 13 to the pack.
_EXTRA_RANKS = ("11", "12", "13")


class CardError(ValueError):
    """A text that names no card; `text` is what was written."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} names no card")
        self.text = text


def canonical(text: str) -> str:
    """The card's one spelling: ``canonical("t♦") == "10D"``. CardError if `text` names no card of any game.

    >>> canonical("qh"), canonical("T♦"), canonical("joker"), canonical("jk20")
    ('QH', '10D', 'JK', 'JK20')
    """
    word = text.strip().translate(_SIGNS).upper()
    if word in ("JOKER", "JK", "JKR", "*"):
        return "JK"
    if word in ("BROOM", "BR"):
        return "BR"
    if word in SPECIALS:
        return word
    rank, suit = word[:-1], word[-1:]
    rank = "10" if rank == "T" else rank
    if suit in SUITS and (rank in RANKS or rank in _EXTRA_RANKS):
        return rank + suit
    raise CardError(text)


_NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS) + ("JK",)
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}


def name(card: int) -> str:
    """The word for a card of the standard pack (0–51) or its joker (52).

    >>> name(0), name(51), name(52)
    ('AS', 'KH', 'JK')
    """
    return _NAMES[card]


def number(text: str) -> int:
    """The number of a card of the standard pack, 0–52; CardError if `text` is none of them.

    >>> number("kh"), number("JK")
    (51, 52)
    """
    word = canonical(text)
    if word not in _NUMBERS:
        raise CardError(text)
    return _NUMBERS[word]
