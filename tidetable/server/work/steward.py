"""The steward of one server process: signs of life, who is away, what others have stored, what memory can let go of.

What is to be done at tables whether or not a server has them in memory (bots, clocks) is no business of a process: it is a job in
the database, for any worker (worker.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from typing import TYPE_CHECKING

from tidetable.core.errors import TidetableError
from tidetable.server.logs import log
from tidetable.table import coming

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tidetable.server.live.hub import Hub
    from tidetable.server.live.table import Live
    from tidetable.table.table import Table

LOOK = 1.0  # seconds between looks
RARELY = 10  # looks between two at what others have stored, while the channels between us work
ALIVE = "alive"  # the setting that says when a server was last there
OUTAGE = 5.0  # seconds without a sign of life that count as a stop
SWEEP = 3_600.0  # seconds between full searches for garbage


class Steward:
    """Sees to the tables in memory, at a cost that grows with what happens at them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.looks = 0  # how often it has looked
        self.busy = 0.0  # seconds it has worked itself
        self.tells: Callable[[], Awaitable[None]] | None = None  # what other processes should know each second
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Find out how long nobody was there, then begin."""
        clock, store = self.hub.clock, self.hub.store
        last = await store.setting(ALIVE)
        if last is not None:
            clock.begin_after(float(last))
            if clock.now() - float(last) > OUTAGE:
                await store.add_outage(float(last), clock.now())
        self.hub.outages = await store.outages()
        await self._sign_of_life()
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop; the time that is left is noted."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._sign_of_life()

    async def _work(self) -> None:
        signed = swept = time.monotonic()
        while True:
            try:
                self._look()
                if time.monotonic() - signed > OUTAGE / 3:
                    signed = time.monotonic()
                    await self._sign_of_life()
                if self.tells is not None:
                    await self.tells()
                if self.hub.bus.lost or self.looks % RARELY == 0:
                    await self.hub.look_for_news()
                if time.monotonic() - swept > SWEEP:
                    swept = time.monotonic()
                    gc.collect()  # the rest of the time only what is young is searched (http/server.py)
                self.looks += 1
            except Exception as fault:  # noqa: BLE001 - the steward goes on, whatever one table does
                log.error("steward", fault=repr(fault))
            await asyncio.sleep(LOOK)

    async def _sign_of_life(self) -> None:
        await self.hub.store.set_setting(ALIVE, repr(self.hub.clock.now()))

    def _look(self) -> None:
        begun = time.perf_counter()
        for table in list(self.hub.audience.unsettled):
            live = self.hub.tables.get(table)
            if live is None or not self._see_to_absence(live):
                self.hub.audience.unsettled.discard(table)
        self.hub.sweep()
        self.busy += time.perf_counter() - begun

    def _see_to_absence(self, live: Live) -> bool:
        """Let persons who are gone count as away, and those who are here again as back; tell whether to look again later.

        Correspondence knows no away, and where nobody reads nobody is waited for.
        """
        table = live.table
        if table.status != "running" or table.clocks.clock.kind == "days" or not live.readers:
            return False  # until something changes
        later = [seat.number for seat in table.seats if self._see_to_seat(live, seat.number)]
        return bool(later)

    def _see_to_seat(self, live: Live, number: int) -> bool:
        table, seat = live.table, live.table.seats[number]
        since, now = live.offline_since.get(number), self.hub.clock.now()
        if since is None:
            if seat.away and not seat.open:
                self._change(table.id, number, coming.set_back)
            return seat.away and not seat.open
        if not seat.is_held or is_lone(table, number) or seat.away:
            return False
        if now - since > self.hub.settings.away_after * self.hub.clock.speed:
            self._change(table.id, number, coming.set_away)
        return True

    def _change(self, table: str, seat: int, how: object) -> None:
        async def change() -> None:
            with contextlib.suppress(TidetableError):
                await self.hub.change(table, lambda at_table, at: how(at_table, seat, at))  # type: ignore[operator]

        self.hub.spawn(change())


def is_lone(table: Table, number: int) -> bool:
    """Tell whether nobody else plays: then nobody is waited for."""
    return not [person for person in table.persons() if person != number]
