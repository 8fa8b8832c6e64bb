"""Golf, in the order of its rule page (G1–G11): the deal, the opening, the turn, closing, and the end of a round.

Plain functions over `State` and `House` (see docs/one_source.md): CPython runs them as they are, Numba compiles these very
lines. A refusal is one of the reason numbers below, 0 if the move is allowed; `legal_moves` lists what is not refused.

Moves are integers: one of DRAW … KEEP, or SWAP, FLIP, REMOVE plus a place or line counted from 0, or PEEK plus
``16 * first + second`` (the same place twice when one card is peeked at).
"""

from __future__ import annotations

from nineteenth.bits import popcount
from nineteenth.chance import below, shuffle
from nineteenth.games.golf.counting import count_round, rank_of
from nineteenth.games.golf.options import (
    ALL_UP,
    ANY_TWO,
    END_OPEN,
    END_ROUNDS,
    EXTRA_ROUND,
    FEWEST_WORST,
    KNOCK_ONLY,
    MUST_FLIP,
    NEAREST_TWO,
    NEVER_FLIP,
    PAIRS_KEEP,
    PEEK_NONE,
    REMOVE_AUTO,
    REMOVE_OPTIONAL,
    RESHUFFLE,
    REVEAL_BEFORE_LAST_TURN,
    SAME_COLUMN,
)
from nineteenth.games.golf.state import (
    FLIP_AFTER,
    FLIPPING,
    FROM_DISCARD,
    FROM_NOWHERE,
    FROM_STOCK,
    HOLDING,
    MAX_PLACES,
    NOBODY,
    OVER,
    PEEKING,
    TURN,
    House,
    State,
)
from nineteenth.games.layout import Ints

DRAW, TAKE, DISCARD, PASS, KNOCK, KEEP = range(6)
SWAP, FLIP, REMOVE, PEEK = 16, 32, 48, 64
MOVES_END = PEEK + 256
MAX_MOVES = 64  # legal at once: 45 peeks at the most
SCORE_SIZE = 72  # see counting.count_round

(
    FINE,
    ROUND_IS_OVER,
    FLIP_FIRST,
    PEEK_FIRST,
    HOLDING_A_CARD,
    HOLDING_NOTHING,
    FLIP_NOW,
    STOCK_IS_EMPTY,
    STOCK_IS_NOT_EMPTY,
    DISCARD_IS_EMPTY,
    LAST_TURN_FROM_STOCK,
    TAKEN_MUST_BE_USED,
    NO_SUCH_PLACE,
    PLACE_IS_GONE,
    LIES_FACE_UP,
    NOTHING_TO_FLIP,
    SAME_COLUMN_ASKED,
    OTHER_COLUMN_ASKED,
    NO_KNOCKING,
    ALREADY_CLOSED,
    FLIP_IS_COMPULSORY,
    NO_PEEKING,
    PEEK_TWO_ASKED,
    PEEK_ONE_ASKED,
    PEEK_NEAREST_ASKED,
    NO_REMOVING,
    NO_SUCH_LINE,
    LINE_NOT_CANCELLED,
    NOT_A_MOVE,
    NOTHING_TO_REPLACE,
) = range(30)


def all_places(o: House) -> int:
    """Mask of a seat's places."""
    return (1 << o.places) - 1


def next_seat(o: House, seat: int) -> int:
    """The left neighbour."""
    return (seat + 1) % o.players


def fill_pack(o: House, pack: Ints) -> int:
    """Write the cards in play, unshuffled, to `pack` (length MAX_PACK); how many there are (section 3)."""
    count = 0
    for _ in range(o.packs):
        for card in range(52 + o.jokers):
            pack[count] = min(card, 52)
            count += 1
    return count


def begin_match(s: State, o: House, dealer: int) -> None:
    """A new match, nothing scored; `dealer` deals first."""
    s.dealer = dealer
    s.rounds = 0
    s.match_over = 0
    s.winners = 0
    for seat in range(o.players):
        s.totals[seat] = 0
        s.worst[seat] = 0


def deal(s: State, o: House, pack: Ints, count: int) -> None:
    """Deal the shuffled `pack` of `count` cards, its first card on top; the generator must have been set."""
    s.closer = NOBODY
    s.reshuffles = 0
    s.passes = 0
    s.held = -1
    s.held_from = FROM_NOWHERE
    for seat in range(o.players):
        s.up[seat] = 0
        s.gone[seat] = 0
    # G2: one at a time, clockwise from the dealer's left, the dealer last.
    top = 0
    for place in range(o.places):
        seat = s.dealer
        for _ in range(o.players):
            seat = next_seat(o, seat)
            at = seat * MAX_PLACES + place
            s.grid[at] = pack[top]
            s.known[at] = 1 << seat if o.in_hand else 0  # four_hand: one's own cards are seen at all times
            top += 1
    s.discard[0] = pack[top]
    s.discard_count = 1
    top += 1
    s.stock_count = count - top
    for i in range(s.stock_count):
        s.stock[i] = pack[count - 1 - i]
    # G4: the opening, from the dealer's left.
    s.turn = next_seat(o, s.dealer)
    if o.hidden and not o.in_hand and o.peek != PEEK_NONE:
        s.phase = PEEKING
    elif o.initial_flips > 0:
        s.phase = FLIPPING
    else:
        begin_turn(s, o, s.turn)


def is_over(s: State) -> bool:
    """Whether the round is over."""
    return s.phase == OVER


def to_move(s: State, o: House) -> int:
    """The seat that decides next, -1 when the round is over."""
    return -1 if s.phase == OVER else s.turn


# What may be done -----------------------------------------------------------------------------------------------------


def refusal(s: State, o: House, move: int) -> int:
    """Why `move` may not be made by the seat to move: 0 if it may, else a reason number. Works on a state and on a view."""
    if s.phase == OVER:
        return ROUND_IS_OVER
    if move >= PEEK:
        return refuse_peek(s, o, (move - PEEK) >> 4, (move - PEEK) & 15)
    if move >= REMOVE:
        return refuse_remove(s, o, move - REMOVE)
    if move >= FLIP:
        return refuse_flip(s, o, move - FLIP)
    if move >= SWAP:
        return refuse_swap(s, o, move - SWAP)
    if move == DRAW:
        return refuse_draw(s, o)
    if move == TAKE:
        return refuse_take(s, o)
    if move == DISCARD:
        return refuse_discard(s)
    if move == PASS:
        return refuse_pass(s)
    if move == KNOCK:
        return refuse_knock(s, o)
    if move == KEEP:
        return refuse_keep(s, o)
    return NOT_A_MOVE


def other_phase(s: State) -> int:
    """What the player to move must do first, as the reason why something else is refused."""
    if s.phase == FLIPPING:
        return FLIP_FIRST
    if s.phase == PEEKING:
        return PEEK_FIRST
    if s.phase == HOLDING:
        return HOLDING_A_CARD
    if s.phase == FLIP_AFTER:
        return FLIP_NOW
    return HOLDING_NOTHING


def refuse_draw(s: State, o: House) -> int:
    """G6: the top stock card may be taken at the start of a turn."""
    if s.phase != TURN:
        return other_phase(s)
    return STOCK_IS_EMPTY if s.stock_count == 0 else FINE


def refuse_take(s: State, o: House) -> int:
    """G6: or the top discard, unless the last turns are played from the stock only (section 6)."""
    if s.phase != TURN:
        return other_phase(s)
    if s.discard_count == 0:
        return DISCARD_IS_EMPTY
    if s.gone[s.turn] == all_places(o):
        return NOTHING_TO_REPLACE  # section 7: a removed place cannot be refilled, and a taken card must be used
    return LAST_TURN_FROM_STOCK if o.last_turn_stock_only and s.closer != NOBODY else FINE


def refuse_pass(s: State) -> int:
    """Section 6: only when no card can be drawn."""
    if s.phase != TURN:
        return other_phase(s)
    return STOCK_IS_NOT_EMPTY if s.stock_count > 0 else FINE


def refuse_knock(s: State, o: House) -> int:
    """G8b: instead of a turn, and not after somebody closed."""
    if o.closing == ALL_UP:
        return NO_KNOCKING
    if s.closer != NOBODY:
        return ALREADY_CLOSED
    return FINE if s.phase == TURN else other_phase(s)


def refuse_discard(s: State) -> int:
    """G6: a stock card may be discarded, a taken discard may not."""
    if s.phase != HOLDING:
        return other_phase(s)
    return TAKEN_MUST_BE_USED if s.held_from == FROM_DISCARD else FINE


def refuse_swap(s: State, o: House, place: int) -> int:
    """G6: the card in hand may replace any grid card, up or down."""
    if s.phase != HOLDING:
        return other_phase(s)
    return refuse_place(s, o, place)


def refuse_place(s: State, o: House, place: int) -> int:
    """Only a place that is there and still holds a card can be named."""
    if place >= o.places:
        return NO_SUCH_PLACE
    return PLACE_IS_GONE if s.gone[s.turn] >> place & 1 else FINE


def refuse_flip(s: State, o: House, place: int) -> int:
    """G4 in the opening; section 7 (flip_on_discard) after a discarded stock card."""
    if s.phase != FLIPPING and s.phase != FLIP_AFTER:
        return NOTHING_TO_FLIP if s.phase == TURN or s.phase == HOLDING else other_phase(s)
    reason = refuse_place(s, o, place)
    if reason != FINE:
        return reason
    up = s.up[s.turn]
    if up >> place & 1:
        return LIES_FACE_UP
    if s.phase == FLIPPING and o.initial_columns and up:
        same = up >> ((place + o.columns) % o.places) & 1  # the other card of the column: these grids have two rows
        if o.initial_columns == SAME_COLUMN:
            return FINE if same else SAME_COLUMN_ASKED
        return OTHER_COLUMN_ASKED if same else FINE
    return FINE


def refuse_keep(s: State, o: House) -> int:
    """Section 7: an optional flip may be left out."""
    if s.phase != FLIP_AFTER:
        return NOTHING_TO_FLIP
    return FLIP_IS_COMPULSORY if o.flip_on_discard == MUST_FLIP else FINE


def refuse_peek(s: State, o: House, first: int, second: int) -> int:
    """G4: in four-card games each player peeks once, at two of his cards or at one."""
    if s.phase != PEEKING:
        return NO_PEEKING
    if first >= o.places or second >= o.places or first > second:
        return NO_SUCH_PLACE
    if o.peek == ANY_TWO:
        return PEEK_TWO_ASKED if first == second else FINE
    if o.peek == NEAREST_TWO:
        # The nearest two are the row in front of the player, the last one.
        return FINE if first == o.places - 2 and second == o.places - 1 else PEEK_NEAREST_ASKED
    return FINE if first == second else PEEK_ONE_ASKED


def refuse_remove(s: State, o: House, line: int) -> int:
    """Section 7: a cancelled line that lies face up may be put under the discard pile at the start of a turn."""
    if o.remove != REMOVE_OPTIONAL:
        return NO_REMOVING
    if s.phase != TURN:
        return other_phase(s)
    if line >= o.line_count:
        return NO_SUCH_LINE
    return FINE if can_remove(s, o, s.turn, o.lines[line]) else LINE_NOT_CANCELLED


def can_remove(s: State, o: House, seat: int, line: int) -> bool:
    """Whether all cards of `line` (a mask of places) lie face up, are of one rank and cancel."""
    if s.up[seat] & line != line or s.gone[seat] & line:
        return False
    rank = -1
    bonus = 0
    for place in range(o.places):
        if line >> place & 1:
            card = s.grid[seat * MAX_PLACES + place]
            if rank >= 0 and rank_of(card) != rank:
                return False
            rank = rank_of(card)
            bonus += o.bonus_card[card]
    return not (o.bonus_pairs == PAIRS_KEEP and bonus == popcount(line))


def legal_moves(s: State, o: House, out: Ints) -> int:
    """Write every legal move to `out` (length MAX_MOVES), in a fixed order; how many there are. Never 0 until the end."""
    # Each move is written and stays if nothing refuses it: quicker than a branch that no processor can foresee.
    count = 0
    if s.phase == TURN:
        out[count] = DRAW
        count += refuse_draw(s, o) == FINE
        out[count] = TAKE
        count += refuse_take(s, o) == FINE
        out[count] = PASS
        count += refuse_pass(s) == FINE
        out[count] = KNOCK
        count += refuse_knock(s, o) == FINE
        if o.remove == REMOVE_OPTIONAL:
            for line in range(o.line_count):
                out[count] = REMOVE + line
                count += refuse_remove(s, o, line) == FINE
    elif s.phase == HOLDING:
        for place in range(o.places):
            out[count] = SWAP + place
            count += refuse_place(s, o, place) == FINE
        out[count] = DISCARD
        count += refuse_discard(s) == FINE
    elif s.phase == FLIPPING or s.phase == FLIP_AFTER:
        for place in range(o.places):
            out[count] = FLIP + place
            count += refuse_flip(s, o, place) == FINE
        out[count] = KEEP
        count += refuse_keep(s, o) == FINE
    elif s.phase == PEEKING:
        for first in range(o.places):
            for second in range(o.places):
                out[count] = PEEK + 16 * first + second
                count += refuse_peek(s, o, first, second) == FINE
    return count


def random_move(s: State, o: House, source: Ints, out: Ints) -> int:
    """A fair choice among the legal moves."""
    return out[below(source, legal_moves(s, o, out))]


def may_undo(s: State, o: House) -> bool:
    """Whether the last move may be taken back: a discard picked up by accident, before it is used (section 8)."""
    return o.undo_take == 1 and s.phase == HOLDING and s.held_from == FROM_DISCARD


# What happens ---------------------------------------------------------------------------------------------------------


def apply(s: State, o: House, move: int) -> None:
    """Make a legal `move` for the seat to move."""
    if s.phase == TURN:
        take_turn(s, o, move)
    elif s.phase == HOLDING:
        use_card(s, o, move)
    elif s.phase == FLIPPING:
        turn_up(s, o, s.turn, move - FLIP)
        if popcount(s.up[s.turn]) >= o.initial_flips:
            if o.remove == REMOVE_AUTO:
                remove_lines(s, o, s.turn)
            next_in_opening(s, o)
    elif s.phase == PEEKING:
        peek(s, o, (move - PEEK) >> 4)
        peek(s, o, (move - PEEK) & 15)
        next_in_opening(s, o)
    else:
        if move != KEEP:
            turn_up(s, o, s.turn, move - FLIP)
        end_turn(s, o)


def peek(s: State, o: House, place: int) -> None:
    """The seat to move sees its card at `place`."""
    at = s.turn * MAX_PLACES + place
    s.known[at] |= 1 << s.turn


def next_in_opening(s: State, o: House) -> None:
    """G4: the next player opens; after the dealer the first turn begins (G5)."""
    seat = next_seat(o, s.turn)
    if s.turn == s.dealer:
        begin_turn(s, o, seat)
    else:
        s.turn = seat


def take_turn(s: State, o: House, move: int) -> None:
    """G6: the first half of a turn."""
    if move == DRAW:
        s.stock_count -= 1
        s.held = s.stock[s.stock_count]
        s.stock[s.stock_count] = -1
        s.held_from = FROM_STOCK
        s.phase = HOLDING
        s.passes = 0
    elif move == TAKE:
        s.discard_count -= 1
        s.held = s.discard[s.discard_count]
        s.discard[s.discard_count] = -1
        s.held_from = FROM_DISCARD
        s.phase = HOLDING
        s.passes = 0
    elif move == KNOCK:
        close(s, o)
        begin_turn(s, o, next_seat(o, s.turn))
    elif move == PASS:
        s.passes += 1
        end_turn(s, o)
    else:
        remove_line(s, o, s.turn, with_crossing(s, o, s.turn, o.lines[move - REMOVE]))


def use_card(s: State, o: House, move: int) -> None:
    """G6 and G7: the second half of a turn."""
    card = s.held
    if move == DISCARD:
        put_down(s, o, card)
        if o.flip_on_discard != NEVER_FLIP and (s.up[s.turn] | s.gone[s.turn]) != all_places(o):
            s.phase = FLIP_AFTER
            return
        end_turn(s, o)
        return
    place = move - SWAP
    at = s.turn * MAX_PLACES + place
    old = s.grid[at]
    s.grid[at] = card
    # G7: face up for all to see, or face down; what was taken from the discard pile everybody has seen.
    if not o.hidden:
        s.up[s.turn] |= 1 << place
        s.known[at] = (1 << o.players) - 1
    elif s.held_from == FROM_DISCARD:
        s.known[at] = (1 << o.players) - 1
    else:
        s.known[at] = 1 << s.turn
    put_down(s, o, old)
    if o.remove == REMOVE_AUTO:
        remove_lines(s, o, s.turn)
    end_turn(s, o)


def put_down(s: State, o: House, card: int) -> None:
    """`card` goes face up on the discard pile; the hand is empty."""
    s.discard[s.discard_count] = card
    s.discard_count += 1
    s.held = -1
    s.held_from = FROM_NOWHERE


def turn_up(s: State, o: House, seat: int, place: int) -> None:
    """Turn a grid card face up."""
    s.up[seat] |= 1 << place
    s.known[seat * MAX_PLACES + place] = (1 << o.players) - 1
    if o.remove == REMOVE_AUTO and s.phase != FLIPPING and s.phase != OVER:
        remove_lines(s, o, seat)


def remove_lines(s: State, o: House, seat: int) -> None:
    """Section 7, remove=auto: every cancelled line goes under the discard pile, a card of two lines with both."""
    places = 0
    for i in range(o.line_count):
        if can_remove(s, o, seat, o.lines[i]):
            places |= o.lines[i]
    if places:
        remove_line(s, o, seat, places)


def with_crossing(s: State, o: House, seat: int, places: int) -> int:
    """The cancelled line `places` and those that share a card with it: a card may serve two lines, so they leave together."""
    for _ in range(o.line_count):
        for i in range(o.line_count):
            if o.lines[i] & places and can_remove(s, o, seat, o.lines[i]):
                places |= o.lines[i]
    return places


def remove_line(s: State, o: House, seat: int, places: int) -> None:
    """Put the cards of `places` under the discard pile; the places stay empty and count as up."""
    count = popcount(places)
    for i in range(s.discard_count - 1, -1, -1):
        s.discard[i + count] = s.discard[i]
    s.discard_count += count
    bottom = 0
    for place in range(o.places):
        if places >> place & 1:
            at = seat * MAX_PLACES + place
            s.discard[bottom] = s.grid[at]
            s.grid[at] = -1
            s.known[at] = 0
            bottom += 1
    s.gone[seat] |= places
    s.up[seat] &= ~places


def close(s: State, o: House) -> None:
    """G8: the seat to move has closed; section 7, reveal=before_last_turn: the others turn up their grids now."""
    s.closer = s.turn
    if o.reveal == REVEAL_BEFORE_LAST_TURN:
        for seat in range(o.players):
            turn_all_up(s, o, seat)


def turn_all_up(s: State, o: House, seat: int) -> None:
    """Every card of the seat lies face up."""
    for place in range(o.places):
        if not s.gone[seat] >> place & 1:
            s.known[seat * MAX_PLACES + place] = (1 << o.players) - 1
    s.up[seat] = all_places(o) & ~s.gone[seat]


def end_turn(s: State, o: House) -> None:
    """G8a: close if the grid is all up; then the left neighbour's turn."""
    if s.closer == NOBODY and o.closing != KNOCK_ONLY and s.up[s.turn] | s.gone[s.turn] == all_places(o):
        close(s, o)
    begin_turn(s, o, next_seat(o, s.turn))


def begin_turn(s: State, o: House, seat: int) -> None:
    """G5 and G9: the turn goes to `seat`, unless it closed the round; an empty stock is seen to first (section 6)."""
    s.turn = seat
    s.phase = TURN
    if seat == s.closer:
        finish(s, o)
    elif s.stock_count == 0:
        restock(s, o)


def restock(s: State, o: House) -> None:
    """Section 6: the discard pile but for its top card becomes the stock, or the round ends without a closer."""
    spent = o.stock_out != RESHUFFLE or s.reshuffles >= o.max_reshuffles
    if spent or s.passes >= o.players:
        # Once somebody closed, everyone keeps the turn that G9 promises: take the top discard or pass.
        if s.closer == NOBODY:
            finish(s, o)
        return
    if s.discard_count < 2:
        return
    s.reshuffles += 1
    top = s.discard[s.discard_count - 1]
    s.stock_count = s.discard_count - 1
    for i in range(s.stock_count):
        s.stock[i] = s.discard[i]
        s.discard[i] = -1
    s.discard[s.stock_count] = -1
    s.discard[0] = top
    s.discard_count = 1
    shuffle(s.stock, s.stock_count, s.generator)


def finish(s: State, o: House) -> None:
    """G9: all remaining cards are turned up."""
    s.phase = OVER
    for seat in range(o.players):
        turn_all_up(s, o, seat)


# What it comes to -----------------------------------------------------------------------------------------------------


def side_of(o: House, seat: int) -> int:
    """The side that a seat plays for: its own."""
    return seat


def sides(o: House) -> int:
    """How many sides there are."""
    return o.players


def score(s: State, o: House, out: Ints) -> None:
    """The finished round's points, one entry a side first; the account behind them as `counting.count_round` lays it out."""
    count_round(s, o, out)


def end_round(s: State, o: House, points: Ints) -> None:
    """G10: add the round to the totals, pass the deal on (G5), and see whether the match is over."""
    highest = points[0]
    for seat in range(o.players):
        highest = max(highest, points[seat])
    for seat in range(o.players):
        s.totals[seat] += points[seat]
        s.worst[seat] += points[seat] == highest
    s.rounds += 1
    s.dealer = next_seat(o, s.dealer)
    if match_is_due(s, o):
        s.winners = winners(s, o)
        # G11: the players may have chosen to play on until the tie is broken.
        s.match_over = 0 if o.tie == EXTRA_ROUND and popcount(s.winners) > 1 else 1


def match_is_due(s: State, o: House) -> bool:
    """G10: enough rounds, or somebody has reached the target."""
    if o.end == END_OPEN:
        return False
    if o.end == END_ROUNDS:
        return s.rounds >= o.end_at
    for seat in range(o.players):
        if s.totals[seat] >= o.end_at:
            return True
    return False


def may_stop(s: State, o: House) -> bool:
    """G10: whether the players may agree to end the match now."""
    return o.end == END_OPEN and s.phase == OVER and s.rounds > 0 and s.match_over == 0


def stop(s: State, o: House) -> None:
    """G10: the match ends by agreement."""
    s.winners = winners(s, o)
    s.match_over = 1


def winners(s: State, o: House) -> int:
    """G10 and G11: mask of the sides with the lowest total; of those, if so chosen, with the fewest worst rounds."""
    best = s.totals[0]
    for seat in range(o.players):
        best = min(best, s.totals[seat])
    fewest = s.rounds
    for seat in range(o.players):
        if s.totals[seat] == best:
            fewest = min(fewest, s.worst[seat])
    mask = 0
    for seat in range(o.players):
        if s.totals[seat] == best and (o.tie != FEWEST_WORST or s.worst[seat] == fewest):
            mask |= 1 << seat
    return mask
