"""Servers that tests share."""

import pytest

from tests.server.harness import Here, settings_for


@pytest.fixture(scope="session")
def here(tmp_path_factory):
    """One server with an embedded database, shared by all tests that leave it as they found it."""
    with Here(settings_for(tmp_path_factory.mktemp("server"))) as server:
        yield server
