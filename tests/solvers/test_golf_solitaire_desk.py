"""The desk that the page runs: JSON in, JSON out, nothing but the rules and the solver behind it."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile

import pytest

from nineteenth.server import engine
from nineteenth.solvers.golf_solitaire.desk import Desk


@pytest.fixture
def ask():
    desk = Desk()
    return lambda **request: json.loads(desk.ask(json.dumps(request)))


def test_the_same_number_is_the_same_deal(ask):
    first = ask(do="deal", number=5)["frame"]
    assert ask(do="deal", number=5)["frame"]["text"] == first["text"]
    assert ask(do="deal", number=6)["frame"]["text"] != first["text"]
    pasted = ask(do="deal", text=first["text"])["frame"]
    assert pasted["view"]["columns"] == first["view"]["columns"]


def test_the_solution_replays_to_what_was_promised(ask):
    ask(do="deal", number=11)
    answer = ask(do="solve")["answer"]
    for move in answer["line"]:
        frame = ask(do="move", move=move)["frame"]
    assert frame["over"]
    assert frame["view"]["left"] == answer["fewest_left"]
    assert frame["points"] == answer["fewest_left"]


def test_undo_and_redo_are_unlimited_and_a_new_move_forgets_what_was_undone(ask):
    start = ask(do="deal", number=3)["frame"]
    seen = [start["view"]]
    for _ in range(6):
        seen.append(ask(do="move", move="turn")["frame"]["view"])
    for view in reversed(seen[:-1]):
        assert ask(do="undo")["frame"]["view"] == view
    assert ask(do="undo")["refused"]["id"] == "undo-refused"
    for view in seen[1:]:
        frame = ask(do="redo")["frame"]
        assert frame["view"] == view
    assert not frame["may_redo"]
    assert ask(do="redo")["refused"]["id"] == "golf_solitaire-desk-no-redo"
    assert ask(do="restart")["frame"]["view"] == start["view"]


def test_undo_off_is_kept_to(ask):
    ask(do="deal", number=3, options={"undo": "off"})
    before = ask(do="move", move="turn")["frame"]["view"]
    assert ask(do="undo")["refused"]["id"] == "undo-refused"
    assert ask(do="restart")["refused"]["id"] == "undo-refused"
    assert ask(do="move", move="turn")["frame"]["view"] != before


def test_a_round_of_nine_deals_adds_up(ask):
    frame = ask(do="deal", number=1, options={"preset": "nine_deals"})["frame"]
    for number in range(2, 10):
        while not frame["over"]:
            frame = ask(do="move", move="turn" if "turn" in frame["legal"] else frame["legal"][0])["frame"]
        assert not frame["match_over"]
        frame = ask(do="next")["frame"]
        assert frame["number"] == number
    while not frame["over"]:
        frame = ask(do="move", move=frame["legal"][-1])["frame"]
    assert frame["match_over"]
    assert len(frame["scores"]) == 9
    assert "refused" in ask(do="next")


def test_the_daily_deal_is_the_days_and_can_be_cleared_if_one_likes(ask):
    one = ask(do="deal", day="2026-11-30")["frame"]["number"]
    assert ask(do="deal", day="2026-11-30")["frame"]["number"] == one
    ask(do="deal", day="2026-12-01", options={"deal_from": "winnable"})
    assert ask(do="solve")["answer"]["winnable"]


def test_advice_is_a_legal_move_with_its_grounds(ask):
    frame = ask(do="deal", number=8)["frame"]
    advice = ask(do="advise", samples=2)["advice"]
    assert advice["move"] in frame["legal"]
    assert any(line["args"].get("samples") == 2 for line in advice["lines"])


def test_what_cannot_be_is_refused_and_nothing_changes(ask):
    before = ask(do="deal", number=2)["frame"]
    assert ask(do="move", move="dance")["refused"]["id"] == "golf_solitaire-no-move"
    assert ask(do="deal", text="hello")["refused"]["id"] == "golf_solitaire-deal-error"
    assert ask(do="deal", number=-3)["refused"]["id"] == "golf_solitaire-desk-number"
    assert ask(do="deal", options={"wrap": True, "on_king": "queen"})["refused"]["rule"] == "S6"
    assert ask(do="deal", options={"nonsense": 1})["refused"]["id"] == "option-unknown"
    move = before["legal"][0]
    assert "frame" in ask(do="move", move=move)


def test_the_archive_for_the_browser_plays_on_bare_python(tmp_path):
    packed = tmp_path / "engine.zip"
    packed.write_bytes(engine.archive())
    with zipfile.ZipFile(packed) as zipped:
        assert zipped.testzip() is None
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from nineteenth.solvers.golf_solitaire.desk import Desk\n"
        'desk = Desk(); desk.ask(\'{"do": "deal", "number": 4}\'); print(desk.ask(\'{"do": "solve"}\'))'
    )
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script, packed], capture_output=True, text=True, check=True
    )
    assert "fewest_left" in json.loads(found.stdout)["answer"]
