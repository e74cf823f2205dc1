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

from collections.abc import Callable, Mapping, Sequence
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
    plan: ClassVar[tuple[list[tuple[int, bool]], Callable[[Sequence[Any]], Any]]]
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
        cls.plan = _plan(cls)

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


# The picture: how each fact is read is worked out once, from the declaration

Reader = Callable[[Sequence[Any]], Any]  # the values of the fields that a fact or a group was laid out in -> what is shown


def picture(facts: FactSheet) -> dict[str, Any]:
    """Give a sheet as JSON: what every number means, by name."""
    order, read = facts.plan
    values = facts.item()
    return read([values[place].tolist() if is_array else values[place] for place, is_array in order])  # type: ignore[no-any-return]


def _plan(sheet: type[FactSheet]) -> tuple[list[tuple[int, bool]], Reader]:
    """Give where the fields lie (a record lays wide ones first) in the order of their declaration, and how they are read."""
    lie, declared = list(sheet.fields), sheet.declared
    order = [(lie.index(name), bool(sheet.fields[name].shape)) for top, spec in declared.items() for name in _flat(top, spec, ())]
    return order, _item_reader({name.rstrip("_"): spec for name, spec in declared.items()})


def _group_reader(spec: Group) -> Reader:
    item = _item_reader(spec.parts, 1 if spec.some else 0)
    if spec.count is None:
        return (lambda values: item(values) if values[0] else None) if spec.some else item
    return _rows_reader(spec, item)


def _item_reader(parts: Mapping[str, Any], at: int = 0) -> Reader:
    """Read an object, the fields of whose parts begin at a place; a fact has one field, a group a run of them."""
    plan: list[tuple[str, int | slice, Callable[[Any], Any]]] = []
    for part, spec in parts.items():
        if isinstance(spec, Fact):
            plan.append((part, at, _fact_reader(spec)))
        else:
            plan.append((part, slice(at, at + _room(spec)), _group_reader(spec)))
        at += _room(spec)
    return lambda values: {part: read(values[where]) for part, where, read in plan}


def _rows_reader(spec: Group, item: Reader) -> Reader:
    """Read an object a row; a row of single numbers that was met before is copied."""

    def read(i: int, row: tuple[Any, ...]) -> dict[str, Any]:
        return {**spec.of[i], **item(row)} if spec.of else item(row)

    one = Met(read).again if all(_is_single(part) for part in spec.parts.values()) else read

    def rows(values: Sequence[Any]) -> Any:
        if spec.some and values[0][0] == UNSHOWN:
            return None
        return [one(i, row) for i, row in enumerate(zip(*values, strict=True)) if not spec.some or row[0]]

    return rows


class Met(dict[tuple[int, tuple[Any, ...]], dict[str, Any]]):
    """What rows of single numbers show, each worked out once: most of a board is as it was a moment ago."""

    MOST = 5_000  # rows, so that a server that runs for months does not keep every row it ever met

    def __init__(self, read: Callable[[int, tuple[Any, ...]], dict[str, Any]]) -> None:
        super().__init__()
        self.read = read

    def __missing__(self, row: tuple[int, tuple[Any, ...]]) -> dict[str, Any]:
        """Work out what a new row shows."""
        if len(self) >= self.MOST:
            self.clear()
        shown = self[row] = self.read(*row)
        return shown

    def again(self, *row: Any) -> dict[str, Any]:
        """Give a copy of what a row shows: whoever gets it may change it."""
        return self[row].copy()


def _is_single(spec: Any) -> bool:
    """Tell whether a part is one number that shows as one value, which nobody can change."""
    if not isinstance(spec, Fact) or spec.shape or spec.means.form == "set":
        return False
    return not any(isinstance(shown, list | Mapping) for shown in (*spec.means.words, *spec.means.shows))


def _room(spec: Any) -> int:
    """Count the fields that a fact or a group was laid out in."""
    return len(_flat("", spec, ()))


class Known(dict[int, Any]):
    """What the numbers of one kind show, each worked out once; a list is not kept: whoever gets it may change it."""

    def __init__(self, means: Number) -> None:
        super().__init__({UNSHOWN: None})
        self.means = means

    def __missing__(self, value: int) -> Any:
        """Work out what a new number shows."""
        shown = self.means.shown(value)
        if not isinstance(shown, list | dict):
            self[value] = shown
        return shown


def _fact_reader(spec: Fact) -> Callable[[Any], Any]:
    """Read a number, or an array of them."""
    shown, none = Known(spec.means).__getitem__, spec.means.none
    if not spec.shape:
        return shown

    def listed(values: list[Any]) -> list[Any] | None:
        if _first(values) == UNSHOWN:
            return None
        if values and isinstance(values[0], list):
            return [listed(row) for row in values]
        if spec.ends and none in values:
            values = values[: values.index(none)]
        return [shown(value) for value in values]

    return listed


def _first(value: Any) -> Any:
    while isinstance(value, list) and value:
        value = value[0]
    return value
