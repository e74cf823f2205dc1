"""Whole random games on a GPU in pools (pool_kernel.py), put together for one game and one GPU, and started."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from tidetable.core import contract
from tidetable.core.game import Game
from tidetable.core.legal import no_actions
from tidetable.core.record import WORD, in_whole_units
from tidetable.core.rule import copied
from tidetable.core.sets import members
from tidetable.research.gpu import fetch, pool_kernel
from tidetable.research.gpu.fetch import MOST_WARPS
from tidetable.research.gpu.pool_kernel import PARTS, POOL
from tidetable.research.gpu.units import UNIT, units_asked

NINTH = 9  # the generation of GPUs that copy by themselves
QUARTERS = 4  # of a processor: each has its own registers

cuda: Any = None  # what members_counted is bound with


def members_counted(those: int) -> Any:
    """Count the members of a set, as ``members`` does."""
    return np.int64(cuda.popc(those))


class Pool:
    """The kernel for one game."""

    def __init__(self, game: Game, cuda: Any, *, simulated: bool, lanes: int = 1) -> None:
        """Make it; *lanes* is the number of threads in the one warp that numba's simulation is given."""
        self.game, self.cuda, self.simulated = game, cuda, simulated
        self.lanes = lanes if simulated else 32
        self.words, self.layout = game.State.size // WORD, in_whole_units(game.State.layout, UNIT)
        self.record = self.layout.itemsize
        self.warps = 1 if simulated else min(MOST_WARPS, self._free() // (self.lanes * self.record))
        self.generation = 0 if simulated else int(cuda.get_current_device().compute_capability[0])
        self._kernel: Any = None
        self._room: tuple[Any, Any] | None = None  # for the records, and to count what is left of each

    @property
    def keys(self) -> int:
        """Give the number of keys: DEAL, the actions as they are chosen and as they are forced, DONE."""
        return -(-(2 * self.game.actions + 2) // PARTS) * PARTS

    def _free(self) -> int:
        """Give the bytes of shared memory that are left for records."""
        fixed = 4 * POOL + 4 * (self.keys + PARTS + 3 * MOST_WARPS + 4) + 512
        return int(self.cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN) - fixed

    def names(self) -> dict[str, Any]:
        """Give what the functions are bound with."""
        game = self.game
        device = self.cuda.jit(device=True, **({} if self.simulated else {"forceinline": True}))
        actions = game.actions
        sizes: dict[str, Any] = {"LANES": self.lanes, "WORDS": self.words, "ROW": self.record // 8, "RECORD": self.record}
        sizes |= {"ACTIONS": actions, "SET_WORDS": no_actions(actions).size, "KEYS": self.keys}
        sizes |= {"DONE": 2 * actions + 1, "ASK": 2 * actions + 2}
        asked = units_asked(game)
        sizes |= {"ASKED": asked, "SIDE_BY_SIDE": max(1, self.lanes // asked.size)}
        rules: dict[str, Any] = {name: game.rules[name] for name in ("apply", "force", "legal", "setup")}
        names = {"cuda": self.cuda, "follow": game.fast.settle, **sizes, **rules, **self._types(), **self._carrying()}
        for name, helper in self._helpers().items():
            names[name] = device(copied(helper, names))
        return names

    def _count_by_instruction(self) -> None:
        """Let the GPU count the members of a set by its own instruction, which its compiler does not see in ``members``."""
        counted = self.cuda.jit(device=True)(copied(members_counted, {"cuda": self.cuda}))
        members._CUDATypingContext__dispatcher = counted  # type: ignore[attr-defined]  # noqa: SLF001 - what numba looks for

    def _helpers(self) -> dict[str, Callable[..., Any]]:
        """Give the kernel's functions by the names they are called by, the later ones calling the earlier."""
        kernel = pool_kernel
        parts: dict[str, Callable[..., Any]] = {each.__name__: each for each in (kernel.sort, kernel.begin, kernel.first_head)}
        parts |= {"together": fetch.together_simulated if self.simulated else fetch.together, "next_games": kernel.next_games}
        ways: dict[str, dict[str, Callable[..., Any]]] = {
            "stepwise": {
                "carry_out": kernel.carry_out_any,
                "follow": kernel.follow_later,
                "ask": kernel.ask_later,
                "choose_key": kernel.choose_or_force,
            },
            "at once": {
                "carry_out": kernel.carry_out_chosen,  # "follow" is ``settle``
                "ask": kernel.ask_at_once,
                "choose_key": kernel.never_asked,
            },
        }
        return parts | self._ways() | ways[self.way] | {"deal": kernel.deal}

    @property
    def way(self) -> str:
        """How a game goes on: forced decisions in rounds of their own, or the next choice at once, where it is known already.

        What is better was measured: rounds pay where a game says how a decision is forced and nobody learns from a question.
        """
        return "stepwise" if self.game.ask is contract.ask and self.game.force is not None else "at once"

    def _ways(self) -> dict[str, Callable[..., Any]]:
        """Give how records come and go."""
        if self.generation < NINTH:
            plain = fetch.fetch_plainly
            return {
                "fetch": plain,
                "fetch_asked": plain,
                "put_back": fetch.put_back_plainly,
                "all_back": fetch.all_back_plainly,
            }
        asked = fetch.fetch_asked if units_asked(self.game).size <= self.lanes else fetch.fetch
        ways = (fetch.record_of, fetch.fetch, fetch.put_back, fetch.all_back)
        return {each.__name__: each for each in ways} | {"fetch_asked": asked}

    def _carrying(self) -> dict[str, Any]:
        if self.simulated:
            return {}
        self._count_by_instruction()
        if self.generation < NINTH:
            return {}
        from tidetable.research.gpu.instructions import carrying  # noqa: PLC0415 - there is a GPU

        return carrying(self.record)

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
            self._kernel = self.cuda.jit(copied(pool_kernel.pool_kernel, self.names()))
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
