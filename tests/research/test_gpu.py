"""The GPU: the same bytes as the CPU where there is one, the same kernels simulated where there is none, and one line why."""

import os
import subprocess
import sys

import pytest

from tidetable.games import GAMES
from tidetable.research import gpu


def checked(game, steps, games, n, **environment):
    command = [sys.executable, "-W", "ignore", "-m", "tidetable.research.equal", game, *map(str, (steps, games, n))]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | environment, check=False)


@pytest.mark.parametrize("game", GAMES)
def test_kernels_give_the_bytes_of_the_cpu(game):
    """On a GPU thousands of whole games; without one a few games of the same kernels in numba's simulator."""
    if gpu.why_not() is None:
        run = checked(game, 400, 3, 2000)
    else:
        run = checked(game, 6, 1, 1, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1")
    assert run.returncode == 0, run.stderr
    assert "equal" in run.stdout


def test_without_a_gpu_it_says_so_in_one_line():
    code = """
from tidetable.research import gpu
print(gpu.why_not())
try:
    gpu.GpuVector("fish_n_stones", 4)
except gpu.NoGpu as reason:
    print(reason)
"""
    hidden = {"CUDA_VISIBLE_DEVICES": "", "NUMBA_DISABLE_CUDA": "1"}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | hidden, check=True)
    lines = run.stdout.splitlines()
    assert len(lines) == 2
    assert lines[0] == lines[1]
    assert lines[0].startswith("no GPU play: ")


def test_a_pool_of_games_is_worked_on_by_threads_together():
    """What the simulator can show: four threads share the records of a pool, fetch and put back, and change no game's bytes."""
    code = """
from tidetable.research import gpu
from tidetable.research.pool import Pool
playouts = gpu.Playouts("fish_n_stones", 3, seats=2, seed="pool")
playouts.kernels.pool, playouts.pooled = Pool(playouts.game, gpu.cuda, simulated=True, lanes=4), True
playouts.play(1)
ends, decisions = playouts.ends(), playouts.decisions.copy_to_host()
print([playouts.on_cpu(i, 1) == (ends[i : i + 1].tobytes(), decisions[i]) for i in range(3)])
"""
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, env=os.environ | simulated, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == "[True, True, True]"
