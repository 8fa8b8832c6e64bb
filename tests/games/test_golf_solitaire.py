"""Golf Solitaire rule by rule: S1 to S10, the options that clash, words, positions, numbers of deals."""

from __future__ import annotations

import datetime as dt
import doctest

import pytest

import nineteenth
from nineteenth import cards
from nineteenth.api import IllegalMoveError, MoveError
from nineteenth.games.contract import PositionError
from nineteenth.games.golf_solitaire import numbered, rules
from nineteenth.games.options import OptionError
from nineteenth.messages import sentences

CLASSIC = nineteenth.game("golf_solitaire")


def table(columns: list[str], discard: str, stock: str = "", **options):
    """A small board of a pack whose other cards lie on the discard pile."""
    game = nineteenth.game("golf_solitaire", **options)
    columns = columns + ["-"] * (game.options.columns - len(columns))
    told = [card for run in (*columns, discard, stock) if run != "-" for card in run.split()]
    buried = ["?"] * (game.options.pack_cards - len(told))
    given = {"columns": columns, "discard": " ".join([*buried, discard]), "stock": stock}
    return game.position(given)


def refused(round_, words: str) -> str:
    with pytest.raises(IllegalMoveError) as error:
        round_.play(words)
    assert str(error.value)
    return error.value.rule


def test_doctests():
    assert doctest.testmod(numbered).failed == 0


def test_S1_one_pack_of_52():
    assert sorted(CLASSIC.pack()) == list(range(52))
    assert len(nineteenth.game("golf_solitaire", packs=2, jokers=3).pack()) == 107


def test_S2_dealt_row_by_row_face_up():
    pack = list(range(52))
    state = CLASSIC.begin()
    rules.deal(state, CLASSIC.house, pack + [0] * 56, 52)
    shown = CLASSIC.book.view.present(state, CLASSIC.house, CLASSIC.options, 0)
    assert shown["columns"][0] == [cards.name(card) for card in (0, 7, 14, 21, 28)]
    assert shown["columns"][6] == [cards.name(card) for card in (6, 13, 20, 27, 34)]


def test_S2_only_the_uncovered_card_can_be_played():
    board = table(["5H 9C"], "6S", "KD")
    with pytest.raises(MoveError, match="uncovered"):
        board.play("5H")


def test_S3_S4_the_first_of_17_stock_cards_begins_the_discard_pile():
    shown = CLASSIC.deal(seed=1).view(0)
    assert shown["stock"] == 16
    assert len(shown["discard"]) == 1


def test_S5_up_and_down_may_change_at_any_time():
    run = ["JS", "10S", "9S", "8S", "9H", "10H", "JH", "QH", "KH"]
    board = table([" ".join(reversed(run[:5])), " ".join(reversed(run[5:]))], "QS")
    for card in run:
        board.play(card)
    assert board.over
    assert board.score().points == [0]


def test_S5_only_the_next_rank_may_go():
    board = table(["5H", "8C"], "6S", "2D")
    assert refused(board, "play 2") == "S5"
    board.play("play 1")


@pytest.mark.parametrize(
    ("options", "on_king", "on_ace"),
    [({}, "", "2H"), ({"on_king": "queen"}, "QH", "2H"), ({"wrap": "on"}, "AH QH", "2H KH")],
)
def test_S6_ends_of_the_scale(options, on_king, on_ace):
    for top, allowed in (("KS", on_king), ("AS", on_ace)):
        board = table(["AH", "2H", "QH", "KH"], top, "5D", **options)
        playable = {board.view(0)["columns"][number - 1][0] for number in board.view(0)["playable"]}
        assert playable == set(allowed.split())


def test_S6_the_refusal_says_why_a_king_ends_the_run():
    board = table(["QH"], "KS", "5D")
    assert refused(board, "QH") == "S6"
    board = table(["KH"], "AS", "5D")
    assert refused(board, "KH") == "S6"


def test_S7_turning_early_is_allowed_and_there_is_no_redeal():
    board = table(["5H", "9C"], "6S", "KD")
    board.play("turn")
    assert board.view(0)["discard"][-1] == "KD"
    board = table(["5H"], "6S")
    assert refused(board, "turn") == "S7"


def test_S8_over_when_the_tableau_is_empty_or_nothing_can_be_moved():
    board = table(["5H"], "6S", "2D 3D")
    board.play("5H")
    assert board.over
    board = table(["5H", "KC"], "2S", "6S")
    board.play("turn")
    assert not board.over  # after the last stock card its run is still played
    board.play("5H")
    assert board.over
    assert refused(board, "turn") == "S8"
    assert board.score().points == [1]


def test_S9_the_score_is_the_cards_left_or_minus_the_stock_of_a_cleared_deal():
    for bonus, points in ((False, 0), (True, -2)):
        board = table(["5H"], "6S", "2D 3D", bonus_for_stock=bonus)
        board.play("5H")
        assert board.score().points == [points]
        assert board.score().texts()
    board = table(["5H", "KC"], "6S", "", bonus_for_stock=True)
    board.play("5H")
    assert board.score().points == [1]


@pytest.mark.parametrize("deals", ["1", "9", "18"])
def test_S10_deals_are_added_up(deals):
    from nineteenth.match import Match

    match = Match(nineteenth.game("golf_solitaire", deals=deals), seed=3)
    total = played = 0
    while True:
        played += 1
        while not match.round_over:
            match.play("turn") if match.round.view(0)["stock"] else match.play(match.round.legal_moves()[0])
        total += match.rounds[-1].score.points[0]
        if match.over:
            break
        match.next_round()
    assert played == int(deals)
    assert match.totals == [total]


def test_jokers_go_on_anything_and_anything_on_them():
    board = table(["4H JK"], "KS", "2D", jokers=1)
    board.play("JK")
    board.play("4H")
    assert board.over


def test_undo_is_free_unless_the_house_rules_forbid_it():
    board = table(["5H"], "2S", "6S 3D")
    before = board.state.copy()
    board.play("turn")
    board.undo()
    assert board.state == before
    board = table(["5H"], "2S", "6S 3D", undo="off")
    board.play("turn")
    with pytest.raises(IllegalMoveError):
        board.undo()


def test_winnable_deals_can_be_cleared():
    from nineteenth.solvers.golf_solitaire import from_state, solve

    game = nineteenth.game("golf_solitaire", deal_from="winnable", columns=5, rows=5)
    plain = nineteenth.game("golf_solitaire", columns=5, rows=5)
    differs = 0
    for seed in range(6):
        state = game.deal(seed=seed).state
        assert solve(from_state(state, game.house), line=False).winnable
        differs += state.tableau != plain.deal(seed=seed).state.tableau
    assert differs


@pytest.mark.parametrize(
    ("options", "fault", "rule"),
    [
        ({"wrap": "on", "on_king": "queen"}, "on_king", "S6"),
        ({"columns": 10, "rows": 6}, "rows", "S3"),
        ({"columns": 8, "deal_from": "winnable"}, "deal_from", "S2"),
        ({"columns": 4, "rows": 8, "deal_from": "winnable"}, "deal_from", "S2"),
        ({"columns": 11}, "columns", "S2"),
        ({"deals": "3"}, "deals", "S10"),
    ],
)
def test_options_that_clash_are_refused_with_their_rule(options, fault, rule):
    with pytest.raises(OptionError) as error:
        nineteenth.game("golf_solitaire", **options)
    clash = error.value.clashes[0]
    assert (clash.option, clash.rule) == (fault, rule)
    assert str(error.value)
    assert sentences([(clash.message, clash.args, clash.rule)], "et")


@pytest.mark.parametrize(
    ("words", "means"),
    [("turn", "turn"), ("T", "turn"), ("play 1", "play 1"), ("2", "play 2"), ("p 5h", "play 1"), ("play 7♣", "play 2")]
    + [("5", "play 5"), ("7c", "play 2"), ("j", "play 3"), ("play t", "play 4"), ("10d", "play 4")],
)
def test_moves_are_read_generously(words, means):
    board = table(["5H", "7C", "JS", "10D", "2H", "2C"], "6S", "KD")
    assert [CLASSIC.book.moves.say(move, CLASSIC.house) for move in board.parse(words)] == [means]


@pytest.mark.parametrize("words", ["play", "play 2S", "KD", "2", "play 16", "play q"])
def test_words_that_mean_no_uncovered_card(words):
    board = table(["5H", "7C", "2H", "2C"], "6S", "KD")
    if words == "2":
        assert board.parse(words)  # a number is a column
    else:
        with pytest.raises(MoveError):
            board.parse(words)
    with pytest.raises(MoveError, match="7H"):
        board.parse("7H")


def test_a_rank_that_lies_uncovered_twice_is_asked_back():
    board = table(["JH", "JC"], "6S", "KD")
    with pytest.raises(MoveError, match="1 2"):
        board.parse("j")


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"columns": ["5H"]}, "7 columns"),
        ({"columns": ["5H ?"] + ["-"] * 6}, "told"),
        ({"columns": ["2H 3H 4H 5H 6H 7H"] + ["-"] * 6}, "at the most"),
        ({"columns": ["5X"] + ["-"] * 6}, "no card"),
        ({"discard": ""}, "discard pile"),
        ({"stock": "5H"}, "more 5H"),
        ({"stock": 7}, "add up"),
        ({"totals": [1, 2]}, "totals"),
        ({"rounds": 1}, "rounds"),
        ({"moon": 1}, "moon"),
    ],
)
def test_positions_that_cannot_be_are_refused(change, match):
    given = {"columns": ["5H"] + ["-"] * 6, "discard": "6S", "stock": "? " * 50, **change}
    with pytest.raises(PositionError, match=match):
        CLASSIC.position(given)


def test_deals_have_numbers_and_days_have_theirs():
    deal = numbered.numbered(CLASSIC.house, 7)
    shown = CLASSIC.deal(seed=7).view(0)
    assert [list(column) for column in deal.columns] == shown["columns"]
    assert deal.stock[0] == shown["discard"][0]
    days = [next(numbered.daily(dt.date(2026, 1, 1) + dt.timedelta(days=day))) for day in range(60)]
    assert all(1 <= number <= numbered.NUMBERS for number in days)
    assert len(set(days)) > 55


def test_the_deal_of_a_day_can_be_cleared_if_that_is_asked_for():
    from nineteenth.solvers.golf_solitaire import acceptable, daily_number

    game = nineteenth.game("golf_solitaire", deal_from="winnable", columns=4, rows=4)
    for day in range(1, 6):
        number = daily_number(dt.date(2026, 5, day), game.options)
        assert acceptable(game.options, game.house, numbered.shuffled(game.house, number))
