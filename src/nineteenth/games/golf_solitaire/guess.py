"""A stock in a random order that fits what has been seen; in the compiled subset."""

from __future__ import annotations

from nineteenth.chance import next_word, shuffle
from nineteenth.games.golf_solitaire.options import MAX_ROWS
from nineteenth.games.golf_solitaire.rules import fill_pack
from nineteenth.games.golf_solitaire.state import CARD_KINDS, EMPTY, MAX_PACK, House, State
from nineteenth.games.layout import Ints

copy_public = State.copy_public


def unseen(v: State, o: House, loose: Ints) -> int:
    """Write to `loose` (length MAX_PACK) the cards the view does not show, in card order; how many: the stock's."""
    pack = [0] * MAX_PACK
    size = fill_pack(o, pack)
    count = [0] * CARD_KINDS
    for i in range(size):
        count[pack[i]] += 1
    for column in range(o.columns):
        for row in range(v.heights[column]):
            count[v.tableau[column * MAX_ROWS + row]] -= 1
    for i in range(v.discard_count):
        count[v.discard[i]] -= 1
    left = 0
    for card in range(CARD_KINDS):
        for _ in range(count[card]):
            loose[left] = card
            left += 1
    return left


def guess(v: State, o: House, seat: int, generator: Ints, s: State) -> None:
    """Write to `s` a whole state that fits the view: the unseen cards, shuffled, are the stock."""
    copy_public(v, s)
    loose = [0] * MAX_PACK
    left = unseen(v, o, loose)
    shuffle(loose, left, generator)
    for i in range(MAX_PACK):
        s.stock[i] = loose[i] if i < left else EMPTY
    for i in range(4):
        s.generator[i] = next_word(generator)
