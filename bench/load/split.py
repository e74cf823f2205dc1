"""What it costs when the players of one table sit at different processes: ``python -m bench.load.split --database … --redis …``.

Two servers on one database, and tables of two at a steady rate: both pages of a table at one server, or one at each of the two, in
turn. In both cases the two servers have the same to do in all, so what is compared is time on the processor of both together, an
action; other work on the machine matters little. ``--programs`` lets programs play, which are sent pictures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import httpx

from bench.load.duels import TideDuel
from bench.load.generator import open_duels, play
from bench.load.measures import Latencies
from bench.load.servers import Tide
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PORTS = (23_411, 23_412)
URLS = tuple(f"http://127.0.0.1:{port}" for port in PORTS)
KINDS = ("together", "split")
Figures = dict[str, Any]


@contextlib.contextmanager
def two_servers(database: str, redis: str, before: Sequence[str] = ()) -> Iterator[list[int]]:
    """Run two servers on one database; give their processes."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        pids = []
        for port in PORTS:
            where = ["--port", str(port), "--data", str(Path(folder) / str(port)), "--log-level", "error"]
            shared = ["--no-work", "--database", database, "--redis", redis]
            started = before or [sys.executable, "-m", "tidetable.cli"]
            process = subprocess.Popen([*(part.replace("PORT", str(port)) for part in started), "serve", *shared, *where])
            running.callback(process.wait)
            running.callback(process.terminate)
            pids.append(process.pid)
        for url in URLS:
            wait_for(url)
        time.sleep(20)  # all games are ready
        yield pids


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz").status_code == 200:
                return
        time.sleep(0.1)
    raise TimeoutError(f"nobody answers at {url}")


class Two:
    """Both servers; a table is made at one of them, and its lines go there, or one to each."""

    def __init__(self, kind: str, games: tuple[str, ...], *, pages: bool) -> None:
        self.kind, self.hosts = kind, [At(url, games, pages=pages) for url in URLS]

    async def introduce(self) -> None:
        """Let everybody be known: from now on many may ask at once."""
        for host in self.hosts:
            await host.table(host.games[0])

    async def duel(self, number: int, latencies: Latencies) -> TideDuel:
        """Make a table of two; the games take turns, and the servers."""
        first = number // len(self.hosts[0].games) % 2
        duel = await self.hosts[first].duel(number, latencies)
        duel.urls = (URLS[first], URLS[first if self.kind == "together" else 1 - first])
        return duel


class At(Tide):
    """A server that is there."""

    def __init__(self, url: str, games: tuple[str, ...], *, pages: bool) -> None:
        super().__init__(games, pages=pages)
        self.url, self.client = url, httpx.AsyncClient(base_url=url, timeout=100)


async def measure(kind: str, pids: Sequence[int], given: argparse.Namespace) -> Figures:
    """Play for a while and give what it cost."""
    latencies = Latencies()
    servers = Two(kind, tuple(given.games), pages=not given.programs)
    await servers.introduce()
    duels = await open_duels(servers, given.tables, latencies)
    await asyncio.sleep(1)
    latencies.clear()
    try:
        return await play(servers, duels, given.rate, given.seconds, pids, latencies)
    finally:
        for duel in duels:
            await duel.close()
        for host in servers.hosts:
            await host.client.aclose()


def arguments() -> argparse.Namespace:
    """Read what is asked for."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--database", required=True)
    asked.add_argument("--redis", required=True)
    asked.add_argument("--games", nargs="+", default=list(game_ids()))
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--rate", type=float, default=100.0)
    asked.add_argument("--seconds", type=float, default=15.0)
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--programs", action="store_true")
    return asked.parse_args()


async def compare(pids: Sequence[int], given: argparse.Namespace) -> None:
    """Measure both in turn and print."""
    spent: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for number in range(-1, given.runs):
        for kind in KINDS:
            found = await measure(kind, pids, given)
            print(f"{kind}: {found}", flush=True)
            if number >= 0:  # everything has been in use before it counts
                spent[kind].append(found["server_cpu_ms_per_action"])
    together, split = (median(spent[kind]) for kind in KINDS)
    print(f"together {together:.2f} ms, split {split:.2f} ms: {split / together:.2f} times")


def main() -> None:
    """Measure both and print."""
    given = arguments()
    with two_servers(given.database, given.redis) as pids:
        asyncio.run(compare(pids, given))


if __name__ == "__main__":
    main()
