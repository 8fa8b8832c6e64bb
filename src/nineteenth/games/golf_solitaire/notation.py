"""Deals as text, read in all common layouts and printed in one.

The house layout is a line a column, from the covered end to the uncovered one, and then a line with the stock in the order in
which it is turned; its first card begins the discard pile. Read as well: the stock before the columns; the piles named
as solver programs name them (``Foundations:`` for the card or cards on the discard pile, ``Talon:`` or ``Stock:`` for the rest,
before or after the columns, over several lines if need be); columns with a number, a letter or a colon before them; commas;
``#`` and what follows it on a line; JSON lines with ``columns``, ``discard`` and ``stock``. Ranks are A 2 … 9 10 or T J Q K
in any letter case, suits letters or signs or left out altogether, jokers JK.

Deals follow one another with a blank line between; a JSON deal is one line.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from nineteenth import cards
from nineteenth.games.contract import PositionError, Sentence
from nineteenth.games.golf_solitaire.options import GolfSolitaireOptions

DISCARD_NAMES = ("foundations", "foundation", "discard", "waste")
STOCK_NAMES = ("talon", "stock", "deck")
_LABEL = re.compile(r"^\s*(?P<name>[A-Za-z]*)\s*(?P<number>\d*)\s*:")
_RANK_INDEX = {rank: index for index, rank in enumerate(cards.RANKS)}


class DealError(PositionError):
    """A text that is no deal: `line` counts from 1, `sentence` says what is wrong with it."""

    def __init__(self, line: int, fault: Sentence) -> None:
        self.line = line
        self.fault = fault
        super().__init__(Sentence("golf_solitaire-deal-error", {"line": line, "fault": [fault]}, fault.rule))


class Deal(NamedTuple):
    """Cards as words (``QH``, ``10D``, ``JK``), or ranks alone (``Q``) where the text gave no suits.

    `columns` from the covered end to the uncovered one, `stock` in the order of turning, the card that begins the discard
    pile first.
    """

    columns: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]

    @property
    def column_ranks(self) -> tuple[tuple[int, ...], ...]:
        """The columns' ranks, ace 0 … king 12, joker 13."""
        return tuple(tuple(rank_index(card) for card in column) for column in self.columns)

    @property
    def stock_ranks(self) -> tuple[int, ...]:
        """The stock's ranks."""
        return tuple(rank_index(card) for card in self.stock)

    @property
    def has_suits(self) -> bool:
        """Whether the cards have suits."""
        return all(card == "JK" or card[-1] in cards.SUITS for card in self.all_cards)

    @property
    def all_cards(self) -> list[str]:
        """Every card, columns first."""
        return [card for column in self.columns for card in column] + list(self.stock)

    def with_suits(self) -> Deal:
        """The same deal with suits given to the ranks in turn, for a table where cards have faces."""
        if self.has_suits:
            return self
        seen: Counter[str] = Counter()

        def dress(card: str) -> str:
            seen[card] += 1
            return card if card == "JK" else card + cards.SUITS[(seen[card] - 1) % 4]

        columns = tuple(tuple(dress(card) for card in column) for column in self.columns)
        return Deal(columns, tuple(dress(card) for card in self.stock))

    def position(self) -> dict[str, Any]:
        """The deal as a position (see position.py)."""
        dressed = self.with_suits()
        return {
            "columns": [" ".join(column) for column in dressed.columns],
            "discard": dressed.stock[0],
            "stock": " ".join(dressed.stock[1:]),
        }


class _Line(NamedTuple):
    number: int
    name: str  # "discard", "stock" or "" for a line without a pile's name
    cards: list[str]


def rank_index(card: str) -> int:
    """The rank of a card's word, ace 0 … king 12, joker 13."""
    if card == "JK":
        return cards.RANK_OF_JOKER
    return _RANK_INDEX[card if card in _RANK_INDEX else card[:-1]]


def parse(text: str, options: GolfSolitaireOptions) -> Deal:
    """The one deal in `text`; DealError says on which line what is wrong, a card that is there twice included."""
    deals = list(parse_all(text, options))
    if not deals:
        raise DealError(1, Sentence("golf_solitaire-deal-empty"))
    if len(deals) > 1:
        raise DealError(1, Sentence("golf_solitaire-deal-several", {"count": len(deals)}))
    return deals[0]


def parse_all(text: str, options: GolfSolitaireOptions) -> Iterator[Deal]:
    """The deals in `text`, one after another; DealError at the first that is none."""
    block: list[tuple[int, str]] = []
    number = 0
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip().lstrip("\ufeff")
        if line.startswith("{"):
            if block:
                yield _read(block, options)
                block = []
            yield _read_json(number, line, options)
        elif line:
            block.append((number, line))
        elif block:
            yield _read(block, options)
            block = []
    if block:
        yield _read(block, options)


def _read(block: list[tuple[int, str]], options: GolfSolitaireOptions) -> Deal:
    lines = list(_lines(block))
    columns, discard, stock = _sort(lines, options)
    return _checked(columns, discard, stock, lines[-1].number, options)


def _lines(block: list[tuple[int, str]]) -> Iterator[_Line]:
    name = ""
    for number, line in block:
        label = _LABEL.match(line)
        if label is None:
            # A pile may go on over several lines, but those look like columns; a name holds for its own line.
            name = ""
        else:
            line = line[label.end() :]
            name = _pile(label["name"].lower(), number, label[0])
        yield _Line(number, name, [_card(word, number) for word in line.replace(",", " ").split() if word != "-"])


def _pile(word: str, number: int, label: str) -> str:
    if word in DISCARD_NAMES:
        return "discard"
    if word in STOCK_NAMES:
        return "stock"
    if word in ("", "column", "col", "tableau", "pile") or len(word) == 1:
        return ""
    raise DealError(number, Sentence("golf_solitaire-deal-label", {"text": label.strip()}))


def _card(word: str, number: int) -> str:
    rank = "10" if word in ("t", "T") else word.upper()
    if rank in _RANK_INDEX:
        return rank
    try:
        return cards.name(cards.number(word))
    except cards.CardError:
        raise DealError(number, Sentence("golf_solitaire-deal-no-card", {"text": word[:20]})) from None


def _sort(lines: list[_Line], options: GolfSolitaireOptions) -> tuple[list[_Line], list[str], list[str]]:
    """Which lines are columns, and the cards of the piles."""
    discard = [card for line in lines if line.name == "discard" for card in line.cards]
    named = [line for line in lines if line.name == "stock"]
    stock = [card for line in named for card in line.cards]
    plain = [line for line in lines if not line.name and line.cards]
    if named:
        return plain, discard, stock
    # Without a name the stock is what is left beside the columns: after them, or before them if that fits.
    extra = len(plain) - options.columns
    stock_first = extra > 0 and len(plain[0].cards) != options.rows
    if stock_first and all(len(line.cards) == options.rows for line in plain[extra:]):
        return plain[extra:], discard, [card for line in plain[:extra] for card in line.cards]
    rest = plain[options.columns :]
    return plain[: options.columns], discard, [card for line in rest for card in line.cards]


def _checked(
    columns: list[_Line], discard: list[str], stock: list[str], last: int, options: GolfSolitaireOptions
) -> Deal:
    if len(columns) != options.columns:
        args = {"columns": options.columns, "count": len(columns)}
        raise DealError(columns[-1].number if columns else last, Sentence("golf_solitaire-deal-columns", args, "S2"))
    for line in columns:
        if len(line.cards) != options.rows:
            args = {"rows": options.rows, "count": len(line.cards)}
            raise DealError(line.number, Sentence("golf_solitaire-deal-rows", args, "S2"))
    pile = discard + stock
    if len(pile) != options.stock:
        raise DealError(last, Sentence("golf_solitaire-deal-stock", {"stock": options.stock, "count": len(pile)}, "S3"))
    deal = Deal(tuple(tuple(line.cards) for line in columns), tuple(pile))
    _count(deal, last, options)
    return deal


def _count(deal: Deal, last: int, options: GolfSolitaireOptions) -> None:
    """S1: no card more often than the pack has it, and suits for all cards or for none."""
    found = Counter(deal.all_cards)
    bare = sum(count for card, count in found.items() if card in _RANK_INDEX)
    if bare and bare + found["JK"] != len(deal.all_cards):
        raise DealError(last, Sentence("golf_solitaire-deal-mixed", {}, "S1"))
    for card, count in found.items():
        have = options.jokers if card == "JK" else options.packs * (4 if card in _RANK_INDEX else 1)
        if count > have:
            args = {"card": card, "count": count, "have": have}
            raise DealError(last, Sentence("golf_solitaire-deal-twice", args, "S1"))


def _read_json(number: int, line: str, options: GolfSolitaireOptions) -> Deal:
    try:
        given = json.loads(line)
        columns = [_words(column) for column in given["columns"]]
        discard, stock = _words(given["discard"]), _words(given["stock"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise DealError(number, Sentence("golf_solitaire-deal-json")) from None
    read = [_Line(number, "", [_card(word, number) for word in column]) for column in columns]
    piles = [[_card(word, number) for word in pile] for pile in (discard, stock)]
    return _checked(read, piles[0], piles[1], number, options)


def _words(given: Any) -> list[str]:
    if isinstance(given, str):
        return given.replace(",", " ").split()
    return [str(word) for word in given]


def write(deal: Deal) -> str:
    """The deal in the house layout: a line a column, then the stock.

    >>> print(write(Deal((("QH", "2S"), ("10D", "AC")), ("3S", "4S"))))
    QH 2S
    10D AC
    3S 4S
    """
    return "\n".join(" ".join(run) for run in (*deal.columns, deal.stock))


def write_json(deal: Deal, number: int) -> str:
    """The deal as a line of JSON, as in files of many deals."""
    columns = [" ".join(column) for column in deal.columns]
    return json.dumps({"id": number, "columns": columns, "discard": deal.stock[0], "stock": " ".join(deal.stock[1:])})
