"""`nineteenth options`: the presets and house rules of a game in plain words."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from nineteenth import games
from nineteenth.commands import _shared
from nineteenth.games.contract import Rulebook
from nineteenth.games.options import Declaration, Options
from nineteenth.terminal.voice import Voice

EXAMPLES = (
    "nineteenth options",
    "nineteenth options golf",
    "nineteenth options golf --preset nine_hole --json",
)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    _shared.add_game(parser, voice, optional=True)
    _shared.add_house_rules(parser, voice)
    _shared.add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    if args.game is None:
        found = {name: voice(f"{name}-summary") for name in games.NAMES}
        if args.json:
            _shared.print_json(found)
        else:
            print("\n".join(voice("cli-options-line", name=name, text=text) for name, text in found.items()))
        return 0
    book = games.rulebook(args.game)
    options = _shared.house_rules(args)
    if args.json:
        _shared.print_json(_as_json(book, options, voice))
    else:
        print("\n".join(_lines(book, options, voice)))
    return 0


def _id(front: str, *words: str) -> str:
    """The name of a message: a game's name as it is, then words with hyphens."""
    return "-".join([front, *(word.replace("_", "-") for word in words)])


def _shown(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _lines(book: Rulebook, options: Options, voice: Voice) -> Iterator[str]:
    yield voice("cli-options-presets")
    for preset in book.options.PRESETS:
        yield "  " + voice("cli-options-line", name=preset, text=voice(_id(book.name, "preset", preset)))
    declared = book.options.declarations()
    for group in dict.fromkeys(option.group for option in declared):
        yield ""
        yield voice(_id("option-group", group))
        for option in declared:
            if option.group == group:
                yield from _option_lines(book, option, getattr(options, option.name), voice)


def _option_lines(book: Rulebook, option: Declaration, value: Any, voice: Voice) -> Iterator[str]:
    yield "  " + _option_line(book, option, value, voice)
    for known in option.values:
        text = voice(_id(book.name, "option", option.name, known))
        yield "    " + voice("cli-options-line", name=known, text=text)


def _option_line(book: Rulebook, option: Declaration, value: Any, voice: Voice) -> str:
    args = {
        "name": option.name,
        "text": voice(_id(book.name, "option", option.name)),
        "value": _shown(value),
        "rule": option.rule,
    }
    if option.kind != "number":
        return voice(f"cli-options-{option.kind}", **args)
    kind = "number-or-auto" if option.auto else "number"
    return voice(f"cli-options-{kind}", **args, low=str(option.low), high=str(option.high))


def _as_json(book: Rulebook, options: Options, voice: Voice) -> dict[str, Any]:
    return {
        "game": book.name,
        "presets": {preset: voice(_id(book.name, "preset", preset)) for preset in book.options.PRESETS},
        "options": [
            {
                "name": option.name,
                "text": voice(_id(book.name, "option", option.name)),
                "kind": option.kind,
                "rule": option.rule,
                "group": option.group,
                "value": getattr(options, option.name),
                **_range(book, option, voice),
            }
            for option in book.options.declarations()
        ],
    }


def _range(book: Rulebook, option: Declaration, voice: Voice) -> dict[str, Any]:
    if option.kind == "number":
        return {"low": option.low, "high": option.high, "auto": option.auto}
    return {"values": {value: voice(_id(book.name, "option", option.name, value)) for value in option.values}}
