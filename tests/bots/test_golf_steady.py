"""Golf's own bots in positions where there is a right answer."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nineteenth
from battery.tables import seeds
from nineteenth import bots
from nineteenth.bots.golf.grids import known_points, points_with
from nineteenth.bots.golf.outlook import MEAN, best_worth, look_around
from nineteenth.games.golf.rules import DISCARD, SWAP
from nineteenth.games.golf.state import FROM_STOCK, HOLDING

slowly = settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def choice(name: str, game: nineteenth.Game, **position) -> str:
    """The words of the bot's move in a position of `game`."""
    table = game.position(position, seed=1)
    return game.book.moves.say(bots.player(game, name).move(table), game.house)


SIX = nineteenth.game("golf")
BOTH = pytest.mark.parametrize("name", ["greedy", "steady"])


@BOTH
def test_a_pair_in_a_column_is_taken_and_made(name):
    grids = ["9H (?) 3C / (?) (?) (?)", "4H (?) (?) / 6C (?) (?)"]
    assert choice(name, SIX, grids=grids, discard="9C") == "take discard"
    assert choice(name, SIX, grids=grids, discard="2S", held="9C") == "swap 4"


@BOTH
def test_the_highest_card_is_replaced_first_when_somebody_is_near_closing(name):
    grids = ["QH 7S 3C / 5H 4S (8D)", "4H 2D 6H / 6C 9S (?)"]
    assert choice(name, SIX, grids=grids, discard="2S", held="AC") == "swap 1"


@BOTH
def test_a_worse_card_is_thrown_away(name):
    grids = ["2H AS 3C / KH 4S (2D)", "4H (?) (?) / 6C (?) (?)"]
    assert choice(name, SIX, grids=grids, discard="2S", held="QC") == "discard"


@BOTH
def test_equal_ranks_count_not_equal_values(name):
    # J and Q are worth the same and are no pair.
    grids = ["2S JH (?) / 2C (?) (?)", "4H 5D 2D / 6C 8S (?)"]
    assert choice(name, SIX, grids=grids, discard="QC") == "draw"
    assert choice(name, SIX, grids=grids, discard="JC") == "take discard"


def test_the_opening_shows_different_columns():
    table = SIX.deal(seed=4)
    player = bots.player(SIX, "steady")
    table.play(player.move(table))
    assert table.moves == ["flip 1"]
    table.play(player.move(table))
    assert table.moves == ["flip 1", "flip 2"]


def test_a_peek_shows_places_that_cannot_pair():
    four = nineteenth.game("golf", preset="four")
    assert four.book.moves.say(bots.player(four, "steady").move(four.deal(seed=1)), four.house) == "peek 1 4"


def test_it_closes_with_a_low_grid_and_not_with_a_high_one():
    low = ["2H AS KC / KH KS (?)", "9H QS (?) / 6C (?) (?)"]
    assert choice("steady", SIX, grids=low, discard="2S", held="KD") == "swap 6"
    flat = nineteenth.game("golf", penalty="flat", penalty_points=30)
    high = ["9H 8S TC / QH JS (?)", "2H AS KC / 2C KS (?)"]
    assert choice("steady", flat, grids=high, discard="2S", held="6D") != "swap 6"


def test_it_knocks_when_nothing_is_left_to_improve():
    knock = nineteenth.game("golf", closing="knock")
    best = ["KH KD 2C / KS KC 2D", "9H QS 8D / 6C 7D (?)"]
    assert choice("steady", knock, grids=best, discard="QD") == "knock"
    worst = ["9C QC 8C / 6S 7S (?)", "AH 3S KC / AC 3D (?)"]
    assert choice("steady", knock, grids=worst, discard="TD") == "draw"


def test_a_rank_that_the_left_neighbour_needs_is_not_laid_before_it():
    # Its own ten or its own jack must go; the left neighbour has a ten to pair, or a jack.
    mine = "TH JS KC / KS KD (?)"
    assert choice("steady", SIX, grids=[mine, "TC 2D 2H / 3C AH (?)"], discard="8S", held="4C") == "swap 2"
    assert choice("steady", SIX, grids=[mine, "JC 2D 2H / 3C AH (?)"], discard="8S", held="4C") == "swap 1"


@given(seed=seeds, presets=st.sampled_from(("six", "nine_hole_6", "four_hand", "nine_hole_3")))
@slowly
def test_the_last_card_of_a_round_goes_where_the_count_is_lowest(seed, presets):
    """When the next seat has closed there is nothing left to feed and nothing to hope for."""
    game = nineteenth.game("golf", presets)
    table = game.deal(seed=seed)
    players = [bots.player(game, "steady", f"{seed}/{seat}") for seat in range(game.players)]
    while not table.over:
        seat, move = table.turn, players[table.turn].move(table)
        if table.state.phase == HOLDING and table.state.closer >= 0:
            sight, house = table.sight(seat).copy(), game.house
            room, trial = bots.room(game), game.book.state()
            unknown = look_around(sight, house, seat, room, trial)
            now = known_points(trial, house, seat, room) + unknown.bit_count() * room[MEAN]
            best = best_worth(sight, house, seat, sight.held, unknown, room, trial)
            assert (move == DISCARD) == (best >= now and sight.held_from == FROM_STOCK)
            if move != DISCARD:
                place = move - SWAP
                worth = points_with(trial, house, seat, place, sight.held, room)
                assert worth + (unknown & ~(1 << place)).bit_count() * room[MEAN] == best
        table.play(move)
