"""All live tables of one process: made, found by their name, read back from the store when somebody comes."""

from __future__ import annotations

import asyncio
import secrets
import time

from nineteenth.games import rulebook
from nineteenth.games.contract import SPECTATOR
from nineteenth.games.options import Options
from nineteenth.table.events import Chair, Created, Entry
from nineteenth.table.live import Live, Settings
from nineteenth.table.store import Store
from nineteenth.table.table import Table

# Letters and digits that are not taken for one another when read aloud.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10
IDLE_SECONDS = 600.0


def new_secret() -> str:
    """A secret for one shuffle: 256 bits from the system's generator, in hexadecimal."""
    return secrets.token_hex(32)


def new_id() -> str:
    """A name for a table that nobody guesses (49 bits) and everybody can read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


class Room:
    """The tables that are open in this process. A table nobody uses is let go: its log stays."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.tables: dict[str, Live] = {}
        self._store = store
        self._settings = settings
        self._opening: dict[str, asyncio.Lock] = {}

    async def create(self, game: str, options: Options, chairs: list[Chair]) -> Live:
        """A new table, kept before it is returned."""
        identity = new_id()
        created = Created(game, rulebook(game).rules_version, options.to_words(), chairs, new_secret())
        entry = Entry(1, int(time.time() * 1000), SPECTATOR, "", created)
        await self._store.append(identity, [entry])
        return self._open(identity, [entry])

    async def find(self, identity: str) -> Live | None:
        """The table of that name, read from the store if it is not open; None if there is none."""
        await self._forget_if_stale(identity)
        if identity in self.tables:
            return self.tables[identity]
        lock = self._opening.setdefault(identity, asyncio.Lock())
        async with lock:
            if identity not in self.tables:
                entries = await self._store.read(identity)
                if not entries:
                    self._opening.pop(identity, None)
                    return None
                self._open(identity, entries)
        self._opening.pop(identity, None)
        return self.tables[identity]

    async def _forget_if_stale(self, identity: str) -> None:
        live = self.tables.get(identity)
        if live is not None and live.stale:
            del self.tables[identity]
            await live.close()

    def _open(self, identity: str, entries: list[Entry]) -> Live:
        table = Table(identity)
        for entry in entries:
            table.fold(entry)
        self.tables[identity] = Live(table, self._store, self._settings, new_secret)
        return self.tables[identity]

    async def let_go(self) -> None:
        """Close the tables at which nobody has been for a while."""
        now = time.monotonic()
        for identity, live in list(self.tables.items()):
            if not live.clients and now - live.last_used > IDLE_SECONDS:
                del self.tables[identity]
                await live.close()

    async def close(self) -> None:
        """Close all tables and the store; every log is kept."""
        for live in self.tables.values():
            await live.close()
        await self._store.close()
