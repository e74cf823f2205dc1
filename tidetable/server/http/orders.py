"""Conditional moves in games by letter: said beforehand by whoever sits at a seat, and shown to nobody else."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get, put
from litestar.params import FromQuery, JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.server.http.common import AnyRequest, Known, TableId, address_of, place_of, refusals
from tidetable.server.live.table import Live
from tidetable.server.people.identity import Identity
from tidetable.server.place import Place
from tidetable.table.commands import Number, SeatNumber
from tidetable.table.errors import NotYourSeat
from tidetable.table.orders import MOST_STEPS, End, Orders, Step, Void, reached, remaining, say_beforehand, understand

STEPS_A_LOOK = 6  # of a tree cost as much as a picture: each is tried in many worlds


class NewOrders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says beforehand for a seat; no steps take back what they said before."""

    seat: SeatNumber
    n: Number  # the newest event they knew
    steps: Annotated[list[Step], msgspec.Meta(max_length=MOST_STEPS)]


class OrdersInfo(msgspec.Struct, frozen=True):
    """What holds beforehand for a seat of yours."""

    table: str
    seat: int
    n: int  # the event since which the match stands as it does: the tree begins there
    steps: list[Step]  # what is still ahead, as a tree from now on
    void: Void | None  # why nothing of what was said is left
    done: list[int]  # the events with which the seat has decided as was said beforehand
    ends: list[End] = []  # where the lines that were just told had to end


@get("/api/tables/{table:str}/orders", responses=refusals(401, 403, 404), tags=["tables"])
async def show_orders(request: AnyRequest, known: Known, table: TableId, seat: FromQuery[int]) -> OrdersInfo:
    """Give what you have said beforehand for a seat of yours at this table, as far as it still holds."""
    place = place_of(request)
    live = await need_this_seat(place, known, table, seat)
    return await info_of(place, live, known, seat)


@put("/api/tables/{table:str}/orders", responses=refusals(401, 403, 404, 409), tags=["tables"])
async def write_orders(request: AnyRequest, known: Known, table: TableId, data: JSONBody[NewOrders]) -> OrdersInfo:
    """Say beforehand what you would do, if others do what you foresee: in place of what you said before.

    A line goes as far as you can know what comes of it; of what goes further you are told where it had to end.
    """
    place = place_of(request)
    live = await need_this_seat(place, known, table, data.seat)
    ends: list[End] = []
    said = Orders(table, data.seat, known.player, data.n, 0, [])
    if data.steps:
        for _ in range(0, len(data.steps), STEPS_A_LOOK):
            await place.gates.looks.pace(address_of(request), "looks")
        async with place.hub.at(table) as live:
            seen, since = say_beforehand(live.table, data.seat, data.n), live.table.decisions
        async with place.heavy:
            understood = await asyncio.to_thread(understand, live.table.game, seen, data.seat, data.steps)
        said, ends = msgspec.structs.replace(said, since=since, steps=understood.steps), understood.ends
    await place.store.orders.write(said, place.clock.now())
    return msgspec.structs.replace(await info_of(place, live, known, data.seat), ends=ends)


async def info_of(place: Place, live: Live, who: Identity, seat: int) -> OrdersInfo:
    """Put together what holds for a seat of somebody's."""
    table, said = live.table, await place.store.orders.of(live.table.id, seat)
    done = await place.store.orders.done(table.id, seat, who.known)
    nothing = OrdersInfo(table.id, seat, table.moved_at, [], None, done)
    if said is None or said.player not in who.known:
        return nothing
    at = reached(said, table)
    if isinstance(at, int):
        return msgspec.structs.replace(nothing, steps=remaining(said, at))
    return msgspec.structs.replace(nothing, void=at)


async def need_this_seat(place: Place, who: Identity, table: str, seat: int) -> Live:
    """Refuse whoever does not hold the seat."""
    live = await place.hub.live(table)
    if seat not in live.held_by(who):
        raise NotYourSeat("moves are said beforehand by those who sit at the table")
    return live


HANDLERS: list[Any] = [show_orders, write_orders]
