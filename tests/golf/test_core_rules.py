"""G1 to G11: the deal, the opening, the turn, closing and the end, as a player meets them."""

from __future__ import annotations

import dataclasses

import pytest

from golf.situations import FOUR_DOWN, SIX_DOWN, at_table, counted, golf, places, play
from nineteenth import cards, chance
from nineteenth.api import IllegalMoveError
from nineteenth.games.golf.options import GolfOptions
from nineteenth.match import Match

PRESETS = list(GolfOptions.PRESETS)


def refused(table, move: str, rule: str) -> None:
    before = table.describe()
    with pytest.raises(IllegalMoveError) as fault:
        table.play(move)
    assert fault.value.rule == rule
    assert table.describe() == before


def test_G1_house_rules_are_frozen_once_they_are_agreed():
    table = golf("six", players=3).deal(seed=1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        table.game.options.values = "harder"
    assert table.game.options == golf("six", players=3).options


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("players", "dealer"), [(2, 0), (3, 1), (5, 4)])
def test_G2_cards_are_dealt_one_at_a_time_clockwise_the_dealer_last(preset, players, dealer):
    game = golf(preset, players=players)
    told = game.deal(seed=4, dealer=dealer).describe()
    pack = chance.shuffled(game.pack(), "4")
    names = [cards.name(card) for card in pack]
    grids = [grid.replace("/", " ").replace("(", "").replace(")", "").split() for grid in told["grids"]]
    count = game.options.shape.places
    for number in range(players * count):
        assert grids[(dealer + 1 + number) % players][number // players] == names[number]
    assert told["discard"] == names[players * count]
    assert told["stock"].split() == names[players * count + 1 :]


def test_G2_no_card_changes_its_place_in_the_round():
    table = play(at_table(golf(), "5H 6D 7C / 8S (KD) (2S)"), "take discard", "swap 2")
    assert table.describe()["grids"][0] == "5H 9D 7C / 8S (KD) (2S)"


@pytest.mark.parametrize("preset", PRESETS)
def test_G3_nobody_sees_a_dealt_card_but_a_hand_held_by_its_owner(preset):
    game = golf(preset, players=3)
    table = game.deal(seed=2)
    for viewer in (None, 0, 1, 2):
        for seat in range(3):
            seen = [card is not None for card in places(table, seat, viewer)]
            assert seen == [preset == "four_hand" and seat == viewer] * game.options.shape.places


def test_G3_a_void_round_is_dealt_again_by_the_same_dealer_and_nothing_is_scored():
    match = Match(golf(players=3), 8)
    play(match, "flip 1", "flip 2", "flip 1")
    first = match.round.describe()
    match.void_round()
    match.next_round()
    assert match.round.describe()["dealer"] == first["dealer"]
    assert match.round.describe()["grids"] != first["grids"]
    assert match.totals == [0, 0, 0]
    assert match.rounds == []


def test_G4_each_player_turns_up_his_cards_from_the_dealers_left():
    table = golf(players=3).deal(seed=1, dealer=0)
    seats = []
    while table.view()["phase"] == "flip":
        seats.append(table.turn)
        table.play(table.legal()[0])
    assert seats == [1, 1, 2, 2, 0, 0]


def test_G4_the_second_card_is_chosen_after_seeing_the_first():
    table = golf().deal(seed=1, dealer=0)
    assert places(table, 1, 1) == [None] * 6
    table.play("flip 3")
    assert places(table, 1, 1)[2] is not None
    assert table.turn == 1
    refused(table, "flip 3", "G4")
    assert table.legal_moves() == [f"flip {place}" for place in (1, 2, 4, 5, 6)]


def test_G4_nothing_else_is_played_before_the_opening_is_done():
    table = golf().deal(seed=1, dealer=0)
    for move in ("draw", "take discard", "discard", "swap 1"):
        refused(table, move, "G4")


@pytest.mark.parametrize(("preset", "count"), [("six", 2), ("eight", 2), ("ten", 2), ("nine", 3), ("nine_hole", 3)])
def test_G4_as_many_cards_are_turned_up_as_the_game_asks(preset, count):
    table = golf(preset).deal(seed=1)
    while table.view()["phase"] == "flip":
        table.play(table.legal()[-1])
    for seat in (0, 1):
        assert sum(card is not None for card in places(table, seat, None)) == count


def test_G4_in_four_card_games_each_player_peeks_at_two_cards_once_and_secretly():
    table = golf("four").deal(seed=1, dealer=0)
    assert len(table.legal_moves()) == 6
    refused(table, "draw", "G4")
    table.play("peek 1 4")
    seen = [place["known"] for place in table.view(1)["seats"][1]["places"]]
    assert seen == [True, False, False, True]
    assert places(table, 1, 0) == places(table, 1, None) == [None] * 4
    assert table.turn == 0
    table.play("peek 2 3")
    assert table.turn == 1
    refused(table, "peek 2 3", "G3")


def test_G5_the_player_at_the_dealers_left_starts_and_play_goes_clockwise():
    table = golf(players=4, initial_flips=0).deal(seed=3, dealer=2)
    seats = []
    for _ in range(6):
        seats.append(table.turn)
        play(table, "draw", "discard")
    assert seats == [3, 0, 1, 2, 3, 0]


def test_G5_the_left_neighbour_deals_next():
    match = Match(golf("four_hand", players=3), 1, dealer=2)
    dealers = []
    while not match.over:
        dealers.append(match.round.describe()["dealer"])
        while match.turn is not None:
            match.play("knock" if "knock" in match.round.legal_moves() else match.round.legal()[0])
        if not match.over:
            match.next_round()
    assert dealers == [2, 0, 1, 2, 0, 1, 2, 0, 1]


def test_G6_a_turn_begins_with_the_top_discard_or_the_top_of_the_stock():
    table = at_table(golf(), SIX_DOWN)
    assert table.legal_moves() == ["draw", "take discard"]
    for move in ("discard", "swap 1"):
        refused(table, move, "G6")
    top = table.describe()["stock"].split()[0]
    assert play(table.copy(), "draw").view(0)["held"] == {"seat": 0, "card": top, "from": "stock"}
    assert play(table, "take discard").view(1)["held"] == {"seat": 0, "card": "9D", "from": "discard"}


def test_G6_a_taken_discard_must_replace_a_grid_card():
    table = play(at_table(golf(), "5H 6D 7C / (8S) (KD) (2S)"), "take discard")
    refused(table, "discard", "G6")
    refused(table, "draw", "G6")
    assert table.legal_moves() == [f"swap {place}" for place in range(1, 7)]
    assert table.turn == 0


def test_G6_a_stock_card_may_replace_any_card_up_or_down_or_be_discarded():
    table = play(at_table(golf(), "5H 6D 7C / (8S) (KD) (2S)"), "draw")
    assert table.legal_moves() == [f"swap {place}" for place in range(1, 7)] + ["discard"]
    drawn = table.view(0)["held"]["card"]
    table.play("discard")
    assert table.view()["discard"] == ["9D", drawn]
    assert table.describe()["grids"][0] == "5H 6D 7C / (8S) (KD) (2S)"
    assert table.turn == 1


def test_G7_a_replaced_face_down_card_is_not_looked_at_first_and_goes_face_up_on_the_pile():
    table = play(at_table(golf(), "5H 6D 7C / (8S) (KD) (2S)"), "take discard")
    for viewer in (None, 0, 1):
        assert places(table, 0, viewer)[3] is None
    table.play("swap 4")
    assert table.view()["discard"] == ["8S"]


@pytest.mark.parametrize("preset", ["six", "eight", "ten", "nine", "nine_hole", "nine_hole_6", "nine_hole_3"])
def test_G7_the_new_card_lies_face_up_in_games_with_open_grids(preset):
    table = at_table(golf(preset))
    drawn = play(table, "draw").view(0)["held"]["card"]
    table.play("swap 2")
    for viewer in (None, 0, 1):
        assert places(table, 0, viewer)[1] == drawn


def test_G7_the_new_card_lies_face_down_in_four_card_golf():
    table = play(at_table(golf("four"), FOUR_DOWN), "draw", "swap 2")
    for viewer in (None, 0, 1):
        assert places(table, 0, viewer) == [None] * 4
    assert table.view(0)["seats"][0]["places"][1]["known"]
    assert not table.view(1)["seats"][0]["places"][1]["known"]


def test_G7_the_new_card_joins_the_hand_where_cards_are_held():
    table = play(at_table(golf("four_hand"), "2S 3S 4S 5S"), "take discard", "swap 1")
    assert places(table, 0, 0) == ["9D", "3S", "4S", "5S"]
    assert places(table, 0, 1) == [None] * 4


def test_G8_a_grid_without_a_face_down_card_closes_the_round():
    table = at_table(golf(players=3), "5H 6D 7C / 8S 2D (KD)")
    play(table, "take discard", "swap 6")
    assert table.view()["closer"] == 0
    assert table.view()["last_turns"]


def test_G8_replacing_a_card_that_lies_up_closes_nothing():
    table = play(at_table(golf(), "5H 6D 7C / 8S 2D (KD)"), "take discard", "swap 1")
    assert table.view()["closer"] is None
    refused(table, "knock", "G8")


def test_G8_in_four_card_games_a_player_knocks_instead_of_a_turn():
    table = at_table(golf("four", players=3), FOUR_DOWN)
    assert "knock" in table.legal_moves()
    holding = play(table.copy(), "draw")
    refused(holding, "knock", "G6")
    table.play("knock")
    assert table.view()["closer"] == 0
    assert table.turn == 1


def test_G8_nobody_knocks_after_somebody_has_knocked():
    table = play(at_table(golf("four"), FOUR_DOWN), "knock")
    assert table.legal_moves() == ["draw", "take discard"]
    refused(table, "knock", "G8")


def test_G9_everyone_else_gets_one_more_turn():
    table = play(at_table(golf(players=4), "5H 6D 7C / 8S 2D (KD)", turn=0, dealer=2), "take discard", "swap 6")
    seats = []
    while not table.over:
        seats.append(table.turn)
        play(table, "draw", "discard")
    assert seats == [1, 2, 3]


def test_G9_then_all_cards_are_turned_up_and_counted():
    table = play(at_table(golf(), "5H 6D 7C / 8S 2D (KD)"), "take discard", "swap 6", "draw", "discard")
    assert table.over
    assert table.turn is None
    assert None not in places(table, 1, None)
    assert table.score().points[0] == 5 + 6 + 7 + 8 + 2 + 9


def test_G9_a_player_who_finishes_in_the_last_turns_is_no_closer_and_grants_no_turns():
    table = at_table(golf(), "5H 6D 7C / 8S 2D (KD)", "AS 2S 3S / 4S 5S (6S)")
    play(table, "take discard", "swap 6", "take discard", "swap 6")
    assert table.over
    assert table.view()["closer"] == 0


def finished(game, totals, rounds, grids, worst=None):
    """The match's facts once a round with these grids has been added to these totals."""
    told = {"grids": grids, "totals": totals, "rounds": rounds, "phase": "over", "worst": worst or [0] * len(grids)}
    table = game.position(told)
    numbers = [0] * game.book.rules.SCORE_SIZE
    game.book.rules.score(table.state, game.house, numbers)
    game.book.rules.end_round(table.state, game.house, numbers)
    side = [seat for seat in range(game.players) if table.state.winners >> seat & 1]
    return bool(table.state.match_over), side, table.state.totals[: game.players]


def test_G10_rounds_are_added_up_and_the_lowest_total_wins():
    over, winners, totals = finished(golf("four_hand", end_at=3), [10, 5], 2, ["AS 2S 3S 4S", "5S 6S 7S 8S"])
    assert over
    assert totals == [20, 31]
    assert winners == [0]


@pytest.mark.parametrize(("played", "over"), [(6, False), (7, False), (8, True)])
def test_G10_nine_rounds_unless_agreed_otherwise(played, over):
    assert finished(golf("four_hand"), [0, 0], played, ["AS 2S 3S 4S", "5S 6S 7S 8S"])[0] == over


@pytest.mark.parametrize(("total", "over"), [(89, False), (90, True), (95, True)])
def test_G10_a_target_ends_the_match_with_the_round_in_which_it_is_reached(total, over):
    game = golf("four_hand", end="target 100")
    assert finished(game, [total, 0], 1, ["AS 2S 3S 4S", "5S 6S 7S 8S"])[0] == over


def test_G10_an_open_match_ends_when_the_players_agree_and_not_before():
    assert not finished(golf("four_hand", end="open"), [500, 500], 99, ["AS 2S 3S 4S", "5S 6S 7S 8S"])[0]
    match = Match(golf("four_hand", end="open"), 3)
    assert not match.may_stop
    play(match, "knock", "draw", "discard")
    match.stop()
    assert match.over


# Worth 10 and 20: level with totals of 20 and 10.
LEVEL = ["AS 2S 3S 4S", "2C 5S 6S 7S"]


def test_G11_equal_lowest_totals_share_the_win():
    assert finished(golf("four_hand", end_at=3), [20, 10], 2, LEVEL) == (True, [0, 1], [30, 30])


def test_G11_or_another_round_is_played():
    assert not finished(golf("four_hand", end_at=3, tie="extra_round"), [20, 10], 2, LEVEL)[0]
    assert finished(golf("four_hand", end_at=3, tie="extra_round"), [20, 11], 2, LEVEL)[:2] == (True, [0])


def test_G11_or_the_fewest_worst_rounds_decide_and_equal_ones_share():
    game = golf("four_hand", end_at=3, tie="fewest_worst")
    # Seat 1 has the highest score of this round too.
    assert finished(game, [20, 10], 2, LEVEL, worst=[2, 0])[1] == [1]
    assert finished(game, [20, 10], 2, LEVEL, worst=[1, 1])[1] == [0]
    assert finished(game, [20, 10], 2, LEVEL, worst=[1, 0])[1] == [0, 1]


def test_G11_a_tie_behind_the_lowest_total_is_none():
    game = golf("four_hand", players=3, end_at=1)
    grids = ["AS 2S 3S 4S", "AC 2C 3C 5C", "AD 2D 3D 5D"]
    assert counted(game, *grids) == [10, 11, 11]
    assert finished(game, [0, 0, 0], 0, grids)[1] == [0]
