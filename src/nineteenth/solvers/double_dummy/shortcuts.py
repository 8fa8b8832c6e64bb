"""Tricks that are sure without search: those the leader's side can cash at once, and those the other side keeps.

Both speak of contracts in which every side wants tricks; a misère has none. Ranks that a count rests on are noted as
RELEVANT, the lowest of each suit: those above it are taken to matter as well.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from nineteenth.bits import highest, popcount
from nineteenth.solvers.double_dummy.layout import (
    COUNTED,
    FLAGS,
    FREE_JOKER,
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

EVERY_SUIT = 15
MANY = 99


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
    rounds = MANY
    free = board[FLAGS] & FREE_JOKER and board[TRUMP] == JOKER_SUIT
    for other in range(board[SEATS]):
        if board[COUNTED] >> other & 1 != side and hands[other] & trumps:
            rounds = min(rounds, 0 if free else popcount(hands[other] & cards))
    return rounds


def cashable(board: Words, hands: Words, frames: Words, base: int, wanted: int) -> int:
    """Tricks that the side on lead at `frames[base]` can take by leading winner after winner, counted up to `wanted`.

    The leader cashes his winners; then, if that is not enough, a mate whose winner he can reach cashes his.
    """
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
            if frames[base + LED_SUITS] < EVERY_SUIT and live & trumps == hand & trumps:
                count = 1
        else:
            count, relevant = cash_suit(board, hands, seat, hand & trumps, live & trumps, popcount(hand))
    # A mate who can no longer follow and has nothing else must ruff, and the lead is his.
    discards = MANY
    against = 0
    for other in range(board[SEATS]):
        held = popcount(hands[other] & trumps)
        if board[COUNTED] >> other & 1 != side:
            against = max(against, held)
        elif other != seat and held:
            discards = min(discards, popcount(hands[other] & ~trumps) - max(0, count - held))
    drawn = against == 0 or (trump < JOKER_SUIT and count >= against)
    cashed_trumps = count
    for suit in range(JOKER_SUIT):
        cards = board[SUIT_MASK + suit]
        if suit == trump or count >= wanted or not hand & cards:
            continue
        rounds = MANY if drawn else safe_rounds(board, hands, seat, cards, trumps)
        more, rank = cash_suit(board, hands, seat, hand & cards, live & cards, min(rounds, discards))
        count += more
        discards -= more
        relevant |= rank
    if count < wanted:
        for mate in range(board[SEATS]):
            if mate != seat and board[COUNTED] >> mate & 1 == side:
                more = cashed_by_mate(board, hands, frames, base, mate, wanted, count, cashed_trumps, drawn, against)
                if count + more >= wanted:
                    relevant |= frames[base + RELEVANT]
                    count += more
                    break
    frames[base + RELEVANT] = relevant
    return count


def cashed_by_mate(
    board: Words,
    hands: Words,
    frames: Words,
    base: int,
    mate: int,
    wanted: int,
    count: int,
    cashed_trumps: int,
    drawn: bool,
    against: int,
) -> int:
    """Tricks that `mate` takes once the leader, after `count` tricks of his own, leads to a winner of his.

    Only suits in which the mate holds the best card count, so that the leader's tricks are all in other suits and cost
    the mate no winner as long as he has other cards to play on them.
    """
    seat = frames[base + SEAT]
    live = frames[base + LIVE]
    hand = hands[seat]
    other_hand = hands[mate]
    trump = board[TRUMP]
    trumps = board[SUIT_MASK + trump] if trump < NO_TRUMP else 0
    more = 0
    relevant = 0
    reached = False
    if trump < JOKER_SUIT and other_hand & trumps:
        run = top_run(other_hand & trumps, live & trumps)
        if run:
            more = popcount(run)
            relevant = run & -run
            reached = hand & trumps != 0
            drawn = drawn or more >= against
    in_trumps = more
    for suit in range(JOKER_SUIT):
        cards = board[SUIT_MASK + suit]
        if suit == trump or not other_hand & cards:
            continue
        run = top_run(other_hand & cards, live & cards)
        if not run:
            continue
        rounds = safe_rounds(board, hands, seat, cards, trumps)
        if hand & cards and rounds > 0:
            reached = True
        if not drawn:
            while run and popcount(run) > rounds:
                run &= run - 1
        if run:
            more += popcount(run)
            relevant |= run & -run
    if not reached or count + more < wanted:
        return 0
    if count:
        # On the leader's tricks the mate plays cards that are neither winners nor, unless led, trumps.
        idle = popcount(other_hand) - more
        if not cashed_trumps and trump < NO_TRUMP:
            idle -= popcount(other_hand & trumps) - in_trumps
        if idle < count:
            return 0
    if hand & trumps and popcount(hand & ~trumps) - (count - cashed_trumps) < more - in_trumps:
        # The leader would have to ruff his mate's winners.
        return 0
    frames[base + RELEVANT] = relevant
    return more


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
