"""The journal: what happened, in order, as small events. The log in words and the animation are made from it.

A journal is an array of whole numbers that the caller owns: its first number says how many events follow, each of EVENT_SIZE
numbers: the kind, then what the kind says. Given an empty array, rules write nothing and lose no speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.record import EVERYONE, OWNER, Ints, SeenBy
from tidetable.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENT_SIZE = 8
ROOM = 512  # events one decision may cause, with what follows by itself

NO_JOURNAL: Ints = np.zeros(0, np.int32)


def new_journal() -> Ints:
    """Make an empty journal with room for everything one decision can cause."""
    return np.zeros(1 + ROOM * EVENT_SIZE, np.int32)


@rule
def note(journal: Ints, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
    """Write one event, if anybody keeps a journal."""
    if journal.size == 0:
        return
    at = 1 + int(journal[0]) * EVENT_SIZE
    journal[0] += 1
    if at + EVENT_SIZE <= journal.size:  # a longer story is noticed by read_events
        journal[at] = kind
        journal[at + 1] = a
        journal[at + 2] = b
        journal[at + 3] = c
        journal[at + 4] = d
        journal[at + 5] = e
        journal[at + 6] = f
        journal[at + 7] = g


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, and for each of its numbers the name and who may see it.

    ``OWNER`` means the seat that stands in the number called ``seat``.
    """

    name: str
    numbers: Mapping[str, SeenBy]


def event(name: str, *public: str, **seen_by: SeenBy) -> EventKind:
    """Declare an event kind: *public* numbers first, then those with a narrower audience."""
    return EventKind(name, {**dict.fromkeys(public, EVERYONE), **seen_by})


Event = dict[str, Any]
"""An event as people's side knows it: ``{"kind": "caught", "seat": 0, "cell": 4}``; a number hidden from the viewer is None."""

ALL_SEEING = -2  # the viewer of a finished match: everything


def read_events(journal: Ints, kinds: tuple[EventKind, ...], viewer: int) -> list[Event]:
    """Read a journal as *viewer* may see it."""
    count = int(journal[0])
    assert count <= ROOM, f"a decision wrote {count} events, more than a journal holds ({ROOM})"
    rows = journal[1 : 1 + count * EVENT_SIZE].reshape(count, EVENT_SIZE).tolist()
    return [_event(kinds[row[0]], row[1:], viewer) for row in rows]


def _event(kind: EventKind, values: list[int], viewer: int) -> Event:
    named = dict(zip(kind.numbers, values, strict=False))
    owner = named.get("seat")
    for name, seen_by in kind.numbers.items():
        if viewer != ALL_SEEING and (seen_by > OWNER or (seen_by == OWNER and viewer != owner)):
            named[name] = None  # type: ignore[assignment]
    return {"kind": kind.name, **named}
