"""The journal: what happened, in order, as small events. The log in words and the animation are made from it.

A journal is an array of whole numbers that the caller owns: its first number says how many events follow, each of EVENT_SIZE
numbers: the kind, then what the kind says. Given an empty array, rules write nothing and lose no speed.

A *tale* is a journal with room behind it: for the state itself, which the rules change there, and for a copy after every event.
An event is therefore written once what it tells has been done (core/steps.py makes tales and reads them).
"""

import numpy as np

from tidetable.core.record import Ints
from tidetable.core.rule import rule

EVENT_SIZE = 8
ROOM = 512  # events of a journal; one decision causes at most half of them
TURNS_PASSED = 0  # the kind of the one event that every game has: so many turns passed by themselves

TOLD = 1 + ROOM * EVENT_SIZE  # numbers of a journal
STATE_AT = TOLD + -TOLD % 4  # where the state begins in a tale, in numbers: it lies as well there as anywhere

NO_JOURNAL: Ints = np.zeros(0, np.int32)


def new_journal() -> Ints:
    """Make an empty journal with room for everything one decision can cause."""
    return np.zeros(TOLD, np.int32)


@rule
def note(journal: Ints, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
    """Write one event, if anybody keeps a journal."""
    if journal.size == 0:
        return
    at = 1 + int(journal[0]) * EVENT_SIZE
    journal[0] += 1
    if at + EVENT_SIZE <= min(journal.size, TOLD):  # a longer story is noticed by read_journal
        journal[at] = kind
        journal[at + 1] = a
        journal[at + 2] = b
        journal[at + 3] = c
        journal[at + 4] = d
        journal[at + 5] = e
        journal[at + 6] = f
        journal[at + 7] = g
        if journal.size > TOLD:
            keep(journal)


@rule
def keep(tale: Ints) -> None:
    """Copy the state of a tale as it is after its newest event."""
    length = (tale.size - STATE_AT) // (ROOM + 1)
    to = STATE_AT + int(tale[0]) * length
    for place in range(length):
        tale[to + place] = tale[STATE_AT + place]


def read_journal(journal: Ints) -> list[list[int]]:
    """Give the events of a journal as rows: the kind, then its numbers."""
    count = int(journal[0])
    assert count <= ROOM, f"a decision wrote {count} events, more than a journal holds ({ROOM})"
    rows: list[list[int]] = journal[1 : 1 + count * EVENT_SIZE].reshape(count, EVENT_SIZE).tolist()
    return rows
