"""Tables made of what is stored of them: whole, or only what is new."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from tidetable.server.http.problems import NotFound
from tidetable.table.entering import follow, replay
from tidetable.table.events import Created

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tidetable.server.clock import ServerClock
    from tidetable.server.live.summary import Names
    from tidetable.server.live.table import Live
    from tidetable.server.storage.matches import Store
    from tidetable.server.work.warm import Warmth
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

T = TypeVar("T")
SHORT = 200  # events that are replayed at once: some milliseconds
REPLAYING = 2  # longer tables that are replayed at a time


class Loader:
    """Reads tables from the store."""

    def __init__(self, store: Store, warmth: Warmth, clock: ServerClock) -> None:
        self.store, self.warmth, self.clock = store, warmth, clock
        self._replaying = asyncio.Semaphore(REPLAYING)

    async def whole(self, table: str) -> tuple[Table, Names]:
        """Make a table of all that is stored of it."""
        rows, names = await self.store.load(table)
        if rows and isinstance(rows[0].event, Created):
            await self.warmth.ready(rows[0].event.plan.game)
            return await self._beside(len(rows), replay, table, rows), names
        kept = await self.store.open_record(table, self.clock.now())
        if kept is None:
            raise NotFound(f"there is no table {table[:32]!r}")
        await self.warmth.ready(str(kept.record["game"]))
        made = await self._beside(len(kept.record["log"]), kept.table, table)
        follow(made, rows)
        return made, names

    async def new(self, live: Live, told: Sequence[Stored] | None = None) -> None:
        """Let happen what was stored since; it costs what is new. Of what was *told* the database need not be asked."""
        table = live.table
        if told and told[-1].n <= table.n:
            return
        rows: Sequence[Stored] | None = told if told and told[0].n == table.n + 1 else None
        if rows is None:
            rows, live.names = await self.store.load(table.id, since=table.n)
        live.doubtful = True  # until all of it has happened
        await self._beside(len(rows), follow, table, rows)
        live.doubtful = False

    async def _beside(self, events: int, work: Callable[..., T], *arguments: object) -> T:
        """Make something of so many events: what takes long in a thread of its own, beside everything else."""
        if events <= SHORT:
            return work(*arguments)
        async with self._replaying:
            return await asyncio.to_thread(work, *arguments)
