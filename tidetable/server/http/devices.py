"""Where you are logged in, and logging out from afar."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import delete, get
from litestar.params import FromPath  # noqa: TC002 - read when the routes are made

from tidetable.server.http.accounts import hang_up, need_person
from tidetable.server.http.common import AnyRequest, Known, place_of, refusals
from tidetable.server.http.problems import NotFound
from tidetable.server.live.bus import News
from tidetable.server.people.identity import plain


class DeviceInfo(msgspec.Struct, frozen=True):
    """A browser in which you are logged in."""

    id: str
    agent: str
    created: float
    seen: float
    here: bool


class DeviceList(msgspec.Struct, frozen=True):
    """Your browsers."""

    devices: list[DeviceInfo]


@get("/api/account/devices", responses=refusals(401, 403), tags=["account"])
async def list_devices(request: AnyRequest, known: Known) -> DeviceList:
    """List the browsers in which you are logged in."""
    need_person(known)
    found = await place_of(request).devices.of(known.player)
    return DeviceList([DeviceInfo(one.id, one.agent, one.created, one.seen, one.id == known.device) for one in found])


@delete("/api/account/devices/{device:str}", responses=refusals(401, 403, 404), tags=["account"])
async def end_other_device(request: AnyRequest, known: Known, device: FromPath[str]) -> None:
    """Log a browser of yours out, and close whatever is open there."""
    need_person(known)
    place, ended = place_of(request), plain(device[:64])
    if not await place.devices.drop(known.player, only=ended):
        raise NotFound("you have no such device")
    await place.people.end_device(ended, place.clock.now())
    await hang_up(place, News(place.bus.process, device=ended))


HANDLERS: list[Any] = [list_devices, end_other_device]
