"""Tournaments as rows: what was chosen, who plays along, who meets whom.

Every change raises the number ``n`` of its tournament in the same commit, and whoever begins one or pairs a round must have seen
the last change: so each round is paired once, whoever tries. What a round is, is written before its tables are made, each with the
id that its table will have; a worker that is killed in between leaves the rest to the next, and no table is made twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.contest.terms import Terms
from tidetable.server.storage.jobs import call, refereeing
from tidetable.server.storage.schema import entrants, meetings, tables, tournaments
from tidetable.tournament.field import Entrant, Meeting

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from tidetable.server.storage.database import Database

SHOWN = 100  # tournaments in a list
LIVE = ("open", "running")


class Tournament(msgspec.Struct, frozen=True):
    """A tournament."""

    id: str
    organiser: str
    state: str
    listed: bool
    code: str
    n: int
    created: float
    begins: float | None
    started: float | None
    ended: float | None
    next_at: float | None
    terms: Terms


class Entered(msgspec.Struct, frozen=True):
    """Somebody who plays along."""

    number: int
    player: str
    name: str | None
    rating: float
    at: float
    here: bool
    out: bool
    kicked: bool = False

    @property
    def entrant(self) -> Entrant:
        """What pairing and standings ask for; nobody's identity is known there."""
        return Entrant(str(self.number), self.rating, self.here, self.out)


class Board(msgspec.Struct, frozen=True):
    """A meeting, and the table at which it is played."""

    round: int
    board: int
    players: tuple[int | None, ...]
    table: str | None
    made: bool
    at: float
    due: float | None
    ranks: tuple[int, ...] | None
    absent: tuple[int, ...] = ()

    @property
    def meeting(self) -> Meeting:
        """What pairing and standings ask for."""
        players = tuple(None if number is None else str(number) for number in self.players)
        return Meeting(self.round, players, self.ranks, self.absent)

    @property
    def present(self) -> list[int]:
        """The seats whose players are not known to be absent, in order: those of the table."""
        return [seat for seat in range(len(self.players)) if seat not in self.absent]


class Whole(msgspec.Struct, frozen=True):
    """Everything that is written down about a tournament."""

    tournament: Tournament
    entered: list[Entered]
    boards: list[Board]

    @property
    def entrants(self) -> list[Entrant]:
        """Those who play along, as pairing and standings know them."""
        return [one.entrant for one in self.entered]

    @property
    def meetings(self) -> list[Meeting]:
        """The meetings, as pairing and standings know them."""
        return [board.meeting for board in self.boards]

    @property
    def pending(self) -> list[Board]:
        """The meetings that are not over."""
        return [board for board in self.boards if not board.meeting.is_over]

    def of(self, known: Collection[str]) -> Entered | None:
        """Find somebody under one of their identities."""
        return next((one for one in self.entered if one.player in known), None)


class Played(msgspec.Struct, frozen=True):
    """A table of a tournament as it is now."""

    status: str
    summary: dict[str, Any]


class Tournaments:
    """All tournaments."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Reading

    async def find(self, tournament: str) -> Tournament | None:
        """Give a tournament."""
        return await self.database.read(lambda line: _read(line, tournaments.c.id == tournament))

    async def by_code(self, code: str) -> Tournament | None:
        """Give the tournament of a code that can still be entered."""
        return await self.database.read(lambda line: _read(line, tournaments.c.code == code, tournaments.c.state.in_(LIVE)))

    async def whole(self, tournament: str) -> Whole | None:
        """Give everything about a tournament, as it was at one moment."""

        def work(line: sa.Connection) -> Whole | None:
            found = _read(line, tournaments.c.id == tournament)
            return None if found is None else Whole(found, _entered(line, tournament), _boards(line, tournament))

        return await self.database.read(work)

    async def listed(self, known: Collection[str]) -> list[tuple[Tournament, int, bool]]:
        """List the tournaments anybody may find and those of somebody's own; with each how many play along, and whether they do."""
        mine = sa.select(entrants.c.tournament_id).where(entrants.c.player.in_(list(known)))
        seen = sa.or_(tournaments.c.listed, tournaments.c.organiser.in_(list(known)), tournaments.c.id.in_(mine))
        order = sa.case((tournaments.c.state == "running", 0), (tournaments.c.state == "open", 1), else_=2)
        own = sa.case((sa.or_(tournaments.c.organiser.in_(list(known)), tournaments.c.id.in_(mine)), 0), else_=1)
        query = sa.select(tournaments).where(seen).order_by(order, own, tournaments.c.created.desc()).limit(SHOWN)

        def work(line: sa.Connection) -> list[tuple[Tournament, int, bool]]:
            found = [_tournament(row) for row in line.execute(query)]
            ids = [one.id for one in found]
            staying = sa.and_(entrants.c.tournament_id.in_(ids), ~entrants.c.kicked)
            counted = sa.select(entrants.c.tournament_id, sa.func.count()).where(staying).group_by(entrants.c.tournament_id)
            counts = {row[0]: int(row[1]) for row in line.execute(counted)}
            own = set(line.execute(mine.where(entrants.c.tournament_id.in_(ids))).scalars())
            return [(one, counts.get(one.id, 0), one.id in own) for one in found]

        return await self.database.read(work)

    async def listed_among(self, ids: Collection[str]) -> set[str]:
        """Say which tournaments anybody may find."""
        query = sa.select(tournaments.c.id).where(tournaments.c.id.in_(list(ids)), tournaments.c.listed)
        return await self.database.read(lambda line: set(line.execute(query).scalars()))

    async def live_of(self, organiser: str) -> int:
        """Count the tournaments of somebody that are not over."""
        query = sa.select(sa.func.count()).where(tournaments.c.organiser == organiser, tournaments.c.state.in_(LIVE))
        return await self.database.read(lambda line: int(line.execute(query).scalar_one()))

    async def played(self, ids: Iterable[str]) -> dict[str, Played]:
        """Give the tables of a tournament that are there."""
        query = sa.select(tables.c.id, tables.c.status, tables.c.summary).where(tables.c.id.in_(list(ids)))

        def work(line: sa.Connection) -> dict[str, Played]:
            return {row.id: Played(row.status, msgspec.json.decode(row.summary)) for row in line.execute(query)}

        return await self.database.read(work)

    # Writing

    async def create(self, made: Tournament) -> None:
        """Write down a new tournament; it is looked at when it begins."""
        row = {name: getattr(made, name) for name in made.__struct_fields__ if name != "terms"}

        def work(line: sa.Connection) -> None:
            line.execute(sa.insert(tournaments), {**row, "body": msgspec.json.encode(made.terms).decode()})
            if made.begins is not None:
                call(line, refereeing(made.id, made.begins))

        await self.database.write(work)

    async def change(
        self,
        tournament: str,
        at: float,
        work: Callable[[sa.Connection, Tournament], Any],
        *,
        seen: int | None = None,
        **values: Any,
    ) -> bool:
        """Change something while a tournament lives, and have it looked at; False if it is over, or no longer as it was *seen*."""

        def write(line: sa.Connection) -> bool:
            which = [tournaments.c.id == tournament, tournaments.c.state.in_(LIVE)]
            which += [] if seen is None else [tournaments.c.n == seen]
            raised = sa.update(tournaments).where(*which).values(n=tournaments.c.n + 1, **values)
            if line.execute(raised).rowcount != 1:
                return False
            now = _read(line, tournaments.c.id == tournament)
            assert now is not None
            work(line, now)
            call(line, refereeing(tournament, at))
            return True

        return await self.database.write(write)

    async def enter(self, tournament: str, one: Entered) -> None:
        """Let somebody play along, with the next number; whoever has left comes back as who they were."""

        def work(line: sa.Connection, _now: Tournament) -> None:
            insert_entrant(line, tournament, one)

        await self.change(tournament, one.at, work)

    async def call(self, tournament: str, at: float) -> None:
        """Have a tournament looked at."""
        await self.database.write(lambda line: call(line, refereeing(tournament, at)))

    async def pair(self, whole: Whole, boards: Collection[Board], at: float) -> bool:
        """Write down a round; False if something has changed since it was paired."""
        rows = [_board_row(whole.tournament.id, board) for board in boards]
        insert = sa.insert(meetings)
        write = lambda line, _now: rows and line.execute(insert, rows)  # noqa: E731
        return await self.change(whole.tournament.id, at, write, seen=whole.tournament.n, next_at=None)

    async def settle(self, tournament: str, boards: Collection[Board], at: float, *, sitting_out: Collection[int] = ()) -> None:
        """Write down what has become of meetings; who did not come sits out until they say that they are here."""

        def work(line: sa.Connection, _now: Tournament) -> None:
            for board in boards:
                which = [
                    meetings.c.tournament_id == tournament,
                    meetings.c.round == board.round,
                    meetings.c.board == board.board,
                    meetings.c.ranks.is_(None),
                ]
                line.execute(sa.update(meetings).where(*which).values(**_board_row(tournament, board)))
            gone = sa.and_(entrants.c.tournament_id == tournament, entrants.c.number.in_(list(sitting_out)))
            line.execute(sa.update(entrants).where(gone).values(here=False))

        await self.change(tournament, at, work)

    async def made(self, tournament: str, board: Board) -> None:
        """Note that a table is there."""
        which = [meetings.c.tournament_id == tournament, meetings.c.table_id == board.table]
        await self.database.write(lambda line: line.execute(sa.update(meetings).where(*which).values(made=True)) and None)


def insert_entrant(line: sa.Connection, tournament: str, one: Entered) -> int:
    """Write down somebody with the next number; give it."""
    last = sa.select(sa.func.coalesce(sa.func.max(entrants.c.number), 0)).where(entrants.c.tournament_id == tournament)
    number = int(line.execute(last).scalar_one()) + 1
    line.execute(sa.insert(entrants), {"tournament_id": tournament, **msgspec.structs.asdict(one), "number": number})
    return number


def change_entrant(line: sa.Connection, tournament: str, number: int, **values: Any) -> None:
    """Write down something else about somebody."""
    which = sa.and_(entrants.c.tournament_id == tournament, entrants.c.number == number)
    line.execute(sa.update(entrants).where(which).values(**values))


def drop_entrant(line: sa.Connection, tournament: str, number: int) -> None:
    """Forget that somebody wanted to play along."""
    line.execute(sa.delete(entrants).where(entrants.c.tournament_id == tournament, entrants.c.number == number))


def entrant_of(line: sa.Connection, tournament: str, known: Collection[str]) -> Entered | None:
    """Find somebody under one of their identities."""
    return next((one for one in _entered(line, tournament) if one.player in known), None)


def has_met(line: sa.Connection, tournament: str, number: int) -> bool:
    """Tell whether somebody was ever paired."""
    return any(number in board.players for board in _boards(line, tournament))


def count_staying(line: sa.Connection, tournament: str) -> int:
    """Count those who have not left."""
    query = sa.select(sa.func.count()).where(entrants.c.tournament_id == tournament, ~entrants.c.out)
    return int(line.execute(query).scalar_one())


def names_in(line: sa.Connection, tournament: str) -> list[str]:
    """Give the names of those who play along."""
    query = sa.select(entrants.c.name).where(entrants.c.tournament_id == tournament, entrants.c.name.is_not(None))
    return list(line.execute(query).scalars())


def forget_entrants(line: sa.Connection, known: Collection[str]) -> None:
    """Take somebody's name from all tournaments; they are out of those that go on, and what they organised is cancelled."""
    mine = entrants.c.player.in_(list(known))
    theirs = sa.select(entrants.c.tournament_id).where(mine)
    shown = sa.update(tournaments).where(tournaments.c.id.in_(theirs))  # anew, over or not
    line.execute(shown.values(n=tournaments.c.n + 1))
    line.execute(sa.update(entrants).where(mine).values(name=None, out=True, here=False))
    made = sa.and_(tournaments.c.organiser.in_(list(known)), tournaments.c.state == "open")
    line.execute(sa.update(tournaments).where(made).values(state="cancelled", n=tournaments.c.n + 1))


def _read(line: sa.Connection, *which: sa.ColumnElement[bool]) -> Tournament | None:
    row = line.execute(sa.select(tournaments).where(*which)).first()
    return None if row is None else _tournament(row)


def _tournament(row: Any) -> Tournament:
    named = {name: getattr(row, name) for name in Tournament.__struct_fields__ if name != "terms"}
    return Tournament(**named, terms=msgspec.json.decode(row.body, type=Terms))


def _entered(line: sa.Connection, tournament: str) -> list[Entered]:
    query = sa.select(entrants).where(entrants.c.tournament_id == tournament).order_by(entrants.c.number)
    return [Entered(*row[1:]) for row in line.execute(query)]


def _boards(line: sa.Connection, tournament: str) -> list[Board]:
    query = sa.select(meetings).where(meetings.c.tournament_id == tournament).order_by(meetings.c.round, meetings.c.board)
    return [
        Board(
            row.round, row.board, tuple(msgspec.json.decode(row.players)), row.table_id, row.made, row.at, row.due,
            tuple(msgspec.json.decode(row.ranks)) if row.ranks else None, tuple(msgspec.json.decode(row.absent)),
        )
        for row in line.execute(query)
    ]  # fmt: skip


def _board_row(tournament: str, board: Board) -> dict[str, Any]:
    return {
        "tournament_id": tournament, "round": board.round, "board": board.board, "table_id": board.table, "made": board.made,
        "players": msgspec.json.encode(board.players).decode(), "at": board.at, "due": board.due,
        "ranks": board.ranks and msgspec.json.encode(board.ranks).decode(),
        "absent": msgspec.json.encode(board.absent).decode(),
    }  # fmt: skip
