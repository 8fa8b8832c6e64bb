"""Double dummy against proven answers: every contract of every deal, every lead included."""

import doctest
import json
import pathlib

import pytest

from nineteenth.solvers import double_dummy
from nineteenth.solvers.double_dummy import lines, position

TEXTS = (pathlib.Path(__file__).parent.parent / "cases" / "five_hundred_double_dummy.jsonl").read_text().splitlines()
CASES = [json.loads(text) for text in TEXTS]
DEALS = [case for case in CASES if case.get("kind") == "deal"]
MISERES = [case for case in CASES if case.get("kind") == "misere"]


@pytest.mark.parametrize("module", [double_dummy, lines, position], ids=lambda module: module.__name__)
def test_doctests(module):
    assert doctest.testmod(module).failed == 0


def test_the_file_holds_all_its_cases():
    assert (len(DEALS), len(MISERES)) == (80, 60)


@pytest.mark.slow
@pytest.mark.parametrize("case", DEALS, ids=lambda case: case["id"])
def test_F4_F5_every_contract_and_lead_of_a_deal(case):
    found = double_dummy.answer(case)
    assert found == {key: case[key] for key in ("id", "dd", "leads")}


@pytest.mark.slow
@pytest.mark.parametrize("case", MISERES, ids=lambda case: case["id"])
def test_F6_every_nomination_and_lead_of_a_misere(case):
    found = double_dummy.answer(case)
    assert found == {key: case[key] for key in ("id", "by")}


def test_lines_are_answered_in_order_and_comments_passed_over():
    found = list(double_dummy.solve_lines([TEXTS[0], TEXTS[1], "", TEXTS[-1]]))
    assert [line["id"] for line in found] == [CASES[1]["id"], CASES[-1]["id"]]


def test_a_position_of_the_game_is_answered_from_where_it_stands():
    line = {"id": 7, "contract": "8S", "contractor": 0, "taken": [5, 1, 1, 1], "turn": 0}
    line["hands"] = ["AS 7D", "QH 5H", "JH 6H", "7H 8H"]
    assert double_dummy.answer(line) == {"id": 7, "dd": 2, "leads": {"AS": 2, "7D": 2}}
    trick = {**line, "hands": ["AS", "QH 5H", "JH 6H", "7H 8H"], "trick": "0: 10D"}
    assert double_dummy.answer(trick) == {"id": 7, "dd": 2, "leads": {"QH": 2, "5H": 2}}


def test_a_misere_of_the_game_is_answered_from_where_it_stands():
    hands = ["JH 5S", "QH 9S", "JD 6H KD 5D 4D 6D AC KC QC JC", "7H 8S"]
    line = {"id": 8, "contract": "misere", "contractor": 0, "taken": [0, 5, 0, 3], "turn": 3, "hands": hands}
    assert double_dummy.answer(line) == {"id": 8, "makes": 1, "leads": {"7H": 1, "8S": 1}}


HANDS = [["AS"], ["KS"], ["QS"], ["JS"]]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{", "line 2: this is not JSON"),
        ("[]", "line 2: a deal is a JSON object"),
        ('{"kind": "grand", "hands": []}', 'line 2: "kind" must be'),
        ('{"contract": "8S", "hands": [10, 10, 10, 10]}', "line 2: .* every card of every hand"),
        ('{"preset": "x", "hands": ["AS"]}', "line 2: There is no preset"),
        ('{"hands": ["AS", "KS", "QS", "JS"], "calls": ["7H"]}', "line 2: Hand 0"),
        ('{"kind": "deal"}', 'line 2: "hands" must be four lists'),
        (json.dumps({"kind": "deal", "hands": HANDS[:3]}), 'line 2: "hands" must be four lists'),
        (json.dumps({"kind": "deal", "hands": [["XS"], *HANDS[1:]]}), "line 2: 'XS' is no card"),
        (json.dumps({"kind": "deal", "hands": [["AS", "AS"], *HANDS[1:]]}), "line 2: a card stands twice"),
        (json.dumps({"kind": "deal", "hands": [["KS"], *HANDS[1:]]}), "line 2: KS lies in two places"),
        (json.dumps({"kind": "deal", "hands": [[], *HANDS[1:]]}), "line 2: .* equally many cards"),
    ],
)
def test_a_line_at_fault_is_named_in_one_sentence(line, fault):
    good = json.dumps({"kind": "deal", "id": 1, "hands": HANDS})
    answers = double_dummy.solve_lines([good, line])
    assert next(answers)["dd"]["D"] == 1
    with pytest.raises(ValueError, match=fault):
        next(answers)
