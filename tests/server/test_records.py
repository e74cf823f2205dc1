"""Records from elsewhere: what does not fit is said, and nothing of our inside with it."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.harness import PATIENCE, Person
from tidetable.core.match import Match
from tidetable.server import hub
from tidetable.table.entering import replay
from tidetable.table.record import verify


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"log": [{"seat": True, "action": True}]}, "entry 1 of the log is neither"),
        ({"log": [{"undo": False}]}, "entry 1 of the log is neither"),
        ({"log": [{"seat": 10**18, "action": 0}]}, "entry 1 of the log"),
        ({"log": [{"seat": 0, "action": -(10**18)}]}, "entry 1 of the log"),
        ({"seats": 10**18}, "seats"),
        ({"options": {"bait_rule": [[1]]}}, "bait_rule"),
    ],
)
def test_a_refused_record_says_nothing_of_our_inside(lone, change, says):
    record = Match.start("fish_n_stones", seats=2, seed="7").to_json() | change
    answer = Person(lone.url).http.post("/api/records", json=record)
    assert answer.status_code == 400
    text = answer.json()["text"]
    assert says in text
    assert not any(word in text for word in ("numba", "site-packages", ".py", "Traceback", "Error"))


async def go_away(tables, table):
    """Ask for a table, and do not wait for it."""
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(tables.live(table), 0.05)


def test_loading_a_long_table_keeps_nobody_waiting(lone, monkeypatch):
    """A replay that takes a second is made beside the others' requests; whoever asks meanwhile gets the same whole table."""
    ann = Person(lone.url)
    log = [{"seat": 0, "action": 0}, {"undo": 0}] * 150
    record = Match.start("fish_n_stones", seats=2, seed="7").to_json() | {"log": log}
    table = ann.post("/api/records", record, expect=201)["table"]["id"]
    lone.place.hub.tables.pop(table)
    begun, go_on, made = threading.Event(), threading.Event(), []

    def slowly(table_id, rows):
        begun.set()
        assert go_on.wait(PATIENCE)
        made.append(table_id)
        return replay(table_id, rows)

    monkeypatch.setattr(hub, "replay", slowly)
    with ThreadPoolExecutor(3) as pool:
        asked = [pool.submit(Person(lone.url).get, f"/api/tables/{table}") for _ in range(3)]
        assert begun.wait(PATIENCE)
        lone.inside(go_away(lone.place.hub, table))
        assert ann.get("/healthz")["ok"]  # in the midst of it
        assert table not in lone.place.hub.tables
        go_on.set()
        answers = [answer.result(PATIENCE)["table"]["n"] for answer in asked]
    assert made == [table]
    assert answers == [len(log) + 3] * 3


def test_a_commitment_that_is_no_hash_does_not_fit(lone):
    record = Match.start("fish_n_stones", seats=2, seed="7").to_json() | {"table": {"commitment": "\u00e9", "secret": "x"}}
    ann = Person(lone.url)
    table = ann.post("/api/records", record, expect=201)["table"]["id"]
    report = ann.get(f"/api/tables/{table}/verify")
    assert not report["ok"]
    assert {check["check"]: check["ok"] for check in report["checks"]}["commitment"] is False
    odd = verify(record | {"table": {"commitment": "\ud800", "secret": "\udfff"}})
    assert not odd.checks[0].ok
