"""What to play now, when the order of the stock is not known."""

from __future__ import annotations

import math
from typing import NamedTuple

from nineteenth import chance
from nineteenth.games.contract import Sentence
from nineteenth.games.golf_solitaire.guess import unseen
from nineteenth.games.golf_solitaire.moves import say
from nineteenth.games.golf_solitaire.rules import MAX_MOVES, apply, legal_moves
from nineteenth.games.golf_solitaire.state import EMPTY, MAX_PACK, House, State
from nineteenth.solvers.golf_solitaire.answer import ready_engine, solve
from nineteenth.solvers.golf_solitaire.problem import from_state


class Candidate(NamedTuple):
    """A legal move, the mean score over the sampled orders, its standard error, and how it compares with the best one.

    `worse_by` is the mean difference to the best move, both scored on the same orders, `worse_error` its standard error.
    """

    move: int
    mean: float
    error: float
    worse_by: float
    worse_error: float


class Advice(NamedTuple):
    """The legal moves, the best first, and what the judgement rests on.

    Each sampled order of the unseen cards was solved exactly after each move, so the means are what a player would reach who
    knew the stock from the next move on: too good in themselves, fair as a comparison. `sure` is the probability that the
    first move is better than each other one by this measure (by the normal approximation of the paired differences; 0.5 for a
    tie); `exact` tells that nothing is hidden any more, so that no chance is left in it.
    """

    candidates: list[Candidate]
    samples: int
    exact: bool
    sure: float

    @property
    def move(self) -> int:
        """The move to play."""
        return self.candidates[0].move

    def sentences(self, house: House) -> list[Sentence]:
        """The advice in words: the move, how it was found, and how sure it is."""
        best = self.candidates[0]
        words = {"move": say(best.move, house), "mean": round(best.mean, 2), "error": round(best.error, 2)}
        if self.exact:
            return [Sentence("golf_solitaire-advice-exact", words)]
        lines = [
            Sentence("golf_solitaire-advice-move", words),
            Sentence("golf_solitaire-advice-how", {"samples": self.samples}),
        ]
        if len(self.candidates) > 1:
            second = self.candidates[1]
            args = {
                "move": say(second.move, house),
                "worse": round(second.worse_by, 2),
                "error": round(second.worse_error, 2),
                "sure": math.floor(100 * self.sure),
            }
            lines.append(Sentence("golf_solitaire-advice-sure", args))
        return lines


def advise(view: State, house: House, *, samples: int = 32, seed: str | int = 0) -> Advice:
    """The legal moves of a view by expected score over unseen stock orders, drawn from `seed`; the same for each move.

    ValueError if the game is over or `samples` is less than 2.
    """
    room = [0] * MAX_MOVES
    moves = room[: legal_moves(view, house, room)]
    if not moves:
        raise ValueError("the game is over: there is nothing to advise")
    if samples < 2:
        raise ValueError("at least two samples are needed to tell how sure they are")
    loose = [0] * MAX_PACK
    hidden = loose[: unseen(view, house, loose)]
    exact = len(hidden) < 2
    orders = [hidden] if exact else [chance.shuffled(hidden, f"{seed}/{k}") for k in range(samples)]
    scores = [[_score(view, house, order, move) for order in orders] for move in moves]
    return _judged(moves, scores, exact)


def _score(view: State, house: House, order: list[int], move: int) -> int:
    state = view.copy()
    state.stock = order + [EMPTY] * (MAX_PACK - len(order))
    apply(state, house, move)
    problem = from_state(state, house)
    return solve(problem, line=False, engine=ready_engine(problem)).score(bool(house.bonus_for_stock))


def _judged(moves: list[int], scores: list[list[int]], exact: bool) -> Advice:
    samples = len(scores[0])
    best = min(scores, key=sum)
    found = []
    for move, run in zip(moves, scores, strict=True):
        mean, error = _mean(run)
        worse, worse_error = _mean([mine - least for mine, least in zip(run, best, strict=True)])
        found.append((run is not best, Candidate(move, mean, error, worse, worse_error)))
    found.sort(key=lambda entry: (entry[0], entry[1].mean))
    candidates = [candidate for _, candidate in found]
    sure = min((_sure(other) for other in candidates[1:]), default=1.0)
    return Advice(candidates, samples, exact, sure)


def _mean(run: list[int]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(run)
    mean = sum(run) / count
    spread = sum((value - mean) ** 2 for value in run) / (count - 1) if count > 1 else 0.0
    return mean, math.sqrt(spread / count)


def _sure(other: Candidate) -> float:
    if other.worse_error == 0:
        return 1.0 if other.worse_by > 0 else 0.5
    return 0.5 * (1 + math.erf(other.worse_by / other.worse_error / math.sqrt(2)))
