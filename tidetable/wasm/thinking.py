"""The search as a module exports it: one desk in memory, thought on in small portions, so that a page can show, stop and go on.

The desk is that of bots/searcher.py, laid out once: whoever thinks writes the hidden record (``root``), the knobs and a generator,
forgets the last tree, makes passes, and asks for opinions.
"""

from __future__ import annotations

import numpy as np

from tidetable.bots.search.kernel import Desk, search
from tidetable.bots.search.tree import NONE, key_of_words, opinions_of, root_node
from tidetable.core.record import Ints
from tidetable.core.rule import generic, rule


@rule
def root_key(desk: Desk, seat: int) -> int:
    """Name the decision thought about, by what its seat knows."""
    desk.states[0] = desk.root[0]
    return key_of_words(desk.words[0], seat)


@rule
def forget(desk: Desk) -> None:
    """Clear the tree."""
    for slot in range(desk.pool.slots.size):
        desk.pool.slots[slot] = NONE
    desk.pool.used[0] = 0
    desk.pool.used[1] = 0
    for seat in range(desk.worth.size):
        desk.total[0, seat] = 0.0
        desk.total[1, seat] = 0.0


@generic
def think(desk: Desk, seat: int, passes: int) -> int:
    """Make passes from what *seat* knows; return how many decisions were simulated."""
    return search(desk, root_key(desk, seat), seat, passes)


@rule
def opinions(desk: Desk, seat: int, told: Ints) -> int:
    """Write what the search thinks of every action it tried at the root; return how many there are."""
    return opinions_of(desk.pool, root_node(root_key(desk, seat), seat, desk.knobs[0].open_loop), told)


# e to the x, which WebAssembly does not have

LOG2_E = 1.4426950408889634
LN2_HIGH = 0.693147180369123816490  # the first 33 bits of ln 2, so that a small multiple of it is exact ...
LN2_LOW = 1.90821492927058770002e-10  # ... and the rest
LARGEST, SMALLEST = (709.0, -708.0)  # beyond them the result is taken to be that of the bound


@rule
def exponential(x: float) -> float:
    """Compute e to the x from additions and multiplications alone: the same bits in every browser."""
    x = min(max(x, SMALLEST), LARGEST)
    power = int(np.floor(x * LOG2_E + 0.5))
    rest = (x - power * LN2_HIGH) - power * LN2_LOW
    term, total = 1.0, 0.0
    for n in range(13, 0, -1):
        term = 1.0 / n
        total = (1.0 + total) * rest * term
    return (1.0 + total) * np.int64((power + 1023) << 52).view(np.float64)
