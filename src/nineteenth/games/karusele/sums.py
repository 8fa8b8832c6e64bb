"""Can these values be parted into sets of one sum? The arithmetic behind K7, exact and without a cap, in the compiled subset.

Items are counted by value: `need[v]` items of value v must all be used, `free[v]` may be, for 1 ≤ v < goal (an item whose value
is the goal makes a set by itself and bears on nothing else). Both lists have ROOM entries and are given back as they came.
"""

from __future__ import annotations

from nineteenth.games.karusele.cards import LARGEST
from nineteenth.games.layout import Ints

ROOM = LARGEST + 1
MAX_ITEMS = 64  # 43 number cards and 21 piles
SUMS = (1 << ROOM) - 1  # sets of sums 0 … 20

FREELY, OWED, OPENS = range(3)  # how an item came into its set


def remainder_fits(need: Ints, free: Ints, goal: int) -> bool:
    """Whether some of `free` bring the sum of `need` to a multiple of `goal`: what must hold, and is quickly seen."""
    total = 0
    reached = 1  # set of remainders that sums of free items leave
    ring = (1 << goal) - 1
    for value in range(1, goal):
        total += value * need[value]
        for _ in range(min(free[value], goal - 1)):
            reached |= (reached << value | reached >> (goal - value)) & ring
    return reached >> ((goal - total % goal) % goal) & 1 == 1


def highest_of(need: Ints, goal: int) -> int:
    """The highest value that is still needed, 0 if none is."""
    value = goal - 1
    while value > 0 and need[value] == 0:
        value -= 1
    return value


def completes(need: Ints, free: Ints, goal: int) -> bool:
    """Whether all of `need` and some of `free` can be parted into sets that each sum to `goal`.

    Depth-first: the highest needed item opens a set, which is filled by falling values (so each set is met once); what
    is needed goes first, for an equal free item can always take its place elsewhere.
    """
    if highest_of(need, goal) == 0:
        return True
    if not remainder_fits(need, free, goal):
        return False
    values = [0] * MAX_ITEMS
    origins = [0] * MAX_ITEMS
    depth = 0
    left = 0  # what the open set still lacks
    value = 0  # the next value to try in it
    found = False
    while True:
        if left == 0:
            value = highest_of(need, goal)
            if value == 0:
                found = True
                break
            need[value] -= 1
            values[depth] = value
            origins[depth] = OPENS
            depth += 1
            left = goal - value
            value = left
        while value > 0 and (value >= goal or need[value] + free[value] == 0):
            value -= 1
        if value > 0:
            values[depth] = value
            if need[value] > 0:
                need[value] -= 1
                origins[depth] = OWED
            else:
                free[value] -= 1
                origins[depth] = FREELY
            depth += 1
            left -= value
            value = min(value, left)
            continue
        # Nothing fits: take back the last free choice. What opens a set is no choice.
        while depth > 0:
            depth -= 1
            value = values[depth]
            if origins[depth] == FREELY:
                free[value] += 1
            else:
                need[value] += 1
            if origins[depth] != OPENS:
                break
            left = 0
        if origins[depth] == OPENS:
            return False
        left += value
        value -= 1
    while depth > 0:
        depth -= 1
        if origins[depth] == FREELY:
            free[values[depth]] += 1
        else:
            need[values[depth]] += 1
    return found


def extends(need: Ints, spare: Ints, goal: int) -> bool:
    """Whether at least one more of `spare` can go with all of `need`: then `need` is not the most that can be had (D6)."""
    for value in range(1, goal):
        if spare[value] > 0:
            spare[value] -= 1
            need[value] += 1
            more = completes(need, spare, goal)
            need[value] -= 1
            spare[value] += 1
            if more:
                return True
    return False


def completes_to_most(need: Ints, free: Ints, skipped: Ints, goal: int) -> bool:
    """Whether `need` and some of `free` make a capture that no more of `free` or `skipped` can be added to (D6, maximum).

    Goes through how many of each free value are taken, all of them first, and turns back where `need` cannot be completed
    any more or where what was left out makes a set by itself.
    """
    none = [0] * ROOM
    taken = [0] * ROOM
    count = [0] * ROOM  # how many of each free value there are
    for value in range(1, goal):
        count[value] = free[value]
    value = goal  # values from here up are settled
    hopeful = True
    while True:
        if hopeful and value == 1:
            if completes(need, none, goal) and not extends(need, skipped, goal):
                give_back(need, free, skipped, count, taken, value, goal)
                return True
            hopeful = False
        elif hopeful:
            value -= 1
            taken[value] = count[value]
            need[value] += taken[value]
            free[value] = 0
            hopeful = completes(need, free, goal) and not extends(none, skipped, goal)
        elif value == goal:
            return False
        elif taken[value] > 0:
            taken[value] -= 1
            need[value] -= 1
            skipped[value] += 1
            hopeful = completes(need, free, goal) and not extends(none, skipped, goal)
        else:
            give_back(need, free, skipped, count, taken, value, value + 1)
            value += 1


def give_back(need: Ints, free: Ints, skipped: Ints, count: Ints, taken: Ints, first: int, end: int) -> None:
    """Undo what `completes_to_most` has settled for the values from `first` to `end` - 1."""
    for value in range(first, end):
        need[value] -= taken[value]
        skipped[value] -= count[value] - taken[value]
        free[value] = count[value]
        taken[value] = 0
