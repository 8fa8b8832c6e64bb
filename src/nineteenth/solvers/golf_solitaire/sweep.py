"""The sweep: every vector of column heights once, downward, and for each the earliest stock position at which it is reached.

With the same heights and the same top card a smaller number of turned stock cards is never worse, for surplus cards can be
turned unplayed later. So a state is a vector of heights and a top rank, and what is kept of it is the set of stock
positions by which it can be reached: all from the earliest on, as set bits of one word ("at most p cards turned" is bit p).
The earliest of two is then the union of the sets. A card is played to lower heights only, so going down through the vectors
meets every state after all that lead to it: no hashing, no recursion, no second visit.

Eight states at a time: the heights of one column (the *lane* column) lie side by side in a row of eight lanes; the other
columns' heights make up the *block*. How a block was entered by a play from column j is needed only until the block with one card
less in column j has been swept, so each column keeps a ring of just so many rows, reread and rewritten in place.

Everything here is in the compiled subset; `room` holds a row for each rank on top, then REACH (any top) and WILD (a joker
on top), and NOWHERE, which is written and never read.
"""

from __future__ import annotations

from nineteenth.games.layout import Ints
from nineteenth.rows import row_any, row_clear, row_copy, row_from_lowest, row_or

REACH, WILD, NOWHERE = 13, 14, 15
ROOM = 16
LANES = 8
MOST_STOCK = 31  # bits 0 … 31 of a lane
TALLEST = LANES - 1


def sweep(
    columns: int,
    start: Ints,
    first: Ints,
    card: Ints,
    step: Ints,
    lower: Ints,
    upper: Ints,
    turn: Ints,
    pairs: Ints,
    opened: int,
    full: int,
    came: Ints,
    reach: Ints,
    room: Ints,
    top: Ints,
    under: Ints,
    over: Ints,
    height: Ints,
    slot: Ints,
    answer: Ints,
) -> None:
    """Fill `reach` (a row a block: bit p of a lane is set if its vector is reached with at most p stock cards turned).

    `columns` ≥ 3 with `start` cards each; column 0 is the lane column, at most TALLEST high. Cards of column j are
    ``card[first[j]]`` …, the uncovered one last. ``step[j]`` is the distance of blocks that differ by a card in column j,
    columns 1 and 2 being the fastest; `pairs` lists their heights (h1, h2), the fuller ones first, so that neighbours
    in the list do not wait for one another. A card of rank r on top lets `lower[r]` and `upper[r]` be played (WILD: everything,
    NOWHERE: nothing). Rank `opened` lies on top at the start, with one card turned. Bit p of ``turn[r]`` is set if the card
    turned as number p lets rank r be played, p > 1; `full` has all bits from 1 up. `came` must be all 0, and is so again at
    the end. `answer` becomes the fewest cards left and the block and lane where they are.
    """
    base = start[2] + 1 + step[2]  # rows of the rings of columns 1 and 2
    blocks = (start[1] + 1) * (start[2] + 1)
    inner = blocks
    left = 0  # cards in the columns from 3 on
    for j in range(3, columns):
        left += start[j]
        height[j] = start[j]
        under[j] = NOWHERE * LANES
        over[j] = NOWHERE * LANES
        if start[j] > 0:
            top[j] = card[first[j] + start[j] - 1]
        slot[j] = (base + step[j] - inner) * LANES
        base += step[j]
        blocks *= start[j] + 1
    lane_top = start[0]
    best = left + start[0] + start[1] + start[2] + 1
    o = blocks - inner
    while o >= 0:
        for pair in range(inner):
            h1 = pairs[2 * pair]
            h2 = pairs[2 * pair + 1]
            here = h2 * step[2] + h1
            at = here * LANES  # into the rings of the columns from 3 on
            ring1 = h2 * LANES
            ring2 = (start[2] + 1 + h1) * LANES
            # How the block was entered: columns 1 and 2 come last, for their rows have just been written.
            row_clear(room, REACH * LANES)
            for j in range(3, columns):
                row_or(room, REACH * LANES, came, slot[j] + at)
            row_or(room, REACH * LANES, came, ring2)
            row_or(room, REACH * LANES, came, ring1)
            if o + here == blocks - 1:
                room[REACH * LANES + lane_top] = full
            if row_any(room, REACH * LANES):
                for rank in range(REACH):
                    row_clear(room, rank * LANES)
                row_clear(room, WILD * LANES)
                if o + here == blocks - 1:
                    room[lower[opened] * LANES + lane_top] = full
                    room[upper[opened] * LANES + lane_top] = full
                for j in range(3, columns):
                    row_or(room, under[j], came, slot[j] + at)
                    row_or(room, over[j], came, slot[j] + at)
                if h2 < start[2]:
                    rank = card[first[2] + h2]
                    row_or(room, lower[rank] * LANES, came, ring2)
                    row_or(room, upper[rank] * LANES, came, ring2)
                if h1 < start[1]:
                    rank = card[first[1] + h1]
                    row_or(room, lower[rank] * LANES, came, ring1)
                    row_or(room, upper[rank] * LANES, came, ring1)
                # The lane column, from lane to lane.
                bits = full & room[REACH * LANES + lane_top]
                for x in range(lane_top, 0, -1):
                    rank = card[first[0] + x - 1]
                    hit = (bits << 1) & turn[rank]
                    played = ((hit | -hit) & full) | room[rank * LANES + x] | room[WILD * LANES + x]
                    bits = played | room[REACH * LANES + x - 1]
                    room[REACH * LANES + x - 1] = bits
                    room[lower[rank] * LANES + x - 1] |= played
                    room[upper[rank] * LANES + x - 1] |= played
                # The other columns, all lanes at once.
                if h1 > 0:
                    rank = card[first[1] + h1 - 1]
                    row_from_lowest(came, ring1, room, REACH * LANES, rank * LANES, WILD * LANES, turn[rank], full)
                else:
                    row_clear(came, ring1)
                if h2 > 0:
                    rank = card[first[2] + h2 - 1]
                    row_from_lowest(came, ring2, room, REACH * LANES, rank * LANES, WILD * LANES, turn[rank], full)
                else:
                    row_clear(came, ring2)
                for j in range(3, columns):
                    if height[j] > 0:
                        rank = top[j]
                        ring = slot[j] + at
                        row_from_lowest(came, ring, room, REACH * LANES, rank * LANES, WILD * LANES, turn[rank], full)
                    else:
                        row_clear(came, slot[j] + at)
                row_copy(reach, (o + here) * LANES, room, REACH * LANES)
                if left + h1 + h2 < best:
                    for x in range(min(best - left - h1 - h2, lane_top + 1)):
                        if room[REACH * LANES + x] != 0:
                            best = left + h1 + h2 + x
                            answer[0] = best
                            answer[1] = o + here
                            answer[2] = x
                            break
            else:
                row_clear(reach, (o + here) * LANES)
        # One card less in the next column that has any; those before it are full again.
        o -= inner
        j = 3
        while j < columns:
            if height[j] > 0:
                height[j] -= 1
                left -= 1
                rank = card[first[j] + height[j]]
                under[j] = lower[rank] * LANES
                over[j] = upper[rank] * LANES
                if height[j] > 0:
                    top[j] = card[first[j] + height[j] - 1]
                break
            height[j] = start[j]
            left += start[j]
            if start[j] > 0:
                top[j] = card[first[j] + start[j] - 1]
            under[j] = NOWHERE * LANES
            over[j] = NOWHERE * LANES
            j += 1
        base = start[2] + 1 + step[2]
        for k in range(3, columns):
            slot[k] -= inner * LANES
            if slot[k] < base * LANES:
                slot[k] = (base + step[k] - inner) * LANES
            base += step[k]
