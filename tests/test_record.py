"""Records: what is written is read again, and what is broken is named with its line, whatever is broken."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nineteenth
from battery.tables import random_game, seeds
from nineteenth import games, record
from nineteenth.match import Match
from nineteenth.record import RecordError
from nineteenth.wording import one_line

slowly = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
names_of_people = st.text(min_size=1, max_size=20).map(one_line).filter(bool)


def played_match(seed: int, name: str | None = None, decisions: int = 60) -> Match:
    """A match under random house rules after some random moves, deals declared void and rounds ended among them."""
    chosen = random.Random(seed)
    match = Match(random_game(seed, name), seed)
    for _ in range(decisions):
        if match.over:
            break
        if match.turn is None:
            if match.may_stop and chosen.random() < 0.5:
                match.stop()
            else:
                match.next_round()
        elif chosen.random() < 0.02:
            match.void_round()
        else:
            match.play(chosen.choice(match.round.legal()))
    return match


def facts(match: Match) -> tuple[object, ...]:
    return match.names, match.played, match.totals, match.over, match.winners, match.round.state, match.turn


@pytest.mark.parametrize("name", games.NAMES)
@given(seed=seeds, decisions=st.integers(0, 150))
@slowly
def test_a_record_tells_the_match_again(name, seed, decisions):
    match = played_match(seed, name, decisions)
    text = record.write(match)
    again = record.read(text)
    assert facts(again) == facts(match)
    assert record.write(again) == text


@given(people=st.lists(names_of_people, min_size=2, max_size=2))
def test_any_name_can_be_kept(people):
    match = Match(nineteenth.game("golf"), names=people)
    assert record.read(record.write(match)).names == people


@pytest.mark.parametrize("name", ["", " Ann", "Ann  B", "Ann\nseat 2 Eve", "A\u2028B", "A\x07B", "A\u202eB", "A\udcff"])
def test_a_name_that_would_break_a_record_is_refused(name):
    with pytest.raises(ValueError, match="the name"):
        Match(nineteenth.game("golf"), names=[name, "Bo"])


@pytest.mark.parametrize("seed", ["a b", "a#b", "a\nb"])
def test_a_seed_that_would_break_a_record_is_refused(seed):
    with pytest.raises(ValueError, match="the seed"):
        Match(nineteenth.game("golf"), seed)


def test_comments_and_empty_lines_are_passed_over():
    text = record.write(played_match(3, "golf"))
    noisy = "# an evening in May\n\n" + text.replace("\n1: ", "   # well played\n1: ")
    assert record.write(record.read(noisy)) == text


GOOD = """nineteenth record 1
game golf 1
options preset=four_hand end_at=1
seat 1 Ann
seat 2 Bo
seed 4

deal 1 dealer 2 seed 4/1
1: knock
2: draw
2: discard
"""


def finished() -> str:
    return record.write(record.read(GOOD))


def test_the_sample_is_sound_and_ends_the_match():
    assert record.read(GOOD).over
    assert finished().startswith(GOOD)


def changed(old: str, new: str) -> str:
    text = finished()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("nineteenth record 1", "nineteenth record 9", 1, "format 1"),
        ("nineteenth record 1", "solitaire", 1, "“nineteenth”"),
        ("game golf 1", "game gilf 1", 2, "There is no game “gilf”"),
        ("game golf 1", "game golf 99", 2, "version 99"),
        ("preset=four_hand", "preset=fourhand", 3, "There is no preset"),
        ("end_at=1", "end_at=0", 3, "whole number"),
        ("end_at=1", "closing=all_up", 3, "[G8]"),
        ("seat 1 Ann", "seat 3 Ann", 4, "“seat 1 NAME”"),
        ("seat 2 Bo\n", "", 5, "“seat”"),
        ("seed 4\n", "", 7, "“seed”"),
        ("seed 4\n", "seed 4 5\n", 6, "one word"),
        ("dealer 2", "dealer 7", 8, "“deal 1 dealer SEAT seed TEXT”"),
        ("dealer 2", "dealer " + "9" * 5000, 8, "“deal 1 dealer SEAT seed TEXT”"),
        ("deal 1", "deal 2", 8, "“deal 1 dealer SEAT seed TEXT”"),
        ("1: knock", "2: knock", 9, "seat 1"),
        ("1: knock", "1: swap 1", 9, "[G6]"),
        ("1: knock", "1: sing", 9, "is no move"),
        ("2: draw", "2: knock", 10, "[G8]"),
        ("2: discard\n", "2: discard\n2: draw\n", 12, "–"),
        ("scores", "scores 99", 12, "scores come to"),
        ("totals", "totals 99", 13, "totals come to"),
        ("winners", "winners 9", 14, "winners come to"),
        ("winners", "heroes", 14, "“heroes” is not known"),
        ("winners", "void\nwinners", 14, "The round is over"),
        ("winners", "stop\nwinners", 14, "does not end by agreement"),
        ("winners", "deal 2 dealer 1 seed x\nwinners", 14, "The match is over"),
    ],
)
def test_a_broken_record_is_told_with_the_line_and_what_is_wrong(old, new, line, said):
    with pytest.raises(RecordError) as broken:
        record.read(changed(old, new))
    assert broken.value.line == line
    assert said in str(broken.value)
    assert str(broken.value).startswith(f"Line {line}: ")


@pytest.mark.parametrize("text", ["", "\n", "# nothing", "nineteenth record 1", "\x00", finished().split("deal")[0]])
def test_a_record_that_ends_too_soon_is_told(text):
    with pytest.raises(RecordError) as broken:
        record.read(text)
    assert str(broken.value)


def read_or_fault(text: str) -> tuple[Match | None, RecordError | None]:
    try:
        return record.read(text), None
    except RecordError as broken:
        return None, broken


pieces = st.one_of(
    st.sampled_from(
        ["#", ":", "\n", "-1", "0", "1", "99999999999999999999", "dealer", "seed", "void", "stop", "deal 2"]
    ),
    st.text(max_size=8),
)


@given(seed=seeds, cuts=st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 12), pieces), min_size=1, max_size=4))
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_spoilt_record_is_read_or_refused_and_nothing_else(seed, cuts):
    text = record.write(played_match(seed % 40, decisions=30))
    for at, length, piece in cuts:
        at %= len(text) + 1
        text = text[:at] + piece + text[at + length :]
    match, broken = read_or_fault(text)
    if match is not None:
        assert record.read(record.write(match)).totals == match.totals
    else:
        assert 1 <= broken.line <= len(text.splitlines()) + 1
        assert str(broken)


@given(text=st.text(max_size=200))
def test_any_text_is_read_or_refused_and_nothing_else(text):
    with pytest.raises(RecordError):
        record.read(text)
