"""Section 3: what each game lays out, and how many packs there are for each number of players."""

from __future__ import annotations

import pytest

from golf.situations import golf
from nineteenth.games.golf.options import MAX_SEATS, SHAPES, GolfOptions

PLAYERS = range(2, MAX_SEATS + 1)
# preset: rows, columns, cards turned up, new cards lie up, closed by, what cancels, packs for 2 to 12 players
ROWS = {
    "six": (2, 3, 2, True, "all_up", "column_pairs", [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]),
    "eight": (2, 4, 2, True, "all_up", "column_pairs", [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]),
    "ten": (2, 5, 2, True, "all_up", "column_pairs", [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]),
    "nine": (3, 3, 3, True, "all_up", "line_of_three", [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]),
    "nine_hole": (3, 3, 3, True, "all_up", "adjacent_pairs", [3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]),
    "nine_hole_6": (2, 3, 2, True, "all_up", "adjacent_pairs", [2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]),
    "nine_hole_3": (1, 3, 1, True, "all_up", "adjacent_pairs", [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]),
    "four": (2, 2, 0, False, "knock", "row_column_pairs", [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]),
    "four_hand": (1, 4, 0, False, "knock", "anywhere", [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]),
}
every_preset = pytest.mark.parametrize("preset", ROWS)


def test_section_3_every_preset_has_its_row():
    assert list(ROWS) == list(GolfOptions.PRESETS) == list(SHAPES)


@every_preset
def test_section_3_the_grid_and_what_is_done_with_it(preset):
    rows, columns, flips, up, closing, cancel, _ = ROWS[preset]
    options = golf(preset).options
    view = golf(preset).deal(seed=1).view()
    assert (view["rows"], view["columns"]) == (rows, columns)
    assert len(view["seats"][0]["places"]) == rows * columns
    assert (options.initial_flips, options.closing, options.cancel) == (flips, closing, cancel)
    assert options.shape.hidden is not up
    assert options.shape.in_hand is (preset == "four_hand")


@every_preset
@pytest.mark.parametrize("players", PLAYERS)
def test_section_3_packs_follow_the_number_of_players(preset, players):
    game = golf(preset, players=players)
    packs = ROWS[preset][6][players - 2]
    jokers = 2 * packs if preset.startswith("nine_hole") else 0
    assert game.options.pack_count == packs
    pack = game.pack()
    assert len(pack) == 52 * packs + jokers
    assert pack.count(52) == jokers
    assert all(pack.count(card) == packs for card in range(52))


@every_preset
@pytest.mark.parametrize("players", PLAYERS)
def test_section_3_the_stock_holds_a_card_for_each_player_after_the_deal(preset, players):
    assert golf(preset, players=players).deal(seed=1).view()["stock"] >= players


def test_section_3_auto_is_raised_when_the_usual_packs_are_short():
    class Crowded(GolfOptions):
        """As if the usual were one pack whatever the number of players."""

        def _usual_packs(self) -> int:
            return 1

    # 12 × 6 cards, a discard and a card each: 85 of 104.
    assert Crowded(preset="six", players=12).pack_count == 2
    assert Crowded(preset="six", players=6).pack_count == 1
    assert Crowded(preset="ten", players=12).pack_count == 3


def test_section_3_open_places_are_as_many_as_the_opening_leaves():
    table = golf("nine_hole_3").deal(seed=1)
    while table.view()["phase"] == "flip":
        table.play(table.legal()[0])
    for seat in table.view()["seats"]:
        assert [place["up"] for place in seat["places"]].count(True) == 1
