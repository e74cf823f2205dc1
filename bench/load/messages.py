"""What it costs to tell two seats of a decision, and how long the messages are: pictures for programs, records for pages."""

from __future__ import annotations

import random
import secrets
import time
from statistics import median
from typing import Any

from tidetable.core.registry import card, game_ids
from tidetable.server.live.screens import change, screen_of
from tidetable.server.live.table import encode
from tidetable.table import coming
from tidetable.table.events import Decided
from tidetable.table.pictures import picture
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.rulings import happen
from tidetable.table.table import Table

SEATS = (0, 1)
DECISIONS = 400  # of each game
NOON = 1_760_000_000.0


def new_table(game: str) -> Table:
    """Deal a game to two people."""
    people = (SeatPlan("person", ("ann",)), SeatPlan("person", ("ben",)))
    plan = Plan(game, card(game).rules_version, {}, people)
    return coming.create("bench", plan, host="ann", secret=secrets.token_hex(32), at=NOON)[0]


def told_of(game: str) -> dict[str, Any]:
    """Play at random, and tell both seats of every decision in both ways."""
    chance, spent = random.Random(game), [0.0, 0.0]  # noqa: S311
    sizes: tuple[list[int], list[int]] = ([], [])
    table = new_table(game)
    last = {seat: screen_of(table, seat, NOON) for seat in SEATS}
    for _ in range(DECISIONS):
        if table.over:
            table = new_table(game)
            last = {seat: screen_of(table, seat, NOON) for seat in SEATS}
        known, asked = table.n, table.waiting[0]
        happen(table, NOON, [Decided(asked, chance.choice(table.seen(asked).legal))])
        for seat in SEATS:
            picture(table, seat, NOON, known)  # what may be taken back is found out once, for both ways
        begun = time.process_time()
        sizes[0].extend(len(encode({"type": "event", **picture(table, seat, NOON, known)})) for seat in SEATS)
        between = time.process_time()
        for seat in SEATS:
            screen = screen_of(table, seat, NOON)
            sizes[1].append(len(encode(change(table, last[seat], screen, NOON, known))))
            last[seat] = screen
        spent[0] += between - begun
        spent[1] += time.process_time() - between
    return {
        way: {"cpu_ms": round(1000 * spent[i] / DECISIONS, 2), "median_bytes": int(median(sizes[i])), "most_bytes": max(sizes[i])}
        for i, way in enumerate(("pictures", "records"))
    }


async def messages(_size: Any) -> dict[str, Any]:
    """Measure every game."""
    return {game: told_of(game) for game in game_ids()}
