"""What a screen may point out to the seat to move, from its view alone: what each card can take, and what to beware of."""

from __future__ import annotations

from typing import Any

from nineteenth.games.karusele.cards import BROOM, CARDS, JOKER20, NUMBERS, cards_of, members, name, names, value_of
from nineteenth.games.karusele.largest import NOTHING, OUT, OUT_CARDS, OUT_PILES, best_taking
from nineteenth.games.karusele.rules import TAKE, refusal
from nineteenth.games.karusele.state import House, State
from nineteenth.games.karusele.sums import ROOM, completes
from nineteenth.games.karusele.tableau import cards_of_piles, owed_piles, takeable_pile


def choices(v: State, o: House) -> list[dict[str, Any]]:
    """For each number card in hand that can take something: the loose cards and piles that may be among it, and the most it takes.

    Court cards say all in their moves: there is nothing to choose but the card.
    """
    found = []
    for card in members(v.hands[v.turn] & NUMBERS):
        if refusal(v, o, TAKE + card):
            continue
        out = [0] * OUT
        if best_taking(v, o, value_of(card), [1] * CARDS, out) == NOTHING:
            continue
        cards, piles = _reach(v, o, value_of(card))
        largest = out[OUT_CARDS] | cards_of_piles(v, out[OUT_PILES])
        found.append({"card": name(card), "cards": names(cards), "piles": piles, "largest": names(largest)})
    return found


def _reach(v: State, o: House, goal: int) -> tuple[int, list[int]]:
    """The loose cards and the piles that some capture of that value holds, with what it must hold besides (K11)."""
    owed = owed_piles(v, o, goal)
    need, free = [0] * ROOM, [0] * ROOM
    for card in members(v.loose & NUMBERS):
        if value_of(card) < goal:
            free[value_of(card)] += 1
    small = [pile for pile in range(v.pile_count) if v.pile_value[pile] < goal and takeable_pile(v, o, pile, goal)]
    for pile in small:
        (need if owed >> pile & 1 else free)[v.pile_value[pile]] += 1
    fits = {value for value in range(1, goal) if free[value] and _goes(need, free, value, goal)}
    cards = v.loose & cards_of(goal)
    for value in fits:
        cards |= v.loose & cards_of(value)
    piles = [pile for pile in small if owed >> pile & 1 or v.pile_value[pile] in fits]
    return cards, sorted(piles + [pile for pile in range(v.pile_count) if v.pile_value[pile] == goal])


def _goes(need: list[int], free: list[int], value: int, goal: int) -> bool:
    """Whether one of the free items of `value` can be among a capture."""
    need, free = need[:], free[:]
    need[value] += 1
    free[value] -= 1
    return completes(need, free, goal)


def warnings(v: State, o: House) -> list[str]:
    """Messages of the catalogue: what the seat to move should not do by mistake (D21)."""
    if not v.hands[v.turn] >> JOKER20 & 1:
        return []
    gone = not o.pack >> BROOM & 1
    for cards in (*v.won, v.loose):
        gone = gone or bool(cards >> BROOM & 1)
    return ["karusele-warning-joker20-last" if gone else "karusele-warning-joker20-broom"]
