"""The commands ``tidetable bots``, ``arena`` and ``study``."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from tidetable.arena import play
from tidetable.arena import run as running
from tidetable.arena.fixtures import Fixture
from tidetable.arena.kept import read_results
from tidetable.bots.levels import LEVELS
from tidetable.cli import arena as commands
from tidetable.cli.arena import arena, bots, study
from tidetable.core.errors import BadSetup, TidetableError


def call(command, *arguments):
    return CliRunner().invoke(command, list(arguments), catch_exceptions=False)


def test_bots_lists_the_levels_as_json():
    found = json.loads(call(bots, "fish_n_stones", "--json").stdout)
    assert [row["name"] for row in found["levels"]] == list(LEVELS)
    assert found["seats"] == 2


def test_bots_lists_the_levels_for_people():
    assert "Pip the shrimp" in call(bots, "das_riff").stdout


def test_an_arena_prints_json_and_the_same_seed_prints_the_same():
    asked = ["fish_n_stones", "--bots", "careful,random", "--games", "4", "--seed", "5", "--workers", "1", "--json"]
    first, second = (json.loads(call(arena, *asked).stdout) for _ in range(2))
    for summary in (first, second):
        for bot in summary["bots"]:
            bot.pop("ms_per_move")
    assert first == second
    assert first["games"] == 4


def test_a_bot_named_twice_plays_against_itself():
    asked = ["fish_n_stones", "--bots", "network,network,master-1@20", "--games", "4", "--workers", "1", "--json"]
    summary = json.loads(call(arena, *asked).stdout)
    assert {bot["name"] for bot in summary["bots"]} == {"network", "network#2", "master-1@20"}
    assert [pair["games"] for pair in summary["pairs"]] == [4, 4, 4]


def test_an_arena_for_people_shows_tables_and_writes_a_report(tmp_path):
    page = tmp_path / "report.html"
    keep = tmp_path / "kept.jsonl"
    asked = ["fish_n_stones", "--bots", "fish_n_stones:careful,random", "--games", "4", "--seats", "3", "--workers", "1"]
    shown = call(arena, *asked, "--html", str(page), "--keep", str(keep), "--option", "bait_rule=anywhere")
    assert "Fish'n'Stones, 3 seats, 6 games" in shown.stdout
    assert page.read_text().startswith("<!doctype html>")
    assert len(keep.read_text().splitlines()) == 6


@pytest.mark.parametrize(
    "asked",
    [
        ["--bots", "careful,nobody"],
        ["--bots", "careful"],
        ["--bots", "careful,random", "--seats", "7"],
        ["--bots", "careful,random", "--option", "x=1"],
    ],
)
def test_a_mistake_is_refused_before_the_first_game(asked):
    with pytest.raises(BadSetup):
        call(arena, "fish_n_stones", "--games", "2", *asked)


@pytest.fixture
def no_game(monkeypatch):
    """Fail if a game is played."""

    def played(*_given):
        raise AssertionError("a game was played")

    monkeypatch.setattr(running, "play", played)
    monkeypatch.setattr("tidetable.arena.study.watch", played)
    monkeypatch.setattr("tidetable.arena.study.play", played)


ARENA = (arena, "--bots", "careful,random", "--workers", "1", "--games", "2")
STUDY = (study, "--bot", "careful", "--workers", "1", "--games", "2")


@pytest.mark.usefixtures("no_game")
@pytest.mark.parametrize("asked", [ARENA, STUDY])
def test_a_page_that_cannot_be_written_is_refused_before_the_first_game(tmp_path, asked):
    (tmp_path / "file").touch()
    for page in (tmp_path, tmp_path / "file" / "page.html"):
        with pytest.raises(BadSetup, match="the page cannot be written to"):
            call(asked[0], "fish_n_stones", *asked[1:], "--html", str(page))


@pytest.mark.parametrize("asked", [ARENA, STUDY])
def test_the_folder_of_a_page_is_made(tmp_path, asked):
    page = tmp_path / "new" / "folder" / "page.html"
    call(asked[0], "fish_n_stones", *asked[1:], "--html", str(page))
    assert page.read_text().startswith("<!doctype html>")


@pytest.mark.usefixtures("no_game")
@pytest.mark.parametrize(
    "address", ["nosuch", "local:abc", "local:0", "local:-1", "ray://nowhere", "127.0.0.1:1", "nowhere.invalid:99"]
)
def test_a_cluster_that_is_none_is_refused_in_one_line(address):
    with pytest.raises(TidetableError, match=address) as fault:
        call(arena, "fish_n_stones", *ARENA[1:], "--ray", address)
    assert "\n" not in str(fault.value)
    assert "local:2" in str(fault.value)


@pytest.mark.parametrize("asked", [ARENA, STUDY])
def test_fewer_workers_than_none_are_refused(asked):
    shown = call(asked[0], "fish_n_stones", *asked[1:], "--workers", "-4")
    assert shown.exit_code == 2
    assert "-4 is not in the range x>=0" in shown.stderr


def test_a_mistake_is_told_in_one_line_and_before_anything_is_compiled(tmp_path):
    (tmp_path / "notes").write_text("milk")
    for asked, words in ((["--keep", "notes"], "notes, line 1: this is not JSON"), (["--ray", "nosuch"], "'nosuch' is no address")):
        command = [sys.executable, "-m", "tidetable.cli", "arena", "fish_n_stones", "--bots", "careful,random", *asked]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert words in done.stderr
    assert (tmp_path / "notes").read_text() == "milk"


def test_compiling_is_no_thinking(monkeypatch):
    class Slow:
        """Takes long the first time, as a bot whose rules are not compiled yet."""

        calls = 0

        def choose(self, seen):
            if not Slow.calls:
                time.sleep(0.4)
            Slow.calls += 1
            return seen.legal[0]

    monkeypatch.setattr(play, "make_bot", lambda *_given: Slow())
    result = play.play(Fixture("fish_n_stones", ("first slow", "first slow"), "d"))
    assert sum(result.seconds) < 0.4
    assert Slow.calls == sum(result.moves) + 1


def test_who_waits_for_the_compiler_is_told(monkeypatch):
    monkeypatch.setattr(commands, "PATIENCE", 0.05)
    monkeypatch.setattr(play, "warm", lambda *_given: time.sleep(0.3))
    assert "compiling the rules of Fish'n'Stones" in call(arena, "fish_n_stones", *ARENA[1:]).stderr


def test_a_run_that_keeps_nothing_says_how_it_could_go_on(monkeypatch):
    def stopped(_fixture):
        raise KeyboardInterrupt

    monkeypatch.setattr(running, "play", stopped)
    assert "stopped; a run with --keep FILE" in call(arena, "fish_n_stones", *ARENA[1:]).stderr


def test_workers_are_deaf_to_ctrl_c_from_their_first_moment():
    """They are told nothing but to start; a signal that came while they wake must not kill one of them."""
    before = signal.getsignal(signal.SIGINT)
    with running.started(2):
        for worker in multiprocessing.active_children():
            status = Path(f"/proc/{worker.pid}/status")
            told = status.read_text() if status.exists() else "SigIgn: 2"  # only Linux tells
            assert int(told.split("SigIgn:")[1].split()[0], 16) >> signal.SIGINT - 1 & 1
    assert signal.getsignal(signal.SIGINT) is before


def heed_ctrl_c():
    """Begin as a terminal would: whoever runs the tests in the background has them, and all they start, ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_run_stopped_among_its_workers_says_how_to_go_on(tmp_path):
    asked = ["fish_n_stones", "--bots", "careful,random", "--games", "20000", "--workers", "2", "--keep", "kept.jsonl"]
    with subprocess.Popen(
        [sys.executable, "-m", "tidetable.cli", "arena", *asked],
        cwd=tmp_path, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - one thread, and nothing but this
    ) as process:  # fmt: skip
        until, kept = time.time() + 60, tmp_path / "kept.jsonl"
        while time.time() < until and not (kept.exists() and kept.read_text()):
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the run
        told = process.communicate(timeout=30)[1]
    assert process.returncode == 130
    assert "stopped; the same command goes on from kept.jsonl" in told
    assert "Traceback" not in told
    assert 0 < len(read_results(kept)) < 20000


def test_the_error_of_a_rating_says_what_it_is(tmp_path):
    page = tmp_path / "page.html"
    shown = CliRunner(env={"COLUMNS": "160"}).invoke(arena, ["fish_n_stones", *ARENA[1:], "--html", str(page)])
    assert "± standard error" in shown.stdout
    assert "± standard error" in page.read_text()


def test_a_study_writes_its_page(tmp_path):
    page = tmp_path / "study.html"
    shown = call(study, "fish_n_stones", "--games", "4", "--bot", "careful", "--workers", "1", "--html", str(page))
    assert str(page) in shown.stdout
    assert "a study" in page.read_text()


def test_a_study_knows_a_bot_by_its_game_too():
    asked = ["--bot", "fish_n_stones:careful", "--weaker", "fish_n_stones:random", "--games", "2", "--workers", "1", "--json"]
    found = json.loads(call(study, "fish_n_stones", *asked).stdout)
    assert (found["bot"], found["rival"]) == ("careful", "random")


@pytest.mark.usefixtures("no_game")
@pytest.mark.parametrize("asked", [("--weaker", "foo"), ("--bot", "foo"), ("--weaker", "fish_n_stones:careful")])
def test_a_mistaken_study_is_refused_before_the_first_game(asked):
    with pytest.raises(BadSetup):
        call(study, "fish_n_stones", *STUDY[1:], *asked)


def test_a_study_as_json_says_how_many_games_it_saw():
    found = json.loads(call(study, "fish_n_stones", "--games", "4", "--bot", "random", "--workers", "1", "--json").stdout)
    assert (found["games"], found["bot"]) == (4, "random")
