"""`nineteenth replay`: a record move by move, or a check that it is sound."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from nineteenth import record
from nineteenth.commands import CommandError, _shared
from nineteenth.terminal import report
from nineteenth.terminal.lines import Lines
from nineteenth.terminal.voice import Voice

EXAMPLES = (
    "nineteenth replay evening.txt",
    "nineteenth replay evening.txt --step",
    "nineteenth replay evening.txt --check",
)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("file", metavar="FILE", help=voice("cli-arg-replay-file"))
    parser.add_argument("--check", action="store_true", help=voice("cli-arg-check"))
    parser.add_argument("--step", action="store_true", help=voice("cli-arg-step"))
    _shared.add_signs(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    text = _shared.read_text(args.file, voice)
    try:
        if args.check:
            match = record.read(text)
            message = "cli-sound" if match.over else "cli-sound-unfinished"
            print(voice(message, file=args.file, rounds=len(match.rounds)))
        else:
            _show(text, args, voice)
    except record.RecordError as fault:
        told = voice("record-error", line=fault.line, fault=voice.sentence(fault.sentence))
        raise CommandError(f"{args.file}: {told}") from None
    return 0


def _show(text: str, args: argparse.Namespace, voice: Voice) -> None:
    lines = Lines()
    for step in record.replay(text):
        voice.names, voice.signs = step.match.names, args.signs
        for line in _told(step, voice):
            lines.tell(line)
        if args.step and step.kind in ("deal", "move"):
            lines.ask(voice("cli-prompt-step"))


def _told(step: record.Step, voice: Voice) -> Iterator[str]:
    """A line of a record as its mover saw it: a finished match has no secrets."""
    match = step.match
    if step.kind == "deal":
        deal = match.played[-1]
        yield ""
        yield voice("cli-replay-deal", number=len(match.played), seat=deal.dealer, seed=deal.seed)
    elif step.kind == "move":
        for happened in step.events:
            yield from report.event(match.game, happened, voice)
    elif step.kind == "void":
        yield voice("cli-voided")
    elif step.kind == "scores":
        yield from report.account(match.game, match.played[-1], voice)
    elif step.kind == "totals":
        yield report.totals(match, voice)
    elif step.kind == "stop":
        yield voice("cli-stopped")
    elif step.kind == "winners":
        yield report.winners(match, voice)
