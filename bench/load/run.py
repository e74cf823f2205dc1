"""Measure the table server: ``python -m bench.load.run [scenario ...]``; without one, all of them.

start       seconds from ``tidetable serve`` to its first answer, everything compiled before
latency     1,000 sockets on 500 tables at 200 actions a second: from the planned moment to the opponent's view
knee        more and more actions a second until the 99th percentile passes 100 ms; CPU time per action
peer        the same two for the boardgame.io server
spectators  one table with 1,000 spectators
storm       1,000 sockets lost and back within 10 seconds
memory      bytes a socket
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from typing import Any

import uvloop

from bench.load.duels import TideDuel, connect, now
from bench.load.generator import open_duels, play
from bench.load.measures import Latencies, at, cpu_seconds, memory
from bench.load.servers import GENERATOR_CORE, Boardgame, Tide, pin

TABLES = int(os.environ.get("TABLES", "500"))
SECONDS = float(os.environ.get("SECONDS_EACH", "30"))
RATE = float(os.environ.get("RATE", "200"))
KNEE_MS = 100.0


def show(scenario: str, figures: dict[str, Any]) -> None:
    """Print figures as one line of JSON."""
    print(json.dumps({"scenario": scenario, **figures}), flush=True)


def start() -> None:
    """Measure the start."""
    times = []
    for _ in range(5):
        with Tide().run() as (_, seconds):
            times.append(round(seconds, 2))
    show("start", {"seconds": times, "worst": max(times)})


async def at_rate(server: Any, pid: int, rate: float) -> dict[str, Any]:
    """Measure one rate on fresh tables."""
    latencies = Latencies()
    duels = await open_duels(server, TABLES, latencies)
    figures = await play(server, duels, rate, SECONDS, pid, latencies)
    for fault in latencies.faults[:5]:
        print(f"  {fault}", file=sys.stderr)
    await asyncio.gather(*(duel.close() for duel in duels))
    return figures


async def latency() -> None:
    """Measure the rate that is asked for."""
    server = Tide()
    with server.run() as (pid, _):
        await settled(server)
        show("latency", await at_rate(server, pid, RATE))


async def settled(server: Tide) -> None:
    """Wait until all games are ready: the load is measured, not the loading."""
    for game in server.games:
        await server.table(game)
    await asyncio.sleep(2)


async def knee_of(server: Any, pid: int) -> None:
    """Raise the rate until the 99th percentile passes the limit."""
    rate = RATE / 2
    while True:
        figures = await at_rate(server, pid, rate)
        show(f"knee {server.name}", figures)
        if not figures["p99_ms"] < KNEE_MS or figures["actions"] < 0.9 * rate * SECONDS:
            return
        rate = round(rate * 1.4)


async def knee() -> None:
    """Find the knee of our server."""
    server = Tide()
    with server.run() as (pid, _):
        await settled(server)
        await knee_of(server, pid)


async def peer() -> None:
    """Find the knee of the boardgame.io server under the same clients."""
    server = Boardgame()
    with server.run() as (pid, _):
        await knee_of(server, pid)


async def spectators(count: int = 1000, actions: int = 40) -> None:
    """Measure a table that many watch."""
    server, latencies = Tide(), Latencies()
    with server.run() as (pid, _):
        table = await server.table("rivero")
        duel = TideDuel(server.url, table, server.cookie, latencies, 1)
        await duel.open()
        seen: dict[int, list[float]] = {}
        gate = asyncio.Semaphore(50)

        async def watch() -> None:
            async with gate:
                socket = await connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket")
                await socket.send(json.dumps({"type": "hello", "protocol": 1}))
                while json.loads(await socket.recv())["type"] != "state":
                    pass
            async for text in socket:
                if text.startswith('{"type":"event"'):
                    seen.setdefault(json.loads(text)["n"], []).append(now())

        watching = [asyncio.create_task(watch()) for _ in range(count)]
        await asyncio.sleep(15)
        cpu, sent = cpu_seconds(pid), {}
        for _ in range(actions):
            await duel.ready.wait()
            sent[duel.known[0] + 1] = now()
            await duel.act(now())
            await asyncio.sleep(0.5)
        await asyncio.sleep(2)
        waits = [moment - sent[n] for n, moments in seen.items() if n in sent for moment in moments]
        complete = sum(len(seen.get(n, [])) == count for n in sent)
        show(
            "spectators",
            {
                "spectators": count,
                "actions": actions,
                "events_that_reached_all": complete,
                "p50_ms": at(waits, 0.5),
                "p99_ms": at(waits, 0.99),
                "server_cpu_ms_per_event": round(1000 * (cpu_seconds(pid) - cpu) / actions, 1),
                "player_p99_ms": latencies.summary()["p99_ms"],
            },
        )
        for task in watching:
            task.cancel()


async def storm(sockets: int = 1000, within: float = 10.0) -> None:
    """Cut all lines at once; everybody comes back within ten seconds and must know everything."""
    server, latencies = Tide(), Latencies()
    with server.run() as (pid, _):
        await settled(server)
        duels = await open_duels(server, sockets // 2, latencies)
        await play(server, duels, 100, 10, pid, latencies)
        for duel in duels:
            for socket in duel.sockets.values():
                socket.transport.abort()
        waits: list[float] = []
        cpu, begun = cpu_seconds(pid), now()

        async def back(duel: TideDuel) -> None:
            await asyncio.sleep(random.uniform(0, within))  # noqa: S311
            came = now()
            duel.readers, duel.sockets, duel.states = [], {}, {}
            duel.ready.clear()
            duel.over.clear()
            opening = asyncio.create_task(duel.open())
            ending = asyncio.create_task(duel.over.wait())
            await asyncio.wait({opening, ending}, return_when=asyncio.FIRST_COMPLETED)
            waits.append(now() - came)

        await asyncio.gather(*(back(duel) for duel in duels))
        show(
            "storm",
            {
                "sockets": sockets,
                "seconds": round(now() - begun, 1),
                "both_views_p50_ms": at(waits, 0.5),
                "both_views_p99_ms": at(waits, 0.99),
                "server_core_share": round((cpu_seconds(pid) - cpu) / (now() - begun), 2),
                "faults": len(latencies.faults),
            },
        )


async def memory_of_sockets(count: int = 1000) -> None:
    """Measure what a socket costs: players' tables are loaded before, so that only sockets are counted."""
    server = Tide()
    with server.run() as (pid, _):
        await settled(server)
        tables = [await server.table(server.games[number % len(server.games)]) for number in range(TABLES)]
        await asyncio.sleep(3)
        before, sockets = memory(pid), []
        for number in range(count):
            socket = await connect(
                f"{server.url.replace('http', 'ws', 1)}/api/tables/{tables[number % TABLES]}/socket", server.cookie
            )
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "eyes": number // TABLES % 2}))
            while json.loads(await socket.recv())["type"] != "state":
                pass
            sockets.append(socket)
        await asyncio.sleep(3)
        show("memory", {"sockets": count, "bytes_a_socket": (memory(pid) - before) // count, "server_mb": memory(pid) // 2**20})


SCENARIOS = {
    "latency": latency, "knee": knee, "peer": peer, "spectators": spectators, "storm": storm, "memory": memory_of_sockets,
}  # fmt: skip


def main() -> None:
    """Run the scenarios named on the command line."""
    pin(GENERATOR_CORE)
    chosen = sys.argv[1:] or ["start", *SCENARIOS]
    for name in chosen:
        begun = time.perf_counter()
        if name == "start":
            start()
        elif name in SCENARIOS:
            uvloop.run(SCENARIOS[name]())
        else:
            raise SystemExit(f"there is no scenario {name!r}; there are start, {', '.join(SCENARIOS)}")
        print(f"  ({name} took {time.perf_counter() - begun:.0f} s)", file=sys.stderr)


if __name__ == "__main__":
    main()
