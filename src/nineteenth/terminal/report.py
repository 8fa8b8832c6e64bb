"""What is printed about a game, a round and a match: the rules as chosen, the account of a round, the score card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nineteenth.api import Game
from nineteenth.games.contract import Sentence
from nineteenth.match import Match, Played
from nineteenth.terminal.voice import Voice


def rules(game: Game, voice: Voice) -> Iterator[str]:
    """The rule book as the options stand, a paragraph a line, each with its rule identifier."""
    yield voice("cli-rules-title", game=voice(f"{game.book.name}-name"), options=game.options.to_words())
    for section in game.rules():
        yield ""
        yield voice.sentence(section.title)
        for paragraph in section.paragraphs:
            yield "  " + voice.sentence(paragraph)


def board(game: Game, sight: Any, seat: int, voice: Voice) -> list[str]:
    """What `seat` sees, a line for each thing on the table."""
    return [voice.sentence(line) for line in game.book.board(sight, game.house, game.options, seat)]


def side_name(game: Game, side: int, voice: Voice) -> str:
    """The names of those who score together."""
    seats = [seat for seat in range(game.players) if game.book.rules.side_of(game.house, seat) == side]
    return " + ".join(voice.name(seat) for seat in seats)


def points(game: Game, numbers: list[int], voice: Voice) -> str:
    """Every side's points on one line."""
    return ", ".join(
        voice("cli-side-points", player=side_name(game, side, voice), points=number)
        for side, number in enumerate(numbers)
    )


def account(game: Game, deal: Played, voice: Voice) -> Iterator[str]:
    """How each side's points came about, a line a side."""
    if deal.score is None:
        return
    for side, lines in enumerate(deal.score.account):
        told = "; ".join(voice.sentence(line) for line in lines)
        yield voice("cli-account", player=side_name(game, side, voice), account=told)


def score_card(match: Match, voice: Voice) -> Iterator[str]:
    """Every round that counts with its account, the totals, and who has won."""
    yield voice("cli-score-card")
    for number, deal in enumerate(match.rounds, 1):
        if deal.score is not None:
            told = points(match.game, deal.score.points, voice)
            yield voice("cli-score-round", round=number, seat=deal.dealer, points=told)
            yield from ("  " + line for line in account(match.game, deal, voice))
    yield totals(match, voice)
    if match.over:
        yield winners(match, voice)


def totals(match: Match, voice: Voice) -> str:
    """The running totals on one line."""
    return voice("cli-totals", points=points(match.game, match.totals, voice))


def winners(match: Match, voice: Voice) -> str:
    """Who has won the match."""
    names = [side_name(match.game, side, voice) for side in match.winners]
    return voice("cli-winner" if len(names) == 1 else "cli-winners", player=", ".join(names), count=len(names))


def event(game: Game, happened: dict[str, Any], voice: Voice) -> Iterator[str]:
    """A move as a line of the log."""
    line: Sentence = game.book.view.narrate(happened)
    yield voice.sentence(line)
