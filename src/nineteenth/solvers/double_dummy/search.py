"""The search itself: can the counted side be held to fewer than so many tricks, or not?

Depth first over single cards, with its own stack instead of recursion so that plain Python and machine code run the
same text. Every answer comes with the cards whose *rank* it needed (see `table`); an answer found by one refuting
move needs what that move needed, an answer that all moves share needs what each of them needed.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from nineteenth.bits import bare, highest, lowest, popcount
from nineteenth.solvers.double_dummy.layout import (
    BEST,
    CARD,
    CHAINS,
    COUNT,
    COUNTED,
    COUNTERS,
    ENTRY_BOUNDS,
    FLAGS,
    FRAME,
    JOKER_SUIT,
    KILLERS,
    LED,
    LED_SUITS,
    LEFT,
    LIVE,
    MOVES,
    NAME_SHIFT,
    NEED,
    NEXT,
    NODES,
    PLACE,
    RELEVANT,
    SEAT,
    SEATS,
    SEEKERS,
    SUIT_MASK,
    TRICK,
    USE_EQUIVALENTS,
    USE_LATER_TRICKS,
    USE_QUICK_TRICKS,
    USE_TABLE,
    WINNER,
)
from nineteenth.solvers.double_dummy.moves import beats, list_moves
from nineteenth.solvers.double_dummy.shortcuts import cashable, kept
from nineteenth.solvers.double_dummy.table import describe, fill_patterns, probe, relevant_in, store

Words = MutableSequence[int]

OPEN = -1
ANY_MOVE = -1


def last_trick(board: Words, suits: Words, hands: Words, frames: Words, base: int) -> int:
    """Play the last trick at `frames[base]`, which plays itself; whether it yields NEED, and RELEVANT cards."""
    seats = board[SEATS]
    seat = frames[base + SEAT]
    best = lowest(hands[seat])
    led = suits[best]
    winner = seat
    trick = hands[seat]
    for step in range(1, seats):
        other = (seat + step) % seats
        trick |= hands[other]
        card = lowest(hands[other])
        if beats(board, suits, card, best, led):
            best = card
            winner = other
    contested = popcount(trick & board[SUIT_MASK + suits[best]]) > 1
    frames[base + RELEVANT] = 1 << best if contested else 0
    return int((board[COUNTED] >> winner & 1) >= frames[base + NEED])


def settled(
    board: Words,
    owners: Words,
    suits: Words,
    hands: Words,
    codes: Words,
    lengths: Words,
    frames: Words,
    base: int,
    heads: Words,
    entries: Words,
    counters: Words,
) -> int:
    """What is known without search of a trick that begins at `frames[base]`: 1, 0 or OPEN; RELEVANT cards if known."""
    need = frames[base + NEED]
    left = frames[base + LEFT]
    frames[base + RELEVANT] = 0
    if need <= 0:
        return 1
    if need > left:
        return 0
    if left == 1:
        return last_trick(board, suits, hands, frames, base)
    flags = board[FLAGS]
    if board[SEEKERS] == board[COUNTED]:
        counted = board[COUNTED] >> frames[base + SEAT] & 1
        if flags & USE_QUICK_TRICKS:
            # Enough for the leader's side to settle the question its way?
            enough = need if counted else left - need + 1
            if cashable(board, hands, frames, base, enough) >= enough:
                return counted
        if flags & USE_LATER_TRICKS:
            enough = left - need + 1 if counted else need
            if kept(board, hands, frames, base) >= enough:
                return 1 - counted
        frames[base + RELEVANT] = 0
    if flags & USE_TABLE:
        describe(board, owners, hands, frames, base, codes, lengths)
        at = probe(board, frames, base, heads, entries, counters)
        if at > 0:
            bounds = entries[at + ENTRY_BOUNDS]
            frames[base + RELEVANT] = relevant_in(board, frames[base + LIVE], bounds)
            return int((bounds & 31) >= need)
    return OPEN


def play(board: Words, suits: Words, hands: Words, frames: Words, base: int, move: int) -> None:
    """Play `move` at `frames[base]` and set up the frame after it."""
    seats = board[SEATS]
    card = move & CARD
    seat = frames[base + SEAT]
    place = frames[base + PLACE]
    after = base + FRAME
    hands[seat] ^= 1 << card
    led_suits = frames[base + LED_SUITS]
    if place == 0:
        led = suits[card]
        if led == JOKER_SUIT:
            # Without a name, nothing need be followed.
            led = (move >> NAME_SHIFT) - 1 if move >> NAME_SHIFT else JOKER_SUIT
        if led < JOKER_SUIT:
            led_suits |= 1 << led
        best = card
        winner = seat
        trick = 1 << card
    else:
        led = frames[base + LED]
        best = frames[base + BEST]
        winner = frames[base + WINNER]
        trick = frames[base + TRICK] | 1 << card
        if beats(board, suits, card, best, led):
            best = card
            winner = seat
    frames[after + LED_SUITS] = led_suits
    if place < seats - 1:
        frames[after + SEAT] = seat + 1 if seat + 1 < seats else 0
        frames[after + PLACE] = place + 1
        frames[after + LED] = led
        frames[after + BEST] = best
        frames[after + WINNER] = winner
        frames[after + TRICK] = trick
        frames[after + LIVE] = frames[base + LIVE]
        frames[after + NEED] = frames[base + NEED]
        frames[after + LEFT] = frames[base + LEFT]
    else:
        frames[after + SEAT] = winner
        frames[after + PLACE] = 0
        frames[after + BEST] = best
        frames[after + TRICK] = trick
        frames[after + LIVE] = frames[base + LIVE] & ~trick
        frames[after + NEED] = frames[base + NEED] - (board[COUNTED] >> winner & 1)
        frames[after + LEFT] = frames[base + LEFT] - 1


def won_by_rank(board: Words, suits: Words, frames: Words, base: int) -> int:
    """The card whose rank took the trick that ended before `frames[base]`, as a set; empty if ranks did not decide."""
    best = frames[base + BEST]
    if popcount(frames[base + TRICK] & board[SUIT_MASK + suits[best]]) > 1:
        return 1 << best
    return 0


def lowest_equal(board: Words, suits: Words, hand: int, live: int, card: int) -> int:
    """The lowest card of the family of `card`, as a set: where a play of it failed, those of its equals fail with it."""
    below = board[SUIT_MASK + suits[card]] & (1 << card) - 1
    own = hand & below
    others = live & below & ~own
    if others:
        own &= ~((2 << highest(others)) - 1)
    return own & -own


def yields(
    first_move: int,
    board: Words,
    owners: Words,
    suits: Words,
    hands: Words,
    codes: Words,
    lengths: Words,
    frames: Words,
    moves: Words,
    weights: Words,
    heads: Words,
    entries: Words,
    counters: Words,
) -> int:
    """Whether the counted side takes NEED of the tricks LEFT at `frames[0]`, all seats playing their best: 1 or 0.

    Unless `first_move` is ANY_MOVE the search is told what is played first.
    """
    ply = 0
    while True:
        base = ply * FRAME
        start = ply * MOVES
        counters[NODES] += 1
        known = OPEN
        if frames[base + PLACE] == 0 and (ply > 0 or first_move == ANY_MOVE):
            known = settled(board, owners, suits, hands, codes, lengths, frames, base, heads, entries, counters)
        if known == OPEN:
            frames[base + NEXT] = 0
            frames[base + RELEVANT] = 0
            if ply == 0 and first_move != ANY_MOVE:
                moves[start] = first_move
                frames[base + COUNT] = 1
            else:
                list_moves(board, suits, hands, frames, base, moves, start, weights, counters)
        while known != OPEN:
            if ply == 0:
                return known
            relevant = frames[base + RELEVANT]
            if frames[base + PLACE] == 0:
                relevant |= won_by_rank(board, suits, frames, base)
            ply -= 1
            base -= FRAME
            start -= MOVES
            seat = frames[base + SEAT]
            card = moves[start + frames[base + NEXT]] & CARD
            hands[seat] ^= 1 << card
            if known == board[SEEKERS] >> seat & 1:
                frames[base + RELEVANT] = relevant
                if frames[base + PLACE] == 0:
                    counters[KILLERS + 8 * frames[base + LEFT] + seat] = moves[start + frames[base + NEXT]] + 1
            else:
                if relevant >> card & 1 and board[FLAGS] & USE_EQUIVALENTS:
                    relevant |= lowest_equal(board, suits, hands[seat], frames[base + LIVE], card)
                frames[base + RELEVANT] |= relevant
                frames[base + NEXT] += 1
                if frames[base + NEXT] < frames[base + COUNT]:
                    known = OPEN
            if (
                known != OPEN
                and frames[base + PLACE] == 0
                and board[FLAGS] & USE_TABLE
                and (ply > 0 or first_move == ANY_MOVE)
            ):
                store(board, frames, base, heads, entries, counters, known, frames[base + RELEVANT])
        play(board, suits, hands, frames, base, moves[start + frames[base + NEXT]])
        ply += 1


def most(
    first_move: int,
    guess: int,
    need: int,
    board: Words,
    owners: Words,
    suits: Words,
    hands: Words,
    codes: Words,
    lengths: Words,
    frames: Words,
    moves: Words,
    weights: Words,
    heads: Words,
    entries: Words,
    counters: Words,
) -> int:
    """The tricks, 0..`need`, that the counted side takes from `frames[0]` on; `need` at most is asked for.

    Windows of width nothing around `guess` close in on the value (Plaat's MTD).
    """
    low = 0
    high = need
    asked = min(max(guess, 1), need)
    while low < high:
        frames[NEED] = asked
        if yields(
            first_move, board, owners, suits, hands, codes, lengths, frames, moves, weights, heads, entries, counters
        ):
            low = asked
            asked += 1
        else:
            high = asked - 1
            asked -= 1
    return low


def evaluate(
    every_move: int,
    guess: int,
    asked_for: int,
    results: Words,
    board: Words,
    owners: Words,
    suits: Words,
    hands: Words,
    codes: Words,
    lengths: Words,
    frames: Words,
    moves: Words,
    weights: Words,
    heads: Words,
    entries: Words,
    counters: Words,
) -> int:
    """Value of the position at `frames[0]`, or of each of its moves; tricks 0..`asked_for` of the counted side.

    The moves and their values go to `results`, two words each; without `every_move` one pair, ANY_MOVE and the value of
    the position. Gives the number of pairs.
    """
    results, board, owners, suits, hands = bare(results), bare(board), bare(owners), bare(suits), bare(hands)
    codes, lengths, frames, moves, weights = bare(codes), bare(lengths), bare(frames), bare(moves), bare(weights)
    heads, entries, counters = bare(heads), bare(entries), bare(counters)
    fill_patterns(board, owners, codes, lengths)
    for place in range(board[CHAINS]):
        heads[place] = 0
    for place in range(COUNTERS):
        counters[place] = 0
    # Not the literal 0, for which Numba would compile the listing of moves a second time.
    root = 0 * every_move
    count = 1
    results[0] = ANY_MOVE
    if every_move:
        list_moves(board, suits, hands, frames, root, moves, root, weights, counters)
        count = frames[COUNT]
        for index in range(count):
            results[2 * index] = moves[index]
    for index in range(count):
        guess = most(
            results[2 * index], guess, asked_for, board, owners, suits, hands, codes, lengths, frames, moves, weights,
            heads, entries, counters,
        )  # fmt: skip
        results[2 * index + 1] = guess
    return count
