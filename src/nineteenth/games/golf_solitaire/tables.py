"""The options of Golf Solitaire as the numbers that the rules read."""

from __future__ import annotations

from nineteenth.games.golf_solitaire.options import GolfSolitaireOptions
from nineteenth.games.golf_solitaire.state import House


def freeze(options: GolfSolitaireOptions) -> House:
    """The options as a record of numbers. How deals are chosen (`deal_from`) is settled before the rules see a pack."""
    house = House()
    for field in House.FIELDS:
        if field.name != "deals":
            setattr(house, field.name, options.code(field.name))
    house.deals = int(options.deals)
    return house
