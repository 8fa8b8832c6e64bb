"""Section 4: what a grid is worth."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from golf.situations import counted, golf, worth
from nineteenth import cards
from nineteenth.games.golf.tables import card_value, freeze, pair_masks

RANKS = cards.RANKS


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ("basic", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0]),
        ("harder", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
        ("bicycle", [1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0]),
    ],
)
def test_section_4_what_a_card_is_worth(values, points):
    for rank, expected in zip(RANKS, points, strict=True):
        for suit in cards.SUITS:
            grid = f"{rank}{suit} 3C 4C 5C" if rank not in "345" else f"{rank}{suit} 7C 8C 9C"
            rest = 12 if rank not in "345" else 24
            assert worth(grid, "four_hand", values=values, packs=2) == expected + rest


@pytest.mark.parametrize(
    ("bonus", "card", "plain"), [("twos", "2D", 2), ("one_eyed_jacks", "JS", 10), ("one_eyed_jacks", "JH", 10)]
)
def test_section_4_a_bonus_card_counts_minus_two(bonus, card, plain):
    assert worth(f"{card} 3S 4S 5S", "four_hand") == plain + 12
    assert worth(f"{card} 3S 4S 5S", "four_hand", bonus=bonus) == -2 + 12
    assert worth(f"{card} 3S 4S 5S", "four_hand", bonus=bonus, bonus_value=-5) == -5 + 12


def test_section_4_jokers_count_minus_two_and_the_other_jacks_are_no_bonus():
    assert worth("JK 3S 4S 5S", "four_hand", bonus="jokers") == 10
    assert worth("JD 3S 4S 5S", "four_hand", bonus="one_eyed_jacks") == 22
    assert worth("JC 3S 4S 5S", "four_hand", bonus="one_eyed_jacks") == 22


def test_section_4_two_jokers_are_in_each_pack():
    assert golf("six", bonus="jokers", packs=3).pack().count(52) == 6
    assert golf("six", bonus="twos", packs=3).pack().count(52) == 0


def test_section_4_bicycle_golf_counts_a_two_as_minus_two_and_a_pair_cancels():
    assert worth("2D 6S 4C / KD 6H KC", values="bicycle") == 2


def test_section_4_equal_cards_in_a_column_cancel_whatever_lies_beside_them():
    assert worth("8S 5C 7D / 8C 3H 9S") == 24
    assert worth("8S 8C 7D / 5C 3H 9S") == 40


def test_section_4_rank_is_compared_and_never_value():
    assert worth("JS 10S 5C / QS KS 7C") == 10 + 10 + 10 + 0 + 5 + 7
    assert worth("JS 10S 5C / QS JC 7C") == 10 + 10 + 10 + 10 + 5 + 7
    assert worth("KS 3S 5C / KD 4S 7C") == 3 + 4 + 5 + 7


def test_section_4_jokers_are_one_rank():
    assert worth("JK 3S 5C / JK 4S 7C", bonus="jokers") == 19


def test_section_4_a_bonus_jack_pairs_with_a_plain_one():
    assert worth("JS 3S 5C / JD 4S 7C", bonus="one_eyed_jacks") == 19


@pytest.mark.parametrize(("bonus", "pair"), [("jokers", "JK JK"), ("twos", "2S 2D"), ("one_eyed_jacks", "JS JH")])
def test_section_4_a_pair_of_bonus_cards_cancels_too(bonus, pair):
    first, second = pair.split()
    assert worth(f"{first} 3S 5C / {second} 4S 7C", bonus=bonus) == 19
    assert worth(f"{first} 3S 5C / {second} 4S 7C", bonus=bonus, bonus_pairs="keep") == 15


@pytest.mark.parametrize(
    ("grid", "points"),
    [("7S 7C / 7D 2S", 9), ("7S 7C / 7D 7H", 0), ("9S 2S / 5S 9D", 25), ("9S 9C / 2S 5S", 7), ("9S 2S / 9D 5S", 7)],
)
def test_section_4_pairs_in_rows_and_columns_of_four_cards(grid, points):
    assert worth(grid, "four") == points


def test_section_4_diagonals_cancel_in_four_card_golf_where_so_chosen():
    assert worth("9S 2S / 5S 9D", "four", cancel="with_diagonals") == 7
    assert worth("2S 9S / 9D 5S", "four", cancel="with_diagonals") == 7


def test_section_4_nothing_cancels_where_so_chosen():
    assert worth("7S 7C / 7D 7H", "four", cancel="none") == 28


@pytest.mark.parametrize(
    ("hand", "points"), [("7S 2S 7D 7H", 9), ("7S 7D 7H 7C", 0), ("7S 2S 2D 7H", 0), ("AS 2S 3S 4S", 10)]
)
def test_section_4_any_two_equal_cards_of_a_hand_cancel(hand, points):
    assert worth(hand, "four_hand") == points


def test_section_4_anywhere_cancels_across_the_grid_of_six():
    assert worth("7S 3S 5C / 4S 8S 7C") == 34
    assert worth("7S 3S 5C / 4S 8S 7C", cancel="anywhere") == 20


def test_section_4_of_three_equal_cards_one_pair_cancels_and_one_counts_in_full():
    assert worth("7S 7C 7D / 2S 3S 4S", cancel="anywhere") == 7 + 9
    assert worth("7S 7C 7D / 2S 3S 4S", cancel="row_column_pairs") == 7 + 9
    assert worth("7S 2C 3C / 7D 7H 4S", cancel="row_column_pairs") == 7 + 9


def test_section_4_as_many_pairs_as_possible_then_the_lowest_score():
    # Three jacks in an L: the plain ones pair and the one-eyed jack keeps its −2 …
    assert worth("JC JD / JS 5S", "four", bonus="one_eyed_jacks") == 3
    assert worth("JC JD 5S / JS 2S 3S", cancel="row_column_pairs", bonus="one_eyed_jacks") == -2 + 10
    # … wherever it lies, …
    assert worth("JS JD JC 5S", "four_hand", bonus="one_eyed_jacks") == 3
    # … Where only a pair with it is possible, or a second pair is, it cancels.
    assert worth("JS JD / 5S JC", "four", bonus="one_eyed_jacks") == 3
    assert worth("JS JD / JH JC", "four", bonus="one_eyed_jacks") == 0
    assert worth("JD JS 5S / 6S 7S 8S", cancel="row_column_pairs", bonus="one_eyed_jacks") == 26


def test_section_4_the_middle_card_is_in_every_pair_and_must_go_with_the_dearest():
    # J♦ J♠ J♥ in a row of neighbours: one pair, J♠ with J♦, leaves −2; with J♥ it would leave 10.
    assert worth("JD JS JH", "nine_hole_3", bonus="one_eyed_jacks") == -2


def test_section_4_two_pairs_beat_one_cheaper_pair():
    # Neighbours in a line: jack, jack, jack, jack must make two pairs, negative ones included.
    grid = "JS JH 3S / 4S JD 5S / 6S JC 7S"
    assert worth(grid, "nine_hole", bonus="one_eyed_jacks") == 3 + 4 + 5 + 6 + 7


def test_section_4_adjacent_pairs_are_neighbours_in_rows_and_columns():
    assert worth("5S 5C 3S / 4S 6S 7S / 8S 9S 10S", "nine_hole") == 47
    assert worth("5S 3S 5C / 4S 6S 7S / 8S 9S 10S", "nine_hole") == 57
    assert worth("5S 3S 2S / 5C 6S 7S / 8S 9S 10S", "nine_hole") == 45
    assert worth("5S 3S 2S / 4S 5C 7S / 8S 9S 10S", "nine_hole") == 53
    assert worth("5S 3S 5C", "nine_hole_3") == 13


def test_section_4_three_neighbours_make_one_pair_or_all_cancel_if_they_touch():
    assert worth("5S 5C 5D", "nine_hole_3") == 5
    assert worth("5S 5C 5D", "nine_hole_3", overlap="touching") == 0
    assert worth("5S 5C 3S / 4S 5D 7S / 8S 9S 10S", "nine_hole") == 5 + 41
    assert worth("5S 5C 3S / 4S 5D 7S / 8S 9S 10S", "nine_hole", overlap="touching") == 41


def test_section_4_touching_counts_only_neighbours():
    assert worth("5S 3S 5C / 4S 5D 7S / 5H 9S 10S", "nine_hole", overlap="touching") == 20 + 33


def test_section_4_a_square_of_equal_cards_leaves_one_of_nine():
    grid = "7S 7C 7D / 7H 7S 7C / 7D 7H 7S"
    assert worth(grid, "nine_hole") == 7
    assert worth(grid, "nine_hole", overlap="touching") == 0


def test_section_4_pairs_in_rows_and_columns_of_the_widest_grid():
    """The largest search for pairs there is: ten equal cards."""
    ten = "7S 7C 7D 7H 7S / 7C 7D 7H 7S 7C"
    assert worth(ten, "ten", cancel="row_column_pairs", packs=3) == 0
    assert worth(ten.replace("7D", "2S", 1), "ten", cancel="row_column_pairs", packs=3) == 7 + 2
    nine = "7S 7C 7D / 7H 7S 7C / 7D 7H 7S"
    assert worth(nine, "nine", cancel="row_column_pairs", packs=3) == 7


def test_section_4_a_line_of_three_cancels_in_rows_and_columns():
    assert worth("7S 7C 7D / 2S 3S 4S / 5S 6S 8S", "nine") == 28
    assert worth("7S 2S 3S / 7C 4S 5S / 7D 6S 8S", "nine") == 28
    assert worth("7S 7C 2S / 7D 3S 4S / 5S 6S 8S", "nine") == 21 + 28


def test_section_4_a_card_may_serve_a_row_and_a_column():
    assert worth("7S 7C 7D / 7H 3S 4S / 7S 6S 8S", "nine", packs=2) == 21


def test_section_4_diagonals_are_lines_where_so_chosen():
    for grid in ("7S 2S 3S / 4S 7C 5S / 6S 8S 7D", "2S 3S 7S / 4S 7C 5S / 7D 6S 8S"):
        assert worth(grid, "nine") == 21 + 28
        assert worth(grid, "nine", diagonal_lines=True) == 28


def test_section_4_three_bonus_cards_in_a_line():
    grid = "2S 2C 2D / 3S 4S 5S / 6S 7S 8S"
    assert worth(grid, "nine", bonus="twos") == 33
    assert worth(grid, "nine", bonus="twos", bonus_pairs="keep") == 27


def test_section_4_kept_bonus_cards_pair_with_plain_cards_only():
    keep = {"bonus": "one_eyed_jacks", "bonus_pairs": "keep"}
    assert worth("JS JH 3S 4S", "four_hand", **keep) == 3
    assert worth("JS JD 3S 4S", "four_hand", **keep) == 7
    assert worth("JS JH JD 4S", "four_hand", **keep) == -2 + 4
    assert worth("JS JD JC 4S", "four_hand", **keep) == -2 + 4
    assert worth("JS JH JD JC", "four_hand", **keep) == 0


# --- against every pairing there is ----------------------------------------------------------------------------------


def best_by_trying(house, grid: list[int], allowed: list[int]) -> int:
    """The score by section 4's own words: every set of disjoint pairs is tried."""

    def rank(card):
        return 13 if card == cards.JOKER else card % 13

    def fits(pair):
        one, other = (grid[place] for place in range(len(grid)) if pair >> place & 1)
        return rank(one) == rank(other) and not (
            house.bonus_pairs and house.bonus_card[one] and house.bonus_card[other]
        )

    pairs = [pair for pair in allowed if fits(pair)]
    found = []

    def choose(start, used, count):
        left = sum(house.value[card] for place, card in enumerate(grid) if not used >> place & 1)
        found.append((-count, left))
        for number in range(start, len(pairs)):
            if not used & pairs[number]:
                choose(number + 1, used | pairs[number], count + 1)

    choose(0, 0, 0)
    return min(found)[1]


SETTINGS = [
    ("six", {"cancel": "column_pairs"}),
    ("six", {"cancel": "row_column_pairs"}),
    ("six", {"cancel": "anywhere"}),
    ("nine", {"cancel": "row_column_pairs"}),
    ("nine", {"cancel": "column_pairs"}),
    ("nine_hole", {"bonus": "one_eyed_jacks"}),
    ("nine_hole_6", {}),
    ("four", {"cancel": "with_diagonals"}),
    ("four_hand", {}),
]


@pytest.mark.parametrize(("preset", "options"), SETTINGS)
@pytest.mark.parametrize("bonus_pairs", ["cancel", "keep"])
@given(chosen=st.lists(st.integers(0, 7), min_size=9, max_size=9))
@settings(max_examples=25)
def test_section_4_no_other_choice_of_pairs_makes_more_or_scores_lower(preset, options, bonus_pairs, chosen):
    game = golf(preset, packs=6, **{"bonus": "one_eyed_jacks", **options}, bonus_pairs=bonus_pairs)
    names = ("JS", "JH", "JD", "JC", "KS", "KD", "7S", "7D")
    grid = [cards.number(names[number]) for number in chosen[: game.options.shape.places]]
    assume(max(map(grid.count, grid)) <= 6)
    allowed = pair_masks(game.options.cancel, game.options.shape)
    told = " ".join(cards.name(card) for card in grid)
    assert counted(game, told)[0] == best_by_trying(freeze(game.options), grid, allowed)


def test_section_4_every_card_has_the_value_its_rank_or_its_bonus_gives():
    options = golf(bonus="one_eyed_jacks", values="harder").options
    values = [card_value(options, card) for card in range(52)]
    assert sum(value == -2 for value in values) == 2
    assert sum(values) == 4 * sum(range(1, 14)) - 2 * 13


def test_section_4_pairs_that_may_cancel_are_the_ones_the_words_name():
    shape = golf().options.shape
    column = {1 << 0 | 1 << 3, 1 << 1 | 1 << 4, 1 << 2 | 1 << 5}
    across = {1 << a | 1 << b for row in (range(3), range(3, 6)) for a, b in combinations(row, 2)}
    assert set(pair_masks("column_pairs", shape)) == column
    assert set(pair_masks("row_column_pairs", shape)) == column | across
    assert len(pair_masks("anywhere", shape)) == 15
    assert len(pair_masks("adjacent_pairs", shape)) == 7
