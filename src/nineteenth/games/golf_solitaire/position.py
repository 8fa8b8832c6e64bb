"""Any situation of a real table of Golf Solitaire as a dictionary.

    {
        "columns": ["TD 2S 8S 6S 3H", …],     one text a column, the uncovered card last; "-" is an empty column
        "discard": "QH ? 2H",                 the last card is the top; "?" is a card nobody has told
        "stock": "3C AC …" or a number        the first card is the next one turned; absent: all that is left
        "totals": [4], "rounds": 2            the round of golf so far
    }

Columns may be shorter than dealt. All cards of the pack must be there; those not told are drawn from the seed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nineteenth import cards, chance
from nineteenth.games.contract import PositionError, Sentence
from nineteenth.games.golf_solitaire.options import MAX_COLUMNS, MAX_ROWS, GolfSolitaireOptions
from nineteenth.games.golf_solitaire.rules import fill_pack, has_ended
from nineteenth.games.golf_solitaire.state import CARD_KINDS, EMPTY, MAX_PACK, House, State
from nineteenth.games.golf_solitaire.view import column_cards

KEYS = ("columns", "discard", "stock", "totals", "rounds")
UNTOLD = -2


def _fault(name: str, **args: Any) -> PositionError:
    return PositionError(Sentence(f"golf_solitaire-position-{name}", args))


def set_up(given: Mapping[str, Any], options: GolfSolitaireOptions, o: House, seed: str) -> State:
    """The state that `given` describes; untold cards are drawn from `seed`. PositionError names what cannot be."""
    for key in given:
        if key not in KEYS:
            raise _fault("unknown-key", key=str(key), known=", ".join(KEYS))
    columns = _columns(given.get("columns"), o)
    discard = _cards(given.get("discard", ""), "discard")
    if not discard:
        raise _fault("no-discard")
    told = given.get("stock")
    stock = None if told is None or type(told) is int else _cards(told, "stock")
    loose = _loose(o, [*(card for column in columns for card in column), *discard, *(stock or [])], seed)
    untold = discard.count(UNTOLD) + (stock or []).count(UNTOLD)
    size = len(loose) - untold if stock is None else 0
    if size < 0 or (type(told) is int and told != size) or (stock is not None and len(loose) != untold):
        wanted = untold + (told if type(told) is int else 0)
        raise _fault("count", missing=wanted - len(loose), size=o.packs * 52 + o.jokers)
    s = State()
    discard = [loose.pop() if card == UNTOLD else card for card in discard]
    stock = [loose.pop() if card == UNTOLD else card for card in (stock if stock is not None else [UNTOLD] * size)]
    _lay_out(s, columns, discard, stock)
    _count_in(s, o, given)
    s.generator = chance.generator(f"{seed}/position")
    s.over = has_ended(s, o)
    return s


def _columns(given: Any, o: House) -> list[list[int]]:
    if not isinstance(given, (list, tuple)) or len(given) != o.columns:
        raise _fault("columns", columns=o.columns)
    columns = []
    for number, text in enumerate(given, 1):
        column = [] if text == "-" else _cards(text, f"column {number}")
        if len(column) > o.rows:
            raise _fault("rows", column=number, count=len(column), rows=o.rows)
        if UNTOLD in column:
            raise _fault("untold", column=number)
        columns.append(column)
    return columns


def _cards(text: Any, where: str) -> list[int]:
    if isinstance(text, (list, tuple)):
        text = " ".join(map(str, text))
    if not isinstance(text, str):
        raise _fault("not-cards", where=where)
    return [UNTOLD if word == "?" else _card(word, where) for word in text.split()]


def _card(word: str, where: str) -> int:
    try:
        return cards.number(word)
    except cards.CardError:
        raise _fault("no-card", text=word, where=where) from None


def _loose(o: House, told: list[int], seed: str) -> list[int]:
    """The cards of the pack that were not told, in an order drawn from `seed`."""
    pack = [0] * MAX_PACK
    size = fill_pack(o, pack)
    left = [pack[:size].count(card) for card in range(CARD_KINDS)]
    for card in told:
        if card != UNTOLD:
            left[card] -= 1
            if left[card] < 0:
                raise _fault("too-many", card=cards.name(card), count=pack[:size].count(card))
    return chance.shuffled([card for card in range(CARD_KINDS) for _ in range(left[card])], f"{seed}/position")


def _lay_out(s: State, columns: list[list[int]], discard: list[int], stock: list[int]) -> None:
    s.tableau = [EMPTY] * (MAX_COLUMNS * MAX_ROWS)
    for number, column in enumerate(columns):
        s.heights[number] = len(column)
        s.tableau[number * MAX_ROWS : number * MAX_ROWS + len(column)] = column
    s.left = sum(s.heights)
    s.discard[: len(discard)] = discard
    s.discard_count = len(discard)
    s.stock[: len(stock)] = reversed(stock)
    s.stock_count = len(stock)


def _count_in(s: State, o: House, given: Mapping[str, Any]) -> None:
    totals, rounds = given.get("totals", [0]), given.get("rounds", 0)
    if not isinstance(totals, (list, tuple)) or len(totals) != 1 or type(totals[0]) is not int:
        raise _fault("totals")
    if type(rounds) is not int or not 0 <= rounds < o.deals:
        raise _fault("rounds", deals=o.deals)
    s.totals[0], s.rounds = totals[0], rounds


def describe(s: State, options: GolfSolitaireOptions, o: House) -> dict[str, Any]:
    """The dictionary from which `set_up` makes this state again (but for the generator's words)."""
    return {
        "columns": [" ".join(column_cards(s, column)) or "-" for column in range(o.columns)],
        "discard": " ".join(cards.name(card) for card in s.discard[: s.discard_count]),
        "stock": " ".join(cards.name(card) for card in reversed(s.stock[: s.stock_count])),
        "totals": [s.totals[0]],
        "rounds": s.rounds,
    }
