"""A duel as two pages play it: they take records, and ask the rules what may be decided."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import msgspec

from bench.load.duels import Entry, Legal, Seen, TideDuel, read
from tidetable.core import seen as core
from tidetable.core.registry import load
from tidetable.server.live.patches import patched

if TYPE_CHECKING:
    from bench.load.measures import Latencies


class Change(msgspec.Struct):
    """What the generator reads of a state or an event in records."""

    n: int
    record: str | None = None
    status: str | None = None
    waiting: list[int] | None = None
    entries: list[Entry] = []


change = msgspec.json.Decoder(Change).decode


class PageDuel(TideDuel):
    """A table of our server, seen by two pages with rules of their own."""

    HELLO: dict[str, Any] = {"protocol": 2, "format": "record"}  # noqa: RUF012 - nobody changes it

    def __init__(self, url: str, table: str, cookie: str, latencies: Latencies, seed: int, game: str) -> None:
        super().__init__(url, table, cookie, latencies, seed)
        self.game = load(game)
        self.records = dict.fromkeys((0, 1), bytes(self.game.State.size))

    def _message(self, seat: int, text: bytes | str) -> Seen:
        """Make of what was sent what a picture would have said."""
        message = read(text)
        if message.type not in {"state", "event"}:
            return message
        told, last = change(text), self.states.get(seat)
        before = self.records[seat] if message.type == "event" else bytes(self.game.State.size)
        self.records[seat] = patched(before, base64.b64decode(told.record or ""))
        status = told.status or (last.status if last else "")
        waiting = told.waiting if told.waiting is not None else last.waiting if last else []
        seen = core.Seen(self.game, self.game.State.from_bytes(self.records[seat]), seat)
        legal = [Legal(action) for action in seen.legal] if seat in waiting else []
        question: list[Any] | None = [] if legal else None
        return Seen(message.type, told.n, seat, status, msgspec.Raw(b"{}"), waiting, question, legal, told.entries)
