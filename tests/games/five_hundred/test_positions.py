"""Positions of a real table: in the middle of the auction, of the exchange, of a trick; and what cannot be."""

from __future__ import annotations

import random

import pytest

import nineteenth
from battery.tables import played, random_game
from games.five_hundred.helpers import in_play, play_all
from nineteenth.api import PositionError

HANDS = [
    "AS KS QS JS 10S 9S 8S 7S 6S 5S",
    "AC KC QC JC 10C 9C 8C 7C 6C 5C",
    "AD KD QD JD 10D 9D 8D 7D 6D 5D",
    "AH KH QH JH 10H 9H 8H 7H 6H 5H",
]
KITTY = "4D 4H JK"


def position(**given):
    return nineteenth.game("five_hundred").position({"hands": HANDS, "dealer": 3, **given})


def test_in_the_middle_of_the_auction():
    table = position(kitty=KITTY, calls=["pass", "7H", "misere"])
    assert table.turn == 3
    assert table.view()["standing"] == {"bid": "misere", "seat": 2}
    assert table.describe()["calls"] == ["pass", "7H", "misere"]
    assert "6S" not in table.legal_moves()


def test_in_the_middle_of_the_exchange():
    hands = [HANDS[0] + " JK 4H", *HANDS[1:]]
    table = nineteenth.game("five_hundred").position(
        {"hands": hands, "calls": ["10S", "pass", "pass", "pass"], "discards": "4D"}
    )
    assert table.view(0)["phase"] == "exchange"
    assert table.view(0)["discards"] == {"count": 1, "cards": ["4D"]}
    assert table.view(0)["hands"][0]["count"] == 12


def test_in_the_middle_of_a_trick():
    table = nineteenth.game("five_hundred").position(
        {
            "hands": ["KS QS", "KC QC JC", "KD QD JD", "KH QH JH"],
            "contract": "8S",
            "contractor": 0,
            "taken": [5, 0, 1, 0],
            "tricks": ["2: AD AH AS AC"],
            "trick": "0: JS",
        }
    )
    assert table.turn == 1
    view = table.view(1)
    assert view["trick"]["taker"] == 0
    assert [hand["tricks"] for hand in view["hands"]] == [6, 0, 1, 0]
    again = table.game.position(table.describe())
    assert again.view(1) == view
    assert again.describe() == table.describe()


def test_cards_nobody_has_told_are_drawn_from_the_seed():
    given = {"hands": ["? ? AS", 3, 3, 3], "contract": "7S", "contractor": 0, "taken": [7, 0, 0, 0], "turn": 0}
    game = nineteenth.game("five_hundred")
    hands = {tuple(game.position(given, seed=seed).state.hands) for seed in range(4)}
    assert len(hands) == 4
    assert game.position(given, seed=2).state == game.position(given, seed=2).state


def test_told_voids_are_kept_by_the_cards_that_are_drawn():
    game = nineteenth.game("five_hundred")
    given = {"hands": ["AS 5H", 2, 2, 2], "contract": "7NT", "contractor": 0, "nominated": "none"}
    more = {"taken": [7, 0, 0, 0], "tricks": ["0: KS 5D 6S 7S"]}
    for seed in range(6):
        table = game.position({**given, **more}, seed=seed)
        assert not table.state.hands[1] & game.house.plain[0]


def test_a_position_may_be_played_on():
    table = position(kitty=KITTY, calls=["10S", "pass", "pass", "pass"][:3])
    play_all(table, "pass", "discard 4D 4H 5S", "JK")
    assert table.turn == 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"hands": HANDS[:3]}, "4 hands"),
        ({"hands": ["AS", *HANDS[1:]]}, "must have 10"),
        ({"kitty": "AS 4H JK"}, "two places"),
        ({"kitty": "4S 4H JK"}, "not in this pack"),
        ({"kitty": "4D 4H"}, "must have 3"),
        ({"kitty": "4D 4H XX"}, "names no card"),
        ({"calls": ["6S", "6S"]}, "must be higher"),
        ({"calls": ["misere"]}, "Misère may be bid only"),
        ({"calls": ["what"]}, "is no move"),
        ({"contract": "11S"}, "no contract"),
        ({"contract": "7S", "calls": ["7S"]}, "no contract"),
        ({"contract": "7S", "contractor": 4}, "from 0 to 3"),
        ({"dealer": 9}, "from 0 to 3"),
        ({"totals": [1]}, "2 whole numbers"),
        ({"phase": "play"}, "no part of a position"),
        ({"contract": "7S", "discards": KITTY, "trick": "0: AS KS"}, "must have 9"),
        ({"contract": "7S", "discards": KITTY, "trick": "seven"}, "is no trick"),
        ({"taken": [3, 0, 0, 0]}, "must have 7"),
        ({"hands": 5}, "4 hands"),
        ({"tricks": "0: AS"}, "list of texts"),
    ],
)
def test_what_cannot_be_is_named_in_a_sentence(given, words):
    with pytest.raises(PositionError) as fault:
        position(**given)
    assert words in str(fault.value)


def test_a_trick_that_breaks_a_rule_is_refused_by_that_rule():
    hands = ["KS 5D", "AS 5H", "9S 8S", "7S 6D"]
    with pytest.raises(PositionError) as fault:
        in_play(hands, "7H", tricks=["0: QS 6S 10S JC"], taken=[7, 0, 0, 0])
    assert fault.value.sentence.rule == "F4.2"


JUNK = [
    *(None, -1, 0, 3, 99, True, 1.5, 10**9, "", "x", "?", "AS", "0: AS", "7S", "JK>D", "S H", "misere", {"a": 1}),
    *([], ["x"], [1, 2], [None], [[1]], ["pass"], ["7S", "pass", "pass", "pass"], ["0: JK>D AS"], ["S", "H", "", ""]),
]
KEYS = [
    *("turn", "contract", "contractor", "partners", "called", "alone", "nominated", "taken", "led", "voids", "tricks"),
    *("trick", "claimed", "looked", "covered", "discards", "kitty", "dead", "calls", "hands", "totals", "dealer"),
]


@pytest.mark.parametrize("seed", range(150))
def test_whatever_is_given_is_refused_in_a_sentence_or_can_be_played_to_its_end(seed):
    chosen = random.Random(seed)
    game = random_game(seed, "five_hundred")
    given = played(game, seed, chosen.randrange(70)).describe()
    for key in chosen.sample(KEYS, k=chosen.randint(1, 2)):
        value = chosen.choice(JUNK)
        if isinstance(given.get(key), list) and given[key] and chosen.random() < 0.4:
            given[key] = [*given[key][:-1], value]
        else:
            given[key] = value
    try:
        table = game.position(given)
    except PositionError as fault:
        said = str(fault)
    else:
        said = ""
    if said:
        return
    while not table.over:
        table.play(chosen.choice(table.legal()))
    assert len(table.score().points) == game.sides
    assert type(table.state).from_dict(table.state.to_dict()) == table.state
