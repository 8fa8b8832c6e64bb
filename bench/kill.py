"""Kill −9 at random moments: ``python bench/kill.py [--moves 1000] [--seed 1]``.

Real clients at four tables play through a server process that is killed without warning again and again and started anew on the
same file. A client whose command was not answered sends it once more under the same key, as the browser does. At the end the
stored log is held against what the clients were told: no acknowledged move may be missing or different, none may stand twice,
and every seat that came back must have been shown the phase it left, or a later one that the log accounts for.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from dataclasses import dataclass, field

import websockets

from nineteenth.table.live import stored_key
from room import free_port

SEATS = 3
TABLES = 4
KILLS = 20  # at least


@dataclass
class Tally:
    """What clients were told."""

    moves: int = 0
    resent: int = 0
    returns: int = 0
    wrong_views: list[str] = field(default_factory=list)
    acknowledged: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)


class Server:
    """The server process; `kill` gives it no chance to finish anything."""

    def __init__(self, database: pathlib.Path) -> None:
        self.port = free_port()
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self) -> None:
        script = str(pathlib.Path(__file__).parent / "serve_for_load.py")
        self.process = subprocess.Popen([sys.executable, script, str(self.port), str(self.database)])

    async def start(self) -> None:
        self.launch()
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Seat:
    """One real client: plays at random when it may, comes back whenever the connection breaks."""

    def __init__(self, server: Server, table: str, seat: int, token: str, tally: Tally, chosen: random.Random) -> None:
        self.server, self.table, self.seat, self.token = server, table, seat, token
        self.tally, self.chosen = tally, chosen
        self.waiting: dict[str, object] | None = None  # the command that has not been answered
        self.seen: tuple[int, object] | None = None  # the newest number with the view that came with it

    async def play(self, done: asyncio.Event) -> None:
        while not done.is_set():
            try:
                link = f"ws://127.0.0.1:{self.server.port}/ws"
                async with websockets.connect(link, compression=None, open_timeout=3) as socket:
                    await socket.send(json.dumps({"type": "join", "table": self.table, "token": self.token}))
                    await self._sit_and_play(socket, done)
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _sit_and_play(self, socket: websockets.ClientConnection, done: asyncio.Event) -> None:
        sync = json.loads(await socket.recv())
        self._look_at_return(sync)
        if self.waiting is not None:
            self.tally.resent += 1
            await socket.send(json.dumps(self.waiting))
        elif sync["you"] is None:
            await self._ask(socket, {"type": "sit", "seat": self.seat, "name": f"P{self.seat}"})
        else:
            await self._answer(socket, sync)
        while not done.is_set():
            frame = json.loads(await asyncio.wait_for(socket.recv(), 5))
            if frame["type"] in ("done", "refused") and self.waiting and frame["key"] == self.waiting["key"]:
                if frame["type"] == "done" and self.waiting["type"] == "move":
                    self.tally.moves += 1
                    move = self.table, stored_key(self.token, str(frame["key"]))
                    self.tally.acknowledged[move] = (frame["seq"], str(self.waiting["move"]))
                self.waiting = None
                await self._answer(socket, self.latest)
            elif "view" in frame or frame["type"] in ("round", "table"):
                await self._answer(socket, frame)

    def _look_at_return(self, sync: dict[str, object]) -> None:
        if self.seen is not None:
            self.tally.returns += 1
            number, view = self.seen
            if sync["seq"] < number or (sync["seq"] == number and sync["view"] != view):
                self.tally.wrong_views.append(f"{self.table} seat {self.seat} at {number}")

    latest: dict[str, object] = {}  # noqa: RUF012

    async def _answer(self, socket: websockets.ClientConnection, frame: dict[str, object]) -> None:
        self.latest = frame
        if frame.get("view") is not None:
            self.seen = (frame["seq"], frame["view"])
        if self.waiting is not None:
            return
        status = frame.get("table", {}).get("status")
        if status == "gathering" and self.seat == 0:
            if all(seat["kind"] == "person" for seat in frame["table"]["seats"]):
                await self._ask(socket, {"type": "start"})
        elif status == "round_over" and self.seat == 0:
            await self._ask(socket, {"type": "next"})
        elif frame.get("legal"):
            await self._ask(socket, {"type": "move", "move": self.chosen.choice(frame["legal"])})

    async def _ask(self, socket: websockets.ClientConnection, command: dict[str, object]) -> None:
        self.waiting = {**command, "key": uuid.uuid4().hex}
        await socket.send(json.dumps(self.waiting))


def make_table(port: int, token: str) -> str:
    seats = [{"kind": "you"}, *({"kind": "person"} for _ in range(SEATS - 1))]
    body = {"game": "golf", "name": "P0", "token": token, "seats": seats, "options": {"players": SEATS, "end": "open"}}
    link = f"http://127.0.0.1:{port}/api/tables"
    request = urllib.request.Request(link, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"]


async def run(moves: int, seed: int, database: pathlib.Path) -> tuple[Tally, int]:
    chosen, tally, done = random.Random(seed), Tally(), asyncio.Event()
    server = Server(database)
    await server.start()
    players = []
    for _ in range(TABLES):
        tokens = [f"{chosen.getrandbits(128):032x}" for _ in range(SEATS)]
        table = await asyncio.to_thread(make_table, server.port, tokens[0])
        players += [
            Seat(server, table, seat, token, tally, random.Random(chosen.random())) for seat, token in enumerate(tokens)
        ]
    tasks = [asyncio.create_task(player.play(done)) for player in players]
    kills = 0
    while tally.moves < moves or kills < KILLS:
        # From amid the first frames to well into the play.
        await asyncio.sleep(chosen.uniform(0.02, 0.4))
        server.kill()
        kills += 1
        await server.start()
    done.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    server.kill()
    return tally, kills


def missing(tally: Tally, database: pathlib.Path) -> list[str]:
    """Every acknowledged move that the log does not hold once, under its number, with its words."""
    found: dict[tuple[str, str], list[tuple[int, str]]] = {}
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT table_id, key, seq, body FROM entry WHERE kind = 'moved'")
        for table, key, seq, body in rows:
            found.setdefault((table, key), []).append((seq, json.loads(body)["move"]))
    return [
        f"{where}: told {told}, stored {found.get(where)}"
        for where, told in tally.acknowledged.items()
        if found.get(where) != [told]
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = pathlib.Path(folder) / "tables.sqlite3"
        start = time.perf_counter()
        tally, kills = asyncio.run(run(wish.moves, wish.seed, database))
        lost = missing(tally, database)
    print(f"{tally.moves} moves acknowledged through {kills} kills in {time.perf_counter() - start:.0f} s")
    print(f"{tally.resent} commands sent again, {tally.returns} returns to a seat")
    print(
        f"acknowledged moves lost or changed: {len(lost)}; seats shown a wrong state on return: {len(tally.wrong_views)}"
    )
    for line in [*lost, *tally.wrong_views][:10]:
        print(" ", line)
    return 1 if lost or tally.wrong_views else 0


if __name__ == "__main__":
    sys.exit(main())
