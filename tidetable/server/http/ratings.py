"""Who is how strong: the leaderboard of a game, and what rated tables ask of those who sit down."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromQuery, Parameter

from tidetable.arena.glicko import SURE_ENOUGH
from tidetable.bots import bot_names
from tidetable.core.errors import BadSetup
from tidetable.core.registry import card
from tidetable.server.http.common import AnyRequest, TableId, Who, address_of, looking_at, place_of, refusals
from tidetable.server.http.problems import Forbidden, NotFound
from tidetable.server.live.summary import describe
from tidetable.server.people.identity import Identity, plain
from tidetable.server.people.profiles import sight_of
from tidetable.server.place import Place
from tidetable.server.storage.ratings import anchor

LONGEST = 200  # people of a leaderboard


class Standing(msgspec.Struct, frozen=True):
    """A place on a leaderboard: an account, or a bot as the ladder has measured it."""

    name: str | None
    handle: str | None
    bot: str | None
    rating: int
    error: int
    provisional: bool
    played: int | None
    you: bool


class Leaderboard(msgspec.Struct, frozen=True):
    """The strongest at a game with so many seats, people and bots on one scale."""

    game: str
    seats: int
    standings: list[Standing]


def need_rated(place: Place, who: Identity) -> None:
    """Refuse a rated table to those whose rating nobody could keep, or where the host wants none."""
    if not place.settings.ratings:
        raise Forbidden("the host of this server rates no matches", ("club-refused-ratings", {}))
    if who.seat is not None or (who.cookie and who.account is None):
        raise Forbidden("rated matches are for accounts; make one first", ("club-refused-rated", {}))


@get("/api/leaderboard", responses=refusals(404), tags=["people"])
async def show_leaderboard(
    request: AnyRequest, who: Who, game: FromQuery[str], seats: Annotated[int, Parameter(ge=1, le=4)] = 2
) -> Leaderboard:
    """List the strongest at a game: those who show their page to you, and the bots."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    try:
        known = card(plain(game))
    except BadSetup as fault:
        raise NotFound(str(fault)) from None
    if not place.settings.ratings or seats not in known.seats:
        raise NotFound("there is no such leaderboard")
    found = [*await people(place, known.id, seats, who), *bots(known.id, seats)]
    return Leaderboard(known.id, seats, sorted(found, key=lambda one: (-one.rating, one.name or one.bot or "")))


async def people(place: Place, game: str, seats: int, who: Identity | None) -> list[Standing]:
    """List the accounts whose games somebody may see."""
    rows = await place.store.ratings.board(game, seats, LONGEST)
    pages = {page.player: page for page in await place.profiles.pages([row.player for row in rows])}
    shown = [(row, pages[row.player]) for row in rows if row.player in pages]
    sight, linked = await sight_of(place.store.bonds, who), who is None or not who.child
    return [
        Standing(
            page.name, page.handle if linked else None, None, round(row.value), round(row.error), row.error > SURE_ENOUGH,
            row.played, who is not None and who.player == row.player,
        )
        for row, page in shown
        if sight.may_see(page.privacy.sees_profile, page.player) and sight.may_see(page.privacy.sees_games, page.player)
    ]  # fmt: skip


def bots(game: str, seats: int) -> list[Standing]:
    """List the bots that were measured."""
    found = [(bot, anchor(game, seats, bot)) for bot in bot_names(game)]
    return [
        Standing(None, None, bot, round(measured.value), round(measured.error), provisional=False, played=None, you=False)
        for bot, measured in found
        if measured is not None
    ]


class RatingChange(msgspec.Struct, frozen=True):
    """What a match did to the rating of who sat at a seat."""

    seat: int
    before: int
    after: int
    provisional: bool


class RatingChanges(msgspec.Struct, frozen=True):
    """What a match did to those who played it: nothing while it is played, and for a moment until it is counted."""

    seats: list[RatingChange]


@get("/api/tables/{table:str}/ratings", responses=refusals(401, 404, 409), tags=["tables"])
async def show_changes(request: AnyRequest, who: Who, table: TableId) -> RatingChanges:
    """Say what a rated match did to the ratings of those who played it, bots left out: they stay where they are."""
    place = place_of(request)
    async with looking_at(request, table) as live:
        shown = describe(live.shown_to(who, place.clock.now()), who)
    people = {seat.seat for seat in shown.seats if seat.bot is None or seat.stand_in}
    if shown.status != "over" or not shown.rated:
        return RatingChanges([])
    found = await place.store.ratings.of_match(table)
    return RatingChanges(
        [
            RatingChange(seat, round(point.before), round(point.after), point.error > SURE_ENOUGH)
            for seat, point in found.items()
            if seat in people
        ]
    )


HANDLERS: list[Any] = [show_leaderboard, show_changes]
