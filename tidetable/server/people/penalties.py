"""What the host did about people: a warning, silence for a time, shut out for a time. Held in memory, for every request asks."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import msgspec
import sqlalchemy as sa

from tidetable.server.http.problems import Forbidden
from tidetable.server.storage.bonds import circle
from tidetable.server.storage.schema import insert_into, penalties, players
from tidetable.table.errors import NotAllowed

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.storage.database import Database

PenaltyKind = Literal["warning", "silence", "ban"]


class Penalty(msgspec.Struct, frozen=True):
    """What holds for somebody until a time."""

    player: str
    kind: PenaltyKind
    until: float
    note: str
    name: str | None = None


class Penalties:
    """All that hold, in memory; the database has them for all processes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: list[Penalty] = []
        self._held: dict[tuple[PenaltyKind, str], Penalty] = {}  # by every identity of theirs: guest, account, bots

    async def load(self, now: float) -> None:
        """Read what holds now."""
        query = (
            sa.select(penalties, players.c.name)
            .outerjoin(players, players.c.id == penalties.c.player)
            .where(penalties.c.until > now)
            .order_by(penalties.c.until)
        )

        def work(line: sa.Connection) -> tuple[list[Penalty], dict[tuple[PenaltyKind, str], Penalty]]:
            found = [Penalty(row.player, row.kind, row.until, row.note, row.name) for row in line.execute(query)]
            return found, {(one.kind, player): one for one in found for player in circle(line, [one.player])}

        self.known, self._held = await self.database.read(work)

    async def add(self, penalty: Penalty, now: float) -> None:
        """Let something hold; what is over is forgotten."""
        row = {"player": penalty.player, "kind": penalty.kind, "until": penalty.until, "note": penalty.note}

        def work(line: sa.Connection) -> None:
            line.execute(sa.delete(penalties).where(penalties.c.until <= now))
            line.execute(
                insert_into(line, penalties).values(**row).on_conflict_do_update(index_elements=["player", "kind"], set_=row)
            )

        await self.database.write(work)
        await self.load(now)

    async def lift(self, player: str, kind: PenaltyKind, now: float) -> None:
        """Let something hold no more."""
        query = sa.delete(penalties).where(penalties.c.player == player, penalties.c.kind == kind)
        await self.database.write(lambda line: line.execute(query) and None)
        await self.load(now)

    async def identities(self, player: str) -> set[str]:
        """Give all identities of somebody."""
        return await self.database.read(lambda line: circle(line, [player]))

    def of(self, kind: PenaltyKind, known: Collection[str], now: float) -> Penalty | None:
        """Give what holds for somebody."""
        found = (self._held.get((kind, player)) for player in known)
        return next((one for one in found if one is not None and one.until > now), None)

    def check_ban(self, known: Collection[str], now: float) -> None:
        """Refuse whom the host has shut out."""
        ban = self.of("ban", known, now)
        if ban is not None:
            until = day_of(ban.until)
            told = {"until": until, "note": ban.note}
            raise Forbidden(f"the host of this server has shut you out until {until}", ("refused-shut-out", told))

    def check_silence(self, known: Collection[str], now: float) -> None:
        """Refuse words of whom the host has silenced: lines, and what tables, tournaments and pages are called and say."""
        silence = self.of("silence", known, now)
        if silence is not None:
            raise NotAllowed("the host of this server has silenced you for a while", ("refused-silenced", {"note": silence.note}))


def day_of(at: float) -> str:
    """Write a time as a day."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
