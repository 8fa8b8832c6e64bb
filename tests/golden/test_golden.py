"""Every game and preset plays as it is written down; `make golden` writes it anew, and the changelog says why."""

from __future__ import annotations

import pytest

from battery.tables import PRESETS
from golden import playthrough as golden
from nineteenth import games

CHANGED = "the rules behave differently: mend them, or `make golden`, say why in CHANGELOG.md and raise rules_version"
LINES = [(name, line) for name in games.NAMES for line in golden.read_perft(name)]


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_round_is_played_as_it_is_written_down(name, preset):
    file = golden.playthrough_file(name, preset)
    assert file.exists(), "there is no golden playthrough: make golden"
    assert golden.playthrough(name, preset) == file.read_text(encoding="utf-8"), CHANGED


@pytest.mark.parametrize("name", games.NAMES)
def test_every_preset_has_its_lines_in_the_perft_file_and_nothing_else_lies_about(name):
    presets = set(games.rulebook(name).options.PRESETS)
    told = {line.options.split()[0].removeprefix("preset=") for line in golden.read_perft(name)}
    assert told == presets
    assert {file.stem for file in (golden.FOLDER / name).glob("*")} == presets


@pytest.mark.parametrize(
    ("name", "line"), LINES, ids=[f"{name}-{line.options}-{len(line.moves)}" for name, line in LINES]
)
def test_there_are_as_many_ways_to_go_on_as_are_written_down(name, line):
    table = golden.dealt(name, line.options, line.seed, line.moves)
    assert golden.continuations(table, golden.DEPTH) == line.counts, CHANGED
