"""How a server's database grows: bytes a match, as it is played and once it is packed (``python -m bench.growth``).

Matches of two people who play like the careful bot, a few seconds a move, in SQLite; the file is measured after VACUUM, indexes
and names included.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tidetable.bots import make_bot
from tidetable.core.registry import game_ids, load
from tidetable.server.live.summary import summary_of
from tidetable.server.live.table import encode
from tidetable.server.settings import Settings
from tidetable.server.storage.database import Database
from tidetable.server.storage.matches import Store
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.clocks import Clock
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.rulings import Holder, do

if TYPE_CHECKING:
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

MATCHES = 20


def played(game: str, number: int) -> tuple[Table, list[Stored]]:
    """Play a match."""
    chance, card = random.Random(number), load(game).card  # noqa: S311 - a match to measure
    people = tuple(SeatPlan("person", players=(secrets.token_hex(10),)) for _ in range(card.seats[0]))
    plan = Plan(game, card.rules_version, {}, people, clock=Clock("bank", seconds=3_600, increment=10))
    at = 1_760_000_000.0 + number
    table, rows = coming.create(secrets.token_hex(10), plan, host=people[0].players[0], secret=chance.randbytes(32).hex(), at=at)
    bots = [make_bot(game, "careful", f"{number} {seat}") for seat in range(len(people))]
    while not table.over:
        seat = table.waiting[0]
        at = round(at + chance.lognormvariate(1.2, 0.8), 3)
        act = co.Act(secrets.token_hex(8), seat, table.n, bots[seat].choose(table.seen(seat)))
        rows += do(table, act, at, Holder(frozenset({seat}), host=False), f"{act.id} {seat}")
    return table, rows


async def grow(game: str, folder: Path) -> tuple[float, float, float]:
    """Give events, bytes as played and bytes packed, of one match."""
    settings = Settings(data=folder / game)
    database = Database(settings)
    await database.open()
    store, empty, events = Store(database), size(settings), 0
    for number in range(MATCHES):
        table, rows = played(game, number)
        names: dict[tuple[int, str], str | None] = dict.fromkeys(
            ((seat.number, player) for seat in table.seats for player in seat.players), "Somebody"
        )
        await store.create(table, rows, encode(summary_of(table)).decode(), (), names)
        events += len(rows)
    full = size(settings)
    while await store.retention.archive(2e9):
        pass
    packed = size(settings)
    await database.close()
    return events / MATCHES, (full - empty) / MATCHES, (packed - empty) / MATCHES


def size(settings: Settings) -> int:
    """Give the bytes of a database, as small as they get."""
    path = settings.data / "tidetable.db"
    with sqlite3.connect(path, isolation_level=None, timeout=30) as line:
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        line.execute("VACUUM")
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


def main() -> None:
    """Measure all games and print a table."""
    print("| game | events a match | bytes as played | bytes packed, everything | of it the match |")
    print("|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for game in game_ids():
            events, full, packed = asyncio.run(grow(game, Path(folder)))
            bodies = sqlite3.connect(Path(folder) / game / "tidetable.db").execute("SELECT avg(length(body)) FROM archives")
            print(f"| {game} | {events:.0f} | {full:,.0f} | {packed:,.0f} | {bodies.fetchone()[0]:,.0f} |")


if __name__ == "__main__":
    main()
