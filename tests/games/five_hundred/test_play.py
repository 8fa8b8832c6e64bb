"""F3 and F4: the kitty, and the play."""

from __future__ import annotations

import nineteenth
from games.five_hundred.helpers import in_auction, in_play, play_all, played_out, refused, why


def exchanging():
    return in_auction("7H", "pass", "pass", "pass")


def test_F3_1_the_contractor_alone_sees_the_kitty_and_puts_any_three_away():
    table = exchanging()
    hand = table.view(0)["hands"][0]["cards"]
    assert len(hand) == 13
    assert table.view(1)["hands"][0]["cards"] is None
    assert table.legal_moves() == [f"discard {card}" for card in sorted_by_number(hand)]
    table.play(f"discard {hand[0]} {hand[5]} {hand[12]}")
    assert table.view(0)["discards"] == {"count": 3, "cards": table.view(0)["discards"]["cards"]}
    assert set(table.view(0)["discards"]["cards"]) == {hand[0], hand[5], hand[12]}
    for other in (1, 2, 3, None):
        assert table.view(other)["discards"] == {"count": 3, "cards": None}
    assert table.view(0)["phase"] == "play"
    assert table.turn == 0


def sorted_by_number(words):
    game = nineteenth.game("five_hundred")
    return sorted(words, key=lambda word: game.book.moves.parse(f"discard {word}", None, game.house)[0])


def test_F3_1_a_choice_of_three_is_taken_whole_or_not_at_all():
    table = exchanging()
    hand = table.view(0)["hands"][0]["cards"]
    before = table.state.copy()
    assert refused(table, f"discard {hand[0]} {hand[0]} {hand[1]}") == "F4.2"
    assert table.state == before
    assert refused(table, "pass") == "F2.7"
    assert refused(table, hand[0]) == ""  # said during the exchange, a card is one to put away


def test_F3_1_a_card_put_away_may_be_taken_back_until_the_last():
    table = exchanging()
    first, second, third = table.legal_moves()[:3]
    table.play(first)
    assert table.may_undo
    table.undo()
    play_all(table, first, second, third)
    assert not table.may_undo


def test_F3_2_the_same_three_may_be_put_back():
    table = in_auction("7H", "pass", "pass")
    kitty = table.state.kitty
    table.play("pass")
    for card in range(63):
        if kitty >> card & 1:
            table.play(192 + card)
    assert table.state.discards == kitty


def test_F3_1_applies_to_misere_too():
    assert in_auction("7H", "misere", "pass", "pass", "pass").view()["phase"] == "exchange"


def test_F4_1_the_contractor_leads_and_the_winner_of_a_trick_leads_the_next():
    table = in_play(["6S AS", "KS 5D", "9S 8S", "7S 6D"], "7H")
    assert table.turn == 0
    play_all(table, "6S", "KS", "9S", "7S")
    assert table.turn == 1


def test_F4_1_the_contractor_leads_in_misere_too():
    table = in_auction("pass", "7H", "misere", "pass", "pass")
    cards = table.legal_moves()
    play_all(table, *cards[:3], "nominate none")
    assert table.turn == 2


def test_F4_2_follow_suit_if_able_otherwise_any_card():
    table = in_play(["6S AS", "KS 5D", "9D 8H", "7S 6D"], "7H")
    table.play("6S")
    assert refused(table, "5D") == "F4.2"
    assert "spades" in why(table, "5D")
    table.play("KS")
    assert refused(table, "9D") == ""
    assert refused(table, "8H") == ""
    assert refused(table, "AC") == "F4.2"


def test_F4_3_the_highest_trump_wins_else_the_highest_of_the_suit_led():
    assert play_all(in_play(["6S AS", "KS 5D", "4H 8C", "5H 6D"], "7H"), "6S", "KS", "4H", "5H").turn == 3
    assert play_all(in_play(["6S AS", "KS 5D", "AD 8C", "7S 6D"], "7H"), "6S", "KS", "AD", "7S").turn == 1


def test_F4_4_diamond_led_the_left_bower_is_no_diamond():
    table = in_play(["6D AS", "JD 5S", "9D 8S", "7D 6S"], "7H")
    table.play("6D")
    assert sorted(table.legal_moves()) == ["5S", "JD"]


def test_F4_4_hearts_led_only_the_left_bower_or_joker_is_forced():
    table = in_play(["6H AS", "JD 5S", "JK 8S", "7H 6S"], "7H")
    table.play("6H")
    assert table.legal_moves() == ["JD"]
    assert refused(table, "5S") == "F1.4"
    assert "JD" in why(table, "5S")
    table.play("JD")
    assert table.legal_moves() == ["JK"]
    assert refused(table, "8S") == "F1.4"
    assert "joker" in why(table, "8S")


def test_F4_4_the_left_bower_led_hearts_must_be_followed():
    table = in_play(["JD AS", "KD 5H", "9D 8S", "7H 6S"], "7H")
    table.play("JD")
    assert table.legal_moves() == ["5H"]
    assert table.view()["led"] == "H"


def test_F4_4_voids_are_of_effective_suits():
    table = in_play(["6D AS", "JD 5S", "9D 8S", "7D 6S"], "7H")
    play_all(table, "6D", "JD")
    assert table.state.voids[1] == 1 << 2
    table = in_play(["6H AS", "KD 5S", "9H 8S", "7H 6S"], "7H")
    play_all(table, "6H", "KD")
    assert table.state.voids[1] == 1 << 3


def test_tricks_are_kept_and_can_be_reviewed():
    table = in_play(["6S AS", "KS 5D", "9S 8S", "7S 6D"], "7H")
    play_all(table, "6S", "KS", "9S", "7S")
    assert table.view()["tricks"][-1] == {
        "leader": 0,
        "cards": [{"hand": hand, "card": card} for hand, card in enumerate(("6S", "KS", "9S", "7S"))],
        "named": None,
        "taker": 1,
    }


def test_a_hand_is_sorted_with_bowers_and_joker_in_the_trump_suit():
    table = in_play(["AD JD JH KH JK 5S AC 9C", 8, 8, 8], "7H")
    assert table.view(0)["hands"][0]["cards"] == ["JK", "JH", "JD", "KH", "5S", "AD", "AC", "9C"]


def test_every_trick_is_taken_by_somebody():
    for seed in range(20):
        table = nineteenth.game("five_hundred").deal(seed=seed)
        for move in ("6S", "pass", "pass", "pass"):
            table.play(move)
        played_out(table, seed)
        assert sum(table.state.tricks) == 10
