"""People's functions (views, questions, previews) without compiled calls.

A compiled rule is quick inside, but calling it with one record from Python costs more than most small rules do. A view asks
hundreds of them. So a view runs as a copy that calls the same rules uncompiled: the same source, the same answers.
"""

from __future__ import annotations

import sys
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

OURS = "tidetable."
_worlds: dict[str, dict[str, Any]] = {}  # by module: its names, with plain functions
_twins: dict[Callable[..., Any], Callable[..., Any]] = {}


def plainly(function: F) -> F:
    """Give the twin of a function in which every rule it calls, directly or through others of ours, runs uncompiled."""
    source = getattr(function, "py_func", function)  # what a compiled rule was made from
    if not isinstance(source, FunctionType) or not source.__module__.startswith(OURS):
        return function
    if source not in _twins:
        new = source.__module__ not in _worlds
        world = _worlds.setdefault(source.__module__, {})
        twin = FunctionType(source.__code__, world, source.__name__, source.__defaults__, source.__closure__)
        twin.__kwdefaults__ = source.__kwdefaults__
        _twins[source] = twin
        if new:
            _fill(world, source.__module__)
    return _twins[source]  # type: ignore[return-value]


def _fill(world: dict[str, Any], module: str) -> None:
    """Give a copy of a module's names, its functions and those it imports replaced by their twins."""
    world.update(vars(sys.modules[module]))
    for name, value in list(world.items()):
        if isinstance(value, FunctionType) or hasattr(value, "py_func"):
            world[name] = plainly(value)
