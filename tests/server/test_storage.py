"""What is kept: migrations, backups taken while people play, records; on both databases."""

import asyncio
import json
import subprocess
import sys
import threading

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from click.testing import CliRunner

from tests.server.harness import PATIENCE, Here, Person, play_to_the_end, run_apart, settings_for
from tidetable.cli import server as commands
from tidetable.core.errors import BrokenRecord, TidetableError
from tidetable.server.storage.backup import restore_backup, write_backup
from tidetable.server.storage.database import Append, Database, make_engine
from tidetable.server.storage.migrate import migrate
from tidetable.server.storage.schema import events, metadata, tables
from tidetable.server.settings import Settings

KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


def test_a_second_server_is_kept_out_of_a_data_folder(tmp_path):
    with Here(settings_for(tmp_path)), pytest.raises(TidetableError, match="another server"):
        Here(settings_for(tmp_path))


@KINDS
def test_the_migrations_make_the_schema_of_the_code(tmp_path, kind, databases):
    engine = make_engine(Settings(data=tmp_path, database=databases(kind)))
    migrate(engine)
    migrate(engine)  # a second time nothing happens
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


NOON = 1_760_000_000.0
TABLE = {"game": "rivero", "status": "running", "public": False, "n": 1, "created": NOON, "updated": NOON, "summary": "{}"}


def decision(table, after, body="{}"):
    """A decision as it is stored: the event that follows event *after* of a table."""
    row = {"b_id": table, "b_after": after, "b_n": after + 1, "b_status": "running", "b_updated": NOON, "b_due": None,
           "b_summary": None, "b_waiting": 1}  # fmt: skip
    event = {"table_id": table, "n": after + 1, "at": NOON, "body": body, "key": None, "check_digits": ""}
    return Append(table, after, row, [event])


async def store_together(settings):
    """Let decisions meet in one commit; give what each was told, one that is alone or meets one that cannot be stored too."""
    database = Database(settings)
    await database.open()
    await database.write(lambda line: line.execute(sa.insert(tables), [{**TABLE, "id": name} for name in ("t1", "t2", "t3")]))

    async def together(*units):
        return await asyncio.gather(*map(database.append, units), return_exceptions=True)

    def held(line):
        stands = dict(line.execute(sa.select(tables.c.id, tables.c.n)).all())
        return stands, sorted(line.execute(sa.select(events.c.table_id, events.c.n)).all())

    told = [
        await together(decision("t1", 1), decision("t2", 7), decision("t3", 1)),
        await together(decision("t2", 1)),
        await together(decision("t2", 1)),
        await together(decision("t1", 2), decision("t3", 2, body=None)),
        await together(decision("t1", 2), decision("t3", 2)),
    ]
    kept = await database.read(held)
    await database.close()
    return told, kept


@KINDS
def test_of_decisions_that_are_stored_together_each_is_stored_or_not(tmp_path, kind, databases):
    """Where somebody else was quicker, one is not, and says so; what cannot be stored takes its own commit along, and no other."""
    told, (stands, stored) = run_apart(store_together(Settings(data=tmp_path, database=databases(kind))))
    assert told[:3] == [[True, False, True], [True], [False]]
    assert all(isinstance(fault, sa.exc.SQLAlchemyError) for fault in told[3])
    assert told[4] == [True, True]
    assert stands == {"t1": 3, "t2": 2, "t3": 3}
    assert stored == [("t1", 2), ("t1", 3), ("t2", 2), ("t3", 2), ("t3", 3)]


@KINDS
def test_a_backup_taken_under_load_is_restored_into_either_database(tmp_path, kind, databases):
    """While people play; every acknowledged decision of before the backup is in it, every match replays, cookies hold."""
    file = tmp_path / "backup.gz"
    with Here(settings_for(tmp_path / "one", database=databases(kind))) as server:
        ann = Person(server.url, "Ann")
        ann.post("/api/account", {"login": "ann", "password": "correct horse", "name": "Ann"})
        with playing(ann) as played:
            before = played.copy()
            counts = write_backup(server.place.settings, file)
    assert counts["tables"] >= len(before) > 0
    for target in (Settings(data=tmp_path / "two"), Settings(data=tmp_path / "three", database=databases("postgresql"))):
        assert restore_backup(target, file) == counts
        with pytest.raises(BrokenRecord, match="not empty"):
            restore_backup(target, file)
        with Here(settings_for(target.data, database=target.database)) as again:
            ben = Person(again.url)
            ben.post("/api/account/login", {"login": "ann", "password": "correct horse"})
            assert ann.http.get(f"{again.url}/api/me").json()["account"] == "ann"  # cookies hold as well
            for table, n in before.items():
                assert ann.http.get(f"{again.url}/api/tables/{table}/state").json()["n"] >= n


class playing:  # noqa: N801 - reads as a sentence
    """Somebody makes tables and decides, as fast as it goes; what was acknowledged is noted."""

    def __init__(self, person):
        self.person, self.acked, self.done = person, dict[str, int](), threading.Event()
        self.begun, self.faults = threading.Event(), list[BaseException]()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self):
        try:
            while not self.done.is_set():
                table = self.person.table("fish_n_stones", ("here",))["table"]["id"]
                with self.person.socket(table, eyes=0).ready() as line:
                    self.acked[table] = line.act("cat left")["n"]
                if len(self.acked) == 3:
                    self.begun.set()
        except BaseException as fault:  # noqa: BLE001 - told by __exit__
            self.faults.append(fault)
            self.begun.set()

    def __enter__(self):
        self.thread.start()
        assert self.begun.wait(PATIENCE)
        return self.acked

    def __exit__(self, *_):
        self.done.set()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        assert self.faults == []


def test_a_damaged_backup_is_refused(tmp_path):
    with Here(settings_for(tmp_path / "one")) as server:
        Person(server.url, "Ann").table("fish_n_stones", ("here",))
        write_backup(server.place.settings, tmp_path / "backup.gz")
    whole = (tmp_path / "backup.gz").read_bytes()
    (tmp_path / "cut.gz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "other.gz").write_bytes(b"this is no backup")
    for name in ("cut.gz", "other.gz"):
        with pytest.raises(BrokenRecord):
            restore_backup(Settings(data=tmp_path / name.removesuffix(".gz")), tmp_path / name)


def test_the_commands_backup_restore_and_verify(tmp_path):
    """The backup from outside, while the server runs; the rest needs no process of its own."""
    elsewhere = [sys.executable, "-m", "tidetable.cli", "backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "one")]
    with Here(settings_for(tmp_path / "one")) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("fish_n_stones", ("here",))["table"]["id"]
        lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
        play_to_the_end(lines)
        record = ann.get(f"/api/tables/{table}/record")
        (tmp_path / "record.json").write_text(json.dumps(record))
        backup = subprocess.run(elsewhere, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert "1 tables" in backup.stdout, backup.stderr
    for kept in (tmp_path / "one", tmp_path / "b.gz"):
        assert not kept.stat().st_mode & 0o077, "others on the machine could read the server's key"
    run = CliRunner().invoke
    restored = run(commands.restore, [str(tmp_path / "b.gz"), "--data", str(tmp_path / "two")])
    assert "every match replays" in restored.output
    assert run(commands.verify, [str(tmp_path / "record.json")]).exit_code == 0
    record["table"]["secret"] = "0" * 64
    (tmp_path / "record.json").write_text(json.dumps(record))
    assert run(commands.verify, [str(tmp_path / "record.json")]).exit_code == 1
