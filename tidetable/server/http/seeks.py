"""Looking for somebody to play with."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.core.registry import card
from tidetable.server.http.accounts import need_person
from tidetable.server.http.common import AnyRequest, Known, address_of, place_of, refusals
from tidetable.server.http.problems import Forbidden, NotFound
from tidetable.server.http.ratings import need_rated
from tidetable.server.http.tables import remember
from tidetable.server.live.bus import News
from tidetable.server.live.lobby import Pool, SeekInfo, seek_info
from tidetable.server.live.wire import Name
from tidetable.server.people.identity import Identity, name_for
from tidetable.server.place import Place
from tidetable.server.seeking.wishes import NEW, ClockName, longest_wait
from tidetable.server.storage.seeks import Seek, pool_of


class SeekWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom somebody looks for."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    clock: ClockName = "none"
    rated: bool = False
    near: bool = True  # somebody about as strong, less particular with every second
    bot_after: Annotated[float, msgspec.Meta(ge=0)] | None = 60.0  # seconds until a bot steps in; none: never
    name: Name | None = None


class Sought(msgspec.Struct, frozen=True):
    """What you wait for, and who else waits."""

    seek: SeekInfo | None
    waiting: list[Pool]


def need_seeks(place: Place, who: Identity) -> None:
    """Refuse where the host wants none, and programs: they make tables of their own."""
    if not place.settings.seeks:
        raise Forbidden("the host of this server has switched this off", ("finding-refused-off", {}))
    need_person(who)


@get("/api/seeks", responses=refusals(401, 403), tags=["finding"])
async def show_seek(request: AnyRequest, known: Known) -> Sought:
    """Say what you wait for, and how many others wait for what."""
    place = place_of(request)
    need_seeks(place, known)
    return Sought(seek_info(await place.store.seeks.of(known.known)), await place.hub.lobby.pools())


@post("/api/seeks", responses=refusals(401, 403), tags=["finding"])
async def look_for_somebody(request: AnyRequest, known: Known, data: JSONBody[SeekWish]) -> SeekInfo:
    """Wait for somebody to play with; what you waited for before is forgotten. You are told over the socket of the lobby."""
    place, now = place_of(request), place_of(request).clock.now()
    need_seeks(place, known)
    if data.rated:
        need_rated(place, known)
    game = card(data.game)
    game.check_seats(data.seats)
    place.gates.seeks.pass_(address_of(request), "searches")
    name = name_for(known, data.name)
    await remember(place, known, name)
    bot_at = None if data.bot_after is None else now + min(data.bot_after * place.clock.speed, longest_wait(data.clock))
    seek = Seek(
        known.player, pool_of(game.id, data.seats, data.clock, rated=data.rated), name, data.near,
        await rating_of(place, known, game.id, data.seats), now, bot_at, now + longest_wait(data.clock), place.bus.process,
    )  # fmt: skip
    await place.store.seeks.drop(known.known)
    await place.store.seeks.put(seek)
    await called(place)
    return seek_info(seek)  # type: ignore[return-value]


async def rating_of(place: Place, who: Identity, game: str, seats: int) -> float:
    """Give how strong somebody is, as far as rated matches have shown."""
    await place.hub.standings.refresh()
    found = place.hub.standings.of_seat(game, seats, sorted(who.known), None)
    return NEW if found is None else float(found.value)


async def called(place: Place) -> None:
    """Have the pools looked at, here or elsewhere, and tell that somebody came or went."""
    place.hub.called()
    await place.hub.lobby.tell_pools()
    await place.bus.tell(News(place.bus.process, work=True))


@post("/api/seeks/bot", responses=refusals(401, 403, 404), status_code=204, tags=["finding"])
async def take_a_bot(request: AnyRequest, known: Known) -> None:
    """Wait no longer: a bot of your strength steps in now."""
    place = place_of(request)
    need_seeks(place, known)
    if not await place.store.seeks.hurry(known.player, place.clock.now()):
        raise NotFound("you do not wait for anybody")
    await called(place)


@delete("/api/seeks", responses=refusals(401, 403), tags=["finding"])
async def stop_looking(request: AnyRequest, known: Known) -> None:
    """Wait no more."""
    place = place_of(request)
    need_person(known)
    if await place.store.seeks.drop(known.known):
        await place.hub.lobby.tell_pools()


HANDLERS: list[Any] = [show_seek, look_for_somebody, take_a_bot, stop_looking]
