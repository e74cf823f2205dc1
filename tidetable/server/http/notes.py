"""Notes to oneself at a table: for whoever sits there, and for nobody else."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, put
from litestar.params import JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.server.http.common import AnyRequest, Known, TableId, place_of, refusals
from tidetable.server.people.identity import Identity
from tidetable.server.storage.notes import Note
from tidetable.table.errors import NotYourSeat

LONGEST_NOTE = 4_000


class NewNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody writes down; an empty text is no note."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]


@get("/api/tables/{table:str}/note", responses=refusals(401, 403, 404), tags=["tables"])
async def show_note(request: AnyRequest, known: Known, table: TableId) -> Note:
    """Give what you have written down for yourself at this table."""
    await need_seat(request, known, table)
    return await place_of(request).store.notes.of(known.known, table)


@put("/api/tables/{table:str}/note", responses=refusals(401, 403, 404), tags=["tables"])
async def write_note(request: AnyRequest, known: Known, table: TableId, data: JSONBody[NewNote]) -> Note:
    """Write something down for yourself at this table, in place of what you wrote before."""
    await need_seat(request, known, table)
    place = place_of(request)
    note = Note(table, readable(data.text).strip(), place.clock.now())
    await place.store.notes.write(known.player, known.known, note)
    return note


def readable(text: str) -> str:
    """Leave out what no text is made of: control characters but for new lines, halves of letters."""
    return "".join(letter for letter in text if letter == "\n" or letter.isprintable())


async def need_seat(request: AnyRequest, who: Identity, table: str) -> None:
    """Refuse whoever does not sit at the table."""
    live = await place_of(request).hub.live(table)
    if not live.held_by(who):
        raise NotYourSeat("notes are for those who sit at the table")


HANDLERS: list[Any] = [show_note, write_note]
