"""The commands ``tidetable bots``, ``arena`` and ``study``."""

import json

import pytest
from click.testing import CliRunner

from tidetable.bots.levels import LEVELS
from tidetable.cli_arena import arena, bots, study
from tidetable.core.errors import BadSetup


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


def test_a_study_writes_its_page(tmp_path):
    page = tmp_path / "study.html"
    shown = call(study, "fish_n_stones", "--games", "4", "--bot", "careful", "--workers", "1", "--html", str(page))
    assert str(page) in shown.stdout
    assert "a study" in page.read_text()


def test_a_study_as_json_says_how_many_games_it_saw():
    found = json.loads(call(study, "fish_n_stones", "--games", "4", "--bot", "random", "--workers", "1", "--json").stdout)
    assert (found["games"], found["bot"]) == (4, "random")
