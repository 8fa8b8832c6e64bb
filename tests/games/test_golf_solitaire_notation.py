"""Deals as text: every layout is read, every fault is named with its line."""

from __future__ import annotations

import doctest
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nineteenth
from nineteenth.games.golf_solitaire import notation
from nineteenth.games.golf_solitaire.notation import DealError, parse, parse_all, write, write_json
from nineteenth.games.golf_solitaire.numbered import numbered

CLASSIC = nineteenth.game("golf_solitaire")
OPTIONS = CLASSIC.options
DEAL = numbered(CLASSIC.house, 7)
TEXT = write(DEAL)


def lines() -> tuple[list[str], list[str]]:
    return [" ".join(column) for column in DEAL.columns], list(DEAL.stock)


def test_doctests():
    assert doctest.testmod(notation).failed == 0


SIGNS = str.maketrans("SHDC", "♠♥♦♣")
COLUMNS, STOCK = lines()
LAYOUTS = {
    "house": TEXT,
    "lower case": TEXT.lower(),
    "T for ten": TEXT.replace("10", "T"),
    "signs": TEXT.translate(SIGNS),
    "commas": TEXT.replace(" ", ", "),
    "stock first": "\n".join([" ".join(STOCK), *COLUMNS]),
    "solver programs": "\n".join([f"Foundations: {STOCK[0]}", "Talon: " + " ".join(STOCK[1:]), *COLUMNS]),
    "talon only": "\n".join(["Talon: " + " ".join(STOCK), *(f": {column}" for column in COLUMNS)]),
    "stock named last": "\n".join([*(f"{n}: {c}" for n, c in enumerate(COLUMNS, 1)), "Stock: " + " ".join(STOCK)]),
    "stock on two lines": "\n".join([*COLUMNS, " ".join(STOCK[:9]), " ".join(STOCK[9:])]),
    "discard and stock": "\n".join([*COLUMNS, f"Discard: {STOCK[0]}", "Stock: " + " ".join(STOCK[1:])]),
    "comments": "# from the paper\n\n" + TEXT.replace("\n", "  # a column\n"),
    "json": write_json(DEAL, 1),
    "json lists": json.dumps({"columns": [list(c) for c in DEAL.columns], "discard": STOCK[0], "stock": STOCK[1:]}),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_common_layouts_are_read(layout):
    assert parse(LAYOUTS[layout], OPTIONS) == DEAL


def test_ranks_without_suits_are_read_and_given_suits_for_the_table():
    bare = parse("\n".join(" ".join(card[:-1] for card in line.split()) for line in TEXT.splitlines()), OPTIONS)
    assert (bare.column_ranks, bare.stock_ranks) == (DEAL.column_ranks, DEAL.stock_ranks)
    assert not bare.has_suits
    shown = CLASSIC.position(bare.position()).view(0)
    assert [[card[:-1] for card in column] for column in shown["columns"]] == [list(c) for c in bare.columns]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "no deal"),
        (TEXT + "\n\n" + TEXT, 1, "One deal"),
        (TEXT.rsplit(" ", 1)[0], 8, "17 cards"),
        (TEXT + " KH", 8, "here are 18"),
        ("\n".join(TEXT.splitlines()[:3]), 3, "7 columns"),
        (TEXT.replace("AD 3D", "3D", 1), 1, "5 cards"),
        (TEXT.replace("AD", "3D", 1), 8, "3D is there 2 times"),
        (TEXT.replace("AD", "1D", 1), 1, "“1D”"),
        (TEXT.replace("AD", "A", 1), 8, "suits"),
        ("Moon: 3S\n" + TEXT, 1, "Moon"),
        ('{"columns": 3}', 1, "JSON"),
        ("{", 1, "JSON"),
    ],
)
def test_faults_are_named_with_their_line(text, line, says):
    with pytest.raises(DealError, match=says) as error:
        parse(text, OPTIONS)
    assert error.value.line == line
    assert str(error.value).startswith(f"Line {line}:")


def test_many_deals_follow_one_another():
    deals = [numbered(CLASSIC.house, number) for number in range(4)]
    text = "\n\n".join([write(deals[0]), write_json(deals[1], 1) + "\n" + write_json(deals[2], 2), write(deals[3])])
    assert list(parse_all(text, OPTIONS)) == deals


@given(seed=st.integers(0, 10**6), columns=st.integers(3, 10), rows=st.integers(3, 8), jokers=st.integers(0, 4))
@settings(max_examples=60, deadline=None)
def test_what_is_printed_is_read_again(seed, columns, rows, jokers):
    packs = 1 if columns * rows < 50 else 2
    game = nineteenth.game("golf_solitaire", columns=columns, rows=rows, packs=packs, jokers=jokers)
    deal = numbered(game.house, seed)
    assert parse(write(deal), game.options) == deal
    assert parse(write_json(deal, seed), game.options) == deal
    assert game.position(deal.position()).describe() == game.deal(seed=seed).describe()


def read_or_refused(text: str) -> str:
    """What became of a text: the deal printed, or the sentence that refuses it."""
    try:
        return write(parse(text, OPTIONS))
    except DealError as error:
        return str(error)


@given(st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused_in_a_sentence(text):
    assert read_or_refused(text)


@given(
    st.lists(st.sampled_from(["AS", "10H", "Talon:", ":", "\n", "5", "JK", "-", "{", "♠", "#", ",", "K♦"]), max_size=80)
)
@settings(max_examples=200, deadline=None)
def test_words_of_the_notation_in_any_order_are_read_or_refused(words):
    assert read_or_refused(" ".join(words))
