"""The scenarios of the rule page, under their numbers."""

from __future__ import annotations

import pytest

import nineteenth
from karusele.whole_turns import Turn, captures, cards, sets, table, turns
from nineteenth.api import IllegalMoveError
from nineteenth.games.karusele import counting
from nineteenth.games.karusele.cards import names
from nineteenth.games.karusele.state import ALL


def side(round_, number=0):
    return round_.view(None)["sides"][number]


def gain(round_, words, what, number=0):
    """By how much a turn raises a side's cards or points."""
    before = side(round_, number)[what]
    round_.play(words)
    return side(round_, number)[what] - before


def test_KS1_a_seven_takes_three_and_four():
    round_ = table({"hands": ["7H KS"], "table": "3C 4D 9S"})
    assert captures(round_) == sets("3C 4D")
    assert gain(round_, "7H takes 3C, 4D", "cards") == 3
    assert round_.view(None)["table"] == ["9S"]


def test_KS2_a_three_takes_three_aces():
    round_ = table({"hands": ["3H KS"], "table": "AS AC AD"})
    assert captures(round_) == sets("AS AC AD")
    assert gain(round_, "3H takes AD AS AC", "points") == 3


def test_KS3_sets_go_alone_or_together():
    round_ = table({"hands": ["7H KS"], "table": "7C 3D 4S AS 6D"})
    expected = sets("7C", "3D 4S", "6D AS", "7C 3D 4S", "7C 6D AS", "3D 4S 6D AS", "7C 3D 4S 6D AS")
    assert captures(round_) == expected
    assert len(turns(round_)) == len(expected) + 2  # each of the two cards may be laid


def test_KS4_three_captures_and_one_laying():
    round_ = table({"hands": ["5H"], "table": "2S 5C 3D"})
    found = turns(round_)
    assert [turn.kind for turn in found].count("take") == 3
    assert captures(round_) == sets("5C", "2S 3D", "5C 2S 3D")
    assert len(found) == 4


def test_KS5_a_king_takes_one_of_two_and_says_which():
    round_ = table({"hands": ["KC"], "table": "KS KH"})
    assert captures(round_) == sets("KS", "KH")
    assert round_.legal_moves() == ["lay KC", "KC takes KS", "KC takes KH"]
    assert round_.why_not("KC takes KS KH").rule == "K8"


def test_KS6_a_queen_takes_one_or_all_three():
    round_ = table({"hands": ["QC"], "table": "QS QD QH"})
    assert captures(round_) == sets("QS", "QD", "QH", "QS QD QH")
    assert round_.why_not("QC takes QS QD").rule == "K8"


def test_KS7_a_build_needs_its_card_in_hand():
    round_ = table({"hands": ["AH 6C"], "table": "2C 3D"})
    assert Turn("build", "AH", cards("2C 3D"), 6) in turns(round_)
    without = table({"hands": ["AH KC"], "table": "2C 3D"})
    assert [turn for turn in turns(without) if turn.kind == "build"] == []
    refused = without.why_not("AH builds 6 on 2C 3D")
    assert refused.rule == "K10"
    assert refused.args["holders"] == "6S 6C 6D 6H"


def built(second: str) -> nineteenth.api.Round:
    """After KS7: seat 0 has built six with the ace, seat 1 to play from `second`."""
    round_ = table({"hands": ["AH 6C 7C", second], "table": "2C 3D"})
    round_.play("AH builds 6 on 2C 3D")
    assert round_.view(None)["piles"] == [{"cards": ["AH", "2C", "3D"], "value": 6, "owner": 0, "sets": 1}]
    return round_


def test_KS8_the_next_player_may_take_the_pile_and_the_duty_ends():
    round_ = built("6H KC KD")
    assert gain(round_, "6H takes pile 6", "cards", 1) == 4
    assert round_.view(None)["piles"] == []
    assert "lay 7C" in round_.legal_moves()


def test_KS9_the_next_player_may_raise_the_pile_and_owes_it_then():
    round_ = built("2H 8S KD")
    round_.play("raise 6 to 8 with 2H")
    pile = round_.view(None)["piles"][0]
    assert (pile["value"], pile["owner"]) == (8, 1)
    assert "lay 7C" in round_.legal_moves()
    round_.play("lay 7C")
    assert {turn.kind for turn in turns(round_)} == {"take"}
    assert captures(round_) == sets("AH 2C 2H 3D")
    assert round_.why_not("lay KD").rule == "K11"


def test_KS10_the_builder_must_take_the_pile():
    position = {"hands": ["6C 7H", "KD QD"], "table": "6S 4D 2D KC", "piles": [{"cards": "2C 3D AH", "owner": 0}]}
    round_ = table(position)
    pile = "AH 2C 3D"
    assert captures(round_) == sets(pile, pile + " 6S", pile + " 4D 2D", pile + " 6S 4D 2D")
    assert {turn.kind for turn in turns(round_)} == {"take"}
    for words in ("lay 6C", "lay 7H", "7H takes", "6C takes 6S"):
        assert round_.why_not(words).rule == "K11"


def test_KS11_a_pile_is_no_part_of_a_sum():
    round_ = table({"hands": ["9C"], "table": "3H", "piles": [{"cards": "4C 2D", "owner": 1}]})
    assert captures(round_) == set()
    assert round_.why_not("9C takes pile 6, 3H").rule == "D13"
    with_nine = table({"hands": ["9C"], "table": "3H 9S", "piles": [{"cards": "4C 2D", "owner": 1}]})
    assert with_nine.why_not("9C takes pile 6, 3H").rule == "D13"


def test_KS12_the_joker_of_20_takes_the_others_in_two_sums():
    round_ = table({"hands": ["JK20"], "table": "JK11 9C JK15 5D"})
    assert gain(round_, "JK20 takes JK11+9C, JK15+5D", "points") == 5 + 3 + 10
    assert round_.view(None)["last"]["sets"] == [["5D", "JK15"], ["9C", "JK11"]]


def test_KS13_a_build_for_the_joker_of_20():
    round_ = table({"hands": ["JK11 JK20"], "table": "8D AS"})
    assert Turn("build", "JK11", cards("8D AS"), 20) in turns(round_)


def test_KS14_the_broom_takes_everything():
    position = {
        "hands": ["BR 7C", "8C KD"],
        "table": "2S KS QH 9D",
        "piles": [{"cards": "3C 4S AH", "owner": 1}],
        "last_capturer": 1,
    }
    round_ = table(position)
    assert gain(round_, "broom", "cards") == 7 + 1
    shown = round_.view(None)
    assert (shown["table"], shown["piles"], shown["last_capturer"]) == ([], [], 0)


def test_KS15_the_broom_on_an_empty_table_stays_there():
    round_ = table({"hands": ["BR 7C"], "table": "", "last_capturer": 1})
    assert round_.legal_moves() == ["lay 7C", "lay BR"]
    round_.play("broom")
    shown = round_.view(None)
    assert (shown["table"], shown["turn"], shown["last_capturer"]) == (["BR"], 1, 1)


def test_KS16_what_is_left_goes_to_the_last_capturer():
    position = {"hands": ["", "9C"], "turn": 1, "dealer": 1, "table": "2S 4D KS QH JD", "last_capturer": 0, "stock": 0}
    round_ = table(position)
    before = side(round_)["cards"]
    round_.play("lay 9C")
    assert round_.over
    assert side(round_)["cards"] == before + 6
    assert round_.view(None)["left_over"] == ["2S", "4D", "9C", "JD", "QH", "KS"]


def points_for(won: list[str], preset: str) -> list[int]:
    """The numbers of a finished deal in which the sides have won these cards."""
    round_ = table({"hands": [0] * len(won), "won": won, "phase": "over"}, preset)
    numbers = [0] * counting.SCORE_SIZE
    counting.score(round_.state, round_.game.house, numbers)
    return numbers


def all_cards() -> list[str]:
    return names(ALL)


def test_KS17_28_cards_each_share_the_points_for_most_cards():
    pack = all_cards()
    numbers = points_for([" ".join(pack[:28]), " ".join(pack[28:])], "two")
    assert numbers[counting.FOR_CARDS : counting.FOR_CARDS + 2] == [1, 1]
    spades = numbers[counting.SPADE_COUNT : counting.SPADE_COUNT + 2]
    assert sum(spades) == 13
    assert sorted(numbers[counting.FOR_SPADES : counting.FOR_SPADES + 2]) == [0, 2]
    assert sum(numbers[:2]) == 30


def test_KS18_three_singles_tied_for_cards_but_not_for_spades():
    spades = [card for card in all_cards() if card.endswith("S")]
    others = [card for card in all_cards() if not card.endswith("S")]
    won = [spades[:5] + others[:15], spades[5:9] + others[15:31], spades[9:] + others[31:]]
    assert [len(pile) for pile in won] == [20, 20, 16]
    numbers = points_for([" ".join(pile) for pile in won], "three")
    assert numbers[counting.FOR_CARDS : counting.FOR_CARDS + 3] == [1, 1, 0]
    assert numbers[counting.FOR_SPADES : counting.FOR_SPADES + 3] == [2, 0, 0]


def test_KS19_totals_are_compared_after_the_deal_only():
    house = nineteenth.game("karusele", "two").house
    state = nineteenth.game("karusele", "two").begin(0)
    state.totals[:2] = [112, 115]
    counting.end_round(state, house, [16, 14] + [0] * 26)
    assert state.totals[:2] == [128, 129]
    assert (state.match_over, state.winners) == (1, 0b10)


def test_KS19_nothing_is_won_in_mid_deal():
    round_ = table({"hands": ["3H 5S"], "table": "AS AC AD", "totals": [119, 0]})
    round_.play("3H takes AS AC AD")
    assert not round_.over
    assert not round_.state.match_over


@pytest.mark.parametrize(("preset", "hands"), [("two", 6), ("three", 4), ("pairs", 3), ("singles", 3)])
@pytest.mark.parametrize("deck", [54, 55, 56])
def test_KS20_the_hands_use_up_the_stock_exactly(preset, hands, deck):
    round_ = nineteenth.game("karusele", preset, deck_size=deck).deal(seed=3)
    assert len(round_.view(None)["table"]) == deck - 48
    dealt = 1
    while not round_.over:
        before = round_.state.stock_count
        round_.play(round_.legal()[0])
        dealt += round_.state.stock_count < before
    assert (dealt, round_.state.stock_count) == (hands, 0)


def test_KS21_the_joker_of_20_on_the_table_is_won_with_the_last_cards_only():
    position = {"hands": ["JK15 9C 10C 4S", "KD QD JD JS"], "table": "JK20 JK11 5D AS", "won": ["BR", ""], "stock": 0}
    # The stock is empty and the Broom is won: neither hand can reach the joker.
    with pytest.raises(nineteenth.api.PositionError):
        table(position)
    elsewhere = cards("BR JK15 9C 10C 4S KD QD JD JS JK20 JK11 5D AS")
    left = " ".join(card for card in all_cards() if card not in elsewhere)
    round_ = table({**position, "won": ["BR", left]})
    assert all("JK20" not in taken for taken in captures(round_))
    assert round_.why_not("JK15 takes JK20").rule == "K7"


def test_KS22_a_partner_may_take_the_pile():
    position = {
        "hands": ["10C 5S", "KC QC", "10D 2S", "KD QD"],
        "turn": 2,
        "piles": [{"cards": "6C 4H", "owner": 0}],
        "table": "AS",
        "dealer": 1,
    }
    round_ = table(position, "pairs")
    assert captures(round_) == sets("6C 4H")
    round_.play("10D takes pile 10")
    assert side(round_)["seats"] == [0, 2]
    assert round_.view(None)["last_capturer"] == 2


def test_a_refused_turn_changes_nothing():
    round_ = table({"hands": ["7H KC"], "table": "3C 5D 4S"})
    before = round_.state.copy()
    with pytest.raises(IllegalMoveError, match=r"3 \+ 5 = 8: that is not 7") as refused:
        round_.play("7H takes 3C 5D")
    assert refused.value.rule == "K7"
    assert round_.state == before
