"""Deals by number, and the number of the day: the same on every machine.

Deal n is `chance.shuffled` of the unshuffled pack for the seed text of n, dealt by the rules: what
``game("golf_solitaire").deal(seed=n)`` deals. The number of a day comes from the same stream of SHA-256 words.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from nineteenth import cards, chance
from nineteenth.games.golf_solitaire.notation import Deal
from nineteenth.games.golf_solitaire.rules import deal as deal_out
from nineteenth.games.golf_solitaire.rules import fill_pack
from nineteenth.games.golf_solitaire.state import MAX_PACK, House, State
from nineteenth.games.golf_solitaire.view import column_cards

NUMBERS = 1_000_000  # the day's numbers lie in 1 … NUMBERS


def daily(day: dt.date) -> Iterator[int]:
    """The numbers of a day, endlessly; the first is the day's deal, the next ones stand in where a deal must be clearable.

    >>> import datetime as dt, itertools
    >>> list(itertools.islice(daily(dt.date(2026, 11, 30)), 3))
    [623685, 465059, 986400]
    """
    for word in chance.words(f"golf_solitaire/day/{day.isoformat()}"):
        yield word % NUMBERS + 1


def shuffled(house: House, number: int | str) -> list[int]:
    """The shuffled pack of deal `number` under these house rules, its first card on top."""
    pack = [0] * MAX_PACK
    return chance.shuffled(pack[: fill_pack(house, pack)], str(number))


def numbered(house: House, number: int | str) -> Deal:
    """Deal `number` in words."""
    pack = shuffled(house, number)
    state = State()
    deal_out(state, house, pack + [0] * (MAX_PACK - len(pack)), len(pack))
    columns = tuple(tuple(column_cards(state, column)) for column in range(house.columns))
    stock = [state.discard[0], *reversed(state.stock[: state.stock_count])]
    return Deal(columns, tuple(cards.name(card) for card in stock))
