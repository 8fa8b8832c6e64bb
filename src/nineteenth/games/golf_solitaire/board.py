"""The view in sentences: what the terminal prints and a screen reader reads, a line for each thing on the table."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.games.golf_solitaire.options import GolfSolitaireOptions
from nineteenth.games.golf_solitaire.state import House, State
from nineteenth.games.golf_solitaire.view import present


def board(v: State, o: House, options: GolfSolitaireOptions, seat: int) -> list[Sentence]:
    """The deal's number, every column, and the piles."""
    shown = present(v, o, options, seat)
    lines = [Sentence("golf_solitaire-board-round", {"round": shown["round"], "rounds": o.deals, "total": v.totals[0]})]
    lines += [_column(number, column) for number, column in enumerate(shown["columns"], 1)]
    piles = {"card": shown["discard"][-1] if shown["discard"] else "–", "stock": v.stock_count, "left": v.left}
    return [*lines, Sentence("golf_solitaire-board-piles", piles)]


def _column(number: int, column: list[str]) -> Sentence:
    args: dict[str, Any] = {"column": number, "cards": " ".join(column[:-1]), "card": column[-1] if column else ""}
    name = "empty" if not column else "single" if len(column) == 1 else "column"
    return Sentence(f"golf_solitaire-board-{name}", args)
