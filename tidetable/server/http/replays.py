"""Looking back: replay, records, fair deals."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from tidetable.core.errors import TidetableError
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.server.http.common import AnyRequest, Known, TableId, Who, address_of, looking_at, place_of, refusals
from tidetable.server.http.problems import BadRequest, TooMany
from tidetable.server.http.tables import answer
from tidetable.server.live.screens import steps_again
from tidetable.server.live.summary import Names
from tidetable.server.live.table import Live, encode
from tidetable.server.live.wire import TableAnswer
from tidetable.server.logs import log
from tidetable.server.people.identity import Identity, clean_name, new_table
from tidetable.server.place import Place
from tidetable.server.storage.imports import KeptRecord
from tidetable.table.errors import NotAllowed, NotNow
from tidetable.table.imports import check_cost, names_of_record, table_of_record
from tidetable.table.pictures import replayed
from tidetable.table.record import Report, record_of, verify

DAY = 86_400.0
Step = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
EyesOrAll = Annotated[str | None, Parameter(pattern="^(all|[0-3])$")]


def old_eyes(live: Live, who: Identity | None, eyes: str | None, now: float) -> int:
    """Say through whose eyes somebody may look back: any once everything is open, own ones before."""
    if eyes is None:
        return live.sight_of(who, SPECTATOR, now).eyes
    if live.table.is_open:
        seat = ALL_SEEING if eyes == "all" else int(eyes)
        if seat >= len(live.table.seats):
            raise BadRequest(f"there is no seat {seat}")
        return seat
    if eyes == "all" or int(eyes) not in live.held_by(who):
        raise NotAllowed("while something is hidden you look back through your own eyes only")
    return int(eyes)


@get("/api/tables/{table:str}/replay", responses=refusals(401, 403, 404, 409), tags=["looking back"])
async def replay_step(request: AnyRequest, who: Who, table: TableId, at: Step, eyes: EyesOrAll = None) -> Response[bytes]:
    """Show the table after its first decisions, or after the last where fewer stand: a take-back may not have been heard of."""
    async with looking_at(request, table) as live:
        now = place_of(request).clock.now()
        seen = live.sight_of(who, SPECTATOR, now).table
        if seen.match is None:
            raise NotNow("the match has not begun", ("refused-not-begun", {}))
        at, through = min(at, seen.decisions), old_eyes(live, who, eyes, now)
        shown = replayed(seen, at, through) | steps_again(seen, at, through)
        return Response(encode(shown), media_type="application/json")


def record_now(live: Live) -> dict[str, Any]:
    """Give the record of a finished table with the names of its seats."""
    return record_of(live.table, [live.name_of(seat.number) or seat.own_bot for seat in live.table.seats])


@get("/api/tables/{table:str}/record", responses=refusals(404, 409), tags=["looking back"])
async def download_record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """Give the record of a match that is over."""
    async with looking_at(request, table) as live:
        headers = {"Content-Disposition": f'attachment; filename="tidetable-{live.table.id}.json"'}
        return Response(encode(record_now(live)), media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/verify", responses=refusals(404, 409), tags=["looking back"])
async def verify_table(request: AnyRequest, table: TableId) -> Report:
    """Deal a finished match again and confirm it; what was found once holds for good."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    async with place.heavy, place.hub.at(table) as live:
        if live.report is None:
            record = msgspec.json.decode(encode(record_now(live)))
            live.report = await asyncio.to_thread(verify, record)
        return live.report


@post("/api/records", responses=refusals(401, 403, 409, 413), tags=["looking back"])
async def upload_record(request: AnyRequest, known: Known, data: JSONBody[dict[str, Any]]) -> TableAnswer:
    """Take a record in: a table that is over and can be looked through, for as long as somebody opens it."""
    place = place_of(request)
    check_cost(data)
    await place.warmth.ready(str(data.get("game")))
    async with place.heavy:
        return await take_in(place, known, data, place.keys.source(address_of(request)))


async def take_in(place: Place, who: Identity, data: dict[str, Any], source: str) -> TableAnswer:
    """Store a record, unless too much came from the same address today."""
    now = place.clock.now()
    count, entries = await place.store.records_from(source, now - DAY)
    limits = place.settings.limits
    if count >= limits.uploads_a_day or entries >= limits.entries_a_day:
        place.metrics.limited.labels("uploads").inc()
        raise TooMany("enough records came from your address today", DAY / 24)
    try:
        table = await asyncio.to_thread(table_of_record, new_table(), data, who.player, now)
        kept = KeptRecord.of(data, who.player, now, source)
    except TidetableError:
        raise
    except (ValueError, TypeError, KeyError, OverflowError, AssertionError) as fault:
        log.warning("record refused", fault=repr(fault)[:500])
        raise BadRequest("this is no match record: something in it is not of the kind docs/records.md describes") from fault
    told = names_of_record(data, len(table.seats)) if who.names_itself else {}  # nobody reads what they have written
    names: Names = {(seat, ""): clean_name(name) for seat, name in told.items()}
    live = await place.hub.adopt_record(table, kept, names)
    return answer(place, live, who)


HANDLERS: list[Any] = [replay_step, download_record, verify_table, upload_record]
