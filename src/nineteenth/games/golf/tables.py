"""The counting tables of Golf, made once from the options: what a card is worth, which places pair, which lines there are."""

from __future__ import annotations

from itertools import combinations

from nineteenth.cards import JOKER
from nineteenth.games.golf.options import GolfOptions, Shape
from nineteenth.games.golf.state import CARD_KINDS, House

# Section 4, in the order A 2 … 10 J Q K.
RANK_VALUES = {
    "basic": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0),
    "harder": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
    "bicycle": (1, -2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0),
}
TWO = 1
JACK = 10
SPADES, HEARTS = 0, 3
ONE_EYED_JACKS = (SPADES * 13 + JACK, HEARTS * 13 + JACK)


def freeze(options: GolfOptions) -> House:
    """The options as the record of numbers that the rules read."""
    house = House()
    made = {"players", "rows", "columns", "places", "packs", "jokers", "hidden", "in_hand", "end_at"}
    made |= {"value", "bonus_card", "pair_count", "pairs", "line_count", "lines"}
    for field in House.FIELDS:
        if field.name not in made:
            setattr(house, field.name, options.code(field.name))
    shape = options.shape
    house.players, house.packs = options.players, options.pack_count
    house.rows, house.columns, house.places = shape.rows, shape.columns, shape.places
    house.hidden, house.in_hand = int(shape.hidden), int(shape.in_hand)
    house.jokers = options.pack_cards - 52
    house.end_at = options.match_length
    house.bonus_card = [int(is_bonus(options, card)) for card in range(CARD_KINDS)]
    house.value = [card_value(options, card) for card in range(CARD_KINDS)]
    pairs = pair_masks(options.cancel, shape)
    house.pair_count = len(pairs)
    house.pairs[: len(pairs)] = pairs
    lines = line_masks(options)
    house.line_count = len(lines)
    house.lines[: len(lines)] = lines
    return house


def is_bonus(options: GolfOptions, card: int) -> bool:
    """Whether `card` is a bonus card under these options."""
    if options.bonus == "jokers":
        return card == JOKER
    if options.bonus == "twos":
        return card != JOKER and card % 13 == TWO
    return options.bonus == "one_eyed_jacks" and card in ONE_EYED_JACKS


def card_value(options: GolfOptions, card: int) -> int:
    """The points of `card`; jokers that are no bonus are in no pack and count 0."""
    if is_bonus(options, card):
        return options.bonus_value
    return 0 if card == JOKER else RANK_VALUES[options.values][card % 13]


def pair_masks(cancel: str, shape: Shape) -> list[int]:
    """Masks of two places that cancel when their ranks are equal; empty where lines or nothing cancel."""
    if cancel in ("line_of_three", "none"):
        return []
    return [1 << a | 1 << b for a, b in combinations(range(shape.places), 2) if _may_pair(cancel, shape, a, b)]


def _may_pair(cancel: str, shape: Shape, a: int, b: int) -> bool:
    (row_a, column_a), (row_b, column_b) = divmod(a, shape.columns), divmod(b, shape.columns)
    across, down = abs(column_a - column_b), abs(row_a - row_b)
    return {
        "column_pairs": across == 0,
        "row_column_pairs": across == 0 or down == 0,
        "with_diagonals": True,  # in a square of four every two places share a row, a column or a diagonal
        "anywhere": True,
        "adjacent_pairs": across + down == 1,
    }[cancel]


def line_masks(options: GolfOptions) -> list[int]:
    """Rows, columns and, if chosen, diagonals of three; for column pairs the columns, which is what can be removed."""
    rows, columns = options.shape.rows, options.shape.columns
    down = [sum(1 << (row * columns + column) for row in range(rows)) for column in range(columns)]
    if options.cancel == "column_pairs" and rows == 2:
        return down
    if options.cancel != "line_of_three":
        return []
    across = [sum(1 << (row * columns + column) for column in range(columns)) for row in range(rows)]
    diagonals = [sum(1 << (step * 4) for step in range(3)), sum(1 << (2 + step * 2) for step in range(3))]
    return across + down + (diagonals if options.diagonal_lines else [])
