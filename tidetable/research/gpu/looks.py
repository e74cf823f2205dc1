"""The network of whole numbers on a GPU: a kernel around the very function that looks elsewhere (bots/network/layers.py).

    python -m tidetable.research.gpu.looks rivero 2000

looks at so many positions on the CPU and on the GPU, and says whether every bit is the same.
"""

import sys
from typing import Any, NamedTuple

import numpy as np

from tidetable.bots.network.counsel import inputs
from tidetable.bots.network.layers import Network, Room, look, new_room
from tidetable.bots.network.player import NetworkBot
from tidetable.bots.network.weights import network
from tidetable.core.chance import fast_random
from tidetable.core.game import Game
from tidetable.core.legal import any_of, no_actions
from tidetable.core.match import Match
from tidetable.core.record import Ints
from tidetable.core.registry import load
from tidetable.core.rule import copied
from tidetable.research import gpu

cuda: Any = None  # numba's, where there is a GPU


class Positions(NamedTuple):
    """What is looked at: planes with counsel, legal actions and advice of every position."""

    planes: Ints
    choices: Ints
    advice: Ints


def look_kernel(
    first: Ints, second: Ints, third: Ints, policy: Ints, seats: Ints, low: Ints, middle: Ints, high: Ints, said: Ints,
    chances: Ints, planes: Ints, choices: Ints, advice: Ints,
) -> None:  # fmt: skip
    """Look at one position a thread."""
    i = cuda.grid(1)
    if i < planes.shape[0]:
        room = Room(low[i], middle[i], high[i], said[i], chances[i])
        look(Network(first, second, third, policy, seats), room, planes[i], choices[i], int(advice[i]))


def looks_on_gpu(game: Game, weights: Network, positions: Positions) -> Room:
    """Look at all positions on the GPU; give what was written, a row for each."""
    gpu.kernels(game)  # refuses where there is no GPU, and prepares the compiler where there is one
    n = len(positions.planes)
    room = [gpu.cuda.to_device(np.zeros((n, array.size), array.dtype)) for array in new_room(game.actions)]
    given = [gpu.cuda.to_device(array) for array in (*weights, *positions)]
    kernel = gpu.cuda.jit(copied(look_kernel, {"cuda": gpu.cuda}))
    kernel[gpu.blocks(n)](*given[:5], *room, *given[5:])
    return Room(*(array.copy_to_host() for array in room))


def looks_on_cpu(game: Game, weights: Network, positions: Positions) -> Room:
    """Look at all positions here."""
    rooms = [new_room(game.actions) for _ in positions.planes]
    for room, planes, choices, advice in zip(rooms, *positions, strict=True):
        look(weights, room, planes, choices, int(advice))
    return Room(*(np.array(rows) for rows in zip(*rooms, strict=True)))


def some_positions(game: Game, count: int) -> Positions:
    """Collect positions of random games, as a network is shown them."""
    eyes, random = NetworkBot(game, "looks"), fast_random("looks")[0]
    planes = np.zeros((count, inputs(game.Plane.size())), np.float32)
    choices, advice = np.zeros((count, no_actions(game.actions).size), np.int64), np.zeros(count, np.int32)
    match = Match.start(game.id, seed="looks 0")
    for i in range(count):
        if not match.waiting:
            match = Match.start(game.id, seed=f"looks {i}")
        seen = match.seen(match.waiting[0])
        advice[i] = eyes.show(seen, random)
        planes[i], choices[i] = eyes.planes, seen.choices
        match.play(int(any_of(seen.choices, random)), seen.viewer)
    return Positions(planes, choices, advice)


def compare(game: str, count: int) -> str:
    """Look on both, and say whether they agree."""
    weights, loaded = network(game), load(game)
    positions = some_positions(loaded, count)
    ways = [way(loaded, weights, positions) for way in (looks_on_cpu, looks_on_gpu)]
    different = [name for name, *both in zip(Room._fields, *ways, strict=True) if both[0].tobytes() != both[1].tobytes()]
    return f"{game}: {count} looks, " + (f"different: {', '.join(different)}" if different else "equal")


if __name__ == "__main__":
    sys.stdout.write(compare(sys.argv[1], int(sys.argv[2])) + "\n")
