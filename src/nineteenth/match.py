"""A match: rounds, dealer rotation, running totals and its end, all by the rules of the game it is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from nineteenth import chance
from nineteenth.api import Game, IllegalMoveError, Round, Score
from nineteenth.fairness import Proof
from nineteenth.games.contract import Sentence
from nineteenth.wording import one_line, one_word


@dataclass
class Played:
    """One deal of a match: who dealt, from which seed, what was played, and what it came to once it is over.

    `proof` is there if the shuffle was a verifiable one. `void` deals (cards seen that should not have been, Golf's G3)
    do not count and are dealt anew by the same dealer.
    """

    dealer: int
    seed: str
    moves: list[tuple[int, str]] = field(default_factory=list)
    score: Score | None = None
    totals: list[int] = field(default_factory=list)
    void: bool = False
    proof: Proof | None = None


class Match:
    """Rounds of one game until its end. `round` is the deal in play, `played` all deals so far, the present one last.

    `names` are the people's, one a seat, words parted by single spaces. Everything random follows from `seed`, one word,
    unless a deal is given a seed of its own. ValueError for names and seeds that a record cannot hold.
    """

    def __init__(
        self,
        game: Game,
        seed: int | str = 0,
        *,
        dealer: int | None = None,
        names: list[str] | None = None,
        first_seed: str | None = None,
    ) -> None:
        self.game = game
        self.seed = str(seed)
        self.names = names or [f"Player {seat + 1}" for seat in range(game.players)]
        if len(self.names) != game.players:
            raise ValueError(f"{game.players} names are needed, not {len(self.names)}")
        for name in self.names:
            if not name or name != one_line(name):
                raise ValueError(f"the name {name!r} is empty, or not one line of words parted by single spaces")
        _check_seed(self.seed)
        if dealer is None:
            dealer = chance.shuffled(range(game.players), f"{self.seed}/dealer")[0]
        self.played: list[Played] = []
        self._before = game.begin(dealer)  # the match as it stood before the present deal
        self._after: Any = None  # and after it, once it is over
        self.round: Round
        self._deal(first_seed)

    def _deal(self, seed: str | None) -> None:
        seed = seed or f"{self.seed}/{len(self.played) + 1}"
        _check_seed(seed)
        state = self._before.copy()
        self.game.deal_from(state, seed)
        self.played.append(Played(state.dealer, seed))
        self.round = Round(self.game, state)
        self._after = None
        self._settle_if_over()

    @property
    def turn(self) -> int | None:
        """The seat that decides next; None between rounds and at the end."""
        return None if self.played[-1].void else self.round.turn

    @property
    def round_over(self) -> bool:
        """Whether the present round has been played and scored."""
        return self._after is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.standing.match_over)

    @property
    def standing(self) -> Any:
        """The state that holds the match's facts as they stand now: totals, next dealer, winners."""
        return self._before if self._after is None else self._after

    @property
    def totals(self) -> list[int]:
        """The running total of each side."""
        return list(self.standing.totals[: self.game.sides])

    @property
    def winners(self) -> list[int]:
        """The sides that have won; empty until the match is over."""
        return [side for side in range(self.game.sides) if self.over and self.standing.winners >> side & 1]

    @property
    def rounds(self) -> list[Played]:
        """The deals that were played to their end and count."""
        return [deal for deal in self.played if deal.score is not None]

    def play(self, move: str | int) -> None:
        """Make a move for the seat to move; errors as `Round.play`. A round that ends by it is scored at once."""
        seat = self.turn
        if seat is None:
            raise IllegalMoveError(Sentence("match-round-over"))
        before = self.round.count
        self.round.play(move)
        self.played[-1].moves += [(seat, words) for words in self.round.words_since(before)]
        self._settle_if_over()

    def undo(self) -> None:
        """Take back the last move where the rules allow it; IllegalMoveError where not."""
        self.round.undo()
        self.played[-1].moves.pop()

    def _settle_if_over(self) -> None:
        if not self.round.over:
            return
        score = self.round.score()
        self._after = self.round.state.copy()
        room = score.points + [0] * (self.game.book.rules.SCORE_SIZE - len(score.points))
        self.game.book.rules.end_round(self._after, self.game.house, room)
        self.played[-1].score = score
        self.played[-1].totals = self.totals

    def next_round(self, seed: str | None = None) -> None:
        """Deal the next round, or deal anew after a void one; IllegalMoveError while one is played or at the end."""
        if self.over or not (self.round_over or self.played[-1].void):
            raise IllegalMoveError(Sentence("match-over" if self.over else "match-round-not-over"))
        if self._after is not None:
            self._before = self._after
        self._deal(seed)

    def void_round(self) -> None:
        """The present deal does not count: `next_round` lets the same dealer deal anew. IllegalMoveError once it is scored."""
        if self.turn is None:
            raise IllegalMoveError(Sentence("match-round-over"))
        self.played[-1].void = True

    @property
    def may_stop(self) -> bool:
        """Whether the players may agree to end the match now."""
        return self.round_over and not self.over and self.game.book.rules.may_stop(self._after, self.game.house)

    def stop(self) -> None:
        """End the match by agreement; IllegalMoveError where the house rules know no such end."""
        if not self.may_stop:
            raise IllegalMoveError(Sentence("match-no-stop"))
        self.game.book.rules.stop(self._after, self.game.house)


def fit_seed(seed: str) -> bool:
    """Whether a record can hold `seed`: one word without a number sign."""
    return one_word(seed) and "#" not in seed


def _check_seed(seed: str) -> None:
    if not fit_seed(seed):
        raise ValueError(f"the seed {seed!r} is not one word without a number sign")
