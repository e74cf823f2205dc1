"""The arbiter: looks at a tournament, begins it, makes its tables, takes their results, and pairs the next round.

A tournament is one job, so that one worker looks at a time. Each step is written down before the next is taken, and follows from
what is written: whoever takes over after a kill goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import IntegrityError

from tidetable.core.errors import TidetableError
from tidetable.core.registry import card
from tidetable.server.people.identity import new_table
from tidetable.server.seeking.wishes import fitting_bot
from tidetable.server.storage.tournaments import Board, Played, Tournament, Whole
from tidetable.table import coming
from tidetable.table.commands import Resign
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.rulings import Holder, do
from tidetable.tournament.field import Meeting
from tidetable.tournament.pairing import is_finished, next_round

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from tidetable.server.live.hub import Hub
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

FEWEST = 2  # players without whom there is nothing to play
BREATH = 10.0  # seconds between two looks for those who are free in an arena: more are free then, and everybody may get up
STEPS = 12  # taken at once, before others have their turn
HOST = "tournament "  # whose tables they are: nobody's, so that no organiser holds a seat's link


async def look_at_tournament(hub: Hub, tournament: str) -> float:
    """Do what is to be done now; give when to look again (infinity: not before something happens)."""
    for _ in range(STEPS):
        whole = await hub.store.tournaments.whole(tournament)
        if whole is None or whole.tournament.state not in {"open", "running"}:
            return math.inf
        due = await (_await_start(hub, whole) if whole.tournament.state == "open" else _go_on(hub, whole))
        if due is not None:
            return due
        await hub.lobby.tell_tournament(tournament)
    return hub.clock.now()


async def _await_start(hub: Hub, whole: Whole) -> float | None:
    """Begin when it is time; None: something was done, look again."""
    begins, now = whole.tournament.begins, hub.clock.now()
    if begins is None or begins > now:
        return math.inf if begins is None else begins
    staying = sum(not one.out for one in whole.entered)
    values = {"state": "running", "started": now} if staying >= FEWEST else {"state": "cancelled", "ended": now}
    await _write(hub, whole, **values)
    return None


async def _write(hub: Hub, whole: Whole, **values: object) -> None:
    """Change the tournament itself, if it is still as it was seen."""
    tournament = whole.tournament
    await hub.store.tournaments.change(tournament.id, hub.clock.now(), lambda _line, _now: None, seen=tournament.n, **values)


async def _go_on(hub: Hub, whole: Whole) -> float | None:
    if await _make_tables(hub, whole) or await _take_results(hub, whole):
        return None
    tournament, now = whole.tournament, hub.clock.now()
    waits = [_late(hub, board.at, board.due) for board in whole.pending if board.due is not None and board.table is not None]
    waits = [at for at in waits if at > now]
    if tournament.terms.format == "arena":
        return await _go_on_in_arena(hub, whole, waits)
    if whole.pending:
        return min(waits, default=math.inf)
    if is_finished(tournament.terms.setting, whole.entrants, whole.meetings):
        return await _finish(hub, whole)
    if not whole.boards:
        return await _pair(hub, whole)
    if tournament.next_at is None:
        await _write(hub, whole, next_at=now + tournament.terms.pause)
        return None
    return tournament.next_at if tournament.next_at > now else await _pair(hub, whole)


async def _finish(hub: Hub, whole: Whole) -> float | None:
    await _write(hub, whole, state="over", ended=hub.clock.now(), next_at=None)
    return None


def arena_ends(tournament: Tournament, outages: Iterable[tuple[float, float]], now: float) -> float:
    """Say when an arena pairs nobody any more; time at which no server was there is given back."""
    begun = tournament.started or tournament.created
    return begun + 60 * tournament.terms.minutes + missed(outages, begun, now)


async def _go_on_in_arena(hub: Hub, whole: Whole, waits: list[float]) -> float | None:
    now = hub.clock.now()
    ends = arena_ends(whole.tournament, hub.outages, now)
    if now >= ends:
        return min(waits, default=math.inf) if whole.pending else await _finish(hub, whole)
    waits.append(ends)
    if len(free_players(whole)) < FEWEST - whole.tournament.terms.fill:
        return min(waits)
    last = max((board.at for board in whole.boards), default=-math.inf)
    return min([*waits, last + BREATH]) if last + BREATH > now else await _pair(hub, whole)


def free_players(whole: Whole) -> list[int]:
    """Name those who could be given a table now."""
    busy = {number for board in whole.pending for number in board.players}
    return [one.number for one in whole.entered if one.here and not one.out and one.number not in busy]


async def _pair(hub: Hub, whole: Whole) -> float | None:
    """Write down the next round; where nobody is left to be paired, it is over."""
    tournament, now = whole.tournament, hub.clock.now()
    made = await asyncio.to_thread(next_round, tournament.terms.setting, whole.entrants, whole.meetings)
    if not made:
        return await _finish(hub, whole)
    boards = [_board(tournament, meeting, number, now) for number, meeting in enumerate(made, 1)]
    await hub.store.tournaments.pair(whole, boards, now)
    return None


def _board(tournament: Tournament, meeting: Meeting, number: int, now: float) -> Board:
    players = tuple(None if player is None else int(player) for player in meeting.players)
    table = None if meeting.is_bye else new_table()
    due = None if tournament.terms.by_letter or meeting.is_bye else now + tournament.terms.show_up
    return Board(meeting.round, number, players, table, meeting.is_bye, now, due, None)


# Tables


async def _make_tables(hub: Hub, whole: Whole) -> bool:
    """Make the tables that are not there yet."""
    missing = [board for board in whole.boards if not board.made and board.table is not None and board.ranks is None]
    await asyncio.gather(*(_make_table(hub, whole, board) for board in missing))
    return bool(missing)


async def _make_table(hub: Hub, whole: Whole, board: Board) -> None:
    """Make a table under the id that was chosen for it; whoever was killed after making it has made it."""
    assert board.table is not None
    if not await hub.store.exists(board.table):
        plan, names = plan_for(whole, board)
        with suppress(IntegrityError):  # another worker was quicker
            await hub.create(plan, f"{HOST}{whole.tournament.id}", names, table=board.table)
    await hub.store.tournaments.made(whole.tournament.id, board)


def plan_for(whole: Whole, board: Board) -> tuple[Plan, dict[tuple[int, str], str | None]]:
    """Plan a table: seats are kept for those who meet, with days for a move they sit there already; bots are of their strength."""
    terms, known = whole.tournament.terms, {one.number: one for one in whole.entered}
    there = [board.players[seat] for seat in board.present]
    people = [known[number] for number in there if number is not None]
    bot = fitting_bot(terms.game, len(there), sum(one.rating for one in people) / max(1, len(people)))
    seats, names = [], {}
    for seat, number in enumerate(there):
        if number is None:
            seats.append(SeatPlan("bot", bot=bot))
        else:
            seats.append(SeatPlan("person" if terms.by_letter else "open", players=(known[number].player,)))
            names[seat, known[number].player] = known[number].name
    options = terms.options if len(there) == terms.seats else {}
    plan = Plan(
        terms.game, "", options, tuple(seats), f"{terms.name} · {board.round}"[:40], rated=terms.rated, clock=terms.clock,
        tournament=whole.tournament.id,
    )  # fmt: skip
    return plan, names


# Results


async def _take_results(hub: Hub, whole: Whole) -> bool:
    """Write down what has become of the tables in play; end those whose players did not come, or have left for good."""
    found = await hub.store.tournaments.played(board.table for board in whole.pending if board.table is not None)
    settled: list[Board] = []
    for board in whole.pending:
        table = found.get(board.table or "")
        if table is not None and table.status != "over" and await _close(hub, whole, board, table):
            return True  # what became of it is in its table now
        if table is not None and table.status == "over":
            settled.append(result_of(whole, board, table, hub.clock.now()))
    if settled:
        gone = {board.players[seat] for board in settled for seat in board.absent}
        sitting_out = [number for number in gone if number is not None]
        await hub.store.tournaments.settle(whole.tournament.id, settled, hub.clock.now(), sitting_out=sitting_out)
    return bool(settled)


async def _close(hub: Hub, whole: Whole, board: Board, table: Played) -> bool:
    """End a match that cannot go on: time to come is up, or somebody has left the tournament for good."""
    assert board.table is not None
    left = _left_seats(whole, board, begun=table.status != "open")
    if table.status == "open" and (left or (board.due is not None and _late(hub, board.at, board.due) <= hub.clock.now())):
        return bool(await hub.change(board.table, coming.forfeit))
    seats = [seat for seat in left if not table.summary["seats"][seat]["resigned"]] if table.status != "open" else []
    done = [await hub.change(board.table, partial(_resign, seat)) for seat in seats]
    return any(done)


def _resign(seat: int, table: Table, at: float) -> list[Stored]:
    with suppress(TidetableError):  # the match has ended meanwhile
        return do(table, Resign(seat=seat, id=""), at, Holder(frozenset({seat})))
    return []


def _left_seats(whole: Whole, board: Board, *, begun: bool = False) -> list[int]:
    """Name the seats of a table whose players have left the tournament for good.

    A rated match that has *begun* is played to its end with whoever was sent away: no organiser decides what somebody is worth.
    """
    stays = begun and whole.tournament.terms.rated
    gone = {one.number for one in whole.entered if one.out and not (one.kicked and stays)}
    return [at for at, seat in enumerate(board.present) if board.players[seat] in gone]


def result_of(whole: Whole, board: Board, table: Played, now: float) -> Board:
    """Give a meeting as its table that is over has made it: ranks, or a table anew for those who came."""
    result, seats = table.summary["result"], table.summary["seats"]
    present = board.present
    if result["reason"] == "forfeit":
        left = set(_left_seats(whole, board))
        late = [at for at, seat in enumerate(seats) if at in left or (not left and not seat["players"] and not seat["bot"])]
        absent = tuple(sorted({*board.absent, *(present[at] for at in late)}))
        staying = [seat for seat in present if seat not in absent]
        people = [seat for seat in staying if board.players[seat] is not None]
        if people and len(staying) >= FEWEST and len(staying) in card(whole.tournament.terms.game).seats:
            due = board.due if left else now + whole.tournament.terms.show_up  # those who came sit down anew
            at = board.at if left else now
            return msgspec.structs.replace(board, absent=absent, table=new_table(), made=False, at=at, due=due)
        return msgspec.structs.replace(board, absent=absent, ranks=_ranks(board, absent, [1] * len(staying)))
    ranks = result["ranks"] or [1] * len(present)  # ended by agreement: shared
    return msgspec.structs.replace(board, ranks=_ranks(board, board.absent, ranks))


def _ranks(board: Board, absent: Collection[int], ranks: Sequence[int]) -> tuple[int, ...]:
    """Rank all who should have played: those who did as their table says, and after them whoever did not come."""
    staying = [seat for seat in range(len(board.players)) if seat not in absent]
    by_seat = dict(zip(staying, ranks, strict=True))
    return tuple(by_seat.get(seat, len(staying) + 1) for seat in range(len(board.players)))


# Time


def missed(outages: Iterable[tuple[float, float]], since: float, until: float) -> float:
    """Add up the time between two moments at which no server was there.

    >>> missed([(10.0, 20.0), (50.0, 90.0)], 15.0, 60.0)
    15.0
    """
    return sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in outages)


def _late(hub: Hub, since: float, due: float) -> float:
    """Give a time that is up only when so much time has passed in which somebody could have come."""
    return due + missed(hub.outages, since, hub.clock.now())
