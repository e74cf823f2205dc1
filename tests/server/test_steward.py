"""What happens without anybody asking: clocks run out, people count as away, bots move; correspondence in fast-forward."""

import time

import pytest

from tests.server.harness import Here, Person, There, catch_up, settings_for
from tidetable.server.thinkers import Question

DAY = 86_400


def test_time_runs_out_on_a_live_table(lone):
    ann, ben = Person(lone.url, "Ann"), Person(lone.url, "Ben")
    table = ann.table(clock={"kind": "move", "seconds": 1, "timeout": "loss"})["table"]["id"]
    ben.sit(table)
    lines = {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}
    lines[1].act("cat left")
    while lines[1].state["status"] != "over":
        lines[1].until("event", "state", timeout=30)
    assert lines[1].state["result"]["reason"] == "time"
    assert lines[1].state["result"]["winners"] == [1]


def test_a_person_who_is_gone_counts_as_away_and_is_back_when_back(tmp_path):
    with Here(settings_for(tmp_path, away_after=1.0)) as server:
        ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
        table = ann.table()["table"]["id"]
        ben.sit(table)
        line, other = ann.socket(table).ready(), ben.socket(table).ready()
        other.close()
        while not line.state["claims"]:
            line.until("event", "state", timeout=30)
        assert line.state["entries"][-1]["kind"] == "away"
        with ben.socket(table).ready():
            while line.state["claims"]:
                line.until("event", "state", timeout=30)
            assert line.state["entries"][-1]["kind"] == "back"


def test_a_week_of_correspondence_in_fast_forward(tmp_path):
    """Four tables with three days a move, a day in one and a half seconds; the server stops in the middle, nobody loses time."""
    speed = DAY / 1.5
    server = There(tmp_path / "data", "--speed", str(speed)).start()
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    tables = [ann.table(clock={"kind": "days", "days": 3}, public=True)["table"]["id"] for _ in range(4)]
    for table in tables:
        ben.sit(table)
    begun = ann.get(f"/api/tables/{tables[0]}/state", eyes=0)["time"]
    for person, seat in ((ann, 0), (ben, 1)):  # at the first table both decide in time
        with person.socket(tables[0], eyes=seat).ready() as line:
            assert line.act("cat left")["type"] == "ack"
    time.sleep(1.0)
    before = ann.get(f"/api/tables/{tables[1]}/state", eyes=0)
    assert server.stop() == 0
    time.sleep(3)  # two days of the fast clock, if it ran
    server.start()
    after = ann.get(f"/api/tables/{tables[1]}/state", eyes=0)
    charged = before["clocks"]["seats"][0]["left"] - after["clocks"]["seats"][0]["left"]
    assert charged < after["time"] - before["time"] + 1
    assert after["time"] >= before["time"]
    until = time.monotonic() + 120
    while True:  # nobody looks at the tables; the steward finds them in the database when they are due
        now = ann.get(f"/api/tables/{tables[0]}/state", eyes=0)["time"]
        if now - begun > 10 * DAY:
            break
        assert time.monotonic() < until
        time.sleep(0.5)
    for table in tables:
        state = ann.get(f"/api/tables/{table}/state", eyes=0)
        timed_out = [entry for entry in state["entries"] if entry["kind"] == "timed-out"]
        decided = [entry for entry in state["entries"] if entry["kind"] == "decided" and entry["by"] == "time"]
        assert len(timed_out) == len(decided) >= 2
        for entry in timed_out:  # never early
            asked = max(
                other["at"]
                for other in state["entries"]
                if other["n"] < entry["n"] and other["kind"] in {"started", "decided"} and other["at"] < entry["at"]
            )
            assert entry["at"] - asked >= 3 * DAY - 1
    assert server.stop() == 0


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_a_bot_that_fails_does_not_stop_the_table(lone, bot):
    async def fails(_question: Question) -> None:
        return None

    ann = Person(lone.url, "Ann")
    honest = lone.place.thinkers.choose
    lone.place.thinkers.choose = fails
    try:
        table = ann.table(others=(bot,), pace="fast")["table"]["id"]
        with ann.socket(table).ready() as line:
            while line.state["waiting"] == [0, 1]:
                line.until("event", "state", timeout=30)
            assert line.state["waiting"] == [0]
    finally:
        lone.place.thinkers.choose = honest


def test_a_thinking_process_that_dies_is_replaced(lone):
    ann = Person(lone.url, "Ann")
    for _ in range(2):
        table = ann.table(others=("careful",), pace="fast")["table"]["id"]
        with ann.socket(table).ready() as line:
            while line.state["waiting"] == [0, 1]:
                line.until("event", "state", timeout=60)
            catch_up(line, line.state["n"])
        for process in list(lone.place.thinkers._all):
            process.kill()
        time.sleep(0.2)
    table = ann.table(others=("careful", "random"), pace="fast")["table"]["id"]
    with ann.socket(table).ready() as line:
        while line.state["waiting"] != [0]:
            line.until("event", "state", timeout=60)
