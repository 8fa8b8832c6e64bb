"""The message catalogue: read in pieces, it says what the Fluent runtime says; every language says what English says."""

from __future__ import annotations

import ast as ast_of_python
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from nineteenth import games, messages

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


# --- languages that are whole, and what the code says ----------------------------------------------------------------

WHOLE = ("en", "et")  # languages in which nothing may be missing
PACKAGE = messages.LOCALE.parent
PAGES = PACKAGE.parent.parent / "web" / "src"
NUMBERS = [0, 1, 2, 3, 5, 10, 21, 101]


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_language_has_every_message_with_every_variable(language):
    english = messages.entries("en")
    assert set(messages.entries(language)) == set(english)
    assert {name: variables(language, name) for name in english} == {name: variables("en", name) for name in english}


BRANCHED = [(language, name) for language, name in EVERY_MESSAGE if "->" in messages.entries(language)[name]]


@pytest.mark.parametrize(("language", "name"), BRANCHED)
def test_every_plural_branch_reads_without_a_fault(language, name):
    for number in NUMBERS:
        args = dict.fromkeys(variables(language, name), number)
        text, faults = BUNDLES[language].format_pattern(BUNDLES[language].get_message(name).value, args)
        assert faults == []
        assert text.strip()
        assert "{" not in text
        assert messages.say(name, args, language) == text


class Spoken(ast_of_python.NodeVisitor):
    """The texts of a Python file that may name messages: literals, and patterns of the names that are put together."""

    def __init__(self):
        self.literals = set()
        self.patterns = set()
        self.certain = set()  # literals that can be nothing but the name of a message

    def visit_Constant(self, node):
        if isinstance(node.value, str):
            self.literals.add(node.value)

    def visit_JoinedStr(self, node):
        parts = [part.value if isinstance(part, ast_of_python.Constant) else None for part in node.values]
        # A pattern of variables alone would fit everything.
        if len(max((part for part in parts if part), key=len, default="")) >= 4:
            self.patterns.add("".join(r"[\w-]+" if part is None else re.escape(part) for part in parts))
        self.generic_visit(node)

    def visit_Call(self, node):
        called = getattr(node.func, "id", getattr(node.func, "attr", ""))
        at = {"Sentence": 0, "Clash": 2}.get(called)
        if at is not None and len(node.args) > at:
            self.certain |= spoken_names(node.args[at])
        self.generic_visit(node)


def spoken_names(node):
    """The literals that an argument comes down to, whichever way a condition goes."""
    if isinstance(node, ast_of_python.IfExp):
        return spoken_names(node.body) | spoken_names(node.orelse)
    return {node.value} if isinstance(node, ast_of_python.Constant) else set()


def helpers(tree):
    """Functions that put a message's name together from a parameter: their name, its place among the arguments, the pattern."""
    for function in ast_of_python.walk(tree):
        if not isinstance(function, ast_of_python.FunctionDef):
            continue
        names = [argument.arg for argument in function.args.args]
        for call in ast_of_python.walk(function):
            made = call.args[0] if isinstance(call, ast_of_python.Call) and call.args else None
            if getattr(getattr(call, "func", None), "id", "") != "Sentence" or not isinstance(
                made, ast_of_python.JoinedStr
            ):
                continue
            head, *rest = made.values
            if not rest or not isinstance(head, ast_of_python.Constant) or len(rest) > 1:
                continue
            value = getattr(rest[0], "value", None)
            if isinstance(value, ast_of_python.Name) and value.id in names:
                yield function.name, names.index(value.id) - ("self" in names[:1]), head.value


def families(tree):
    """The names that calls of such helpers come down to."""
    makers = list(helpers(tree))
    for call in ast_of_python.walk(tree):
        if isinstance(call, ast_of_python.Call):
            called = getattr(call.func, "id", getattr(call.func, "attr", ""))
            for name, at, head in makers:
                if called == name and len(call.args) > at:
                    yield from (head + told for told in spoken_names(call.args[at]) if isinstance(told, str))


TREES = {path: ast_of_python.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


@pytest.mark.parametrize("path", TREES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_message_the_code_names_is_in_the_catalogue(path):
    spoken = Spoken()
    spoken.visit(TREES[path])
    named = {name for name in spoken.certain if isinstance(name, str)} | set(families(TREES[path]))
    assert named <= set(messages.entries("en"))


@pytest.mark.parametrize("name", games.NAMES)
def test_every_reason_of_a_game_has_its_words_and_no_words_are_left_over(name):
    spoken = Spoken()
    for tree in TREES.values():
        spoken.visit(tree)
    reasons = {f"{name}-refused-{words}" for words, _ in games.rulebook(name).moves.RULES.values()}
    assert reasons
    told = {message for message in messages.entries("en") if message.startswith(f"{name}-refused-")}
    assert told - spoken.certain == reasons - spoken.certain


def declared_names(game):
    """The messages that screens say for a game's presets and options; tests/battery asks that they are there."""
    book = games.rulebook(game)
    for preset in book.options.PRESETS:
        yield f"{game}-preset-" + preset.replace("_", "-")
    for option in book.options.declarations():
        for tail in ("", *(f"-{value}" for value in option.values)):
            yield f"{game}-option-" + (option.name + tail).replace("_", "-")


def test_no_message_is_left_that_nothing_says():
    spoken = Spoken()
    for tree in TREES.values():
        spoken.visit(tree)
    pages = "\n".join(path.read_text(encoding="utf-8") for path in PAGES.rglob("*.ts*"))
    literals = spoken.literals | set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", pages))
    for template in re.findall(r"`((?:\$\{[^}`]*\})?[a-z-][^`\s]*)`", pages):
        spoken.patterns.add(
            "".join(
                r"[\w-]+" if part.startswith("${") else re.escape(part)
                for part in re.split(r"(\$\{[^}]*\})", template)
                if part
            )
        )
    said = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(spoken.patterns)))
    referred = {
        name for source in messages.entries("en").values() for name in re.findall(r"\{ *(-?[a-z][\w-]*)", source)
    }
    declared = set().union(*map(declared_names, games.NAMES))
    unused = [
        name
        for name in messages.entries("en")
        if name not in literals | referred | declared and not said.fullmatch(name) and not name.startswith("-")
    ]
    assert unused == []
