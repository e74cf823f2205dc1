"""Who is let in when a server is full: those who sit at a running table first, everybody else is asked to come back soon."""

from __future__ import annotations

import asyncio
import contextlib
import re
import statistics
from collections import deque
from typing import TYPE_CHECKING

from tidetable.server.http.problems import Full

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.server.settings import Limits

LOOK = 0.5  # seconds between two measurements
KEPT = 10  # measurements that count: one hiccup is no crowd
RESERVED = 1.1  # for those who play there is a little more room
RETRY = 15.0  # seconds until somebody else should come back
PLAYING = re.compile(
    r"/(?:healthz|metrics|api/me|api/account/login|api/tables/[a-z0-9]{1,64}(?:/(?:commands|state|socket|stream))?)"
)


class Admission:
    """How full a process is: so many lines are open, and so late is whatever should happen now."""

    def __init__(self, limits: Limits, lines: Callable[[], int]) -> None:
        self.limits, self.lines = limits, lines
        self.late: deque[float] = deque(maxlen=KEPT)
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to measure."""
        self._task = asyncio.create_task(self._measure())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            begun = loop.time()
            await asyncio.sleep(LOOK)
            self.late.append(loop.time() - begun - LOOK)

    @property
    def lag(self) -> float:
        """How many seconds later than it should everything happens, these last seconds."""
        return statistics.median(self.late) if len(self.late) == KEPT else 0.0

    @property
    def is_full(self) -> bool:
        """Whether only those who play are served."""
        return self.lines() >= self.limits.lines or self.lag > self.limits.lag

    def check_request(self, path: str) -> None:
        """Refuse what can wait: new tables, lists, replays, uploads. Pages cost next to nothing."""
        if path.startswith("/api") and self.is_full and not PLAYING.fullmatch(path):
            raise Full("the server is full; who plays is served first, come back in a moment", RETRY)

    def check_line(self) -> None:
        """Refuse any more lines where even the room that is kept for players is taken."""
        if self.lines() >= self.limits.lines * RESERVED:
            raise Full("the server is full; come back in a moment", RETRY)

    def check_reader(self, *, plays: bool) -> None:
        """Refuse whoever does not sit at a running table, when it is full; their own line is counted already."""
        if not plays and (self.lines() > self.limits.lines or self.lag > self.limits.lag):
            raise Full("the server is full; who plays is served first, come back in a moment", RETRY)
