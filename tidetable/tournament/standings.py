"""How everybody stands, and what decides between those with equal points.

Strength of the opponents (called Buchholz) is what those one has met have scored; strength of those beaten (Sonneborn-Berger)
counts of each only the share that was won. At a table of several the others count for one opponent together, and a bye
for one who has scored what one has scored oneself. Whoever is equal in everything shares a place.

>>> met = [Meeting(1, ("ann", "ben"), (1, 2)), Meeting(1, ("cem",))]
>>> table = standings(Setting("swiss", rounds=2), [Entrant("ann"), Entrant("ben"), Entrant("cem")], met)
>>> [(one.place, one.player, one.points // WIN) for one in table]
[(1, 'cem', 1), (2, 'ann', 1), (3, 'ben', 0)]
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Literal

import msgspec

from tidetable.tournament.field import WIN, Entrant, Meeting, Setting, points_of, seeded

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

SHARES = 6  # so that what one, two or three others have scored together can be shared out in whole numbers
TieBreak = Literal["last", "direct", "opponents", "beaten", "wins", "fewer"]
TIE_BREAKS: dict[str, tuple[TieBreak, ...]] = {
    "swiss": ("opponents", "beaten", "direct", "wins"),
    "round-robin": ("direct", "beaten", "wins"),
    "knock-out": ("last", "opponents"),
    "arena": ("fewer", "opponents"),
}
UNITS: dict[TieBreak, int] = {
    "last": WIN,
    "direct": WIN,
    "opponents": WIN * SHARES,
    "beaten": WIN * WIN * SHARES,
}  # what counts as one


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands."""

    place: int
    player: str
    points: int  # WIN is one
    played: int  # meetings that are over, byes included
    wins: int  # tables at which nobody was better, byes not counted; who does not come wins none
    breaks: tuple[int, ...]  # in the order of TIE_BREAKS and in its UNITS, more is better
    alive: bool = True  # whether they can still be given a table


class _Account:
    """What has come together for one player."""

    def __init__(self) -> None:
        self.points, self.played, self.wins, self.last_round = 0, 0, 0, 0
        self.met: list[tuple[int, list[str], int]] = []  # my points at a table, the others there, how many seats beside mine


def standings(setting: Setting, entrants: Iterable[Entrant], meetings: Sequence[Meeting]) -> list[Standing]:
    """Say how everybody stands, the best first."""
    people = list(entrants)
    accounts = _accounts(people, meetings)
    alive = still_in(setting, people, meetings)
    keys = {one.player: _key(setting, one, accounts, one.player in alive) for one in people}
    _settle_direct(setting, keys, meetings)
    order = sorted(people, key=lambda one: (keys[one.player], one.rating), reverse=True)
    table: list[Standing] = []
    for number, one in enumerate(order):
        key, mine = keys[one.player], accounts[one.player]
        same = table and keys[table[-1].player] == key
        place = table[-1].place if same else number + 1
        table.append(Standing(place, one.player, mine.points, mine.played, mine.wins, tuple(key[1:]), one.player in alive))
    return table


def still_in(setting: Setting, entrants: Iterable[Entrant], meetings: Iterable[Meeting]) -> set[str]:
    """Name those who are still in: in a knock-out, whoever was not knocked out."""
    people = list(entrants)
    there = {one.player for one in people if not one.out}
    if setting.format == "knock-out":
        order = {one.player: number for number, one in enumerate(seeded(people))}
        for meeting in meetings:
            if meeting.is_over and not meeting.is_bye:
                there -= set(meeting.people) - set(going_on(meeting, order))
    return there


def going_on(meeting: Meeting, seeds: Mapping[str, int]) -> list[str]:
    """Name those of a table of a knock-out who go on: the better half of those who came; of equals whoever was seeded higher."""
    ranks = meeting.ranks or (1,)
    order = sorted(range(len(meeting.players)), key=lambda seat: (ranks[seat], seeds.get(meeting.players[seat] or "", 0)))
    better = [seat for seat in order[: max(1, len(order) // 2)] if seat not in meeting.absent]
    return [player for seat in better if (player := meeting.players[seat]) is not None]


def decided_by(setting: Setting, upper: Standing, lower: Standing) -> TieBreak | None:
    """Name what put one of two with equal points before the other; None if they share a place, or their points differ."""
    if upper.place == lower.place or upper.points != lower.points:
        return None
    both = zip(TIE_BREAKS[setting.format], upper.breaks, lower.breaks, strict=True)
    return next((name for name, mine, theirs in both if mine != theirs), None)


def _accounts(entrants: Iterable[Entrant], meetings: Iterable[Meeting]) -> defaultdict[str, _Account]:
    accounts: defaultdict[str, _Account] = defaultdict(_Account)
    for one in entrants:
        accounts[one.player] = _Account()
    for meeting in meetings:
        for player, points in points_of(meeting).items():
            account = accounts[player]
            account.points += points
            account.played += 1
            account.last_round = max(account.last_round, meeting.round)
            others = [other for other in meeting.people if other != player]
            account.wins += not meeting.is_bye and _has_won(meeting, player)
            account.met.append((points, others, len(meeting.players) - 1))
    return accounts


def _has_won(meeting: Meeting, player: str) -> bool:
    seat = meeting.players.index(player)
    return seat not in meeting.absent and (meeting.ranks or ())[seat] == 1


def _key(setting: Setting, one: Entrant, accounts: Mapping[str, _Account], alive: bool) -> list[int]:  # noqa: FBT001
    mine = accounts[one.player]
    measures = {
        "opponents": sum(_strength(mine, others, seats, accounts) for _, others, seats in mine.met),
        "beaten": sum(points * _strength(mine, others, seats, accounts) for points, others, seats in mine.met),
        "direct": 0,
        "last": mine.met[-1][0] if mine.met else 0,
        "wins": mine.wins,
        "fewer": -mine.played,
    }
    first = mine.last_round + alive if setting.format == "knock-out" else mine.points
    return [first, *(measures[name] for name in TIE_BREAKS[setting.format])]


def _strength(mine: _Account, others: list[str], seats: int, accounts: Mapping[str, _Account]) -> int:
    """Add up what the others at a table have scored, as one opponent; a bot that fills a seat has scored nothing."""
    return SHARES * (mine.points if seats == 0 else sum(accounts[other].points for other in others)) // max(1, seats)


def _settle_direct(setting: Setting, keys: dict[str, list[int]], meetings: Iterable[Meeting]) -> None:
    """Count what those who are equal so far have scored against each other."""
    breaks = TIE_BREAKS[setting.format]
    if "direct" not in breaks:
        return
    at = 1 + breaks.index("direct")
    groups: defaultdict[tuple[int, ...], set[str]] = defaultdict(set)
    for player, key in keys.items():
        groups[tuple(key[:at])].add(player)
    for meeting in meetings:
        for player, points in points_of(meeting).items():
            equals = groups[tuple(keys[player][:at])]
            if not meeting.is_bye and set(meeting.people) <= equals:
                keys[player][at] += points
