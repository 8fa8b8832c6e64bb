"""The table itself, without clocks, sockets or storage: what is asked for is decided, what is decided is folded in.

`decide` answers a request with the event it would be, or refuses it and changes nothing. `fold` takes an event that has been
stored. A table is the fold of its log: the same log makes the same table on any machine.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from nineteenth import fairness
from nineteenth.api import Game, game
from nineteenth.games import rulebook
from nineteenth.games.contract import SPECTATOR, MoveError, Sentence
from nineteenth.games.layout import blank
from nineteenth.match import Match
from nineteenth.table.events import (
    Agreed,
    AnyEvent,
    Chair,
    Chatted,
    Continued,
    Created,
    Entry,
    Moved,
    Promised,
    Rematched,
    Seated,
    Started,
    Undone,
    Worded,
)
from nineteenth.wording import one_line

Status = Literal["gathering", "playing", "round_over", "match_over"]
LOG_LINES = 80
NAME_LENGTH = 24
WORDS_LENGTH = 120
CHAT_LENGTH = 400


class RefusedError(Exception):
    """A request that is not carried out; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence
        super().__init__(sentence.id)


def refused(name: str, **args: Any) -> RefusedError:
    """A refusal with a sentence of the table's own."""
    return RefusedError(Sentence(f"table-refused-{name}", args))


class OldRulesError(Exception):
    """The table was begun under another version of the rules: playing on would change them under the players' hands."""


class LogLine(msgspec.Struct, frozen=True):
    """A line of the table's log for people: `open` for everybody, `own` for the seats that know more."""

    seq: int
    open: Sentence
    own: dict[int, Sentence]


def token_hash(token: str) -> str:
    """What is kept of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Table:
    """One table. Built by folding its log, the `Created` event first."""

    def __init__(self, identity: str) -> None:
        self.id = identity
        self.seq = 0
        self.game: Game
        self.chairs: list[Chair] = []
        self.status: Status = "gathering"
        self.match: Match | None = None
        self.secret = ""  # of the next deal while none is played, else of the one in play
        self.dealt_secret = ""  # of the last deal that is over: may be shown
        self.words: dict[int, str] = {}  # for the next deal
        self.agreed: set[int] = set()
        self.log: list[LogLine] = []
        self.chat: list[tuple[int, int, str]] = []
        self.keys: dict[str, int] = {}  # command key → seq of the entry it became
        self.last_events: dict[int, list[dict[str, Any]]] = {}  # viewer → what it may know of the last move
        self._views: dict[int, tuple[Any, Any]] = {}  # viewer → its view now, and before the last move

    # Asked ------------------------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens, None if it opens none."""
        kept = token_hash(token)
        return next((seat for seat, chair in enumerate(self.chairs) if chair.token_hash == kept), None)

    @property
    def turn(self) -> int | None:
        """The seat that decides next."""
        return self.match.turn if self.match is not None and self.status == "playing" else None

    @property
    def people(self) -> list[int]:
        """The seats on which people sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    @property
    def due(self) -> bool:
        """Whether the next deal still lacks its secret: `Promised` has to follow."""
        return self.status in ("round_over", "match_over") and not self.secret

    # Decided ----------------------------------------------------------------------------------------------------------

    def sit(self, at: int, name: str, token: str | None) -> Seated:
        """The person with `token` takes an empty seat, or a bot's between rounds or where nobody sits any more."""
        if token is None:
            raise refused("no-token")
        kept = token_hash(token)
        if any(chair.token_hash == kept for chair in self.chairs):
            raise refused("sits-already")
        chair = self._chair(at)
        if chair.kind == "person":
            raise refused("seat-taken", at_seat=at)
        if chair.kind == "bot" and self.status == "playing" and self.people:
            raise refused("bot-plays", at_seat=at)
        return Seated(at, Chair("person", self._free_name(name, at), "", kept))

    def stand(self, seat: int) -> Seated:
        """A person gives up the seat: empty before the match, a bot's once it is played."""
        self._person(seat)
        if self.status == "gathering":
            return Seated(seat, Chair("empty"))
        return Seated(seat, Chair("bot", self.chairs[seat].name, self.usual_bot))

    def set_bot(self, seat: int, at: int, bot: str | None) -> Seated:
        """Before the match: a bot takes a seat, or leaves it."""
        self._person(seat)
        chair = self._chair(at)
        if self.status != "gathering":
            raise refused("match-began")
        if chair.kind == "person":
            raise refused("seat-taken", at_seat=at)
        if bot is None:
            return Seated(at, Chair("empty"))
        if bot not in self.bots:
            raise refused("no-such-bot", bot=bot, known=", ".join(self.bots))
        return Seated(at, Chair("bot", self._free_name(bot.capitalize(), at), bot))

    def start(self, seat: int) -> Started:
        """Deal the first round, once all seats are taken."""
        self._person(seat)
        if self.status != "gathering":
            raise refused("match-began")
        if any(chair.kind == "empty" for chair in self.chairs):
            raise refused("seats-empty", count=sum(chair.kind == "empty" for chair in self.chairs))
        return Started()

    def mix(self, seat: int, text: str) -> Worded:
        """Words for the next shuffle, as long as nothing is dealt."""
        self._person(seat)
        said = one_line(text, WORDS_LENGTH)
        if self.status == "playing" or not self.secret:
            raise refused("no-words-now")
        # A comment sign would cut the words short in the written record.
        if not said or "#" in said:
            raise refused("bad-words")
        return Worded(said)

    def move(self, seat: int, words: str, by_bot: bool = False) -> Moved:
        """A move in words; refused with the game's own reason if it may not be made."""
        if self.match is None or self.status != "playing":
            raise refused("not-playing")
        if seat != self.match.turn:
            raise RefusedError(Sentence("table-refused-not-your-turn", {"turn_seat": self.match.turn}))
        if not by_bot and self.chairs[seat].kind != "person":
            raise refused("no-seat")
        try:
            why_not = self.match.round.why_not(words)
        except MoveError as fault:
            raise RefusedError(fault.sentence) from None
        if why_not is not None:
            raise RefusedError(why_not)
        return Moved(words, by_bot)

    def undo(self, seat: int) -> Undone:
        """Take back one's last move where the game allows it."""
        self._person(seat)
        if self.match is None or self.status != "playing" or not self.match.round.may_undo:
            raise RefusedError(Sentence("undo-refused"))
        if self.match.played[-1].moves[-1][0] != seat:
            raise RefusedError(Sentence("undo-refused"))
        return Undone()

    def play_on(self, seat: int) -> Continued:
        """Deal the next round."""
        self._person(seat)
        if self.status != "round_over":
            raise refused("no-next-round")
        return Continued()

    def agree(self, seat: int) -> Agreed:
        """Agree to end the match between two rounds."""
        self._person(seat)
        if self.match is None or not self.match.may_stop:
            raise RefusedError(Sentence("match-no-stop"))
        return Agreed()

    def rematch(self, seat: int) -> Rematched:
        """Play a new match."""
        self._person(seat)
        if self.status != "match_over":
            raise refused("match-not-over")
        return Rematched()

    def say(self, seat: int, text: str) -> Chatted:
        """Say something."""
        self._person(seat)
        said = one_line(text, CHAT_LENGTH)
        if not said:
            raise refused("nothing-said")
        return Chatted(said)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that play this game."""
        from nineteenth import bots

        return tuple(bots.names(self.game.book.name))

    @property
    def usual_bot(self) -> str:
        """The strongest of the game's own bots: it stands in for people who are away."""
        from nineteenth import bots

        return bots.built_in(self.game.book.name)[-1]

    def _chair(self, at: int) -> Chair:
        if not 0 <= at < len(self.chairs):
            raise refused("no-such-seat", seats=len(self.chairs))
        return self.chairs[at]

    def _person(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind != "person":
            raise refused("no-seat")

    def _free_name(self, name: str, at: int) -> str:
        wanted = one_line(name, NAME_LENGTH) or f"{at + 1}"
        if "#" in wanted:
            raise refused("bad-name")
        taken = {chair.name for seat, chair in enumerate(self.chairs) if seat != at}
        number, free = 2, wanted
        while free in taken:
            free, number = f"{wanted} {number}", number + 1
        return free

    # Folded -----------------------------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> None:
        """Take in a stored entry; ValueError if it is not the next one."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        self.seq = entry.seq
        if entry.key:
            self.keys[entry.key] = entry.seq
        event = entry.event
        if isinstance(event, Moved):
            self._fold_move(entry.seat, event)
        elif isinstance(event, Undone):
            self._fold_undo(entry.seat)
        else:
            self._fold_other(entry.seat, event)

    def _fold_other(self, seat: int, event: AnyEvent) -> None:
        match event:
            case Created():
                self.game = _bound(event)
                self.chairs = list(event.chairs)
                self.secret = event.secret
            case Seated():
                self._fold_seat(event)
            case Worded():
                self.words[seat] = event.text
                self._note("table-log-words", seat=seat)
            case Started() | Continued() | Rematched():
                self._deal(event)
            case Promised():
                self.secret = event.secret
            case Agreed():
                self._fold_agreement(seat)
            case Chatted():
                self.chat = [*self.chat[-LOG_LINES:], (self.seq, seat, event.text)]

    def _fold_seat(self, event: Seated) -> None:
        before, chair = self.chairs[event.at], event.chair
        self.chairs[event.at] = chair
        if self.match is not None and chair.name:
            self.match.names[event.at] = chair.name
        message = {"person": "table-log-sits", "bot": "table-log-bot-sits", "empty": "table-log-stands"}[chair.kind]
        self._note(message, name=chair.name or before.name)

    def _deal(self, event: Started | Continued | Rematched) -> None:
        proof = fairness.Proof(self.secret, fairness.commitment(self.secret), dict(self.words))
        seed = fairness.seed(self.secret, self.words)
        if isinstance(event, Continued) and self.match is not None:
            self.match.next_round(seed)
        else:
            self.match = Match(self.game, seed, names=[chair.name for chair in self.chairs], first_seed=seed)
        self.match.played[-1].proof = proof
        self.words = {}
        self.agreed = set()
        self.status = "playing"
        self.last_events = {}
        self._look()
        self._note("table-log-deal", seat=self.match.played[-1].dealer, number=len(self.match.played))
        self._see_to_end()

    def _fold_move(self, seat: int, event: Moved) -> None:
        match = self._playing()
        self.last_events = {viewer: [] for viewer in self._views}
        # A turn spoken as one may be several moves: each is told by itself.
        for number in match.round.parse(event.move):
            match.play(number)
            self._look()
            self._tell(seat, number)
        self._see_to_end()

    def _tell(self, seat: int, number: int) -> None:
        """Work out what each viewer may know of the move just made, and write the log."""
        view = self.game.book.view
        lines: dict[int, Sentence] = {}
        for viewer, (after, before) in self._views.items():
            event = view.event(before, after, self.game.house, seat, number, viewer)
            self.last_events[viewer].append(event)
            lines[viewer] = view.narrate(event)
        everybody = lines.pop(SPECTATOR)
        knowing = {viewer: line for viewer, line in lines.items() if line != everybody}
        self._write(LogLine(self.seq, everybody, knowing))

    def _fold_undo(self, seat: int) -> None:
        self._playing().undo()
        self.last_events = {viewer: [{"kind": "undo", "seat": seat}] for viewer in self._views}
        self._look()
        self._note("table-log-undo", seat=seat)

    def _fold_agreement(self, seat: int) -> None:
        self.agreed.add(seat)
        self._note("table-log-agrees", seat=seat)
        if self.agreed >= set(self.people):
            self._playing().stop()
            self.status = "match_over"

    def _see_to_end(self) -> None:
        match = self._playing()
        if not match.round_over:
            return
        self.status = "match_over" if match.over else "round_over"
        self.dealt_secret, self.secret = self.secret, ""

    def _playing(self) -> Match:
        if self.match is None:
            raise ValueError("no match has begun at this table")
        return self.match

    # Seen -------------------------------------------------------------------------------------------------------------

    def sight(self, viewer: int) -> Any:
        """The state as `viewer` (a seat or SPECTATOR) may know it now."""
        return self._sight(viewer)

    def line_for(self, line: LogLine, viewer: int) -> Sentence:
        """The log line as `viewer` may read it."""
        return line.own.get(viewer, line.open)

    def _sight(self, viewer: int) -> Any:
        return self._views[viewer][0]

    def _look(self) -> None:
        """Fill every viewer's view anew; the one before stays whole until the next look."""
        match = self._playing()
        book, house, state = self.game.book, self.game.house, match.round.state
        for viewer in range(SPECTATOR, len(self.chairs)):
            pair = self._views.get(viewer) or (blank(book.state), blank(book.state))
            book.view.fill_view(state, house, viewer, pair[1])
            self._views[viewer] = (pair[1], pair[0])

    def _note(self, message: str, /, **args: Any) -> None:
        self._write(LogLine(self.seq, Sentence(message, args), {}))

    def _write(self, line: LogLine) -> None:
        self.log.append(line)
        if len(self.log) > 2 * LOG_LINES:
            del self.log[:LOG_LINES]


def _bound(event: Created) -> Game:
    book = rulebook(event.game)
    if event.rules_version != book.rules_version:
        raise OldRulesError(event.rules_version)
    made = book.options.from_words(event.options)
    return game(event.game, made.preset, **made.changes())
