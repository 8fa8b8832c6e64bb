"""Karuselė's moves in a player's words, both ways, and why not."""

from __future__ import annotations

from typing import Any

from nineteenth.games.contract import Sentence
from nineteenth.games.karusele import rules, turns, words
from nineteenth.games.karusele.cards import (
    BROOM,
    LARGEST,
    NUMBERS,
    cards_of,
    is_court,
    members,
    name,
    names,
    rank_shift,
    total_of,
    value_of,
)
from nineteenth.games.karusele.rules import (
    ADD,
    BUILD,
    COURT,
    DONE,
    LAY,
    RAISE,
    SWEEP,
    TAKE,
    WHOLE,
    card_of,
    kind_of,
    raise_parts,
)
from nineteenth.games.karusele.state import House, State
from nineteenth.games.karusele.tableau import own_piles
from nineteenth.games.karusele.words import groups

# Reason number → the rule it rests on; the catalogue's sentence is karusele-refused-<name>.
RULES = {
    turns.DEAL_IS_OVER: ("deal-is-over", "K14"),
    turns.NOT_IN_HAND: ("not-in-hand", "K5"),
    turns.TURN_IS_BEGUN: ("turn-is-begun", "K5"),
    turns.NOTHING_IS_BEGUN: ("nothing-is-begun", "K5"),
    turns.PILE_MUST_BE_TAKEN: ("pile-must-be-taken", "K11"),
    turns.OWNER_MAY_NOT_LAY: ("owner-may-not-lay", "D10"),
    turns.CARD_IS_PROMISED: ("card-is-promised", "D10"),
    turns.MUST_CAPTURE: ("must-capture", "D5"),
    turns.BROOM_SWEEPS: ("broom-sweeps", "K9"),
    turns.NOTHING_TO_SWEEP: ("nothing-to-sweep", "D2"),
    turns.NOT_A_COURT: ("not-a-court", "K8"),
    turns.COURT_NOT_ON_TABLE: ("court-not-on-table", "K8"),
    turns.COURT_TAKES_ONE: ("court-takes-one", "K8"),
    turns.COURT_TAKES_ONE_OR_THREE: ("court-takes-one-or-three", "K8"),
    turns.COURT_TAKES_THREE: ("court-takes-three", "D8"),
    turns.COURT_TAKES_ALL: ("court-takes-all", "D7"),
    turns.TOOK_TOO_FEW: ("took-too-few", "D6"),
    turns.NO_NUMBER: ("no-number", "K6"),
    turns.NOTHING_TO_TAKE: ("nothing-to-take", "K7"),
    turns.NO_BUILDING: ("no-building", "K10"),
    turns.NO_CARD_FOR_BUILD: ("no-card-for-build", "K10"),
    turns.NO_SUM_FOR_BUILD: ("no-sum-for-build", "K10"),
    turns.BUILD_TOO_LOW: ("build-too-low", "K10"),
    turns.NO_RAISING: ("no-raising", "K12"),
    turns.NO_SUCH_PILE: ("no-such-pile", "K12"),
    turns.OWN_PILE_NOT_RAISED: ("own-pile-not-raised", "D10"),
    turns.COMPOUND_NOT_RAISED: ("compound-not-raised", "D12"),
    turns.NO_SUM_FOR_RAISE: ("no-sum-for-raise", "K12"),
    turns.DOES_NOT_GO: ("does-not-go", "K7"),
    turns.NOT_COMPLETE: ("not-complete", "K7"),
    turns.NOT_ON_TABLE: ("not-on-table", "K7"),
    turns.PILE_IS_ONE: ("pile-is-one", "K10"),
    turns.CARD_TOO_HIGH: ("card-too-high", "K7"),
    turns.PILE_NOT_IN_SUM: ("pile-not-in-sum", "D13"),
    turns.PILE_NOT_IN_BUILD: ("pile-not-in-build", "K10"),
    turns.SUM_DIFFERS: ("sum-differs", "K7"),
    turns.NO_SUCH_SETS: ("no-such-sets", "K7"),
    turns.ONE_SET_ONLY: ("one-set-only", "D12"),
    turns.NOT_A_MOVE: ("not-a-move", "K5"),
}
_BUILD_RULES = {turns.SUM_DIFFERS: "K10", turns.NO_SUCH_SETS: "D12", turns.NOT_ON_TABLE: "K10"}

parse = words.parse


def say(move: int, o: House) -> str:
    """The words of a move: ``lay KC``, ``broom``, ``KH takes KS``, ``7H takes``, ``AH builds 6``, ``raise 6 to 8 with 2H``; of the
    items of a turn that is begun ``add 3D``, ``add pile 6``, ``done``. A pile that its value does not name is told by
    a card in it: ``raise 6 (2C) to 8 with 2H``.
    """
    kind = kind_of(move)
    card = card_of(move)
    if kind == SWEEP:
        return "broom"
    if kind == DONE:
        return "done"
    if kind == LAY:
        return f"lay {name(card)}"
    if kind == COURT:
        return f"{name(card)} takes {', '.join(names(_courts(move)))}"
    if kind == TAKE:
        return f"{name(card)} takes"
    if kind == BUILD:
        return f"{name(card)} builds {move - BUILD & 31}"
    if kind == RAISE:
        anchor, was, value = raise_parts(move)
        return f"raise {_pile(was, anchor)} to {value} with {name(card)}"
    if kind == ADD:
        return f"add {name(card)}"
    if kind == WHOLE:
        return _say_whole(move)
    rest = move - rules.ADD_PILE
    return f"add pile {_pile(rest & 31, rest >> 5)}"


def _pile(value: int, anchor: int) -> str:
    return f"{value} ({name(anchor - 1)})" if anchor else str(value)


def _courts(move: int) -> int:
    card = card_of(move)
    return (move & 15) << rank_shift(card) if is_court(card) else 0


def _say_whole(move: int) -> str:
    card, value, numbers = name(card_of(move)), move - WHOLE >> 49 & 31, move & NUMBERS
    listed = " ".join(names(numbers))
    return f"{card} builds {value} on {listed}" if value else f"{card} takes {listed}"


def say_turn(card: int, taken: int, value: int) -> str:
    """A finished capture in words, the sets parted: ``7H takes 7C, 3D+4S``; for court cards `value` is 0."""
    sets = [names(group) for group in groups(taken, value)] if value else [[card] for card in names(taken)]
    return f"{name(card)} takes {', '.join('+'.join(group) for group in sets)}"


def explain(reason: int, move: int, v: State, o: House) -> Sentence:
    """The sentence behind a reason number, with the cards and sums it is about."""
    message, rule = RULES[reason]
    args = _about(reason, move, v)
    if kind_of(move) in (WHOLE, BUILD) and args["value"] != args["own"]:
        rule = _BUILD_RULES.get(reason, rule)
    if reason == turns.PILE_MUST_BE_TAKEN and kind_of(move) == SWEEP:
        rule = "D3"
    return Sentence(f"karusele-refused-{message}", args, rule)


def _about(reason: int, move: int, v: State) -> dict[str, Any]:
    kind, card = kind_of(move), card_of(move)
    card = min(card, BROOM)
    own = value_of(card)
    value = own
    if kind == BUILD:
        value = move & 31
    elif kind == RAISE:
        value = raise_parts(move)[2]
    elif kind == WHOLE:
        value = move - WHOLE >> 49 & 31 or own
    if kind in (ADD, rules.ADD_PILE, DONE) and v.played >= 0:
        value = v.aim
    args: dict[str, Any] = {"card": name(card), "value": value, "own": own}
    args["piles"] = ", ".join(str(v.pile_value[pile]) for pile in members(own_piles(v, v.turn))) or "–"
    args["holders"] = " ".join(names(cards_of(value))) if 0 < value <= LARGEST and cards_of(value) else "–"
    if kind == WHOLE:
        args |= _about_sum(move, v, value, own)
    else:
        args |= {"cards": "–", "sum": "–", "total": value}
    return args


def _about_sum(move: int, v: State, value: int, own: int) -> dict[str, Any]:
    """The named cards as a sum, so that a player sees why it does not come to the card's value."""
    numbers = move & NUMBERS
    built = move - WHOLE >> 49 & 31
    loose = numbers & v.loose
    terms = [own] if built else []
    terms += [value_of(card) for card in members(loose)]
    for pile in range(v.pile_count):
        if numbers & v.pile_cards[pile] == v.pile_cards[pile]:
            terms.append(v.pile_value[pile])
    missing = numbers & ~v.loose
    for pile in range(v.pile_count):
        missing &= ~v.pile_cards[pile]
    high = [card for card in members(numbers) if value_of(card) > value]
    told = missing or (1 << high[0] if high else 0) or numbers
    return {
        "cards": " ".join(names(told)),
        "sum": " + ".join(map(str, terms)),
        "total": sum(terms) or total_of(numbers),
    }
