"""Records from elsewhere: what does not fit is said, and nothing of our inside with it."""

import asyncio
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from tests.server.harness import PATIENCE, Here, Person, ToldClock, settings_for, wait_for
from tidetable.core.match import Match
from tidetable.server.storage import imports
from tidetable.server.storage.schema import chat, events, seats, tables
from tidetable.server.storage.schema import records as kept
from tidetable.server.settings import Limits
from tidetable.table.imports import table_of_record
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
    lone.place.gates.uploads.buckets.clear()
    answer = Person(lone.url).http.post("/api/records", json=record)
    assert answer.status_code == 400
    text = answer.json()["text"]
    assert says in text
    assert not any(word in text for word in ("numba", "site-packages", ".py", "Traceback", "Error"))


def upload(server, person, record, expect=201):
    """Bring a record in; all these tests come from one address."""
    server.place.gates.uploads.buckets.clear()
    answer = person.post("/api/records", record, expect=expect)
    return answer["table"]["id"] if expect == 201 else answer


async def go_away(tables, table):
    """Ask for a table, and do not wait for it."""
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(tables.live(table), 0.05)


def test_loading_a_long_table_keeps_nobody_waiting(lone, monkeypatch):
    """A replay that takes a second is made beside the others' requests; whoever asks meanwhile gets the same whole table."""
    ann = Person(lone.url)
    log = [{"seat": 0, "action": 0}, {"undo": 0}] * 150
    record = Match.start("fish_n_stones", seats=2, seed="7").to_json() | {"log": log}
    table = upload(lone, ann, record)
    lone.place.hub.tables.pop(table)
    begun, go_on, made = threading.Event(), threading.Event(), []

    def slowly(table_id, *rest):
        begun.set()
        assert go_on.wait(PATIENCE)
        made.append(table_id)
        return table_of_record(table_id, *rest)

    monkeypatch.setattr(imports, "table_of_record", slowly)
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
    table = upload(lone, ann, record)
    report = ann.get(f"/api/tables/{table}/verify")
    assert not report["ok"]
    assert {check["check"]: check["ok"] for check in report["checks"]}["commitment"] is False
    odd = verify(record | {"table": {"commitment": "\ud800", "secret": "\udfff"}})
    assert not odd.checks[0].ok


def long_record(entries=1_200):
    """A record that goes to and fro."""
    return Match.start("fish_n_stones", seats=2, seed="7").to_json() | {
        "log": [{"seat": 0, "action": 0}, {"undo": 0}] * (entries // 2)
    }


def rows_of(server, table):
    """Count what is stored of a table, by kind, and the bytes of its record."""

    def work(connection):
        counts = {
            kind.name: connection.execute(sa.select(sa.func.count()).where(kind.c.table_id == table)).scalar_one()
            for kind in (events, kept, seats, chat)
        }
        listed = connection.execute(sa.select(sa.func.count()).where(tables.c.id == table)).scalar_one()
        body = connection.execute(sa.select(kept.c.body).where(kept.c.table_id == table)).scalar()
        return counts | {"tables": listed}, len(body or "")

    return server.inside(server.place.database.read(work))


def test_a_long_record_is_one_small_row_and_opens_as_it_was(here):
    """On either database; what happens at its table later is kept beside it."""
    ann = Person(here.url, "Ann")
    table = upload(here, ann, long_record() | {"table": {"names": ["Ann", "Ben"]}})
    counts, size = rows_of(here, table)
    assert counts == {"events": 0, "records": 1, "seats": 2, "chat": 0, "tables": 1}
    assert size < 2_000
    shown = ann.get(f"/api/tables/{table}")["table"]
    state = ann.get(f"/api/tables/{table}/state")
    ann.post(f"/api/tables/{table}/commands", {"type": "settings", "id": "s", "chat": False})
    here.place.hub.tables.pop(table)
    again = ann.get(f"/api/tables/{table}")["table"]
    assert (again["n"], again["chat"], again["seats"]) == (shown["n"] + 1, False, shown["seats"])
    assert ann.get(f"/api/tables/{table}/state")["entries"][-2] == state["entries"][-1]
    assert ann.get(f"/api/tables/{table}/verify")["ok"]


def test_records_are_counted_by_address_and_day(tmp_path):
    """Also after a restart, and by what they hold: an address is known again, but not kept."""
    clock, limits = ToldClock(), Limits(uploads_a_day=3, entries_a_day=1_000)
    settings = settings_for(tmp_path, limits=limits)
    with Here(settings, clock) as server:
        ann = Person(server.url)
        for _ in range(2):
            upload(server, ann, long_record(10))
    clock.at += 60
    with Here(settings, clock) as server:
        ann = Person(server.url)
        upload(server, ann, long_record(10))
        assert upload(server, ann, long_record(10), expect=429)["error"] == "too-many"
        clock.at += 86_400
        upload(server, ann, long_record(1_200))
        assert upload(server, ann, long_record(10), expect=429)["error"] == "too-many"
        sources = server.inside(
            server.place.database.read(lambda connection: set(connection.execute(sa.select(kept.c.source)).scalars()))
        )
        assert len(sources) == 1
        assert "127.0.0.1" not in sources.pop()


def test_a_record_nobody_opens_is_dropped_and_one_that_is_opened_stays(tmp_path, monkeypatch):
    monkeypatch.setattr("tidetable.server.work.worker.LOOK", 0.05)
    clock = ToldClock()
    with Here(settings_for(tmp_path, keep_records=10.0), clock) as server:
        ann = Person(server.url, "Ann")
        left, wanted = (upload(server, ann, long_record(10)) for _ in range(2))
        own = ann.table(others=("here",))["table"]["id"]
        clock.at += 9 * 86_400
        server.place.hub.tables.clear()
        ann.get(f"/api/tables/{wanted}")
        clock.at += 2 * 86_400
        wait_for(lambda: not any(rows_of(server, left)[0].values()))
        server.place.hub.tables.clear()
        ann.get(f"/api/tables/{left}", expect=404)
        ann.get(f"/api/tables/{wanted}")
        ann.get(f"/api/tables/{own}")


GUESSES = 12


def test_an_unknown_table_writes_nothing(lone, monkeypatch):
    """Whoever guesses at tables makes the server read, not write."""
    written, write = [], lone.place.database.write

    async def noting(work):
        written.append(work.__qualname__)
        return await write(work)

    monkeypatch.setattr(lone.place.database, "write", noting)
    stranger = Person(lone.url)
    for guess in range(GUESSES):
        stranger.get(f"/api/tables/{guess:016}", expect=404)
    assert max(Counter(written).values(), default=0) < GUESSES  # now and then the server writes something of its own
