"""A match as a readable text file: written, read, replayed, verified. The format stands in docs/record.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from nineteenth.api import Game, game
from nineteenth.fairness import Proof
from nineteenth.games import UnknownGameError
from nineteenth.games.contract import MoveError, Sentence
from nineteenth.games.options import OptionError
from nineteenth.match import Match, Played
from nineteenth.wording import one_line, one_word

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be read: the line (from 1) and the sentence that names the fault."""

    def __init__(self, line: int, sentence: Sentence) -> None:
        self.line = line
        self.sentence = sentence
        super().__init__(line, sentence)

    def __str__(self) -> str:
        from nineteenth.messages import say, sentences

        return say("record-error", {"line": self.line, "fault": sentences([self.sentence])})


def write(match: Match) -> str:
    """The record of a match, finished or not."""
    book = match.game.book
    lines = [f"nineteenth record {FORMAT}", f"game {book.name} {book.rules_version}"]
    lines.append(f"options {match.game.options.to_words()}")
    lines += [f"seat {seat + 1} {name}" for seat, name in enumerate(match.names)]
    lines.append(f"seed {match.seed}")
    for number, deal in enumerate(match.played, 1):
        lines += ["", f"deal {number} dealer {deal.dealer + 1} seed {deal.seed}"]
        lines += _proof_lines(deal)
        lines += [f"{seat + 1}: {words}" for seat, words in deal.moves]
        lines += _closing_lines(deal)
    if match.over:
        if match.standing.match_over and _stopped(match):
            lines.append("stop")
        lines.append(f"winners {_numbers(side + 1 for side in match.winners)}")
    return "\n".join(lines) + "\n"


def _proof_lines(deal: Played) -> list[str]:
    if deal.proof is None:
        return []
    words = [f"words {seat + 1} {text}" for seat, text in sorted(deal.proof.words.items())]
    return [f"promise {deal.proof.promise}", *words, f"secret {deal.proof.secret}"]


def _closing_lines(deal: Played) -> list[str]:
    if deal.void:
        return ["void"]
    if deal.score is None:
        return []
    return [f"scores {_numbers(deal.score.points)}", f"totals {_numbers(deal.totals)}"]


def _stopped(match: Match) -> bool:
    """Whether the match ended by agreement: by the rules alone its last round would not have ended it."""
    state = match.round.state.copy()
    score = match.played[-1].score
    if score is None:
        return False
    room = score.points + [0] * (match.game.book.rules.SCORE_SIZE - len(score.points))
    match.game.book.rules.end_round(state, match.game.house, room)
    return not state.match_over


def _numbers(values: Any) -> str:
    return " ".join(str(value) for value in values)


class Step(NamedTuple):
    """One line of a record as it is replayed: its number, what it is, and the match after it.

    `kind` is deal, promise, words, secret, move, void, scores, totals, stop or winners. For a move, `seat` made it, `words`
    say it, and `events` are what that seat knows of it, one for each part of a turn told on one line.
    """

    line: int
    kind: str
    match: Match
    seat: int = -1
    words: str = ""
    events: Sequence[dict[str, Any]] = ()


def read(text: str) -> Match:
    """The match that a record tells, every line checked against the rules; RecordError names the line and the fault."""
    match = None
    for step in replay(text):
        match = step.match
    if match is None:
        raise RecordError(len(text.splitlines()) or 1, Sentence("record-no-deal"))
    return match


def replay(text: str) -> Iterator[Step]:
    """Play a record line by line; RecordError at the first line that is wrong."""
    lines = _Lines(text)
    bound, names, seed = _head(lines)
    match: Match | None = None
    for line, word, rest in lines:
        if word == "deal":
            match = _deal(line, rest, match, bound, names, seed)
            yield Step(line, "deal", match)
            continue
        if match is None:
            raise RecordError(line, Sentence("record-expected", {"expected": "deal", "text": word}))
        if word.endswith(":"):
            yield _move(line, word[:-1], rest, match)
        else:
            _check(line, word, rest, match)
            yield Step(line, word, match)


class _Lines:
    """The lines that say something, with their numbers, first word and the rest; ``#`` begins a comment."""

    def __init__(self, text: str) -> None:
        self._lines = list(enumerate(text.splitlines(), 1))
        self._at = 0
        self.last = len(self._lines) or 1

    def __iter__(self) -> _Lines:
        return self

    def __next__(self) -> tuple[int, str, str]:
        while self._at < len(self._lines):
            number, line = self._lines[self._at]
            self._at += 1
            # What people wrote, their names and their words for a shuffle, may hold a number sign.
            said = line.strip() if line.startswith(("seat ", "words ")) else line.split("#", 1)[0].strip()
            if said:
                word, *rest = said.split(maxsplit=1)
                return number, word, "".join(rest)
        raise StopIteration

    def take(self, expected: str) -> tuple[int, str]:
        """The next line, which must begin with `expected`: its number and its rest."""
        line, word, rest = next(self, (self.last, "", ""))
        if word != expected:
            raise RecordError(line, Sentence("record-expected", {"expected": expected, "text": word or "…"}))
        return line, rest


def _head(lines: _Lines) -> tuple[Game, list[str], str]:
    line, rest = lines.take("nineteenth")
    if rest != f"record {FORMAT}":
        raise RecordError(line, Sentence("record-format", {"known": FORMAT, "text": rest}))
    line, rest = lines.take("game")
    name, _, version = rest.partition(" ")
    line, words = lines.take("options")
    try:
        from nineteenth.games import rulebook

        book = rulebook(name)
        options = book.options.from_words(words)
    except UnknownGameError as fault:
        raise RecordError(line - 1, Sentence("game-unknown", {"game": name, "known": ", ".join(fault.known)})) from None
    except OptionError as fault:
        first = fault.clashes[0]
        raise RecordError(line, Sentence(first.message, first.args, first.rule)) from None
    if version != str(book.rules_version):
        raise RecordError(line - 1, Sentence("record-version", {"version": version, "known": book.rules_version}))
    bound = game(name, options.preset, **options.changes())
    names = [_name(lines, seat) for seat in range(bound.players)]
    line, seed = lines.take("seed")
    if not one_word(seed):
        raise RecordError(line, Sentence("record-seed"))
    return bound, names, seed


def _name(lines: _Lines, seat: int) -> str:
    line, rest = lines.take("seat")
    number, *words = rest.split() or [""]
    name = " ".join(words)
    if number != str(seat + 1) or not name or name != one_line(name):
        raise RecordError(line, Sentence("record-seat", {"number": seat + 1}))
    return name


def _deal(line: int, rest: str, match: Match | None, bound: Game, names: list[str], seed: str) -> Match:
    words = rest.split()
    number = 1 if match is None else len(match.played) + 1
    seats = [str(seat + 1) for seat in range(bound.players)]
    shape = len(words) == 5 and words[1] == "dealer" and words[3] == "seed" and words[2] in seats
    shape = shape and one_word(words[4])
    if not shape or words[0] != str(number):
        raise RecordError(line, Sentence("record-deal", {"number": number}))
    dealer, deal_seed = int(words[2]) - 1, words[4]
    if match is None:
        return Match(bound, seed, dealer=dealer, names=names, first_seed=deal_seed)
    try:
        match.next_round(deal_seed)
    except MoveError as fault:
        raise RecordError(line, fault.sentence) from None
    if match.played[-1].dealer != dealer:
        raise RecordError(line, Sentence("record-dealer", {"dealer": match.played[-1].dealer + 1}))
    return match


def _move(line: int, number: str, words: str, match: Match) -> Step:
    seat = match.turn
    if seat is None or number != str(seat + 1):
        expected = "–" if seat is None else str(seat + 1)
        raise RecordError(line, Sentence("record-turn", {"text": number, "expected": expected}))
    try:
        events = [_play(match, part) for part in match.round.parse(words)]
    except MoveError as fault:
        raise RecordError(line, fault.sentence) from None
    return Step(line, "move", match, seat, words, events)


def _play(match: Match, move: int) -> dict[str, Any]:
    """Make the move; what its mover knows of it."""
    game, seat, table = match.game, match.turn, match.round
    if seat is None:
        raise MoveError(Sentence("match-round-over"))
    before = table.sight(seat).copy()
    match.play(move)
    return game.book.view.event(before, table.sight(seat), game.house, seat, move, seat)


def _check(line: int, word: str, rest: str, match: Match) -> None:
    """A line that states what the rules already say, the proof of a shuffle, or an end by agreement."""
    if word in ("promise", "words", "secret"):
        _prove(line, word, rest, match)
        return
    if word == "void":
        try:
            match.void_round()
        except MoveError as fault:
            raise RecordError(line, fault.sentence) from None
        return
    if word == "stop":
        try:
            match.stop()
        except MoveError as fault:
            raise RecordError(line, fault.sentence) from None
        return
    last = match.played[-1]
    facts = {
        "scores": _numbers(last.score.points) if last.score else "–",
        "totals": _numbers(last.totals) if last.score else "–",
        "winners": _numbers(side + 1 for side in match.winners) or "–",
    }
    if word not in facts:
        raise RecordError(line, Sentence("record-unknown-line", {"text": word}))
    if rest != facts[word]:
        raise RecordError(line, Sentence("record-mismatch", {"what": word, "text": rest, "expected": facts[word]}))


def _prove(line: int, word: str, rest: str, match: Match) -> None:
    """Gather the proof of a verifiable shuffle; once its secret is told it must hold."""
    deal = match.played[-1]
    proof = deal.proof or Proof("", "")
    if word == "promise":
        deal.proof = replace(proof, promise=rest)
        return
    if word == "words":
        seat, _, text = rest.partition(" ")
        if seat not in [str(number + 1) for number in range(match.game.players)] or not text:
            raise RecordError(line, Sentence("record-words", {"text": rest}))
        deal.proof = replace(proof, words={**proof.words, int(seat) - 1: text})
        return
    deal.proof = replace(proof, secret=rest)
    if not deal.proof.holds(deal.seed):
        raise RecordError(line, Sentence("record-proof", {"number": len(match.played)}))
