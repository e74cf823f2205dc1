"""A worker: takes jobs from the database and does them. Bots decide, times run out, the house is kept.

Any number of them work on one database, in servers and on machines of their own (``tidetable work``). A worker holds what it does
and says so every few seconds; if it is killed, another takes it up. Nothing happens twice for that: a bot answers the question
that a certain event put, and the table knows whether it still stands.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from typing import TYPE_CHECKING

from tidetable.core.errors import TidetableError
from tidetable.server.http.problems import Unavailable
from tidetable.server.live.bus import News
from tidetable.server.live.hub import SHOWN
from tidetable.server.logs import log
from tidetable.server.storage.jobs import (
    ANALYSIS,
    BOT,
    CLOCK,
    HOLIDAY,
    HOUSE,
    LEASE,
    ORDER,
    RATE,
    RESULT,
    SEEK,
    SEND,
    TELL,
    TOURNAMENT,
    analysed_table,
    sent_row,
)
from tidetable.server.storage.ratings import rated_match
from tidetable.server.told.teller import ROUND, Teller
from tidetable.server.work.analysing import analyse_match
from tidetable.server.work.arbiter import look_at_tournament
from tidetable.server.work.holidays import see_to_holidays
from tidetable.server.work.house import keep_house
from tidetable.server.work.matchmaker import look_at_pool
from tidetable.server.work.pace import patience
from tidetable.server.work.steward import ALIVE, OUTAGE
from tidetable.server.work.strength import share_for
from tidetable.server.work.thinkers import Question
from tidetable.table import coming
from tidetable.table.errors import OtherRules
from tidetable.table.fair import bot_seed
from tidetable.table.orders import carry_out

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tidetable.server.live.hub import Hub
    from tidetable.server.live.table import Live
    from tidetable.server.storage.jobs import Job
    from tidetable.server.work.thinkers import Thinkers
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

LOOK = 1.0  # seconds between looks at the jobs, should nobody have said that there are some
SHORT, LONGER = 2.0, 7.0  # seconds until what was said beforehand is done: at least, and at most as many more
SENDS = 20  # things told, taken at once
CLOCKS = 200  # times that run out, taken at once
TOURNAMENTS = 4  # looked at at once
MINUTE = 60.0  # seconds between looks at holidays
HOUR = 3_600.0  # seconds until what could not be done is tried again ...
SOON = 5.0  # ... and at first, where rules were missing: a worker of a newer edition has them


class Worker:
    """One worker; *serving* is one inside a server, the others rest while no server is there: nobody could play then."""

    def __init__(self, hub: Hub, thinkers: Thinkers, *, serving: bool = True) -> None:
        self.hub, self.thinkers, self.serving = hub, thinkers, serving
        self.jobs, self.name = hub.store.jobs, secrets.token_hex(6)
        self.teller = Teller(hub)
        self.rounds = 0  # how often it has looked for jobs
        self._held: dict[str, Job] = {}
        self._unknown: dict[str, float] = {}  # jobs at tables whose rules are not here, and how long each was left to others
        self._thinking = 0  # thoughts under way ...
        self._analysing = False  # ... and whether a match is being analysed: one at a time, for bots come first
        self._wake = asyncio.Event()
        self._served = True
        self._opened = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self._doing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin."""
        self.hub.moved, self.hub.called = self.see_to, self.wake
        self._opened = self.hub.clock.now()
        await self.jobs.find_forgotten(self.hub.clock.now())
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._hold_on())]

    async def close(self) -> None:
        """Stop; what is under way is for others."""
        self.hub.moved, self.hub.called = lambda _live: None, lambda: None
        for task in (*self._tasks, *self._doing):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.teller.close()
        with contextlib.suppress(Exception):  # the database may be away; then what was held runs out
            await self.jobs.give_back(list(self._held), self.name)

    def see_to(self, live: Live) -> None:
        """Look at once if something is to be done soon at a table that has just moved; if there is no hand free, call others."""
        soon = self.hub.clock.now() + LOOK * self.hub.clock.speed
        if any(job.due <= soon for job in live.jobs):
            self.wake()
            if self.places == 0 and not self.hub.bus.alone:
                self.hub.spawn(self.hub.bus.tell(News(self.hub.bus.process, work=True)))

    def wake(self) -> None:
        """Look for jobs now."""
        self._wake.set()

    @property
    def places(self) -> int:
        """How many bots could think now."""
        return max(0, self.thinkers.count - self._thinking)

    # Looking

    async def _work(self) -> None:
        while True:
            try:
                if await self._is_served():
                    await self._round()
                if not self.serving:
                    self.hub.sweep()
                self.rounds += 1
            except Exception as fault:  # noqa: BLE001 - a worker goes on, whatever one job does
                log.error("worker", fault=repr(fault))
                await asyncio.sleep(LOOK)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
            self._wake.clear()

    async def _round(self) -> None:
        """Take what is due and what this worker has hands for."""
        now = self.hub.clock.now()
        soon = now + LOOK * self.hub.clock.speed
        waiting = await self.jobs.waiting(soon)
        self.hub.metrics.jobs.labels(BOT).set(waiting.get(BOT, 0))
        self.hub.metrics.jobs.labels(CLOCK).set(waiting.get(CLOCK, 0))
        if waiting.get(CLOCK):
            await self._take(CLOCK, soon, CLOCKS, self._run_out)
        if waiting.get(ORDER):
            await self._take(ORDER, now, CLOCKS, self._do_as_said)
        if waiting.get(BOT) and self.places:
            await self._take(BOT, now, self.places, self._let_think)
        if waiting.get(RATE):
            await self._take(RATE, now, CLOCKS, self._rate)
        if waiting.get(ANALYSIS) and not self._analysing:
            await self._take(ANALYSIS, now, 1, self._analyse)
        if waiting.get(SEEK):
            await self._take(SEEK, now, CLOCKS, self._seat_people)
        if waiting.get(RESULT):
            await self._take(RESULT, now, CLOCKS, self._pass_on_result)
        if waiting.get(TOURNAMENT):
            await self._take(TOURNAMENT, now, TOURNAMENTS, self._referee)
        if waiting.get(TELL):
            await self._take(TELL, now, 1, self._look_round)
        if waiting.get(SEND):
            await self._take(SEND, now, SENDS, self._send)
        if waiting.get(HOLIDAY):
            await self._take(HOLIDAY, now, 1, self._see_to_holidays)
        if waiting.get(HOUSE):
            await self._take(HOUSE, now, 1, self._keep_house)

    async def _take(self, kind: str, before: float, most: int, do: Callable[[Job], Awaitable[None]]) -> None:
        for job in await self.jobs.take(kind, before, most, self.name):
            if job.id in self._held:  # it was ours, and seemed forgotten: it is under way
                continue
            self._held[job.id] = job
            self._thinking += kind == BOT
            self._analysing |= kind == ANALYSIS
            task = asyncio.create_task(self._do(job, do))
            self._doing.add(task)
            task.add_done_callback(self._doing.discard)

    async def _do(self, job: Job, do: Callable[[Job], Awaitable[None]]) -> None:
        """Do a job; what cannot be done here is tried again much later, here or elsewhere."""
        try:
            await do(job)
        except Unavailable:
            pass  # the database is away: nobody else could do it now; what is held runs out
        except TidetableError as fault:
            log.warning("job refused", kind=job.kind, table=job.table[:SHOWN], fault=str(fault).replace(job.table, ""))
            await self._give_back(job, self.hub.clock.now() + self._leave(job, fault))
        except Exception as fault:  # noqa: BLE001 - one job that fails stops no other
            log.error("job failed", kind=job.kind, table=job.table[:SHOWN], fault=repr(fault))
        finally:
            self._held.pop(job.id, None)

    def _leave(self, job: Job, fault: TidetableError) -> float:
        """Say for how long a job is left to others: during an upgrade somebody soon comes who knows the rules of the table."""
        if not isinstance(fault, OtherRules):
            return HOUR
        self._unknown[job.id] = min(HOUR, 2 * self._unknown.get(job.id, SOON / 2))
        return self._unknown[job.id]

    async def _give_back(self, job: Job, due: float | None = None) -> None:
        with contextlib.suppress(Exception):  # otherwise it runs out
            await self.jobs.give_back([job.id], self.name, due)

    async def _hold_on(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            if self._held:
                try:
                    await self.jobs.renew(list(self._held), self.name)
                except Exception as fault:  # noqa: BLE001 - tried again soon
                    log.warning("jobs not renewed", fault=repr(fault))

    async def _is_served(self) -> bool:
        """Tell whether a server is there; after a stop all tables are looked at anew, for nobody is charged for it."""
        if self.serving:
            return True
        now, last = self.hub.clock.now(), float(await self.hub.store.setting(ALIVE) or 0.0)
        there = now - last < OUTAGE * max(1.0, self.hub.clock.speed)
        if not there:
            self.hub.tables.clear()
        elif not self._served:
            self.hub.outages = await self.hub.store.outages()
        self._served = there
        return there

    # Doing

    async def _run_out(self, job: Job) -> None:
        """Wait for the moment, let times run out, and write down what is to be done next."""
        while (ahead := job.due - self.hub.clock.now()) > 0:  # noqa: ASYNC110 - a told clock may jump
            await asyncio.sleep(min(LOOK, self.hub.clock.seconds(ahead)))
        await self.hub.change(job.table, coming.time_out)
        async with self.hub.at(job.table) as live:
            await self.hub.plan_anew(live)
        self.see_to(live)
        again = any(wanted.id == job.id for wanted in live.jobs)
        await (self._give_back(job) if again else self.jobs.done(job, self.name))

    async def _let_think(self, job: Job) -> None:
        """Let a bot decide at its pace, and forget its thought if the question has changed meanwhile."""
        begun = time.monotonic()
        rows: list[Stored] = []
        try:
            async with self.hub.at(job.table) as live:
                asked = question_of(live.table, job, self._late(job))
                wait = patience(live.table, job.seat) * self.hub.settings.pace
            action = None if asked is None else await self.thinkers.choose(asked, job.owner)
        finally:
            self._thinking -= 1
            self.wake()
        if asked is not None:
            await asyncio.sleep(max(0.0, wait - (time.monotonic() - begun)))
            rows = await self.hub.change(job.table, lambda table, at: decide(table, job, action, at))
        if not rows:
            await self.jobs.done(job, self.name)

    def _late(self, job: Job) -> float:
        """Give the seconds a job has waited for hands; what was left from before this worker came is nobody's fault here."""
        late = max(0.0, self.hub.clock.now() - max(job.due, self._opened)) / self.hub.clock.speed
        self.hub.metrics.late.observe(late)
        return late

    async def _do_as_said(self, job: Job) -> None:
        """Decide for somebody as they have said beforehand, in the time a quick player takes: nothing shows that they had."""
        rows: list[Stored] = []
        if await self.hub.store.orders.of(job.table, job.seat) is not None:
            await asyncio.sleep((SHORT + LONGER * secrets.SystemRandom().random()) * self.hub.settings.pace)
            said = await self.hub.store.orders.of(job.table, job.seat)  # it may have been changed meanwhile
            if said is not None:
                rows = await self.hub.change(job.table, lambda table, at: carry_out(said, table, at))
        if not rows:
            await self.jobs.done(job, self.name)

    async def _rate(self, job: Job) -> None:
        """Count a rated match that is over."""
        async with self.hub.at(job.table) as live:
            match = rated_match(live.table)
        if match is not None and self.hub.settings.ratings:
            await self.hub.store.ratings.enter(match)
            await self.hub.standings.load()
            self.hub.audience.announce_soon(live)
        await self.jobs.done(job, self.name)

    async def _analyse(self, job: Job) -> None:
        """Have a finished match analysed, and its analysis kept for whoever asks."""
        table = analysed_table(job)
        try:
            async with self.hub.at(table) as live:
                record = live.table.match.to_json() if live.table.is_open and live.table.match is not None else None
            if record is not None:
                await analyse_match(self.hub.store.analyses, table, record, self.hub.settings.analysis_passes)
        except TidetableError as refusal:
            await self.hub.store.analyses.fail(table, str(refusal).replace(table, ""))
        finally:
            self._analysing = False
            self.wake()
        await self.jobs.done(job, self.name)

    async def _seat_people(self, job: Job) -> None:
        """Look at those who wait for the same kind of game."""
        due = await look_at_pool(self.hub, job.id.removeprefix(f"{SEEK} "))
        await self._look_again(job, due)

    async def _pass_on_result(self, job: Job) -> None:
        """Have a tournament looked at in which a match is over."""
        async with self.hub.at(job.table) as live:
            tournament = live.table.plan.tournament
        if tournament is not None:
            await self.hub.store.tournaments.call(tournament, self.hub.clock.now())
        await self.jobs.done(job, self.name)
        self.wake()

    async def _referee(self, job: Job) -> None:
        """Look at a tournament."""
        await self._look_again(job, await look_at_tournament(self.hub, job.id.removeprefix(f"{TOURNAMENT} ")))

    async def _look_again(self, job: Job, due: float) -> None:
        """Let something be looked at again when it is due (infinity: never), and at once if it was called for meanwhile."""
        await (self.jobs.done(job, self.name) if math.isinf(due) else self.jobs.later(job, self.name, due))
        await self._give_back(job)  # what was called for is still there, and ours
        self.wake()

    async def _look_round(self, job: Job) -> None:
        """Find out who should be told something."""
        try:
            await self.teller.look_round()
        finally:
            await self._give_back(job, self.hub.clock.now() + ROUND * self.hub.clock.speed)
        self.wake()

    async def _send(self, job: Job) -> None:
        """Tell somebody something; what could not be sent waits in the outbox."""
        await self.teller.send(sent_row(job))
        await self.jobs.done(job, self.name)

    async def _see_to_holidays(self, job: Job) -> None:
        """Let clocks stand still, and go on: at tables that began meanwhile, and where a holiday was the last of the year's."""
        try:
            await see_to_holidays(self.hub)
        finally:
            await self._give_back(job, self.hub.clock.now() + MINUTE * self.hub.clock.speed)

    async def _keep_house(self, job: Job) -> None:
        now = self.hub.clock.now()
        again = await keep_house(self.hub.store, self.hub.settings, now)
        await self._give_back(job, now if again else now + HOUR)


def question_of(table: Table, job: Job, late: float = 0.0) -> Question | None:
    """Give what a bot needs to think, and nothing else: the game, its name, a seed, and the bytes its seat may see."""
    bot = table.seats[job.seat].bot
    if bot is None or not stands(table, job):
        return None
    seed = bot_seed(table.created.secret, job.seat, job.n)
    seen = table.seen(job.seat).record.to_bytes()
    return Question(table.plan.game, bot, seed, job.seat, seen, share_for(late), table.plan.rules_version)


def stands(table: Table, job: Job) -> bool:
    """Tell whether the question put by an event still stands."""
    return job.seat in coming.bots_to_move(table) and table.asked_at[job.seat] == job.n


def decide(table: Table, job: Job, action: int | None, at: float) -> list[Stored]:
    """Let a bot's decision happen if its question still stands; where it could not think, the default."""
    if not stands(table, job):
        return []
    if action is None:
        return coming.decide_for_bot(table, job.seat, coming.default_action(table, job.seat), at, failed=True)
    return coming.decide_for_bot(table, job.seat, action, at)
