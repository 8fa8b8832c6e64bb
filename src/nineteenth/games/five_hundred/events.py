"""What a viewer is told of a move, made from his own views before and after it, and its line in the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.games.five_hundred.cards import JOKER, SECOND_JOKER, SUIT_LETTERS
from nineteenth.games.five_hundred.rules import (
    BID,
    CALL_CARD,
    CALL_SEAT,
    CARD,
    CLAIM,
    DISCARD,
    LOOK,
    NAME,
    NAME_LOWER,
    NO_NOMINEE,
    NOMINATE,
    PASS,
    SANS,
)
from nineteenth.games.five_hundred.state import AUCTION, NOBODY, OVER, House, State
from nineteenth.games.five_hundred.words import bid_sentence, bid_word, card_word, suit_sentence

PLAIN = {PASS: "pass", LOOK: "look", CLAIM: "claim"}


def event(before: State, after: State, o: House, seat: int, move: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a move: a card put away is the contractor's secret, and so is who holds a called card."""
    happened: dict[str, Any] = {"seat": seat, **_kind(move, o)}
    if DISCARD <= move < CARD:
        happened |= {"count": after.discard_count, "of": o.kitty_size}
        if viewer == seat:
            happened["card"] = card_word(move - DISCARD, o)
    if move == CLAIM and before.misere:
        happened["misere"] = True
    if happened["kind"] == "card":
        happened |= _played(before, after, o, move)
    if before.phase == AUCTION and after.phase != AUCTION:
        happened |= _settled(after)
    if before.kitty_count and not after.kitty_count:
        happened["kitty"] = before.kitty_count
    if after.phase == OVER:
        happened["over"] = True
    return happened


def _kind(move: int, o: House) -> dict[str, Any]:
    if move in PLAIN:
        return {"kind": PLAIN[move]}
    if move >= CARD:
        return {"kind": "card", "card": card_word(move - CARD, o)}
    if move >= DISCARD:
        return {"kind": "discard"}
    if move >= CALL_CARD:
        return {"kind": "call-card", "card": card_word(move - CALL_CARD, o)}
    if move >= CALL_SEAT:
        return {"kind": "partner", "partner_seat": move - CALL_SEAT}
    if move >= NAME:
        card = JOKER if move < NAME_LOWER else SECOND_JOKER
        return {"kind": "card", "card": card_word(card, o), "named": SUIT_LETTERS[(move - NAME) % 4]}
    if move >= NOMINATE:
        suit = move - NOMINATE
        return {"kind": "nominate", "suit": None if suit == NO_NOMINEE else SUIT_LETTERS[suit]}
    if move >= BID:
        contract, sans = (move - SANS, 1) if move >= SANS else (move - BID, 0)
        return {"kind": "bid", "bid": bid_word(contract, sans), "contract": contract, "sans": sans}
    return {"kind": "alone"}


def _played(before: State, after: State, o: House, move: int) -> dict[str, Any]:
    told: dict[str, Any] = {"hand": before.turn}
    if before.turn >= o.players:
        told["table"] = True
    if after.done > before.done:
        told["taker_seat"] = after.takers[before.done] % o.players
    return told


def _settled(after: State) -> dict[str, Any]:
    """How the auction ended: the contract, or none."""
    if after.contractor == NOBODY:
        return {"thrown_in": True} if after.phase == OVER else {"no_trumps": True}
    return {"contractor_seat": after.contractor, "settled": bid_word(after.contract, after.sans)}


def narrate(event: Mapping[str, Any]) -> Sentence:
    """The event as a line of the log."""
    kind = event["kind"]
    args: dict[str, Any] = {"seat": event["seat"]}
    for key in ("card", "count", "of", "partner_seat", "taker_seat"):
        if event.get(key) is not None:
            args[key] = event[key]
    if kind == "bid":
        args["bid"] = bid_sentence(event["contract"], event["sans"])
    if kind == "pass" and event.get("thrown_in"):
        return Sentence("five_hundred-log-pass-thrown-in", args)
    if kind == "nominate":
        if event["suit"] is None:
            return Sentence("five_hundred-log-nominate-none", args)
        args["suit"] = suit_sentence(SUIT_LETTERS.index(event["suit"]))
    if kind == "discard":
        return Sentence(
            "five_hundred-log-discard" if event["count"] == event["of"] else "five_hundred-log-discarding", args
        )
    if kind == "claim":
        return Sentence("five_hundred-log-claim-misere" if event.get("misere") else "five_hundred-log-claim", args)
    if kind == "card":
        return _card_line(event, args)
    return Sentence(f"five_hundred-log-{kind}", args)


def _card_line(event: Mapping[str, Any], args: dict[str, Any]) -> Sentence:
    name = "five_hundred-log-card"
    if event.get("named"):
        name += "-naming"
        args["suit"] = suit_sentence(SUIT_LETTERS.index(event["named"]))
    if event.get("table"):
        name += "-table"
    if "taker_seat" in event:
        name += "-takes"
    return Sentence(name, args)
