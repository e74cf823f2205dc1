"""What a game has to say in every game of a vector (bots/network/counsel.py): its careful player and its judge.

The careful player is also the first teacher, and the opponent by which progress is rated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots.network.counsel import take_counsel
from tidetable.core.chance import fast_random
from tidetable.core.play import see
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.core.rule import copied, generic

if TYPE_CHECKING:
    from tidetable.research.gpu import GpuVector
    from tidetable.research.vector import Vector

cuda: Any = None  # numba's, where there is a GPU


@generic
def advise(
    i: int, k: int, states: Ints, seen: Ints, visible: Ints, turn: Ints, choices: Ints, own: Ints, random: Ints, opinions: Ints
) -> int:
    """Take counsel in game *i*, from what the seat that decides may know; seen[k] and own[k] are free for use."""
    see(states, i, seen, k, visible, int(turn[i]))
    for word in range(own.shape[1]):
        own[k, word] = choices[i, word]
    return take_counsel(seen[k], int(turn[i]), own[k], random[i], opinions[i])


@generic
def advise_all(
    first: int,
    last: int,
    states: Ints,
    seen: Ints,
    visible: Ints,
    turn: Ints,
    choices: Ints,
    own: Ints,
    random: Ints,
    actions: Ints,
    opinions: Ints,
) -> None:
    """Write the advice for the games from *first* to *last*."""
    for i in range(first, last):
        actions[i] = advise(i, 0, states, seen, visible, turn, choices, own, random, opinions)


def advise_kernel(
    first: int,
    last: int,
    states: Ints,
    seen: Ints,
    visible: Ints,
    turn: Ints,
    choices: Ints,
    own: Ints,
    random: Ints,
    actions: Ints,
    opinions: Ints,
) -> None:
    """Write the advice for one game a thread."""
    i = first + cuda.grid(1)
    if i < last:
        actions[i] = advise(i, i, states, seen, visible, turn, choices, own, random, opinions)


class Advisor:
    """Counsel beside a vector on the CPU."""

    def __init__(self, vector: Vector) -> None:
        game, self.vector = vector.game, vector
        self.advise = game.bound(advise_all)
        self.seen, self.own = game.State.batch(1), np.zeros((1, vector._choices.shape[1]), np.int64)  # noqa: SLF001 - its neighbour
        self.random, self.actions = fast_random("advisor", vector.n), np.zeros(vector.n, np.int32)
        self.opinions = np.zeros((vector.n, MAX_SEATS), np.float32)

    def ask(self, first: int, last: int) -> None:
        """Write the advice for some games."""
        vector: Any = self.vector
        given = (vector.states, self.seen, vector.game.visible, vector._turn, vector._choices)  # noqa: SLF001 - as above
        self.advise(first, last, *given, self.own, self.random, self.actions, self.opinions)


class GpuAdvisor:
    """Counsel beside a vector on a GPU."""

    def __init__(self, vector: GpuVector) -> None:
        from tidetable.research import gpu  # noqa: PLC0415 - there is a GPU

        self.vector, self.blocks = vector, gpu.blocks
        bound = vector.game.bound(advise)
        self.kernel = gpu.cuda.jit(copied(advise_kernel, {"advise": bound, "cuda": gpu.cuda}))
        self.own = gpu.cuda.to_device(np.zeros((vector.n, vector._choices.shape[1]), np.int64))  # noqa: SLF001 - its neighbour
        self.random = gpu.cuda.to_device(fast_random("advisor", vector.n))
        self.actions = gpu.cuda.to_device(np.zeros(vector.n, np.int32))
        self.opinions = gpu.cuda.to_device(np.zeros((vector.n, MAX_SEATS), np.float32))

    def ask(self, first: int, last: int) -> None:
        """Write the advice for some games."""
        vector: Any = self.vector
        given = (vector.states, vector._seen, vector._visible, vector._turn, vector._choices)  # noqa: SLF001 - as above
        self.kernel[self.blocks(last - first)](first, last, *given, self.own, self.random, self.actions, self.opinions)
