"""A worker in a process of its own: no door, no readers, only the jobs of all tables (``tidetable work``)."""

from __future__ import annotations

import asyncio
import secrets
import signal
from typing import TYPE_CHECKING

from tidetable.core.errors import BadSetup
from tidetable.core.registry import game_ids
from tidetable.server.clock import ServerClock
from tidetable.server.live.bus import RedisBus
from tidetable.server.live.hub import Hub
from tidetable.server.logs import log
from tidetable.server.metrics import Metrics
from tidetable.server.people.identity import Keys
from tidetable.server.storage.database import Database
from tidetable.server.storage.matches import Store
from tidetable.server.work.thinkers import Thinkers
from tidetable.server.work.warm import Warmth
from tidetable.server.work.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.server.settings import Settings


class Workplace:
    """Everything that belongs to one worker."""

    def __init__(self, settings: Settings) -> None:
        if settings.embedded or settings.redis is None:
            raise BadSetup("a worker needs --database (PostgreSQL) and --redis: it shares both with the servers it works for")
        self.settings = settings
        self.metrics, self.clock = Metrics(), ServerClock(settings.speed)
        self.database = Database(settings)
        self.store = Store(self.database)
        self.bus, self.warmth = RedisBus(settings.redis), Warmth()
        self.thinkers = Thinkers(settings.thinkers, self.metrics)

    async def open(self) -> None:
        """Take up the work."""
        await self.database.open()
        keys = Keys(await self.store.set_setting("secret", secrets.token_hex(32), keep=True))
        self.hub = Hub(self.settings, self.store, self.bus, keys, self.clock, self.metrics, self.warmth, listens=False)
        self.hub.outages = await self.store.outages()
        self.worker = Worker(self.hub, self.thinkers, serving=False)
        await self.bus.open(self.hub.heard)
        await self.worker.open()
        if self.settings.warm:
            self.hub.spawn(self.warmth.all(game_ids()))
        log.info("works", bots=self.settings.thinkers)

    async def close(self) -> None:
        """Stop: what is under way is for the others."""
        await self.worker.close()
        await self.thinkers.stop()
        self.warmth.stop()
        await self.hub.close()
        await self.bus.close()
        await self.database.close()
        log.info("closed")

    async def run(self, opened: Callable[[], None]) -> None:
        """Work until told to stop."""
        stop = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        await self.open()
        opened()
        await stop.wait()
        await self.close()
