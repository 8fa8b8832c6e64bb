"""The solver of Golf Solitaire against known answers, against trying everything, and against the rules."""

from __future__ import annotations

import json
import pathlib
import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import nineteenth
from nineteenth import compiled
from nineteenth.games.golf_solitaire.notation import parse, parse_all
from nineteenth.games.golf_solitaire.numbered import shuffled
from nineteenth.solvers.golf_solitaire import (
    ENGINES,
    Problem,
    advise,
    blocks,
    engine_for,
    follows,
    from_deal,
    from_pack,
    from_state,
    machine,
    solve,
    solve_lines,
)
from nineteenth.solvers.golf_solitaire.dive import clears
from nineteenth.solvers.golf_solitaire.sweep import sweep

CASES = pathlib.Path(__file__).parent.parent / "cases" / "golf_solitaire.jsonl"
GAMES = {name: nineteenth.game("golf_solitaire", name) for name in ("classic", "relaxed", "wrapped")}
CLASSIC = GAMES["classic"]
KNOWN = [json.loads(line) for line in CASES.read_text().splitlines()]
DEALS = list(parse_all(CASES.read_text(), CLASSIC.options))


def test_numba_and_numpy_are_there():
    if not (compiled.available() and compiled.has_numpy()):
        pytest.fail("Numba is missing: `make setup` installs it")


@cache
def answers(rule: str):
    return [solve(from_deal(deal, GAMES[rule].house)) for deal in DEALS]


def test_all_known_answers():
    assert len(KNOWN) == 200
    assert [answer.fewest_left for answer in answers("classic")] == [case["min_left"] for case in KNOWN]
    assert [answer.winnable for answer in answers("classic")] == [case["solvable"] for case in KNOWN]


@pytest.mark.parametrize("rule", GAMES)
def test_every_line_replays_under_the_rules_to_the_end_of_the_game(rule):
    game = GAMES[rule]
    for deal, answer in zip(DEALS, answers(rule), strict=True):
        table = game.position(deal.position())
        for move in answer.line:
            assert not table.over
            table.play(move)
        assert table.over
        assert table.score().points == [answer.fewest_left]
        if answer.winnable:
            assert table.view(0)["stock"] == answer.stock_left


def test_freer_rules_never_leave_more():
    for strict, freer, freest in zip(answers("classic"), answers("relaxed"), answers("wrapped"), strict=True):
        assert strict.fewest_left >= freer.fewest_left >= freest.fewest_left


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["numpy", "plain"])
def test_the_engines_agree_on_whole_deals(engine):
    for rule, game in GAMES.items():
        for deal, answer in list(zip(DEALS, answers(rule), strict=True))[:3]:
            other = solve(from_deal(deal, game.house), engine=engine)
            assert (other.fewest_left, other.stock_left) == (answer.fewest_left, answer.stock_left)


def best_score(problem: Problem, bonus: bool) -> int:
    """By trying everything."""

    @cache
    def best(heights: tuple[int, ...], turned: int, top: int) -> int:
        left = sum(heights)
        if not left:
            return turned - len(problem.stock) if bonus else 0
        found = [left]
        if turned < len(problem.stock):
            found.append(best(heights, turned + 1, problem.stock[turned]))
        for j, height in enumerate(heights):
            if height and problem.may_follow(top, problem.columns[j][height - 1]):
                lower = (*heights[:j], height - 1, *heights[j + 1 :])
                found.append(best(lower, turned, problem.columns[j][height - 1]))
        return min(found)

    return best(problem.heights, 1, problem.stock[0])


def replayed(problem: Problem, line: list[int]) -> tuple[int, int]:
    """Cards left and stock cards left after a line of moves of the rules, each checked."""
    heights, turned, top = list(problem.heights), 1, problem.stock[0]
    for move in line:
        if move == 0:
            top = problem.stock[turned]
            turned += 1
        else:
            j = move - 16
            heights[j] -= 1
            card = problem.columns[j][heights[j]]
            assert problem.may_follow(top, card)
            top = card
    return sum(heights), len(problem.stock) - turned


@st.composite
def small_problems(draw) -> Problem:
    house = GAMES[draw(st.sampled_from(list(GAMES)))].house
    # Few ranks, so that much can be played; 13 is a joker.
    ranks = st.sampled_from(draw(st.sampled_from([[0, 1, 2, 3], [10, 11, 12, 0, 1], list(range(13)), [5, 6, 13, 12]])))
    columns = draw(st.lists(st.lists(ranks, max_size=4).map(tuple), min_size=3, max_size=5))
    stock = draw(st.lists(ranks, min_size=1, max_size=6))
    return Problem(tuple(columns), tuple(stock), follows(house))


@given(problem=small_problems(), engine=st.sampled_from(ENGINES))
@settings(max_examples=200, deadline=None)
def test_small_boards_by_trying_everything(problem, engine):
    answer = solve(problem, engine=engine)
    for bonus in (False, True):
        assert answer.score(bonus) == best_score(problem, bonus)
    left, stock = replayed(problem, answer.line)
    assert left == answer.fewest_left
    assert stock == (answer.stock_left if answer.winnable else 0)
    assert clears(problem, 0) == answer.winnable


@given(problem=small_problems())
@settings(max_examples=30, deadline=None)
def test_the_compiled_sweep_and_its_plain_source_agree(problem):
    fast = machine.search(problem)
    found = (fast.left, fast.heights, fast.position(fast.heights))
    slow = machine.search(problem, run=sweep)
    assert (slow.left, slow.heights, slow.position(slow.heights)) == found


@given(problem=small_problems(), most=st.integers(1, 4))
@settings(max_examples=60, deadline=None)
def test_levels_taken_in_parts_give_the_same_answer(problem, most):
    whole, parts = blocks.search(problem), blocks.search(problem, most)
    assert parts.left == whole.left


@given(seed=st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_any_position_in_mid_game_is_solved(seed):
    chosen = random.Random(seed)
    game = GAMES[chosen.choice(list(GAMES))]
    table = game.deal(seed=seed)
    before = solve(from_state(table.state, game.house)).fewest_left
    for _ in range(chosen.randrange(40)):
        if table.over:
            break
        table.play(chosen.choice(table.legal()))
    problem = from_state(table.state, game.house)
    answer = solve(problem)
    assert answer.fewest_left >= before
    assert replayed(problem, answer.line)[0] == answer.fewest_left


@pytest.mark.parametrize(
    "options", [{"packs": 2}, {"columns": 4, "rows": 8}, {"columns": 10, "rows": 5}, {"jokers": 4}]
)
def test_other_boards_are_solved_exactly_by_whatever_engine_takes_them(options):
    game = nineteenth.game("golf_solitaire", **options)
    problem = from_pack(shuffled(game.house, 5), game.house)
    answer = solve(problem)
    assert replayed(problem, answer.line)[0] == answer.fewest_left
    if engine_for(problem) != "plain" and problem.tableau <= 32:
        assert solve(problem, engine="plain", line=False).fewest_left == answer.fewest_left


def test_an_engine_that_cannot_take_a_problem_says_so():
    game = nineteenth.game("golf_solitaire", packs=2)
    problem = from_pack(shuffled(game.house, 5), game.house)
    with pytest.raises(ValueError, match="too large"):
        solve(problem, engine="compiled")


def test_advice_compares_moves_on_the_same_orders_and_looks_at_no_hidden_card():
    game = nineteenth.game("golf_solitaire", columns=4, rows=3)
    table = game.deal(seed=9)
    advice = advise(table.sight(0).copy(), game.house, samples=6, seed=1)
    assert {candidate.move for candidate in advice.candidates} == set(table.legal())
    assert [c.mean for c in advice.candidates] == sorted(c.mean for c in advice.candidates)
    assert advice.candidates[0].worse_by == 0
    assert 0.5 <= advice.sure <= 1
    other = table.copy()
    other.state.stock[: other.state.stock_count] = reversed(other.state.stock[: other.state.stock_count])
    assert advise(other.sight(0).copy(), game.house, samples=6, seed=1) == advice
    for language in ("en", "et"):
        from nineteenth.messages import sentences

        assert sentences(advice.sentences(game.house), language)


def test_advice_is_exact_when_nothing_is_hidden():
    game = CLASSIC
    given = {"columns": ["KC 5H", "KD 7H", *["-"] * 5], "discard": "? " * 46 + "6S", "stock": "8S"}
    table = game.position(given)
    advice = advise(table.sight(0).copy(), game.house)
    assert advice.exact
    assert game.book.moves.say(advice.move, game.house) == "play 1"
    assert len(advice.sentences(game.house)) == 1


def test_advice_for_a_finished_game_is_refused():
    table = CLASSIC.position({"columns": ["-"] * 7, "discard": "? " * 51 + "6S", "stock": ""})
    with pytest.raises(ValueError, match="over"):
        advise(table.sight(0), CLASSIC.house)


def test_lines_of_text_become_answers_in_order_and_replay_as_words():
    text = CASES.read_text()
    some = "\n".join(text.splitlines()[:24])
    found = list(solve_lines(some, CLASSIC.options, workers=2))
    assert [entry["deal"] for entry in found] == list(range(1, 25))
    assert [entry["fewest_left"] for entry in found] == [case["min_left"] for case in KNOWN[:24]]
    assert found[:3] == list(solve_lines("\n".join(text.splitlines()[:3]), CLASSIC.options))
    for line, entry in zip(some.splitlines(), found, strict=True):
        assert json.loads(json.dumps(entry)) == entry
        table = CLASSIC.position(parse(line, CLASSIC.options).position())
        for words in entry["line"]:
            table.play(words)
        assert table.over
        assert table.score().points == [entry["fewest_left"]]
        assert entry["winnable"] == (entry["fewest_left"] == 0)
