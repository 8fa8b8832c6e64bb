"""Deals as lines of JSON, and their answers as objects with the same keys as a file of proven answers.

A line ``{"kind": "deal", "id": ..., "hands": [[card, ...], ...]}`` asks for every contract of seat 0, who leads to
the first trick, with the partners 0+2 against 1+3; one of kind ``misere`` asks whether seat 0 can be made to take a
trick while seat 2 sits out. Cards are names (``TD``, ``JK``). Other keys, such as proven answers or the kitty, are
ignored; so are blank lines and objects without a kind, such as a comment.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from nineteenth.games.five_hundred.cards import JOKER, SUIT_LETTERS, card_set, parse_card
from nineteenth.solvers.double_dummy.position import NO_TRUMPS, UNNAMED, Position, play_name
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


def leads(solution: Solution) -> dict[str, int]:
    """The plays of a solution by name."""
    return {play_name(card, named): tricks for (card, named), tricks in solution.plays.items()}


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


def answer(line: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to one object; ValueError in one sentence if it asks nothing that can be solved."""
    if line.get("kind") == "deal":
        return deal_answer(line)
    if line.get("kind") == "misere":
        return misere_answer(line)
    raise ValueError(f'"kind" must be "deal" or "misere", not {line.get("kind")!r}')


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
