"""What there is on a Karuselė table: the fields, their units and who may see them. No rules here."""

from __future__ import annotations

from nineteenth.games.karusele.cards import BROOM, CARDS, LARGEST
from nineteenth.games.karusele.options import MAX_SEATS
from nineteenth.games.layout import Ints, Layout, cell, cells

MAX_PILES = 21  # a pile holds two of the 43 number cards at least
ALL = 2**CARDS - 1
POINTS = 1_000_000

# Phases: at TURN a seat plays a card; TAKING and BUILDING, it says item by item what the card takes or is built on.
TURN, TAKING, BUILDING, OVER = range(4)

# What the last finished turn was.
NOTHING, LAID, TOOK, SWEPT, BUILT, RAISED = range(6)

NOBODY = -1
NO_CARD = -1
NO_PILE = -1


class State(Layout):
    """One match between two deals or in a deal. Sets of cards have bit n for card n (see `cards`), sets of piles bit k for
    pile k, sets of values bit v for value v. Piles 0 … pile_count - 1 are on the table, the oldest first; a stack's last card
    in use is its top.
    """

    # The match so far.
    dealer: int = cell(0, MAX_SEATS - 1)
    rounds: int = cell(0, POINTS)  # deals scored
    totals: Ints = cells(MAX_SEATS, 0, POINTS)  # by side
    dealt_at: Ints = cells(MAX_SEATS, -1, POINTS, start=-1)  # the deal that each seat dealt last, -1 for none
    match_over: int = cell(0, 1)
    winners: int = cell(0, 2**MAX_SEATS - 1)  # set of sides

    # The deal.
    phase: int = cell(0, OVER, start=OVER)
    turn: int = cell(0, MAX_SEATS - 1)
    hands: Ints = cells(MAX_SEATS, -1, ALL, seen="seat")
    hand_count: Ints = cells(MAX_SEATS, 0, 4)
    loose: int = cell(0, ALL)  # single cards on the table
    pile_count: int = cell(0, MAX_PILES)
    pile_cards: Ints = cells(MAX_PILES, 0, ALL)
    pile_value: Ints = cells(MAX_PILES, 0, LARGEST)
    pile_owner: Ints = cells(MAX_PILES, NOBODY, MAX_SEATS - 1, start=NOBODY)
    pile_sets: Ints = cells(MAX_PILES, 0, 43)  # sets of that value in the pile; more than one cannot be raised (D12)
    won: Ints = cells(MAX_SEATS, 0, ALL)  # by side; face down, but everybody saw what was taken
    sweeps: Ints = cells(MAX_SEATS, 0, 1)  # by side; sweeps with the Broom that took something
    last_capturer: int = cell(NOBODY, MAX_SEATS - 1, start=NOBODY)
    stock_count: int = cell(0, CARDS)
    stock: Ints = cells(CARDS, NO_CARD, BROOM, start=NO_CARD, seen="nobody")
    redeals: int = cell(0, POINTS)  # layouts thrown in before this deal (D4, D9)
    generator: Ints = cells(4, -1, 2**32 - 1, seen="nobody")

    # What everybody may conclude about hidden cards; until the next cards are dealt.
    buried: int = cell(0, ALL)  # in the stock since the layout (D4)
    holds: Ints = cells(MAX_SEATS, 0, 2 ** (LARGEST + 1) - 1)  # values that a seat showed to hold by building (K10)
    lacks: Ints = cells(MAX_SEATS, 0, ALL)  # cards that a seat showed not to hold by laying where it must capture (D5)

    # The turn that has been begun.
    played: int = cell(NO_CARD, BROOM, start=NO_CARD)
    aim: int = cell(0, LARGEST)  # the value of the sets that are taken or built
    base: int = cell(NO_PILE, MAX_PILES - 1, start=NO_PILE)  # the pile that is being raised
    chosen: int = cell(0, ALL)
    chosen_piles: int = cell(0, 2**MAX_PILES - 1)
    open_cards: int = cell(0, ALL)  # what may be added next
    open_piles: int = cell(0, 2**MAX_PILES - 1)
    may_end: int = cell(0, 1)
    said: int = cell(0, 64)  # items that the player has named, those that added themselves aside

    # The last finished turn, for events and screens.
    shown_kind: int = cell(NOTHING, RAISED)
    shown_seat: int = cell(NOBODY, MAX_SEATS - 1, start=NOBODY)
    shown_card: int = cell(NO_CARD, BROOM, start=NO_CARD)
    shown_value: int = cell(0, LARGEST)  # the value of the sets taken, or of the pile that was made
    shown_from: int = cell(0, LARGEST)  # the value of the pile before it was raised
    shown_cards: int = cell(0, ALL)  # what the card took, or was put on
    left_over: int = cell(0, ALL)  # what lay on the table when the deal ended (K14)


class House(Layout):
    """The house rules as numbers, frozen before the deal: codes of `options`, and what follows from them."""

    players: int = cell(2, MAX_SEATS)
    partnerships: int = cell(0, 1)
    pack: int = cell(0, ALL)  # the set of cards in play
    table_cards: int = cell(6, 8)
    target: int = cell(1, 1000)
    initial_special: int = cell(0, 2)
    trail: int = cell(0, 1)
    capture_extent: int = cell(0, 1)
    courts: int = cell(0, 3)
    builds: int = cell(0, 1)
    build_duty: int = cell(0, 2)
    extend: int = cell(0, 2)
    extend_with_table: int = cell(0, 1)
    compound_builds: int = cell(0, 1)
    piles_in_sums: int = cell(0, 1)
    build_on_partner: int = cell(0, 1)
    broom_empty: int = cell(0, 1)
    broom_is_capture: int = cell(0, 1)
    sweep_bonus: int = cell(0, 5)
    majority_tie: int = cell(0, 2)
    points: Ints = cells(CARDS, 0, 100)  # of each card
    points_spades: int = cell(0, 100)
    points_cards: int = cell(0, 100)
    leftover: int = cell(0, 1)
    next_dealer: int = cell(0, 2)
    win_tie: int = cell(0, 1)
