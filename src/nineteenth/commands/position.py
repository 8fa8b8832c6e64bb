"""`nineteenth position`: a situation of a real table set up, what may be done in it, and why not something else."""

from __future__ import annotations

import argparse
from typing import Any

from nineteenth.api import Round
from nineteenth.commands import CommandError, _shared
from nineteenth.games.contract import SPECTATOR, MoveError
from nineteenth.terminal import report
from nineteenth.terminal.voice import Voice

EXAMPLES = (
    "nineteenth position golf table.json",
    'nineteenth position golf table.json --why "swap 3" --why knock',
    "nineteenth position golf - --preset four --json",
)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    _shared.add_game(parser, voice)
    parser.add_argument("file", metavar="FILE", help=voice("cli-arg-position-file"))
    _shared.add_house_rules(parser, voice)
    parser.add_argument("--why", metavar="MOVE", action="append", default=[], help=voice("cli-arg-why"))
    parser.add_argument("--seed", metavar="TEXT", default="0", help=voice("cli-arg-position-seed"))
    _shared.add_json(parser, voice)
    _shared.add_signs(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    given = _shared.read_json(args.file, voice)
    if not isinstance(given, dict):
        raise CommandError(voice("cli-no-dictionary", file=args.file))
    table = _shared.game(args).position(given, args.seed)
    voice = Voice(voice.language, signs=args.signs)
    answers = {move: _answer(table, move, voice) for move in args.why}
    if args.json:
        _shared.print_json(
            {"view": table.view(table.turn), "turn": table.turn, "moves": table.legal_moves(), "why": answers}
        )
        return 0
    _print(table, answers, voice)
    return 0


def _answer(table: Round, move: str, voice: Voice) -> str | None:
    """Why the move is refused; None if it may be made."""
    try:
        refused = table.why_not(move)
    except MoveError as fault:
        refused = fault.sentence
    return None if refused is None else voice.sentence(refused)


def _print(table: Round, answers: dict[str, Any], voice: Voice) -> None:
    seat = SPECTATOR if table.turn is None else table.turn
    print("\n".join(report.board(table.game, table.sight(seat), seat, voice)))
    if table.turn is None:
        score = table.score()
        print(voice("cli-totals-round", points=report.points(table.game, score.points, voice)))
    else:
        print(voice("cli-your-move", seat=seat))
        for words in table.legal_moves():
            print("  " + voice.card(words))
    for move, answer in answers.items():
        print(voice("cli-allowed", text=move) if answer is None else voice("cli-why", text=move, reason=answer))
