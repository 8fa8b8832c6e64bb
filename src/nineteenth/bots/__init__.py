"""Computer players: those that come with a game, by name, and those that anybody registers while the program runs.

A bot is given the view of the seat it plays for and nothing else; docs/bots.md tells how to write one.

>>> import nineteenth
>>> from nineteenth import bots
>>> golf = nineteenth.game("golf", preset="four_hand")
>>> bots.names("golf")
('random', 'greedy', 'steady')
>>> table = golf.deal(seed=1)
>>> player = bots.player(golf, "greedy", seed="a chair")
>>> table.play(player.move(table))
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from nineteenth import chance
from nineteenth.api import Game, Round
from nineteenth.games import rulebook
from nineteenth.games.layout import Ints, blank

RANDOM = "random"


class Module(Protocol):
    """`bots/<game>.py`: the players that come with a game, in the compiled subset so that whole matches of them compile.

    A bot's kind is its place in `NAMES`. `room` has `ROOM` integers, at least the rules' MAX_MOVES, and `trials` holds `TRIALS`
    states of the game: both are for working on and keep nothing that counts from one decision to the next.
    """

    NAMES: tuple[str, ...]
    ROOM: int
    TRIALS: int

    def choose(self, kind: int, v: Any, o: Any, seat: int, source: Ints, room: Ints, trials: Any, /) -> int:
        """The move of `seat`, which is to move, in its view `v` under the house rules `o`; chance only from `source`."""


WordBot = Callable[[Mapping[str, Any], Sequence[str], random.Random], str]
"""A bot in words: it is given the view as a screen is, the moves that may be made, and a source of chance; it answers a move."""


class UnknownBotError(ValueError):
    """A name that no bot of the game bears; `known` lists those there are."""

    def __init__(self, game: str, name: str) -> None:
        self.game = game
        self.name = name
        self.known = names(game)
        super().__init__(f"there is no bot {name!r} for {game}; the bots are {', '.join(self.known)}")


class BotError(ValueError):
    """A bot answered with words that are no move it may make."""


_registered: dict[tuple[str, str], WordBot] = {}


def register(game: str, name: str, bot: WordBot) -> None:
    """Let `bot` play `game` under `name` from now on; ValueError if a bot of that name comes with the game."""
    rulebook(game)  # UnknownGameError
    if name in built_in(game):
        raise ValueError(f"{name!r} is a bot that comes with {game}")
    _registered[game, name] = bot


def unregister(game: str, name: str) -> None:
    """Take back `register`; nothing happens if there is no such bot."""
    _registered.pop((game, name), None)


@functools.cache
def module(game: str) -> Module | None:
    """The bots that come with a game; None if it has none of its own."""
    if importlib.util.find_spec(f"{__name__}.{game}") is None:
        return None
    found: Module = importlib.import_module(f"{__name__}.{game}")
    return found


def built_in(game: str) -> tuple[str, ...]:
    """The names of the bots that come with a game, the weakest first; every game has ``random``."""
    own = module(game)
    return (RANDOM,) if own is None else own.NAMES


def names(game: str) -> tuple[str, ...]:
    """The names of all bots that can play a game now."""
    return built_in(game) + tuple(name for where, name in _registered if where == game)


Chooser = Callable[[Any, Any, int, Ints, Ints, Any], int]
"""chooser(v, o, seat, source, room, trials): the move, as `Module.choose` of one kind."""


def chooser(game: Game, name: str) -> Chooser:
    """How the bot `name` chooses, one signature for all of them; UnknownBotError if there is none."""
    own = module(game.book.name)
    if own is not None and name in own.NAMES:
        return functools.partial(own.choose, own.NAMES.index(name))
    if name == RANDOM:
        return _random_chooser(game)
    if (game.book.name, name) in _registered:
        return _word_chooser(game, name, _registered[game.book.name, name])
    raise UnknownBotError(game.book.name, name)


def _random_chooser(game: Game) -> Chooser:
    random_move = game.book.rules.random_move

    def choose(v: Any, o: Any, seat: int, source: Ints, room: Ints, trials: Any) -> int:
        return random_move(v, o, source, room)

    return choose


def _word_chooser(game: Game, name: str, bot: WordBot) -> Chooser:
    book = game.book

    def choose(v: Any, o: Any, seat: int, source: Ints, room: Ints, trials: Any) -> int:
        legal = room[: book.rules.legal_moves(v, o, room)]
        words = [book.moves.say(move, o) for move in legal]
        view = book.view.present(v, o, game.options, seat)
        answer = bot(view, words, random.Random(chance.next_word(source)))
        if answer not in words:
            raise BotError(f"the bot {name!r} answered {answer!r}; it may play {', '.join(words)}")
        return legal[words.index(answer)]

    return choose


def room(game: Game) -> Ints:
    """Room for any bot of the game to work in."""
    own = module(game.book.name)
    return [0] * (game.book.rules.MAX_MOVES if own is None else own.ROOM)


def trials(game: Game) -> list[Any]:
    """States for any bot of the game to try things on."""
    own = module(game.book.name)
    return [game.book.state() for _ in range(0 if own is None else own.TRIALS)]


class Player:
    """A bot in a chair: the same seed makes the same choices."""

    def __init__(self, game: Game, name: str, seed: int | str = 0) -> None:
        self.game = game
        self.name = name
        self._choose = chooser(game, name)
        self._source = chance.generator(f"{seed}/bot")
        self._room = room(game)
        self._trials = trials(game)
        self._view = blank(game.book.state)

    def move(self, table: Round) -> int:
        """The number of a move for the seat to move, from that seat's view alone; ValueError when the round is over."""
        seat = table.turn
        if seat is None:
            raise ValueError("the round is over")
        self.game.book.view.fill_view(table.state, self.game.house, seat, self._view)
        return self.choose(self._view, seat)

    def choose(self, view: Any, seat: int) -> int:
        """The number of a move for `seat`, which is to move, in its `view`, a state filled by `fill_view`."""
        return int(self._choose(view, self.game.house, seat, self._source, self._room, self._trials))


def player(game: Game, name: str, seed: int | str = 0) -> Player:
    """The bot `name` ready to play `game`; UnknownBotError if there is none."""
    return Player(game, name, seed)
