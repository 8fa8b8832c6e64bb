"""Exact answers: searches beside the games, checked against their rules."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from typing import Any, Protocol, cast

# Where a game's solver lives, if not in a package of the game's own name.
_HOMES = {"five_hundred": "double_dummy"}


class Solver(Protocol):
    """What a solver's package offers to the command line and to whoever has a file of deals."""

    def solve_lines(self, text: str, options: Any, /) -> Iterator[dict[str, Any]]:
        """The answers to the deals in `text`, ready for JSON, one by one as they are found.

        ValueError, or PositionError, in one sentence that names the line at fault.
        """


def solver(game: str) -> Solver | None:
    """The solver of a game; None if it has none."""
    home = _HOMES.get(game, game)
    if importlib.util.find_spec(f"nineteenth.solvers.{home}") is None:
        return None
    return cast(Solver, importlib.import_module(f"nineteenth.solvers.{home}"))
