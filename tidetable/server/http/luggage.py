"""All that is yours, taken along: one archive out of this server, and into another."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import msgspec
from litestar import Response, get, post

from tidetable.core.errors import TidetableError
from tidetable.server.http.accounts import need_person
from tidetable.server.http.common import AnyRequest, Known, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest
from tidetable.server.http.profiles import need_account
from tidetable.server.http.replays import record_now
from tidetable.server.live.summary import Names
from tidetable.server.live.table import Live, encode
from tidetable.server.people.children import need_grown
from tidetable.server.people.identity import Identity, clean_name, clean_text
from tidetable.server.people.luggage import FORMAT, MOST_MATCHES, VERSION, Account, Archive, MatchEntry, digest, pack
from tidetable.server.people.profiles import CHOICES, LONGEST_ABOUT
from tidetable.server.place import Place
from tidetable.server.storage.imports import OWN, KeptRecord
from tidetable.server.storage.matches import Listed
from tidetable.table.imports import check_cost, names_of_record, table_of_record

LINES = 10_000  # of chat
MOST_DEALT = 2_000_000  # decisions that the matches of one archive are worth, dealt again: five hundred long ones, no hour of work


class TakenIn(msgspec.Struct, frozen=True):
    """What of an archive was taken in."""

    matches: int
    known: int  # that were here already
    refused: list[str]  # the tables whose records do not hold what they say


@get("/api/me/export", responses=refusals(401, 403), tags=["account"])
async def take_along(request: AnyRequest, known: Known) -> Response[bytes]:
    """Give everything that is kept about you as one archive: yourself, what you said, and the record of every finished match."""
    need_person(known)
    place = place_of(request)
    place.gates.luggage.pass_(address_of(request), "archives")
    files: dict[str, bytes] = {}
    over = await place.store.finished_of(known.known, MOST_MATCHES)
    matches = [await packed(place, listed, known, files) for listed in over]
    running = [row for row in await place.store.tables_of(known.known) if row.status != "over"]
    matches += [entry_of(row, known) for row in running]
    body = await asyncio.to_thread(pack, await all_about(place, known, matches), files)
    headers = {"Content-Disposition": 'attachment; filename="tidetable-account.zip"', "Cache-Control": "no-store"}
    return Response(body, media_type="application/zip", headers=headers)


async def packed(place: Place, listed: Listed, who: Identity, files: dict[str, bytes]) -> MatchEntry:
    """Put the record of a match among the files, and say where; or why there is none."""
    entry = entry_of(listed, who)
    try:
        async with place.heavy:
            table, names, written = await place.hub.loader.whole(listed.id)
            body = encode(record_now(Live(table, names, place.clock.now(), written)))
    except TidetableError as fault:
        return msgspec.structs.replace(entry, why_not=str(fault))
    name = f"matches/{listed.id}.json"
    files[name] = body
    return msgspec.structs.replace(entry, file=name, sha256=digest(body))


def entry_of(listed: Listed, who: Identity) -> MatchEntry:
    """Name a match of somebody's."""
    seats = sorted({seat for seat, player in listed.names if player in who.known})
    return MatchEntry(listed.id, listed.summary["game"], seats, listed.status, listed.summary["ended"])


async def all_about(place: Place, who: Identity, matches: list[MatchEntry]) -> Account:
    """Put together everything else."""
    page = await place.profiles.of(who.player)
    devices = await place.devices.of(who.player)
    tokens = await place.people.tokens_of(who.player)
    said = await place.store.said_by(who.known, LINES)
    about = Account(
        FORMAT,
        VERSION,
        who.name,
        who.account,
        matches=matches,
        devices=[msgspec.to_builtins(device) for device in devices],
        passkeys=[{"name": one.name, "created": one.created} for one in await place.store.passkeys.of(who.player)],
        tokens=[msgspec.to_builtins(token) for token in tokens],
        ratings=[msgspec.to_builtins(rating) for rating in await place.store.ratings.of(who.player)],
        notes=[msgspec.to_builtins(note) for note in await place.store.notes.all_of(who.known)],
        follows=[{"table": one.table, "since": one.since} for one in await place.store.follows.of(who.known)],
        orders=[msgspec.to_builtins(said) for said in await place.store.orders.all_of(who.known)],
        holidays=[msgspec.to_builtins(holiday) for holiday in await place.store.holidays.of(who.player)],
        reports=await place.store.reports.by(who.known),
        people=[{"kind": bond.kind, "name": bond.name, "since": bond.at} for bond in await place.store.bonds.of(who.player)],
        chat=[{"table": table, "at": line.at, "text": line.text} for table, line in said],
    )
    if page is None:
        return about
    return msgspec.structs.replace(about, handle=page.handle, about=page.about, privacy=page.privacy, created=page.created)


@post("/api/me/import", responses=refusals(401, 403, 409, 413), status_code=200, request_max_body_size=None, tags=["account"])
async def bring_along(request: AnyRequest, known: Known) -> TakenIn:
    """Take in an archive from another Tidetable: its matches are dealt again and become yours here; who you are stays as it is.

    What would take too long in one go is refused; brought once more, the archive goes on where it stopped. The body is the archive
    itself. Your name and what your page says are taken from it where you have none here.
    """
    need_account(known)
    need_grown(known)
    place = place_of(request)
    place.gates.luggage.pass_(address_of(request), "archives")
    body = await request.body()  # its size was checked at the door
    archive = await asyncio.to_thread(Archive, body)
    await take_over(place, known, archive.account)
    taken, here, refused, dealt = 0, 0, list[str](), 0
    matches = archive.matches()
    while found := await asyncio.to_thread(next, matches, None):
        entry, record = found
        try:
            worth = await take_match(place, known, entry, record, MOST_DEALT - dealt)
            taken, here, dealt = taken + (worth > 0), here + (not worth), dealt + worth
        except TidetableError:
            refused.append(entry.table[:64])
    return TakenIn(taken, here, refused)


async def take_over(place: Place, who: Identity, told: Account) -> None:
    """Take over what somebody was called and said of themselves elsewhere, where they have said nothing here."""
    if told.name and not who.name and who.names_itself:
        await place.people.keep(who.player, place.clock.now(), name=clean_name(told.name))
    page = await place.profiles.ensure(who.player, who.name or told.name)
    if told.about and not page.about and who.names_itself:
        about = clean_text(told.about, LONGEST_ABOUT, "what a page says")
        chosen = {name: getattr(told.privacy, name) for name in CHOICES}
        await place.profiles.change(who.player, {"about": about, **chosen})


def read_record(body: bytes, most: int) -> tuple[dict[str, Any], int]:
    """Read a record, see what it is worth, and refuse one that would take long; it may be large: not while others wait."""
    data: dict[str, Any] = msgspec.json.decode(body, type=dict[str, Any])
    worth = check_cost(data)
    if worth > most:
        raise BadRequest("this archive takes too long to deal again in one go")
    return data, worth


async def take_match(place: Place, who: Identity, entry: MatchEntry, body: bytes, most: int) -> int:
    """Deal a match again and keep it as somebody's; give how many decisions it was worth, 0 if it is here already."""
    table_id = hashlib.sha256(f"{who.player} {digest(body)}".encode()).hexdigest()[:24]
    if await place.store.exists(table_id):
        return 0
    try:
        data, worth = await asyncio.to_thread(read_record, body, most)
        await place.warmth.ready(str(data.get("game")))
        async with place.heavy:
            table = await asyncio.to_thread(table_of_record, table_id, data, who.player, place.clock.now())
        kept = KeptRecord.of(data, who.player, place.clock.now(), f"{OWN}{who.player}")
        written = names_of_record(data, len(table.seats)) if who.names_itself else {}
        told = {seat: clean_name(name) for seat, name in written.items()}
    except (msgspec.MsgspecError, ValueError, TypeError, KeyError, OverflowError, AssertionError, RecursionError) as fault:
        raise BadRequest("this is no match record") from fault
    names: Names = {(seat, ""): name for seat, name in told.items()}
    names |= {(seat, who.player): told.get(seat) for seat in entry.seats if 0 <= seat < len(table.seats)}
    await place.hub.adopt_record(table, kept, names)
    return worth


HANDLERS: list[Any] = [take_along, bring_along]
