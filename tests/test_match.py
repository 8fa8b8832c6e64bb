"""Matches to their end: by rounds, by a target, by agreement, and every way to part a tie (G10, G11)."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

import nineteenth
from battery.tables import PRESETS
from nineteenth import record
from nineteenth.api import IllegalMoveError
from nineteenth.games import rulebook
from nineteenth.games.options import OptionError
from nineteenth.match import Match

LIMIT = 60  # rounds; every match below ends far sooner


def play_round(match: Match, chosen: random.Random) -> None:
    while match.turn is not None:
        match.play(chosen.choice(match.round.legal()))


def play(match: Match, seed: int = 1) -> Match:
    """Play at random until the match is over."""
    chosen = random.Random(seed)
    for _ in range(LIMIT):
        play_round(match, chosen)
        if match.over:
            return match
        match.next_round()
    raise AssertionError("the match does not end")


def golf(seed=1, preset="four_hand", **options) -> Match:
    return Match(nineteenth.game("golf", preset, **options), seed)


def scores(match: Match) -> list[list[int]]:
    return [deal.score.points for deal in match.rounds]


def best(match: Match) -> list[int]:
    return [side for side, total in enumerate(match.totals) if total == min(match.totals)]


def sums(match: Match) -> list[int]:
    return [sum(points) for points in zip(*scores(match), strict=True)]


@pytest.mark.parametrize("rounds", [1, 4, 9])
def test_G10_a_match_of_rounds_ends_after_so_many(rounds):
    match = play(golf(end="rounds", end_at=rounds))
    assert len(match.rounds) == rounds
    assert match.totals == sums(match)
    assert match.winners == best(match)


def test_G10_a_match_to_a_target_ends_with_the_round_in_which_somebody_reaches_it():
    match = play(golf(end="target", end_at=70))
    assert len(match.rounds) >= 2
    assert max(match.totals) >= 70
    assert max(match.rounds[-2].totals) < 70
    assert match.totals == sums(match)
    assert match.winners == best(match)


def test_G10_a_match_without_end_goes_on_until_the_players_agree():
    match, chosen = golf(end="open"), random.Random(2)
    for number in range(1, 13):
        assert not match.may_stop
        with pytest.raises(IllegalMoveError):
            match.stop()
        play_round(match, chosen)
        assert not match.over
        assert match.may_stop
        assert len(match.rounds) == number
        if number < 12:
            match.next_round()
    match.stop()
    assert match.over
    assert match.winners == best(match)
    with pytest.raises(IllegalMoveError):
        match.next_round()


def tied(**options) -> Match:
    """A match of one round that ends level by its points; the seed is searched for, not assumed."""
    for seed in range(400):
        match, chosen = golf(seed, end="rounds", end_at=1, **options), random.Random(seed)
        play_round(match, chosen)
        if len(best(match)) > 1:
            return match
    raise AssertionError("no tie among the first 400 seeds")


def test_G11_equal_lowest_totals_share_the_win():
    match = tied(tie="share")
    assert match.over
    assert match.winners == best(match) == [0, 1]


def test_G11_a_tie_is_played_on_where_so_chosen():
    match = tied(tie="extra_round")
    assert not match.over
    match.next_round()
    play(match)
    assert len(match.rounds) > 1
    assert len(match.winners) == 1


def test_G11_the_fewest_worst_rounds_decide_where_so_chosen():
    """Three play three rounds; of those level at the top the one with fewer worst rounds wins alone."""
    for seed in range(3000):
        match = play(golf(seed, players=3, end="rounds", end_at=3, tie="fewest_worst"), seed)
        worst = [sum(points[side] == max(points) for points in scores(match)) for side in range(3)]
        level = best(match)
        fewest = min(worst[side] for side in level)
        assert match.winners == [side for side in level if worst[side] == fewest]
        if len(level) > len(match.winners):
            return
    raise AssertionError("no tie was parted among 3000 seeds")


def test_G5_the_deal_passes_to_the_left():
    match = play(golf(players=3, end_at=5))
    first = match.rounds[0].dealer
    assert [deal.dealer for deal in match.rounds] == [(first + number) % 3 for number in range(5)]


def test_G3_a_void_deal_is_dealt_anew_by_the_same_dealer_and_does_not_count():
    match = golf(end_at=1)
    match.play(match.round.legal()[0])
    match.void_round()
    assert match.turn is None
    match.next_round()
    assert match.played[0].seed != match.played[1].seed
    assert match.played[0].dealer == match.played[1].dealer
    play(match)
    assert len(match.rounds) == 1


def test_between_rounds_nothing_is_played_and_during_one_none_is_dealt():
    match, chosen = golf(end_at=2), random.Random(1)
    with pytest.raises(IllegalMoveError):
        match.next_round()
    play_round(match, chosen)
    with pytest.raises(IllegalMoveError):
        match.play("draw")
    with pytest.raises(IllegalMoveError):
        match.void_round()
    play(match)
    with pytest.raises(IllegalMoveError):
        match.play("draw")


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_round_of_each_preset_is_scored_and_recorded(name, preset):
    match, chosen = Match(nineteenth.game(name, preset), 5), random.Random(5)
    play_round(match, chosen)
    assert match.round_over
    assert match.totals == match.rounds[0].totals
    assert record.read(record.write(match)).totals == match.totals


SCRIPT = """
import random, sys
from battery.tables import random_game
from nineteenth import record
from nineteenth.match import Match
for seed in range(12):
    match, chosen = Match(random_game(seed), seed), random.Random(seed)
    for _ in range(80):
        if match.over:
            break
        if match.turn is None:
            match.next_round()
        else:
            match.play(chosen.choice(match.round.legal_moves()))
    print(record.write(match))
    print(match.round.view(match.turn), match.round.describe())
"""


def test_the_same_seed_plays_the_same_match_whatever_the_hash_seed():
    here = os.path.dirname(__file__)
    printed = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": here},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4711")
    ]
    assert printed[0]
    assert printed[0] == printed[1] == printed[2]


@pytest.mark.parametrize("move", [None, 1.5, ["flip 1"], b"flip 1"])
def test_what_is_neither_words_nor_a_number_is_no_move(move):
    table = nineteenth.game("golf").deal(seed=1)
    for ask in (table.play, table.why_not):
        with pytest.raises(TypeError, match="a move is its words or its number"):
            ask(move)


@pytest.mark.parametrize("seat", ["0", 0.0, 2, -1])
def test_what_is_no_seat_is_named(seat):
    with pytest.raises(ValueError, match="there is no seat"):
        nineteenth.game("golf").deal(seed=1).view(seat)


@pytest.mark.parametrize("option", ["preset", "cls", "self", "name"])
def test_an_option_of_any_name_is_refused_in_a_sentence(option):
    with pytest.raises(OptionError):
        rulebook("golf").options.make("six", **{option: 1})
