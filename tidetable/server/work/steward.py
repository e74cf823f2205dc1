"""The steward: what happens at tables without anybody asking. Bots move, clocks run out, people count as away.

With several processes one of them is the steward: whoever holds a lock in the database. It works without any reader at the table
and takes up its work again after a restart, because every table says in the database when it is due.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from typing import TYPE_CHECKING

from tidetable.core.errors import TidetableError
from tidetable.server.live.hub import SHOWN
from tidetable.server.logs import log
from tidetable.server.work.pace import patience
from tidetable.server.work.thinkers import Question
from tidetable.table import coming
from tidetable.table.fair import bot_seed

if TYPE_CHECKING:
    import sqlalchemy as sa

    from tidetable.server.live.hub import Hub
    from tidetable.server.live.table import Live
    from tidetable.server.work.thinkers import Thinkers
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

LOOK = 1.0  # seconds between looks at the database and at who is away
ALIVE = "alive"  # the setting that says when a server was last there
OUTAGE = 5.0  # seconds without a sign of life that count as a stop
SWEEP = 3_600.0  # seconds between full searches for garbage
STEWARD_LOCK = 0x71DF
HOUR, DAY = 3_600.0, 86_400.0


class Steward:
    """Sees to all tables of a server."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub, self.thinkers = hub, thinkers
        self.on_duty = False
        self.looks = 0  # how often it has looked after all tables
        self._dropped = 0.0  # when it last dropped records that nobody wants
        self._hopeless: set[str] = set()  # tables that cannot be loaded here: other rules, or broken
        self._thinking: set[tuple[str, int, int]] = set()  # table, seat, the event that put the question
        self._timers: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._lock_connection: sa.Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self._thoughts: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Find out how long nobody was there, then begin."""
        clock, store = self.hub.clock, self.hub.store
        last = await store.setting(ALIVE)
        if last is not None:
            clock.begin_after(float(last))
            if clock.now() - float(last) > OUTAGE:
                await store.add_outage(float(last), clock.now())
        self.hub.outages = await store.outages()
        self.hub.moved = self.see_to
        await self._sign_of_life()
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop; the time that is left is noted."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for _, timer in self._timers.values():
            timer.cancel()
        for thought in tuple(self._thoughts):  # a decision that is being stored is stored all the same
            thought.cancel()
        self.hub.moved = lambda _live: None
        await self._sign_of_life()
        if self._lock_connection is not None:
            self._lock_connection.close()

    async def _work(self) -> None:
        signed = swept = time.monotonic()
        while True:
            try:
                if not self.on_duty:
                    self.on_duty = await asyncio.to_thread(self._take_duty)
                if self.on_duty:
                    await self._look()
                if time.monotonic() - signed > OUTAGE / 3:
                    signed = time.monotonic()
                    await self._sign_of_life()
                self.hub.sweep()
                await self.hub.look_for_news()
                if time.monotonic() - swept > SWEEP:
                    swept = time.monotonic()
                    gc.collect()  # the rest of the time only what is young is searched (http/server.py)
            except Exception as fault:  # noqa: BLE001 - the steward of all tables goes on, whatever one of them does
                log.error("steward", fault=repr(fault))
                self._give_up_duty()
            await asyncio.sleep(LOOK)

    async def _sign_of_life(self) -> None:
        await self.hub.store.set_setting(ALIVE, repr(self.hub.clock.now()))

    def _take_duty(self) -> bool:
        """Become the steward, unless another process is."""
        engine = self.hub.store.database.engine
        if engine.dialect.name != "postgresql":
            return True  # the only process: the data folder is locked
        if self._lock_connection is None:
            self._lock_connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        row = self._lock_connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({STEWARD_LOCK})").scalar()
        return bool(row)

    def _give_up_duty(self) -> None:
        """Let another process be the steward, or oneself again: the lock may have gone with the line to the database."""
        self.on_duty = False
        if self._lock_connection is not None:
            with contextlib.suppress(Exception):
                self._lock_connection.invalidate()
                self._lock_connection.close()
            self._lock_connection = None

    # Looking

    async def _look(self) -> None:
        """See to what the database says is due (bots and clocks of tables that nobody reads) and to who is away."""
        for table in await self.hub.store.due(self.hub.clock.now()):
            if table not in self.hub.tables and table not in self._hopeless:
                try:
                    await self.hub.live(table)  # loading it calls see_to
                except TidetableError:
                    self._hopeless.add(table)
        await self._drop_records()
        for live in list(self.hub.tables.values()):
            self._see_to_absence(live)
            self.see_to(live)
        self.looks += 1

    async def _drop_records(self) -> None:
        """Drop, every hour, the records from elsewhere that nobody has opened for as long as the host keeps them."""
        now = self.hub.clock.now()
        if now - self._dropped > HOUR:
            gone = await self.hub.store.drop_records(now - self.hub.settings.keep_records * DAY)
            if not gone:
                self._dropped = now
            else:
                log.info("records dropped", count=len(gone))

    def see_to(self, live: Live) -> None:
        """See to a table that has just moved."""
        if not self.on_duty:
            return
        for seat in coming.bots_to_move(live.table):
            key = (live.table.id, seat, live.table.asked_at[seat])
            if key not in self._thinking:
                self._thinking.add(key)
                thought = self.hub.spawn(self._let_think(live, key))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)
        deadline = live.table.clocks.deadline()
        if deadline is not None:
            self._set_timer(live.table.id, deadline)

    def _set_timer(self, table: str, deadline: float) -> None:
        known = self._timers.get(table)
        if known is not None:
            if known[0] == deadline:
                return
            known[1].cancel()
        wait = self.hub.clock.seconds(deadline - self.hub.clock.now())
        if wait < 10 * LOOK:  # what is further off is found in the database
            self._timers[table] = (deadline, asyncio.get_running_loop().call_later(wait, self._run_out, table))

    def _run_out(self, table: str) -> None:
        self._timers.pop(table, None)
        self.hub.spawn(self._time_out(table))

    async def _time_out(self, table: str) -> None:
        with contextlib.suppress(TidetableError):
            await self.hub.change(table, coming.time_out)

    def _see_to_absence(self, live: Live) -> None:
        """Let persons who are gone count as away, and those who are here again as back; correspondence knows no away."""
        table = live.table
        if table.status != "running" or table.clocks.clock.kind == "days":
            return
        now, patience = self.hub.clock.now(), self.hub.settings.away_after * self.hub.clock.speed
        for seat in table.seats:
            since = live.offline_since.get(seat.number)
            others = [number for number in table.persons() if number != seat.number]  # alone, nobody is waited for
            if seat.is_held and others and not seat.away and since is not None and now - since > patience:
                self._change(table.id, seat.number, coming.set_away)
            elif seat.away and since is None and not seat.open:
                self._change(table.id, seat.number, coming.set_back)

    def _change(self, table: str, seat: int, how: object) -> None:
        async def change() -> None:
            with contextlib.suppress(TidetableError):
                await self.hub.change(table, lambda at_table, at: how(at_table, seat, at))  # type: ignore[operator]

        self.hub.spawn(change())

    # Bots

    async def _let_think(self, live: Live, key: tuple[str, int, int]) -> None:
        """Let a bot decide at its pace, and forget its thought if the question has changed meanwhile."""
        table_id = key[0]
        try:
            async with self.hub.at(table_id) as there:
                asked = self._question(there.table, key)
            if asked is None:
                return
            begun = time.monotonic()
            action = await self.thinkers.choose(asked, live.table.created.host)
            wait = patience(live.table, key[1]) * self.hub.settings.pace
            await asyncio.sleep(max(0.0, wait - (time.monotonic() - begun)))
            await self.hub.change(table_id, lambda table, at: _decide(table, key, action, at))
        except TidetableError as fault:
            log.warning("bot's decision refused", table=table_id[:SHOWN], fault=str(fault))
        finally:
            self._thinking.discard(key)

    @staticmethod
    def _question(table: Table, key: tuple[str, int, int]) -> Question | None:
        """Give what a bot needs to think, and nothing else: the game, its name, a seed, and the bytes its seat may see."""
        _, seat, asked_at = key
        bot = table.seats[seat].bot
        if bot is None or not _stands(table, key):
            return None
        seed = bot_seed(table.created.secret, seat, asked_at)
        return Question(table.plan.game, bot, seed, seat, table.seen(seat).record.to_bytes())


def _stands(table: Table, key: tuple[str, int, int]) -> bool:
    """Tell whether the question put by an event still stands."""
    _, seat, asked_at = key
    return seat in coming.bots_to_move(table) and table.asked_at[seat] == asked_at


def _decide(table: Table, key: tuple[str, int, int], action: int | None, at: float) -> list[Stored]:
    if not _stands(table, key):
        return []
    if action is None:
        return coming.decide_for_bot(table, key[1], coming.default_action(table, key[1]), at, failed=True)
    return coming.decide_for_bot(table, key[1], action, at)
