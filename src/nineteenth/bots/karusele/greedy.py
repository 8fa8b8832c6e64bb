"""Greedy: the capture with most points, then most cards; never builds; lays what costs least. In the compiled subset."""

from __future__ import annotations

from nineteenth.bots.karusele.values import POINT, best_laying, continued
from nineteenth.games.karusele.cards import BROOM, CARDS, JOKER20, is_court
from nineteenth.games.karusele.largest import OUT, OUT_CARDS, best_with, weight_of
from nineteenth.games.karusele.rules import LAY, SWEEP, TAKE, court_move, legal_moves, refusal
from nineteenth.games.karusele.state import TURN, House, State
from nineteenth.games.karusele.tableau import cards_of_piles, takers
from nineteenth.games.layout import Ints


def greedy(v: State, o: House, seat: int, room: Ints, trial: State) -> int:
    """The next move of the greedy player."""
    weights = [0] * CARDS
    for card in range(CARDS):
        weights[card] = o.points[card] * POINT + 1
    if v.phase != TURN:
        return continued(v, o, weights, room)
    best = -1
    most = 0
    out = [0] * OUT
    able = v.hands[seat] & takers(v, o)
    for card in range(BROOM):
        if not able >> card & 1:
            continue
        heavy = best_with(v, o, card, weights, out)
        move = court_move(card, out[OUT_CARDS]) if is_court(card) else TAKE + card
        if heavy > most and refusal(v, o, move) == 0:
            best, most = move, heavy
    if refusal(v, o, SWEEP) == 0:
        heavy = weight_of(v.loose | cards_of_piles(v, (1 << v.pile_count) - 1) | 1 << BROOM, weights)
        if heavy > most:
            best, most = SWEEP, heavy
    if best >= 0:
        return best
    count = legal_moves(v, o, room)
    card = best_laying(v, o, weights, room, count, trial)
    if card < 0 or (card == JOKER20 and count > 1):
        return other_than(room, count, LAY + JOKER20)
    return LAY + card


def other_than(room: Ints, count: int, move: int) -> int:
    """The first legal move that is not `move`, if there is one."""
    return room[1] if count > 1 and room[0] == move else room[0]
