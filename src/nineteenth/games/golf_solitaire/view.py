"""What the player may know: everything but the order of the stock; events and the account of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nineteenth import cards
from nineteenth.games.contract import SPECTATOR, Sentence
from nineteenth.games.golf_solitaire.options import MAX_ROWS, GolfSolitaireOptions
from nineteenth.games.golf_solitaire.rules import LEFT, PLAY, POINTS, STOCK, TURN, play_refusal
from nineteenth.games.golf_solitaire.state import House, State

copy_public = State.copy_public


def fill_view(s: State, o: House, seat: int, v: State) -> None:
    """Write what anybody may see to the blank `v`: all but the stock."""
    copy_public(s, v)


def present(v: State, o: House, options: GolfSolitaireOptions, seat: int) -> dict[str, Any]:
    """The view in cards, ready for JSON; columns from the covered end to the uncovered one."""
    return {
        "game": "golf_solitaire",
        "phase": "over" if v.over else "play",
        "seat": None if seat == SPECTATOR else seat,
        "turn": None if v.over else 0,
        "dealer": v.dealer,
        "round": v.rounds + 1,
        "rounds": o.deals,
        "rows": o.rows,
        "columns": [column_cards(v, column) for column in range(o.columns)],
        "playable": [c + 1 for c in range(o.columns) if not v.over and play_refusal(v, o, c) == 0],
        "discard": [cards.name(card) for card in v.discard[: v.discard_count]],
        "stock": v.stock_count,
        "left": v.left,
        "seats": [{"total": v.totals[0]}],
    }


def column_cards(v: State, column: int) -> list[str]:
    """The names of a column's cards, the uncovered one last."""
    return [cards.name(card) for card in v.tableau[column * MAX_ROWS : column * MAX_ROWS + v.heights[column]]]


def event(before: State, after: State, o: House, seat: int, move: int, viewer: int) -> dict[str, Any]:
    """A move as everybody sees it."""
    card = cards.name(after.discard[after.discard_count - 1])
    happened: dict[str, Any] = {"seat": seat, "kind": "turn" if move == TURN else "play", "card": card}
    if move != TURN:
        happened["column"] = move - PLAY + 1
    if after.over:
        happened["over"] = True
        happened["left"] = after.left
    return happened


def narrate(event: Mapping[str, Any]) -> Sentence:
    """The event as a line of the log."""
    args = {key: event[key] for key in ("seat", "card", "column") if key in event}
    return Sentence(f"golf_solitaire-log-{event['kind']}", args)


def account(numbers: Sequence[int], s: State, o: House, options: GolfSolitaireOptions) -> list[list[Sentence]]:
    """How the points came about (S9)."""
    left, stock, points = numbers[LEFT], numbers[STOCK], numbers[POINTS]
    if left:
        lines = [Sentence("golf_solitaire-account-left", {"count": left}, "S9")]
    elif o.bonus_for_stock:
        lines = [Sentence("golf_solitaire-account-bonus", {"count": stock}, "S9")]
    else:
        lines = [Sentence("golf_solitaire-account-cleared", {}, "S9")]
    return [[*lines, Sentence("golf_solitaire-account-total", {"points": points})]]
