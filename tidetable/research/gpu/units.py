"""Which parts of a record a rule reads: a GPU that only chooses an action need not fetch the rest of the game.

Records are carried in units of 16 bytes. What a rule may read is found in its code: a field that is read is named there.
"""

from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

import numpy as np

from tidetable.core.game import Game
from tidetable.core.record import Ints

UNIT = 16  # bytes that are carried at once


def units_asked(game: Game) -> Ints:
    """Give the units of a game's record that choosing an action needs."""
    return units_read(game.State.layout, game.legal, "waiting")


def units_read(layout: np.dtype[Any], function: Callable[..., Any], *more: str) -> Ints:
    """Give the units of a record in which the fields lie that a rule reads, it and all it calls, and *more* fields."""
    names = {*more, *(name for each in reached(function) for name in each.co_names)}
    units: set[int] = set()
    for name, (field, begins, *_) in dict(layout.fields or {}).items():
        if name in names:
            units |= set(range(begins // UNIT, -(-(begins + field.itemsize) // UNIT)))
    return np.array(sorted(units), np.int32)


def reached(function: Callable[..., Any]) -> list[CodeType]:
    """Give the code of a rule and of all rules it can call: whatever names of a record's fields stand in it, it may read."""
    source = getattr(function, "py_func", function)
    found, codes = [source], []
    for each in found:
        here = [each.__code__, *(code for code in each.__code__.co_consts if isinstance(code, CodeType))]
        codes += here
        called = [each.__globals__.get(name) for code in here for name in code.co_names]
        plain = [getattr(rule, "py_func", rule) for rule in called if callable(rule)]
        found += [rule for rule in dict.fromkeys(plain) if isinstance(rule, FunctionType) and rule not in found]
    return codes
