"""One WebSocket: frames in, frames out, limits on both, and never a word about what went wrong inside."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import Counter, deque
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from nineteenth.games.contract import SPECTATOR
from nineteenth.server.settings import QUEUE, Settings
from nineteenth.table import wire
from nineteenth.table.live import Live
from nineteenth.table.room import Room
from nineteenth.table.table import OldRulesError

TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")
TOO_MANY, SLOW, BAD_ORIGIN, LEAVING = 4008, 4009, 4003, 1012

Socket = WebSocket[Any, Any, Any]

log = structlog.get_logger()


class Connection:
    """A `live.Client` over one WebSocket: frames wait in a bounded queue for its own sending task."""

    def __init__(self, socket: Socket) -> None:
        self.viewer = SPECTATOR
        self.token: str | None = None
        self.too_slow = False
        self.dropped = False
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._called: asyncio.Future[None] | None = None  # done when something waits again

    def offer(self, data: bytes) -> None:
        """Queue a frame; a connection that cannot keep up is given up: it may come back and ask for the whole."""
        if len(self._waiting) < QUEUE:
            self._waiting.append(data)
        else:
            self.too_slow = True
        if self._called is not None and not self._called.done():
            self._called.set_result(None)

    def drop(self) -> None:
        """Close the connection once what waits is sent; the page comes back by itself."""
        self.dropped = True
        self.offer(b"")

    async def send(self) -> None:
        """Send what waits, for as long as the connection lasts."""
        while not self.too_slow:
            if not self._waiting:
                self._called = asyncio.get_running_loop().create_future()
                await self._called
                continue
            data = self._waiting.popleft()
            if self.dropped and not data:
                break
            await self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
        await self._socket.close(SLOW if self.too_slow else LEAVING)


class Allowance:
    """A bucket of frames that fills again with time: short bursts pass at once, floods at the speed of the filling."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst, self._per_second = float(burst), per_second
        self._left, self._at = float(burst), time.monotonic()

    def take(self) -> float:
        """Take one frame's share; the seconds that the frame has to wait for it."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second) - 1
        self._at = now
        return max(0.0, -self._left / self._per_second)


class Door:
    """Who may come in, and how many from one address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._from: Counter[str] = Counter()

    def opens(self, socket: Socket) -> int | None:
        """None if the connection may come in, else the code it is closed with."""
        origin = socket.headers.get("origin")
        # A page of another site must not play in its visitor's name.
        if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
            return BAD_ORIGIN
        if self._from[address(socket)] >= self.settings.connections_per_address:
            return TOO_MANY
        return None

    @contextlib.contextmanager
    def inside(self, socket: Socket) -> Iterator[None]:
        """Count the connection while it is open."""
        where = address(socket)
        self._from[where] += 1
        try:
            yield
        finally:
            self._from[where] -= 1
            if not self._from[where]:
                del self._from[where]


def address(socket: Socket) -> str:
    """The address a connection comes from."""
    return socket.client.host if socket.client else ""


@websocket("/ws", include_in_schema=False)
async def play(socket: Socket) -> None:
    """A player or watcher: `wire.Join` first, then whatever they ask for."""
    door: Door = socket.app.state.door
    code = door.opens(socket)
    await socket.accept()
    if code is not None:
        await socket.close(code)
        return
    with door.inside(socket):
        connection = Connection(socket)
        sender = asyncio.create_task(connection.send())
        live: Live | None = None
        try:
            live = await _enter(socket, connection, socket.app.state.room)
            if live is not None:
                await _listen(socket, connection, live, door.settings)
        except WebSocketDisconnect:
            pass
        finally:
            if live is not None:
                await live.leave(connection)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)


async def _enter(socket: Socket, connection: Connection, room: Room) -> Live | None:
    """Wait for a `Join` that names a table; None if there is none to join."""
    frame = await _frame(socket, connection)
    if not isinstance(frame, wire.Join):
        await _turn_away(socket, "table-error-join-first")
        return None
    if frame.token is not None and not TOKEN.fullmatch(frame.token):
        await _turn_away(socket, "table-error-token")
        return None
    try:
        live = await room.find(frame.table) if len(frame.table) <= 32 else None
    except OldRulesError:
        await _turn_away(socket, "table-error-old-rules")
        return None
    if live is None:
        await _turn_away(socket, "table-error-no-table")
        return None
    connection.token = frame.token
    await live.join(connection)
    return live


async def _turn_away(socket: Socket, name: str) -> None:
    await socket.send_data(wire.encode(wire.Fault(name, {})).decode(), mode="text")
    await socket.close(4004)


async def _listen(socket: Socket, connection: Connection, live: Live, settings: Settings) -> None:
    allowance = Allowance(settings.burst, settings.per_second)
    slowed = False
    while not connection.too_slow:
        frame = await _frame(socket, connection)
        wait = allowance.take()
        if wait > 0:
            # Nothing is dropped: whoever plays faster than that is read more slowly.
            if not slowed:
                connection.offer(wire.encode(wire.Fault("table-error-too-fast", {})))
            await asyncio.sleep(wait)
        slowed = wait > 0
        if frame is not None:
            try:
                await live.request(connection, frame)
            except Exception:
                # The player must not see our insides, and one table's fault must not end the others.
                log.exception("request failed", table=live.table.id, seq=live.table.seq, request=type(frame).__name__)
                connection.offer(wire.encode(wire.Fault("table-error-inside", {})))


async def _frame(socket: Socket, connection: Connection) -> wire.AnyClientFrame | None:
    """The next frame; what cannot be understood is answered with a fault and is None."""
    text = await socket.receive_data(mode="text")
    try:
        return wire.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        connection.offer(wire.encode(wire.Fault("table-error-not-understood", {})))
        return None
