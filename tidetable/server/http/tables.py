"""Tables: making them, sitting down, leaving, starting, the next match, commands and pictures."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, Parameter
from litestar.response import Stream

from tidetable.core.record import SPECTATOR
from tidetable.server.http.common import AnyRequest, Known, TableId, Who, address_of, looking_at, place_of, refusals
from tidetable.server.http.problems import BadRequest, NotYou
from tidetable.server.http.ratings import need_rated
from tidetable.server.http.stream import stream_of
from tidetable.server.live.bus import News
from tidetable.server.live.commands import command
from tidetable.server.live.summary import Shown, describe, links_for
from tidetable.server.live.table import Live
from tidetable.server.live.wire import Ack, LeaveWish, NewTable, SeatAnswer, SeatWish, SitWish, TableAnswer, Tables, Why
from tidetable.server.people.identity import Identity, clean_name, name_for, plain
from tidetable.server.people.names import distinct_from
from tidetable.server.place import Place
from tidetable.server.storage.bonds import Bond
from tidetable.table import coming
from tidetable.table.clocks import Clock
from tidetable.table.commands import AnyCommand
from tidetable.table.errors import NotAllowed, NotYourSeat
from tidetable.table.events import Stored
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.series import Series
from tidetable.table.table import Table
from tidetable.table.watching import Watching
from tidetable.table.why import why_not

MAX_NUMBER = 2**31 - 1
Eyes = Annotated[int | None, Parameter(ge=0, le=3)]
Seat = Annotated[int, Parameter(ge=0, le=3)]
Target = Annotated[str, Parameter(max_length=400)]
Since = Annotated[int, Parameter(ge=0, le=MAX_NUMBER)]


def answer(place: Place, live: Live, who: Identity | None) -> TableAnswer:
    """Describe a table to somebody, with the links they may have."""
    shown = live.shown_to(who, place.clock.now())
    return TableAnswer(describe(shown, who), links_for(shown, who, place.keys))


# Making


Friends = dict[str, Bond]  # by the id of the bond


async def friends_for(request: AnyRequest, who: Identity, wish: NewTable) -> Friends:
    """Find the friends for whom seats are to be kept; each counts as somebody asked."""
    place = place_of(request)
    wanted = [seat.friend for seat in wish.seats if seat.kind == "friend"]
    if not wanted:
        return {}
    found = {bond.id: bond for bond in await place.store.bonds.of(who.player) if bond.kind == "friend"}
    if len(set(wanted)) < len(wanted) or not found.keys() >= set(wanted):
        raise BadRequest("a seat is kept for a friend of yours, each once: name them as /api/me/people does")
    for _ in wanted:
        place.gates.asks.pass_(who.player, "challenges")
    return {name: found[name] for name in wanted if name}


def plan_of(wish: NewTable, host: str, friends: Friends, *, child: bool = False) -> Plan:
    """Turn what was asked for into a plan."""
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise BadRequest('only one seat can be "me"; another person at your device is "here"')
    name = clean_name(wish.name) if wish.name and not child else None
    seats = tuple(seat_plan(seat, host, friends) for seat in wish.seats)
    return Plan(
        wish.game,
        "",
        wish.options,
        seats,
        name,
        wish.public,
        wish.rated,
        wish.chat,
        wish.undo,
        wish.autostart,
        wish.pace,
        msgspec.convert(msgspec.to_builtins(wish.clock), Clock),
        Series(wish.best_of) if wish.best_of > 1 else None,
        msgspec.convert(msgspec.to_builtins(wish.watching), Watching),
    )


def seat_plan(wish: SeatWish, host: str, friends: Friends) -> SeatPlan:
    """Turn the wish for one seat into its plan."""
    if wish.kind == "friend":
        return SeatPlan("open", players=(friends[wish.friend or ""].other,))
    if wish.kind == "bot":
        return SeatPlan("bot", bot=wish.bot)
    if wish.kind == "open":
        return SeatPlan("open")
    return SeatPlan("person", players=(host,), here=wish.kind == "here")


def names_of(wish: NewTable, who: Identity, friends: Friends) -> dict[tuple[int, str], str | None]:
    """Give the names under which the host's people and friends sit, no two alike."""
    names: dict[tuple[int, str], str | None] = {}
    for number, seat in enumerate(wish.seats):
        if seat.kind == "friend":  # written down also without a name: so they find the table among theirs
            friend = friends[seat.friend or ""]
            names[number, friend.other] = distinct_from(friend.name, filter(None, names.values())) if friend.name else None
        name = name_for(who, seat.name) if seat.kind == "me" else seat.name if who.names_itself else None
        if seat.kind in {"me", "here"} and name:
            names[number, who.player] = distinct_from(clean_name(name), filter(None, names.values()))
    return names


@post("/api/tables", responses=refusals(401, 403, 409), tags=["tables"])
async def make_table(request: AnyRequest, known: Known, data: JSONBody[NewTable]) -> TableAnswer:
    """Make a table."""
    place = place_of(request)
    if data.rated:
        need_rated(place, known)
    if data.name:
        place.penalties.check_silence(known.known, place.clock.now())
    count_table(request, public=data.public)
    friends = await friends_for(request, known, data)
    names = names_of(data, known, friends)
    live = await place.hub.create(plan_of(data, known.player, friends, child=known.child), known.player, names, data.salt)
    await remember(place, known, next((name for (_, player), name in names.items() if player == known.player), None))
    return answer(place, live, known)


def count_table(request: AnyRequest, *, public: bool) -> None:
    """Count one more table of an address, and refuse too many."""
    gates = place_of(request).gates
    gates.tables.pass_(address_of(request), "new tables")
    if public:
        gates.public.pass_(address_of(request), "new public tables")


async def remember(place: Place, who: Identity, name: str | None) -> None:
    """Keep a guest who has done something, under the name they gave first."""
    if who.seat is None and who.name is None:
        await place.people.keep(who.player, place.clock.now(), **({"name": name} if name else {}))


# Finding

Status = Literal["open", "running", "paused", "over"]


@get("/api/tables", responses=refusals(), tags=["tables"])
async def list_tables(
    request: AnyRequest, who: Who, game: FromQuery[str | None] = None, status: FromQuery[Status | None] = None
) -> Tables:
    """List public tables: the lobby."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    await place.hub.standings.refresh()
    listed = await place.store.lobby(plain(game) if game else None, status)
    rows = []
    for row in listed:
        live = place.hub.tables.get(row.id)
        listed_only = Shown(row.id, row.status, row.n, row.summary, row.names, row.waiting or [], standings=place.hub.standings)
        rows.append(live.shown if live and not live.lock.locked() else listed_only)
    return Tables([describe(shown, who) for shown in rows])


@get("/api/tables/{table:str}", responses=refusals(401, 404, 409), tags=["tables"])
async def show_table(request: AnyRequest, who: Who, table: TableId) -> TableAnswer:
    """Describe a table."""
    place = place_of(request)
    async with place.hub.at(table) as live:
        return answer(place, live, who)


# Coming and going


@post("/api/tables/{table:str}/sit", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tables"])
async def sit_down(request: AnyRequest, known: Known, table: TableId, data: JSONBody[SitWish]) -> SeatAnswer:
    """Take a seat: the one of a seat link, the one you name, or the first open one. The answer has the seat's new private link."""
    place = place_of(request)
    link = known.seat[1:] if known.seat else None
    if data.token is not None:
        link = place.keys.read_seat_token(table, data.token)
        if link is None:
            raise NotYou("this is no seat link of this table")
    name = name_for(known, data.name)
    seat = link[0] if link else data.seat
    live = await place.hub.live(table)
    own_people = frozenset[str]()
    if live.table.plan.rated:
        need_rated(place, known)
        own_people = (await place.store.bonds.identities(known.player))[0] - known.known
    if live.table.plan.tournament is None:  # who enters a tournament meets everybody there
        await need_welcome(place, live, known)
    taken: list[tuple[int, Identity, str | None]] = []

    def change(at_table: Table, at: float) -> list[Stored]:
        if any(own_people.intersection(there.players) for there in at_table.seats):
            raise NotAllowed("nobody plays rated against a bot of their own", ("refused-own-bot", {}))
        proved = link is not None and proves(at_table, known, *link)
        sitter = as_kept(at_table, known) if seat is None else who_sits(place, at_table, known, seat)
        own = known.known | sitter.known
        carried = distinct_from(name, live.seated_names(but=own)) if name else None  # nobody speaks as somebody else
        number, rows = coming.sit(at_table, sitter.player, at, seat=seat, proved=proved, salt=data.salt)
        if rows and carried:  # so that whoever hears of the new person knows it; whoever is refused leaves nothing behind
            live.names[number, sitter.player] = carried
        taken[:] = [(number, sitter, carried)]
        return rows

    rows = await place.hub.change(table, change)
    number, sitter, carried = taken[0]
    await remember(place, sitter, name)
    await name_seat(place, live, number, sitter, carried, changed=bool(rows) or bool(data.name))
    shown = answer(place, live, sitter)
    return SeatAnswer(shown.table, shown.links, number)


async def need_welcome(place: Place, live: Live, who: Identity) -> None:
    """Refuse whoever is blocked by somebody at the table, whatever link they have; who sits there already stays."""
    there = {live.table.created.host, *(player for seat in live.table.seats for player in (*seat.players, *seat.kept_for))}
    if not live.held_by(who) and await place.store.bonds.is_blocked(there, who.known):
        raise NotAllowed("this table is not open to you", ("refused-not-welcome", {}))


def as_kept(table: Table, who: Identity) -> Identity:
    """Say under which of their identities a seat is kept for somebody: a guest may have logged in since."""
    kept = [player for seat in table.seats for player in seat.kept_for if player in who.known]
    return msgspec.structs.replace(who, player=kept[0]) if kept else who


def who_sits(place: Place, table: Table, who: Identity, seat: int) -> Identity:
    """Say as whom somebody sits down: whoever has nothing but an invitation becomes the player of the link that follows it.

    The host knows the invitation, and nobody but the guest is told the link that follows.
    """
    there = table.seats[seat] if seat < len(table.seats) else None
    if who.seat is None or there is None or who.known.intersection(there.players):
        return who
    if there.players and who.seat == (table.id, seat, there.link):  # whoever sits there, come back with their own link
        return msgspec.structs.replace(who, player=there.players[-1], known=frozenset(there.players))
    return place.keys.bearer(table.id, seat, there.link + there.open)


def proves(table: Table, who: Identity, seat: int, link: int) -> bool:
    """Tell whether a link of a seat still holds; an old one is worth nothing, except to those who sit there anyway."""
    if table.seats[seat].link == link:
        return True
    if not who.known.intersection(table.seats[seat].players):
        raise NotYou("this link was used: whoever sits there now has a new one", ("refused-link-used", {}))
    return False


async def name_seat(place: Place, live: Live, seat: int, who: Identity, name: str | None, *, changed: bool) -> None:
    """Remember under which name somebody sits, and tell."""
    if not changed:
        return
    kept = name or live.names.get((seat, who.player))
    await place.store.name_seat(live.table.id, seat, who.player, kept)
    live.names[seat, who.player] = kept
    place.hub.audience.refresh_seats(live)
    place.hub.audience.announce_soon(live)
    place.hub.lobby.tell(live)
    await place.bus.tell(News(place.bus.process, live.table.id, n=live.table.n))  # other processes look the name up


@post("/api/tables/{table:str}/leave", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tables"])
async def leave_seat(request: AnyRequest, known: Known, table: TableId, data: JSONBody[LeaveWish | None] = None) -> TableAnswer:
    """Leave a seat: before the start it opens again, later you count as away at once."""
    place = place_of(request)
    live = await place.hub.live(table)

    def change(at_table: Any, at: float) -> Any:
        held = live.held_by(known)
        seat = data.seat if data and data.seat is not None else min(held, default=-1)
        if seat not in held:
            raise NotYourSeat("you do not sit there")
        return coming.leave(at_table, seat, at)

    await place.hub.change(table, change)
    return answer(place, live, known)


@post("/api/tables/{table:str}/decline", responses=refusals(401, 403, 404, 409), status_code=204, tags=["tables"])
async def decline_seat(request: AnyRequest, known: Known, table: TableId) -> None:
    """Say that you will not come to the seat that is kept for you: it is open to anybody, and the table none of yours."""
    place = place_of(request)
    live = await place.hub.live(table)
    await place.hub.change(table, lambda at_table, at: coming.decline(at_table, known.known, at))
    if not live.held_by(known):
        await place.store.unname_seat(table, known.known)


@post("/api/tables/{table:str}/start", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tables"])
async def start_match(request: AnyRequest, known: Known, table: TableId) -> TableAnswer:
    """Start the match; open seats get a stand-in."""
    place = place_of(request)

    def change(at_table: Any, at: float) -> Any:
        if at_table.created.host not in known.known:
            raise NotAllowed("only the host starts the match")
        return coming.start(at_table, at)

    live = await place.hub.live(table)
    await place.hub.change(table, change)
    return answer(place, live, known)


# Commands and pictures


@post("/api/tables/{table:str}/commands", responses=refusals(401, 403, 404, 409), status_code=200, tags=["playing"])
async def send_command(request: AnyRequest, known: Known, table: TableId, data: JSONBody[AnyCommand]) -> Ack:
    """Send a command of the socket protocol: act, undo, ask, answer ..."""
    place = place_of(request)
    return await command(place, await place.hub.live(table), known, data, address_of(request))


def check_eyes(live: Live, who: Identity | None, eyes: int | None) -> int:
    """Refuse to look through a seat that is not one's own; nobody's eyes are a spectator's."""
    if eyes is None:
        return SPECTATOR
    if eyes not in live.held_by(who):
        raise NotYourSeat(f"you do not hold seat {eyes}")
    return eyes


@get("/api/tables/{table:str}/state", responses=refusals(401, 403, 404, 409), tags=["playing"])
async def show_state(request: AnyRequest, who: Who, table: TableId, eyes: Eyes = None, since: Since = 0) -> Response[bytes]:
    """Give the whole picture, as the socket's state message."""
    place = place_of(request)
    async with looking_at(request, table) as live:
        return Response(live.state(who, check_eyes(live, who, eyes), since, place.clock.now()), media_type="application/json")


@get("/api/tables/{table:str}/why", responses=refusals(401, 403, 404, 409), tags=["playing"])
async def explain(request: AnyRequest, who: Who, table: TableId, eyes: Seat, target: Target) -> Why:
    """Say why nothing can be done with something on the table now, as far as these eyes may know."""
    try:
        clicked = msgspec.json.decode(target, type=dict[str, str | int | bool | None])
    except msgspec.MsgspecError as fault:
        raise BadRequest(f"target must be a JSON object, as in the legal actions: {fault}") from fault
    async with looking_at(request, table) as live:
        return Why(why_not(live.table, check_eyes(live, who, eyes), clicked))


@get("/api/tables/{table:str}/stream", responses=refusals(401, 403, 404, 409), tags=["playing"])
async def read_stream(request: AnyRequest, who: Who, table: TableId, eyes: Eyes = None, since: Since = 0) -> Stream:
    """Read the messages of a table line by line for as long as you like."""
    place = place_of(request)
    live = await place.hub.live(table)
    seat = check_eyes(live, who, eyes)
    address = address_of(request)
    place.check_line(address)
    with place.line(address):  # as if it were open already
        place.admission.check_reader(plays=bool(live.held_by(who)) and not live.table.over)
    lines = stream_of(place, live, who, seat, since, address)
    return Stream(lines, media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})


@get("/api/tables/{table:str}/qr.svg", responses=refusals(401, 403, 404, 409), tags=["tables"])
async def show_code(request: AnyRequest, who: Who, table: TableId, seat: Eyes = None) -> Response[bytes]:
    """Give a link of the table as a QR code."""
    place = place_of(request)
    async with looking_at(request, table) as live:
        links = links_for(live.shown, who, place.keys)
    if seat is not None and str(seat) not in links.seats:
        raise NotYourSeat(f"the link of seat {seat} is not yours to show")
    link = links.table if seat is None else links.seats[str(seat)]
    base = (place.settings.public_url or str(request.base_url)).rstrip("/")
    drawn = BytesIO()
    segno.make(base + link, error="m").save(
        drawn, kind="svg", scale=8, border=2, xmldecl=False
    )  # with its namespace: shown as a picture
    return Response(drawn.getvalue(), media_type="image/svg+xml")


HANDLERS: list[Any] = [
    make_table, list_tables, show_table, sit_down, leave_seat, decline_seat, start_match, send_command, show_state, explain,
    read_stream, show_code,
]  # fmt: skip
