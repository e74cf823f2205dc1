"""The table of the deal of the day: a game is played again before it counts, and the first of a person counts."""

import json
import re
from pathlib import Path

import pytest

from tests.server.harness import Here, Person, settings_for
from tests.server.test_admin import host_of
from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.core.game import game_of
from tidetable.daily import Deal, par, played
from tidetable.puzzles import shipped
from tidetable.server.settings import Limit, Limits

KEPT = json.loads((Path(__file__).parents[1] / "data" / "daily.json").read_text("utf-8"))
POND = [day for day in KEPT if day["game"] == "fish_n_stones"]


def own_of(day):
    """Give the decisions of the person in a kept game."""
    game = game_of(day["game"])
    numbers = {game.Decision.text(action): action for action in range(game.actions)}
    return [numbers[text] for seat, text in day["log"] if seat == day["seat"]]


@pytest.mark.parametrize("day", POND, ids=[day["date"] for day in POND])
def test_the_same_day_deals_the_same_and_bots_answer_the_same(day):
    """web/src/daily/daily.test.ts holds the page to the same games, in all four games."""
    deal = Deal(day["date"], day["game"])
    found = par(deal)

    assert found.to_json(game_of(day["game"]))["log"] == day["log"]
    assert list(found.scores) == day["scores"]
    assert played(deal, found.own) == found


def test_a_day_is_a_date():
    for wrong in ("2026-10-01", "2026-13-01", "today", "2026-11-1"):
        with pytest.raises(BadSetup, match="a day is written like"):
            Deal(wrong, "rivero")


def test_a_game_that_stops_early_or_goes_on_is_none():
    day = POND[0]
    deal, own = Deal(day["date"], day["game"]), own_of(day)
    with pytest.raises(BrokenRecord, match="goes on"):
        played(deal, own[:-1])
    with pytest.raises(BrokenRecord, match="is over"):
        played(deal, [*own, own[-1]])


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    roomy = Limits(uploads=Limit(1000, 1000))
    with Here(settings_for(tmp_path_factory.mktemp("daily"), limits=roomy)) as here:
        yield here


def test_a_true_game_is_taken_once_and_a_wrong_one_refused(server):
    day = POND[0]
    path, own = f"/api/daily/{day['date']}/{day['game']}", own_of(day)
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")

    cheat = ben.http.post(path, json={"decisions": own[::-1]})
    assert cheat.status_code == 400
    assert "no game of this deal" in cheat.json()["text"]
    assert ben.get(path)["rows"] == []

    table = ann.post(path, {"decisions": own, "name": "Ann"})
    assert [(row["name"], row["scores"], row["you"]) for row in table["rows"]] == [("Ann", day["scores"], True)]
    assert table["rows"][0]["line"] == own
    assert ann.post(path, {"decisions": own})["count"] == 1  # the first try counts
    assert ben.get(path)["rows"][0]["line"] is None  # nobody is shown how, before they have played


def test_there_is_no_table_of_days_to_come_or_games_that_are_none(server):
    ann = Person(server.url, "Ann")
    assert ann.http.get("/api/daily/2999-01-01/rivero").status_code == 404
    assert ann.http.get("/api/daily/2026-11-18/chess").status_code == 404


def test_a_doubtful_puzzle_is_told_to_the_host_alone(server):
    ann, puzzle = Person(server.url, "Ann"), shipped("rivero")[0]
    assert ann.http.post("/api/puzzles/doubts", json={"game": "rivero", "puzzle": puzzle.id}).status_code == 204
    assert ann.http.post("/api/puzzles/doubts", json={"game": "rivero", "puzzle": "nothing"}).status_code == 404
    for path in ("/api/admin/doubts", "/admin/puzzles"):
        assert ann.http.get(path).status_code == 404


def test_the_host_finds_doubtful_puzzles_on_a_page_and_sets_them_aside(tmp_path):
    first, second = shipped("rivero")[:2]
    with Here(settings_for(tmp_path, admins=("harbour",))) as server:
        host = host_of(server)
        for name, doubted in (("Ann", (first, second)), ("Ben", (first,))):
            person = Person(server.url, name)
            for puzzle in doubted:
                person.http.post("/api/puzzles/doubts", json={"game": "rivero", "puzzle": puzzle.id})

        assert [(row["puzzle"], row["count"]) for row in host.get("/api/admin/doubts")] == [(first.id, 2), (second.id, 1)]
        page = host.http.get("/admin/puzzles").text
        assert page.index(f'href="/puzzles/rivero/{first.id}"') < page.index(f'href="/puzzles/rivero/{second.id}"')
        assert not re.search(r"<script|style=|\son\w+=|<style|Ann|Ben", page)
        assert 'href="/admin/puzzles"' in host.http.get("/admin").text

        [csrf, *_] = re.findall(r'name="csrf" value="([^"]+)"', page)
        [settle, *_] = re.findall(r'name="settle" value="([^"]+)"', page)
        assert host.http.post("/admin/puzzles", data={"settle": settle, "csrf": "nothing"}).status_code == 403
        assert host.http.post("/admin/puzzles", data={"settle": settle, "csrf": csrf}).status_code == 303
        assert [row["puzzle"] for row in host.get("/api/admin/doubts")] == [second.id]
        host.send("DELETE", f"/api/admin/doubts?game=rivero&puzzle={second.id}")
        assert "No puzzle is called doubtful" in host.http.get("/admin/puzzles").text
