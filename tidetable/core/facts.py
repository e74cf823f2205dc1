"""Facts: what a screen or a program wants to know of a seen record, as a block of numbers that a rule fills.

A game declares its sheet once; from the declaration follow the fields that the rule writes and the JSON picture that programs read.

>>> from tidetable.core.means import names
>>> class Facts(FactSheet):
...     turn = fact()
...     cells = each(2, top=fact(names("fish", "stone").or_none()), height=fact())
>>> sheet = Facts.blank()
>>> sheet.turn, sheet.cells_top[1], sheet.cells_height[1] = 3, 0, 2
>>> picture(sheet)
{'turn': 3, 'cells': [{'top': None, 'height': 0}, {'top': 'fish', 'height': 2}]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from tidetable.core.means import COUNT, NONE, YES, Number
from tidetable.core.record import Block, Field, numbers

UNSHOWN = -100  # a number, or the first of an array, that the viewer is not shown: null in the picture
IS = "is"  # the field that says whether an item is there at all: ``pending_is``, ``seats_is[3]``; UNSHOWN first: none is shown


@dataclass(frozen=True)
class Fact:
    """A number, or an array of numbers, and what they mean; ``ends``: a list that its first none ends."""

    means: Number
    shape: tuple[int, ...]
    width: str
    ends: bool = False


@dataclass(frozen=True)
class Group:
    """Facts that belong together: an object of the picture, or one for each of ``count``."""

    parts: Mapping[str, Any]
    count: int | None  # None: one object
    some: bool  # an item is left out (a single one is null) unless its field ``is`` is set
    of: Sequence[Mapping[str, Any]]  # for each item what never changes


def fact(means: Number = COUNT, *shape: int, width: str = "i2") -> Any:
    """Declare a fact: one number, or an array of this shape."""
    return Fact(means, shape, width)


def flag(*shape: int) -> Any:
    """Declare something that is so or not."""
    return Fact(YES, shape, "u1")


def a_list(most: int, means: Number = COUNT, *, of: int | None = None, width: str = "i2") -> Any:
    """Declare a list of at most so many numbers, or one for each *of* so many: the first none ends it."""
    shape = (most,) if of is None else (of, most)
    return Fact(means if means.none is not None else means.or_none(NONE), shape, width, ends=True)


def each(count: int, *, some: bool = False, of: Sequence[Mapping[str, Any]] = (), **parts: Any) -> Any:
    """Declare facts for each of *count* things; with *some* those alone are shown whose field ``is`` is set; *of*: constants."""
    return Group(parts, count, some, of)


def group(*, maybe: bool = False, **parts: Any) -> Any:
    """Declare facts that belong together; with *maybe* they are null unless the field ``is`` is set."""
    return Group(parts, None, maybe, ())


class FactSheet(Block):
    """The base of every game's facts. ``cells = each(9, top=...)`` is written as ``facts.cells_top[cell]``.

    A fact whose name numpy's records need for themselves has a line behind it: ``round_`` is shown as ``round``.
    """

    declared: ClassVar[dict[str, Any]] = {}
    _blank: ClassVar[bytes]

    def __init_subclass__(cls) -> None:
        """Lay the declared facts out flat."""
        cls.declared = {name: value for name, value in vars(cls).items() if isinstance(value, Fact | Group)}
        flat: dict[str, Fact] = {}
        for name, spec in cls.declared.items():
            delattr(cls, name)
            flat |= _flat(name, spec, ())
        super().__init_subclass__({name: Field(spec.shape, spec.width, numbers().seen_by) for name, spec in flat.items()})
        empty = cls.new()
        for name, spec in flat.items():
            if spec.means.none is not None:
                empty[name] = spec.means.none
        cls._blank = empty.to_bytes()

    @classmethod
    def blank(cls) -> Self:
        """Make an empty sheet: nothing is there, every number is none or zero."""
        return cls.from_bytes(cls._blank)


def _flat(name: str, spec: Any, axes: tuple[int, ...]) -> dict[str, Fact]:
    if isinstance(spec, Fact):
        return {name: Fact(spec.means, axes + spec.shape, spec.width)}
    inside = axes if spec.count is None else (*axes, spec.count)
    found = {f"{name}_{IS}": Fact(COUNT, inside, "i1")} if spec.some else {}
    for part, within in spec.parts.items():
        found |= _flat(f"{name}_{part}", within, inside)
    return found


# The picture


def picture(facts: FactSheet) -> dict[str, Any]:
    """Give a sheet as JSON: what every number means, by name."""
    values = {name: facts[name].tolist() for name in facts.fields}
    return {name.rstrip("_"): _shown(name, spec, values, ()) for name, spec in facts.declared.items()}


def _shown(name: str, spec: Any, values: dict[str, Any], at: tuple[int, ...]) -> Any:
    if isinstance(spec, Fact):
        return _meant(spec, _inside(values[name], at))
    if spec.count is None:
        is_there = not spec.some or _inside(values[f"{name}_{IS}"], at)
        return _item(name, spec, values, at) if is_there else None
    there = _inside(values[f"{name}_{IS}"], at) if spec.some else [1] * spec.count
    if there[0] == UNSHOWN:
        return None
    return [(dict(spec.of[i]) if spec.of else {}) | _item(name, spec, values, (*at, i)) for i in range(spec.count) if there[i]]


def _item(name: str, spec: Group, values: dict[str, Any], at: tuple[int, ...]) -> dict[str, Any]:
    return {part: _shown(f"{name}_{part}", within, values, at) for part, within in spec.parts.items()}


def _inside(values: Any, at: tuple[int, ...]) -> Any:
    for i in at:
        values = values[i]
    return values


def _meant(spec: Fact, value: Any) -> Any:
    if _first(value) == UNSHOWN:
        return None
    if isinstance(value, list):
        if spec.ends and spec.means.none in value:
            value = value[: value.index(spec.means.none)]
        return [_meant(spec, each_value) for each_value in value]
    return spec.means.shown(value)


def _first(value: Any) -> Any:
    while isinstance(value, list) and value:
        value = value[0]
    return value
