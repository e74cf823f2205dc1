"""A full server serves those who play first, and tells the others when to come back."""

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.harness import Here, Person, metric, settings_for, wait_for
from tidetable.server.http.admission import KEPT
from tidetable.server.settings import Limits


@pytest.fixture
def small(tmp_path):
    """A server with room for ten lines."""
    with Here(settings_for(tmp_path, limits=Limits(lines=10))) as server:
        yield server


def refusal(answer):
    """What a full server answers."""
    return answer.status_code, answer.json()["error"], int(answer.headers["retry-after"]) > 0


def test_when_it_is_full_those_who_play_come_in_and_others_do_not(small):
    ann, ben = Person(small.url, "Ann"), Person(small.url, "Ben")
    table, waiting = ann.table()["table"]["id"], ann.table(others=("open", "open"))["table"]["id"]
    ben.sit(table)
    watchers = [Person(small.url).socket(table).ready() for _ in range(10)]
    stranger = Person(small.url)
    assert stranger.socket(table).until("bye")["error"] == "full"
    assert refusal(stranger.http.get("/api/tables")) == (503, "full", True)
    assert refusal(stranger.http.get(f"/api/tables/{table}/stream")) == (503, "full", True)
    assert refusal(ann.http.post("/api/tables", json={})) == (503, "full", True)
    with ann.socket(table).ready() as line:  # there is room for whoever plays ...
        assert line.act("cat left")["type"] == "ack"
        state = ben.get(f"/api/tables/{table}/state", eyes=1)
        command = {"type": "act", "id": "b", "seat": 1, "n": state["n"], "action": "cat left"}
        ben.post(f"/api/tables/{table}/commands", command)
        with pytest.raises(InvalidStatus) as refused:  # ... as far as it goes
            ben.socket(table).ready()
        assert refused.value.response.status_code == 503
        assert int(refused.value.response.headers["retry-after"]) > 0
    assert httpx.get(small.url).status_code == 200
    assert metric(small.url, "tidetable_limited") >= 2
    watchers.pop().close()
    wait_for(lambda: stranger.http.get("/api/tables").status_code == 200)
    with ann.socket(waiting).ready():
        pass


def test_when_everything_happens_late_it_is_full_and_one_hiccup_is_none(lone):
    admission = lone.place.admission
    stranger = Person(lone.url)
    before = list(admission.late)
    try:
        admission.late.extend([9.0] * (KEPT // 2 - 1))
        assert admission.lag < 2
        admission.late.extend([9.0] * KEPT)
        assert refusal(stranger.http.get("/api/tables")) == (503, "full", True)
        stranger.get("/api/me")
    finally:
        admission.late.clear()
        admission.late.extend(before)
    stranger.get("/api/tables")
