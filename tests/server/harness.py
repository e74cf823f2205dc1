"""Servers and clients for tests: a server in a thread (to look inside), a server in a process (to kill it), people who play."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket as sockets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tidetable.server.http.server import address_of, make_server
from tidetable.server.settings import Settings
from tidetable.server.clock import ServerClock

T = TypeVar("T")
PATIENCE = 90.0  # seconds; nothing in these tests waits longer for anything
PORTS = (20_000, 32_000)  # below those the system gives out: a client that knocks at a dead server must not become its own peer


class Here:
    """A server in a thread of this process: tests can look inside, clients come over real sockets."""

    def __init__(self, settings: Settings, clock: Any = None) -> None:
        self.server = make_server(settings, level="error")
        self.app = self.server.app
        self.place = self.app.place
        if clock is not None:
            self.place.clock = clock
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        self.loop.run_until_complete(self.server._serve(None) if hasattr(self.server, "_serve") else self.server.serve())

    def __enter__(self) -> Self:
        """Start, and wait until it listens."""
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server ended before it began"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.01)
        self.url = address_of(self.server)
        return self

    def __exit__(self, *_: object) -> None:
        """Stop gracefully; whatever hangs is said."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    def inside(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


class Process:
    """Something of ours that runs in a process of its own."""

    process: subprocess.Popen[bytes] | None = None

    def kill(self) -> None:
        """End it without warning, if it runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def stop(self) -> int:
        """End it gracefully; give its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


class There(Process):
    """A server in a process of its own, to be stopped, killed and started again on the same data."""

    def __init__(self, data: Path, *arguments: str, port: int = 0) -> None:
        self.data, self.arguments, self.port = data, arguments, port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start, and wait until it answers."""
        command = [sys.executable, "-m", "tidetable.cli", "serve", "--no-warm", "--data", str(self.data), "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.arguments], stdout=log, stderr=log)
        wait_for(self._answers, "the server does not answer")
        return self

    @property
    def log(self) -> Path:
        """The file with everything the server has said."""
        return self.data.parent / f"{self.data.name}.log"

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server ended: {self.log.read_text()[-2000:]}"
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/healthz").status_code == 200
        return False

    def __enter__(self) -> Self:
        try:
            return self.start()
        except BaseException:
            self.kill()
            raise

    def __exit__(self, *_: object) -> None:
        try:
            if self.process is not None and self.process.poll() is None:
                self.stop()
        finally:
            self.kill()


class Elsewhere(Process):
    """A worker in a process of its own, to be killed in the middle of a thought."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.log, self.arguments = folder / "worker.log", arguments

    def __enter__(self) -> Self:
        """Start, and wait until it works."""
        command = [sys.executable, "-m", "tidetable.cli", "work", "--no-warm", "--bots", "1"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([*command, *self.arguments], stdout=log, stderr=log)
        try:
            wait_for(lambda: b"Tidetable works" in self.log.read_bytes(), "the worker does not begin")
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run *work* in a loop and a thread of its own: tests of the screen leave theirs running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


@contextmanager
def loop_aside() -> Iterator[None]:
    """Put aside the loop that tests of the screen leave running in this thread, for what runs one of its own and wants signals."""
    theirs = asyncio._get_running_loop()  # get_running_loop would raise without one
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(theirs)


def wait_for(condition: Callable[[], object], what: str = "it does not come about", seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, what
        time.sleep(0.05)


def free_port() -> int:
    """Find a port nobody listens at; two test processes look in different places."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    while True:
        port = random.SystemRandom().randrange(*PORTS) // 8 * 8 + worker % 8
        with sockets.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Person:
    """Somebody with a browser: a cookie jar, the CSRF header, sockets."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url, self.name = url, name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.me = self.get("/api/me")
        self.http.headers["X-CSRF"] = self.me["csrf"]

    @property
    def cookie(self) -> str:
        """The cookie header a socket sends."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        """Ask for something."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == expect, (path, answer.status_code, answer.text[:500])
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.content

    def send(self, method: str, path: str, body: Any = None, expect: int | None = None) -> Any:
        """Change something."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == expect if expect else answer.is_success, (path, answer.status_code, answer.text[:500])
        return answer.json() if answer.content else None

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        """Post something."""
        return self.send("POST", path, body, expect)

    def table(
        self, game: str = "fish_n_stones", others: tuple[str, ...] = ("open",), expect: int | None = None, **choices: Any
    ) -> Any:
        """Make a table with me in the first seat; others are open, here, or the name of a bot."""
        plain = {"open", "here"}
        seats = [
            {"kind": "me", "name": self.name},
            *[{"kind": kind} if kind in plain else {"kind": "bot", "bot": kind} for kind in others],
        ]
        return self.post("/api/tables", {"game": game, "seats": seats, **choices}, expect)

    def sit(self, table: str, **wish: Any) -> Any:
        """Sit down."""
        return self.post(f"/api/tables/{table}/sit", {"name": self.name, **wish})

    def socket(self, table: str, **hello: Any) -> Line:
        """Open a socket and say hello."""
        return Line(self.url, table, self.cookie, **hello)


class Line:
    """A socket to a table, with everything that came over it."""

    def __init__(self, url: str, table: str, cookie: str | None = None, **hello: Any) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=5,
            legacy=True,
        )
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.count = 0
        self.say(**{"type": "hello", "protocol": 1, **hello})

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Wait for the next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] in {"state", "event"}:
            self.state = message
        return message

    def until(self, *kinds: str, timeout: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Wait for a message of a kind, with these fields; *timeout* is for all that comes before it."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.0, end - time.monotonic()))
            if message["type"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message

    def ready(self) -> Line:
        """Wait for the first state."""
        self.until("state")
        return self

    def do(self, kind: str, seat: int = 0, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.count += 1
        key = fields.pop("id", f"{id(self)}-{self.count}")
        self.say(type=kind, id=key, seat=seat, **fields)
        return self.until("ack", "refused", id=key)

    def until_state(self, right: Callable[[dict[str, Any]], object], timeout: float = PATIENCE) -> dict[str, Any]:
        """Wait until the newest picture is right."""
        end = time.monotonic() + timeout
        while not right(self.state):
            self.until("event", "state", timeout=max(0.0, end - time.monotonic()))
        return self.state

    def act(self, action: Any, seat: int | None = None) -> dict[str, Any]:
        """Decide for the eyes of this socket."""
        who = seat if seat is not None else self.state["eyes"]
        return self.do("act", who, n=self.state["n"], action=action)

    def drain(self, quiet: float = 0.3) -> list[dict[str, Any]]:
        """Take in whatever still comes."""
        messages = []
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                messages.append(self.next(quiet))
        return messages

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def token_of(answer: Any, seat: int) -> str:
    """Give the token at the end of a seat's link."""
    link: str = answer["links"]["seats"][str(seat)]
    return link.split("seat=")[1]


def bearer(url: str, token: str) -> httpx.Client:
    """Come with nothing but a token."""
    return httpx.Client(base_url=url, headers={"Authorization": f"Bearer {token}"}, timeout=60)


def play_to_the_end(lines: dict[int, Line], seed: int = 1, decisions: int = 10_000) -> None:
    """Let the seats of these sockets play random decisions, in turn, until the match is over or enough was decided."""
    chance = random.Random(seed)
    state = next(iter(lines.values())).state
    for _ in range(decisions):
        if state["status"] == "over":
            return
        seat = chance.choice(state["waiting"])
        line = lines[seat]
        catch_up(line, state["n"])
        answer = line.act(chance.choice(line.state["legal"])["action"])
        assert answer["type"] == "ack", answer
        catch_up(line, answer["n"])
        state = line.state


def catch_up(line: Line, n: int) -> None:
    """Read until a socket knows event *n*."""
    line.until_state(lambda state: state.get("n", 0) >= n)


class ToldClock(ServerClock):
    """A server's clock that stands still until a test tells it the time."""

    def __init__(self, at: float = 1_760_000_000.0) -> None:
        super().__init__()
        self.at = at

    def now(self) -> float:
        """Give the time that was told."""
        return self.at

    def seconds(self, ahead: float) -> float:
        """Say that what is ahead never comes by itself, and what is past at once."""
        return 0.0 if ahead <= 0 else 1e6

    def begin_after(self, at: float) -> None:
        """Keep what was told."""
        assert at <= self.at, "a clock never runs back"


def settings_for(data: Path, **changes: Any) -> Settings:
    """Give settings for a server that tests can hurry: any port, quick bots."""
    return Settings(data=data, port=0, **{"pace": 0.05, "thinkers": 1, "warm": False, **changes})


def metric(url: str, name: str) -> float:
    """Read a counter of a server."""
    text = httpx.get(f"{url}/metrics").text
    return sum(float(value) for value in re.findall(rf"^{name}(?:_total)?(?:{{[^}}]*}})? ([0-9.e+-]+)$", text, re.MULTILINE))


def report(line: str) -> None:
    """Write what a campaign has seen into the file that TIDETABLE_REPORT names, if it does."""
    if path := os.environ.get("TIDETABLE_REPORT"):
        with Path(path).open("a") as file:
            file.write(f"{line}\n")


def as_bytes(message: Any) -> bytes:
    """Write a message so that two can be compared byte for byte."""
    return msgspec.json.encode(message, order="sorted")


def memory_of(pid: int) -> int:
    """Give the resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
