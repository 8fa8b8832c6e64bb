"""Laws that hold for every game, preset and set of house rules that go together."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings

import nineteenth
from battery.tables import PRESETS, depths, played, random_game, seeds
from nineteenth import compiled, games
from nineteenth.api import Game, IllegalMoveError
from nineteenth.games.contract import SPECTATOR, MoveError
from nineteenth.games.layout import blank
from nineteenth.lab.playouts import Batch

every_game = pytest.mark.parametrize("name", games.NAMES)
slowly = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def viewers(game: Game) -> list[int]:
    return [SPECTATOR, *range(game.players)]


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_preset_plays_to_its_end_and_a_legal_move_exists_until_then(name, preset):
    game = nineteenth.game(name, preset)
    table = game.deal(seed=11)
    chosen = random.Random(11)
    decisions = 0
    while not table.over:
        legal = table.legal()
        assert legal
        assert len(set(legal)) == len(legal) <= game.book.rules.MAX_MOVES
        table.play(chosen.choice(legal))
        decisions += 1
        assert decisions <= game.book.decisions
    assert table.turn is None
    assert table.legal_moves() == []
    assert len(table.score().points) == game.sides


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_listed_moves_are_never_refused_and_their_words_mean_them(name, seed, depth):
    table = played(random_game(seed, name), seed, depth)
    for number, words in zip(table.legal(), table.legal_moves(), strict=True):
        assert table.why_not(number) is None
        assert table.parse(words) == [number]
        twin = table.copy()
        twin.play(words)
        assert twin.state != table.state


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_a_random_move_is_any_legal_one_equally_often_on_the_state_and_on_the_view(name, seed, depth):
    table = played(random_game(seed, name), seed, depth)
    if table.over:
        return
    legal, random_move = table.legal(), table.game.book.rules.random_move
    room, source = [0] * table.game.book.rules.MAX_MOVES, nineteenth_generator(seed)
    drawn = Counter(random_move(table.state, table.game.house, source, room) for _ in range(60 * len(legal)))
    assert set(drawn) == set(legal)
    # Each is drawn 60 times on the mean, with a deviation below 8: more than six of those would be no chance.
    assert all(10 < count < 110 for count in drawn.values())
    source = nineteenth_generator(seed)
    sight = table.sight(table.turn)
    assert drawn == Counter(random_move(sight, table.game.house, source, room) for _ in range(60 * len(legal)))


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_moves_not_listed_are_refused_with_a_rule_and_change_nothing(name, seed, depth):
    game = random_game(seed, name)
    table = played(game, seed, depth)
    legal = set(table.legal())
    before = table.state.copy()
    elsewhere = {move for other in range(0, 120, 7) for move in played(game, seed + 1, other).legal()}
    for move in elsewhere - legal:
        with pytest.raises(IllegalMoveError) as refused:
            table.play(move)
        assert refused.value.rule
        assert str(refused.value)
        assert table.state == before


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_words_that_mean_nothing_are_refused_in_a_sentence(name, seed, depth):
    table = played(random_game(seed, name), seed, depth)
    before = table.state.copy()
    for words in ("", "abracadabra", "swap 99999999999999999999", "\x00", "🂡" * 40, "draw draw", "peek 1 2 3 4"):
        with pytest.raises(MoveError) as refused:
            table.play(words)
        assert str(refused.value)
    assert table.state == before


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_copies_and_every_form_a_state_is_kept_in_are_equal(name, seed, depth):
    table = played(random_game(seed, name), seed, depth)
    state = table.state
    assert table.copy().state == state
    assert pickle.loads(pickle.dumps(state)) == state
    assert type(state).from_dict(json.loads(json.dumps(state.to_dict()))) == state


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_a_position_described_is_set_up_again(name, seed, depth):
    game = random_game(seed, name)
    table = played(game, seed, depth)
    given = table.describe()
    again = game.position(json.loads(json.dumps(given)))
    assert again.describe() == given
    assert again.legal_moves() == table.legal_moves()
    for viewer in viewers(game):
        assert again.view(None if viewer < 0 else viewer) == table.view(None if viewer < 0 else viewer)


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_two_states_that_differ_only_in_hidden_cards_give_a_seat_the_same_bytes(name, seed, depth):
    """Blindness: the hidden cards are swapped at random behind each view; view, moves, refusals and the next event stay."""
    game = random_game(seed, name)
    table = played(game, seed, depth)
    for viewer in viewers(game):
        other = table.copy()
        sight = table.sight(viewer).copy()
        game.book.guess(sight, game.house, viewer, nineteenth_generator(seed), other.state)
        assert as_bytes(table, viewer) == as_bytes(other, viewer)
        assert other.sight(viewer) == sight


def as_bytes(table, viewer: int) -> bytes:
    """All that a viewer is told of a state, one move ahead included where the move itself is not the viewer's secret."""
    seat = None if viewer < 0 else viewer
    told = [table.view(seat)]
    if table.turn == seat:
        told.append(table.legal_moves())
        told += [table.why_not(move) for move in table.legal()[:3]]
        told.append(refused_text(table))
    return json.dumps(told, sort_keys=True).encode()


def refused_text(table) -> list[str]:
    found = []
    for move in range(0, 400, 3):
        try:
            refused = table.why_not(move)
        except (IndexError, KeyError):
            continue
        found.append(str(refused))
    return found


def nineteenth_generator(seed: int) -> list[int]:
    from nineteenth import chance

    return chance.generator(str(seed))


@every_game
@given(seed=seeds, depth=depths)
@slowly
def test_a_guess_keeps_every_card_and_fits_what_the_seat_knows(name, seed, depth):
    game = random_game(seed, name)
    table = played(game, seed, depth)
    viewer = SPECTATOR if table.turn is None else table.turn
    sight = table.sight(viewer).copy()
    guessed = game.book.state()
    game.book.guess(sight, game.house, viewer, nineteenth_generator(seed), guessed)
    again = blank(game.book.state)
    game.book.view.fill_view(guessed, game.house, viewer, again)
    assert again == sight
    twin = table.copy()
    twin.state = guessed
    assert twin.legal() == table.legal()


@every_game
@given(seed=seeds)
@slowly
def test_events_tell_the_story_without_hidden_cards(name, seed):
    """Every move of a round makes an event for every viewer; two viewers' events differ only in what one of them knows."""
    game = random_game(seed, name)
    table = game.deal(seed=seed)
    chosen = random.Random(seed)
    for _ in range(60):
        if table.over:
            break
        seat, move = table.turn, chosen.choice(table.legal())
        before = {viewer: table.sight(viewer).copy() for viewer in viewers(game)}
        table.play(move)
        for viewer in viewers(game):
            after = table.sight(viewer).copy()
            event = game.book.view.event(before[viewer], after, game.house, seat, move, viewer)
            assert event["seat"] == seat
            assert json.loads(json.dumps(event)) == event
            line = game.book.view.narrate(event)
            from nineteenth.messages import say

            assert say(line.id, {**line.args, "player": "Ann"})


@every_game
@given(seed=seeds)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@pytest.mark.slow
def test_compiled_and_plain_runs_agree_state_by_state(name, seed):
    if not compiled.available():
        pytest.fail("Numba is missing: `make setup` installs it")
    game = random_game(seed, name)
    plain, fast = Batch(game, str(seed), fast=False), Batch(game, str(seed), fast=True)
    for _ in range(3):
        assert plain.run(1) == fast.run(1)
        assert plain.plain_state() == fast.plain_state()


@every_game
def test_each_option_stands_in_the_catalogue(name):
    from nineteenth.messages import say

    book = games.rulebook(name)
    for preset in book.options.PRESETS:
        assert say(f"{name}-preset-{preset.replace('_', '-')}")
    for declaration in book.options.declarations():
        assert say(f"{name}-option-{declaration.name.replace('_', '-')}")
        for value in declaration.values:
            assert say(f"{name}-option-" + f"{declaration.name}-{value}".replace("_", "-"))


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_the_rule_book_of_each_preset_has_words_for_every_paragraph(name, preset):
    from nineteenth.messages import say

    for section in nineteenth.game(name, preset).rules():
        assert say(section.title.id, section.title.args)
        for paragraph in section.paragraphs:
            assert say(paragraph.id, paragraph.args)
