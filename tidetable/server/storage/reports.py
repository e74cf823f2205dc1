"""What people report to the host, with what was said around it; one open report of each about each."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import chat, penalties, players, reports

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.storage.database import Database

Why = Literal["insults", "cheating", "name", "spam", "other"]
AROUND = 10  # lines before and after the one that is reported
SHOWN = 100  # reports the host sees at a time, the oldest first
KEPT = 90 * 86_400.0  # seconds for which what is settled is kept


class Said(msgspec.Struct, frozen=True):
    """A line of chat as a report keeps it."""

    name: str | None
    text: str
    theirs: bool  # said by whom the report is about


class Report(msgspec.Struct, frozen=True):
    """A report."""

    id: str
    at: float
    reporter: str
    player: str
    name: str | None
    table_id: str | None
    why: str
    text: str
    said: list[Said]
    by: str | None = None  # the name of who reports
    account: bool = False  # whether it is about an account
    times: int = 1  # how many people report the same person now


class Reports:
    """All reports."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def around(self, table: str, line: int | None, theirs: Collection[str]) -> list[Said]:
        """Give what was said around a line, or last."""
        query = sa.select(chat).where(chat.c.table_id == table)
        if line is not None:
            query = query.where(chat.c.c.between(line - AROUND, line + AROUND))
        query = query.order_by(chat.c.c.desc()).limit(2 * AROUND + 1)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Said(row.name, row.text, row.player in theirs) for row in reversed(rows)]

    async def add(self, report: Report) -> None:
        """Keep a report in place of an open one of the same person about the same; what was settled long ago is forgotten."""
        row = {name: value for name, value in msgspec.structs.asdict(report).items() if name in reports.c}
        row |= {"id": secrets.token_hex(12), "said": msgspec.json.encode(report.said).decode()}
        same = sa.and_(reports.c.reporter == report.reporter, reports.c.player == report.player, reports.c.settled.is_(None))

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(reports).where(sa.or_(same, reports.c.settled < report.at - KEPT)))
            connection.execute(sa.insert(reports), row)

        await self.database.write(work)

    async def open(self) -> list[Report]:
        """Give what the host has not settled."""
        by, about = players.alias(), players.alias()
        query = (
            sa.select(reports, by.c.name.label("by"), about.c.login)
            .outerjoin(by, by.c.id == reports.c.reporter)
            .outerjoin(about, about.c.id == reports.c.player)
            .where(reports.c.settled.is_(None))
            .order_by(reports.c.at)
            .limit(SHOWN)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        times = [row.player for row in rows]
        return [_report(row, times.count(row.player)) for row in rows]

    async def settle(self, report: str, at: float) -> str | None:
        """Settle all open reports about whom one is about; give who that is."""

        def work(connection: sa.Connection) -> str | None:
            open_one = sa.and_(reports.c.id == report, reports.c.settled.is_(None))
            about: str | None = connection.execute(sa.select(reports.c.player).where(open_one)).scalar()
            same = sa.and_(reports.c.player == about, reports.c.settled.is_(None))
            connection.execute(sa.update(reports).where(same).values(settled=at))
            return about

        return await self.database.write(work)

    async def by(self, known: Collection[str]) -> list[dict[str, Any]]:
        """Give what somebody has reported."""
        query = sa.select(reports.c.at, reports.c.name, reports.c.why, reports.c.text).where(reports.c.reporter.in_(list(known)))
        return await self.database.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])


def _report(row: Any, times: int) -> Report:
    said = msgspec.json.decode(row.said, type=list[Said])
    return Report(
        row.id, row.at, row.reporter, row.player, row.name, row.table_id, row.why, row.text, said, row.by,
        row.login is not None, times,
    )  # fmt: skip


def forget_reports(connection: sa.Connection, known: Collection[str]) -> None:
    """Forget what somebody reported, what was reported about them, and what the host did about it."""
    gone = list(known)
    connection.execute(sa.delete(penalties).where(penalties.c.player.in_(gone)))
    connection.execute(sa.delete(reports).where(sa.or_(reports.c.player.in_(gone), reports.c.reporter.in_(gone))))
