"""One relocatable WebAssembly object made into a module that a browser loads: memory, stack, data and exports in their places.

LLVM leaves an object with the addresses of data and the numbers of globals to be filled in. Where only one object is to be linked
that is all there is to do, so no linker is needed, whose version would change the bytes. The format: the tool conventions of
WebAssembly ("Linking.md"). Memory is laid out as stack (it grows down to 0, past which it traps), data, heap.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

MAGIC = b"\0asm\1\0\0\0"
PAGE = 1 << 16
STACK = PAGE  # bytes; searches and rules take a few hundred
ALIGNED = 16
CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11  # sections
TO_FUNCTION, TO_ADDRESS_LEB, TO_ADDRESS_SLEB, TO_ADDRESS, TO_TYPE, TO_GLOBAL = 0, 3, 4, 5, 6, 7  # relocations
SYMBOLS, SEGMENTS = 8, 5  # parts of the custom section "linking"
IS_FUNCTION, IS_DATA, IS_GLOBAL = 0, 1, 2  # symbols
LOCAL, UNDEFINED, NAMED = 2, 0x10, 0x40  # their flags
PADDED = 5  # bytes of a number that is to be filled in
I32, MUTABLE, CONSTANT = 0x7F, 1, 0
STACK_POINTER, HEAP = 0, 1  # the globals of a module
HEAP_NAME, MEMORY_NAME = "heap", "memory"


class NotLinked(RuntimeError):
    """An object asks for something that a module of rules does not have."""


class Reader:
    """Reads the numbers and names of the binary format, in order."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, count: int) -> bytes:
        """Take some bytes."""
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """Take a number (LEB128)."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """Take a number that may be below zero."""
        begin = self.at
        value = self.number()
        bits = 7 * (self.at - begin)
        return value - (1 << bits) if value >> (bits - 1) & 1 else value

    def name(self) -> str:
        """Take a name."""
        return self.take(self.number()).decode()

    @property
    def is_left(self) -> bool:
        """Whether anything is left."""
        return self.at < len(self.data)


def leb(value: int) -> bytes:
    """Write a number that is not below zero."""
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def sleb(value: int) -> bytes:
    """Write a number that may be below zero."""
    found = bytearray()
    while not -0x40 <= value < 0x40:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value & 0x7F])


def counted(items: Iterable[bytes]) -> bytes:
    """Write a vector."""
    those = list(items)
    return leb(len(those)) + b"".join(those)


def named(name: str) -> bytes:
    """Write a name."""
    return leb(len(name.encode())) + name.encode()


@dataclass(frozen=True)
class Symbol:
    """What a relocation points at: a function, a place in a segment of data, or a global."""

    kind: int
    flags: int
    name: str
    index: int = 0  # of the function or global; of the segment
    offset: int = 0  # in the segment


@dataclass(frozen=True)
class Relocation:
    """A place in a section that is to be filled in."""

    kind: int
    offset: int
    symbol: int  # for TO_TYPE the type
    addend: int = 0


class Object:
    """A relocatable object, read."""

    def __init__(self, data: bytes) -> None:
        self.sections: list[tuple[int, bytes]] = []
        self.symbols: list[Symbol] = []
        self.alignments: list[int] = []
        self.relocations: dict[int, list[Relocation]] = {CODE: [], DATA: []}
        reader = Reader(data[len(MAGIC) :])
        while reader.is_left:
            kind = reader.take(1)[0]
            self.sections.append((kind, reader.take(reader.number())))
        for kind, content in self.sections:
            if kind == CUSTOM:
                self._read_custom(Reader(content))
        self._refuse_imports()

    def section(self, kind: int) -> bytes:
        """Give the content of a section; an empty vector, if there is none."""
        return next((content for known, content in self.sections if known == kind), b"\0")

    def _read_custom(self, reader: Reader) -> None:
        name = reader.name()
        if name == "linking":
            reader.number()
            while reader.is_left:
                kind, part = reader.take(1)[0], Reader(reader.take(reader.number()))
                if kind == SYMBOLS:
                    self.symbols = [_symbol(part) for _ in range(part.number())]
                elif kind == SEGMENTS:
                    self.alignments = [_alignment(part) for _ in range(part.number())]
        elif name.startswith("reloc."):
            kind = self.sections[reader.number()][0]
            self.relocations[kind] = [_relocation(reader) for _ in range(reader.number())]

    def _refuse_imports(self) -> None:
        """Refuse what is defined nowhere, but for memory and the stack, which the module gives itself."""
        missing = [symbol.name for symbol in self.symbols if symbol.flags & UNDEFINED and symbol.name != "__stack_pointer"]
        if missing:
            raise NotLinked(f"nothing defines {', '.join(missing)}")

    def segments(self) -> list[bytes]:
        """Give the data, segment by segment."""
        return [content for content, _ in self.placed_segments()]

    def placed_segments(self) -> list[tuple[bytes, int]]:
        """Give each segment of data and where it stands in its section."""
        reader, found = Reader(self.section(DATA)), []
        for _ in range(reader.number()):
            reader.take(2)  # active, in memory 0; i32.const
            reader.signed()
            reader.take(1)  # end
            size = reader.number()
            found.append((reader.take(size), reader.at - size))
        return found


def _symbol(reader: Reader) -> Symbol:
    kind, flags = reader.take(1)[0], reader.number()
    if kind == IS_DATA:
        name = reader.name()
        where = (0, 0) if flags & UNDEFINED else (reader.number(), reader.number())
        if not flags & UNDEFINED:
            reader.number()  # its size
        return Symbol(kind, flags, name, *where)
    index = reader.number()
    has_name = kind in {IS_FUNCTION, IS_GLOBAL} and (not flags & UNDEFINED or flags & NAMED)
    return Symbol(
        kind, flags, reader.name() if has_name else "__stack_pointer" if kind == IS_GLOBAL else f"function {index}", index
    )


def _alignment(reader: Reader) -> int:
    reader.name()
    power = reader.number()
    reader.number()  # flags
    return 1 << power


def _relocation(reader: Reader) -> Relocation:
    kind, offset, symbol = reader.take(1)[0], reader.number(), reader.number()
    if kind not in {TO_FUNCTION, TO_ADDRESS_LEB, TO_ADDRESS_SLEB, TO_ADDRESS, TO_TYPE, TO_GLOBAL}:
        raise NotLinked(f"a relocation of kind {kind} is not known")
    return Relocation(kind, offset, symbol, reader.signed() if kind in {TO_ADDRESS_LEB, TO_ADDRESS_SLEB, TO_ADDRESS} else 0)


# The module


def link(data: bytes) -> bytes:
    """Make a module of an object."""
    return Linker(Object(data)).module()


class Linker:
    """Puts the parts of one object in their places."""

    def __init__(self, source: Object) -> None:
        self.source = source
        self.places: list[int] = []
        self.end = STACK
        for segment, alignment in zip(source.segments(), source.alignments, strict=True):
            self.end += -self.end % alignment
            self.places.append(self.end)
            self.end += len(segment)
        self.heap = self.end + -self.end % ALIGNED

    def module(self) -> bytes:
        """Write the module."""
        parts = [
            (TYPE, self.source.section(TYPE)),
            (FUNCTION, self.source.section(FUNCTION)),
            (MEMORY, counted([b"\0" + leb(-(-self.heap // PAGE) + 1)])),
            (GLOBAL, counted([_global(MUTABLE, STACK), _global(CONSTANT, self.heap)])),
            (EXPORT, self._exports()),
            (CODE, self._code()),
            (DATA, self._data()),
        ]
        return MAGIC + b"".join(bytes([kind]) + leb(len(content)) + content for kind, content in parts)

    def _exports(self) -> bytes:
        functions = [symbol for symbol in self.source.symbols if symbol.kind == IS_FUNCTION and not symbol.flags & LOCAL]
        found = [named(MEMORY_NAME) + b"\2\0", named(HEAP_NAME) + b"\3" + leb(HEAP)]
        return counted(found + [named(symbol.name) + b"\0" + leb(symbol.index) for symbol in functions])

    def _code(self) -> bytes:
        """Fill the functions in; numbers that were padded take only the room they need."""
        content = self.source.section(CODE)
        reader, waiting, bodies = Reader(content), iter(self.source.relocations[CODE]), []
        relocation = next(waiting, None)
        for _ in range(reader.number()):
            size = reader.number()
            at, end, body = reader.at, reader.at + size, b""
            while relocation is not None and relocation.offset < end:
                body += content[at : relocation.offset] + self._filled(relocation)
                at = relocation.offset + PADDED
                relocation = next(waiting, None)
            body += content[at:end]
            reader.at = end
            bodies.append(leb(len(body)) + body)
        return counted(bodies)

    def _filled(self, relocation: Relocation) -> bytes:
        if relocation.kind == TO_TYPE:
            return leb(relocation.symbol)
        symbol = self.source.symbols[relocation.symbol]
        if symbol.kind == IS_GLOBAL:
            return leb(STACK_POINTER)
        if symbol.kind == IS_FUNCTION:
            return leb(symbol.index)
        return (sleb if relocation.kind == TO_ADDRESS_SLEB else leb)(self._address(relocation))

    def _address(self, relocation: Relocation) -> int:
        symbol = self.source.symbols[relocation.symbol]
        return self.places[symbol.index] + symbol.offset + relocation.addend

    def _data(self) -> bytes:
        """Write all data as one segment."""
        memory = bytearray(self.end - STACK)
        for place, segment in zip(self.places, self.source.segments(), strict=True):
            memory[place - STACK : place - STACK + len(segment)] = segment
        starts = [start for _, start in self.source.placed_segments()]
        for relocation in self.source.relocations[DATA]:
            holder = max(number for number, start in enumerate(starts) if start <= relocation.offset)
            at = self.places[holder] - STACK + relocation.offset - starts[holder]
            memory[at : at + 4] = self._address(relocation).to_bytes(4, "little")
        return counted([b"\0" + _constant(STACK) + leb(len(memory)) + bytes(memory)])


def _constant(value: int) -> bytes:
    return b"\x41" + sleb(value) + b"\x0b"


def _global(kind: int, value: int) -> bytes:
    return bytes([I32, kind]) + _constant(value)
