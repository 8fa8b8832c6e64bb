"""The card room under load: ``python bench/room.py [--tables 125] [--seconds 10] [--json]``.

500 sockets at 125 four-seat tables of six-card Golf, every move from a real socket; beside it, in the same run, a bare Litestar
application that decodes each message and sends it to the four sockets of its room, with messages as small as a move and as
large as an event. Server on one core, client on the other. Reported: moves a second, milliseconds from a command to the event at every
seat, memory a table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import pathlib
import random
import socket as sockets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Iterator

import msgspec

from socket_client import ThinSocket, connect

HERE = pathlib.Path(__file__).parent
SEATS = 4


def free_port() -> int:
    with sockets.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextlib.contextmanager
def running(*command: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server process on core 0, once it answers."""
    process = subprocess.Popen(["taskset", "-c", "0", sys.executable, *command], stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), sockets.create_connection(("127.0.0.1", port), 0.1):
                break
            time.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(20)


def memory(process: subprocess.Popen[bytes]) -> int:
    """Resident kilobytes of a process."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def post(port: int, path: str, body: dict[str, object]) -> dict[str, str]:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Told(msgspec.Struct, tag_field="type", tag="event"):
    """What a player looks at in a frame."""

    seq: int
    legal: list[str]


class Dealt(msgspec.Struct, tag_field="type", tag="deal"):
    seq: int
    legal: list[str]


class Done(msgspec.Struct, tag_field="type", tag="done"):
    key: str
    seq: int


class RoundOver(msgspec.Struct, tag_field="type", tag="round"):
    seq: int


decoder = msgspec.json.Decoder(Told | Dealt | Done | RoundOver)


class Count:
    """What the run has seen."""

    def __init__(self) -> None:
        self.moves = 0
        self.latencies: list[float] = []
        self.measuring = False


class GolfTable:
    """Four sockets at one table, each playing when it may, one move in flight."""

    def __init__(self, port: int, count: Count, chosen: random.Random, pause: float) -> None:
        self.port, self.count, self.chosen, self.pause = port, count, chosen, pause
        self.sockets: list[ThinSocket] = []
        self.sent: deque[float] = deque()
        self.seen = 0
        self.keys = 0

    async def open(self) -> None:
        tokens = [f"{self.chosen.getrandbits(128):032x}" for _ in range(SEATS)]
        seats = [{"kind": "you"}] + [{"kind": "person"}] * (SEATS - 1)
        body = {"game": "golf", "name": "P0", "token": tokens[0], "seats": seats}
        loop = asyncio.get_running_loop()
        made = await loop.run_in_executor(
            None, post, self.port, "/api/tables", {**body, "options": {"players": SEATS, "end": "open"}}
        )
        for seat, token in enumerate(tokens):
            self.sockets.append(
                await connect("127.0.0.1", self.port, "/ws", lambda data, seat=seat: self.told(seat, data))
            )
            self.send(seat, {"type": "join", "table": made["table"], "token": token})
            if seat:
                self.send(seat, {"type": "sit", "seat": seat, "name": f"P{seat}"}, keyed=True)

    def send(self, seat: int, frame: dict[str, object], keyed: bool = False) -> None:
        if keyed:
            self.keys += 1
            frame["key"] = str(self.keys)
        self.sockets[seat].send(msgspec.json.encode(frame))

    def told(self, seat: int, data: bytes) -> None:
        if data[:15] not in (b'{"type":"event"', b'{"type":"round"') and data[:14] != b'{"type":"deal"':
            return
        frame = decoder.decode(data)
        if isinstance(frame, RoundOver):
            if seat == 0:
                self.send(0, {"type": "next"}, keyed=True)
            return
        if isinstance(frame, Told):
            self.seen += 1
            if self.seen == SEATS:
                self.seen = 0
                # The next player may have moved before the last seat was told: first sent, first told.
                sent = self.sent.popleft()
                self.count.moves += self.count.measuring
                if self.count.measuring:
                    self.count.latencies.append(time.perf_counter() - sent)
        if frame.legal:
            move = {"type": "move", "move": self.chosen.choice(frame.legal)}
            if self.pause:
                asyncio.get_running_loop().call_later(self.pause * 2 * self.chosen.random(), self.play, seat, move)
            else:
                self.play(seat, move)

    def play(self, seat: int, move: dict[str, object]) -> None:
        self.sent.append(time.perf_counter())
        self.send(seat, move, keyed=True)


async def golf_load(port: int, process: subprocess.Popen[bytes], tables: int, seconds: float) -> dict[str, object]:
    """First a calm room (each table a move in half a second), then as fast as it goes."""
    count, chosen = Count(), random.Random(1)
    before = memory(process)
    rooms = [GolfTable(port, count, chosen, 0.5) for _ in range(tables)]
    for room in rooms:
        await room.open()
    await asyncio.sleep(1.0)
    for room in rooms:
        room.send(0, {"type": "start"}, keyed=True)
    await asyncio.sleep(1.0)
    calm = await measured(count, seconds / 2)
    for room in rooms:
        room.pause = 0.0
    await asyncio.sleep(1.0)
    full = await measured(count, seconds)
    after = memory(process)
    for room in rooms:
        for socket in room.sockets:
            socket.close()
    return {"calm": calm, "saturated": full, "kib_per_table": round((after - before) / tables, 1)}


async def measured(count: Count, seconds: float) -> dict[str, float]:
    count.moves, count.latencies, count.measuring = 0, [], True
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - start
    count.measuring = False
    marks = statistics.quantiles(count.latencies, n=100)
    return {
        "per_second": round(count.moves / took),
        "p50_ms": round(marks[49] * 1e3, 2),
        "p99_ms": round(marks[98] * 1e3, 2),
    }


async def bare_load(port: int, tables: int, seconds: float, size: int) -> dict[str, float]:
    """The bare room: one message in flight a room, decoded, encoded, sent to four."""
    count = Count()
    body = msgspec.json.encode({"type": "move", "key": "1234", "move": "swap 3", "filling": "x" * max(0, size - 60)})
    opened: list[ThinSocket] = []
    for room in range(tables):
        state = {"seen": 0, "at": 0.0, "next": 0}
        members: list[ThinSocket] = []

        def told(data: bytes, state: dict[str, float] = state, members: list[ThinSocket] = members) -> None:
            msgspec.json.decode(data)
            state["seen"] += 1
            if state["seen"] == SEATS:
                state["seen"] = 0
                if count.measuring:
                    count.moves += 1
                    count.latencies.append(time.perf_counter() - state["at"])
                state["next"] = (state["next"] + 1) % SEATS
                state["at"] = time.perf_counter()
                members[int(state["next"])].send(body)

        for _ in range(SEATS):
            members.append(await connect("127.0.0.1", port, f"/ws/{room}", told))
        opened += members
        members[0].send(body)
    await asyncio.sleep(1.0)
    found = await measured(count, seconds)
    for socket in opened:
        socket.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    os.sched_setaffinity(0, {1})
    import uvloop

    results: dict[str, object] = {}
    for label, size in (("bare, messages of a move's size", 60), ("bare, messages of an event's size", 1500)):
        port = free_port()
        with running(str(HERE / "bare_room.py"), str(port), port=port):
            results[label] = uvloop.run(bare_load(port, wish.tables, wish.seconds / 2, size))
    port = free_port()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(str(HERE / "serve_for_load.py"), str(port), f"{folder}/tables.sqlite3", port=port) as process,
    ):
        results["card room"] = uvloop.run(golf_load(port, process, wish.tables, wish.seconds))
    if wish.json:
        print(json.dumps(results))
        return
    for label, found in results.items():
        print(f"{label}: {found}")
    moves = results["card room"]["saturated"]["per_second"]
    for label in list(results)[:2]:
        print(f"moves to broadcasts of {label}: {moves / results[label]['per_second']:.0%}")


if __name__ == "__main__":
    main()
