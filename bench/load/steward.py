"""What looking after tables costs when little happens: ``python -m bench.load.steward``.

Ten thousand tables in memory with two readers each, at five hundred of which somebody has just gone. CPU time of a whole server
process (steward, worker, signs of life), as a share of a core, beside an empty server's.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from tidetable.server.live.table import Live, Reader
from tidetable.server.people.identity import Identity, new_table
from tidetable.server.place import Place
from tidetable.server.settings import Settings
from tidetable.table import coming
from tidetable.table.plan import Plan, SeatPlan

IDLE, BUSY = 10_000, 500
SECONDS = 20.0


def table_with_readers(place: Place) -> Live:
    """Make a table of two people who look at it."""
    seats = tuple(SeatPlan("person", players=(name,)) for name in ("ann", "ben"))
    plan = Plan("fish_n_stones", "", {}, seats)
    table, _ = coming.create(new_table(), plan, host="ann", secret="0" * 64, at=place.clock.now())
    live = Live(table, {}, place.clock.now())
    for name in ("ann", "ben"):
        reader = Reader(Identity(name, frozenset({name})), 48)
        reader.seats = live.held_by(reader.who)
        live.readers.add(reader)
    live.offline_since.clear()
    return live


async def share() -> float:
    """Give the share of a core this process uses."""
    begun = time.process_time()
    await asyncio.sleep(SECONDS)
    return (time.process_time() - begun) / SECONDS


async def measure() -> dict[str, float]:
    """Measure an empty server, a quiet one, and one where some have gone."""
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Settings(data=Path(folder), warm=False, away_after=1e9))
        await place.open()
        found = {"empty": await share()}
        for _ in range(IDLE + BUSY):
            live = table_with_readers(place)
            place.hub.tables[live.table.id] = live
        await asyncio.sleep(2)
        found[f"{IDLE + BUSY:,} quiet tables"] = await share()
        for live in list(place.hub.tables.values())[:BUSY]:
            live.offline_since[1] = place.clock.now()
            place.hub.audience.unsettled.add(live.table.id)
        found[f"somebody gone at {BUSY} of them"] = await share()
        place.hub.tables.clear()
        await place.close()
    return found


def main() -> None:
    """Measure and print."""
    for what, used in asyncio.run(measure()).items():
        print(f"{what}: {100 * used:.2f} % of a core")


if __name__ == "__main__":
    main()
