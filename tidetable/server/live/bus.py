"""How server processes tell each other that a table has moved on: not at all (one process), or over Redis channels (several)."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Protocol

import msgspec

from tidetable.server.logs import log

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CHANNEL = "tidetable"
RETRY = 1.0  # seconds until a lost line to Redis is tried again


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something another process should know about a table."""

    process: str
    table: str = ""
    n: int | None = None  # its newest event
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


class Bus(Protocol):
    """The line to the other processes."""

    process: str
    alone: bool

    async def open(self, heard: Callable[[News], Awaitable[None]]) -> None:
        """Begin to listen."""

    async def tell(self, news: News) -> bool:
        """Tell the others; False if the line is lost."""

    async def close(self) -> None:
        """Stop."""


class NoBus:
    """One process: nobody to tell."""

    process = "only"
    alone = True

    async def open(self, heard: Callable[[News], Awaitable[None]]) -> None:
        """Begin to listen to nobody."""

    async def tell(self, news: News) -> bool:  # noqa: ARG002 - there is nobody
        """Tell nobody."""
        return True

    async def close(self) -> None:
        """Stop."""


class RedisBus:
    """Several processes on one channel of Redis or Valkey."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis  # noqa: PLC0415 - only several processes need it

        self.process = secrets.token_hex(6)
        self._redis = redis.from_url(url)
        self._task: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()  # what is told later arrives later

    async def open(self, heard: Callable[[News], Awaitable[None]]) -> None:
        """Begin to listen."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, ready))
        await asyncio.wait_for(ready.wait(), 10)

    async def _listen(self, heard: Callable[[News], Awaitable[None]], ready: asyncio.Event) -> None:
        decode = msgspec.json.Decoder(News).decode
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    await heard(News(self.process, back=True))
                    async for message in channel.listen():
                        if message["type"] == "message":
                            news = decode(message["data"])
                            if news.process != self.process:
                                await heard(news)
            except (OSError, self._error()) as fault:
                log.warning("redis lost", fault=str(fault))
                await asyncio.sleep(RETRY)

    @staticmethod
    def _error() -> type[Exception]:
        from redis.exceptions import RedisError  # noqa: PLC0415

        return RedisError

    async def tell(self, news: News) -> bool:
        """Tell the others; if the line is lost, they notice at their next look at the database."""
        try:
            async with self._turn:
                await self._redis.publish(CHANNEL, msgspec.json.encode(news))
        except (OSError, self._error()) as fault:
            log.warning("redis lost", fault=str(fault))
            return False
        return True

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
