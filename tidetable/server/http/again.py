"""Another match of the same people: at once for whoever asks, or when all have said that they would."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import post
from litestar.params import JSONBody  # noqa: TC002 - read when the routes are made
from sqlalchemy.exc import IntegrityError

from tidetable.server.http.common import AnyRequest, Known, TableId, place_of, refusals
from tidetable.server.http.tables import answer, count_table
from tidetable.server.live.wire import TableAnswer
from tidetable.table import coming
from tidetable.table.errors import NotAllowed
from tidetable.table.plan import Plan, SeatPlan

if TYPE_CHECKING:
    from tidetable.server.live.summary import Names
    from tidetable.server.live.table import Live
    from tidetable.server.people.identity import Identity
    from tidetable.server.place import Place


class AgainWish(msgspec.Struct, frozen=True):
    """Whether somebody would play another match."""

    yes: bool = True


def need_player(live: Live, who: Identity) -> None:
    """Refuse whoever neither sits at a table nor is its host."""
    if not live.held_by(who) and live.table.created.host not in who.known:
        raise NotAllowed("only players ask for another match")


@post("/api/tables/{table:str}/again", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tables"])
async def want_more(request: AnyRequest, known: Known, table: TableId, data: JSONBody[AgainWish]) -> TableAnswer:
    """Say that you would play another match, or not any more. When all have said so, its table is made and all sit there."""
    place = place_of(request)
    completed: list[bool] = []

    def change(at_table: Any, at: float) -> Any:
        held = live.held_by(known)
        if not held:
            raise NotAllowed("only players ask for another match")
        rows = coming.again(at_table, min(held), at, yes=data.yes)
        completed[:] = [bool(rows) and coming.all_want_more(at_table)]
        return rows

    live = await place.hub.live(table)
    await place.hub.change(table, change)
    if completed[0]:
        count_table(request, public=live.table.plan.public)
        async with place.hub.at(table) as live:
            plan, names = coming.rotated(live.table, range(len(live.table.seats))), dict(live.names)
        await next_table(place, table, plan, live.table.created.host, names)
    return answer(place, live, known)


@post("/api/tables/{table:str}/rematch", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tables"])
async def play_again(request: AnyRequest, known: Known, table: TableId) -> TableAnswer:
    """Make the table of the next match, seats rotated by one; asked twice, the same one."""
    place = place_of(request)
    async with place.hub.at(table) as live:
        held, host, following = live.held_by(known), live.table.created.host, live.table.rematch
        need_player(live, known)
        if not live.table.over:
            coming.rematch(live.table, "", 0.0)  # says why not
        plan, names = coming.rotated(live.table), dict(live.names)
    if following is None:
        count_table(request, public=plan.public)
        plan, names = await without_blockers(place, known, plan, names)
        following = await next_table(place, table, plan, host, names)
    there = await place.hub.live(following)
    made = answer(place, there, known)
    if known.seat is not None:
        made.links.seats.update(links_on(place, there, held))
    return made


async def without_blockers(place: Place, who: Identity, plan: Plan, names: Names) -> tuple[Plan, Names]:
    """Leave those out of a next match who have blocked whoever asks for it: their seats are open, and they hear nothing."""
    gone = {player for seat in plan.seats for player in seat.players if await place.store.bonds.is_blocked([player], who.known)}
    seats = tuple(SeatPlan("open") if gone & {*seat.players} else seat for seat in plan.seats)
    return msgspec.structs.replace(plan, seats=seats), {key: name for key, name in names.items() if key[1] not in gone}


def links_on(place: Place, live: Live, held: frozenset[int]) -> dict[str, str]:
    """Give whoever came with nothing but a seat's link that of the next match's seat, unless somebody has sat down there."""
    seats = live.table.seats
    moved = [seats[(seat + 1) % len(seats)] for seat in held]
    return {
        str(seat.number): f"/t/{live.table.id}#seat={place.keys.seat_token(live.table.id, seat.number)}"
        for seat in moved
        if not seat.link
    }


async def next_table(place: Place, table: str, plan: Plan, host: str, names: Names) -> str:
    """Make the next table and note it at this one; if two ask at once, at whichever processes, the first one counts.

    Its id follows from this table's, so that there is no second one: a match that began unseen would take its people's time.
    """
    seats, following = len(plan.seats), place.keys.next_table(table)
    moved: Names = {((seat + 1) % seats, player): name for (seat, player), name in names.items() if name and player}
    found: list[str] = []

    def change(at_table: Any, at: float) -> Any:
        found[:] = [at_table.rematch or following]
        return [] if at_table.rematch else coming.rematch(at_table, following, at)

    with suppress(IntegrityError):  # somebody was quicker, or a process ended before this was noted
        await place.hub.create(plan, host, moved, table=following)
    await place.hub.change(table, change)
    return found[0]


HANDLERS: list[Any] = [want_more, play_again]
