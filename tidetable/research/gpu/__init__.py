"""The same games on a GPU: kernels that call the very same rule functions (numba-cuda, ``pip install tidetable[gpu]``).

A kernel is a few lines around the functions of vector/loops.py and core/play.py: thread *i* works on game *i*. Where there is no
GPU, ``why_not()`` says so in one line and everything else of Tidetable works as ever.
"""

import operator
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Self

import numpy as np

from tidetable.core.chance import fast_random
from tidetable.core.errors import TidetableError
from tidetable.core.game import Game
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.core.rule import COMPILED, copied
from tidetable.research.gpu.exponential import take_exponentials
from tidetable.research.gpu.names import take_names_as_indices
from tidetable.research.gpu.pool import Pool
from tidetable.research.vector import loops, not_legal, number_of_games
from tidetable.research.world import Table, seed_text, templates

THREADS = 128  # a block
SMALL = 256  # bytes of a record that a thread's own memory is best for; larger ones play in a pool (pool.py)

cuda: Any = None
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM", "0") == "1"  # numba plays the GPU, in plain Python
try:
    from numba import cuda
except ImportError:  # numba without its CUDA part, or no numba at all
    cuda = None

# What the kernels below are bound with: the functions of a game, and the layout of its record.
step: Any = None
choose: Any = None
is_illegal: Any = None
random_games: Any = None
STATE: Any = None
SET_WORDS: Any = 0


class NoGpu(TidetableError):
    """There is no GPU here, or nothing to drive it with."""


@cache
def why_not() -> str | None:
    """Say in one line why there is no GPU to play on; None if there is one."""
    if SIMULATED and COMPILED:
        return "no GPU play: numba's simulation of one (NUMBA_ENABLE_CUDASIM=1) needs NUMBA_DISABLE_JIT=1 as well"
    if cuda is None or COMPILED == SIMULATED:
        return "no GPU play: numba with its CUDA part is not installed, or compilation is switched off"
    try:
        found = cuda.is_available()
    except Exception as fault:  # noqa: BLE001 - a broken driver can say anything
        return f"no GPU play: {str(fault).splitlines()[0]}"
    return None if found else "no GPU play: no CUDA device was found on this machine"


# Kernels: thread i works on game i


def step_kernel(
    states: Ints, template: Ints, random: Ints, journal: Ints, actions: Ints, seen: Ints, visible: Ints, choices: Ints,
    turn: Ints, masks: Ints, planes: Ints, rewards: Ints, done: Ints, scores: Ints, ranks: Ints,
) -> None:  # fmt: skip
    """Step every game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        step(
            i, i + 1, i, states, template, random, journal[:0], actions, seen, visible, choices,
            turn, masks, planes, rewards, done, scores, ranks,
        )  # fmt: skip


def check_kernel(actions: Ints, choices: Ints, illegal: Ints) -> None:
    """Remember a game whose action is not legal."""
    i = cuda.grid(1)
    if i < actions.shape[0] and is_illegal(i, actions, choices):
        illegal[0] = i


def choose_kernel(random: Ints, choices: Ints, actions: Ints) -> None:
    """Choose a legal action for every game."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        choose(i, i + 1, random, choices, actions)


def playout_kernel(states: Ints, template: Ints, random: Ints, journal: Ints, decisions: Ints, games: int) -> None:
    """Play whole random games, deals included, in the thread's own memory; keep the last state and count the decisions."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        own = cuda.local.array(1, STATE)
        choices = cuda.local.array(SET_WORDS, np.int64)
        chances = cuda.local.array(4, np.uint32)
        for word in range(4):
            chances[word] = random[i, word]
        decisions[i] = random_games(own, template, choices, chances, journal[:0], games)
        states[i] = own[0]
        for word in range(4):
            random[i, word] = chances[word]


class Kernels:
    """The kernels of this module for one game, each compiled when first used."""

    def __init__(self, game: Game) -> None:
        reason = why_not()
        if reason:
            raise NoGpu(reason)
        if not SIMULATED:
            take_names_as_indices()
            take_exponentials()
        self.game = game

    def _kernel(self, source: Callable[..., None], **bound: Any) -> Any:
        """Compile a copy of a kernel in which the names in *bound* mean this game's."""
        return cuda.jit(copied(source, bound))

    @cached_property
    def step(self) -> Any:
        """See ``step_kernel``."""
        return self._kernel(step_kernel, step=self.game.bound(loops.step))

    @cached_property
    def check(self) -> Any:
        """See ``check_kernel``."""
        return self._kernel(check_kernel, is_illegal=loops.is_illegal)

    @cached_property
    def choose(self) -> Any:
        """See ``choose_kernel``."""
        return self._kernel(choose_kernel, choose=loops.choose)

    @cached_property
    def playout(self) -> Any:
        """See ``playout_kernel``."""
        from numba import from_dtype  # noqa: PLC0415 - there is a GPU, so there is numba

        layout = self.game.State.layout if SIMULATED else from_dtype(self.game.State.layout)
        sizes = {"STATE": layout, "SET_WORDS": no_actions(self.game.actions).size}
        return self._kernel(playout_kernel, random_games=self.game.fast.random_games, **sizes)

    @cached_property
    def pool(self) -> Pool:
        """See pool.py."""
        return Pool(self.game, cuda, simulated=SIMULATED)


@cache
def kernels(game: Game) -> Kernels:
    """Give the kernels of a game: they are compiled once in a process."""
    return Kernels(game)


def blocks(n: int) -> tuple[int, int]:
    """Give the shape of a launch with a thread for each of *n* games."""
    return -(-n // THREADS), THREADS


def to_gpu(records: Ints) -> Any:
    """Copy records as words: a copy field by field, as the simulation makes, would leave out the bytes between them."""
    return cuda.to_device(records.view(np.int64)).view(records.dtype)


def check_actions(actions: Any, n: int) -> None:
    """Refuse what a kernel would misread: it takes one 32-bit whole number for each of *n* games."""
    told = getattr(actions, "__cuda_array_interface__", None)  # of torch, JAX, CuPy and numba alike
    kind, shape = (np.dtype(told["typestr"]), tuple(told["shape"])) if told else (np.asarray(actions).dtype, np.shape(actions))
    if kind != np.int32:
        raise TypeError(f"actions are int32 here, not {kind}")
    if shape != (n,):
        raise ValueError(f"{n} games take {n} actions, not an array of shape {shape}")


def on_the_host(array: Any) -> Any:
    """Give an array as one of numpy's, wherever it lies."""
    return cuda.as_cuda_array(array).copy_to_host() if hasattr(array, "__cuda_array_interface__") else np.asarray(array)


class GpuVector:
    """The vector of vector.py with every array in the GPU's memory; torch and JAX share them (``tensor``, ``jax``)."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = 0,
        tables: Sequence[Table] = (),
    ) -> None:
        """Deal *n* games: the same ones, byte for byte, that ``Vector`` deals from this seed (and at these tables)."""
        table = tables[0] if tables else Table.of(game, seats, options)
        self.game, self.seats, self.n = table.game, table.seats, number_of_games(n)
        self.kernels = kernels(self.game)
        self._template = to_gpu(templates(tables or (table,)))
        self._journal = cuda.to_device(np.zeros(1, np.int32))
        self._visible = cuda.to_device(self.game.visible)
        self._make_arrays(self.n)
        self.reset(seed_text(seed))

    def _make_arrays(self, n: int) -> None:
        self.states = to_gpu(self.game.State.batch(n))
        self._seen = cuda.device_array(n, self.game.State.layout)
        self._turn, self.turn = (cuda.to_device(np.zeros(n, np.int8)) for _ in range(2))  # as in vector.py
        self._choices = cuda.to_device(np.zeros((n, no_actions(self.game.actions).size), np.int64))
        self.masks = cuda.device_array((n, self.game.actions), np.bool_)
        self.observations = cuda.device_array((n, self.game.Plane.size()), np.float32)
        self.rewards = cuda.to_device(np.zeros((n, MAX_SEATS), np.float32))
        self.done = cuda.to_device(np.zeros(n, np.bool_))
        self.scores = cuda.to_device(np.zeros((n, MAX_SEATS), np.int32))
        self.ranks = cuda.to_device(np.zeros((n, MAX_SEATS), np.int32))
        self.actions = cuda.to_device(np.zeros(n, np.int32))
        self._illegal = cuda.to_device(np.full(1, -1, np.int64))

    def reset(self, seed: str | int | None = None) -> Self:
        """Deal all games anew, from *seed* if one is given."""
        if seed is not None:
            self._random = cuda.to_device(fast_random(f"vector {seed_text(seed)}", self.n))
            self._whims = cuda.to_device(fast_random(f"vector choices {seed_text(seed)}", self.n))
        self._step(cuda.to_device(np.full(self.n, loops.DEAL, np.int32)))
        return self

    def step(self, actions: Any, *, check: bool = True) -> Self:
        """Carry out one action in each game; *actions* are int32 in the GPU's memory (of torch, JAX, CuPy or numba).

        The check for illegal actions waits for the GPU; leave it out where the actions come from the masks.
        """
        check_actions(actions, self.n)
        if check:
            self.kernels.check[blocks(self.n)](actions, self._choices, self._illegal)
            illegal = int(self._illegal.copy_to_host()[0])
            if illegal >= 0:
                self._illegal.copy_to_device(np.full(1, -1, np.int64))
                raise not_legal(int(on_the_host(actions)[illegal]), illegal)
        self._step(actions)
        return self

    def _step(self, actions: Any) -> None:
        written = (self._turn, self.masks, self.observations, self.rewards, self.done, self.scores, self.ranks)
        given = (self.states, self._template, self._random, self._journal, actions, self._seen, self._visible, self._choices)
        self.kernels.step[blocks(self.n)](*given, *written)
        self.turn.copy_to_device(self._turn)

    def random_actions(self) -> Any:
        """Choose a legal action for every game, each alike; the array is used again by the next call."""
        self.kernels.choose[blocks(self.n)](self._whims, self._choices, self.actions)
        return self.actions

    def tensor(self, name: str) -> Any:
        """Give one of the arrays as a torch tensor that shares its memory."""
        import torch  # noqa: PLC0415 - only who asks for a tensor needs it

        return torch.as_tensor(getattr(self, name), device="cuda")

    def jax(self, name: str) -> Any:
        """Give one of the arrays as a JAX array that shares its memory (torch hands it over); read it before the next step."""
        from jax import dlpack  # noqa: PLC0415 - only who asks for an array of JAX needs it

        return dlpack.from_dlpack(self.tensor(name))


class Playouts:
    """Whole random games by the million, deals included: n generators, each for one game after another."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = 0,
    ) -> None:
        table = Table.of(game, seats, options)
        self.game, n = table.game, number_of_games(n)
        self.kernels, self.n = kernels(self.game), n
        self._template, self._blank = to_gpu(table.template), cuda.to_device(table.template.view(np.int64))
        self._journal = cuda.to_device(np.zeros(1, np.int32))
        self._start = fast_random(f"playouts {seed_text(seed)}", n)
        self.random = cuda.to_device(self._start)
        self._words = cuda.to_device(self.game.State.batch(n).view(np.int64))
        self.states = self._words.view(self.game.State.layout)
        self.decisions = cuda.to_device(np.zeros(n, np.int64))
        large = self.game.State.layout.itemsize > SMALL
        self.pooled = large and not SIMULATED and self.kernels.pool.warps > 0  # simulated threads wait too long for each other

    def play(self, games: int) -> Self:
        """Play *games* games with each of the n generators; ``decisions`` counts those of each, ``states`` are the last ends."""
        if operator.index(games) < 1:
            raise ValueError(f"one game or more is played, not {games}")
        rest = (self.random, self._journal, self.decisions, games)
        if self.pooled:
            self.kernels.pool.launch(self._words, self._blank, *rest)
        else:
            self.kernels.playout[blocks(self.n)](self.states, self._template, *rest)
        return self

    def ends(self) -> Ints:
        """Copy the last ends to the CPU's memory, unused bytes and all."""
        words: Ints = self._words.copy_to_host()
        return words.view(self.game.State.layout)

    def on_cpu(self, i: int, games: int) -> tuple[bytes, int]:
        """Play the first *games* games of thread *i* on the CPU: give the last end, and the number of decisions."""
        states, choices = self.game.State.batch(1), no_actions(self.game.actions)
        template, random = self._template.copy_to_host(), self._start[i].copy()
        decisions = self.game.fast.random_games(states, template, choices, random, NO_JOURNAL, games)
        return states.tobytes(), int(decisions)
