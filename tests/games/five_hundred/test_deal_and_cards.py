"""F1: pack, seats, deal, and what the cards are worth."""

from __future__ import annotations

import pytest

import nineteenth
from games.five_hundred.helpers import in_auction, in_play, refused
from nineteenth import chance
from nineteenth.games.five_hundred import suits
from nineteenth.games.five_hundred.cards import PACKS, card_name, cards_in, parse_card
from nineteenth.games.five_hundred.words import card_word
from nineteenth.match import Match


def fresh(preset=None, **options):
    return nineteenth.game("five_hundred", preset, **options)


def strongest_first(table, suit):
    s, o = table.state, table.game.house
    cards = cards_in(suits.suit_cards(s, o, suit))
    return [card_word(card, o) for card in sorted(cards, key=lambda card: -suits.strength(s, o, card))]


def test_F1_1_the_pack_has_43_cards_and_black_suits_stop_at_five():
    pack = {card_name(card) for card in fresh().pack()}
    assert len(pack) == 43
    assert {"4D", "4H", "5S", "5C", "JK"} <= pack
    assert not {"4S", "4C"} & pack


def test_F1_2_the_deal_moves_one_seat_clockwise_scored_or_passed_out():
    match = Match(fresh(), seed=1, dealer=2)
    for _ in range(4):
        match.play("pass")
    assert match.round_over
    assert match.standing.dealer == 3
    match.next_round()
    assert match.turn == 0


def test_F1_3_the_deal_gives_three_four_three_with_a_card_to_the_kitty_after_each():
    game = fresh()
    table = game.deal(seed=9, dealer=0)
    pack = chance.shuffled(game.pack(), "9")
    seat_1 = pack[0:3] + pack[13:17] + pack[30:33]
    kitty = [pack[12], pack[29], pack[42]]
    assert table.state.hands[1] == sum(1 << card for card in seat_1)
    assert table.state.kitty == sum(1 << card for card in kitty)


@pytest.mark.parametrize(("preset", "shares"), [("two_handed", 4), ("two_handed_25", 5), ("four_handed_us", 5)])
def test_F10_larger_kitties_get_their_cards_in_three_shares(preset, shares):
    table = fresh(preset).deal(seed=2)
    assert table.state.kitty.bit_count() == shares == table.state.kitty_count


def test_F1_4_joker_and_both_bowers_head_the_trumps():
    table = in_play([10, 10, 10, 10], "7H", discards=3)
    assert strongest_first(table, 3) == ["JK", "JH", "JD", "AH", "KH", "QH", "10H", "9H", "8H", "7H", "6H", "5H", "4H"]
    assert strongest_first(table, 2) == ["AD", "KD", "QD", "10D", "9D", "8D", "7D", "6D", "5D", "4D"]


def test_F1_4_the_left_bower_belongs_to_trumps_for_every_purpose():
    table = in_play(["KH 5S", "JD 6C", "9S 8S", "7S 6S"], "7H")
    table.play("KH")
    assert refused(table, "6C") == "F1.4"
    assert "left bower" in str(nineteenth.messages.sentences([table.why_not("6C")]))
    table.play("JD")
    assert table.view()["trick"]["taker"] == 1


def test_F1_5_no_bowers_at_no_trumps_nor_in_misere():
    for contract in ("7NT", "misere"):
        table = in_play([10, 10, 10, 10], contract, discards=3, nominated="none")
        assert strongest_first(table, 2)[:5] == ["AD", "KD", "QD", "JD", "10D"]
        assert strongest_first(table, 4) == ["JK"]


def test_F10_packs_by_preset():
    sizes = {preset: len(fresh(preset).pack()) for preset in fresh().options.PRESETS}
    assert sizes == {
        "australian": 43,
        "complete": 43,
        "american": 43,
        "three_handed": 33,
        "two_handed": 24,
        "two_handed_33": 33,
        "two_handed_25": 25,
        "two_handed_partners": 43,
        "two_handed_43": 43,
        "four_handed_us": 45,
        "five_handed": 53,
        "six_handed": 63,
    }
    assert fresh("four_handed_us", second_joker=True).house.pack == PACKS[46]


def test_F10_the_second_joker_is_lower_than_the_first_and_above_the_right_bower():
    table = in_play([10, 10, 10, 10], "7S", preset="four_handed_us", second_joker=True, discards=6)
    assert strongest_first(table, 0)[:4] == ["JK", "JK2", "JS", "JC"]


def test_F10_eleven_twelve_and_thirteen_rank_between_ten_and_jack():
    table = in_play([10] * 6, "7D", preset="six_handed", discards=3)
    assert strongest_first(table, 3)[:8] == ["AH", "KH", "QH", "13H", "12H", "11H", "10H", "9H"]
    assert strongest_first(table, 2)[:8] == ["JK", "JD", "JH", "AD", "KD", "QD", "13D", "12D"]


def test_F12_the_four_of_the_trump_colour_is_the_lowest_trump():
    table = in_play([10, 10, 10, 10], "7S", fours="follow_trump_colour", discards=3)
    assert strongest_first(table, 0)[-2:] == ["5S", "4C"]
    assert "4C" not in strongest_first(table, 1)
    assert len(strongest_first(table, 0)) == 13
    assert strongest_first(table, 3)[-1] == "4H"
    assert parse_card("4D") not in cards_in(table.game.house.pack)


def test_F10_a_table_hand_shows_five_cards_that_cover_five():
    table = in_auction(preset="two_handed_partners", dealer=1)
    for viewer in (0, 1, None):
        hands = table.view(viewer)["hands"]
        assert [len(hands[hand]["cards"]) for hand in (2, 3)] == [5, 5]
        assert [hands[hand]["count"] for hand in (2, 3)] == [10, 10]
        assert hands[2]["seat"] == 0
        assert hands[3]["seat"] == 1


def test_F10_a_blind_table_hand_is_turned_up_when_the_bidding_is_over():
    table = in_auction(preset="two_handed_partners", dealer=1, table_hand="blind")
    assert table.view(0)["hands"][2]["cards"] is None
    table.play("6S")
    table.play("pass")
    assert len(table.view(1)["hands"][2]["cards"]) == 10
