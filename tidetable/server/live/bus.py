"""How server processes tell each other that a table has moved on: not at all (one process), or over Redis channels (several).

Each table has a channel of its own, which only those processes hear that have the table in memory; one more is for what concerns
all of them. A table at which nothing happens sends nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tidetable.server.logs import log
from tidetable.table.events import Stored

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from redis.asyncio.client import PubSub

CHANNEL = "tidetable"  # what concerns everybody; a table's own has its id after a colon
HEARD_WITHIN = 1.0  # seconds until Redis confirms that we hear a table; after that the database is looked at anyway
RETRY = 1.0  # seconds until a lost line to Redis is tried again


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something another process should know about a table."""

    process: str
    table: str = ""
    n: int | None = None  # its newest event ...
    rows: tuple[Stored, ...] | None = None  # ... and what happened, where it was only decisions
    chat: int | None = None  # a new line of chat
    online: tuple[int, ...] | None = None  # seats with somebody in this process ...
    watchers: tuple[str | None, ...] | None = None  # ... and who watches here
    ask: bool = False  # tell me who is there with you
    back: bool = False  # our own line was lost, and is there again
    gone: bool = False  # this process stops
    work: bool = False  # there is more to do than hands here
    forget: tuple[str, ...] | None = None  # identities whose names are gone
    device: str | None = None  # a device that was logged out
    out: str | None = None  # somebody whose older cookies, or whose token, are worth nothing now ...
    kept: str | None = None  # ... except on this device
    bans: bool = False  # somebody was shut out, or let in again
    unheard: str | None = None  # somebody who wants to hear others than before
    listed: str | None = None  # a table of the lobby that has changed
    pools: bool = False  # somebody waits for a game, or waits no more
    tournament: str | None = None  # a tournament in which something has changed
    found: tuple[str, ...] | None = None  # people for whom ...
    at_table: str | None = None  # ... a table was found
    spent: dict[str, dict[str, float]] | None = None  # what was used up of limits, by limit and by whom
    guess: tuple[str, str, str | None] | None = None  # somebody gave a wrong password: login, address, known browser


class Bus(Protocol):
    """The line to the other processes."""

    process: str
    alone: bool
    lost: bool

    async def open(self, heard: Callable[[News], Awaitable[None]]) -> None:
        """Begin to listen."""

    async def tell(self, news: News) -> bool:
        """Tell the others; False if the line is lost."""

    async def follow(self, table: str) -> None:
        """Hear what is told of a table."""

    def leave(self, table: str) -> None:
        """Hear no more of a table."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """One process: nobody to tell."""

    process = "only"
    alone = True
    lost = False

    async def open(self, heard: Callable[[News], Awaitable[None]]) -> None:
        """Begin to listen to nobody."""

    async def tell(self, news: News) -> bool:  # noqa: ARG002 - there is nobody
        """Tell nobody."""
        return True

    async def follow(self, table: str) -> None:
        """Hear nothing."""

    def leave(self, table: str) -> None:
        """Hear nothing."""

    async def close(self) -> None:
        """Stop."""


class RedisBus:
    """Several processes on the channels of Redis or Valkey."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis  # noqa: PLC0415 - only several processes need it

        self.process = secrets.token_hex(6)
        self.lost = True
        self._redis = redis.from_url(url)
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # what is told later arrives later
        self._line: PubSub | None = None
        self._followed: dict[str, asyncio.Event] = {}  # by channel: whether Redis has confirmed that we hear it
        self._leaving: set[asyncio.Task[None]] = set()

    async def open(self, heard: Callable[[News], Awaitable[None]]) -> None:
        """Begin to listen."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, ready))
        await asyncio.wait_for(ready.wait(), 10)

    async def _listen(self, heard: Callable[[News], Awaitable[None]], ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(CHANNEL, *self._followed)
                    self._line, self.lost = line, False
                    ready.set()
                    await _take_in(News(self.process, back=True), heard)
                    async for message in line.listen():
                        await self._hear(message, heard)
            except (OSError, self._error()) as fault:
                self._line, self.lost = None, True
                log.warning("redis lost", fault=str(fault))
                await asyncio.sleep(RETRY)

    async def _hear(self, message: dict[str, Any], heard: Callable[[News], Awaitable[None]]) -> None:
        if message["type"] == "message":
            with contextlib.suppress(msgspec.MsgspecError):  # of another edition, perhaps: what matters is in the database
                news = _decode(message["data"])
                if news.process != self.process:
                    await _take_in(news, heard)
        elif message["type"] == "subscribe" and (confirmed := self._followed.get(message["channel"].decode())):
            confirmed.set()

    async def follow(self, table: str) -> None:
        """Hear what is told of a table, from now on: whoever then looks into the database misses nothing."""
        channel = channel_of(table)
        confirmed = self._followed.setdefault(channel, asyncio.Event())
        if self._line is None:
            return  # when the line is there again it is heard
        with contextlib.suppress(OSError, self._error(), TimeoutError):
            await self._line.subscribe(channel)
            await asyncio.wait_for(confirmed.wait(), HEARD_WITHIN)

    def leave(self, table: str) -> None:
        """Hear no more of a table."""
        self._followed.pop(channel_of(table), None)
        task = asyncio.create_task(self._leave(channel_of(table)))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _leave(self, channel: str) -> None:
        if self._line is not None and channel not in self._followed:
            with contextlib.suppress(OSError, self._error()):
                await self._line.unsubscribe(channel)

    @staticmethod
    def _error() -> type[Exception]:
        from redis.exceptions import RedisError  # noqa: PLC0415

        return RedisError

    async def tell(self, news: News) -> bool:
        """Tell the others; if the line is lost, they notice at their next look at the database."""
        try:
            async with self._turn:
                await self._redis.publish(channel_of(news.table), msgspec.json.encode(news))
        except (OSError, self._error()) as fault:
            log.warning("redis lost", fault=str(fault))
            self.lost = True
            return False
        self.lost = self._line is None
        return True

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()


async def _take_in(news: News, heard: Callable[[News], Awaitable[None]]) -> None:
    """Let news be heard; whatever goes wrong with one (the database may be away), the next is heard all the same."""
    try:
        await heard(news)
    except Exception as fault:  # noqa: BLE001 - the line is kept
        log.error("news", fault=repr(fault))


def channel_of(table: str) -> str:
    """Name the channel of a table; without one, that of everybody."""
    return f"{CHANNEL}:{table}" if table else CHANNEL


_decode = msgspec.json.Decoder(News).decode
