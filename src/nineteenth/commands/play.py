"""`nineteenth play`: a match in the terminal."""

from __future__ import annotations

import argparse
import itertools
import pathlib

from nineteenth import bots
from nineteenth.api import Game
from nineteenth.commands import CommandError, _shared
from nineteenth.match import Match, fit_seed
from nineteenth.terminal.lines import Lines
from nineteenth.terminal.session import Session
from nineteenth.terminal.voice import Voice
from nineteenth.wording import one_line

EXAMPLES = (
    "nineteenth play golf",
    "nineteenth play golf --preset four --players 3 --set penalty=flat",
    "nineteenth play golf --people 2 --name Ann --name Bo --record evening.txt",
    "nineteenth play --resume evening.txt --name Ann",
)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    _shared.add_game(parser, voice, optional=True)
    _shared.add_house_rules(parser, voice)
    parser.add_argument("--seed", metavar="TEXT", help=voice("cli-arg-seed"))
    parser.add_argument("--people", metavar="N", type=int, help=voice("cli-arg-people"))
    parser.add_argument("--name", metavar="NAME", action="append", default=[], help=voice("cli-arg-name"))
    parser.add_argument("--bots", metavar="BOT,…", help=voice("cli-arg-bots"))
    parser.add_argument("--dealer", metavar="SEAT", type=int, help=voice("cli-arg-dealer"))
    parser.add_argument("--record", metavar="FILE", help=voice("cli-arg-record"))
    parser.add_argument("--resume", metavar="FILE", help=voice("cli-arg-resume"))
    _shared.add_signs(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    file = pathlib.Path(args.record).expanduser() if args.record else None
    if file is not None and file.exists():
        raise CommandError(voice("cli-file-exists", file=args.record))
    match = _resumed(args, voice) if args.resume else _begun(args, voice)
    people = _people(args, match, voice)
    opponents = _opponents(args, match, people, voice)
    speaking = Voice(voice.language, match.names, args.signs)
    if args.resume and file is None:
        file = pathlib.Path(args.resume).expanduser()
    Session(match, speaking, Lines(), opponents, file).play()
    return 0


def _resumed(args: argparse.Namespace, voice: Voice) -> Match:
    from nineteenth import record

    if args.game or args.preset or args.set or args.players or args.seed or args.dealer:
        raise CommandError(voice("cli-resume-alone"), misused=True)
    try:
        return record.read(_shared.read_text(args.resume, voice))
    except record.RecordError as fault:
        told = voice("record-error", line=fault.line, fault=voice.sentence(fault.sentence))
        raise CommandError(f"{args.resume}: {told}") from None


def _begun(args: argparse.Namespace, voice: Voice) -> Match:
    if args.game is None:
        raise CommandError(voice("cli-which-game"), misused=True)
    game = _shared.game(args)
    if args.dealer is not None and not 1 <= args.dealer <= game.players:
        raise CommandError(voice("cli-no-such-seat", text=str(args.dealer), last=game.players), misused=True)
    dealer = None if args.dealer is None else args.dealer - 1
    return Match(game, _seed(args, voice), dealer=dealer, names=_names(args, game, voice))


def _seed(args: argparse.Namespace, voice: Voice) -> str:
    """The seed asked for, or one that nobody could guess."""
    if args.seed:
        seed = "_".join(str(args.seed).split())
        if not fit_seed(seed):
            raise CommandError(voice("cli-bad-seed"), misused=True)
        return seed
    import secrets

    return secrets.token_hex(8)


def _count_of_people(args: argparse.Namespace, players: int, voice: Voice) -> int:
    count = max(1, len(args.name)) if args.people is None else args.people
    if not 0 <= count <= players:
        raise CommandError(voice("cli-no-such-people", text=str(count), last=players), misused=True)
    return int(count)


def _bots(args: argparse.Namespace, game: Game, people: list[int]) -> dict[int, str]:
    """The bot in each chair that no person takes: those named take turns, the strongest is the default."""
    wished = args.bots.split(",") if args.bots else [bots.built_in(game.book.name)[-1]]
    chairs = [seat for seat in range(game.players) if seat not in people]
    return {seat: bot.strip() for seat, bot in zip(chairs, itertools.cycle(wished), strict=False)}


def _names(args: argparse.Namespace, game: Game, voice: Voice) -> list[str]:
    """Given names for the first seats; a bot is called after what it is and where it sits."""
    names = [one_line(name) for name in args.name]
    if len(names) > game.players or not all(names):
        raise CommandError(voice("cli-too-many-names", count=game.players), misused=True)
    people = _count_of_people(args, game.players, voice)
    chairs = _bots(args, game, list(range(people)))
    for seat in range(len(names), game.players):
        if seat in chairs:
            names.append(f"{chairs[seat].capitalize()} {seat + 1}")
        else:
            names.append(voice("cli-seat", number=seat + 1))
    return names


def _people(args: argparse.Namespace, match: Match, voice: Voice) -> list[int]:
    """The seats that people take: the first ones, or those of the names given when a match goes on."""
    if args.resume and args.name:
        unknown = [name for name in args.name if name not in match.names]
        if unknown:
            raise CommandError(voice("cli-no-such-name", text=unknown[0], known=", ".join(match.names)), misused=True)
        return [match.names.index(name) for name in args.name]
    return list(range(_count_of_people(args, match.game.players, voice)))


def _opponents(args: argparse.Namespace, match: Match, people: list[int], voice: Voice) -> dict[int, bots.Player]:
    try:
        return {
            seat: bots.player(match.game, bot, f"{match.seed}/{seat + 1}")
            for seat, bot in _bots(args, match.game, people).items()
        }
    except bots.UnknownBotError as fault:
        known = ", ".join(fault.known)
        raise CommandError(voice("cli-no-such-bot", text=fault.name, known=known), misused=True) from None
