"""Words for people, from the message catalogue: Fluent files in ``locale/<language>/``, the same for every screen."""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

LOCALE = pathlib.Path(__file__).parent / "locale"
DEFAULT = "en"


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    return tuple(sorted(path.name for path in LOCALE.iterdir() if path.is_dir()))


@functools.cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(message: str, args: Mapping[str, Any] | None = None, language: str = DEFAULT) -> str:
    """The message in `language`; in English if it is missing there; KeyError if the catalogue has no such message."""
    for tongue in (language, DEFAULT):
        bundle = _bundle(tongue)
        if bundle.has_message(message):
            plain = {name: _spoken(value, language) for name, value in (args or {}).items()}
            text, _ = bundle.format_pattern(bundle.get_message(message).value, plain)
            return str(text)
    raise KeyError(message)


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
