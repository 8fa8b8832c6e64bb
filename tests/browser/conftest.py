"""The browser that the tests in this folder drive: the Chromium on the PATH."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest

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
