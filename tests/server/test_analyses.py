"""The coach on the server: a finished match is analysed once, by a worker, for whoever asks; a running one not at all."""

import asyncio
import json
import signal
import sys
from typing import Any

import httpx
import pytest

from tests.server.harness import Here, Person, catch_up, play_to_the_end, run_apart, settings_for, wait_for
from tests.server.members import member
from tidetable.core.match import Match
from tidetable.server.http.analyses import accuracy_of
from tidetable.server.settings import Limits
from tidetable.server.storage.jobs import ANALYSIS
from tidetable.server.work import analysing

PASSES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server whose worker analyses quickly, and not only when nobody else needs the machine."""
    with (
        pytest.MonkeyPatch.context() as patch,
        Here(settings_for(tmp_path_factory.mktemp("analyses"), analysis_passes=PASSES)) as here,
    ):
        patch.setattr(analysing, "NICE", 0)
        yield here


@pytest.fixture(scope="module")
def idle(tmp_path_factory):
    """A server without a worker: whatever is asked for waits."""
    limits = Limits(analyses_waiting=2)
    with Here(settings_for(tmp_path_factory.mktemp("idle"), work=False, limits=limits)) as here:
        yield here


def finished(person, number=0):
    """Bring in a finished match."""
    match = Match.start("fish_n_stones", seats=2, seed=f"analysed {number}")
    while not match.is_over:
        seat = match.waiting[0]
        match.play(match.seen(seat).legal[-1], seat)
    return person.post("/api/records", match.to_json(), expect=201)["table"]["id"]


def test_a_finished_match_is_analysed_once_for_everybody(server):
    ann, ben = Person(server.url), Person(server.url)
    table = finished(ann)
    assert ann.get(f"/api/tables/{table}/analysis", expect=404)["error"] == "not-found"
    asked = ann.post(f"/api/tables/{table}/analysis", expect=202)
    assert asked["status"] in {"waiting", "running", "done"}
    wait_for(lambda: ben.get(f"/api/tables/{table}/analysis")["status"] == "done", "no analysis", 300)
    found = ben.get(f"/api/tables/{table}/analysis")
    assert found["done"] == found["of"] == len(found["analysis"]["decisions"])
    assert found["analysis"]["passes"] == PASSES
    assert found["analysis"]["turning_points"] is not None
    again = ben.post(f"/api/tables/{table}/analysis", expect=202)
    assert again["analysis"] == found["analysis"]  # kept, not made anew
    assert server.inside(server.place.store.jobs.waiting(2e12)).get(ANALYSIS, 0) == 0


def test_nothing_is_said_about_a_match_that_is_played(server):
    """Neither whether it could be analysed, nor how far it would be: the same refusal at every moment."""
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    table = ann.table()["table"]["id"]
    ben.sit(table)
    answers = set()
    with ann.socket(table) as first, ben.socket(table) as second:
        lines = {0: first.ready(), 1: second.ready()}
        for moment in range(3):
            play_to_the_end(lines, seed=moment, decisions=2)
            for line in lines.values():
                catch_up(line, max(one.state["n"] for one in lines.values()))
            for method in ("GET", "POST"):
                answer = ann.http.request(method, f"/api/tables/{table}/analysis")
                assert answer.status_code == 409
                answers.add(answer.text)
    assert len(answers) == 1
    assert json.loads(answers.pop())["text"] == "a match is analysed once it is over"


def test_who_asks_for_too_much_waits(idle):
    ann, ben = Person(idle.url), Person(idle.url)
    tables = [finished(ann, number) for number in range(3)]
    for table in tables[:2]:
        assert ann.post(f"/api/tables/{table}/analysis", expect=202)["status"] == "waiting"
    refused = ann.post(f"/api/tables/{tables[2]}/analysis", expect=429)
    assert refused["text"].startswith("2 of your analyses are waiting already")
    assert ben.post(f"/api/tables/{tables[2]}/analysis", expect=202)["status"] == "waiting"


def test_an_analysis_is_stopped_by_who_asked_for_it(idle):
    ann, ben = Person(idle.url), Person(idle.url)
    table = finished(ann, 9)
    ann.post(f"/api/tables/{table}/analysis", expect=202)
    assert ben.send("DELETE", f"/api/tables/{table}/analysis", expect=403)["text"] == "somebody else has asked for this analysis"
    ann.send("DELETE", f"/api/tables/{table}/analysis", expect=204)
    assert ann.get(f"/api/tables/{table}/analysis", expect=404)
    assert ann.send("DELETE", f"/api/tables/{table}/analysis", expect=404)


@pytest.mark.parametrize("table", ["no-such-table", "x" * 300])
def test_what_is_not_there_is_refused_in_a_sentence(idle, table):
    refused = Person(idle.url).post(f"/api/tables/{table}/analysis", expect=404)
    assert refused["error"] == "not-found"


def test_nobody_asks_without_an_identity(idle):
    table = finished(Person(idle.url), 5)
    assert httpx.post(f"{idle.url}/api/tables/{table}/analysis").status_code == 401


def test_a_report_is_made_of_ones_own_finished_matches(server):
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    assert ann.get("/api/me/report")["matches"] == 0
    table = ann.table()["table"]["id"]
    ben.sit(table)
    with ann.socket(table) as first, ben.socket(table) as second:
        play_to_the_end({0: first.ready(), 1: second.ready()})
    assert ann.post("/api/me/report", expect=202)["matches"] == 1
    wait_for(lambda: ann.get("/api/me/report")["analysed"] == 1, "no report", 300)
    found = ann.get("/api/me/report")["report"]
    assert (found["matches"], found["by_game"][0]["game"]) == (1, "fish_n_stones")
    assert found["decisions"] == sum(row["decisions"] for row in found["by_phase"])
    assert all(example["match"] == table for example in found["examples"])
    assert Person(server.url).get("/api/me/report")["analysed"] == 0  # nobody else's
    shown = server.inside(accuracy_of(server.place, [ann.me["player"]]))  # as her page tells it
    assert [(row.game, row.matches, row.decisions, row.value) for row in shown] == [
        ("fish_n_stones", 1, found["decisions"], found["by_game"][0]["accuracy"])
    ]
    assert server.inside(accuracy_of(server.place, ["nobody"])) == []
    cleo = member(server, "Cleo")  # whoever brings a match along sees how it was played, and shows nobody that she plays so
    archive = {"Content-Type": "application/zip"}
    assert cleo.http.post("/api/me/import", content=ann.http.get("/api/me/export").content, headers=archive).json()["matches"] == 1
    cleo.post("/api/me/report", expect=202)
    wait_for(lambda: cleo.get("/api/me/report")["analysed"] == 1, "no report", 300)
    assert server.inside(accuracy_of(server.place, [cleo.me["player"]])) == []


# A search that hangs


class Kept:
    """Stands where analyses are kept: notes what is told of them."""

    def __init__(self):
        self.told = []

    async def fail(self, _table, why):
        self.told.append(why)

    async def progress(self, _table, done):
        self.told.append(done)
        return True


HANGING = "import sys, time; sys.stdin.readline(); print('{\"done\": 4}', flush=True); time.sleep(600)"


def test_an_analysis_that_hangs_is_ended_and_says_so(monkeypatch):
    """It tells that four decisions are done, and nothing more: the process is killed, and whoever waits is told where it hung."""
    started = []

    async def start():
        pipe = asyncio.subprocess.PIPE
        started.append(await asyncio.create_subprocess_exec(sys.executable, "-c", HANGING, stdin=pipe, stdout=pipe))
        return started[0]

    monkeypatch.setattr(analysing, "_start", start)
    monkeypatch.setattr(analysing, "STUCK", 0.05)
    kept: Any = Kept()
    run_apart(analysing.analyse_match(kept, "a-table", {}, PASSES))
    assert kept.told == [4, "the coach got stuck at decision 5, and was ended"]
    assert started[0].returncode == -signal.SIGKILL
