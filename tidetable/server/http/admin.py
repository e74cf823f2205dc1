"""For the host: who is on, how much there is to do, what is kept, who is shut out. As an API, and as a plain page of it."""

from __future__ import annotations

import time
from html import escape
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromQuery, JSONBody

from tidetable import __version__
from tidetable.server.http.common import AnyRequest, Known, Who, address_of, place_of, refusals
from tidetable.server.http.problems import BadCsrf, BadRequest, NotFound
from tidetable.server.live.bus import News
from tidetable.server.pages.host import host_page
from tidetable.server.people.bans import Ban, read_network
from tidetable.server.people.identity import COOKIE, Identity
from tidetable.server.place import Place
from tidetable.server.storage.backup import BACKUP

DAY = 86_400.0
LONGEST_BAN = 3_650.0  # days


class Overview(msgspec.Struct, frozen=True):
    """What the host sees of one server process and the database it shares."""

    version: str
    sockets: int
    addresses: int
    tables_in_memory: int
    seconds_late: float
    full: bool
    tables: dict[str, int]
    players: dict[str, int]
    jobs_waiting: dict[str, int]
    workers: int
    last_backup: float | None
    retention: dict[str, float]
    bans: list[Ban]


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address or a network to shut out."""

    network: str
    days: Annotated[float, msgspec.Meta(gt=0, le=LONGEST_BAN)] = 7.0


def need_host(request: AnyRequest, who: Identity | None) -> Place:
    """Refuse everybody but the accounts the host has named; to others there is nothing here."""
    place = place_of(request)
    if who is None or not who.cookie or who.account is None or who.account not in place.settings.admins:
        raise NotFound("there is nothing here for you")
    return place


async def host_by_form(request: AnyRequest, data: dict[str, str]) -> Place:
    """Refuse a form that is not the host's own: it proves itself by a field, as a script would by a header."""
    place = place_of(request)
    who = await place.door.by_cookie(request.cookies.get(COOKIE))
    need_host(request, who)
    assert who is not None, "the host is somebody"
    if not place.keys.is_csrf(who.player, data.get("csrf", "")):
        raise BadCsrf("this form is not from our page")
    return place


async def overview(place: Place) -> Overview:
    """Put together what the host sees."""
    now, backup = place.clock.now(), await place.store.setting(BACKUP)
    tables, players = await place.store.counts()
    return Overview(
        __version__, place.lines.total(), len(place.lines), len(place.hub.tables), round(place.admission.lag, 3),
        place.admission.is_full, tables, players, await place.store.jobs.waiting(now), await place.store.jobs.workers(),
        float(backup) if backup else None,
        {name: getattr(place.settings, name) for name in ("keep_records", "archive_after", "forget_guests")},
        [ban for ban in place.bans.known if ban.until > now],
    )  # fmt: skip


@get("/api/admin", responses=refusals(401, 404), tags=["operating"])
async def show_overview(request: AnyRequest, known: Known) -> Overview:
    """Tell the host who is on, how much there is to do, what is kept and who is shut out."""
    return await overview(need_host(request, known))


@post("/api/admin/bans", responses=refusals(401, 403, 404), tags=["operating"])
async def add_ban(request: AnyRequest, known: Known, data: JSONBody[NewBan]) -> list[Ban]:
    """Shut an address or a network out for some days."""
    need_host(request, known)
    return await ban(request, data)


@delete("/api/admin/bans", responses=refusals(401, 403, 404), status_code=200, tags=["operating"])
async def lift_ban(request: AnyRequest, known: Known, network: FromQuery[str]) -> list[Ban]:
    """Let an address or a network in again."""
    return await lift(need_host(request, known), network)


async def ban(request: AnyRequest, wish: NewBan) -> list[Ban]:
    """Shut out, here and in the other processes; nobody shuts themselves out."""
    place = place_of(request)
    now = place.clock.now()
    if Ban(read_network(wish.network), now + 1).holds(address_of(request), now):
        raise BadRequest("this is your own address")
    await place.bans.add(wish.network, now + wish.days * DAY, now)
    place.hang_up_banned()
    await place.bus.tell(News(place.bus.process, bans=True))
    return place.bans.known


async def lift(place: Place, network: str) -> list[Ban]:
    """Let in again, here and in the other processes."""
    await place.bans.lift(network, place.clock.now())
    await place.bus.tell(News(place.bus.process, bans=True))
    return place.bans.known


# The page: plain, without a script


@get("/admin", include_in_schema=False)
async def show_page(request: AnyRequest, who: Who) -> Response[str]:
    """Show the host a page."""
    place = need_host(request, who)
    assert who is not None, "the host is somebody"
    page = write_page(await overview(place), place.keys.csrf(who.player), place.clock.now())
    return Response(page, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


@post("/admin", include_in_schema=False, status_code=303)
async def send_form(
    request: AnyRequest, data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[None]:
    """Do what a form of the page asks for."""
    place = await host_by_form(request, data)
    if "lift" in data:
        await lift(place, data["lift"])
    else:
        await ban(
            request, msgspec.convert({"network": data.get("network", ""), "days": data.get("days", "7")}, NewBan, strict=False)
        )
    return Response(None, status_code=303, headers={"Location": "/admin"})


def write_page(seen: Overview, csrf: str, now: float) -> str:
    """Write the page: tables of facts, and two forms."""
    backup = "none yet" if seen.last_backup is None else f"{(time.time() - seen.last_backup) / DAY:.1f} days ago"
    hidden = f'<input type="hidden" name="csrf" value="{escape(csrf)}">'
    bans = "".join(
        f'<li>{escape(ban.network)}, {(ban.until - now) / DAY:.1f} days more <form method="post" action="/admin">{hidden}'
        f'<button name="lift" value="{escape(ban.network)}">Let in again</button></form></li>'
        for ban in seen.bans
    )
    parts: dict[str, dict[str, Any]] = {
        "This server": {
            "version": seen.version, "open sockets": seen.sockets, "from addresses": seen.addresses,
            "tables in memory": seen.tables_in_memory, "seconds late": seen.seconds_late, "full": "yes" if seen.full else "no",
        },
        "Tables": seen.tables,
        "People": seen.players,
        "Jobs that wait": seen.jobs_waiting or {"none": 0},
        "Workers": {"at work now": seen.workers},
        "Backups": {"the last": backup},
        "Kept, in days": {name.replace("_", " "): days for name, days in seen.retention.items()},
    }  # fmt: skip
    return host_page(
        "/admin",
        f'<p>As it was at {time.strftime("%H:%M:%S", time.gmtime(now))} UTC. <a href="/admin">Look again</a></p>'
        f"{''.join(_facts(*part) for part in parts.items())}"
        f"<section><h2>Shut out</h2><ul>{bans or '<li>nobody</li>'}</ul>"
        f'<form method="post" action="/admin">{hidden}<p><label>Address or network <input name="network" required></label> '
        '<label>days <input name="days" value="7" inputmode="decimal" size="4"></label> <button>Shut out</button></p></form>'
        "</section>",
    )


def _facts(title: str, facts: dict[str, Any]) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(str(name))}</th><td>{escape(str(value))}</td></tr>' for name, value in facts.items()
    )
    return f"<section><h2>{escape(title)}</h2><table><tbody>{rows}</tbody></table></section>"


HANDLERS: list[Any] = [show_overview, add_ban, lift_ban, show_page, send_form]
