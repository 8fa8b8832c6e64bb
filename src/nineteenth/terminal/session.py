"""A match at one keyboard: people and opponents in turn, in numbered choices and in a player's own words."""

from __future__ import annotations

import contextlib
import pathlib
from collections.abc import Callable, Mapping
from typing import Protocol

from nineteenth.api import IllegalMoveError, Round
from nineteenth.games.contract import SPECTATOR, MoveError
from nineteenth.match import Match
from nineteenth.terminal import report
from nineteenth.terminal.lines import Lines
from nineteenth.terminal.voice import Voice


class Opponent(Protocol):
    """Whoever plays a seat that no person plays; `nineteenth.bots.Player` is one."""

    def move(self, table: Round, /) -> int:
        """The number of a move for the seat to move."""


class QuitError(Exception):
    """A person wants to leave."""


class Session:
    """One sitting. Seats without an opponent are people's; several people hand the keyboard over where they must not look.

    `file` is where the record goes when the sitting ends, however it ends.
    """

    def __init__(
        self,
        match: Match,
        voice: Voice,
        lines: Lines,
        opponents: Mapping[int, Opponent],
        file: pathlib.Path | None = None,
    ) -> None:
        self.match = match
        self.voice = voice
        self.lines = lines
        self.opponents = opponents
        self.people = [seat for seat in range(match.game.players) if seat not in opponents]
        self.file = file
        self._own_files = {file}
        self._unseen: dict[int, list[str]] = {viewer: [] for viewer in self._viewers}
        self._at_keyboard = self.people[0] if self.people else SPECTATOR
        self._board_is_old = True
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "moves": self._list_moves,
            "board": self._show_board,
            "rules": self._show_rules,
            "why": self._why,
            "score": self._show_score,
            "undo": self._undo,
            "save": self._save,
            "void": self._void,
            "quit": self._quit,
        }

    @property
    def _viewers(self) -> list[int]:
        return self.people or [SPECTATOR]

    # --- the match ---------------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play until the match or the patience is over; whether the match is over. EOFError when the input ends before."""
        finished = True
        try:
            self._begin()
            self._play_rounds()
            self._finish()
        except QuitError:
            finished = False
            self._offer_to_save()
        finally:
            if self.file is not None:
                self._write(self.file)
        return finished

    def _begin(self) -> None:
        game = self.match.game
        name = self.voice(f"{game.book.name}-name")
        self.lines.tell(self.voice("cli-welcome", game=name, options=game.options.to_words()))
        if self.people:
            self.lines.tell(self.voice("cli-welcome-help"))

    def _play_rounds(self) -> None:
        told = len(self.match.rounds)
        while True:
            if len(self.match.rounds) > told:
                told = len(self.match.rounds)
                self._tell_round()
            seat = self.match.turn
            if self.match.over:
                return
            if seat is None:
                self._between_rounds()
            elif seat in self.opponents:
                self._make([self.opponents[seat].move(self.match.round)])
            else:
                self._decide(seat)

    def _make(self, moves: list[int]) -> None:
        """Make legal moves, and tell every person what may be known of each."""
        game = self.match.game
        for move in moves:
            seat, table = self.match.turn, self.match.round
            if seat is None:
                return
            before = {viewer: table.sight(viewer).copy() for viewer in self._viewers}
            self.match.play(move)
            for viewer in self._viewers:
                happened = game.book.view.event(before[viewer], table.sight(viewer), game.house, seat, move, viewer)
                self._unseen[viewer] += report.event(game, happened, self.voice)
            self._board_is_old = self._board_is_old or seat != self._at_keyboard
            self._tell_news(self._at_keyboard)

    def _tell_news(self, viewer: int) -> None:
        self.lines.tell(*self._unseen[viewer])
        self._unseen[viewer].clear()

    def _tell_round(self) -> None:
        table, deal = self.match.round, self.match.played[-1]
        for news in self._unseen.values():
            news.clear()
        self.lines.tell("", self.voice("cli-round-over", round=len(self.match.rounds)))
        self.lines.tell(*report.board(self.match.game, table.sight(SPECTATOR), SPECTATOR, self.voice))
        self.lines.tell(*report.account(self.match.game, deal, self.voice))
        self.lines.tell(report.totals(self.match, self.voice), "")
        self._board_is_old = True

    def _between_rounds(self) -> None:
        if self.match.may_stop:
            choices = [self.voice("cli-choice-next-round"), self.voice("cli-choice-stop")]
            if self.people and self._choose(choices) == 1:
                self.match.stop()
                return
        self.match.next_round()

    def _finish(self) -> None:
        self.lines.tell("", *report.score_card(self.match, self.voice))
        self.lines.tell(self.voice("cli-seed", seed=self.match.seed))
        self._offer_to_save()

    # --- one decision ------------------------------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        if self._board_is_old:
            self._show_board()
        self._list_moves()
        table, decisions = self.match.round, len(self.match.round.moves)
        while self.match.round is table and len(table.moves) == decisions:
            text = self.lines.ask(self.voice("cli-prompt", seat=seat))
            if text:
                self._obey(text)

    def _obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.lower())
        # A game may have a move that begins with such a word: "?" apart, commands that take nothing stand alone.
        if command is not None and (not rest or word.lower() in ("why", "save")):
            command(rest.strip())
            return
        legal = self.match.round.legal_moves()
        if text.isdecimal() and len(text) < 6:
            if not 1 <= int(text) <= len(legal):
                self.lines.tell(self.voice("cli-no-such-choice", text=text, last=len(legal)))
                return
            text = legal[int(text) - 1]
        self._move(text)

    def _move(self, text: str) -> None:
        try:
            moves = self.match.round.parse(text)
            refused = self.match.round.why_not(text)
        except MoveError as fault:
            self.lines.tell(self.voice.sentence(fault.sentence))
            return
        if refused is not None:
            self.lines.tell(self.voice.sentence(refused))
            return
        self._make(moves)

    def _hand_over(self, seat: int) -> None:
        """Let the next person sit down, where the one before knows less or other things than he does."""
        table, before = self.match.round, self._at_keyboard
        if seat == before:
            return
        self._at_keyboard = seat
        self._board_is_old = True
        if table.sight(before).copy() != table.sight(seat):
            if self.lines.interactive:
                self.lines.ask(self.voice("cli-prompt-hide", seat=before))
                self.lines.hide()
            self.lines.ask(self.voice("cli-hand-over", seat=seat))

    def _choose(self, choices: list[str]) -> int:
        self.lines.tell(*(f"  {number}  {words}" for number, words in enumerate(choices, 1)))
        while True:
            text = self.lines.ask(self.voice("cli-prompt-choice", last=len(choices)))
            if text == "quit":
                raise QuitError
            if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(choices):
                return int(text) - 1
            self.lines.tell(self.voice("cli-no-such-choice", text=text, last=len(choices)))

    # --- what else a person may ask for ------------------------------------------------------------------------------

    def _help(self, rest: str = "") -> None:
        self.lines.tell(self.voice("cli-help-intro"))
        for word in self._commands:
            if word not in ("?", "help"):
                self.lines.tell("  " + self.voice(f"cli-help-{word}"))

    def _list_moves(self, rest: str = "") -> None:
        legal = self.match.round.legal_moves()
        self.lines.tell(self.voice("cli-your-move", seat=self._at_keyboard))
        self.lines.tell(*(f"  {number}  {self.voice.card(words)}" for number, words in enumerate(legal, 1)))

    def _show_board(self, rest: str = "") -> None:
        sight = self.match.round.sight(self._at_keyboard)
        self.lines.tell("", *report.board(self.match.game, sight, self._at_keyboard, self.voice))
        self._board_is_old = False

    def _show_rules(self, rest: str = "") -> None:
        self.lines.tell(*report.rules(self.match.game, self.voice))

    def _why(self, rest: str) -> None:
        if not rest:
            self.lines.tell(self.voice("cli-why-what"))
            return
        try:
            refused = self.match.round.why_not(rest)
        except MoveError as fault:
            refused = fault.sentence
        self.lines.tell(self.voice("cli-allowed", text=rest) if refused is None else self.voice.sentence(refused))

    def _show_score(self, rest: str = "") -> None:
        self.lines.tell(*report.score_card(self.match, self.voice))

    def _undo(self, rest: str = "") -> None:
        taken_back = self.match.round.moves[-1:]
        try:
            self.match.undo()
        except IllegalMoveError as fault:
            self.lines.tell(self.voice.sentence(fault.sentence))
            return
        told = self.voice("cli-undone", seat=self._at_keyboard, move=taken_back[0])
        self.lines.tell(told)
        for viewer in self._viewers:
            if viewer != self._at_keyboard:
                self._unseen[viewer].append(told)
        self._board_is_old = True

    def _void(self, rest: str = "") -> None:
        self.match.void_round()
        told = self.voice("cli-voided")
        self.lines.tell(told)
        for viewer in self._viewers:
            self._unseen[viewer] = [] if viewer == self._at_keyboard else [told]
        self._board_is_old = True
        self.match.next_round()

    def _quit(self, rest: str = "") -> None:
        raise QuitError

    # --- the record --------------------------------------------------------------------------------------------------

    def _offer_to_save(self) -> None:
        if self.file is not None or not self.people:
            return
        # A lone number answers a question that is no longer asked; it names no file.
        with contextlib.suppress(EOFError):
            while (name := self.lines.ask(self.voice("cli-prompt-save"))) and not name.isdecimal():
                if self._save_as(name):
                    return

    def _save(self, rest: str) -> None:
        if rest:
            self._save_as(rest)
        else:
            self.lines.tell(self.voice("cli-save-what"))

    def _save_as(self, name: str) -> bool:
        path = pathlib.Path(name).expanduser()
        if path not in self._own_files and path.exists():
            self.lines.tell(self.voice("cli-file-exists", file=name))
            return False
        return self._write(path)

    def _write(self, path: pathlib.Path) -> bool:
        from nineteenth import record

        try:
            path.write_text(record.write(self.match), encoding="utf-8")
        except OSError as fault:
            self.lines.tell(self.voice("cli-file-not-written", file=str(path), reason=fault.strerror or str(fault)))
            return False
        self._own_files.add(path)
        self.lines.tell(self.voice("cli-saved", file=str(path)))
        return True
