"""The messages of a table as a stream of lines over HTTP: for bots that know no websockets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tidetable.server.http.problems import TooMany
from tidetable.server.live.table import Reader

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tidetable.server.live.table import Live
    from tidetable.server.people.identity import Identity
    from tidetable.server.place import Place

BREATH = 15.0  # seconds of silence until an empty line shows that the stream lives


async def stream_of(place: Place, live: Live, who: Identity | None, eyes: int, since: int, address: str) -> AsyncIterator[bytes]:
    """Give a state, then every event, one JSON object a line."""
    with place.line(address):
        async for line in _lines(place, live, who, eyes, since, address):
            yield line


async def _lines(place: Place, live: Live, who: Identity | None, eyes: int, since: int, address: str) -> AsyncIterator[bytes]:
    if len(live.readers) >= place.settings.limits.readers:
        raise TooMany("this table is full of spectators", 60)
    reader = Reader(who, place.settings.limits.outbox)
    reader.eyes, reader.address = eyes, address
    reader.muted = await place.store.bonds.unheard(who.known) if who else frozenset()
    task = asyncio.current_task()
    assert task is not None, "a stream is read in a task"
    reader.cut = task.cancel
    try:
        async with place.turn_to_look(), live.lock:
            await place.hub.audience.join(live, reader)
            live.show(reader, since, place.clock.now())
            place.hub.audience.release_later(live)
        while reader.closing is None:
            try:
                await asyncio.wait_for(reader.ready.wait(), BREATH)
            except TimeoutError:
                yield b"\n"
                continue
            reader.ready.clear()
            while reader.outbox:
                data, n = reader.outbox.pop(0)
                yield data + b"\n"
                reader.sent = n or reader.sent
            if reader.behind:
                place.metrics.resynced.inc()
                async with live.lock:
                    reader.behind = False
                    live.show(reader, reader.sent, place.clock.now())
    finally:
        place.hub.audience.leave(live, reader)
