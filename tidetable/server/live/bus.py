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

from tidetable.core.errors import BadSetup
from tidetable.server.live.line import Line, open_line
from tidetable.server.logs import log
from tidetable.table.events import Stored

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CHANNEL = "tidetable"  # what concerns everybody; a table's own has its id after a colon
HEARD_WITHIN = 1.0  # seconds until Redis confirms that we hear a table; after that the database is looked at anyway
OPENS_WITHIN = 10.0  # seconds in which Redis must be there as we begin
RETRY = 1.0  # seconds until a lost line to Redis is tried again
PULSE = 2.0  # seconds within which Redis answers; one that hangs, or a network that swallows everything, ends no line by itself


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
    """Several processes on the channels of Redis or Valkey: one line to tell, one to hear."""

    alone = False

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(6)
        self.lost = True
        self._fault = "it says nothing"  # what was wrong with the line last
        self._url = url
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: Line | None = None
        self._hearing: Line | None = None
        self._told: asyncio.Queue[bytes] = asyncio.Queue()  # what we have heard, in its order, and not yet taken in
        self._followed: dict[bytes, asyncio.Event] = {}  # by channel: whether Redis has confirmed that we hear it
        self._heard_at_all = asyncio.Event()  # the same of the channel of everybody

    async def open(self, heard: Callable[[News], Awaitable[None]]) -> None:
        """Begin to listen."""
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._take_in_all(heard)), asyncio.create_task(self._keep(heard, ready))]
        try:
            await asyncio.wait_for(ready.wait(), OPENS_WITHIN)
        except TimeoutError:
            await self.close()
            raise BadSetup(f"Redis does not answer ({self._fault}); is it running, and is --redis its address?") from None

    async def _keep(self, heard: Callable[[News], Awaitable[None]], ready: asyncio.Event) -> None:
        """Keep both lines, and begin anew when one is lost."""
        while True:
            try:
                async with asyncio.timeout(PULSE):
                    await self._begin()
                self.lost = False
                ready.set()
                await _take_in(News(self.process, back=True), heard)
                await self._watch()
            except OSError as fault:  # a timeout is one as well
                self._fault = str(fault) or "it says nothing"
                log.warning("redis lost", fault=self._fault)
                for line in self._hang_up():
                    line.cut()  # what waits for it would wait for ever, and is in the database
            finally:
                for line in self._hang_up():
                    line.close()
            await asyncio.sleep(RETRY)

    async def _begin(self) -> None:
        """Open both lines, and wait until all is heard again: whoever then looks into the database misses nothing."""
        self._heard_at_all.clear()
        self._telling = await open_line(self._url, lambda _reply: None)
        self._hearing = await open_line(self._url, self._hear)
        self._hearing.send(b"SUBSCRIBE", *self._followed, CHANNEL.encode())  # confirmed in this order
        confirmed = asyncio.ensure_future(self._heard_at_all.wait())
        waited: list[asyncio.Future[Any]] = [confirmed, self._telling.lost, self._hearing.lost]
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        confirmed.cancel()
        self._check()

    async def _watch(self) -> None:
        """Wait until a line is lost."""
        while True:
            lines = self._check()
            for line in lines:
                line.answered = False
                line.send(b"PING")
            await asyncio.wait([line.lost for line in lines], return_when=asyncio.FIRST_COMPLETED, timeout=PULSE)
            if not all(line.answered for line in self._check()):
                raise TimeoutError

    def _check(self) -> list[Line]:
        """Give both lines; raise what ended one."""
        lines = [line for line in (self._telling, self._hearing) if line is not None]
        for line in lines:
            if line.lost.done():
                line.lost.result()
        return lines

    def _hang_up(self) -> list[Line]:
        self.lost = True
        lines = [line for line in (self._telling, self._hearing) if line is not None]
        self._telling = self._hearing = None
        return lines

    def _hear(self, reply: Any) -> None:
        """Take a reply of the line that hears: a message, or the word that from now on we hear a channel."""
        if isinstance(reply, list) and reply[:1] == [b"message"]:
            self._told.put_nowait(reply[2])
        elif isinstance(reply, list) and reply[:1] == [b"subscribe"]:
            confirmed = self._heard_at_all if reply[1] == CHANNEL.encode() else self._followed.get(reply[1])
            if confirmed is not None:
                confirmed.set()

    async def _take_in_all(self, heard: Callable[[News], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(msgspec.MsgspecError):  # of another edition, perhaps: what matters is in the database
                news = _decode(await self._told.get())
                if news.process != self.process:
                    await _take_in(news, heard)

    async def follow(self, table: str) -> None:
        """Hear what is told of a table, from now on: whoever then looks into the database misses nothing."""
        channel = channel_of(table)
        confirmed = self._followed.setdefault(channel, asyncio.Event())
        if self._hearing is None:
            return  # when the line is there again it is heard
        with contextlib.suppress(OSError, TimeoutError):
            self._hearing.send(b"SUBSCRIBE", channel)
            await asyncio.wait_for(confirmed.wait(), HEARD_WITHIN)

    def leave(self, table: str) -> None:
        """Hear no more of a table."""
        self._followed.pop(channel_of(table), None)
        if self._hearing is not None:
            with contextlib.suppress(OSError):
                self._hearing.send(b"UNSUBSCRIBE", channel_of(table))

    async def tell(self, news: News) -> bool:
        """Tell the others; if the line is lost, they notice at their next look at the database."""
        if self._telling is None:
            return False
        try:
            self._telling.send(b"PUBLISH", channel_of(news.table), msgspec.json.encode(news))
        except OSError:
            return False  # who keeps the lines has noticed
        return True

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def _take_in(news: News, heard: Callable[[News], Awaitable[None]]) -> None:
    """Let news be heard; whatever goes wrong with one (the database may be away), the next is heard all the same."""
    try:
        await heard(news)
    except Exception as fault:  # noqa: BLE001 - the line is kept
        log.error("news", fault=repr(fault))


def channel_of(table: str) -> bytes:
    """Name the channel of a table; without one, that of everybody."""
    return f"{CHANNEL}:{table}".encode() if table else CHANNEL.encode()


_decode = msgspec.json.Decoder(News).decode
