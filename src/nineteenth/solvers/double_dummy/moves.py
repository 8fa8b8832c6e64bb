"""The moves of one hand, each family of equal cards once, and the order in which to try them."""

from __future__ import annotations

from collections.abc import MutableSequence

from nineteenth.bits import highest, lowest, popcount
from nineteenth.solvers.double_dummy.layout import (
    BEST,
    COUNT,
    COUNTED,
    FLAGS,
    FORCED_JOKER,
    FREE_JOKER,
    JOKER_SUIT,
    LED,
    LED_SUITS,
    LEFT,
    LIVE,
    NAME_SHIFT,
    PLACE,
    SEAT,
    SEATS,
    SUIT_FIRST,
    SUIT_MASK,
    TRUMP,
    USE_EQUIVALENTS,
    USE_ORDER,
    WINNER,
)

Words = MutableSequence[int]


def playable(board: Words, hand: int, place: int, led: int) -> int:
    """The cards of `hand` that may follow a lead of suit `led` (F4.2); all of them on lead (`place` 0)."""
    if place == 0:
        return hand
    jokers = hand & board[SUIT_MASK + JOKER_SUIT]
    following = hand & board[SUIT_MASK + led]
    if following:
        return following | jokers if board[FLAGS] & FREE_JOKER else following
    if jokers and board[FLAGS] & FORCED_JOKER:
        return jokers
    return hand


def apart(board: Words, suits: Words, cards: int, live: int) -> int:
    """The highest card of every family in `cards`: cards of one suit with no other `live` card between are equal."""
    if not board[FLAGS] & USE_EQUIVALENTS:
        return cards
    others = live & ~cards
    kept = 0
    previous = -1
    rest = cards
    while rest:
        card = highest(rest)
        rest ^= 1 << card
        if previous < 0 or suits[card] != suits[previous] or others & (1 << previous) - (2 << card):
            kept |= 1 << card
        previous = card
    return kept


def beats(board: Words, suits: Words, card: int, best: int) -> bool:
    """Whether `card`, played after `best`, takes the trick from it (F4.3)."""
    if suits[card] == suits[best]:
        return card > best
    return suits[card] == board[TRUMP]


def lead_weight(board: Words, suits: Words, hands: Words, frames: Words, base: int, card: int) -> int:
    """How early to try leading `card`."""
    seat = frames[base + SEAT]
    suit = suits[card]
    mask = board[SUIT_MASK + suit]
    live = frames[base + LIVE] & mask
    own = hands[seat] & mask
    trump = board[TRUMP]
    side = board[COUNTED] >> seat & 1
    top = highest(live)
    mates = 0
    opponents_ruff = False
    longest = 0
    for other in range(board[SEATS]):
        if other == seat:
            continue
        held = hands[other] & mask
        if board[COUNTED] >> other & 1 == side:
            mates |= held
        else:
            longest = max(longest, popcount(held))
            if not held and trump < NO_TRUMP_PLAYED and hands[other] & board[SUIT_MASK + trump]:
                opponents_ruff = True
    weight = 10 * longest - popcount(own)
    if opponents_ruff and suit != trump:
        return weight - 40
    if own >> top & 1:
        return weight + 60 if card == top else weight
    if mates >> top & 1:
        return weight + 40
    return weight


NO_TRUMP_PLAYED = 5


def follow_weight(board: Words, suits: Words, hands: Words, frames: Words, base: int, card: int) -> int:
    """How early to try playing `card` to another's lead."""
    seat = frames[base + SEAT]
    suit = suits[card]
    trump = board[TRUMP]
    rank = card - board[SUIT_FIRST + suit]
    side = board[COUNTED] >> seat & 1
    friendly = board[COUNTED] >> frames[base + WINNER] & 1 == side
    winning = beats(board, suits, card, frames[base + BEST])
    last = frames[base + PLACE] == board[SEATS] - 1
    if suit != frames[base + LED] and suit != trump:
        # A discard: from length, low.
        return popcount(hands[seat] & board[SUIT_MASK + suit]) - rank
    if friendly:
        if last or not winning:
            return 20 - rank
        return -rank
    if winning:
        if last:
            return 60 - rank
        # Winning against those who follow?
        return 40 + (rank if frames[base + PLACE] > 1 or frames[base + LED] != suit else 0)
    return -rank


def list_moves(
    board: Words, suits: Words, hands: Words, frames: Words, base: int, moves: Words, start: int, weights: Words
) -> None:
    """Write the moves at `frames[base]` from `moves[start]` on, the most promising first, and their COUNT."""
    seat = frames[base + SEAT]
    place = frames[base + PLACE]
    hand = hands[seat]
    # A card of this trick still stands between two cards of a hand, so the cards at the trick's beginning count.
    rest = apart(board, suits, playable(board, hand, place, frames[base + LED]), frames[base + LIVE])
    jokers = 0
    if place == 0 and frames[base + LEFT] > 1 and rest & board[SUIT_MASK + JOKER_SUIT]:
        jokers = rest & board[SUIT_MASK + JOKER_SUIT]
        if frames[base + LED_SUITS] < 15 or hand != jokers:
            rest ^= jokers
        else:
            jokers = 0
    count = 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        weight = 0
        if board[FLAGS] & USE_ORDER:
            if place == 0:
                weight = lead_weight(board, suits, hands, frames, base, card)
            else:
                weight = follow_weight(board, suits, hands, frames, base, card)
        count = insert(moves, weights, start, count, card, weight)
    while jokers:
        # F5.2b, F5.2c: led before the last trick, the joker names a suit not led before.
        card = lowest(jokers)
        jokers &= jokers - 1
        for suit in range(4):
            if not frames[base + LED_SUITS] >> suit & 1:
                count = insert(moves, weights, start, count, card | suit << NAME_SHIFT, 0)
    frames[base + COUNT] = count


def insert(moves: Words, weights: Words, start: int, count: int, move: int, weight: int) -> int:
    """Put `move` behind all of at least its `weight`; the new count."""
    at = start + count
    while at > start and weights[at - 1] < weight:
        weights[at] = weights[at - 1]
        moves[at] = moves[at - 1]
        at -= 1
    weights[at] = weight
    moves[at] = move
    return count + 1
