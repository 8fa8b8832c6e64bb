"""A Golf view in sentences: what the terminal prints and a screen reader reads, a line for each thing on the table."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.games.golf.options import GolfOptions
from nineteenth.games.golf.state import House, State
from nineteenth.games.golf.view import present


def board(v: State, o: House, options: GolfOptions, seat: int) -> list[Sentence]:
    """The round, every seat's cards row by row, the piles, the card in hand, and whether somebody has closed."""
    shown = present(v, o, options, seat)
    lines = [Sentence("golf-board-round", {"round": shown["round"], "seat": shown["dealer"]})]
    lines += [_grid(shown, owner) for owner in range(o.players)]
    lines.append(_piles(shown))
    if shown["held"] is not None:
        lines.append(_held(shown["held"]))
    if shown["last_turns"]:
        lines.append(Sentence("golf-board-closed", {"seat": shown["closer"]}))
    return lines


def _grid(shown: dict[str, Any], owner: int) -> Sentence:
    seat, columns = shown["seats"][owner], shown["columns"]
    places = [_place(number, place, shown["in_hand"]) for number, place in enumerate(seat["places"], 1)]
    rows = [places[first : first + columns] for first in range(0, len(places), columns)]
    return Sentence("golf-board-grid", {"seat": owner, "places": rows, "total": seat["total"]})


def _place(number: int, place: dict[str, Any], in_hand: bool) -> Sentence:
    args = {"place": number, "card": place["card"] or "?"}
    if place["gone"]:
        return Sentence("golf-board-gone", args)
    if place["card"]:
        return Sentence("golf-board-up" if place["up"] or in_hand else "golf-board-known", args)
    return Sentence("golf-board-seen" if place["known"] else "golf-board-down", args)


def _piles(shown: dict[str, Any]) -> Sentence:
    if not shown["discard"]:
        return Sentence("golf-board-stock", {"stock": shown["stock"]})
    return Sentence("golf-board-piles", {"stock": shown["stock"], "card": shown["discard"][-1]})


def _held(held: dict[str, Any]) -> Sentence:
    if held["card"] is None:
        return Sentence("golf-board-held-unseen", {"seat": held["seat"]})
    return Sentence(f"golf-board-held-{held['from']}", {"seat": held["seat"], "card": held["card"]})
