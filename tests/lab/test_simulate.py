"""Simulations: the same deals whoever plays them and however, counted exactly."""

from __future__ import annotations

import dataclasses
import json
import math

import pytest

import nineteenth
from nineteenth import bots, compiled
from nineteenth.lab.arena import Worker, added
from nineteenth.lab.simulate import SimulationError, simulate

GOLF = nineteenth.game("golf")


def test_a_simulation_is_the_same_in_any_number_of_processes():
    alone = simulate(GOLF, ("greedy", "random"), rounds=120, seed=5, workers=1, fast=False)
    assert alone == simulate(GOLF, ("greedy", "random"), rounds=120, seed=5, workers=3, fast=False)
    assert alone != simulate(GOLF, ("greedy", "random"), rounds=120, seed=6, workers=1, fast=False)


@pytest.mark.slow
@pytest.mark.parametrize("duplicate", [False, True])
@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_a_simulation_is_the_same_compiled_and_plain(unit, duplicate):
    assert compiled.available()
    game, names = nineteenth.game("golf", players=3, end="rounds 3"), ("greedy", "steady", "random")
    count = {unit: 6}
    plain = simulate(game, names, **count, seed=2, duplicate=duplicate, fast=False)
    assert plain == simulate(game, names, **count, seed=2, duplicate=duplicate, fast=True, workers=1)
    assert plain == simulate(game, names, **count, seed=2, duplicate=duplicate, fast=True, workers=3)


def test_a_deal_is_the_same_alone_and_among_others():
    worker = Worker(GOLF, ("greedy", "random"), "7", fast=False)
    together = worker.run(40, 3, False, 1)
    again = Worker(GOLF, ("greedy", "random"), "7", fast=False)
    single = [again.run(deal, 1, False, 1) for deal in (42, 40, 41)]
    assert together == added(added(single[0], single[1]), single[2])


@pytest.mark.parametrize(("name", "players"), [("random", 3), ("greedy", 2), ("greedy", 3), ("steady", 2)])
def test_in_a_duplicate_a_bot_swings_by_nothing_against_itself(name, players):
    game = nineteenth.game("golf", players=players)
    result = simulate(game, (name, name), rounds=6, seed=3, duplicate=True)
    assert [(standing.swing, standing.swing_error) for standing in result.standings] == [(0.0, 0.0), (0.0, 0.0)]
    assert result.rounds == 6 * players


def test_without_a_duplicate_luck_shows():
    result = simulate(GOLF, ("greedy", "greedy"), rounds=15, seed=3)
    assert result.standings[0].swing == -result.standings[1].swing != 0.0


def test_means_and_errors_are_those_of_the_single_deals():
    worker = Worker(GOLF, ("greedy", "random"), "9", fast=False)
    points = [worker.run(deal, 1, False, 1).points for deal in range(30)]
    result = simulate(GOLF, ("greedy", "random"), rounds=30, seed="9")
    for bot, standing in enumerate(result.standings):
        mean = sum(each[bot] for each in points) / 30
        variance = sum((each[bot] - mean) ** 2 for each in points) / 29
        assert standing.mean == pytest.approx(mean)
        assert standing.error == pytest.approx(math.sqrt(variance / 30))
    swings = [each[0] - each[1] for each in points]
    mean = sum(swings) / 30
    assert result.standings[0].swing == pytest.approx(mean)
    error = math.sqrt(sum((each - mean) ** 2 for each in swings) / 29 / 30)
    assert result.standings[0].swing_error == pytest.approx(error)


@pytest.mark.parametrize("count", [{"rounds": 24}, {"matches": 4}])
def test_one_win_is_shared_out_for_each_round_and_match(count):
    game = nineteenth.game("golf", players=4, end="rounds 2")
    result = simulate(game, ("random", "greedy"), **count, seed=1)
    assert sum(2 * standing.win_rate for standing in result.standings) == pytest.approx(1)
    assert sum(2 * standing.round_win_rate for standing in result.standings) == pytest.approx(1)


def test_every_seat_is_sat_in_equally_often():
    seats = []
    bots.register("golf", "noted", lambda view, moves, chance: seats.append(view["seat"]) or moves[0])
    try:
        simulate(nineteenth.game("golf", players=3), ("noted", "greedy", "random"), rounds=3, seed=1)
    finally:
        bots.unregister("golf", "noted")
    assert set(seats) == {0, 1, 2}


def test_progress_counts_up_to_the_end():
    told = []
    simulate(GOLF, ("random",), rounds=120, progress=lambda done, total: told.append((done, total)), workers=1)
    assert told[-1] == (120, 120)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_a_result_is_ready_for_json_and_one_deal_has_no_error():
    result = simulate(GOLF, ("greedy", "random"), rounds=1, seed=1)
    assert result.standings[0].error is None
    assert json.loads(json.dumps(result.to_dict())) == json.loads(json.dumps(dataclasses.asdict(result)))


def test_what_cannot_be_simulated_is_refused_in_a_sentence(monkeypatch):
    monkeypatch.setattr("nineteenth.lab.arena.LONGEST", 3)  # rounds, for patience
    with pytest.raises(SimulationError, match="one of the two"):
        simulate(GOLF, ("random",), rounds=1, matches=1)
    with pytest.raises(SimulationError, match="at least one deal"):
        simulate(GOLF, ("random",), rounds=0)
    with pytest.raises(SimulationError, match="3 bots do not fit 2 seats"):
        simulate(GOLF, ("random", "greedy", "random"), rounds=1)
    with pytest.raises(bots.UnknownBotError):
        simulate(GOLF, ("genius",), rounds=1)
    with pytest.raises(SimulationError, match="do not end"):
        simulate(nineteenth.game("golf", preset="four_hand", end="open"), ("greedy",), matches=1)
