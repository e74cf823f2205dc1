"""The coach on the server: a finished match analysed once for everybody, and a player's report over their own."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import delete, get, post

from tidetable.bots.coach.report import Looked, report
from tidetable.server.http.common import AnyRequest, Known, TableId, address_of, looking_at, place_of, refusals
from tidetable.server.http.problems import NotFound, TooMany
from tidetable.table.errors import NotAllowed, NotNow

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.people.identity import Identity
    from tidetable.server.place import Place
    from tidetable.server.storage.analyses import KeptAnalysis
    from tidetable.server.storage.matches import Listed

LONGEST = 2_000  # decisions of a match that is analysed here
REPORTED = 20  # matches a report looks at: the last ones
SOON = 30.0  # seconds until there may be room again


class AnalysisAnswer(msgspec.Struct, frozen=True):
    """How far an analysis is, and the analysis (docs/coach.md) once it is there."""

    table: str
    status: str  # waiting, running, done or failed
    done: int  # decisions looked at ...
    of: int  # ... of so many
    fault: str | None = None  # why there is none
    analysis: dict[str, Any] | None = None


class ReportAnswer(msgspec.Struct, frozen=True):
    """Your report (docs/coach.md) over those of your last finished matches that have been analysed."""

    matches: int  # finished ones that it could be made of ...
    analysed: int  # ... that it is made of ...
    waiting: int  # ... and that are being analysed
    report: dict[str, Any]


def answered(kept: KeptAnalysis) -> AnalysisAnswer:
    """Say how far an analysis is."""
    return AnalysisAnswer(kept.table, kept.status, kept.done, kept.of, kept.fault, kept.body)


@post("/api/tables/{table:str}/analysis", responses=refusals(401, 403, 404, 409), status_code=202, tags=["looking back"])
async def ask_analysis(request: AnyRequest, known: Known, table: TableId) -> AnalysisAnswer:
    """Have a finished match analysed: it waits for a worker; one that is there, or under way, is not made again."""
    place = place_of(request)
    kept = await place.store.analyses.get(table)
    if kept is None or kept.fault:
        async with looking_at(request, table) as live:
            of = decisions_of(live.table)
        await check_room(place, known, address_of(request))
        await want(place, table, known, of)
        kept = await place.store.analyses.get(table)
    assert kept is not None, "it was asked for just now"
    return answered(kept)


def decisions_of(table: Any) -> int:
    """Count the decisions of a match that may be analysed; nothing is told about one that is being played."""
    if not table.over or table.match is None:
        raise NotNow("a match is analysed once it is over", ("refused-not-over", {}))
    if not table.is_open:
        raise NotNow("this game keeps something hidden after the end", ("refused-kept-hidden", {}))
    count = len(table.match.decisions)
    if not count:
        raise NotNow("nothing was decided in this match: there is nothing to analyse")
    if count > LONGEST:
        raise NotNow(f"this match has {count} decisions; at most {LONGEST} are analysed here")
    return count


async def check_room(place: Place, who: Identity, address: str) -> None:
    """Refuse what somebody, or everybody together, has asked too much of."""
    limits, analyses = place.settings.limits, place.store.analyses
    if await analyses.waiting(who.player) >= limits.analyses_waiting:
        raise TooMany(
            f"{limits.analyses_waiting} of your analyses are waiting already; more can be asked for when they are done", SOON
        )
    if await analyses.waiting() >= limits.analyses_of_all:
        raise TooMany("too many analyses are waiting; try again later", SOON)
    place.gates.analyses.pass_(address, "analyses")


async def want(place: Place, table: str, who: Identity, of: int) -> None:
    """Put an analysis into the queue."""
    await place.store.analyses.ask(table, who.player, place.clock.now(), of)
    if place.worker is not None:
        place.worker.wake()


@get("/api/tables/{table:str}/analysis", responses=refusals(404, 409), tags=["looking back"])
async def show_analysis(request: AnyRequest, table: TableId) -> AnalysisAnswer:
    """Show how far the analysis of a match is, and the analysis once it is there."""
    await place_of(request).gates.looks.pace(address_of(request), "looks")
    kept = await place_of(request).store.analyses.get(table)
    if kept is None:
        async with looking_at(request, table) as live:
            decisions_of(live.table)
        raise NotFound("nobody has asked for an analysis of this match; POST asks for one")
    return answered(kept)


@delete("/api/tables/{table:str}/analysis", responses=refusals(401, 403, 404), tags=["looking back"])
async def drop_analysis(request: AnyRequest, known: Known, table: TableId) -> None:
    """Want an analysis no more, as long as it is not there: for whoever has asked for it."""
    analyses = place_of(request).store.analyses
    kept = await analyses.get(table)
    if kept is None:
        raise NotFound("there is no analysis of this match to stop")
    if kept.owner not in known.known:
        raise NotAllowed("somebody else has asked for this analysis")
    if kept.body is None:
        await analyses.drop(table)


# The report


def own_seat(row: Listed, known: Collection[str]) -> int | None:
    """Give the seat somebody had at a table; none where they only shared a screen with others."""
    seats = sorted(seat for seat, player in row.names if player in known)
    return seats[0] if len(seats) == 1 else None


async def finished_by(place: Place, known: Collection[str], *, here: bool = False) -> dict[str, int]:
    """Give the last matches somebody has finished, with the seat they had: all, or only those played *here*."""
    rows = [row for row in await place.store.tables_of(known) if row.status == "over"]
    rows = [row for row in rows if not (here and row.summary.get("uploaded"))]
    seats = {row.id: own_seat(row, known) for row in rows}
    return dict([(table, seat) for table, seat in seats.items() if seat is not None][:REPORTED])


class Accuracy(msgspec.Struct, frozen=True):
    """How near somebody's decisions at a game are to the coach's, over their last matches that were analysed (docs/coach.md)."""

    game: str
    matches: int
    decisions: int
    value: float


async def accuracy_of(place: Place, known: Collection[str]) -> list[Accuracy]:
    """Give how somebody played, by game, as far as anybody has had their last matches analysed."""
    own = await finished_by(place, known, here=True)  # anybody can write a record in which they play well
    kept = await place.store.analyses.among(own)
    done = [Looked(one.body, own[one.table], one.table) for one in kept.values() if one.body is not None]
    matches = Counter(one.analysis["game"] for one in done)
    games = (await asyncio.to_thread(report, done))["by_game"]
    rows = [Accuracy(row["game"], matches[row["game"]], row["decisions"], row["accuracy"]) for row in games]
    return sorted(rows, key=lambda row: row.game)


async def reported(place: Place, who: Identity) -> ReportAnswer:
    """Make the report of what has been analysed so far."""
    own = await finished_by(place, who.known)
    kept = await place.store.analyses.among(own)
    done = [Looked(one.body, own[one.table], one.table) for one in kept.values() if one.body is not None]
    waiting = sum(one.status in ("waiting", "running") for one in kept.values())
    return ReportAnswer(len(own), len(done), waiting, report(done))


@get("/api/me/report", responses=refusals(401), tags=["you"])
async def show_report(request: AnyRequest, known: Known) -> ReportAnswer:
    """Show where you lose chances, over your last finished matches that have been analysed."""
    place = place_of(request)
    await place.gates.looks.pace(address_of(request), "looks")
    return await reported(place, known)


@post("/api/me/report", responses=refusals(401, 403), status_code=202, tags=["you"])
async def ask_report(request: AnyRequest, known: Known) -> ReportAnswer:
    """Have your last finished matches analysed that have not been, as many at a time as you may have waiting."""
    place = place_of(request)
    own = await finished_by(place, known.known)
    there = await place.store.analyses.among(own)
    room = place.settings.limits.analyses_waiting - await place.store.analyses.waiting(known.player)
    for table in [table for table in own if table not in there][: max(room, 0)]:
        await check_room(place, known, address_of(request))
        async with place.hub.at(table) as live:
            of = len(live.table.match.decisions) if live.table.is_open and live.table.match else 0
        if 0 < of <= LONGEST:
            await want(place, table, known, of)
    return await reported(place, known)


HANDLERS: list[Any] = [ask_analysis, show_analysis, drop_analysis, show_report, ask_report]
