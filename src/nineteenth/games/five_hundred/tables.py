"""The tables of Five Hundred, made once from the options: packs, the ladder of bids and their values, two tables (F2.2, F8)."""

from __future__ import annotations

from nineteenth.games.five_hundred.cards import JOKER, PACKS, SECOND_JOKER, SUIT_MASKS, card_of
from nineteenth.games.five_hundred.options import TRICK_CAPS, FiveHundredOptions
from nineteenth.games.five_hundred.state import BLIND_MISERE, CONTRACTS, MISERE, OPEN_MISERE, House

LEVELS = range(6, 11)
# Contracts 7C, 8S and 10H, next to which the misères stand.
_SEVEN_CLUBS, _EIGHT_SPADES, _TEN_HEARTS = 6, 10, 23
SUIT_CONTRACTS = 25


def freeze(options: FiveHundredOptions) -> House:
    """The options as the record of numbers that the rules read."""
    house = House()
    table = options.table
    for field in House.FIELDS:
        if field.name in {d.name for d in options.declarations()}:
            setattr(house, field.name, options.code(field.name))
    house.players, house.hands, house.dead_hands = table.players, table.hands, table.dead
    house.sides, house.kitty_size = options.sides, table.kitty
    house.pack = pack_of(options)
    house.jokers = house.pack & (1 << JOKER | (1 << SECOND_JOKER if table.pack == 46 else 0))
    house.plain = [house.pack & mask & ~house.jokers for mask in SUIT_MASKS[:4]]
    house.calling = 0 if options.players != 5 else 1 + options.code("partner_five")
    house.trick_cap = TRICK_CAPS[options.trick_cap]
    ladder = ladder_of(options)
    house.rank = ladder + [rank + 1 for rank in ladder]
    bids = played(options)
    house.higher = [sum(1 << bid for bid in bids if house.rank[bid] > low) for low in [*house.rank, -1]]
    values = [value_of(contract, options) for contract in range(CONTRACTS)]
    house.value = values + [sans_value(contract, options) for contract in range(CONTRACTS)]
    return house


def pack_of(options: FiveHundredOptions) -> int:
    """The cards in play (F1.1, F10, F12)."""
    pack = PACKS[options.table.pack]
    if options.fours == "follow_trump_colour":
        # F12: 4S and 4D stay out, one four of each colour is left.
        clubs, diamonds = 1 << card_of(1, 2), 1 << card_of(2, 2)
        pack = pack & ~diamonds | clubs
    return pack


def ladder_of(options: FiveHundredOptions) -> list[int]:
    """Each contract's place on the ladder, low to high; the odd numbers between are for bids without the kitty (F7.3)."""
    order = list(range(SUIT_CONTRACTS))
    beside = {"below_8s": _EIGHT_SPADES, "above_8s": _EIGHT_SPADES + 1, "above_7c": _SEVEN_CLUBS + 1}
    order.insert(order.index(beside[options.misere_rank]), MISERE)
    at = len(order) if options.open_misere_rank == "highest" else order.index(_TEN_HEARTS)
    order.insert(at, OPEN_MISERE)
    places = [0] * CONTRACTS
    for place, contract in enumerate(order):
        places[contract] = 2 * place
    # F7.2: at 500 it stands beside open misère, and neither overcalls the other; at 1000 it is the highest bid.
    places[BLIND_MISERE] = places[OPEN_MISERE] if options.blind_misere_value == "500" else 2 * len(order)
    return places


def played(options: FiveHundredOptions) -> list[int]:
    """The bids that this house knows, with 28 added for those without the kitty (F2.4–F2.6, F7)."""
    contracts = range(BLIND_MISERE if options.misere else MISERE)
    blind = [BLIND_MISERE] if options.blind_misere else []
    return [*contracts, *blind, *(CONTRACTS + contract for contract in contracts if options.sans_kitty)]


def value_of(contract: int, options: FiveHundredOptions) -> int:
    """The points of a contract (F8)."""
    if contract == MISERE:
        return 250
    if contract == OPEN_MISERE:
        return 500
    if contract == BLIND_MISERE:
        return int(options.blind_misere_value)
    return 40 + 20 * (contract % 5) + 100 * (contract // 5)


def sans_value(contract: int, options: FiveHundredOptions) -> int:
    """F7.3: the same points without the kitty, or 500 for a misère."""
    if contract == MISERE and options.sans_value == "misere_500":
        return 500
    return value_of(contract, options)
