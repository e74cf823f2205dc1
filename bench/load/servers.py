"""The servers that are measured: ours, and the official boardgame.io server from npm, each on a core of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

from bench.load.duels import BoardgameDuel, TideDuel
from bench.load.pages import PageDuel
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.load.measures import Latencies

HERE = Path(__file__).parent
SERVER_CORE, GENERATOR_CORE = 0, 1
PATIENCE = 100
NPM_PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0")  # a newer koa-compose loses the lobby's routes of this version


def free_port() -> int:
    """Find a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pin(core: int) -> None:
    """Keep this process on one core, where the machine has more than one."""
    if (os.cpu_count() or 1) > core:
        os.sched_setaffinity(0, {core})


@contextlib.contextmanager
def running(command: list[str], url: str, path: str, cwd: Path | None = None) -> Iterator[tuple[int, float]]:
    """Run a server on its core; give its process id and the seconds until it answered."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=cwd,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: pin(SERVER_CORE),  # noqa: PLW1509
    )
    try:
        with httpx.Client() as client:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if client.get(url + path).status_code < 500:
                        break
                if process.poll() is not None or time.perf_counter() - begun > PATIENCE:
                    raise SystemExit(f"the server does not answer: {' '.join(command)}")
                time.sleep(0.01)
        yield process.pid, time.perf_counter() - begun
    finally:
        process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()
        process.wait(20)


class Tide:
    """Our server: SQLite, every event on the disk before it is told."""

    name = "tidetable"

    def __init__(self, games: tuple[str, ...] | None = None, *, pages: bool = True) -> None:
        self.games = games or game_ids()
        self.pages = pages  # whether those who play are pages, or programs
        self.url = f"http://127.0.0.1:{free_port()}"
        self.data = Path(tempfile.mkdtemp(prefix="tidetable-load-"))
        self.client = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self.cookie = ""

    @contextlib.contextmanager
    def run(self) -> Iterator[tuple[int, float]]:
        """Run the server."""
        port = self.url.rsplit(":", 1)[1]
        command = [sys.executable, "-m", "tidetable.cli", "serve", "--port", port, "--data", str(self.data), "--log-level", "error"]
        try:
            with running(command, self.url, "/healthz") as server:
                yield server
        finally:
            shutil.rmtree(self.data, ignore_errors=True)

    async def table(self, game: str, **choices: Any) -> str:
        """Make a table at which one client holds both seats."""
        if not self.cookie:
            me = (await self.client.get("/api/me")).json()
            self.client.headers["X-CSRF"] = me["csrf"]
            self.cookie = f"tidetable={self.client.cookies['tidetable']}"
        body = {"game": game, "seats": [{"kind": "me"}, {"kind": "here"}], **choices}
        while True:
            answer = await self.client.post("/api/tables", json=body)
            if answer.status_code != 429:
                break
            await asyncio.sleep(float(answer.headers["retry-after"]))
        return str(answer.json()["table"]["id"])

    async def duel(self, number: int, latencies: Latencies) -> TideDuel:
        """Make a table of two; the games take turns."""
        game = self.games[number % len(self.games)]
        table = await self.table(game)
        if self.pages:
            return PageDuel(self.url, table, self.cookie, latencies, number, game)
        return TideDuel(self.url, table, self.cookie, latencies, number)


class Boardgame:
    """The official boardgame.io server, with its storage in memory as it comes."""

    name = "boardgame.io"

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.client = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self.folder = Path(tempfile.gettempdir()) / "tidetable-boardgameio"

    @contextlib.contextmanager
    def run(self) -> Iterator[tuple[int, float]]:
        """Install it where it is not yet, and run it."""
        self.folder.mkdir(exist_ok=True)
        if not (self.folder / "node_modules" / "boardgame.io").exists():
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit("there is no npm here: the peer cannot be measured")
            subprocess.run(
                [npm, "install", "--no-audit", "--no-fund", "--silent", *NPM_PACKAGES], cwd=self.folder, check=True, timeout=120
            )
        shutil.copy(HERE / "peer.cjs", self.folder)
        node = shutil.which("node") or "node"
        with running([node, "peer.cjs", str(self.port)], self.url, "/games", self.folder) as server:
            yield server

    async def duel(self, _number: int, latencies: Latencies) -> BoardgameDuel:
        """Make a match of two."""
        match = (await self.client.post("/games/duel/create", json={"numPlayers": 2})).json()["matchID"]
        credentials = []
        for seat in ("0", "1"):
            joined = await self.client.post(f"/games/duel/{match}/join", json={"playerID": seat, "playerName": seat})
            credentials.append(joined.json()["playerCredentials"])
        return BoardgameDuel(self.url, match, credentials, latencies)
