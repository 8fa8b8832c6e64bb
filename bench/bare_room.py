"""The least a Litestar room can do: ``python bench/bare_room.py PORT``. Each message is decoded, encoded and sent to its room."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

rooms: dict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)


@websocket("/ws/{room:str}")
async def play(socket: WebSocket[Any, Any, Any], room: FromPath[str]) -> None:
    await socket.accept()
    rooms[room].add(socket)
    try:
        while True:
            message = msgspec.json.decode(await socket.receive_data(mode="text"))
            data = msgspec.json.encode(message).decode()
            await asyncio.gather(*(other.send_data(data, mode="text") for other in rooms[room]))
    except WebSocketDisconnect:
        rooms[room].discard(socket)


uvicorn.run(
    Litestar([play], logging_config=None),
    port=int(sys.argv[1]),
    ws="websockets-sansio",
    ws_per_message_deflate=False,
    log_level="error",
)
