"""Joining by a code: a table gives one to whoever knows its address, and whoever types it comes to that table."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.server.http.common import AnyRequest, TableId, address_of, looking_at, place_of, refusals
from tidetable.server.http.problems import NotFound, TooMany
from tidetable.server.place import Place
from tidetable.server.storage.codes import Code, read_code
from tidetable.table.errors import NotNow

UNKNOWN = "this code leads to no table: look at the table's screen for the one that is good now"


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code as somebody typed it."""

    code: Annotated[str, msgspec.Meta(max_length=32)]


class Led(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table, or the tournament, a code leads to."""

    table: str | None = None
    tournament: str | None = None


@post("/api/tables/{table:str}/code", responses=refusals(404, 409), status_code=200, tags=["tables"])
async def give_code(request: AnyRequest, table: TableId) -> Code:
    """Give the code of a table that can still be joined: whoever types it comes to its page, as with its address."""
    place = place_of(request)
    async with looking_at(request, table) as live:
        if live.table.over:
            raise NotNow("the match is over", ("refused-over", {}))
    return await place.store.codes.of(table, place.clock.now())


@get("/api/join/{code:str}/qr.svg", responses=refusals(404), tags=["tables"])
async def draw_code(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """Draw a code as a QR code that a phone can read; whether it leads anywhere is not said."""
    read = read_code(code[:32])
    if read is None:
        raise NotFound(UNKNOWN, ("refused-code", {}))
    await place_of(request).gates.looks.pace(address_of(request), "looks")
    base = (place_of(request).settings.public_url or str(request.base_url)).rstrip("/")
    drawn = BytesIO()
    segno.make(f"{base}/join/{read}", error="m").save(drawn, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@post("/api/join", responses=refusals(404), status_code=200, tags=["tables"])
async def join_by_code(request: AnyRequest, data: JSONBody[Typed]) -> Led:
    """Say where a code leads. Right codes are free; each wrong one is counted against the address it comes from."""
    place, address = place_of(request), address_of(request)
    check_tries(place, address)
    code = read_code(data.code)
    found = await place.store.codes.table_of(code, place.clock.now()) if code else None
    if found is not None:
        return Led(found)
    tournament = await place.store.tournaments.by_code(code) if code else None
    if tournament is None:
        place.gates.joins.wait(address)
        raise NotFound(UNKNOWN, ("refused-code", {}))
    return Led(tournament=tournament.id)


def check_tries(place: Place, address: str) -> None:
    """Refuse an address from which too many wrong codes came."""
    joins = place.gates.joins
    wait = joins.bucket(address).until_next(joins.limit, joins.clock())
    if wait:
        raise TooMany(f"too many wrong codes; wait {wait:.0f} seconds", wait)


HANDLERS: list[Any] = [give_code, draw_code, join_by_code]
