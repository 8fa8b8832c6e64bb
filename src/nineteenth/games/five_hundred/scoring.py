"""What a deal comes to and when a match ends (F8, F9); in the compiled subset."""

from __future__ import annotations

from nineteenth.games.five_hundred.options import THROW_IN_SAME, TRICKS_COUNT
from nineteenth.games.five_hundred.state import CONTRACTS, MISERE, NOBODY, SEATS, TRICKS, House, State
from nineteenth.games.layout import Ints

# What `count_points` writes: a run for each side, then single numbers.
POINTS = 0  # the deal's points
TAKEN = SEATS  # tricks taken by the side
FOR_TRICKS = 2 * SEATS  # points for tricks, the cap applied (F8.2, F9.5)
BID_VALUE = 3 * SEATS  # the value of the bid (F8)
WORTH = BID_VALUE + 1  # what it is scored at: a slam may be more (F8.1)
MADE = BID_VALUE + 2
CONTRACT_TRICKS = BID_VALUE + 3  # tricks taken by the contracting side, in a misère by the contractor
ACCOUNT_SIZE = BID_VALUE + 4

TRICK_POINTS = 10
SLAM = 250


def level(contract: int) -> int:
    """The tricks a suit or no-trump bid promises."""
    return 6 + contract // 5


def contract_tricks(s: State) -> int:
    """Tricks that decide the contract: those of the contracting side, in a misère the contractor's."""
    if s.misere:
        return s.tricks[s.contractor]
    taken = 0
    for hand in range(SEATS):
        if s.allies >> hand & 1:
            taken += s.tricks[hand]
    return taken


def is_made(s: State) -> bool:
    """F8.1, F6.1: whether the contract of the finished deal was made; never if there was none."""
    if s.contractor == NOBODY:
        return False
    taken = contract_tricks(s)
    return taken == 0 if s.contract >= MISERE else taken >= level(s.contract)


def worth(s: State, o: House) -> int:
    """What the contract is scored at: its value, or 250 for a slam worth less (F8.1)."""
    value = o.value[s.contract + CONTRACTS * s.sans]
    if o.slam and s.contract < MISERE and contract_tricks(s) == TRICKS:
        return max(value, SLAM)
    return value


def contracts_for(s: State, o: House, side: int) -> bool:
    """Whether `side` scores the contract: the contractor's side; five-handed the contractor and his partners."""
    for hand in range(o.hands):
        if s.allies >> hand & 1 and hand % o.players % o.sides == side:
            return s.contractor != NOBODY
    return False


def count_points(s: State, o: House, out: Ints) -> None:
    """The finished deal's points, one entry a side first, then what the account is made from."""
    for at in range(ACCOUNT_SIZE):
        out[at] = 0
    for hand in range(o.hands):
        out[TAKEN + hand % o.players % o.sides] += s.tricks[hand]
    if s.contractor != NOBODY:
        out[BID_VALUE] = o.value[s.contract + CONTRACTS * s.sans]
        out[WORTH] = worth(s, o)
        out[MADE] = 1 if is_made(s) else 0
        out[CONTRACT_TRICKS] = contract_tricks(s)
    for side in range(o.sides):
        if contracts_for(s, o, side):
            out[POINTS + side] = out[WORTH] if out[MADE] else -out[WORTH]
        elif not s.misere and o.trick_points == TRICKS_COUNT:
            # F8.2: the others score what they took, made or not.
            out[FOR_TRICKS + side] = capped(s, o, side, TRICK_POINTS * out[TAKEN + side])
            out[POINTS + side] = out[FOR_TRICKS + side]


def capped(s: State, o: House, side: int, points: int) -> int:
    """F9.5: trick points never lift a side above the cap, and a side at or above it gets none."""
    if o.trick_cap == 0:
        return points
    return max(0, min(points, o.trick_cap - s.totals[side]))


def end_match(s: State, o: House, points: Ints) -> None:
    """F9: add the deal to the totals, see whether the match is over, and pass the deal on (F1.2)."""
    for side in range(o.sides):
        s.totals[side] += points[side]
    s.rounds += 1
    s.winners = winners(s, o)
    s.match_over = 1 if s.winners else 0
    if s.contractor != NOBODY or s.done > 0 or o.all_pass != THROW_IN_SAME:
        s.dealer = (s.dealer + 1) % o.players


def winners(s: State, o: House) -> int:
    """The side that has won the match, as a mask; 0 while it goes on."""
    everyone = (1 << o.sides) - 1
    fallen = 0
    reached = 0
    for side in range(o.sides):
        # F9.2: out the back door.
        if o.back_door < 0 and s.totals[side] <= o.back_door:
            fallen |= 1 << side
        if s.totals[side] >= o.target:
            reached |= 1 << side
    if fallen and fallen != everyone:
        return best_of(s, o, everyone & ~fallen)
    # F9.1: by a contract of one's own, made.
    if s.contractor != NOBODY:
        own = 1 << s.contractor % o.players % o.sides
        if reached & own and is_made(s):
            return own
    if o.win_any and reached:
        return best_of(s, o, reached)
    if o.spread_500:
        lead = s.totals[0] - s.totals[1]
        if abs(lead) >= 500 and min(s.totals[0], s.totals[1]) < 0:
            return 1 if lead > 0 else 2
    return 0


def best_of(s: State, o: House, sides: int) -> int:
    """Of `sides` the one with the highest total; a tie goes to the first from the dealer's left (F10)."""
    best = -1
    for step in range(1, o.players + 1):
        side = (s.dealer + step) % o.players % o.sides
        if sides >> side & 1 and (best < 0 or s.totals[side] > s.totals[best]):
            best = side
    return 1 << best
