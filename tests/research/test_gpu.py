"""The GPU: the same bytes as the CPU where there is one, the same kernels simulated where there is none, and one line why."""

import os
import subprocess
import sys

import numpy as np
import pytest

from tidetable.core.trial import Setting, play_trial
from tidetable.core.record import in_whole_units
from tidetable.core.registry import game_ids, load
from tidetable.core.rule import rule
from tidetable.research import gpu
from tidetable.research.gpu.units import UNIT, units_asked, units_read


def checked(game, steps, games, n, **environment):
    command = [sys.executable, "-W", "ignore", "-m", "tidetable.research.equal", game, *map(str, (steps, games, n))]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | environment, check=False)


@pytest.mark.parametrize("game", game_ids())
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
    hidden = {"CUDA_VISIBLE_DEVICES": ""}
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ | hidden, check=True)
    lines = run.stdout.splitlines()
    assert len(lines) == 2
    assert lines[0] == lines[1]
    assert lines[0].startswith("no GPU play: ")
    compare = [sys.executable, "-m", "tidetable.research.equal", "all", "4", "1", "4"]
    run = subprocess.run(compare, capture_output=True, text=True, env=os.environ | hidden, check=False)
    assert (run.returncode, run.stdout, run.stderr.splitlines()) == (1, "", [lines[0]])


def test_the_simulation_of_a_gpu_says_what_it_needs():
    code = "from tidetable.research import gpu; print(gpu.why_not())"
    alone = os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, env=alone, check=True)
    assert run.stdout.splitlines() == [
        "no GPU play: numba's simulation of one (NUMBA_ENABLE_CUDASIM=1) needs NUMBA_DISABLE_JIT=1 as well"
    ]


def test_a_pool_of_games_is_worked_on_by_threads_together():
    """What the simulator can show: four threads share the records of a pool, fetch and put back, and change no game's bytes."""
    code = """
from tidetable.research import gpu
from tidetable.research.gpu.pool import Pool
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


def test_wrong_numbers_are_refused_before_a_kernel_could_misread_them():
    code = """
import numpy as np
from tidetable.research import gpu
def refused(what):
    try:
        what()
    except (TypeError, ValueError, gpu.TidetableError) as fault:
        return str(fault)
    return "taken"
vector = gpu.GpuVector("fish_n_stones", 2, seed=None)
print(refused(lambda: vector.step(np.zeros(2, np.float32))))
print(refused(lambda: vector.step(np.zeros(3, np.int32))))
print(refused(lambda: gpu.GpuVector("fish_n_stones", 0)))
print(refused(lambda: gpu.GpuVector("fish_n_stones", 2, seats=0)))
print(refused(lambda: gpu.Playouts("fish_n_stones", 2, seats=5)))
print(refused(lambda: gpu.Playouts("fish_n_stones", 2).play(0)))
vector.masks.copy_to_device(np.ones((2, 31), np.bool_))
print(refused(lambda: vector.step(np.array([0, 30], np.int32))))
"""
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, env=os.environ | simulated, check=False
    )
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert len(lines) == 7
    assert "taken" not in lines
    words = ["int32", "2 games", "one game", "seats", "seats", "one game", "action 30 is not legal in game 1 of the vector"]
    assert all(word in line for word, line in zip(words, lines, strict=True))


@pytest.mark.parametrize("name", game_ids())
def test_choosing_reads_only_the_units_that_are_fetched_for_it(name):
    """Whatever stands in the rest of a record, the choice is the same; and not every record is fetched whole."""
    game = load(name)
    kept = np.zeros(-(-game.State.layout.itemsize // UNIT) * UNIT, np.bool_)
    kept.reshape(-1, UNIT)[units_asked(game)] = True
    kept = kept[: game.State.layout.itemsize]
    trial, noise = play_trial(game, Setting(2, {}), "poisoned"), np.random.default_rng(1)
    for i in trial.some(150):
        state = trial.states[i]
        if not state.waiting:
            continue
        poisoned = np.frombuffer(state.to_bytes(), np.uint8).copy()
        poisoned[~kept] = noise.integers(0, 256, int((~kept).sum()))
        other, seat = game.State.from_bytes(poisoned.tobytes()), game.waiting_seats(state)[0]
        assert game.legal_actions(other, seat) == game.legal_actions(state, seat)
    assert not kept.all()


@rule
def reads_turns(state):
    return state.turns


@rule
def reads_the_phase_too(state):
    return reads_turns(state) + state.phase


def test_the_fields_of_a_rule_are_found_through_all_it_calls():
    layout = load("das_riff").State.layout
    begins = {name: dict(layout.fields or {})[name][1] // UNIT for name in ("turns", "phase")}
    assert units_read(layout, reads_turns).tolist() == [begins["turns"]]
    assert units_read(layout, reads_the_phase_too).tolist() == sorted(set(begins.values()))


@pytest.mark.parametrize("name", game_ids())
def test_records_in_whole_units_have_their_fields_where_they_were(name):
    layout = load(name).State.layout
    whole = in_whole_units(layout, UNIT)
    assert whole.itemsize % UNIT == 0
    assert 0 <= whole.itemsize - layout.itemsize < UNIT
    assert dict(whole.fields or {}) == dict(layout.fields or {})
