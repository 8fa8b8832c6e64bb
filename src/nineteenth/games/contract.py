"""What every game offers, under the same names; docs/contract.md says why it is cut this way.

A game is a package with the files below and one `Rulebook` that binds them. Everything above the games (match, record, bots,
table, screens) reaches them through the `Rulebook` alone and never names a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from nineteenth.games.layout import Ints, Layout
from nineteenth.games.options import Options

NOBODY = -1
SPECTATOR = -1  # the viewer that knows what lies open and nothing else


class Sentence(NamedTuple):
    """Words for people: a message of the catalogue, what it mentions, and the rule it rests on ('' if none).

    An argument called ``seat`` (or ending in ``_seat``) is a seat's number; whoever prints the sentence knows the names and
    adds them as ``player`` (or ``…_player``), which is what the message mentions. An argument may be a list of sentences, said
    with commas between them, or a list of such lists, with semicolons.
    """

    id: str
    args: Mapping[str, Any] = {}
    rule: str = ""

    def __str__(self) -> str:
        """The sentence in English, with its rule in brackets."""
        from nineteenth.messages import sentences

        return sentences([self])


class MoveError(ValueError):
    """Words that are no move of the game: nothing was played. `sentence` says what is wrong."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        super().__init__(sentence)

    def __str__(self) -> str:
        from nineteenth.messages import sentences

        return sentences([self.sentence])


class PositionError(ValueError):
    """A position that cannot be: `sentence` says what is wrong with it."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        super().__init__(sentence)

    def __str__(self) -> str:
        from nineteenth.messages import sentences

        return sentences([self.sentence])


class Section(NamedTuple):
    """A chapter of the rule book as the options stand: its heading and its paragraphs, each with its rule identifier."""

    title: Sentence
    paragraphs: Sequence[Sentence]


class Rules(Protocol):
    """`rules.py`: numbers in, numbers out, in the compiled subset (docs/one_source.md); `s` a state, `o` the frozen options.

    `refusal`, `legal_moves` and `to_move` also work on the view of the seat to move.
    """

    MAX_MOVES: int  # room that `legal_moves` needs in `out`
    SCORE_SIZE: int  # room that `score` needs

    def fill_pack(self, o: Any, pack: Ints, /) -> int:
        """Write the cards in play, unshuffled, to `pack`; how many. A game without chance writes none."""

    def begin_match(self, s: Any, o: Any, dealer: int, /) -> None:
        """Nothing played or scored yet; `dealer` deals first."""

    def deal(self, s: Any, o: Any, pack: Ints, count: int, /) -> None:
        """Begin a round with the shuffled pack, its first card on top. The match's fields and the generator stay."""

    def is_over(self, s: Any, /) -> bool:
        """Whether the round is over."""

    def to_move(self, s: Any, o: Any, /) -> int:
        """The seat (the person) that decides next, -1 when the round is over."""

    def refusal(self, s: Any, o: Any, move: int, /) -> int:
        """0 if the seat to move may make `move`, else the number of the reason."""

    def legal_moves(self, s: Any, o: Any, out: Ints, /) -> int:
        """Write all legal moves to `out`; how many. At least one until the round is over."""

    def random_move(self, s: Any, o: Any, source: Ints, out: Ints, /) -> int:
        """A fair choice among the legal moves, drawn from the generator `source` (four words, moved on); `out` is room."""

    def apply(self, s: Any, o: Any, move: int, /) -> None:
        """Make a legal move."""

    def may_undo(self, s: Any, o: Any, /) -> bool:
        """Whether the last move may be taken back: nothing was revealed by it and nobody has acted since."""

    def sides(self, o: Any, /) -> int:
        """How many sides score."""

    def side_of(self, o: Any, seat: int, /) -> int:
        """The side a seat scores for."""

    def score(self, s: Any, o: Any, out: Ints, /) -> None:
        """The finished round's points, one entry a side first, then whatever the account is made from."""

    def end_round(self, s: Any, o: Any, points: Ints, /) -> None:
        """Add up, name the next dealer (`s.dealer`), set `s.match_over` and `s.winners` (mask of sides)."""

    def may_stop(self, s: Any, o: Any, /) -> bool:
        """Whether the players may now end the match by agreement."""

    def stop(self, s: Any, o: Any, /) -> None:
        """End the match by agreement: set `s.match_over` and `s.winners`."""


class View(Protocol):
    """`view.py`: what one seat may know, built up from what lies open and what is the seat's."""

    def fill_view(self, s: Any, o: Any, seat: int, v: Any, /) -> None:
        """Write what `seat` (or SPECTATOR) has lawfully seen to `v`, a `layout.blank` state. In the compiled subset."""

    def present(self, v: Any, o: Any, options: Any, seat: int, /) -> dict[str, Any]:
        """The view in words and cards, ready for JSON: what a screen shows."""

    def event(self, before: Any, after: Any, o: Any, seat: int, move: int, viewer: int, /) -> dict[str, Any]:
        """What `viewer` may know of `seat`'s move, made from the viewer's views before and after it."""

    def narrate(self, event: Mapping[str, Any], /) -> Sentence:
        """The event as a line of the log."""

    def account(self, numbers: Sequence[int], s: Any, o: Any, options: Any, /) -> list[list[Sentence]]:
        """How each side's points came about, from what `score` wrote."""


class Moves(Protocol):
    """`moves.py`: moves as words, both ways, and why not."""

    def say(self, move: int, o: Any, /) -> str:
        """The words of a move."""

    def parse(self, text: str, v: Any, o: Any, /) -> list[int]:
        """The moves that a player's words mean in his view `v`: one, or the parts of a turn spoken as one.

        MoveError if the words mean none, or may mean more than one. Whether the moves are legal is for `Rules.refusal`.
        """

    def explain(self, reason: int, move: int, v: Any, o: Any, /) -> Sentence:
        """The sentence and rule behind a reason number, from the mover's view `v` alone."""


class Positions(Protocol):
    """`position.py`: any situation of a real table as a dictionary, both ways."""

    def set_up(self, given: Mapping[str, Any], options: Any, o: Any, seed: str, /) -> Any:
        """The state that `given` describes; what it leaves open is drawn from `seed`. PositionError if it cannot be."""

    def describe(self, s: Any, options: Any, o: Any, /) -> dict[str, Any]:
        """The dictionary from which `set_up` makes this state again (hidden cards and all: not for players)."""


class Pages(Protocol):
    """`pages.py`: the rule book as the options stand."""

    def rule_book(self, options: Any, /) -> list[Section]:
        """The chapters, good enough to play from with real cards."""


@dataclass(frozen=True)
class Rulebook:
    """One game. `rules_version` goes up whenever the rules behave differently; records carry it.

    `seats` are the fewest and most people; `decisions` bounds a round's decisions; `lower_wins`
    tells which way the totals run.
    """

    name: str
    rules_version: int
    options: type[Options]
    state: type[Layout]
    house: type[Layout]
    freeze: Callable[[Any], Any]
    rules: Rules
    view: View
    moves: Moves
    positions: Positions
    pages: Pages
    # guess(v, o, seat, generator, s): write to `s` a state drawn at random from those that fit the view; compiled subset.
    guess: Callable[[Any, Any, int, Ints, Any], None]
    # board(v, o, options, seat): the view as lines for a terminal and a screen reader, one for each thing on the table.
    board: Callable[[Any, Any, Any, int], list[Sentence]]
    seats: tuple[int, int]
    pack_size: int  # room that `fill_pack` needs
    decisions: int
    lower_wins: bool
    # Modules whose functions are compiled together, the game's own and what they call.
    compiled_modules: tuple[Any, ...]
    # Where house rules may ask for deals of a kind: the module whose `acceptable(options, house, pack)` judges a shuffle;
    # "" where every deal will do. A module's name, for what judges (a solver) stands above the games.
    judge: str = ""
