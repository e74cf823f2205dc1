"""Who meets whom, of those who wait for the same kind of game: pure, and the same for everybody.

Whoever has waited longest chooses first, and meets whoever is nearest in strength. Somebody who wants an opponent of about
their own strength begins narrow and becomes less particular while they wait; two meet when it is right for both. So nobody
waits for ever for the perfect opponent, and nobody who is particular is given just anybody at once.

>>> ann, ben = Waiting("ann", 1500, 0.0), Waiting("ben", 1700, 5.0)
>>> meets_at(ann, ben, Widening())
15.0
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who waits."""

    player: str
    rating: float
    since: float
    near: bool = True  # whether the opponent should be about as strong


class Widening(msgspec.Struct, frozen=True):
    """How far from their own strength somebody looks: so many points at first, more with every second."""

    first: float = 100.0
    per_second: float = 10.0

    def wide_enough_at(self, seek: Waiting, distance: float) -> float:
        """Give the time from which a distance in strength is right for somebody."""
        return seek.since if not seek.near else seek.since + max(0.0, distance - self.first) / self.per_second


def meets_at(one: Waiting, other: Waiting, widening: Widening) -> float:
    """Give the time from which two may meet."""
    distance = abs(one.rating - other.rating)
    return max(widening.wide_enough_at(one, distance), widening.wide_enough_at(other, distance))


def groups(
    waiting: Iterable[Waiting], seats: int, now: float, widening: Widening, apart: Collection[frozenset[str]] = ()
) -> list[list[Waiting]]:
    """Put those together who may meet now, *seats* at a table; those who are to be kept *apart* never meet."""
    left = sorted(waiting, key=lambda seek: (seek.since, seek.player))
    found: list[list[Waiting]] = []
    while left:
        chooser = left.pop(0)
        party = fill(chooser, left, seats, now, widening, apart)
        if len(party) == seats:
            found.append(party)
            left = [seek for seek in left if seek not in party]
    return found


def fill(
    chooser: Waiting, others: Iterable[Waiting], seats: int, now: float, widening: Widening, apart: Collection[frozenset[str]] = ()
) -> list[Waiting]:
    """Fill a table around somebody with the nearest who fit to all who sit there already; seats may be left."""
    party = [chooser]
    for seek in sorted(others, key=lambda seek: (abs(seek.rating - chooser.rating), seek.since, seek.player)):
        if len(party) == seats:
            break
        if all(_may_meet(seek, there, now, widening, apart) for there in party):
            party.append(seek)
    return party


def _may_meet(one: Waiting, other: Waiting, now: float, widening: Widening, apart: Collection[frozenset[str]]) -> bool:
    return frozenset({one.player, other.player}) not in apart and meets_at(one, other, widening) <= now


def next_meeting(waiting: Iterable[Waiting], now: float, widening: Widening) -> float:
    """Give the next time at which two more may meet than now: then it is worth looking again."""
    times = (meets_at(one, other, widening) for one, other in combinations(waiting, 2))
    return min((at for at in times if at > now), default=math.inf)
