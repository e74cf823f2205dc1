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


# Compiling a large game once more takes a minute or two: those belong to the long campaign.
SMALL = "fish_n_stones"
TRIED = [pytest.param(name, marks=() if name == SMALL else pytest.mark.long) for name in game_ids()]


@pytest.mark.parametrize("name", TRIED)
def test_nothing_is_out_of_range(name):
    """Every setting of every game, compiled with bounds checked, comes to the same bytes as without."""
    game = load(name)
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
    run = subprocess.run(
        [sys.executable, "-c", CHECKED.format(game=name)], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    expected = [play_trial(game, setting, str(i)).last.digest() for i, setting in enumerate(settings(game))]
    assert json.loads(run.stdout) == expected
