"""Cards, suits and bids of Five Hundred in words: as players write them, and as sentences of the catalogue."""

from __future__ import annotations

from nineteenth import cards as notation
from nineteenth.games.contract import Sentence
from nineteenth.games.five_hundred.cards import (
    CARDS,
    SECOND_JOKER,
    SUIT_LETTERS,
    card_name,
    cards_in,
    parse_card,
)
from nineteenth.games.five_hundred.scoring import level
from nineteenth.games.five_hundred.state import BLIND_MISERE, CONTRACTS, MISERE, NO_TRUMPS, OPEN_MISERE, House, State
from nineteenth.games.five_hundred.suits import strength, suit_played

SECOND_JOKER_WORD = "JK2"
_MISERES = {MISERE: "misere", OPEN_MISERE: "open misere", BLIND_MISERE: "blind misere"}
_WORDS = tuple(notation.canonical(card_name(card)) for card in range(CARDS))
# Red and black in turn, so that neighbouring suits are easily told apart.
_ON_SCREEN = (3, 0, 2, 1, 4)


def card_word(card: int, o: House) -> str:
    """The word for a card, as all games write it: rank then suit, JK for the joker, JK2 for a second one."""
    if card == SECOND_JOKER and o.jokers & 1:
        return SECOND_JOKER_WORD
    return _WORDS[card]


def read_card(text: str, o: House) -> int:
    """The card that `text` names, in this pack or not; CardError if it names none of Five Hundred."""
    if text.strip().upper() == SECOND_JOKER_WORD:
        if o.jokers & 1:
            return SECOND_JOKER
        raise notation.CardError(text)
    word = notation.canonical(text)
    try:
        card = parse_card(word)
    except ValueError:
        raise notation.CardError(text) from None
    if card == SECOND_JOKER and o.jokers & 1:
        raise notation.CardError(text)  # that pack has no twos
    return card


def card_words(cards: int, o: House) -> list[str]:
    """The cards of a set, suit by suit from the lowest."""
    return [card_word(card, o) for card in cards_in(cards)]


def in_order(cards: int, s: State, o: House) -> list[str]:
    """The cards of a hand as players hold them: trumps with bowers and joker first, then suit by suit, each from the top."""

    def key(card: int) -> tuple[bool, int, int]:
        suit = suit_played(s, o, card)
        return suit != s.trump, _ON_SCREEN.index(suit), -strength(s, o, card)

    return [card_word(card, o) for card in sorted(cards_in(cards), key=key)]


def bid_word(contract: int, sans: int = 0) -> str:
    """The word for a bid: ``7H``, ``8NT``, ``open misere``, ``8S sans``.

    >>> bid_word(8), bid_word(14), bid_word(26), bid_word(10, 1)
    ('7H', '8NT', 'open misere', '8S sans')
    """
    if contract >= MISERE:
        word = _MISERES[contract]
    else:
        suit = contract % 5
        word = f"{level(contract)}{'NT' if suit == NO_TRUMPS else SUIT_LETTERS[suit]}"
    return f"{word} sans" if sans else word


def ladder(o: House) -> list[tuple[int, int]]:
    """All bids there are under these house rules, lowest first, each with whether it is made without the kitty."""
    bids = [(contract, sans) for contract in range(CONTRACTS) for sans in range(1 + o.sans_kitty)]
    there = [bid for bid in bids if bid[0] < MISERE or o.misere]
    there = [bid for bid in there if bid[0] != BLIND_MISERE or (o.blind_misere and not bid[1])]
    return sorted(there, key=lambda bid: (o.rank[bid[0] + CONTRACTS * bid[1]], bid))


def suit_sentence(suit: int) -> list[Sentence]:
    """The name of a suit, or “no trumps”, as an argument of another sentence."""
    return [Sentence(f"five_hundred-suit-{(*SUIT_LETTERS, 'NT')[suit].lower()}")]


def bid_sentence(contract: int, sans: int = 0) -> list[Sentence]:
    """A bid in words, as an argument of another sentence."""
    if contract >= MISERE:
        name, args = _MISERES[contract].replace(" ", "-"), {}
    else:
        name, args = "tricks", {"tricks": level(contract), "suit": suit_sentence(contract % 5)}
    bid = Sentence(f"five_hundred-bid-{name}", args)
    return [Sentence("five_hundred-bid-sans", {"bid": [bid]})] if sans else [bid]
