"""What is kept, how small and for how long: packed matches read back the same, guests nobody has seen are forgotten."""

import random

import pytest
import sqlalchemy as sa

from tests.server.harness import Here, Person, ToldClock, play_to_the_end, settings_for, wait_for
from tests.table.tables import table_of
from tidetable.core.registry import game_ids
from tidetable.server.settings import Settings
from tidetable.server.storage.archive import is_same, pack, unpack
from tidetable.server.storage.backup import restore_backup, write_backup
from tidetable.server.storage.days import Entry
from tidetable.server.storage.schema import archives, events
from tidetable.table import commands as co
from tidetable.table import events as ev
from tidetable.table.clocks import Clock
from tidetable.table.entering import replay
from tidetable.table.errors import BrokenLog
from tidetable.table.events import Stored
from tidetable.table.record import record_of

DAY = 86_400
OLDER = (
    "9b7996f9c539067e278723ec0c3bc4778833301c61e439c2c4c078848989e108c351267d446a2032d5012d414bb58640314442037a28b3241ea4069c"
    "8a4ae293f3734a7341c926bf3c2f3e19ecfce20c201b14012540cfc79765a69683bc995f109f9f97030a9aa4d2e4ecd412980438990263a13c3f1e12"
    "97f140fd45a050054a15e417679680232903183f180ad2322b40518a25f1634bcd8979794ab104527c522a484dac0ec1c46e6c66004c7d48e9dcd0a0"
    "16e81068120659a58348c8a6a9c9e6a9e6e49149c04c0f340b352f20f9029eb01142c0c0c94ccf836402483e4192c4484c70d5b5b11bcc53924c4d0c"
    "4c2d4d4c930c8c2d8d1301"
)
KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


def test_a_match_that_was_packed_by_an_earlier_edition_is_read_back():
    """Written by it: Fish'n'Stones, two people, two decisions and the end."""
    play = table_of(2, clock=Clock("bank", seconds=3_600, increment=10))
    for _ in range(2):
        play.at += 1.5
        play.act(play.table.waiting[0])
    play.do(co.Resign("r", 0))
    again = unpack(bytes.fromhex(OLDER))
    assert [(row.n, row.at, row.event) for row in again[1:]] == [(row.n, row.at, row.event) for row in play.rows[1:]]
    older = replay("x", again)  # its record lay otherwise then: options have come since
    assert older.check == play.table.check


def test_a_log_of_this_edition_that_gives_another_state_is_refused():
    play = table_of(2)
    play.act(play.table.waiting[0])
    last = play.rows[-1]
    play.rows[-1] = Stored(last.n, last.at, last.event, last.key, last.check[:4] + "0" * 12)
    with pytest.raises(BrokenLog):
        replay("x", play.rows)


@pytest.mark.parametrize("digits", [3, 6])
@pytest.mark.parametrize("game", game_ids())
def test_a_packed_match_gives_the_same_replay_and_the_same_record(game, digits):
    play = table_of(2, game=game, clock=Clock("bank", seconds=3_600, increment=10))
    chance = random.Random(digits)
    while not play.table.over:
        play.at = round(play.at + chance.lognormvariate(1.2, 0.8), digits)
        play.act(play.table.waiting[0])
    body = pack(play.rows)
    again = unpack(body)
    assert is_same(play.rows, again)
    assert len(body) < 300 + 4 * len(play.rows)
    names = [None] * 2
    assert record_of(replay("x", again), names) == record_of(replay("x", play.rows), names)


def test_every_kind_of_event_and_every_time_can_be_packed():
    plan = table_of(2).table.plan
    every: list[ev.AnyEvent] = [
        ev.Created(plan, "ann", "a secret", "no promise of it"), ev.Created(plan, "ann", "", ""), ev.Sat(0, "ben"), ev.Left(0),
        ev.Salted(1, "séa"), ev.Started(), ev.Decided(1, 300), ev.Decided(0, 0, "fault"), ev.Undone(0, 3, (1,)), ev.Ended("game"),
    ]  # fmt: skip
    for times in ([1.5, 1.25, 3e9], [1 / 3, 2 / 3, 1e-9]):  # also backwards, and of no clock of ours
        rows = [Stored(n, times[n % 3], event, "key", "check") for n, event in enumerate(every, 1)]
        assert is_same(rows, unpack(pack(rows)))


def rows_of(server, table):
    """Count the events of a table that lie in rows of their own, and its archives."""

    def work(connection):
        return tuple(
            connection.execute(sa.select(sa.func.count()).select_from(kind).where(kind.c.table_id == table)).scalar()
            for kind in (events, archives)
        )

    return server.inside(server.place.database.read(work))


def shown(person, table):
    """What people see of a finished match."""
    return [
        person.get(f"/api/tables/{table}/record"),
        person.get(f"/api/tables/{table}/replay", at=3),
        {**person.get(f"/api/tables/{table}/state"), "clocks": None, "time": None},
    ]


@KINDS
def test_a_finished_match_is_packed_and_nobody_notices(tmp_path, kind, databases, monkeypatch):
    monkeypatch.setattr("tidetable.server.work.worker.LOOK", 0.05)
    clock, database = ToldClock(), databases(kind)
    with Here(settings_for(tmp_path / "one", database=database), clock) as server:
        ann = Person(server.url, "Ann")
        table, running = (ann.table("fish_n_stones", ("here",))["table"]["id"] for _ in range(2))
        play_to_the_end({seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)})
        before, (count, _) = shown(ann, table), rows_of(server, table)
        clock.at += 1.1 * DAY
        wait_for(lambda: rows_of(server, table) == (0, 1))
        assert rows_of(server, running)[1] == 0
        server.place.hub.tables.clear()
        assert shown(ann, table) == before
        following = ann.post(f"/api/tables/{table}/rematch")["table"]["id"]  # something happens at it all the same
        server.place.hub.tables.clear()
        assert ann.get(f"/api/tables/{table}")["table"]["rematch"] == following
        assert rows_of(server, table) == (1, 1)
        assert ann.get(f"/api/tables/{table}/state")["n"] == count + 1
        write_backup(server.place.settings, tmp_path / "backup.gz")
    for name, target in (("two", None), ("three", databases("postgresql"))):
        assert restore_backup(Settings(data=tmp_path / name, database=target), tmp_path / "backup.gz")["archives"] == 1


@KINDS
def test_guests_are_forgotten_after_a_time_and_accounts_are_not(tmp_path, kind, databases, monkeypatch):
    monkeypatch.setattr("tidetable.server.work.worker.LOOK", 0.05)
    clock = ToldClock()
    with Here(settings_for(tmp_path, database=databases(kind), forget_guests=100.0), clock) as server:
        ann, ben, cleo, dora, eva = (Person(server.url, name) for name in ("Ann", "Ben", "Cleo", "Dora", "Eva"))
        cleo.post("/api/account", {"login": "cleo", "password": "correct horse", "name": "Cleo"})
        old = ann.table("fish_n_stones", ("open", "open"))["table"]["id"]
        for person in (ben, cleo):
            person.sit(old)
        with ann.socket(old).ready() as line:
            line.say(type="chat", id="1", text="hello")
            line.until("chat")
        for person, day in ((ann, 0), (cleo, 0), (dora, 0), (eva, 90)):  # Dora and Eva only play the deal of the day
            entry = Entry(person.get("/api/me")["player"], str(person.name), clock.at + day * DAY, "won", [9, 7], [0], [0])
            server.inside(server.place.days.add("2026-01-01", "rivero", entry))
        clock.at += 60 * DAY
        new = ben.table("fish_n_stones", ("here",))["table"]["id"]
        clock.at += 60 * DAY

        def names():
            server.place.hub.tables.clear()
            return [seat["name"] for seat in ann.get(f"/api/tables/{old}")["table"]["seats"]]

        wait_for(lambda: names() == [None, "Ben", "Cleo"])
        assert ben.get(f"/api/tables/{new}")["table"]["seats"][0]["name"] == "Ben"
        assert server.inside(server.place.store.chat_of(old)) == []
        kept = server.inside(server.place.days.entries("2026-01-01", "rivero"))
        assert sorted(entry.name for entry in kept) == ["Cleo", "Eva"]
