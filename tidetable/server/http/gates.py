"""All limits that count by address or person, and how several processes share them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tidetable.server.http.limits import Gate
from tidetable.server.live.bus import News
from tidetable.server.people.guesses import Guesses

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tidetable.server.live.bus import Bus
    from tidetable.server.settings import Limits

SHARED = (
    "requests",
    "connects",
    "tables",
    "accounts",
    "chat",
    "chats",
    "public",
    "looks",
    "uploads",
    "names",
    "luggage",
    "analyses",
    "seeks",
    "mails",
    "joins",
    "passkeys",
    "asks",
    "reports",
    "tournaments",
    "tournaments_of_address",
    "entries",
)


class Gates:
    """All limits that count by address or person."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Gate(limits.requests, time.monotonic)
        self.connects = Gate(limits.connects, time.monotonic)
        self.tables = Gate(limits.tables, time.monotonic)
        self.accounts = Gate(limits.accounts, time.monotonic)
        self.chat = Gate(limits.chat, time.monotonic)
        self.chats = Gate(limits.chats, time.monotonic)
        self.public = Gate(limits.public, time.monotonic)
        self.looks = Gate(limits.looks, time.monotonic)
        self.uploads = Gate(limits.uploads, time.monotonic)
        self.luggage = Gate(limits.luggage, time.monotonic)
        self.analyses = Gate(limits.analyses, time.monotonic)
        self.seeks = Gate(limits.seeks, time.monotonic)
        self.mails = Gate(limits.mails, time.monotonic)
        self.passkeys = Gate(limits.passkeys, time.monotonic)
        self.joins = Gate(limits.joins, time.monotonic)
        self.reports = Gate(limits.reports, time.monotonic)
        self.asks = Gate(limits.asks, time.monotonic)
        self.tournaments = Gate(limits.tournaments, time.monotonic)
        self.tournaments_of_address = Gate(limits.tournaments_of_address, time.monotonic)
        self.entries = Gate(limits.entries, time.monotonic)
        self.names = Gate(limits.names, time.monotonic)
        self.guesses = Guesses(limits, time.monotonic)
        self.bus: Bus | None = None

    def share(self, bus: Bus, spawn: Callable[[Coroutine[Any, Any, Any]], object]) -> None:
        """Tell other processes from now on; a wrong password at once."""
        self.bus = bus
        self.guesses.tell = lambda *guess: spawn(bus.tell(News(bus.process, guess=guess)))

    async def tell(self) -> None:
        """Tell what was used up since it was told last."""
        spent = {name: told for name in SHARED if (told := getattr(self, name).to_tell())}
        if spent and self.bus is not None:
            await self.bus.tell(News(self.bus.process, spent=spent))

    def hear(self, news: News) -> None:
        """Count what was used up elsewhere."""
        for name, spent in (news.spent or {}).items():
            if name in SHARED:
                getattr(self, name).hear(spent)
        if news.guess:
            self.guesses.count(*news.guess)
