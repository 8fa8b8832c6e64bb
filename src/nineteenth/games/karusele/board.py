"""A Karuselė view in sentences: what the terminal prints and a screen reader reads, a line for each thing on the table."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.games.karusele.options import KaruseleOptions
from nineteenth.games.karusele.state import House, State
from nineteenth.games.karusele.view import present


def board(v: State, o: House, options: KaruseleOptions, seat: int) -> list[Sentence]:
    """The deal, the loose cards, each pile, every seat's hand, each side's score so far, and the turn in progress."""
    shown = present(v, o, options, seat)
    stock = {"round": shown["round"], "seat": shown["dealer"], "stock": shown["stock"]}
    lines = [Sentence("karusele-board-deal", stock)]
    lines.append(_table(shown["table"]))
    lines += [_pile(pile) for pile in shown["piles"]]
    lines += [_hand(owner, hand) for owner, hand in enumerate(shown["seats"])]
    lines += [_side(shown, side) for side in range(len(shown["sides"]))]
    if shown["last_capturer"] is not None:
        lines.append(Sentence("karusele-board-last-capturer", {"seat": shown["last_capturer"]}))
    if shown["begun"]:
        lines.append(_begun(shown["begun"], shown["turn"]))
    lines += [Sentence(warning) for warning in shown["warnings"]]
    return lines


def _table(cards: list[str]) -> Sentence:
    if not cards:
        return Sentence("karusele-board-empty")
    return Sentence("karusele-board-table", {"cards": " ".join(cards)})


def _pile(pile: dict[str, Any]) -> Sentence:
    args = {"value": pile["value"], "cards": " ".join(pile["cards"]), "seat": pile["owner"], "sets": pile["sets"]}
    return Sentence("karusele-board-pile" if pile["sets"] == 1 else "karusele-board-pile-of-sets", args)


def _hand(owner: int, hand: dict[str, Any]) -> Sentence:
    if hand["cards"] is None or not hand["cards"]:
        return Sentence("karusele-board-hand-hidden", {"seat": owner, "count": hand["count"]})
    return Sentence("karusele-board-hand", {"seat": owner, "cards": " ".join(hand["cards"])})


def _side(shown: dict[str, Any], side: int) -> Sentence:
    it = shown["sides"][side]
    args = {key: it[key] for key in ("cards", "points", "total")}
    if not shown["partnerships"]:
        return Sentence("karusele-board-side", {**args, "seat": it["seats"][0]})
    return Sentence("karusele-board-partners", {**args, "first_seat": it["seats"][0], "second_seat": it["seats"][1]})


def _begun(begun: dict[str, Any], turn: int) -> Sentence:
    args = {"seat": turn, "card": begun["card"], "value": begun["value"], "cards": " ".join(begun["cards"]) or "–"}
    return Sentence(f"karusele-board-{begun['kind']}", args)
