"""The application: one list of checks at the door, then sockets, pages or the API."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from tidetable import __version__
from tidetable.core.errors import TidetableError
from tidetable.server.http import (
    accounts,
    admin,
    again,
    analyses,
    children,
    codes,
    days,
    devices,
    doubts,
    featured,
    follows,
    friends,
    games,
    health,
    holidays,
    luggage,
    notes,
    orders,
    passkeys,
    profiles,
    ratings,
    replays,
    reports,
    seeks,
    tables,
    told,
    tournaments,
)
from tidetable.server.http.common import (
    answer_decode,
    answer_fault,
    answer_http,
    answer_problem,
    answer_storage,
    find_who,
    need_who,
)
from tidetable.server.http.limits import limit_key
from tidetable.server.http.problems import (
    STATUS,
    BadOrigin,
    BadRequest,
    Forbidden,
    Full,
    NotFound,
    ServerError,
    Stopping,
    TooLarge,
    TooMany,
    problem_of,
)
from tidetable.server.http.proxies import Proxies
from tidetable.server.live.audience import SHUT_OUT
from tidetable.server.live.lobby_socket import LobbySocket
from tidetable.server.live.socket import Socket
from tidetable.server.logs import log
from tidetable.server.pages.client import Pages
from tidetable.server.place import Place

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from tidetable.server.settings import Settings

    Receive = Callable[[], Awaitable[Any]]
    Send = Callable[[Any], Awaitable[None]]

HOST = re.compile(rb"([A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])?(:[0-9]{1,5})?")  # as browsers write it
SOCKET = re.compile(r"/api/tables/([a-z0-9]{1,64})/socket")
LOBBY = "/api/lobby/socket"
TABLE = re.compile(r"/t/([a-z0-9]{1,64})")
API = ("/api", "/healthz", "/metrics", "/admin")
CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFETY = [
    (b"content-security-policy", CSP.encode()), (b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"), (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]  # fmt: skip

# What others may show in their pages: boards on which nothing can be done. The client reads the address as it is written.
EMBEDDED = re.compile(rb"/board/embed|/t/[a-z0-9]{1,64}/embed")
FRAMED = [(name, value.replace(b"frame-ancestors 'none'", b"frame-ancestors *")) for name, value in SAFETY]
OURS = [(b"cache-control", b"private")]  # answers depend on who asks: nobody between us and them keeps one


def make_api(place: Place, open_place: Callable[[], Awaitable[None]]) -> Litestar:
    """Put the HTTP API together."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await open_place()
        try:
            yield
        finally:
            await place.close()

    chapters = (
        games,
        accounts,
        devices,
        profiles,
        children,
        friends,
        reports,
        ratings,
        luggage,
        tables,
        notes,
        follows,
        orders,
        passkeys,
        holidays,
        again,
        codes,
        seeks,
        featured,
        tournaments,
        replays,
        analyses,
        days,
        doubts,
        told,
        health,
        admin,
    )
    api = Litestar(
        [handler for chapter in chapters for handler in chapter.HANDLERS],
        dependencies={"who": Provide(find_who), "known": Provide(need_who)},
        exception_handlers={
            TidetableError: answer_problem,
            HTTPException: answer_http,
            SQLAlchemyError: answer_storage,
            msgspec.MsgspecError: answer_decode,
            RecursionError: answer_decode,  # JSON nested deeper than anything here
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig(
            "Tidetable",
            __version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        lifespan=[lifespan],
        request_max_body_size=place.settings.limits.record,
        logging_config=None,
    )
    api.state.place = place
    return api


class App:
    """The whole server as an ASGI application."""

    def __init__(self, settings: Settings) -> None:
        self.place = Place(settings)
        self.api = make_api(self.place, self._open)
        self.fault: Exception | None = None  # why it did not begin
        self.pages = Pages()
        self.proxies = Proxies(settings.trust_proxy)

    async def _open(self) -> None:
        try:
            await self.place.open()
        except Exception as fault:
            log.error("cannot begin", fault=repr(fault))
            self.fault = fault
            raise

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] == "lifespan":
            await self.api(
                scope, receive, lambda message: send({**message, "message": ""})
            )  # what went wrong is known: no page of it
            return
        self.proxies.see_through(scope)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    # HTTP

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        safe_send = self._with_safety(send, [], FRAMED if EMBEDDED.fullmatch(scope["raw_path"]) else SAFETY)
        try:
            await self._check(scope)
        except ServerError as fault:
            if isinstance(fault, Full):
                self.place.metrics.limited.labels("full").inc()
            await self._refuse(fault, safe_send)
            return
        if scope["path"].startswith(API):
            safe_send = self._with_safety(send, OURS)
            await self.api(scope, receive, safe_send)
        elif scope["method"] in {"GET", "HEAD"}:
            found = TABLE.fullmatch(scope["path"])
            await self.pages.serve(scope, safe_send, await self.place.hub.game_at(found[1]) if found else None)
        else:
            await self.api(scope, receive, safe_send)  # says that there is nothing

    async def _check(self, scope: Any) -> None:
        """Check what every request must pass, in this order."""
        if self.place.stopping:
            raise Stopping("the server stops; come back in a moment")
        self._check_ban(_address(scope))
        _check_host(scope)
        self.place.admission.check_request(scope["path"])
        await self._check_rate(_address(scope))
        headers = dict(scope["headers"])
        if scope["method"] not in {"GET", "HEAD", "OPTIONS"}:
            self._check_origin(headers)
        limits = self.place.settings.limits
        path = "/" + "/".join(filter(None, scope["path"].split("/")))  # as the API reads it: "/api//records/" is the same place
        most = {"/api/records": limits.record, "/api/me/import": limits.archive}.get(path, limits.body)
        size = headers.get(b"content-length", b"0")
        if not size.isdigit() or int(size) > most or (b"transfer-encoding" in headers and path != "/api/records"):
            raise TooLarge(f"a request has up to {most} bytes, and says how many")
        if most == limits.record and scope["method"] == "POST":  # before it is read: reading one costs more than refusing it
            self.place.gates.uploads.pass_(_address(scope), "uploads")

    def _check_ban(self, address: str) -> None:
        """Refuse whom the host has shut out."""
        if self.place.bans.shut_out(address, self.place.clock.now()):
            self.place.metrics.limited.labels("bans").inc()
            raise Forbidden(SHUT_OUT)

    async def _check_rate(self, address: str) -> None:
        """Hold a flood back: whoever waits for an answer cannot ask again on the same line."""
        try:
            await self.place.gates.requests.pace(address, "requests")
        except TooMany:
            self.place.metrics.limited.labels("requests").inc()
            raise

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Refuse browsers on other sites; what is no browser sends no Origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return
        ours = {headers.get(b"host", b"").decode("latin-1"), urlsplit(self.place.settings.public_url or "").netloc}
        try:
            host = urlsplit(origin.decode("latin-1")).netloc
        except ValueError:  # no address at all
            host = ""
        if not host or host not in ours:
            self.place.metrics.limited.labels("origin").inc()
            raise BadOrigin("this request comes from another site")

    async def _refuse(self, fault: ServerError, send: Send) -> None:
        problem = problem_of(fault)
        fields = [(b"content-type", b"application/json"), (b"connection", b"close")]
        if isinstance(fault, TooMany | Full):
            fields.append((b"retry-after", str(max(1, round(fault.wait))).encode()))
        await send({"type": "http.response.start", "status": STATUS[problem.error], "headers": fields})
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem)})

    def _with_safety(self, send: Send, more: list[tuple[bytes, bytes]], safety: list[tuple[bytes, bytes]] = SAFETY) -> Send:
        async def safe(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *safety, *more]
                self.place.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        return safe

    # Sockets

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = _address(scope)
        try:
            table = self._check_socket(scope, address)
        except ServerError as fault:
            await receive()
            status, fields = STATUS[problem_of(fault).error], [(b"content-type", b"application/json")]
            if isinstance(fault, TooMany | Full):
                fields.append((b"retry-after", str(max(1, round(fault.wait))).encode()))
            await send({"type": "websocket.http.response.start", "status": status, "headers": fields})
            await send({"type": "websocket.http.response.body", "body": msgspec.json.encode(problem_of(fault))})
            await receive()
            await receive()  # until the line is really closed: uvicorn calls it a fault to return before
            return
        cookie = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"), None)
        scope["headers"] = []  # a browser sends some kilobytes, and they would be kept as long as the line
        cut = scope["state"]["cut"]
        with self.place.line(address):
            made = (
                Socket(self.place, table, receive, send, cut, address)
                if table
                else LobbySocket(self.place, receive, send, cut, address)
            )
            await made.serve(cookie)

    def _check_socket(self, scope: Any, address: str) -> str | None:
        """Check what every socket must pass, in this order; give its table, or None for the lobby."""
        if self.place.stopping:
            raise Stopping("the server stops; come back in a moment")
        self._check_ban(address)
        _check_host(scope)
        self.place.check_line(address)
        self._check_origin(dict(scope["headers"]))
        if scope["path"] == LOBBY:
            return None
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            raise NotFound(f"there is no socket at {scope['path'][:100]}")
        return found[1]


def _check_host(scope: Any) -> None:
    """Refuse a host that is none: addresses are made of it, and whose site a request comes from is told by it."""
    hosts = [value for name, value in scope["headers"] if name == b"host"]
    if len(hosts) > 1 or not all(HOST.fullmatch(host) for host in hosts):
        raise BadRequest("a request names one host")


def _address(scope: Any) -> str:
    return limit_key(scope["client"][0]) if scope.get("client") else "unknown"
