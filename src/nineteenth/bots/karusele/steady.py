"""Steady: weighs every turn by what it brings, what the next player may do with what is left, and what may still be had itself.

It keeps count: cards that have been seen are in no hand, and who has built holds a card for it (K10). A pile is built where the
chance that nobody can take it is good enough; the Broom waits for a table that is worth it; near the end a capture is worth
the cards that will be left (K14). In the compiled subset; weights and chances are thousandths.
"""

from __future__ import annotations

from nineteenth.bits import popcount
from nineteenth.bots.karusele.greedy import other_than
from nineteenth.bots.karusele.values import POINT, best_laying, continued, hidden, leaves_nothing, weigh
from nineteenth.games.karusele.cards import BROOM, CARDS, FIRST_COURT, JOKER20, cards_of, is_court, value_of
from nineteenth.games.karusele.counting import sides
from nineteenth.games.karusele.largest import (
    OUT,
    OUT_CARDS,
    OUT_PILES,
    best_build,
    best_taking,
    best_with,
    weight_of,
)
from nineteenth.games.karusele.options import NO_DUTY
from nineteenth.games.karusele.rules import (
    BUILD,
    COURT,
    LAY,
    RAISE,
    SWEEP,
    TAKE,
    apply,
    card_of,
    kind_of,
    legal_moves,
    start,
)
from nineteenth.games.karusele.state import TURN, House, State
from nineteenth.games.karusele.tableau import cards_of_piles, own_piles, partner_of, side_of, takers
from nineteenth.games.karusele.turns import end_turn
from nineteenth.games.layout import Ints

copy_public = State.copy_public

CERTAIN = 1000
CARD_SHARE, SPADE_SHARE = 45, 130  # of the prizes for most cards and most spades, what one card is worth
REPLY = 900  # how much of the next player's expected capture counts against a turn
REPLY_OF_ONE = 600  # the same where several sides play: what one wins all others lose
AGAIN = 350  # how much of the own next capture counts for it, if others may take of it first
PARTNER = 300
STAYS = 500  # how much of a card that is laid is lost
LAST = 550  # the chance, for each turn to come, that it is no capture
SWEEP_WAITS = 350  # what the Broom is worth more for each turn that it can still wait
COURT_KEEPS = 150  # what a court card is worth more in the last hand


def steady(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """The next move of the steady player."""
    weights = [0] * CARDS
    weigh(v, o, weights, CARD_SHARE, SPADE_SHARE)
    if v.phase != TURN:
        return continued(v, o, weights, room)
    count = legal_moves(v, o, room)
    if count == 1:
        return room[0]
    concealed = hidden(v, o)
    laying = best_laying(v, o, weights, room, count, trial)
    safe = safe_laying(v, o, room, count, concealed, trial)
    best = -1
    most = 0
    for i in range(count):
        move = room[i]
        if kind_of(move) == LAY and (move == LAY + JOKER20 or (safe and not safe_to_lay(v, o, move, concealed, trial))):
            continue
        if not carry_out(v, o, move, weights, trial):
            continue
        worth = worth_of(v, o, seat, move, weights, concealed, trial)
        if best < 0 or worth > most:
            best, most = move, worth
    if best >= 0:
        return best
    return LAY + laying if laying >= 0 and laying != JOKER20 else other_than(room, count, LAY + JOKER20)


def safe_to_lay(v: State, o: House, move: int, concealed: int, trial: State) -> bool:
    """Whether a laying leaves nothing for the next player to take."""
    copy_public(v, trial)
    return leaves_nothing(v, o, move - LAY, concealed, trial)


def safe_laying(v: State, o: House, room: Ints, count: int, concealed: int, trial: State) -> bool:
    """Whether some card can be laid that leaves nothing for the next player to take."""
    copy_public(v, trial)
    for i in range(count):
        if kind_of(room[i]) == LAY and leaves_nothing(v, o, room[i] - LAY, concealed, trial):
            return room[i] != LAY + JOKER20
    return False


def carry_out(v: State, o: House, move: int, weights: Ints, trial: State) -> bool:
    """Play a whole turn that begins with `move` on `trial`, the heaviest there is; false for one that is not thought of.

    The others keep a card in hand, so that no hidden card is dealt.
    """
    copy_public(v, trial)
    for seat in range(len(v.hands)):
        trial.hands[seat] = max(v.hands[seat], 0)
    following = (v.turn + 1) % o.players
    trial.hand_count[following] = max(1, trial.hand_count[following])
    kind = kind_of(move)
    out = [0] * OUT
    if kind in (LAY, SWEEP, COURT):
        apply(trial, o, move)
        return True
    if kind == TAKE:
        if best_taking(v, o, value_of(card_of(move)), weights, out) < 0:
            return False
    elif kind == BUILD:
        if best_build(v, (move - BUILD & 31) - value_of(card_of(move)), weights, out) < 0:
            return False
    elif (move - RAISE & 31) - (move - RAISE >> 5 & 31) != value_of(card_of(move)):
        return False
    start(trial, o, move)
    trial.chosen = out[OUT_CARDS]
    trial.chosen_piles = out[OUT_PILES]
    end_turn(trial, o)
    return True


# What a turn is worth -----------------------------------------------------------------------------------------------------


def worth_of(v: State, o: House, seat: int, move: int, weights: Ints, concealed: int, trial: State) -> int:
    """A turn that has been carried out on `trial`: what it brings, less what the next player may take, and what may follow."""
    side = side_of(o, seat)
    card = card_of(move)
    gained = trial.won[side] & ~v.won[side]
    worth = weight_of(gained, weights)
    if kind_of(move) == SWEEP:
        worth += o.sweep_bonus * POINT - SWEEP_WAITS * (v.hand_count[seat] - 1)
    if kind_of(move) == LAY:
        worth -= weights[card] * STAYS // 1000
        if is_court(card) and v.stock_count == 0 and v.hand_count[seat] > 1:
            worth -= COURT_KEEPS
    following = (seat + 1) % o.players
    if v.stock_count > 0 or v.hand_count[following] > 0:
        taken = expected_capture(trial, o, following, weights, concealed, v.hand_count[following])
        worth -= taken * (REPLY if sides(o) == 2 else REPLY_OF_ONE) // 1000
    if v.hand_count[seat] > 1:
        worth += own_prospect(trial, o, seat, weights, concealed)
    if o.partnerships:
        partner = partner_of(seat)
        if v.hand_count[partner] > 0:
            expected = expected_capture(trial, o, partner, weights, concealed, v.hand_count[partner])
            worth += expected * PARTNER // 1000
    return worth + leftovers(v, o, seat, weights, trial)


def leftovers(v: State, o: House, seat: int, weights: Ints, trial: State) -> int:
    """K14: in the last hand, what is on the table goes to the last capturer, if nobody captures in the turns that are left."""
    if v.stock_count > 0 or trial.last_capturer < 0:
        return 0
    turns = 0
    for other in range(o.players):
        turns += v.hand_count[other]
    chance = CERTAIN
    for _ in range(turns - 1):
        chance = chance * LAST // 1000
    left = weight_of(trial.loose | cards_of_piles(trial, (1 << trial.pile_count) - 1), weights) * chance // 1000
    return left if side_of(o, trial.last_capturer) == side_of(o, seat) else -left


def own_prospect(trial: State, o: House, seat: int, weights: Ints, concealed: int) -> int:
    """Part of the best capture that the rest of the hand could make if the table stayed as it is; surer for an own pile."""
    turn = trial.turn
    trial.turn = seat
    out = [0] * OUT
    best = 0
    able = trial.hands[seat] & takers(trial, o)
    for card in range(BROOM):
        if able >> card & 1:
            best = max(best, best_with(trial, o, card, weights, out))
    mine = own_piles(trial, seat)
    part = AGAIN
    if mine:
        part = CERTAIN
        for pile in range(trial.pile_count):
            if mine >> pile & 1:
                part = min(part, chance_to_stay(trial, o, seat, trial.pile_value[pile], concealed))
    trial.turn = turn
    return best * part // 1000


def chance_to_stay(trial: State, o: House, seat: int, value: int, concealed: int) -> int:
    """The chance that no opponent holds a card of a pile's value."""
    chance = CERTAIN
    for other in range(o.players):
        if side_of(o, other) != side_of(o, seat):
            if trial.holds[other] >> value & 1:
                return 0
            cards = popcount(concealed & cards_of(value))
            chance = chance * chance_of_none(cards, popcount(concealed), trial.hand_count[other]) // 1000
    return chance


def chance_of_none(cards: int, among: int, hand: int) -> int:
    """The chance that none of `cards` is among the `hand` cards drawn from `among`."""
    chance = CERTAIN
    for drawn in range(hand):
        if among - drawn <= 0:
            break
        chance = chance * max(0, among - cards - drawn) // (among - drawn)
    return chance


def expected_capture(trial: State, o: House, seat: int, weights: Ints, concealed: int, hand: int) -> int:
    """What `seat` captures on average on the table as it is on `trial`, if it takes the most that one of its cards can.

    Its hand is any `hand` of the hidden cards (four if new ones are dealt before its turn), but for what it showed to hold. A pile
    of its own it takes (K11).
    """
    turn = trial.turn
    trial.turn = seat
    hand = hand if hand > 0 else 4
    heavy = [0] * 16  # by kind of card: ten pips, three jokers, three court ranks
    cards = [0] * 16
    out = [0] * OUT
    able = takers(trial, o) & concealed
    for kind in range(16):
        same = cards_of_kind(kind) & able
        cards[kind] = popcount(same)
        if cards[kind]:
            heavy[kind] = best_of_kind(trial, o, kind, weights, out)
            if heavy[kind] > 0:
                heavy[kind] += weight_of(same, weights) // cards[kind]
    mine = own_piles(trial, seat)
    if mine and o.build_duty != NO_DUTY:
        best = 0
        for pile in range(trial.pile_count):
            if mine >> pile & 1:
                best = max(best, heavy[kind_of_value(trial.pile_value[pile])])
        trial.turn = turn
        return best
    among = popcount(concealed)
    sweep = weight_of(trial.loose | cards_of_piles(trial, (1 << trial.pile_count) - 1), weights)
    expected = 0
    open_chance = CERTAIN  # that no heavier kind is in the hand
    broom = concealed >> BROOM & 1
    while open_chance > 0:
        best = -1
        for kind in range(16):
            if cards[kind] and heavy[kind] > 0 and (best < 0 or heavy[kind] > heavy[best]):
                best = kind
        swept = broom and sweep > 0 and (best < 0 or sweep > heavy[best])
        if best < 0 and not swept:
            break
        size = 1 if swept else cards[best]
        none = chance_of_none(size, among, hand)
        if not swept and best < 13 and trial.holds[seat] >> value_of_kind(best) & 1:
            none = 0
        expected += (sweep if swept else heavy[best]) * (open_chance * (CERTAIN - none) // 1000) // 1000
        open_chance = open_chance * none // 1000
        among -= size
        if swept:
            broom = 0
        else:
            cards[best] = 0
    trial.turn = turn
    return expected


def best_of_kind(trial: State, o: House, kind: int, weights: Ints, out: Ints) -> int:
    """The heaviest capture of a kind of card, 0 if there is none."""
    if kind < 13:
        return max(0, best_taking(trial, o, value_of_kind(kind), weights, out))
    there = trial.loose >> (FIRST_COURT + 4 * (kind - 13)) & 15
    best = 0
    total = 0
    for suit in range(4):
        if there >> suit & 1:
            heavy = weights[FIRST_COURT + 4 * (kind - 13) + suit]
            best = max(best, heavy)
            total += heavy
    return total if popcount(there) == 3 else best


def value_of_kind(kind: int) -> int:
    """Kinds 0–9 are pips 1–10; 10, 11 and 12 the jokers."""
    if kind < 10:
        return kind + 1
    return 11 if kind == 10 else 15 if kind == 11 else 20


def kind_of_value(value: int) -> int:
    """The kind of number card with that value."""
    if value <= 10:
        return value - 1
    return 10 if value == 11 else 11 if value == 15 else 12


def cards_of_kind(kind: int) -> int:
    """The cards of a kind; 13, 14 and 15 are jacks, queens and kings."""
    return cards_of(value_of_kind(kind)) if kind < 13 else 15 << (FIRST_COURT + 4 * (kind - 13))
