"""F2 and F7: the auction."""

from __future__ import annotations

import pytest

import nineteenth
from games.five_hundred.helpers import in_auction, refused, why
from nineteenth.match import Match

LADDER = [
    *(f"{level}{suit}" for level in (6, 7) for suit in ("S", "C", "D", "H", "NT")),
    "misere",
    *(f"{level}{suit}" for level in (8, 9) for suit in ("S", "C", "D", "H", "NT")),
    *("10S", "10C", "10D"),
    "open misere",
    *("10H", "10NT"),
]


def ladder(table):
    return [bid["bid"] for bid in table.view()["ladder"]]


def test_F2_1_the_dealers_left_begins_and_a_bid_must_be_higher():
    table = in_auction("7D")
    assert table.turn == 1
    assert refused(table, "7C") == "F2.1"
    assert refused(table, "7D") == "F2.1"
    assert refused(table, "6NT") == "F2.1"
    assert refused(table, "7H") == ""
    assert refused(table, "8S") == ""


def test_F2_1_a_seat_that_passed_is_out_for_good():
    table = in_auction("pass", "6S", "6C", "6D")
    assert table.turn == 1


def test_F2_2_the_ladder():
    assert ladder(in_auction()) == LADDER


def test_F2_2_rank_is_not_points():
    table = in_auction("7NT", "misere")
    assert refused(table, "8S") == ""
    values = {bid["bid"]: bid["value"] for bid in table.view()["ladder"]}
    assert values["misere"] > values["8S"]
    table = in_auction("open misere")
    assert refused(table, "10D") == "F2.1"
    assert refused(table, "10H") == ""


def test_F2_3_jump_bids_and_the_highest():
    table = in_auction("6S", "10NT")
    assert table.legal_moves() == ["pass"]


@pytest.mark.parametrize(
    ("calls", "rule"),
    [
        ((), "F2.4"),
        (("6NT",), "F2.4"),
        (("7S",), ""),
        (("7NT",), ""),
        (("8S",), "F2.2"),
        (("7S", "8S"), "F2.2"),
        (("7S", "pass", "pass"), ""),
    ],
)
def test_F2_4_misere_only_over_a_seven(calls, rule):
    assert refused(in_auction(*calls), "misere") == rule


def test_F2_4_the_gate_is_explained_and_the_sevens_bidder_may_use_it_himself():
    assert "seven" in why(in_auction("6NT"), "misere")
    table = in_auction("7S", "7C", "pass", "pass")
    assert table.turn == 0
    assert refused(table, "misere") == ""


def test_F2_4_option_any_opens_the_gate():
    assert refused(in_auction(misere_gate="any"), "misere") == ""


@pytest.mark.parametrize("calls", [(), ("6S",), ("7H", "misere"), ("10D",)])
def test_F2_5_open_misere_whenever_it_outranks(calls):
    assert refused(in_auction(*calls), "open misere") == ""


def test_F2_5_open_misere_not_over_ten_hearts():
    assert refused(in_auction("10H"), "open misere") == "F2.2"


def test_F2_6_blind_misere_is_off_by_default():
    assert refused(in_auction(), "blind misere") == "F2.6"


def test_F2_7_three_passes_after_the_last_bid_end_the_auction():
    table = in_auction("pass", "7H", "pass", "pass")
    assert table.view()["phase"] == "exchange"
    assert table.turn == 1
    assert table.view()["contract"]["bid"] == "7H"


def test_F2_7_four_passes_throw_the_cards_in():
    table = in_auction("pass", "pass", "pass", "pass")
    assert table.over
    assert table.score().points == [0, 0]


def test_F2_8_a_lone_bidder_may_not_raise_himself():
    assert in_auction("6S", "pass", "pass", "pass").view()["phase"] == "exchange"


def test_F2_8_option_once():
    table = in_auction("6S", "pass", "pass", "pass", self_raise="once")
    assert table.turn == 0
    assert refused(table, "6S") == "F2.1"
    table.play("8H")
    assert table.view()["contract"]["bid"] == "8H"
    table = in_auction("6S", "pass", "pass", "pass", "pass", self_raise="once")
    assert table.view()["contract"]["bid"] == "6S"


def test_F2_8_option_reopens_when_the_denomination_changes():
    wish = {"self_raise": "once_reopens_if_denomination_changes"}
    same = in_auction("6S", "pass", "pass", "pass", "7S", **wish)
    assert same.view()["phase"] == "exchange"
    changed = in_auction("6S", "pass", "pass", "pass", "7H", **wish)
    assert changed.view()["phase"] == "auction"
    assert changed.turn == 1
    for call in ("7NT", "pass", "pass", "pass"):
        changed.play(call)
    assert changed.view()["contract"] == {**changed.view()["contract"], "bid": "7NT", "seat": 1}


def test_F7_2_a_hand_stays_hidden_until_its_seat_looks_or_bids():
    table = in_auction(preset="complete")
    assert table.view(0)["hands"][0]["cards"] is None
    table.play("look")
    assert len(table.view(0)["hands"][0]["cards"]) == 10
    assert table.view(1)["hands"][1]["cards"] is None
    assert refused(table, "look") == "F7.2"
    table.play("6S")
    table.play("6C")
    assert len(table.view(1)["hands"][1]["cards"]) == 10


def test_F7_2_blind_misere_is_the_first_call_of_a_seat_that_has_not_looked():
    table = in_auction(preset="complete")
    assert refused(table, "blind misere") == ""
    table.play("look")
    assert refused(table, "blind misere") == "F7.2"
    table = in_auction("pass", "6S", preset="complete", bid_after_pass="free")
    for call in ("pass", "pass"):
        table.play(call)
    assert table.turn == 0
    assert refused(table, "blind misere") == "F7.2"
    assert refused(table, "look") == ""


def test_F7_2_blind_misere_needs_no_seven_and_ranks_with_open_misere():
    table = in_auction("blind misere", preset="complete")
    assert refused(table, "open misere") == "F2.2"
    assert refused(table, "blind misere") == "F2.2"
    assert refused(table, "10H") == ""
    assert refused(in_auction("look", "open misere", preset="complete"), "blind misere") == "F2.2"


def test_F7_2_at_1000_blind_misere_is_the_highest_bid():
    table = in_auction("10NT", preset="complete", blind_misere_value="1000")
    assert refused(table, "blind misere") == ""
    table.play("blind misere")
    assert table.legal_moves() == ["pass", "look"]


def test_F7_2_the_blind_bidder_sees_his_hand_when_the_auction_ends_and_takes_the_kitty():
    table = in_auction("blind misere", "pass", "pass", preset="complete")
    assert table.view(0)["hands"][0]["cards"] is None
    table.play("pass")
    assert len(table.view(0)["hands"][0]["cards"]) == 13
    assert not table.view()["hands"][0]["exposed"]


def test_F7_3_sans_ranks_just_above_the_same_bid():
    table = in_auction("8S", preset="complete")
    assert refused(table, "8S sans") == ""
    table.play("8S sans")
    assert refused(table, "8S") == "F2.1"
    assert refused(table, "8C") == ""
    assert ladder(table)[:4] == ["6S", "6S sans", "6C", "6C sans"]


def test_F7_3_without_the_kitty_nothing_is_seen_or_put_away():
    table = in_auction("8S sans", "pass", "pass", "pass", preset="complete")
    view = table.view(0)
    assert view["phase"] == "play"
    assert view["kitty"] == 3
    assert view["discards"]["count"] == 0
    assert refused(in_auction(), "8S sans") == "F7.3"
    assert refused(in_auction(preset="complete"), "blind misere sans") == "F7.2"


def test_F10_american_one_call_a_seat_and_the_dealer_last():
    table = in_auction("6S", "pass", "misere", preset="american")
    assert table.turn == 3
    table.play("8S")
    assert table.view()["contract"] == {**table.view()["contract"], "bid": "8S", "seat": 3}
    assert in_auction("pass", "pass", "pass", "pass", preset="american").over


@pytest.mark.parametrize(
    ("option", "where"),
    [("below_8s", ("7NT", "8S")), ("above_8s", ("8S", "8C")), ("above_7c", ("7C", "7D"))],
)
def test_F12_misere_rank(option, where):
    bids = ladder(in_auction(misere_rank=option))
    at = bids.index("misere")
    assert (bids[at - 1], bids[at + 1]) == where


def test_F12_open_misere_highest():
    assert ladder(in_auction(open_misere_rank="highest"))[-1] == "open misere"


def test_F12_misere_above_eight_spades_still_needs_a_seven():
    assert refused(in_auction("8S", misere_rank="above_8s"), "misere") == "F2.4"
    assert refused(in_auction("7S", "8S", misere_rank="above_8s"), "misere") == ""


def test_F12_bid_after_pass():
    calls = ("pass", "6S", "6C")
    assert in_auction(*calls, "6D").turn == 1
    assert in_auction(*calls, "pass", bid_after_pass="free").turn == 0
    assert in_auction(*calls, "pass", bid_after_pass="denomination_changed").turn == 0
    assert in_auction("pass", "6S", "7S", "pass", bid_after_pass="denomination_changed").turn == 1
    assert in_auction("pass", "6S", "7S", "pass", bid_after_pass="free").turn == 0


def test_F12_free_bidding_ends_when_all_others_pass_after_the_last_bid():
    table = in_auction("pass", "6S", "pass", "pass", bid_after_pass="free")
    assert table.turn == 0
    table.play("7S")
    for _ in range(3):
        table.play("pass")
    assert table.view()["contract"]["seat"] == 0


def test_F12_all_pass_same_dealer_or_no_trumps():
    for option, dealer in (("throw_in_next", 0), ("throw_in_same", 3)):
        match = Match(nineteenth.game("five_hundred", all_pass=option), dealer=3)
        for _ in range(4):
            match.play("pass")
        assert match.standing.dealer == dealer
    table = in_auction("pass", "pass", "pass", "pass", all_pass="play_no_trumps")
    view = table.view(0)
    assert (view["phase"], table.turn, view["kitty"], view["contract"]) == ("play", 0, 3, None)


def test_F12_misere_off():
    table = in_auction("7S", misere=False)
    assert refused(table, "misere") == "F2.4"
    assert "misere" not in ladder(table)


def test_calls_are_shown_at_each_seat_in_order():
    table = in_auction("pass", "6S", "6C", "pass", "7D", "pass")
    calls = [(call["seat"], call["call"]) for call in table.view()["calls"]]
    assert calls == [(0, "pass"), (1, "6S"), (2, "6C"), (3, "pass"), (1, "7D"), (2, "pass")]
