"""The command `nineteenth`. Each file in ``commands/`` is one subcommand; only the one that was asked for is loaded.

Exit codes: 0 done; 1 it cannot be done (a broken record, a file that is not there); 2 the command line is not understood;
130 interrupted; 141 nobody reads the output any more.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from nineteenth import __version__, commands
from nineteenth.messages import DEFAULT, languages
from nineteenth.terminal.voice import Voice

DONE, FAILED, MISUSED, INTERRUPTED, UNREAD = 0, 1, 2, 130, 141


def main(words: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code. Every fault is one sentence on standard error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _forgive(stream)
    given = list(sys.argv[1:] if words is None else words)
    voice = Voice(_language_of(given, os.environ))
    try:
        code = _run(given, voice)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our lines has left; what is still buffered must not fail a second time at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except KeyboardInterrupt:
        return _fail("\n" + voice("cli-interrupted"), INTERRUPTED)
    except EOFError:
        return _fail(voice("cli-input-ended"), FAILED)
    except commands.CommandError as fault:
        return _fail(str(fault), MISUSED if fault.misused else FAILED)
    except Exception as fault:
        if os.environ.get("NINETEENTH_DEBUG"):
            raise
        return _fail(commands.told(fault, voice), FAILED)
    return code


def _forgive(stream: Any) -> None:
    """A character that a terminal cannot show, or a byte that is no text, is no reason to stop."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _fail(text: str, code: int) -> int:
    print(text, file=sys.stderr)
    return code


def _run(words: list[str], voice: Voice) -> int:
    parser = _parser(words, voice)
    args = parser.parse_args(words)
    if args.language not in languages():
        known = ", ".join(languages())
        raise commands.CommandError(voice("cli-no-such-language", text=args.language, known=known), misused=True)
    if args.command is None:
        parser.print_help()
        return DONE
    return commands.load(args.command).run(args, voice)


def _parser(words: list[str], voice: Voice) -> argparse.ArgumentParser:
    parser = commands.Parser(prog="nineteenth", voice=voice, about=voice("cli-about"), examples=commands.EXAMPLES)
    parser.add_argument("--version", action="version", version=f"nineteenth {__version__}", help=voice("cli-version"))
    _add_language(parser, voice, voice.language)
    chosen = parser.add_subparsers(dest="command", metavar="COMMAND", title=voice("cli-commands"))
    for name in commands.names():
        summary = voice(f"cli-{name}")
        # Any word may be the command: loading one module too many does no harm.
        command = commands.load(name) if name in words else None
        examples = command.EXAMPLES if command else ()
        inner = chosen.add_parser(name, help=summary, voice=voice, about=summary, examples=examples)
        if command is not None:
            command.add_arguments(inner, voice)
            _add_language(inner, voice, argparse.SUPPRESS)
    return parser


def _add_language(parser: argparse.ArgumentParser, voice: Voice, default: str) -> None:
    parser.add_argument("--language", metavar="LANGUAGE", default=default, help=voice("cli-language"))


def _language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak: the one asked for if there is a catalogue for it, else that of the environment, else English."""
    asked = [after for before, after in itertools.pairwise(words) if before == "--language"]
    asked += [word.partition("=")[2] for word in words if word.startswith("--language=")]
    local = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((name for name in local if name), "")
    wished = [*asked, first.partition(".")[0].partition("_")[0]]
    return next((language for language in wished if language in languages()), DEFAULT)
