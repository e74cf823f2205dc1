"""The matchmaker: looks at a pool of people who wait, seats those who may meet, and lets bots step in for whoever waits no longer.

A pool is one job, so that one worker looks at a time. Whoever is seated is taken out of the pool first, all of a table or nobody:
should two look at once after all, or somebody go away meanwhile, nobody sits at two tables and no table waits for nobody.
"""

from __future__ import annotations

import math
import secrets
from typing import TYPE_CHECKING

from tidetable.server.people.identity import new_table
from tidetable.server.people.names import distinct_from
from tidetable.server.seeking.pairing import Waiting, fill, groups, next_meeting
from tidetable.server.seeking.wishes import CLOCKS, fitting_bot, widening
from tidetable.server.storage.seeks import read_pool
from tidetable.table.plan import Plan, SeatPlan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.server.live.hub import Hub
    from tidetable.server.storage.seeks import Seek

TOLD = 60.0  # seconds for which somebody who comes back is told which table was found


async def look_at_pool(hub: Hub, pool: str) -> float:
    """Seat whoever can be seated; give when to look again (infinity: not before somebody comes)."""
    store, now = hub.store.seeks, hub.clock.now()
    rows = await store.in_pool(pool)
    lost = [row.player for row in rows if row.table_id and row.found is None]  # whoever seated them fell silent half way
    if lost:
        await store.settle(lost, None)
    old = [row.player for row in rows if (row.found + TOLD if row.found else row.until) <= now]
    if old:
        await store.drop(old)
    waiting = {row.player: row for row in rows if row.found is None and row.player not in old}
    seated = await _seat_all(hub, pool, waiting, now)
    left = [row for row in waiting.values() if row.player not in seated]
    times = [next_meeting(map(_waits, left), now, widening(read_pool(pool)[2]))]
    times += [at for row in left for at in (row.bot_at, row.until) if at is not None]
    times += [row.found + TOLD for row in rows if row.found and row.player not in old] + [now + TOLD for _ in seated]
    return min(times, default=math.inf)


async def _seat_all(hub: Hub, pool: str, waiting: dict[str, Seek], now: float) -> set[str]:
    """Seat the parties that are complete, then those whose time for a bot has come."""
    _, seats, clock, _ = read_pool(pool)
    wide, seated = widening(clock), set[str]()
    apart = await hub.store.bonds.apart(waiting)
    for party in groups(map(_waits, waiting.values()), seats, now, wide, apart):
        seated |= await _seat(hub, pool, [waiting[one.player] for one in party], now)
    for row in waiting.values():
        if row.player not in seated and row.bot_at is not None and row.bot_at <= now:
            others = [_waits(other) for other in waiting.values() if other.player not in {*seated, row.player}]
            party = fill(_waits(row), others, seats, now, wide, apart)
            seated |= await _seat(hub, pool, [waiting[one.player] for one in party], now)
    return seated


def _waits(row: Seek) -> Waiting:
    return Waiting(row.player, row.rating, row.since, row.near)


async def _seat(hub: Hub, pool: str, party: Sequence[Seek], now: float) -> set[str]:
    """Make a table for a party, bots in the seats that are left; nobody is seated if somebody has gone meanwhile."""
    table, players = new_table(), [row.player for row in party]
    if not await hub.store.seeks.claim(players, table):
        return set()
    chairs = mixed(pool, party)
    names: dict[tuple[int, str], str] = {}
    for number, row in enumerate(chairs):
        if row is not None and row.name:
            names[number, row.player] = distinct_from(row.name, names.values())
    try:
        await hub.create(plan_for(pool, chairs, party), players[0], names, table=table)
    except Exception:
        await hub.store.seeks.settle(players, None)
        raise
    await hub.store.seeks.settle(players, now)
    await hub.lobby.tell_found(players, table)
    return set(players)


def mixed(pool: str, party: Sequence[Seek]) -> list[Seek | None]:
    """Draw who sits where; None is a seat for a bot."""
    chairs = [*party, *[None] * (read_pool(pool)[1] - len(party))]
    secrets.SystemRandom().shuffle(chairs)
    return chairs


def plan_for(pool: str, chairs: Sequence[Seek | None], party: Sequence[Seek]) -> Plan:
    """Plan the table: bots are as strong as those who play are on the average."""
    game, seats, clock, rated = read_pool(pool)
    bot = fitting_bot(game, seats, sum(row.rating for row in party) / len(party))
    plans = tuple(SeatPlan("bot", bot=bot) if row is None else SeatPlan("person", players=(row.player,)) for row in chairs)
    return Plan(game, "", {}, plans, rated=rated, clock=CLOCKS[clock], found="bot" if None in chairs else "people")
