"""Servers that tests share. Nothing here waits for ever, and whatever was started ends with the tests, also when they fail."""

import fcntl
import itertools
import signal
import subprocess
import sys
import threading

import pytest

from tests.server.harness import Here, settings_for
from tests.server.services import fresh_database, running_postgres, running_redis
from tidetable.core.registry import game_ids
from tidetable.core.rule import cache_root
from tidetable.server.settings import Limit, Limits
from tidetable.server.work.warm import warm_mark

LIMIT, LONG_LIMIT = 150, 10_800  # seconds a test may take, on a machine with other work as well
_names = (f"tidetable_{number}" for number in itertools.count())


@pytest.fixture(autouse=True)
def _limited(request):
    """End a test that hangs, so that its servers are ended too."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def give_up(*_):
        raise TimeoutError(f"{request.node.name} takes too long")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(LONG_LIMIT if request.node.get_closest_marker("long") else LIMIT)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session", autouse=True)
def _compiled():
    """Make all games ready, once for all test processes: on a fresh machine that takes minutes, which no test should wait for."""
    cache_root().mkdir(parents=True, exist_ok=True)
    with (cache_root() / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for game in game_ids():
            if not warm_mark(game).exists():
                subprocess.run([sys.executable, "-m", "tidetable.server.work.warm", game], check=True, timeout=900)


@pytest.fixture(scope="session")
def postgres():
    """One PostgreSQL server for the session."""
    with running_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_url():
    """One Redis server for the session."""
    with running_redis() as address:
        yield address


@pytest.fixture(scope="session")
def databases(request):
    """Make empty databases: the address of a PostgreSQL one, or None for SQLite in the data folder."""

    def make(kind):
        return None if kind == "sqlite" else fresh_database(request.getfixturevalue("postgres"), next(_names))

    return make


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def here(request, tmp_path_factory, databases):
    """One server on each database, shared by all tests that leave it as they found it."""
    with Here(settings_for(tmp_path_factory.mktemp("server"), database=databases(request.param))) as server:
        yield server


@pytest.fixture(scope="session")
def lone(tmp_path_factory):
    """One server with an embedded database, for tests that do not touch the storage."""
    with Here(settings_for(tmp_path_factory.mktemp("lone"))) as server:
        yield server


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def club(request, tmp_path_factory, databases):
    """One server on each database with room for many accounts and archives from one address."""
    roomy = Limits(luggage=Limit(1000, 1000), accounts=Limit(1000, 1000), tournaments_of_address=Limit(1000, 1000))
    with Here(settings_for(tmp_path_factory.mktemp("club"), limits=roomy, database=databases(request.param))) as server:
        yield server
