"""Whole random games on a GPU, for records too large for a thread's own memory: threads side by side do the same kind of thing.

A warp of 32 threads runs at the speed of all the different ways its threads go, and the whole of a game's rules is more code than
the GPU keeps at hand. So a block owns a pool of games and sorts them again and again: by the action to be carried out, then by the
phase in which an action is to be chosen. Its warps take 32 neighbours at a time, fetch their records into fast shared memory,
call the rules, and put the records back. Carrying records from and to the GPU's memory costs as much as the rules: to choose an
action only a part is fetched (units.py). And what follows an action by itself is done in the next round, beside others of its kind
(``forced``). Every game has its own generator, so the order of work changes no byte of any game.

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
from tidetable.core.sets import members
from tidetable.research.units import UNIT, in_whole_units, units_asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game
    from tidetable.core.record import Ints

POOL = 4096  # games of a block, at most
PARTS = 32  # the keys are counted in so many parts
PHASES = 32
NOT_ASKED = PHASES - 1  # a game that waits for a deal or for what follows by itself, or has ended
NOTHING = -1  # follows
AT_ONCE = 4  # records that a warp finds at once
MOST_WARPS = 32
EIGHTH = 8  # the generation of GPUs that copy by themselves
QUARTERS = 4  # of a processor: each has its own registers

# What the functions below are bound with: numba's CUDA, the game's rules and layout, and these sizes.
cuda: Any = None
legal_actions: Any = None
apply: Any = None
any_legal: Any = None
act: Any = None
forced: Any = None
place: Any = None
near_place: Any = None
bring: Any = None
bring_unit: Any = None
send: Any = None
arrived: Any = None
setup: Any = None
STATE: Any = None
LONG: Any = None
ACTIONS: Any = 0
MASK_WORDS: Any = 0
KEYS: Any = 0  # DEAL, the actions, DONE, rounded up to whole parts
LANES: Any = 0  # threads of a warp
WORDS: Any = 0  # of a record
ROW: Any = 0  # words from one record to the next: whole units of two
RECORD: Any = 0  # the same in bytes
ASKED: Any = None  # the units of a record that choosing an action needs
SIDE_BY_SIDE: Any = 0  # records of which a warp can ask for these units at once
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
    """Copy the records of a warp's games into shared memory; all are asked for before the first is waited for."""
    lane, begin = np.uint32(cuda.threadIdx.x % LANES), cuda.threadIdx.x // LANES * LANES
    source, to = place(raw, base * ROW + 2 * lane), near_place(flat, begin * ROW + 2 * lane)
    at, many = np.uint32(head), np.uint32(head + count // AT_ONCE * AT_ONCE)
    while at < many:
        one, two = record_of(order, at), record_of(order, at + np.uint32(1))
        three, four = record_of(order, at + np.uint32(2)), record_of(order, at + np.uint32(3))
        bring(to, source + one, lane)
        bring(to + np.uint32(RECORD), source + two, lane)
        bring(to + np.uint32(2 * RECORD), source + three, lane)
        bring(to + np.uint32(3 * RECORD), source + four, lane)
        to, at = np.uint32(to + np.uint32(AT_ONCE * RECORD)), np.uint32(at + np.uint32(AT_ONCE))
    while at < np.uint32(head + count):
        bring(to, source + record_of(order, at), lane)
        to, at = np.uint32(to + np.uint32(RECORD)), np.uint32(at + np.uint32(1))
    arrived()
    together()


def fetch_asked(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy only the units of the records that choosing an action needs, those of SIDE_BY_SIDE records at once."""
    lane, begin = np.uint32(cuda.threadIdx.x % LANES), cuda.threadIdx.x // LANES * LANES
    word = 2 * ASKED[lane % ASKED.size]
    source, to = place(raw, base * ROW + word), near_place(flat, begin * ROW + word)
    which, rounds = np.uint32(min(lane // ASKED.size, SIDE_BY_SIDE - 1)), count // SIDE_BY_SIDE
    at, to = np.uint32(np.uint32(head) + which), np.uint32(to + which * np.uint32(RECORD))
    for _ in range(rounds):
        bring_unit(to, source + record_of(order, at), lane)
        at, to = np.uint32(at + np.uint32(SIDE_BY_SIDE)), np.uint32(to + np.uint32(SIDE_BY_SIDE * RECORD))
    if at < np.uint32(head + count):
        bring_unit(to, source + record_of(order, at), lane)
    arrived()
    together()


def put_back(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the records of a warp's games back."""
    together()
    lane, begin = np.uint32(cuda.threadIdx.x % LANES), cuda.threadIdx.x // LANES * LANES
    to, source = place(raw, base * ROW + 2 * lane), near_place(flat, begin * ROW + 2 * lane)
    at, many = np.uint32(head), np.uint32(head + count // AT_ONCE * AT_ONCE)
    while at < many:
        one, two = record_of(order, at), record_of(order, at + np.uint32(1))
        three, four = record_of(order, at + np.uint32(2)), record_of(order, at + np.uint32(3))
        send(source, to + one, lane)
        send(source + np.uint32(RECORD), to + two, lane)
        send(source + np.uint32(2 * RECORD), to + three, lane)
        send(source + np.uint32(3 * RECORD), to + four, lane)
        source, at = np.uint32(source + np.uint32(AT_ONCE * RECORD)), np.uint32(at + np.uint32(AT_ONCE))
    while at < np.uint32(head + count):
        send(source, to + record_of(order, at), lane)
        source, at = np.uint32(source + np.uint32(RECORD)), np.uint32(at + np.uint32(1))
    together()


def record_of(order: Ints, at: Any) -> Any:
    """Give how far the record of the game at a place of the order lies from the first of the pool."""
    return np.uint64(order[at]) * np.uint64(RECORD)


def fetch_plainly(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the record of a thread's game into shared memory."""
    lane = cuda.threadIdx.x  # there is one warp
    if lane < count:
        for word in range(ROW):
            flat[lane * ROW + word] = raw[(base + order[head + lane]) * ROW + word]
    together()


def put_back_plainly(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the record of a thread's game back."""
    lane = cuda.threadIdx.x  # there is one warp
    together()
    if lane < count:
        for word in range(ROW):
            raw[(base + order[head + lane]) * ROW + word] = flat[lane * ROW + word]
    together()


def next_games(next_head: Ints, heads: Ints) -> int:
    """Take the next games in their order for a warp: give the place of the first."""
    warp = cuda.threadIdx.x // LANES
    if cuda.threadIdx.x % LANES == 0:
        heads[warp] = cuda.atomic.add(next_head, 0, LANES)
    together()
    head = int(heads[warp])
    together()  # before the next is taken
    return head


def deal(i: int, room: Ints, flat: Ints, blank: Ints, random: Ints, chances: Ints, journal: Ints) -> None:
    """Deal a new game in the thread's record, which begins as the blank one, unused bytes and all."""
    t = cuda.threadIdx.x
    for word in range(WORDS):
        flat[t * ROW + word] = blank[word]
    for word in range(4):
        chances[word] = random[i, word]
    new_chance(room[t], chances)
    for word in range(4):
        random[i, word] = chances[word]
    setup(room[t], journal)


def choose(state: Any, mask: Ints, chances: Ints) -> int:
    """Choose one of the legal actions."""
    clear(mask)
    legal_actions(state, first_waiting(state.waiting), mask)
    return choose_legal(chances, mask)


def choose_without_mask(state: Any, mask: Ints, chances: Ints) -> Any:  # noqa: ARG001 - as ``choose``
    """Choose as the game offers it."""
    return any_legal(state, first_waiting(state.waiting), chances)


def carry_out(state: Any, action: int, journal: Ints) -> int:
    """Carry out an action and all that follows."""
    apply(state, first_waiting(state.waiting), action, journal)
    return NOTHING


def carry_out_alone(state: Any, action: int, journal: Ints) -> int:
    """Carry out an action; give the one that follows by itself, if any: it is done beside others of its kind."""
    act(state, first_waiting(state.waiting), action, journal)
    return int(forced(state, journal))


def members_counted(those: int) -> Any:
    """Count the members of a set, as ``members`` does."""
    return np.int64(cuda.popc(those))


def begin(size: int, base: int, games: int, asked: Ints, phase: Ints, left: Ints, decisions: Ints) -> None:
    """Let every game of the pool wait for its first deal."""
    for slot in range(cuda.threadIdx.x, size, cuda.blockDim.x):
        asked[slot] = DEAL
        phase[slot] = NOT_ASKED
        left[base + slot] = games
        decisions[base + slot] = 0
    cuda.syncthreads()


def first_head(next_head: Ints, head: int) -> None:
    """Let the warps begin with the game at a place of the order."""
    if cuda.threadIdx.x == 0:
        next_head[0] = head
    cuda.syncthreads()


def pool_kernel(  # noqa: PLR0915 - shared memory is declared where the kernel begins
    ends: Ints, blank: Ints, random: Ints, journal: Ints, decisions: Ints, games: int, raw: Ints, left: Ints, share: int
) -> None:  # fmt: skip
    """Play *games* whole random games for every generator, deals included, *share* of them in a block; write the last ends.

    Records are words here: *blank* is the one that every game begins with; *raw* is room for all of them, ROW apart, and *left*
    to count the games that are left of each.
    """
    t, base = cuda.threadIdx.x, cuda.blockIdx.x * share
    lane, size = t % LANES, min(share, left.size - base)
    room = cuda.shared.array(0, STATE)  # the records that are worked on, and the same memory as words
    flat = cuda.shared.array(0, LONG)
    asked = cuda.shared.array(POOL, np.int16)  # by game: DEAL, an action + 1, or DONE
    phase = cuda.shared.array(POOL, np.int8)
    order = cuda.shared.array(POOL, np.uint16)
    counts = cuda.shared.array(KEYS, np.int32)
    sums = cuda.shared.array(PARTS, np.int32)
    heads = cuda.shared.array(MOST_WARPS, np.int32)
    next_head = cuda.shared.array(4, np.int32)  # one is used; with four the records begin at a whole unit
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
                slot, state, follows = order[head + lane], room[t], NOTHING
                if asked[slot] == DEAL:
                    deal(base + slot, room, flat, blank, random, chances, journal[:0])
                else:
                    follows = carry_out(state, int(asked[slot]) - 1, journal[:0])
                phase[slot] = state.phase if follows == NOTHING else NOT_ASKED
                asked[slot] = follows + 1
                if state.waiting == 0:
                    phase[slot] = NOT_ASKED
                    left[base + slot] -= 1
                    asked[slot] = DEAL if left[base + slot] > 0 else DONE
            put_back(raw, flat, base, order, head, count)
            head = next_games(next_head, heads)
        cuda.syncthreads()
        sort(phase, size, PHASES, counts, sums, order)
        todo = counts[NOT_ASKED - 1]
        first_head(next_head, 0)
        head = next_games(next_head, heads)
        while head < todo:
            count = min(LANES, todo - head)
            slot = order[head + min(lane, count - 1)]
            for word in range(4):  # before the records: both are waited for together
                chances[word] = random[base + slot, word]
            fetch_asked(raw, flat, base, order, head, count)
            if lane < count:
                asked[slot] = choose(room[t], mask, chances) + 1
                cuda.atomic.add(decisions, base + slot, 1)
                for word in range(4):
                    random[base + slot, word] = chances[word]
            together()
            head = next_games(next_head, heads)
        cuda.syncthreads()
    for word in range(t, size * WORDS, cuda.blockDim.x):
        ends[base * WORDS + word] = raw[(base + word // WORDS) * ROW + word % WORDS]


def copy(function: Callable[..., Any], names: dict[str, Any]) -> Any:
    """Copy a function of this module so that the names mean what they are bound with."""
    return FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__)


class Pool:
    """The kernel for one game."""

    def __init__(self, game: Game, cuda: Any, *, simulated: bool, lanes: int = 1) -> None:
        """Make it; *lanes* is the number of threads in the one warp that numba's simulation is given."""
        self.game, self.cuda, self.simulated = game, cuda, simulated
        self.lanes = lanes if simulated else 32
        self.words, self.layout = game.State.layout.itemsize // 8, in_whole_units(game.State.layout)
        self.record = self.layout.itemsize
        self.warps = 1 if simulated else min(MOST_WARPS, self._free() // (self.lanes * self.record))
        self.generation = 0 if simulated else int(cuda.get_current_device().compute_capability[0])
        self._kernel: Any = None
        self._room: tuple[Any, Any] | None = None  # for the records, and to count what is left of each

    @property
    def keys(self) -> int:
        """Give the number of keys of actions."""
        return -(-(self.game.card.actions + 2) // PARTS) * PARTS

    def _free(self) -> int:
        """Give the bytes of shared memory that are left for records."""
        fixed = 5 * POOL + 4 * (self.keys + PARTS + MOST_WARPS + 1) + 1024
        return int(self.cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) - fixed

    def names(self) -> dict[str, Any]:
        """Give what the functions are bound with."""
        game = self.game
        device = self.cuda.jit(device=True, **({} if self.simulated else {"forceinline": True}))
        actions = game.card.actions
        sizes: dict[str, Any] = {"LANES": self.lanes, "WORDS": self.words, "ROW": self.record // 8, "RECORD": self.record}
        sizes |= {"ACTIONS": actions, "MASK_WORDS": -(-actions // 8), "KEYS": self.keys, "DONE": actions + 1}
        asked = units_asked(game)
        sizes |= {"ASKED": asked, "SIDE_BY_SIDE": max(1, self.lanes // asked.size)}
        rules: dict[str, Any] = {"legal_actions": game.legal_actions, "apply": game.apply, "setup": game.setup}
        rules |= {"any_legal": game.any_legal, "act": game.act, "forced": game.forced}
        names = {"cuda": self.cuda, **sizes, **rules, **self._types(), **self._carrying()}
        names["together"] = device(copy(together_simulated if self.simulated else together, names))
        for name, helper in self._helpers().items():
            names[name] = device(copy(helper, names))
        return names

    def _count_by_instruction(self) -> None:
        """Let the GPU count the members of a set by its own instruction, which its compiler does not see in ``members``."""
        counted = self.cuda.jit(device=True)(copy(members_counted, {"cuda": self.cuda}))
        members._CUDATypingContext__dispatcher = counted  # type: ignore[attr-defined]  # noqa: SLF001 - what numba looks for

    def _helpers(self) -> dict[str, Callable[..., Any]]:
        """Give the functions of this module by the names they are called by, the later ones calling the earlier."""
        ways: dict[str, Callable[..., Any]] = {"fetch": fetch, "fetch_asked": fetch_asked, "put_back": put_back}
        if self.generation < EIGHTH:
            ways = {"fetch": fetch_plainly, "fetch_asked": fetch_plainly, "put_back": put_back_plainly}
        elif units_asked(self.game).size > self.lanes:
            ways["fetch_asked"] = fetch
        ways["choose"] = choose_without_mask if self.game.any_legal else choose
        ways["carry_out"] = carry_out_alone if self.game.act and self.game.forced else carry_out
        return {each.__name__: each for each in (sort, record_of, next_games, deal, begin, first_head)} | ways

    def _carrying(self) -> dict[str, Any]:
        if self.simulated:
            return {}
        self._count_by_instruction()
        if self.generation < EIGHTH:
            return {}
        from tidetable.research import carrying  # noqa: PLC0415 - there is a GPU

        units = self.record // UNIT
        names = {"place": carrying.place, "near_place": carrying.near_place, "arrived": carrying.arrived}
        return names | {"bring": carrying.bringer(units), "bring_unit": carrying.unit_bringer(), "send": carrying.sender(units)}

    def _types(self) -> dict[str, Any]:
        if self.simulated:
            return {"STATE": self.layout, "LONG": np.dtype(np.int64)}
        from numba import from_dtype, types  # noqa: PLC0415 - there is a GPU, so there is numba

        return {"STATE": from_dtype(self.layout), "LONG": types.int64}

    def launch(self, *arguments: Any) -> None:
        """Play (the arguments of ``pool_kernel`` but the last three)."""
        n = arguments[0].size // self.words
        blocks, share = self.shares(n)
        arguments += (*self._working_room(n), share)
        if self._kernel is None:
            self._kernel = self.cuda.jit(copy(pool_kernel, self.names()))
            if not self.simulated:
                self._kernel.compile(tuple(map(self._typeof, arguments)))
                self._allow()
        self._kernel[blocks, self.warps * self.lanes, 0, self._size()](*arguments)

    def _size(self) -> int:
        """Give the bytes of a block's records."""
        return self.record * self.warps * self.lanes

    def _working_room(self, n: int) -> tuple[Any, Any]:
        """Give room for the records of *n* games and for the number of games left; it is kept for the next launch."""
        if self._room is None or self._room[1].size != n:
            self._room = None  # first give back what there was
            self._room = self.cuda.device_array(n * self.record // 8, np.int64), self.cuda.device_array(n, np.int64)
        return self._room

    def shares(self, n: int) -> tuple[int, int]:
        """Give the number of blocks for *n* games and the games of each: every processor has the same number of full pools."""
        processors = 1 if self.simulated else int(self.cuda.get_current_device().MULTIPROCESSOR_COUNT)
        pools = -(-n // (processors * POOL)) * processors
        share = -(-n // pools)
        return -(-n // share), share

    def _typeof(self, value: Any) -> Any:
        from numba import types  # noqa: PLC0415 - there is a GPU, so there is numba

        return types.int64 if isinstance(value, int) else value._numba_type_  # as every array of numba tells

    def _allow(self) -> None:
        """Take as many warps as there are registers for, and ask for more shared memory than a block has without asking."""
        drivers: Any = import_module("numba.cuda.cudadrv.driver")
        most = drivers.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        registers = int(self.cuda.get_current_device().MAX_REGISTERS_PER_BLOCK)
        for kernel in self._kernel.overloads.values():
            of_a_warp = -(-kernel.regs_per_thread // 8) * 8 * self.lanes
            self.warps = min(self.warps, QUARTERS * (registers // QUARTERS // of_a_warp))
            function = kernel._codelibrary.get_cufunc()  # noqa: SLF001 - numba offers no other way
            drivers.driver.cuKernelSetAttribute(most, self._size(), function.handle, function.device.id)
