"""From a position to its answer: number the cards in play anew, search, and give the cards their names back."""

from __future__ import annotations

import functools
import threading
import types
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from typing import Any

from nineteenth import compiled
from nineteenth.games.five_hundred.cards import cards_in
from nineteenth.solvers.double_dummy import layout, moves, search, shortcuts, table
from nineteenth.solvers.double_dummy.position import EVERY_SUIT, UNNAMED, Position, suit_orders

Words = MutableSequence[int]

FAST_CHAINS = 1 << 15
FAST_ENTRIES = 1 << 21
# Without machine code far fewer positions are met, and a list costs more to make.
PLAIN_CHAINS = 1 << 12
PLAIN_ENTRIES = 1 << 18


def words(count: int) -> Words:
    """`count` zeros the search can work on."""
    if compiled.available():
        zeros: Words = compiled.zeros(count)
        return zeros
    return [0] * count


@functools.cache
def evaluator() -> Callable[..., int]:
    """`search.evaluate` as machine code if that can be had; met on the first solve, not on import."""
    if not compiled.available():
        return search.evaluate
    compiled.native_bits()
    for module in (table, moves, shortcuts, search):
        for function in vars(module).values():
            if isinstance(function, types.FunctionType) and function.__module__ == module.__name__:
                compiled.callable_in_kernels(function)
    return compiled.kernel(search.evaluate)


class Workspace(threading.local):
    """The arrays of one thread, made once and used for solve after solve."""

    def __init__(self) -> None:
        fast = compiled.available()
        self.board = words(layout.BOARD)
        self.owners = words(64)
        self.suits = words(64)
        self.hands = words(6)
        self.codes = words(0)
        self.lengths = words(0)
        self.frames = words(layout.FRAME * (layout.PLIES + 1))
        self.moves = words(layout.MOVES * (layout.PLIES + 1))
        self.weights = words(layout.MOVES * (layout.PLIES + 1))
        self.results = words(2 * layout.MOVES)
        self.heads = words(FAST_CHAINS if fast else PLAIN_CHAINS)
        self.entries = words(FAST_ENTRIES if fast else PLAIN_ENTRIES)
        self.counters = words(layout.COUNTERS)
        self.board[layout.CHAINS] = len(self.heads)
        self.board[layout.ROOM] = len(self.entries)

        self.addresses = self.all_addresses()

    def all_addresses(self) -> tuple[Any, ...]:
        """The arrays as `search.evaluate` takes them, in its order."""
        arrays = (
            *(self.results, self.board, self.owners, self.suits, self.hands, self.codes, self.lengths, self.frames),
            *(self.moves, self.weights, self.heads, self.entries, self.counters),
        )
        return tuple(compiled.address(array) for array in arrays)

    def room_for_patterns(self, size: int) -> None:
        """Make the tables of patterns at least `size` long."""
        if len(self.codes) < size:
            self.codes = words(size)
            self.lengths = words(size)
            self.addresses = self.all_addresses()


WORKSPACE = Workspace()


@dataclass(frozen=True)
class Solution:
    """What best play by all yields from a position.

    `tricks` is what the contracting side takes of the tricks still to be finished (0..10); in a misère it is 1 if the
    contractor can be made to take a trick, else 0. `plays` gives the same for every legal play: (card, suit named) to
    tricks, the suit -1 but for a joker led without suit of its own.
    """

    tricks: int
    plays: dict[tuple[int, int], int]


def number_cards(position: Position, space: Workspace) -> list[int]:
    """Number the cards in play anew into `space`; gives the card of each new number."""
    board = space.board
    seats = position.seats_playing()
    first = (seats.index(position.turn) - len(position.trick)) % len(seats)
    owner_of = {card: index for index, seat in enumerate(seats) for card in cards_in(position.hands[seat])}
    owner_of |= {card: (first + place) % len(seats) for place, card in enumerate(position.trick)}
    numbered: list[int] = []
    longest = 0
    base = 0
    for suit, order in enumerate(suit_orders(position)):
        present = [card for card in order if card in owner_of]
        board[layout.SUIT_FIRST + suit] = len(numbered)
        board[layout.SUIT_MASK + suit] = (1 << len(present)) - 1 << len(numbered)
        for card in present:
            space.owners[len(numbered)] = owner_of[card]
            space.suits[len(numbered)] = suit
            numbered.append(card)
        if suit < layout.JOKER_SUIT:
            board[layout.PATTERN_BASE + suit] = base
            base += 1 << len(present)
            longest = max(longest, len(present))
    space.room_for_patterns(base)
    wide = len(seats) > 4 or longest > 15
    board[layout.SEAT_BITS] = 3 if wide else 2
    for suit in range(4):
        board[layout.PATTERN_TOP + suit] = 60 if wide else (31, 62)[suit & 1]
    board[layout.FLAGS] = layout.WIDE if wide else 0
    return numbered


def set_contract(position: Position, space: Workspace, techniques: int) -> None:
    """Write the table and the contract into `space.board`."""
    board = space.board
    seats = position.seats_playing()
    sides = sum(1 << index for index, seat in enumerate(seats) if position.contractors >> seat & 1)
    board[layout.SEATS] = len(seats)
    board[layout.COUNTED] = sides
    board[layout.SEEKERS] = sides ^ (1 << len(seats)) - 1 if position.misere else sides
    if position.denomination < layout.JOKER_SUIT:
        board[layout.TRUMP] = position.denomination
    elif board[layout.SUIT_MASK + layout.JOKER_SUIT] and not (position.misere and position.joker_low):
        board[layout.TRUMP] = layout.JOKER_SUIT
    else:
        board[layout.TRUMP] = layout.NO_TRUMP
    # The order of plays is made for taking tricks; to be rid of them it is worse than none.
    board[layout.FLAGS] |= techniques & ~layout.USE_ORDER if position.misere else techniques
    board[layout.NAMED_AGAIN] = position.named_again
    if position.misere and not position.joker_low:
        board[layout.FLAGS] |= layout.FORCED_JOKER
    if position.joker_free:
        board[layout.FLAGS] |= layout.FREE_JOKER


def set_root(position: Position, space: Workspace, number_of: dict[int, int]) -> int:
    """Write the hands and the current trick into `space`; gives the tricks left, this one included."""
    frames, board = space.frames, space.board
    seats = position.seats_playing()
    for index, seat in enumerate(seats):
        space.hands[index] = sum(1 << number_of[card] for card in cards_in(position.hands[seat]))
    trick = [number_of[card] for card in position.trick]
    turn = seats.index(position.turn)
    left = position.hands[position.turn].bit_count()
    frames[layout.SEAT] = turn
    frames[layout.PLACE] = len(trick)
    frames[layout.TRICK] = sum(1 << card for card in trick)
    frames[layout.LIVE] = (1 << len(number_of)) - 1
    frames[layout.LED_SUITS] = position.led_suits if position.joker_leads else EVERY_SUIT
    frames[layout.LEFT] = left
    if trick:
        led = space.suits[trick[0]]
        frames[layout.LED] = led if led < layout.JOKER_SUIT or position.named == UNNAMED else position.named
        best = trick[0]
        for card in trick[1:]:
            if moves.beats(board, space.suits, card, best, int(frames[layout.LED])):
                best = card
        frames[layout.BEST] = best
        frames[layout.WINNER] = space.owners[best]
    return left


def prepare(position: Position, techniques: int) -> tuple[Workspace, list[int], int]:
    """Check `position` and set this thread's workspace up for it: workspace, cards by new number, tricks left."""
    position.check()
    space = WORKSPACE
    numbered = number_cards(position, space)
    set_contract(position, space, techniques)
    left = set_root(position, space, {card: number for number, card in enumerate(numbered)})
    return space, numbered, left


def run(space: Workspace, every_move: int, guess: int, asked_for: int) -> int:
    """Hand the workspace to the search."""
    return int(evaluator()(every_move, guess, asked_for, *space.addresses))


def value(position: Position, techniques: int = layout.TECHNIQUES) -> int:
    """The tricks of the contracting side from `position` on, as `Solution.tricks`, without looking at each play."""
    space, _, left = prepare(position, techniques)
    run(space, 0, (left + 1) // 2, 1 if position.misere else left)
    return int(space.results[1])


def solve(position: Position, techniques: int = layout.TECHNIQUES) -> Solution:
    """The value of `position` and of every legal play in it; ValueError if it cannot be played out."""
    space, numbered, left = prepare(position, techniques)
    count = run(space, 1, (left + 1) // 2, 1 if position.misere else left)
    turn = int(space.frames[layout.SEAT])
    plays: dict[tuple[int, int], int] = {}
    for pair in range(count):
        move, tricks = int(space.results[2 * pair]), int(space.results[2 * pair + 1])
        card = move & layout.CARD
        named = (move >> layout.NAME_SHIFT) - 1
        for equal in family(space, card, turn):
            plays[numbered[equal], named] = tricks
    seeking = int(space.board[layout.SEEKERS]) >> turn & 1
    return Solution((max if seeking else min)(plays.values()), plays)


def family(space: Workspace, card: int, turn: int) -> list[int]:
    """`card` and the lower cards of `turn` that the search took for its equals."""
    equals = [card]
    while (
        space.suits[card] < layout.JOKER_SUIT
        and space.board[layout.FLAGS] & layout.USE_EQUIVALENTS
        and card > 0
        and int(space.frames[layout.LIVE]) >> card - 1 & 1
        and space.suits[card - 1] == space.suits[card]
        and space.owners[card - 1] == turn
        and int(space.hands[turn]) >> card - 1 & 1
    ):
        card -= 1
        equals.append(card)
    return equals
