"""Finished matches, written small: a match is its seed and numbers, and everything else follows from them.

Whose each decision was, what it was and how long it took are counted each for itself, and what came often takes few bits. What is
read back are the same events at the same times, so that replay and record are the same.
"""

from __future__ import annotations

import re
import zlib
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.server.storage.coder import Counts, Reader, Writer
from tidetable.table.events import AnyEvent, Created, Decided, Stored
from tidetable.table.fair import commitment_of

if TYPE_CHECKING:
    from collections.abc import Iterator

UNITS = (1_000, 1_000_000)  # parts of a second in which times are counted: thousandths, or where that is too coarse millionths
BY = ("person", "bot", "time", "fault")
WORDS = (
    b'"rules_version":"kind":"created","plan":{"game":"fish_n_stones""das_riff""rivero""reef_encounter""options":{},"seats":[{"kind":'
    b'"open"},{"kind":"bot","bot":"careful"},{"kind":"person","players":["pace":"human""clock":{"kind":"bank","seconds":'
    b'"timeout":"increment":"rated":true"public":true"autostart":false"host":"secret":"commitment":""kind":"sat","seat":0,"player":"'
    b'"kind":"salted","salt":"kind":"started"}"kind":"undone","to":"agreed":[]"kind":"asked","what":"undo""kind":"answered","yes":true'
    b'"kind":"away","kind":"back","kind":"taken-over","kind":"timed-out","what":"default""kind":"ended","reason":"game"}]'
)


TYPICAL = WORDS + (  # the nearer its end, the cheaper
    b',"rated":true,"undo":"ask","public":true,"autostart":false,"pace":"fast","clock":{"kind":"move","seconds":60{"kind":"days","days":3,'
    b'"timeout":"loss"[{"kind":"created","plan":{"game":"","rules_version":"1","options":{"first_seat":"random"},"seats":[{"kind":"person",'
    b'"players":["]},{"kind":"person","players":["0123456789abcdef"]}],"clock":{"kind":"bank","seconds":600,"increment":10}},"host":"",'
    b'"secret":"","commitment":""},{"kind":"sat","seat":1,"player":""},{"kind":"started"},{"kind":"ended","reason":"game"}]'
)
DIGITS = re.compile("([0-9a-f]{2})*")
MARK = b"\xfe"  # before what is written so: a match that was packed as columns (below) never begins with it
HEAD = 1  # bits of a wait, its first ones, that are counted together with how many follow
WAITS = 64 << HEAD
SEATS = 4


class Small(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A match, written small."""

    unit: int  # in which times are counted; 0: they are written as they are
    first: int  # the time of the first event, in units
    count: int  # of events
    actions: int  # no action is as large
    digest: bytes  # the check of the last event
    others: bytes  # all events but decisions, as JSON, squeezed
    numbers: bytes  # when each event was; of each whether it is a decision, whose, what, by whom (coder.py)
    times: list[float] = []  # where there is no unit
    check: str = ""  # where it is no digest


def pack(rows: list[Stored]) -> bytes:
    """Write a match small; it must read back as it was."""
    unit = next((unit for unit in UNITS if all(_time(_count(row.at, unit), unit) == row.at for row in rows)), 0)
    times = [_count(row.at, unit) for row in rows] if unit else []
    actions = 1 + max((row.event.action for row in rows if isinstance(row.event, Decided)), default=0)
    columns, writer = Columns(actions), Writer()
    for wait in (later - earlier for earlier, later in pairwise(times)):
        columns.write_wait(writer, wait)
    for row in rows:
        columns.write_event(writer, row.event)
    others = [_small(row.event) for row in rows if not isinstance(row.event, Decided)]
    squeeze = zlib.compressobj(9, wbits=-15, memLevel=9, zdict=TYPICAL)
    told = squeeze.compress(msgspec.json.encode(others)) + squeeze.flush()
    first, floats = (times[0], []) if unit else (0, [row.at for row in rows])
    check = rows[-1].check
    digest, other = (bytes.fromhex(check), "") if DIGITS.fullmatch(check) else (b"", check)
    return MARK + msgspec.msgpack.encode(Small(unit, first, len(rows), actions, digest, told, writer.data(), floats, other))


def unpack(body: bytes) -> list[Stored]:
    """Read a match back, without the keys of commands: nobody sends one again after the end."""
    if not body.startswith(MARK):
        return unpack_columns(body)
    small = msgspec.msgpack.decode(body[1:], type=Small)
    columns, reader = Columns(small.actions), Reader(small.numbers)
    times = small.times or [_time(count, small.unit) for count in _added(small, columns, reader)]
    others = iter(msgspec.json.decode(_squeezed(small.others, TYPICAL), type=list[AnyEvent]))
    made = [columns.read_event(reader) for _ in times]
    check, last = small.check or small.digest.hex(), len(times)
    return [
        Stored(n, at, _whole(next(others)) if event is None else event, None, check if n == last else "")
        for n, (at, event) in enumerate(zip(times, made, strict=True), 1)
    ]


def _added(small: Small, columns: Columns, reader: Reader) -> list[int]:
    times = [small.first]
    for _ in range(small.count - 1):
        times.append(times[-1] + columns.read_wait(reader))
    return times


def _squeezed(data: bytes, words: bytes) -> bytes:
    return zlib.decompressobj(wbits=-15, zdict=words).decompress(data)


class Columns:
    """What has come so far, column by column: like beside like takes few bits."""

    def __init__(self, actions: int) -> None:
        self.backwards, self.waits = Counts(2), Counts(WAITS)
        self.kinds, self.actions, self.by = Counts(2), Counts(actions), Counts(len(BY))
        self.seats: dict[bytes, Counts] = {}  # by whose the last decisions were
        self.lately = b""

    @property
    def whose(self) -> Counts:
        """Whose decision comes after the last three."""
        return self.seats.setdefault(self.lately, Counts(SEATS))

    def _note(self, seat: int) -> None:
        self.lately = (self.lately + bytes([seat]))[-3:]

    def write_event(self, writer: Writer, event: AnyEvent) -> None:
        """Write a decision; of anything else, that it is none."""
        self.kinds.write(writer, int(isinstance(event, Decided)))
        if isinstance(event, Decided):
            self.whose.write(writer, event.seat)
            self._note(event.seat)
            self.actions.write(writer, event.action)
            self.by.write(writer, BY.index(event.by))

    def read_event(self, reader: Reader) -> Decided | None:
        """Read a decision; None: it is something else."""
        if not self.kinds.read(reader):
            return None
        seat = self.whose.read(reader)
        self._note(seat)
        return Decided(seat, self.actions.read(reader), BY[self.by.read(reader)])  # type: ignore[arg-type]

    def write_wait(self, writer: Writer, wait: int) -> None:
        """Write how long nothing happened: its length and its first bits by how often such came, the rest as it is."""
        self.backwards.write(writer, int(wait < 0))
        loose = max(0, abs(wait).bit_length() - HEAD)
        head, rest = divmod(abs(wait), 1 << loose)
        self.waits.write(writer, (loose << HEAD) + head)
        writer.say(rest, 1, 1 << loose)

    def read_wait(self, reader: Reader) -> int:
        """Read a wait."""
        sign = -1 if self.backwards.read(reader) else 1
        loose, head = divmod(self.waits.read(reader), 1 << HEAD)
        rest = reader.place(1 << loose)
        reader.take(rest, 1, 1 << loose)
        return sign * ((head << loose) + rest)


# As columns: how matches were packed before


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


def unpack_columns(body: bytes) -> list[Stored]:
    """Read a match that was packed as columns."""
    packed = msgspec.msgpack.decode(_squeezed(body, WORDS), type=Packed)
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
