"""What there is on the table of Golf Solitaire: the fields, their units and who may see them. No rules here."""

from __future__ import annotations

from nineteenth.games.golf_solitaire.options import MAX_COLUMNS, MAX_JOKERS, MAX_ROWS
from nineteenth.games.layout import Ints, Layout, cell, cells

MAX_PACK = 2 * 52 + MAX_JOKERS
CARD_KINDS = 53  # 0–51 and the joker
POINTS = 1_000_000
EMPTY = -1


class State(Layout):
    """One match between two deals or in a round.

    The card at level r (0 is covered by all others) of column c lies at ``tableau[c * MAX_ROWS + r]``; `heights[c]` cards are
    left there, EMPTY above them. Piles are stacks: the last card in use is the top.
    """

    # The match so far.
    dealer: int = cell(0, 0)
    rounds: int = cell(0, POINTS)  # deals scored
    totals: Ints = cells(1, -POINTS, POINTS)
    match_over: int = cell(0, 1)
    winners: int = cell(0, 1)  # mask of sides

    # The round.
    over: int = cell(0, 1, start=1)
    heights: Ints = cells(MAX_COLUMNS, 0, MAX_ROWS)
    tableau: Ints = cells(MAX_COLUMNS * MAX_ROWS, EMPTY, CARD_KINDS - 1, start=EMPTY)
    left: int = cell(0, MAX_COLUMNS * MAX_ROWS)  # cards in the tableau
    discard: Ints = cells(MAX_PACK, EMPTY, CARD_KINDS - 1, start=EMPTY)
    discard_count: int = cell(0, MAX_PACK)
    stock_count: int = cell(0, MAX_PACK)
    stock: Ints = cells(MAX_PACK, EMPTY, CARD_KINDS - 1, start=EMPTY, seen="nobody")
    generator: Ints = cells(4, -1, 2**32 - 1, seen="nobody")


class House(Layout):
    """The house rules as numbers, frozen before the deal: codes of `options`."""

    columns: int = cell(3, MAX_COLUMNS)
    rows: int = cell(3, MAX_ROWS)
    packs: int = cell(1, 2)
    jokers: int = cell(0, MAX_JOKERS)
    on_king: int = cell(0, 1)
    wrap: int = cell(0, 1)
    bonus_for_stock: int = cell(0, 1)
    deals: int = cell(1, 18)
    undo: int = cell(0, 1)
