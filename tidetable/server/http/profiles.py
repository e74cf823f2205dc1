"""Pages of accounts: what they show, to whom, and what is counted of their games."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from litestar import get, patch
from litestar.params import FromPath, JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.arena.glicko import SURE_ENOUGH
from tidetable.server.http.accounts import describe_listed, need_person
from tidetable.server.http.analyses import Accuracy, accuracy_of
from tidetable.server.http.common import AnyRequest, Known, Who, address_of, place_of, refusals
from tidetable.server.http.problems import Forbidden, NotFound
from tidetable.server.live.wire import TableInfo
from tidetable.server.people.children import need_grown
from tidetable.server.people.identity import Identity, clean_text, plain
from tidetable.server.people.profiles import LONGEST_ABOUT, Audience, Handle, Privacy, Profile, Sight, sight_of
from tidetable.server.people.statistics import Statistics, count
from tidetable.server.place import Place
from tidetable.server.storage.ratings import Point

COUNTED = 2_000  # matches that are counted, the newest
KEPT = 1_000  # people whose counts are kept
SHOWN = 20  # ... and shown
ONLINE = 300.0  # seconds for which somebody who was just here counts as here


class OwnProfile(msgspec.Struct, frozen=True):
    """Your page as you have set it."""

    handle: str
    about: str | None
    privacy: Privacy


class ProfileWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be different; what is left out stays."""

    handle: Handle | msgspec.UnsetType = msgspec.UNSET
    about: Annotated[str, msgspec.Meta(max_length=LONGEST_ABOUT)] | msgspec.UnsetType = msgspec.UNSET
    sees_profile: Audience | msgspec.UnsetType = msgspec.UNSET
    sees_games: Audience | msgspec.UnsetType = msgspec.UNSET
    sees_online: Audience | msgspec.UnsetType = msgspec.UNSET


class RatingShown(msgspec.Struct, frozen=True):
    """Somebody's rating at a game with so many seats, and how it came to be."""

    game: str
    seats: int
    value: int
    error: int
    provisional: bool
    played: int
    history: list[Point]


class ShownProfile(msgspec.Struct, frozen=True):
    """Somebody's page as whoever asks may see it."""

    handle: str
    name: str | None
    about: str | None
    since: float
    you: bool
    online: bool | None  # not told to whom it is not shown
    statistics: Statistics | None
    tables: list[TableInfo] | None
    ratings: list[RatingShown] | None
    accuracy: list[Accuracy] | None = None
    bond: str | None = None  # what they are to you: friend, asked, asking, blocked


def need_account(who: Identity) -> None:
    """Refuse guests: a page needs somebody who comes back to it."""
    need_person(who)
    if who.account is None:
        raise Forbidden("this is for accounts; make one first", ("club-refused-guest", {}))


@get("/api/me/profile", responses=refusals(401, 403), tags=["account"])
async def own_profile(request: AnyRequest, known: Known) -> OwnProfile:
    """Give your page as you have set it."""
    need_account(known)
    found = await place_of(request).profiles.ensure(known.player, known.name)
    return OwnProfile(found.handle, found.about, found.privacy)


@patch("/api/me/profile", responses=refusals(401, 403), tags=["account"])
async def change_profile(request: AnyRequest, known: Known, data: JSONBody[ProfileWish]) -> OwnProfile:
    """Change your page: its address, what it says about you, and who sees what."""
    need_account(known)
    place = place_of(request)
    need_grown(known)
    place.gates.names.pass_(address_of(request), "changes of a page")
    found = await place.profiles.ensure(known.player, known.name)
    values = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not msgspec.UNSET}
    if values.get("about", "").strip() or values.get("handle", found.handle) != found.handle:
        place.penalties.check_silence(known.known, place.clock.now())
    if "about" in values:
        values["about"] = clean_text(values["about"], LONGEST_ABOUT, "what a page says") if values["about"].strip() else None
    if values:
        await place.profiles.change(found.player, values)
    changed = await place.profiles.of(known.player)
    assert changed is not None, "it was there a moment ago"
    return OwnProfile(changed.handle, changed.about, changed.privacy)


@get("/api/people/{handle:str}", responses=refusals(404), tags=["people"])
async def show_profile(request: AnyRequest, who: Who, handle: FromPath[str]) -> ShownProfile:
    """Show somebody's page, if they let you see it; a page that is not for you is not there."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    found = await place.profiles.at(plain(handle[:64].lower()))
    sight = await sight_of(place.store.bonds, who)
    unseen = found is None or not sight.may_see(found.privacy.sees_profile, found.player)
    if unseen or found is None or (who is not None and who.child and who.player != found.player):
        raise NotFound("there is no such page, or not for you")
    return await shown(place, found, sight)


async def shown(place: Place, page: Profile, sight: Sight) -> ShownProfile:
    """Put together what somebody may see of a page; tables that are not public are shown to nobody else, whatever is chosen."""
    who, person = sight.who, await place.people.find(page.player)
    known = [page.player, *(person.aliases if person else ())]
    own = who is not None and who.player == page.player
    counted, tables, rated, accuracy = None, None, None, None
    if sight.may_see(page.privacy.sees_games, page.player):
        counted = await counted_of(place, known)
        listed = await place.store.finished_of(known, SHOWN, public=not own)
        tables = [await describe_listed(place, row, who) for row in listed]
        rated = await ratings_of(place, page.player) if place.settings.ratings else []
        accuracy = await accuracy_of(place, known)
    online = bool(await online_of(place, [page.player])) if sight.may_see_here(page.privacy.sees_online, page.player) else None
    bond = await bond_with(place, who, page.player)
    return ShownProfile(page.handle, page.name, page.about, page.created, own, online, counted, tables, rated, accuracy, bond)


async def counted_of(place: Place, known: list[str]) -> Statistics:
    """Count somebody's matches, once until another is over: thousands of them take a moment in which nobody else is served."""
    newest = await place.store.finished_of(known, 1)
    state = (*sorted(known), *((row.id, row.summary["ended"]) for row in newest))
    if state not in place.counted:
        place.counted[state] = count(await place.store.finished_of(known, COUNTED), known)
        while len(place.counted) > KEPT:
            place.counted.popitem(last=False)
    place.counted.move_to_end(state)
    return place.counted[state]


async def bond_with(place: Place, who: Identity | None, other: str) -> str | None:
    """Say what somebody is to another, as far as they know themselves."""
    if who is None or who.account is None:
        return None
    kinds = {bond.kind for bond in await place.store.bonds.of(who.player) if bond.other == other}
    asking = any(bond.player == other for bond in await place.store.bonds.asking(who.player))
    return next((kind for kind in ("blocked", "friend", "asked") if kind in kinds), "asking" if asking else None)


async def ratings_of(place: Place, player: str) -> list[RatingShown]:
    """Give somebody's ratings with their history; tables are not named, for they may not be public."""
    found = []
    for row in await place.store.ratings.of(player):
        told = [
            msgspec.structs.replace(point, table="") for point in await place.store.ratings.history(player, row.game, row.seats)
        ]
        sure = row.error <= SURE_ENOUGH
        found.append(RatingShown(row.game, row.seats, round(row.value), round(row.error), not sure, row.played, told))
    return found


async def online_of(place: Place, players: Collection[str]) -> frozenset[str]:
    """Tell who of some people is here: at a table of this process, or seen a moment ago."""
    if not players:
        return frozenset()
    reading = {reader.who.player for live in place.hub.tables.values() for reader in live.readers if reader.who}
    seen = await place.devices.seen_since(players, place.clock.now() - ONLINE * place.clock.speed)
    return frozenset(players) & (reading | seen)


HANDLERS: list[Any] = [own_profile, change_profile, show_profile]
