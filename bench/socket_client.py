"""A WebSocket client as thin as can be, so that a benchmark measures the server: text frames over asyncio, no extensions."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast


class ThinSocket(asyncio.Protocol):
    """Calls `told(payload)` for every text frame that comes."""

    def __init__(self, host: str, port: int, path: str, told: Callable[[bytes], None]) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._told = told
        self._buffer = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.lost.done():
            self.lost.set_result(None)
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed before the handshake"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.ready.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.ready.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self._buffer = rest
            self.ready.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) < at + 4:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if len(buffer) < at + 10:
                    break
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            kind = buffer[at] & 15
            at, payload = start + size, buffer[start : start + size]
            if kind == 1:
                self._told(payload)
            elif kind == 9:
                self._write(10, payload)
            elif kind == 8:
                self._transport.close()
        self._buffer = buffer[at:]

    def send(self, payload: bytes) -> None:
        """Send a text frame (the mask is zero: nothing between us needs one)."""
        self._write(1, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()


async def connect(host: str, port: int, path: str, told: Callable[[bytes], None]) -> ThinSocket:
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: ThinSocket(host, port, path, told), host, port)
    await socket.ready
    return socket
