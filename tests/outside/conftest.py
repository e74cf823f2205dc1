"""The template game as anybody's would come: a package on the path that a program registers. It leaves with the tests."""

import os
import sys

import pytest

from tidetable.core import registry
from tidetable.core.registry import NAMED, OURS, card, load, register


@pytest.fixture(scope="module")
def divers():
    """Register the game from outside for a module's tests."""
    before, named, path = dict(registry._entries), os.environ.get(NAMED), list(sys.path)
    sys.path.insert(0, str(OURS / "template"))
    from pearl_divers.game import GAME

    register(GAME)
    yield GAME
    sys.path[:] = path
    registry._entries.clear()
    registry._entries.update(before)
    os.environ.pop(NAMED, None)
    if named is not None:
        os.environ[NAMED] = named
    load.cache_clear()
    card.cache_clear()
