"""The doctor says in sentences what is wrong, and what would be right."""

import subprocess
import sys

import pytest
import sqlalchemy as sa

from tests.server.harness import PATIENCE, Here, Person, free_port, settings_for
from tidetable.server.doctor import examine
from tidetable.server.doctor.finding import Finding
from tidetable.server.doctor.machine import _room
from tidetable.server.settings import Settings
from tidetable.server.storage.backup import write_backup
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.schema import settings as kept


def found(settings, what):
    """What the doctor says about one thing."""
    return [finding for finding in examine(settings) if finding.what == what]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_is_well(tmp_path, kind, databases, redis_url):
    redis = redis_url if kind == "postgresql" else None
    with Here(settings_for(tmp_path, database=databases(kind), redis=redis)) as server:
        Person(server.url, "Ann").table(others=("careful",), pace="fast")
        write_backup(server.place.settings, tmp_path / "backup.gz")
        asked = Settings(data=tmp_path, database=server.place.settings.database, redis=redis, public_url=server.url)
        all_of_them = list(examine(asked))
        assert [finding for finding in all_of_them if finding.how == "wrong"] == []
        well = {finding.what for finding in all_of_them if finding.how == "well"}
        assert {"database", "migrations", "secrets", "servers", "backups", "jobs", "address", "sockets"} <= well
        assert ("redis" in well) is (redis is not None)


def test_what_is_not_there_yet_is_no_fault(tmp_path):
    assert {finding.how for finding in examine(Settings(data=tmp_path / "none")) if finding.what in {"data", "database"}} == {
        "note"
    }


def test_services_that_do_not_answer(tmp_path):
    port = free_port()
    settings = Settings(
        data=tmp_path, database=f"postgresql://nobody@127.0.0.1:{port}/x", redis=f"redis://127.0.0.1:{port}/0",
        public_url=f"http://127.0.0.1:{port}",
    )  # fmt: skip
    for what in ("database", "redis"):
        [finding] = found(settings, what)
        assert finding.how == "wrong"
        assert f"is --{what} its address?" in finding.text
    assert "does the proxy run" in found(settings, "address")[-1].text


def change(settings, statement):
    """Do something to a database behind everybody's back."""
    engine = make_engine(settings)
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def test_a_lost_key_and_a_newer_schema_are_wrong(tmp_path):
    settings = Settings(data=tmp_path)
    with Here(settings_for(tmp_path)):
        pass
    assert found(settings, "servers")[0].how == "well"
    change(settings, sa.delete(kept).where(kept.c.key == "secret"))
    assert found(settings, "secrets")[0].how == "wrong"
    change(settings, sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "newer Tidetable" in found(settings, "migrations")[0].text
    change(settings, sa.text("UPDATE alembic_version SET version_num = '0003'"))
    assert "make a backup before" in found(settings, "migrations")[0].text


def test_a_full_disk_is_wrong_before_it_is_full():
    assert [_room(free).how for free in (1e8, 1e9, 1e10)] == ["wrong", "note", "well"]


def test_the_command_ends_badly_if_something_is_wrong(tmp_path):
    command = [sys.executable, "-m", "tidetable.cli", "doctor", "--data", str(tmp_path)]
    fine = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (fine.returncode, fine.stdout.splitlines()[-1]) == (0, "nothing must be put right")
    address = ("--redis", f"redis://127.0.0.1:{free_port()}/0")
    sick = subprocess.run([*command, *address], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (sick.returncode, sick.stdout.splitlines()[-1]) == (1, "1 thing must be put right")
    assert str(Finding("wrong", "redis", "")).strip() in sick.stdout
