"""A Five Hundred view in sentences: what the terminal prints and a screen reader reads, a line for each thing on the table."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.games.five_hundred.cards import SUIT_LETTERS
from nineteenth.games.five_hundred.options import FiveHundredOptions
from nineteenth.games.five_hundred.state import AUCTION, NO_CONTRACT, OVER, House, State
from nineteenth.games.five_hundred.view import present
from nineteenth.games.five_hundred.words import bid_sentence, suit_sentence


def board(v: State, o: House, options: FiveHundredOptions, seat: int) -> list[Sentence]:
    """The round and totals, the bid or contract, what is known of each hand, the trick in play."""
    shown = present(v, o, options, seat)
    lines = [Sentence("five_hundred-board-round", {"round": shown["round"], "seat": shown["dealer"]})]
    lines += [_total(shown, side) for side in range(o.sides)]
    lines.append(_bid(v))
    if shown["contract"] is not None:
        lines += _named(v, shown)
    lines += [_hand(shown, hand) for hand in range(o.hands)]
    if shown["discards"]["cards"]:
        lines.append(Sentence("five_hundred-board-discards", {"cards": " ".join(shown["discards"]["cards"])}))
    if shown["trick"] is not None:
        lines += _trick(v, shown)
    elif shown["tricks"]:
        last = shown["tricks"][-1]
        if last["taker"] >= 0 and last["cards"]:
            cards = " ".join(played["card"] for played in last["cards"])
            taker = last["taker"] % o.players
            lines.append(Sentence("five_hundred-board-last-trick", {"seat": taker, "cards": cards}))
    return lines


def _total(shown: dict[str, Any], side: int) -> Sentence:
    seats = [Sentence("five_hundred-board-seat", {"number": seat + 1}) for seat in shown["sides"][side]]
    return Sentence("five_hundred-board-total", {"seats": seats, "total": shown["totals"][side]})


def _bid(v: State) -> Sentence:
    if v.contract == NO_CONTRACT:
        return Sentence("five_hundred-board-no-bid" if v.phase in (AUCTION, OVER) else "five_hundred-board-no-contract")
    name = "bid" if v.phase == AUCTION else "contract"
    args = {"seat": v.contractor, "bid": bid_sentence(v.contract, v.sans)}
    return Sentence(f"five_hundred-board-{name}", args)


def _named(v: State, shown: dict[str, Any]) -> list[Sentence]:
    lines = []
    contract = shown["contract"]
    if v.nominated >= 0:
        lines.append(Sentence("five_hundred-board-nominated", {"suit": suit_sentence(v.nominated)}))
    if contract["called"] is not None:
        lines.append(Sentence("five_hundred-board-called", {"card": contract["called"]}))
    return lines


def _hand(shown: dict[str, Any], hand: int) -> Sentence:
    facts = shown["hands"][hand]
    args = {"seat": facts["seat"], "count": facts["count"], "tricks": facts["tricks"]}
    kind = "sitting" if facts["sitting"] else "table" if facts["table"] else "hand"
    if facts["cards"] is None:
        return Sentence(f"five_hundred-board-{kind}-hidden", args)
    return Sentence(f"five_hundred-board-{kind}", {**args, "cards": " ".join(facts["cards"]) or "–"})


def _trick(v: State, shown: dict[str, Any]) -> list[Sentence]:
    trick = shown["trick"]
    cards = " ".join(played["card"] for played in trick["cards"])
    args = {"seat": shown["hands"][trick["taker"]]["seat"], "cards": cards}
    lines = [Sentence("five_hundred-board-trick", args)]
    if trick["named"] is not None:
        lines.append(Sentence("five_hundred-board-naming", {"suit": suit_sentence(SUIT_LETTERS.index(trick["named"]))}))
    return lines
