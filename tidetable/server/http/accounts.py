"""Who you are: a guest at once, an account if you want one, tokens for bots of your own."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.core.errors import TidetableError
from tidetable.server.http.common import AnyRequest, Known, Who, address_of, place_of, refusals
from tidetable.server.http.problems import Forbidden, NotFound, NotYou, TooMany
from tidetable.server.live.bus import News
from tidetable.server.live.summary import Shown, describe
from tidetable.server.live.wire import (
    Farewell,
    InboxAnswer,
    Leaving,
    LoginWish,
    Me,
    NewAccount,
    NewName,
    NewPassword,
    NewToken,
    TableInfo,
    Tables,
    Tokens,
)
from tidetable.server.people.children import need_animal, need_grown
from tidetable.server.people.devices import agent_name
from tidetable.server.people.identity import (
    COOKIE,
    KNOWN,
    TOKEN_MARK,
    Identity,
    clean_name,
    hash_password,
    is_password,
    name_for,
    new_device,
    new_player,
    plain,
    token_digest,
)
from tidetable.server.people.sites import is_site
from tidetable.server.people.store import Person
from tidetable.server.place import Place
from tidetable.server.storage.matches import Listed
from tidetable.server.work.holidays import end_holiday

YEAR = 365 * 86_400


async def me(request: AnyRequest, who: Identity, device: str | None = None) -> Me:
    """Describe somebody to themselves; of an account it is noted where it is logged in."""
    place = place_of(request)
    offers = [name for name in ("accounts", "ratings", "chat", "seeks", "holidays") if getattr(place.settings, name)]
    offers = [name for name in offers if name != "chat" or not who.child]
    offers += ["passkeys"] if is_site(place.settings, str(request.base_url)) else []
    offers += ["tournaments"] if may_organise(place, who) else []
    told = Me(who.player, who.name, who.account, place.keys.csrf(who.player), None, offers, child=who.child)
    warning = place.penalties.of("warning", who.known, place.clock.now())
    told = msgspec.structs.replace(told, warning=warning and warning.note)
    if who.cookie and await place.store.told.is_told(who.player):
        told = msgspec.structs.replace(told, told=True)
    here = device or who.device
    if who.account is None or here is None:
        return told
    await place.devices.note(here, who.player, agent_name(request.headers.get("user-agent", "")), place.clock.now())
    if who.child:  # no page is shown, and nobody asks
        return told
    handle = (await place.profiles.ensure(who.player, who.name)).handle
    asking = await place.store.bonds.asking(who.player)
    return msgspec.structs.replace(told, handle=handle, asks=len(asking))


def may_organise(place: Place, who: Identity) -> bool:
    """Tell whether somebody may make tournaments here."""
    if who.child:
        return False
    if place.settings.tournaments == "hosts":
        return who.account is not None and who.account in place.settings.admins
    return who.account is not None and place.settings.tournaments == "members"


async def with_cookie(request: AnyRequest, who: Identity, generation: int, status: int = 200) -> Response[Me]:
    """Answer with a fresh cookie."""
    place, device = place_of(request), new_device()
    value = place.keys.cookie(who.player, generation, device)
    cookies = [Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(request), path="/")]
    if who.account is not None:
        cookies.append(known_cookie(request, who.player, generation))
    return Response(await me(request, who, device), status_code=status, cookies=cookies)


def known_cookie(request: AnyRequest, player: str, generation: int) -> Cookie:
    """Make the cookie of a browser that is logged in; it stays when somebody logs out, and says nothing but that."""
    value = place_of(request).keys.known_browser(player, generation, new_device())
    return Cookie(
        KNOWN, value=value, max_age=YEAR, httponly=True, samesite="strict", secure=is_secure(request), path="/api/account"
    )


def is_secure(request: AnyRequest) -> bool:
    """Tell whether people reach us over TLS."""
    return request.url.scheme == "https" or (place_of(request).settings.public_url or "").startswith("https:")


@get("/api/me", responses=refusals(), tags=["you"])
async def show_me(request: AnyRequest, who: Who) -> Response[Me]:
    """Say who you are; whoever is nobody becomes a guest."""
    if who is not None:
        return Response(await me(request, who))
    player = new_player()
    return await with_cookie(request, Identity(player, frozenset({player}), cookie=True), 0)


@patch("/api/me", responses=refusals(401, 403), tags=["you"])
async def rename_me(request: AnyRequest, known: Known, data: JSONBody[NewName]) -> Me:
    """Change the name you are called by."""
    place, name = place_of(request), clean_name(data.name)
    if known.child:
        need_animal(name)
    place.penalties.check_silence(known.known, place.clock.now())
    place.gates.names.pass_(address_of(request), "new names")
    await place.people.keep(known.player, place.clock.now(), name=name)
    return await me(request, msgspec.structs.replace(known, name=name))


@post("/api/account", responses=refusals(401, 403, 409), tags=["account"])
async def make_account(request: AnyRequest, known: Known, data: JSONBody[NewAccount]) -> Response[Me]:
    """Make an account of the guest you are: your games stay yours, on every device."""
    place = place_of(request)
    if not place.settings.accounts:
        raise Forbidden("the host of this server makes no new accounts", ("club-refused-accounts", {}))
    need_guest(known)
    need_grown(known)
    need_free(place, data.login.lower())
    place.gates.accounts.pass_(address_of(request), "new accounts")
    name = name_for(known, data.name)
    async with place.hashing:
        hashed = await asyncio.to_thread(hash_password, data.password)
    await place.people.keep(known.player, place.clock.now(), login=data.login.lower(), password=hashed, name=name)
    made = await me(request, msgspec.structs.replace(known, name=name, account=data.login.lower()))
    return Response(made, status_code=201, cookies=[known_cookie(request, known.player, 0)])


def need_person(who: Identity) -> None:
    """Refuse bots and seat links: they have no accounts and no bots of their own."""
    if not who.cookie:
        raise Forbidden("this is for people with a browser; a token cannot do it")


def need_guest(who: Identity) -> None:
    """Refuse to write over the login and password of an account: whoever found it open could keep it."""
    need_person(who)
    if who.account is not None:
        raise Forbidden("you have an account already; change its password instead")


def need_free(place: Place, login: str) -> None:
    """Refuse the login of a host who has no account yet: whoever came first would see the page of the host."""
    if login in place.settings.admins:
        kept = "this login is kept for the host of this server: an account is made first, and named with --admin then"
        raise Forbidden(kept, ("club-refused-login-kept", {}))


async def prove(
    request: AnyRequest, person: Person | None, password: str, login: str, device: str | None, wrong: str = "club-refused-password"
) -> Person:
    """Check a password; whoever guesses waits longer each time, and an unknown login takes as long as a wrong password."""
    place, guess = place_of(request), (login.lower()[:64], address_of(request), device)
    guesses = place.gates.guesses
    hashed = person.password if person and not person.deleted else None
    async with place.hashing:
        wait = guesses.wait(*guess)
        if wait:
            place.metrics.limited.labels("logins").inc()
            raise TooMany(f"too many attempts; wait {wait:.0f} seconds", wait)
        right = await asyncio.to_thread(is_password, hashed, password)
        if person is None or hashed is None or not right:
            guesses.wrong(*guess)
            raise NotYou("login or password is wrong", (wrong, {}))
    guesses.right(*guess)
    return person


def known_browser(request: AnyRequest, person: Person | None) -> str | None:
    """Name the browser, if it has been logged in as this person before."""
    value = request.cookies.get(KNOWN)
    return place_of(request).keys.read_known_browser(value, person.id, person.generation) if value and person else None


@post("/api/account/login", responses=refusals(401, 403), status_code=200, tags=["account"])
async def log_in(request: AnyRequest, who: Who, data: JSONBody[LoginWish]) -> Response[Me]:
    """Become an account of yours on this device; the games of the guest you were come with you."""
    place = place_of(request)
    found = await place.people.find_login(plain(data.login.lower()))
    person = await prove(request, found, data.password, data.login, known_browser(request, found))
    return await welcome(request, who, person)


async def welcome(request: AnyRequest, who: Identity | None, person: Person) -> Response[Me]:
    """Let whoever has proved to be an account be it on this device."""
    place = place_of(request)
    if who is not None:
        need_grown(who)  # or whoever is a child here would be somebody else at once
    place.penalties.check_ban([person.id, *person.aliases], place.clock.now())
    if who is not None and who.cookie and who.account is None and who.player != person.id:
        await place.people.keep(who.player, place.clock.now(), same_as=person.id)
    await end_device(place, who)
    become = Identity(person.id, frozenset({person.id}), person.name, person.login, child=person.child)
    return await with_cookie(request, become, person.generation)


@post("/api/account/logout", responses=refusals(403), status_code=204, tags=["account"])
async def log_out(request: AnyRequest, who: Who) -> Response[None]:
    """Forget who you are on this device: a copy of its cookie is worth nothing any more."""
    if who is not None:
        need_grown(who)
    await end_device(place_of(request), who)
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")])


async def end_device(place: Place, who: Identity | None) -> None:
    """Make the cookie worthless with which somebody came, and hang up what they read with it."""
    if who is None or who.device is None:
        return
    if await place.people.find(who.player) is not None:  # of a guest who has done nothing there is nothing to write down
        await place.people.end_device(who.device, place.clock.now())
        await place.devices.drop(who.player, only=who.device)
    await hang_up(place, News(place.bus.process, device=who.device))


async def hang_up(place: Place, news: News) -> None:
    """Hang up the lines of somebody who is nobody any more, here and in the other processes."""
    place.hub.audience.hang_up(news)
    await place.bus.tell(news)


async def own_account(request: AnyRequest, known: Known, password: str) -> Person:
    """Give the account of whoever asks, once they have proved it again."""
    person = await place_of(request).people.find(known.player)
    return await prove(request, person, password, known.account or known.player, known.device)


@post("/api/account/password", responses=refusals(401, 403), status_code=204, tags=["account"])
async def change_password(request: AnyRequest, known: Known, data: JSONBody[NewPassword]) -> Response[None]:
    """Change your password; every other device is logged out."""
    place = place_of(request)
    person = await own_account(request, known, data.old)
    async with place.hashing:
        hashed = await asyncio.to_thread(hash_password, data.new)
    await place.people.keep(person.id, place.clock.now(), password=hashed, generation=person.generation + 1)
    await hang_up(place, News(place.bus.process, out=person.id, kept=known.device))
    await place.devices.drop(person.id)
    answer = await with_cookie(request, known, person.generation + 1)
    return Response(None, status_code=204, cookies=answer.cookies)


@get("/api/me/leaving", responses=refusals(401), tags=["account"])
async def leaving(request: AnyRequest, known: Known) -> Leaving:
    """Say what you need to leave for good; whoever is shut out may ask, too."""
    return Leaving(known.account, place_of(request).keys.csrf(known.player))


@post("/api/account/delete", responses=refusals(401, 403), status_code=204, tags=["account"])
async def delete_account(request: AnyRequest, known: Known, data: JSONBody[Farewell]) -> Response[None]:
    """Delete your account: your names and chat lines and those of your bots go, the games of others stay."""
    place = place_of(request)
    person = await own_account(request, known, data.password)
    await end_holiday(place.hub, person.id)  # nobody waits for ever for somebody who is gone
    gone = await place.people.forget(person)
    place.hub.audience.forget_names(gone)
    await place.bus.tell(News(place.bus.process, forget=tuple(gone)))
    for player in gone:
        await hang_up(place, News(place.bus.process, out=player))
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")])


@get("/api/account/tables", responses=refusals(401), tags=["account"])
async def my_tables(request: AnyRequest, known: Known) -> Tables:
    """List the tables at which you sit or sat."""
    place = place_of(request)
    return Tables([await describe_listed(place, row, known) for row in await place.store.tables_of(known.known)])


@get("/api/me/inbox", responses=refusals(401), tags=["account"])
async def my_inbox(request: AnyRequest, known: Known) -> InboxAnswer:
    """List the games that wait for you, the longest waiting first, and the tables at which a seat is kept for you."""
    place = place_of(request)
    running = [await describe_listed(place, row, known) for row in await place.store.running_of(known.known)]
    begun = [table for table in running if set(table.you).intersection(table.waiting)]
    opened = [await describe_listed(place, row, known) for row in await place.store.open_of(known.known)]
    return InboxAnswer(begun, [table for table in opened if any(seat.you for seat in table.kept)])


async def describe_listed(place: Place, row: Listed, who: Identity | None) -> TableInfo:
    """Describe a table of a list; of one that an older server has stored it is found out whom it waits for."""
    waiting = row.waiting
    if waiting is None and row.status == "running":
        with contextlib.suppress(TidetableError):
            waiting = (await place.hub.live(row.id)).table.waiting
    return describe(Shown(row.id, row.status, row.n, row.summary, row.names, waiting or [], standings=place.hub.standings), who)


# Tokens for bots


@get("/api/account/tokens", responses=refusals(401), tags=["bots"])
async def list_tokens(request: AnyRequest, known: Known) -> Tokens:
    """List your bot tokens, without the tokens."""
    return Tokens(await place_of(request).people.tokens_of(known.player))


@post("/api/account/tokens", responses=refusals(401, 403), tags=["bots"])
async def make_token(request: AnyRequest, known: Known, data: JSONBody[NewName]) -> NewToken:
    """Make a token for a bot of your own; it is shown this once."""
    place, name = place_of(request), clean_name(data.name)
    need_person(known)
    need_grown(known)
    place.penalties.check_silence(known.known, place.clock.now())
    place.gates.accounts.pass_(address_of(request), "new tokens")
    token = TOKEN_MARK + secrets.token_urlsafe(30)
    token_id, bot, now = secrets.token_hex(8), new_player(), place.clock.now()
    await place.people.keep(known.player, now)
    await place.people.keep(bot, now, name=name)
    row = {"id": token_id, "owner": known.player, "player": bot, "digest": token_digest(token), "name": name, "created": now}
    await place.people.add_token(row)
    return NewToken(token_id, name, token)


@delete("/api/account/tokens/{token:str}", responses=refusals(401, 403, 404), tags=["bots"])
async def remove_token(request: AnyRequest, known: Known, token: FromPath[str]) -> None:
    """Make a token worthless, and close whatever was opened with it."""
    place = place_of(request)
    bot = await place.people.remove_token(known.player, plain(token[:64]))
    if bot is None:
        raise NotFound("you have no such token")
    await hang_up(place, News(place.bus.process, out=bot))


HANDLERS: list[Any] = [
    show_me, rename_me, make_account, log_in, log_out, change_password, leaving, delete_account, my_tables, my_inbox, list_tokens,
    make_token, remove_token,
]  # fmt: skip
