"""Servers that tests share."""

import itertools

import pytest

from tests.server.harness import Here, settings_for
from tests.server.services import fresh_database, running_postgres, running_redis

_names = (f"tidetable_{number}" for number in itertools.count())


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


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request):
    """The address of an empty database of each kind; None is SQLite in the data folder."""
    if request.param == "sqlite":
        return None
    return fresh_database(request.getfixturevalue("postgres"), next(_names))


@pytest.fixture(scope="session")
def here(tmp_path_factory, database):
    """One server on each database, shared by all tests that leave it as they found it."""
    with Here(settings_for(tmp_path_factory.mktemp("server"), database=database)) as server:
        yield server


@pytest.fixture(scope="session")
def lone(tmp_path_factory):
    """One server with an embedded database, for tests that do not touch the storage."""
    with Here(settings_for(tmp_path_factory.mktemp("lone"))) as server:
        yield server


@pytest.fixture
def new_database(postgres):
    """An empty PostgreSQL database of one's own."""
    return fresh_database(postgres, next(_names))


@pytest.fixture
def another_database(postgres):
    """One more."""
    return fresh_database(postgres, next(_names))
