"""The table of the deal of the day."""

from __future__ import annotations

import asyncio
import datetime as dt
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.core.errors import TidetableError
from tidetable.core.registry import game_ids
from tidetable.daily import Deal, played, today
from tidetable.server.http.common import AnyRequest, Known, Who, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest, NotFound
from tidetable.server.people.identity import name_for
from tidetable.server.place import Place
from tidetable.server.storage.days import SHOWN, Entry

AHEAD = dt.timedelta(days=1)  # where the day has begun already
MOST = 3_000


class Row(msgspec.Struct, frozen=True):
    """A game in the table of a day."""

    name: str
    result: str
    scores: list[int]
    you: bool
    line: list[int] | None  # the person's decisions; told to whoever has handed in a game of their own


class Table(msgspec.Struct, frozen=True):
    """The table of a day: the best first."""

    date: str
    game: str
    seat: int
    count: int
    rows: list[Row]


class HandedIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game: the decisions of the person, in order. Everything else follows from the day."""

    decisions: Annotated[list[int], msgspec.Meta(min_length=1, max_length=MOST)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


def deal_of(date: str, game: str) -> Deal:
    """Give the deal that is meant; days to come have none."""
    if game not in game_ids():
        raise NotFound(f"there is no game {game[:40]!r}")
    deal = Deal(date, game)
    if dt.date.fromisoformat(date) > dt.date.fromisoformat(today()) + AHEAD:
        raise NotFound("that day has not come yet")
    return deal


async def table_of(place: Place, deal: Deal, known: frozenset[str]) -> Table:
    """Tell the table of a day to somebody."""
    entries = await place.days.entries(deal.date, deal.game)
    has_played = any(entry.player in known for entry in entries)
    rows = [
        Row(entry.name, entry.result, entry.scores, entry.player in known, entry.own if has_played else None)
        for number, entry in enumerate(entries)
        if number < SHOWN or entry.player in known
    ]
    return Table(deal.date, deal.game, deal.seat, len(entries), rows)


@get("/api/daily/{date:str}/{game:str}", responses=refusals(404), tags=["daily"])
async def day_table(request: AnyRequest, who: Who, date: FromPath[str], game: FromPath[str]) -> Table:
    """Give the table of a day: who made what of the deal."""
    await place_of(request).gates.looks.pace(address_of(request), "looks")
    return await table_of(place_of(request), deal_of(date, game), who.known if who else frozenset())


@post("/api/daily/{date:str}/{game:str}", responses=refusals(401, 403, 404), tags=["daily"])
async def hand_in(request: AnyRequest, known: Known, date: FromPath[str], game: FromPath[str], data: JSONBody[HandedIn]) -> Table:
    """Hand in a game of the deal of a day: it is played again, and counts if it is the first of this person."""
    place, deal = place_of(request), deal_of(date, game)
    place.gates.uploads.pass_(address_of(request), "uploads")
    name = name_for(known, data.name) or "guest"
    if not any(entry.player in known.known for entry in await place.days.entries(date, game)):
        await place.warmth.ready(game)
        async with place.heavy:
            try:
                found = await asyncio.to_thread(played, deal, data.decisions)
            except TidetableError as fault:
                raise BadRequest(f"this is no game of this deal: {fault}") from fault
        entry = Entry(known.player, name, place.clock.now(), found.result, list(found.scores), list(found.own), list(found.order))
        await place.days.add(date, game, entry)
    return await table_of(place, deal, known.known)


HANDLERS: list[Any] = [day_table, hand_in]
