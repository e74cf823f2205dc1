"""How a warp fetches the records of its games into shared memory and puts them back (for pool.py).

From the ninth generation on a GPU copies by itself (instructions.py); elsewhere every thread copies its own record, word by word.
"""

from typing import Any

import numpy as np

from tidetable.core.record import Ints

MOST_WARPS = 32  # of a block

# What the functions below are bound with (pool.py): numba's CUDA, the instructions of instructions.py, and sizes.
LATER: Any = None
cuda = place = near_place = set_gate = through_gate = take_gate_away = hand_over = LATER
bring = send = all_sent = bring_unit = arrived = LATER
LANES = LATER  # threads of a warp
ROW = LATER  # words from one record to the next: whole units of two
RECORD = LATER  # the same in bytes
ASKED = LATER  # the units of a record that choosing an action needs
SIDE_BY_SIDE = LATER  # records of which a warp can ask for these units at once


def together() -> None:
    """Wait for the other threads of the warp."""
    cuda.syncwarp()


def together_simulated() -> None:
    """Wait for the other threads of a block of one warp, which is all that numba's simulation is given."""
    cuda.syncthreads()


def fetch(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Have the record of each thread's game copied into shared memory, and wait for all of the warp's."""
    t, lane = cuda.threadIdx.x, cuda.threadIdx.x % LANES
    gate = near_place(cuda.shared.array(MOST_WARPS, np.int64), t // LANES)
    if lane == 0:
        set_gate(gate, np.uint32(count * RECORD))
    hand_over()
    together()
    if lane < count:
        bring(near_place(flat, t * ROW), place(raw, (base + order[head + lane]) * ROW), gate)
    through_gate(gate)
    together()
    if lane == 0:
        take_gate_away(gate)


def put_back(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Have the record of each thread's game copied back."""
    t, lane = cuda.threadIdx.x, cuda.threadIdx.x % LANES
    if lane < count:
        send(near_place(flat, t * ROW), place(raw, (base + order[head + lane]) * ROW))
    together()


def all_back() -> None:
    """Wait until all that this thread has put back can be fetched by others."""
    all_sent()


def record_of(order: Ints, at: Any) -> Any:
    """Give how far the record of the game at a place of the order lies from the first of the pool."""
    return np.uint64(order[at]) * np.uint64(RECORD)


def fetch_asked(raw: Ints, flat: Ints, base: int, order: Ints, head: int, count: int) -> None:
    """Copy only the units of the records that choosing an action needs, those of SIDE_BY_SIDE records at once."""
    lane, begin = np.uint32(cuda.threadIdx.x % LANES), cuda.threadIdx.x // LANES * LANES
    word = 2 * ASKED[lane % ASKED.size]
    far, near = place(raw, base * ROW + word), near_place(flat, begin * ROW + word)
    which, rounds = np.uint32(min(lane // ASKED.size, SIDE_BY_SIDE - 1)), count // SIDE_BY_SIDE
    at, near = np.uint32(np.uint32(head) + which), np.uint32(near + which * np.uint32(RECORD))
    for _ in range(rounds):
        bring_unit(near, far + record_of(order, at))
        at, near = np.uint32(at + np.uint32(SIDE_BY_SIDE)), np.uint32(near + np.uint32(SIDE_BY_SIDE * RECORD))
    if at < np.uint32(head + count):
        bring_unit(near, far + record_of(order, at))
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


def all_back_plainly() -> None:
    """Wait for nothing: what is put back word by word can be fetched at once."""
