"""The toy is a game like any other here, and nowhere else: other tests ask for all games there are."""

import pytest

from tests.toys.skiff import SKIFF
from tidetable.core import registry


@pytest.fixture(autouse=True)
def _toy(monkeypatch):
    monkeypatch.setattr(registry, "_entries", dict(registry._entries))
    registry.register(SKIFF)  # its sentences lie beside it, in words/
    yield
    registry.load.cache_clear()
    registry.card.cache_clear()
