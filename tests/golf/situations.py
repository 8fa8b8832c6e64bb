"""Situations at a table of Golf, set up in a line or two through the public face of the package."""

from __future__ import annotations

import nineteenth
from nineteenth.api import Game, Round

SIX_DOWN = "(?) (?) (?) / (?) (?) (?)"
FOUR_DOWN = "(?) (?) / (?) (?)"
# Worth 24: the eights cancel.
EIGHTS = "8S 5C 7D / 8C 3H 9S"


def golf(preset: str = "six", **options) -> Game:
    return nineteenth.game("golf", preset, **options)


def unknown(game: Game, *, down: bool = True) -> str:
    """A grid about which nothing is told."""
    return " ".join(["(?)" if down else "?"] * game.options.shape.places)


def at_table(game: Game, *grids: str, **position) -> Round:
    """Seat 0 to move, the grids told from seat 0 on, the others' face down, and a nine as the top discard."""
    rest = [unknown(game)] * (game.players - len(grids))
    return game.position({"grids": [*grids, *rest], "discard": "9D", **position})


def counted(game: Game, *grids: str, closer: int | None = None) -> list[int]:
    """What the grids come to at the end of a round that `closer` closed."""
    rest = [unknown(game)] * (game.players - len(grids))
    position = {"grids": [*grids, *rest], "phase": "over"}
    return game.position(position if closer is None else {**position, "closer": closer}).score().points


def worth(grid: str, preset: str = "six", **options) -> int:
    """The points of one grid of a finished round."""
    return counted(golf(preset, **options), grid)[0]


def places(table: Round, seat: int, viewer: int | None) -> list[str | None]:
    """The cards of a seat as a viewer sees them, None where he does not."""
    return [place["card"] for place in table.view(viewer)["seats"][seat]["places"]]


def play(table: Round, *moves: str) -> Round:
    for move in moves:
        table.play(move)
    return table


def near_end_of_stock(game: Game, *grids: str, stock: str = "2H", **position) -> Round:
    """All cards but the stock's and the grids' lie on the discard pile."""
    free = len(game.pack()) - game.players * game.options.shape.places - len(stock.split()) - ("held" in position)
    rest = [unknown(game)] * (game.players - len(grids))
    discard = " ".join(["?"] * free)
    return game.position({"grids": [*grids, *rest], "discard": discard, "stock": stock, **position})
