"""A table in motion: one request after another is decided, stored, folded in and told to everybody, each their own view.

Nothing is acknowledged before it is stored. Bots move here, and stand in for people whose connection is lost for too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from nineteenth import bots
from nineteenth.games.contract import SPECTATOR
from nineteenth.table import frames, wire
from nineteenth.table.events import (
    AnyEvent,
    Chatted,
    Continued,
    Entry,
    Moved,
    Promised,
    Rematched,
    Seated,
    Started,
    Undone,
)
from nineteenth.table.presence import Presence
from nineteenth.table.store import Store, TakenError
from nineteenth.table.table import RefusedError, Table, refused


@dataclass(frozen=True)
class Settings:
    """How a table keeps time, in seconds: a bot's pause before it moves, and how long a lost person's seat waits for them."""

    bot_pause: float = 0.7
    grace: float = 60.0


class Client(Protocol):
    """One connection as the table sees it. `viewer` is its seat, SPECTATOR for a watcher; `token` the person's secret."""

    viewer: int
    token: str | None

    def offer(self, data: bytes) -> None:
        """Take a frame to send; must not wait. A connection that cannot keep up is closed by its owner."""

    def drop(self) -> None:
        """Close the connection; its page comes back by itself and is told the whole table."""


def stored_key(token: str | None, key: str) -> str:
    """A command's key as the log keeps it: the client's own, for two may choose the same, and without the client's secret."""
    return hashlib.sha256(f"{token or ''}:{key}".encode()).hexdigest()


class Live:
    """One table with its connections. All changes go through one lock, in order."""

    def __init__(self, table: Table, store: Store, settings: Settings, new_secret: Callable[[], str]) -> None:
        self.table = table
        self.presence = Presence()
        self.clients: set[Client] = set()
        self.last_used = time.monotonic()
        self.stale = False  # another process has gone on with this table: it must be read again
        self._store = store
        self._settings = settings
        self._new_secret = new_secret
        self._lock = asyncio.Lock()
        self._mover: asyncio.Task[None] | None = None
        # Who has not come yet, at a new table or after a restart, is waited for as long as who has gone.
        self._lost_at: dict[int, float] = dict.fromkeys(table.people, time.monotonic())

    # Coming and going -------------------------------------------------------------------------------------------------

    async def join(self, client: Client) -> None:
        """A connection comes: it is told the whole table, the others that it is there."""
        async with self._lock:
            await self._promise()
            client.viewer = self._seat_of(client)
            self.clients.add(client)
            self._came(client)
            client.offer(wire.encode(frames.sync(self.table, self.presence, client.viewer)))
            self._tell_changed(besides=client)
        self._wake()

    async def leave(self, client: Client) -> None:
        """A connection is gone; its seat stays its person's."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        self.presence.went(client.viewer)
        if client.viewer >= 0 and not self.presence.connected(client.viewer):
            self._lost_at[client.viewer] = time.monotonic()
        self._tell_changed()
        self._wake()

    def _seat_of(self, client: Client) -> int:
        seat = self.table.seat_of(client.token) if client.token else None
        return SPECTATOR if seat is None else seat

    def _came(self, client: Client) -> None:
        self.presence.came(client.viewer)
        self._lost_at.pop(client.viewer, None)
        self.last_used = time.monotonic()

    # Requests ---------------------------------------------------------------------------------------------------------

    async def request(self, client: Client, frame: wire.AnyClientFrame) -> None:
        """Carry out what a client asks for, or tell it why not. The same key twice is carried out once."""
        if isinstance(frame, (wire.Join, wire.Ping)):
            client.offer(wire.encode(wire.Pong()))
            return
        self.last_used = time.monotonic()
        async with self._lock:
            await self._promise()
            key = stored_key(client.token, frame.key)
            if key not in self.table.keys:
                try:
                    event = self._decide(client, frame)
                except RefusedError as fault:
                    sentence = fault.sentence
                    client.offer(wire.encode(wire.Refused(frame.key, sentence.id, dict(sentence.args), sentence.rule)))
                    return
                await self._record(client.viewer, key, event)
                if isinstance(event, Seated):
                    self._reseat()
            client.offer(wire.encode(wire.Done(frame.key, self.table.keys[key])))
            await self._promise()
        self._wake()

    def _decide(self, client: Client, frame: wire.AnyClientFrame) -> AnyEvent:
        table, seat = self.table, client.viewer
        match frame:
            case wire.Move():
                return table.move(seat, frame.move)
            case wire.Undo():
                return table.undo(seat)
            case wire.Sit():
                return table.sit(frame.seat, frame.name, client.token)
            case wire.Stand():
                return table.stand(seat)
            case wire.SetBot():
                return table.set_bot(seat, frame.seat, frame.bot)
            case wire.Start():
                return table.start(seat)
            case wire.Next():
                return table.play_on(seat)
            case wire.Agree():
                return table.agree(seat)
            case wire.Rematch():
                return table.rematch(seat)
            case wire.Words():
                return table.mix(seat, frame.text)
            case wire.Chat():
                return table.say(seat, frame.text)
            case _:
                raise refused("not-understood")

    def _reseat(self) -> None:
        """Everybody sees the table from where they sit now: who took a seat from it, who gave one up no longer."""
        for client in self.clients:
            seat = self._seat_of(client)
            if seat == client.viewer:
                continue
            self.presence.went(client.viewer)
            client.viewer = seat
            self._came(client)
            client.offer(wire.encode(frames.sync(self.table, self.presence, seat)))
        self._tell_changed()

    async def _promise(self) -> None:
        """See to it that the next deal has its secret, promised before anybody mixes in words."""
        if self.table.due:
            await self._record(SPECTATOR, "", Promised(self._new_secret()))

    async def _record(self, seat: int, key: str, event: AnyEvent) -> None:
        """Store an event, then fold it in, then tell it."""
        entry = Entry(self.table.seq + 1, int(time.time() * 1000), seat, key, event)
        try:
            await self._store.append(self.table.id, [entry])
        except TakenError:
            self.stale = True
            for client in self.clients:
                client.drop()
            raise
        before = self.table.seq
        self.table.fold(entry)
        self._tell(entry, before)

    # Telling ----------------------------------------------------------------------------------------------------------

    def _tell(self, entry: Entry, since: int) -> None:
        event, table, presence = entry.event, self.table, self.presence
        if isinstance(event, (Moved, Undone)):
            by_bot = isinstance(event, Moved) and event.by_bot
            self._each(lambda viewer: frames.told(table, entry.seat, by_bot, viewer, since))
        elif isinstance(event, (Started, Continued, Rematched)):
            self._each(lambda viewer: frames.dealt(table, presence, viewer, since))
        elif isinstance(event, Chatted):
            self._all(wire.Said(entry.seq, wire.ChatLine(*table.chat[-1])))
        else:
            self._tell_changed(since=since)
        if table.status in ("round_over", "match_over") and not isinstance(event, Chatted):
            self._all(frames.round_over(table, presence))

    def _tell_changed(self, besides: Client | None = None, since: int | None = None) -> None:
        seen = self.table.seq if since is None else since
        self._each(lambda viewer: frames.changed(self.table, self.presence, viewer, seen), besides)

    def _each(self, make: Callable[[int], wire.TableFrame], besides: Client | None = None) -> None:
        """Send every client the frame of its viewer; each viewer's is made once."""
        made: dict[int, bytes] = {}
        for client in self.clients:
            if client is besides:
                continue
            if client.viewer not in made:
                made[client.viewer] = wire.encode(make(client.viewer))
            client.offer(made[client.viewer])

    def _all(self, frame: wire.TableFrame) -> None:
        data = wire.encode(frame)
        for client in self.clients:
            client.offer(data)

    # Bots -------------------------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """See to it that somebody moves for the seat to move, if it is a bot's or its person stays away."""
        if self._mover is None or self._mover.done():
            if self._bot_for_turn() is not None or self._lost_turn():
                self._mover = asyncio.create_task(self._move_for_others())

    def _bot_for_turn(self) -> str | None:
        """The bot that has to move now. Bots wait while nobody is there to see them."""
        seat = self.table.turn
        if seat is None or not self.clients:
            return None
        chair = self.table.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return self.table.usual_bot if self.presence.stands_in(seat) else None

    def _lost_turn(self) -> bool:
        seat = self.table.turn
        return seat is not None and seat in self._lost_at and bool(self.clients)

    async def _move_for_others(self) -> None:
        # Where another process has gone on with the table, its bots move.
        with contextlib.suppress(TakenError):
            await self._keep_moving()

    async def _keep_moving(self) -> None:
        while True:
            bot = self._bot_for_turn()
            if bot is not None:
                await asyncio.sleep(self._settings.bot_pause)
                await self._bot_moves()
            elif self._lost_turn():
                await self._wait_for_person()
            else:
                return

    async def _wait_for_person(self) -> None:
        seat = self.table.turn
        lost = self._lost_at.get(seat, None) if seat is not None else None
        if seat is None or lost is None:
            return
        left = lost + self._settings.grace - time.monotonic()
        if left > 0:
            await asyncio.sleep(min(left, 1.0))
            return
        self._lost_at.pop(seat, None)
        if not self.presence.connected(seat):
            self.presence.stand_in(seat)
            self._tell_changed()

    async def _bot_moves(self) -> None:
        async with self._lock:
            # The person may be back, or the table moved on, since this was due.
            name, seat, table = self._bot_for_turn(), self.table.turn, self.table
            if name is None or seat is None or table.match is None:
                return
            player = bots.player(table.game, name, seed=f"{table.match.played[-1].seed}/{table.seq}")
            words = table.game.book.moves.say(player.move(table.match.round), table.game.house)
            await self._record(seat, "", table.move(seat, words, by_bot=True))
            await self._promise()

    async def close(self) -> None:
        """Stop moving for others."""
        if self._mover is not None:
            self._mover.cancel()
            await asyncio.gather(self._mover, return_exceptions=True)
