"""``tidetable analyse`` and ``tidetable hint`` as a newcomer and as a script meet them."""

import json

import pytest

import tidetable as library
from tests.bots.test_coach import played


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played("fish_n_stones", seed=3).to_json()))
    return str(path)


def test_a_match_is_looked_at_again_in_a_few_lines(tidetable, record):
    run = tidetable("analyse", record, "--passes", "20", "--name", "Mia")
    assert run.returncode == 0
    assert "Mia: accuracy" in run.stdout
    assert "Points are hundredths of the chance to win." in run.stdout


def test_every_number_is_there_for_programs(tidetable, record):
    found = json.loads(tidetable("analyse", record, "--passes", "20", "--json").stdout)
    assert {"seat", "action", "best", "chance_before", "chance_after", "loss", "error"} <= found["decisions"][0].keys()
    assert {"accuracy", "luck", "skill", "result"} <= found["players"][0].keys()
    assert all(len(event["luck"]) == 2 for event in found["chance_events"])
    assert found["decisions"][0]["action"] in library.start("fish_n_stones", seed=3).legal()


def test_a_page_needs_nothing_else(tidetable, record, tmp_path):
    page = tmp_path / "reports" / "match.html"
    assert tidetable("analyse", record, "--passes", "20", "--html", str(page), "--lang", "de").returncode == 0
    html = page.read_text("utf-8")
    assert '<html lang="de">' in html
    assert "<polyline" in html
    assert "http" not in html.replace("http://www.w3.org", "")


def test_a_hint_for_a_moment(tidetable, record):
    run = tidetable("hint", record, "--at", "3", "--passes", "50")
    assert run.returncode == 0
    assert "Best:" in run.stdout
    told = json.loads(tidetable("hint", record, "--at", "3", "--passes", "50", "--json").stdout)
    assert 0 <= told["chance"] <= 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [([], "the game is over"), (["--at", "999"], "there is no moment 999"), (["--at", "3", "--seat", "7"], "there is no seat 7")],
)
def test_a_hint_that_cannot_be_given_says_why(tidetable, record, arguments, says):
    run = tidetable("hint", record, *arguments)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert says in run.stderr


def test_many_matches_become_the_report_of_a_player(tidetable, record):
    run = tidetable("analyse", record, record, "--report", "--seat", "1", "--passes", "5", "--lang", "nl")
    assert run.returncode == 0
    assert "2 partijen" in run.stdout
    told = json.loads(tidetable("analyse", record, "--report", "--passes", "5", "--json").stdout)
    assert (told["format"], told["matches"]) == ("tidetable-report", 1)
    unknown = tidetable("analyse", record, "--report", "--player", "Mia")
    assert (unknown.returncode, "nobody is called 'Mia'" in unknown.stderr) == (2, True)
    assert tidetable("analyse", record, record).returncode == 2
