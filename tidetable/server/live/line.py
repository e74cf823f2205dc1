"""A bare line to Redis or Valkey: commands out, replies in, in the protocol that every version of both speaks (RESP2).

Each decision at a table that two processes have in memory crosses two such lines, one to tell and one to hear. A client library
does for that what costs a third as much as the decision itself (it waits for replies nobody reads, line by line); here a message
is one write and one search for its ends.
"""

from __future__ import annotations

import asyncio
import ssl
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable

END = b"\r\n"
UNSENT = 1 << 24  # bytes that wait for a Redis that takes nothing, at most
Reply = Any  # a number, a text as bytes, None, or a list of these
INCOMPLETE = object()


class LineLost(ConnectionError):
    """The line is lost, or Redis refuses what was asked of it."""


def packed(*words: bytes) -> bytes:
    r"""Write a command.

    >>> packed(b"PUBLISH", b"tidetable", b"hello")
    b'*3\r\n$7\r\nPUBLISH\r\n$9\r\ntidetable\r\n$5\r\nhello\r\n'
    """
    return b"".join([b"*%d\r\n" % len(words), *(b"$%d\r\n%b\r\n" % (len(word), word) for word in words)])


class Line(asyncio.Protocol):
    """One connection; what is received is handed on as whole replies."""

    def __init__(self, hear: Callable[[Reply], None]) -> None:
        self._hear, self._rest = hear, b""
        self._transport: asyncio.WriteTransport | None = None
        self.answered = False  # whether something has come since whoever keeps the line last asked
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done when the line is, with the reason

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast("asyncio.WriteTransport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that the line is lost."""
        self._end(exc if isinstance(exc, OSError) else LineLost(f"Redis has hung up{f': {exc}' if exc else ''}"))

    def data_received(self, data: bytes) -> None:
        """Hand on every reply that is complete."""
        self.answered = True
        self._rest += data
        at = 0
        try:
            while (reply := read(self._rest, at))[0] is not INCOMPLETE:
                value, at = reply
                self._hear(value)
        except (LineLost, ValueError) as fault:
            self._end(fault if isinstance(fault, LineLost) else LineLost(f"this is no Redis: {fault}"))
            self.cut()
        self._rest = self._rest[at:]

    def _end(self, fault: OSError) -> None:
        if not self.lost.done():
            self.lost.set_exception(fault)
            self.lost.exception()  # whoever waits is told; where nobody does, it is no news

    def send(self, *words: bytes) -> None:
        """Send a command; its reply comes when it comes."""
        if self._transport is None or self.lost.done():
            raise LineLost("there is no line to Redis")
        if self._transport.get_write_buffer_size() > UNSENT:
            self.cut()
            raise LineLost("Redis takes nothing any more")
        self._transport.write(packed(*words))

    def close(self) -> None:
        """Hang up as soon as all is sent."""
        if self._transport is not None:
            self._transport.close()

    def cut(self) -> None:
        """Hang up at once."""
        if self._transport is not None:
            self._transport.abort()


def read(data: bytes, at: int) -> tuple[Reply, int]:
    r"""Read the reply that begins at a place; give it and where the next begins, or ``INCOMPLETE``.

    >>> read(b"*3\r\n$7\r\nmessage\r\n$1\r\na\r\n$2\r\nhi\r\n:4\r\n", 0)
    ([b'message', b'a', b'hi'], 32)
    >>> read(b"$5\r\nhel", 0)[0] is INCOMPLETE
    True
    """
    end = data.find(END, at)
    if end < 0:
        return INCOMPLETE, at
    kind, said, after = data[at : at + 1], data[at + 1 : end], end + len(END)
    if kind == b"$":
        length = int(said)
        whole = after + length + len(END)
        if length < 0:
            return None, after
        return (data[after : after + length], whole) if len(data) >= whole else (INCOMPLETE, at)
    if kind == b"*":
        return _row(data, at, after, int(said))
    if kind == b":":
        return int(said), after
    if kind == b"+":
        return said, after
    raise LineLost(said.decode(errors="replace") if kind == b"-" else f"this is no Redis: it says {data[at : at + 20]!r}")


def _row(data: bytes, at: int, first: int, count: int) -> tuple[Reply, int]:
    found, place = [], first
    for _ in range(count):
        value, place = read(data, place)
        if value is INCOMPLETE:
            return INCOMPLETE, at
        found.append(value)
    return found, place


async def open_line(url: str, hear: Callable[[Reply], None]) -> Line:
    """Connect to Redis at an address as its own client takes it, and prove who we are where it names somebody."""
    from redis.asyncio.connection import SSLConnection, parse_url  # noqa: PLC0415 - only several processes need it

    where: dict[str, Any] = dict(parse_url(url))
    loop = asyncio.get_running_loop()
    if "path" in where:
        _, line = await loop.create_unix_connection(lambda: Line(hear), where["path"])
    else:
        safe = _safety(where) if where.get("connection_class") is SSLConnection else None
        host, port = where.get("host", "localhost"), where.get("port", 6379)
        _, line = await loop.create_connection(lambda: Line(hear), host, port, ssl=safe)
    if where.get("password"):
        name = [where["username"].encode()] if where.get("username") else []
        line.send(b"AUTH", *name, where["password"].encode())
    return line


def _safety(where: dict[str, Any]) -> ssl.SSLContext:
    """Say how the other side must prove that it is who it should be."""
    context = ssl.create_default_context(cafile=where.get("ssl_ca_certs"))
    if where.get("ssl_cert_reqs") == "none":
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if where.get("ssl_certfile"):
        context.load_cert_chain(where["ssl_certfile"], where.get("ssl_keyfile"))
    return context
