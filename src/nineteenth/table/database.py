"""Table logs in a database, through SQLAlchemy Core: SQLite in a file, with one writer that commits in batches.

A commit that reaches the disk costs milliseconds; one writer takes what is waiting, commits once, and releases everybody.
"""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from nineteenth.table import schema
from nineteenth.table.events import Entry, decode, encode
from nineteenth.table.store import TakenError

BATCH = 256
BUSY = 4  # entries in a commit from which on the next one waits a little for more to come
BUSY_WAIT = 0.002  # seconds
MIGRATIONS = pathlib.Path(__file__).parent / "migrations"

Row = tuple[str, int, int, int, str, str, bytes]
Result = TypeVar("Result")


class DatabaseStore:
    """A `store.Store` in the database of `engine`, used in `thread` alone. Made by `open_store`."""

    def __init__(self, engine: Engine, thread: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._thread = thread
        # As text, the statement takes the rows as they are.
        self._insert = str(insert(schema.entry).compile(engine))
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep the entries, all or none; returns when they are on disk. TakenError if a number is taken."""
        waiting = _Waiting([_row(table, entry) for entry in entries])
        self._queue.put_nowait(waiting)
        await waiting.kept

    async def read(self, table: str) -> list[Entry]:
        """The whole log of a table, in order."""
        return await _in_thread(self._thread, self._read, table)

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        self._queue.put_nowait(None)
        await self._writer
        await _in_thread(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _write(self) -> None:
        last = 0
        while True:
            if last >= BUSY:
                # Where many play at once a commit for all of them costs each of them less.
                await asyncio.sleep(BUSY_WAIT)
            batch = await self._gather()
            kept = [waiting for waiting in batch if waiting is not None]
            if kept:
                await self._keep(kept)
            if len(kept) < len(batch):
                return
            last = len(kept)

    async def _gather(self) -> list[_Waiting | None]:
        """Everything that waits to be written, at least one; None is the wish to stop."""
        batch = [await self._queue.get()]
        while len(batch) < BATCH and batch[-1] is not None and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        return batch

    async def _keep(self, batch: list[_Waiting]) -> None:
        try:
            await _in_thread(self._thread, self._commit, [row for waiting in batch for row in waiting.rows])
        except Exception as fault:
            if len(batch) == 1:
                batch[0].fail(TakenError() if isinstance(fault, IntegrityError) else fault)
                return
            # One of them is at fault: the others must not suffer for it.
            for waiting in batch:
                await self._keep([waiting])
        else:
            for waiting in batch:
                waiting.succeed()

    def _commit(self, rows: list[Row]) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(self._insert, rows)

    def _read(self, table: str) -> list[Entry]:
        query = select(schema.entry).where(schema.entry.c.table_id == table).order_by(schema.entry.c.seq)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Entry(row.seq, row.at_ms, row.seat, row.key, decode(row.body)) for row in rows]


class _Waiting:
    """Rows on their way to the disk, and who waits for them."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        if not self.kept.done():
            self.kept.set_result(None)

    def fail(self, fault: Exception) -> None:
        if not self.kept.done():
            self.kept.set_exception(fault)


def _row(table: str, entry: Entry) -> Row:
    """In the order of the schema's columns."""
    kind = str(type(entry.event).__struct_config__.tag)
    return table, entry.seq, entry.at_ms, entry.seat, entry.key, kind, encode(entry.event)


async def _in_thread(thread: ThreadPoolExecutor, work: Callable[..., Result], *args: Any) -> Result:
    return await asyncio.get_running_loop().run_in_executor(thread, work, *args)


async def open_store(path: str | pathlib.Path) -> DatabaseStore:
    """The store in the SQLite file at `path`, made and brought to the newest schema if need be."""
    pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{path}")

    @event.listens_for(engine, "connect")
    def set_pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    thread = ThreadPoolExecutor(1, "database")
    await _in_thread(thread, _prepare, engine)
    return DatabaseStore(engine, thread)


def _prepare(engine: Engine) -> None:
    with engine.begin() as connection:
        _migrate(connection)


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
