"""Tournaments: making them, entering and leaving, conducting them, and how they stand."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Annotated, Any, Literal
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tidetable.core.errors import TidetableError
from tidetable.server.contest.shown import BoardInfo, Shown, TournamentInfo, TournamentPage, info_of, you_in
from tidetable.server.contest.terms import MOST, Entry, Terms, check_terms
from tidetable.server.http.accounts import may_organise
from tidetable.server.http.codes import UNKNOWN, check_tries
from tidetable.server.http.common import AnyRequest, Known, Who, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest, Forbidden, NotFound
from tidetable.server.http.profiles import need_account
from tidetable.server.http.ratings import need_rated
from tidetable.server.http.replays import record_now
from tidetable.server.http.seeks import rating_of
from tidetable.server.http.tables import remember
from tidetable.server.live.bus import News
from tidetable.server.live.hub import TABLE_ID
from tidetable.server.live.table import Live, encode
from tidetable.server.live.wire import ClockWish, Name
from tidetable.server.people.identity import Identity, clean_name, clean_text, name_for, new_table
from tidetable.server.people.names import distinct_from
from tidetable.server.place import Place
from tidetable.server.storage.codes import new_code, read_code
from tidetable.server.storage.tournaments import (
    Entered,
    Tournament,
    change_entrant,
    count_staying,
    drop_entrant,
    entrant_of,
    has_met,
    insert_entrant,
    names_in,
)
from tidetable.server.work.arbiter import FEWEST, arena_ends
from tidetable.table.clocks import Clock
from tidetable.table.errors import NotAllowed, NotNow
from tidetable.tournament.field import Format
from tidetable.tournament.standings import TIE_BREAKS

if TYPE_CHECKING:
    import sqlalchemy as sa

LONGEST_ABOUT = 600
FAR = 366 * 86_400.0  # seconds ahead that a tournament can be announced
LATE = {"swiss", "arena"}  # in which somebody may come late, or sit out
Deed = Literal["start", "next", "finish", "cancel"]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament."""

    name: Name
    format: Format
    game: str
    clock: ClockWish
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    options: dict[str, Any] = {}
    about: Annotated[str, msgspec.Meta(max_length=LONGEST_ABOUT)] | None = None
    rounds: Annotated[int, msgspec.Meta(ge=0, le=32)] = 0  # of Swiss
    minutes: Annotated[float, msgspec.Meta(ge=0, le=1440)] = 0  # of an arena
    rated: bool = False
    most: Annotated[int, msgspec.Meta(ge=2, le=MOST)] = 64  # players
    entry: Entry = "everyone"
    fill: bool = False  # whether bots sit where players are missing
    show_up: Annotated[float, msgspec.Meta(ge=10, le=2_592_000)] = 180  # seconds to sit down
    pause: Annotated[float, msgspec.Meta(ge=0, le=2_592_000)] = 30  # seconds between two rounds
    begins: float | None = None  # by itself, as seconds since 1970; none: when you say so


class Listed(msgspec.Struct, frozen=True):
    """The tournaments there are."""

    tournaments: list[TournamentInfo]
    yours: bool  # whether you may make one


class EntryWish(msgspec.Struct, frozen=True):
    """Under which name, and with which code, somebody wants to play along."""

    name: Name | None = None
    code: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class Conduct(msgspec.Struct, frozen=True):
    """What its organiser does with a tournament: begin it, pair the next round now, end it as it stands, call it off."""

    deed: Deed


class Rest(msgspec.Struct, frozen=True):
    """Whether somebody sits out."""

    rest: bool


class Kick(msgspec.Struct, frozen=True):
    """Whom the organiser sends away, by number."""

    number: Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class Round(msgspec.Struct, frozen=True):
    """The tables of a round."""

    boards: list[BoardInfo]


TournamentId = FromPath[str]


async def find(place: Place, tournament: str) -> Shown:
    """Give a tournament, or say that there is none."""
    shown = await place.contests.shown(tournament) if TABLE_ID.fullmatch(tournament) else None
    if shown is None:
        raise NotFound("there is no such tournament")
    return shown


async def need_organiser(place: Place, who: Identity, tournament: str) -> Shown:
    """Refuse whoever does not organise a tournament."""
    shown = await find(place, tournament)
    if shown.whole.tournament.organiser not in who.known:
        raise Forbidden("only its organiser does this", ("tournament-refused-organiser", {}))
    return shown


async def changed(place: Place, tournament: str) -> None:
    """Have a tournament looked at, here or elsewhere, and those told who look at it."""
    place.hub.called()
    await place.hub.lobby.tell_tournament(tournament)
    await place.bus.tell(News(place.bus.process, work=True))


# Finding


@get("/api/tournaments", responses=refusals(), tags=["tournaments"])
async def list_tournaments(request: AnyRequest, who: Who) -> Listed:
    """List the tournaments that run, that can be entered, and that are over; also those of your own that are not listed."""
    place, known = place_of(request), who.known if who else frozenset[str]()
    await place.gates.looks.pace(address_of(request), "looks")
    rows = await place.store.tournaments.listed(known)
    infos = [info_of(one, players, known, entered=entered) for one, players, entered in rows]
    return Listed(infos, who is not None and may_organise(place, who))


@get("/api/tournaments/{tournament:str}", responses=refusals(404), tags=["tournaments"])
async def show_tournament(request: AnyRequest, who: Who, tournament: TournamentId) -> TournamentPage:
    """Give a tournament: how everybody stands, the tables of this round, and what concerns you."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    return await page_of(place, await find(place, tournament), who)


async def page_of(place: Place, shown: Shown, who: Identity | None) -> TournamentPage:
    """Describe a tournament to somebody."""
    whole, known = shown.whole, who.known if who else frozenset[str]()
    one, mine, now = whole.tournament, whole.of(known), place.clock.now()
    boards = shown.shown_now()
    played = await place.store.tournaments.played(board.table for board in boards if board.table)
    organiser = await place.people.find(one.organiser)
    arena = one.terms.format == "arena" and one.state == "running"
    return TournamentPage(
        info_of(one, sum(not entered.kicked for entered in whole.entered), known, entered=mine is not None and not mine.out),
        organiser.name if organiser else None,
        one.code if one.organiser in known or one.terms.entry != "code" else None,
        shown.round,
        shown.rounds,
        one.next_at if one.state == "running" else None,
        arena_ends(one, place.hub.outages, now) if arena else None,
        list(TIE_BREAKS[one.terms.format]),
        [msgspec.structs.replace(row, you=True) if mine and row.number == mine.number else row for row in shown.places],
        [shown.board(board, played) for board in boards],
        you_in(shown, mine, played),
        now,
    )


@get("/api/tournaments/{tournament:str}/rounds/{number:int}", responses=refusals(404), tags=["tournaments"])
async def show_round(request: AnyRequest, tournament: TournamentId, number: FromPath[int]) -> Round:
    """Give the tables of a round, and how they ended."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    shown = await find(place, tournament)
    boards = [board for board in shown.whole.boards if board.round == number]
    played = await place.store.tournaments.played(board.table for board in boards if board.table)
    return Round([shown.board(board, played) for board in boards])


# Making and conducting


@post("/api/tournaments", responses=refusals(401, 403, 409), tags=["tournaments"])
async def make_tournament(request: AnyRequest, known: Known, data: JSONBody[NewTournament]) -> TournamentPage:
    """Make a tournament. You organise it, whether you play along or not."""
    place, now = place_of(request), place_of(request).clock.now()
    need_account(known)
    if not may_organise(place, known):
        raise Forbidden("tournaments are made by the host of this server", ("tournament-refused-hosts", {}))
    if data.rated:
        need_rated(place, known)
    place.penalties.check_silence(known.known, now)
    terms = terms_of(data)
    if data.begins is not None and not now - 60 <= data.begins <= now + FAR:
        raise BadRequest("a tournament begins within a year from now")
    place.gates.tournaments.pass_(known.player, "new tournaments")
    place.gates.tournaments_of_address.pass_(address_of(request), "new tournaments")  # accounts cost little, and the list is short
    if await place.store.tournaments.live_of(known.player) >= place.settings.limits.tournaments_live:
        raise NotNow("end one of your tournaments first", ("tournament-refused-many", {}))
    listed = terms.entry != "code"
    made = Tournament(new_table(), known.player, "open", listed, new_code(), 1, now, data.begins, None, None, None, terms)
    await place.store.tournaments.create(made)
    await place.hub.lobby.tell_tournament(made.id)
    return await page_of(place, await find(place, made.id), known)


def terms_of(wish: NewTournament) -> Terms:
    """Turn what was asked for into terms."""
    chosen = {name: getattr(wish, name) for name in Terms.__struct_fields__}
    chosen["clock"] = msgspec.convert(msgspec.to_builtins(wish.clock), Clock)
    chosen["name"] = clean_name(wish.name)
    chosen["about"] = clean_text(wish.about, LONGEST_ABOUT, "what is said about a tournament") if wish.about else None
    return check_terms(Terms(**chosen))


@post("/api/tournaments/{tournament:str}/conduct", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tournaments"])
async def conduct(request: AnyRequest, known: Known, tournament: TournamentId, data: JSONBody[Conduct]) -> TournamentPage:
    """Begin a tournament of yours, pair its next round now, end it as it stands, or call it off before it has begun."""
    place, now = place_of(request), place_of(request).clock.now()
    one = (await need_organiser(place, known, tournament)).whole.tournament
    state, values = _DEEDS[data.deed]

    def work(line: sa.Connection, there: Tournament) -> None:
        if one.state != state:
            raise NotNow(f"this tournament is {one.state}", (f"tournament-refused-{one.state}", {}))
        if data.deed == "start" and count_staying(line, there.id) < FEWEST:
            raise NotNow("a tournament needs two players", ("tournament-refused-few", {}))
        if data.deed == "next" and one.next_at is None:
            raise NotNow("the round is not over yet", ("tournament-refused-round", {}))

    changes = {name: now if value == "now" else value for name, value in values.items()}
    await _change(place, one.id, work, seen=one.n, **changes)
    return await page_of(place, await find(place, one.id), known)


_DEEDS: dict[str, tuple[str, dict[str, Any]]] = {
    "start": ("open", {"begins": "now"}),
    "next": ("running", {"next_at": "now"}),
    "finish": ("running", {"state": "over", "ended": "now", "next_at": None}),
    "cancel": ("open", {"state": "cancelled", "ended": "now"}),
}


@post("/api/tournaments/{tournament:str}/kick", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tournaments"])
async def kick(request: AnyRequest, known: Known, tournament: TournamentId, data: JSONBody[Kick]) -> TournamentPage:
    """Send somebody away from a tournament of yours: they lose the match they are in, and do not come back."""
    place = place_of(request)
    shown = await need_organiser(place, known, tournament)
    if not any(one.number == data.number and not one.kicked for one in shown.whole.entered):
        raise NotFound("nobody plays along under this number")
    gone = {"out": True, "here": False, "kicked": True}
    await _change(place, tournament, lambda line, _now: change_entrant(line, tournament, data.number, **gone))
    return await page_of(place, await find(place, tournament), known)


async def _change(place: Place, tournament: str, work: Any, **values: Any) -> None:
    if not await place.store.tournaments.change(tournament, place.clock.now(), work, **values):
        raise NotNow("this tournament has gone on; look again", ("tournament-refused-over", {}))
    await changed(place, tournament)


# Coming and going


@post("/api/tournaments/{tournament:str}/enter", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tournaments"])
async def enter(request: AnyRequest, known: Known, tournament: TournamentId, data: JSONBody[EntryWish]) -> TournamentPage:
    """Play along. Swiss and arenas can be entered late; whoever has left one comes back as who they were."""
    place = place_of(request)
    whole = (await find(place, tournament)).whole
    await need_entry(place, request, known, whole.tournament, data.code)
    mine = whole.of(known.known)
    refuse_kicked(mine)
    name = name_for(known, data.name)
    if name is None:
        raise BadRequest("say under which name you play along", ("tournament-refused-name", {}))
    place.gates.entries.pass_(address_of(request), "entries")
    await remember(place, known, name)
    terms = whole.tournament.terms
    rating = await rating_of(place, known, terms.game, terms.seats)
    own_people = (await place.store.bonds.identities(known.player))[0] - known.known if terms.rated else frozenset[str]()
    now = place.clock.now()

    def work(line: sa.Connection, there: Tournament) -> None:
        if there.state == "running" and terms.format not in LATE:
            raise NotNow("it has begun: only Swiss and arenas can be entered late", ("tournament-refused-late", {}))
        mine = entrant_of(line, tournament, known.known)  # as of now: they may have entered, or been sent away, a moment ago
        refuse_kicked(mine)
        if mine is not None and not mine.out:
            return
        own = entrant_of(line, tournament, own_people)
        if own is not None and not own.out:
            raise NotAllowed("nobody plays rated against a bot of their own", ("refused-own-bot", {}))
        if count_staying(line, tournament) >= terms.most:
            raise NotNow("nobody else can play along", ("tournament-refused-full", {}))
        if mine is not None:
            change_entrant(line, tournament, mine.number, out=False, here=True)
            return
        called = distinct_from(name, names_in(line, tournament))
        insert_entrant(line, tournament, Entered(0, known.player, called, rating, now, here=True, out=False))

    if mine is None or mine.out:
        if terms.format == "swiss" and any(board.round == terms.rounds for board in whole.boards):
            raise NotNow("its last round is being played: nobody would meet you any more", ("tournament-last-games", {}))
        await _change(place, tournament, work)
    return await page_of(place, await find(place, tournament), known)


def refuse_kicked(mine: Entered | None) -> None:
    """Refuse whoever was sent away."""
    if mine is not None and mine.kicked:
        raise NotAllowed("the organiser has sent you away", ("tournament-refused-kicked", {}))


async def need_entry(place: Place, request: AnyRequest, who: Identity, one: Tournament, typed: str | None) -> None:
    """Refuse whoever may not play along; wrong codes are counted as those of tables are."""
    if who.seat is not None:
        raise Forbidden("a seat's link plays no tournament")
    if one.terms.rated:
        need_rated(place, who)
    if one.terms.entry == "members" and who.cookie and who.account is None:
        raise Forbidden("this tournament is for accounts; make one first", ("tournament-refused-members", {}))
    if one.terms.entry == "code" and one.organiser not in who.known:
        check_tries(place, address_of(request))
        if typed is None or read_code(typed) != one.code:
            if typed is not None:
                place.gates.joins.wait(address_of(request))
            raise Forbidden(UNKNOWN, ("tournament-refused-code", {}))
    if await place.store.bonds.is_blocked([one.organiser], who.known):
        raise NotAllowed("this tournament is not open to you", ("refused-not-welcome", {}))


@post("/api/tournaments/{tournament:str}/leave", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tournaments"])
async def leave(request: AnyRequest, known: Known, tournament: TournamentId) -> TournamentPage:
    """Play along no more: a match you are in is lost, and others meet nobody in your place."""
    place = place_of(request)
    mine = need_entrant(await find(place, tournament), known)

    def work(line: sa.Connection, there: Tournament) -> None:
        unmet = there.terms.format in LATE and not has_met(line, tournament, mine.number)
        if there.state == "open" or unmet:  # nothing hangs on them: who comes and goes without end leaves nothing behind
            drop_entrant(line, tournament, mine.number)
        else:
            change_entrant(line, tournament, mine.number, out=True, here=False)

    await _change(place, tournament, work)
    return await page_of(place, await find(place, tournament), known)


def need_entrant(shown: Shown, who: Identity) -> Entered:
    """Refuse whoever does not play along."""
    mine = shown.whole.of(who.known)
    if mine is None or mine.out:
        raise NotAllowed("you do not play along", ("tournament-refused-entrant", {}))
    return mine


@post("/api/tournaments/{tournament:str}/rest", responses=refusals(401, 403, 404, 409), status_code=200, tags=["tournaments"])
async def rest(request: AnyRequest, known: Known, tournament: TournamentId, data: JSONBody[Rest]) -> TournamentPage:
    """Sit out the next rounds of Swiss or an arena, or say that you are here again."""
    place = place_of(request)
    shown = await find(place, tournament)
    mine = need_entrant(shown, known)
    place.gates.entries.pass_(address_of(request), "entries")
    if shown.whole.tournament.terms.format not in LATE and data.rest:
        raise NotNow("here everybody plays every round", ("tournament-refused-rest", {}))
    await _change(place, tournament, lambda line, _now: change_entrant(line, tournament, mine.number, here=not data.rest))
    return await page_of(place, await find(place, tournament), known)


# Records, and a code to be seen from afar


@get("/api/tournaments/{tournament:str}/records", responses=refusals(404), tags=["tournaments"])
async def download_records(request: AnyRequest, tournament: TournamentId) -> Response[bytes]:
    """Give the records of all matches that are over as one archive, each named by its round and table."""
    place = place_of(request)
    place.gates.luggage.pass_(address_of(request), "archives")
    shown = await find(place, tournament)
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for board in shown.whole.boards:
            if board.table and board.ranks and (body := await _record(place, board.table)):
                archive.writestr(f"round-{board.round:02}/table-{board.board:02}.json", body)
    headers = {"Content-Disposition": 'attachment; filename="tidetable-tournament.zip"', "Cache-Control": "no-store"}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)


async def _record(place: Place, table: str) -> bytes | None:
    """Give the record of a match; None where there was none, because somebody did not come."""
    try:
        async with place.heavy:
            made, names, written = await place.hub.loader.whole(table)
            return encode(record_now(Live(made, names, place.clock.now(), written)))
    except TidetableError:
        return None


@get("/api/tournaments/{tournament:str}/qr.svg", responses=refusals(404), tags=["tournaments"])
async def draw_address(request: AnyRequest, tournament: TournamentId, code: FromQuery[str | None] = None) -> Response[bytes]:
    """Draw the address of a tournament, with a code if you give one, so that a phone can read it."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    read = read_code(code[:32]) if code else None
    one = (await find(place, tournament)).whole.tournament
    base = (place.settings.public_url or str(request.base_url)).rstrip("/")
    drawn = BytesIO()
    address = f"{base}/tournament/{one.id}" + (f"?code={read}" if read else "")
    segno.make(address, error="m").save(drawn, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


HANDLERS: list[Any] = [
    list_tournaments, show_tournament, show_round, make_tournament, conduct, kick, enter, leave, rest, download_records,
    draw_address,
]  # fmt: skip
