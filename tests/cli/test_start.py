"""What a start does not load: a first prompt waits for the game and little else."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("numba", "numpy", "fluent", "babel", "rich", "litestar", "sqlalchemy", "asyncio", "multiprocessing", "msgspec")

SCRIPT = """
import io, sys
from nineteenth import cli
class Keyboard(io.StringIO):
    # What is loaded when the first prompt waits for an answer.
    def readline(self):
        print(sorted(set(sys.modules) & set({heavy!r})), file=sys.stderr)
        return ""
sys.stdin = Keyboard()
cli.main(["play", {game!r}, "--seed", "7"])
"""


@pytest.mark.parametrize("game", ["golf", "golf_solitaire"])
def test_the_first_prompt_waits_for_nothing_heavy(game):
    script = SCRIPT.format(heavy=HEAVY, game=game)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stderr.splitlines()[0] == "[]"
