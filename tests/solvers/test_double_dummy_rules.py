"""Double dummy against the rules of the game: the same plays are legal, and each leads to the value it was given."""

import random

import pytest

from nineteenth.games.five_hundred import RULEBOOK, FiveHundredOptions, rules
from nineteenth.games.five_hundred.cards import JOKER, SECOND_JOKER
from nineteenth.games.five_hundred.state import PLAY
from nineteenth.solvers.double_dummy import position_of, solve

SEARCHED = 5  # tricks left when the comparison begins

TABLES = [
    ("australian", {}),
    ("australian", {"fours": "follow_trump_colour"}),
    ("three_handed", {}),
    ("two_handed", {}),
    ("two_handed_33", {}),
    ("two_handed_43", {}),
    ("two_handed_partners", {"table_hand": "blind"}),
    ("four_handed_us", {}),
    ("four_handed_us", {"second_joker": True}),
    ("five_handed", {}),
    ("six_handed", {}),
    ("six_handed", {"sides_six": "three_of_two"}),
    *(("australian", {"joker_nt": joker}) for joker in ("lead_last_only", "no_nomination", "always_playable")),
    ("three_handed", {"joker_nt": "first_or_last_of_suit"}),
    ("six_handed", {"joker_nt": "first_or_last_of_suit"}),
    ("australian", {"joker_nt": "low_in_misere"}),
    ("four_handed_us", {"joker_nt": "low_in_misere", "second_joker": True}),
]


def game(preset, changes, contract, seed):
    """A random deal under `contract`, played at random until few tricks are left, with its house and the generator."""
    rng = random.Random(seed)
    options = FiveHundredOptions.make(preset, **changes)
    house = RULEBOOK.freeze(options)
    contractor = rng.randrange(options.players)
    given = {"hands": [10] * house.hands, "contract": contract, "contractor": contractor, "nominated": "none"}
    if house.calling:
        others = [seat for seat in range(5) if seat != contractor]
        given["partners"] = rng.sample(others, 2 if contract[0] in "89" else 1)
    nominates = options.joker_nt not in ("no_nomination", "low_in_misere")
    if contract.endswith(("NT", "misere")) and nominates and house.jokers and rng.random() < 0.5:
        given["hands"][contractor] = "JK" + " ?" * 9
        given["nominated"] = rng.choice("SCDH")
    state = RULEBOOK.positions.set_up(given, options, house, str(seed))
    room = [0] * rules.MAX_MOVES
    while state.phase == PLAY and 10 - state.done > SEARCHED:
        rules.apply(state, house, rng.choice(plays_now(state, house, room)))
    return state, house, rng


def plays_now(state, house, room):
    """The legal moves, claims aside."""
    return [move for move in room[: rules.legal_moves(state, house, room)] if move != rules.CLAIM]


def play_of(move):
    """A move of the rules as the solver names it: card and suit."""
    if move >= rules.CARD:
        return move - rules.CARD, -1
    return (SECOND_JOKER, move - rules.NAME_LOWER) if move >= rules.NAME_LOWER else (JOKER, move - rules.NAME)


def taken(state):
    """Tricks of the contracting side so far."""
    return sum(state.tricks[hand] for hand in range(6) if state.allies >> hand & 1)


@pytest.mark.parametrize(("preset", "changes"), TABLES)
@pytest.mark.parametrize("contract", ["7S", "8D", "9H", "8NT", "misere"])
def test_F4_F5_F6_the_rules_play_out_what_was_solved(preset, changes, contract):
    if contract == "misere" and not FiveHundredOptions.make(preset, **changes).misere:
        contract = "6C"
    for seed in range(4):
        state, house, rng = game(preset, changes, contract, seed)
        room = [0] * rules.MAX_MOVES
        expected = None
        while state.phase == PLAY:
            solution = solve(position_of(state, house))
            assert expected in (None, solution.tricks + taken(state))
            legal = plays_now(state, house, room)
            assert {play_of(move) for move in legal} == set(solution.plays)
            move = rng.choice(legal)
            expected = solution.plays[play_of(move)] + taken(state)
            rules.apply(state, house, move)
        assert expected in (None, taken(state))


@pytest.mark.parametrize("contract", ["6S", "7H", "7NT", "open misere"])
def test_best_plays_reach_the_value_of_the_deal(contract):
    options = FiveHundredOptions.make("australian")
    house = RULEBOOK.freeze(options)
    given = {"hands": [10] * 4, "contract": contract, "contractor": 1, "nominated": "none"}
    state = RULEBOOK.positions.set_up(given, options, house, contract)
    value = solve(position_of(state, house)).tricks
    room = [0] * rules.MAX_MOVES
    while state.phase == PLAY:
        solution = solve(position_of(state, house))
        assert solution.tricks + taken(state) == value
        best = [move for move in plays_now(state, house, room) if solution.plays[play_of(move)] == solution.tricks]
        rules.apply(state, house, best[0])
    assert taken(state) == value


def test_only_the_play_can_be_solved():
    house = RULEBOOK.freeze(FiveHundredOptions.make("australian"))
    options = FiveHundredOptions.make("australian")
    state = RULEBOOK.positions.set_up({"hands": [10] * 4, "calls": ["7H"]}, options, house, "auction")
    with pytest.raises(ValueError, match="the auction must be over"):
        position_of(state, house)


def test_face_down_cards_are_not_looked_under():
    options = FiveHundredOptions.make("two_handed_partners")
    house = RULEBOOK.freeze(options)
    covered = [" ".join(f"{rank}{over}/{rank}{under}" for rank in "AKQT9") for over, under in ("SC", "DH")]
    face_up = [" ".join(f"{rank}{suit}" for rank in "AKQT9") for suit in "SD"]
    given = {"hands": [10, 10, *face_up], "covered": covered, "contract": "7S", "contractor": 0, "nominated": "none"}
    state = RULEBOOK.positions.set_up(given, options, house, "covered")
    with pytest.raises(ValueError, match="hand 2 is not known in full"):
        position_of(state, house)
