"""The network of whole numbers on a GPU: the same bits as here; where there is none, a look or two in numba's simulation."""

import os
import subprocess
import sys

import pytest

from tidetable.core.registry import game_ids
from tidetable.research import gpu


@pytest.mark.parametrize("game", game_ids())
def test_a_look_on_a_gpu_gives_the_same_bits(game):
    count, simulated = 3000, {}
    if gpu.why_not() is not None:
        count, simulated = 1, {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "ignore", "-m", "tidetable.research.gpu.looks", game, str(count)]
    run = subprocess.run(command, capture_output=True, text=True, env=os.environ | simulated, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout == f"{game}: {count} looks, equal\n"
