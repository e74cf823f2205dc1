"""Tables made of what is stored of them: whole, or only what is new."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from tidetable.core.errors import TidetableError
from tidetable.server.http.problems import NotFound
from tidetable.table.entering import follow, replay
from tidetable.table.events import Created
from tidetable.table.snapshot import reopen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tidetable.server.clock import ServerClock
    from tidetable.server.live.summary import Names
    from tidetable.server.live.table import Live
    from tidetable.server.storage.matches import Store
    from tidetable.server.work.warm import Warmth
    from tidetable.table.events import Stored
    from tidetable.table.snapshot import Snapshot
    from tidetable.table.table import Table

T = TypeVar("T")
SHORT = 200  # events that are replayed at once: some milliseconds
REPLAYING = 2  # longer tables that are replayed at a time


class Loader:
    """Reads tables from the store."""

    def __init__(self, store: Store, warmth: Warmth, clock: ServerClock) -> None:
        self.store, self.warmth, self.clock = store, warmth, clock
        self._replaying = asyncio.Semaphore(REPLAYING)

    async def whole(self, table: str) -> tuple[Table, Names, int]:
        """Make a table of all that is stored of it; say after which event it was last written down."""
        made, rows, names = await self.store.load_lately(table)
        if made is not None and rows:
            await self.warmth.ready(made.created.plan.game)
            opened = await self._reopen(table, made, rows)
            if opened is not None:
                return opened, names, made.n
            rows, names = await self.store.load(table)
        if rows and isinstance(rows[0].event, Created):
            await self.warmth.ready(rows[0].event.plan.game)
            return await self._beside(len(rows), replay, table, rows), names, 0
        kept = await self.store.open_record(table, self.clock.now())
        if kept is None:
            raise NotFound(f"there is no table {table[:32]!r}")
        await self.warmth.ready(str(kept.record["game"]))
        foreign = await self._beside(len(kept.record["log"]), kept.table, table)
        follow(foreign, rows)
        return foreign, names, 0

    async def _reopen(self, table: str, made: Snapshot, rows: Sequence[Stored]) -> Table | None:
        """Open a table from a snapshot and what has happened since; None if they do not fit, and all must be replayed."""
        try:
            opened = reopen(table, made, rows[0])
            if opened is not None:
                await self._beside(len(rows), follow, opened, rows[1:])
        except TidetableError:
            return None
        return opened

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
