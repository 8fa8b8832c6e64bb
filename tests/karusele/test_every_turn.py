"""The listed turns are exactly those that brute force finds, each reachable in one way; on crowded tables too."""

from __future__ import annotations

import random
from math import comb

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nineteenth
from karusele.brute_force import Brute, Item, partitions, value
from karusele.whole_turns import captures, turns
from nineteenth.games.contract import PositionError
from nineteenth.games.karusele import rules
from nineteenth.games.karusele.cards import names
from nineteenth.games.karusele.state import ALL, TURN
from nineteenth.games.options import OptionError

NUMBERS = [card for card in names(ALL) if value(card)]
COURTS = [card for card in names(ALL) if not value(card) and card != "BR"]


def random_options(chosen: random.Random) -> dict[str, object]:
    return {
        "trail": chosen.choice(["free", "free", "forced"]),
        "capture_extent": chosen.choice(["choice", "choice", "maximum"]),
        "courts": chosen.choice(["one_or_three", "three_forced", "pairs_only", "all_equal"]),
        "build_duty": chosen.choice(["must_take", "no_trail", "none"]),
        "extend": chosen.choice(["others", "anyone", "off"]),
        "extend_with_table": chosen.random() < 0.4,
        "compound_builds": chosen.random() < 0.5,
        "piles_in_sums": chosen.random() < 0.4,
        "build_on_partner": chosen.random() < 0.4,
        "broom_empty": chosen.choice(["stays", "own_pile"]),
        "broom_is_capture": chosen.random() < 0.7,
    }


def random_pile(pack: list[str], goals: list[int], chosen: random.Random, several: bool) -> tuple[list[str], int]:
    """Cards of the pack that make a pile of one of the goals, and its value; no cards if luck is against it."""
    numbers = [card for card in pack if value(card)]
    for _ in range(400):
        goal = chosen.choice(goals)
        cards = chosen.sample(numbers, k=chosen.choice([2, 2, 3, 4]))
        total = sum(map(value, cards))
        if total == goal or (several and total % goal == 0 and partitions(sorted(map(value, cards))[::-1], goal)):
            return cards, goal
    return [], 0


def random_position(chosen: random.Random, options: dict[str, object], loose: int):
    """Hand, items and the position that holds them; seat 0 of a pairs game is to move."""
    pack = names(ALL)
    chosen.shuffle(pack)
    if chosen.random() < 0.7:  # low cards make more of the sums
        pack.sort(key=lambda card: chosen.random() + (0 if 0 < value(card) <= 6 else 0.6))
    hand = [pack.pop(0) for _ in range(chosen.randint(2, 4))]
    items: list[Item] = []
    piles = []
    held = [value(card) for card in hand if value(card)]
    goals = [*held, *(a + b for a in held for b in range(1, 6) if a + b < 11), 7, 9]
    for owner in chosen.choices([0, 1, 1, 2], k=chosen.randint(0, 3)):
        wanted = held or [7] if owner == 0 else goals
        cards, goal = random_pile(pack, wanted, chosen, bool(options["compound_builds"]))
        if cards:
            pack = [card for card in pack if card not in cards]
            items.append(Item(frozenset(cards), goal, owner, sum(map(value, cards)) // goal, True))
            piles.append({"cards": " ".join(cards), "value": goal, "owner": owner})
    table = [pack.pop(0) for _ in range(chosen.randint(0, loose))]
    items += [Item(frozenset([card]), value(card)) for card in table]
    given_position = {"hands": [" ".join(hand)], "table": " ".join(table), "piles": piles}
    return hand, items, given_position


def legal_position(seed: int, loose: int):
    """The first position from `seed` on that the rules allow, under house rules that go together."""
    chosen = random.Random(seed)
    while True:
        options = random_options(chosen)
        try:
            game = nineteenth.game("karusele", "pairs", **options)
        except OptionError:
            continue
        hand, items, position = random_position(chosen, options, loose)
        try:
            table = game.position(position, seed=seed)
        except PositionError:
            continue
        # K10: an owner holds a card for his pile, so under the duty nobody owns piles of two values.
        owned = [{item.value for item in items if item.owner == seat} for seat in range(4)]
        if options["build_duty"] == "must_take" and any(len(values) > 1 for values in owned):
            continue
        return Brute(hand, items, 0, 2, game.options.to_dict()), table


@pytest.mark.parametrize("loose", [4, 8])
@given(seed=st.integers(0, 2**40))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_K7_to_K13_every_turn_and_no_other_each_said_in_one_way(loose, seed):
    brute, table = legal_position(seed, loose)
    found = turns(table)
    if brute.options["build_on_partner"]:
        # Brute force takes the partner's piles for what he is known to hold.
        holds = table.state.holds[2]
        assert (
            all(holds >> item.value & 1 for item in brute.items if item.owner == 2)
            or brute.options["build_duty"] == "none"
        )
    assert len(found) == len(set(found))
    assert set(found) == brute.turns()


def capture_count(values: list[int], goal: int) -> int:
    """How many sets of cards of these values can be taken with `goal`: over numbers of cards of each value, not over cards."""
    have = {v: values.count(v) for v in set(values) if v <= goal}
    kinds = sorted(have)

    def sets_from(index: int, left: int) -> list[tuple[int, ...]]:
        if index == len(kinds):
            return [()] if left == 0 else []
        kind = kinds[index]
        return [
            (count, *rest)
            for count in range(min(have[kind], left // kind) + 1)
            for rest in sets_from(index + 1, left - count * kind)
        ]

    one = [some for some in sets_from(0, goal) if any(some)]
    reached = {(0,) * len(kinds)}
    waiting = list(reached)
    while waiting:
        now = waiting.pop()
        for some in one:
            total = tuple(a + b for a, b in zip(now, some, strict=True))
            if total not in reached and all(t <= have[k] for t, k in zip(total, kinds, strict=True)):
                reached.add(total)
                waiting.append(total)
    ways = 0
    for counts in reached:
        product = 1
        for count, kind in zip(counts, kinds, strict=True):
            product *= comb(have[kind], count)
        ways += product
    return ways - 1


def count_captures(state, house, room) -> int:
    """Leaves of the tree of parts below a capture that has been begun."""
    count = 0
    for move in room[: rules.legal_moves(state, house, room)]:
        if move == rules.DONE:
            count += 1
            continue
        after = state.copy()
        seat = after.turn
        rules.apply(after, house, move)
        count += 1 if after.phase == TURN or after.turn != seat else count_captures(after, house, list(room))
    return count


@pytest.mark.slow
@pytest.mark.parametrize("card", ["6H", "7H"])
def test_K7_a_crowded_table_of_twenty_loose_cards_and_three_piles(card):
    loose = [
        "AS",
        "AC",
        "AD",
        "2S",
        "2C",
        "2D",
        "3S",
        "3C",
        "4S",
        "4C",
        "5S",
        "5C",
        "6S",
        "6C",
        "7S",
        "7C",
        "8S",
        "8C",
        "9S",
        "9C",
    ]
    piles = [
        {"cards": "2H 5D", "owner": 1},
        {"cards": "3D 5H", "owner": 1},
        {"cards": "AH 3H 4D", "owner": 1},
    ]
    table = nineteenth.game("karusele", "two", build_duty="none").position(
        {"hands": [f"{card} 10H", "7D 8D"], "table": " ".join(loose), "piles": piles}
    )
    fitting = {"6H": 0, "7H": 1}[card]  # the piles are worth 7, 8 and 8
    expected = (capture_count([value(c) for c in loose], value(card)) + 1) * 2**fitting - 1
    table.play(f"{card} takes")
    room = [0] * rules.MAX_MOVES
    assert count_captures(table.state, table.game.house, room) == expected
    assert expected > 800


def test_the_words_of_every_turn_are_understood_in_any_order():
    for seed in range(40):
        _, table = legal_position(seed, 8)
        chosen = random.Random(seed)
        for taken in captures(table):
            spoken = list(taken)
            chosen.shuffle(spoken)
            for card in table.view(0)["seats"][0]["cards"]:
                try:
                    moves = table.parse(f"{card} takes {' '.join(spoken)}")
                except nineteenth.api.MoveError:
                    continue
                if table.why_not(f"{card} takes {' '.join(spoken)}") is None:
                    after = table.copy()
                    for move in moves:
                        after.play(move)
                    assert frozenset(after.view(None)["last"]["cards"]) == taken


def test_K7_items_are_said_in_one_order():
    table = nineteenth.game("karusele", "two").position({"hands": ["7H 10H"], "table": "7C 3D 4S AS 6D 5C 2H"})
    table.play("7H takes")
    order = names(ALL)
    while begun := table.view(0)["begun"]:
        said = [order.index(card) for card in begun["cards"]]
        assert all(order.index(card) < min(said, default=len(order)) for card in begun["open_cards"])
        table.play(table.legal()[0])
    assert table.moves[0] == "7H takes"
