"""The load generator: an open model. Every action has its planned moment; a late server does not slow the plan down."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bench.load.duels import now
from bench.load.measures import Latencies, cpu_seconds, machine_busy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.load.duels import Duel

OPENING = 40  # duels that are opened at once


async def open_duels(server: Any, count: int, latencies: Latencies) -> list[Any]:
    """Make tables and connect both seats of each."""
    gate = asyncio.Semaphore(OPENING)

    async def one(number: int) -> Any:
        async with gate:
            duel = await server.duel(number, latencies)
            await duel.open()
            return duel

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def play(
    server: Any, duels: list[Any], rate: float, seconds: float, pids: Sequence[int], latencies: Latencies
) -> dict[str, Any]:
    """Play at a rate for some seconds, the tables in turn; a finished match is replaced by a fresh one."""
    actions = int(rate * seconds)
    begun, cpu, machine = now() + 0.2, cpu_seconds(*pids), machine_busy()
    sending: set[asyncio.Task[None]] = set()
    for number in range(actions):
        planned = begun + number / rate
        if planned > now():
            await asyncio.sleep(planned - now())
        task = asyncio.create_task(_act(server, duels, number % len(duels), planned, latencies))
        sending.add(task)
        task.add_done_callback(sending.discard)
    if sending:
        await asyncio.wait(sending, timeout=30)
    elapsed = now() - begun
    used = cpu_seconds(*pids) - cpu
    await asyncio.sleep(0.5)
    return {
        "rate": rate,
        **latencies.summary(),
        "server_cpu_ms_per_action": round(1000 * used / max(1, len(latencies.seen)), 2),
        "server_core_share": round(used / elapsed, 2),
        "machine_cores_busy": round((machine_busy() - machine) / elapsed, 2),
    }


async def _act(server: Any, duels: list[Any], place: int, planned: float, latencies: Latencies) -> None:
    duel: Duel = duels[place]
    over = getattr(duel, "over", None)
    if over is not None and over.is_set():
        duels[place] = duel = await _replace(server, duel, place, latencies)
        planned = now()  # a new match has its own plan
    elif duel.ready.is_set():
        latencies.late.append(now() - planned)
    else:
        latencies.blocked += 1
    done = {asyncio.create_task(duel.ready.wait())} | ({asyncio.create_task(over.wait())} if over is not None else set())
    _, waiting = await asyncio.wait(done, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    if duel.ready.is_set():
        await duel.act(planned)


async def _replace(server: Any, duel: Any, place: int, latencies: Latencies) -> Any:
    await duel.close()
    fresh = await server.duel(place, latencies)
    await fresh.open()
    return fresh
