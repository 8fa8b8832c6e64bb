"""One player's Golf Solitaire: deals, undo and redo, and the solver's answers, as JSON in and JSON out.

The page runs this in the browser (Pyodide, standard library only), so that a game once loaded needs no server. Every answer
is ``{"frame": …}`` and what was asked for, or ``{"refused": {"id", "args", "rule"}}`` with nothing changed.
"""

from __future__ import annotations

import datetime as dt
import json
import time
from collections.abc import Callable, Mapping
from typing import Any

from nineteenth import chance
from nineteenth.games.contract import MoveError, PositionError, Sentence
from nineteenth.games.golf_solitaire import RULEBOOK, moves, notation, rules, view
from nineteenth.games.golf_solitaire.numbered import NUMBERS, numbered, shuffled
from nineteenth.games.golf_solitaire.options import GolfSolitaireOptions
from nineteenth.games.golf_solitaire.state import State
from nineteenth.games.golf_solitaire.tables import freeze
from nineteenth.games.options import OptionError, alternatives
from nineteenth.solvers.golf_solitaire.advice import advise
from nineteenth.solvers.golf_solitaire.answer import ready_engine, solve
from nineteenth.solvers.golf_solitaire.batch import acceptable, daily_number
from nineteenth.solvers.golf_solitaire.problem import from_state

# Orders of the stock behind a piece of advice: as many as this machine solves in the time a player waits.
FEWEST_SAMPLES, MOST_SAMPLES = 2, 32
PATIENCE = 5.0  # seconds
SEAT = 0


class RefusedError(Exception):
    """A request that is not carried out; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        super().__init__(sentence.id)


class Desk:
    """A deal in play with all its moves, and the round of deals it belongs to."""

    def __init__(self) -> None:
        self._set_house(GolfSolitaireOptions.make())
        self._begun = State()  # the match before the present deal
        self._start = State()  # the present deal before its first move
        self._state = State()
        self._moves: list[int] = []
        self._undone: list[int] = []
        self._undos = 0
        self._number: int | None = None
        self._scores: list[int] = []

    def _set_house(self, options: GolfSolitaireOptions) -> None:
        self._options = options
        self._house = freeze(options)

    # Asked ------------------------------------------------------------------------------------------------------------

    def ask(self, text: str) -> str:
        """Carry out a request ``{"do": …, …}``; the answer as JSON."""
        given = json.loads(text)
        todo: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
            "deal": self._deal,
            "next": self._next,
            "move": self._move,
            "undo": self._undo,
            "redo": self._redo,
            "restart": self._restart,
            "solve": self._solve,
            "advise": self._advise,
            "check": self._check,
        }
        try:
            answer = todo[given["do"]](given)
        except RefusedError as fault:
            answer = _refused(fault.sentence)
        except (MoveError, PositionError) as fault:
            answer = _refused(fault.sentence)
        except OptionError as fault:
            clash = fault.clashes[0]
            answer = _refused(Sentence(clash.message, clash.args, clash.rule))
        return json.dumps(answer)

    # Deals ------------------------------------------------------------------------------------------------------------

    def _deal(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A new match: deal `number`, the deal of a `day` (``2026-11-30``), or a deal as `text`."""
        changes = dict(given.get("options") or {})
        options = GolfSolitaireOptions.make(changes.pop("preset", None), **changes)
        house = freeze(options)
        begun = State()
        rules.begin_match(begun, house, 0)
        number = None
        if given.get("text"):
            start = self._from_text(given["text"], options, begun)
        else:
            number = self._which(given, options)
            start = self._from_number(number, begun, house)
        self._set_house(options)
        self._begun, self._scores = begun, []
        self._lay(start, number)
        return {"frame": self._frame(dealt=True)}

    def _which(self, given: Mapping[str, Any], options: GolfSolitaireOptions) -> int:
        if given.get("day"):
            return daily_number(dt.date.fromisoformat(given["day"]), options)
        number = int(given.get("number") or 1)
        if not 1 <= number <= NUMBERS:
            raise RefusedError(Sentence("golf_solitaire-desk-number", {"high": NUMBERS}))
        house = freeze(options)
        # Where deals must be clearable the number stands for the first such deal from there on.
        while not acceptable(options, house, shuffled(house, number)):
            number = number % NUMBERS + 1
        return number

    def _from_number(self, number: int, begun: State, house: Any) -> State:
        start = begun.copy()
        start.generator = chance.generator(str(number))
        pack = shuffled(house, number)
        rules.deal(start, house, pack + [0] * (RULEBOOK.pack_size - len(pack)), len(pack))
        return start

    def _from_text(self, text: str, options: GolfSolitaireOptions, begun: State) -> State:
        deal = notation.parse(text, options)
        columns = [" ".join(column) for column in deal.columns]
        given = {"columns": columns, "discard": deal.stock[0], "stock": " ".join(deal.stock[1:])}
        return RULEBOOK.positions.set_up(given, options, freeze(options), "desk")  # type: ignore[no-any-return]

    def _next(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The next deal of a round of several: the number after this one."""
        if not self._state.over or self._finished().match_over:
            raise RefusedError(Sentence("match-round-not-over"))
        self._scores.append(self._points())
        self._begun = self._finished()
        number = self._which({"number": (self._number or 0) % NUMBERS + 1}, self._options)
        self._lay(self._from_number(number, self._begun, self._house), number)
        return {"frame": self._frame(dealt=True)}

    def _lay(self, start: State, number: int | None) -> None:
        self._start, self._state, self._number = start, start.copy(), number
        self._moves, self._undone, self._undos = [], [], 0

    # Moves ------------------------------------------------------------------------------------------------------------

    def _move(self, given: Mapping[str, Any]) -> dict[str, Any]:
        number = moves.parse(str(given["move"]), self._state, self._house)[0]
        reason = rules.refusal(self._state, self._house, number)
        if reason:
            raise RefusedError(moves.explain(reason, number, self._state, self._house))
        if not self._undone or self._undone[-1] != number:
            self._undone = []
        else:
            self._undone.pop()
        return {"frame": self._frame(events=[self._play(number)])}

    def _play(self, number: int) -> dict[str, Any]:
        before = self._state.copy()
        rules.apply(self._state, self._house, number)
        self._moves.append(number)
        return view.event(before, self._state, self._house, SEAT, number, SEAT)

    def _undo(self, given: Mapping[str, Any]) -> dict[str, Any]:
        if not self._moves or not rules.may_undo(self._state, self._house):
            raise RefusedError(Sentence("undo-refused"))
        self._undone.append(self._moves.pop())
        self._undos += 1
        self._replay()
        return {"frame": self._frame(events=[{"kind": "undo", "seat": SEAT, **_told(self._undone[-1])}])}

    def _redo(self, given: Mapping[str, Any]) -> dict[str, Any]:
        if not self._undone:
            raise RefusedError(Sentence("golf_solitaire-desk-no-redo"))
        return {"frame": self._frame(events=[self._play(self._undone.pop())])}

    def _restart(self, given: Mapping[str, Any]) -> dict[str, Any]:
        if self._moves and not rules.may_undo(self._state, self._house):
            raise RefusedError(Sentence("undo-refused"))
        self._lay(self._start, self._number)
        return {"frame": self._frame(dealt=True)}

    def _replay(self) -> None:
        self._state = self._start.copy()
        for number in self._moves:
            rules.apply(self._state, self._house, number)

    # Answers ----------------------------------------------------------------------------------------------------------

    def _solve(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """With the stock known: the fewest cards left from here, or from the `start`, and a best line."""
        state = self._start if given.get("start") else self._state
        problem = from_state(state, self._house)
        answer = solve(problem, engine=ready_engine(problem))
        line = [moves.say(number, self._house) for number in answer.line]
        return {"answer": {"fewest_left": answer.fewest_left, "winnable": answer.winnable, "line": line}}

    def _advise(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """With the stock unknown: what to play now, as expected over sampled orders, and how sure that is."""
        if self._state.over:
            raise RefusedError(Sentence("golf_solitaire-refused-round-is-over", {}, "S8"))
        sight = RULEBOOK.state()
        view.fill_view(self._state, self._house, SEAT, sight)  # type: ignore[arg-type]
        samples = int(given.get("samples") or self._affordable())
        advice = advise(sight, self._house, samples=samples, seed=f"{len(self._moves)}")  # type: ignore[arg-type]
        lines = [{"id": line.id, "args": dict(line.args)} for line in advice.sentences(self._house)]
        return {"advice": {"move": moves.say(advice.move, self._house), "lines": lines}}

    def _affordable(self) -> int:
        """How many orders can be solved after each move in good time, by what solving the present situation takes."""
        problem = from_state(self._state, self._house)
        began = time.perf_counter()
        solve(problem, line=False, engine=ready_engine(problem))
        room = [0] * rules.MAX_MOVES
        once = (time.perf_counter() - began) * rules.legal_moves(self._state, self._house, room)
        return max(FEWEST_SAMPLES, min(MOST_SAMPLES, int(PATIENCE / max(once, 1e-6))))

    def _check(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Whether options go together, and which values would not (for the option screen without a server)."""
        changes = dict(given.get("options") or {})
        options = GolfSolitaireOptions.make(changes.pop("preset", None), **changes)
        barred = [
            {"option": name, "value": value, "line": _refused(Sentence(c.message, c.args, c.rule))["refused"]}
            for name, values in alternatives(options).items()
            for value, c in values.items()
        ]
        return {"options": options.to_dict(), "barred": barred}

    # Told -------------------------------------------------------------------------------------------------------------

    def _frame(self, events: list[dict[str, Any]] | None = None, dealt: bool = False) -> dict[str, Any]:
        room = [0] * rules.MAX_MOVES
        legal = room[: rules.legal_moves(self._state, self._house, room)]
        over = bool(self._state.over)
        return {
            "view": view.present(self._state, self._house, self._options, SEAT),
            "legal": [moves.say(number, self._house) for number in legal],
            "events": events or [],
            "dealt": dealt,
            "number": self._number,
            "text": notation.write(numbered(self._house, self._number)) if self._number else None,
            "options": self._options.to_dict(),
            "may_undo": bool(self._moves) and bool(rules.may_undo(self._state, self._house)),
            "may_redo": bool(self._undone),
            "moves": len(self._moves),
            "undos": self._undos,
            "over": over,
            "points": self._points() if over else None,
            "scores": self._scores + ([self._points()] if over else []),
            "match_over": over and bool(self._finished().match_over),
        }

    def _points(self) -> int:
        return self._numbers()[0]

    def _numbers(self) -> list[int]:
        numbers = [0] * rules.SCORE_SIZE
        rules.score(self._state, self._house, numbers)
        return numbers

    def _finished(self) -> State:
        """The match after the present deal."""
        after = self._state.copy()
        rules.end_round(after, self._house, self._numbers())
        return after


def _refused(sentence: Sentence) -> dict[str, Any]:
    return {"refused": {"id": sentence.id, "args": dict(sentence.args), "rule": sentence.rule}}


def _told(number: int) -> dict[str, Any]:
    return {"column": number - rules.PLAY + 1} if number != rules.TURN else {}
