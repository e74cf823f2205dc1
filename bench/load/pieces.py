"""Where the milliseconds of an action go: each piece of the server's work alone, beside the least that it could cost."""

from __future__ import annotations

import asyncio
import random
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import uvicorn
import uvloop
from websockets.sync.client import connect

from bench.load.messages import NOON, SEATS, new_table
from bench.load.servers import free_port
from tidetable.core.registry import game_ids
from tidetable.server.live.screens import change, screen_of
from tidetable.server.live.table import encode
from tidetable.server.settings import Settings
from tidetable.server.storage.database import Append, Database, Statements, _Job
from tidetable.server.storage.schema import tables
from tidetable.table import commands as co
from tidetable.table.rulings import Holder, do
from tidetable.table.undo import undo_offer

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.server.live.screens import Screen
    from tidetable.table.table import Table

DECISIONS, COMMITS, TOGETHER = 300, 200, 4
FRAMES, LONG = 400, 230  # messages, and the bytes of one
BOTH = Holder(frozenset(SEATS))


def spent(work: Callable[..., Any], *given: Any) -> float:
    """Give the processor milliseconds of this thread."""
    begun = time.thread_time()
    work(*given)
    return 1000 * (time.thread_time() - begun)


def of_the_table(game: str) -> dict[str, list[float]]:
    """Play at random; see what each part of a decision costs."""
    chance = random.Random(game)  # noqa: S311
    found: dict[str, list[float]] = {"check and apply": [], "may it be taken back": [], "two messages": []}
    table = new_table(game)
    last = {seat: screen_of(table, seat, NOON) for seat in SEATS}
    for number in range(DECISIONS):
        if table.over:
            table = new_table(game)
            last = {seat: screen_of(table, seat, NOON) for seat in SEATS}
        known, asked = table.n, table.waiting[0]
        act = co.Act(str(number), asked, known, chance.choice(table.seen(asked).legal))
        found["check and apply"].append(spent(do, table, act, NOON, BOTH, act.id))
        found["may it be taken back"].append(spent(offer, table))
        found["two messages"].append(spent(tell, table, last, known))
    return found


def offer(table: Table) -> None:
    """Find out for both seats what they may take back."""
    for seat in SEATS:
        undo_offer(table, seat, NOON)


def tell(table: Table, last: dict[int, Screen], known: int) -> None:
    """Write what both pages are sent."""
    for seat in SEATS:
        screen = screen_of(table, seat, NOON)
        encode(change(table, last[seat], screen, NOON, known))
        last[seat] = screen


def of_the_store() -> dict[str, float]:
    """Commit decisions as the server does, alone and some together, and with nothing but the database's own module."""
    with tempfile.TemporaryDirectory(prefix="tidetable-pieces-") as folder:
        database = Database(Settings(data=Path(folder)))
        asyncio.run(database.open())
        row = {"game": "rivero", "status": "running", "public": False, "n": 1, "created": NOON, "updated": NOON, "summary": "{}"}
        with database.engine.begin() as connection:
            connection.execute(sa.insert(tables), [{**row, "id": f"t{number}"} for number in range(TOGETHER)])
        stands = [1] * TOGETHER
        statements = Statements(database.engine.dialect)
        raw: Any = database.engine.raw_connection().driver_connection

        def batch(many: int) -> list[_Job]:
            return [_Job(None, _decision(number, stands)) for number in range(many)]  # type: ignore[arg-type]

        def bare() -> None:
            unit = _decision(0, stands)
            raw.execute("BEGIN")
            raw.execute(statements.raise_table, unit.row)
            raw.executemany(statements.insert_events, unit.rows)
            raw.execute("COMMIT")

        commit = database._commit  # noqa: SLF001 - it is what is measured
        taken: dict[str, list[float]] = {"alone": [], "several": [], "bare": []}
        for _ in range(COMMITS):  # in turn: what the disk has to do meanwhile meets all of them
            taken["alone"].append(spent(commit, batch(1)))
            taken["several"].append(spent(commit, batch(TOGETHER)) / TOGETHER)
            taken["bare"].append(spent(bare))
        alone, several, least = (median(each) for each in taken.values())
        database.engine.dispose()
    return {"a commit of one": alone, f"… of {TOGETHER} together, each": several, "… by sqlite3 alone": least}


def _decision(number: int, stands: list[int]) -> Append:
    stands[number] += 1
    n, table = stands[number], f"t{number}"
    row = {"b_id": table, "b_after": n - 1, "b_n": n, "b_status": "running", "b_updated": NOON, "b_due": None, "b_summary": None,
           "b_waiting": 1}  # fmt: skip
    event = {"table_id": table, "n": n, "at": NOON, "body": '{"type":"decided","seat":0,"action":12,"by":"person"}',
             "key": f"{n} 0", "check_digits": "0123456789abcdef"}  # fmt: skip
    return Append(table, n - 1, row, [event])


def of_the_threads() -> float:
    """Go to the writer's thread and back."""

    async def hop() -> float:
        loop, pool = asyncio.get_running_loop(), ThreadPoolExecutor(1)
        begun = time.process_time()
        for _ in range(FRAMES):
            await loop.run_in_executor(pool, int)
        return 1000 * (time.process_time() - begun) / FRAMES

    return uvloop.run(hop())


def of_the_line() -> float:
    """Take one message from a socket and send three, with nothing in between: the answer, and what two pages are told."""
    cost: list[float] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        begun = time.thread_time()
        for _ in range(FRAMES):
            await receive()
            for _ in range(3):
                await send({"type": "websocket.send", "text": "x" * LONG})
        cost.append(1000 * (time.thread_time() - begun) / FRAMES)

    port = free_port()
    server = uvicorn.Server(
        uvicorn.Config(app, port=port, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off")
    )
    running = threading.Thread(target=server.run, daemon=True)
    running.start()
    while not server.started:
        time.sleep(0.01)
    with connect(f"ws://127.0.0.1:{port}/", compression=None) as line:
        for _ in range(FRAMES):
            line.send("x" * LONG)
            for _ in range(3):
                line.recv()
    server.should_exit = True
    running.join(20)
    return cost[0]


def measure() -> dict[str, float]:
    """Give the processor milliseconds of every piece."""
    played = [of_the_table(game) for game in game_ids()]
    pieces = {name: median(one for game in played for one in game[name]) for name in played[0]}
    line = {"to the writer's thread and back": of_the_threads(), "a socket alone: one message in, three out": of_the_line()}
    return {name: round(value, 3) for name, value in (pieces | of_the_store() | line).items()}


async def pieces(_size: Any) -> dict[str, float]:
    """Measure in a thread of its own: loops of its own run there."""
    with ThreadPoolExecutor(1) as pool:
        return await asyncio.get_running_loop().run_in_executor(pool, measure)
