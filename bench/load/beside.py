"""Our server and the boardgame.io server at the same rates in the same minutes, in turns: what an action costs each."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any

from bench.load.generator import open_duels, play
from bench.load.measures import Latencies
from bench.load.servers import Boardgame, Tide

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

RATES = (50, 100, 200)  # actions a second
ROUNDS, SECONDS, TABLES = 3, 6, 200


async def beside(settled: Callable[[Tide], Awaitable[None]]) -> dict[str, Any]:
    """Measure both; what other work the machine has meets them alike."""
    ours, theirs = Tide(), Boardgame()
    found: dict[str, dict[int, list[dict[str, Any]]]] = {server.name: {rate: [] for rate in RATES} for server in (ours, theirs)}
    with ours.run() as (our_pid, _), theirs.run() as (their_pid, _):
        await settled(ours)
        sides = [(server, pid, Latencies()) for server, pid in ((ours, our_pid), (theirs, their_pid))]
        tables = {server.name: await open_duels(server, TABLES, seen) for server, _, seen in sides}
        for server, pid, seen in sides:
            await play(server, tables[server.name], RATES[-1], 3, [pid], seen)  # every table has been in use before it counts
        for _ in range(ROUNDS):
            for rate in RATES:
                for server, pid, seen in sides:
                    seen.clear()
                    found[server.name][rate].append(await play(server, tables[server.name], rate, SECONDS, [pid], seen))
    return {
        str(rate): {server: _told(rounds[rate]) for server, rounds in found.items()}
        | {"times": round(_cpu(found[ours.name][rate]) / _cpu(found[theirs.name][rate]), 2)}
        for rate in RATES
    }


def _cpu(rounds: list[dict[str, Any]]) -> float:
    return float(median(one["server_cpu_ms_per_action"] for one in rounds))


def _told(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    names = ("server_cpu_ms_per_action", "p50_ms", "p99_ms", "message_median_bytes", "faults")
    return {name: median(one[name] for one in rounds) for name in names}
