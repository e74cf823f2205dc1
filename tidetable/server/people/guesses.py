"""Wrong passwords: each costs whoever guessed a longer wait, and nobody else theirs.

A guess is counted against the address it comes from, against that address at that login, and against the login as a whole. The
last slows strangers only: a browser that has been logged in before, and an address from which somebody has, keep their own count,
so that nobody can lock the owner out by guessing from elsewhere.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from tidetable.server.http.limits import Gate

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.server.settings import Limits

LONGEST = 900.0  # seconds a guess waits at most
FORGIVEN = 600.0  # seconds after which one wrong guess is forgotten
KEPT = 20_000  # counts that are remembered; the longest unused go first


class Count(msgspec.Struct):
    """The wrong guesses of somebody."""

    wrong: float = 0.0
    at: float = 0.0
    until: float = 0.0  # before that no other guess is heard

    def add(self, free: int, now: float) -> None:
        """Count a wrong guess: after the free ones each wait is twice as long as the one before."""
        self.wrong = max(0.0, self.wrong - (now - self.at) / FORGIVEN) + 1
        self.at = now
        if self.wrong > free:
            self.until = now + min(LONGEST, 2.0 ** min(self.wrong - free, 30))


class Guesses:
    """All wrong guesses that are remembered."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.limits, self.clock = limits, clock
        self.tell: Callable[[str, str, str | None], object] = lambda *_: None  # other processes count it too
        self.counts: OrderedDict[tuple[str, ...], Count] = OrderedDict()
        self.strangers = Gate(limits.logins, clock)  # wrong guesses of all strangers together, by login
        self.welcome: OrderedDict[tuple[str, str], None] = OrderedDict()  # login and address from which somebody has come in

    def wait(self, login: str, address: str, device: str | None) -> float:
        """Give the seconds until a guess is heard (0: now); *device* is a browser that has been logged in before."""
        now = self.clock()
        mine = [self.counts[key].until - now for key in self._keys(login, address, device) if key in self.counts]
        strange = (
            0.0 if self._is_known(login, address, device) else self.strangers.bucket(login).until_next(self.limits.logins, now)
        )
        return max(0.0, strange, *mine)

    def wrong(self, login: str, address: str, device: str | None) -> None:
        """Count a wrong guess, here and elsewhere."""
        self.count(login, address, device)
        self.tell(login, address, device)

    def count(self, login: str, address: str, device: str | None) -> None:
        """Count a wrong guess."""
        for key, free in self._keys(login, address, device).items():
            count = self.counts.setdefault(key, Count())
            self.counts.move_to_end(key)
            count.add(free, self.clock())
        if not self._is_known(login, address, device):
            self.strangers.wait(login)
        while len(self.counts) > KEPT:
            self.counts.popitem(last=False)

    def right(self, login: str, address: str, device: str | None) -> None:
        """Welcome whoever has come in: their earlier guesses at this login were slips of the finger."""
        for key in self._keys(login, address, device):
            if len(key) > 1:
                self.counts.pop(key, None)
        self.welcome[login, address] = None
        self.welcome.move_to_end((login, address))
        while len(self.welcome) > KEPT:
            self.welcome.popitem(last=False)

    def _is_known(self, login: str, address: str, device: str | None) -> bool:
        return device is not None or (login, address) in self.welcome

    def _keys(self, login: str, address: str, device: str | None) -> dict[tuple[str, ...], int]:
        """Say against whom a guess counts, and how many are free there; a known browser answers for itself alone."""
        if device is not None:
            return {("device", device, login): self.limits.guesses}
        return {(address,): self.limits.guesses_of_address, (address, login): self.limits.guesses}
