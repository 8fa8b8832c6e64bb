"""Where the search keeps what: names for the places in its arrays of 64-bit integers.

Inside the search the cards in play are numbered anew, suit by suit and from the weakest up, with no gaps: five suits,
of which the fifth holds jokers that belong to no suit. `board` holds what never changes during a search.
"""

from __future__ import annotations

# board: the contract and the table.
SEATS = 0  # seats that play, 2..6, numbered clockwise without those that sit out
TRUMP = 1  # 0..3 a suit; 4 jokers that belong to no suit; 5 nothing beats the suit led
COUNTED = 2  # seats (as bits) whose tricks are counted
SEEKERS = 3  # seats that want those tricks to be many; the others want them few
FLAGS = 4
SEAT_BITS = 5  # bits that one owner takes in a pattern: 2 up to four seats, else 3
CHAINS = 6  # how many chains the table has, a power of two
ROOM = 7  # how many words it has for entries
SUIT_MASK = 8  # five sets of cards
SUIT_FIRST = 13  # five numbers: the weakest card of each suit
PATTERN_BASE = 18  # four places: where the table of each suit's patterns begins
PATTERN_TOP = 22  # four numbers: the bit above the strongest card's owner in its word
NAMED_AGAIN = 26  # suits that a joker may be led in the name of once they are played out
BOARD = 32

JOKER_SUIT = 4
NO_TRUMP = 5

# FLAGS: rules of the joker that belongs to no suit ...
FORCED_JOKER = 1  # F5.2a: in a misère whoever is void must play it
FREE_JOKER = 2  # option always_playable: it may be played though its holder could follow
# ... and the techniques, each of which can be left out to measure what it brings.
USE_TABLE = 4
USE_WINNING_RANKS = 8
USE_QUICK_TRICKS = 16
USE_LATER_TRICKS = 32
USE_EQUIVALENTS = 64
USE_ORDER = 128
USE_KILLERS = 256
TECHNIQUES = (
    USE_TABLE | USE_WINNING_RANKS | USE_QUICK_TRICKS | USE_LATER_TRICKS | USE_EQUIVALENTS | USE_ORDER | USE_KILLERS
)
WIDE = 512  # patterns take four words instead of two

# frames: one for each card played since the root.
SEAT = 0  # who plays
PLACE = 1  # cards already in the trick
LED = 2  # the suit to follow, if PLACE > 0
BEST = 3  # the winning card so far
WINNER = 4  # and its seat
TRICK = 5  # the cards in the trick
LIVE = 6  # cards in hands when the trick began
LED_SUITS = 7  # suits led so far, as bits
NEED = 8  # tricks the counted side must still take, this one included
LEFT = 9  # tricks left, this one included
COUNT = 10  # moves to try
NEXT = 11  # the move being tried
RELEVANT = 12  # cards whose rank mattered in the moves that failed
PATTERN = 13  # four words: who owns each card, by relative rank
SHAPE = 17  # two words: lengths, leader, jokers, suits led
FRAME = 20
PLIES = 61

# A move is a card, and above it, plus 1, the suit named if a joker that belongs to no suit is led.
NAME_SHIFT = 6
CARD = 63
MOVES = 20  # most moves of one hand

# entries: what was proved of a pattern. Two words of a pattern and all else fill one line of the processor's cache.
ENTRY_CODE = 0  # pairs of owners that matter and which places do, for the first two words; the others from ENTRY_WIDE
ENTRY_SHAPE = 4
ENTRY_BOUNDS = 6  # fewest tricks, most tricks, then how many cards of each suit matter, five bits each
ENTRY_NEXT = 7
ENTRY_WIDE = 8
ENTRY = 8
ENTRY_IF_WIDE = 12

# counters
ENTRIES_USED = 0
NODES = 1
PROBES = 2
HITS = 3
STEPS = 4
KILLERS = 8  # the lead that settled the last trick with as many left led by this seat, plus 1; eight a number left
COUNTERS = 8 + 8 * 16
