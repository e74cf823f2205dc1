"""Measure the table server: ``python -m bench.load.run`` does the whole series and writes docs/performance-server.{json,md}.

``python -m bench.load.run start latency`` does only these and writes nothing; ``--small`` tries everything out in a minute or two.

start       seconds from ``tidetable serve`` to its first answer, everything compiled before
latency     1,000 sockets on 500 tables at 200 actions a second: from the planned moment to the opponent's view
pictures    the same for programs, which are sent pictures
knee        more and more actions a second until the 99th percentile passes 100 ms; CPU time per action
peer        the same two for the boardgame.io server
spectators  one table with 1,000 spectators
storm       1,000 sockets lost and back within 10 seconds
memory      bytes a socket
beside      ours and boardgame.io at the same rates in turns
pieces      where the milliseconds of an action go
messages    what it costs to tell two seats of a decision, and the length of the messages: pictures and records
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import uvloop

from bench.load.beside import beside
from bench.load.duels import TideDuel, connect, now
from bench.load.generator import open_duels, play
from bench.load.measures import Latencies, at, cpu_seconds, memory
from bench.load.messages import messages
from bench.load.pieces import pieces
from bench.load.report import write_report
from bench.load.servers import GENERATOR_CORE, Boardgame, Tide, pin
from tidetable.server.http.server import open_many_files

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

KNEE_MS = 100.0
STEP = 1.35  # from one rate of the knee to the next
LONGEST = 240  # seconds a scenario may take


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    tables: int = 500
    rate: float = 200
    seconds: float = 25  # at the rate that is asked for
    step_seconds: float = 8  # at each rate of the knee
    crowd: int = 1000  # spectators, and sockets of the storm and of the memory
    starts: int = 5


SMALL = Size(tables=40, rate=40, seconds=4, step_seconds=2, crowd=100, starts=1)
Figures = dict[str, Any]


async def start(size: Size) -> Figures:
    """Measure the start."""
    times = []
    for _ in range(size.starts):
        with Tide().run() as (_, seconds):
            times.append(round(seconds, 2))
    return {"seconds": times, "worst_s": max(times)}


async def settled(server: Tide) -> None:
    """Wait until all games are ready: the load is measured, not the loading."""
    for game in server.games:
        await server.table(game)
    await asyncio.sleep(2)


async def pictures(size: Size) -> Figures:
    """Measure the rate that is asked for, with programs in place of pages."""
    return await latency(size, pages=False)


async def latency(size: Size, *, pages: bool = True) -> Figures:
    """Measure the rate that is asked for."""
    server, latencies = Tide(pages=pages), Latencies()
    with server.run() as (pid, _):
        await settled(server)
        duels = await open_duels(server, size.tables, latencies)
        await play(server, duels, size.rate, 3, [pid], latencies)  # every table has been in use ...
        latencies.clear()  # ... before it counts
        figures = await play(server, duels, size.rate, size.seconds, [pid], latencies)
        return {"sockets": 2 * size.tables, "tables": size.tables, **figures, "examples_of_faults": latencies.faults[:3]}


async def knee_of(server: Any, pid: int, size: Size) -> Figures:
    """Raise the rate until the 99th percentile passes the limit or the plan cannot be kept; the knee is the last rate before."""
    shared = Latencies()
    duels = await open_duels(server, size.tables, shared)
    steps: list[Figures] = []
    rate, missed = size.rate / 2, 0
    while missed < 2:
        shared.clear()
        steps.append(await play(server, duels, rate, size.step_seconds, [pid], shared))
        print(f"    {rate:.0f}/s: p99 {steps[-1]['p99_ms']} ms, {steps[-1]['server_cpu_ms_per_action']} ms CPU", file=sys.stderr)
        steps[-1]["kept"] = steps[-1]["p99_ms"] < KNEE_MS and steps[-1]["actions"] >= 0.9 * int(rate * size.step_seconds)
        missed = 0 if steps[-1]["kept"] else missed + 1  # once may be the machine's mood
        rate = rate if missed else round(rate * STEP)
    best = next((step for step in reversed(steps) if step["kept"]), {})
    return {
        "knee_actions_a_second": best.get("rate"),
        "p99_ms_there": best.get("p99_ms"),
        "server_cpu_ms_per_action": best.get("server_cpu_ms_per_action"),
        "steps": steps,
    }


async def knee(size: Size) -> Figures:
    """Find the knee of our server."""
    server = Tide()
    with server.run() as (pid, _):
        await settled(server)
        return await knee_of(server, pid, size)


async def peer(size: Size) -> Figures:
    """Find the knee of the boardgame.io server under the same clients."""
    server = Boardgame()
    with server.run() as (pid, _):
        return await knee_of(server, pid, size)


async def spectators(size: Size, actions: int = 30) -> Figures:
    """Measure a table that many watch."""
    server, latencies = Tide(), Latencies()
    with server.run() as (pid, _):
        await settled(server)
        table = await server.table("rivero")
        duel = TideDuel(server.url, table, server.cookie, latencies, 1)
        await duel.open()
        seen: dict[int, list[float]] = {}
        watching = await a_crowd(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket", size.crowd, seen)
        cpu, sent = cpu_seconds(pid), dict[int, float]()
        for _ in range(actions):
            await duel.ready.wait()
            sent[duel.known[0] + 1] = now()
            await duel.act(now())
            await asyncio.sleep(0.4)
        await asyncio.sleep(2)
        waits = [moment - sent[n] for n, moments in seen.items() if n in sent for moment in moments]
        for task in watching:
            task.cancel()
        return {
            "spectators": size.crowd,
            "actions": actions,
            "events_that_reached_all": sum(len(seen.get(n, [])) == size.crowd for n in sent),
            "p50_ms": at(waits, 0.5),
            "p99_ms": at(waits, 0.99),
            "player_p99_ms": latencies.summary()["p99_ms"],
            "server_cpu_ms_per_event": round(1000 * (cpu_seconds(pid) - cpu) / actions, 1),
            "faults": len(latencies.faults),
        }


async def a_crowd(url: str, count: int, seen: dict[int, list[float]]) -> list[asyncio.Task[None]]:
    """Let many watch a table; each notes when it saw an event."""
    gate, here = asyncio.Semaphore(50), asyncio.Semaphore(0)

    async def watch() -> None:
        async with gate:
            socket = await connect(url)
            await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            while json.loads(await socket.recv())["type"] != "state":
                pass
            here.release()
        async for text in socket:
            if text.startswith('{"type":"event"'):
                seen.setdefault(json.loads(text)["n"], []).append(now())

    watching = [asyncio.create_task(watch()) for _ in range(count)]
    for _ in range(count):
        await here.acquire()
    await asyncio.sleep(1)
    return watching


async def storm(size: Size, within: float = 10.0) -> Figures:
    """Cut all lines at once; everybody comes back within ten seconds and must know everything."""
    server, latencies = Tide(), Latencies()
    with server.run() as (pid, _):
        await settled(server)
        duels = await open_duels(server, size.crowd // 2, latencies)
        await play(server, duels, size.rate / 2, 5, [pid], latencies)
        for duel in duels:
            for socket in duel.sockets.values():
                socket.transport.abort()
        waits: list[float] = []
        cpu, begun = cpu_seconds(pid), now()

        async def back(duel: TideDuel) -> None:
            await asyncio.sleep(random.uniform(0, within))  # noqa: S311
            came = now()
            duel.forget()
            opening, ending = asyncio.create_task(duel.open()), asyncio.create_task(duel.over.wait())
            await asyncio.wait({opening, ending}, return_when=asyncio.FIRST_COMPLETED)
            waits.append(now() - came)

        await asyncio.gather(*(back(duel) for duel in duels))
        return {
            "sockets": 2 * len(duels),
            "seconds": round(now() - begun, 1),
            "both_views_p50_ms": at(waits, 0.5),
            "both_views_p99_ms": at(waits, 0.99),
            "server_core_share": round((cpu_seconds(pid) - cpu) / (now() - begun), 2),
            "faults": len(latencies.faults),
            "examples_of_faults": latencies.faults[:3],
        }


async def memory_of_sockets(size: Size) -> Figures:
    """Measure what a socket costs: the tables are in memory before, so that only sockets are counted."""
    server = Tide()
    with server.run() as (pid, _):
        await settled(server)
        tables = [await server.table(server.games[number % len(server.games)]) for number in range(size.tables)]
        await asyncio.sleep(3)
        before, sockets = memory(pid), []
        for number in range(size.crowd):
            table = tables[number % size.tables]
            socket = await connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket", server.cookie)
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "eyes": number // size.tables % 2}))
            while json.loads(await socket.recv())["type"] != "state":
                pass
            sockets.append(socket)
        await asyncio.sleep(3)
        after = memory(pid)
        return {"sockets": size.crowd, "bytes_a_socket": (after - before) // size.crowd, "server_mb": after // 2**20}


async def both(_size: Size) -> Figures:
    """Measure ours and boardgame.io beside each other."""
    return await beside(settled)


SCENARIOS: dict[str, Callable[[Size], Awaitable[Figures]]] = {
    "start": start, "latency": latency, "pictures": pictures, "knee": knee, "peer": peer, "spectators": spectators, "storm": storm,
    "memory": memory_of_sockets, "beside": both, "pieces": pieces, "messages": messages,
}  # fmt: skip


async def measure(name: str, size: Size) -> Figures:
    """Run one scenario; one that fails says why, and the others go on."""
    begun = time.perf_counter()
    figures: Figures = {}
    try:
        async with asyncio.timeout(LONGEST):
            figures = await SCENARIOS[name](size)
    except (Exception, SystemExit) as fault:  # noqa: BLE001 - told with the figures
        figures = {"failed": repr(fault)}
    print(f"  ({name} took {time.perf_counter() - begun:.0f} s)", file=sys.stderr)
    return figures


def main() -> None:
    """Run the scenarios named on the command line, or all of them."""
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("scenarios", nargs="*", choices=[[], *SCENARIOS], metavar="scenario")
    wishes.add_argument("--small", action="store_true")
    wish = wishes.parse_args()
    pin(GENERATOR_CORE)
    open_many_files()
    size, chosen, figures = SMALL if wish.small else Size(), wish.scenarios or list(SCENARIOS), dict[str, Figures]()
    for name in chosen:
        with contextlib.suppress(KeyboardInterrupt):
            figures[name] = uvloop.run(measure(name, size))
            print(json.dumps({"scenario": name, **figures[name]}), flush=True)
    if not wish.scenarios:
        print(write_report(figures, write=not wish.small))


if __name__ == "__main__":
    main()
