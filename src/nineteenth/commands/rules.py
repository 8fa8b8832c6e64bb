"""`nineteenth rules`: the rule book as the house rules stand."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap

from nineteenth.commands import _shared
from nineteenth.terminal import report
from nineteenth.terminal.voice import Voice

EXAMPLES = (
    "nineteenth rules golf",
    "nineteenth rules golf --preset nine_hole --set overlap=touching --players 4",
    "nineteenth rules golf --json",
)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    _shared.add_game(parser, voice)
    _shared.add_house_rules(parser, voice)
    _shared.add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    game = _shared.game(args)
    if args.json:
        _shared.print_json(
            [
                {
                    "title": voice.sentence(section.title),
                    "paragraphs": [
                        {"rule": line.rule, "text": voice(line.id, **line.args)} for line in section.paragraphs
                    ],
                }
                for section in game.rules()
            ]
        )
        return 0
    for line in report.rules(game, voice):
        print(_folded(line))
    return 0


def _folded(line: str) -> str:
    """The line broken at the width of the terminal; whole where a program or a file reads it."""
    if not sys.stdout.isatty():
        return line
    width = min(100, shutil.get_terminal_size().columns)
    return textwrap.fill(line, width, subsequent_indent=" " * (len(line) - len(line.lstrip())))
