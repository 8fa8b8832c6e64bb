"""What there is on a Five Hundred table: the fields, their units and who may see them. No rules here."""

from __future__ import annotations

from nineteenth.games.layout import Ints, Layout, cell, cells

SEATS = 6
TRICKS = 10  # every form deals ten cards to a hand
MAX_PACK = 63
STACKS = 5  # two_handed_partners: a table hand is five face-down cards, each under a face-up one
ALL_CARDS = 2**63 - 1
POINTS = 1_000_000

# Phases: what the seat to move is asked for.
AUCTION, CALLING, EXCHANGE, NOMINATION, PLAY, OVER = range(6)

NOBODY = -1
NO_CONTRACT = -1
NO_TRUMPS = 4  # the denomination after S 0, C 1, D 2, H 3; also the suit of a joker that belongs to none
# Contracts: 5 * (level - 6) + denomination, then the three misères (F2.2).
MISERE, OPEN_MISERE, BLIND_MISERE = 25, 26, 27
CONTRACTS = 28
UNKNOWN_SIDE = -1


class State(Layout):
    """One match of Five Hundred between two deals or in one.

    Hands are numbered clockwise; hand h is played by seat ``h % players``, which is seat h but in two_handed_partners, where
    hands 2 and 3 are the table hands of seats 0 and 1. Sets of cards have bit c for card c (`cards.py`), sets of hands
    and seats bit s for seat s, sets of suits bit 0–3 for S C D H.
    """

    # The match so far.
    dealer: int = cell(0, SEATS - 1)
    rounds: int = cell(0, POINTS)  # deals, those thrown in included
    totals: Ints = cells(SEATS, -POINTS, POINTS)
    match_over: int = cell(0, 1)
    winners: int = cell(0, 2**SEATS - 1)  # set of sides

    # The cards.
    phase: int = cell(0, OVER, start=OVER)
    turn: int = cell(0, SEATS - 1)  # the hand to act
    hands: Ints = cells(SEATS, 0, ALL_CARDS, seen="seat", hidden=0)
    held: Ints = cells(SEATS, 0, TRICKS + 6)  # how many cards each hand holds, face-down ones of a table hand included
    kitty: int = cell(0, ALL_CARDS, seen="nobody", hidden=0)  # while it lies on the table
    kitty_count: int = cell(0, 6)
    discards: int = cell(0, ALL_CARDS, seen="seat", hidden=0)
    discard_count: int = cell(0, 6)
    dead: int = cell(0, ALL_CARDS, seen="nobody", hidden=0)
    over: Ints = cells(2 * STACKS, -1, 62, start=-1)  # table hands of hands 2 and 3: face-up cards that cover another
    under: Ints = cells(2 * STACKS, -1, 62, start=-1, seen="nobody")  # and what they cover
    exposed: int = cell(0, 2**SEATS - 1)  # hands that lie face up
    looked: int = cell(0, 2**SEATS - 1)  # seats that know their cards (F7.2)

    # The auction.
    bids: Ints = cells(SEATS, 0, 2 ** (2 * CONTRACTS) - 1)  # bit c for contract c, bit 28 + c for it without the kitty
    called: int = cell(0, 2**SEATS - 1)  # seats that have passed or bid
    passed: int = cell(0, 2**SEATS - 1)  # seats out of the auction
    contract: int = cell(NO_CONTRACT, CONTRACTS - 1, start=NO_CONTRACT)  # the standing bid, then the contract
    sans: int = cell(0, 1)
    contractor: int = cell(NOBODY, SEATS - 1, start=NOBODY)
    seven_bid: int = cell(0, 1)
    raising: int = cell(0, 1)  # 1 while a lone bidder may raise himself (F2.8)
    raised: int = cell(0, 1)  # he has had his chance

    # After the auction.
    trump: int = cell(0, NO_TRUMPS, start=NO_TRUMPS)
    misere: int = cell(0, 1)
    sitting: int = cell(0, 2**SEATS - 1)  # hands that take no part (F6.1)
    called_card: int = cell(-1, 62, start=-1)  # five-handed: the partner is whoever holds it
    allies: int = cell(-1, 2**SEATS - 1, seen="seat", hidden=UNKNOWN_SIDE)  # five-handed: the contractor's side
    nominated: int = cell(-1, 3, start=-1)

    # The play.
    leader: int = cell(0, SEATS - 1)
    in_trick: int = cell(0, SEATS)  # cards in the trick being played
    led: int = cell(-1, NO_TRUMPS, start=-1)  # the suit to follow
    best: int = cell(0, SEATS - 1)  # the hand that is winning the trick
    played: int = cell(0, ALL_CARDS)
    led_suits: int = cell(0, 15)
    voids: Ints = cells(SEATS, 0, 31)  # suits a hand has shown to lack; bit 4: the joker
    done: int = cell(0, TRICKS)  # tricks complete
    tricks: Ints = cells(SEATS, 0, TRICKS)  # tricks taken by each hand
    record: Ints = cells(TRICKS * SEATS, -1, 62, start=-1)  # the card of hand h in trick t at t * 6 + h
    leaders: Ints = cells(TRICKS, -1, SEATS - 1, start=-1)
    takers: Ints = cells(TRICKS, -1, SEATS - 1, start=-1)
    named: Ints = cells(TRICKS, -1, 3, start=-1)  # the suit named with a joker led
    claimed: int = cell(NOBODY, SEATS - 1, start=NOBODY)
    generator: Ints = cells(4, -1, 2**32 - 1, seen="nobody")


class House(Layout):
    """The house rules as numbers, frozen before the deal: codes of `options`, and the tables made from them."""

    players: int = cell(2, SEATS)
    hands: int = cell(2, SEATS)  # that are played
    dead_hands: int = cell(0, 2)
    sides: int = cell(2, SEATS)
    kitty_size: int = cell(3, 6)
    pack: int = cell(0, ALL_CARDS)
    jokers: int = cell(0, ALL_CARDS)  # the jokers of the pack
    plain: Ints = cells(4, 0, ALL_CARDS)  # the cards of each printed suit in the pack, jokers aside
    fours: int = cell(0, 1)
    table_hand: int = cell(0, 1)
    calling: int = cell(0, 2)  # 0 no partner is called, 1 by seat, 2 by card
    bidding: int = cell(0, 1)
    bid_after_pass: int = cell(0, 2)
    self_raise: int = cell(0, 2)
    all_pass: int = cell(0, 2)
    sans_kitty: int = cell(0, 1)
    misere: int = cell(0, 1)
    misere_gate: int = cell(0, 1)
    open_misere_expose: int = cell(0, 1)
    blind_misere: int = cell(0, 1)
    misere_play_out: int = cell(0, 1)
    joker_nt: int = cell(0, 5)
    trick_points: int = cell(0, 1)
    trick_cap: int = cell(0, 490)  # 0: none
    slam: int = cell(0, 1)
    target: int = cell(100, 2000)
    back_door: int = cell(-2000, 0)  # 0: off
    win_any: int = cell(0, 1)
    spread_500: int = cell(0, 1)
    # Tables, ladder and points kept apart (F2.2); bids without the kitty from 28 on.
    rank: Ints = cells(2 * CONTRACTS, 0, 100)
    higher: Ints = cells(
        2 * CONTRACTS + 1, 0, 2 ** (2 * CONTRACTS) - 1
    )  # those played here above it; last: above no bid
    value: Ints = cells(2 * CONTRACTS, 0, 1000)
