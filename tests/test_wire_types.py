"""The browser's types are those of the server's structs."""

from __future__ import annotations

import json
import pathlib
import shutil
import subprocess

import pytest

from nineteenth.server import wire_schema

WEB = pathlib.Path(__file__).parent.parent / "web"


def test_the_types_of_the_page_are_of_today() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.fail("node is missing: the page cannot be built or tested without it")
    schema = json.dumps(wire_schema.schema(), indent=1, sort_keys=True)
    made = subprocess.run([node, WEB / "tools" / "wire.mjs"], input=schema, capture_output=True, text=True, check=True)
    assert made.stdout == (WEB / "src" / "wire.ts").read_text(), "run `npm run wire` in web/"
