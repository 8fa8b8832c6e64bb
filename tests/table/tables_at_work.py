"""Tables for tests: an honest store in memory, clients that keep what they are sent, and a room to put them in."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence

import msgspec

import nineteenth
from nineteenth.table import wire
from nineteenth.table.events import Chair, Created, Entry, decode, encode
from nineteenth.table.live import Live, Settings
from nineteenth.table.room import Room
from nineteenth.table.store import TakenError
from nineteenth.table.table import token_hash

TOKENS = [letter * 24 for letter in "abcdefghijkl"]
FAST = Settings(bot_pause=0.0, grace=0.2)


class MemoryStore:
    """Keeps the log as bytes, as a database would, and holds to the one law: a number is given once."""

    def __init__(self) -> None:
        self.rows: dict[str, list[tuple[int, int, int, str, bytes]]] = {}

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await asyncio.sleep(0)
        kept = self.rows.setdefault(table, [])
        if entries[0].seq != len(kept) + 1:
            raise TakenError
        kept += [(e.seq, e.at_ms, e.seat, e.key, encode(e.event)) for e in entries]

    async def read(self, table: str) -> list[Entry]:
        return [Entry(*row[:4], decode(row[4])) for row in self.rows.get(table, [])]

    async def close(self) -> None:
        pass


class Pocket:
    """A client that keeps every frame it is sent."""

    def __init__(self, token: str | None = None) -> None:
        self.viewer = -1
        self.token = token
        self.raw: list[bytes] = []
        self.dropped = False
        self._keys = itertools.count()

    def offer(self, data: bytes) -> None:
        self.raw.append(data)

    def drop(self) -> None:
        self.dropped = True

    @property
    def frames(self) -> list[dict]:
        return [msgspec.json.decode(data) for data in self.raw]

    def last(self, kind: str) -> dict:
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)

    @property
    def newest(self) -> dict:
        """The newest frame that says what may be played."""
        return next(frame for frame in reversed(self.frames) if "legal" in frame)

    def key(self) -> str:
        return f"k{next(self._keys)}"


def created(people: int = 2, bot_names: Sequence[str] = (), name: str = "golf", **options) -> Created:
    players = people + len(bot_names)
    game = nineteenth.game(name, players=players, **options)
    chairs = [Chair("person", f"P{seat}", "", token_hash(TOKENS[seat])) for seat in range(people)]
    chairs += [Chair("bot", f"B{at}", bot) for at, bot in enumerate(bot_names)]
    return Created(name, game.book.rules_version, game.options.to_words(), chairs, "5ec2e7" * 8)


async def open_table(store: MemoryStore, what: Created, settings: Settings = FAST) -> Live:
    """A live table with that beginning."""
    await store.append("table", [Entry(1, 0, -1, "", what)])
    live = await Room(store, settings).find("table")
    assert live is not None
    return live


async def join_all(live: Live, people: int) -> list[Pocket]:
    clients = [Pocket(TOKENS[seat]) for seat in range(people)]
    for client in clients:
        await live.join(client)
    return clients


async def start(live: Live, client: Pocket) -> None:
    await live.request(client, wire.Start(client.key()))
