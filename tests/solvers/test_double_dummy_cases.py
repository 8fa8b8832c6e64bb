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


HANDS = [["AS"], ["KS"], ["QS"], ["JS"]]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{", "line 2: this is not JSON"),
        ("[]", "line 2: a deal is a JSON object"),
        ('{"kind": "grand", "hands": []}', 'line 2: "kind" must be'),
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
