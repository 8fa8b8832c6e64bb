"""Arguments and readers that several commands share."""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from nineteenth.api import Game
from nineteenth.commands import CommandError
from nineteenth.games import NAMES, rulebook
from nineteenth.games.options import Options
from nineteenth.terminal.voice import Voice


def add_game(parser: argparse.ArgumentParser, voice: Voice, optional: bool = False) -> None:
    """The game's name."""
    told = voice("cli-arg-game", known=", ".join(NAMES))
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=told)


def add_house_rules(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """The preset and what is changed in it."""
    parser.add_argument("--preset", metavar="PRESET", help=voice("cli-arg-preset"))
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[], help=voice("cli-arg-set"))
    parser.add_argument("--players", metavar="N", help=voice("cli-arg-players"))


def add_json(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """JSON for programs."""
    parser.add_argument("--json", action="store_true", help=voice("cli-arg-json"))


def add_signs(parser: argparse.ArgumentParser, voice: Voice) -> None:
    """Suit signs for letters."""
    parser.add_argument("--signs", action="store_true", help=voice("cli-arg-signs"))


def house_rules(args: argparse.Namespace) -> Options:
    """The checked options that the command line names."""
    # "end=rounds 18" and "end=rounds:18" are one setting; in records and here a space would part two.
    words = [setting.replace(" ", ":") for setting in args.set]
    words += [f"preset={args.preset}"] if args.preset is not None else []
    words += [f"players={args.players}"] if args.players is not None else []
    return rulebook(args.game).options.from_words(" ".join(words))


def game(args: argparse.Namespace) -> Game:
    """The game under the house rules that the command line names."""
    return Game(rulebook(args.game), house_rules(args))


def read_text(name: str, voice: Voice) -> str:
    """The text of a file, of standard input for ``-``."""
    try:
        return sys.stdin.read() if name == "-" else pathlib.Path(name).expanduser().read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CommandError(voice("cli-file-no-text", file=name)) from None
    except OSError as fault:
        raise CommandError(voice("cli-file-not-read", file=name, reason=fault.strerror or "")) from None


def read_json(name: str, voice: Voice) -> Any:
    """What a JSON file holds; CommandError names the line where it breaks."""
    try:
        return json.loads(read_text(name, voice))
    except json.JSONDecodeError as fault:
        raise CommandError(voice("cli-no-json", file=name, line=fault.lineno, text=fault.msg)) from None
    except RecursionError:
        raise CommandError(voice("cli-no-json", file=name, line=1, text="too deep")) from None


def print_json(value: Any) -> None:
    """A value as JSON, letters as they are."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


@contextmanager
def progress(text: str, prints: bool = False) -> Iterator[Callable[[int, int | None], None] | None]:
    """A bar on standard error where that is a terminal, fed with how much is done of how much (None: nobody knows).

    Whoever `prints` along on the same terminal shows by that how far things are.
    """
    if not sys.stderr.isatty() or (prints and sys.stdout.isatty()):
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, redirect_stdout=False, redirect_stderr=False) as bar:
        task = bar.add_task(text, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
