"""Deals as lines of JSON, and their answers as objects with the same keys as a file of proven answers.

A line ``{"kind": "deal", "id": ..., "hands": [[card, ...], ...]}`` asks for every contract of seat 0, who leads to the
first trick, with the partners 0+2 against 1+3; one of kind ``misere`` asks whether seat 0 can be made to take a trick
while seat 2 sits out. Cards are names (``TD``, ``JK``). Other keys, such as proven answers or the kitty, are ignored; so
are blank lines and objects that ask nothing, such as a comment.

A line may also be a position of the game (`games.five_hundred.position`), with all cards told and the play begun:
``{"id": ..., "preset": ..., "options": {...}, "contract": "8S", "hands": ["AS ...", ...], "trick": "1: 5D", ...}``. Its
answer counts the tricks still to be finished: ``{"id": ..., "dd": 4, "leads": {"QH": 4, ...}}``, or in a misère
``{"id": ..., "makes": 1, "leads": {...}}``.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from nineteenth.games.five_hundred import RULEBOOK
from nineteenth.games.five_hundred.cards import JOKER, SUIT_LETTERS, card_set, parse_card
from nineteenth.games.five_hundred.options import FiveHundredOptions
from nineteenth.solvers.double_dummy.position import NO_TRUMPS, UNNAMED, Position, play_name, position_of
from nineteenth.solvers.double_dummy.solving import Solution, solve

CONTRACTOR = 0
PARTNERS = 0b0101
PARTNER = 0b0100


def hands_of(line: Mapping[str, Any]) -> tuple[int, ...]:
    """The four hands of `line` as card sets; ValueError in one sentence if they are none."""
    hands = line.get("hands")
    if not isinstance(hands, list) or len(hands) != 4 or not all(isinstance(hand, list) for hand in hands):
        raise ValueError('"hands" must be four lists of cards, seat 0 to seat 3')
    sets = []
    for hand in hands:
        cards = [parse_card(str(card)) for card in hand]
        if len(set(cards)) != len(cards):
            raise ValueError(f"a card stands twice in the hand {' '.join(map(str, hand))}")
        sets.append(card_set(cards))
    return tuple(sets)


def leads(solution: Solution, *, second_joker: bool = False) -> dict[str, int]:
    """The plays of a solution by name."""
    return {
        play_name(card, named, second_joker=second_joker): tricks for (card, named), tricks in solution.plays.items()
    }


def deal_answer(line: Mapping[str, Any]) -> dict[str, Any]:
    """Every contract of a deal: the four suits; N without a joker in play, else NJ; NS NC ND NH if seat 0 holds it."""
    hands = hands_of(line)
    asked: dict[str, tuple[int, int]] = {SUIT_LETTERS[suit]: (suit, UNNAMED) for suit in range(4)}
    if hands[CONTRACTOR] >> JOKER & 1:
        asked |= {f"N{SUIT_LETTERS[suit]}": (NO_TRUMPS, suit) for suit in range(4)}
    joker_in_play = any(hand >> JOKER & 1 for hand in hands)
    asked["NJ" if joker_in_play else "N"] = (NO_TRUMPS, UNNAMED)
    solutions = {
        key: solve(
            Position(hands, contractors=PARTNERS, turn=CONTRACTOR, denomination=denomination, nominated=nominated)
        )
        for key, (denomination, nominated) in asked.items()
    }
    return {
        "id": line.get("id"),
        "dd": {key: solution.tricks for key, solution in solutions.items()},
        "leads": {key: leads(solution) for key, solution in solutions.items()},
    }


def misere_answer(line: Mapping[str, Any]) -> dict[str, Any]:
    """Whether seat 0 escapes every trick, by what it nominated: '-' for nothing, S C D H if it holds the joker."""
    hands = hands_of(line)
    nominations = {"-": UNNAMED}
    if hands[CONTRACTOR] >> JOKER & 1:
        nominations |= {SUIT_LETTERS[suit]: suit for suit in range(4)}
    by = {}
    for key, nominated in nominations.items():
        solution = solve(
            Position(
                hands,
                contractors=1 << CONTRACTOR,
                turn=CONTRACTOR,
                misere=True,
                sitting_out=PARTNER,
                nominated=nominated,
            )
        )
        by[key] = {
            "makes": 1 - solution.tricks,
            "leads": {lead: 1 - tricks for lead, tricks in leads(solution).items()},
        }
    return {"id": line.get("id"), "by": by}


NOT_OF_THE_POSITION = ("kind", "id", "preset", "options")


def position_answer(line: Mapping[str, Any]) -> dict[str, Any]:
    """The value of a position of the game and of every legal play in it."""
    preset, changes = line.get("preset", "australian"), line.get("options", {})
    if not isinstance(preset, str) or not isinstance(changes, dict):
        raise ValueError('"preset" must be a name and "options" an object')
    given = {key: value for key, value in line.items() if key not in NOT_OF_THE_POSITION}
    hands = given.get("hands")
    if not isinstance(hands, list) or any(isinstance(hand, int) or "?" in hand for hand in hands):
        raise ValueError("a position can be solved only if it tells every card of every hand")
    options = FiveHundredOptions.make(preset, **changes)
    house = RULEBOOK.freeze(options)
    position = position_of(RULEBOOK.positions.set_up(given, options, house, "solve"), house)
    solution = solve(position)
    plays = leads(solution, second_joker=position.second_joker)
    if position.misere:
        return {
            "id": line.get("id"),
            "makes": 1 - solution.tricks,
            "leads": {play: 1 - tricks for play, tricks in plays.items()},
        }
    return {"id": line.get("id"), "dd": solution.tricks, "leads": plays}


def answer(line: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to one object; ValueError in one sentence if it asks nothing that can be solved."""
    kind = line.get("kind", "position")
    if kind == "deal":
        return deal_answer(line)
    if kind == "misere":
        return misere_answer(line)
    if kind == "position":
        return position_answer(line)
    raise ValueError(f'"kind" must be "deal", "misere" or "position", not {kind!r}')


def solve_lines(lines: str | Iterable[str], options: object = None) -> Iterator[dict[str, Any]]:
    """The answers to a text or `lines` of JSON, one by one as they are found; the deals say all, so `options` change nothing.

    ValueError names the line at fault, counted from 1; what came before it has been answered.
    """
    for number, text in enumerate(lines.splitlines() if isinstance(lines, str) else lines, 1):
        if not text.strip():
            continue
        try:
            line = json.loads(text)
            if not isinstance(line, dict):
                raise ValueError("a deal is a JSON object")
            if "kind" not in line and "hands" not in line:
                continue
            found = answer(line)
        except json.JSONDecodeError as fault:
            raise ValueError(f"line {number}: this is not JSON ({fault.msg})") from None
        except ValueError as fault:
            raise ValueError(f"line {number}: {fault}") from None
        yield found
