"""The table of proved positions, kept by relative ranks and only as deep as ranks mattered.

After Ginsberg, "Partition Search" (AAAI 1996), and Haglund's description of DDS's table: what was proved of one
position holds for each with the same suit lengths whose owners of the *relevant* top cards are the same. A position's
*shape* is every hand's length in every suit, who leads, who holds jokers without suit and, while those live, the
suits led. Its *pattern* is the owner of each remaining card from the strongest down.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from nineteenth.bits import lowest, popcount
from nineteenth.solvers.double_dummy.layout import (
    CHAINS,
    ENTRIES_USED,
    ENTRY,
    ENTRY_BOUNDS,
    ENTRY_CODE,
    ENTRY_IF_WIDE,
    ENTRY_NEXT,
    ENTRY_SHAPE,
    ENTRY_WIDE,
    FLAGS,
    HITS,
    JOKER_SUIT,
    LED_SUITS,
    LEFT,
    LIVE,
    NEED,
    PATTERN,
    PATTERN_BASE,
    PATTERN_TOP,
    PROBES,
    ROOM,
    SEAT,
    SEAT_BITS,
    SHAPE,
    STEPS,
    SUIT_FIRST,
    SUIT_MASK,
    USE_WINNING_RANKS,
    WIDE,
)

Words = MutableSequence[int]

MASK = (1 << 63) - 1
MIX_FIRST, MIX_SECOND, MIX_LAST = 0x1E3779B97F4A7C15, 0x3F58476D1CE4E5B9, 0x14D049BB133111EB


def fill_patterns(board: Words, owners: Words, codes: Words, lengths: Words) -> None:
    """For every subset of each suit's cards: its owners from the top, and the lengths of the hands (4 bits a seat)."""
    width = board[SEAT_BITS]
    for suit in range(4):
        first = board[SUIT_FIRST + suit]
        cards = popcount(board[SUIT_MASK + suit])
        base = board[PATTERN_BASE + suit]
        top = board[PATTERN_TOP + suit] - width
        codes[base] = 0
        lengths[base] = 0
        half = 1
        for card in range(first, first + cards):
            owner = owners[card]
            for rest in range(half):
                # `card` is stronger than all in `rest`, so its owner stands before theirs.
                codes[base + half + rest] = (owner << top) | codes[base + rest] >> width
                lengths[base + half + rest] = lengths[base + rest] + (1 << 4 * owner)
            half *= 2


def describe(board: Words, owners: Words, hands: Words, frames: Words, base: int, codes: Words, lengths: Words) -> None:
    """Write the pattern and the shape of the position at `frames[base]`, where a trick begins."""
    live = frames[base + LIVE]
    for word in range(4):
        frames[base + PATTERN + word] = 0
    wide = board[FLAGS] & WIDE
    shape = 0
    other = 0
    for suit in range(4):
        place = board[PATTERN_BASE + suit] + ((live & board[SUIT_MASK + suit]) >> board[SUIT_FIRST + suit])
        frames[base + PATTERN + (suit if wide else suit >> 1)] |= codes[place]
        if suit < 2:
            shape |= lengths[place] << 24 * suit
        else:
            other |= lengths[place] << 24 * (suit - 2)
    shape |= frames[base + SEAT] << 48
    jokers = live & board[SUIT_MASK + JOKER_SUIT]
    if jokers:
        shape |= frames[base + LED_SUITS] << 51
        shift = 48
        while jokers:
            card = lowest(jokers)
            jokers &= jokers - 1
            other |= owners[card] + 1 + 8 * (card - board[SUIT_FIRST + JOKER_SUIT]) << shift
            shift += 4
    frames[base + SHAPE] = shape
    frames[base + SHAPE + 1] = other


def slot(shape: int, other: int, size: int) -> int:
    """Where in `size` (a power of two) chains the positions of one shape are kept."""
    mixed = (shape * MIX_FIRST ^ other * MIX_SECOND) & MASK
    mixed = (mixed ^ mixed >> 31) * MIX_LAST & MASK
    return mixed >> 20 & size - 1


def strongest(cards: int, count: int) -> int:
    """The `count` strongest of `cards`."""
    for _ in range(popcount(cards) - count):
        cards &= cards - 1
    return cards


def probe(board: Words, frames: Words, base: int, heads: Words, entries: Words, counters: Words) -> int:
    """The place of an entry that settles the position at `frames[base]`, or -1."""
    shape = frames[base + SHAPE]
    other = frames[base + SHAPE + 1]
    need = frames[base + NEED]
    first = frames[base + PATTERN]
    second = frames[base + PATTERN + 1]
    counters[PROBES] += 1
    at = heads[slot(shape, other, board[CHAINS])]
    while at:
        counters[STEPS] += 1
        if (
            (first ^ entries[at + ENTRY_CODE]) & entries[at + ENTRY_CODE + 1] == 0
            and (second ^ entries[at + ENTRY_CODE + 2]) & entries[at + ENTRY_CODE + 3] == 0
            and entries[at + ENTRY_SHAPE] == shape
            and entries[at + ENTRY_SHAPE + 1] == other
        ):
            bounds = entries[at + ENTRY_BOUNDS]
            if (bounds & 31) >= need or (bounds >> 5 & 31) < need:
                if not board[FLAGS] & WIDE or (
                    (frames[base + PATTERN + 2] ^ entries[at + ENTRY_WIDE]) & entries[at + ENTRY_WIDE + 1] == 0
                    and (frames[base + PATTERN + 3] ^ entries[at + ENTRY_WIDE + 2]) & entries[at + ENTRY_WIDE + 3] == 0
                ):
                    counters[HITS] += 1
                    return at
        at = entries[at + ENTRY_NEXT]
    return -1


def relevant_in(board: Words, live: int, bounds: int) -> int:
    """The cards of `live` whose ranks an entry with these `bounds` speaks of."""
    relevant = 0
    for suit in range(4):
        count = bounds >> 10 + 5 * suit & 31
        if count:
            relevant |= strongest(live & board[SUIT_MASK + suit], count)
    return relevant


def mask_place(at: int, word: int) -> int:
    """Where the entry `at` says which owners of a pattern's `word` matter; the owners stand one place before."""
    return at + ENTRY_CODE + 2 * word + 1 if word < 2 else at + ENTRY_WIDE + 2 * (word - 2) + 1


def store(
    board: Words, frames: Words, base: int, heads: Words, entries: Words, counters: Words, value: int, relevant: int
) -> None:
    """Keep that the position at `frames[base]` does (1) or does not (0) yield NEED tricks, given `relevant` ranks."""
    wide = board[FLAGS] & WIDE
    size = ENTRY_IF_WIDE if wide else ENTRY
    if counters[ENTRIES_USED] + 2 * size > board[ROOM]:
        for place in range(board[CHAINS]):
            heads[place] = 0
        counters[ENTRIES_USED] = 0
    counters[ENTRIES_USED] += size
    at = counters[ENTRIES_USED]
    need = frames[base + NEED]
    bounds = need | frames[base + LEFT] << 5 if value else need - 1 << 5
    live = frames[base + LIVE]
    words = 4 if wide else 2
    for word in range(words):
        entries[mask_place(at, word)] = 0
    for suit in range(4):
        cards = live & board[SUIT_MASK + suit]
        if board[FLAGS] & USE_WINNING_RANKS:
            matter = relevant & cards
            count = popcount(cards & -(matter & -matter)) if matter else 0
        else:
            count = popcount(cards)
        bounds |= count << 10 + 5 * suit
        bits = board[SEAT_BITS] * count
        entries[mask_place(at, suit if wide else suit >> 1)] |= (1 << bits) - 1 << board[PATTERN_TOP + suit] - bits
    for word in range(words):
        place = mask_place(at, word)
        entries[place - 1] = frames[base + PATTERN + word] & entries[place]
    entries[at + ENTRY_SHAPE] = frames[base + SHAPE]
    entries[at + ENTRY_SHAPE + 1] = frames[base + SHAPE + 1]
    entries[at + ENTRY_BOUNDS] = bounds
    head = slot(frames[base + SHAPE], frames[base + SHAPE + 1], board[CHAINS])
    entries[at + ENTRY_NEXT] = heads[head]
    heads[head] = at
