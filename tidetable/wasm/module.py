"""A built module run by wasmtime: its memory, its exports, and the description that says what they take."""

from __future__ import annotations

import atexit
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Sequence

MODULES = Path(__file__).parent / "modules"  # those that come with the project
PAGE = 1 << 16
ALIGNED = 16


class Described(msgspec.Struct):
    """An argument or an export as the description of a module gives it; what else stands there is for others."""

    name: str
    kind: str = ""  # of an argument: number or address
    arguments: list[Described] = []
    size: int = 0  # of what an address points at; 0 where ``count`` says it
    maybe: bool = False  # the address may be 0: none


class Array(msgspec.Struct):
    """An array of a search's desk: where it lies there."""

    name: str
    at: int


class Desk(msgspec.Struct):
    """The desk of a search."""

    size: int
    arrays: list[Array]


class Description(msgspec.Struct):
    """What running a module needs of its description."""

    game: str
    exports: list[Described]
    desk: Desk


@cache
def _engine() -> Any:
    try:
        import wasmtime  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadSetup("running built rules needs wasmtime: pip install tidetable[wasm]") from None
    return wasmtime.Engine()


@cache
def _compiled(path: Path, _changed: int) -> Any:
    import wasmtime  # noqa: PLC0415 - an extra

    return wasmtime.Module(_engine(), path.read_bytes())


def _let_go() -> None:
    _compiled.cache_clear()
    _engine.cache_clear()


atexit.register(_let_go)  # wasmtime cannot free them any more once Python takes its own modules down


class Module:
    """One instance of a game's module. It is not shared between threads: each makes its own, which takes no time."""

    def __init__(self, game: str, folder: Path = MODULES) -> None:
        import wasmtime  # noqa: PLC0415 - an extra

        path = folder / f"{game}.wasm"
        if not path.exists():
            raise BadSetup(f"{game} is not built: tidetable build {game} makes {path.name}")
        self.description = msgspec.json.decode(path.with_suffix(".json").read_bytes(), type=Description)
        self._store = wasmtime.Store(_engine())
        self._exports = self._instance(path)
        self._memory = self._exports["memory"]
        self._heap = self._exports["heap"].value(self._store)
        self.functions = {export.name: Function(self, export) for export in self.description.exports}

    def _instance(self, path: Path) -> Any:
        import wasmtime  # noqa: PLC0415 - an extra

        return wasmtime.Instance(self._store, _compiled(path, path.stat().st_mtime_ns), []).exports(self._store)

    def call(self, name: str, arguments: Sequence[int]) -> Any:
        """Call an export with plain numbers and addresses."""
        return self._exports[name](self._store, *arguments)

    def lay(self, sizes: Sequence[int]) -> list[int]:
        """Find a place on the heap for things of these sizes, side by side; the last call's places are free again."""
        places, at = [], self._heap
        for size in sizes:
            places.append(at)
            at += size + -size % ALIGNED
        missing = at - self._memory.data_len(self._store)
        if missing > 0:
            self._memory.grow(self._store, -(-missing // PAGE))
        return places

    def write(self, place: int, data: bytes) -> None:
        """Put bytes into memory."""
        self._memory.write(self._store, data, place)

    def read(self, place: int, size: int) -> bytes:
        """Get bytes from memory."""
        return bytes(self._memory.read(self._store, place, place + size))


class Function:
    """An export called as the rule it was made from is called: records and arrays are filled in place."""

    def __init__(self, module: Module, export: Described) -> None:
        self.module, self.export = module, export

    def __call__(self, **given: Any) -> Any:
        """Copy what is given into the module's memory, call, and copy it back."""
        arrays = {name: as_bytes(value) for name, value in given.items() if isinstance(value, np.ndarray | np.void)}
        there = {name: array for name, array in arrays.items() if array.size}
        places = dict(zip(there, self.module.lay([array.size for array in there.values()]), strict=True))
        if "tale" in there:  # the state lies in it
            places["state"] = places["tale"] + int(there["state"].ctypes.data - there["tale"].ctypes.data)
        for name, array in there.items():
            self.module.write(places[name], array.tobytes())
        result = self.module.call(self.export.name, [self._passed(argument, given, places) for argument in self.export.arguments])
        for name, array in there.items():
            if array.flags.writeable:
                array[:] = np.frombuffer(self.module.read(places[name], array.size), np.uint8)
        return result

    @staticmethod
    def _passed(argument: Described, given: dict[str, Any], places: dict[str, int]) -> int:
        if argument.kind == "address":
            return places.get(argument.name, 0)  # an empty array is none
        return int(given[argument.name]) if argument.name in given else len(given["moves"])


def as_bytes(value: Any) -> Any:
    """Show a record or an array as the bytes it holds, which are the same ones."""
    return np.asarray(value).reshape(-1).view(np.ndarray).view(np.uint8)
