"""What a Karuselė seat may know: the view, the events and the account of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nineteenth.games.contract import SPECTATOR, Sentence
from nineteenth.games.karusele.cards import BROOM, SPADES, members, name, names
from nineteenth.games.karusele.counting import (
    CARD_COUNT,
    FOR_CARDS,
    FOR_SPADES,
    FOR_SWEEPS,
    POINTS,
    SPADE_COUNT,
    points_of,
    sides,
)
from nineteenth.games.karusele.hints import choices, warnings
from nineteenth.games.karusele.options import KaruseleOptions
from nineteenth.games.karusele.state import (
    BUILDING,
    BUILT,
    LAID,
    NO_PILE,
    NOBODY,
    NOTHING,
    OVER,
    RAISED,
    SWEPT,
    TAKING,
    TOOK,
    TURN,
    House,
    State,
)
from nineteenth.games.karusele.tableau import cards_of_piles, side_of
from nineteenth.games.karusele.words import groups
from nineteenth.games.layout import UNKNOWN

copy_public = State.copy_public

PHASES = {TURN: "turn", TAKING: "taking", BUILDING: "building", OVER: "over"}
KINDS = {LAID: "lay", TOOK: "take", SWEPT: "sweep", BUILT: "build", RAISED: "raise"}


def fill_view(s: State, o: House, seat: int, v: State) -> None:
    """Write what `seat` may know to the blank `v`: the table, what was won in the open, and its own hand."""
    copy_public(s, v)
    for other in range(len(v.hands)):
        v.hands[other] = s.hands[other] if other == seat or other >= o.players else UNKNOWN


def present(v: State, o: House, options: KaruseleOptions, seat: int) -> dict[str, Any]:
    """The view as a screen shows it. Won piles lie face down; their contents count into the score so far."""
    return {
        "game": "karusele",
        "phase": PHASES[v.phase],
        "seat": None if seat == SPECTATOR else seat,
        "turn": None if v.phase == OVER else v.turn,
        "dealer": v.dealer,
        "round": v.rounds + 1,
        "target": o.target,
        "partnerships": bool(o.partnerships),
        "seats": [_seat(v, o, owner) for owner in range(o.players)],
        "sides": [_side(v, o, side) for side in range(sides(o))],
        "table": names(v.loose),
        "piles": [_pile(v, pile) for pile in range(v.pile_count)],
        "begun": _begun(v),
        "last": _shown(v),
        "last_capturer": None if v.last_capturer == NOBODY else v.last_capturer,
        "stock": v.stock_count,
        "choices": choices(v, o) if seat == v.turn and v.phase == TURN else [],
        "warnings": warnings(v, o) if seat == v.turn and v.phase == TURN else [],
        "left_over": names(v.left_over) if v.phase == OVER else [],
    }


def _seat(v: State, o: House, owner: int) -> dict[str, Any]:
    hand = v.hands[owner]
    return {
        "side": side_of(o, owner),
        "cards": None if hand == UNKNOWN else names(hand),
        "count": v.hand_count[owner],
    }


def _side(v: State, o: House, side: int) -> dict[str, Any]:
    return {
        "seats": [seat for seat in range(o.players) if side_of(o, seat) == side],
        "cards": v.won[side].bit_count(),
        "spades": (v.won[side] & SPADES).bit_count(),
        "points": points_of(o, v.won[side]) + v.sweeps[side] * o.sweep_bonus,
        "total": v.totals[side],
    }


def _pile(v: State, pile: int) -> dict[str, Any]:
    return {
        "cards": names(v.pile_cards[pile]),
        "value": v.pile_value[pile],
        "owner": v.pile_owner[pile],
        "sets": v.pile_sets[pile],
    }


def _begun(v: State) -> dict[str, Any] | None:
    """The turn in progress: what is chosen, what may be added next."""
    if v.phase not in (TAKING, BUILDING):
        return None
    return {
        "card": name(v.played),
        "kind": "take" if v.phase == TAKING else "build" if v.base == NO_PILE else "raise",
        "value": v.aim,
        "cards": names(v.chosen),
        "piles": members(v.chosen_piles),
        "pile": None if v.base == NO_PILE else v.base,
        "open_cards": names(v.open_cards),
        "open_piles": members(v.open_piles),
        "may_end": bool(v.may_end),
    }


def _shown(v: State) -> dict[str, Any] | None:
    """The turn that was finished last."""
    if v.shown_kind == NOTHING:
        return None
    happened: dict[str, Any] = {"seat": v.shown_seat, "kind": KINDS[v.shown_kind], "card": name(v.shown_card)}
    if v.shown_kind != LAID:
        happened["cards"] = names(v.shown_cards)
    if v.shown_value:
        happened["value"] = v.shown_value
    if v.shown_from:
        happened["from"] = v.shown_from
    if v.shown_kind == TOOK:
        value = v.shown_value
        sets = groups(v.shown_cards, value) if value else [1 << card for card in members(v.shown_cards)]
        happened["sets"] = [names(group) for group in sets]
    return happened


def event(before: State, after: State, o: House, seat: int, move: int, viewer: int) -> dict[str, Any]:
    """What `viewer` may know of a move: a finished turn with all its cards, or how far it has been said."""
    if after.phase in (TAKING, BUILDING):
        happened: dict[str, Any] = {"seat": seat, "kind": "begin" if before.phase == TURN else "add"}
        begun = _begun(after)
        assert begun is not None
        happened |= {"card": begun["card"], "doing": begun["kind"], "value": begun["value"]}
        happened["cards"] = names(after.chosen | cards_of_piles(after, after.chosen_piles))
        return happened
    happened = {**(_shown(after) or {}), "seat": seat}
    if after.phase == OVER:
        happened["over"] = True
        happened["left_over"] = names(after.left_over)
        taken = after.left_over and not after.loose and not after.pile_count
        happened["left_over_to"] = after.last_capturer if taken else None
    elif after.stock_count < before.stock_count:
        happened["dealt"] = True
        if viewer != SPECTATOR:
            happened["hand"] = names(after.hands[viewer])
    return happened


def narrate(event: Mapping[str, Any]) -> Sentence:
    """The event as a line of the log."""
    kind = event["kind"]
    args: dict[str, Any] = {"seat": event["seat"], "card": event["card"]}
    for key in ("value", "from"):
        if key in event:
            args[key] = event[key]
    if "sets" in event:
        args["cards"] = ", ".join("+".join(group) for group in event["sets"])
    elif "cards" in event:
        args["cards"] = " ".join(event["cards"])
    if kind in ("begin", "add"):
        chosen = "some" if event["cards"] else "none"
        return Sentence(f"karusele-log-{event['doing']}-{chosen}", args)
    if kind == "sweep" and not event["cards"]:
        kind = "sweep-nothing"
    return Sentence(f"karusele-log-{kind}", args)


# The account --------------------------------------------------------------------------------------------------------------


def account(numbers: Sequence[int], s: State, o: House, options: KaruseleOptions) -> list[list[Sentence]]:
    """Line by line how each side's points came about (K15)."""
    return [_side_account(numbers, s, o, options, side) for side in range(sides(o))]


def _side_account(numbers: Sequence[int], s: State, o: House, options: KaruseleOptions, side: int) -> list[Sentence]:
    lines = [
        Sentence("karusele-account-card", {"card": name(card), "points": o.points[card]}, "K15")
        for card in reversed(members(s.won[side]))
        if o.points[card]
    ]
    lines.append(_majority(numbers, o, side, CARD_COUNT, FOR_CARDS, "cards", options))
    lines.append(_majority(numbers, o, side, SPADE_COUNT, FOR_SPADES, "spades", options))
    if numbers[FOR_SWEEPS + side]:
        args = {"card": name(BROOM), "points": numbers[FOR_SWEEPS + side]}
        lines.append(Sentence("karusele-account-sweep", args, "D1"))
    given = sum(numbers[POINTS : POINTS + sides(o)])
    args = {"points": numbers[POINTS + side], "all": options.total_points, "given": given}
    lines.append(Sentence("karusele-account-total", args, "K15"))
    return lines


def _majority(
    numbers: Sequence[int], o: House, side: int, counts: int, points: int, what: str, options: KaruseleOptions
) -> Sentence:
    """Most cards or most spades: won, shared, tied for nothing, or not had."""
    every = numbers[counts : counts + sides(o)]
    tied = every.count(max(every))
    args = {"count": numbers[counts + side], "points": numbers[points + side], "tied": tied}
    if numbers[counts + side] < max(every) or max(every) == 0:
        return Sentence(f"karusele-account-{what}-fewer", args, "K15")
    if tied == 1:
        return Sentence(f"karusele-account-{what}-most", args, "K15")
    return Sentence(f"karusele-account-{what}-tied", args, "K15")
