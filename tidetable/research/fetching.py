"""How a warp fetches the records of its games into shared memory and puts them back (for pool.py).

From the eighth generation on a GPU copies by itself (carrying.py); elsewhere every thread copies its own record, word by word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from tidetable.core.record import Ints

AT_ONCE = 4  # records that a warp finds at once

# What the functions below are bound with (pool.py): numba's CUDA, the instructions of carrying.py, and these sizes.
cuda: Any = None
place: Any = None
near_place: Any = None
carry: Any = None  # bring or send
bring_unit: Any = None
arrived: Any = None
bring_all: Any = None
send_all: Any = None
LANES: Any = 0  # threads of a warp
ROW: Any = 0  # words from one record to the next: whole units of two
RECORD: Any = 0  # the same in bytes
ASKED: Any = None  # the units of a record that choosing an action needs
SIDE_BY_SIDE: Any = 0  # records of which a warp can ask for these units at once


def together() -> None:
    """Wait for the other threads of the warp."""
    cuda.syncwarp()


def together_simulated() -> None:
    """Wait for the other threads of a block of one warp, which is all that numba's simulation is given."""
    cuda.syncthreads()


def record_of(order: Ints, at: Any) -> Any:
    """Give how far the record of the game at a place of the order lies from the first of the pool."""
    return np.uint64(order[at]) * np.uint64(RECORD)


def carry_all(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Carry the records of a warp's games, one way or the other; four are found at a time, so that less is waited for."""
    lane, begin = np.uint32(cuda.threadIdx.x % LANES), cuda.threadIdx.x // LANES * LANES
    far, near = place(raw, base * ROW + 2 * lane), near_place(flat, begin * ROW + 2 * lane)
    at, many = np.uint32(head), np.uint32(head + count // AT_ONCE * AT_ONCE)
    while at < many:
        one, two = record_of(order, at), record_of(order, at + np.uint32(1))
        three, four = record_of(order, at + np.uint32(2)), record_of(order, at + np.uint32(3))
        carry(near, far + one, lane)
        carry(near + np.uint32(RECORD), far + two, lane)
        carry(near + np.uint32(2 * RECORD), far + three, lane)
        carry(near + np.uint32(3 * RECORD), far + four, lane)
        near, at = np.uint32(near + np.uint32(AT_ONCE * RECORD)), np.uint32(at + np.uint32(AT_ONCE))
    while at < np.uint32(head + count):
        carry(near, far + record_of(order, at), lane)
        near, at = np.uint32(near + np.uint32(RECORD)), np.uint32(at + np.uint32(1))


def fetch(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the records of a warp's games into shared memory; all are asked for before the first is waited for."""
    bring_all(raw, flat, base, order, head, count)
    arrived()
    together()


def put_back(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the records of a warp's games back."""
    together()
    send_all(raw, flat, base, order, head, count)
    together()


def fetch_asked(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy only the units of the records that choosing an action needs, those of SIDE_BY_SIDE records at once."""
    lane, begin = np.uint32(cuda.threadIdx.x % LANES), cuda.threadIdx.x // LANES * LANES
    word = 2 * ASKED[lane % ASKED.size]
    far, near = place(raw, base * ROW + word), near_place(flat, begin * ROW + word)
    which, rounds = np.uint32(min(lane // ASKED.size, SIDE_BY_SIDE - 1)), count // SIDE_BY_SIDE
    at, near = np.uint32(np.uint32(head) + which), np.uint32(near + which * np.uint32(RECORD))
    for _ in range(rounds):
        bring_unit(near, far + record_of(order, at), lane)
        at, near = np.uint32(at + np.uint32(SIDE_BY_SIDE)), np.uint32(near + np.uint32(SIDE_BY_SIDE * RECORD))
    if at < np.uint32(head + count):
        bring_unit(near, far + record_of(order, at), lane)
    arrived()
    together()


def fetch_plainly(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the record of a thread's game into shared memory."""
    t = cuda.threadIdx.x
    if t % LANES < count:
        for word in range(ROW):
            flat[t * ROW + word] = raw[(base + order[head + t % LANES]) * ROW + word]
    together()


def put_back_plainly(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy the record of a thread's game back."""
    t = cuda.threadIdx.x
    together()
    if t % LANES < count:
        for word in range(ROW):
            raw[(base + order[head + t % LANES]) * ROW + word] = flat[t * ROW + word]
    together()
