"""Section 8: every value of every option is shown to matter, and every set that cannot be played is refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from golf.situations import EIGHTS, FOUR_DOWN, SIX_DOWN, at_table, counted, golf, near_end_of_stock, places, play, worth
from golf.test_core_rules import LEVEL, finished
from nineteenth.games.golf.options import GolfOptions
from nineteenth.games.options import OptionError, alternatives

# Hands of 17, 12 and 24.
HANDS = ["AC 3C 5C 8C", "AS 2S 4S 5S", "3H 5H 6H 10H"]
ALMOST = "5H 6D 7C / 8S 2D (KD)"


class Shown(NamedTuple):
    """One situation, looked at under each value: `expected` says what each comes to."""

    option: str
    look: Callable[..., Any]
    expected: dict[Any, Any]
    preset: str = "six"
    others: Mapping[str, Any] = {}


def grid(told: str):
    return lambda game: counted(game, told)[0]


def closed(*hands: str):
    return lambda game: counted(game, *hands, closer=0)


def pack_of(game):
    return len(game.pack())


def opening(game):
    return len(game.deal(seed=1).legal_moves())


def turned_up(game):
    table = game.deal(seed=1)
    while table.view()["phase"] == "flip":
        table.play(table.legal()[0])
    return sum(place["up"] for place in table.view()["seats"][0]["places"])


def second_flip(game):
    return play(game.deal(seed=1), "flip 1").legal_moves()


def peeks(game):
    return [move for move in game.deal(seed=1).legal_moves() if move.startswith("peek")]


def remembered(game):
    table = game.deal(seed=1, dealer=1)
    play(table, "peek 1 2", "peek 1 2")
    return [card is not None for card in places(table, 0, 0)]


def ways_to_close(game):
    """Whether one may knock, and whether the last face-down card closes the round."""
    table = at_table(game, ALMOST)
    may_knock = "knock" in table.legal_moves()
    play(table, "take discard", "swap 6")
    return may_knock, table.view()["closer"] == 0


def last_turn(game):
    return play(at_table(game, ALMOST), "take discard", "swap 6").legal_moves()


def others_seen(game):
    return None not in places(play(at_table(game, ALMOST), "take discard", "swap 6"), 1, None)


def after_discard(game):
    return play(at_table(game, ALMOST), "draw", "discard").legal_moves()[:2]


def removals(game):
    """What happens to a pair that is made, and to one that lies there."""
    made = play(at_table(game, "5H 6D (7C) / 9S 2D (KD)"), "take discard", "swap 1").describe()["grids"][0]
    lying = "remove 1" in at_table(game, "9H 6D (7C) / 9S 2D (KD)", discard="4C").legal_moves()
    return "--" in made, lying


def end_of_stock(game):
    return play(near_end_of_stock(game), "draw", "discard").over


def shuffles(game):
    table = game.deal(seed=1)
    while not table.over:
        play(table, "draw", "discard")
    return table.view()["reshuffles"]


def match_over(game):
    """After nine rounds with 60 and 0; after one with 110 and 0; after 99 with both."""
    hands = ["AS 2S 3S 4S", "5S 6S 7S 8S"]
    return [finished(game, [total, 0], played, hands)[0] for total, played in ((50, 8), (100, 0), (500, 98))]


def tie(game):
    over, winners, _ = finished(game, [20, 10], 2, LEVEL, worst=[1, 1])
    return over, winners


def put_back(game):
    return play(at_table(game, SIX_DOWN), "take discard").may_undo


SHOWN = [
    Shown(
        "players",
        lambda game: (len(game.deal(seed=1).view()["seats"]), game.sides),
        {2: (2, 2), 5: (5, 5), 12: (12, 12)},
    ),
    Shown("packs", pack_of, {"auto": 52, 1: 52, 2: 104, 6: 312}),
    Shown("values", grid("2D 6S JC / KD 6H QC"), {"basic": 22, "harder": 38, "bicycle": 18}),
    Shown("bonus", grid("2D 3S JS / 4D 5S 6S"), {"none": 30, "jokers": 30, "twos": 26, "one_eyed_jacks": 18}),
    Shown("bonus", pack_of, {"none": 52, "jokers": 54, "twos": 52, "one_eyed_jacks": 52}),
    Shown("bonus_value", grid("2D 3S 4S / 5D 6S 7S"), {-5: 20, -2: 23, 0: 25}, others={"bonus": "twos"}),
    Shown("jokers_per_pack", pack_of, {1: 53, 2: 54, 4: 56}, others={"bonus": "jokers"}),
    Shown("bonus_pairs", grid("2D 3S 4S / 2S 6S 7S"), {"cancel": 20, "keep": 16}, others={"bonus": "twos"}),
    Shown(
        "cancel",
        grid("9S 2S / 5S 9D"),
        {"row_column_pairs": 25, "with_diagonals": 7},
        "four",
    ),
    Shown("cancel", grid("9S 9D / 5S 4S"), {"row_column_pairs": 9, "column_pairs": 27, "none": 27}, "four"),
    Shown("cancel", grid("9S 5C 9D / 5S 4S 3S"), {"column_pairs": 35, "row_column_pairs": 17, "anywhere": 7}),
    Shown(
        "cancel",
        grid("7S 7C 7D / 2S 3S 2D / 4S 4D 9S"),
        {"line_of_three": 24, "adjacent_pairs": 23, "row_column_pairs": 19, "column_pairs": 45},
        "nine",
    ),
    Shown("overlap", grid("5S 5C 5D"), {"disjoint": 5, "touching": 0}, "nine_hole_3"),
    Shown("diagonal_lines", grid("7S 2S 3S / 4S 7C 5S / 6S 8S 7D"), {False: 49, True: 28}, "nine"),
    Shown("remove", removals, {"off": (False, False), "auto": (True, False), "optional": (False, True)}),
    Shown(
        "four_block",
        lambda game: counted(game, "7S 7C 2S / 7D 7H 3S", "4S 5S 6S / 8S 9S 10S"),
        {"off": [5, 42], "others_plus10": [5, 52], "all_plus10": [15, 52], "self_minus10": [-5, 42]},
    ),
    Shown("initial_flips", turned_up, {0: 0, 2: 2, 9: 9}, "ten"),
    Shown(
        "initial_columns",
        second_flip,
        {
            "any": [f"flip {place}" for place in (2, 3, 4, 5, 6)],
            "same": ["flip 4"],
            "different": [f"flip {place}" for place in (2, 3, 5, 6)],
        },
    ),
    Shown(
        "peek",
        peeks,
        {
            "any_two": ["peek 1 2", "peek 1 3", "peek 1 4", "peek 2 3", "peek 2 4", "peek 3 4"],
            "nearest_two": ["peek 3 4"],
            "one": ["peek 1", "peek 2", "peek 3", "peek 4"],
            "none": [],
        },
        "four",
    ),
    Shown("memory_aid", remembered, {False: [False] * 4, True: [True, True, False, False]}, "four"),
    Shown("closing", ways_to_close, {"all_up": (False, True), "knock": (True, False), "both": (True, True)}),
    Shown(
        "penalty",
        closed(*HANDS),
        {
            "off": [17, 12, 24],
            "flat": [27, 12, 24],
            "add_lowest": [29, 12, 24],
            "double": [34, 12, 24],
            "add_highest": [41, 12, 24],
        },
        "four_hand",
        {"players": 3},
    ),
    Shown(
        "penalty_points",
        closed(*HANDS[:2]),
        {0: [17, 12], 10: [27, 12], 50: [67, 12]},
        "four_hand",
        {"penalty": "flat"},
    ),
    Shown(
        "closer_tie",
        closed("AC 3C 5C 8C", "AH 2H 4H 10S"),
        {"safe": [17, 17], "penalised": [27, 17]},
        "four_hand",
        {"penalty": "flat"},
    ),
    Shown("closer_bonus", closed(*HANDS[1::-1]), {-10: [2, 17], -5: [7, 17], 0: [12, 17]}, "four_hand"),
    Shown("last_turn_stock_only", last_turn, {False: ["draw", "take discard"], True: ["draw"]}),
    Shown("reveal", others_seen, {"after": False, "before_last_turn": True}),
    Shown(
        "flip_on_discard",
        after_discard,
        {"never": ["draw", "take discard"], "optional": ["flip 6", "keep"], "mandatory": ["flip 6"]},
    ),
    Shown("stock_out", end_of_stock, {"reshuffle": False, "end_round": True}),
    Shown("max_reshuffles", shuffles, {0: 0, 2: 2, 9: 9}, "four_hand"),
    Shown(
        "end",
        match_over,
        {"rounds": [True, False, True], "target": [False, True, True], "open": [False, False, False]},
        "four_hand",
    ),
    Shown(
        "end_at",
        match_over,
        {"auto": [True, False, True], 1: [True, True, True], 50: [False, False, True], 1000: [False, False, False]},
        "four_hand",
    ),
    Shown(
        "tie",
        tie,
        {"share": (True, [0, 1]), "extra_round": (False, [0, 1]), "fewest_worst": (True, [0])},
        "four_hand",
        {"end_at": 3},
    ),
    Shown("undo_take", put_back, {True: True, False: False}),
]
CASES = [
    pytest.param(shown, value, id=f"{shown.option}-{value}-{number}")
    for number, shown in enumerate(SHOWN)
    for value in shown.expected
]


@pytest.mark.parametrize(("shown", "value"), CASES)
def test_section_8_the_option_does_what_it_says(shown, value):
    assert shown.look(golf(shown.preset, **shown.others, **{shown.option: value})) == shown.expected[value]


@pytest.mark.parametrize("declaration", GolfOptions.declarations(), ids=lambda declaration: declaration.name)
def test_section_8_every_value_of_every_option_is_shown_to_matter(declaration):
    cases = [shown.expected for shown in SHOWN if shown.option == declaration.name]
    values: list[Any] = list(declaration.values)
    if declaration.kind == "flag":
        values = [False, True]
    if declaration.kind == "number":
        values = [declaration.low, declaration.high] + (["auto"] if declaration.auto else [])
        if declaration.name == "players":
            values = [2, 12]
    assert values
    for value in values:
        apart = [
            other
            for expected in cases
            for other in expected
            if value in expected and (type(other), other) != (type(value), value) and expected[other] != expected[value]
        ]
        assert apart, f"no situation shows what {declaration.name}={value} does"


def test_section_8_the_defaults_are_the_rule_pages():
    options = golf().options
    told = {declaration.name: declaration.default for declaration in GolfOptions.declarations()}
    assert told == {
        "players": 2,
        "packs": "auto",
        "values": "basic",
        "bonus": "none",
        "bonus_value": -2,
        "jokers_per_pack": 2,
        "bonus_pairs": "cancel",
        "cancel": "column_pairs",
        "overlap": "disjoint",
        "diagonal_lines": False,
        "remove": "off",
        "four_block": "off",
        "initial_flips": 2,
        "initial_columns": "any",
        "peek": "any_two",
        "memory_aid": False,
        "closing": "all_up",
        "penalty": "off",
        "penalty_points": 10,
        "closer_tie": "safe",
        "closer_bonus": 0,
        "last_turn_stock_only": False,
        "reveal": "after",
        "flip_on_discard": "never",
        "stock_out": "reshuffle",
        "max_reshuffles": 2,
        "end": "rounds",
        "end_at": "auto",
        "tie": "share",
        "undo_take": True,
    }
    assert (options.preset, options.match_length, golf(end="target").options.match_length) == ("six", 9, 100)
    assert [golf(preset).options.bonus for preset in ("nine_hole", "nine_hole_6", "nine_hole_3")] == ["jokers"] * 3


def test_section_8_ends_are_said_with_their_number():
    assert golf(end="rounds 18").options == golf(end="rounds", end_at=18).options
    assert golf(end="target:200").options.match_length == 200


# --- refusals --------------------------------------------------------------------------------------------------------

REFUSED = [
    # preset, options, message, rule
    ("six", {"players": 8, "packs": 1}, "golf-clash-packs", "§3"),
    ("ten", {"players": 5, "packs": 1}, "golf-clash-packs", "§3"),
    ("four", {"initial_flips": 1}, "option-not-in-preset", "G4"),
    ("four_hand", {"initial_flips": 2}, "option-not-in-preset", "G4"),
    ("six", {"initial_flips": 6}, "golf-clash-flips", "G4"),
    ("nine_hole_3", {"initial_flips": 3}, "golf-clash-flips", "G4"),
    ("nine", {"initial_columns": "same"}, "option-not-in-preset", "G4"),
    ("nine_hole_6", {"initial_columns": "different"}, "option-not-in-preset", "G4"),
    ("six", {"initial_columns": "same", "initial_flips": 3}, "golf-clash-initial-columns", "G4"),
    ("eight", {"initial_columns": "different", "initial_flips": 0}, "golf-clash-initial-columns", "G4"),
    ("six", {"peek": "one"}, "option-not-in-preset", "G4"),
    ("four_hand", {"peek": "none"}, "option-not-in-preset", "G4"),
    ("six", {"memory_aid": True}, "option-not-in-preset", "G3"),
    ("six", {"bonus": "twos", "values": "bicycle"}, "golf-clash-twos", "§4"),
    *[
        (preset, {"cancel": cancel}, "golf-clash-cancel", "§4")
        for preset, cancels in {
            "six": ("with_diagonals", "none", "line_of_three", "adjacent_pairs"),
            "eight": ("with_diagonals", "none", "anywhere", "line_of_three", "adjacent_pairs"),
            "ten": ("with_diagonals", "none", "anywhere", "line_of_three", "adjacent_pairs"),
            "nine": ("with_diagonals", "none", "anywhere"),
            "nine_hole": ("with_diagonals", "none", "anywhere"),
            "nine_hole_6": ("with_diagonals", "none", "anywhere", "line_of_three"),
            "nine_hole_3": ("with_diagonals", "none", "anywhere", "line_of_three", "column_pairs"),
            "four": ("anywhere", "line_of_three", "adjacent_pairs"),
            "four_hand": (
                *("column_pairs", "row_column_pairs", "with_diagonals"),
                *("line_of_three", "adjacent_pairs", "none"),
            ),
        }.items()
        for cancel in cancels
    ],
    ("six", {"overlap": "touching"}, "option-needs", "§4"),
    ("nine_hole", {"diagonal_lines": True}, "option-needs", "§4"),
    ("four", {"remove": "auto"}, "option-not-in-preset", "§7"),
    ("four_hand", {"remove": "optional"}, "option-not-in-preset", "§7"),
    ("nine_hole", {"remove": "auto"}, "golf-clash-remove", "§7"),
    ("six", {"remove": "optional", "cancel": "anywhere"}, "golf-clash-remove", "§7"),
    ("nine", {"remove": "auto", "cancel": "column_pairs"}, "golf-clash-remove", "§7"),
    ("nine", {"four_block": "all_plus10"}, "option-not-in-preset", "§5"),
    ("nine_hole_6", {"four_block": "others_plus10"}, "option-not-in-preset", "§5"),
    ("six", {"four_block": "self_minus10", "remove": "auto"}, "golf-clash-block", "§5"),
    ("four", {"closing": "all_up"}, "golf-clash-closing", "G8"),
    ("four_hand", {"closing": "both"}, "golf-clash-closing", "G8"),
    ("four", {"reveal": "before_last_turn"}, "golf-clash-reveal", "§7"),
    ("four_hand", {"reveal": "before_last_turn"}, "golf-clash-reveal", "§7"),
    ("four", {"flip_on_discard": "optional"}, "option-not-in-preset", "§7"),
    ("six", {"bonus_value": -3}, "option-needs", "§4"),
    ("six", {"bonus_pairs": "keep"}, "option-needs", "§4"),
    ("six", {"jokers_per_pack": 3, "bonus": "twos"}, "option-needs", "§4"),
    ("six", {"penalty_points": 5, "penalty": "double"}, "option-needs", "§5"),
    ("six", {"closer_tie": "penalised"}, "option-needs", "§5"),
    ("six", {"max_reshuffles": 1, "stock_out": "end_round"}, "option-needs", "§6"),
    ("six", {"end": ["rounds", 2]}, "option-not-a-value", "G10"),
    ("six", {"end": "open", "end_at": 5}, "option-needs", "G10"),
    ("six", {"players": 13}, "option-out-of-range", "§3"),
    ("six", {"players": 1}, "option-out-of-range", "§3"),
    ("six", {"packs": 7}, "option-out-of-range", "§3"),
    ("six", {"bonus": "twos", "bonus_value": 1}, "option-out-of-range", "§4"),
    ("six", {"bonus": "jokers", "jokers_per_pack": 5}, "option-out-of-range", "§4"),
    ("ten", {"initial_flips": 10}, "option-out-of-range", "G4"),
    ("six", {"penalty": "flat", "penalty_points": 51}, "option-out-of-range", "§5"),
    ("six", {"closer_bonus": 1}, "option-out-of-range", "§5"),
    ("six", {"max_reshuffles": 10}, "option-out-of-range", "§6"),
    ("six", {"end": "rounds 0"}, "option-out-of-range", "G10"),
    ("six", {"values": "hardest"}, "option-not-a-value", "§4"),
    ("six", {"undo_take": "maybe"}, "option-not-a-value", "G6"),
    ("six", {"end": "rounds 3 4"}, "option-not-a-value", "G10"),
    ("six", {"players": None}, "option-out-of-range", "§3"),
    ("six", {"players": True}, "option-out-of-range", "§3"),
    ("six", {"players": 2.0}, "option-out-of-range", "§3"),
    ("six", {"values": ["basic"]}, "option-not-a-value", "§4"),
    ("six", {"colour": "blue"}, "option-unknown", ""),
    ("seven", {}, "option-unknown-preset", ""),
    (["six"], {}, "option-unknown-preset", ""),
]


@pytest.mark.parametrize(("preset", "options", "message", "rule"), REFUSED)
def test_section_8_what_cannot_be_played_is_refused_with_its_rule(preset, options, message, rule):
    with pytest.raises(OptionError) as refused:
        golf(preset, **options)
    clash = next(clash for clash in refused.value.clashes if clash.message == message)
    assert clash.rule == rule
    assert str(refused.value).endswith(f"[{rule}]" if rule else ".") or len(refused.value.clashes) > 1
    assert "{" not in str(refused.value)


def test_section_8_every_clash_of_the_catalogue_has_a_case():
    from nineteenth.messages import entries

    told = {name for name in entries("en") if name.startswith("golf-clash-")}
    assert told == {message for _, _, message, _ in REFUSED if message.startswith("golf-clash-")}


def test_section_8_every_fault_is_told_at_once():
    with pytest.raises(OptionError) as refused:
        golf("four", closing="both", reveal="before_last_turn", initial_flips=1)
    assert [clash.option for clash in refused.value.clashes] == ["initial_flips", "closing", "reveal"]


@pytest.mark.parametrize("preset", GolfOptions.PRESETS)
def test_section_8_a_screen_learns_beforehand_what_would_be_refused(preset):
    options = golf(preset).options
    for name, values in alternatives(options).items():
        for value, clash in values.items():
            with pytest.raises(OptionError) as refused:
                golf(preset, **{name: value})
            assert clash in refused.value.clashes


def test_section_8_the_options_that_say_nothing_about_play_leave_the_counting_alone():
    assert worth(EIGHTS) == worth(EIGHTS, undo_take=False) == 24
    assert (
        at_table(golf("four", memory_aid=True), FOUR_DOWN).legal_moves()
        == at_table(golf("four"), FOUR_DOWN).legal_moves()
    )
