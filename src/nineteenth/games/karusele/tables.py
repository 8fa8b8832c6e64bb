"""What is made once from the options: the pack, and the points of each card."""

from __future__ import annotations

from nineteenth.games.karusele.cards import (
    ACES,
    BROOM,
    CARDS,
    JOKER11,
    JOKER15,
    JOKER20,
    TEN_OF_DIAMONDS,
    TWO_OF_SPADES,
    members,
)
from nineteenth.games.karusele.options import KaruseleOptions
from nineteenth.games.karusele.state import ALL, House


def freeze(options: KaruseleOptions) -> House:
    """The options as the record of numbers that the rules read."""
    house = House()
    for field in House.FIELDS:
        if field.name not in ("pack", "table_cards", "target", "points"):
            setattr(house, field.name, options.code(field.name))
    house.pack = pack_of(options)
    house.table_cards = options.deck_size - 48  # K4: 8, 7 or 6, so that the hands use up the stock
    house.target = options.match_target
    house.points = card_points(options)
    return house


def pack_of(options: KaruseleOptions) -> int:
    """K1: the set of cards in play."""
    pack: int = ALL
    if not options.has_joker20:
        pack &= ~(1 << JOKER20)
    if not options.has_broom:
        pack &= ~(1 << BROOM)
    return pack


def card_points(options: KaruseleOptions) -> list[int]:
    """K15: what each card counts by itself."""
    points = [0] * CARDS
    points[JOKER20] = options.points_joker20
    points[JOKER15] = options.points_joker15
    points[JOKER11] = options.points_joker11
    points[TEN_OF_DIAMONDS] = options.points_10d
    points[TWO_OF_SPADES] = options.points_2s
    for ace in members(ACES):
        points[ace] = options.points_ace
    return points
