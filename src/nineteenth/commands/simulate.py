"""`nineteenth simulate`: many rounds or matches between computer players, and how sure the difference is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from nineteenth.bots import UnknownBotError, built_in
from nineteenth.commands import CommandError, _shared
from nineteenth.lab.simulate import Result, SimulationError, Standing, simulate
from nineteenth.terminal.voice import Voice

EXAMPLES = (
    "nineteenth simulate golf --rounds 1000 --bots greedy,random --seed 1",
    "nineteenth simulate golf --matches 200 --bots greedy,random --duplicate --json",
)


def add_arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    _shared.add_game(parser, voice)
    _shared.add_house_rules(parser, voice)
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--rounds", metavar="N", type=int, help=voice("cli-arg-rounds"))
    amount.add_argument("--matches", metavar="N", type=int, help=voice("cli-arg-matches"))
    parser.add_argument("--bots", metavar="BOT,…", help=voice("cli-arg-simulate-bots"))
    parser.add_argument("--seed", metavar="TEXT", default="0", help=voice("cli-arg-simulate-seed"))
    parser.add_argument("--duplicate", action="store_true", help=voice("cli-arg-duplicate"))
    parser.add_argument("--workers", metavar="N", type=int, help=voice("cli-arg-workers"))
    _shared.add_json(parser, voice)


def run(args: argparse.Namespace, voice: Voice) -> int:
    game = _shared.game(args)
    wished = args.bots.split(",") if args.bots else built_in(game.book.name)[-game.players :]
    rounds = 1000 if args.rounds is None and args.matches is None else args.rounds
    if args.workers is not None and args.workers < 1:
        raise CommandError(voice("cli-cannot-simulate", text="--workers"), misused=True)
    try:
        with _shared.progress(voice("cli-simulate-progress")) as progress:
            result = simulate(
                game,
                [bot.strip() for bot in wished],
                rounds,
                args.seed,
                matches=args.matches,
                duplicate=args.duplicate,
                progress=progress,
                workers=args.workers,
            )
    except UnknownBotError as fault:
        known = ", ".join(fault.known)
        raise CommandError(voice("cli-no-such-bot", text=fault.name, known=known), misused=True) from None
    except SimulationError as fault:
        raise CommandError(voice("cli-cannot-simulate", text=str(fault)), misused=True) from None
    if args.json:
        _shared.print_json(result.to_dict())
    else:
        print("\n".join(_lines(result, voice)))
    return 0


def _lines(result: Result, voice: Voice) -> Iterator[str]:
    unit = "rounds" if result.unit == "round" else "matches"
    head = {"game": voice(f"{result.game}-name"), "options": result.options, "seed": result.seed}
    yield voice(f"cli-simulate-{unit}", **head, count=result.count, decisions=result.decisions)
    if result.duplicate:
        yield voice("cli-simulate-duplicate")
    for standing in result.standings:
        yield _standing(standing, voice)


def _standing(standing: Standing, voice: Voice) -> str:
    return voice(
        "cli-simulate-standing",
        bot=standing.bot,
        mean=_with_error(standing.mean, standing.error, 3),
        wins=_with_error(100 * standing.win_rate, None if standing.win_error is None else 100 * standing.win_error, 2),
        swing=_with_error(standing.swing, standing.swing_error, 3),
    )


def _with_error(value: float, error: float | None, digits: int) -> str:
    """A mean with its standard error behind it, if there is one."""
    return f"{value:.{digits}f}" + ("" if error is None else f" ± {error:.{digits}f}")
