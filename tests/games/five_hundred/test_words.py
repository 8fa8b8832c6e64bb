"""Moves as players write them, refusals as they read them, and the log."""

from __future__ import annotations

import pytest

import nineteenth
from games.five_hundred.helpers import in_auction, in_play, play_all, why
from nineteenth.api import MoveError
from nineteenth.messages import say


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("PASS", "pass"),
        ("7h", "7H"),
        ("7 hearts", "7H"),
        ("7♥", "7H"),
        ("bid 7H", "7H"),
        ("8nt", "8NT"),
        ("8 No Trumps", "8NT"),
        ("10n", "10NT"),
        ("misère", "misere"),
        ("MISÈRE", "misere"),
        ("Open Misère", "open misere"),
        ("nullo", "misere"),
        ("blind misere", "blind misere"),
        ("8s sans", "8S sans"),
        ("8S sans kitty", "8S sans"),
        ("sans 8S", "8S sans"),
        ("Look", "look"),
    ],
)
def test_calls_are_read_generously(written, meant):
    table = in_auction(preset="complete")
    assert table.parse(written) == table.parse(meant)
    assert table.game.book.moves.say(table.parse(written)[0], table.game.house) == meant


def test_a_bid_during_the_auction_is_a_card_afterwards():
    assert in_auction().parse("7H") == [8 + 8]
    table = in_play(["7H 5S", 2, 2, 2], "7H")
    assert table.parse("7H") == table.parse("play 7♥") == [256 + 51]


@pytest.mark.parametrize(
    "written", ["discard 5S 6S 7C", "Discard 5s, 6s, 7c", "5S 6S 7C", "discard 5♠ 6♠ 7♣", "put away 5S 6S 7C"]
)
def test_three_cards_put_away_are_spoken_as_one(written):
    hands = ["5S 6S 7C AS KS QS JS 10S 9S 8S 7S AC KC", 10, 10, 10]
    table = nineteenth.game("five_hundred").position({"hands": hands, "contract": "7S", "contractor": 0})
    assert len(table.parse(written)) == 3
    table.play(written)
    assert table.view(0)["discards"]["cards"] == ["6S", "5S", "7C"]


@pytest.mark.parametrize("written", ["joker naming S", "JK naming S", "jk naming spades", "JK>S", "Joker as ♠"])
def test_a_joker_led_in_the_name_of_a_suit(written):
    table = in_play(["JK 5C", 2, 2, 2], "7NT", nominated="none")
    assert table.parse(written) == [80]


@pytest.mark.parametrize(("written", "move"), [("nominate h", 75), ("nominate hearts", 75), ("Nominate None", 76)])
def test_nominations(written, move):
    assert in_auction().parse(written) == [move]


@pytest.mark.parametrize(
    "written",
    ["", "14H", "5H bid", "7X", "discard", "discard XX", "nominate", "joker naming", "partner 9", "call", "13S"],
)
def test_what_means_nothing_is_refused(written):
    table = in_auction()
    with pytest.raises(MoveError) as fault:
        table.parse(written)
    assert "is no move" in str(fault.value)


def test_each_refusal_has_a_sentence_of_its_own():
    from nineteenth.games.five_hundred.moves import RULES

    texts = [say(f"five_hundred-refused-{name}") for name, _ in RULES.values()]
    assert len(set(texts)) == len(texts)


def test_the_auction_first_and_the_left_bower_explained_to_a_beginner():
    assert why(in_auction(), "JD") == "The bidding is not over yet: pass or bid. [F2.1]"
    table = in_play(["6D 5S", "JD 7D", 2, 2], "7H")
    table.play("6D")
    assert why(table, "JD") == (
        "JD is the left bower: with hearts as trumps it belongs to hearts, not to diamonds. "
        "You have real diamonds and must follow with them. [F1.4]"
    )


def log(table, *moves, viewer=None):
    """The log lines of these moves as one viewer reads them."""
    book, lines = table.game.book, []
    at = -1 if viewer is None else viewer
    for words in moves:
        for number in table.parse(words):
            seat, before = table.turn, table.sight(at).copy()
            table.play(number)
            event = book.view.event(before, table.sight(at).copy(), table.game.house, seat, number, at)
            line = book.view.narrate(event)
            names = {key.replace("seat", "player"): "ABCD"[value] for key, value in line.args.items() if "seat" in key}
            lines.append(say(line.id, {**line.args, **names}))
    return lines


def test_the_log_of_an_auction_and_an_exchange():
    table = in_auction()
    assert log(table, "pass", "7H", "misere", "pass", "pass") == [
        "A passes.",
        "B bids 7 hearts.",
        "C bids misère.",
        "D passes.",
        "B passes.",
    ]
    three = table.legal_moves()[:3]
    hidden = log(table.copy(), *three)
    assert hidden == [
        "C puts a card away, 1 of 3.",
        "C puts a card away, 2 of 3.",
        "C has discarded three cards.",
    ]
    twin = table.copy()
    seat, before = twin.turn, twin.sight(2).copy()
    move = twin.parse(three[0])[0]
    twin.play(move)
    book = twin.game.book
    own = book.view.event(before, twin.sight(2).copy(), twin.game.house, seat, move, 2)
    assert f"discard {own['card']}" == three[0]
    other = book.view.event(twin.sight(1).copy(), twin.sight(1).copy(), twin.game.house, seat, move, 1)
    assert "card" not in other


def test_the_log_of_the_play():
    table = in_play(["JK 5C", "5S 9H", "8D 8H", "AS 6D"], "7NT", nominated="none")
    assert log(table, "joker naming S", "5S", "8D", "AS") == [
        "A leads JK in the name of spades.",
        "B plays 5S.",
        "C plays 8D.",
        "D plays AS. A takes the trick.",
    ]
    table = in_play(["JK JH", 2, 2, 2], "7H")
    assert log(table, "claim") == ["A claims the rest of the tricks: nothing can prevent it."]


def test_the_log_when_nobody_bids():
    assert log(in_auction(), *["pass"] * 4)[-1] == "D passes. Nobody has bid: the cards are thrown in."


def test_the_board_in_words():
    table = in_play(["KS 5D", "AS 5H", "9S 8S", "7S 6D"], "7H", totals=[120, -40])
    play_all(table, "KS")
    game = table.game
    lines = game.book.board(table.sight(1), game.house, game.options, 1)
    words = [say(line.id, {**line.args, "player": "ABCD"[line.args.get("seat", 0)]}) for line in lines]
    assert words == [
        "Deal 1. D dealt.",
        "Total of seat 1, seat 3: 120.",
        "Total of seat 2, seat 4: -40.",
        "A plays 7 hearts.",
        "A: 1 card (8 tricks).",
        "B: 5H AS (0 tricks).",
        "C: 2 cards (0 tricks).",
        "D: 2 cards (0 tricks).",
        "The trick: KS. So far it is A’s.",
    ]


def test_the_catalogue_is_complete_in_estonian():
    from nineteenth.messages import entries

    english = {name for name in entries("en") if name.startswith("five_hundred-")}
    assert english == {name for name in entries("et") if name.startswith("five_hundred-")}
