"""F6: misère and open misère."""

from __future__ import annotations

import pytest

from games.five_hundred.helpers import in_auction, in_play, play_all


def begun(contract, **options):
    table = in_auction("7S", contract, "pass", "pass", "pass", **options)
    play_all(table, *table.legal_moves()[-3:])
    return play_all(table, "nominate none") if table.view()["phase"] == "nomination" else table


def test_F6_1_the_partner_sits_out_and_tricks_have_three_cards():
    table = begun("misere")
    assert table.turn == 1
    assert [hand["sitting"] for hand in table.view()["hands"]] == [False, False, False, True]
    seats = []
    for _ in range(3):
        seats.append(table.turn)
        table.play(table.legal()[0])
    assert seats == [1, 2, 0]
    assert table.view()["trick"] is None


def test_F6_1_six_players_all_team_mates_sit_out():
    table = in_auction("7S", "misere", *["pass"] * 5, preset="six_handed", dealer=5)
    assert [hand["sitting"] for hand in table.view()["hands"]] == [False, False, False, True, False, True]
    wish = {"preset": "six_handed", "sides_six": "three_of_two", "dealer": 5}
    table = in_auction("7S", "misere", *["pass"] * 5, **wish)
    assert [seat for seat, hand in enumerate(table.view()["hands"]) if hand["sitting"]] == [4]


def test_F6_1_no_trumps_are_played():
    table = in_play(["6S 5C", "KS 5H", 10, "JS 6D"], "misere", nominated="none")
    play_all(table, "6S", "KS", "JS")
    assert table.turn == 1


def test_F6_2_play_stops_when_the_contractor_takes_a_trick():
    table = in_play(["KS 5C", "6S 5H", 10, "JS 6D"], "misere", nominated="none")
    play_all(table, "KS", "6S", "JS")
    assert table.over
    assert table.score().points == [-250, 0]


def test_F6_2_option_play_out():
    table = in_play(["KS 5C", "6S 5H", 10, "JS 6D"], "misere", nominated="none", misere_play_out=True)
    play_all(table, "KS", "6S", "JS")
    assert not table.over
    play_all(table, "5C", "5H", "6D")
    assert table.score().points == [-250, 0]


def test_F6_2_made_when_no_trick_was_taken():
    table = in_play(["6S", "KS", 10, "JS"], "misere", nominated="none")
    play_all(table, "6S", "KS", "JS")
    assert table.score().points == [250, 0]
    table = in_play(["6S", "KS", 10, "JS"], "open misere", nominated="none")
    play_all(table, "6S", "KS", "JS")
    assert table.score().points == [500, 0]


LOW = ["5S 6S 7S 5C 6C 7C 4D 5D 6D 4H", "KS QS JS KC QC JC KD QD JD KH", 10, "AS 10S 9S AC 10C 9C AD 10D 9D AH"]


@pytest.mark.parametrize(("contract", "open_"), [("open misere", True), ("misere", False), ("blind misere", False)])
def test_F6_3_an_open_misere_is_laid_open_after_the_first_trick(contract, open_):
    table = in_play(LOW, contract, preset="complete", nominated="none")
    play_all(table, "7S", "JS")
    for viewer in (1, 2, 3, None):
        assert table.view(viewer)["hands"][0]["cards"] is None
    table.play("9S")
    for viewer in (1, 2, 3, None):
        cards = table.view(viewer)["hands"][0]["cards"]
        assert (len(cards) == 9) if open_ else (cards is None)


def test_F6_3_option_before_lead():
    table = begun("open misere", open_misere_expose="before_lead")
    assert len(table.view(0)["hands"][1]["cards"]) == 10


@pytest.mark.parametrize("viewer", [0, 2])
def test_F6_4_defenders_see_the_open_hand_and_no_other(viewer):
    table = in_play(["6S 5C", "KS 5H", 10, "JS 6D"], "open misere", nominated="none", turn=1)
    hands = table.view(1)["hands"]
    assert hands[0]["cards"] == ["6S", "5C"]
    assert hands[3]["cards"] is None
    assert hands[2]["cards"] is None
