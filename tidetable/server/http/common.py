"""What all chapters of the API share: who asks, how errors look, what is documented."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from msgspec.structs import fields
from sqlalchemy.exc import DataError

from tidetable.core.errors import TidetableError
from tidetable.server.http.limits import limit_key
from tidetable.server.http.problems import (
    AWAY,
    STATUS,
    BadCsrf,
    BadRequest,
    Full,
    NotYou,
    Problem,
    TooMany,
    Unavailable,
    problem_of,
)
from tidetable.server.logs import log
from tidetable.server.people.identity import COOKIE, Identity

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy.exc import SQLAlchemyError

    from tidetable.server.live.table import Live
    from tidetable.server.place import Place

AnyRequest = Request[Any, Any, Any]
Who = NamedDependency[Identity | None]
"""Who asks, if anybody."""
Known = NamedDependency[Identity]
"""Who asks; nobody is refused."""
TableId = FromPath[str]
STILL_THEIRS = frozenset(
    {"/api/me/export", "/api/me/leaving", "/api/account/delete"}
)  # what is somebody's stays so when they are shut out
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """Document which refusals a request can meet; every one can meet too many requests or a server that stops."""
    return {code: ResponseSpec(Problem, generate_examples=False, description=_MEANING[code]) for code in (*codes, 400, 429, 503)}


_MEANING = {
    400: "not the documented shape, or a setup that does not exist",
    401: "no identity, or a wrong login or token",
    403: "not for you",
    404: "no such thing",
    409: "not now",
    413: "too large",
    429: "too many; wait as long as Retry-After says",
    503: "the server stops, or is full: wait as long as Retry-After says",
}


def place_of(request: AnyRequest) -> Place:
    """Give the server a request came to."""
    place: Place = request.app.state.place
    return place


def address_of(request: AnyRequest) -> str:
    """Give the address a request came from, as limits count it."""
    return limit_key(request.client.host) if request.client else "unknown"


@asynccontextmanager
async def looking_at(request: AnyRequest, table: str) -> AsyncIterator[Live]:
    """Give a table to make a picture of: each takes a moment in which nobody else is served, so whoever wants many is held back."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    await place.hub.live(table)  # loading it may take long; nobody else waits for that
    async with place.turn_to_look(), place.hub.at(table) as live:
        yield live


async def find_who(request: AnyRequest) -> Identity | None:
    """Find out who asks: by a token, or by the cookie with the header that proves it comes from our page."""
    place = place_of(request)
    authorization = request.headers.get("authorization", "")
    if authorization:
        kind, _, token = authorization.partition(" ")
        if kind.lower() != "bearer":
            raise NotYou("the only kind of authorization here is Bearer")
        bearer = await place.door.by_token(token.strip(), request.path_params.get("table"))
        return await place.door.in_browser(bearer, request.cookies.get(COOKIE))
    way_in = place.door.whose if request.url.path in STILL_THEIRS else place.door.by_cookie
    who = await way_in(request.cookies.get(COOKIE))
    if who is not None and request.method not in SAFE and not place.keys.is_csrf(who.player, request.headers.get("x-csrf", "")):
        raise BadCsrf("send the header X-CSRF with what /api/me gave you")
    return who


async def need_who(who: Who) -> Identity:
    """Refuse whoever is nobody."""
    if who is None:
        raise NotYou("who are you? Ask for /api/me first, or send a token")
    return who


# Errors


def answer_problem(_request: AnyRequest, error: TidetableError) -> Response[Problem]:
    """Answer with a refusal in our shape."""
    problem = problem_of(error)
    headers = {"Retry-After": str(max(1, round(error.wait)))} if isinstance(error, TooMany | Full) else {}
    return Response(problem, status_code=STATUS[problem.error], headers=headers)


def answer_storage(request: AnyRequest, error: SQLAlchemyError) -> Response[Problem]:
    """Answer while the storage is away: nothing was done, and it is no fault of the request; unless no storage could take it."""
    if isinstance(error, DataError):  # a NUL, or more than there is room for: on one database only, so it is not looked for before
        return answer_problem(request, BadRequest("there is no such thing: no name or address is like this"))
    log.error("storage", fault=repr(error))
    return answer_problem(request, Unavailable(AWAY))


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer what the framework refused in our shape."""
    status = error.status_code
    if isinstance(error, NotFoundException):
        return Response(Problem("not-found", f"there is nothing at {request.url.path[:100]}"), status_code=404)
    if status == 405:
        return Response(Problem("bad-request", "this method is not for this address"), status_code=405, headers=error.headers)
    if status == 413:
        return Response(Problem("too-large", "this is too large"), status_code=413)
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        body = request.route_handler.parsed_data_field if request.route_handler else None
        shape = body.annotation if body else None
        text = "; ".join(_in_words(fault.get("key", "data"), str(fault.get("message")), shape) for fault in error.extra) or text
    return Response(Problem("bad-request", text), status_code=400)


def _in_words(key: str, message: str, shape: Any) -> str:
    """Say what is wrong with a part of a request; the framework calls its body *data*, and an empty one just that."""
    if key == "data" and message == "'data'":
        return "this needs a body: a JSON object"
    where = "body" if key == "data" else key
    known = known_fields(shape, key) if "unknown field `" in message else ()
    return f"{where}: {message}; known are {', '.join(known)}" if known else f"{where}: {message}"


def known_fields(shape: Any, key: str = "data") -> tuple[str, ...]:
    """Name the fields of the part of a body that *key* leads to."""
    struct = _struct_in(shape)
    for name in [] if key == "data" else re.findall(r"[a-z_]\w*", key):
        struct = next((_struct_in(field.type) for field in fields(struct) if field.encode_name == name), None) if struct else None
    return tuple(field.encode_name for field in fields(struct)) if struct else ()


def _struct_in(shape: Any) -> type[msgspec.Struct] | None:
    """Find what a list, or a value that may be missing, is made of."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        return shape
    return next((found for part in get_args(shape) if (found := _struct_in(part))), None)


def answer_decode(_request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer what could not be read in our shape."""
    text = "this is nested too deeply" if isinstance(error, RecursionError) else str(error)
    return Response(Problem("bad-request", text), status_code=400)


def answer_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a fault of ours: it is logged, and says nothing of its inside."""
    log.error(
        "fault", method=request.method, route=request.route_handler.handler_name if request.route_handler else "", exc_info=error
    )
    return Response(Problem("fault", "the server has a fault here; it was noted"), status_code=500)
