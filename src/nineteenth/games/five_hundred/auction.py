"""The auction (F2, F7, F10 American): who calls, what may be called, and when it ends; in the compiled subset."""

from __future__ import annotations

from nineteenth.games.five_hundred.options import (
    GATE_SEVEN,
    PASS_IS_FREE,
    PASS_UNTIL_DENOMINATION,
    RAISE_OFF,
    RAISE_REOPENS,
    SINGLE,
)
from nineteenth.games.five_hundred.reasons import (
    ALREADY_LOOKED,
    BLIND_AFTER_LOOKING,
    BLIND_FIRST_CALL_ONLY,
    BLIND_WITH_KITTY,
    FINE,
    MISERE_NEEDS_SEVEN,
    MISERE_TOO_LATE,
    NO_BLIND_MISERE,
    NO_MISERE,
    NO_SANS,
    TOO_LOW,
)
from nineteenth.games.five_hundred.state import (
    BLIND_MISERE,
    CONTRACTS,
    MISERE,
    NO_CONTRACT,
    NO_TRUMPS,
    NOBODY,
    House,
    State,
)


def next_seat(seat: int, seats: int) -> int:
    """The next one clockwise of `seats` around the table."""
    return seat + 1 if seat + 1 < seats else 0


def denomination(contract: int) -> int:
    """The suit 0–3 a contract names, 4 for no trumps, 5 for a misère."""
    return NO_TRUMPS + 1 if contract >= MISERE else contract % 5


def rank(o: House, contract: int, sans: int) -> int:
    """The place on the ladder (F2.2); -1 for no bid."""
    return -1 if contract == NO_CONTRACT else o.rank[contract + CONTRACTS * sans]


def higher(s: State, o: House) -> int:
    """The bids of the house above the standing one (F2.1), as a set: bit c for contract c, bit 28 + c without the kitty."""
    return o.higher[2 * CONTRACTS if s.contract == NO_CONTRACT else s.contract + CONTRACTS * s.sans]


def biddable(s: State, o: House) -> int:
    """The bids that the seat to call may make (F2.1–F2.6, F7), as a set like `higher`."""
    bids = higher(s, o)
    # F2.4: the seven may be anybody's.
    if o.misere_gate == GATE_SEVEN and not s.seven_bid:
        bids &= ~(1 << MISERE | 1 << MISERE + CONTRACTS)
    # F7.2: blind, and at the first call.
    if (s.looked | s.called) >> s.turn & 1:
        bids &= ~(1 << BLIND_MISERE)
    return bids


def begin_auction(s: State, o: House) -> None:
    """F2.1: nobody has called; the seat at the dealer's left begins."""
    for seat in range(len(s.bids)):
        s.bids[seat] = 0
    s.called = 0
    s.passed = 0
    s.contract = NO_CONTRACT
    s.sans = 0
    s.contractor = NOBODY
    s.seven_bid = 0
    s.raising = 0
    s.raised = 0
    # F7.2: hands stay unseen only where blind misère is played.
    s.looked = 0 if o.blind_misere else (1 << o.players) - 1
    s.turn = next_seat(s.dealer, o.players)


def refuse_look(s: State) -> int:
    """F7.2: a seat looks once."""
    return ALREADY_LOOKED if s.looked >> s.turn & 1 else FINE


def refuse_bid(s: State, o: House, contract: int, sans: int) -> int:
    """Whether the seat to call may bid `contract`, with the kitty or without; and if it may not, why."""
    if biddable(s, o) >> contract + CONTRACTS * sans & 1:
        return FINE
    if contract >= MISERE and not o.misere:
        return NO_MISERE
    if contract == BLIND_MISERE and not o.blind_misere:
        return NO_BLIND_MISERE
    if sans and not o.sans_kitty:
        return NO_SANS
    if sans and contract == BLIND_MISERE:
        return BLIND_WITH_KITTY
    if contract == BLIND_MISERE:
        if s.looked >> s.turn & 1:
            return BLIND_AFTER_LOOKING
        if s.called >> s.turn & 1:
            return BLIND_FIRST_CALL_ONLY
    if not higher(s, o) >> contract + CONTRACTS * sans & 1:
        return MISERE_TOO_LATE if contract >= MISERE else TOO_LOW
    return MISERE_NEEDS_SEVEN


def look(s: State) -> None:
    """F7.2: the seat to call takes up its hand."""
    s.looked |= 1 << s.turn


def bid(s: State, o: House, contract: int, sans: int) -> bool:
    """Make a bid that is allowed; whether the auction is over."""
    seat = s.turn
    changes = s.contract != NO_CONTRACT and denomination(contract) != denomination(s.contract)
    s.bids[seat] |= 1 << contract + CONTRACTS * sans
    s.called |= 1 << seat
    if contract != BLIND_MISERE:
        s.looked |= 1 << seat
    s.contract = contract
    s.sans = sans
    s.contractor = seat
    if 5 <= contract < 10:
        s.seven_bid = 1
    if s.raising:
        # F2.8: his one raise; it may reopen the auction.
        s.raising = 0
        s.raised = 1
        if o.self_raise != RAISE_REOPENS or not changes:
            return True
        s.passed = 0
    elif o.bid_after_pass == PASS_IS_FREE or (o.bid_after_pass == PASS_UNTIL_DENOMINATION and changes):
        s.passed = 0
    return next_call(s, o)


def make_pass(s: State, o: House) -> bool:
    """The seat to call passes; whether the auction is over."""
    s.called |= 1 << s.turn
    if s.raising:
        s.raising = 0
        s.raised = 1
        return True
    s.passed |= 1 << s.turn
    return next_call(s, o)


def next_call(s: State, o: House) -> bool:
    """Pass the call on; whether the auction is over (F2.7, F10 American)."""
    everyone = (1 << o.players) - 1
    if o.bidding == SINGLE:
        if s.called == everyone:
            return True
        s.turn = next_seat(s.turn, o.players)
        return False
    if s.passed == everyone:
        return True
    if s.contractor != NOBODY and s.passed | 1 << s.contractor == everyone:
        if o.self_raise == RAISE_OFF or s.raised or not can_raise(s, o):
            return True
        s.raising = 1
        s.turn = s.contractor
        return False
    seat = next_seat(s.turn, o.players)
    while s.passed >> seat & 1:
        seat = next_seat(seat, o.players)
    s.turn = seat
    return False


def can_raise(s: State, o: House) -> bool:
    """Whether any higher bid is left to the standing bidder."""
    return higher(s, o) & (1 << BLIND_MISERE) - 1 != 0
