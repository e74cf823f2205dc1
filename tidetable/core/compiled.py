"""How numba compiles rules: each once, whatever the width of the whole numbers it is given, and kept where nobody can stumble.

Left to itself numba compiles a function anew for a seat of 8 bits and one of 64, for the number 0 and for any other, for a row of
a table. A rule means the same for all of them, so it is compiled for 64 bits alone, and its callers widen.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from numba import int8, int16, int32, int64, uint8, uint16, uint32
from numba.core import config, sigutils
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import Omitted
from numba.core.types.scalars import IntegerLiteral, IntEnumMember

if TYPE_CHECKING:
    from collections.abc import Callable

NARROW = frozenset((int8, int16, int32, uint8, uint16, uint32))
# Without numba's own memory no reference is ever counted, and a rule that would allocate does not compile at all.
HOW = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None, "_nrt": False, "no_cfunc_wrapper": True}


def compiled(function: Callable[..., Any]) -> Compiled:
    """Make a function that is compiled when it is first called, and kept in numba's cache folder of this moment."""
    made = Compiled(function, targetoptions=dict(HOW))
    made.enable_caching()
    return made


class Compiled(CPUDispatcher):
    """A function that is compiled for whole numbers of 64 bits, whatever it is called with."""

    def compile(self, sig: Any) -> Any:
        """Compile for the widened types, unless that was done; give what to call."""
        given, _ = sigutils.normalize_signature(sig)
        wide = tuple(widened(one) for one in given)
        entry = super().compile(wide)
        if wide != given and not any(isinstance(one, Omitted) for one in given):
            self._insert([one._code for one in given], entry, False)  # noqa: SLF001 - so that the next such call finds it at once
        return entry

    def enable_caching(self) -> None:
        """Keep what is compiled."""
        self._cache = Cache(self.py_func)


def widened(given: Any) -> Any:
    """Give the type that a rule is compiled for in place of the one it is given."""
    return int64 if given in NARROW or isinstance(given, IntEnumMember | IntegerLiteral) else given


# Where compilations are kept


class Place(UserProvidedCacheLocator):
    """The folder of a rule's compilations: its module's. Two copies of the same sources share them, wherever they lie."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        super().__init__(function, file)
        self._cache_path = str(Path(config.CACHE_DIR) / function.__module__)


class Kept(CompileResultCacheImpl):
    """How a compilation is written and read."""

    _locator_classes = (Place, *CompileResultCacheImpl._locator_classes)  # noqa: SLF001 - a notebook's cell has no file


class Index(IndexDataCacheFile):
    """The list of a rule's compilations.

    One that names types of a package that this program does not have cannot be read here: to this program it is empty.
    """

    def _load_index(self) -> dict[Any, str]:
        try:
            return super()._load_index()  # type: ignore[no-any-return]
        except (ImportError, AttributeError):
            return {}


class Cache(FunctionCache):
    """The compilations of a rule on the disk."""

    _impl_class = Kept

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self._cache_file.__class__ = Index
