"""What it costs to open a long table: replayed whole, and from a snapshot. CPU time, so that other work beside disturbs little.

python -m bench.load.opening
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from tidetable.core.registry import game_ids, load
from tidetable.server.clock import ServerClock
from tidetable.server.live.loader import Loader
from tidetable.server.settings import Settings
from tidetable.server.storage.database import Database
from tidetable.server.storage.matches import Store
from tidetable.server.storage.schema import snapshots
from tidetable.server.work.warm import Warmth
from tidetable.table import coming
from tidetable.table.clocks import Clock
from tidetable.table.events import Decided, Stored, Undone
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.rulings import happen
from tidetable.table.snapshot import take
from tidetable.table.table import Table

EVENTS = 600
SINCE = 20  # that happened after the snapshot
TIMES = 15
FEW = 12  # decisions after which most are taken back, so that any game lasts long enough


def long_table(game: str, events: int) -> tuple[Table, list[Stored]]:
    """Play at random, and take much back."""
    chance = random.Random(1)  # noqa: S311 - the same table every time
    people = tuple(SeatPlan("person", players=(name,)) for name in ("ann", "ben"))
    plan = Plan(game, load(game).card.rules_version, {}, people, clock=Clock("bank", seconds=86_400, increment=1))
    table, rows = coming.create("long", plan, host="ann", secret="0" * 64, at=0.0)
    while table.n < events:
        at = float(table.n)
        if table.decisions > FEW and chance.random() < 0.8:
            rows += happen(table, at, [Undone(0, table.decisions - 1)])
        else:
            seat = chance.choice(table.waiting)
            rows += happen(table, at, [Decided(seat, int(chance.choice(table.seen(seat).legal)))])
    return table, rows


async def cost_of_opening(loader: Loader) -> float:
    """Give the milliseconds of processor that opening the table takes, in the middle of several times."""
    taken = list[float]()
    for _ in range(TIMES):
        begun = time.process_time()
        await loader.whole("long")
        taken.append(1000 * (time.process_time() - begun))
    return statistics.median(taken)


async def measure(game: str, folder: Path) -> tuple[float, float, float, int]:
    """Open a table both ways; give both costs, what a snapshot costs to take, and its bytes."""
    database = Database(Settings(data=folder))
    await database.open()
    store = Store(database)
    loader = Loader(store, Warmth(), ServerClock())
    table, rows = long_table(game, EVENTS)
    await store.create(table, rows, "{}", (), {})
    whole = await cost_of_opening(loader)
    earlier, _ = long_table(game, EVENTS - SINCE)
    begun = time.process_time()
    body = take(earlier)
    taking = 1000 * (time.process_time() - begun)
    await store.snapshots.keep("long", earlier.n, body)
    lately = await cost_of_opening(loader)
    await database.write(lambda connection: connection.execute(sa.delete(snapshots)) and None)
    await database.close()
    return whole, lately, taking, len(body)


def main() -> None:
    """Measure every game and print a table."""
    print(f"| {EVENTS} events, {SINCE} of them new | replayed | from a snapshot | ratio | taking one | bytes |")
    print("|---|---|---|---|---|---|")
    for game in game_ids():
        with tempfile.TemporaryDirectory() as folder:
            whole, lately, taking, size = asyncio.run(measure(game, Path(folder)))
        print(f"| {load(game).card.name} | {whole:.0f} ms | {lately:.1f} ms | {whole / lately:.0f} | {taking:.1f} ms | {size:,} |")


if __name__ == "__main__":
    main()
