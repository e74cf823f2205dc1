"""Telling the host about somebody, and what the host does about it."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, FromQuery, JSONBody

from tidetable.server.http.accounts import hang_up, need_person
from tidetable.server.http.admin import DAY, LONGEST_BAN, host_by_form, need_host
from tidetable.server.http.common import AnyRequest, Known, Who, address_of, place_of, refusals
from tidetable.server.http.friends import Whom, find
from tidetable.server.http.problems import BadRequest, NotFound
from tidetable.server.live.bus import News
from tidetable.server.pages.host import host_page
from tidetable.server.people.identity import clean_text, plain
from tidetable.server.people.penalties import Penalty, PenaltyKind, day_of
from tidetable.server.place import Place
from tidetable.server.storage.reports import Report, Why

LONGEST_TEXT = 500
Deed = Literal["dismiss", "warning", "silence", "ban"]
Note = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Days = Annotated[float, msgspec.Meta(gt=0, le=LONGEST_BAN)]


class ReportWish(Whom, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom you tell the host about, and why."""

    why: Why
    text: Note = ""


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host does about a report."""

    deed: Deed
    days: Days = 7.0
    note: Note = ""


class ReportList(msgspec.Struct, frozen=True):
    """Reports that are not settled, and what holds for whom."""

    reports: list[Report]
    penalties: list[Penalty]


@post("/api/reports", responses=refusals(401, 403, 404), status_code=204, tags=["people"])
async def report(request: AnyRequest, known: Known, data: JSONBody[ReportWish]) -> None:
    """Tell the host about somebody; the table and what was said around it go along. They are not told."""
    need_person(known)
    place = place_of(request)
    for who in (known.player, address_of(request)):
        place.gates.reports.pass_(who, "reports")
    about = await find(place, known, data)
    theirs = await place.penalties.identities(about)
    table = plain(data.table) if data.table else None
    said = await place.store.reports.around(table, data.line, theirs) if table else []
    text = clean_text(data.text, LONGEST_TEXT, "a report") if data.text.strip() else ""
    name = await called(place, about, data)
    await place.people.keep(known.player, place.clock.now())
    await place.store.reports.add(Report("", place.clock.now(), known.player, about, name, table, data.why, text, said))


async def called(place: Place, player: str, whom: Whom) -> str | None:
    """Give the name under which somebody was met: at the seat, if that is how they were found, or the host would read another's."""
    if whom.handle is None and whom.line is None and whom.table is not None and whom.seat is not None:
        return (await place.hub.live(plain(whom.table))).name_of(whom.seat)
    person = await place.people.find(player)
    return person.name if person else None


@get("/api/admin/reports", responses=refusals(401, 404), tags=["operating"])
async def list_reports(request: AnyRequest, known: Known) -> ReportList:
    """List what people have reported, and what holds for whom."""
    place = need_host(request, known)
    return await all_reports(place)


async def all_reports(place: Place) -> ReportList:
    """Put together what the host sees of people."""
    now = place.clock.now()
    return ReportList(await place.store.reports.open(), [one for one in place.penalties.known if one.until > now])


@post("/api/admin/reports/{report_id:str}", responses=refusals(401, 403, 404), status_code=200, tags=["operating"])
async def settle_report(request: AnyRequest, known: Known, report_id: FromPath[str], data: JSONBody[Verdict]) -> ReportList:
    """Settle a report, and all others about the same person: dismiss, warn, silence or shut out for some days."""
    return await settle(need_host(request, known), plain(report_id[:64]), data)


async def settle(place: Place, report_id: str, verdict: Verdict) -> ReportList:
    """Do what the host has decided; nobody shuts out a host."""
    about = next((one.player for one in await place.store.reports.open() if one.id == report_id), None)
    if about is None:
        raise NotFound("there is no such report, or it is settled")
    if verdict.deed != "dismiss":
        await punish(place, about, verdict.deed, verdict.days, verdict.note)
    await place.store.reports.settle(report_id, place.clock.now())
    return await all_reports(place)


async def punish(place: Place, player: str, kind: PenaltyKind, days: float, note: str) -> None:
    """Let something hold for somebody under all their identities, at once and in every process."""
    person = await place.people.find(player)
    if person is not None and person.login in place.settings.admins:
        raise BadRequest("this is an account of a host")
    now = place.clock.now()
    told = clean_text(note, LONGEST_TEXT, "a note") if note.strip() else ""
    await place.penalties.add(Penalty(player, kind, now + days * DAY, told), now)
    await place.bus.tell(News(place.bus.process, bans=True))
    if kind == "ban":
        everybody = await place.penalties.identities(player)
        await place.store.seeks.drop(everybody)
        for identity in everybody:
            await hang_up(place, News(place.bus.process, out=identity))


@delete("/api/admin/penalties", responses=refusals(401, 403, 404), status_code=200, tags=["operating"])
async def lift_penalty(request: AnyRequest, known: Known, player: FromQuery[str], kind: FromQuery[PenaltyKind]) -> ReportList:
    """Let somebody speak, or come in, again."""
    place = need_host(request, known)
    await lift(place, player, kind)
    return await all_reports(place)


async def lift(place: Place, player: str, kind: PenaltyKind) -> None:
    """Let something hold no more, here and in the other processes."""
    await place.penalties.lift(plain(player[:64]), kind, place.clock.now())
    await place.bus.tell(News(place.bus.process, bans=True))


@post("/api/me/warning", responses=refusals(401, 403), status_code=204, tags=["you"])
async def understood(request: AnyRequest, known: Known) -> Response[None]:
    """Say that you have read the warning of the host."""
    place = place_of(request)
    warning = place.penalties.of("warning", known.known, place.clock.now())
    if warning is not None:
        await lift(place, warning.player, "warning")
    return Response(None, status_code=204)


# The page: plain, without a script


@get("/admin/people", include_in_schema=False)
async def show_people(request: AnyRequest, who: Who) -> Response[str]:
    """Show the host what people report, and what holds for whom."""
    place = need_host(request, who)
    assert who is not None, "the host is somebody"
    page = write_people(await all_reports(place), place.keys.csrf(who.player))
    return Response(page, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


@post("/admin/people", include_in_schema=False, status_code=303)
async def send_people_form(
    request: AnyRequest, data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[None]:
    """Do what a form of the page asks for."""
    place = await host_by_form(request, data)
    if "lift" in data:
        player, _, kind = data["lift"].partition(" ")
        await lift(place, player, msgspec.convert(kind, PenaltyKind))
    else:
        wish = {name: data[name] for name in ("deed", "days", "note") if name in data}
        await settle(place, data.get("report", "")[:64], msgspec.convert(wish, Verdict, strict=False))
    return Response(None, status_code=303, headers={"Location": "/admin/people"})


def write_people(found: ReportList, csrf: str) -> str:
    """Write the page: a section for each report, and a list of what holds."""
    hidden = f'<input type="hidden" name="csrf" value="{escape(csrf)}">'
    held = "".join(
        f"<li>{escape(one.name or 'a guest')}: {one.kind} until {day_of(one.until)}"
        f"{': ' + escape(one.note) if one.note else ''} "
        f'<form method="post" action="/admin/people">{hidden}<button name="lift" value="{escape(one.player)} {one.kind}">'
        "Lift</button></form></li>"
        for one in found.penalties
    )
    told = "".join(_section(one, hidden) for one in found.reports)
    return host_page(
        "/admin/people",
        f"{told or '<p>Nothing is reported.</p>'}<section><h2>What holds</h2><ul>{held or '<li>nothing</li>'}</ul></section>",
    )


def _section(one: Report, hidden: str) -> str:
    about = f"{escape(one.name or 'somebody without a name')} ({'an account' if one.account else 'a guest'})"
    lines = "".join(
        f"<li>{'<strong>' if said.theirs else ''}{escape(said.name or 'a guest')}: {escape(said.text)}"
        f"{'</strong>' if said.theirs else ''}</li>"
        for said in one.said
    )
    table = f', <a href="/t/{escape(one.table_id)}">the table</a>' if one.table_id else ""
    deeds = "".join(
        f'<button name="deed" value="{deed}">{name}</button> '
        for deed, name in (("dismiss", "Dismiss"), ("warning", "Warn"), ("silence", "Silence"), ("ban", "Shut out"))
    )
    return (
        f"<section><h2>{about}</h2><p>{day_of(one.at)}, by {escape(one.by or 'a guest')}: {one.why}{table}. "
        f"Reported by {one.times} now.</p>{f'<p>{escape(one.text)}</p>' if one.text else ''}"
        f"{f'<p>What was said around it, theirs in bold:</p><ul>{lines}</ul>' if lines else ''}"
        f'<form method="post" action="/admin/people">{hidden}<input type="hidden" name="report" value="{escape(one.id)}">'
        '<p><label>days <input name="days" value="7" inputmode="decimal" size="4"></label> '
        f'<label>what they are told <input name="note" maxlength="500"></label> {deeds}</p></form></section>'
    )


HANDLERS: list[Any] = [
    report, list_reports, settle_report, lift_penalty, understood, show_people, send_people_form,
]  # fmt: skip
