"""Many deals over all cores; deals that can be cleared; the deal of the day."""

from __future__ import annotations

import datetime as dt
import os
from collections.abc import Iterable, Iterator
from itertools import starmap
from typing import Any

from nineteenth.games.golf_solitaire.moves import say
from nineteenth.games.golf_solitaire.notation import Deal, parse_all
from nineteenth.games.golf_solitaire.numbered import daily, shuffled
from nineteenth.games.golf_solitaire.options import GolfSolitaireOptions
from nineteenth.games.golf_solitaire.state import House
from nineteenth.games.golf_solitaire.tables import freeze
from nineteenth.solvers.golf_solitaire.answer import ready_engine, solve
from nineteenth.solvers.golf_solitaire.dive import clears
from nineteenth.solvers.golf_solitaire.problem import from_deal, from_pack

FEW = 20  # so many are solved sooner than other processes and machine code are ready
EASY = 3000  # states of a depth-first search: what is cleared in so many need not be swept
PORTION = 16  # deals handed to a process at a time


def solve_lines(text: str, options: GolfSolitaireOptions, workers: int | None = None) -> Iterator[dict[str, Any]]:
    """For each deal in `text` (see `notation`), in order, what ``nineteenth solve golf_solitaire --json`` prints of it.

    The whole text is read before the first answer; DealError says on which line it is at fault.
    """
    return solve_deals(list(parse_all(text, options)), options, workers)


def solve_deals(
    deals: Iterable[Deal], options: GolfSolitaireOptions, workers: int | None = None
) -> Iterator[dict[str, Any]]:
    """For each deal ``{"deal": n, "fewest_left": k, "winnable": true, "line": […]}``; n counts from 1, a line's moves are words.

    `workers` processes share the work, by default one a core; a few deals are solved here and now.
    """
    house = freeze(options)
    questions = [(number, deal, house) for number, deal in enumerate(deals, 1)]
    if len(questions) <= FEW or workers == 1:
        yield from starmap(_few, questions)
        return
    # Loaded for many deals only: the first prompt of a game must not wait for it.
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        yield from pool.map(_many, questions, chunksize=PORTION)


def _few(number: int, deal: Deal, house: House) -> dict[str, Any]:
    return _answer(number, deal, house, ready_engine(from_deal(deal, house)))


def _many(question: tuple[int, Deal, House]) -> dict[str, Any]:
    return _answer(*question, None)


def _answer(number: int, deal: Deal, house: House, engine: str | None) -> dict[str, Any]:
    answer = solve(from_deal(deal, house), engine=engine)
    line = [say(move, house) for move in answer.line]
    return {"deal": number, "fewest_left": answer.fewest_left, "winnable": answer.winnable, "line": line}


def acceptable(options: GolfSolitaireOptions, house: House, pack: list[int]) -> bool:
    """Whether a shuffled pack makes the kind of deal that the house rules ask for (`deal_from`)."""
    if options.deal_from != "winnable":
        return True
    problem = from_pack(pack, house)
    easy = clears(problem, EASY)
    if easy is not None:
        return easy
    return solve(problem, line=False, engine=ready_engine(problem)).winnable


def daily_number(day: dt.date, options: GolfSolitaireOptions) -> int:
    """The number of the day's deal: the first of the day's numbers whose deal the house rules accept, the same everywhere."""
    house = freeze(options)
    return next(number for number in daily(day) if acceptable(options, house, shuffled(house, number)))
