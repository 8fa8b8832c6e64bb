"""What a deal comes to (K15), and the match (K16, K17, D17–D19); in the compiled subset."""

from __future__ import annotations

from nineteenth.bits import popcount
from nineteenth.games.karusele.cards import CARDS, SPADES
from nineteenth.games.karusele.options import ALL_FULL, EXTRA_DEAL, LOSER, MAX_SEATS, ROTATE, SPLIT_TWO
from nineteenth.games.karusele.state import House, State
from nineteenth.games.karusele.tableau import side_of
from nineteenth.games.layout import Ints

# Where the account of a deal stands in `out`: MAX_SEATS entries each, by side.
POINTS, SINGLES, CARD_COUNT, SPADE_COUNT, FOR_CARDS, FOR_SPADES, FOR_SWEEPS = 0, 4, 8, 12, 16, 20, 24
SCORE_SIZE = 28


def sides(o: House) -> int:
    """K2: how many sides there are."""
    return 2 if o.partnerships else o.players


def points_of(o: House, cards: int) -> int:
    """K15: what the cards of a set count by themselves."""
    total = 0
    for card in range(CARDS):
        if cards >> card & 1:
            total += o.points[card]
    return total


def score(s: State, o: House, out: Ints) -> None:
    """Write each side's points and, behind them, how they came about."""
    for i in range(SCORE_SIZE):
        out[i] = 0
    for side in range(sides(o)):
        out[SINGLES + side] = points_of(o, s.won[side])
        out[CARD_COUNT + side] = popcount(s.won[side])
        out[SPADE_COUNT + side] = popcount(s.won[side] & SPADES)
        out[FOR_SWEEPS + side] = s.sweeps[side] * o.sweep_bonus
    share_majority(o, out, CARD_COUNT, FOR_CARDS, o.points_cards)
    share_majority(o, out, SPADE_COUNT, FOR_SPADES, o.points_spades)
    for side in range(sides(o)):
        for part in (SINGLES, FOR_CARDS, FOR_SPADES, FOR_SWEEPS):
            out[POINTS + side] += out[part + side]


def share_majority(o: House, out: Ints, counts: int, points: int, worth: int) -> None:
    """K15: the points for most cards or most spades, and what becomes of them in a tie."""
    most = 0
    for side in range(sides(o)):
        most = max(most, out[counts + side])
    tied = 0
    for side in range(sides(o)):
        tied += out[counts + side] == most
    if most == 0:
        return  # D16: nobody has any
    each = worth
    if tied > 1 and o.majority_tie != ALL_FULL:
        each = worth // 2 if tied == 2 and o.majority_tie == SPLIT_TWO else 0
    for side in range(sides(o)):
        if out[counts + side] == most:
            out[points + side] = each


def begin_match(s: State, o: House, dealer: int) -> None:
    """Nothing played or scored; `dealer` deals first."""
    s.dealer = dealer
    s.rounds = 0
    s.match_over = 0
    s.winners = 0
    for seat in range(MAX_SEATS):
        s.totals[seat] = 0
        s.dealt_at[seat] = -1


def end_round(s: State, o: House, points: Ints) -> None:
    """K17: add up and see whether somebody has won; K16: name the next dealer."""
    for side in range(sides(o)):
        s.totals[side] += points[side]
    s.dealt_at[s.dealer] = s.rounds
    s.rounds += 1
    s.dealer = next_dealer(s, o, points)
    best = 0
    for side in range(sides(o)):
        best = max(best, s.totals[side])
    if best < o.target:
        return
    winners = 0
    for side in range(sides(o)):
        if s.totals[side] == best:
            winners |= 1 << side
    # D19: equal totals at the top play on, unless the house shares.
    if popcount(winners) == 1 or o.win_tie != EXTRA_DEAL:
        s.winners = winners
        s.match_over = 1


def next_dealer(s: State, o: House, points: Ints) -> int:
    """K16 and D18: the side that did worst in this deal (or best, by house rule); to the left if all did the same."""
    left = (s.dealer + 1) % o.players
    wanted = points[0]
    same = True
    for side in range(1, sides(o)):
        same = same and points[side] == points[0]
        if o.next_dealer == LOSER:
            wanted = min(wanted, points[side])
        else:
            wanted = max(wanted, points[side])
    if o.next_dealer == ROTATE or same:
        return left
    seat = left
    while points[side_of(o, seat)] != wanted:
        seat = (seat + 1) % o.players
    if o.partnerships:
        # D17: of the two partners the one who dealt longer ago; `seat` is the one nearer to the old dealer's left.
        partner = (seat + 2) % o.players
        if s.dealt_at[partner] < s.dealt_at[seat]:
            return partner
    return seat
