"""Section 5: what closing costs and brings, and four equal cards in a block."""

from __future__ import annotations

import pytest

from golf.situations import counted, golf

# Hands of four, nothing equal in any of them.
TWELVE, SEVENTEEN, TEN, TWENTY_FOUR = "AS 2S 4S 5S", "AC 3C 5C 8C", "AD 2D 3D 4D", "3H 5H 6H 10H"
SEVENTEEN_TOO = "AH 2H 4H 10S"


def scores(*hands: str, closer: int | None = 0, **options) -> list[int]:
    return counted(golf("four_hand", players=len(hands), **options), *hands, closer=closer)


def test_section_5_the_seeds_example_17_and_12_become_29_and_12():
    assert scores(SEVENTEEN, TWELVE, penalty="add_lowest") == [29, 12]


@pytest.mark.parametrize(
    ("penalty", "points"), [("off", 17), ("flat", 27), ("add_lowest", 29), ("double", 34), ("add_highest", 41)]
)
def test_section_5_what_a_closer_who_is_not_lowest_pays(penalty, points):
    assert scores(SEVENTEEN, TWELVE, TWENTY_FOUR, penalty=penalty) == [points, 12, 24]


@pytest.mark.parametrize("penalty", ["off", "flat", "add_lowest", "double", "add_highest"])
def test_section_5_a_closer_who_is_lowest_pays_nothing(penalty):
    assert scores(TEN, TWELVE, TWENTY_FOUR, penalty=penalty) == [10, 12, 24]


def test_section_5_add_highest_means_the_highest_of_the_others():
    assert scores(TWENTY_FOUR, TWELVE, SEVENTEEN, penalty="add_highest") == [24 + 17, 12, 17]


@pytest.mark.parametrize("points", [0, 5, 50])
def test_section_5_the_fixed_penalty_is_as_agreed(points):
    assert scores(SEVENTEEN, TWELVE, penalty="flat", penalty_points=points) == [17 + points, 12]


@pytest.mark.parametrize(("penalty", "points"), [("flat", 27), ("add_lowest", 34), ("double", 34), ("add_highest", 34)])
def test_section_5_a_tie_for_lowest_is_lowest_unless_ties_are_penalised(penalty, points):
    assert scores(SEVENTEEN, SEVENTEEN_TOO, penalty=penalty) == [17, 17]
    assert scores(SEVENTEEN, SEVENTEEN_TOO, penalty=penalty, closer_tie="penalised") == [points, 17]


def test_section_5_a_penalty_never_lowers_a_score():
    low = {"bonus": "jokers", "bonus_pairs": "keep", "packs": 2}
    below = "JK JK 2S KS"
    assert scores("KC KD 2C JK", below, penalty="add_lowest", **low) == [0, -2]
    assert scores("KC KD 2C JK", below, penalty="add_highest", **low) == [0, -2]
    assert scores("JK AC KC KD", below, penalty="double", **low) == [-1, -2]


def test_section_5_no_penalty_without_a_closer():
    assert scores(SEVENTEEN, TWELVE, closer=None, penalty="flat", closer_bonus=-5) == [17, 12]


def test_section_5_only_the_closer_pays():
    assert scores(SEVENTEEN, TWELVE, TWENTY_FOUR, closer=2, penalty="flat") == [17, 12, 34]


def test_section_5_a_closer_who_is_lowest_may_earn_a_bonus():
    assert scores(TEN, TWELVE, closer_bonus=-5) == [5, 12]
    assert scores(SEVENTEEN, TWELVE, closer_bonus=-5) == [17, 12]
    assert scores(SEVENTEEN, SEVENTEEN_TOO, closer_bonus=-5) == [12, 17]
    assert scores(SEVENTEEN, SEVENTEEN_TOO, closer_bonus=-5, closer_tie="penalised") == [17, 17]


BLOCK = "7S 7C 2S / 7D 7H 3S"
OTHER, THIRD = "4S 5S 6S / 8S 9S 10S", "4C 5C 6C / 8C 9C JC"


@pytest.mark.parametrize(
    ("four_block", "points"),
    [
        ("off", [5, 42, 42]),
        ("others_plus10", [5, 52, 52]),
        ("all_plus10", [15, 52, 52]),
        ("self_minus10", [-5, 42, 42]),
    ],
)
def test_section_5_four_equal_cards_in_two_neighbouring_columns(four_block, points):
    assert counted(golf(players=3, packs=2, four_block=four_block), BLOCK, OTHER, THIRD) == points


def test_section_5_columns_that_are_not_neighbours_are_no_block():
    assert counted(golf(four_block="others_plus10"), "7S 2S 7C / 7D 3S 7H", OTHER) == [5, 42]


def test_section_5_two_different_pairs_are_no_block():
    assert counted(golf(four_block="others_plus10"), "7S 8C 2S / 7D 8H 3S", OTHER) == [5, 42]


def test_section_5_a_column_belongs_to_one_block_at_the_most():
    game = golf("eight", packs=2, four_block="self_minus10")
    assert counted(game, "7S 7C 7D 2S / 7H 7S 7C 3S")[0] == 5 - 10
    assert counted(game, "7S 7C 7D 7H / 7H 7S 7C 7D")[0] == -20


@pytest.mark.parametrize("cancel", ["anywhere", "row_column_pairs"])
@pytest.mark.parametrize("grid", ["7S 7C 7D / 7H 7S 2S", "7D 7S 7C / 2S 7H 7S", "7S 7C 2S / 7H 7S 7D"])
def test_section_5_a_fifth_equal_card_does_not_hide_a_block(cancel, grid):
    game = golf(packs=2, cancel=cancel, four_block="others_plus10")
    assert counted(game, grid, OTHER) == [9, 52]


def test_section_5_four_bonus_cards_that_keep_their_points_are_no_block():
    grid = "2S 2C 5C / 2D 2H 3S"
    assert counted(golf(bonus="twos", four_block="others_plus10"), grid, OTHER) == [8, 52]
    assert counted(golf(bonus="twos", bonus_pairs="keep", four_block="others_plus10"), grid, OTHER) == [0, 42]


def test_section_5_blocks_come_before_the_penalty():
    """Closed with 5 and lowest by cards; the other player's block makes it 15, so that 9 is lower."""
    game = golf(packs=2, four_block="others_plus10", penalty="flat")
    mine, block = "KS 2S 3S / KC KD KH", "8S 8C 4S / 8D 8H 5S"
    assert counted(game, mine, block, closer=0) == [5 + 10 + 10, 9]
    assert counted(golf(packs=2, penalty="flat"), mine, block, closer=0) == [5, 9]
