"""A hidden Golf state drawn at random among those that fit one seat's view; in the compiled subset."""

from __future__ import annotations

from nineteenth.chance import below, next_word
from nineteenth.games.golf.rules import fill_pack
from nineteenth.games.golf.state import CARD_KINDS, FROM_NOWHERE, MAX_PACK, MAX_PLACES, House, State
from nineteenth.games.layout import Ints

copy_public = State.copy_public


def unseen(v: State, o: House, count: Ints) -> int:
    """Write to `count` (length CARD_KINDS) how many of each card the view does not show; how many in all."""
    pack = [0] * MAX_PACK
    left = fill_pack(o, pack)
    for card in range(CARD_KINDS):
        count[card] = 0
    for i in range(left):
        count[pack[i]] += 1
    for seat in range(o.players):
        for at in range(seat * MAX_PLACES, seat * MAX_PLACES + o.places):
            if v.grid[at] >= 0:
                count[v.grid[at]] -= 1
                left -= 1
    for i in range(v.discard_count):
        count[v.discard[i]] -= 1
    left -= v.discard_count
    if v.held >= 0:
        count[v.held] -= 1
        left -= 1
    return left


def guess(v: State, o: House, seat: int, generator: Ints, s: State) -> None:
    """Deal the unseen cards at random to the places the view leaves open and to the stock, and write the whole to `s`."""
    copy_public(v, s)
    count = [0] * CARD_KINDS
    unseen(v, o, count)
    loose = [0] * MAX_PACK
    left = 0
    for card in range(CARD_KINDS):
        for _ in range(count[card]):
            loose[left] = card
            left += 1
    for at in range(len(s.grid)):
        s.grid[at] = v.grid[at]
    s.held = v.held
    for owner in range(o.players):
        for place in range(o.places):
            at = owner * MAX_PLACES + place
            if v.grid[at] < 0 and not v.gone[owner] >> place & 1:
                left = draw_loose(loose, left, generator)
                s.grid[at] = loose[left]
    if v.held_from != FROM_NOWHERE and v.held < 0:
        left = draw_loose(loose, left, generator)
        s.held = loose[left]
    for i in range(v.stock_count):
        left = draw_loose(loose, left, generator)
        s.stock[i] = loose[left]
    for i in range(v.stock_count, MAX_PACK):
        s.stock[i] = -1
    for i in range(4):
        s.generator[i] = next_word(generator)


def draw_loose(loose: Ints, left: int, generator: Ints) -> int:
    """Move a random one of the first `left` cards to their end; the new number left, which is where the card lies."""
    chosen = below(generator, left)
    left -= 1
    held = loose[chosen]
    loose[chosen] = loose[left]
    loose[left] = held
    return left
