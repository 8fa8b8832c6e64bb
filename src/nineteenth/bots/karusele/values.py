"""What cards are worth to a Karuselė bot, which of them it has not seen, and what may be done with them; the compiled subset.

Weights are thousandths of a point.
"""

from __future__ import annotations

from nineteenth.bits import highest, lowest, popcount
from nineteenth.games.karusele.cards import BROOM, CARDS, JOKER20, SPADES
from nineteenth.games.karusele.counting import sides
from nineteenth.games.karusele.guess import unseen
from nineteenth.games.karusele.largest import OUT, OUT_CARDS, OUT_PILES, best_build, best_taking
from nineteenth.games.karusele.rules import ADD, DONE, LAY, legal_moves, pile_move, refusal
from nineteenth.games.karusele.state import BUILDING, TAKING, House, State
from nineteenth.games.karusele.tableau import anchor_of, begun_value, takers
from nineteenth.games.layout import Ints

copy_public = State.copy_public

POINT = 1000


def weigh(v: State, o: House, weights: Ints, card_share: int, spade_share: int) -> None:
    """K15: a card's points, and its share (thousandths of the prize) in most cards and most spades while those are open."""
    most_cards = 0
    most_spades = 0
    for side in range(sides(o)):
        most_cards = max(most_cards, popcount(v.won[side]))
        most_spades = max(most_spades, popcount(v.won[side] & SPADES))
    each = o.points_cards * card_share if 2 * most_cards <= popcount(o.pack) else 0
    spade = o.points_spades * spade_share if 2 * most_spades <= 13 else 0
    for card in range(CARDS):
        weights[card] = o.points[card] * POINT + each + (spade if SPADES >> card & 1 else 0)


def next_item(v: State, cards: int, piles: int) -> int:
    """The next of the wanted items in the order in which they are said; DONE if all have been."""
    left_piles = piles & ~v.chosen_piles
    left_cards = cards & ~v.chosen
    if left_piles:
        pile = lowest(left_piles)
        return pile_move(anchor_of(v, pile), v.pile_value[pile])
    return ADD + highest(left_cards) if left_cards else DONE


def continued(v: State, o: House, weights: Ints, room: Ints) -> int:
    """The next part of a turn that has been begun: of the heaviest capture, or of the heaviest build."""
    out = [0] * OUT
    if v.phase == TAKING:
        best_taking(v, o, v.aim, weights, out)
    else:
        best_build(v, v.aim - begun_value(v), weights, out)
    move = next_item(v, out[OUT_CARDS], out[OUT_PILES])
    if refusal(v, o, move) == 0:
        return move
    # What was wanted is out of reach (house rules ask for more): whatever is offered, more rather than less.
    count = legal_moves(v, o, room)
    return room[0] if v.phase != BUILDING or count == 0 else room[count - 1]


def hidden(v: State, o: House) -> int:
    """The cards that may be in other hands or in the stock."""
    return unseen(v, o)


def leaves_nothing(v: State, o: House, card: int, concealed: int, trial: State) -> bool:
    """Whether no hidden card but the Broom could take anything once `card` has been laid. `trial` holds what lies open."""
    trial.loose = v.loose | 1 << card
    return takers(trial, o) & concealed & ~(1 << BROOM) == 0


def best_laying(v: State, o: House, weights: Ints, room: Ints, count: int, trial: State) -> int:
    """The card to lay among the `count` legal moves in `room`; -1 if none may be laid.

    First what leaves nothing for the next player to take, then what weighs least; the joker of 20 (D21) only if nothing else
    may be done at all.
    """
    concealed = hidden(v, o)
    copy_public(v, trial)
    best = -1
    best_cost = 0
    for i in range(count):
        card = room[i] - LAY
        if card < 0 or card >= CARDS:
            continue
        cost = weights[card]
        if not leaves_nothing(v, o, card, concealed, trial):
            cost += 1000 * POINT
        if card == JOKER20:
            cost += 1_000_000 * POINT
        if best < 0 or cost < best_cost:
            best = card
            best_cost = cost
    return best
