"""Undo by information: whether a decision taught anybody something that did not follow from what the deciding seat knew.

If it did not, taking it back gives nobody an advantage. The question is put to the rules alone: re-deal what the seat cannot know,
decide the same, and see whether everybody's knowledge changes in the same way. Chance that was used always counts as revealed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.record import MAX_SEATS, Ints, Record
from tidetable.games import load

if TYPE_CHECKING:
    from collections.abc import Callable

SAMPLES = 24  # a fact that was open to chance one in two slips through once in 16 million decisions

# Places in the batch of records the algorithm works on
BEFORE, AFTER, POSSIBLE, FOLLOWING, KNOWN, LEARNT, KNOWN_THERE, LEARNT_THERE = range(8)


# Stand-ins for the rules of a game: ``Game.bound`` puts the real ones in their place.


def hide(state: Any, seat: int) -> None:
    """Stand in for the game's own."""


def redeal(state: Any, seat: int, random: Ints) -> None:
    """Stand in for the game's own."""


def apply(state: Any, seat: int, action: int, journal: Ints) -> None:
    """Stand in for the game's own."""


def see(states: Ints, raw: Ints, visible: Ints, source: int, place: int, viewer: int) -> None:
    """Write at *place* what *viewer* may know of the record at *source*."""
    row = viewer if viewer >= 0 else MAX_SEATS
    for i in range(raw.shape[1]):
        raw[place, i] = raw[source, i] & visible[row, i]
    hide(states[place], viewer)


def learns_otherwise(raw: Ints) -> bool:
    """Tell whether a viewer's knowledge changes in another way there than here."""
    for i in range(raw.shape[1]):
        changed, changed_there = raw[KNOWN, i] != raw[LEARNT, i], raw[KNOWN_THERE, i] != raw[LEARNT_THERE, i]
        if changed != changed_there or (changed and raw[LEARNT, i] != raw[LEARNT_THERE, i]):
            return True
    return False


def revealing(states: Ints, raw: Ints, visible: Ints, seat: int, action: int, random: Ints, journal: Ints, samples: int) -> bool:
    """Tell whether the decision from states[BEFORE] to states[AFTER] revealed anything."""
    if states[BEFORE].chance_words != states[AFTER].chance_words or states[AFTER].waiting == 0:
        return True
    for _ in range(samples):
        see(states, raw, visible, BEFORE, POSSIBLE, seat)
        redeal(states[POSSIBLE], seat, random)
        for i in range(raw.shape[1]):
            raw[FOLLOWING, i] = raw[POSSIBLE, i]
        apply(states[FOLLOWING], seat, action, journal)
        if states[FOLLOWING].waiting == 0:
            return True
        for viewer in range(-1, int(states[BEFORE].seats)):
            see(states, raw, visible, BEFORE, KNOWN, viewer)
            see(states, raw, visible, AFTER, LEARNT, viewer)
            see(states, raw, visible, POSSIBLE, KNOWN_THERE, viewer)
            see(states, raw, visible, FOLLOWING, LEARNT_THERE, viewer)
            if learns_otherwise(raw):
                return True
    return False


@cache
def _bound(game: str) -> Callable[..., bool]:
    loaded = load(game)
    bound_see = loaded.bound(see)
    return loaded.bound(revealing, see=bound_see, learns_otherwise=loaded.bound(learns_otherwise))


def reveals(game: str, before: Record, after: Record, seat: int, action: int) -> bool:
    """Tell whether a decision used chance, ended the game or showed anybody what the deciding seat did not know."""
    kind = load(game).State
    states = kind.batch(LEARNT_THERE + 1)
    states[BEFORE], states[AFTER] = before, after
    raw = states.view(np.ndarray).view(np.uint8).reshape(len(states), kind.size)
    random = fast_random(f"undo {before.digest()} {action}")[0]
    return bool(_bound(game)(states, raw, kind.visible, seat, action, random, NO_JOURNAL, SAMPLES))
