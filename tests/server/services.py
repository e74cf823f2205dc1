"""Real PostgreSQL and Redis servers for tests, started from what the machine has, in folders of their own."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import redis

from tests.server.harness import PATIENCE, free_port, wait_for

NOBODY = ("postgres", "nobody")  # PostgreSQL refuses to run as root


def missing(what: str) -> None:
    """Say clearly that a server is not on this machine, and leave out what needs it."""
    text = f"{what} is not installed on this machine: what needs it is NOT tested"
    warnings.warn(text, stacklevel=2)
    pytest.skip(text)


def postgres_binaries() -> Path | None:
    """Find the folder with initdb and postgres: Debian's newest, or what is on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def _plain_user() -> str | None:
    """Give a user to become, if we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in NOBODY if name in known)


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """Run a PostgreSQL server; give its address without the name of a database."""
    binaries = postgres_binaries()
    if binaries is None:
        missing("PostgreSQL")
    assert binaries is not None
    folder, user, port = Path(tempfile.mkdtemp(prefix="tidetable-pg-")), _plain_user(), free_port()
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, "user": user}
    subprocess.run(
        [binaries / "initdb", "-D", data, "-A", "trust", "-U", "tidetable", "-E", "UTF8", "--no-sync"],
        check=True,
        timeout=PATIENCE,
        **quiet,
    )  # type: ignore[call-overload]
    options = [
        "-c",
        "fsync=off",
        "-c",
        f"unix_socket_directories={folder}",
        "-c",
        "max_connections=100",
        "-c",
        "listen_addresses=127.0.0.1",
    ]
    server = subprocess.Popen([binaries / "postgres", "-D", data, "-p", str(port), *options], **quiet)  # type: ignore[call-overload]
    try:
        address = f"postgresql://tidetable@127.0.0.1:{port}"
        wait_for(lambda: _postgres_answers(address), "PostgreSQL does not start")
        yield address
    finally:
        end(server, signal.SIGINT)  # at once, whoever is still connected
        shutil.rmtree(folder, ignore_errors=True)


def end(server: subprocess.Popen[bytes], how: int) -> None:
    """End a server politely, then without asking."""
    server.send_signal(how)
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait(20)


def _postgres_answers(address: str) -> bool:
    try:
        psycopg.connect(f"{address}/postgres", connect_timeout=5).close()
    except psycopg.OperationalError:
        return False
    return True


def fresh_database(address: str, name: str) -> str:
    """Make an empty database; give its address."""
    with psycopg.connect(f"{address}/postgres", autocommit=True, connect_timeout=30) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{address}/{name}"


@contextlib.contextmanager
def running_redis() -> Iterator[str]:
    """Run a Redis or Valkey server; give its address."""
    binary = shutil.which("redis-server") or shutil.which("valkey-server")
    if binary is None:
        missing("Redis or Valkey")
    assert binary is not None
    port = free_port()
    arguments = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", tempfile.gettempdir()]
    server = subprocess.Popen([binary, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: _redis_answers(port), "Redis does not start")
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        end(server, signal.SIGTERM)


def _redis_answers(port: int) -> bool:
    try:
        return bool(redis.Redis(port=port, socket_timeout=5).ping())
    except redis.RedisError:
        return False
