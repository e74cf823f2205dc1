"""Records from elsewhere: what does not fit is said, and nothing of our inside with it."""

import pytest

from tests.server.harness import Person
from tidetable.core.match import Match
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


def test_a_commitment_that_is_no_hash_does_not_fit(lone):
    record = Match.start("fish_n_stones", seats=2, seed="7").to_json() | {"table": {"commitment": "\u00e9", "secret": "x"}}
    ann = Person(lone.url)
    table = ann.post("/api/records", record, expect=201)["table"]["id"]
    report = ann.get(f"/api/tables/{table}/verify")
    assert not report["ok"]
    assert {check["check"]: check["ok"] for check in report["checks"]}["commitment"] is False
    odd = verify(record | {"table": {"commitment": "\ud800", "secret": "\udfff"}})
    assert not odd.checks[0].ok
