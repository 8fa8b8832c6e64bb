"""Karuselė's turns by brute force, from the rule page alone: every subset of the table is tried. For small tables only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import NamedTuple

from karusele.whole_turns import Turn

JOKERS = {"JK11": 11, "JK15": 15, "JK20": 20}
VALUES = {"A": 1, **{str(n): n for n in range(2, 11)}}


def value(card: str) -> int:
    """K6; 0 for cards without a number."""
    return JOKERS.get(card) or VALUES.get(card[:-1], 0)


class Item(NamedTuple):
    """Something on the table: a loose card (owner -1) or a pile."""

    cards: frozenset[str]
    value: int
    owner: int = -1
    sets: int = 1
    pile: bool = False


def subsets(things: Iterable) -> Iterator[tuple]:
    things = list(things)
    return chain.from_iterable(combinations(things, size) for size in range(len(things) + 1))


def partitions(values: list[int], goal: int) -> bool:
    """Whether the values can be parted into sets that each sum to `goal`."""
    if not values:
        return True
    first, rest = values[0], values[1:]
    for some in subsets(range(len(rest))):
        if first + sum(rest[i] for i in some) == goal:
            if partitions([rest[i] for i in range(len(rest)) if i not in some], goal):
                return True
    return False


class Brute:
    """All turns of the seat to move. `options` by name as in the option table; `partner_values` are his piles' values."""

    def __init__(self, hand: list[str], items: list[Item], seat: int, partner: int, options: dict[str, object]) -> None:
        self.hand, self.items, self.seat, self.partner, self.options = hand, items, seat, partner, options
        self.own = [item for item in items if item.owner == seat]
        self.empty = not items

    def turns(self) -> set[Turn]:
        found = set()
        for card in self.hand:
            found |= {Turn("take", card, taken, 0) for taken in self.takes(card)}
            if self.options["builds"]:
                found |= set(self.builds(card))
        if "BR" in self.hand and self.may_sweep():
            everything = frozenset(chain.from_iterable(item.cards for item in self.items))
            found.add(Turn("sweep", "BR", everything, 0))
        return found | set(self.lays())

    # K7, K8

    def takes(self, card: str) -> set[frozenset[str]]:
        duty = self.options["build_duty"]
        if card[:-1] in ("J", "Q", "K"):
            if self.own and duty == "must_take":
                return set()
            return {frozenset(some) for some in self.court_sets(card)}
        goal = value(card)
        if not goal:
            return set()
        owed = [] if duty == "none" else self.own
        if duty == "no_trail":
            owed = [item for item in self.own if item.value == goal]
        able = [item for item in self.items if self.takeable(item, goal)]
        families = [
            some for some in subsets(able) if some and partitions(sorted((i.value for i in some), reverse=True), goal)
        ]
        if self.options["capture_extent"] == "maximum":
            families = [some for some in families if not any(set(some) < set(other) for other in families)]
        families = [some for some in families if all(item in some for item in owed)]
        return {frozenset(chain.from_iterable(item.cards for item in some)) for some in families}

    def takeable(self, item: Item, goal: int) -> bool:
        if item.pile:
            return item.value == goal or (bool(self.options["piles_in_sums"]) and item.value < goal)
        return 0 < item.value <= goal

    def court_sets(self, card: str) -> list[tuple[str, ...]]:
        there = sorted(c for item in self.items if not item.pile for c in item.cards if c[:-1] == card[:-1])
        how = self.options["courts"]
        single: list[tuple[str, ...]] = [(c,) for c in there]
        if how == "all_equal":
            return [tuple(there)] if there else []
        if how == "pairs_only" or len(there) != 3:
            return single
        if how == "three_forced" or self.options["capture_extent"] == "maximum":
            return [tuple(there)]
        return [*single, tuple(there)]

    # K9, K13

    def may_sweep(self) -> bool:
        if self.empty and self.options["broom_empty"] != "own_pile":
            return False
        blocked = self.own and self.options["build_duty"] == "must_take" and not self.options["broom_is_capture"]
        return not blocked

    def lays(self) -> Iterator[Turn]:
        if self.own and self.options["build_duty"] != "none":
            return
        if self.options["trail"] == "forced" and self.can_capture():
            return
        for card in self.hand:
            if card == "BR" and not (self.empty and self.options["broom_empty"] == "stays"):
                continue
            yield Turn("lay", card, frozenset(), 0)

    def can_capture(self) -> bool:
        broom = "BR" in self.hand and not self.empty and self.options["broom_is_capture"]
        return bool(broom) or any(self.takes(card) for card in self.hand)

    # K10, K12, D10–D15

    def builds(self, card: str) -> Iterator[Turn]:
        own = value(card)
        if not own or (self.own and self.options["build_duty"] == "must_take"):
            return
        rest = [other for other in self.hand if other != card]
        goals = {value(other) for other in rest} - {0}
        if self.options["build_on_partner"]:
            goals |= {item.value for item in self.items if item.owner == self.partner}
        for goal in goals:
            for some in subsets(self.items):
                if some:
                    yield from self.build(card, own, goal, some, rest)

    def build(self, card: str, own: int, goal: int, some: tuple[Item, ...], rest: list[str]) -> Iterator[Turn]:
        taken = frozenset(chain.from_iterable(item.cards for item in some))
        loose = [item.value for item in some if not item.pile]
        piles = [item for item in some if item.pile]
        if 0 in loose or (piles and not all(self.touchable(item) for item in piles)):
            return
        promised = self.options["build_duty"] == "no_trail" and [i for i in self.own if i.value == own]
        spent = bool(promised) and own not in [value(other) for other in rest]
        merged = [item for item in piles if item.value == goal]
        for base in [None, *piles]:
            others = [item for item in piles if item is not base]
            if base is not None and base.sets > 1:
                continue
            if any(item not in merged for item in others) or (others and not self.options["compound_builds"]):
                continue
            if spent and (base is None or promised != [base]):
                continue
            began = own + (base.value if base else 0)
            if base is not None and not self.options["extend_with_table"] and (loose or others or began != goal):
                continue
            if began > goal or (base is None and not self.options["compound_builds"] and began == goal):
                continue
            values = sorted([began, *loose], reverse=True)
            fits = partitions(values, goal) if self.options["compound_builds"] else sum(values) == goal
            if fits:
                yield Turn("raise" if base else "build", card, taken, goal)

    def touchable(self, item: Item) -> bool:
        how = self.options["extend"]
        return how == "anyone" or (how == "others" and item.owner != self.seat)
