"""The hub: all tables in memory. An event is committed before anybody is told; memory is only a cache of what is stored."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tidetable.server.http.problems import AWAY, NotFound, Unavailable
from tidetable.server.live.audience import Audience
from tidetable.server.live.bus import News
from tidetable.server.live.loader import Loader
from tidetable.server.live.lobby import Lobby
from tidetable.server.live.standings import Standings
from tidetable.server.live.table import Live, encode
from tidetable.server.logs import log
from tidetable.server.people.identity import new_table
from tidetable.server.storage.jobs import Wanted, is_settled, jobs_of
from tidetable.table import coming
from tidetable.table.entering import enter
from tidetable.table.errors import TableError
from tidetable.table.events import Decided, Ended, Woke
from tidetable.table.snapshot import take

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping, Sequence

    from tidetable.server.clock import ServerClock
    from tidetable.server.live.bus import Bus
    from tidetable.server.live.summary import Names
    from tidetable.server.metrics import Metrics
    from tidetable.server.people.identity import Keys
    from tidetable.server.settings import Settings
    from tidetable.server.storage.imports import KeptRecord
    from tidetable.server.storage.matches import Store
    from tidetable.server.work.warm import Warmth
    from tidetable.table.events import AnyEvent, Stored
    from tidetable.table.plan import Plan
    from tidetable.table.table import Table

TABLE_ID = re.compile(r"[a-z0-9]{1,64}")
TRIES = 8  # until a table that moves on elsewhere all the time is given up
SHOWN = 4  # letters of a table's id in the log: enough to tell tables apart, too few to open one
SKEW = 5.0  # seconds by which the clocks of processes may differ, and a commit may take
SWEPT = 1_000  # tables that are swept at a time
IDLE = 120.0  # seconds a table stays in memory without readers
MANY = 64  # events after which a table is written down anew while it is played ...
SOME = 16  # ... and when memory lets go of it


class Hub:
    """All tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, bus: Bus, keys: Keys, clock: ServerClock, metrics: Metrics, warmth: Warmth,
        *, listens: bool = True,
    ) -> None:  # fmt: skip
        self.settings, self.store, self.bus, self.keys, self.clock, self.metrics = settings, store, bus, keys, clock, metrics
        self.warmth = warmth
        self.listens = listens  # whether it hears of what others store; otherwise it looks each time
        self.tables: dict[str, Live] = {}
        self.loader = Loader(store, warmth, clock)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.outages: list[tuple[float, float]] = []
        self.moved: Callable[[Live], None] = lambda _live: None  # the worker listens here
        self.called: Callable[[], None] = lambda: None  # ... and here: another process has too much to do
        self._swept, self._looked = 0, clock.now()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.standings = Standings(store.ratings, clock)
        self.audience = Audience(self.tables, bus, keys, clock, metrics, self.spawn)
        self.lobby = Lobby(self)
        self.audience.lobby = self.lobby.readers

    # Finding

    async def live(self, table: str) -> Live:
        """Give a table, from memory or from the store."""
        if not TABLE_ID.fullmatch(table):
            raise NotFound("there is no such table")
        found = self.tables.get(table)
        if found is not None:
            found.touched = self.clock.now()
            return found
        if table not in self._loading:  # once, also if whoever asked first goes away meanwhile
            loading = self._loading[table] = self.spawn(self._load(table))
            loading.add_done_callback(lambda _task: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def game_at(self, table: str) -> str | None:
        """Name the game of a table whose match has begun, without waking the table up."""
        found = self.tables.get(table)
        if found is None:
            with suppress(SQLAlchemyError):  # a page can be shown without it
                return await self.store.game_at(table)
            return None
        return found.table.plan.game if found.table.status != "open" else None

    async def _load(self, table: str) -> Live:
        try:
            await self._listen_to(table)
            made, names, written = await self.loader.whole(table)
            live = Live(made, names, self.clock.now(), written, standings=self.standings)
            await self.standings.refresh()
        except Exception as fault:
            self.bus.leave(table)
            if isinstance(fault, TableError):
                log.error("table cannot be loaded", table=table[:SHOWN], fault=str(fault).replace(table, table[:SHOWN]))
            raise
        async with live.lock:  # whoever finds it now waits until it is whole
            self.tables[table] = live
            self.metrics.live.set(len(self.tables))
            await self._give_back_time(live)
        if self.listens:
            self.audience.presence.tell(live)
        self.moved(live)
        return live

    async def _listen_to(self, table: str) -> None:
        if self.listens:
            await self.bus.follow(table)

    async def _give_back_time(self, live: Live) -> None:
        """Charge nobody for the times at which no server was there."""
        table = live.table
        missed = [outage for outage in self.outages if outage[1] > table.clocks.at] if table.clocks.running else []
        if missed:
            rows = [enter(table, until, Woke(since)) for since, until in missed]
            todo = jobs_of(table)
            if await self.store.append(table, rows, None, todo):
                live.jobs = todo
            else:
                await self._reload(live)  # another process has done it

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Live]:
        """Give a table for a moment in which nothing happens at it, and all that happened is stored."""
        live = await self.live(table)
        async with live.lock:
            if live.doubtful:
                await self._reload(live)
            elif not self.listens:
                await self._follow(live)
            yield live

    # Changing

    async def create(
        self, plan: Plan, host: str, names: Mapping[tuple[int, str], str | None], salt: str = "", *, table: str | None = None
    ) -> Live:
        """Make a table."""
        await self.warmth.ready(plan.game)
        name, secret = table or new_table(), secrets.token_hex(32)
        made, rows = coming.create(name, plan, host=host, secret=secret, at=self.clock.now(), salt=salt)
        return await self.adopt(made, rows, names)

    async def adopt(self, table: Table, rows: list[Stored], names: Mapping[tuple[int, str], str | None]) -> Live:
        """Store a table that was just made."""
        everybody = {(seat.number, player): None for seat in table.seats for player in seat.players}
        live = Live(table, {**everybody, **names}, self.clock.now(), standings=self.standings)
        await self._listen_to(table.id)
        try:
            await self.store.create(table, rows, encode(live.summary).decode(), live.jobs, live.names)
        except SQLAlchemyError:  # somebody was quicker, say, with a table of this id
            if table.id not in self.tables:
                self.bus.leave(table.id)
            raise
        self._count(rows)
        self._add(live)
        self.lobby.tell(live)
        return live

    async def adopt_record(self, table: Table, kept: KeptRecord, names: Names) -> Live:
        """Store the table of a record that was just taken in: one row, however long the match was."""
        live = Live(table, names, self.clock.now())
        await self._listen_to(table.id)
        await self.store.create_from_record(table, kept, encode(live.summary).decode(), names)
        self._add(live)
        return live

    def _add(self, live: Live) -> None:
        self.tables[live.table.id] = live
        self.metrics.live.set(len(self.tables))
        self.moved(live)

    async def change(self, table: str, change: Callable[[Table, float], list[Stored]]) -> list[Stored]:
        """Let something happen at a table: stored first, then told. A refusal changes nothing."""
        try:
            return await asyncio.shield(self.spawn(self._change(table, change)))  # a caller who goes away does not stop a commit
        except SQLAlchemyError as fault:
            log.error("storage", fault=repr(fault))
            raise Unavailable(AWAY) from fault

    async def _change(self, table: str, change: Callable[[Table, float], list[Stored]]) -> list[Stored]:
        begun = time.perf_counter()
        async with self.at(table) as live:
            for _ in range(TRIES):
                rows = await self._attempt(live, change)
                if rows is not None:
                    break
                await self._reload(live)  # another process was quicker: see what it did and ask again
            else:
                raise RuntimeError(f"table {table} moves on elsewhere all the time")
            if rows:
                self.metrics.commit.observe(time.perf_counter() - begun)
                self._count(rows)
                self._told(live, [row.event for row in rows])
                if any(not isinstance(row.event, Decided) for row in rows):
                    self.lobby.tell(live)
                self._write_down(live, MANY)
        if rows:
            decisions = all(isinstance(row.event, Decided) for row in rows)
            await self.bus.tell(News(self.bus.process, table, n=rows[-1].n, rows=tuple(rows) if decisions else None))
        return rows

    async def _attempt(self, live: Live, change: Callable[[Table, float], list[Stored]]) -> list[Stored] | None:
        """Change the table in memory and store it; whatever goes wrong, memory is what is stored. None: somebody was quicker."""
        before = live.table.n
        try:
            rows = change(live.table, self.clock.now())
            if not rows:
                return []
            summary = None if all(isinstance(row.event, Decided) for row in rows) else encode(live.summary).decode()
            todo = jobs_of(live.table)
            changed = not is_settled(live.jobs, todo)
            stored = await self.store.append(live.table, rows, summary, todo, changed=changed)
        except BaseException:
            live.doubtful = live.table.n != before  # whoever comes next looks into the store first
            raise
        if stored and changed:
            live.jobs = todo
        return rows if stored else None

    def _write_down(self, live: Live, news: int) -> None:
        """Keep a snapshot of a table at which so many things have happened since the last; whoever opens it begins there."""
        table = live.table
        ours = table.created.seed is None  # of a record from elsewhere that record is all that is kept
        if table.n - live.written >= news and ours and not table.over and not live.doubtful:
            live.written = table.n
            self.spawn(self._keep(table.id, table.n, take(table)))

    async def _keep(self, table: str, n: int, body: bytes) -> None:
        with suppress(SQLAlchemyError):  # it is only a cache
            await self.store.snapshots.keep(table, n, body)

    async def plan_anew(self, live: Live) -> None:
        """Write anew what is to be done at a table; the caller holds it."""
        live.jobs = jobs_of(live.table)
        await self.store.jobs.replace(Wanted(live.table.id, live.table.n, live.jobs))

    async def _reload(self, live: Live) -> None:
        live.table, live.names, live.written = await self.loader.whole(live.table.id)
        live.doubtful, live.jobs = False, jobs_of(live.table)
        live.forget_past()

    def _told(self, live: Live, events: list[AnyEvent]) -> None:
        """Tell the readers and the worker what happened."""
        if any(not isinstance(event, Decided) for event in events):
            self.audience.refresh_seats(live)
            self.audience.announce_soon(live)
        self.audience.release(live)
        if live.table.over:
            live.forget_past()
            if any(isinstance(event, Ended) for event in events):
                self.spawn(self.audience.open_commentary(live, self.store))
        self.moved(live)

    def _count(self, rows: list[Stored]) -> None:
        for row in rows:
            self.metrics.events.labels(row.event.__struct_config__.tag).inc()

    # Other processes

    async def heard(self, news: News) -> None:
        """Take in what another process tells."""
        if news.forget:
            self.audience.forget_names(frozenset(news.forget))
        if news.device or news.out:
            self.audience.hang_up(news)
        if news.unheard:
            await self.hear_anew(news.unheard)
        self.lobby.hear(news)
        if news.work:
            self.called()
        live = self.tables.get(news.table)
        self.audience.presence.hear(news, live)
        if live is None:
            return
        if news.n is not None and live.lock.locked():
            self.spawn(self.catch_up(live, news.rows))  # the next news need not wait for it
        elif news.n is not None:
            await self.catch_up(live, news.rows)
        if news.chat is not None:
            for line in await self.store.chat_of(news.table):
                if line.c == news.chat:  # the newest may be another one by now
                    self.audience.pass_on(live, line)

    async def hear_anew(self, player: str) -> None:
        """See whom somebody who reads here wants to hear from now on, if they are to hear anybody; their bots as well."""
        theirs, child = await self.store.bonds.identities(player)
        for live, reader in [(table, reader) for table in self.tables.values() for reader in table.readers]:
            if reader.who is None or theirs.isdisjoint(reader.who.known):
                continue
            reader.muted = await self.store.bonds.unheard(reader.who.known)
            if reader.child != child:
                reader.who = msgspec.structs.replace(reader.who, child=child)
                reader.watcher = live.watcher_name(reader, reader.wish)
                self.audience.announce_soon(live)

    async def catch_up(self, live: Live, rows: Sequence[Stored] | None = None) -> None:
        """Let happen here what another process has stored since (these *rows*, if it told), and tell the readers."""
        async with live.lock:
            before, names = live.table.n, live.names
            if live.doubtful:
                await self._reload(live)
            else:
                await self._follow(live, rows)
            if live.names != names:
                self.audience.refresh_seats(live)
                self.audience.announce_soon(live)
            if live.table.n > before:
                self._told(live, [told.event for told in live.table.story[before:]])

    async def _follow(self, live: Live, rows: Sequence[Stored] | None = None) -> None:
        await self.loader.new(live, rows)
        live.jobs = jobs_of(live.table)

    async def look_for_news(self) -> None:
        """See what other processes have stored lately at the tables that are read here, should the channels have lost it."""
        if self.bus.alone:
            return
        since, self._looked = self._looked, self.clock.now()
        for table, n in await self.store.newest(since - SKEW * self.clock.speed):
            live = self.tables.get(table)
            if live is not None and live.readers and n > live.table.n and not live.lock.locked():
                await self.catch_up(live)

    # Keeping house

    def sweep(self) -> None:
        """Let go of readers who do not read and of tables nobody reads."""
        now = self.clock.now()
        self.audience.drop_slow(self.lobby.readers, self.settings.limits.stuck)
        for table in self._some_tables():
            live = self.tables[table]
            self.audience.drop_slow(live.readers, self.settings.limits.stuck)
            if not live.readers and not live.lock.locked() and now - live.touched > IDLE * self.clock.speed:
                self._write_down(live, SOME)  # whoever opens it next begins there
                del self.tables[table]
                self.bus.leave(table)
        self.metrics.live.set(len(self.tables))
        self.audience.presence.sweep()

    def _some_tables(self) -> list[str]:
        """Name all tables if they are few; of many a part each time, so that looking costs the same however many there are."""
        parts = 1 + len(self.tables) // SWEPT
        self._swept = (self._swept + 1) % parts
        return list(islice(self.tables, self._swept, None, parts))

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something beside, and keep hold of it."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Finish what is under way."""
        self.audience.say_goodbye()
        pending = [task for task in self._tasks if not task.done()]
        if pending:
            await asyncio.wait(pending, timeout=5)
        await self.audience.presence.say_goodbye()
        log.info("hub closed", tables=len(self.tables))
