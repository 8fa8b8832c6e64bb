"""The application: routes, the room of tables, the static page, and its life from start to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from nineteenth import __version__
from nineteenth.server import connection, routes
from nineteenth.server.settings import FRAME_SIZE, Settings
from nineteenth.table.database import open_store
from nineteenth.table.room import Room

SWEEP_SECONDS = 60.0


def make_app(settings: Settings) -> Litestar:
    """The server's application; it opens the database when it starts and finishes writing when it stops."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        room = Room(await open_store(settings.database), settings.table)
        app.state.room = room
        app.state.door = connection.Door(settings)
        app.state.settings = settings
        app.state.made = {}
        sweeper = asyncio.create_task(_sweep(room))
        try:
            yield
        finally:
            sweeper.cancel()
            await asyncio.gather(sweeper, return_exceptions=True)
            await room.close()

    handlers: list[Any] = [*routes.HANDLERS, connection.play]
    if (routes.PAGE / "assets").is_dir():
        # Vite names these files by their content, so a browser may keep them for good.
        keep = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
        handlers.append(create_static_files_router("/assets", [routes.PAGE / "assets"], cache_control=keep))
    if (routes.PAGE / "pyodide").is_dir():
        handlers.append(create_static_files_router("/pyodide", [routes.PAGE / "pyodide"]))
    return Litestar(
        handlers,
        lifespan=[life],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(title="Nineteenth", version=__version__),
        exception_handlers={HTTPException: _plain_fault},
        request_max_body_size=FRAME_SIZE,
        logging_config=None,
    )


class Trouble(msgspec.Struct):
    """What an HTTP request did wrong, in one sentence."""

    fault: str


def _plain_fault(_: Request[Any, Any, Any], fault: HTTPException) -> Response[Trouble]:
    return Response(Trouble(_sentence(fault)), status_code=fault.status_code)


def _sentence(fault: HTTPException) -> str:
    """What is wrong, and in a body of the wrong shape where."""
    found = fault.extra[0] if isinstance(fault.extra, list) and fault.extra else {}
    if not isinstance(found, dict) or "message" not in found:
        return fault.detail
    where = found.get("key")
    return f"{where}: {found['message']}" if where and where != "data" else str(found["message"])


async def _sweep(room: Room) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await room.let_go()


def serve(settings: Settings) -> None:
    """Run until stopped. WebSocket compression stays off: it costs three times the memory and a quarter of the speed."""
    import uvicorn

    app = make_app(settings)
    # Frames are made and gone in thousands and hold no cycles: looking for some at every 700th object costs a tenth of the speed.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=FRAME_SIZE,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
    )
