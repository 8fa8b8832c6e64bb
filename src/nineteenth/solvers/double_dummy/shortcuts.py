"""Tricks that are sure without search: those the leader's side can cash at once, and those the other side keeps.

Both speak of contracts in which every side wants tricks; a misère has none. Ranks that a count rests on are noted as
RELEVANT, the lowest of each suit: those above it are taken to matter as well.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from nineteenth.bits import highest, popcount
from nineteenth.solvers.double_dummy.layout import (
    COUNTED,
    JOKER_SUIT,
    LED_SUITS,
    LIVE,
    NO_TRUMP,
    RELEVANT,
    SEAT,
    SEATS,
    SUIT_MASK,
    TRUMP,
)

Words = MutableSequence[int]


def top_run(own: int, live: int) -> int:
    """The cards of `own` that are the strongest of the `live` cards of their suit."""
    others = live & ~own
    return own & ~((2 << highest(others)) - 1) if others else own


def longest_other(board: Words, hands: Words, seat: int, cards: int) -> int:
    """The most of `cards` that any hand but that of `seat` holds."""
    longest = 0
    for other in range(board[SEATS]):
        if other != seat:
            longest = max(longest, popcount(hands[other] & cards))
    return longest


def safe_rounds(board: Words, hands: Words, seat: int, cards: int, trumps: int) -> int:
    """How often a side suit of `cards` can be led before an opponent of `seat` who holds `trumps` need not follow."""
    side = board[COUNTED] >> seat & 1
    rounds = 99
    for other in range(board[SEATS]):
        if board[COUNTED] >> other & 1 != side and hands[other] & trumps:
            rounds = min(rounds, popcount(hands[other] & cards))
    return rounds


def cashable(board: Words, hands: Words, frames: Words, base: int, wanted: int) -> int:
    """Tricks that the leader at `frames[base]` can take by leading winner after winner; counting stops at `wanted`."""
    seat = frames[base + SEAT]
    live = frames[base + LIVE]
    hand = hands[seat]
    side = board[COUNTED] >> seat & 1
    trump = board[TRUMP]
    trumps = board[SUIT_MASK + trump] if trump < NO_TRUMP else 0
    count = 0
    relevant = 0
    if hand & trumps:
        if trump == JOKER_SUIT:
            # A joker led draws a card of the suit named; that spoils nothing while no other joker is about.
            if frames[base + LED_SUITS] < 15 and live & trumps == hand & trumps:
                count = 1
        else:
            count, relevant = cash_suit(board, hands, seat, hand & trumps, live & trumps, 99)
    # A mate who can no longer follow and has nothing else must ruff, and the lead is his.
    discards = 99
    drawn = False
    if trumps:
        longest = 0
        for other in range(board[SEATS]):
            held = popcount(hands[other] & trumps)
            if board[COUNTED] >> other & 1 != side:
                longest = max(longest, held)
            elif other != seat and held:
                discards = min(discards, popcount(hands[other] & ~trumps) - max(0, count - held))
        drawn = longest == 0 or (trump < JOKER_SUIT and count >= longest)
    for suit in range(JOKER_SUIT):
        if suit == trump or count >= wanted:
            continue
        cards = board[SUIT_MASK + suit]
        if not hand & cards:
            continue
        rounds = 99 if drawn else safe_rounds(board, hands, seat, cards, trumps)
        more, lowest_used = cash_suit(board, hands, seat, hand & cards, live & cards, min(rounds, discards))
        count += more
        discards -= more
        relevant |= lowest_used
    frames[base + RELEVANT] = relevant
    return count


def cash_suit(board: Words, hands: Words, seat: int, own: int, live: int, rounds: int) -> tuple[int, int]:
    """Tricks that leads of one suit win in at most `rounds` rounds, and the card whose rank that needs, as a set."""
    run = top_run(own, live)
    if not run or rounds <= 0:
        return 0, 0
    count = popcount(run)
    if count < popcount(own) and count >= longest_other(board, hands, seat, live):
        # Nobody can follow any more: the small cards win as well.
        return min(popcount(own), rounds), run & -run
    if popcount(live) == popcount(own):
        return min(count, rounds), 0
    while count > rounds:
        run &= run - 1
        count -= 1
    return count, run & -run


def kept(board: Words, hands: Words, frames: Words, base: int) -> int:
    """Tricks that the side not on lead at `frames[base]` takes whatever happens."""
    seat = frames[base + SEAT]
    side = board[COUNTED] >> seat & 1
    live = frames[base + LIVE]
    trump = board[TRUMP]
    frames[base + RELEVANT] = 0
    if trump < NO_TRUMP:
        trumps = live & board[SUIT_MASK + trump]
        if not trumps:
            return kept_without_trumps(board, hands, frames, base)
        top = highest(trumps)
        for other in range(board[SEATS]):
            if hands[other] >> top & 1 and board[COUNTED] >> other & 1 != side:
                # The highest trumps of one hand win a trick each, whenever they fall.
                run = top_run(hands[other] & trumps, trumps)
                frames[base + RELEVANT] = run & -run
                return popcount(run)
        return 0
    return kept_without_trumps(board, hands, frames, base)


def kept_without_trumps(board: Words, hands: Words, frames: Words, base: int) -> int:
    """One trick if every suit that can be led has its best card with the other side, where no trump can take it."""
    seat = frames[base + SEAT]
    live = frames[base + LIVE]
    side = board[COUNTED] >> seat & 1
    mates = 0
    for other in range(board[SEATS]):
        if board[COUNTED] >> other & 1 == side:
            mates |= hands[other]
    relevant = 0
    for suit in range(JOKER_SUIT):
        cards = live & board[SUIT_MASK + suit]
        if hands[seat] & cards:
            top = 1 << highest(cards)
            if mates & top:
                return 0
            relevant |= top
    frames[base + RELEVANT] = relevant
    return 1
