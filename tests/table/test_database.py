"""Logs in a real database file: kept before told, all or none, one number given once, the schema of today."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from nineteenth.table import schema
from nineteenth.table.database import MIGRATIONS, open_store
from nineteenth.table.events import Chatted, Entry, Started
from nineteenth.table.store import TakenError


def entry(seq: int, text: str = "hello") -> Entry:
    return Entry(seq, 1_700_000_000_000 + seq, 0, f"k{seq}", Chatted(text))


async def test_a_log_is_read_as_it_was_kept(tmp_path):
    store = await open_store(tmp_path / "deep" / "tables.sqlite3")
    kept = [entry(1, "tere õhtust ♠"), Entry(2, 5, 1, "", Started())]
    await store.append("a", kept[:1])
    await store.append("a", kept[1:])
    await store.append("b", [entry(1)])
    assert await store.read("a") == kept
    assert await store.read("none") == []
    await store.close()
    again = await open_store(tmp_path / "deep" / "tables.sqlite3")
    assert await again.read("a") == kept
    await again.close()


async def test_a_number_is_given_once_and_the_others_of_the_batch_do_not_suffer(tmp_path):
    store = await open_store(tmp_path / "t.sqlite3")
    await store.append("a", [entry(1)])
    tries = [store.append("a", [entry(1, "too late")]), *(store.append(f"t{n}", [entry(1)]) for n in range(50))]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert isinstance(found[0], TakenError)
    assert found[1:] == [None] * 50
    assert await store.read("a") == [entry(1)]
    await store.close()


async def test_entries_are_kept_all_or_none(tmp_path):
    store = await open_store(tmp_path / "t.sqlite3")
    await store.append("a", [entry(2)])
    with pytest.raises(TakenError):
        await store.append("a", [entry(1), entry(2)])
    assert await store.read("a") == [entry(2)]
    await store.close()


async def test_what_was_acknowledged_is_on_disk(tmp_path):
    store = await open_store(tmp_path / "t.sqlite3")
    await store.append("a", [entry(1)])
    # Another process sees it at once: nothing waits in ours.
    rows = sqlite3.connect(tmp_path / "t.sqlite3").execute("SELECT table_id, seq FROM entry").fetchall()
    assert rows == [("a", 1)]
    await store.close()


async def test_the_migrations_make_the_schema_of_today(tmp_path):
    await (await open_store(tmp_path / "t.sqlite3")).close()
    engine = create_engine(f"sqlite:///{tmp_path / 't.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == schema.REVISION
