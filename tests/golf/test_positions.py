"""Positions: what cannot be is refused in one sentence, whatever was typed; what is accepted can be played to its end."""

from __future__ import annotations

import copy
import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battery.tables import depths, played, random_game, seeds
from golf.situations import FOUR_DOWN, SIX_DOWN, at_table, golf, near_end_of_stock
from nineteenth.api import PositionError

UP = "5H 6D 7C / 8S 2D KD"
SIX = [SIX_DOWN, SIX_DOWN]
NINE = " ".join(["(?)"] * 9)

IMPOSSIBLE = [
    # message, position (or what was given instead of one), preset and options
    ("not-a-dictionary", None, {}),
    ("not-a-dictionary", "grids", {}),
    ("not-a-dictionary", 7, {}),
    ("not-a-dictionary", [("grids", SIX)], {}),
    ("unknown-key", {"grids": SIX, "grid": 1}, {}),
    ("unknown-key", {"grids": SIX, 7: 1}, {}),
    ("grids", {}, {}),
    ("grids", {"grids": SIX_DOWN}, {}),
    ("grids", {"grids": [*SIX, SIX_DOWN]}, {}),
    ("grids", {"grids": None}, {}),
    ("not-cards", {"grids": [SIX_DOWN, None]}, {}),
    ("not-cards", {"grids": [SIX_DOWN, [1, 2, 3, 4, 5, 6]]}, {}),
    ("places", {"grids": [SIX_DOWN, "5H 6H"]}, {}),
    ("places", {"grids": [SIX_DOWN, ""]}, {}),
    ("rows", {"grids": ["(?) (?) / (?) (?) / (?) (?)", SIX_DOWN]}, {}),
    ("rows", {"grids": ["(?) (?) (?) (?) / (?) (?)", SIX_DOWN]}, {}),
    ("no-card", {"grids": [SIX_DOWN.replace("?", "5X", 1), SIX_DOWN]}, {}),
    ("no-card", {"grids": [SIX_DOWN.replace("(?)", "(5H", 1), SIX_DOWN]}, {}),
    ("no-card", {"grids": [SIX_DOWN.replace("(?)", "()", 1), SIX_DOWN]}, {}),
    ("no-card", {"grids": [SIX_DOWN.replace("(?)", "JK20", 1), SIX_DOWN]}, {}),
    ("no-card", {"grids": SIX, "discard": "9D 1S"}, {}),
    ("no-card", {"grids": SIX, "held": ""}, {}),
    ("no-card", {"grids": SIX, "held": ["6C"]}, {}),
    ("not-cards", {"grids": SIX, "discard": 9}, {}),
    ("not-cards", {"grids": SIX, "discard": None}, {}),
    ("not-cards", {"grids": SIX, "stock": True}, {}),
    ("not-cards", {"grids": SIX, "stock": 2.5}, {}),
    ("gone", {"grids": ["-- (?) (?) / -- (?) (?)", SIX_DOWN]}, {}),
    ("too-many", {"grids": ["5H (5H) (?) / (?) (?) (?)", SIX_DOWN]}, {}),
    ("too-many", {"grids": ["JK (?) (?) / (?) (?) (?)", SIX_DOWN]}, {}),
    ("too-many", {"grids": SIX, "discard": "9D", "held": "9D"}, {}),
    ("too-many", {"grids": SIX, "discard": "9D 9D 9D"}, {"packs": 2}),
    ("count", {"grids": SIX, "stock": 5}, {}),
    ("count", {"grids": SIX, "stock": "2H 3H"}, {}),
    ("count", {"grids": SIX, "stock": 10**9}, {}),
    ("count", {"grids": SIX, "discard": " ".join(["?"] * 41)}, {}),
    ("number", {"grids": SIX, "stock": -3, "discard": " ".join(["?"] * 43)}, {}),
    *[("seat", {"grids": SIX, "turn": seat}, {}) for seat in (-1, 2, "0", 1.0, None, True, [])],
    *[("seat", {"grids": SIX, "dealer": seat}, {}) for seat in (-1, 2, "0", {})],
    *[("seat", {"grids": SIX, "closer": seat}, {}) for seat in (-1, 2, "1", False)],
    ("held-from", {"grids": SIX, "held": "5H", "held_from": "hand"}, {}),
    ("held-from", {"grids": SIX, "held": "5H", "held_from": []}, {}),
    ("held-nothing", {"grids": SIX, "held_from": "stock"}, {}),
    ("held-useless", {"grids": ["-- -- -- / -- -- --", SIX_DOWN], "held": "5H", "held_from": "discard"}, "knock"),
    ("holding", {"grids": SIX, "held": "5H", "phase": "turn"}, {}),
    ("holding", {"grids": SIX, "phase": "holding"}, {}),
    ("holding", {"grids": SIX, "held": "5H", "phase": "over"}, {}),
    *[("phase", {"grids": SIX, "phase": phase}, {}) for phase in ("begin", "", None, 3, [], {})],
    ("closer-to-move", {"grids": [UP, SIX_DOWN], "closer": 0}, {}),
    ("closer-not-up", {"grids": SIX, "closer": 1}, {}),
    ("all-up", {"grids": [SIX_DOWN, UP]}, {}),
    ("all-up", {"grids": [UP, SIX_DOWN]}, {}),
    ("all-up", {"grids": ["-- 6D 7C / -- 2D KD", SIX_DOWN]}, {"remove": "auto"}),
    ("no-flip", {"grids": SIX, "phase": "flip_after"}, {}),
    ("no-flip", {"grids": [UP, SIX_DOWN], "phase": "flip_after"}, {"flip_on_discard": "optional", "closing": "knock"}),
    ("no-flip", {"grids": ["5H 6D (?) / (?) (?) (?)", SIX_DOWN], "phase": "flip"}, {}),
    ("no-flip", {"grids": SIX, "phase": "flip"}, {"initial_flips": 0}),
    ("no-peek", {"grids": SIX, "phase": "peek"}, {}),
    ("opening", {"grids": [SIX_DOWN, "5H (?) (?) / (?) (?) (?)"], "phase": "flip", "turn": 0, "dealer": 1}, {}),
    ("opening", {"grids": ["-- (?) (?) / -- (?) (?)", SIX_DOWN], "phase": "flip"}, {"remove": "auto"}),
    ("opening", {"grids": SIX, "phase": "flip", "closer": 1}, {"closing": "knock"}),
    *[
        ("known-place", {"grids": SIX, "known": known}, {})
        for known in (5, [5], [[0]], [[7]], [["1"]], [[]] * 3, {}, "1")
    ],
    *[("known-place", {"grids": SIX, "seen_by_all": known}, {}) for known in (None, [None], [[True]], [[1.0]])],
    ("known-gone", {"grids": ["-- (?) (?) / -- (?) (?)", SIX_DOWN], "known": [[1]]}, {"remove": "auto"}),
    *[
        ("numbers", {"grids": SIX, "totals": totals}, {})
        for totals in (5, [1], [1, "2"], [1, 10**9], None, [True, 0], "12")
    ],
    *[("numbers", {"grids": SIX, "rounds": 3, "worst": worst}, {}) for worst in ([4, 0], [-1, 0], [0], {})],
    *[("number", {"grids": SIX, "rounds": rounds}, {}) for rounds in (-1, "3", 1.0, None, 10**9, True)],
    *[("number", {"grids": SIX, "reshuffles": count}, {}) for count in (3, -1, [])],
    *[("number", {"grids": SIX, "passes": count}, {}) for count in (3, -1, "0")],
]


@pytest.mark.parametrize(("message", "told", "options"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(message, told, options):
    options = {"closing": "knock", "remove": "auto"} if options == "knock" else options
    before = copy.deepcopy(told)
    with pytest.raises(PositionError) as refused:
        golf(**options).position(told)
    assert refused.value.sentence.id == f"golf-position-{message}"
    assert str(refused.value).rstrip().endswith(".")
    assert told == before


def test_the_peek_is_asked_for_in_four_card_golf_alone():
    told = {"grids": [FOUR_DOWN, FOUR_DOWN], "phase": "peek"}
    assert len(golf("four").position(told).legal_moves()) == 6
    with pytest.raises(PositionError):
        golf("four", peek="none").position(told)


def test_every_fault_of_the_catalogue_has_a_case():
    from nineteenth.messages import entries

    told = {name.removeprefix("golf-position-") for name in entries("en") if name.startswith("golf-position-")}
    assert told == {message for message, _, _ in IMPOSSIBLE}


# --- what is accepted ------------------------------------------------------------------------------------------------


def test_what_was_not_told_is_drawn_from_the_seed():
    told = {"grids": SIX, "discard": "9D"}
    assert golf().position(told, seed=1).describe() == golf().position(told, seed=1).describe()
    assert golf().position(told, seed=1).describe() != golf().position(told, seed=2).describe()


def test_the_stock_is_told_from_its_top():
    table = near_end_of_stock(golf(), stock="2H 3H 4H")
    table.play("draw")
    assert table.view(0)["held"]["card"] == "2H"


def test_cards_may_be_told_as_a_list_and_in_other_spellings():
    table = golf().position({"grids": [["5♥", "(k♦)", "7c", "(?)", "TS", "(?)"], SIX_DOWN], "discard": ["9d", "qc"]})
    assert table.describe()["grids"][0].startswith("5H (KD) 7C / (")
    assert table.view()["discard"] == ["9D", "QC"]


def test_cards_of_a_round_that_is_over_lie_face_up():
    table = golf().position({"grids": ["(5H) 6D 7C / 8S 2D KD", SIX_DOWN], "phase": "over"})
    assert all(place["up"] for seat in table.view()["seats"] for place in seat["places"])


def test_what_players_have_seen_is_told_by_places():
    table = at_table(golf("four"), "(5H) (6H) / (7H) (8H)", known=[[1, 2], []], seen_by_all=[[4], []])
    assert table.sight(0).grid[:4] == [43, 44, -1, 46]
    assert table.sight(1).grid[:4] == [-1, -1, -1, 46]


def check_consistent(table) -> None:
    """Describing and setting up agree, no card is lost, and whatever is played it ends with a score."""
    game = table.game
    told = json.loads(json.dumps(table.describe()))
    again = game.position(told)
    assert again.describe() == told
    assert again.legal_moves() == table.legal_moves()
    type(table.state).from_dict(table.state.to_dict())
    chosen = random.Random(1)
    for _ in range(3000):
        if table.over:
            break
        legal = table.legal()
        assert legal, table.describe()
        table.play(chosen.choice(legal))
    assert table.over
    assert len(table.score().points) == game.players
    left = table.describe()
    words = " ".join([*left["grids"], left["discard"], left["stock"]]).replace("/", " ").split()
    assert len([word for word in words if word != "--"]) == len(game.pack())


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(
        ["5H", "(5H)", "--", "(?)", "?", "JK", "/", "stock", "discard", "turn", "over", "flip", "holding", "()"]
    ),
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=2)
)


def mutate(told, data) -> None:
    """One change somewhere in the dictionary: a value of any type, a word of a text, an entry gone, doubled or moved."""
    key = data.draw(st.sampled_from([*sorted(told), "held", "held_from", "closer", "nonsense"]))
    value = told.get(key)
    kind = data.draw(st.integers(0, 4))
    if kind == 0:
        told[key] = data.draw(anything)
    elif kind == 1:
        told.pop(key, None)
    elif isinstance(value, list) and value:
        at = data.draw(st.integers(0, len(value) - 1))
        if isinstance(value[at], str):
            value[at] = reworded(value[at], data)
        else:
            value[at] = data.draw(anything)
    elif isinstance(value, str):
        told[key] = reworded(value, data)
    else:
        told[key] = data.draw(st.integers(-1, 12))


def reworded(text: str, data) -> str:
    words = text.split()
    if not words:
        return data.draw(st.text(max_size=5))
    at = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(st.one_of(st.sampled_from(["?", "(?)", "--", "/", "5H", "(5H)", "", "JK"]), st.text(max_size=4)))
    kind = data.draw(st.integers(0, 2))
    if kind == 0:
        words[at] = other
    elif kind == 1:
        words[at] = words[at].strip("()") if words[at].startswith("(") else f"({words[at]})"
    else:
        words.insert(at, other)
    return " ".join(words)


def accepted(game, told):
    """The round, None if the position was refused; any other error is a fault of the house."""
    try:
        return game.position(told)
    except PositionError:
        return None


@given(seed=seeds, depth=depths, data=st.data())
@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_a_position_changed_at_random_is_refused_or_can_be_played(seed, depth, data):
    game = random_game(seed, "golf")
    told = json.loads(json.dumps(played(game, seed, depth).describe()))
    for _ in range(data.draw(st.integers(1, 4))):
        mutate(told, data)
    table = accepted(game, told)
    if table is not None:
        check_consistent(table)


@given(told=anything)
@settings(max_examples=100)
def test_whatever_is_given_as_a_position_is_refused(told):
    with pytest.raises(PositionError):
        golf().position(told)


@given(seed=seeds)
@settings(max_examples=100)
def test_a_round_under_any_house_rules_has_no_dead_end(seed):
    check_consistent(played(random_game(seed, "golf"), seed, 30))
