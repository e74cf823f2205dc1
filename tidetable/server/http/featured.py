"""The table to watch: of the public ones that are played now, one where strong players have moved lately."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from litestar import get

from tidetable.server.http.common import AnyRequest, Who, address_of, place_of, refusals
from tidetable.server.live.summary import Shown, describe
from tidetable.server.live.wire import TableInfo

if TYPE_CHECKING:
    from tidetable.server.storage.matches import Listed

LATELY = 600.0  # seconds: a table at which nothing has happened for longer is nothing to watch ...
WORTH = 0.5  # ... and each of them counts as so many points of rating
UNKNOWN = 1200.0  # how strong somebody without a rating is taken to be
SOME = 20  # tables that are looked at, the liveliest


class Featured(msgspec.Struct, frozen=True):
    """A table to watch, if there is one."""

    table: TableInfo | None


@get("/api/featured", responses=refusals(401), tags=["tables"])
async def show_featured(request: AnyRequest, who: Who) -> Featured:
    """Name a public table worth watching now; none is named that shows nothing before its end, or at which only bots play."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    now = place.clock.now()
    rows = [row for row in await place.store.lobby(None, "running") if now - row.updated < LATELY * place.clock.speed]
    found = [_shown(row, place.hub.standings) for row in rows[:SOME] if _is_for_all(row)]
    best = max(found, key=lambda one: strength(describe(one[0], None)) - WORTH * (now - one[1]), default=None)
    return Featured(describe(best[0], who) if best else None)


def _shown(row: Listed, standings: Any) -> tuple[Shown, float]:
    shown = Shown(row.id, row.status, row.n, row.summary, row.names, row.waiting or [], standings=standings)
    return shown, row.updated


def _is_for_all(row: Listed) -> bool:
    watching = row.summary.get("watching") or {}
    return watching.get("delay") != "end" and any(seat["players"] for seat in row.summary["seats"])


def strength(table: TableInfo) -> float:
    """Give how strong those are who play, on the scale of the ratings."""
    values = [seat.rating.value if seat.rating else UNKNOWN for seat in table.seats]
    return sum(values) / len(values)


HANDLERS: list[Any] = [show_featured]
