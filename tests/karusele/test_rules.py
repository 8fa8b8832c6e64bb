"""The rules and decisions of the rule page, by number, where the scenarios do not hold them already."""

from __future__ import annotations

import pytest

import nineteenth
from karusele.whole_turns import Turn, captures, cards, sets, table, turns
from nineteenth import api
from nineteenth.games.karusele import counting
from nineteenth.games.karusele.cards import SPECIALS, members, names, value_of
from nineteenth.games.karusele.state import ALL
from nineteenth.games.options import OptionError


def side(round_, number=0):
    return round_.view(None)["sides"][number]


# The pack, the players, the deal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ({}, ""),
        ({"deck_size": 55}, "JK20"),
        ({"deck_size": 55, "deck55_omits": "broom"}, "BR"),
        ({"deck_size": 54}, "JK20 BR"),
    ],
)
def test_K1_the_packs(options, missing):
    game = nineteenth.game("karusele", "two", **options)
    assert frozenset(names(ALL)) - frozenset(names(sum(1 << c for c in game.pack()))) == cards(missing)


def test_K2_partners_sit_opposite_and_share_what_they_win():
    game = nineteenth.game("karusele")
    assert (game.players, game.sides) == (4, 2)
    assert [game.book.rules.side_of(game.house, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert nineteenth.game("karusele", "singles").sides == 4
    assert nineteenth.game("karusele", players=3).sides == 3


@pytest.mark.parametrize(
    ("options", "target"),
    [({}, 120), ({"deck_size": 55}, 90), ({"deck_size": 55, "deck55_omits": "broom"}, 90), ({"deck_size": 54}, 60)],
)
def test_K3_and_D20_targets_by_the_pack(options, target):
    assert nineteenth.game("karusele", **options).house.target == target
    assert nineteenth.game("karusele", target=75, **options).house.target == 75


def test_K4_and_K5_the_deal_and_who_begins():
    round_ = nineteenth.game("karusele").deal(seed=4, dealer=2)
    shown = round_.view(0)
    assert [seat["count"] for seat in shown["seats"]] == [4] * 4
    assert len(shown["table"]) == 8
    assert (shown["turn"], shown["stock"]) == (3, 32)
    while round_.state.stock_count == 32:
        round_.play(round_.legal()[0])
    assert round_.turn == 3
    assert round_.state.dealer == 2


def test_K6_values():
    valued = {name: value_of(card) for card, name in zip(members(ALL), names(ALL), strict=True)}
    assert [valued[card] for card in ("AS", "2C", "10D", "JK11", "JK15", "JK20")] == [1, 2, 10, 11, 15, 20]
    assert [valued[card] for card in ("JS", "QC", "KH", "BR")] == [0] * 4


def test_D22_an_ace_is_never_eleven():
    assert captures(table({"hands": ["JK11 KS"], "table": "AS QD"})) == set()


@pytest.mark.parametrize("seed", range(12))
def test_D4_jokers_and_the_broom_do_not_stay_in_the_layout(seed):
    for options in ({}, {"initial_special": "redeal"}):
        state = nineteenth.game("karusele", "two", **options).deal(seed=seed).state
        assert state.loose & SPECIALS == 0
        assert state.loose.bit_count() == 8


def test_D4_what_is_buried_is_in_the_stock_and_literally_it_stays():
    buried = kept = redealt = False
    for seed in range(40):
        state = nineteenth.game("karusele", "two").deal(seed=seed).state
        assert all(card in state.stock for card in members(state.buried))
        buried |= state.buried != 0
        kept |= nineteenth.game("karusele", "two", initial_special="keep").deal(seed=seed).state.loose & SPECIALS != 0
        redealt |= nineteenth.game("karusele", "two", initial_special="redeal").deal(seed=seed).state.redeals > 0
    assert buried
    assert kept
    assert redealt


def test_D9_three_equal_courts_are_dealt_anew_only_where_pairs_alone_can_be_taken():
    three_lie = 0
    for seed in range(150):
        plain = nineteenth.game("karusele", "two").deal(seed=seed).state.loose
        three_lie += any((plain >> (43 + 4 * rank) & 15).bit_count() >= 3 for rank in range(3))
        pairs = nineteenth.game("karusele", "two", courts="pairs_only").deal(seed=seed).state.loose
        assert all((pairs >> (43 + 4 * rank) & 15).bit_count() < 3 for rank in range(3))
    assert three_lie


# Taking and laying ------------------------------------------------------------------------------------------------------


def test_D5_laying_is_free_or_forced():
    position = {"hands": ["7H KC"], "table": "7C 2S"}
    assert "lay KC" in table(position).legal_moves()
    forced = table(position, trail="forced")
    assert forced.legal_moves() == ["7H takes"]
    assert forced.why_not("lay KC").rule == "D5"


def test_D5_a_build_is_no_capture():
    forced = table({"hands": ["AH 6C"], "table": "2S 3D"}, trail="forced")
    assert "lay 6C" in forced.legal_moves()


def test_D5_who_lays_where_he_must_capture_shows_what_he_lacks():
    forced = table({"hands": ["KC QC", "5S KS"], "table": "7C 2S"}, trail="forced")
    forced.play("lay KC")
    lacking = names(forced.state.lacks[0])
    assert {"7H", "2C", "9S", "BR"} <= set(lacking)
    assert "8S" not in lacking


def test_D6_maximum_leaves_nothing_that_goes_with_it():
    position = {"hands": ["7H"], "table": "7C 3D 4S AS 6D 2H"}
    most = table(position, capture_extent="maximum")
    assert captures(most) == sets("7C 3D 4S AS 6D", "7C AS 2H 4S")
    assert most.why_not("7H takes 7C").rule == "D6"
    assert table(position).why_not("7H takes 7C") is None


def test_D7_and_D8_court_options():
    two, three = {"hands": ["KC"], "table": "KS KH"}, {"hands": ["QC"], "table": "QS QD QH"}
    assert captures(table(two, courts="all_equal")) == sets("KS KH")
    assert captures(table(three, courts="all_equal")) == sets("QS QD QH")
    assert captures(table(three, courts="three_forced")) == sets("QS QD QH")
    assert captures(table(three, courts="pairs_only")) == sets("QS", "QD", "QH")
    assert table(three, courts="three_forced").why_not("QC takes QS").rule == "D8"
    assert table(two, courts="all_equal").why_not("KC takes KS").rule == "D7"


def test_D1_and_D3_what_a_sweep_is():
    position = {"hands": ["BR 2C", "? ?"], "table": "KS QS", "last_capturer": 1}
    plain = table(position)
    before = side(plain)["points"]
    plain.play("broom")
    assert (plain.state.last_capturer, side(plain)["points"]) == (0, before)
    other = table(position, broom_is_capture=False, sweep_bonus=3)
    before = side(other)["points"]
    other.play("broom")
    assert (other.state.last_capturer, side(other)["points"]) == (1, before + 3)


def test_D3_where_the_broom_is_no_capture_it_does_not_do_the_duty():
    position = {"hands": ["BR 6C"], "table": "KS", "piles": [{"cards": "2C 4D", "owner": 0}]}
    assert Turn("sweep", "BR", cards("KS 2C 4D"), 0) in turns(table(position))
    strict = table(position, broom_is_capture=False)
    assert strict.why_not("broom").rule == "D3"
    assert {turn.card for turn in turns(strict)} == {"6C"}


def test_D2_the_broom_on_an_empty_table_may_go_to_the_own_pile():
    round_ = table({"hands": ["BR 7C"], "last_capturer": 1}, broom_empty="own_pile")
    before = side(round_)["cards"]
    round_.play("broom")
    assert side(round_)["cards"] == before + 1
    assert round_.state.last_capturer == 1
    assert round_.view(None)["table"] == []


def test_K9_the_broom_is_not_laid_on_other_cards():
    assert table({"hands": ["BR 7C"], "table": "2S"}).why_not("lay BR").rule == "K9"


# Builds -----------------------------------------------------------------------------------------------------------------

PILE = {"cards": "2C 4D", "owner": 1}


def test_K10_a_pile_cannot_be_split_and_courts_build_nothing():
    round_ = table({"hands": ["4H KC"], "table": "KS 5S", "piles": [PILE]})
    assert round_.why_not("4H takes 4D").rule == "K10"
    assert round_.why_not("4H builds 5 on KS").rule == "K8"
    assert round_.why_not("4H builds 9 on 5S").rule == "K10"


def test_K12_D10_the_owner_may_not_raise_unless_the_house_lets_him():
    position = {"hands": ["2H 8C 6C"], "table": "KS", "piles": [{"cards": "2C 4D", "owner": 0}]}
    assert table(position).why_not("raise 6 to 8 with 2H").rule in ("K11", "D10")
    free = table(position, build_duty="no_trail", extend="anyone")
    assert Turn("raise", "2H", cards("2C 4D"), 8) in turns(free)
    assert free.why_not("lay 2H").rule == "D10"
    loose = table(position, build_duty="none", extend="anyone")
    assert "lay 2H" in loose.legal_moves()


def test_D10_no_trail_keeps_the_card_for_the_pile():
    position = {"hands": ["6C 10C"], "table": "4S", "piles": [{"cards": "2C 4D", "owner": 0}]}
    held = table(position, build_duty="no_trail")
    assert held.why_not("6C builds 10 on 4S").rule == "D10"
    assert Turn("build", "6C", cards("4S"), 10) in turns(table(position, build_duty="none"))


def test_K12_extend_off():
    position = {"hands": ["2H 8C"], "table": "KS", "piles": [PILE]}
    assert Turn("raise", "2H", cards("2C 4D"), 8) in turns(table(position))
    assert table(position, extend="off").why_not("raise 6 to 8 with 2H").rule == "K12"


def test_D11_a_raise_may_add_loose_cards_where_the_house_lets_it():
    position = {"hands": ["AH 9C"], "table": "2S KS", "piles": [PILE]}
    assert [turn for turn in turns(table(position)) if turn.kind == "raise"] == []
    with pytest.raises(api.MoveError) as refused:
        table(position).play("raise 6 to 9 with AH on 2S")
    assert refused.value.sentence.rule == "D11"
    wide = table(position, extend_with_table=True)
    assert Turn("raise", "AH", cards("2C 4D 2S"), 9) in turns(wide)
    wide.play("raise 6 to 9 with AH on 2S")
    assert wide.view(None)["piles"][0]["value"] == 9


def test_D12_compound_builds():
    position = {"hands": ["AH 6C"], "table": "2S 3D 6S 4H 2D"}
    assert all(sum(map(value, turn.cards)) == 5 for turn in turns(table(position)) if turn.kind == "build")
    assert table(position).why_not("AH builds 6 on 2S 3D 6S").rule == "D12"
    wide = table(position, compound_builds=True)
    wide.play("AH builds 6 on 2S 3D, 6S, 4H 2D")
    assert wide.view(None)["piles"][0]["sets"] == 3
    raised = table({"hands": ["2H 8C"], "piles": [{"cards": "2C 4D 6S", "value": 6, "owner": 1}]}, compound_builds=True)
    assert raised.why_not("raise 6 to 8 with 2H").rule == "D12"


def value(card: str) -> int:
    from nineteenth.games.karusele.cards import number

    return value_of(number(card))


def test_D13_piles_in_sums():
    position = {"hands": ["9C"], "table": "3H", "piles": [PILE]}
    assert captures(table(position)) == set()
    assert captures(table(position, piles_in_sums=True)) == sets("3H 2C 4D")


def test_D15_building_on_the_partner():
    position = {
        "hands": ["AH KC", "QC QD", "6H KD", "JC JD"],
        "table": "2S 3D",
        "piles": [{"cards": "2C 4D", "owner": 2}],
        "turn": 0,
        "dealer": 3,
    }
    assert [turn for turn in turns(table(position, "pairs")) if turn.kind == "build"] == []
    trusting = table(position, "pairs", build_on_partner=True)
    trusting.play("AH builds 6 on 2S 3D")
    assert [pile["owner"] for pile in trusting.view(None)["piles"]] == [2, 2]
    trusting.play("lay QC")
    assert captures(trusting) == sets("2C 4D AH 2S 3D")


def test_D23_two_piles_of_one_value_are_taken_at_once_and_told_apart():
    position = {"hands": ["6C 2H 8C"], "piles": [PILE, {"cards": "AC 5D", "owner": 1}]}
    round_ = table(position)
    assert captures(round_) == sets("2C 4D", "AC 5D", "2C 4D AC 5D")
    with pytest.raises(api.MoveError, match=r"pile 6 \(2C\); pile 6 \(AC\)"):
        round_.play("raise 6 to 8 with 2H")
    round_.play("raise 6 (AC) to 8 with 2H")
    assert {pile["value"] for pile in round_.view(None)["piles"]} == {6, 8}


def test_builds_off():
    position = {"hands": ["AH 6C"], "table": "2S 3D"}
    assert table(position, builds=False).why_not("AH builds 6 on 2S 3D").rule == "K10"


# The end of a deal, the score, the match --------------------------------------------------------------------------------


def last_card(options, last):
    position = {"hands": ["", "9C"], "turn": 1, "dealer": 1, "table": "2S KS", "last_capturer": last, "stock": 0}
    round_ = table(position, **options)
    before = side(round_)["cards"]
    round_.play("lay 9C")
    return side(round_)["cards"] - before, round_.view(None)["table"]


def test_K14_and_D16_what_is_left():
    assert last_card({}, 0) == (3, [])
    assert last_card({"leftover": "nobody"}, 0) == (0, ["2S", "9C", "KS"])
    assert last_card({}, None) == (0, ["2S", "9C", "KS"])


def scored(won, preset="two", **options):
    round_ = table({"hands": [0] * len(won), "won": won, "phase": "over"}, preset, **options)
    numbers = [0] * counting.SCORE_SIZE
    counting.score(round_.state, round_.game.house, numbers)
    return round_, numbers


@pytest.mark.parametrize(
    ("options", "total"),
    [({}, 30), ({"deck_size": 55, "deck55_omits": "broom"}, 30), ({"deck_size": 55}, 20), ({"deck_size": 54}, 20)],
)
def test_K15_a_deal_is_worth_30_or_20_points(options, total):
    game = nineteenth.game("karusele", "two", **options)
    assert game.options.total_points == total
    pack = names(game.house.pack)
    round_, numbers = scored([" ".join(pack), ""], **options)
    assert numbers[:2] == [total, 0]
    told = round_.score().texts()
    assert told[0][-1] == f"In all {total} of {total}; {total} were given in this deal."
    assert "AS: 1" in told[0]


def test_K15_single_cards():
    rest = [card for card in names(ALL) if card not in ("JK20", "JK15", "JK11", "10D", "2S", "AH")]
    _, numbers = scored(["JK20 JK15 JK11 10D 2S AH", " ".join(rest)])
    assert numbers[counting.SINGLES] == 10 + 5 + 3 + 2 + 2 + 1


@pytest.mark.parametrize(("tie", "each"), [("split_two", [1, 1]), ("nobody", [0, 0]), ("all_full", [2, 2])])
def test_K15_ties(tie, each):
    pack = names(ALL)
    _, numbers = scored([" ".join(pack[:28]), " ".join(pack[28:])], majority_tie=tie)
    assert numbers[counting.FOR_CARDS : counting.FOR_CARDS + 2] == each


@pytest.mark.parametrize(
    ("option", "default", "held"),
    [
        ("points_joker20", 10, 1),
        ("points_joker15", 5, 1),
        ("points_joker11", 3, 1),
        ("points_10d", 2, 1),
        ("points_2s", 2, 1),
        ("points_spades", 2, 1),
        ("points_cards", 2, 1),
        ("points_ace", 1, 4),
    ],
)
def test_K15_each_number_of_points_counts(option, default, held):
    everything = [" ".join(names(ALL)), ""]
    assert scored(everything)[1][0] == 30
    assert scored(everything, **{option: default + 3})[1][0] == 30 + 3 * held


def test_D25_half_of_an_odd_prize_is_rounded_down():
    pack = names(ALL)
    _, numbers = scored([" ".join(pack[:28]), " ".join(pack[28:])], points_cards=3)
    assert numbers[counting.FOR_CARDS : counting.FOR_CARDS + 2] == [1, 1]


def test_K15_three_tied_get_nothing():
    pack = [card for card in names(ALL) if card != "BR" and card != "JK20"]
    thirds = [" ".join(pack[i::3]) for i in range(3)]
    _, numbers = scored(thirds, "three", deck_size=54)
    assert numbers[counting.FOR_CARDS : counting.FOR_CARDS + 3] == [0, 0, 0]


def ended(preset, dealer, points, totals=(0, 0, 0, 0), dealt_at=(-1,) * 4, rounds=0, **options):
    game = nineteenth.game("karusele", preset, **options)
    state = game.begin(dealer)
    state.totals[:] = [*totals, 0, 0, 0, 0][:4]
    state.dealt_at[:] = dealt_at
    state.rounds = rounds
    counting.end_round(state, game.house, [*points] + [0] * (counting.SCORE_SIZE - len(points)))
    return state


def test_K16_and_D17_the_losing_pair_deals_the_partner_who_dealt_longer_ago():
    assert ended("pairs", 0, [20, 10]).dealer == 1  # nearer to the dealer's left
    assert ended("pairs", 0, [20, 10], dealt_at=(3, 2, -1, -1), rounds=4).dealer == 3
    assert ended("pairs", 0, [10, 20]).dealer == 2  # seat 0 has just dealt
    assert ended("pairs", 2, [10, 20], dealt_at=(1, 0, 2, -1), rounds=3).dealer == 0


def test_D18_ties_for_the_next_deal():
    assert ended("three", 1, [10, 10, 10]).dealer == 2
    assert ended("three", 0, [5, 12, 5]).dealer == 2
    assert ended("two", 0, [15, 15]).dealer == 1


def test_K16_rotate_and_winner():
    assert ended("three", 0, [5, 12, 13], next_dealer="rotate").dealer == 1
    assert ended("three", 0, [5, 12, 13], next_dealer="winner").dealer == 2


def test_K17_and_D19_the_end():
    won = ended("two", 0, [10, 20], totals=(100, 101))
    assert (won.match_over, won.winners) == (1, 0b10)
    assert ended("two", 0, [10, 20], totals=(90, 90)).match_over == 0
    assert ended("two", 0, [15, 15], totals=(110, 110)).match_over == 0
    shared = ended("two", 0, [15, 15], totals=(110, 110), win_tie="share")
    assert (shared.match_over, shared.winners) == (1, 0b11)


# Options, hints, words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "changes", "option"),
    [
        ("two", {"deck55_omits": "broom"}, "deck55_omits"),
        ("two", {"partnerships": True}, "partnerships"),
        ("pairs", {"extend": "anyone"}, "extend"),
        ("pairs", {"builds": False, "compound_builds": True}, "compound_builds"),
        ("pairs", {"builds": False, "extend": "off"}, "extend"),
        ("pairs", {"builds": False, "extend_with_table": True}, "extend_with_table"),
        ("pairs", {"builds": False, "piles_in_sums": True}, "piles_in_sums"),
        ("pairs", {"extend": "off", "extend_with_table": True}, "extend_with_table"),
        ("two", {"build_on_partner": True}, "build_on_partner"),
        ("two", {"deck_size": 54, "sweep_bonus": 2}, "sweep_bonus"),
        ("two", {"deck_size": 55, "points_joker20": 9}, "points_joker20"),
        ("two", {"target": 1001}, "target"),
        ("two", {"brooms": 2}, "brooms"),
    ],
)
def test_options_that_clash_are_refused_with_a_sentence(preset, changes, option):
    with pytest.raises(OptionError) as refused:
        nineteenth.game("karusele", preset, **changes)
    assert refused.value.clashes[0].option == option
    assert str(refused.value)


def test_points_are_set_as_a_map_of_eight():
    options = nineteenth.game("karusele", "two", points="9,5,3,2,2,2,2,1").options
    assert (options.points_joker20, options.total_points) == (9, 29)
    assert type(options).from_words(options.to_words()) == options


def test_two_or_three_players_need_no_word_about_partnerships():
    assert nineteenth.game("karusele", players=2).options.partnerships is False
    again = nineteenth.game("karusele", players=3).options
    assert type(again).from_words(again.to_words()) == again


def test_a_screen_is_told_what_a_card_can_take_and_the_most_of_it():
    shown = table({"hands": ["7H KC"], "table": "7C 3D 4S AS 6D KS 9C"}).view(0)
    assert shown["choices"] == [
        {"card": "7H", "cards": ["AS", "3D", "4S", "6D", "7C"], "piles": [], "largest": ["AS", "3D", "4S", "6D", "7C"]}
    ]
    assert table({"hands": ["7H KC"], "table": "7C"}).view(1)["choices"] == []


def test_D21_whoever_holds_the_joker_of_20_is_warned():
    there = table({"hands": ["JK20 KC"], "table": "7C", "stock": "BR" + " ?" * 7})
    assert there.view(0)["warnings"] == ["karusele-warning-joker20-broom"]
    swept = table({"hands": ["JK20 KC"], "table": "7C BR"})
    assert swept.view(0)["warnings"] == ["karusele-warning-joker20-last"]
    assert swept.view(1)["warnings"] == []


def test_an_item_may_be_taken_back_but_not_the_card():
    round_ = table({"hands": ["7H KC"], "table": "7C 3D 4S AS 6D"})
    round_.play("7H takes")
    assert not round_.may_undo
    round_.play("add 6D")
    assert round_.may_undo
    round_.undo()
    assert round_.view(0)["begun"]["cards"] == []


def test_words_that_may_mean_several_things_are_answered_with_them():
    round_ = table({"hands": ["7H 7S KC"], "table": "3C 3D 4S 4C"})
    for words, choices in (("7 takes 3C 4S", "7S; 7H"), ("7H takes 3 4S", "3C; 3D")):
        with pytest.raises(api.MoveError, match=choices):
            round_.play(words)
    round_.play("7H takes 3 3 4 4")
    assert round_.view(None)["table"] == []
