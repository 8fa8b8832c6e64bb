"""Golf Solitaire, in the order of its rule page (S1–S10): the deal, what may be played, the end, the score.

Plain functions over `State` and `House` (see docs/one_source.md): CPython runs them as they are, Numba compiles these very
lines. A refusal is one of the reason numbers below, 0 if the move is allowed; `legal_moves` lists what is not refused.

A move is TURN (the next stock card), or PLAY plus a column counted from 0.
"""

from __future__ import annotations

from nineteenth.chance import below
from nineteenth.games.golf_solitaire.options import MAX_COLUMNS, MAX_ROWS, NOTHING, UNDO_FREE
from nineteenth.games.golf_solitaire.state import EMPTY, House, State
from nineteenth.games.layout import Ints

TURN = 0
PLAY = 16
MAX_MOVES = MAX_COLUMNS + 1
SCORE_SIZE = 3
POINTS, LEFT, STOCK = range(3)  # what `score` writes where

ACE, KING, JOKER = 0, 12, 13  # ranks; ace low, king high (S1)

(
    FINE,
    ROUND_IS_OVER,
    STOCK_IS_EMPTY,
    NO_SUCH_COLUMN,
    COLUMN_IS_EMPTY,
    NOT_NEXT_IN_RANK,
    NOTHING_ON_A_KING,
    NO_WRAPPING,
    NOT_A_MOVE,
) = range(9)


def rank_of(card: int) -> int:
    """The rank of a card, 0 (ace) to 12 (king), 13 for a joker."""
    return JOKER if card == 52 else card % 13


def fill_pack(o: House, pack: Ints) -> int:
    """S1: write the cards in play, unshuffled, to `pack` (length MAX_PACK); how many there are."""
    count = 0
    for _ in range(o.packs):
        for card in range(52):
            pack[count] = card
            count += 1
    for _ in range(o.jokers):
        pack[count] = 52
        count += 1
    return count


def begin_match(s: State, o: House, dealer: int) -> None:
    """S10: nothing played or added up yet."""
    s.dealer = dealer
    s.rounds = 0
    s.totals[0] = 0
    s.match_over = 0
    s.winners = 0


def deal(s: State, o: House, pack: Ints, count: int) -> None:
    """S2–S4: deal the shuffled `pack` of `count` cards, its first card on top."""
    for i in range(len(s.tableau)):
        s.tableau[i] = EMPTY
    for i in range(len(s.stock)):
        s.stock[i] = EMPTY
        s.discard[i] = EMPTY
    for column in range(MAX_COLUMNS):
        s.heights[column] = o.rows if column < o.columns else 0
    # S2: row by row.
    top = 0
    for row in range(o.rows):
        for column in range(o.columns):
            s.tableau[column * MAX_ROWS + row] = pack[top]
            top += 1
    s.left = top
    # S3 and S4: the rest is the stock; its first card begins the discard pile.
    s.discard[0] = pack[top]
    s.discard_count = 1
    top += 1
    s.stock_count = count - top
    for i in range(s.stock_count):
        s.stock[i] = pack[count - 1 - i]
    s.over = has_ended(s, o)


def follow_refusal(o: House, top: int, rank: int) -> int:
    """S5 and S6: 0 if a card of `rank` may go on a card of rank `top`, else the reason."""
    if rank == JOKER or top == JOKER:
        return FINE
    if top == KING and o.on_king == NOTHING and not o.wrap:
        return NOTHING_ON_A_KING
    step = abs(rank - top)
    if step == 1:
        return FINE
    if step == KING - ACE:
        return FINE if o.wrap else NO_WRAPPING
    return NOT_NEXT_IN_RANK


def play_refusal(s: State, o: House, column: int) -> int:
    """S2 and S5: 0 if the uncovered card of `column` may be played, else the reason."""
    if not 0 <= column < o.columns:
        return NO_SUCH_COLUMN
    if s.heights[column] == 0:
        return COLUMN_IS_EMPTY
    card = s.tableau[column * MAX_ROWS + s.heights[column] - 1]
    return follow_refusal(o, rank_of(s.discard[s.discard_count - 1]), rank_of(card))


def refusal(s: State, o: House, move: int) -> int:
    """0 if `move` may be made, else the number of the reason."""
    if s.over:
        return ROUND_IS_OVER
    if move == TURN:
        return FINE if s.stock_count > 0 else STOCK_IS_EMPTY  # S7
    if PLAY <= move < PLAY + 16:
        return play_refusal(s, o, move - PLAY)
    return NOT_A_MOVE


def legal_moves(s: State, o: House, out: Ints) -> int:
    """Write all legal moves to `out` (length MAX_MOVES), columns from left to right, then turning; how many."""
    count = 0
    for column in range(o.columns):
        if refusal(s, o, PLAY + column) == FINE:
            out[count] = PLAY + column
            count += 1
    if refusal(s, o, TURN) == FINE:
        out[count] = TURN
        count += 1
    return count


def random_move(s: State, o: House, source: Ints, out: Ints) -> int:
    """A fair choice among the legal moves."""
    return out[below(source, legal_moves(s, o, out))]


def apply(s: State, o: House, move: int) -> None:
    """Make a legal move."""
    if move == TURN:
        s.stock_count -= 1
        card = s.stock[s.stock_count]
        s.stock[s.stock_count] = EMPTY
    else:
        column = move - PLAY
        s.heights[column] -= 1
        at = column * MAX_ROWS + s.heights[column]
        card = s.tableau[at]
        s.tableau[at] = EMPTY
        s.left -= 1
    s.discard[s.discard_count] = card
    s.discard_count += 1
    s.over = has_ended(s, o)


def has_ended(s: State, o: House) -> int:
    """S8: 1 if the tableau is empty, or the stock is empty and no card can be moved; else 0."""
    if s.left == 0:
        return 1
    if s.stock_count > 0:
        return 0
    for column in range(o.columns):
        if play_refusal(s, o, column) == FINE:
            return 0
    return 1


def is_over(s: State) -> bool:
    """S8: whether the round is over."""
    return s.over != 0


def to_move(s: State, o: House) -> int:
    """The only seat, -1 when the round is over."""
    return -1 if s.over else 0


def may_undo(s: State, o: House) -> bool:
    """Alone at the table one may take back whatever one likes, unless the house rules forbid it."""
    return o.undo == UNDO_FREE


def sides(o: House) -> int:
    """One side scores."""
    return 1


def side_of(o: House, seat: int) -> int:
    """The side a seat scores for."""
    return seat


def score(s: State, o: House, out: Ints) -> None:
    """S9: the cards left; an emptied tableau counts minus the stock cards left if the house rules say so."""
    out[LEFT] = s.left
    out[STOCK] = s.stock_count
    out[POINTS] = -s.stock_count if s.left == 0 and o.bonus_for_stock else s.left


def end_round(s: State, o: House, points: Ints) -> None:
    """S10: add up; after the last deal the round of golf is over."""
    s.totals[0] += points[POINTS]
    s.rounds += 1
    if s.rounds >= o.deals:
        s.match_over = 1
        s.winners = 1


def may_stop(s: State, o: House) -> bool:
    """S10: between two deals of a longer round one may leave it at that."""
    return s.over != 0 and 0 < s.rounds < o.deals and s.match_over == 0


def stop(s: State, o: House) -> None:
    """S10: the round of golf ends early."""
    s.match_over = 1
    s.winners = 1
