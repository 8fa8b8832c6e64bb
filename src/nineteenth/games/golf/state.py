"""What there is on a Golf table: the fields, their units and who may see them. No rules here."""

from __future__ import annotations

from nineteenth.games.golf.options import MAX_SEATS
from nineteenth.games.layout import Ints, Layout, cell, cells

MAX_PLACES = 10
MAX_PACK = 7 * 56  # nine-hole for twelve takes seven packs, four jokers in each at the most
CARD_KINDS = 53  # 0–51 and the joker
POINTS = 1_000_000

# Phases: what the player to move is asked for.
FLIPPING, PEEKING, TURN, HOLDING, FLIP_AFTER, OVER = range(6)

# Where the card in a player's hand came from.
FROM_NOWHERE, FROM_STOCK, FROM_DISCARD = range(3)

NOBODY = -1


class State(Layout):
    """One Golf match between two deals or in a round.

    A seat's places are numbered row by row from 0; place p of seat s lies at ``s * MAX_PLACES + p``. Masks of places have
    bit p for place p, masks of seats bit s for seat s. Piles are stacks: the last card in use is the top.
    """

    # The match so far.
    dealer: int = cell(0, MAX_SEATS - 1)
    rounds: int = cell(0, POINTS)  # rounds scored
    totals: Ints = cells(MAX_SEATS, -POINTS, POINTS)
    worst: Ints = cells(MAX_SEATS, 0, POINTS)  # rounds in which the seat had the highest score
    match_over: int = cell(0, 1)
    winners: int = cell(0, 2**MAX_SEATS - 1)  # mask of seats

    # The round.
    phase: int = cell(0, OVER, start=OVER)
    turn: int = cell(0, MAX_SEATS - 1)
    closer: int = cell(NOBODY, MAX_SEATS - 1, start=NOBODY)
    reshuffles: int = cell(0, 9)
    passes: int = cell(0, MAX_SEATS)  # turns passed in a row
    up: Ints = cells(MAX_SEATS, 0, 2**MAX_PLACES - 1)  # places whose card lies face up
    gone: Ints = cells(MAX_SEATS, 0, 2**MAX_PLACES - 1)  # places whose card was removed
    known: Ints = cells(MAX_SEATS * MAX_PLACES, 0, 2**MAX_SEATS - 1)  # seats that have lawfully seen the card there
    grid: Ints = cells(MAX_SEATS * MAX_PLACES, -1, CARD_KINDS - 1, start=-1, seen="seat")
    held: int = cell(-1, CARD_KINDS - 1, start=-1, seen="seat")
    held_from: int = cell(FROM_NOWHERE, FROM_DISCARD)
    discard: Ints = cells(MAX_PACK, -1, CARD_KINDS - 1, start=-1)
    discard_count: int = cell(0, MAX_PACK)
    stock_count: int = cell(0, MAX_PACK)
    stock: Ints = cells(MAX_PACK, -1, CARD_KINDS - 1, start=-1, seen="nobody")
    generator: Ints = cells(4, -1, 2**32 - 1, seen="nobody")


class House(Layout):
    """The house rules as numbers, frozen before the deal (G1): codes of `options`, and the counting tables made from them."""

    players: int = cell(2, MAX_SEATS)
    rows: int = cell(1, 3)
    columns: int = cell(2, 5)
    places: int = cell(1, MAX_PLACES)
    packs: int = cell(1, 7)
    jokers: int = cell(0, 4)  # in each pack
    hidden: int = cell(0, 1)  # new cards lie face down
    in_hand: int = cell(0, 1)
    initial_flips: int = cell(0, MAX_PLACES)
    initial_columns: int = cell(0, 2)
    peek: int = cell(0, 3)
    closing: int = cell(0, 2)
    remove: int = cell(0, 2)
    flip_on_discard: int = cell(0, 2)
    last_turn_stock_only: int = cell(0, 1)
    reveal: int = cell(0, 1)
    stock_out: int = cell(0, 1)
    max_reshuffles: int = cell(0, 9)
    undo_take: int = cell(0, 1)
    cancel: int = cell(0, 6)
    overlap: int = cell(0, 1)
    bonus_pairs: int = cell(0, 1)
    four_block: int = cell(0, 3)
    penalty: int = cell(0, 4)
    penalty_points: int = cell(0, 50)
    closer_tie: int = cell(0, 1)
    closer_bonus: int = cell(-10, 0)
    end: int = cell(0, 2)
    end_at: int = cell(0, 1000)
    tie: int = cell(0, 2)
    value: Ints = cells(CARD_KINDS, -5, 13)  # points of each card
    bonus_card: Ints = cells(CARD_KINDS, 0, 1)  # 1 for jokers, twos or one-eyed jacks where they are the bonus
    pair_count: int = cell(0, 45)
    pairs: Ints = cells(45, 0, 2**MAX_PLACES - 1)  # masks of two places that can form a pair
    line_count: int = cell(0, 8)
    lines: Ints = cells(8, 0, 2**MAX_PLACES - 1)  # masks of places that can be removed or cancel together
