"""An index out of range silently writes into a neighbour when compiled; checked, it stops loudly."""

import json
import os
import subprocess
import sys

import pytest

from tidetable.core.trial import play_trial, settings
from tidetable.core.registry import game_ids, load

CHECKED = """
import json
from tidetable.core.trial import play_trial, settings
from tidetable.core.registry import load
game = load({game!r})
print(json.dumps([play_trial(game, setting, str(i)).last.digest() for i, setting in enumerate(settings(game))]))
"""


def ends(name: str, **switches: str) -> list[str]:
    """Play every setting of a game in a process of its own; give the digests of the ends."""
    command = [sys.executable, "-c", CHECKED.format(game=name)]
    run = subprocess.run(command, env=os.environ | switches, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return list(json.loads(run.stdout))


def expected(name: str) -> list[str]:
    game = load(name)
    return [play_trial(game, setting, str(i)).last.digest() for i, setting in enumerate(settings(game))]


@pytest.mark.parametrize("name", game_ids())
def test_interpreted_nothing_is_out_of_range(name):
    """Every setting of every game: numpy looks at every index, and the bytes are the same."""
    assert ends(name, NUMBA_DISABLE_JIT="1") == expected(name)


@pytest.mark.long
@pytest.mark.parametrize("name", game_ids())
def test_compiled_nothing_is_out_of_range(name):
    """The same, compiled with bounds checked: each game is compiled once more, which takes a minute or two."""
    assert ends(name, NUMBA_BOUNDSCHECK="1") == expected(name)
