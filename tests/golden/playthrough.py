"""Golden playthroughs and deal-perft: what a game does, written down so that no change of it goes unseen.

``make golden`` writes the files anew. A file that changes is a change of the rules: the reason goes into CHANGELOG.md and the
game's rules version up. A file that is missing fails a test.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import nineteenth
from battery.tables import random_game
from nineteenth import chance, games
from nineteenth.api import Game, Round
from nineteenth.games.contract import SPECTATOR

FOLDER = pathlib.Path(__file__).parent
SEED = "golden"
BOARD_EVERY = 12  # decisions
HOUSE_RULES = 8  # sets of house rules drawn at random for each game's perft file
MOST = 2500  # continuations that are still followed one move further
DEPTH = 3


# --- playthroughs ----------------------------------------------------------------------------------------------------


def playthrough_file(name: str, preset: str) -> pathlib.Path:
    return FOLDER / name / f"{preset}.txt"


def playthrough(name: str, preset: str) -> str:
    """A round of the preset played at random: every choice, what each viewer is told, the table now and then, and the account."""
    game = nineteenth.game(name, preset)
    table = game.deal(seed=SEED, dealer=game.players - 1)
    lines = [
        f"game {name} {game.book.rules_version}",
        f"options {game.options.to_words()}",
        f"seed {SEED}, dealer {game.players}",
    ]
    source = chance.generator(f"{SEED}/choices")
    for number in range(game.book.decisions):
        if number % BOARD_EVERY == 0 or table.over:
            lines += ["", *_boards(table)]
        if table.over:
            break
        lines += ["", *_decision(table, source)]
    score = table.score()
    lines += ["", f"points {' '.join(map(str, score.points))}"]
    for side, account in enumerate(score.account, 1):
        lines += [f"  side {side}: {line.id} {_facts(line.args)} {line.rule}".rstrip() for line in account]
    return "\n".join(lines) + "\n"


def _viewers(game: Game) -> list[int]:
    return [SPECTATOR, *range(game.players)]


def _who(viewer: int) -> str:
    return "all" if viewer == SPECTATOR else f"seat {viewer + 1}"


def _facts(facts: Mapping[str, Any]) -> str:
    """What is told, without words: those of the catalogue may be mended at any time, what they mention may not."""
    return ", ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in facts.items())


def _boards(table: Round) -> Iterator[str]:
    """The table with its hidden cards, as a position is described."""
    yield "table"
    for name, value in table.describe().items():
        yield f"  {name}: {json.dumps(value, ensure_ascii=False)}"


def _decision(table: Round, source: list[int]) -> Iterator[str]:
    """The choices, the one taken, and what each viewer is told of it; only once what all are told alike."""
    game, seat = table.game, table.turn
    legal = table.legal()
    move = legal[chance.below(source, len(legal))]
    yield f"seat {seat + 1} may: {', '.join(table.legal_moves())}"
    before = {viewer: table.sight(viewer).copy() for viewer in _viewers(game)}
    table.play(move)
    yield f"seat {seat + 1} plays: {table.moves[-1]}"
    told = {}
    for viewer in _viewers(game):
        event = game.book.view.event(before[viewer], table.sight(viewer), game.house, seat, move, viewer)
        told[viewer] = f"{game.book.view.narrate(event).id}: {_facts(event)}"
    yield f"  {told[SPECTATOR]}"
    for viewer, line in told.items():
        if line != told[SPECTATOR]:
            yield f"  to {_who(viewer)}: {line}"


# --- deal-perft ------------------------------------------------------------------------------------------------------


class Perft(NamedTuple):
    """After `moves` of the deal: how many legal continuations of one, two and three moves there are."""

    options: str
    seed: str
    moves: tuple[str, ...]
    counts: tuple[int, ...]

    def line(self) -> str:
        return " | ".join([self.options, self.seed, " ; ".join(self.moves) or "-", " ".join(map(str, self.counts))])

    @classmethod
    def read(cls, line: str) -> Perft:
        options, seed, moves, counts = (part.strip() for part in line.split(" | "))
        return cls(options, seed, () if moves == "-" else tuple(moves.split(" ; ")), tuple(map(int, counts.split())))


def perft_file(name: str) -> pathlib.Path:
    return FOLDER / f"{name}.perft"


def read_perft(name: str) -> list[Perft]:
    """The lines of a game's perft file; none if it is missing."""
    if not perft_file(name).exists():
        return []
    lines = perft_file(name).read_text(encoding="utf-8").splitlines()
    return [Perft.read(line) for line in lines if line and not line.startswith("#")]


def dealt(name: str, options: str, seed: str, moves: tuple[str, ...]) -> Round:
    """The deal after its first moves; seat 1 deals."""
    book = games.rulebook(name)
    table = Game(book, book.options.from_words(options)).deal(seed=seed)
    for words in moves:
        table.play(words)
    return table


def continuations(table: Round, depth: int) -> tuple[int, ...]:
    """How many ways there are to go on by one move, two, … `depth`; fewer numbers where there would be too many to count."""
    rules, house = table.game.book.rules, table.game.house
    room = [0] * rules.MAX_MOVES
    counts: list[int] = []
    states = [table.state]
    for _ in range(depth):
        found = [(state, room[: rules.legal_moves(state, house, room)]) for state in states if not rules.is_over(state)]
        counts.append(sum(len(moves) for _, moves in found))
        if counts[-1] > MOST:
            break
        states = []
        for state, moves in found:
            for move in moves:
                after = state.copy()
                rules.apply(after, house, move)
                states.append(after)
    return tuple(counts)


def perft(name: str) -> str:
    """A game's perft file: every preset and some house rules, at the beginning of the deal and further on."""
    book = games.rulebook(name)
    chosen = [book.options.make(preset).to_words() for preset in book.options.PRESETS]
    chosen += [random_game(seed, name).options.to_words() for seed in range(HOUSE_RULES)]
    lines = ["# options | seed | first moves | legal continuations of 1, 2, 3 moves; written by `make golden`"]
    for number, options in enumerate(dict.fromkeys(chosen)):
        for depth in (0, 9 + number, 25 + 2 * number):
            source = chance.generator(f"{SEED}/{options}/{depth}")
            table = dealt(name, options, str(number), ())
            for _ in range(depth):
                legal = table.legal()
                if not legal:
                    break
                table.play(legal[chance.below(source, len(legal))])
            if not table.over:
                moves = tuple(table.moves)
                lines.append(Perft(options, str(number), moves, continuations(table, DEPTH)).line())
    return "\n".join(lines) + "\n"


def renew() -> None:
    """Write every file anew, and take away those of presets that are no more."""
    for name in games.NAMES:
        wanted = {playthrough_file(name, preset): preset for preset in games.rulebook(name).options.PRESETS}
        for path, preset in wanted.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(name, preset), encoding="utf-8")
        for path in (FOLDER / name).glob("*.txt"):
            if path not in wanted:
                path.unlink()
        perft_file(name).write_text(perft(name), encoding="utf-8")


if __name__ == "__main__":
    renew()
