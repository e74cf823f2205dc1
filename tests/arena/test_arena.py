"""The arena: fair fixtures, runs that go on where they stopped, ratings with errors, reports that stand alone."""

import json
import re

import pytest

from tidetable.arena import report
from tidetable.arena.fixtures import Event, Fixture, lineups
from tidetable.arena.play import Result, play
from tidetable.arena.ratings import MIDDLE, duels, interval, rate
from tidetable.arena.kept import read_results
from tidetable.arena.run import run
from tidetable.arena.summary import summarise
from tidetable.core.errors import BadSetup

GAME = "fish_n_stones"


def untimed(results):
    return [{**result.to_json(), "seconds": None} for result in results]


def made_up(lineup, ranks, number=0):
    n = len(lineup)
    return Result(f"{number}", GAME, lineup, "d", tuple(9 - rank for rank in ranks), ranks, "four_rounds", 16, (8,) * n, (0.1,) * n)


# Fixtures


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_bots_sit_in_every_seat_equally_often(seats):
    seated = lineups("a", "b", seats)
    for seat in range(seats):
        assert sum(lineup[seat] == "a" for lineup in seated) == sum(lineup[seat] == "b" for lineup in seated)


def test_every_deal_is_played_from_both_sides():
    fixtures = Event(GAME, ("careful", "random", "gentle"), 10, 2, "7").fixtures()
    assert len(fixtures) == 3 * 10
    assert len({fixture.id for fixture in fixtures}) == 30
    for fixture in fixtures:
        mirrored = Fixture(GAME, fixture.lineup[::-1], fixture.deal)
        assert mirrored.id in {other.id for other in fixtures}
        assert mirrored.bot_seed(0) == fixture.bot_seed(1), "a bot thinks alike on both sides of a deal"


@pytest.mark.parametrize(("bots", "games"), [(("careful",), 4), (("careful", "careful"), 4), (("careful", "random"), 0)])
def test_an_event_that_cannot_be_held_is_refused(bots, games):
    with pytest.raises(BadSetup):
        Event(GAME, bots, games, 2)


def test_a_fixture_played_again_ends_the_same():
    fixture = Fixture(GAME, ("gentle", "careful", "random"), "again")
    assert untimed([play(fixture)]) == untimed([play(fixture)])


# Runs


def test_a_stopped_run_goes_on_where_it_was(tmp_path):
    fixtures, keep = Event(GAME, ("careful", "random"), 12, 2).fixtures(), tmp_path / "kept.jsonl"
    run(fixtures[:5], keep)
    with keep.open("a") as file:
        file.write('{"id": "cut o')  # the machine went down in the middle of a line
        file.write("\n")
    told = []
    results = run(fixtures, keep, tell=lambda done, of: told.append((done, of)))
    assert told[0] == (5, 12)
    assert told[-1] == (12, 12)
    assert len(read_results(keep)) == 12
    assert untimed(results) == untimed(play(fixture) for fixture in fixtures)


def test_workers_find_what_one_process_finds():
    fixtures = Event(GAME, ("careful", "random"), 6, 2).fixtures()
    assert untimed(run(fixtures, workers=2)) == untimed(run(fixtures))


@pytest.mark.long  # Ray takes longer to begin than all other tests of the arena together
def test_a_local_ray_of_two_workers_finds_the_same():
    pytest.importorskip("ray", reason="this Python has no Ray yet")
    fixtures = Event(GAME, ("careful", "random"), 6, 2).fixtures()
    assert untimed(run(fixtures, ray="local:2")) == untimed(run(fixtures))


# Ratings


def test_ratings_find_the_strengths_that_made_the_results():
    met = {("a", "b"): (640.0, 1000.0), ("b", "c"): (640.0, 1000.0), ("a", "c"): (760.0, 1000.0)}
    ratings = rate(["a", "b", "c"], met)
    assert ratings["a"].value - ratings["b"].value == pytest.approx(100, abs=3)
    assert ratings["b"].value - ratings["c"].value == pytest.approx(100, abs=3)
    assert sum(rating.value for rating in ratings.values()) / 3 == pytest.approx(MIDDLE)
    assert all(4 < rating.error < 12 for rating in ratings.values())
    anchored = rate(["a", "b", "c"], met, anchor="c")
    assert anchored["c"].value == MIDDLE
    assert anchored["c"].error == 0
    assert anchored["a"].error > anchored["b"].error * 0.9


def test_fewer_games_give_larger_errors_and_a_clean_sweep_stays_finite():
    few, many = rate(["a", "b"], {("a", "b"): (7.0, 10.0)}), rate(["a", "b"], {("a", "b"): (700.0, 1000.0)})
    assert few["a"].error > 5 * many["a"].error
    assert rate(["a", "b"], {("a", "b"): (50.0, 50.0)})["a"].value < 3000


def test_ranks_of_several_seats_count_as_one_game():
    met = duels([made_up(("a", "b", "b"), (1, 2, 3)), made_up(("b", "a", "b"), (1, 2, 2))])
    assert met == {("a", "b"): (1.0 + 0.25, 2.0)}


def test_an_interval_holds_its_share():
    low, high = interval(30, 100)
    assert low < 0.3 < high
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(10, 10)[1] == 1.0


# Reports


def test_the_summary_says_what_an_arena_is_asked():
    event = Event(GAME, ("careful", "random"), 20, 2, "3")
    results = run(event.fixtures())
    summary = summarise(event, results)
    assert json.loads(json.dumps(summary)) == summary
    assert [bot["name"] for bot in summary["bots"]] == ["careful", "random"]
    assert summary["games"] == 20
    assert summary["pairs"][0]["ahead"] > 0.8
    assert summary["pairs"][0]["low"] < summary["pairs"][0]["ahead"] <= summary["pairs"][0]["high"]
    assert sum(row["share"] for row in summary["by_seat"]) == pytest.approx(1, abs=1e-3)
    assert summary["turns"]["mean"] == 16
    page = report.arena_page(summary, results)
    assert page.count("<svg") == 3
    assert not re.search(r"https?://|src=|<link|<script", page), "a report needs nothing else"


def test_draws_are_shared():
    event = Event(GAME, ("a", "b"), 2, 2)
    summary = summarise(event, [made_up(("a", "b"), (1, 1), 1), made_up(("b", "a"), (1, 1), 2)])
    assert summary["draws"] == 1
    assert [bot["share"] for bot in summary["bots"]] == [0.5, 0.5]
