"""Words for people, from the message catalogue: Fluent files in ``locale/<language>/``, the same for every screen.

Loading the Fluent runtime and reading a whole catalogue with it takes longer than a player should wait for a first prompt. So
the files are cut into entries by their first columns; what is plain text with variables is filled in here, and only an entry
that holds more (plurals, choices, other messages) is handed to the runtime, by itself.
"""

from __future__ import annotations

import functools
import pathlib
import re
from collections.abc import Iterable, Mapping
from typing import Any

LOCALE = pathlib.Path(__file__).parent / "locale"
DEFAULT = "en"

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *= *", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_VARIABLE = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
_REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*) *[}(]")


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    return tuple(sorted(path.name for path in LOCALE.iterdir() if path.is_dir()))


@functools.cache
def entries(language: str) -> dict[str, str]:
    """The source of every message and term of a language, by its name; where two files have one name, the first counts."""
    found: dict[str, str] = {}
    for path in sorted((LOCALE / language).glob("*.ftl")):
        text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            found.setdefault(start[1], text[start.start() : end].rstrip())
    return found


def _plain_text(source: str) -> str | None:
    """The text of an entry of one line without anything but variables; None if there is more to it."""
    text = source[_ENTRY.match(source).end() :]  # type: ignore[union-attr]
    bare = _VARIABLE.sub("", text)
    return None if not text or "\n" in text or "{" in bare or "}" in bare else text


class _Catalogue:
    """The messages of one language, each read when it is first said."""

    def __init__(self, language: str) -> None:
        self.entries = entries(language)
        self._language = language
        self._plain: dict[str, str | None] = {}
        self._bundle: Any = None
        self._bundled: set[str] = set()

    def say(self, message: str, args: Mapping[str, Any]) -> str:
        if message not in self._plain:
            self._plain[message] = _plain_text(self.entries[message])
        text = self._plain[message]
        if text is not None:
            wanted = {name: _as_plain(args.get(name)) for name in _VARIABLE.findall(text)}
            if None not in wanted.values():
                return _VARIABLE.sub(lambda found: str(wanted[found[1]]), text)
        return self._say_by_runtime(message, args)

    def _say_by_runtime(self, message: str, args: Mapping[str, Any]) -> str:
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        self._add(message)
        text, _ = self._bundle.format_pattern(self._bundle.get_message(message).value, dict(args))
        return str(text)

    def _add(self, name: str) -> None:
        from fluent.runtime import FluentResource

        if name in self._bundled or name not in self.entries:
            return
        self._bundled.add(name)
        self._bundle.add_resource(FluentResource(self.entries[name] + "\n"))
        for other in _REFERENCE.findall(self.entries[name]):
            self._add(other)


def _as_plain(value: Any) -> str | None:
    """How the runtime would print it, where that is the same in every language; None where it is not (−2, 1,000)."""
    if isinstance(value, str):
        return value
    return str(value) if type(value) is int and 0 <= value < 1000 else None


@functools.cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


def say(message: str, args: Mapping[str, Any] | None = None, language: str = DEFAULT) -> str:
    """The message in `language`; in English if it is missing there; KeyError if the catalogue has no such message."""
    for tongue in (language, DEFAULT):
        catalogue = _catalogue(tongue)
        if message in catalogue.entries:
            return catalogue.say(message, {name: _spoken(value, language) for name, value in (args or {}).items()})
    raise KeyError(message)


def has(message: str) -> bool:
    """Whether the catalogue has such a message."""
    return message in _catalogue(DEFAULT).entries


def _spoken(value: Any, language: str) -> Any:
    """A list of sentences as words, commas between them (a list of lists with semicolons); anything else as it is."""
    if not isinstance(value, list):
        return value
    if any(isinstance(part, list) for part in value):
        return "; ".join(_spoken(part, language) for part in value)
    return ", ".join(say(part[0], part[1], language) for part in value)


def sentences(lines: Iterable[tuple[str, Mapping[str, Any], str]], language: str = DEFAULT) -> str:
    """Sentences after one another, each with its rule identifier in brackets if it has one."""
    return " ".join(say(name, args, language) + (f" [{rule}]" if rule else "") for name, args, rule in lines)
