"""Whole random games on a GPU, for records too large for a thread's own memory: threads side by side do the same kind of thing.

A warp of 32 threads runs at the speed of all the different ways its threads go, and the whole of a game's rules is more code than
the GPU keeps at hand. So a block owns a pool of games and sorts them again and again: by the action to be carried out, then by the
phase in which an action is to be chosen. Its warps take 32 neighbours at a time, fetch their records into fast shared memory,
call the rules, and put the records back. Every game has its own generator, so the order of work changes no byte of any game.

Actions and phases are only sorted by here; what they mean, the rules know.
"""

from __future__ import annotations

from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core import play
from tidetable.core.chance import choose_legal, clear, new_chance
from tidetable.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game
    from tidetable.core.record import Ints

POOL = 2048  # games of a block
PARTS = 32  # the keys are counted in so many parts
PHASES = 32
NOT_ASKED = PHASES - 1  # a game that waits for a deal, or has ended
AT_ONCE = 4  # records that a warp fetches at once
MOST_WARPS = 12  # with more the registers of a block would not be enough

# What the functions below are bound with: numba's CUDA, the game's rules and layout, and these sizes.
cuda: Any = None
legal_actions: Any = None
apply: Any = None
setup: Any = None
STATE: Any = None
LONG: Any = None
ACTIONS: Any = 0
MASK_WORDS: Any = 0
KEYS: Any = 0  # DEAL, the actions, DONE, rounded up to whole parts
LANES: Any = 0  # threads of a warp
WARPS: Any = 0
ROW: Any = 0  # words of a record
WHOLE_TURNS: Any = 0  # how often all lanes take a word of it
LEFT_OVER: Any = 0  # words after that
DEAL = 0
DONE: Any = 0

first_waiting = rule(play.first_waiting)


def together() -> None:
    """Wait for the other threads of the warp."""
    cuda.syncwarp()


def together_simulated() -> None:
    """Wait for the other threads of a block of one warp, which is all that numba's simulation is given."""
    cuda.syncthreads()


def sort(keys: Ints, size: int, bins: int, counts: Ints, sums: Ints, order: Ints) -> None:
    """Put the numbers of the games in the order of their keys; counts[key] is then where the next key begins."""
    t, threads, per = cuda.threadIdx.x, cuda.blockDim.x, bins // PARTS
    for key in range(t, bins, threads):
        counts[key] = 0
    cuda.syncthreads()
    for slot in range(t, size, threads):
        cuda.atomic.add(counts, keys[slot], 1)
    cuda.syncthreads()
    for part in range(t, PARTS, threads):
        total = 0
        for key in range(part * per, part * per + per):
            total += counts[key]
        sums[part] = total
    cuda.syncthreads()
    for part in range(t, PARTS, threads):
        before = 0
        for other in range(part):
            before += sums[other]
        for key in range(part * per, part * per + per):
            here = counts[key]
            counts[key] = before
            before += here
    cuda.syncthreads()
    for slot in range(t, size, threads):
        order[cuda.atomic.add(counts, keys[slot], 1)] = slot
    cuda.syncthreads()


def fetch(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the records of a warp's games into shared memory, four at a time to wait less; its lanes take neighbouring words."""
    lane, row = np.uint64(cuda.threadIdx.x % LANES), np.uint64(ROW)
    begin = np.uint64(cuda.threadIdx.x // LANES * LANES) * row + lane
    for r in range(0, count, AT_ONCE):
        a = np.uint64(base + order[head + r]) * row + lane
        b = np.uint64(base + order[head + min(r + 1, count - 1)]) * row + lane
        c = np.uint64(base + order[head + min(r + 2, count - 1)]) * row + lane
        d = np.uint64(base + order[head + min(r + 3, count - 1)]) * row + lane
        at = begin + np.uint64(r) * row
        for turn in range(WHOLE_TURNS):
            on = np.uint64(turn * LANES)
            one, two, three, four = raw[a + on], raw[b + on], raw[c + on], raw[d + on]
            flat[at + on], flat[at + row + on] = one, two
            flat[at + row + row + on], flat[at + row + row + row + on] = three, four
        if lane < np.uint64(LEFT_OVER):
            on = np.uint64(WHOLE_TURNS * LANES)
            one, two, three, four = raw[a + on], raw[b + on], raw[c + on], raw[d + on]
            flat[at + on], flat[at + row + on] = one, two
            flat[at + row + row + on], flat[at + row + row + row + on] = three, four
    together()


def put_back(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the records of a warp's games back."""
    together()
    lane, row = np.uint64(cuda.threadIdx.x % LANES), np.uint64(ROW)
    begin = np.uint64(cuda.threadIdx.x // LANES * LANES) * row + lane
    for r in range(count):
        to = np.uint64(base + order[head + r]) * row + lane
        at = begin + np.uint64(r) * row
        for turn in range(WHOLE_TURNS):
            on = np.uint64(turn * LANES)
            raw[to + on] = flat[at + on]
        if lane < np.uint64(LEFT_OVER):
            on = np.uint64(WHOLE_TURNS * LANES)
            raw[to + on] = flat[at + on]
    together()


def next_games(next_head: Ints, heads: Ints) -> int:
    """Take the next games in their order for a warp: give the place of the first."""
    warp = cuda.threadIdx.x // LANES
    if cuda.threadIdx.x % LANES == 0:
        heads[warp] = cuda.atomic.add(next_head, 0, LANES)
    together()
    return int(heads[warp])


def deal(i: int, room: Ints, flat: Ints, blank: Ints, random: Ints, chances: Ints, journal: Ints) -> None:
    """Deal a new game in the thread's record, which begins as the blank one, unused bytes and all."""
    t = cuda.threadIdx.x
    for word in range(ROW):
        flat[t * ROW + word] = blank[word]
    for word in range(4):
        chances[word] = random[i, word]
    new_chance(room[t], chances)
    for word in range(4):
        random[i, word] = chances[word]
    setup(room[t], journal[:0])


def choose(i: int, room: Ints, mask: Ints, random: Ints, chances: Ints) -> int:
    """Choose one of the legal actions."""
    state = room[cuda.threadIdx.x]
    for word in range(4):
        chances[word] = random[i, word]
    clear(mask)
    legal_actions(state, first_waiting(state.waiting), mask)
    action = choose_legal(chances, mask)
    for word in range(4):
        random[i, word] = chances[word]
    return action


def begin(size: int, base: int, games: int, asked: Ints, phase: Ints, left: Ints, decisions: Ints) -> None:
    """Let every game of the pool wait for its first deal."""
    for slot in range(cuda.threadIdx.x, size, cuda.blockDim.x):
        asked[slot] = DEAL
        phase[slot] = NOT_ASKED
        left[slot] = games
        decisions[base + slot] = 0
    cuda.syncthreads()


def first_head(next_head: Ints, head: int) -> None:
    """Let the warps begin with the game at a place of the order."""
    if cuda.threadIdx.x == 0:
        next_head[0] = head
    cuda.syncthreads()


def pool_kernel(  # noqa: PLR0915 - shared memory is declared where the kernel begins
    states: Ints, raw: Ints, blank: Ints, random: Ints, journal: Ints, decisions: Ints, games: int
) -> None:  # fmt: skip
    """Play *games* whole random games for every record, deals included; *raw* is the same memory as *states*, as words.

    *blank* is the record that every game begins with, as words.
    """
    t, base = cuda.threadIdx.x, cuda.blockIdx.x * POOL
    lane, size = t % LANES, min(POOL, states.shape[0] - base)
    room = cuda.shared.array(0, STATE)  # the records that are worked on, and the same memory as words
    flat = cuda.shared.array(0, LONG)
    asked = cuda.shared.array(POOL, np.int16)  # by game: DEAL, an action + 1, or DONE
    phase = cuda.shared.array(POOL, np.int16)
    left = cuda.shared.array(POOL, np.int16)
    order = cuda.shared.array(POOL, np.int16)
    counts = cuda.shared.array(KEYS, np.int32)
    sums = cuda.shared.array(PARTS, np.int32)
    heads = cuda.shared.array(WARPS, np.int32)
    next_head = cuda.shared.array(1, np.int32)
    words = cuda.local.array(MASK_WORDS, np.int64)  # legal actions are counted by whole words
    mask = words.view(np.bool_)[:ACTIONS]
    chances = cuda.local.array(4, np.uint32)
    begin(size, base, games, asked, phase, left, decisions)
    while True:
        sort(asked, size, KEYS, counts, sums, order)
        deals, todo = counts[DEAL], counts[DONE - 1]
        first_head(next_head, 0 if deals >= LANES or deals == todo else deals)  # a deal is long: better a whole warp of them
        if todo == 0:
            break
        head = next_games(next_head, heads)
        while head < todo:
            count = min(LANES, todo - head)
            fetch(raw, flat, base, order, head, count)
            if lane < count:
                slot, state = order[head + lane], room[t]
                if asked[slot] == DEAL:
                    deal(base + slot, room, flat, blank, random, chances, journal)
                else:
                    apply(state, first_waiting(state.waiting), int(asked[slot]) - 1, journal[:0])
                    decisions[base + slot] += 1
                phase[slot] = state.phase
                if state.waiting == 0:
                    phase[slot] = NOT_ASKED
                    left[slot] -= 1
                    asked[slot] = DEAL if left[slot] > 0 else DONE
            put_back(raw, flat, base, order, head, count)
            head = next_games(next_head, heads)
        cuda.syncthreads()
        sort(phase, size, PHASES, counts, sums, order)
        todo = counts[NOT_ASKED - 1]
        first_head(next_head, 0)
        head = next_games(next_head, heads)
        while head < todo:
            count = min(LANES, todo - head)
            fetch(raw, flat, base, order, head, count)
            if lane < count:
                slot = order[head + lane]
                asked[slot] = choose(base + slot, room, mask, random, chances) + 1
            together()
            head = next_games(next_head, heads)
        cuda.syncthreads()


def copy(function: Callable[..., Any], names: dict[str, Any]) -> Any:
    """Copy a function of this module so that the names mean what they are bound with."""
    return FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)


class Pool:
    """The kernel for one game."""

    def __init__(self, game: Game, cuda: Any, *, simulated: bool, lanes: int = 1) -> None:
        """Make it; *lanes* is the number of threads in the one warp that numba's simulation is given."""
        self.game, self.cuda, self.simulated = game, cuda, simulated
        self.lanes = lanes if simulated else 32
        self.record = game.State.layout.itemsize
        self.warps = 1 if simulated else min(MOST_WARPS, self._room() // (self.lanes * self.record))
        self._kernel: Any = None

    @property
    def keys(self) -> int:
        """Give the number of keys of actions."""
        return -(-(self.game.card.actions + 2) // PARTS) * PARTS

    def _room(self) -> int:
        """Give the bytes of shared memory that are left for records."""
        fixed = 4 * POOL * 2 + 4 * (self.keys + PARTS + MOST_WARPS + 1) + 1024
        return int(self.cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) - fixed

    def names(self) -> dict[str, Any]:
        """Give what the functions are bound with."""
        game = self.game
        device = self.cuda.jit(device=True, **({} if self.simulated else {"forceinline": True}))
        words, actions = self.record // 8, game.card.actions
        sizes = {"LANES": self.lanes, "WARPS": self.warps, "ROW": words, "WHOLE_TURNS": words // self.lanes}
        sizes |= {"LEFT_OVER": words % self.lanes, "ACTIONS": actions, "MASK_WORDS": -(-actions // 8), "KEYS": self.keys}
        rules = {"legal_actions": game.legal_actions, "apply": game.apply, "setup": game.setup}
        names = {"cuda": self.cuda, "DONE": actions + 1, **sizes, **rules, **self._types()}
        names["together"] = device(copy(together_simulated if self.simulated else together, names))
        for helper in (sort, fetch, put_back, next_games, deal, choose, begin, first_head):
            names[helper.__name__] = device(copy(helper, names))
        return names

    def _types(self) -> dict[str, Any]:
        if self.simulated:
            return {"STATE": self.game.State.layout, "LONG": np.dtype(np.int64)}
        from numba import from_dtype, types  # noqa: PLC0415 - there is a GPU, so there is numba

        return {"STATE": from_dtype(self.game.State.layout), "LONG": types.int64}

    def launch(self, *arguments: Any) -> None:
        """Play (the arguments of ``pool_kernel``)."""
        size = self.record * max(self.warps * self.lanes, AT_ONCE)
        if self._kernel is None:
            self._kernel = self.cuda.jit(copy(pool_kernel, self.names()))
            if not self.simulated:
                self._kernel.compile(tuple(map(self._typeof, arguments)))
                self._allow(size)
        blocks = -(-arguments[0].shape[0] // POOL)
        self._kernel[blocks, self.warps * self.lanes, 0, size](*arguments)

    def _typeof(self, value: Any) -> Any:
        from numba import types  # noqa: PLC0415 - there is a GPU, so there is numba

        return types.int64 if isinstance(value, int) else value._numba_type_  # as every array of numba tells

    def _allow(self, size: int) -> None:
        """Ask for more shared memory than a block has without asking."""
        drivers: Any = import_module("numba.cuda.cudadrv.driver")
        most = drivers.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        for kernel in self._kernel.overloads.values():
            function = kernel._codelibrary.get_cufunc()  # noqa: SLF001 - numba offers no other way
            drivers.driver.cuKernelSetAttribute(most, size, function.handle, function.device.id)
