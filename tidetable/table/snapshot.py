"""A table at one moment, as bytes: to open it costs reading them and what has happened since, however long the match is.

A snapshot is only a cache of the events. One that does not fit (of another edition, of other rules, damaged) is worth nothing, and
the events are replayed.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from tidetable.core.errors import TidetableError
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.match import Decision, Undo
from tidetable.table.clocks import Clocks, Moment
from tidetable.table.deal import DealtMatch
from tidetable.table.errors import BrokenLog
from tidetable.table.events import AnyEvent, Asked, Created, Stored
from tidetable.table.results import Result
from tidetable.table.seats import Seat
from tidetable.table.table import Happening, Table, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tidetable.core.match import Entry
    from tidetable.core.record import Ints

FORMAT = 4  # to be raised when a table holds something new, or holds it in another way
BACK = -1  # in the place of a seat: the match went back to so many decisions
QUICK = 1  # how hard zlib tries: a snapshot is written often and soon replaced
NUMBER, TIME = np.dtype("<i4"), np.dtype("<f8")


class KeptStory(msgspec.Struct, frozen=True, array_like=True):
    """The story, a column for each thing it tells."""

    events: list[AnyEvent]
    times: bytes
    decisions: bytes
    journals: bytes  # one after the other ...
    lengths: bytes  # ... each so long


class KeptMatch(msgspec.Struct, frozen=True, array_like=True):
    """The match."""

    seed: str
    log: bytes  # pairs of a seat and its action, or of BACK and how many decisions stand then
    state: bytes
    turns: bytes
    moments: bytes


class KeptClocks(msgspec.Struct, frozen=True, array_like=True):
    """The clocks."""

    at: float
    remaining: list[float]
    used: list[float]
    passed: float
    running: frozenset[int]
    handed: frozenset[int]
    resting: frozenset[int]
    lag: list[float]
    lent: list[float]
    begun: list[float]
    given: list[float]
    stopped: bool


class KeptRest(msgspec.Struct, frozen=True, array_like=True):
    """What a table holds besides, under its own names."""

    seats: list[Seat]
    status: str
    chat: bool
    created_at: float
    started_at: float | None
    ended_at: float | None
    result: Result | None
    asking: Asked | None
    agreed: set[int]
    again: set[int]
    rematch: str | None
    asked_at: dict[int, int]
    asked_mask: dict[int, bytes]
    moved_at: int
    silent: dict[int, int]
    keys: dict[str, int]


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A table after its first *n* events."""

    format: int
    n: int
    check: str  # as it is stored with that event
    layout: str  # of the record its state is
    story: KeptStory
    match: KeptMatch | None
    clocks: KeptClocks
    rest: KeptRest

    @property
    def created(self) -> Created:
        """The first event."""
        first = self.story.events[0]
        assert isinstance(first, Created), "a story begins with its table"
        return first


_decoder = msgspec.msgpack.Decoder(Snapshot)


# Writing


def take(table: Table) -> bytes:
    """Write a table down as it is now."""
    made = Snapshot(
        FORMAT,
        table.n,
        table.check,
        name_of(table.game.State.layout),
        _kept_story(table.story),
        _kept_match(table) if table.match else None,
        KeptClocks(*(getattr(table.clocks, name) for name in KeptClocks.__struct_fields__)),
        KeptRest(*(getattr(table, name) for name in KeptRest.__struct_fields__)),
    )
    return zlib.compress(msgspec.msgpack.encode(made), QUICK)


def _kept_story(story: Sequence[Happening]) -> KeptStory:
    journals = [NO_JOURNAL if told.journal is None else told.journal for told in story]
    return KeptStory(
        [told.event for told in story],
        _bytes([told.at for told in story], TIME),
        _bytes([told.decision for told in story], NUMBER),
        np.concatenate(journals).astype(NUMBER).tobytes(),
        _bytes([len(journal) for journal in journals], NUMBER),
    )


def _kept_match(table: Table) -> KeptMatch:
    match = table.playing
    log = [(BACK, entry.to) if isinstance(entry, Undo) else (entry.seat, entry.action) for entry in match.log]
    moments = [(moment.remaining, *moment.used, moment.passed) for moment in table.moments]
    return KeptMatch(match.seed, _bytes(log, NUMBER), match.state.to_bytes(), _bytes(table.turns, NUMBER), _bytes(moments, TIME))


def _bytes(numbers: Sequence[object], kind: np.dtype[np.generic]) -> bytes:
    return np.array(numbers, kind).tobytes()


# Reading


def read(body: bytes) -> Snapshot | None:
    """Read a snapshot, if it is one of this edition."""
    try:
        made = _decoder.decode(zlib.decompress(body))
    except (zlib.error, msgspec.DecodeError):
        return None
    return made if made.format == FORMAT else None


def reopen(table_id: str, made: Snapshot, last: Stored) -> Table | None:
    """Make a table of a snapshot, if that fits its rules here and the event it follows; nothing is replayed."""
    table = Table(table_id, made.n)
    table.created = made.created
    if (last.n, last.check) != (made.n, made.check) or made.layout != name_of(table.game.State.layout):
        return None
    for name in KeptRest.__struct_fields__:
        setattr(table, name, getattr(made.rest, name))
    table.clocks = Clocks(table.plan.clock, len(table.seats))
    for name in KeptClocks.__struct_fields__:
        setattr(table.clocks, name, getattr(made.clocks, name))
    table.story = list(_story(made.story))
    try:
        if made.match is not None:
            _reopen_match(table, made.match)
    except TidetableError:
        return None
    return table if table.check == made.check else None


def _story(kept: KeptStory) -> Iterator[Happening]:
    journals, begin = _numbers(kept.journals), 0
    columns = zip(kept.events, np.frombuffer(kept.times, TIME).tolist(), _list(kept.decisions), _list(kept.lengths), strict=True)
    for n, (event, at, decision, length) in enumerate(columns, 1):
        yield Happening(n, at, event, decision, journals[begin : begin + length] if length else None)
        begin += length


def _reopen_match(table: Table, kept: KeptMatch) -> None:
    log: list[Entry] = []
    standing: list[Decision] = []
    for seat, what in _numbers(kept.log).reshape(-1, 2).tolist():
        entry = Undo(what) if seat == BACK else Decision(seat, what)
        log.append(entry)
        if isinstance(entry, Decision):
            standing.append(entry)
        else:
            del standing[entry.to :]
    state = table.game.State.from_bytes(kept.state)
    table.match = DealtMatch.reopened(table.game, len(table.seats), table.plan.options, kept.seed, log, standing, state)
    table.turns = _list(kept.turns)
    moments = np.frombuffer(kept.moments, TIME).reshape(len(standing), -1).tolist() if standing else []
    table.moments = [Moment(remaining, tuple(used), passed) for remaining, *used, passed in moments]
    if len(table.turns) != len(standing):
        raise BrokenLog(f"table {table.id}: a snapshot that does not agree with itself")


def _numbers(data: bytes) -> Ints:
    return np.frombuffer(data, NUMBER).astype(np.int32)


def _list(data: bytes) -> list[int]:
    return np.frombuffer(data, NUMBER).tolist()  # type: ignore[no-any-return]
