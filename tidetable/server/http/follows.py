"""Tables that somebody follows: a list of their own, which shows of each what they may see there, and nothing to others."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import delete, get, put

from tidetable.core.errors import TidetableError
from tidetable.server.http.accounts import describe_listed, need_person
from tidetable.server.http.common import AnyRequest, Known, TableId, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest
from tidetable.server.live.summary import describe
from tidetable.server.live.wire import TableInfo
from tidetable.server.people.identity import Identity, plain
from tidetable.server.place import Place
from tidetable.server.storage.follows import MOST, Follow
from tidetable.server.storage.matches import Listed

LOOKED_INTO = 30  # tables watched behind time of which a list says how they stand; of more, that they are played


class Followed(msgspec.Struct, frozen=True):
    """A table you follow."""

    table: TableInfo
    since: float
    changed: bool  # whether there is something to see that was not there when you last looked


class FollowedTables(msgspec.Struct, frozen=True):
    """The tables you follow, those first in which something is new."""

    tables: list[Followed]


@get("/api/me/follows", responses=refusals(401, 403), tags=["account"])
async def my_follows(request: AnyRequest, known: Known) -> FollowedTables:
    """List the tables you follow, as those see them who watch."""
    need_person(known)
    place = place_of(request)
    kept = {one.table: one for one in await place.store.follows.of(known.known)}
    found, behind = [], 0
    for row in await place.store.among(kept):
        behind += is_late(row)
        info = await seen_now(place, row, known, into=behind <= LOOKED_INTO)
        found.append(Followed(info, kept[row.id].since, info.n > kept[row.id].n))
    return FollowedTables(sorted(found, key=lambda one: (not one.changed, -one.since)))


def is_late(row: Listed) -> bool:
    """Tell whether those who watch a table are kept behind now."""
    return row.status in {"running", "paused"} and (row.summary.get("watching") or {}).get("delay", "none") != "none"


async def seen_now(place: Place, row: Listed, who: Identity, *, into: bool) -> TableInfo:
    """Describe a table as somebody may see it by now: one that is watched behind time from its past, if it is looked into."""
    if into and is_late(row):
        try:
            async with place.hub.at(row.id) as live:
                return describe(live.shown_to(who, place.clock.now()), who)
        except TidetableError:  # of rules that are not there any more, say: the list knows enough
            pass
    return await describe_listed(place, row, who)


@put("/api/me/follows/{table:str}", responses=refusals(401, 403, 404), tags=["account"])
async def follow(request: AnyRequest, known: Known, table: TableId) -> Followed:
    """Follow a table; of one that you follow, say that you have looked."""
    need_person(known)
    place, table = place_of(request), plain(table[:64])
    await place.gates.looks.pace(address_of(request), "looks")
    async with place.hub.at(table) as live:
        now = place.clock.now()
        info = describe(live.shown_to(known, now), known)
    await place.people.keep(known.player, now)
    if not await place.store.follows.look(known.player, known.known, Follow(table, now, now, info.n)):
        raise BadRequest(f"nobody follows more than {MOST} tables", ("watch-refused-follows", {"most": MOST}))
    return Followed(info, now, changed=False)


@delete("/api/me/follows/{table:str}", responses=refusals(401, 403), tags=["account"])
async def unfollow(request: AnyRequest, known: Known, table: TableId) -> None:
    """Follow a table no more."""
    need_person(known)
    await place_of(request).store.follows.drop(known.known, plain(table[:64]))


HANDLERS: list[Any] = [my_follows, follow, unfollow]
