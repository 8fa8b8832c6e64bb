"""Tables that lie in the database before the server opens it: chosen house rules, a chosen shuffle, moves already made."""

from __future__ import annotations

import asyncio
import json
import pathlib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Browser

from browser.steps import PHONE, Visitor, visit
from nineteenth.api import game
from nineteenth.table.database import open_store
from nineteenth.table.events import AnyEvent, Chair, Created, Entry, Moved, Started
from nineteenth.table.table import Table, token_hash

NAMES = ("Kadri", "Mart", "Liis", "Jaan", "Anu", "Peeter")


def token_of(seat: int) -> str:
    """The token with which the person on a seat is let in again."""
    return f"seat-{seat}-of-a-prepared-table"


class Prepared:
    """A table of `name` under the house rules, people on `people`'s seats and bots on the others; moves are made in turn."""

    def __init__(
        self,
        name: str,
        preset: str,
        secret: str,
        people: Sequence[int] = (0,),
        bot: str = "random",
        identity: str = "prepared-table",
        **options: Any,
    ) -> None:
        made = game(name, preset, **options)
        self.name = name
        self.table = Table(identity)
        self.entries: list[Entry] = []
        chairs = [
            Chair("person", NAMES[seat], "", token_hash(token_of(seat)))
            if seat in people
            else Chair("bot", NAMES[seat], bot)
            for seat in range(made.players)
        ]
        self._keep(-1, Created(name, made.book.rules_version, made.options.to_words(), chairs, secret))
        self._keep(people[0], Started())

    def _keep(self, seat: int, event: AnyEvent) -> None:
        entry = Entry(self.table.seq + 1, 1_700_000_000_000, seat, "", event)
        self.table.fold(entry)
        self.entries.append(entry)

    @property
    def round(self) -> Any:
        """The deal in play."""
        assert self.table.match is not None
        return self.table.match.round

    def play(self, *moves: str) -> Prepared:
        """Make moves, each by the seat whose turn it is."""
        for move in moves:
            seat = self.table.turn
            assert seat is not None
            by_bot = self.table.chairs[seat].kind == "bot"
            self._keep(seat, self.table.move(seat, move, by_bot) if not by_bot else Moved(move, True))
        return self

    def store(self, database: pathlib.Path) -> None:
        """Write the table to the database of a server that is not yet open."""

        async def write() -> None:
            store = await open_store(database)
            await store.append(self.table.id, self.entries)
            await store.close()

        # Playwright keeps an event loop running in this thread.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, write()).result()

    def enter(
        self, browser: Browser, address: str, seat: int = 0, size: dict[str, int] = PHONE, **settings: Any
    ) -> Visitor:
        """Sit down at the table as the person on `seat`."""
        known = [{"id": self.table.id, "game": self.name, "token": token_of(seat), "seen": 1}]
        visitor = visit(browser, f"{address}health", size, **settings)
        visitor.context.add_init_script(f"localStorage.setItem('nineteenth.tables', {json.dumps(json.dumps(known))})")
        visitor.page.goto(f"{address}t/{self.table.id}")
        return visitor


def secrets(prefix: str = "secret") -> Iterable[str]:
    """Secrets to look through for a deal that fits."""
    return (f"{prefix}-{number}" for number in range(100_000))
