"""The browser that the tests in this folder drive, the Chromium on the PATH, and the card room that they visit."""

from __future__ import annotations

import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import nineteenth

# A busy machine is slow, not wrong.
expect.set_options(timeout=15_000)

# Chromium's own errands (updates, look-ups) would reach for the network and disturb the measurements of ours.
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright's fixtures (``page``, ``context``, ``new_context``) start the browser."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("There is no `chromium` on the PATH; `make browser` installs it where it may.")
    # Chromium refuses to sandbox itself for root.
    arguments = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
    return {**browser_type_launch_args, "executable_path": chromium, "args": arguments}


RUN = """
import pathlib, sys
from nineteenth.server.app import serve
from nineteenth.server.settings import Settings
from nineteenth.table import live
serve(Settings(pathlib.Path(sys.argv[2]), port=int(sys.argv[1]), table=live.Settings(bot_pause=0.02)))
"""


class CardRoom:
    """A server of its own, with a database that outlives it; `address` ends with a slash."""

    def __init__(self, database: pathlib.Path) -> None:
        self._database = database
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self._port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-c", RUN, str(self._port), str(self._database)]
        self._process = subprocess.Popen(command)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.address}health", timeout=1):
                    return
            except OSError:
                if self._process.poll() is not None:
                    pytest.fail("the server has ended while starting")
                time.sleep(0.05)
        pytest.fail("the server does not answer")

    def kill(self) -> None:
        """End the server at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def built_page() -> None:
    """The page as the wheel carries it."""
    if not (pathlib.Path(nineteenth.__file__).parent / "web" / "static" / "index.html").exists():
        pytest.fail("The page is not built; `make setup` builds it.")


@pytest.fixture
def card_room(built_page: None, tmp_path: pathlib.Path) -> Iterator[CardRoom]:
    """A running card room."""
    room = CardRoom(tmp_path / "tables.sqlite3")
    room.open()
    yield room
    room.kill()
