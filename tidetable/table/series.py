"""Series: several matches of the same people, best of so many. The plan of each match says how it stands when it begins.

A match won counts one, a win that is shared its part. A series is decided when nobody can catch up with whoever leads, or when all
its matches are played.

>>> series = Series(3)
>>> series.after((0,), seats=2)
(1.0, 0.0)
>>> Series(3, 2, (1.0, 0.0)).leaders((2.0, 0.0))
(0,)
"""

from __future__ import annotations

import msgspec

from tidetable.core.errors import BadSetup

LENGTHS = (3, 5, 7)


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a match stands in its series."""

    best_of: int
    number: int = 1  # which match of the series it is
    score: tuple[float, ...] = ()  # what the person of each seat has won before it; nothing, if it is the first

    def check(self) -> None:
        """Refuse a series nobody offers."""
        if self.best_of not in LENGTHS:
            raise BadSetup(f"a series is best of {', '.join(map(str, LENGTHS))}, not of {self.best_of}")

    def before(self, seats: int) -> tuple[float, ...]:
        """Give what each seat's person has won before this match."""
        return self.score or (0.0,) * seats

    def after(self, winners: tuple[int, ...], seats: int) -> tuple[float, ...]:
        """Give what each has won once this match is: nobody's, if nobody won it."""
        part = 1 / len(winners) if winners else 0.0
        return tuple(won + (part if seat in winners else 0.0) for seat, won in enumerate(self.before(seats)))

    def leaders(self, score: tuple[float, ...]) -> tuple[int, ...]:
        """Name who has won the series with a score after this match; nobody yet, if it goes on."""
        left, best = self.best_of - self.number, max(score)
        first = tuple(seat for seat, won in enumerate(score) if won == best)
        others = [won for seat, won in enumerate(score) if seat not in first]
        is_safe = len(first) == 1 and all(won + left < best for won in others)
        return first if left <= 0 or is_safe else ()

    def following(self, winners: tuple[int, ...], seats: int) -> Series:
        """Give the series as the next match begins, all moved one seat on; after a decided one a new one."""
        score = self.after(winners, seats)
        if self.leaders(score):
            return Series(self.best_of)
        return Series(self.best_of, self.number + 1, (score[-1], *score[:-1]))
