"""F5: the joker without trumps, and its options."""

from __future__ import annotations

import pytest

import nineteenth
from games.five_hundred.helpers import in_play, play_all, refused, why


def nominating(**options):
    """Seat 0 has the joker and is asked to nominate."""
    hands = ["JK AS KS QS 5S 6H 7H 6D 7D 5C", 10, 10, 10]
    game = nineteenth.game("five_hundred", **options)
    return game.position({"hands": hands, "contract": "7NT", "contractor": 0, "discards": 3})


def test_F5_1_the_contractor_with_the_joker_may_nominate_before_he_leads():
    table = nominating()
    assert table.view()["phase"] == "nomination"
    assert refused(table, "AS") == "F5.1"
    assert table.legal_moves() == ["nominate S", "nominate C", "nominate D", "nominate H", "nominate none"]
    table.play("nominate C")
    assert table.view(2)["contract"]["nominated"] == "C"
    assert refused(table, "nominate S") == "F5.1"


def test_F5_1_without_the_joker_nothing_can_be_nominated_and_the_question_tells_nobody():
    hands = ["AC AS KS QS 5S 6H 7H 6D 7D 5C", "JK KD QD JD 10D 9D 8D 5D 4D 5H", 10, 10]
    game = nineteenth.game("five_hundred")
    table = game.position({"hands": hands, "contract": "7NT", "contractor": 0, "discards": 3})
    assert table.view(1)["phase"] == "nomination"
    assert refused(table, "nominate S") == "F5.1"
    assert table.legal_moves() == ["nominate none"]
    with_it = nominating()
    assert table.view(1)["phase"] == with_it.view(1)["phase"]


def test_F5_1_a_nominated_joker_is_the_top_card_of_its_suit_and_loses_when_thrown():
    table = in_play(["6S 5C", "AS 5D", "JK 8H", "7S 6D"], "7NT", nominated="S", contractor=2, turn=0)
    table.play("6S")
    table.play("AS")
    assert table.legal_moves() == ["JK"]
    assert refused(table, "8H") == "F1.4"
    table.play("JK")
    table.play("7S")
    assert table.turn == 2
    table = in_play(["6H 5C", "AH 5D", "JK 8D", "7H 6D"], "7NT", nominated="S", contractor=2, turn=0)
    play_all(table, "6H", "AH", "JK", "7H")
    assert table.turn == 1


def test_F5_1_a_nominated_joker_leads_its_suit():
    table = in_play(["JK 5C", "AS 5D", "8D 8H", "7S 6D"], "7NT", nominated="S")
    assert "JK" in table.legal_moves()
    table.play("JK")
    assert table.view()["led"] == "S"
    assert table.legal_moves() == ["AS"]


def test_F5_2a_not_nominated_it_may_be_played_only_by_a_void_hand_and_beats_every_card():
    table = in_play(["6S 5C", "JK 5S", "8D 8H", "AS 6D"], "7NT", nominated="none")
    table.play("6S")
    assert table.legal_moves() == ["5S"]
    assert refused(table, "JK") == "F5.2a"
    assert "belongs to no suit" in why(table, "JK")
    table = in_play(["6S 5C", "JK 5H", "8D 8H", "AS 6D"], "7NT", nominated="none")
    play_all(table, "6S", "JK", "8D", "AS")
    assert table.turn == 1


def test_F5_2a_at_no_trumps_a_void_hand_may_discard_instead():
    table = in_play(["6S 5C", "JK 5H", "8D 8H", "AS 6D"], "7NT", nominated="none")
    table.play("6S")
    assert sorted(table.legal_moves()) == ["5H", "JK"]


def test_F5_2a_in_any_misere_a_void_hand_must_play_it():
    table = in_play(["6S 5C", "JK 5H", 10, "AS 6D"], "misere", nominated="none")
    table.play("6S")
    assert table.legal_moves() == ["JK"]
    assert refused(table, "5H") == "F5.2a"
    assert "must play it" in why(table, "5H")


def test_F5_2b_leading_it_names_a_suit_not_led_before():
    table = in_play(["JK 5C", "5S 9H", "8D 8H", "AS 6D"], "7NT", nominated="none", led="H C")
    assert sorted(move for move in table.legal_moves() if "joker" in move) == ["joker naming D", "joker naming S"]
    assert refused(table, "joker naming H") == "F5.2b"
    assert refused(table, "JK") == "F5.2b"
    table.play("joker naming S")
    assert table.legal_moves() == ["5S"]
    play_all(table, "5S", "8D", "AS")
    assert table.turn == 0
    assert table.state.led_suits == 0b1011


def test_F5_2b_the_named_suit_counts_as_led():
    table = in_play(["JK 5C", "5S JD", "8D 8H", "AS 6D"], "7NT", nominated="none", led="H C D")
    table.play("joker naming S")
    assert table.state.led_suits == 15
    assert table.view()["trick"]["named"] == "S"


def test_F5_2b_he_may_name_a_suit_he_does_not_hold():
    table = in_play(["JK 5C", "5S JD", "8D 8H", "AS 6D"], "7NT", nominated="none")
    assert refused(table, "joker naming D") == ""


def test_F5_2c_when_all_suits_have_been_led_it_may_not_be_led_but_may_be_played():
    table = in_play(["JK 5C", "5S JD", "8D 8H", "AS 6D"], "7NT", nominated="none", led="S C D H")
    assert table.legal_moves() == ["5C"]
    assert refused(table, "JK") == "F5.2c"
    assert refused(table, "joker naming S") == "F5.2b"
    table = in_play(["5C 6C", "JK JD", "8D 8H", "AS 6D"], "7NT", nominated="none", led="S C D H")
    table.play("5C")
    assert refused(table, "JK") == ""


def test_F5_2c_it_may_be_led_to_the_last_trick_and_wins_it():
    table = in_play(["JK", "5S", "8D", "AS"], "7NT", nominated="none", led="S C D H")
    assert table.legal_moves() == ["JK", "claim"]
    play_all(table, "JK", "5S", "8D", "AS")
    assert table.over
    assert table.state.tricks[0] == 10


@pytest.mark.parametrize("seed", range(12))
def test_F5_2d_never_a_dead_end(seed):
    """Random play with the joker free: somebody always has a card to play."""
    game = nineteenth.game("five_hundred", "four_handed_us", second_joker=True, joker_nt="lead_last_only")
    import random

    chosen = random.Random(seed)
    table = game.deal(seed=seed)
    for call in ("7NT", "pass", "pass", "pass"):
        table.play(call)
    while not table.over:
        assert table.legal()
        table.play(chosen.choice(table.legal()))


def test_F5_3_a_misere_contractor_who_forgot_to_nominate_loses_when_he_must_play_it():
    table = in_play(["5D JK", "9S 6S", 10, "KS 6D"], "misere", nominated="none", turn=1)
    play_all(table, "9S", "KS")
    assert table.legal_moves() == ["JK"]
    table.play("JK")
    assert table.over
    assert table.score().points == [-250, 0]


def test_F5_3_the_same_rules_bind_the_defenders():
    table = in_play(["5D 6D", "9S 6S", 10, "JK 6C"], "misere", nominated="none", turn=1)
    table.play("9S")
    assert table.legal_moves() == ["JK"]


def test_F5_4_a_joker_put_away_is_out_of_play():
    game = nineteenth.game("five_hundred")
    table = game.deal(seed=1, dealer=3)
    s = table.state
    s.hands[0] |= s.kitty
    hands = ["JK AS KS QS 5S 6H 7H 6D 7D 5C AC KC QC", 10, 10, 10]
    table = game.position({"hands": hands, "calls": ["7NT", "pass", "pass", "pass"]})
    table.play("discard JK AC KC")
    assert table.legal_moves() == ["nominate none"]


def test_F5_option_lead_last_only():
    table = in_play(["JK 5C", 2, 2, 2], "7NT", nominated="none", joker_nt="lead_last_only")
    assert [move for move in table.legal_moves() if move != "claim"] == ["5C"]
    assert refused(table, "joker naming S") == "F5.2c"
    assert refused(table, "JK") == "F5.2c"


def test_F5_option_first_or_last_of_suit():
    hands = ["JK 5C", "5S JD", "8D 8H", "AS 6D"]
    tricks = [
        "0: AD KD QD 10D",
        "0: 9D 7D 4D 5D",
    ]
    rest = {"nominated": "none", "led": "S C D H", "joker_nt": "first_or_last_of_suit"}
    table = in_play(hands, "7NT", tricks=tricks, taken=[6, 0, 0, 0], **rest)
    assert refused(table, "joker naming D") == "F5.2b"
    assert refused(in_play(hands, "7NT", nominated="none", joker_nt="first_or_last_of_suit"), "joker naming D") == ""
    gone = ["0: AD KD QD JD", "0: 10D 9D 8D 7D", "0: 6D 5D 4D 5S"]
    table = in_play(["JK 5C", "6S JC", "KS 8H", "AS JH"], "7NT", tricks=gone, taken=[5, 0, 0, 0], **rest)
    assert refused(table, "joker naming D") == ""
    assert refused(table, "joker naming S") == "F5.2b"


def test_F5_option_no_nomination():
    assert nominating(joker_nt="no_nomination").view()["phase"] == "play"


def test_F5_option_always_playable():
    hands = ["6S 5C", "JK 5S", "8D 8H", "AS 6D"]
    table = in_play(hands, "7NT", nominated="none", joker_nt="always_playable")
    table.play("6S")
    assert sorted(table.legal_moves()) == ["5S", "JK"]
    table.play("JK")
    assert table.state.voids[1] == 0


def test_F5_option_low_in_misere():
    wish = {"joker_nt": "low_in_misere"}
    table = in_play(["6S 5C", "JK 5H", 10, "5S 6D"], "misere", **wish)
    table.play("6S")
    assert sorted(table.legal_moves()) == ["5H", "JK"]
    play_all(table, "JK", "5S")
    assert table.score().points[0] == -250
    table = in_play(["6S 5C", "JK 5H", 10, "KS 6D"], "misere", turn=1, **wish)
    play_all(table, "joker naming S", "KS", "6S")
    assert table.turn == 3
    table = in_play(["6H 5C", "JK 5H", 10, "KH 6D"], "misere", turn=1, **wish)
    play_all(table, "joker naming S", "KH", "6H")
    assert table.turn == 1


def test_F10_with_two_jokers_both_go_to_the_nominated_suit():
    hands = ["6S 5C", "AS 5D", "JK 8H", "JK2 6D"]
    wish = {"preset": "four_handed_us", "second_joker": True}
    table = in_play(hands, "7NT", nominated="S", contractor=2, turn=0, **wish)
    play_all(table, "6S", "AS", "JK", "JK2")
    assert table.turn == 2
    table = in_play(["6H 5C", "AH 5D", "JK2 8C", "JK 6D"], "7NT", nominated="none", **wish)
    play_all(table, "6H", "AH", "JK2", "JK")
    assert table.turn == 3
