"""Being told: what you want to hear of, by which ways, when you want your peace; and where deadlines stand as a calendar."""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, Any
from urllib.parse import urlsplit
from zoneinfo import available_timezones

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.core.errors import TidetableError
from tidetable.core.words import Words
from tidetable.server.http.accounts import need_person
from tidetable.server.http.common import AnyRequest, Known, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest, Forbidden, NotFound
from tidetable.server.http.profiles import need_account
from tidetable.server.people.devices import agent_name
from tidetable.server.people.identity import Identity, plain
from tidetable.server.place import Place
from tidetable.server.told import ways
from tidetable.server.told.calendar import Deadline, calendar_of
from tidetable.server.told.choices import Choices, Format, Kind, Language, Quiet, Subscription, Way
from tidetable.server.told.notice import news_for, notice_of, trial
from tidetable.server.told.outgoing import check_address

MAIL = re.compile(r"[^\s@<>()\[\]\\,;:\"]{1,64}@[a-zA-Z0-9.-]{1,189}\.?[a-zA-Z0-9]")
CONFIRM = 2 * 86_400.0  # seconds in which an address can be confirmed
GAMES = 50  # games in a calendar
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=128, pattern=r"^[\w=+/-]+$(?!\n)")]


class BrowserInfo(msgspec.Struct, frozen=True):
    """A browser of yours that is pushed."""

    id: str
    agent: str
    created: float
    here: bool


class Told(msgspec.Struct, frozen=True):
    """What you have chosen, and what can be chosen here."""

    offers: list[str]  # the ways the host has not switched off
    key: str | None  # for browsers that are to be pushed
    by: dict[Kind, list[Way]]
    language: Language
    zone: str
    quiet: Quiet | None
    browsers: list[BrowserInfo]
    email: str | None
    pending: str | None  # an address that is not confirmed yet
    webhook: str | None
    format: Format
    calendar: str | None  # the secret address of your calendar


class ToldWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be different; what is left out stays."""

    by: dict[Kind, list[Way]] | msgspec.UnsetType = msgspec.UNSET
    language: Language | msgspec.UnsetType = msgspec.UNSET
    zone: Annotated[str, msgspec.Meta(max_length=64)] | msgspec.UnsetType = msgspec.UNSET
    quiet: Quiet | msgspec.UnsetType | None = msgspec.UNSET
    webhook: Annotated[str, msgspec.Meta(max_length=2000)] | msgspec.UnsetType | None = msgspec.UNSET
    format: Format | msgspec.UnsetType = msgspec.UNSET
    calendar: bool | msgspec.UnsetType = msgspec.UNSET  # true: a new address, and the old one is worth nothing


class PushKeys(msgspec.Struct, frozen=True):
    """What a push is encrypted with."""

    p256dh: Key
    auth: Key


class PushWish(msgspec.Struct, frozen=True):
    """A browser's subscription, as the browser gives it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2_000)]
    keys: PushKeys


class MailWish(msgspec.Struct, frozen=True):
    """An address of yours."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class TrialWish(msgspec.Struct, frozen=True):
    """By which way."""

    way: Way


class LookWish(msgspec.Struct, frozen=True):
    """At which table you look, or do so no more."""

    table: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[a-z0-9]+$(?!\n)")]
    here: bool


def offers_of(place: Place) -> list[str]:
    """Name what can be chosen here."""
    return [*place.teller.offered, *(["calendar"] if place.settings.calendar else [])]


def need_offered(place: Place, way: str) -> None:
    """Refuse a way the host has switched off."""
    if way not in offers_of(place):
        raise Forbidden("the host of this server has switched this off", ("told-refused-off", {}))


async def shown(place: Place, known: Identity) -> Told:
    """Show somebody what they have chosen."""
    choices, offers = await place.store.told.of(known.player), offers_of(place)
    found = await place.store.told.browsers(known.player)
    browsers = [BrowserInfo(one.id, one.agent, one.created, one.device == known.device) for one in found]
    key = ways.public_key(await place.teller.pem()) if "push" in offers else None
    address = calendar_address(place, choices) if choices.calendar and "calendar" in offers else None
    return Told(
        offers, key, choices.by, choices.language, choices.zone, choices.quiet, browsers, choices.email, choices.pending,
        choices.webhook, choices.format, address,
    )  # fmt: skip


def calendar_address(place: Place, choices: Choices) -> str:
    """Give the secret address of somebody's calendar."""
    return f"/api/calendar/{place.keys.seal('calendar', f'{choices.player} {choices.calendar}')}.ics"


@get("/api/me/told", responses=refusals(401, 403), tags=["told"])
async def show_told(request: AnyRequest, known: Known) -> Told:
    """Give what you are told, and by which ways."""
    need_person(known)
    return await shown(place_of(request), known)


@patch("/api/me/told", responses=refusals(401, 403), tags=["told"])
async def change_told(request: AnyRequest, known: Known, data: JSONBody[ToldWish]) -> Told:
    """Change what you are told, by which ways, and when you want your peace."""
    need_person(known)
    place = place_of(request)
    place.gates.names.pass_(address_of(request), "changes")
    values = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not msgspec.UNSET}
    if "zone" in values and values["zone"] not in available_timezones():
        raise BadRequest("there is no such time zone", ("told-refused-zone", {}))
    if values.get("webhook"):
        need_account(known)
        need_offered(place, "webhook")
        check_address(values["webhook"], place.settings.outgoing)
    if values.get("calendar"):
        need_offered(place, "calendar")
    await remember(place, known)
    await place.store.told.change(known.player, lambda choices: changed(choices, values))
    return await shown(place, known)


def changed(choices: Choices, values: dict[str, Any]) -> Choices:
    """Give choices with some of them made anew."""
    if "by" in values:
        by = {kind: list(dict.fromkeys(chosen)) for kind, chosen in values["by"].items()}
        values = {**values, "by": {**choices.by, **by}}
    if "webhook" in values:
        values = {**values, "webhook": values["webhook"] or None}
    if "calendar" in values:
        values = {**values, **next_calendar(choices, on=values["calendar"])}
    return msgspec.structs.replace(choices, **values)


def next_calendar(choices: Choices, *, on: bool) -> dict[str, int]:
    """Give somebody's calendar a new address, or none; an old one never comes back."""
    if not on:
        return {"calendar": 0}
    return {"calendar": choices.calendars + 1, "calendars": choices.calendars + 1}


async def remember(place: Place, known: Identity) -> None:
    """Keep a guest who wants to be told something."""
    await place.people.keep(known.player, place.clock.now())


# Browsers


@post("/api/me/told/push", responses=refusals(401, 403), tags=["told"])
async def add_browser(request: AnyRequest, known: Known, data: JSONBody[PushWish]) -> Told:
    """Let this browser be pushed."""
    need_person(known)
    place = place_of(request)
    need_offered(place, "push")
    place.gates.names.pass_(address_of(request), "browsers")
    check_address(data.endpoint, place.settings.outgoing)
    name = hashlib.sha256(data.endpoint.encode()).hexdigest()[:32]
    wish = Subscription(name, data.endpoint, data.keys.p256dh, data.keys.auth)
    await remember(place, known)
    agent = agent_name(request.headers.get("user-agent", ""))
    await place.store.told.add_browser(known.player, known.device, agent, wish, place.clock.now())
    return await shown(place, known)


@delete("/api/me/told/push/{browser:str}", responses=refusals(401, 403, 404), status_code=200, tags=["told"])
async def drop_browser(request: AnyRequest, known: Known, browser: FromPath[str]) -> Told:
    """Push a browser of yours no more."""
    need_person(known)
    place = place_of(request)
    if not await place.store.told.drop_browser(plain(browser[:64]), known.player):
        raise NotFound("you have no such browser")
    return await shown(place, known)


# E-mail


@post("/api/me/told/email", responses=refusals(401, 403), tags=["told"])
async def give_address(request: AnyRequest, known: Known, data: JSONBody[MailWish]) -> Told:
    """Give an address of yours; a letter there asks whether it is."""
    need_account(known)
    place, address = place_of(request), data.address.strip()
    need_offered(place, "email")
    if not MAIL.fullmatch(address) or not address.isascii() or ".." in address:
        raise BadRequest("this is no e-mail address", ("told-refused-email", {}))
    for key in (address_of(request), known.player, address.lower()):  # nobody floods somebody else's letter box
        place.gates.mails.pass_(key, "letters")
    await place.store.told.change(known.player, lambda choices: msgspec.structs.replace(choices, pending=address))
    seal = place.keys.seal("confirm", f"{known.player} {place.clock.now() + CONFIRM:.0f} {address}")
    try:
        await place.teller.ask_to_confirm(await place.store.told.of(known.player), address, seal)
    except (ways.Later, ways.Never) as fault:
        raise BadRequest(f"the letter could not be sent: {fault}", ("told-refused-sending", {"why": str(fault)})) from fault
    return await shown(place, known)


@delete("/api/me/told/email", responses=refusals(401, 403), status_code=200, tags=["told"])
async def drop_address(request: AnyRequest, known: Known) -> Told:
    """Send no more letters."""
    need_account(known)
    place = place_of(request)
    await place.store.told.change(known.player, without_letters)
    return await shown(place, known)


def without_letters(choices: Choices) -> Choices:
    """Give choices with no address for letters."""
    return msgspec.structs.replace(choices, email=None, pending=None)


@post("/api/told/confirm/{seal:str}", responses=refusals(404), status_code=204, tags=["told"])
async def confirm_address(request: AnyRequest, seal: FromPath[str]) -> None:
    """Say that an address is yours, with what the letter said; no login is needed."""
    place = place_of(request)
    player, _, rest = (place.keys.unseal("confirm", seal[:600]) or "").partition(" ")
    until, _, address = rest.partition(" ")
    choices = await place.store.told.of(player) if player else None
    if choices is None or float(until) < place.clock.now() or address not in {choices.pending, choices.email}:
        raise NotFound("this link does not hold any more", ("told-refused-link", {}))
    await place.store.told.change(player, lambda now: msgspec.structs.replace(now, email=address, pending=None))


@post("/api/told/stop/{seal:str}", responses=refusals(404), status_code=204, tags=["told"])
async def stop_letters(request: AnyRequest, seal: FromPath[str]) -> None:
    """Send no more letters to whoever has got one with this address; no login is needed."""
    place = place_of(request)
    player = place.keys.unseal("stop", seal[:600])
    if player is None:
        raise NotFound("this link does not hold", ("told-refused-link", {}))
    choices = await place.store.told.of(player)
    if choices.email or choices.pending:
        await place.store.told.change(player, without_letters)


# Trying, looking


@post("/api/me/told/test", responses=refusals(401, 403, 404), status_code=204, tags=["told"])
async def try_out(request: AnyRequest, known: Known, data: JSONBody[TrialWish]) -> None:
    """Send a trial by one way, at once, whatever the hour."""
    need_person(known)
    place = place_of(request)
    need_offered(place, data.way)
    place.gates.mails.pass_(known.player, "trials")
    place.gates.mails.pass_(address_of(request), "trials")
    choices = await place.store.told.of(known.player)
    targets = await place.teller.targets(data.way, choices)
    if not targets:
        raise NotFound("there is nothing yet to send this to", ("told-refused-nowhere", {}))
    try:
        for target in targets:
            key = f"test-{hashlib.sha256(f'{known.player} {place.clock.now()}'.encode()).hexdigest()[:24]}"
            await place.teller.deliver(data.way, target, trial(choices.language), choices, key)
    except (ways.Later, ways.Never) as fault:
        raise BadRequest(f"it could not be sent: {fault}", ("told-refused-sending", {"why": str(fault)})) from fault


@post("/api/me/told/looking", responses=refusals(401, 403), status_code=204, tags=["told"])
async def look_at(request: AnyRequest, known: Known, data: JSONBody[LookWish]) -> None:
    """Say that you look at a table, or do so no more: whoever looks need not be told."""
    need_person(known)
    place = place_of(request)
    if await place.store.told.is_told(known.player):
        now = place.clock.now()
        await place.store.told.look(known.player, data.table, now, now + place.teller.looks_for if data.here else now)


# The calendar


@get("/api/calendar/{seal:str}", responses=refusals(404), media_type="text/calendar", tags=["told"])
async def show_calendar(request: AnyRequest, seal: FromPath[str]) -> Response[str]:
    """Give the deadlines of the games that wait for whoever has this address."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    player, _, number = (place.keys.unseal("calendar", seal[:300].removesuffix(".ics")) or "").partition(" ")
    choices = await place.store.told.of(player) if player else None
    if choices is None or not place.settings.calendar or number != str(choices.calendar) or not choices.calendar:
        raise NotFound("there is no such calendar")
    site = (place.settings.public_url or str(request.base_url)).rstrip("/")
    name = Words(choices.language, "told").word("told-calendar-name")
    body = calendar_of(await deadlines(place, choices, site), name, urlsplit(site).hostname or "tidetable", place.clock.now())
    return Response(body, media_type="text/calendar; charset=utf-8", headers={"Cache-Control": "private, max-age=300"})


async def deadlines(place: Place, choices: Choices, site: str) -> list[Deadline]:
    """Find the games that wait for somebody and have a time that runs out."""
    mine = await place.store.told.identities(choices.player)
    found = []
    for row in (await place.store.tables_of(mine))[:GAMES]:
        if row.status != "running":
            continue
        try:
            async with place.hub.at(row.id) as live:
                news = [one for one in news_for(live.table, mine) if one.kind == "turn"]
                clocks = live.table.clocks
                if news and news[0].seat in clocks.running:
                    said = notice_of(live.table, live.names, news[0], choices.language)
                    due = clocks.at + clocks.remaining[news[0].seat]
                    found.append(Deadline(row.id, f"{said.title}: {said.text}", due, f"{site}{said.path}"))
        except TidetableError:  # a table that cannot be opened has no deadline either
            continue
    return sorted(found, key=lambda one: one.due)


HANDLERS: list[Any] = [
    show_told, change_told, add_browser, drop_browser, give_address, drop_address, confirm_address, stop_letters, try_out, look_at,
    show_calendar,
]  # fmt: skip
