"""One socket: a hello, then commands one way and what happened the other (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tidetable.core.errors import TidetableError
from tidetable.core.record import SPECTATOR
from tidetable.server.http.limits import Bucket
from tidetable.server.http.problems import AWAY, BadRequest, OldVersion, TooMany, problem_of
from tidetable.server.live.commands import command, converse
from tidetable.server.live.screens import source_of
from tidetable.server.live.summary import describe, links_for
from tidetable.server.live.table import Reader, encode
from tidetable.server.live.wire import (
    HEARTBEAT,
    PROTOCOL,
    SPOKEN,
    Bye,
    ChatNews,
    Echo,
    FromClient,
    Hello,
    Ping,
    Pong,
    Probe,
    Refused,
    Welcome,
)
from tidetable.server.logs import log
from tidetable.server.people.identity import COOKIE, clean_name
from tidetable.table.commands import Command
from tidetable.table.errors import NotYourSeat, Stale

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tidetable.server.live.table import Live
    from tidetable.server.people.identity import Identity
    from tidetable.server.place import Place

HELLO_WITHIN = 10.0
PATIENT = 5.0  # seconds of throttling until a sender is told to go
CLOSE_CODES = {
    "stopping": 4503,
    "full": 4503,
    "unavailable": 4503,
    "too-slow": 4408,
    "too-many": 4429,
    "bad-request": 4400,
    "not-you": 4401,
    "not-found": 4404,
    "old-version": 4426,
    "origin": 4403,
    "not-allowed": 4403,
}
_decode = msgspec.json.Decoder(FromClient).decode


class Gone(Exception):
    """The other side is gone."""


class Socket:
    """One connection to one table."""

    def __init__(
        self,
        place: Place,
        table: str,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
        cut: Callable[[], object],
        address: str,
    ) -> None:
        self.place, self.table_id, self._receive, self._send, self._cut = place, table, receive, send, cut
        self.address = address
        self.bucket = Bucket(place.settings.limits.messages, place.real())
        self.throttled = 0.0

    async def serve(self, cookie: str | None) -> None:
        """Serve the connection until one side ends it."""
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        reader: Reader | None = None
        live: Live | None = None
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
            who = await self._identify(hello, cookie)
            live = await self.place.hub.live(self.table_id)
            reader = await self._welcome(hello, who, live)
            if hello.token is not None:
                await self._identify(hello, cookie)  # the token may have been taken back while the table was loaded
            await self._converse(live, reader)
        except TidetableError as fault:
            await self._part(problem_of(fault).error, str(fault))
        except SQLAlchemyError as fault:
            log.error("storage", fault=repr(fault))
            await self._part("unavailable", AWAY)
        except TimeoutError:
            await self._part("bad-request", "say hello first")
        except Gone:
            pass
        finally:
            if reader is not None and live is not None:
                self.place.hub.audience.leave(live, reader)

    # The beginning

    async def _hello(self) -> Hello:
        message = await self._next()
        if not isinstance(message, Hello):
            raise BadRequest("say hello first")
        if message.protocol not in SPOKEN:
            raise OldVersion(f"this server speaks protocol {PROTOCOL}, not {message.protocol}: reload the page")
        return message

    async def _identify(self, hello: Hello, cookie: str | None) -> Identity | None:
        if hello.token is not None:
            bearer = await self.place.door.by_token(hello.token, self.table_id)
            return await self.place.door.in_browser(bearer, cookie_value(cookie))
        return await self.place.door.by_cookie(cookie_value(cookie))

    async def _welcome(self, hello: Hello, who: Identity | None, live: Live) -> Reader:
        hub, now = self.place.hub, self.place.clock.now()
        reader = Reader(who, self.place.settings.limits.outbox, await self._watcher_name(hello, who, live))
        reader.cut, reader.address = self._cut, self.address
        reader.records = hello.protocol == PROTOCOL and hello.format == "record" and source_of(live.table) is not None
        if len(live.readers) >= self.place.settings.limits.readers:
            raise TooMany("this table is full of spectators", 60)
        self.place.admission.check_reader(plays=bool(live.held_by(who)) and not live.table.over)
        reader.muted = await hub.store.bonds.unheard(who.known) if who else frozenset()
        lines = [line for line in await hub.store.chat_of(self.table_id) if line.who not in reader.muted]
        async with self.place.turn_to_look(), live.lock:
            reader.seats = live.held_by(who)
            reader.watches = hello.watch
            reader.eyes = self._first_eyes(hello, reader)
            await hub.audience.join(live, reader)
            if reader.closing is not None:  # nobody who may read, after all
                return reader
            shown = live.shown_to(who, now, watches=hello.watch)
            info = describe(shown, who)
            welcome = Welcome(hello.protocol, info, links_for(shown, who, self.place.keys), info.you, now, HEARTBEAT)
            reader.offer(encode(welcome), now)
            reader.news = msgspec.to_builtins(welcome) if reader.records or live.is_behind(reader) else None
            live.show(reader, hello.since, now)
            probe(live, reader, now)
            lines = live.heard(lines, reader, now)
            hub.audience.release_later(live)
            if lines and live.table.chat and not reader.child:
                reader.offer(encode(ChatNews(lines)), now)
        return reader

    async def _watcher_name(self, hello: Hello, who: Identity | None, live: Live) -> str | None:
        """Give the name under which somebody watches: none for those who do not show that they are here."""
        name = clean_name(hello.name) if hello.name else None
        if name is None or who is None or who.account is None or live.held_by(who):
            return name
        page = await self.place.profiles.of(who.player)
        return name if page is None or page.privacy.sees_online in {"everyone", "members"} else None

    @staticmethod
    def _first_eyes(hello: Hello, reader: Reader) -> int:
        if hello.watch:
            return SPECTATOR
        if hello.eyes is msgspec.UNSET:
            return next(iter(reader.seats)) if len(reader.seats) == 1 else SPECTATOR
        if hello.eyes is not None and hello.eyes not in reader.seats:
            raise NotYourSeat(f"you do not hold seat {hello.eyes}")
        return SPECTATOR if hello.eyes is None else hello.eyes

    # Both directions

    async def _converse(self, live: Live, reader: Reader) -> None:
        listening = asyncio.create_task(self._listen(live, reader))
        try:
            await self._speak(live, reader, listening)
        finally:
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError, Gone, TidetableError):
                await listening
            del listening  # what ended it remembers these frames: with it they would hold the table until garbage is searched for

    async def _speak(self, live: Live, reader: Reader, listening: asyncio.Task[None]) -> None:
        """Send what is in the outbox; after falling behind, one fresh state."""
        listening.add_done_callback(lambda _task: reader.ready.set())
        while True:
            await reader.ready.wait()
            reader.ready.clear()
            while reader.outbox:
                data, n = reader.outbox.pop(0)
                await self._say(data)
                reader.sent = n or reader.sent
                del data  # it would wait here for the next, in every socket
            if reader.closing is not None:
                await self._part(*reader.closing)
                return
            if reader.behind:
                self.place.metrics.resynced.inc()
                async with live.lock:
                    reader.behind = False
                    live.show(reader, reader.sent, self.place.clock.now())
            if listening.done():
                try:
                    await listening  # raises what ended it
                finally:
                    del listening
                return

    async def _listen(self, live: Live, reader: Reader) -> None:
        while True:
            try:
                message = await self._next()
            except BadRequest as fault:
                self._refuse(reader, None, fault)
                continue
            if reader.closing is not None:  # a reader who does not read its goodbye is not heard either
                return
            await self._answer(live, reader, message)

    async def _answer(self, live: Live, reader: Reader, message: Any) -> None:
        now = self.place.clock.now()
        if isinstance(message, Ping):
            reader.offer(encode(Pong(message.t, now)), now)
            return
        if isinstance(message, Echo):
            hear_echo(reader, message.t)
            return
        try:
            if isinstance(message, Command):
                lag = min(reader.lags, default=0.0)
                reader.offer(encode(await command(self.place, live, reader.who, message, self.address, lag=lag)), now)
                probe(live, reader, now)
            else:
                await converse(self.place, live, reader, message)
        except TidetableError as fault:
            self._refuse(reader, getattr(message, "id", None), fault)
            if isinstance(fault, Stale):
                async with live.lock:
                    live.show(reader, reader.n, now)

    def _refuse(self, reader: Reader, key: str | None, fault: TidetableError) -> None:
        problem = problem_of(fault)
        refused = Refused(key, problem.error, problem.text, problem.why, reader.n)
        reader.offer(encode(refused), self.place.clock.now())

    # The line

    async def _next(self) -> Any:
        """Read the next message; whoever sends too fast is read slowly, and let go if it lasts."""
        await self._throttle()
        frame = await self._receive()
        if frame["type"] == "websocket.disconnect":
            raise Gone
        data = frame.get("text") or frame.get("bytes") or ""
        if len(data) > self.place.settings.limits.frame:
            raise BadRequest("this message is too large")
        try:
            return _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            raise BadRequest(f"this is no message of the protocol: {fault}") from None
        except RecursionError:
            raise BadRequest("this is no message of the protocol: it is nested too deeply") from None

    async def _throttle(self) -> None:
        wait = self.bucket.take(self.place.settings.limits.messages, self.place.real())
        if not wait:
            self.throttled = max(0.0, self.throttled - 0.01)
            return
        self.throttled += wait
        if self.throttled > PATIENT:
            self.place.metrics.limited.labels("messages").inc()
            raise TooMany("you send too fast", wait)
        await asyncio.sleep(wait)

    async def _say(self, data: bytes) -> None:
        """Send a message, unless the line is being closed: whoever did not answer the heartbeat is told nothing more."""
        try:
            await self._send({"type": "websocket.send", "text": data.decode()})
        except RuntimeError as fault:  # uvicorn's word for it
            raise Gone from fault

    async def _part(self, error: str, text: str) -> None:
        """Say goodbye and close."""
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.send", "text": encode(Bye(error, text)).decode()})
            await self._send({"type": "websocket.close", "code": CLOSE_CODES.get(error, 4400), "reason": error})


LAGS = 5  # of which the shortest counts: a line that falters once is not slow


def probe(live: Live, reader: Reader, now: float) -> None:
    """Measure how long the line of somebody takes whose time is short."""
    if reader.seats and live.table.plan.clock.kind in {"move", "bank"} and reader.probe is None and not live.table.over:
        reader.probe = (now, time.perf_counter())
        reader.offer(encode(Probe(now)), now)


def hear_echo(reader: Reader, t: float) -> None:
    """Note how long a probe took; what was not asked says nothing."""
    if reader.probe is not None and reader.probe[0] == t:
        reader.lags = [*reader.lags, time.perf_counter() - reader.probe[1]][-LAGS:]
        reader.probe = None


def cookie_value(header: str | None) -> str | None:
    """Find our cookie among those a browser sends."""
    try:
        found = SimpleCookie(header or "").get(COOKIE)
    except CookieError:
        return None
    return found.value if found else None
