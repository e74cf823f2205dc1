"""Holidays: an account has some days a year off from its games by letter."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import delete, get, post

from tidetable.server.http.common import AnyRequest, Known, place_of, refusals
from tidetable.server.http.problems import Forbidden
from tidetable.server.http.profiles import need_account
from tidetable.server.people.identity import Identity
from tidetable.server.place import Place
from tidetable.server.work.holidays import end_holiday, see_to_holiday
from tidetable.table.clocks import DAY
from tidetable.table.errors import NotNow
from tidetable.table.holidays import last_moment, left


class Days(msgspec.Struct, frozen=True):
    """The holidays of a year."""

    allowance: float  # days a year ...
    left: float  # ... of which so many are left
    since: float | None = None  # the holiday somebody is on ...
    until: float | None = None  # ... and when it ends by itself


@get("/api/me/holidays", responses=refusals(401, 403), tags=["account"])
async def show_days(request: AnyRequest, known: Known) -> Days:
    """Say how many holidays you have left, and whether you are on one."""
    return await days_of(may_rest(request, known), known)


@post("/api/me/holidays", responses=refusals(401, 403, 409), tags=["account"])
async def begin(request: AnyRequest, known: Known) -> Days:
    """Begin a holiday: the clocks of your games by letter stand still, and those you play with are told."""
    place = may_rest(request, known)
    if not await place.store.holidays.begin(known.player, place.clock.now(), place.settings.holidays):
        raise NotNow("you are on holiday already, or less than a day is left this year", ("letters-refused-holiday", {}))
    await see_to_holiday(place.hub, known.player)
    return await days_of(place, known)


@delete("/api/me/holidays", responses=refusals(401, 403), status_code=200, tags=["account"])
async def end(request: AnyRequest, known: Known) -> Days:
    """End your holiday: the clocks go on with what was left."""
    place = may_rest(request, known)
    await end_holiday(place.hub, known.player)
    return await days_of(place, known)


def may_rest(request: AnyRequest, who: Identity) -> Place:
    """Refuse those without an account, of whom nobody could count the days, and everybody where the host allows no holidays."""
    need_account(who)
    place = place_of(request)
    if place.settings.holidays <= 0:
        raise Forbidden("the host of this server allows no holidays")
    return place


async def days_of(place: Place, who: Identity) -> Days:
    """Count somebody's days."""
    taken, now, allowance = await place.store.holidays.of(who.player), place.clock.now(), place.settings.holidays
    days = Days(allowance, left(taken, now, allowance) / DAY)
    if not taken or taken[-1].end is not None:
        return days
    until = last_moment(taken[:-1], taken[-1].begin, allowance)
    return msgspec.structs.replace(days, since=taken[-1].begin, until=until)


HANDLERS: list[Any] = [show_days, begin, end]
