"""Games of the deal of the day that were handed in, and puzzles that somebody calls doubtful."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import days, doubts, insert_into

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.server.storage.database import Database

SHOWN = 100  # games of a day that are told


class Entry(msgspec.Struct, frozen=True):
    """A game that was handed in and found true."""

    player: str
    name: str
    at: float
    result: str  # won, shared, lost
    scores: list[int]
    own: list[int]  # the decisions of the person: with them the whole game can be played again
    order: list[int]


class Doubt(msgspec.Struct, frozen=True):
    """A puzzle, and how many call it doubtful."""

    game: str
    puzzle: str
    count: int


class Days:
    """What the database keeps of days and doubts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, date: str, game: str, entry: Entry) -> None:
        """Keep a game, unless this person has handed one in before: the first try counts."""
        told = {"name": entry.name, "at": entry.at, "body": json.dumps([entry.result, entry.scores, entry.own, entry.order])}

        def work(line: sa.Connection) -> None:
            insert = insert_into(line, days).values(date=date, game=game, player=entry.player, **told)
            line.execute(insert.on_conflict_do_nothing(index_elements=["date", "game", "player"]))

        await self.database.write(work)

    async def entries(self, date: str, game: str) -> list[Entry]:
        """Give the games of a day, the best first."""
        query = sa.select(days).where(days.c.date == date, days.c.game == game)
        found = await self.database.read(lambda line: [_entry(row) for row in line.execute(query)])
        return sorted(found, key=lambda entry: (entry.order, entry.at))

    async def doubt(self, game: str, puzzle: str, player: str, at: float) -> None:
        """Note that somebody calls a puzzle doubtful, once."""

        def work(line: sa.Connection) -> None:
            insert = insert_into(line, doubts).values(game=game, puzzle=puzzle, player=player, at=at)
            line.execute(insert.on_conflict_do_nothing(index_elements=["game", "puzzle", "player"]))

        await self.database.write(work)

    async def settle_doubt(self, game: str, puzzle: str) -> None:
        """Forget who calls a puzzle doubtful: the host has looked."""
        query = sa.delete(doubts).where(doubts.c.game == game, doubts.c.puzzle == puzzle)
        await self.database.write(lambda line: line.execute(query))

    async def doubts(self) -> list[Doubt]:
        """Give the puzzles that were called doubtful, by the most first."""
        count = sa.func.count().label("count")
        query = sa.select(doubts.c.game, doubts.c.puzzle, count).group_by(doubts.c.game, doubts.c.puzzle).order_by(count.desc())
        return await self.database.read(lambda line: [Doubt(row.game, row.puzzle, row[2]) for row in line.execute(query)])


def forget_days(connection: sa.Connection, known: Iterable[str]) -> None:
    """Forget what somebody has handed in."""
    gone = list(known)
    connection.execute(sa.delete(days).where(days.c.player.in_(gone)))
    connection.execute(sa.delete(doubts).where(doubts.c.player.in_(gone)))


def _entry(row: Any) -> Entry:
    result, scores, own, order = json.loads(row.body)
    return Entry(row.player, row.name, row.at, result, scores, own, order)
