"""Is the GPU equal to the CPU, byte for byte, over whole games? ``python -m tidetable.research.equal GAME STEPS GAMES N``.

Runs on a GPU, or with ``NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1`` on numba's simulation of one. GAME may be ``all``.
"""

import argparse
import sys
from typing import Any

import numpy as np

from tidetable.core.errors import TidetableError
from tidetable.core.registry import card, game_ids
from tidetable.research import gpu
from tidetable.research.vector import Vector

ARRAYS = ("states", "turn", "masks", "observations", "rewards", "done", "scores", "ranks")
EVERY = 50  # steps between two looks at all arrays


class Differs(AssertionError):
    """The GPU gave something else than the CPU."""


def bytes_of(array: Any) -> bytes:
    """Give the bytes of an array of the GPU; records as words, so that those between the fields come along."""
    words = array.view(np.int64) if array.dtype.names else array
    return bytes(words.copy_to_host().tobytes())


def compare_vectors(game: str, seats: int, n: int, steps: int, seed: str = "equal") -> None:
    """Step the same vector on both and compare every array."""
    here, there = Vector(game, n, seats=seats, seed=seed), gpu.GpuVector(game, n, seats=seats, seed=seed)
    for number in range(steps):
        actions = here.random_actions()
        if not np.array_equal(actions, there.random_actions().copy_to_host()):
            raise Differs(f"{game}, {seats} seats, step {number}: other legal actions")
        here.step(actions)
        there.step(there.actions)
        if number % EVERY == 0 or number == steps - 1:
            for name in ARRAYS:
                if getattr(here, name).tobytes() != bytes_of(getattr(there, name)):
                    raise Differs(f"{game}, {seats} seats, step {number}: {name} differ")


def compare_playouts(game: str, seats: int, n: int, games: int, seed: str = "equal") -> None:
    """Play the same whole games on both and compare the ends and the numbers of decisions."""
    there = gpu.Playouts(game, n, seats=seats, seed=seed).play(games)
    states, decisions = there.ends(), there.decisions.copy_to_host()
    for i in range(n):
        end, count = there.on_cpu(i, games)
        if count != decisions[i] or end != states[i : i + 1].tobytes():
            raise Differs(
                f"{game}, {seats} seats, thread {i}: {count} decisions on the CPU, {decisions[i]} on the GPU, or another end"
            )


def main() -> None:
    """Compare one game, or all, with every number of seats."""
    asked = argparse.ArgumentParser(
        prog="python -m tidetable.research.equal", description="Is the GPU equal to the CPU, byte for byte?"
    )
    asked.add_argument("game", choices=[*game_ids(), "all"])
    asked.add_argument("steps", type=int, help="of a vector")
    asked.add_argument("games", type=int, help="whole games, one after the other")
    asked.add_argument("n", type=int, help="games side by side")
    given = asked.parse_args()
    try:
        for game in game_ids() if given.game == "all" else [given.game]:
            for seats in card(game).seats:
                compare_vectors(game, seats, given.n, given.steps)
                compare_playouts(game, seats, given.n, given.games)
                print(f"{game}, {seats} seats: equal", flush=True)  # noqa: T201 - what this program is for
    except (Differs, TidetableError) as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
