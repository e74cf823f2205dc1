"""What is kept about telling: choices, browsers that let themselves be pushed, who looks at what, and the outbox."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.jobs import job_row, sending
from tidetable.server.storage.schema import follows, insert_into, jobs, looking, outbox, players, pushes, seats, tables, told
from tidetable.server.told.choices import FIRST, KINDS, Choices, Quiet, Subscription
from tidetable.server.told.notice import News

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from tidetable.server.storage.database import Database

BROWSERS = 20  # of one person, at most; the oldest makes room
AT_ONCE = 500  # rows looked at in one round


class Browser(msgspec.Struct, frozen=True):
    """A browser of somebody's that is pushed."""

    id: str
    device: str | None
    agent: str
    created: float


class Waiting(msgspec.Struct, frozen=True):
    """A row of the outbox."""

    id: str
    player: str
    way: str
    target: str
    news: News
    created: float
    tries: int


class ToldStore:
    """The part of the database that belongs to telling."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Choices

    async def of(self, player: str) -> Choices:
        """Give what somebody has chosen; at first what most would."""
        query = sa.select(told).where(told.c.player == player)
        row = await self.database.read(lambda line: line.execute(query).first())
        return Choices(player, FIRST) if row is None else _choices(row)

    async def is_told(self, player: str) -> bool:
        """Tell whether somebody has a way at all to be told something."""
        has = sa.select(told.c.player).where(
            told.c.player == player, sa.or_(told.c.email.is_not(None), told.c.webhook.is_not(None))
        )
        pushed = sa.select(pushes.c.player).where(pushes.c.player == player)
        return await self.database.read(lambda line: line.execute(sa.union_all(has, pushed).limit(1)).first() is not None)

    async def change(self, player: str, alter: Callable[[Choices], Choices]) -> None:
        """Write down what somebody has chosen anew: in one commit, so that of two changes at one moment both hold."""
        query = sa.select(told).where(told.c.player == player).with_for_update()

        def work(line: sa.Connection) -> None:
            line.execute(insert_into(line, told).values(**_row(Choices(player, FIRST))).on_conflict_do_nothing())
            row = _row(alter(_choices(line.execute(query).one())))
            line.execute(sa.update(told).where(told.c.player == player).values(**row))

        await self.database.write(work)

    # Browsers

    async def browsers(self, player: str) -> list[Browser]:
        """List somebody's browsers that are pushed."""
        query = sa.select(pushes).where(pushes.c.player == player).order_by(pushes.c.created)
        return await self.database.read(
            lambda line: [Browser(row.id, row.device, row.agent, row.created) for row in line.execute(query)]
        )

    async def add_browser(self, player: str, device: str | None, agent: str, wish: Subscription, at: float) -> None:
        """Let a browser be pushed; it is one person's at a time, whoever was here before."""
        row = {
            "id": wish.id, "player": player, "device": device, "agent": agent, "endpoint": wish.endpoint, "p256dh": wish.p256dh,
            "auth": wish.auth, "created": at,
        }  # fmt: skip

        def work(line: sa.Connection) -> None:
            line.execute(insert_into(line, pushes).values(**row).on_conflict_do_update(index_elements=["id"], set_=row))
            newest = sa.select(pushes.c.id).where(pushes.c.player == player).order_by(pushes.c.created.desc()).limit(BROWSERS)
            kept = list(line.execute(newest).scalars())
            line.execute(sa.delete(pushes).where(pushes.c.player == player, pushes.c.id.not_in(kept)))

        await self.database.write(work)

    async def drop_browser(self, browser: str, player: str | None = None) -> bool:
        """Push a browser no more; only if it is this *player's*, if one is given."""
        whose = [pushes.c.id == browser] + ([pushes.c.player == player] if player else [])
        return await self.database.write(lambda line: line.execute(sa.delete(pushes).where(*whose)).rowcount > 0)

    async def subscription(self, browser: str) -> Subscription | None:
        """Find a browser."""
        query = sa.select(pushes).where(pushes.c.id == browser)
        row = await self.database.read(lambda line: line.execute(query).first())
        return None if row is None else Subscription(row.id, row.endpoint, row.p256dh, row.auth)

    # Who looks

    async def look(self, player: str, table: str, at: float, until: float) -> None:
        """Note that somebody looks at a table of theirs, or that they follow (of others they are not told), and until when."""
        row = {"player": player, "table_id": table, "at": at, "until": until}
        mine = sa.select(seats.c.table_id).outerjoin(players, players.c.id == seats.c.player)
        mine = mine.where(seats.c.table_id == table, sa.func.coalesce(players.c.same_as, seats.c.player) == player)

        followed = sa.select(follows.c.table_id).outerjoin(players, players.c.id == follows.c.player)
        followed = followed.where(follows.c.table_id == table, sa.func.coalesce(players.c.same_as, follows.c.player) == player)

        def work(line: sa.Connection) -> None:
            if line.execute(sa.union_all(mine, followed).limit(1)).first() is None:
                return
            insert = insert_into(line, looking).values(**row)
            line.execute(insert.on_conflict_do_update(index_elements=["player", "table_id"], set_={"at": at, "until": until}))

        await self.database.write(work)

    async def looked(self, player: str, table: str) -> tuple[float, float]:
        """Give when somebody last looked at a table (0: never), and until when they count as looking."""
        query = sa.select(looking.c.at, looking.c.until).where(looking.c.player == player, looking.c.table_id == table)
        row = await self.database.read(lambda line: line.execute(query).first())
        return (row.at, row.until) if row else (0.0, 0.0)

    # The outbox

    async def concerned(self, since: float, until: float) -> dict[str, dict[str, set[str]]]:
        """Find the tables at which something happened, and who of those who want to be told sits there, under which identities."""
        query = _reached_at(seats).where(tables.c.updated > since, tables.c.updated <= until)

        def work(line: sa.Connection) -> dict[str, dict[str, set[str]]]:
            found: dict[str, dict[str, set[str]]] = {}
            for row in line.execute(query):
                found.setdefault(row.id, {}).setdefault(row.player, {row.player}).add(row.identity)
            return found

        return await self.database.read(work)

    async def following(self, since: float) -> dict[str, dict[str, float]]:
        """Find the tables at which something happened, and who of those who can be told follows them, and looked when."""
        query = _reached_at(follows, follows.c.at).where(tables.c.updated > since)

        def work(line: sa.Connection) -> dict[str, dict[str, float]]:
            found: dict[str, dict[str, float]] = {}
            for row in line.execute(query):
                people = found.setdefault(row.id, {})
                people[row.player] = max(row.at, people.get(row.player, 0.0))
            return found

        return await self.database.read(work)

    async def identities(self, player: str) -> set[str]:
        """Give all identities of somebody."""
        query = sa.select(players.c.id).where(players.c.same_as == player)
        return await self.database.read(lambda line: {player, *line.execute(query).scalars()})

    async def put(self, rows: Iterable[dict[str, Any]]) -> None:
        """Put what is to be told into the outbox; what was there once is never there again."""
        many = list(rows)
        if many:
            await self.database.write(lambda line: line.execute(insert_into(line, outbox).on_conflict_do_nothing(), many) and None)

    async def call(self, now: float) -> int:
        """Make a job of everything in the outbox that is due; give how many."""
        due = sa.select(outbox.c.id, outbox.c.player, outbox.c.due).where(outbox.c.state == "waiting", outbox.c.due <= now)

        def work(line: sa.Connection) -> int:
            rows = [job_row(sending(row.id, row.due, row.player), 0) for row in line.execute(due.limit(AT_ONCE))]
            if rows:
                line.execute(insert_into(line, jobs).on_conflict_do_nothing(), rows)
            return len(rows)

        return await self.database.write(work)

    async def waiting(self, row_id: str) -> Waiting | None:
        """Give what waits in the outbox."""
        query = sa.select(outbox).where(outbox.c.id == row_id, outbox.c.state == "waiting")
        row = await self.database.read(lambda line: line.execute(query).first())
        if row is None:
            return None
        news = News(row.kind, row.table_id, row.seat, row.mark)
        return Waiting(row.id, row.player, row.way, row.target, news, row.created, row.tries)

    async def settle(self, row_id: str, **values: Any) -> None:
        """Write what became of something in the outbox."""
        query = sa.update(outbox).where(outbox.c.id == row_id).values(**values)
        await self.database.write(lambda line: line.execute(query) and None)

    async def drop_old(self, before: float) -> int:
        """Forget what was told, and who looked, long ago."""

        def work(line: sa.Connection) -> int:
            line.execute(sa.delete(looking).where(looking.c.at < before))
            return line.execute(sa.delete(outbox).where(outbox.c.created < before)).rowcount

        return await self.database.write(work)


def outbox_row(player: str, way: str, target: str, news: News, at: float, state: str) -> dict[str, Any]:
    """Write something that is to be told as its row; its id follows from what it is, so that it is told once."""
    what = f"{player} {way} {target} {news.kind} {news.table} {news.seat} {news.mark}"
    return {
        "id": hashlib.sha256(what.encode()).hexdigest()[:40], "player": player, "way": way, "target": target, "kind": news.kind,
        "table_id": news.table, "seat": news.seat, "mark": news.mark, "created": at, "due": at, "state": state, "tries": 0,
    }  # fmt: skip


def forget_told(line: sa.Connection, known: Collection[str]) -> None:
    """Forget everything about telling somebody."""
    for kind in (told, pushes, looking, outbox):
        line.execute(sa.delete(kind).where(kind.c.player.in_(list(known))))


def _reached_at(kind: sa.Table, *more: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Ask for tables and those of a kind there (who sits, who follows) who can be told something, under which identities."""
    who = sa.func.coalesce(players.c.same_as, kind.c.player)
    reached = sa.union(sa.select(told.c.player), sa.select(pushes.c.player))
    columns = (tables.c.id, who.label("player"), kind.c.player.label("identity"), *more)
    people = sa.select(*columns).join(kind, kind.c.table_id == tables.c.id)
    return people.outerjoin(players, players.c.id == kind.c.player).where(who.in_(reached))


def _row(choices: Choices) -> dict[str, Any]:
    quiet = choices.quiet
    return {
        "player": choices.player, "by": msgspec.json.encode(choices.by).decode(), "language": choices.language,
        "zone": choices.zone, "quiet_begin": quiet and quiet.begin, "quiet_end": quiet and quiet.end, "email": choices.email,
        "pending": choices.pending, "webhook": choices.webhook, "format": choices.format, "calendar": choices.calendar,
        "calendars": choices.calendars,
    }  # fmt: skip


def _choices(row: Any) -> Choices:
    by = {kind: [] for kind in KINDS} | msgspec.json.decode(row.by)  # there was one kind less once
    quiet = None if row.quiet_begin is None else Quiet(row.quiet_begin, row.quiet_end)
    return Choices(
        row.player, by, row.language, row.zone, quiet, row.email, row.pending, row.webhook, row.format,
        row.calendar, row.calendars,
    )  # fmt: skip
