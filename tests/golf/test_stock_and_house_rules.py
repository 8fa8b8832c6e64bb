"""Sections 6 and 7: a stock used up, rounds that will not end, and the house rules of the turn."""

from __future__ import annotations

from collections import Counter

import pytest

from golf.situations import SIX_DOWN, at_table, golf, near_end_of_stock, places, play
from golf.test_core_rules import refused

ALMOST = "5H 6D 7C / 8S 2D (KD)"


# --- section 6: the stock is used up ---------------------------------------------------------------------------------


def test_section_6_an_empty_stock_is_made_of_the_discards_but_their_top_card():
    table = near_end_of_stock(golf(), "5H 6D (?) / (?) (?) (?)")
    before = Counter(table.describe()["discard"].split())
    play(table, "draw", "discard")
    told = table.describe()
    assert told["discard"] == "2H"
    assert Counter(told["stock"].split()) == before
    assert told["reshuffles"] == 1
    assert table.turn == 1
    assert table.legal_moves() == ["draw", "take discard"]


def test_section_6_the_stock_is_filled_at_the_start_of_a_turn_not_when_the_last_card_is_drawn():
    table = play(near_end_of_stock(golf()), "draw")
    assert table.view()["stock"] == 0
    assert table.view()["reshuffles"] == 0


def test_section_6_the_discards_come_in_a_new_order():
    orders = set()
    for seed in range(3):
        game = golf(initial_flips=0)
        table = game.deal(seed=seed)
        while not table.view()["reshuffles"]:
            before = table.view()["discard"]
            play(table, "draw", "discard")
        after = table.describe()["stock"].split()
        assert Counter(after) == Counter(before)
        orders.add(tuple(after) == tuple(before) or tuple(after) == tuple(reversed(before)))
    assert orders == {False}


@pytest.mark.parametrize("most", [0, 1, 2, 5])
def test_section_6_after_so_many_shuffles_the_round_ends_without_a_closer(most):
    game = golf(initial_flips=0, max_reshuffles=most, penalty="flat")
    table = game.deal(seed=1)
    cards = 0
    while not table.over:
        play(table, "draw", "discard")
        cards += 1
    assert table.view()["reshuffles"] == most
    assert cards == 39 * (most + 1)
    assert table.view()["closer"] is None
    assert not any("penalty" in line.id for side in table.score().account for line in side)


def test_section_6_two_players_who_only_draw_and_discard_come_to_an_end():
    table = golf(initial_flips=0).deal(seed=5)
    while not table.over:
        play(table, "draw", "discard")
    assert len(table.moves) == 2 * 39 * 3


def test_section_6_the_round_may_end_with_the_stock():
    table = play(near_end_of_stock(golf(stock_out="end_round")), "draw", "discard")
    assert table.over
    assert table.view()["closer"] is None
    assert None not in places(table, 0, None) + places(table, 1, None)


def test_section_6_a_round_that_somebody_closed_does_not_end_with_the_stock():
    game = golf(players=3, packs=1, stock_out="end_round")
    table = near_end_of_stock(game, SIX_DOWN, SIX_DOWN, "5H 6D 7C / 8S 2D KD", closer=2)
    play(table, "draw", "discard")
    assert table.turn == 1
    assert table.legal_moves() == ["take discard", "pass"]
    refused(table, "draw", "§6")
    play(table, "pass")
    assert table.over
    assert table.view()["closer"] == 2


def test_section_6_with_the_shuffles_used_up_the_last_turns_take_the_discard_or_pass():
    table = near_end_of_stock(
        golf(players=3, packs=1), SIX_DOWN, SIX_DOWN, "5H 6D 7C / 8S 2D KD", closer=2, reshuffles=2
    )
    play(table, "draw", "discard")
    assert table.legal_moves() == ["take discard", "pass"]
    assert play(table, "take discard", "swap 1").over


def test_section_6_the_last_turns_may_be_from_the_stock_only():
    table = at_table(golf(players=3, last_turn_stock_only=True), ALMOST)
    assert table.legal_moves() == ["draw", "take discard"]
    play(table, "take discard", "swap 6")
    for _ in range(2):
        assert table.legal_moves() == ["draw"]
        refused(table, "take discard", "§6")
        play(table, "draw", "discard")
    assert table.over


def test_section_6_no_dead_end_when_the_last_turns_have_no_stock_and_may_not_take_discards():
    game = golf(players=3, packs=1, stock_out="end_round", last_turn_stock_only=True)
    table = near_end_of_stock(game, SIX_DOWN, SIX_DOWN, "5H 6D 7C / 8S 2D KD", closer=2)
    play(table, "draw", "discard")
    assert table.legal_moves() == ["pass"]


def test_section_6_nobody_passes_while_there_is_a_stock():
    refused(at_table(golf(), SIX_DOWN), "pass", "§6")


def test_section_6_an_empty_stock_in_a_described_turn_is_seen_to_as_at_the_table():
    told = {"grids": [SIX_DOWN, SIX_DOWN], "discard": " ".join(["?"] * 40), "stock": 0}
    assert golf().position(told).view()["stock"] == 39
    assert golf(stock_out="end_round").position(told).over
    assert golf().position({**told, "reshuffles": 2}).over


# --- section 7: removed lines ----------------------------------------------------------------------------------------

PAIRED = "5H 6D (7C) / 9S 2D (KD)"  # the nine of diamonds makes a pair in the first column


def test_section_7_cancelled_columns_stay_unless_agreed_otherwise():
    table = play(at_table(golf(), PAIRED), "take discard", "swap 1")
    assert table.describe()["grids"][0] == "9D 6D (7C) / 9S 2D (KD)"


def test_section_7_cancelled_columns_go_to_the_bottom_of_the_discard_pile_at_once():
    table = play(at_table(golf(remove="auto"), PAIRED, discard="4C 9D"), "take discard", "swap 1")
    assert table.describe()["grids"][0] == "-- 6D (7C) / -- 2D (KD)"
    assert table.view()["discard"] == ["9D", "9S", "4C", "5H"]


def test_section_7_a_pair_turned_up_in_the_opening_leaves_when_its_owner_has_opened():
    game = golf(remove="auto")
    told = {"grids": ["(9H) (?) (?) / 9S (?) (?)", SIX_DOWN], "dealer": 1, "phase": "flip", "discard": "4C"}
    table = play(game.position(told), "flip 1")
    assert table.view()["discard"] == ["9H", "9S", "4C"]
    assert table.turn == 1


def test_section_7_an_owner_may_remove_a_cancelled_column_before_drawing():
    table = at_table(golf(remove="optional"), "9H 6D (7C) / 9S 2D (KD)", discard="4C")
    assert table.legal_moves() == ["draw", "take discard", "remove 1"]
    refused(table, "remove 2", "§7")
    refused(table, "remove 3", "§7")
    refused(table, "remove 4", "§7")
    play(table, "remove 1")
    assert table.view()["discard"] == ["9H", "9S", "4C"]
    assert table.turn == 0
    play(table, "draw")
    refused(table, "remove 2", "G6")
    refused(at_table(golf(), "9H 6D (7C) / 9S 2D (KD)", discard="4C"), "remove 1", "§7")


def test_section_7_removed_places_cannot_be_refilled_and_count_as_up():
    table = play(at_table(golf(remove="auto"), "-- 6D (7C) / -- 2D 8H"), "take discard")
    assert table.legal_moves() == ["swap 2", "swap 3", "swap 5", "swap 6"]
    refused(table, "swap 1", "§7")
    play(table, "swap 3")
    assert table.view()["closer"] == 0


def test_section_7_removed_cards_count_nothing():
    table = golf(remove="auto").position({"grids": ["-- 6D 7C / -- 2D 8H", "? ? ? / ? ? ?"], "phase": "over"})
    assert table.score().points[0] == 23
    assert any(line.id == "golf-account-removed" for line in table.score().account[0])


def test_section_7_three_in_a_line_are_removed_and_lines_that_cross_leave_together():
    crossing = "7S 7C 7D / 7H 3S (?) / 9H 6S (?)"
    told = {"grids": [crossing, " ".join(["(?)"] * 9)], "discard": "7S"}
    auto = play(golf("nine", packs=2, remove="auto").position(told), "take discard", "swap 7")
    assert auto.describe()["grids"][0].startswith("-- -- -- / -- 3S")
    assert auto.view()["discard"][:5] == ["7S", "7C", "7D", "7H", "7S"]
    told = {**told, "grids": [crossing.replace("9H", "7S"), told["grids"][1]], "discard": "4C"}
    table = golf("nine", packs=2, remove="optional").position(told)
    assert {"remove 1", "remove 4"} <= set(table.legal_moves())
    play(table, "remove 4")
    assert table.describe()["grids"][0].startswith("-- -- -- / -- 3S")


def test_section_7_bonus_cards_that_keep_their_points_are_not_removed():
    options = {"remove": "optional", "bonus": "twos"}
    grid = "2H 6D (7C) / 2S 3D (KD)"
    assert "remove 1" in at_table(golf(**options), grid).legal_moves()
    assert "remove 1" not in at_table(golf(**options, bonus_pairs="keep"), grid).legal_moves()


@pytest.mark.parametrize("remove", ["auto", "optional"])
def test_section_7_no_dead_end_for_a_player_whose_cards_are_all_removed(remove):
    """He cannot place a card, so he draws and discards, or knocks."""
    table = at_table(golf(closing="knock", remove=remove), "-- -- -- / -- -- --")
    assert table.legal_moves() == ["draw", "knock"]
    refused(table, "take discard", "§7")
    play(table, "draw")
    assert table.legal_moves() == ["discard"]


def test_section_7_the_log_never_names_a_wrong_card_when_a_line_leaves_and_the_discards_are_shuffled():
    game = golf(remove="auto")
    table = near_end_of_stock(game, "5H 6D (7C) / 9S 2D (KD)", stock="9H")
    play(table, "draw")
    before = {viewer: table.sight(viewer).copy() for viewer in (-1, 0, 1)}
    play(table, "swap 1")
    assert table.view()["reshuffles"] == 1
    told = {
        viewer: game.book.view.event(before[viewer], table.sight(viewer).copy(), game.house, 0, table.last_move, viewer)
        for viewer in before
    }
    assert [told[viewer]["card"] for viewer in (0, 1, -1)] == ["9H", None, None]


# --- section 7: revealing and flipping -------------------------------------------------------------------------------


def test_section_7_the_others_turn_up_their_grids_after_the_last_turns():
    table = play(at_table(golf(), ALMOST), "take discard", "swap 6")
    assert places(table, 1, None) == [None] * 6


def test_section_7_or_before_them_where_so_chosen():
    table = play(at_table(golf(reveal="before_last_turn", players=3), ALMOST), "take discard", "swap 6")
    assert None not in places(table, 1, None) + places(table, 2, None)
    play(table, "draw", "discard", "take discard", "swap 1")
    assert table.over


def test_section_7_before_the_last_turns_after_a_knock_too():
    table = play(at_table(golf(closing="both", reveal="before_last_turn")), "knock")
    assert None not in places(table, 1, None)


def test_section_7_nothing_is_turned_up_after_a_discard_unless_agreed():
    table = play(at_table(golf(), SIX_DOWN), "draw", "discard")
    assert table.turn == 1
    refused(table, "flip 1", "§7")


def test_section_7_after_discarding_a_drawn_card_one_may_turn_up_a_card():
    table = play(at_table(golf(flip_on_discard="optional"), ALMOST.replace("8S", "(8S)")), "draw", "discard")
    assert table.turn == 0
    assert table.legal_moves() == ["flip 4", "flip 6", "keep"]
    refused(table, "flip 1", "G4")
    refused(table, "draw", "§7")
    assert play(table.copy(), "keep").turn == 1
    play(table, "flip 4")
    assert places(table, 0, 1)[3] == "8S"
    assert table.turn == 1


def test_section_7_or_must():
    table = play(at_table(golf(flip_on_discard="mandatory"), ALMOST), "draw", "discard")
    assert table.legal_moves() == ["flip 6"]
    refused(table, "keep", "§7")
    play(table, "flip 6")
    assert table.view()["closer"] == 0


def test_section_7_a_card_turned_up_after_a_discard_can_leave_with_its_column():
    game = golf(flip_on_discard="mandatory", remove="auto")
    table = play(at_table(game, "5H 6D (7C) / (5S) 2D (KD)", discard="4C"), "draw", "discard", "flip 4")
    assert table.view()["discard"][:2] == ["5H", "5S"]


def test_section_7_nobody_turns_up_a_card_after_a_swap_or_with_nothing_face_down():
    table = play(at_table(golf(flip_on_discard="mandatory"), ALMOST), "draw", "swap 1")
    assert table.turn == 1
    game = golf(flip_on_discard="mandatory", closing="knock")
    assert play(at_table(game, "5H 6D 7C / 8S 2D KD"), "draw", "discard").turn == 1


def test_section_7_nine_hole_closes_by_itself_and_the_knock_is_no_choice():
    grid = "5H 6D 7C / 8S 2D KD / 4S 3S (AH)"
    table = at_table(golf("nine_hole"), grid)
    refused(table, "knock", "G8")
    play(table, "take discard", "swap 9")
    assert table.view()["closer"] == 0
