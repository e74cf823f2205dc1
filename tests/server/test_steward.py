"""What happens without anybody asking: clocks run out, people count as away, bots move; correspondence in fast-forward."""

import itertools

import pytest

from tests.server.harness import Here, Person, There, ToldClock, metric, settings_for, wait_for

HOUR = 3_600
DAY = 24 * HOUR


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A server whose clock is told the time."""
    with Here(settings_for(tmp_path_factory.mktemp("told")), ToldClock()) as server:
        yield server


def two_at(server, **choices):
    """Ann and Ben at a table."""
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    table = ann.table(**choices)["table"]["id"]
    ben.sit(table)
    return ann, ben, table


def test_time_runs_out_on_a_live_table(told):
    ann, ben, table = two_at(told, clock={"kind": "move", "seconds": 30, "timeout": "loss"})
    with ann.socket(table).ready() as line, ben.socket(table).ready() as other:
        told.place.clock.at += 29
        assert other.act("cat left")["type"] == "ack"
        told.place.clock.at += 2
        line.until_state(lambda state: state["status"] == "over")
        assert line.state["result"]["reason"] == "time"
        assert line.state["result"]["winners"] == [1]
        kinds = [entry["kind"] for entry in line.state["entries"]]
        assert kinds[-3:] == ["timed-out", "resigned", "ended"]


@pytest.mark.parametrize(("timeout", "follows"), [("default", "decided"), ("bot", "taken-over")])
def test_what_happens_at_time_out_is_the_tables_choice(told, timeout, follows):
    ann, _, table = two_at(told, clock={"kind": "bank", "seconds": 60, "increment": 2, "timeout": timeout})
    with ann.socket(table).ready() as line:
        told.place.clock.at += 61
        line.until_state(lambda state: any(entry["kind"] == "timed-out" for entry in state["entries"]))
        kinds = [entry["kind"] for entry in line.state["entries"]]
        assert kinds[kinds.index("timed-out") + 1] == follows


def test_a_person_who_is_gone_counts_as_away_and_is_back_when_back(told):
    ann, ben, table = two_at(told)
    with ann.socket(table).ready() as line:
        with ben.socket(table).ready():
            while not line.until("table")["table"]["seats"][1]["online"]:
                pass
        while line.until("table")["table"]["seats"][1]["online"]:
            pass
        told.place.clock.at += told.place.settings.away_after + 1
        line.until_state(lambda state: state["claims"] == [{"of": 1, "what": ["bot", "win"]}])
        assert line.state["entries"][-1]["kind"] == "away"
        with ben.socket(table).ready():
            line.until_state(lambda state: not state["claims"])
            assert line.state["entries"][-1]["kind"] == "back"


def test_a_claim_lets_a_bot_play_until_the_person_is_back(told):
    """Claim, take-over by a bot, and back."""
    ann, ben, table = two_at(told, pace="fast")
    with ann.socket(table).ready() as line:
        told.place.clock.at += told.place.settings.away_after + 1
        line.until_state(lambda state: state["claims"])
        assert line.do("claim", 0, of=1, what="bot")["type"] == "ack"
        line.until_state(lambda state: 1 not in state["waiting"])  # the bot has decided
        with ben.socket(table).ready() as other:
            assert other.do("takeback", 1)["type"] == "ack"
            n = line.act("cat left")["n"]
            seat = other.until_state(lambda state: state["n"] >= n)["waiting"][0]
            assert (line if seat == 0 else other).act("no bait")["type"] == "ack"
            assert ann.get(f"/api/tables/{table}")["table"]["seats"][1]["kind"] == "person"


def test_a_week_of_correspondence_with_a_stop_in_the_middle(tmp_path, monkeypatch):
    """Three days a move, the time told by the hour; the server is away for two days, which nobody is charged."""
    monkeypatch.setattr("tidetable.server.work.worker.LOOK", 0.05)
    clock = ToldClock()
    begun, settings = clock.at, settings_for(tmp_path)
    with Here(settings, clock) as server:
        ann, _, idle = two_at(server, clock={"kind": "days", "days": 3})
        _, _, busy = two_at(server, clock={"kind": "days", "days": 3})
        pass_hours(server, clock, 48)
        assert left(ann, idle) == pytest.approx(1 * DAY)
    clock.at += 2 * DAY
    with Here(settings, clock) as server:
        ann.http.base_url = server.url
        assert left(ann, idle) == pytest.approx(1 * DAY)
        pass_hours(server, clock, 23)
        assert kinds(ann, idle).count("timed-out") == 0  # a week is nearly over, and nobody has lost a move
        assert clock.at - begun > 4.9 * DAY
        clock.at += 2 * HOUR
        wait_for(lambda: kinds(ann, idle).count("timed-out") == 2)  # both were asked; the defaults are taken
        wait_for(lambda: kinds(ann, busy).count("timed-out") == 2)
        pass_hours(server, clock, 4 * 24)
        never_early(ann, idle)
        assert kinds(ann, idle).count("woke") == 1


def pass_hours(server, clock, hours):
    """Let the time go by, half a day at a time; each time the worker has looked at what is due."""
    until = clock.at + hours * HOUR
    while clock.at < until:
        clock.at = min(until, clock.at + 12 * HOUR)
        worker_looks(server.place.worker)


def worker_looks(worker):
    """Wait until the worker has looked twice: once at least it began after now."""
    seen = worker.rounds
    wait_for(lambda: worker.rounds >= seen + 2)


def left(person, table):
    """Give the time Ann has left."""
    return person.get(f"/api/tables/{table}/state", eyes=0)["clocks"]["seats"][0]["left"]


def kinds(person, table):
    """Name what happened at a table."""
    return [entry["kind"] for entry in person.get(f"/api/tables/{table}/state")["entries"]]


def never_early(person, table):
    """Check that whoever's time ran out had three whole days, without the time the server was away."""
    entries = person.get(f"/api/tables/{table}/state", eyes=0)["entries"]
    away = next(entry["at"] for entry in entries if entry["kind"] == "woke")
    for entry in (entry for entry in entries if entry["kind"] == "timed-out"):
        asked = max(
            other["at"]
            for other in entries
            if other["kind"] in {"started", "decided"} and other["n"] < entry["n"] and other["at"] < entry["at"]
        )
        stopped = 2 * DAY if asked < away < entry["at"] else 0
        assert entry["at"] - asked - stopped >= 3 * DAY - 1


def test_a_server_in_fast_forward_plays_correspondence_by_itself(tmp_path):
    """``--speed``: a day in a fifth of a second; nobody is there, and move after move is taken at its time, never early."""
    with There(tmp_path / "data", "--speed", str(DAY * 5)) as server:
        ann, _, table = two_at(server, clock={"kind": "days", "days": 3})
        wait_for(lambda: kinds(ann, table).count("timed-out") >= 4)
        entries = ann.get(f"/api/tables/{table}/state", eyes=0)["entries"]
        moments = [entry["at"] for entry in entries if entry["kind"] in {"started", "timed-out"}]
        assert all(later - earlier >= 3 * DAY - 1 for earlier, later in itertools.pairwise(moments) if later > earlier)
        assert server.stop() == 0


def test_a_thinking_process_that_dies_is_replaced_and_asked_again(lone):
    ann = Person(lone.url, "Ann")
    faults = metric(lone.url, "tidetable_bot_faults")
    for _ in range(2):
        table = ann.table(others=("careful",), pace="fast")["table"]["id"]
        with ann.socket(table).ready() as line:
            line.until_state(lambda state: state["waiting"] == [0])
        wait_for(lambda: lone.place.thinkers._idle)
        for process in list(lone.place.thinkers._all):
            process.kill()
    assert metric(lone.url, "tidetable_bot_faults") == faults  # no bot had to be content with the default action


def test_a_bot_that_hangs_is_ended_and_the_default_is_taken(lone, monkeypatch):
    """The queue is not blocked for ever by one that never answers."""
    monkeypatch.setattr("tidetable.server.work.thinkers.PATIENCE", 0.01)
    ann = Person(lone.url, "Ann")
    faults, before = metric(lone.url, "tidetable_bot_faults"), set(lone.place.thinkers._all)
    table = ann.table(others=("careful",), pace="fast")["table"]["id"]
    with ann.socket(table).ready() as line:
        line.until_state(lambda state: state["waiting"] == [0])
        told = [entry for message in line.heard for entry in message.get("entries", ()) if entry["kind"] == "decided"]
    assert [entry["by"] for entry in told] == ["fault"]
    assert metric(lone.url, "tidetable_bot_faults") == faults + 1
    assert not lone.place.thinkers._all & before, "the process that hung is still there"
