"""How a table is described to somebody: from a summary that is stored beside it, so that lists need no replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.server.live.wire import KeptSeat, Links, SeatInfo, SeatRating, SeriesInfo, TableInfo, Watchers
from tidetable.table.results import Result

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tidetable.server.live.standings import Standings
    from tidetable.server.people.identity import Identity, Keys
    from tidetable.table.seats import Seat
    from tidetable.table.table import Table

Names = dict[tuple[int, str], str | None]
NOBODY_WATCHES = Watchers(0, [])
NOT_BEHIND: dict[str, Any] = {"delay": "none", "seconds": 0, "decisions": 0, "hands": False}  # of what older servers have stored
SHARED = ("name", "public", "rated", "undo", "autostart", "pace", "options", "game", "rules_version")


def summary_of(table: Table) -> dict[str, Any]:
    """Sum a table up: what changes only when something other than a decision happens."""
    plan = table.plan
    return {name: getattr(plan, name) for name in SHARED} | {
        "chat": table.chat,
        "clock": {**msgspec.to_builtins(plan.clock), "kind": plan.clock.kind, "timeout": plan.clock.timeout},
        "host_id": table.created.host,
        "created": table.created_at,
        "started": table.started_at,
        "ended": table.ended_at,
        "decisions": table.decisions,
        "seats": [_seat_summary(seat) for seat in table.seats],
        "commitment": table.created.commitment,
        "secret": table.secret,
        "result": msgspec.to_builtins(table.result),
        "rematch": table.rematch,
        "again": sorted(table.again),
        "series": _series(table),
        "found": plan.found,
        "watching": {name: getattr(plan.watching, name) for name in plan.watching.__struct_fields__},
        "tournament": plan.tournament,
        "uploaded": table.created.seed is not None,
    }


def _series(table: Table) -> dict[str, Any] | None:
    series, seats = table.plan.series, len(table.seats)
    if series is None:
        return None
    score = series.before(seats) if table.result is None else series.after(table.result.winners, seats)
    winners = series.leaders(score) if table.result else ()
    return {"best_of": series.best_of, "number": series.number, "score": score, "winners": winners}


def _seat_summary(seat: Seat) -> dict[str, Any]:
    return {
        "players": seat.players, "kind": seat.kind, "bot": seat.bot, "here": seat.here, "away": seat.away, "open": seat.open,
        "resigned": seat.resigned, "salted": bool(seat.salt), "link": seat.link, "own_bot": seat.own_bot,
        "kept_for": seat.kept_for,
    }  # fmt: skip


class Shown(msgspec.Struct, frozen=True):
    """Everything a description is made of."""

    id: str
    status: str
    n: int
    summary: dict[str, Any]
    names: Names
    waiting: list[int] = []
    online: frozenset[int] = frozenset()
    watchers: Watchers = NOBODY_WATCHES
    standings: Standings | None = None
    past: bool = False  # all of it may be known to those who watch behind time


def describe(shown: Shown, who: Identity | None) -> TableInfo:
    """Describe a table to somebody."""
    shown = shown if shown.past or not _is_held_back(shown) or seats_held(shown, who) else veiled(shown)
    summary = shown.summary
    known = who.known if who else frozenset()
    seats = [_seat_info(shown, number, seat) for number, seat in enumerate(summary["seats"])]
    return TableInfo(
        **{name: summary[name] for name in SHARED},
        id=shown.id,
        chat=summary["chat"],
        clock=summary["clock"],
        status=shown.status,  # type: ignore[arg-type]
        n=shown.n,
        decisions=summary["decisions"],
        waiting=shown.waiting,
        created=summary["created"],
        started=summary["started"],
        ended=summary["ended"],
        host=summary["host_id"] in known,
        you=seats_held(shown, who),
        seats=seats,
        watchers=shown.watchers,
        commitment=summary["commitment"],
        secret=summary["secret"],
        result=msgspec.convert(summary["result"], Result | None),
        rematch=summary["rematch"],
        again=summary.get("again", []),  # not in what older servers have stored
        series=msgspec.convert(summary.get("series"), SeriesInfo | None),
        found=summary.get("found"),
        watching=summary.get("watching") or NOT_BEHIND,
        tournament=summary.get("tournament"),
        kept=_kept(shown, known),
    )


def _kept(shown: Shown, known: frozenset[str]) -> list[KeptSeat]:
    """Say for whom seats are kept: to them, to the host and to whoever sits there; of a tournament everybody knows who meets."""
    summary = shown.summary
    kept = [(number, players) for number, seat in enumerate(summary["seats"]) if (players := seat.get("kept_for"))]  # newer
    concerned = {summary["host_id"], *(player for seat in summary["seats"] for player in seat["players"])}
    concerned.update(player for _, players in kept for player in players)
    if shown.status != "open" or (concerned.isdisjoint(known) and not summary.get("tournament")):
        return []
    return [
        KeptSeat(
            number, next(filter(None, (shown.names.get((number, one)) for one in players)), None), not known.isdisjoint(players)
        )
        for number, players in kept
    ]


def _is_held_back(shown: Shown) -> bool:
    watching = shown.summary.get("watching") or NOT_BEHIND
    return watching["delay"] != "none" and shown.status in {"running", "paused"}


def veiled(shown: Shown) -> Shown:
    """Give what may be known in a list of a table that is watched behind time: that it is played and by whom, not how it stands."""
    seats = [
        {**seat, "kind": "bot" if seat["own_bot"] else "person" if seat["players"] else "open", "bot": seat["own_bot"],
         "away": False, "resigned": False, "open": not seat["own_bot"] and not seat["players"]}
        for seat in shown.summary["seats"]
    ]  # fmt: skip
    summary = {**shown.summary, "seats": seats, "decisions": 0}
    return msgspec.structs.replace(shown, status="running", n=0, waiting=[], summary=summary, past=True)


def _seat_info(shown: Shown, number: int, seat: Mapping[str, Any]) -> SeatInfo:
    names = [shown.names.get((number, player)) for player in seat["players"]] or [shown.names.get((number, ""))]
    return SeatInfo(
        number, seat["kind"], names[-1], seat["bot"], seat["here"], number in shown.online, seat["away"], seat["open"],
        seat["resigned"], seat["salted"], seat["bot"] is not None and bool(seat["players"]), _rating(shown, seat),
    )  # fmt: skip


def _rating(shown: Shown, seat: Mapping[str, Any]) -> SeatRating | None:
    summary = shown.summary
    if not summary["rated"] or shown.standings is None:
        return None
    return shown.standings.of_seat(summary["game"], len(summary["seats"]), seat["players"], seat["bot"])


def seats_held(shown: Shown, who: Identity | None) -> list[int]:
    """Name the seats somebody holds: by their identity, or by the link of whoever sits there. An invitation shows nothing yet."""
    seats = enumerate(shown.summary["seats"])
    return [number for number, seat in seats if holds(who, shown.id, number, seat["players"], seat.get("link", 0))]


def holds(who: Identity | None, table: str, number: int, players: Collection[str], link: int) -> bool:
    """Tell whether somebody holds a seat: by their identity, or by its private link, of which the newest holds (*link*)."""
    if who is None or not players:
        return False
    return who.seat == (table, number, link) or not who.known.isdisjoint(players)


def links_for(shown: Shown, who: Identity | None, keys: Keys) -> Links:
    """Give the links somebody may have: their own seats', and to the host those of the open seats."""
    held = set(seats_held(shown, who))
    is_host = who is not None and shown.summary["host_id"] in who.known
    page = f"/t/{shown.id}"
    return Links(
        page,
        {
            str(number): f"{page}#seat={keys.seat_token(shown.id, number, seat.get('link', 0))}"
            for number, seat in enumerate(shown.summary["seats"])
            if number in held or (is_host and seat["open"] and not seat["players"])
        },
    )
