"""A table is opened from where it was last written down; it costs what is new, and whatever does not fit is replayed."""

import pytest
import sqlalchemy as sa

from tests.server.harness import Here, Person, play_to_the_end, settings_for, wait_for
from tests.server.test_processes import count_loads
from tidetable.server.live import hub, loader
from tidetable.server.storage.schema import snapshots
from tidetable.table import entering

KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@pytest.fixture
def short(monkeypatch):
    """Tables are written down after few events."""
    monkeypatch.setattr(hub, "MANY", 10)


def write(server, statement):
    """Change the database of a server behind its back."""
    server.inside(server.place.database.write(lambda connection: connection.execute(statement) and None))


def kept(server):
    """Give after which event a snapshot was taken, of the only table."""
    query = sa.select(snapshots.c.n)
    return server.inside(server.place.database.read(lambda connection: connection.execute(query).scalar()))


def played(server, decisions):
    """Play at a table, alone at two seats; give who, which table, and what seat 0 sees then."""
    ann = Person(server.url, "Ann")
    table = ann.table("rivero", ("here",), clock={"kind": "bank", "seconds": 600})["table"]["id"]
    lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
    play_to_the_end(lines, decisions=decisions)
    for line in lines.values():
        line.close()
    return ann, table


def seen(person, table):
    """Give what a seat sees, without the time."""
    state = person.get(f"/api/tables/{table}/state", eyes=0)
    return {name: value for name, value in state.items() if name not in {"time", "clocks"}}


@KINDS
def test_a_table_is_opened_from_where_it_was_written_down(tmp_path, kind, databases, short, monkeypatch):
    settings = settings_for(tmp_path, database=databases(kind))
    with Here(settings) as server:
        ann, table = played(server, 24)
        before = seen(ann, table)
        wait_for(lambda: kept(server) is not None and kept(server) >= 20)
        n = kept(server)
    replayed = list[str]()
    monkeypatch.setattr(loader, "replay", lambda *about: replayed.append("whole") or entering.replay(*about))
    with Here(settings) as server:
        ann.http.base_url = server.url
        assert seen(ann, table) == before
        assert replayed == []
        assert server.place.hub.tables[table].written == n
        write(server, sa.update(snapshots).values(body=b"damaged"))
    with Here(settings) as server:
        ann.http.base_url = server.url
        assert seen(ann, table) == before
        assert replayed == ["whole"]


def test_a_snapshot_that_others_events_do_not_bear_out_is_not_believed(tmp_path, short, monkeypatch):
    """It fits the event it follows, but what has happened since does not follow from it: all is replayed."""
    settings = settings_for(tmp_path)
    with Here(settings) as server:
        ann, table = played(server, 17)
        before = seen(ann, table)
        wait_for(lambda: kept(server) is not None)
        assert kept(server) < before["n"]
    monkeypatch.setattr(loader, "follow", lambda opened, rows: entering.follow(opened, rows[1:]))  # as if one were missing
    with Here(settings) as server:
        ann.http.base_url = server.url
        assert seen(ann, table) == before


def test_memory_that_lets_go_of_a_table_writes_it_down_and_a_packed_match_has_no_snapshot(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        ann, table = played(server, 20)
        assert kept(server) is None
        live = server.place.hub.tables[table]
        wait_for(lambda: not live.readers)
        live.touched -= hub.IDLE + 1
        wait_for(lambda: kept(server) == live.table.n)
        loaded = list[int]()
        monkeypatch = pytest.MonkeyPatch()
        count_loads(server.place.store, loaded, monkeypatch)
        state = ann.get(f"/api/tables/{table}/state", eyes=0)
        assert (loaded, state["n"]) == ([], live.table.n)
        monkeypatch.undo()
        ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
        assert server.inside(server.place.store.retention.archive(1e12)) == 1
        assert kept(server) is None
        assert ann.get(f"/api/tables/{table}/state", eyes=0)["status"] == "over"
