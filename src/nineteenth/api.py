"""The public face of the games: `game` binds a rule book to house rules, a `Round` is one deal of it in play.

>>> from nineteenth import game
>>> golf = game("golf", preset="six", players=3)
>>> table = golf.deal(seed=7, dealer=0)
>>> table.turn, table.legal_moves()
(1, ['flip 1', 'flip 2', 'flip 3', 'flip 4', 'flip 5', 'flip 6'])
>>> table.play("flip 1")
>>> table.why_not("draw").rule
'G4'
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from nineteenth import chance
from nineteenth.games import rulebook
from nineteenth.games.contract import SPECTATOR, MoveError, PositionError, Rulebook, Section, Sentence
from nineteenth.games.layout import blank
from nineteenth.games.options import Options


class IllegalMoveError(MoveError):
    """A move of the game that the rules refuse now; `rule` is the identifier, `str()` the sentence. Nothing was played."""

    @property
    def rule(self) -> str:
        return self.sentence.rule


class NotOverError(ValueError):
    """Something was asked of a round that is still being played."""


class Score(NamedTuple):
    """A finished round's `points`, one a side, and the `account` behind each: sentences of the catalogue."""

    points: list[int]
    account: list[list[Sentence]]

    def texts(self, language: str = "en") -> list[list[str]]:
        """The account in words, a list a side."""
        from nineteenth.messages import say

        return [[say(line.id, line.args, language) for line in side] for side in self.account]


class Round:
    """One deal in play. Made by `Game.deal` or `Game.position`; seats count from 0."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.state = state  # the whole truth, hidden cards and all: for tools, never for a player
        self._start = state.copy()
        self._moves: list[int] = []
        self._view = blank(game.book.state)
        self._room = [0] * game.book.rules.MAX_MOVES
        # The words read last in this situation: a table reads them twice, to decide and to play.
        self._parsed: tuple[str, list[int]] | None = None

    def __repr__(self) -> str:
        return f"<Round of {self.game.book.name}: {len(self._moves)} moves played>"

    @property
    def turn(self) -> int | None:
        """The seat that decides next; None when the round is over."""
        seat = self.game.book.rules.to_move(self.state, self.game.house)
        return None if seat < 0 else seat

    @property
    def over(self) -> bool:
        """Whether the round has been played to its end."""
        return self.game.book.rules.is_over(self.state)

    @property
    def moves(self) -> list[str]:
        """The moves played so far, in words."""
        return self.words_since(0)

    @property
    def count(self) -> int:
        """How many moves were played so far."""
        return len(self._moves)

    def words_since(self, count: int) -> list[str]:
        """The moves played after the first `count`, in words."""
        return [self.game.book.moves.say(move, self.game.house) for move in self._moves[count:]]

    @property
    def last_move(self) -> int | None:
        """The number of the move played last."""
        return self._moves[-1] if self._moves else None

    def legal_moves(self) -> list[str]:
        """The words of every move that may be made now; empty when the round is over."""
        return [self.game.book.moves.say(move, self.game.house) for move in self.legal()]

    def legal(self) -> list[int]:
        """The numbers of every move that may be made now."""
        count = self.game.book.rules.legal_moves(self.state, self.game.house, self._room)
        return self._room[:count]

    def parse(self, move: str) -> list[int]:
        """The numbers of a move in words, or of the parts of a turn spoken as one; MoveError if the words mean none."""
        if self._parsed is None or self._parsed[0] != move:
            self._parsed = (move, self.game.book.moves.parse(move, self._sight_to_move(), self.game.house))
        return self._parsed[1][:]

    def _numbers(self, move: str | int) -> list[int]:
        if isinstance(move, str):
            return self.parse(move)
        if not isinstance(move, int):
            raise TypeError(f"a move is its words or its number, not {move!r}")
        return [move]

    def why_not(self, move: str | int) -> Sentence | None:
        """Why `move` is refused now, with its rule; None if it may be made. Words that mean nothing raise MoveError."""
        numbers = self._numbers(move)
        trial = self if len(numbers) == 1 else self.copy()
        for number in numbers:
            refused = trial._why_not(number)
            if refused is not None:
                return refused
            if trial is not self:
                trial._apply(number)
        return None

    def play(self, move: str | int) -> None:
        """Make a move; IllegalMoveError tells why it is refused, MoveError that the words mean none. Then nothing changed."""
        numbers = self._numbers(move)
        refused = self._why_not(numbers[0]) if len(numbers) == 1 else self.why_not(move)
        if refused is not None:
            raise IllegalMoveError(refused)
        for number in numbers:
            self._apply(number)

    def _why_not(self, number: int) -> Sentence | None:
        reason = self.game.book.rules.refusal(self.state, self.game.house, number)
        if not reason:
            return None
        return self.game.book.moves.explain(reason, number, self._sight_to_move(), self.game.house)

    def _apply(self, number: int) -> None:
        self.game.book.rules.apply(self.state, self.game.house, number)
        self._moves.append(number)
        self._parsed = None

    def _sight_to_move(self) -> Any:
        seat = self.turn
        return self.sight(SPECTATOR if seat is None else seat)

    @property
    def may_undo(self) -> bool:
        """Whether the last move may be taken back: it revealed nothing and nobody has acted since."""
        return bool(self._moves) and self.game.book.rules.may_undo(self.state, self.game.house)

    def undo(self) -> None:
        """Take back the last move; IllegalMoveError if the rules do not allow it."""
        if not self.may_undo:
            raise IllegalMoveError(Sentence("undo-refused"))
        self._moves.pop()
        self._parsed = None
        self.state = self._start.copy()
        for move in self._moves:
            self.game.book.rules.apply(self.state, self.game.house, move)

    def sight(self, seat: int) -> Any:
        """The state as `seat` (or SPECTATOR) may know it: what bots and `present` are given. Overwritten by the next call."""
        self.game.book.view.fill_view(self.state, self.game.house, seat, self._view)
        return self._view

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, in words and cards ready for JSON; None is a spectator. ValueError if there is no such seat."""
        at = self.game.seat(seat)
        return self.game.book.view.present(self.sight(at), self.game.house, self.game.options, at)

    def score(self) -> Score:
        """The finished round's points and their account; NotOverError while it is played."""
        if not self.over:
            raise NotOverError("the round is not over yet")
        numbers = [0] * self.game.book.rules.SCORE_SIZE
        self.game.book.rules.score(self.state, self.game.house, numbers)
        account = self.game.book.view.account(numbers, self.state, self.game.house, self.game.options)
        return Score(numbers[: self.game.sides], account)

    def describe(self) -> dict[str, Any]:
        """The dictionary from which `Game.position` sets up this very situation, hidden cards included."""
        return self.game.book.positions.describe(self.state, self.game.options, self.game.house)

    def copy(self) -> Round:
        """An independent copy: playing on one leaves the other as it is."""
        twin = Round(self.game, self.state.copy())
        twin._start = self._start
        twin._moves = self._moves[:]
        return twin


class Game:
    """A rule book bound to checked house rules; made by `game`."""

    def __init__(self, book: Rulebook, options: Options) -> None:
        self.book = book
        self.options = options
        self.house = book.freeze(options)

    def __repr__(self) -> str:
        return f"game({self.book.name!r}, {self.options.to_words()})"

    @property
    def players(self) -> int:
        """How many people sit at the table."""
        return int(getattr(self.options, "players", 1))

    @property
    def sides(self) -> int:
        """How many sides score."""
        return self.book.rules.sides(self.house)

    def seat(self, seat: int | None) -> int:
        """The seat's number, SPECTATOR for None; ValueError if the table has no such seat."""
        if seat is None:
            return SPECTATOR
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        return seat

    def begin(self, dealer: int = 0) -> Any:
        """A state in which a match begins and nothing is dealt."""
        state = self.book.state()
        self.book.rules.begin_match(state, self.house, self.seat(dealer))
        return state

    def pack(self) -> list[int]:
        """The cards in play, unshuffled."""
        room = [0] * self.book.pack_size
        return room[: self.book.rules.fill_pack(self.house, room)]

    def shuffled(self, seed: str) -> list[int]:
        """The pack as `seed` shuffles it, or as the first of ``seed/2``, ``seed/3``, … does whose deal the house rules accept."""
        cards = self.pack()
        pack = chance.shuffled(cards, seed)
        if self.book.judge:
            acceptable = importlib.import_module(self.book.judge).acceptable
            attempt = 1
            while not acceptable(self.options, self.house, pack):
                attempt += 1
                pack = chance.shuffled(cards, f"{seed}/{attempt}")
        return pack

    def deal_from(self, state: Any, seed: str) -> None:
        """Deal the next round of a match into `state`, every card from `seed`."""
        state.generator = chance.generator(seed)
        pack = self.shuffled(seed)
        count = len(pack)
        self.book.rules.deal(state, self.house, pack + [0] * (self.book.pack_size - count), count)

    def deal(self, seed: int | str = 0, dealer: int = 0) -> Round:
        """A round dealt from `seed`: the same seed gives the same cards on every machine."""
        state = self.begin(dealer)
        self.deal_from(state, str(seed))
        return Round(self, state)

    def position(self, given: Mapping[str, Any], seed: int | str = 0) -> Round:
        """A round in the situation that `given` describes (see the game's position.py); PositionError if it cannot be.

        Cards that nobody has told are drawn from `seed`.
        """
        return Round(self, self.book.positions.set_up(given, self.options, self.house, str(seed)))

    def rules(self) -> list[Section]:
        """The rule book as these options stand."""
        return self.book.pages.rule_book(self.options)


def game(name: str, /, preset: str | None = None, **options: Any) -> Game:
    """The game `name` under house rules: a preset, then single options.

    UnknownGameError if there is no such game; OptionError says which options are unknown, out of range or clash, and why.
    """
    book = rulebook(name)
    return Game(book, book.options.make(preset, **options))


__all__ = ["Game", "IllegalMoveError", "MoveError", "NotOverError", "PositionError", "Round", "Score", "game"]
