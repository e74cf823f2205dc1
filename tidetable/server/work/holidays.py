"""Holidays at work: the clocks of whoever is off stand still at every table, and go on when they are back.

What a table knows follows from what is stored about the person: if this is interrupted nothing is lost, it is seen to again.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from tidetable.core.errors import TidetableError
from tidetable.server.people.store import People
from tidetable.table import coming
from tidetable.table.holidays import last_moment

if TYPE_CHECKING:
    from tidetable.server.live.hub import Hub
    from tidetable.table.events import Stored
    from tidetable.table.table import Table


async def see_to_holidays(hub: Hub) -> None:
    """See to everybody who is on holiday, or has just been."""
    for player in await hub.store.holidays.unsettled():
        await see_to_holiday(hub, player)


async def see_to_holiday(hub: Hub, player: str) -> None:
    """Let the clocks of somebody stand still or go on; a holiday that has used up the year's days is over."""
    store, now = hub.store.holidays, hub.clock.now()
    *before, latest = await store.of(player)
    on = latest.end is None
    if on and last_moment(before, latest.begin, hub.settings.holidays) <= now:
        await store.end(player, now)
        on = False
    await _tell_tables(hub, player, on=on)
    if not on:
        await store.settle(player)


async def end_holiday(hub: Hub, player: str) -> None:
    """End the holiday of somebody, if they are on one."""
    taken = await hub.store.holidays.of(player)
    if taken and taken[-1].end is None:
        await hub.store.holidays.end(player, hub.clock.now())
        await see_to_holiday(hub, player)


async def _tell_tables(hub: Hub, player: str, *, on: bool) -> None:
    person = await People(hub.store.database).find(player)
    known = {player, *(person.aliases if person else ())}

    def change(table: Table, at: float) -> list[Stored]:
        return coming.set_holiday(table, known, at, on=on)

    for table in await hub.store.going_on_of(known):
        with contextlib.suppress(TidetableError):  # one that cannot be opened keeps nobody from the others
            await hub.change(table, change)
