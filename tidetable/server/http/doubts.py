"""Puzzles that somebody calls doubtful, and what the host does about them: looks, and sets the doubt aside."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromQuery, JSONBody

from tidetable.core.registry import card, game_ids
from tidetable.puzzles import shipped
from tidetable.server.http.admin import host_by_form, need_host
from tidetable.server.http.common import AnyRequest, Known, Who, address_of, place_of, refusals
from tidetable.server.http.problems import NotFound
from tidetable.server.pages.host import host_page
from tidetable.server.storage.days import Doubt


class NewDoubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that seems doubtful."""

    game: str
    puzzle: Annotated[str, msgspec.Meta(max_length=16)]


@post("/api/puzzles/doubts", status_code=204, responses=refusals(401, 403, 404), tags=["puzzles"])
async def doubt(request: AnyRequest, known: Known, data: JSONBody[NewDoubt]) -> None:
    """Call a puzzle doubtful: the host will see how many do."""
    place = place_of(request)
    place.gates.uploads.pass_(address_of(request), "uploads")
    if not is_shipped(data.game, data.puzzle):
        raise NotFound("there is no such puzzle")
    await place.days.doubt(data.game, data.puzzle, known.player, place.clock.now())


def is_shipped(game: str, puzzle: str) -> bool:
    """Tell whether there is such a puzzle; one that was called doubtful may be gone in a later version."""
    return game in game_ids() and any(one.id == puzzle for one in shipped(game))


@get("/api/admin/doubts", responses=refusals(404), tags=["host"])
async def all_doubts(request: AnyRequest, who: Who) -> list[Doubt]:
    """List the puzzles that were called doubtful, for the host."""
    return await need_host(request, who).days.doubts()


@delete("/api/admin/doubts", responses=refusals(403, 404), status_code=200, tags=["host"])
async def settle_doubt(request: AnyRequest, who: Who, game: FromQuery[str], puzzle: FromQuery[str]) -> list[Doubt]:
    """Set the doubt about a puzzle aside: the host has looked."""
    place = need_host(request, who)
    await place.days.settle_doubt(game, puzzle)
    return await place.days.doubts()


# The page: plain, without a script


@get("/admin/puzzles", include_in_schema=False)
async def show_doubts(request: AnyRequest, who: Who) -> Response[str]:
    """Show the host which puzzles are called doubtful, and lead to each."""
    place = need_host(request, who)
    assert who is not None, "the host is somebody"
    page = write_doubts(await place.days.doubts(), place.keys.csrf(who.player))
    return Response(page, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


@post("/admin/puzzles", include_in_schema=False, status_code=303)
async def send_doubts_form(
    request: AnyRequest, data: Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[None]:
    """Set a doubt aside, by a form of the page."""
    place = await host_by_form(request, data)
    game, _, puzzle = data.get("settle", "").partition(" ")
    await place.days.settle_doubt(game, puzzle)
    return Response(None, status_code=303, headers={"Location": "/admin/puzzles"})


def write_doubts(found: list[Doubt], csrf: str) -> str:
    """Write the page: a row for each puzzle, by the most doubts first."""
    hidden = f'<input type="hidden" name="csrf" value="{escape(csrf)}">'
    rows = "".join(
        f"<tr><td>{_named(one)}</td><td>{escape(_game(one))}</td><td>{one.count}</td>"
        f'<td><form method="post" action="/admin/puzzles">{hidden}<button name="settle" '
        f'value="{escape(one.game)} {escape(one.puzzle)}">Set aside</button></form></td></tr>'
        for one in found
    )
    head = "<thead><tr><th>Puzzle</th><th>Game</th><th>Called doubtful by</th><th></th></tr></thead>"
    table = f"<table>{head}<tbody>{rows}</tbody></table>" if found else "<p>No puzzle is called doubtful.</p>"
    return host_page(
        "/admin/puzzles",
        f"{table}<p>A long search can be asked about one again: tidetable puzzles GAME --confirm N --times 10.</p>",
    )


def _named(one: Doubt) -> str:
    if not is_shipped(one.game, one.puzzle):
        return f"{escape(one.puzzle)} (no longer shown)"
    return f'<a href="/puzzles/{escape(one.game)}/{escape(one.puzzle)}">{escape(one.puzzle)}</a>'


def _game(one: Doubt) -> str:
    return card(one.game).name if one.game in game_ids() else one.game


HANDLERS: list[Any] = [doubt, all_doubts, settle_doubt, show_doubts, send_doubts_form]
