"""The lines themselves, guarded: uvicorn's protocols with limits on what comes before any of our checks is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tidetable.server.http.limits import Bucket

if TYPE_CHECKING:
    import asyncio

    from tidetable.server.place import Place

HEAD = 64 * 1024  # bytes of a request's address and headers, roughly
HEAD_WITHIN = 20.0  # seconds until they are complete
BODY_WITHIN = 60.0  # seconds until what follows them is
READ_WITHIN = 30.0  # seconds in which whoever is sent an answer must take some of it
PIECES = 64  # frames a message may come in: empty ones count for no size, and would be gathered for ever
IN_A_ROW = 20  # requests that wait for the answer to the one before

HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
BODY = frozenset({b"content-length", b"transfer-encoding"})


class TooBig(Exception):
    """A request that nobody sends in good faith; the parser turns it into a 400."""


def http_protocol_for(place: Place) -> type[HttpToolsProtocol]:
    """Give uvicorn's HTTP protocol with limits: on a request's head, on how many wait in a row, on how slowly an answer is read."""

    class GuardedProtocol(HttpToolsProtocol):
        head = 0  # bytes of an unfinished head
        in_head = True
        late: asyncio.TimerHandle | None = None
        slow: asyncio.TimerHandle | None = None  # a body that does not come
        unread: asyncio.TimerHandle | None = None  # an answer that is not taken

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._begin_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._end_head()
            self._end_body()
            self._end_unread()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._begin_head()

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._end_head()
            if len(self.pipeline) > IN_A_ROW:
                self._count("in a row")
                raise TooBig
            if not any(name in BODY and value != b"0" for name, value in self.headers):
                return
            if self.parser.should_upgrade():  # the parser takes what follows for another request, which no proxy has looked at
                self._count("upgrades")
                raise TooBig
            self._end_body()
            self.slow = self.loop.call_later(BODY_WITHIN, self.transport.abort)

        def on_message_complete(self) -> None:
            self._end_body()
            super().on_message_complete()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._wait_for_reader(self.transport.get_write_buffer_size())

        def resume_writing(self) -> None:
            self._end_unread()
            super().resume_writing()

        def _wait_for_reader(self, left: int) -> None:
            self._end_unread()
            self.unread = self.loop.call_later(READ_WITHIN, self._look_at_reader, left)

        def _look_at_reader(self, before: int) -> None:
            left = self.transport.get_write_buffer_size()
            if left < before:  # a slow line, and not a closed ear
                self._wait_for_reader(left)
            else:
                self._count("unread")
                self.transport.abort()

        def _end_unread(self) -> None:
            if self.unread is not None:
                self.unread.cancel()
                self.unread = None

        def _end_body(self) -> None:
            if self.slow is not None:
                self.slow.cancel()
                self.slow = None

        def data_received(self, data: bytes) -> None:
            begun = self.in_head
            super().data_received(data)
            if begun and self.in_head:
                self.head += len(data)
                if self.head > HEAD:
                    self._count("heads")
                    self.transport.abort()

        def _begin_head(self) -> None:
            self._end_head()
            self.in_head = True
            self.late = self.loop.call_later(HEAD_WITHIN, self.transport.abort)

        def _end_head(self) -> None:
            self.in_head, self.head = False, 0
            if self.late is not None:
                self.late.cancel()
                self.late = None

        @staticmethod
        def _count(what: str) -> None:
            place.metrics.limited.labels(what).inc()

    return GuardedProtocol


def socket_protocol_for(place: Place) -> type[WebSocketsSansIOProtocol]:
    """Give uvicorn's websocket protocol with limits on what is no message (pings, pongs, pieces), and a way to cut the line."""
    limit = place.settings.limits.pings

    class PoliteProtocol(WebSocketsSansIOProtocol):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self.pings, self.pongs = Bucket(limit, self.loop.time()), Bucket(limit, self.loop.time())

        def handle_connect(self, event: Any) -> None:
            self.app_state = {**self.app_state, "cut": self.transport.abort}  # closing would wait for a reader who does not read
            super().handle_connect(event)
            event.headers.clear()  # they have been read, and would be kept as long as the line

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:  # nobody else answers, and it would stay open
                self._count("heads")
                self.transport.write(HEAD_TOO_LARGE)
                self.transport.close()

        def handle_ping(self) -> None:
            if self.pings.take(limit, self.loop.time()):
                self._cut("pings")
            else:
                super().handle_ping()

        def handle_pong(self, event: Any) -> None:
            if self.pongs.take(limit, self.loop.time()):
                self._cut("pongs")
            else:
                super().handle_pong(event)

        def handle_cont(self, event: Any) -> None:
            super().handle_cont(event)
            if len(self.frames) > PIECES:
                self._cut("pieces")

        def _cut(self, what: str) -> None:
            self._count(what)
            self.frames = []
            self.transport.abort()

        @staticmethod
        def _count(what: str) -> None:
            place.metrics.limited.labels(what).inc()

    return PoliteProtocol
