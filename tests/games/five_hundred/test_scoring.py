"""F8 and F9: what a deal comes to, and how a match ends."""

from __future__ import annotations

import pytest

import nineteenth
from games.five_hundred.helpers import in_play, play_all
from nineteenth.api import Game
from nineteenth.games.five_hundred import rules, scoring
from nineteenth.games.five_hundred.state import MISERE, OVER, State

VALUES = {
    6: (40, 60, 80, 100, 120),
    7: (140, 160, 180, 200, 220),
    8: (240, 260, 280, 300, 320),
    9: (340, 360, 380, 400, 420),
    10: (440, 460, 480, 500, 520),
}


def finished(game: Game, contract: int, taken: list[int], *, contractor: int = 0, totals=(), dealer: int = 0) -> State:
    """A deal played to its end: who took how many tricks."""
    s = game.begin(dealer)
    s.totals[: len(totals)] = totals
    s.contract, s.contractor, s.phase, s.done = contract, contractor, OVER, 10
    s.misere = int(contract >= MISERE)
    s.allies = rules.side_mask(game.house, contractor)
    s.tricks[: len(taken)] = taken
    return s


def points(game: Game, s: State) -> list[int]:
    out = [0] * scoring.ACCOUNT_SIZE
    rules.score(s, game.house, out)
    return out[: game.sides]


def ended(game: Game, s: State) -> tuple[int, list[int]]:
    """Who has won, as a mask, and the totals."""
    out = [0] * scoring.ACCOUNT_SIZE
    rules.score(s, game.house, out)
    rules.end_round(s, game.house, out)
    assert bool(s.match_over) == bool(s.winners)
    return s.winners, s.totals[: game.sides]


def four(**options) -> Game:
    return nineteenth.game("five_hundred", **options)


@pytest.mark.parametrize("level", range(6, 11))
@pytest.mark.parametrize("denomination", range(5))
def test_F8_the_schedule(level, denomination):
    game = four()
    contract = 5 * (level - 6) + denomination
    value = VALUES[level][denomination]
    assert game.house.value[contract] == value
    if level < 10:
        assert points(game, finished(game, contract, [level, 10 - level, 0, 0])) == [value, 10 * (10 - level)]
    assert points(game, finished(game, contract, [level - 1, 11 - level, 0, 0])) == [-value, 10 * (11 - level)]


def test_F8_1_overtricks_count_nothing_and_partners_tricks_count():
    assert points(four(), finished(four(), 3, [4, 1, 4, 1])) == [100, 20]


def test_F8_1_a_slam_is_250_if_the_bid_was_worth_less():
    assert points(four(), finished(four(), 0, [10, 0, 0, 0])) == [250, 0]
    assert points(four(), finished(four(), 13, [10, 0, 0, 0])) == [300, 0]
    assert points(four(slam=False), finished(four(), 0, [10, 0, 0, 0])) == [40, 0]


def test_F8_1_defeat_costs_the_value_whatever_its_size():
    assert points(four(), finished(four(), 8, [0, 10, 0, 0]))[0] == -200


def test_F8_2_the_others_score_ten_a_trick_made_or_not_and_nothing_in_a_misere():
    assert points(four(), finished(four(), 8, [7, 2, 0, 1])) == [200, 30]
    assert points(four(), finished(four(), 25, [1, 5, 0, 4])) == [-250, 0]
    assert points(four(), finished(four(), 26, [0, 5, 0, 5])) == [500, 0]


def test_F8_2_option_trick_points_never():
    assert points(four(trick_points="never"), finished(four(), 8, [7, 2, 0, 1])) == [200, 0]


def test_F7_blind_and_sans_values():
    values = {
        (contract, sans): four(preset="complete", **options).house.value[contract + 28 * sans]
        for contract, sans, options in ((27, 0, {}), (25, 1, {}), (10, 1, {}))
    }
    assert values == {(27, 0): 500, (25, 1): 250, (10, 1): 240}
    assert four(preset="complete", blind_misere_value="1000").house.value[27] == 1000
    assert four(preset="complete", sans_value="misere_500").house.value[25 + 28] == 500


def test_F9_1_a_made_contract_that_reaches_500_wins():
    assert ended(four(), finished(four(), 8, [7, 3, 0, 0], totals=[300, 0])) == (1, [500, 30])


def test_F9_1_trick_points_do_not_win_and_the_score_keeps_growing():
    assert ended(four(), finished(four(), 3, [6, 4, 0, 0], totals=[0, 480])) == (0, [100, 520])


def test_F9_2_out_the_back_door():
    assert ended(four(), finished(four(), 8, [2, 8, 0, 0], totals=[-300, -400])) == (2, [-500, -320])
    assert ended(four(back_door=0), finished(four(), 8, [2, 8, 0, 0], totals=[-300, 0]))[0] == 0


def test_F9_3_both_reach_500():
    made = finished(four(), 8, [7, 3, 0, 0], totals=[300, 490])
    assert ended(four(), made) == (1, [500, 520])
    failed = finished(four(), 8, [6, 4, 0, 0], totals=[800, 490])
    assert ended(four(), failed) == (0, [600, 530])


def test_F9_4_a_side_above_500_wins_with_its_next_made_contract():
    assert ended(four(), finished(four(), 0, [6, 4, 0, 0], totals=[510, 0]))[0] == 1


@pytest.mark.parametrize(
    ("cap", "total", "earned"), [("490", 460, 30), ("490", 480, 10), ("490", 500, 0), ("480", 0, 40), ("400", 395, 5)]
)
def test_F9_5_trick_points_never_lift_a_side_above_the_cap(cap, total, earned):
    game = four(trick_cap=cap)
    assert points(game, finished(game, 8, [6, 4, 0, 0], totals=[0, total]))[1] == earned


def test_F9_5_option_win_any():
    game = four(win_any=True)
    assert ended(game, finished(game, 8, [6, 4, 0, 0], totals=[0, 470]))[0] == 2
    assert ended(game, finished(game, 8, [7, 3, 0, 0], totals=[300, 470]))[0] == 1


def test_F9_5_option_spread_500():
    game = four(spread_500=True)
    assert ended(game, finished(game, 8, [7, 3, 0, 0], totals=[250, -130]))[0] == 1
    assert ended(game, finished(game, 8, [7, 3, 0, 0], totals=[250, -30]))[0] == 0


def test_F9_5_option_target():
    game = four(target=200)
    assert ended(game, finished(game, 8, [7, 3, 0, 0]))[0] == 1


def test_F10_three_players_the_others_score_separately():
    game = nineteenth.game("five_hundred", "three_handed")
    assert points(game, finished(game, 8, [7, 1, 2])) == [200, 10, 20]
    assert ended(game, finished(game, 8, [7, 1, 2], totals=[300, 490, 0])) == (1, [500, 500, 20])


def test_F10_alone_whoever_falls_ends_the_match_and_the_best_of_the_others_wins():
    game = nineteenth.game("five_hundred", "three_handed")
    assert ended(game, finished(game, 8, [5, 3, 2], totals=[-300, 10, 40]))[0] == 4
    # A tie: the earliest seat left of the dealer.
    tied = {"totals": [-300, 10, 20], "dealer": 1}
    assert ended(game, finished(game, 8, [5, 3, 2], **tied)) == (4, [-500, 40, 40])
    tied["dealer"] = 2
    assert ended(game, finished(game, 8, [5, 3, 2], **tied)) == (2, [-500, 40, 40])


def test_F10_five_players_both_partners_score_and_only_ones_own_contract_wins():
    game = nineteenth.game("five_hundred", "five_handed")
    s = finished(game, 8, [4, 1, 3, 2, 0], totals=[300, 0, 400, 0, 0])
    s.allies = 0b101
    assert points(game, s) == [200, 10, 200, 20, 0]
    assert ended(game, s)[0] == 1
    s = finished(game, 8, [4, 1, 3, 2, 0], totals=[0, 0, 400, 0, 0])
    s.allies = 0b101
    assert ended(game, s) == (0, [200, 10, 600, 20, 0])


def test_F10_six_players_in_two_teams_or_three():
    two = nineteenth.game("five_hundred", "six_handed")
    assert points(two, finished(two, 8, [3, 1, 3, 1, 1, 1])) == [200, 30]
    three = nineteenth.game("five_hundred", "six_handed", sides_six="three_of_two")
    assert points(three, finished(three, 8, [3, 1, 1, 4, 1, 0])) == [200, 20, 10]


def test_F10_all_pass_no_trumps_scores_ten_a_trick_for_everybody():
    game = nineteenth.game("five_hundred", "three_handed", all_pass="play_no_trumps")
    s = finished(game, 0, [5, 3, 2])
    s.contract, s.contractor = -1, -1
    assert points(game, s) == [50, 30, 20]


def texts(table):
    return table.score().texts()


def test_accounts_say_what_was_bid_taken_and_earned():
    table = in_play(["6S", "KS", "9S", "JS"], "7H", taken=[7, 2, 0, 0], turn=0)
    play_all(table, "6S", "KS", "9S", "JS")
    table.score()
    account = [
        [nineteenth.messages.say(line.id, {**line.args, "player": "Ann"}) for line in side]
        for side in table.score().account
    ]
    assert account == [
        ["Ann bid 7 hearts: 200", "Made: 7 tricks, 7 needed", "Deal: 200"],
        ["3 tricks: 30", "Deal: 30"],
    ]


def test_accounts_of_slams_caps_and_miseres():
    table = in_play(["JH", "KS", "9S", "JS"], "6H", taken=[9, 0, 0, 0])
    play_all(table, "JH", "KS", "9S", "JS")
    assert texts(table)[0][-2:] == ["All ten tricks: 250 instead", "Deal: 250"]
    table = in_play(["6S", "KS", "9S", "JS"], "7H", taken=[7, 2, 0, 0], totals=[0, 480], trick_cap="490")
    play_all(table, "6S", "KS", "9S", "JS")
    assert texts(table)[1] == ["3 tricks, but tricks lift nobody above 490: 10", "Deal: 10"]
    table = in_play(["6S", "KS", 10, "JS"], "misere", nominated="none")
    play_all(table, "6S", "KS", "JS")
    assert texts(table)[0][1:] == ["Made: no trick taken", "Deal: 250"]
    assert texts(table)[1] == ["The other side scores nothing in a misère", "Deal: 0"]
