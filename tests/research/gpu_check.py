"""``python -m tests.research.gpu_check GAME STEPS GAMES N``: is the GPU equal to the CPU, byte for byte, over whole games?

Runs on a GPU, or with NUMBA_ENABLE_CUDASIM=1 on numba's simulation of one; prints "equal" or stops with what differs.
"""

import sys

import numpy as np

from tidetable.games import GAMES, card
from tidetable.research import gpu
from tidetable.research.vector import Vector

ARRAYS = ("states", "turn", "masks", "observations", "rewards", "done", "scores", "ranks")


def check_vectors(game, seats, n, steps):
    """Step the same vector on both and compare every array."""
    here, there = Vector(game, n, seats=seats, seed="equal", threads=1), gpu.GpuVector(game, n, seats=seats, seed="equal")
    for number in range(steps):
        actions = here.random_actions().copy()
        assert np.array_equal(actions, there.random_actions().copy_to_host()), f"{game}, step {number}: other actions"
        here.step(actions)
        there.step(there.actions)
        if number % 50 == 0 or number == steps - 1:
            for name in ARRAYS:
                same = getattr(here, name).tobytes() == getattr(there, name).copy_to_host().tobytes()
                assert same, f"{game}, {seats} seats, step {number}: {name} differ"


def check_playouts(game, seats, n, games):
    """Play the same whole games on both and compare the ends and the numbers of decisions."""
    there = gpu.Playouts(game, n, seats=seats, seed="equal").play(games)
    states, decisions = there.states.copy_to_host(), there.decisions.copy_to_host()
    for i in range(n):
        end, count = there.on_cpu(i, games)
        assert count == decisions[i], f"{game}, {seats} seats, thread {i}: {count} decisions, not {decisions[i]}"
        assert end == states[i : i + 1].tobytes(), f"{game}, {seats} seats, thread {i}: another end"


def main():
    """Check one game, or all."""
    chosen, steps, games, n = sys.argv[1], *map(int, sys.argv[2:5])
    for game in GAMES if chosen == "all" else [chosen]:
        for seats in card(game).seats:
            check_vectors(game, seats, n, steps)
            check_playouts(game, seats, n, games)
            print(f"{game}, {seats} seats: equal")  # noqa: T201 - what this program is for


if __name__ == "__main__":
    main()
