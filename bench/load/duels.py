"""Tables of two: each duel has two sockets, one action under way at a time, and checks every view it is sent."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import websockets

if TYPE_CHECKING:
    from bench.load.measures import Latencies

now = time.perf_counter


class Entry(msgspec.Struct):
    """What the generator reads of an entry."""

    n: int


class Legal(msgspec.Struct):
    """What the generator reads of a legal action."""

    action: int


class Seen(msgspec.Struct):
    """What the generator reads of a message; the view itself is only looked at from outside."""

    type: str
    n: int = 0
    eyes: int | None = None
    status: str = ""
    view: msgspec.Raw = msgspec.Raw(b"null")
    waiting: list[int] = []
    question: list[Any] | None = None
    legal: list[Legal] = []
    entries: list[Entry] = []
    error: str | None = None
    text: str | None = None


read = msgspec.json.Decoder(Seen).decode


class Duel(Protocol):
    """A table of two, as the generator knows it."""

    ready: asyncio.Event  # nothing is under way, and somebody may decide

    async def open(self) -> None:
        """Connect both seats."""

    async def act(self, planned: float) -> None:
        """Decide for a seat that may; the latency counts from the planned moment."""

    async def close(self) -> None:
        """Hang up."""


async def connect(url: str, cookie: str | None = None) -> Any:
    """Open a socket without compression, as our server speaks."""
    headers = {"Cookie": cookie} if cookie else {}
    return await websockets.connect(
        url, additional_headers=headers, compression=None, max_size=None, max_queue=64, ping_interval=None, open_timeout=60
    )


class TideDuel:
    """A table of our server: two people, one device each."""

    HELLO: dict[str, Any] = {"protocol": 1}  # noqa: RUF012 - nobody changes it

    def __init__(self, url: str, table: str, cookie: str, latencies: Latencies, seed: int) -> None:
        self.urls, self.table, self.cookie, self.latencies = (url, url), table, cookie, latencies  # where each seat's line goes
        self.ready = asyncio.Event()
        self.over = asyncio.Event()
        self.sockets: dict[int, Any] = {}
        self.states: dict[int, Seen] = {}
        self.known = {0: 0, 1: 0}
        self.pending: tuple[float, int, int] | None = None  # planned, the seat that acted, the event it answered
        self.acted = 0
        self.readers: list[asyncio.Task[None]] = []
        self.random = random.Random(seed)  # noqa: S311

    async def open(self) -> None:
        """Connect both seats and wait for their first view."""
        for seat in (0, 1):
            url = self.urls[seat].replace("http", "ws", 1)
            self.sockets[seat] = await connect(f"{url}/api/tables/{self.table}/socket", self.cookie)
            hello = {"type": "hello", **self.HELLO, "eyes": seat, "since": self.known[seat]}
            await self.sockets[seat].send(json.dumps(hello))
            self.readers.append(asyncio.create_task(self._read(seat)))
        await self.ready.wait()

    async def _read(self, seat: int) -> None:
        try:
            async for text in self.sockets[seat]:
                message = self._message(seat, text)
                if message.type == "event":
                    self.latencies.sizes.append(len(text))
                self._take(seat, message)
        except websockets.ConnectionClosed:
            pass

    def _message(self, seat: int, text: bytes | str) -> Seen:  # noqa: ARG002 - a page must know whose it is
        return read(text)

    def _take(self, seat: int, message: Seen) -> None:
        if message.type in {"refused", "bye"}:
            self.latencies.faults.append(f"{message.type}: {message.error} {message.text}")
            self.pending = None
        if message.type in {"state", "event"}:
            self._check(seat, message)
            self.known[seat], self.states[seat] = message.n, message
            if self.pending and seat != self.pending[1] and message.n > self.pending[2]:
                self.latencies.seen.append(now() - self.pending[0])
                self.pending = None
        self._settle()

    def _check(self, seat: int, message: Seen) -> None:
        """Check a view: nothing missed, nothing twice, the right eyes, legal actions exactly when asked."""
        told = [entry.n for entry in message.entries]
        right = (
            told == list(range(self.known[seat] + 1, message.n + 1))
            and message.eyes == seat
            and bytes(message.view).startswith(b"{")
            and (seat in message.waiting) == bool(message.legal) == (message.question is not None)
        )
        if not right:
            self.latencies.faults.append(f"table {self.table} seat {seat}: a view does not fit: {told} after {self.known[seat]}")

    def _settle(self) -> None:
        if len(self.states) == 2 and self.pending is None and self.known[0] == self.known[1]:
            if self.states[0].status == "over":
                self.over.set()
            else:
                self.ready.set()

    async def act(self, planned: float) -> None:
        """Decide something legal for a seat that is waited for."""
        self.ready.clear()
        seat = self.random.choice(self.states[0].waiting)
        state = self.states[seat]
        action = self.random.choice(state.legal).action
        self.acted += 1
        self.pending = (planned, seat, state.n)
        await self.sockets[seat].send(
            json.dumps({"type": "act", "id": f"{seat}-{self.acted}", "seat": seat, "n": state.n, "action": action})
        )

    def forget(self) -> None:
        """Begin anew with what was known, after the lines were lost."""
        self.readers, self.sockets, self.states, self.pending = [], {}, {}, None
        self.ready.clear()
        self.over.clear()

    async def close(self) -> None:
        """Hang up."""
        for socket in self.sockets.values():
            await socket.close()
        for reader in self.readers:
            reader.cancel()


class BoardgameDuel:
    """A match of boardgame.io: socket.io by hand over plain websockets, so that both servers meet the same client."""

    def __init__(self, url: str, match: str, credentials: list[str], latencies: Latencies) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        self.match, self.credentials, self.latencies = match, credentials, latencies
        self.ready = asyncio.Event()
        self.sockets: dict[int, Any] = {}
        self.known = {0: -1, 1: -1}
        self.turn = 0
        self.pending: tuple[float, int, int] | None = None
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect both seats and wait for their first view."""
        for seat in (0, 1):
            self.sockets[seat] = socket = await connect(self.url)
            await socket.recv()  # the transport is open
            await socket.send("40/duel,")
            while not str(await socket.recv()).startswith("40/duel"):
                pass
            await self._emit(seat, "sync", self.match, str(seat), self.credentials[seat], 2)
            self.readers.append(asyncio.create_task(self._read(seat)))
        await self.ready.wait()

    async def _emit(self, seat: int, *words: Any) -> None:
        await self.sockets[seat].send("42/duel," + json.dumps(words))

    async def _read(self, seat: int) -> None:
        try:
            async for text in self.sockets[seat]:
                if text == "2":
                    await self.sockets[seat].send("3")
                elif text.startswith("42/duel,"):
                    self._take(seat, json.loads(text.removeprefix("42/duel,")))
        except websockets.ConnectionClosed:
            pass

    def _take(self, seat: int, message: list[Any]) -> None:
        if message[0] not in {"sync", "update"}:
            return
        state = message[2]["state"] if message[0] == "sync" else message[2]
        if state["_stateID"] < self.known[seat] or str(1 - seat) in state["G"]["hands"]:
            self.latencies.faults.append("a view does not fit")
        self.known[seat], self.turn = state["_stateID"], int(state["ctx"]["currentPlayer"])
        if self.pending and seat != self.pending[1] and state["_stateID"] > self.pending[2]:
            self.latencies.seen.append(now() - self.pending[0])
            self.pending = None
        if self.pending is None and self.known[0] == self.known[1] >= 0:
            self.ready.set()

    async def act(self, planned: float) -> None:
        """Decide for the current player."""
        self.ready.clear()
        seat = self.turn
        self.pending = (planned, seat, self.known[seat])
        move = {"type": "act", "args": [self.known[seat] % 40], "playerID": str(seat), "credentials": self.credentials[seat]}
        await self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": move}, self.known[seat], self.match, str(seat))

    async def close(self) -> None:
        """Hang up."""
        for socket in self.sockets.values():
            await socket.close()
        for reader in self.readers:
            reader.cancel()
