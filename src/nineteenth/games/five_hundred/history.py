"""The auction call by call, from what the state keeps of it: each seat's bids. Bids rise and calls go round, so that is enough."""

from __future__ import annotations

from nineteenth.bits import lowest
from nineteenth.games.five_hundred.auction import begin_auction, bid, make_pass
from nineteenth.games.five_hundred.rules import BID, PASS, SANS
from nineteenth.games.five_hundred.state import AUCTION, CONTRACTS, NO_CONTRACT, House, State


def bids_in_order(s: State, o: House) -> list[tuple[int, int]]:
    """Every bid as (bit of `State.bids`, seat), in the order in which they were made."""
    made = []
    for seat in range(o.players):
        rest = s.bids[seat]
        while rest:
            made.append((lowest(rest), seat))
            rest &= rest - 1
    return sorted(made, key=lambda bid: o.rank[bid[0]])


def calls(s: State, o: House) -> list[tuple[int, int]]:
    """Every pass and bid as (seat, move), from the dealer's left; looks are not among them. Empty if a position told none."""
    if s.contract != NO_CONTRACT and not any(s.bids):
        return []
    replay = State()
    replay.dealer = s.dealer
    begin_auction(replay, o)
    found: list[tuple[int, int]] = []
    over = False
    for bit, seat in bids_in_order(s, o):
        while replay.turn != seat:
            found.append((replay.turn, PASS))
            make_pass(replay, o)
        contract, sans = bit % CONTRACTS, bit // CONTRACTS
        found.append((seat, (SANS if sans else BID) + contract))
        over = bid(replay, o, contract, sans)
    while not over and not _reached(s, replay):
        found.append((replay.turn, PASS))
        over = make_pass(replay, o)
    return found


def _reached(s: State, replay: State) -> bool:
    """Whether the replayed auction stands where this one does."""
    same = (replay.turn, replay.called, replay.passed, replay.raising) == (s.turn, s.called, s.passed, s.raising)
    return s.phase == AUCTION and same
