"""What a Golf seat may know: the view, the events and the account of a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nineteenth import cards
from nineteenth.games.contract import SPECTATOR, Sentence
from nineteenth.games.golf.counting import BLOCKS, BONUS, CANCELLED, CARDS, PENALTY, POINTS
from nineteenth.games.golf.options import GolfOptions
from nineteenth.games.golf.rules import DISCARD, DRAW, FLIP, PEEK, REMOVE, SWAP, TAKE
from nineteenth.games.golf.state import (
    FLIP_AFTER,
    FLIPPING,
    FROM_NOWHERE,
    FROM_STOCK,
    HOLDING,
    MAX_PLACES,
    NOBODY,
    OVER,
    PEEKING,
    TURN,
    House,
    State,
)

copy_public = State.copy_public

PHASES = {FLIPPING: "flip", PEEKING: "peek", TURN: "turn", HOLDING: "holding", FLIP_AFTER: "flip_after", OVER: "over"}
PLAIN_KINDS = ("draw", "take", "discard", "pass", "knock", "keep")


def fill_view(s: State, o: House, seat: int, v: State) -> None:
    """Write what `seat` has lawfully seen to the blank `v`; memory is perfect, what a screen shows is `present`'s affair."""
    copy_public(s, v)
    mine = 1 << seat if seat >= 0 else 0
    for owner in range(o.players):
        up, first = s.up[owner], owner * MAX_PLACES
        for at in range(first, first + o.places):
            if s.known[at] & mine or up >> (at - first) & 1:
                v.grid[at] = s.grid[at]
            else:
                v.grid[at] = -1
    v.held = -1
    if s.held_from != FROM_NOWHERE and (s.held_from != FROM_STOCK or seat == s.turn):
        v.held = s.held


def card_word(card: int) -> str | None:
    """A card's name, None where it is not known."""
    return None if card < 0 else cards.name(card)


def present(v: State, o: House, options: GolfOptions, seat: int) -> dict[str, Any]:
    """The view as a screen shows it: in four-card Golf a card that was looked at lies face down again (G3, memory_aid)."""
    return {
        "game": "golf",
        "phase": PHASES[v.phase],
        "seat": None if seat == SPECTATOR else seat,
        "turn": None if v.phase == OVER else v.turn,
        "dealer": v.dealer,
        "closer": None if v.closer == NOBODY else v.closer,
        "last_turns": v.closer != NOBODY and v.phase != OVER,
        "round": v.rounds + 1,
        "rows": o.rows,
        "columns": o.columns,
        "in_hand": bool(o.in_hand),
        "seats": [
            {
                "places": _places(v, o, options, owner, seat),
                "total": v.totals[owner],
            }
            for owner in range(o.players)
        ],
        "stock": v.stock_count,
        "reshuffles": v.reshuffles,
        "discard": [cards.name(card) for card in v.discard[: v.discard_count]],
        "held": _held(v),
    }


def _places(v: State, o: House, options: GolfOptions, owner: int, viewer: int) -> list[dict[str, Any]]:
    mine = owner == viewer
    # Only the owner's own eyes are helped: right after his peek, for good with the memory aid, always in four_hand.
    helped = mine and (o.in_hand or options.memory_aid or v.phase == PEEKING)
    up, gone, first = v.up[owner], v.gone[owner], owner * MAX_PLACES
    shown = []
    for place in range(o.places):
        at = first + place
        lies_up = bool(up >> place & 1)
        shown.append(
            {
                "card": card_word(v.grid[at]) if lies_up or helped else None,
                "up": lies_up,
                "gone": bool(gone >> place & 1),
                "known": mine and not lies_up and bool(v.known[at] >> viewer & 1),
            }
        )
    return shown


def _held(v: State) -> dict[str, Any] | None:
    if v.held_from == FROM_NOWHERE:
        return None
    return {"seat": v.turn, "card": card_word(v.held), "from": "stock" if v.held_from == FROM_STOCK else "discard"}


def event(before: State, after: State, o: House, seat: int, move: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a move: cards appear only where the viewer's own views show them."""
    happened: dict[str, Any] = {"seat": seat, **_kind(move)}
    if move == DRAW:
        happened["card"] = card_word(after.held)
    elif move == TAKE:
        happened["card"] = card_word(before.discard[before.discard_count - 1])
    elif SWAP <= move < FLIP:
        happened["card"] = _laid(before, after, seat, move - SWAP)
        happened["old"] = _top(after)
    elif move == DISCARD:
        happened["card"] = _top(after)
    elif FLIP <= move < REMOVE:
        happened["card"] = _laid(before, after, seat, move - FLIP)
    elif REMOVE <= move < PEEK:
        gone = after.gone[seat] & ~before.gone[seat]
        happened["cards"] = [card_word(before.grid[seat * MAX_PLACES + p]) for p in range(o.places) if gone >> p & 1]
    elif move >= PEEK:
        places = [place - 1 for place in happened["places"]]
        happened["cards"] = [card_word(after.grid[seat * MAX_PLACES + p]) if viewer == seat else None for p in places]
    if before.closer == NOBODY and after.closer != NOBODY:
        happened["closes"] = True
    if after.reshuffles > before.reshuffles:
        happened["reshuffled"] = True
    if after.gone[seat] != before.gone[seat] and move < REMOVE:
        gone = after.gone[seat] & ~before.gone[seat]
        happened["removed"] = [place + 1 for place in range(o.places) if gone >> place & 1]
    if after.phase == OVER:
        happened["over"] = True
    return happened


def _kind(move: int) -> dict[str, Any]:
    if move < SWAP:
        return {"kind": PLAIN_KINDS[move]}
    if move < FLIP:
        return {"kind": "swap", "place": move - SWAP + 1}
    if move < REMOVE:
        return {"kind": "flip", "place": move - FLIP + 1}
    if move < PEEK:
        return {"kind": "remove", "line": move - REMOVE + 1}
    first, second = divmod(move - PEEK, 16)
    return {"kind": "peek", "places": [first + 1] if first == second else [first + 1, second + 1]}


def _top(after: State) -> str:
    """The card just put down: face up on top of the pile (G7), where a reshuffle leaves it."""
    return cards.name(after.discard[after.discard_count - 1])


def _laid(before: State, after: State, seat: int, place: int) -> str | None:
    """The card that now lies at `place`, or that was removed from there in the same move (section 7).

    If the discard pile was shuffled at once, the removed card is known only to who saw it in the hand.
    """
    gone = after.gone[seat] & ~before.gone[seat]
    if gone >> place & 1:
        if after.reshuffles > before.reshuffles:
            return card_word(before.held)
        return card_word(after.discard[(gone & ((1 << place) - 1)).bit_count()])
    return card_word(after.grid[seat * MAX_PLACES + place])


def narrate(event: Mapping[str, Any]) -> Sentence:
    """The event as a line of the log; an unknown card is left out."""
    kind = event["kind"]
    args: dict[str, Any] = {"seat": event["seat"]}
    for key in ("place", "card", "old", "line"):
        if event.get(key) is not None:
            args[key] = event[key]
    if "places" in event:
        args["places"] = " ".join(str(place) for place in event["places"])
    known = [card for card in event.get("cards", ()) if card]
    if known:
        args["cards"] = " ".join(known)
    seen = "card" in args or "cards" in args
    name = f"golf-log-{kind}-unseen" if kind in ("draw", "swap", "flip", "peek") and not seen else f"golf-log-{kind}"
    return Sentence(name, args)


def account(numbers: Sequence[int], s: State, o: House, options: GolfOptions) -> list[list[Sentence]]:
    """Line by line how each seat's points came about (sections 4 and 5)."""
    return [_seat_account(numbers, s, o, options, seat) for seat in range(o.players)]


def _seat_account(numbers: Sequence[int], s: State, o: House, options: GolfOptions, seat: int) -> list[Sentence]:
    cancelled = numbers[CANCELLED + seat]
    here = range(seat * MAX_PLACES, seat * MAX_PLACES + o.places)
    counted: list[int] = []
    away: list[int] = []
    for place, at in enumerate(here):
        if s.grid[at] >= 0:
            (away if cancelled >> place & 1 else counted).append(s.grid[at])
    listed = ", ".join(f"{cards.name(card)} {o.value[card]}" for card in counted)
    lines = [Sentence("golf-account-cards", {"cards": listed or "–", "points": numbers[CARDS + seat]}, "§4")]
    if away:
        lines.append(Sentence("golf-account-cancelled", {"cards": " ".join(cards.name(card) for card in away)}, "§4"))
    if s.gone[seat]:
        lines.append(Sentence("golf-account-removed", {"count": s.gone[seat].bit_count()}, "§7"))
    if numbers[BLOCKS + seat]:
        lines.append(Sentence("golf-account-blocks", {"points": numbers[BLOCKS + seat]}, "§5"))
    if seat == s.closer:
        lines += _closer_account(numbers, o, options, seat)
    lines.append(Sentence("golf-account-total", {"points": numbers[POINTS + seat]}))
    return lines


def _closer_account(numbers: Sequence[int], o: House, options: GolfOptions, seat: int) -> list[Sentence]:
    sums = [numbers[CARDS + other] + numbers[BLOCKS + other] for other in range(o.players)]
    others = [points for other, points in enumerate(sums) if other != seat]
    args = {"points": numbers[PENALTY + seat], "mine": sums[seat], "lowest": min(others), "highest": max(others)}
    if numbers[PENALTY + seat]:
        return [Sentence(f"golf-account-penalty-{options.penalty.replace('_', '-')}", args, "§5")]
    if numbers[BONUS + seat]:
        return [Sentence("golf-account-bonus", {"points": numbers[BONUS + seat]}, "§5")]
    if sums[seat] < min(others) or (sums[seat] == min(others) and options.closer_tie == "safe"):
        return [Sentence("golf-account-closer-lowest", args, "§5")] if options.penalty != "off" else []
    return []
