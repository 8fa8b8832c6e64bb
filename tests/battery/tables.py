"""What the battery deals: every game and preset, and house rules drawn at random among those that go together."""

from __future__ import annotations

import random

from hypothesis import strategies as st

import nineteenth
from nineteenth import games
from nineteenth.api import Game, Round
from nineteenth.games.options import OptionError

PRESETS = [(name, preset) for name in games.NAMES for preset in games.rulebook(name).options.PRESETS]


def drawn_changes(declarations, chosen: random.Random) -> dict[str, object]:
    """A handful of options at random values, without asking whether they go together."""
    changes = {}
    for declaration in chosen.sample(declarations, k=chosen.randint(0, min(6, len(declarations)))):
        if declaration.kind == "choice":
            changes[declaration.name] = chosen.choice(declaration.values)
        elif declaration.kind == "flag":
            changes[declaration.name] = chosen.random() < 0.5
        else:
            changes[declaration.name] = chosen.randint(declaration.low, min(declaration.high, declaration.low + 12))
    return changes


def random_game(seed: int, name: str | None = None) -> Game:
    """A game under random house rules that go together; `seed` decides all of it."""
    chosen = random.Random(seed)
    book = games.rulebook(name or chosen.choice(games.NAMES))
    preset = chosen.choice(list(book.options.PRESETS))
    changes = drawn_changes(book.options.declarations(), chosen)
    while True:
        try:
            return nineteenth.game(book.name, preset, **changes)
        except OptionError:
            # Fewer wishes clash less; a preset alone always stands.
            changes.pop(chosen.choice(list(changes)))


def played(game: Game, seed: int, decisions: int) -> Round:
    """A round after at most `decisions` random moves."""
    chosen = random.Random(seed)
    table = game.deal(seed=seed, dealer=chosen.randrange(game.players))
    for _ in range(decisions):
        if table.over:
            break
        table.play(chosen.choice(table.legal()))
    return table


seeds = st.integers(0, 2**32)
depths = st.integers(0, 120)
