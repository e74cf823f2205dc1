"""Records: everything about a game in one block of bytes, each field saying who may see it.

A game's state is a class of named fields. The class builds an aligned numpy dtype, so that copying, comparing, hashing,
saving and batches of a million games are operations on bytes, and the same fields are read by interpreted and compiled rules.

>>> class Boat(Record):
...     load: int = number()
...     hand: Ints = numbers(2, 3, seen_by=OWNER)
>>> boat = Boat.new()
>>> boat.hand[1, 2] = 5
>>> Boat.from_bytes(boat.to_bytes()) == boat
True
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import IntEnum
from textwrap import shorten
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import numpy as np
import numpy.typing as npt

from tidetable.core.errors import BrokenRecord

Ints = npt.NDArray[Any]
"""An array of whole numbers, of whatever width."""

LINE = 120  # letters of a record's name
WORD = 8  # bytes: a record is a whole number of words, as machines with many cores copy it
MAX_SEATS = 4
SPECTATOR = -1  # a viewer who sits nowhere: sees what everyone sees
ALL_SEEING = -2  # the viewer of a finished match: everything


class SeenBy(IntEnum):
    """Who may know the value of a field, or of a number in an event, before the game is over."""

    EVERYONE = 0
    OWNER = 1  # the first axis of the field is the seat that owns it
    NOBODY = 2


EVERYONE, OWNER, NOBODY = SeenBy.EVERYONE, SeenBy.OWNER, SeenBy.NOBODY


@dataclass(frozen=True)
class Field:
    """One named fact of a record."""

    shape: tuple[int, ...]
    width: str  # a numpy type code: i1, u1, i2, u4 ...
    seen_by: SeenBy
    remembered: bool = False  # only a perfect memory needs it: no screen is sent it
    means: Any = None  # a Number (core/means.py): the words by which positions are written


def number(width: str = "i1", seen_by: SeenBy = EVERYONE, *, remembered: bool = False, means: Any = None) -> Any:
    """Declare a field that holds one number."""
    return Field((), width, seen_by, remembered, means)


def numbers(*shape: int, width: str = "i1", seen_by: SeenBy = EVERYONE, remembered: bool = False, means: Any = None) -> Any:
    """Declare a field that holds an array of numbers; for ``OWNER`` the first axis is the seat."""
    return Field(shape, width, seen_by, remembered, means)


def in_whole_units(layout: np.dtype[Any], unit: int) -> np.dtype[Any]:
    """Give a layout with the same fields at the same places that takes up a whole number of units of *unit* bytes."""
    fields = dict(layout.fields or {})
    names, kinds, begins = list(fields), [field[0] for field in fields.values()], [field[1] for field in fields.values()]
    size = -(-layout.itemsize // unit) * unit
    return np.dtype((layout.type, np.dtype({"names": names, "formats": kinds, "offsets": begins, "itemsize": size}, align=True)))


if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    class _Bytes:
        """What a checker needs to know of numpy's records, whose stubs forbid to build on them."""

        tobytes: Callable[[], bytes]
        item: Callable[[], tuple[Any, ...]]

        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...

else:
    _Bytes = np.record


class _NumberAccess:
    """Reads and writes a field that holds one number, as ``record.name``."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, record: Any, _kind: type | None = None) -> Any:
        return self if record is None else np.void.__getitem__(record, self.name)

    def __set__(self, record: Any, value: Any) -> None:
        np.void.__setitem__(record, self.name, value)


class _ArrayAccess(_NumberAccess):
    """The same for an array: the view of its bytes is made once for each record object."""

    def __get__(self, record: Any, _kind: type | None = None) -> Any:
        if record is None:
            return self
        try:
            return record.__dict__[self.name]
        except KeyError:
            view = record.__dict__[self.name] = np.void.__getitem__(record, self.name)
            return view


class Block(_Bytes):
    """Named fields in one block of bytes, and what can be done with any of them."""

    fields: ClassVar[dict[str, Field]] = {}
    layout: ClassVar[np.dtype[Any]]
    size: ClassVar[int]

    __getattribute__ = object.__getattribute__  # numpy's own looks every field up anew, which costs ten times as much
    __setattr__ = object.__setattr__

    def __init_subclass__(cls, more: Mapping[str, Field] | None = None) -> None:
        """Build the layout from the fields of the class and *more*, wide ones first so that no byte is padding but the last."""
        super().__init_subclass__()
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        declared = {**cls.fields, **(more or {}), **own}
        cls.fields = dict(sorted(declared.items(), key=lambda item: -np.dtype(item[1].width).itemsize))
        for name in set(declared) - set(_inherited(cls)):
            if hasattr(np.record, name) or name in _names_of_all(cls):
                raise TypeError(f"field {name!r} collides with what every record has under that name; choose another one")
        columns = [(name, field.width, field.shape) for name, field in cls.fields.items()]
        cls.layout = np.dtype((cls, in_whole_units(np.dtype(columns, align=True), WORD)))
        cls.size = cls.layout.itemsize
        for name, field in cls.fields.items():
            setattr(cls, name, _ArrayAccess(name) if field.shape else _NumberAccess(name))

    @classmethod
    def batch(cls, count: int) -> npt.NDArray[Any]:
        """Make *count* empty records side by side; each element is a record."""
        return np.ndarray(count, cls.layout, bytearray(count * cls.size))  # numpy's own zeros are written field by field

    @classmethod
    def new(cls) -> Self:
        """Make one empty record: every field zero."""
        return cast("Self", cls.batch(1)[0])

    def twin(self) -> Self:
        """Make an independent copy."""
        return self.from_bytes(self.to_bytes())

    def to_bytes(self) -> bytes:
        """Give the whole record as bytes."""
        return self.tobytes()

    @classmethod
    def from_bytes(cls, data: bytes | memoryview) -> Self:
        """Read a record back from what ``to_bytes`` gave."""
        if len(data) != cls.size:
            raise BrokenRecord(f"{cls.__name__} takes {cls.size} bytes, not {len(data)}")
        return cast("Self", np.frombuffer(bytearray(data), cls.layout)[0])

    def to_json(self) -> dict[str, Any]:
        """Give every field by name, as plain numbers and lists."""
        return {name: self[name].tolist() for name in self.fields}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """Read a record back from what ``to_json`` gave; a field left out is zero."""
        unknown = sorted(set(data) - set(cls.fields))
        if unknown:
            raise BrokenRecord(f"{cls.__name__} has no field {', '.join(unknown)}; it has {', '.join(cls.fields)}")
        record = cls.new()
        for name, value in data.items():
            field = cls.fields[name]
            try:
                array = np.array(value, dtype=field.width)
            except (ValueError, TypeError, OverflowError) as fault:
                raise BrokenRecord(f"{cls.__name__}.{name} takes whole numbers of type {field.width}") from fault
            if array.shape != field.shape:
                raise BrokenRecord(f"{cls.__name__}.{name} has shape {field.shape}, not {array.shape}")
            record[name] = array
        return record

    def digest(self) -> str:
        """Name the content: equal records, and only those, have equal digests."""
        return hashlib.sha256(self.to_bytes()).hexdigest()

    def __eq__(self, other: object) -> bool:
        """Compare every byte."""
        return isinstance(other, type(self)) and self.to_bytes() == other.to_bytes()

    def __ne__(self, other: object) -> bool:
        """Compare every byte."""
        return not self == other

    def __hash__(self) -> int:
        """Hash every byte."""
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        """Show in a line the single numbers that are not zero, none that nobody may see; ``to_json`` gives everything."""
        shown = [
            f"{name}={self[name]}"
            for name, field in self.fields.items()
            if not field.shape and field.seen_by != NOBODY and self[name]
        ]
        return shorten(f"<{type(self).__name__} {' '.join(shown)}>", LINE, placeholder=" ...>")

    __str__ = __repr__


def _inherited(cls: type[Block]) -> dict[str, Field]:
    """Give the fields that a class has from those above it."""
    return next((vars(base)["fields"] for base in cls.__mro__[1:] if "fields" in vars(base)), {})


def _names_of_all(cls: type[Block]) -> set[str]:
    """Give what the classes above a class call their own: a field of the same name would be written over, or write over it."""
    return {name for base in cls.__mro__[1:] for name in (*vars(base), *vars(base).get("__annotations__", ()))}


class Record(Block):
    """The base of all game states: the common head, and who may see which bytes.

    The head is what core, bots and server may read of any game; everything else belongs to the game. A game's table options are
    fields too: ``class State(Record, options=CARD.options)``.
    """

    visible: ClassVar[npt.NDArray[np.uint8]]  # (MAX_SEATS + 2, size): the bytes each seat may see; then ALL_SEEING, SPECTATOR
    shown: ClassVar[npt.NDArray[np.uint8]]  # (size,): the bytes that a screen may be sent, of those

    seats: int = number()  # how many seats play; with a sign: without one, numba makes a fraction of a seat of range(seats) and -1
    waiting: int = number("u1")  # the seats that must decide now, one bit each; 0 when the game is over
    phase: int = number("u1")  # the game's own phase
    turns: int = number("u2")  # turns begun so far
    chance_key: Ints = numbers(8, width="u4", seen_by=NOBODY)  # docs/rules/chance.md
    chance_words: int = number("u4", seen_by=NOBODY)  # 32-bit words taken from the generator
    chance_block: Ints = numbers(16, width="u4", seen_by=NOBODY)  # the current block, a cache that pays tenfold

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Say to a checker that there are fields which only the card names."""

    def __init_subclass__(cls, options: Iterable[Any] = ()) -> None:
        """Build the layout: the head, the options, the game's own fields."""
        super().__init_subclass__({option.name: number(option.width) for option in options})
        viewers = [*range(MAX_SEATS), ALL_SEEING, SPECTATOR]  # the last two are found from the end
        cls.visible = np.stack([_visible_bytes(cls, viewer) for viewer in viewers])
        cls.shown = _marked(cls, {name: np.full(field.shape, not field.remembered) for name, field in cls.fields.items()})


def _visible_bytes(cls: type[Record], viewer: int) -> npt.NDArray[np.uint8]:
    """Mark the bytes of the fields that *viewer* may see: 255 for a visible byte, 0 for a hidden one."""
    marked = {}
    for name, field in cls.fields.items():
        marked[name] = np.full(field.shape, field.seen_by == EVERYONE or viewer == ALL_SEEING)
        if field.seen_by == OWNER and 0 <= viewer < field.shape[0]:
            marked[name][viewer] = True
    return _marked(cls, marked)


def _marked(cls: type[Record], marked: Mapping[str, npt.NDArray[np.bool_]]) -> npt.NDArray[np.uint8]:
    """Give 255 for each byte of a number that is marked, 0 for every other byte."""
    mask = np.zeros(1, cls.layout)
    for name, those in marked.items():
        mask[name] = np.where(those, -1, 0).astype(cls.fields[name].width)
    return mask.view(np.ndarray).view(np.uint8).copy()


def owned_fields(cls: type[Record]) -> list[str]:
    """Name the fields that belong to a seat."""
    return [name for name, field in cls.fields.items() if field.seen_by == OWNER]
