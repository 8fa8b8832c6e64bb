"""Table logs in a database, through SQLAlchemy Core: SQLite in a file, with one writer that commits in batches.

A commit that reaches the disk costs milliseconds; one writer takes what is waiting, commits once, and releases everybody.
"""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, event, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nineteenth.table import schema
from nineteenth.table.events import Entry, decode, encode
from nineteenth.table.store import TakenError

BATCH = 256
MIGRATIONS = pathlib.Path(__file__).parent / "migrations"


class DatabaseStore:
    """A `store.Store` in the database at `url`. Made by `open_store`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep the entries, all or none; returns when they are on disk. TakenError if a number is taken."""
        waiting = _Waiting([_row(table, entry) for entry in entries])
        self._queue.put_nowait(waiting)
        await waiting.kept

    async def read(self, table: str) -> list[Entry]:
        """The whole log of a table, in order."""
        query = select(schema.entry).where(schema.entry.c.table_id == table).order_by(schema.entry.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(row.seq, row.at_ms, row.seat, row.key, decode(row.body)) for row in rows]

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        self._queue.put_nowait(None)
        await self._writer
        await self._engine.dispose()

    async def _write(self) -> None:
        async with self._engine.connect() as connection:
            while True:
                batch = await self._gather()
                kept = [waiting for waiting in batch if waiting is not None]
                if kept:
                    await self._keep(connection, kept)
                if len(kept) < len(batch):
                    return

    async def _gather(self) -> list[_Waiting | None]:
        """Everything that waits to be written, at least one; None is the wish to stop."""
        batch = [await self._queue.get()]
        while len(batch) < BATCH and batch[-1] is not None and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        return batch

    async def _keep(self, connection: AsyncConnection, batch: list[_Waiting]) -> None:
        try:
            await self._commit(connection, batch)
        except Exception as fault:
            if len(batch) == 1:
                batch[0].fail(TakenError() if isinstance(fault, IntegrityError) else fault)
                return
            # One of them is at fault: the others must not suffer for it.
            for waiting in batch:
                await self._keep(connection, [waiting])

    async def _commit(self, connection: AsyncConnection, batch: list[_Waiting]) -> None:
        rows = [row for waiting in batch for row in waiting.rows]
        try:
            await connection.execute(insert(schema.entry), rows)
            await connection.commit()
        except BaseException:
            await connection.rollback()
            raise
        for waiting in batch:
            waiting.succeed()


class _Waiting:
    """Rows on their way to the disk, and who waits for them."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows = rows
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.kept.done():
            self.kept.set_result(None)

    def fail(self, fault: Exception) -> None:
        if not self.kept.done():
            self.kept.set_exception(fault)


def _row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "at_ms": entry.at_ms,
        "seat": entry.seat,
        "key": entry.key,
        "kind": str(type(entry.event).__struct_config__.tag),
        "body": encode(entry.event),
    }


async def open_store(path: str | pathlib.Path) -> DatabaseStore:
    """The store in the SQLite file at `path`, made and brought to the newest schema if need be."""
    pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

    @event.listens_for(engine.sync_engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    async with engine.connect() as connection:
        await connection.run_sync(_migrate)
        await connection.commit()
    return DatabaseStore(engine)


def _migrate(connection: Connection) -> None:
    if _revision(connection) == schema.REVISION:
        return
    # Loading Alembic takes a third of a second: only a database that needs it waits for that.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: Connection) -> str | None:
    """The revision of the schema that the database has, None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
