"""Positions: what cannot be is refused in one sentence, whatever was typed; what is accepted can be played to its end."""

from __future__ import annotations

import copy
import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nineteenth
from battery.tables import depths, played, random_game, seeds
from nineteenth.api import PositionError
from nineteenth.messages import entries

HAND = {"hands": ["7H KC"]}
OWNED = {"hands": ["6C 7H"], "table": "KS"}
SWEPT = {"phase": "over", "hands": [0, 0], "sweeps": [1, 0], "won": ["AS", "? " * 55]}

IMPOSSIBLE = [
    ("not-a-dictionary", None, {}),
    ("not-a-dictionary", [("hands", ["7H"])], {}),
    ("unknown-key", {**HAND, "grid": 1}, {}),
    *[("seat", {**HAND, "turn": seat}, {}) for seat in (-1, 2, "0", None, True)],
    ("seat", {**HAND, "last_capturer": 7}, {}),
    *[("number", {**HAND, "rounds": rounds}, {}) for rounds in (-1, "3", 1.0, 10**9)],
    ("number", {**HAND, "totals": ["a"]}, {}),
    ("not-cards", {"hands": [3.5]}, {}),
    ("not-cards", {**HAND, "stock": True}, {}),
    ("no-card", {"hands": ["7X"]}, {}),
    ("no-card", {"hands": ["JK"]}, {}),
    ("not-in-pack", {"hands": ["JK20"]}, {"deck_size": 54}),
    ("untold", {**HAND, "table": "? 3C"}, {}),
    ("twice", {**HAND, "table": "7H"}, {}),
    ("twice", {**HAND, "table": "3C 3C"}, {}),
    ("hands", {"hands": ["7H", "8H", "9H"]}, {}),
    ("hands", {"hands": "7H"}, {}),
    ("hand-size", {"hands": ["7H 8H 9H 10H JH"]}, {}),
    ("hand-sizes", {"hands": ["7H", "8H 9H"]}, {}),
    ("hand-sizes", {"hands": ["", ""]}, {}),
    ("over-with-hands", {**HAND, "phase": "over"}, {}),
    ("piles", {**HAND, "piles": 3}, {}),
    ("piles", {**HAND, "piles": [{"cards": "2C 4D", "colour": 1}]}, {}),
    ("piles", {**HAND, "piles": [{"cards": "2C 4D", "owner": 1}]}, {"builds": False}),
    ("pile-cards", {**HAND, "piles": [{"cards": "KS KD", "owner": 1}]}, {}),
    ("pile-cards", {**HAND, "piles": [{"cards": "2C", "owner": 1}]}, {}),
    ("pile-value", {**HAND, "piles": [{"cards": "2C 4D", "value": 7, "owner": 1}]}, {}),
    ("pile-value", {**HAND, "piles": [{"cards": "6C 8D", "owner": 1}]}, {}),
    ("pile-value", {**HAND, "piles": [{"cards": "2C 4D 6S", "value": 6, "owner": 1}]}, {}),
    ("won", {**HAND, "won": ["AS"]}, {}),
    ("too-many-cards", {**HAND, "won": ["? " * 60, ""]}, {}),
    ("stock", {**HAND, "stock": 5}, {}),
    ("stock", {**HAND, "stock": 48}, {}),
    ("missing", {**HAND, "won": ["AS", ""], "stock": 16}, {}),
    ("holds", {**HAND, "holds": [[12], []]}, {}),
    ("holds-none", {**HAND, "holds": [[6], []]}, {}),
    ("holds-none", {**HAND, "piles": [{"cards": "2C 4D", "owner": 0}]}, {}),
    ("run", {**HAND, "holds": 5}, {}),
    ("last", {**HAND, "last": {"kind": []}}, {}),
    ("last", {**HAND, "last": 5}, {}),
    ("lacks", {**HAND, "lacks": ["7H"]}, {}),
    ("two-duties", {**OWNED, "piles": [{"cards": "2C 4D", "owner": 0}, {"cards": "3C 4S", "owner": 0}]}, {}),
    ("buried", {**HAND, "buried": "JK20", "stock": 0}, {}),
    ("sweeps", SWEPT, {}),
    ("begun", {**HAND, "begun": {"card": "6H", "kind": "take", "value": 6}}, {}),
    ("begun", {**HAND, "begun": {"card": "6H", "kind": "eat"}}, {}),
    ("begun", {**HAND, "begun": 3}, {}),
]


@pytest.mark.parametrize(("message", "told", "options"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused_in_one_sentence(message, told, options):
    before = copy.deepcopy(told)
    with pytest.raises(PositionError) as refused:
        nineteenth.game("karusele", "two", **options).position(told)
    assert refused.value.sentence.id == f"karusele-position-{message}"
    assert str(refused.value).rstrip().endswith(".")
    assert told == before


def test_every_fault_of_the_catalogue_has_a_case():
    told = {name.removeprefix("karusele-position-") for name in entries("en") if name.startswith("karusele-position-")}
    assert told == {message for message, _, _ in IMPOSSIBLE}


def test_what_was_not_told_is_drawn_from_the_seed():
    game = nineteenth.game("karusele", "two")
    assert game.position(HAND, seed=1).describe() == game.position(HAND, seed=1).describe()
    assert game.position(HAND, seed=1).describe() != game.position(HAND, seed=2).describe()


def test_an_owner_whose_hand_is_not_told_holds_a_card_for_his_pile():
    for seed in range(20):
        table = nineteenth.game("karusele", "two").position({**HAND, "piles": [{"cards": "2C 4D", "owner": 1}]}, seed)
        assert table.state.hands[1] & 15 << 20


def check_consistent(table) -> None:
    """Describing and setting up agree, no card is lost, and whatever is played it ends with a score."""
    game = table.game
    told = json.loads(json.dumps(table.describe()))
    again = game.position(told)
    assert again.describe() == told
    assert again.legal_moves() == table.legal_moves()
    type(table.state).from_dict(table.state.to_dict())
    chosen = random.Random(1)
    for _ in range(game.book.decisions):
        if table.over:
            break
        legal = table.legal()
        assert legal, table.describe()
        table.play(chosen.choice(legal))
    assert table.over
    assert len(table.score().points) == game.sides
    left = table.describe()
    words = " ".join([left["table"], *left["won"], *(pile["cards"] for pile in left["piles"])]).split()
    assert len(words) == len(set(words)) == len(game.pack())


scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["7H", "?", "BR", "JK20", "over", "turn", "take", "build", "6", "AS 2C"]),
)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=2)
)


def mutate(told, data) -> None:
    """One change somewhere in the dictionary: a value of any type, a word of a text, an entry gone."""
    key = data.draw(st.sampled_from([*sorted(told), "begun", "nonsense"]))
    value = told.get(key)
    kind = data.draw(st.integers(0, 4))
    if kind == 0:
        told[key] = data.draw(anything)
    elif kind == 1:
        told.pop(key, None)
    elif isinstance(value, dict) and value:
        inner = data.draw(st.sampled_from(sorted(value)))
        value[inner] = data.draw(st.one_of(anything, st.integers(0, 20)))
    elif isinstance(value, list) and value:
        at = data.draw(st.integers(0, len(value) - 1))
        if isinstance(value[at], str):
            value[at] = reworded(value[at], data)
        elif isinstance(value[at], dict) and value[at]:
            value[at][data.draw(st.sampled_from(sorted(value[at])))] = data.draw(
                st.one_of(anything, st.integers(0, 20))
            )
        else:
            value[at] = data.draw(anything)
    elif isinstance(value, str):
        told[key] = reworded(value, data)
    else:
        told[key] = data.draw(st.integers(-1, 12))


def reworded(text: str, data) -> str:
    words = text.split()
    at = data.draw(st.integers(0, max(0, len(words) - 1)))
    other = data.draw(st.one_of(st.sampled_from(["?", "5H", "", "JK11", "BR", "KD"]), st.text(max_size=4)))
    if words and data.draw(st.booleans()):
        words[at] = other
    else:
        words.insert(at, other)
    return " ".join(words)


@given(seed=seeds, depth=depths, data=st.data())
@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_a_position_changed_at_random_is_refused_or_can_be_played(seed, depth, data):
    game = random_game(seed, "karusele")
    told = json.loads(json.dumps(played(game, seed, depth).describe()))
    for _ in range(data.draw(st.integers(1, 4))):
        mutate(told, data)
    try:
        table = game.position(told)
    except PositionError:
        return
    check_consistent(table)


@given(told=anything)
@settings(max_examples=100)
def test_whatever_is_given_as_a_position_is_refused_or_an_empty_one(told):
    try:
        nineteenth.game("karusele", "two").position(told)
    except PositionError:
        return
    assert told == {}


@given(seed=seeds)
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_a_deal_under_any_house_rules_has_no_dead_end(seed):
    check_consistent(played(random_game(seed, "karusele"), seed, 20))
