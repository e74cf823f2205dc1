"""Who is at which table in other processes: told once when it changes, asked for when a table is loaded, gone with the process."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tidetable.server.live.bus import News

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from tidetable.server.live.bus import Bus
    from tidetable.server.live.table import Live

BEAT = 15.0  # seconds between signs of life of a process
SILENT = 60.0  # seconds without one until a process counts as gone, and everybody in it
NAMED = 100  # watchers of a process that are told
NOBODY: tuple[frozenset[int], tuple[str | None, ...]] = (frozenset(), ())


class Presence:
    """What this process has told the others, and what it has heard."""

    def __init__(
        self,
        bus: Bus,
        tables: dict[str, Live],
        changed: Callable[[Live], None],
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.bus, self.tables, self.changed, self.spawn, self.clock = bus, tables, changed, spawn, clock
        self.heard_at: dict[str, float] = {}  # the last word of each other process
        self.untold: set[str] = set()  # tables of which something did not get through
        self.beaten = clock()

    def tell(self, live: Live, *, again: bool = False) -> None:
        """Tell who is here, if that has changed since it was told; whoever has told nothing yet asks the others as well."""
        if self.bus.alone:
            return
        seats = tuple(sorted({seat for reader in live.readers for seat in reader.seats}))
        here = (seats, tuple(sorted(live.watchers_here, key=lambda name: name or ""))[:NAMED])
        if here != live.told or again:
            ask, live.told = live.told is None, here
            self.spawn(self._send(live, News(self.bus.process, live.table.id, online=here[0], watchers=here[1], ask=ask)))

    async def _send(self, live: Live, news: News) -> None:
        if not await self.bus.tell(news):
            live.told = None
            self.untold.add(live.table.id)  # to be told again

    def hear(self, news: News, live: Live | None) -> None:
        """Take in what another process says of itself and of who is there."""
        if news.back:
            self._tell_all()
            return
        self.heard_at[news.process] = self.clock()
        if news.gone:
            self._forget(news.process)
        elif live is not None and news.online is not None:
            there = (frozenset(news.online), news.watchers or ())
            if live.elsewhere.get(news.process, NOBODY) != there:
                live.elsewhere[news.process] = there
                self.changed(live)
            if news.ask:
                self.tell(live, again=True)

    def _tell_all(self) -> None:
        """Tell and ask anew: while the line was lost, both sides may have missed something."""
        for live in self.tables.values():
            live.told = None
            self.tell(live)

    def _forget(self, process: str) -> None:
        self.heard_at.pop(process, None)
        for live in self.tables.values():
            if live.elsewhere.pop(process, NOBODY) != NOBODY:
                self.changed(live)

    def sweep(self) -> None:
        """Give a sign of life from time to time, tell what did not get through, and forget processes that are silent."""
        if self.bus.alone:
            return
        now = self.clock()
        for process in [process for process, at in self.heard_at.items() if now - at > SILENT]:
            self._forget(process)
        untold, self.untold = self.untold, set()
        for live in [self.tables[table] for table in untold if table in self.tables]:
            if live.told is None:
                self.tell(live)
        if now - self.beaten > BEAT:
            self.beaten = now
            self.spawn(self.bus.tell(News(self.bus.process)))

    async def say_goodbye(self) -> None:
        """Tell the others that everybody here is gone."""
        if not self.bus.alone:
            await self.bus.tell(News(self.bus.process, gone=True))
