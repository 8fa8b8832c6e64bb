"""The board that every game gives the terminal: in words, and no more than the view knows."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from battery.tables import depths, played, random_game, seeds
from nineteenth import chance, games
from nineteenth.games.contract import SPECTATOR
from nineteenth.messages import say

slowly = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def said(table, viewer: int) -> list[str]:
    game = table.game
    lines = game.book.board(table.sight(viewer), game.house, game.options, viewer)
    return [say(line.id, {**line.args, "player": "Ann"}) for line in lines]


@pytest.mark.parametrize("name", games.NAMES)
@given(seed=seeds, depth=depths)
@slowly
def test_every_board_has_words_and_is_the_same_whatever_lies_hidden(name, seed, depth):
    game = random_game(seed, name)
    table = played(game, seed, depth)
    for viewer in (SPECTATOR, *range(game.players)):
        lines = said(table, viewer)
        assert lines
        assert all(lines)
        other = table.copy()
        game.book.guess(table.sight(viewer).copy(), game.house, viewer, chance.generator(str(seed)), other.state)
        assert said(other, viewer) == lines
