"""What a page with rules of its own is sent: the screen record of its eyes as a patch, and what has changed around it.

No picture is made for it: facts, choices and sentences it asks its own copy of the rules for (docs/protocol.md, *Records*).
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core.errors import BadSetup
from tidetable.core.record import ALL_SEEING
from tidetable.core.registry import entry, load
from tidetable.core.steps import screens_of
from tidetable.server.live.patches import patch
from tidetable.table.pictures import STORY_AT_ONCE, known_of, shows_again, surroundings
from tidetable.wasm.description import sources_digest

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.table.table import Happening, Table

Told = dict[str, Any]
MILLISECONDS = 3  # digits behind the point of a time


class Screen(msgspec.Struct, frozen=True, eq=False):
    """What a pair of eyes sees of a table: those who were sent the same share it."""

    eyes: int
    record: bytes  # empty before the deal
    around: Told


class Source(msgspec.Struct, frozen=True):
    """The rules that a page needs to read a record: the name of the module, and the sources it must be made from."""

    name: str
    sources: str


@cache
def _source(game: Game, today: Game) -> Source | None:
    if game is not today:
        return None
    return Source(game.id, sources_digest(game))


def source_of(table: Table) -> Source | None:
    """Say by which rules the records of a table are read; None where only a picture can be sent.

    A game from elsewhere has no module in the page, and rules of an earlier version may have one that cannot make a screen.
    """
    name = table.plan.game
    try:
        return _source(table.game, load(name)) if entry(name).is_ours else None
    except BadSetup:
        return None


def screen_of(table: Table, eyes: int, at: float) -> Screen:
    """Give what *eyes* see of a table now."""
    record = table.seen(eyes).screen.record.to_bytes() if table.match else b""
    around = {"status": table.status, "waiting": table.waiting, **surroundings(table, eyes, at)}
    return Screen(eyes, record, around | ({"hands": True} if eyes == ALL_SEEING else {}))


def whole(table: Table, screen: Screen, at: float, since: int) -> Told:
    """Give the message that shows a table to somebody who knows nothing of it but its events up to *since*."""
    source = source_of(table)
    told = {
        "type": "state",
        "n": table.n,
        "time": round(at, MILLISECONDS),
        "eyes": screen.eyes if screen.eyes >= 0 else None,
    }
    told |= {"rules": source and source.name, "sources": source and source.sources, "record": _text(b"", screen.record)}
    return told | screen.around | deeds(table, screen.eyes, since, b"" if shows_again(table) else None)


def change(table: Table, last: Screen, screen: Screen, at: float, since: int) -> Told:
    """Give the message that tells what has happened after event *since*, to those who were sent *last*."""
    told: Told = {"type": "event", "n": table.n, "time": round(at, MILLISECONDS)}
    if screen.record != last.record:
        told["record"] = _text(last.record, screen.record)
    told |= {name: value for name, value in screen.around.items() if last.around.get(name, MISSING) != value}
    return told | deeds(table, screen.eyes, since, last.record)


MISSING = object()


def _text(old: bytes, new: bytes) -> str | None:
    return b64encode(patch(old, new)).decode() if new else None


def deeds(table: Table, eyes: int, since: int, record: bytes | None) -> Told:
    """Tell what happened after event *since*, in numbers: whoever has the rules has the words.

    *record* is what they have; None where they ask once more for what is to be remembered: what lay where is not shown again.
    """
    told = table.story[max(since, 0) :]
    entries = [deed(table, happening, eyes) for happening in told[-STORY_AT_ONCE:]]
    if since > 0 and record is not None:
        add_steps(table, eyes, told[-STORY_AT_ONCE:], entries, record)
    return {"entries": entries, "cut": True} if len(told) > STORY_AT_ONCE else {"entries": entries}


def add_steps(table: Table, eyes: int, story: list[Happening], entries: list[Told], record: bytes) -> None:
    """Add to each decision what is shown after its events; what the last of all leads to is the message's own record."""
    decided = [(told, deed) for told, deed in zip(story, entries, strict=True) if told.journal is not None]
    for told, deed in decided:
        shown = table.steps_of(told, eyes)
        if shown is not None and told is decided[-1][0]:
            shown = shown[:-1]
        if shown is not None and len(shown):
            deed["steps"], record = chained(record, shown), shown[-1].tobytes()


def chained(record: bytes, shown: Any) -> str:
    """Tell records one behind the other, each by what has changed since the one before it, the first since *record*."""
    rows = shown.tobytes()
    return b64encode(patch((record or bytes(shown.itemsize)) + rows[: -shown.itemsize], rows)).decode()


def steps_again(table: Table, at: int, eyes: int) -> Told:
    """Tell what *eyes* were shown in the midst of a standing decision (from 1), to those who have the rules."""
    source = source_of(table) if shows_again(table) else None
    shown = screens_of(table.game, table.playing.steps_of(at)[:-1], eyes) if at and source else ()
    return (
        {"steps": {"rules": source.name, "sources": source.sources, "records": chained(b"", shown)}}
        if source and len(shown)
        else {}
    )


def deed(table: Table, happening: Happening, eyes: int) -> Told:
    """Tell one event."""
    told = {name: value for name, value in known_of(table, happening, eyes).items() if value is not None}
    told["at"] = round(told["at"], MILLISECONDS)
    if happening.journal is not None:
        told["events"] = table.game.Event.seen(happening.journal, ALL_SEEING if table.is_open else eyes)
    return told


# The table itself, by change


def difference(last: Told, now: Told) -> Told:
    """Give what has changed in the description of a table: of the seats those that have, of everything else the fields."""
    told = {name: now[name] for name in ("links", "you") if now[name] != last[name]}
    fields = {name: value for name, value in now["table"].items() if value != last["table"][name]}
    if "seats" in fields:
        fields["seats"] = [seat for seat, before in zip(fields["seats"], last["table"]["seats"], strict=True) if seat != before]
    return told | ({"table": fields} if fields else {})
