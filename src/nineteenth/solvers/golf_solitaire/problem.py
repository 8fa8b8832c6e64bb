"""What the solver is asked: ranks only, for suits never matter, and which rank may go on which, asked of the rules."""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

from nineteenth.games.golf_solitaire.options import MAX_ROWS
from nineteenth.games.golf_solitaire.rules import FINE, follow_refusal, rank_of
from nineteenth.games.golf_solitaire.state import House, State

RANKS = 14  # ace 0 … king 12, joker 13
JOKER = 13


class Problem(NamedTuple):
    """A situation with the stock known.

    `columns` hold ranks, the uncovered card last. `stock` begins with the card on top of the discard pile, then the stock
    in the order in which it is turned. ``follows[r]`` is the mask of ranks that may go on rank r.
    """

    columns: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    follows: tuple[int, ...]

    @property
    def heights(self) -> tuple[int, ...]:
        """Cards in each column."""
        return tuple(len(column) for column in self.columns)

    @property
    def tableau(self) -> int:
        """Cards in all columns."""
        return sum(self.heights)

    def may_follow(self, top: int, rank: int) -> bool:
        """Whether `rank` may go on `top`."""
        return bool(self.follows[top] >> rank & 1)


def follows(house: House) -> tuple[int, ...]:
    """The masks of ranks that may go on each rank under these house rules (S5, S6), as the rules themselves say."""
    return _follows(house.on_king, house.wrap)


@functools.cache
def _follows(on_king: int, wrap: int) -> tuple[int, ...]:
    house = House()
    house.on_king, house.wrap = on_king, wrap
    return tuple(
        sum(1 << rank for rank in range(RANKS) if follow_refusal(house, top, rank) == FINE) for top in range(RANKS)
    )


def from_state(state: State, house: House) -> Problem:
    """The situation in a state whose stock is known: the true one, or a guess."""
    columns = tuple(
        tuple(rank_of(card) for card in state.tableau[column * MAX_ROWS : column * MAX_ROWS + state.heights[column]])
        for column in range(house.columns)
    )
    turned = state.discard[state.discard_count - 1]
    coming = reversed(state.stock[: state.stock_count])
    return Problem(columns, tuple(rank_of(card) for card in [turned, *coming]), follows(house))


def from_pack(pack: list[int], house: House) -> Problem:
    """The deal that `rules.deal` makes of a shuffled pack (S2–S4)."""
    tableau = house.columns * house.rows
    ranks = [rank_of(card) for card in pack]
    columns = tuple(tuple(ranks[column : tableau : house.columns]) for column in range(house.columns))
    return Problem(columns, tuple(ranks[tableau:]), follows(house))


def from_deal(deal: Any, house: House) -> Problem:
    """A deal read by `games.golf_solitaire.notation`, with suits or without."""
    return Problem(deal.column_ranks, deal.stock_ranks, follows(house))
