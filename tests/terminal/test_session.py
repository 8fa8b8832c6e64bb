"""A match in plain lines: what is typed, what is answered, and who may see what."""

from __future__ import annotations

import pytest

import nineteenth
from battery.tables import PRESETS
from nineteenth import games, record
from nineteenth.match import Match
from terminal.sitting import Typist, sit_down


def match_of(name="golf", preset=None, seed=7, names=None, **options):
    game = nineteenth.game(name, preset, **options)
    return Match(game, seed, dealer=game.players - 1, names=names)


def typed(script, match=None, **settings):
    """What is printed when `script` is typed and the input then ends."""
    session = sit_down(match or match_of(names=["Ann", "Bo"]), script, **settings)
    with pytest.raises(EOFError):
        session.play()
    return session.printed.getvalue()


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_preset_is_played_to_the_end_by_numbers(name, preset):
    match = match_of(name, preset, **short(name))
    session = sit_down(match, then_random=True)
    assert session.play()
    assert match.over
    assert record.read(record.write(match)).totals == match.totals


def short(name):
    """Options for a match of two rounds, where the game has such an option."""
    declared = {option.name: option for option in games.rulebook(name).options.declarations()}
    return {"end_at": 2} if "end_at" in declared else {}


def test_a_number_and_the_words_mean_the_same():
    by_number, by_words = match_of(), match_of()
    typed(["2", "1"], by_number)
    typed(["flip 2", "flip 1"], by_words)
    assert by_number.round.moves == by_words.round.moves


def test_every_choice_is_numbered_with_the_words_that_are_accepted_too():
    printed = typed([])
    for number, words in enumerate(match_of().round.legal_moves(), 1):
        assert f"  {number}  {words}\n" in printed


def test_what_is_refused_is_told_with_its_rule_and_nothing_is_played():
    match = match_of()
    assert "[G4]" in typed(["draw"], match)
    assert match.round.moves == []


@pytest.mark.parametrize("line", ["0", "7", "99999", "９", "abracadabra", "\x00", "why", "save", "why abracadabra"])
def test_a_line_that_means_nothing_gets_a_sentence_and_another_try(line):
    match = match_of(names=["Ann", "Bo"])
    printed = typed([line], match)
    assert match.round.moves == []
    assert printed.endswith("Ann: \n")
    said = printed.split(f"Ann: {line.strip()}\n")[1].splitlines()[0]
    assert said
    assert not said.startswith("Ann")


def test_why_asks_without_playing():
    match = match_of()
    printed = typed(["why draw", "why flip 1"], match)
    assert "[G4]" in printed
    assert "“flip 1” may be played now." in printed
    assert match.round.moves == []


def test_help_tells_of_every_word_that_is_no_move():
    printed = typed(["?"])
    for word in ("moves", "board", "rules", "why", "score", "undo", "save", "void", "quit"):
        assert f"  {word}" in printed


def test_the_rules_are_printed_as_they_were_chosen():
    printed = typed(["rules"], match_of(values="harder"))
    assert "[G8]" in printed
    assert "values=harder" in printed


def test_undo_takes_back_what_showed_nothing_and_is_refused_otherwise():
    match = match_of(names=["Ann", "Bo"], four_block="off")
    printed = typed(["flip 1", "flip 2", "take discard", "undo", "draw", "undo"], match)
    assert "Ann takes back “take discard”." in printed
    assert "The last move cannot be taken back" in printed


def test_void_deals_anew_by_the_same_dealer():
    match = match_of()
    typed(["flip 1", "void"], match)
    assert [deal.void for deal in match.played] == [True, False]
    assert match.played[0].dealer == match.played[1].dealer


def test_score_shows_the_rounds_so_far():
    assert "Total: Ann 0, Bo 0" in typed(["score"])


def test_quit_offers_to_save_and_leaves(tmp_path):
    file = tmp_path / "kept.txt"
    match = match_of()
    session = sit_down(match, ["flip 1", "quit", str(file)])
    assert not session.play()
    assert record.read(file.read_text()).round.moves == match.round.moves


def test_a_number_too_many_names_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert not sit_down(match_of(), ["quit", "1"]).play()
    assert list(tmp_path.iterdir()) == []


def test_save_writes_the_record_and_never_over_somebody_elses_file(tmp_path):
    taken, free = tmp_path / "taken.txt", tmp_path / "free.txt"
    taken.write_text("precious")
    printed = typed([f"save {taken}", f"save {free}", "flip 1", f"save {free}", f"save {tmp_path}/no/where.txt"])
    assert taken.read_text() == "precious"
    assert "is there already" in printed
    assert "cannot be written" in printed
    assert record.read(free.read_text()).round.moves == ["flip 1"]


def test_the_record_is_kept_when_the_input_ends(tmp_path):
    file = tmp_path / "kept.txt"
    typed(["flip 1"], file=file)
    assert record.read(file.read_text()).round.moves == ["flip 1"]


def test_after_the_match_the_score_card_shows_every_round_with_its_account_and_the_winner():
    match = match_of(names=["Ann", "Bo"], end_at=2)
    session = sit_down(match, then_random=True)
    session.play()
    card = session.printed.getvalue().split("Score card\n")[-1]
    assert card.count("Round 1, dealt by") == card.count("Round 2, dealt by") == 1
    assert card.count("Cards:") == 4
    assert "wins the match." in card or "The match is shared by" in card


def test_a_match_without_end_asks_after_each_round_and_ends_by_agreement():
    match = match_of(end="open")
    session = sit_down(match)
    first = Typist(match)

    class Ending(Typist):
        def readline(self):
            return "2\n" if match.may_stop and len(match.rounds) == 2 else "1\n" if match.may_stop else first.readline()

    session.lines._source = Ending(match)
    assert session.play()
    assert len(match.rounds) == 2
    assert "stop\n" in record.write(match)


def test_only_watching_needs_no_keyboard():
    match = match_of(names=["Ann", "Bo"], end_at=1)
    session = sit_down(match, people=())
    assert session.play()
    assert "Ann draws a card." in session.printed.getvalue()


# --- several people at one keyboard ----------------------------------------------------------------------------------


def hand_overs(match):
    session = sit_down(match, then_random=True, people=(0, 1))
    session.play()
    return session.printed.getvalue()


def test_people_hand_the_keyboard_over_where_one_knows_what_the_other_must_not():
    printed = hand_overs(match_of(preset="four_hand", names=["Ann", "Bo"], end_at=1))
    assert "The keyboard goes to Bo" in printed
    shown_to = ""
    for line in printed.splitlines():
        if line.startswith("The keyboard goes to "):
            shown_to = line.split()[4].strip(":")
        if line.startswith(("Ann (total", "Bo (total")) and shown_to and "hidden" not in line:
            owner = line.split()[0]
            hidden = line.count("face down")
            # In this preset everybody sees his own cards; another's lie face down until the round is over.
            assert hidden in ((0,) if owner == shown_to else (0, 4))


def test_where_nobody_knows_more_the_keyboard_just_moves_on():
    assert "The keyboard goes to" not in hand_overs(match_of(preset="six", names=["Ann", "Bo"], end_at=1))


def test_each_person_is_told_of_a_move_as_he_may_know_it():
    match = match_of(preset="four", names=["Ann", "Bo"])
    cards = [word.strip("()") for word in match.round.describe()["grids"][0].replace("/", " ").split()]
    printed = typed(["peek 1 2", "", "peek 3 4", ""], match, people=(0, 1))
    ann, bo, _ = printed.split("The keyboard goes to ")
    assert f"Ann looks at {cards[0]} {cards[1]} in 1 2." in ann
    assert "Ann looks at 1 2." in bo
    assert cards[0] not in bo
    assert cards[1] not in bo


# --- languages and signs ---------------------------------------------------------------------------------------------


def test_estonian_is_spoken_when_asked_for():
    assert "käib:" in typed([], language="et")


def test_suit_signs_are_shown_when_asked_for():
    assert any(sign in typed([], signs=True) for sign in "♠♥♦♣")
    assert not any(sign in typed([]) for sign in "♠♥♦♣")


@pytest.mark.parametrize("language", ["en", "et"])
def test_lines_are_plain_text_without_colour_or_cursor(language):
    match = match_of(end_at=1)
    session = sit_down(match, then_random=True, language=language)
    session.play()
    printed = session.printed.getvalue()
    assert all(character == "\n" or character.isprintable() for character in printed)
