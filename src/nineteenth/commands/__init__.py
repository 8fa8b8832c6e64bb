"""The subcommands of `nineteenth`, a file each.

A command is a module with ``EXAMPLES`` (command lines), ``add_arguments(parser, voice)`` and ``run(args, voice)``, which gives the
exit code. Its summary is the message ``cli-<name>``. A file that begins with an underscore is shared by several.
"""

from __future__ import annotations

import argparse
import functools
import importlib
import pathlib
from collections.abc import Sequence
from typing import Any, NoReturn, Protocol, cast

from nineteenth.games import UnknownGameError
from nineteenth.games.contract import MoveError, PositionError, Sentence
from nineteenth.games.options import OptionError
from nineteenth.terminal.voice import Voice

EXAMPLES: Sequence[str] = (
    "nineteenth play golf",
    "nineteenth rules golf --preset four",
    "nineteenth play --help",
)
# The commands most asked for stand first in the help, the others after them.
FIRST = ("play", "serve", "rules", "options")


class Command(Protocol):
    """What a file in this folder offers."""

    EXAMPLES: Sequence[str]

    def add_arguments(self, parser: argparse.ArgumentParser, voice: Voice, /) -> None:
        """Declare the arguments, with their help from the catalogue."""

    def run(self, args: argparse.Namespace, voice: Voice, /) -> int:
        """Do it; the exit code. CommandError for what a person did wrong."""


class CommandError(Exception):
    """Why a command cannot be done, in a person's words; `misused` if the command line itself is at fault."""

    def __init__(self, text: str, misused: bool = False) -> None:
        super().__init__(text)
        self.misused = misused


@functools.cache
def names() -> tuple[str, ...]:
    """The commands there are."""
    files = (path.stem for path in pathlib.Path(__file__).parent.glob("[!_]*.py"))
    return tuple(sorted(files, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name)))


def load(name: str) -> Command:
    """The command of that name."""
    return cast(Command, importlib.import_module(f"{__name__}.{name}"))


def told(fault: Exception, voice: Voice) -> str:
    """An error as one line in the voice's language."""
    if isinstance(fault, OptionError):
        return " ".join(voice.sentence(Sentence(clash.message, clash.args, clash.rule)) for clash in fault.clashes)
    if isinstance(fault, MoveError | PositionError):
        return voice.sentence(fault.sentence)
    if isinstance(fault, UnknownGameError):
        return voice("game-unknown", game=fault.name, known=", ".join(fault.known))
    if isinstance(fault, OSError) and fault.filename is not None:
        return voice("cli-file-not-read", file=str(fault.filename), reason=fault.strerror or "")
    return voice("cli-unexpected", kind=type(fault).__name__, text=str(fault))


# What argparse says of itself, by the message that says it in the person's language.
_OWN_WORDS = {
    "usage: ": "cli-args-usage",
    "positional arguments": "cli-args-positional",
    "options": "cli-args-options",
    "show this help message and exit": "cli-args-help",
    "the following arguments are required: %s": "cli-args-required",
    "unrecognized arguments: %s": "cli-args-unrecognized",
    "expected one argument": "cli-args-expected-one",
    "expected at least one argument": "cli-args-expected-some",
    "invalid %(type)s value: %(value)r": "cli-args-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-args-invalid-choice",
    "argument %(argument_name)s: %(message)s": "cli-args-argument",
    "ambiguous option: %(option)s could match %(matches)s": "cli-args-ambiguous",
    "ignored explicit argument %r": "cli-args-ignored",
    "not allowed with argument %s": "cli-args-not-with",
}


class Parser(argparse.ArgumentParser):
    """argparse in the person's language, with examples below and faults as one sentence."""

    def __init__(self, *, voice: Voice, about: str, examples: Sequence[str] = (), **settings: Any) -> None:
        self.voice = voice
        self._speak()
        epilog = "\n  ".join([voice("cli-examples"), *examples]) if examples else None
        super().__init__(
            description=about,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
            **settings,
        )

    def _speak(self) -> None:
        # argparse asks the global gettext catalogue for its words; there is no other way to give it ours.
        def words(text: str) -> str:
            if text not in _OWN_WORDS:
                return text
            return self.voice(_OWN_WORDS[text]) + (" " if text.endswith(" ") else "")

        argparse._ = words  # type: ignore[attr-defined]

    def error(self, message: str) -> NoReturn:
        """One sentence, and where help is to be found."""
        raise CommandError(self.voice("cli-args-error", text=message, command=self.prog), misused=True)
