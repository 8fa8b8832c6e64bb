"""`nineteenth solve`: exact answers to a file of deals."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import Any

from nineteenth import games
from nineteenth.commands import CommandError, _shared
from nineteenth.games.contract import PositionError
from nineteenth.messages import has
from nineteenth.solvers import solver
from nineteenth.terminal.voice import Voice

EXAMPLES = (
    "nineteenth solve golf_solitaire deals.txt",
    "nineteenth solve five_hundred deals.jsonl --json",
)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    known = ", ".join(name for name in games.NAMES if solver(name) is not None)
    parser.add_argument("game", metavar="GAME", help=voice("cli-arg-game", known=known))
    parser.add_argument("file", metavar="DEALS", help=voice("cli-arg-deals"))
    _shared.add_house_rules(parser, voice)
    _shared.add_json(parser, voice)
    _shared.add_signs(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    options = _shared.house_rules(args)
    found = solver(args.game)
    if found is None:
        raise CommandError(voice("cli-no-solver", game=voice(f"{args.game}-name")))
    text = _shared.read_text(args.file, voice)
    voice.signs = args.signs
    answers = []
    try:
        with _shared.progress(voice("cli-solve-progress"), prints=True) as progress:
            for answer in found.solve_lines(text, options):
                answers.append(answer)
                _print(args, answer, voice)
                if progress is not None:
                    progress(len(answers), None)
    except PositionError as fault:
        raise CommandError(f"{args.file}: {voice.sentence(fault.sentence)}") from None
    except ValueError as fault:
        raise CommandError(f"{args.file}: {fault}") from None
    if not args.json:
        print("; ".join(_sums(args.game, answers, voice)))
    return 0


def _print(args: argparse.Namespace, answer: Mapping[str, Any], voice: Voice) -> None:
    if args.json:
        print(json.dumps(answer, ensure_ascii=False))
        return
    told = [voice(name, value=_plain(value)) for name, value in _told(f"{args.game}-answer", answer)]
    print("; ".join(told))


def _told(front: str, answer: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """What of the answer the catalogue has words for: the message and the value."""
    for key, value in answer.items():
        name = f"{front}-{key.replace('_', '-')}"
        if isinstance(value, bool):
            name += "-yes" if value else "-no"
        if has(name):
            yield name, value


def _plain(value: Any) -> str:
    """A value of an answer on one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_plain(inner)}" for key, inner in value.items())
    return ", ".join(map(_plain, value)) if isinstance(value, list) else str(value)


def _sums(game: str, answers: list[dict[str, Any]], voice: Voice) -> Iterator[str]:
    """How many deals there were, and the sums of what can be added up."""
    yield voice("cli-solved", count=len(answers))
    for key in answers[0] if answers else ():
        name = f"{game}-answers-{key.replace('_', '-')}"
        if has(name):
            yield voice(name, sum=sum(answer[key] for answer in answers))
