"""The next round, whatever the format.

Round robin: everybody meets everybody (the circle method, seats in turn); at tables of more than two, as evenly as can be.
Swiss: those who have about as many points and have not met. Knock-out: seeded anew each round, the strongest against the weakest,
byes for the strongest in the first. Arena: whoever is free, the best first, not whom they have just met.

>>> everybody = [Entrant(name, rating) for name, rating in (("ann", 1900), ("ben", 1700), ("cem", 1500))]
>>> [meeting.players for meeting in next_round(Setting("knock-out"), everybody, [])]
[('ann',), ('ben', 'cem')]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.tournament.field import Entrant, Meeting, Setting, seeded
from tidetable.tournament.standings import standings, still_in
from tidetable.tournament.swiss import Past, parties

if TYPE_CHECKING:
    from collections.abc import Sequence

RECENT = 2  # how many of somebody's last meetings an arena keeps in mind


def rounds_of(setting: Setting, players: int) -> int:
    """Say how many rounds a tournament has (0: that is not known before).

    >>> rounds_of(Setting("round-robin"), 5), rounds_of(Setting("round-robin", seats=4), 10), rounds_of(Setting("knock-out"), 5)
    (5, 3, 3)
    """
    if setting.format == "swiss":
        return setting.rounds
    if setting.format == "knock-out":
        return _knock_out_rounds(players, setting.seats)
    if setting.format == "arena" or players < 2:
        return 0
    return players - 1 + players % 2 if setting.seats == 2 else -(-(players - 1) // (setting.seats - 1))


def _knock_out_rounds(players: int, seats: int) -> int:
    rounds = 0
    while players > 1:
        sizes = _even(players, seats)
        players = sum(max(1, size // 2) for size in sizes) if len(sizes) > 1 else 1
        rounds += 1
    return rounds


def is_finished(setting: Setting, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> bool:
    """Tell whether there is nothing more to play; an arena ends when its time is up, which nobody knows here."""
    if not all(meeting.is_over for meeting in meetings) or setting.format == "arena":
        return False
    last = max((meeting.round for meeting in meetings), default=0)
    if setting.format == "knock-out":
        return last > 0 and (len(still_in(setting, entrants, meetings)) <= 1 or _was_final(meetings, last))
    return last >= rounds_of(setting, _field(setting, entrants))


def _was_final(meetings: Sequence[Meeting], last: int) -> bool:
    return sum(meeting.round == last for meeting in meetings) == 1


def _field(setting: Setting, entrants: Sequence[Entrant]) -> int:
    """Count those among whom everybody meets everybody: also whoever has left since, for the others are owed that meeting."""
    return len(entrants) if setting.format == "round-robin" else sum(not one.out for one in entrants)


def next_round(setting: Setting, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Meeting]:
    """Give the meetings of the next round; of an arena, those of everybody who is free now."""
    number = 1 + max((meeting.round for meeting in meetings), default=0)
    if setting.format == "round-robin" and setting.seats == 2:
        return [_without(meeting, entrants) for meeting in circle([one.player for one in entrants], number)]
    past = Past(_remembered(setting, meetings))
    made = _knock_out(setting, entrants, meetings) if setting.format == "knock-out" else _level(setting, entrants, meetings, past)
    if setting.format == "arena":
        made = [party for party in made if len(party) > 1]  # whoever is left over waits a moment
    return [Meeting(number, past.seats.seat(party)) for party in made]


# Round robin


def circle(players: Sequence[str], number: int) -> list[Meeting]:
    """Give a round of the circle method; whoever would meet nobody has a bye. Nobody has one seat twice more than the other."""
    ring = [*players] if len(players) % 2 == 0 else [*players, None]
    turning = len(ring) - 1
    at = (number - 1) % turning
    pairs = [(ring[(at + step) % turning], ring[(at - step) % turning]) for step in range(1, len(ring) // 2)]
    pairs.append((ring[at], ring[-1]) if at % 2 else (ring[-1], ring[at]))
    return [Meeting(number, pair if None not in pair else tuple(player for player in pair if player)) for pair in pairs]


def _without(meeting: Meeting, entrants: Sequence[Entrant]) -> Meeting:
    """Let those who should have met somebody who is gone have a bye."""
    gone = {one.player for one in entrants if one.out}
    left = tuple(player for player in meeting.players if player not in gone)
    return Meeting(meeting.round, left or meeting.players[:1])


# Swiss, arena, round robin at larger tables


def _remembered(setting: Setting, meetings: Sequence[Meeting]) -> Sequence[Meeting]:
    """In an arena people meet again and again, only not at once."""
    if setting.format != "arena":
        return meetings
    kept: list[Meeting] = []
    seen: dict[str, int] = {}
    for meeting in reversed(meetings):
        if any(seen.get(player, 0) < RECENT for player in meeting.people):
            kept.append(meeting)
        for player in meeting.people:
            seen[player] = seen.get(player, 0) + 1
    return kept[::-1]


def _level(setting: Setting, entrants: Sequence[Entrant], meetings: Sequence[Meeting], past: Past) -> list[list[str | None]]:
    busy = {player for meeting in meetings if not meeting.is_over for player in meeting.people}
    free = [one for one in entrants if one.here and not one.out and one.player not in busy]
    if setting.format == "round-robin":
        order, points = [one.player for one in seeded(free)], dict.fromkeys((one.player for one in free), 0)
    else:
        table = {one.player: one for one in standings(setting, entrants, meetings)}
        strength = {one.player: one.rating for one in free}
        order = sorted(strength, key=lambda player: (-table[player].points, -strength[player]))
        points = {player: _level_of(setting, table[player].points, table[player].played) for player in order}
    return parties(order, points, past, setting.seats, fill=setting.fill)


def _level_of(setting: Setting, points: int, played: int) -> int:
    """In an arena those meet who score about as much a match: whoever came late has few points for no fault of theirs."""
    return points if setting.format != "arena" else points // (played or 1)


# Knock-out


def _knock_out(setting: Setting, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[list[str | None]]:
    left = still_in(setting, entrants, meetings)
    order = [one.player for one in seeded(list(entrants)) if one.player in left]
    if setting.seats > 2:
        return _snake(order, len(_even(len(order), setting.seats)))
    byes = _power_above(len(order)) - len(order)
    first, rest = order[:byes], order[byes:]
    alone: list[list[str | None]] = [[player] for player in first]
    return alone + [[rest[at], rest[-1 - at]] for at in range(len(rest) // 2)]


def _power_above(players: int) -> int:
    """Give the next power of two.

    >>> [_power_above(players) for players in (2, 3, 8, 9)]
    [2, 4, 8, 16]
    """
    return 1 << max(0, players - 1).bit_length()


def _even(players: int, seats: int) -> list[int]:
    count = -(-players // seats)
    return [players // count + (number < players % count) for number in range(count)]


def _snake(order: Sequence[str], count: int) -> list[list[str | None]]:
    """Deal players out to tables there and back, so that all tables are equally strong."""
    made: list[list[str | None]] = [[] for _ in range(count)]
    for number, player in enumerate(order):
        lap, place = divmod(number, count)
        made[place if lap % 2 == 0 else count - 1 - place].append(player)
    return made
