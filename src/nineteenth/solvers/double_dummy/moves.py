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
    KILLERS,
    LED,
    LED_SUITS,
    LEFT,
    LIVE,
    NAME_SHIFT,
    NAMED_AGAIN,
    NO_TRUMP,
    PLACE,
    SEAT,
    SEATS,
    SUIT_FIRST,
    SUIT_MASK,
    TRUMP,
    USE_EQUIVALENTS,
    USE_KILLERS,
    USE_ORDER,
    WINNER,
)

Words = MutableSequence[int]

EVERY_SUIT = 15
KILLER_BONUS = 1000
KILLER_BONUS_WITH_TRUMPS = 30
TRUMPED = 64
NEVER = 1000


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


def beats(board: Words, suits: Words, card: int, best: int, led: int) -> bool:
    """Whether `card`, played after `best` in a trick of suit `led`, takes it (F4.3)."""
    if suits[card] == suits[best]:
        return card > best
    if suits[best] == JOKER_SUIT and board[TRUMP] == NO_TRUMP:
        # Option low_in_misere: a joker led holds the trick only while nobody follows the suit it named.
        return suits[card] == led
    return suits[card] == board[TRUMP]


def reach(board: Words, hand: int, led: int, trump: int) -> int:
    """The most that `hand` can throw into a trick of suit `led`: a card, a trump counted 64 higher, or -1."""
    following = hand & board[SUIT_MASK + led]
    if following:
        return highest(following) + (TRUMPED if led == trump else 0)
    if trump < NO_TRUMP:
        ruffing = hand & board[SUIT_MASK + trump]
        if ruffing:
            return highest(ruffing) + TRUMPED
    return -1


def lead_weight(board: Words, suits: Words, hands: Words, frames: Words, base: int, card: int) -> int:
    """How early to try leading `card`."""
    seat = frames[base + SEAT]
    suit = suits[card]
    trump = board[TRUMP]
    side = board[COUNTED] >> seat & 1
    power = card + TRUMPED if suit == trump else card
    mates = -1
    opponents = -1
    for other in range(board[SEATS]):
        if other != seat:
            most = reach(board, hands[other], suit, trump)
            if board[COUNTED] >> other & 1 == side:
                mates = max(mates, most)
            else:
                opponents = max(opponents, most)
    rank = card - board[SUIT_FIRST + suit]
    if power > opponents:
        return 60 + rank
    if mates > opponents:
        return 40 - rank
    return 20 - rank - (20 if opponents >= TRUMPED and suit != trump else 0)


def list_leads(
    board: Words,
    suits: Words,
    hands: Words,
    frames: Words,
    base: int,
    moves: Words,
    start: int,
    weights: Words,
    rest: int,
    killer: int,
) -> int:
    """Write the leads among the cards `rest`, the most promising first; gives their number."""
    ordered = board[FLAGS] & USE_ORDER and rest & rest - 1
    count = 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        weight = lead_weight(board, suits, hands, frames, base, card) if ordered else 0
        if card == killer:
            weight += KILLER_BONUS_WITH_TRUMPS if board[TRUMP] < JOKER_SUIT else KILLER_BONUS
        count = insert(moves, weights, start, count, card, weight)
    return count


def list_follows(
    board: Words,
    suits: Words,
    hands: Words,
    frames: Words,
    base: int,
    moves: Words,
    start: int,
    weights: Words,
    rest: int,
) -> int:
    """Write the cards `rest` that may follow a lead, the most promising first; gives their number."""
    if not (board[FLAGS] & USE_ORDER and rest & rest - 1):
        count = 0
        while rest:
            moves[start + count] = lowest(rest)
            rest &= rest - 1
            count += 1
        return count
    seats = board[SEATS]
    seat = frames[base + SEAT]
    led = frames[base + LED]
    trump = board[TRUMP]
    side = board[COUNTED] >> seat & 1
    best = frames[base + BEST]
    if suits[best] == trump:
        best += TRUMPED
    mates = -1
    opponents = -1
    other = seat
    for _ in range(seats - 1 - frames[base + PLACE]):
        other = other + 1 if other + 1 < seats else 0
        most = reach(board, hands[other], led, trump)
        if board[COUNTED] >> other & 1 == side:
            mates = max(mates, most)
        else:
            opponents = max(opponents, most)
    # What a card must beat to take the trick for good, unless a mate has it or will have it anyway.
    if board[COUNTED] >> frames[base + WINNER] & 1 == side:
        bar = opponents if opponents > best else NEVER
    else:
        bar = max(best, opponents)
    if mates > bar:
        bar = NEVER
    count = 0
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        suit = suits[card]
        rank = card - board[SUIT_FIRST + suit]
        if suit == trump and led != trump:
            weight = 200 - rank if card + TRUMPED > bar else -rank
        elif suit == led:
            power = card + TRUMPED if suit == trump else card
            weight = 200 - rank if power > bar else 100 - rank
        else:
            weight = 50 - rank + popcount(hands[seat] & board[SUIT_MASK + suit])
        count = insert(moves, weights, start, count, card, weight)
    return count


def list_moves(
    board: Words,
    suits: Words,
    hands: Words,
    frames: Words,
    base: int,
    moves: Words,
    start: int,
    weights: Words,
    counters: Words,
) -> None:
    """Write the moves at `frames[base]` from `moves[start]` on, the most promising first, and their COUNT."""
    place = frames[base + PLACE]
    hand = hands[frames[base + SEAT]]
    # A card of this trick still stands between two cards of a hand, so the cards at the trick's beginning count.
    rest = apart(board, suits, playable(board, hand, place, frames[base + LED]), frames[base + LIVE])
    if place:
        frames[base + COUNT] = list_follows(board, suits, hands, frames, base, moves, start, weights, rest)
        return
    jokers = rest & board[SUIT_MASK + JOKER_SUIT]
    if frames[base + LEFT] == 1 or (frames[base + LED_SUITS] == EVERY_SUIT and hand == jokers):
        jokers = 0
    killer = -1
    if board[FLAGS] & USE_KILLERS:
        killer = counters[KILLERS + 8 * frames[base + LEFT] + frames[base + SEAT]] - 1
    count = list_leads(board, suits, hands, frames, base, moves, start, weights, rest ^ jokers, killer)
    while jokers:
        # F5.2b, F5.2c: led before the last trick, the joker names a suit not led before.
        card = lowest(jokers)
        jokers &= jokers - 1
        for suit in range(4):
            if may_name(board, frames, base, suit):
                count = insert(
                    moves,
                    weights,
                    start,
                    count,
                    card | suit + 1 << NAME_SHIFT,
                    KILLER_BONUS if killer == card | suit + 1 << NAME_SHIFT else 0,
                )
    frames[base + COUNT] = count


def may_name(board: Words, frames: Words, base: int, suit: int) -> bool:
    """Whether a joker without suit may be led in the name of `suit` (F5.2b and the options of F5)."""
    if not frames[base + LED_SUITS] >> suit & 1:
        return True
    return board[NAMED_AGAIN] >> suit & 1 != 0 and frames[base + LIVE] & board[SUIT_MASK + suit] == 0


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
