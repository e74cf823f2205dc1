"""``@rule``: one source, run interpreted under a debugger or compiled at speed.

A rule is a plain function over records, arrays and whole numbers (the dialect: docs/architecture.md). With numba present it is
compiled at its first call and kept in a cache folder named after a digest of everything it was made from, so that an old
compilation can never be met again. Without numba, or with ``NUMBA_DISABLE_JIT=1``, the same function simply runs.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from types import CodeType, FunctionType
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound="Callable[..., Any]")

numba: Any
try:
    import numba
    from numba.core.dispatcher import Dispatcher

    from tidetable.core.compiled import compiled
except ImportError:  # everything works without it, only slowly
    numba = None

COMPILED = numba is not None and not numba.config.DISABLE_JIT

# Files of core that hold no rule, and nothing that rules are made from: changing them leaves every compilation valid
# (tests/core/test_rule.py holds them to it).
NOT_RULES = frozenset(
    f"{name}.py"
    for name in "__init__ errors game golden laws match outcome position registry screened seen served steps trial words".split()  # noqa: SIM905 - a plain list
)
CORE = Path(__file__).parent


def cache_root() -> Path:
    """Give the folder that holds all compilations: ``TIDETABLE_CACHE``, or the user's cache folder."""
    chosen = os.environ.get("TIDETABLE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tidetable"


@cache
def sources_digest(*folders: Path) -> str:
    """Digest what compiled code depends on: the sources of core and of *folders*, and the compilers' versions and switches."""
    sha = hashlib.sha256()
    versions = (sys.version, np.__version__, numba.__version__ if numba else "", sys.platform)
    switches = [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_")]
    sha.update(repr((versions, switches)).encode())
    files = [path for path in sorted(CORE.glob("*.py")) if path.name not in NOT_RULES]
    for folder in folders:
        files += sorted(folder.rglob("*.py"))
    for path in files:
        sha.update(f"{path.name}:{path.stat().st_size}:".encode())
        sha.update(path.read_bytes())
    return sha.hexdigest()[:20]


def rule(function: F) -> F:
    """Make *function* a rule."""
    if not COMPILED:
        return function
    return _compile(function, sources_digest(Path(function.__code__.co_filename).parent))


def generic(algorithm: F) -> F:
    """Mark an algorithm that calls the rules of whatever game it is bound to, by the names of core/contract.py."""
    _generic.add(algorithm)
    return algorithm


_generic: set[Callable[..., Any]] = set()
_bound: dict[tuple[Any, ...], Any] = {}


def copied(function: Callable[..., Any], names: Mapping[str, Any]) -> FunctionType:
    """Copy a function so that *names* mean something else in it."""
    source = getattr(function, "py_func", function)
    copy = FunctionType(source.__code__, {**source.__globals__, **names}, source.__name__, source.__defaults__, source.__closure__)
    copy.__module__, copy.__qualname__ = source.__module__, source.__qualname__
    return copy


def names_in(function: Callable[..., Any]) -> set[str]:
    """Give the global names that a function uses, those of functions inside it too."""
    found, codes = set(), [getattr(function, "py_func", function).__code__]
    for code in codes:
        found |= set(code.co_names)
        codes += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    return found


def bind(algorithm: F, game: str, folder: Path, functions: Mapping[str, Callable[..., Any]]) -> F:
    """Copy a generic *algorithm* so that the names in *functions* mean the rules of one game, compiled and cached for it.

    The generic algorithms that it calls are bound with it. Passing a game's rules as arguments would compile the algorithm anew in
    every process; as globals of a copy they are cached.
    """
    world = getattr(algorithm, "py_func", algorithm).__globals__
    used = names_in(algorithm)
    parts = {name: world[name] for name in used - set(functions) if is_generic(world.get(name))}
    names = {name: function for name, function in functions.items() if name in used}
    names |= {name: bind(part, game, folder, functions) for name, part in parts.items()}
    key = (algorithm, game, folder, *sorted((name, id(function)) for name, function in names.items()))
    if key not in _bound:
        _bound[key] = _bind(algorithm, game, folder, names)
    return _bound[key]  # type: ignore[no-any-return]


def is_generic(function: Any) -> bool:
    """Tell whether something is a generic algorithm."""
    return isinstance(function, FunctionType) and function in _generic


def _bind(algorithm: Callable[..., Any], game: str, folder: Path, names: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
    bound = copied(algorithm, names)
    bound.__qualname__ = f"{bound.__qualname__}_{game}_{_names_digest(names)}"
    if not COMPILED:
        return bound
    folders = {_folder(function) for function in names.values()} | {_folder(algorithm), folder}
    return _compile(bound, sources_digest(*sorted(folders)))


def _folder(function: Callable[..., Any]) -> Path:
    return Path(getattr(function, "py_func", function).__code__.co_filename).parent


def _names_digest(functions: Mapping[str, Callable[..., Any]]) -> str:
    """Name what an algorithm is bound to: the same algorithm with another player is another compilation."""
    plain = {name: getattr(function, "py_func", function) for name, function in functions.items()}
    text = repr(sorted((name, function.__module__, function.__qualname__) for name, function in plain.items()))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


_one_at_a_time = RLock()  # the cache folder is numba's one for all threads


def _compile(function: F, digest: str) -> F:
    with _one_at_a_time:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_root() / digest)  # numba reads it while decorating
        try:
            return compiled(function)
        finally:
            numba.config.CACHE_DIR = before


_twins: dict[Callable[..., Any], Callable[..., Any]] = {}


def interpreted(function: F) -> F:
    """Give the plain Python twin of a rule: it and every rule it calls run uncompiled, in this same process."""
    if numba is None:
        return function
    source = getattr(function, "py_func", function)
    if source not in _twins:
        world = dict(source.__globals__)
        _twins[source] = FunctionType(source.__code__, world, source.__name__, source.__defaults__, source.__closure__)
        for name in source.__code__.co_names:
            if isinstance(world.get(name), Dispatcher):
                world[name] = interpreted(world[name])
    return _twins[source]  # type: ignore[return-value]
