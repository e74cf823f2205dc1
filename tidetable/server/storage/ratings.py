"""Ratings as rows: what each rated match did to those who played it, and how strong everybody is by now.

Matches of one game with so many seats are counted in the order in which they ended, whichever worker comes first: one that comes
late is put in its place, and what was counted after it is counted again. So everything here follows from the events of the tables,
and ``recompute`` gives the same rows from them.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.arena.glicko import Standing, match, rested
from tidetable.bots.strength import measured
from tidetable.core.errors import BrokenRecord, TidetableError
from tidetable.server.logs import log
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.migrate import migrate
from tidetable.server.storage.retention import read_rows
from tidetable.server.storage.schema import insert_into, rated, ratings, records, tables
from tidetable.table.entering import replay

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.server.settings import Settings
    from tidetable.server.storage.database import Database
    from tidetable.table.table import Table

BOT = "bot "  # before the name of a bot, where a player would stand
LEAST_ERROR = 20.0  # of a bot's rating: the ladder's anchor is nowhere exact
HISTORY = 200  # points of a graph


class RatedMatch(msgspec.Struct, frozen=True):
    """A rated match as it is counted."""

    table: str
    game: str
    seats: int
    at: float
    played: tuple[tuple[int, str, int], ...]  # seat, player, rank


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game with so many seats."""

    player: str
    game: str
    seats: int
    value: float
    error: float
    played: int
    at: float


class Point(msgspec.Struct, frozen=True):
    """A rating after a match."""

    table: str
    at: float
    rank: int
    before: float
    after: float
    error: float


def anchor(game: str, seats: int, bot: str) -> Standing | None:
    """Give the measured strength of a bot; with a number of seats that was not measured, that of the nearest one.

    >>> anchor("das_riff", 2, "careful")
    Standing(value=1500.0, error=20.0, volatility=0.06)
    """
    level = bot.partition("@")[0]
    by_seats = measured().get(game, {})
    for known in sorted(by_seats, key=lambda number: (abs(int(number) - seats), number)):
        found = by_seats[known].get(level) or by_seats[known].get(f"{level}-1")
        if found is not None:
            return Standing(found["rating"], max(LEAST_ERROR, found["error"]))
    return None


def rated_match(table: Table) -> RatedMatch | None:
    """Give a match as it is counted; None if it is not rated, nobody won or lost, or somebody sat there twice."""
    result = table.result
    if not table.plan.rated or table.created.seed is not None or result is None or result.ranks is None or table.ended_at is None:
        return None
    played = []
    for seat, rank in zip(table.seats, result.ranks, strict=True):
        who = f"{BOT}{seat.own_bot}" if seat.own_bot else seat.players[-1] if seat.players else None
        if who is None:
            return None
        if not seat.own_bot or anchor(table.plan.game, len(table.seats), seat.own_bot) is not None:
            played.append((seat.number, who, rank))
    people = [who for _, who, _ in played if not who.startswith(BOT)]
    if len(played) < 2 or not people or len(set(people)) < len(people):
        return None
    return RatedMatch(table.id, table.plan.game, len(table.seats), table.ended_at, tuple(played))


class Ratings:
    """The ratings of all players."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def enter(self, ended: RatedMatch) -> None:
        """Count a match; one that was counted before changes nothing."""
        await self.database.write(lambda connection: _enter(connection, [ended]))

    async def all(self) -> list[Rating]:
        """Give everybody's ratings."""
        return await self._read(sa.select(ratings))

    async def of(self, player: str) -> list[Rating]:
        """Give somebody's ratings."""
        return await self._read(sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.game, ratings.c.seats))

    async def board(self, game: str, seats: int, most: int) -> list[Rating]:
        """List the strongest at a game with so many seats."""
        pool = sa.select(ratings).where(ratings.c.game == game, ratings.c.seats == seats)
        return await self._read(pool.order_by(ratings.c.value.desc(), ratings.c.player).limit(most))

    async def _read(self, query: sa.Select[Any]) -> list[Rating]:
        return await self.database.read(
            lambda connection: [
                Rating(row.player, row.game, row.seats, row.value, row.error, row.played, row.at)
                for row in connection.execute(query)
            ]
        )

    async def of_match(self, table: str) -> dict[int, Point]:
        """Give what a match did to whom, by seat; nothing as long as it was not counted."""
        query = sa.select(rated).where(rated.c.table_id == table, rated.c.played > 0).order_by(rated.c.seat)

        def work(connection: sa.Connection) -> dict[int, Point]:
            rows = connection.execute(query).all()
            return {row.seat: Point(row.table_id, row.at, row.rank, row.before, row.after, row.after_error) for row in rows}

        return await self.database.read(work)

    async def history(self, player: str, game: str, seats: int) -> list[Point]:
        """Give somebody's last rated matches, the oldest first."""
        where = (rated.c.player == player, rated.c.game == game, rated.c.seats == seats)
        query = sa.select(rated).where(*where).order_by(rated.c.at.desc(), rated.c.table_id.desc()).limit(HISTORY)

        def work(connection: sa.Connection) -> list[Point]:
            rows = connection.execute(query).all()[::-1]
            return [Point(row.table_id, row.at, row.rank, row.before, row.after, row.after_error) for row in rows]

        return await self.database.read(work)


def _enter(connection: sa.Connection, ended: Iterable[RatedMatch]) -> None:
    new = {one.table: one for one in ended}
    known = set(connection.execute(sa.select(rated.c.table_id).where(rated.c.table_id.in_(list(new)))).scalars())
    fresh = [one for table, one in new.items() if table not in known]
    rows = [row for one in fresh for row in _rows(one)]
    if not rows:
        return
    connection.execute(sa.insert(rated), rows)
    for game, seats in sorted({(one.game, one.seats) for one in fresh}):
        first = min((one.at, one.table) for one in fresh if (one.game, one.seats) == (game, seats))
        _count(connection, game, seats, first)


def _rows(ended: RatedMatch) -> list[dict[str, Any]]:
    nothing = {"played": 0, "before": 0.0, "before_error": 0.0, "after": 0.0, "after_error": 0.0, "volatility": 0.0}
    about = {"table_id": ended.table, "game": ended.game, "seats": ended.seats, "at": ended.at}
    return [{**about, **nothing, "seat": seat, "player": player, "rank": rank} for seat, player, rank in ended.played]


def _count(connection: sa.Connection, game: str, seats: int, first: tuple[float, str]) -> None:
    """Count the matches of a pool from one on, in the order in which they ended."""
    later = sa.or_(rated.c.at > first[0], sa.and_(rated.c.at == first[0], rated.c.table_id >= first[1]))
    pool = sa.and_(rated.c.game == game, rated.c.seats == seats)
    query = sa.select(rated).where(pool, later).order_by(rated.c.at, rated.c.table_id, rated.c.seat)
    found: dict[str, Rating] = {}
    steady: dict[str, float] = {}  # the volatility of each player
    for _, group in groupby(connection.execute(query).all(), key=lambda row: row.table_id):
        rows = list(group)
        for row in rows:
            if row.player not in found:
                found[row.player], steady[row.player] = _last(connection, sa.and_(pool, ~later), row)
        _count_match(connection, rows, found, steady)
    for player, rating in found.items():
        if not player.startswith(BOT):
            values = msgspec.structs.asdict(rating)
            insert = insert_into(connection, ratings).values(**values)
            connection.execute(insert.on_conflict_do_update(index_elements=["player", "game", "seats"], set_=values))


def _last(connection: sa.Connection, before: sa.ColumnElement[bool], row: Any) -> tuple[Rating, float]:
    """Give a player's rating before the first match that is counted now."""
    new = Standing()
    if row.player.startswith(BOT):
        new = anchor(row.game, row.seats, row.player.removeprefix(BOT)) or new
        return Rating(row.player, row.game, row.seats, new.value, new.error, 0, row.at), new.volatility
    query = (
        sa.select(rated).where(before, rated.c.player == row.player).order_by(rated.c.at.desc(), rated.c.table_id.desc()).limit(1)
    )
    last = connection.execute(query).first()
    if last is None:
        return Rating(row.player, row.game, row.seats, new.value, new.error, 0, row.at), new.volatility
    return Rating(row.player, row.game, row.seats, last.after, last.after_error, last.played, last.at), last.volatility


def _count_match(connection: sa.Connection, rows: list[Any], found: dict[str, Rating], steady: dict[str, float]) -> None:
    """Count one match: everybody is as they were before it, less sure for having rested."""
    fixed = [row.player.startswith(BOT) for row in rows]
    before = []
    for row, bot in zip(rows, fixed, strict=True):
        last = found[row.player]
        own = Standing(last.value, last.error, steady[row.player])
        before.append(own if bot else rested(own, row.at - last.at))
    after = match(before, [row.rank for row in rows], fixed)
    for row, bot, was, now in zip(rows, fixed, before, after, strict=True):
        played = 1 if bot else found[row.player].played + 1  # a bot is as it was measured, however often it plays
        values = {
            "played": played, "before": was.value, "before_error": was.error, "after": now.value, "after_error": now.error,
            "volatility": now.volatility,
        }  # fmt: skip
        connection.execute(sa.update(rated).where(rated.c.table_id == row.table_id, rated.c.seat == row.seat).values(**values))
        found[row.player] = Rating(row.player, row.game, row.seats, now.value, now.error, played, row.at)
        steady[row.player] = now.volatility


def recompute(connection: sa.Connection) -> tuple[int, int]:
    """Count every rated match anew from the events of its table; give how many, and how many rows are not as they were."""
    old = _snapshot(connection)
    foreign = sa.select(records.c.table_id).where(records.c.table_id == tables.c.id).exists()
    over = sa.select(tables.c.id, tables.c.summary).where(tables.c.status == "over", ~foreign)
    ended = []
    for row in connection.execute(over).all():
        if not msgspec.json.decode(row.summary).get("rated"):
            continue
        try:
            found = rated_match(replay(row.id, read_rows(connection, row.id)))
        except TidetableError as fault:
            log.error("a rated match cannot be replayed", table=row.id[:4], fault=type(fault).__name__)
            continue
        if found is not None:
            ended.append(found)
    connection.execute(sa.delete(rated))
    connection.execute(sa.delete(ratings))
    _enter(connection, ended)
    new = _snapshot(connection)
    return len(ended), sum(old.get(key) != new.get(key) for key in old.keys() | new.keys())


def recompute_all(settings: Settings) -> tuple[int, int]:
    """Count anew in the database of a server, which may be running."""
    if settings.embedded and not (settings.data / "tidetable.db").exists():
        raise BrokenRecord(f"there is no database in {settings.data}")
    engine = make_engine(settings)
    try:
        migrate(engine)
        with engine.begin() as connection:
            return recompute(connection)
    finally:
        engine.dispose()


def _snapshot(connection: sa.Connection) -> dict[tuple[Any, ...], tuple[Any, ...]]:
    counted = {("rated", row.table_id, row.seat): tuple(row) for row in connection.execute(sa.select(rated))}
    by_now = {("ratings", row.player, row.game, row.seats): tuple(row) for row in connection.execute(sa.select(ratings))}
    return counted | by_now
