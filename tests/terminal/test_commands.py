"""The command line as a newcomer and as a script meet it."""

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tidetable.cli import COMMANDS
from tidetable.core.laws import LAWS
from tidetable.core.registry import game_ids

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests/data/golden/fish_n_stones.jsonl"


def test_it_is_a_program_of_its_own():
    run = subprocess.run(
        [sys.executable, "-m", "tidetable.cli", "play", "fish_n_stones", "--seed", "1"],
        input="dance\nquit\n", capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "“dance” is none of the choices" in run.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sail"], "there is no command 'sail'; there are games, rules, rulebook, play"),
        (["play"], "Missing argument 'GAME'"),
        (["play", "chess"], "there is no game 'chess'; there are"),
        (["rules", "../../etc/passwd"], "there is no game"),
        (["play", "fish_n_stones", "--seats", "9"], "2, 3 or 4 seats, not 9"),
        (["play", "fish_n_stones", "--seats", "many"], "not a valid integer"),
        (["play", "fish_n_stones", "--people", "5"], "5 people do not fit at 2 seats"),
        (["play", "fish_n_stones", "--option", "tide=high"], "write NAME=VALUE with bait_rule"),
        (["play", "fish_n_stones", "--option", "bait_rule=never"], "it can be cat_column, anywhere"),
        (["play", "fish_n_stones", "--bot", "hal"], "has no bot 'hal'; it has"),
        (["play", "fish_n_stones", "--tide"], "No such option"),
        (["replay", "nowhere.json"], "does not exist"),
        (["golden", "nowhere.jsonl"], "does not exist"),
        (["check", "fish_n_stones", "--games", "0"], "not in the range"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["play", "fish_n_stones", "--seats", "0"], "2, 3 or 4 seats, not 0"),
    ],
)
def test_bad_arguments_get_one_helpful_line(tidetable, arguments, says):
    run = tidetable(*arguments)
    assert run.returncode == 2
    assert says in run.stderr
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


def test_every_command_can_be_called_and_every_command_of_the_pages_is_one(tidetable):
    """The one that counts ratings anew could not be called for a while: it was only tried from inside."""
    written = {command.name for module in set(COMMANDS.values()) for command in import_module(module).COMMANDS}
    assert written == set(COMMANDS)
    pages = "\n".join(page.read_text() for page in (ROOT / "docs").glob("*.md"))
    named = set(re.findall(r"(?:^ {4,}|`)tidetable ([a-z][a-z-]*)", pages, re.MULTILINE))
    assert "ratings" in named
    assert named <= set(COMMANDS)
    for command in COMMANDS:
        assert tidetable(command, "--help").returncode == 0, command


def test_games_lists_every_game(tidetable):
    run = tidetable("games")
    assert run.returncode == 0
    assert all(game in run.stdout for game in game_ids())
    cards = json.loads(tidetable("games", "--json").stdout)
    assert [card["id"] for card in cards] == list(game_ids())


def test_listing_games_loads_no_compiler():
    """A warm start well under half a second rests on this."""
    heavy = "{'numba', 'numpy', 'fluent'}"
    code = "import sys; from tidetable.cli import tidetable as t; t.main(['games'], standalone_mode=False)"
    code += f"; print(not {heavy} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip().endswith("True")


@pytest.mark.parametrize("document", [*game_ids(), "chance"])
def test_rules_shows_the_document(tidetable, document):
    run = tidetable("rules", document)
    assert run.returncode == 0
    assert run.stdout.startswith("#")


def test_golden_says_all_equal(tidetable, tmp_path):
    run = tidetable("golden", str(GOLDEN))
    assert run.returncode == 0
    assert run.stdout == "60 games, 2234 decisions: all equal\n"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"scores": [0, 0]}, "expected scores [0, 0], found"),
        ({"words": 1}, "expected words 1, found 35"),
        ({"legal": 3}, "game 1, move 4: seat 1 plays"),
        ({"moves": 2}, "game 1, move 3: seat 1 plays"),
        ({"seats": 9}, "2, 3 or 4 seats"),
        ({"options": {"tide": 1}}, "no option 'tide'"),
    ],
)
def test_golden_shows_the_first_difference(tidetable, tmp_path, change, says):
    """Game, move, expected and found legal actions, as ids and in words; exit code 1."""
    data = json.loads(GOLDEN.read_text().splitlines()[0])
    if "legal" in change:
        data["legal"][change["legal"]] = "00000000"
    elif "moves" in change:
        data["moves"][change["moves"]] = [1, 30]
    else:
        data |= change
    path = tmp_path / "fish_n_stones_changed.jsonl"
    path.write_text(json.dumps(data))
    run = tidetable("golden", str(path))
    assert run.returncode == 1
    assert says in run.stdout
    if "legal" in change:
        assert "3 (no bait)" in run.stdout
        assert "00000000" in run.stdout


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        "[]",
        "{}",
        '{"seed": 1}',
        '{"seed":"a","seats":2,"options":{},"moves":[[0]],"legal":["x"],"scores":[],"ranks":[],"reason":"","words":0}',
    ],
)
def test_a_broken_golden_file_gets_one_line(tidetable, tmp_path, line):
    path = tmp_path / "fish_n_stones.jsonl"
    path.write_text(line)
    run = tidetable("golden", str(path))
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr


def test_bench_prints_a_list_for_programs(tidetable):
    rows = json.loads(tidetable("bench", "fish_n_stones", "--json", "--seconds", "0.05").stdout)
    assert [(row["game"], row["seats"]) for row in rows] == [("fish_n_stones", seats) for seats in (2, 3, 4)]
    assert all(row["decisions_per_second"] > 0 for row in rows)


def test_check_gives_a_verdict(tidetable):
    run = tidetable("check", "fish_n_stones", "--games", "3")
    assert run.returncode == 0
    assert run.stdout.count("holds") == len(LAWS)
    assert run.stdout.endswith("all laws hold\n")


def test_a_long_check_on_several_processes_finds_the_same(tidetable, monkeypatch):
    here = tidetable("check", "fish_n_stones", "--games", "4", "--workers", "1").stdout
    monkeypatch.setattr("tidetable.cli.check.ALONE", 1)
    assert tidetable("check", "fish_n_stones", "--games", "4", "--workers", "2").stdout == here


def test_warm_compiles_everything(tidetable):
    run = tidetable("warm", "fish_n_stones")
    assert run.returncode == 0
    assert "parts are compiled" in run.stdout


def test_a_whole_game_in_the_terminal(tidetable, tmp_path):
    """Type the first choice again and again; undo, help and the log on the way; the record replays."""
    record = tmp_path / "match.json"
    typed = "2\nhelp\nlog\nfish 3\n99\n" + "1\n" * 40
    run = tidetable("play", "fish_n_stones", "--seed", "5", "--save", str(record), typed=typed)
    assert run.returncode == 0, run.stderr
    assert "The game is over: four rounds are over (§6)." in run.stdout
    assert "There is no choice 99" in run.stdout
    assert "Now is the time to" in run.stdout
    replayed = tidetable("replay", str(record))
    assert replayed.returncode == 0
    assert "The fourth round is over." in replayed.stdout
    assert "Round 1 begins" in tidetable("replay", str(record), "--at", "0", "--eyes", "1").stdout
    assert "there is no seat 7" in tidetable("replay", str(record), "--eyes", "7").stderr


def test_undo_in_the_terminal_never_peeks(tidetable):
    """Two people at one keyboard: a cast may be taken back until the other has cast."""
    typed = "1\n\nundo\n1\nquit\n"
    run = tidetable("play", "fish_n_stones", "--people", "2", "--seed", "5", typed=typed)
    assert "This cannot be taken back" in run.stdout
    alone = tidetable(
        "play", "fish_n_stones", "--option", "bait_rule=anywhere", "--seed", "5", typed="1\nlure 4\nundo\nundo\nquit\n"
    )
    assert "Taken back." in alone.stdout


def test_commands_are_not_taken_for_actions(tidetable):
    run = tidetable("play", "fish_n_stones", "--seed", "1", typed="HELP\nundo\nlog\ndance\nquit\n")
    assert run.stdout.count("none of the choices") == 1
    assert "“dance” is none of the choices" in run.stdout


def test_refusals_speak_the_language_of_the_table(tidetable):
    run = tidetable("play", "fish_n_stones", "--seed", "1", "--lang", "de", typed="fish 4\nquit\n")
    assert "Jetzt wird ausgeworfen. (§4)" in run.stdout


def test_a_record_that_cannot_be_kept_is_noticed_before_the_game(tidetable):
    run = tidetable("play", "fish_n_stones", "--save", "/nowhere/at/all.json", typed="1\n")
    assert run.returncode == 2
    assert "cannot be kept" in run.stderr
    assert run.stdout == ""


def test_bare_call_shows_the_help(tidetable):
    run = tidetable()
    assert run.returncode == 0
    assert "games" in run.stdout.splitlines()[-16:][0] or "Commands:" in run.stdout


def test_eyes_of_a_finished_match_see_what_was_seen_then(tidetable, tmp_path):
    record = tmp_path / "match.json"
    tidetable("play", "rivero", "--people", "0", "--seed", "2", "--save", str(record))
    mine = tidetable("replay", str(record), "--eyes", "0", "--at", "0").stdout
    everything = tidetable("replay", str(record), "--at", "0").stdout
    assert "Seat 1 draws a card." in mine
    assert "Seat 1 draws a card." not in everything


def test_leaving_in_the_middle_keeps_the_record(tidetable, tmp_path):
    record = tmp_path / "match.json"
    run = tidetable("play", "fish_n_stones", "--save", str(record), typed="1\n")
    assert run.returncode == 0
    assert json.loads(record.read_text())["result"] is None


@pytest.mark.parametrize(
    ("language", "says"), [("nl", "Het spel is afgelopen"), ("de", "Das Spiel ist zu Ende"), ("hu", "A játéknak vége")]
)
def test_the_terminal_speaks_four_languages(tidetable, language, says):
    run = tidetable("play", "fish_n_stones", "--lang", language, "--people", "0", "--seed", "1")
    assert run.returncode == 0, run.stderr
    assert says in run.stdout


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "tidetable-match", "version": 1}'])
def test_a_broken_record_is_refused(tidetable, tmp_path, text):
    path = tmp_path / "match.json"
    path.write_text(text)
    run = tidetable("replay", str(path))
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[" * 100000])
def test_an_empty_or_unreadable_golden_file_is_no_success(tidetable, tmp_path, content):
    path = tmp_path / "fish_n_stones.jsonl"
    path.write_bytes(content)
    run = tidetable("golden", str(path))
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "Traceback" not in run.stderr
