"""What holds for every bot of every game: it plays legally, knows only its view, and chooses the same compiled."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

import nineteenth
from battery.tables import depths, played, random_game, seeds
from nineteenth import bots, chance, games

BOTS = [(game, name) for game in games.NAMES for name in bots.built_in(game)]
every_bot = pytest.mark.parametrize(("game", "name"), BOTS)
slowly = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@every_bot
@given(seed=seeds)
@slowly
def test_every_bot_plays_legal_moves_to_the_end_under_any_house_rules(game, name, seed):
    golf = random_game(seed, game)
    table = golf.deal(seed=seed)
    players = [bots.player(golf, name, f"{seed}/{seat}") for seat in range(golf.players)]
    for _ in range(golf.book.decisions):
        if table.over:
            break
        move = players[table.turn].move(table)
        assert move in table.legal()
        table.play(move)
    assert table.over


@every_bot
@given(seed=seeds, depth=depths)
@slowly
def test_a_bot_chooses_the_same_whatever_lies_hidden(game, name, seed, depth):
    """Blindness: the cards that the seat has not seen are dealt anew behind its view."""
    house = random_game(seed, game)
    table = played(house, seed, depth)
    if table.over:
        return
    other = table.copy()
    other.state = house.book.state()
    sight = table.sight(table.turn).copy()
    house.book.guess(sight, house.house, table.turn, chance.generator(str(seed)), other.state)
    choices = [bots.player(house, name, seed).move(each) for each in (table, other)]
    assert choices[0] == choices[1]


@every_bot
@given(seed=seeds, depth=depths)
@slowly
def test_a_choice_leaves_the_view_as_it_was(game, name, seed, depth):
    house = random_game(seed, game)
    table = played(house, seed, depth)
    if table.over:
        return
    sight = table.sight(table.turn).copy()
    before = sight.copy()
    bots.player(house, name, seed).choose(sight, table.turn)
    assert sight == before


def test_a_game_has_its_own_bots_and_random_first():
    for game in games.NAMES:
        assert bots.built_in(game)[0] == bots.RANDOM


def test_an_unknown_bot_is_refused_by_name():
    with pytest.raises(bots.UnknownBotError, match="no bot 'genius' for golf; the bots are random, "):
        bots.player(nineteenth.game("golf"), "genius")


def test_a_bot_in_words_is_registered_plays_and_is_forgotten():
    def first(view, moves, source):
        assert view["seat"] == view["turn"]
        return moves[0]

    bots.register("golf", "first", first)
    try:
        golf = nineteenth.game("golf")
        table = golf.deal(seed=1)
        assert bots.player(golf, "first").move(table) == table.legal()[0]
        assert "first" in bots.names("golf")
    finally:
        bots.unregister("golf", "first")
    assert "first" not in bots.names("golf")


def test_a_bot_in_words_that_answers_nonsense_is_told_so():
    bots.register("golf", "rude", lambda view, moves, source: "no")
    try:
        golf = nineteenth.game("golf")
        with pytest.raises(bots.BotError, match="the bot 'rude' answered 'no'; it may play flip 1, "):
            bots.player(golf, "rude").move(golf.deal(seed=1))
    finally:
        bots.unregister("golf", "rude")


def test_a_bot_that_comes_with_a_game_is_not_overwritten():
    with pytest.raises(ValueError, match="comes with golf"):
        bots.register("golf", "greedy", lambda view, moves, source: moves[0])
