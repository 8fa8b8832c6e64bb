"""Where tables are kept. The log's key (table, number) is the only arbiter of what came first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from nineteenth.table.events import Entry


class TakenError(Exception):
    """Another process has stored an entry with this number: the table must be read again."""


class Store(Protocol):
    """A store of table logs. `append` returns only when the entries are safely kept."""

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep the entries, all or none; TakenError if one of their numbers is taken."""

    async def read(self, table: str) -> list[Entry]:
        """The whole log of a table, in order; empty if there is none."""

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
