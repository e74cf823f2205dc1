"""What looking after tables costs: ``python -m bench.load.steward``.

Ten thousand tables in memory with two readers each and a clock that runs, at which nothing happens, and five hundred more at each
of which somebody decides every ten seconds. CPU time of the steward, as a share of a core; and of the whole server process
(steward, worker, signs of life, and the decisions themselves), with and without the ten thousand.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tidetable.server.live.table import Live, Reader
from tidetable.server.people.identity import Identity, new_table
from tidetable.server.place import Place
from tidetable.server.settings import Settings
from tidetable.server.storage.jobs import Wanted, write_wanted
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.clocks import Clock
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.rulings import Holder, do

if TYPE_CHECKING:
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

IDLE, BUSY = 10_000, 500
EVERY = 10.0  # seconds between two decisions at a busy table
SECONDS = 40.0
PLAN = Plan(
    "fish_n_stones",
    "",
    {},
    tuple(SeatPlan("person", players=(name,)) for name in ("ann", "ben")),
    clock=Clock("bank", seconds=86_400),
)


class Quick(Reader):
    """A reader who has read everything at once."""

    def offer(self, data: bytes, now: float, n: int = 0) -> None:
        """Take it in."""


class Looked:
    """The CPU time a steward has spent on looking."""

    def __init__(self, place: Place) -> None:
        self.spent, self._look = 0.0, place.steward._look  # noqa: SLF001 - what is measured
        place.steward._look = self.look  # type: ignore[method-assign]  # noqa: SLF001

    def look(self) -> None:
        """Look, and count."""
        begun = time.thread_time()
        self._look()
        self.spent += time.thread_time() - begun


def with_readers(live: Live) -> Live:
    """Let two people look at a table."""
    for name in ("ann", "ben"):
        reader = Quick(Identity(name, frozenset({name})), 48)
        reader.seats = live.held_by(reader.who)
        live.readers.add(reader)
    live.offline_since.clear()
    return live


async def fill(place: Place) -> None:
    """Put the quiet tables into memory, and what is to be done there into the database."""
    wanted = []
    for _ in range(IDLE):
        table, _ = coming.create(new_table(), PLAN, host="ann", secret="0" * 64, at=place.clock.now())
        live = with_readers(Live(table, {}, place.clock.now()))
        place.hub.tables[table.id] = live
        wanted.append(Wanted(table.id, table.n, live.jobs))
    await place.database.write(lambda line: write_wanted(line, wanted))


async def play(place: Place, table: str, chance: random.Random) -> None:
    """Decide at a table, every few seconds."""
    await asyncio.sleep(EVERY * chance.random())
    while True:
        begun = time.monotonic()
        await place.hub.change(table, lambda at_table, at: decide(at_table, at, chance))
        await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - begun)))


def decide(table: Table, at: float, chance: random.Random) -> list[Stored]:
    """Decide anything for somebody who is asked."""
    if table.over:
        return []
    seat = table.waiting[0]
    action = chance.choice(table.seen(seat).legal)
    who = Holder(frozenset({seat}))
    return do(table, co.Act(str(table.n), seat, table.n, action), at, who)


async def share(looked: Looked) -> tuple[float, float]:
    """Give the shares of a core that the steward and the whole process use."""
    begun, before = time.process_time(), looked.spent
    await asyncio.sleep(SECONDS)
    return (looked.spent - before) / SECONDS, (time.process_time() - begun) / SECONDS


async def measure() -> dict[str, tuple[float, float]]:
    """Measure an empty server, busy tables, and many quiet ones beside them."""
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Settings(data=Path(folder), warm=False, away_after=1e9))
        await place.open()
        looked = Looked(place)
        found = {"empty": await share(looked)}
        busy = [with_readers(await place.hub.create(PLAN, "ann", {})) for _ in range(BUSY)]
        players = [asyncio.create_task(play(place, live.table.id, random.Random(live.table.id))) for live in busy]  # noqa: S311
        await asyncio.sleep(EVERY)
        found[f"{BUSY} busy tables"] = await share(looked)
        await fill(place)
        await asyncio.sleep(EVERY)
        found[f"{BUSY} busy tables and {IDLE:,} quiet ones"] = await share(looked)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        found[f"{IDLE + BUSY:,} quiet ones"] = await share(looked)
        for live in busy:
            live.offline_since[1] = place.clock.now()
            place.hub.audience.unsettled.add(live.table.id)
        found[f"somebody gone at {BUSY} of them"] = await share(looked)
        place.hub.tables.clear()
        await place.close()
    return found


def main() -> None:
    """Measure and print."""
    for what, (steward, whole) in asyncio.run(measure()).items():
        print(f"{what}: steward {100 * steward:.2f} %, the whole process {100 * whole:.2f} % of a core")


if __name__ == "__main__":
    main()
