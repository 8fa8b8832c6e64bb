"""The message catalogue: read in pieces, it says what the Fluent runtime says; every language says what English says."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from nineteenth import messages

LANGUAGES = messages.languages()


def files(language):
    return sorted((messages.LOCALE / language).glob("*.ftl"))


def whole(language):
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


BUNDLES = {language: whole(language) for language in LANGUAGES}
EVERY_MESSAGE = [
    (language, name) for language in LANGUAGES for name in messages.entries(language) if not name.startswith("-")
]


def variables(language, name):
    return sorted(set(re.findall(r"\$([A-Za-z][\w-]*)", messages.entries(language)[name])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_sound_fluent_and_cut_where_the_parser_cuts_it(language):
    names = []
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                names.append(entry.id.name)
            elif isinstance(entry, ast.Term):
                names.append("-" + entry.id.name)
    assert sorted(set(names)) == sorted(messages.entries(language))


values = st.one_of(st.integers(-3, 12), st.integers(-(10**6), 10**6), st.sampled_from(["5H", "Ülo", "{ $x }", ""]))


@given(chosen=st.sampled_from(EVERY_MESSAGE), given_values=st.lists(values, min_size=12, max_size=12))
def test_a_message_reads_as_the_runtime_reads_it(chosen, given_values):
    language, name = chosen
    args = dict(zip(variables(language, name), given_values, strict=False))
    expected, _ = BUNDLES[language].format_pattern(BUNDLES[language].get_message(name).value, args)
    assert messages.say(name, args, language) == expected


@pytest.mark.parametrize(("language", "name"), EVERY_MESSAGE)
def test_every_language_mentions_what_english_mentions(language, name):
    assert name in messages.entries("en")
    assert variables(language, name) == variables("en", name)


def test_lists_of_sentences_are_said_with_commas_and_rows_with_semicolons():
    part = ("match-over", {}, "")
    assert messages.say("record-error", {"line": 1, "fault": [part, part]}) == (
        "Line 1: The match is over., The match is over."
    )
    assert messages.say("record-error", {"line": 1, "fault": [[part], [part]]}) == (
        "Line 1: The match is over.; The match is over."
    )


@pytest.fixture
def two_languages(tmp_path, monkeypatch):
    """A catalogue in which Estonian lacks a message."""
    for language, text in {"en": "a = Yes\nb = { $x } no\n", "et": "a = Jah\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "one.ftl").write_text(text)
    monkeypatch.setattr(messages, "LOCALE", tmp_path)
    cached = (messages.languages, messages.entries, messages._catalogue)
    for function in cached:
        function.cache_clear()
    yield
    for function in cached:
        function.cache_clear()


@pytest.mark.usefixtures("two_languages")
def test_what_is_missing_in_a_language_is_said_in_english_and_what_is_missing_there_too_is_an_error():
    assert messages.languages() == ("en", "et")
    assert messages.say("a", language="et") == "Jah"
    assert messages.say("b", {"x": 3}, "et") == "3 no"
    with pytest.raises(KeyError):
        messages.say("c", language="et")
