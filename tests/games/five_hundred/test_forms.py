"""F10: every number of players, and every preset played to the end of a match."""

from __future__ import annotations

import random

import pytest

import nineteenth
from games.five_hundred.helpers import in_auction, in_play, play_all, refused
from nineteenth.games.five_hundred.options import FiveHundredOptions
from nineteenth.match import Match

FORMS = [
    *((preset, {}) for preset in FiveHundredOptions.PRESETS),
    ("four_handed_us", {"second_joker": True}),
    ("two_handed_partners", {"table_hand": "blind"}),
    ("five_handed", {"partner_five": "by_card"}),
    ("six_handed", {"sides_six": "three_of_two"}),
    ("three_handed", {"all_pass": "play_no_trumps"}),
]


@pytest.mark.parametrize(("preset", "options"), FORMS)
def test_F10_every_form_is_played_to_the_end_of_a_match(preset, options):
    game = nineteenth.game("five_hundred", preset, **options)
    match = Match(game, seed=4)
    chosen = random.Random(4)
    for _ in range(400):
        while not match.round_over:
            moves = match.round.legal()
            # Mostly low bids, so that matches do not end in one deal.
            match.play(moves[0] if match.round.state.phase == 0 and chosen.random() < 0.6 else chosen.choice(moves))
        if match.over:
            break
        match.next_round()
    assert match.over
    assert len(match.winners) == 1


@pytest.mark.parametrize("preset", ["two_handed", "two_handed_33", "two_handed_25", "two_handed_43"])
def test_F10_two_players_one_against_one(preset):
    table = in_auction("6S", "pass", preset=preset, dealer=1)
    assert table.turn == 0
    assert table.view()["sides"] == [[0], [1]]
    size = table.game.house.kitty_size
    play_all(table, *table.legal_moves()[:size])
    while table.view()["phase"] == "nomination":
        table.play("nominate none")
    assert table.view(0)["hands"][0]["count"] == 10


def test_F10_dead_hands_are_never_seen():
    table = in_auction(preset="two_handed_43", dealer=1)
    assert table.state.dead.bit_count() == 20
    for viewer in (0, 1, -1):
        assert table.sight(viewer).dead == 0


def test_F10_two_players_with_table_hands_each_decides_for_both():
    table = in_auction("6S", "pass", preset="two_handed_partners", dealer=1)
    play_all(table, *table.legal_moves()[:3])
    seats, hands = [], []
    for _ in range(4):
        seats.append(table.turn)
        hands.append(table.state.turn)
        table.play(table.legal()[0])
    assert hands == [0, 1, 2, 3]
    assert seats == [0, 1, 0, 1]


def test_F10_a_card_of_a_table_hand_uncovers_the_one_below():
    table = in_auction("6S", "pass", preset="two_handed_partners", dealer=1)
    play_all(table, *table.legal_moves()[:3])
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    before = table.view(1)["hands"][2]["cards"]
    card = table.legal_moves()[0]
    table.play(card)
    after = table.view(1)["hands"][2]["cards"]
    assert len(after) == 5
    assert len(set(after) - set(before)) == 1
    assert table.view(1)["hands"][2]["count"] == 9


def test_F10_three_players_the_misere_has_nobody_sitting_out():
    table = in_auction("7S", "misere", "pass", "pass", preset="three_handed", dealer=2)
    assert table.view()["phase"] == "exchange"
    assert table.state.sitting == 0


def test_F10_four_handed_us_has_kitties_of_five_and_six():
    table = in_auction("6S", "pass", "pass", "pass", preset="four_handed_us")
    assert table.view(0)["hands"][0]["count"] == 15
    table = in_auction("6S", "pass", "pass", "pass", preset="four_handed_us", second_joker=True)
    assert table.view(0)["hands"][0]["count"] == 16


def five(*calls, **options):
    return in_auction(*calls, *["pass"] * 4, preset="five_handed", dealer=4, **options)


def test_F10_five_players_a_partner_by_seat_two_for_eight_or_more():
    table = five("7H")
    assert table.view()["phase"] == "calling"
    assert table.legal_moves() == ["partner 2", "partner 3", "partner 4", "partner 5"]
    assert refused(table, "partner 1") == "F10"
    assert refused(table, "partner 6") == "F10"
    assert refused(table, "alone") == "F10"
    assert refused(table, "call AS") == "F10"
    table.play("partner 3")
    assert table.view(4)["contract"]["partners"] == [2]
    assert table.view()["phase"] == "exchange"
    table = five("8S")
    table.play("partner 3")
    assert refused(table, "partner 3") == "F10"
    table.play("partner 5")
    assert table.view(1)["contract"]["partners"] == [2, 4]


def by_card(hands, **more):
    game = nineteenth.game("five_hundred", "five_handed", partner_five="by_card")
    return game.position({"hands": hands, "calls": ["7H", "pass", "pass", "pass", "pass"], "dealer": 4, **more})


def test_F10_five_players_a_called_card_makes_its_holder_the_partner_in_secret():
    hands = ["AS KS QS JS 10S 9S 8S 7S 6S 5S", 10, "AC KC QC JC 10C 9C 8C 7C 6C 5C", 10, 10]
    table = by_card(hands)
    assert refused(table, "call AS") == "F10"
    assert refused(table, "call JK") == "F10"
    assert refused(table, "partner 3") == "F10"
    table.play("call AC")
    assert table.view(2)["contract"]["partners"] == [2]
    for viewer in (0, 1, 3, 4, None):
        assert table.view(viewer)["contract"]["partners"] is None
        assert table.view(viewer)["contract"]["called"] == "AC"


def test_F10_the_partner_is_known_once_the_called_card_is_played():
    hands = ["6C 5H", "7C 6H", "AC 7H", "8C 8H", "9C 9H"]
    table = in_play(hands, "7S", preset="five_handed", partner_five="by_card", called="AC", dealer=4)
    play_all(table, "6C", "7C")
    assert table.view(0)["contract"]["partners"] is None
    table.play("AC")
    assert table.view(0)["contract"]["partners"] == [2]


def test_F10_a_called_card_in_the_kitty_leaves_the_contractor_alone_and_only_he_knows():
    hands = ["AS KS QS JS 10S 9S 8S 7S 6S 5S", 10, 10, 10, 10]
    table = by_card(hands, kitty="AC 2C 3C")
    table.play("call AC")
    assert table.view(0)["contract"]["partners"] == []
    assert table.view(1)["contract"]["partners"] is None


def test_F10_he_may_go_alone():
    table = by_card(["AS KS QS JS 10S 9S 8S 7S 6S 5S", 10, 10, 10, 10])
    table.play("alone")
    assert table.view(3)["contract"]["partners"] == []


def test_F10_five_players_have_no_misere():
    table = in_auction("7S", preset="five_handed", dealer=4)
    assert refused(table, "misere") == "F2.4"


def test_F10_six_players_sides():
    table = in_auction(preset="six_handed", dealer=5)
    assert table.view()["sides"] == [[0, 2, 4], [1, 3, 5]]
    table = in_auction(preset="six_handed", dealer=5, sides_six="three_of_two")
    assert table.view()["sides"] == [[0, 3], [1, 4], [2, 5]]
