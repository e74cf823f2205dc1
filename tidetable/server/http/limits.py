"""Limits: buckets that fill up again. Whoever finds theirs empty is told how long to wait.

Several processes share them: each tells the others every second what was used up, by those who use much.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from ipaddress import IPv6Network
from typing import TYPE_CHECKING

from tidetable.server.http.problems import TooMany

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tidetable.server.settings import Limit

LONGEST_WAIT = 2.0  # seconds a request is held back; what would wait longer is refused
KEPT = 20_000  # buckets per gate; the longest unused are full again anyway
SMALL = 100  # of a bucket that holds no more, everything is told; of a larger one what was taken since it is less than half full


def limit_key(address: str) -> str:
    """Give under which name an address is limited: with IPv6 everybody has a whole network of addresses."""
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


class Bucket:
    """The bucket of one address, person or socket."""

    __slots__ = ("at", "level")

    def __init__(self, limit: Limit, at: float) -> None:
        self.level, self.at = limit.burst, at

    def take(self, limit: Limit, at: float) -> float:
        """Take one; give the seconds to wait if there is none (0: taken)."""
        self.level = min(limit.burst, self.level + max(0.0, at - self.at) * limit.rate)
        self.at = at
        if self.level < 1:
            return (1 - self.level) / limit.rate
        self.level -= 1
        return 0.0

    def until_next(self, limit: Limit, at: float) -> float:
        """Give the seconds until there is one to take (0: now), and take none."""
        level = min(limit.burst, self.level + max(0.0, at - self.at) * limit.rate)
        return 0.0 if level >= 1 else (1 - level) / limit.rate

    def reserve(self, limit: Limit, at: float) -> float:
        """Take one that may not be there yet; give the seconds until it is (0: now)."""
        self.level = min(limit.burst, self.level + max(0.0, at - self.at) * limit.rate) - 1
        self.at = at
        return max(0.0, -self.level / limit.rate)

    def give_back(self) -> None:
        """Give back what was reserved and is not wanted."""
        self.level += 1

    def take_away(self, count: float, limit: Limit, at: float) -> None:
        """Take what was used elsewhere; it can be emptied, not more."""
        self.level = max(0.0, min(limit.burst, self.level + max(0.0, at - self.at) * limit.rate) - count)
        self.at = at

    def is_full(self, limit: Limit, at: float) -> bool:
        """Tell whether nothing is missing any more."""
        return self.level + max(0.0, at - self.at) * limit.rate >= limit.burst


class Gate:
    """A limit with a bucket for everybody."""

    def __init__(self, limit: Limit, clock: Callable[[], float]) -> None:
        self.limit, self.clock = limit, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] = {}  # what other processes were not told yet

    def wait(self, key: str) -> float:
        """Take one from *key*'s bucket; give the seconds to wait if there is none."""
        wait = self.bucket(key).take(self.limit, self.clock())
        if not wait:
            self._note(key)
        return wait

    def _note(self, key: str) -> None:
        if key in self.spent or len(self.spent) < KEPT:
            self.spent[key] = self.spent.get(key, 0.0) + 1

    def bucket(self, key: str) -> Bucket:
        """Find somebody's bucket."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.limit, self.clock())
            if len(self.buckets) > KEPT:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket

    async def pace(self, key: str, what: str) -> None:
        """Let somebody who is too quick wait for their turn; refuse if it is far off."""
        bucket = self.bucket(key)
        wait = bucket.reserve(self.limit, self.clock())
        if wait > LONGEST_WAIT:
            bucket.give_back()
            raise TooMany(f"too many {what}", wait)
        self._note(key)
        if wait:
            await asyncio.sleep(wait)

    def pass_(self, key: str, what: str) -> None:
        """Take one or raise."""
        wait = self.wait(key)
        if wait:
            raise TooMany(f"too many {what}; wait {wait:.0f} seconds", wait)

    # Several processes

    def to_tell(self) -> dict[str, float]:
        """Give what the other processes should know was used up here; who takes little is nobody's business."""
        told, kept, now = dict[str, float](), dict[str, float](), self.clock()
        for key, count in self.spent.items():
            bucket = self.buckets.get(key)
            if bucket is None or bucket.is_full(self.limit, now):
                continue
            mine = told if self.limit.burst <= SMALL or bucket.level < self.limit.burst / 2 else kept
            mine[key] = count
        self.spent = kept
        return told

    def hear(self, spent: Mapping[str, float]) -> None:
        """Take away what was used up elsewhere, but never so much that waiting would not end."""
        for key, count in spent.items():
            bucket = self.bucket(key)
            bucket.take_away(count, self.limit, self.clock())
