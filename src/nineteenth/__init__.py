"""Nineteenth: a card room in software.

>>> import nineteenth
>>> table = nineteenth.game("golf", preset="four_hand").deal(seed=1)
>>> table.legal_moves()
['draw', 'take discard', 'knock']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from nineteenth.api import Game, IllegalMoveError, MoveError, NotOverError, PositionError, Round, Score, game
    from nineteenth.games import UnknownGameError
    from nineteenth.games.options import OptionError

__all__ = [
    "Game",
    "IllegalMoveError",
    "MoveError",
    "NotOverError",
    "OptionError",
    "PositionError",
    "Round",
    "Score",
    "UnknownGameError",
    "game",
]


def __getattr__(name: str) -> Any:
    # Loaded when asked for: a screen, a solver or the browser often needs a part of the package only.
    if name not in __all__:
        raise AttributeError(f"module 'nineteenth' has no attribute {name!r}")
    import importlib

    homes = {"OptionError": "nineteenth.games.options", "UnknownGameError": "nineteenth.games"}
    return getattr(importlib.import_module(homes.get(name, "nineteenth.api")), name)
