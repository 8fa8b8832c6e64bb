"""The command line, over pipes: help, matches, rules, options, positions, simulations, and what is said of mistakes."""

from __future__ import annotations

import json
import os
import pathlib
import pty
import signal
import subprocess

import pytest

from cli.running import COMMAND, fault, nineteenth
from nineteenth import cli, commands, games, messages
from nineteenth.terminal.voice import Voice

LANGUAGES = messages.languages()


def printed(capsys, *words: str) -> str:
    """What a command prints, in this process; it must succeed."""
    try:
        code = cli.main(words)
    except SystemExit as done:
        code = done.code
    assert code == 0
    return capsys.readouterr().out


# --- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_of_every_command(capsys, language):
    told = printed(capsys, "--help", "--language", language)
    for name in commands.names():
        assert name in told
        assert Voice(language)(f"cli-{name}").split()[0] in told


@pytest.mark.parametrize("name", commands.names())
def test_the_help_of_each_command_describes_every_argument_and_gives_examples(capsys, name):
    told = printed(capsys, name, "--help")
    command = commands.load(name)
    assert command.EXAMPLES
    for example in command.EXAMPLES:
        assert example in told
    parser = commands.Parser(prog=name, voice=Voice(), about="")
    command.add_arguments(parser, Voice())
    for action in parser._actions:
        assert action.help, f"{name}: {action.dest} is not described"


@pytest.mark.parametrize(
    "example",
    [example for name in commands.names() for example in commands.load(name).EXAMPLES] + list(commands.EXAMPLES),
)
def test_every_example_is_understood(example):
    import shlex

    words = shlex.split(example)[1:]
    if "--help" in words:
        return
    args = cli._parser(words, Voice()).parse_args(words)
    if getattr(args, "game", None):
        assert args.game in games.NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_argparse_says_is_said_in_the_language(language):
    said = fault("play", "--nonsense", "--language", language, code=2)
    assert said.startswith(Voice(language)("cli-args-unrecognized").replace("%s", "--nonsense"))


def test_without_a_command_the_help_is_shown(capsys):
    assert "nineteenth play golf" in printed(capsys)


def test_the_version_is_told(capsys):
    assert printed(capsys, "--version").startswith("nineteenth ")


def test_the_language_follows_the_environment_unless_one_is_asked_for():
    assert "kasutus:" in nineteenth("--help", LANG="et_EE.UTF-8").stdout
    assert "usage:" in nineteenth("--help", "--language", "en", LANG="et_EE.UTF-8").stdout
    assert "usage:" in nineteenth("--help", LANG="xx_XX").stdout
    assert "“xx”" in fault("rules", "golf", "--language", "xx", code=2)


# --- matches over a pipe ---------------------------------------------------------------------------------------------


def test_a_whole_match_of_nine_holes_is_played_through_a_pipe(tmp_path):
    file = tmp_path / "match.txt"
    # "1" is always a choice: the first move offered. Lines that are left over do no harm.
    done = nineteenth("play", "golf", "--seed", "7", "--name", "Ann", "--record", str(file), typed="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert "Score card" in done.stdout
    assert "Round 9, dealt by" in done.stdout
    checked = nineteenth("replay", str(file), "--check")
    assert checked.returncode == 0
    assert checked.stdout.strip() == f"{file}: sound. Rounds played: 9."
    shown = nineteenth("replay", str(file))
    assert shown.returncode == 0
    assert "Deal 9, by" in shown.stdout
    assert shown.stdout.splitlines()[-1] in done.stdout


def test_a_match_is_the_same_whatever_the_hash_seed():
    matches = [
        nineteenth("play", "golf", "--seed", "3", "--set", "end=rounds:2", typed="1\n" * 500, PYTHONHASHSEED=seed)
        for seed in ("1", "2")
    ]
    assert matches[0].returncode == 0
    assert matches[0].stdout == matches[1].stdout


def test_a_match_goes_on_from_its_record(tmp_path):
    file = tmp_path / "match.txt"
    words = ("play", "golf", "--seed", "5", "--set", "end=rounds:1", "--name", "Ann", "--record", str(file))
    assert nineteenth(*words, typed="1\n1\n").returncode == 1
    assert "sound so far" in nineteenth("replay", str(file), "--check").stdout
    done = nineteenth("play", "--resume", str(file), "--name", "Ann", typed="1\n" * 300)
    assert done.returncode == 0, done.stderr
    assert "Score card" in done.stdout
    assert "sound. Rounds played: 1." in nineteenth("replay", str(file), "--check").stdout


def test_input_that_ends_ends_the_command_with_a_sentence():
    assert fault("play", "golf", typed="1\n") == "The input ended before the match did."


def test_input_that_is_no_text_is_answered_like_any_other():
    done = nineteenth("play", "golf", typed=b"\xff\xfe\n\x80\nquit\n\n")
    assert done.returncode == 0, done.stderr


def test_nobody_reading_on_is_no_fault():
    words = [*COMMAND, "rules", "golf"]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    process.stdout.close()
    told = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 141
    assert told == b""


def test_an_interrupt_ends_the_command_with_a_sentence():
    words = [*COMMAND, "play", "golf", "--language", "en"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    # A shell's background job ignores interrupts, and so would everything that the tests start.
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(words, **pipes)
    signal.signal(signal.SIGINT, heard)
    # The first prompt is there once the choices are.
    while b"to move" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.decode().strip() == "Interrupted."


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["golff"], "There is no game “golff”"),
        ([], "Which game?"),
        (["golf", "--preset", "seven"], "There is no preset “seven”"),
        (["golf", "--set", "valuesharder"], "is no setting"),
        (["golf", "--set", "values=hardest"], "values cannot be “hardest”"),
        (["golf", "--set", "values=basic", "--set", "values=harder"], "is no setting"),
        (["golf", "--players", "40"], "players must be a whole number"),
        (["golf", "--players", "two"], "players must be a whole number"),
        (["golf", "--bots", "cleverest"], "There is no computer player “cleverest”"),
        (["golf", "--people", "9"], "9 people cannot sit here"),
        (["golf", "--people", "x"], "is not what is needed here"),
        (["golf", "--name", "A", "--name", "B", "--name", "C"], "Give up to 2 names"),
        (["golf", "--name", " "], "none of them empty"),
        (["golf", "--dealer", "5"], "There is no seat 5"),
        (["golf", "--resume", "x.txt"], "leave them out"),
        (["--resume", "no-such-file.txt"], "cannot be read"),
        (["golf", "--record", "pyproject.toml"], "is there already"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(words, said, monkeypatch):
    monkeypatch.chdir(pathlib.Path(__file__).parents[2])
    done = nineteenth("play", *words)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


# --- rules and options -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.NAMES)
def test_the_rules_and_options_of_every_preset_are_printed(capsys, name):
    for preset in games.rulebook(name).options.PRESETS:
        assert f"preset={preset}" in printed(capsys, "rules", name, "--preset", preset)
        assert f"  {preset}: " in printed(capsys, "options", name, "--preset", preset)


@pytest.mark.parametrize("name", games.NAMES)
def test_options_for_programs_can_be_set_as_they_are_listed(capsys, name):
    listed = json.loads(printed(capsys, "options", name, "--json"))
    declared = games.rulebook(name).options.declarations()
    assert [option["name"] for option in listed["options"]] == [option.name for option in declared]
    words = [f"--set={option['name']}={_word(option['value'])}" for option in listed["options"]]
    assert json.loads(printed(capsys, "options", name, "--json", *words)) == listed


def _word(value):
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def test_rules_change_with_the_house_rules_and_carry_their_identifiers(capsys):
    plain = printed(capsys, "rules", "golf")
    harder = printed(capsys, "rules", "golf", "--set", "values=harder", "--set", "penalty=flat")
    assert plain != harder
    for identifier in ("[G1]", "[G6]", "[G8]", "[G9]", "[G10]"):
        assert identifier in plain
    sections = json.loads(printed(capsys, "rules", "golf", "--json"))
    assert {"rule", "text"} == set(sections[0]["paragraphs"][0])


def test_all_games_are_listed(capsys):
    told = printed(capsys, "options")
    assert [line.split(":")[0] for line in told.splitlines()] == list(games.NAMES)


# --- positions -------------------------------------------------------------------------------------------------------

TABLE = {"grids": ["5H (KD) 7C / (?) 2S (?)", "(?) 4C (?) / 9S (?) (?)"], "discard": "9D QC 4S", "turn": 0}


def test_a_position_shows_the_table_what_may_be_played_and_why_not_something_else(tmp_path):
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TABLE))
    done = nineteenth("position", "golf", str(file), "--why", "swap 3", "--why", "draw", "--why", "sing")
    assert done.returncode == 0, done.stderr
    for line in ("  draw", "  take discard", "“draw” may be played now."):
        assert f"{line}\n" in done.stdout
    assert "“swap 3”: First draw a card or take the discard. [G6]" in done.stdout
    assert "“sing”: “sing” is no move" in done.stdout


def test_a_position_is_read_from_standard_input_and_told_to_programs():
    done = nineteenth("position", "golf", "-", "--json", "--why", "knock", "--why", "draw", typed=json.dumps(TABLE))
    told = json.loads(done.stdout)
    assert told["turn"] == 0
    assert told["moves"] == ["draw", "take discard"]
    assert told["why"]["draw"] is None
    assert "[G8]" in told["why"]["knock"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not JSON: line 1"),
        ("{\n\n{", "is not JSON: line 3"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "must hold a JSON object"),
        (b"\xff\xfe\x00", "is not a text file"),
        (json.dumps({"grids": ["KS KS KS / KS KS KS"] * 2}), "KS"),
        (json.dumps({"gids": []}), "gids"),
        (json.dumps({"grids": 5}), "2"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(tmp_path, text, said):
    file = tmp_path / "table.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert said in fault("position", "golf", str(file))


def test_a_file_that_is_not_there_is_told():
    assert fault("position", "golf", "nowhere.json") == "nowhere.json cannot be read: No such file or directory."
    assert "Is a directory" in fault("replay", "/")


# --- simulations -----------------------------------------------------------------------------------------------------


def test_a_simulation_prints_means_with_errors_and_the_same_for_programs(capsys):
    words = ("simulate", "golf", "--rounds", "20", "--bots", "greedy,random", "--seed", "1")
    told = printed(capsys, *words)
    assert told.splitlines()[1].startswith("greedy: points ")
    assert "±" in told
    result = json.loads(printed(capsys, *words, "--json"))
    assert result["count"] == 20
    assert [standing["bot"] for standing in result["standings"]] == ["greedy", "random"]
    assert json.loads(printed(capsys, *words, "--json")) == result


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "cleverest"], "There is no computer player “cleverest”"),
        (["--rounds", "0"], "This cannot be simulated"),
        (["--rounds", "5", "--matches", "5"], "does not go together"),
        (["--workers", "0"], "This cannot be simulated"),
        (["--bots", "random,random,random"], "This cannot be simulated"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_a_sentence(words, said):
    assert said in fault("simulate", "golf", *words, code=2)


def on_a_terminal(*words: str) -> tuple[str, str]:
    """Standard output from a pipe, and what a terminal on standard error shows."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    shown = b""
    while True:
        try:
            piece = os.read(ours, 4096)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(ours)
    printed = process.stdout.read().decode()
    process.stdout.close()
    assert process.wait(timeout=60) == 0
    return printed, shown.decode()


def test_a_bar_is_drawn_on_a_terminal_and_never_mixed_with_the_answer():
    printed, shown = on_a_terminal(
        "simulate", "golf", "--rounds", "200", "--bots", "random", "--json", "--language", "en"
    )
    assert json.loads(printed)["count"] == 200
    assert "playing" in shown


def test_at_a_terminal_lines_are_as_plain_and_the_keyboard_is_handed_over_out_of_sight():
    ours, theirs = pty.openpty()
    words = ("play", "golf", "--preset", "four_hand", "--people", "2", "--name", "Ann", "--name", "Bo", "--dealer", "2")
    process = subprocess.Popen(
        [*COMMAND, *words, "--language", "en"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(theirs)
    shown = ""
    for expected, answer in (
        ("Ann:", "draw"),
        ("Ann:", "discard"),
        ("pushed out of sight:", ""),
        ("The keyboard goes to Bo", ""),
        ("Bo:", "quit"),
        ("Save the record?", ""),
    ):
        piece = ""
        while expected not in piece:
            piece += os.read(ours, 4096).decode()
        shown += piece
        os.write(ours, f"{answer}\n".encode())
    assert process.wait(timeout=60) == 0
    os.close(ours)
    assert "\x1b" not in shown
    before, after = shown.split("pushed out of sight:")
    assert "Ann draws " in before
    assert after.replace("\r", "").count("\n" * 20)


# --- solvers ---------------------------------------------------------------------------------------------------------

DEALS = (
    '{"_comment": "two cards each are no deal of the game, but the solver does not mind"}\n'
    '{"kind": "deal", "id": 1, "hands": [["JD", "AS"], ["KH", "KS"], ["5C", "6C"], ["7C", "8C"]]}\n'
)


def test_deals_are_solved_in_words_and_for_programs():
    answer = json.loads(nineteenth("solve", "five_hundred", "-", "--json", typed=DEALS).stdout)
    assert answer["id"] == 1
    assert answer["dd"]["H"] == 2
    told = nineteenth("solve", "five_hundred", "-", typed=DEALS).stdout
    assert told.startswith("Deal 1; ")
    assert "H 2" in told
    assert told.endswith("Deals solved: 1\n")


@pytest.mark.parametrize(
    ("words", "typed", "said"),
    [
        (["golf", "-"], "", "has no solver"),
        (["golff", "-"], "", "There is no game “golff”"),
        (["five_hundred", "nowhere.txt"], "", "cannot be read"),
        (["five_hundred", "-"], "{}\n{", "line 2"),
        (["five_hundred", "-"], '\n{"kind": "deal", "hands": [["XX"], [], [], []]}', "line 2"),
    ],
)
def test_what_cannot_be_solved_is_told_in_a_sentence(words, typed, said):
    assert said in fault("solve", *words, typed=typed)


@pytest.mark.parametrize("words", [("--seed", "#"), ("--seed", "\u202e"), ("--name", "\u202e"), ("--name", "\udcff")])
def test_what_no_record_could_hold_is_refused_before_the_deal(words):
    done = nineteenth("play", "golf", *words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "should not" not in done.stderr


# --- the card room ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["--bot-pause", "--grace"])
@pytest.mark.parametrize("seconds", ["-1", "nan", "1e9"])
def test_no_time_to_wait_is_refused_in_one_sentence(option, seconds):
    assert "is no time to wait: choose from 0 to 86400 seconds." in fault("serve", option, seconds, code=2)
