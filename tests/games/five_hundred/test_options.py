"""F12 and F13: presets, options, and the combinations that make no sense."""

from __future__ import annotations

import pytest

import nineteenth
from nineteenth.games.five_hundred.options import FiveHundredOptions
from nineteenth.games.options import OptionError

SENSELESS = [
    (None, {"players": 3}, "players"),
    ("three_handed", {"players": 4}, "players"),
    ("two_handed", {"fours": "follow_trump_colour"}, "fours"),
    ("four_handed_us", {"fours": "follow_trump_colour"}, "fours"),
    (None, {"second_joker": True}, "second_joker"),
    ("three_handed", {"table_hand": "blind"}, "table_hand"),
    (None, {"sides_six": "three_of_two"}, "sides_six"),
    ("six_handed", {"partner_five": "by_card"}, "partner_five"),
    ("two_handed", {"joker_nt": "no_nomination"}, "joker_nt"),
    ("five_handed", {"misere": True}, "misere"),
    (None, {"misere": False, "misere_gate": "any"}, "misere_gate"),
    (None, {"misere": False, "misere_rank": "above_8s"}, "misere_rank"),
    (None, {"misere": False, "open_misere_rank": "highest"}, "open_misere_rank"),
    (None, {"misere": False, "open_misere_expose": "before_lead"}, "open_misere_expose"),
    (None, {"misere": False, "misere_play_out": True}, "misere_play_out"),
    (None, {"misere": False, "blind_misere": True}, "blind_misere"),
    ("complete", {"misere": False}, "blind_misere"),
    (None, {"misere": False, "joker_nt": "low_in_misere"}, "joker_nt"),
    (None, {"blind_misere_value": "1000"}, "blind_misere_value"),
    ("american", {"self_raise": "once"}, "self_raise"),
    ("american", {"bid_after_pass": "free"}, "bid_after_pass"),
    (None, {"sans_value": "misere_500"}, "sans_value"),
    (None, {"sans_kitty": True, "sans_value": "misere_500", "misere": False}, "sans_value"),
    (None, {"trick_points": "never", "trick_cap": "490"}, "trick_cap"),
    (None, {"trick_points": "never", "win_any": True}, "win_any"),
    (None, {"trick_points": "never", "all_pass": "play_no_trumps"}, "all_pass"),
    (None, {"trick_cap": "490", "target": 300}, "trick_cap"),
    ("three_handed", {"spread_500": True}, "spread_500"),
]


@pytest.mark.parametrize(("preset", "changes", "option"), SENSELESS)
def test_F13_senseless_combinations_are_refused_with_the_reason(preset, changes, option):
    with pytest.raises(OptionError) as refused:
        FiveHundredOptions.make(preset, **changes)
    assert option in [clash.option for clash in refused.value.clashes]
    assert all(clash.rule for clash in refused.value.clashes)
    assert len(str(refused.value)) > 30


def test_F13_misere_may_be_off_in_every_preset_without_misere_options():
    for preset in ("australian", "american", "three_handed", "six_handed"):
        assert not nineteenth.game("five_hundred", preset, misere=False).options.misere


def test_F13_presets():
    assert list(FiveHundredOptions.PRESETS) == [
        *("australian", "complete", "american", "three_handed", "two_handed", "two_handed_33", "two_handed_25"),
        *("two_handed_partners", "two_handed_43", "four_handed_us", "five_handed", "six_handed"),
    ]
    complete = FiveHundredOptions.make("complete")
    assert complete.blind_misere
    assert complete.sans_kitty
    american = FiveHundredOptions.make("american")
    assert american.bidding == "single"
    assert american.misere_gate == "any"


def test_F13_defaults():
    options = FiveHundredOptions.make()
    assert options.preset == "australian"
    assert options.changes() == {}
    assert (options.target, options.back_door, options.slam, options.trick_points) == (500, -500, True, "always")
