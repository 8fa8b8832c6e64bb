"""What Karuselė's players do and never do; their strength is measured, with the command, in docs/karusele.md."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nineteenth
from nineteenth import bots
from nineteenth.games.karusele import rules
from nineteenth.games.karusele.cards import BROOM, JOKER20
from nineteenth.games.karusele.guess import unseen
from nineteenth.games.karusele.tableau import takers

PLAYERS = ("greedy", "steady")
each_player = pytest.mark.parametrize("name", PLAYERS)
slowly = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def positions(seed: int, preset: str):
    """The turns of a deal between random players, each before it is begun."""
    game = nineteenth.game("karusele", preset)
    table = game.deal(seed=seed, dealer=seed % game.players)
    chosen = random.Random(seed)
    while not table.over:
        if table.state.phase == rules.TURN and chosen.random() < 0.3:
            yield game, table
        table.play(chosen.choice(table.legal()))


@each_player
@given(seed=st.integers(0, 2**32), preset=st.sampled_from(["two", "pairs", "three"]))
@slowly
def test_D21_nobody_lays_the_joker_of_20_while_anything_else_may_be_done(name, seed, preset):
    for game, table in positions(seed, preset):
        move = bots.player(game, name).move(table)
        if move == rules.LAY + JOKER20:
            assert table.legal() == [move]


def takers_after_laying(game, table, card: int) -> int:
    """The hidden cards, the Broom aside, that could take something once `card` is laid."""
    sight = table.sight(table.turn).copy()
    hidden = unseen(sight, game.house)
    sight.loose |= 1 << card
    return takers(sight, game.house) & hidden & ~(1 << BROOM)


def is_laying(move: int) -> bool:
    return rules.kind_of(move) == rules.LAY


@each_player
@given(seed=st.integers(0, 2**32), preset=st.sampled_from(["two", "pairs", "three"]))
@slowly
def test_nobody_leaves_a_sum_when_a_laying_is_free_of_it(name, seed, preset):
    for game, table in positions(seed, preset):
        move = bots.player(game, name).move(table)
        if is_laying(move) and takers_after_laying(game, table, move - rules.LAY):
            others = [other - rules.LAY for other in table.legal() if is_laying(other)]
            free = [card for card in others if not takers_after_laying(game, table, card)]
            assert free in ([], [JOKER20])


def choice(name: str, position: dict[str, object], preset: str = "two") -> str:
    game = nineteenth.game("karusele", preset)
    table = game.position(position)
    player = bots.player(game, name)
    seat = table.turn
    while table.turn == seat and len(table.moves) < 20:
        table.play(player.move(table))
    last = table.view(None)["last"]
    return " ".join([last["kind"], last["card"], *last.get("cards", [])])


def test_a_laying_that_leaves_nothing_is_found():
    """The other queens are won, sixes are not."""
    gone = "AS AC 7S 7C 7D 8S 8C 8D 8H QS QC QD"
    rest = "9S 9C 9D 9H 10S 10C 10D 10H JS JC JD JH KS KC KD KH"
    position = {"hands": ["QH 6H", "? ?"], "table": "", "won": [gone, rest], "stock": 24}
    for name in PLAYERS:
        assert choice(name, position) == "lay QH"


@each_player
def test_the_capture_with_most_points_is_taken(name):
    assert choice(name, {"hands": ["10C 4C"], "table": "10D 4S"}) == "take 10C 10D"


def test_greedy_takes_points_before_cards():
    assert choice("greedy", {"hands": ["7H 4C KS"], "table": "7C 3D 4S AS KD"}) == "take 4C AS 3D 4S"


def test_greedy_never_builds():
    for seed in range(6):
        for game, table in positions(seed, "two"):
            move = bots.player(game, "greedy").move(table)
            assert rules.kind_of(move) not in (rules.BUILD, rules.RAISE)


def test_steady_builds_when_nobody_else_can_take_it():
    """The other sixes are won, so the pile is safe; there is nothing to take."""
    position = {"hands": ["AH 6C", "? ?"], "table": "2S 3D KS QS", "won": ["6S 6D 6H JK20 JK15", "JK11 BR 5S 5C 5D 5H"]}
    rest = "7S 7C 7D 7H 8S 8C 8D 8H 9S 9C 9D 9H 10S 10C 10D 10H"
    position["won"][1] += f" {rest} 4S 4C 4D 4H JS AS AC AD 2C 2D 2H 3S 3C"
    assert choice("steady", {**position, "stock": 8}).startswith("build AH")


def test_steady_sweeps_a_table_full_of_points():
    assert choice("steady", {"hands": ["BR KC"], "table": "JK20 AS AD 10D 5C 7H"}) == "sweep BR AS AD 5C 7H 10D JK20"


def test_steady_saves_its_court_for_the_last_capture():
    position = {"hands": ["KC 9D", "? ?"], "table": "KS 2S 10D AS AC 5D 7H", "stock": 0, "last_capturer": 1}
    assert choice("steady", position).startswith("take 9D")


def test_the_best_of_a_crowded_table_is_found_in_few_steps():
    loose = "AS AC AD 2S 2C 2D 3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 8S 8C 9S 9C"
    told = choice("greedy", {"hands": ["10H KC"], "table": loose})
    assert told.startswith("take 10H")
    assert len(told.split()) - 2 >= 15
