"""A server put together: everything that belongs to one process, opened and closed in order."""

from __future__ import annotations

import asyncio
import gc
import secrets
import time
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager, contextmanager
from typing import IO, TYPE_CHECKING

from tidetable.core.errors import TidetableError
from tidetable.core.registry import game_ids
from tidetable.server.clock import ServerClock
from tidetable.server.contest.shown import Kept
from tidetable.server.http.admission import Admission
from tidetable.server.http.gates import Gates
from tidetable.server.http.problems import TooMany
from tidetable.server.live.bus import News, NoBus, RedisBus
from tidetable.server.live.fairness import Turns
from tidetable.server.live.hub import Hub
from tidetable.server.logs import log
from tidetable.server.metrics import Metrics
from tidetable.server.people.bans import Bans
from tidetable.server.people.devices import Devices
from tidetable.server.people.identity import Door, Keys
from tidetable.server.people.penalties import Penalties
from tidetable.server.people.profiles import Profiles
from tidetable.server.people.store import People
from tidetable.server.storage.database import Database
from tidetable.server.storage.days import Days
from tidetable.server.storage.jobs import BOT
from tidetable.server.storage.matches import Store
from tidetable.server.told.teller import Teller
from tidetable.server.work.steward import Steward
from tidetable.server.work.thinkers import Thinkers
from tidetable.server.work.warm import Warmth
from tidetable.server.work.worker import Worker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Iterator

    from tidetable.server.live.bus import Bus
    from tidetable.server.live.table import Live
    from tidetable.server.people.identity import Identity
    from tidetable.server.people.statistics import Statistics
    from tidetable.server.settings import Settings

SAID_KEPT = 10_000
HASHING = 2  # passwords that are checked at a time: each takes a core for a moment, by design
AT_ONCE = 32  # commands under way: enough to fill a commit, few enough that whoever floods keeps nobody waiting long
LOOKING = 2  # whole pictures made in one breath: a crowd that arrives waits for its turn, and those who play do not


class Place:
    """One server process."""

    keys: Keys
    door: Door
    hub: Hub
    steward: Steward
    teller: Teller
    worker: Worker | None = None

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.gates = Gates(settings.limits)
        self.clock = ServerClock(settings.speed)
        self.database = Database(settings)
        self.store, self.people = Store(self.database), People(self.database)
        self.store.talks = settings.chat
        self.devices, self.profiles = Devices(self.database), Profiles(self.database)
        self.bus: Bus = RedisBus(settings.redis) if settings.redis else NoBus()
        self.thinkers = Thinkers(settings.thinkers, self.metrics)
        self.said: OrderedDict[str, None] = OrderedDict()
        self.counted: OrderedDict[object, Statistics] = OrderedDict()  # what was counted of somebody's matches
        self.lines: Counter[str] = Counter()  # open sockets and streams, by address
        self.heavy = asyncio.Semaphore(1)  # whole matches are dealt again one at a time
        self.looking = asyncio.Semaphore(LOOKING)
        self.turns = Turns(AT_ONCE)
        self.hashing = asyncio.Semaphore(HASHING)
        self.admission = Admission(settings.limits, self.lines.total)
        self.bans, self.penalties = Bans(self.database), Penalties(self.database)
        self.days = Days(self.database)
        self.contests = Kept(self.store.tournaments)
        self.warmth = Warmth()
        self.stopping = False
        self._folder_lock = _lock_folder(settings) if settings.embedded else None

    real = staticmethod(time.monotonic)

    async def open(self) -> None:
        """Open the database, meet the other processes, take up the work."""
        await self.database.open()
        self.keys = Keys(await self.store.set_setting("secret", secrets.token_hex(32), keep=True))
        self.door = Door(
            self.keys,
            self.people,
            lambda known: self.penalties.check_ban(known, self.clock.now()),
            lambda known: self.penalties.of("silence", known, self.clock.now()) is not None,
        )
        self.hub = Hub(self.settings, self.store, self.bus, self.keys, self.clock, self.metrics, self.warmth)
        self.hub.audience.worthless = self._worthless
        await self.bans.load(self.clock.now())
        await self.penalties.load(self.clock.now())
        self.steward = Steward(self.hub)
        self.teller = Teller(self.hub)
        if not self.bus.alone:
            self.gates.share(self.bus, self.hub.spawn)
            self.steward.tells = self.gates.tell
        await self.bus.open(self._heard)
        await self.steward.open()
        await self._work()
        self.admission.open()
        if self.settings.warm:
            self.hub.spawn(self._warm_up())
        log.info("open", database=self.database.engine.dialect.name, several=not self.bus.alone)

    async def _heard(self, news: News) -> None:
        """Take in what another process tells: of limits here, of tables and people in the hub."""
        if news.spent or news.guess:
            self.gates.hear(news)
        if news.bans or news.back:
            await self.bans.load(self.clock.now())
            await self.penalties.load(self.clock.now())
            self.hang_up_banned()
        await self.hub.heard(news)
        if news.back:
            await self.hub.audience.hang_up_worthless()
            await self.hub.look_for_news()

    async def _worthless(self, shown: Collection[Identity]) -> frozenset[Identity]:
        """Say who of those would not be let in any more as what they came."""
        now = self.clock.now()
        return await self.people.worthless(shown) | {who for who in shown if self.penalties.of("ban", who.known, now)}

    def hang_up_banned(self) -> None:
        """Hang up whoever is shut out from now on."""
        self.hub.audience.shut_out(lambda address: self.bans.shut_out(address, self.clock.now()))

    async def _work(self) -> None:
        """Take up jobs, or call those who do."""
        if self.settings.work:
            self.worker = Worker(self.hub, self.thinkers)
            await self.worker.open()
        elif not self.bus.alone:
            self.hub.moved = self._call_workers

    def _call_workers(self, live: Live) -> None:
        if any(job.kind == BOT for job in live.jobs):
            self.hub.spawn(self.bus.tell(News(self.bus.process, work=True)))

    async def _warm_up(self) -> None:
        """Make all games ready; what is there then stays, and need not be searched for garbage every time."""
        await self.warmth.all(game_ids())
        gc.collect()
        gc.freeze()

    async def close(self) -> None:
        """Stop gracefully: no new work, readers told, everything written, the clocks' time noted."""
        self.stopping = True
        await self.admission.close()
        if self.worker is not None:
            await self.worker.close()
        self.teller.close()
        await self.thinkers.stop()
        self.warmth.stop()
        await self.hub.close()
        await self.steward.close()
        await self.bus.close()
        await self.database.close()
        if self._folder_lock is not None:
            self._folder_lock.close()
        log.info("closed")

    @asynccontextmanager
    async def turn_to_look(self) -> AsyncIterator[None]:
        """Wait for one's turn to make a whole picture: few are made in one breath, and in between the others are served.

        Making one waits for nothing, so that without the breath a crowd that has arrived together would be served in a row.
        """
        async with self.looking:
            await asyncio.sleep(0)
            yield

    def check_line(self, address: str) -> None:
        """Refuse one more socket or stream to an address that has enough."""
        self.admission.check_line()
        wait = self.gates.connects.wait(address)
        if wait or self.lines[address] >= self.settings.limits.sockets:
            self.metrics.limited.labels("sockets").inc()
            raise TooMany("too many sockets", max(wait, 1))

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """Count an open socket or stream."""
        self.lines[address] += 1
        try:
            yield
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]

    def remember_said(self, key: str) -> None:
        """Remember a line of chat, so that it is said once even if it comes twice."""
        self.said[key] = None
        while len(self.said) > SAID_KEPT:
            self.said.popitem(last=False)


def _lock_folder(settings: Settings) -> IO[str]:
    """Keep a second server out of a data folder: two would not know of each other's tables."""
    import fcntl  # noqa: PLC0415 - not on every platform; there the folder is not locked

    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # the key of the server lies there
    lock = (settings.data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise TidetableError(
            f"another server uses the data folder {settings.data}; stop it or choose another with --data"
        ) from None
    return lock
