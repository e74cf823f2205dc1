"""What is wrong with options, folders, ports and services is said in a sentence, with what would be right, as a server begins."""

import json
import socket as sockets
import subprocess
import sys

import pytest
import sqlalchemy as sa

from tests.server.harness import PATIENCE, free_port, loop_aside
from tidetable.cli import tidetable as commands
from tidetable.core.errors import BadSetup, TidetableError
from tidetable.server.settings import Settings
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.migrate import migrate

SECRET = "geheim"  # noqa: S105 - of a database that is not there
NOWHERE = f"postgresql://ann:{SECRET}@127.0.0.1:1/x"


def refusal(*command):
    """Run a command that does not begin; give what it says."""
    with loop_aside(), pytest.raises(TidetableError) as told:
        commands.main([str(part) for part in command], standalone_mode=False)
    return str(told.value)


@pytest.mark.parametrize(
    ("options", "remedy"),
    [
        (["serve", "--database", "mysql://x/y"], "like postgresql://"),
        (["serve", "--database", "nonsense"], "like postgresql://"),
        (["serve", "--redis", "nonsense"], "like redis://"),
        (["serve", "--public-url", "tidetable.example.org"], "like https://"),
        (["serve", "--public-url", "https://example.org/tidetable"], "without a path"),
        (["serve", "--public-url", "https://[::1"], "like https://"),
        (["serve", "--host", "nowhere.invalid"], "all of this machine's"),
        (["serve", "--data", "/proc/none"], "--data"),
        (["serve", "--smtp", "smtps://x", "--mail-from", "a@b"], "--public-url"),
        (["work", "--database", NOWHERE, "--redis", "nonsense"], "like redis://"),
        (["work", "--database", NOWHERE, "--redis", "redis://127.0.0.1:1"], "is --database its address?"),
        (["doctor", "--database", "nonsense"], "like postgresql://"),
        (["doctor", "--redis", "nonsense"], "like redis://"),
        (["backup", "x.gz", "--database", NOWHERE], "is --database its address?"),
    ],
    ids=" ".join,
)
def test_what_would_be_right_is_said(tmp_path, monkeypatch, options, remedy):
    monkeypatch.chdir(tmp_path)
    told = refusal(*options)
    assert remedy in told
    assert SECRET not in told
    assert "\n" not in told


def test_a_port_that_is_taken(tmp_path):
    with sockets.create_server(("127.0.0.1", 0)) as taken:
        told = refusal("serve", "--data", tmp_path / "data", "--port", taken.getsockname()[1])
    assert "--port (0: any free one)" in told
    assert not (tmp_path / "data" / "tidetable.db").exists(), "nothing was opened"


def test_a_database_that_is_none_or_of_a_newer_edition(tmp_path):
    (tmp_path / "tidetable.db").write_bytes(b"this was a database " * 1_000)
    for command in (["serve", "--port", 0], ["backup", tmp_path / "x.gz"]):
        assert "tidetable restore" in refusal(*command, "--data", tmp_path)
    newer = tmp_path / "newer"
    engine = make_engine(Settings(data=newer))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    assert "made by a newer Tidetable" in refusal("serve", "--port", 0, "--data", newer)


@pytest.mark.parametrize("command", ["serve", "work"])
def test_services_that_are_not_there(tmp_path, command, databases, monkeypatch):
    monkeypatch.setattr("tidetable.server.live.bus.OPENS_WITHIN", 0.5)
    options = ["--port", 0, "--data", tmp_path] if command == "serve" else []
    assert "is --redis its address?" in refusal(
        command, *options, "--database", databases("postgresql"), "--redis", "redis://127.0.0.1:1"
    )


def test_a_file_that_cannot_be_written(tmp_path):
    migrate(make_engine(Settings(data=tmp_path)))
    assert "/proc/x.gz" in refusal("backup", "/proc/x.gz", "--data", tmp_path)


def test_a_person_reads_one_line_and_the_log_another(tmp_path):
    """No page of a program: what the server could not do, and a sentence."""
    (tmp_path / "tidetable.db").write_bytes(b"this was a database " * 1_000)
    command = [sys.executable, "-m", "tidetable.cli", "serve", "--data", tmp_path, "--port", str(free_port())]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    *logged, told = ended.stderr.strip().splitlines()
    assert (ended.returncode, told.partition(":")[0]) == (2, "tidetable")
    assert [json.loads(line)["event"] for line in logged] == ["cannot begin", "Application startup failed. Exiting."]


def test_no_backup_is_restored_of_what_is_none(tmp_path):
    (tmp_path / "x").write_bytes(b"nonsense")
    with pytest.raises(TidetableError, match=r"no (whole )?backup") as told:
        commands.main(["restore", str(tmp_path / "x"), "--data", str(tmp_path / "fresh")], standalone_mode=False)
    assert not isinstance(told.value, BadSetup)
    assert len(str(told.value)) < 200
