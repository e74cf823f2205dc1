"""Friends, and people you do not want to meet or to hear."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.server.http.common import AnyRequest, Known, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest, Forbidden, NotFound
from tidetable.server.http.profiles import need_account, online_of
from tidetable.server.live.bus import News
from tidetable.server.people.children import need_grown
from tidetable.server.people.identity import Identity, plain
from tidetable.server.people.profiles import Profile, Sight, sight_of
from tidetable.server.place import Place
from tidetable.server.storage.bonds import Bond, Kind

Text = Annotated[str, msgspec.Meta(max_length=64)]


class Whom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody: by the address of their page, or at a table by their seat or by a line of its chat."""

    handle: Text | None = None
    table: Text | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    line: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None


class MuteWish(Whom, frozen=True, forbid_unknown_fields=True):
    """Whom not to hear, or to hear again."""

    on: bool = True


class PersonInfo(msgspec.Struct, frozen=True):
    """Somebody, as far as they show themselves to you."""

    id: str
    name: str | None
    handle: str | None
    online: bool | None
    since: float


class PeopleInfo(msgspec.Struct, frozen=True):
    """Your friends, who asks you, whom you have asked, and whom you do not want to meet or to hear."""

    friends: list[PersonInfo]
    asking: list[PersonInfo]
    asked: list[PersonInfo]
    blocked: list[PersonInfo]
    muted: list[PersonInfo]


async def people_of(place: Place, who: Identity) -> PeopleInfo:
    """List the people of somebody."""
    own = await place.store.bonds.of(who.player)
    asking = [] if who.child else await place.store.bonds.asking(who.player)
    sight = await sight_of(place.store.bonds, who)
    others = [*(bond.other for bond in own), *(bond.player for bond in asking)]
    pages = {page.player: page for page in await place.profiles.pages(others)}
    here = await online_of(place, [bond.other for bond in own if bond.kind == "friend"])

    def of_kind(kind: Kind) -> list[PersonInfo]:
        found = [describe(bond, pages.get(bond.other), sight, here) for bond in own if bond.kind == kind]
        return [msgspec.structs.replace(one, handle=None) for one in found] if who.child else found

    asks = [describe(bond, pages.get(bond.player), sight, here) for bond in asking]
    return PeopleInfo(of_kind("friend"), asks, of_kind("asked"), of_kind("blocked"), of_kind("muted"))


def describe(bond: Bond, page: Profile | None, sight: Sight, here: frozenset[str]) -> PersonInfo:
    """Describe somebody as they show themselves; only of friends it is said whether they are here."""
    if page is None:
        return PersonInfo(bond.id, bond.name, None, None, bond.at)
    handle = page.handle if sight.may_see(page.privacy.sees_profile, page.player) else None
    tells = bond.kind == "friend" and sight.may_see_here(page.privacy.sees_online, page.player)
    return PersonInfo(bond.id, bond.name, handle, page.player in here if tells else None, bond.at)


async def find(place: Place, who: Identity, whom: Whom) -> str:
    """Find somebody whom one may know of; a page that is not for oneself is not there."""
    if whom.handle is not None:
        page = await place.profiles.at(plain(whom.handle.lower()))
        sight = await sight_of(place.store.bonds, who)
        player = page.player if page and not who.child and sight.may_see(page.privacy.sees_profile, page.player) else None
    elif whom.table is not None and (whom.seat is not None or whom.line is not None):
        player = await at_table(place, whom.table, whom.seat, whom.line)
    else:
        raise BadRequest("name somebody by handle, or by table and seat, or by table and line")
    if player is None:
        raise NotFound("there is nobody, or not for you")
    root = await place.store.bonds.root(player)
    if root in who.known:
        raise BadRequest("this is yourself")
    return root


async def at_table(place: Place, table: str, seat: int | None, line: int | None) -> str | None:
    """Find who holds a seat of a table, or who said a line there."""
    live = await place.hub.live(plain(table))
    if line is not None:
        return await place.store.said_at(live.table.id, line)
    seats = live.table.seats
    return seats[seat].players[-1] if seat is not None and seat < len(seats) and seats[seat].players else None


async def need_room(place: Place, who: Identity, kind: Kind) -> None:
    """Refuse more than anybody needs."""
    most = place.settings.limits.bonds
    if sum(bond.kind == kind for bond in await place.store.bonds.of(who.player)) >= most:
        raise Forbidden(f"there can be up to {most} of them; let somebody go first", ("people-refused-many", {"most": most}))


@get("/api/me/people", responses=refusals(401, 403), tags=["people"])
async def list_people(request: AnyRequest, known: Known) -> PeopleInfo:
    """List your friends, who asks you, whom you have asked, blocked and muted."""
    need_account(known)
    await place_of(request).gates.looks.pace(address_of(request), "looks")
    return await people_of(place_of(request), known)


@post("/api/me/friends", responses=refusals(401, 403, 404), tags=["people"])
async def ask_friend(request: AnyRequest, known: Known, data: JSONBody[Whom]) -> PeopleInfo:
    """Ask somebody to be friends. They are not told what became of it, nor are you, until they accept."""
    need_account(known)
    need_grown(known)
    place = place_of(request)
    place.gates.asks.pass_(known.player, "friends")
    other = await find(place, known, data)
    if not await place.store.bonds.has_account(other):
        raise Forbidden("friends have accounts, and this is a guest", ("people-refused-guest", {}))
    await need_room(place, known, "asked")
    await need_room(place, known, "friend")
    await place.store.bonds.ask(known.player, other, place.clock.now())
    return await heard_anew(place, known)


@post("/api/me/friends/{bond:str}", responses=refusals(401, 403, 404), status_code=200, tags=["people"])
async def accept_friend(request: AnyRequest, known: Known, bond: FromPath[str]) -> PeopleInfo:
    """Become the friend of somebody who asks you."""
    need_account(known)
    need_grown(known)
    place = place_of(request)
    await need_room(place, known, "friend")
    if not await place.store.bonds.accept(known.player, plain(bond[:64]), place.clock.now()):
        raise NotFound("nobody asks you that")
    return await people_of(place, known)


@delete("/api/me/friends/{bond:str}", responses=refusals(401, 403, 404), status_code=200, tags=["people"])
async def part_from(request: AnyRequest, known: Known, bond: FromPath[str]) -> PeopleInfo:
    """End a friendship, take back what you asked, or decline what somebody asks you; nobody is told."""
    need_account(known)
    place = place_of(request)
    if not await place.store.bonds.part(known.player, plain(bond[:64]), place.clock.now()):
        raise NotFound("there is no such friend")
    return await people_of(place, known)


@post("/api/me/blocks", responses=refusals(401, 403, 404), tags=["people"])
async def block(request: AnyRequest, known: Known, data: JSONBody[Whom]) -> PeopleInfo:
    """Block somebody: they cannot ask, challenge or be paired with you, sit down where you sit, or be read by you."""
    return await shun(request, known, data, "blocked")


@delete("/api/me/blocks/{bond:str}", responses=refusals(401, 403, 404), status_code=200, tags=["people"])
async def unblock(request: AnyRequest, known: Known, bond: FromPath[str]) -> PeopleInfo:
    """Let somebody in again."""
    return await unshun(request, known, bond, "blocked")


@post("/api/me/mutes", responses=refusals(401, 403, 404), tags=["people"])
async def mute(request: AnyRequest, known: Known, data: JSONBody[MuteWish]) -> PeopleInfo:
    """Mute somebody, so that what they say at any table is not sent to you; or hear them again."""
    if data.on:
        return await shun(request, known, data, "muted")
    need_account(known)
    place = place_of(request)
    await place.store.bonds.hear(known.player, await find(place, known, data))
    return await heard_anew(place, known)


@delete("/api/me/mutes/{bond:str}", responses=refusals(401, 403, 404), status_code=200, tags=["people"])
async def unmute(request: AnyRequest, known: Known, bond: FromPath[str]) -> PeopleInfo:
    """Hear somebody again."""
    return await unshun(request, known, bond, "muted")


async def shun(request: AnyRequest, who: Identity, whom: Whom, kind: Kind) -> PeopleInfo:
    """Keep somebody away."""
    need_account(who)
    place = place_of(request)
    other = await find(place, who, whom)
    await need_room(place, who, kind)
    await place.store.bonds.shun(who.player, other, kind, place.clock.now())
    return await heard_anew(place, who)


async def unshun(request: AnyRequest, who: Identity, bond: str, kind: Kind) -> PeopleInfo:
    """Keep somebody away no more."""
    need_account(who)
    place = place_of(request)
    if not await place.store.bonds.unshun(who.player, plain(bond[:64]), kind):
        raise NotFound("there is nobody of that kind")
    return await heard_anew(place, who)


async def heard_anew(place: Place, who: Identity) -> PeopleInfo:
    """Let it hold at once at the tables somebody reads, here and in the other processes."""
    await place.hub.hear_anew(who.player)
    await place.bus.tell(News(place.bus.process, unheard=who.player))
    return await people_of(place, who)


HANDLERS: list[Any] = [list_people, ask_friend, accept_friend, part_from, block, unblock, mute, unmute]
