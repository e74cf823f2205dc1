"""Finished matches, written small: a match is its seed and numbers, and everything else follows from them.

The columns of a match are kept apart (who decided, what, when), because like beside like packs well. What is read back are the
same events at the same times, so that replay and record are the same.
"""

from __future__ import annotations

import zlib
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.table.events import AnyEvent, Created, Decided, Stored
from tidetable.table.fair import commitment_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

UNITS = (1_000, 1_000_000)  # parts of a second in which times are counted: thousandths, or where that is too coarse millionths
BY = ("person", "bot", "time", "fault")
WORDS = (
    b'"rules_version":"kind":"created","plan":{"game":"fish_n_stones""das_riff""rivero""reef_encounter""options":{},"seats":[{"kind":'
    b'"open"},{"kind":"bot","bot":"careful"},{"kind":"person","players":["pace":"human""clock":{"kind":"bank","seconds":'
    b'"timeout":"increment":"rated":true"public":true"autostart":false"host":"secret":"commitment":""kind":"sat","seat":0,"player":"'
    b'"kind":"salted","salt":"kind":"started"}"kind":"undone","to":"agreed":[]"kind":"asked","what":"undo""kind":"answered","yes":true'
    b'"kind":"away","kind":"back","kind":"taken-over","kind":"timed-out","what":"default""kind":"ended","reason":"game"}]'
)


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """The columns of a match."""

    unit: int
    first: int  # the time of the first event, in units
    waits: bytes  # what passed until each next one
    decided: bytes  # a bit for each event: whether it is a decision
    seats: bytes
    actions: bytes
    by: bytes
    others: bytes  # all other events, as JSON
    check: str  # of the last event


def pack(rows: list[Stored]) -> bytes:
    """Write a match small; it must read back as it was."""
    unit = next((unit for unit in UNITS if all(_time(_count(row.at, unit), unit) == row.at for row in rows)), 0)
    times = [_count(row.at, unit) for row in rows] if unit else []
    made = [row.event for row in rows if isinstance(row.event, Decided)]
    others = [_small(row.event) for row in rows if not isinstance(row.event, Decided)]
    packed = Packed(
        unit,
        times[0] if times else 0,
        _numbers(later - earlier for earlier, later in pairwise(times)) if unit else _floats(rows),
        _bits(isinstance(row.event, Decided) for row in rows),
        bytes(event.seat for event in made),
        _numbers(event.action for event in made),
        b"" if all(event.by == BY[0] for event in made) else bytes(BY.index(event.by) for event in made),
        msgspec.json.encode(others),
        rows[-1].check,
    )
    squeeze = zlib.compressobj(9, wbits=-15, memLevel=9, zdict=WORDS)
    return squeeze.compress(msgspec.msgpack.encode(packed)) + squeeze.flush()


def unpack(body: bytes) -> list[Stored]:
    """Read a match back, without the keys of commands: nobody sends one again after the end."""
    packed = msgspec.msgpack.decode(zlib.decompressobj(wbits=-15, zdict=WORDS).decompress(body), type=Packed)
    others = iter(msgspec.json.decode(packed.others, type=list[AnyEvent]))
    made = _decisions(packed)
    times = list(_times(packed))
    last = len(times)
    return [
        Stored(n, at, next(made) if packed.decided[(n - 1) // 8] >> (n - 1) % 8 & 1 else _whole(next(others)), None,
               packed.check if n == last else "")
        for n, at in enumerate(times, 1)
    ]  # fmt: skip


def _decisions(packed: Packed) -> Iterator[Decided]:
    actions = _read_numbers(packed.actions)
    for number, (seat, action) in enumerate(zip(packed.seats, actions, strict=True)):
        yield Decided(seat, action, BY[packed.by[number]] if packed.by else BY[0])  # type: ignore[arg-type]


# Times


def _count(at: float, unit: int) -> int:
    return round(at * unit)


def _time(count: int, unit: int) -> float:
    return count / unit


def _floats(rows: list[Stored]) -> bytes:
    return msgspec.msgpack.encode([row.at for row in rows])  # times of no clock of ours


def _times(packed: Packed) -> Iterator[float]:
    if not packed.unit:
        yield from msgspec.msgpack.decode(packed.waits, type=list[float])
        return
    at = packed.first
    yield _time(at, packed.unit)
    for wait in _read_numbers(packed.waits):
        at += wait
        yield _time(at, packed.unit)


# Events


def _small(event: AnyEvent) -> AnyEvent:
    """Leave out what follows from the rest: the promise, where it was kept."""
    kept = isinstance(event, Created) and event.commitment == commitment_of(event.secret)
    return msgspec.structs.replace(event, commitment="") if kept else event


def _whole(event: AnyEvent) -> AnyEvent:
    follows = isinstance(event, Created) and not event.commitment and event.secret
    return msgspec.structs.replace(event, commitment=commitment_of(event.secret)) if follows else event  # type: ignore[union-attr]


# Numbers


def _bits(flags: Iterable[bool]) -> bytes:
    every = list(flags)
    return bytes(sum(flag << place for place, flag in enumerate(every[begin : begin + 8])) for begin in range(0, len(every), 8))


def _numbers(values: Iterable[int]) -> bytes:
    """Write whole numbers, small ones in few bytes; below zero they are odd."""
    written = bytearray()
    for value in values:
        left = value << 1 if value >= 0 else (-value << 1) - 1
        while left >= 128:
            written.append(left & 127 | 128)
            left >>= 7
        written.append(left)
    return bytes(written)


def _read_numbers(data: bytes) -> Iterator[int]:
    value = shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield -(value + 1 >> 1) if value & 1 else value >> 1
            value = shift = 0


def is_same(rows: list[Stored], again: list[Stored]) -> bool:
    """Tell whether a match was read back as it was."""

    def told(row: Stored) -> tuple[Any, ...]:
        return row.n, row.at, row.event

    return [told(row) for row in rows] == [told(row) for row in again] and rows[-1].check == again[-1].check
