"""The games of the house, by name. A game is one folder and one line here."""

from __future__ import annotations

import importlib

from nineteenth.games.contract import Rulebook

NAMES = ("golf", "golf_solitaire", "karusele", "five_hundred")


class UnknownGameError(ValueError):
    """A name that no game of the house bears; `known` lists those there are."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = NAMES
        super().__init__(f"there is no game {name!r}; the games are {', '.join(NAMES)}")


def rulebook(name: str) -> Rulebook:
    """The rule book of a game, loaded when first asked for; UnknownGameError if there is none."""
    if name not in NAMES:
        raise UnknownGameError(name)
    book: Rulebook = importlib.import_module(f"nineteenth.games.{name}").RULEBOOK
    return book
