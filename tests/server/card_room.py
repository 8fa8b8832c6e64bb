"""A real card room for tests: the command in a process of its own, real sockets, real requests."""

from __future__ import annotations

import contextlib
import json
import pathlib
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import uuid

import websockets

TOKENS = [letter * 24 for letter in "abcdefghijkl"]


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class CardRoom:
    """`nineteenth serve` on a port of its own."""

    def __init__(self, database: pathlib.Path, *more: str) -> None:
        self.port = free_port()
        self.command = [sys.executable, "-m", "nineteenth", "serve", "--no-browser"]
        self.command += ["--port", str(self.port), "--database", str(database), "--bot-pause", "0", *more]
        self.process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> CardRoom:
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.2):
                return self
            if self.process.poll() is not None:
                raise AssertionError(self.process.stdout.read().decode())
            time.sleep(0.05)
        raise AssertionError("the card room does not open")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)
        self.process.stdout.close()

    def stop(self) -> str:
        self.process.terminate()
        said, _ = self.process.communicate(timeout=20)
        return said.decode()

    def ask(self, path: str, body: object = None) -> tuple[int, str]:
        """An HTTP request: POST with a body, else GET; the status and the text."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"content-type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, fault.read().decode()

    def make(self, seats: list[str], **options: object) -> str:
        """A new table; ``person`` seats are for those who come by link, the first is ``you``."""
        wish = [{"kind": "you"}] + [
            {"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats[1:]
        ]
        body = {"game": "golf", "name": "P0", "token": TOKENS[0], "seats": wish}
        status, text = self.ask("/api/tables", {**body, "options": {"players": len(seats), **options}})
        assert status == 201, text
        return json.loads(text)["table"]


class Player:
    """A client over a real WebSocket."""

    def __init__(self, room: CardRoom, table: str, token: str | None) -> None:
        self.room, self.table, self.token = room, table, token
        self.frames: list[dict] = []
        self.socket: websockets.ClientConnection

    async def come(self) -> dict:
        self.socket = await websockets.connect(f"ws://127.0.0.1:{self.room.port}/ws", compression=None)
        await self.send(type="join", table=self.table, token=self.token)
        return await self.until("sync")

    async def send(self, **frame: object) -> None:
        await self.socket.send(json.dumps(frame))

    async def ask(self, kind: str, **more: object) -> dict:
        """Send a command; the frame that answers it."""
        key = uuid.uuid4().hex
        await self.send(type=kind, key=key, **more)
        return await self.until("done", "refused", key=key)

    async def read(self) -> dict:
        frame = json.loads(await self.socket.recv())
        self.frames.append(frame)
        return frame

    async def until(self, *kinds: str, **facts: object) -> dict:
        """Read until a frame of one of the kinds with these facts comes."""
        while True:
            frame = await self.read()
            if frame["type"] in kinds and all(frame.get(name) == value for name, value in facts.items()):
                return frame

    def last(self, field: str) -> object:
        return next(frame[field] for frame in reversed(self.frames) if field in frame)

    async def leave(self) -> None:
        await self.socket.close()
