"""Who plays whom, of those who are about equal and have not met yet.

For two seats the whole round is one matching of least cost, found by networkx: what must never be while it can be avoided (meeting
again, a second bye) costs more than everything below it together, then come points, then the fold (of those with equal points the
upper half meets the lower), then seats. So the promise holds for the round as a whole and not only pair by pair. For more seats no
such method is known to be quick; tables are laid out in the order of the standings, and two players change places as long as that
makes the whole better.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import networkx as nx

from tidetable.tournament.field import WIN
from tidetable.tournament.seating import Seats

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tidetable.tournament.field import Meeting

Party = list[str | None]
NOBODY = ""  # whom somebody with a bye meets
AGAIN = 10**12  # somebody who was met already, or a second bye
APART = 10**4  # a point's difference, squared
MOST_LEAN = 9  # seats never matter more than points
SWEEPS = 20  # times everybody may look for a better place


class Past:
    """What there has been: who met whom how often, who had a bye, who sat where."""

    def __init__(self, meetings: Iterable[Meeting]) -> None:
        known = list(meetings)
        self.met: Counter[frozenset[str]] = Counter(
            frozenset(pair) for meeting in known for pair in combinations(meeting.people, 2)
        )
        self.byes = Counter(player for meeting in known for player in meeting.people if meeting.is_bye or None in meeting.players)
        self.seats = Seats(known)


def parties(order: Sequence[str], points: dict[str, int], past: Past, seats: int, *, fill: bool) -> list[Party]:
    """Give the tables of a round for players in the order of the standings; with *fill* bots sit where players are missing."""
    if len(order) < 2 and not fill:
        return [[player] for player in order]
    made = pairs(order, points, past) if seats == 2 else tables(order, points, past, _sizes(len(order), seats, fill=fill))
    return [[*party, *[None] * (seats - len(party))] for party in made] if fill else made


def _sizes(players: int, seats: int, *, fill: bool) -> list[int]:
    """Cut a field into tables as even as can be; bots fill the last ones.

    >>> _sizes(9, 4, fill=False), _sizes(9, 4, fill=True)
    ([3, 3, 3], [4, 4, 1])
    """
    count = -(-players // seats)
    if fill:
        return [seats] * (count - 1) + [players - seats * (count - 1)] if players else []
    return [players // count + (number < players % count) for number in range(count)]


# Two seats


def pairs(order: Sequence[str], points: dict[str, int], past: Past) -> list[Party]:
    """Pair players; if their number is odd, one is left over: somebody low who was not yet."""
    graph = nx.Graph()
    folds = _folds(order, points)
    for one, other in combinations(order, 2):
        graph.add_edge(one, other, weight=-_cost(one, other, points, folds, past))
    if len(order) % 2:
        for place, player in enumerate(order):
            alone = AGAIN * past.byes[player] + APART * ((points[player] - points[order[-1]]) ** 2) + len(order) - place
            graph.add_edge(player, NOBODY, weight=-alone)
    found = nx.max_weight_matching(graph, maxcardinality=True)
    places = {player: number for number, player in enumerate(order)}
    sorted_pairs = [sorted((player for player in pair if player != NOBODY), key=places.__getitem__) for pair in found]
    return sorted(sorted_pairs, key=lambda pair: (len(pair) == 1, places[pair[0]]))


def _folds(order: Sequence[str], points: dict[str, int]) -> dict[str, tuple[int, int]]:
    """Give everybody's place among those with the same points, and how many these are."""
    groups: dict[int, list[str]] = {}
    for player in order:
        groups.setdefault(points[player], []).append(player)
    return {player: (number, len(group)) for group in groups.values() for number, player in enumerate(group)}


def _cost(one: str, other: str, points: dict[str, int], folds: dict[str, tuple[int, int]], past: Past) -> int:
    cost = AGAIN * past.met[frozenset((one, other))] + APART * (points[one] - points[other]) ** 2
    if points[one] == points[other]:
        (high, size), (low, _) = folds[one], folds[other]
        cost += 4 * abs(abs(high - low) - size // 2)
    leans = past.seats.lean(one) * past.seats.lean(other)
    return cost + 8 * min(max(0, leans), MOST_LEAN)


# More seats


def tables(order: Sequence[str], points: dict[str, int], past: Past, sizes: Sequence[int]) -> list[Party]:
    """Lay out tables in the order of the standings, then let players change places while that makes it better."""
    made: list[list[str]] = []
    for size in sizes:
        begin = sum(map(len, made))
        made.append(list(order[begin : begin + size]))
    for _ in range(SWEEPS):
        if not any([_improve(one, other, points, past) for one, other in combinations(made, 2)]):  # noqa: C419 - all of them
            break
    return [list(party) for party in made]


def _improve(one: list[str], other: list[str], points: dict[str, int], past: Past) -> bool:
    """Let two players of two tables change places if both tables together are better for it."""
    better = False
    for here in range(len(one)):
        for there in range(len(other)):
            before = _strain(one, points, past) + _strain(other, points, past)
            one[here], other[there] = other[there], one[here]
            if _strain(one, points, past) + _strain(other, points, past) < before:
                better = True
            else:
                one[here], other[there] = other[there], one[here]
    return better


def _strain(party: Sequence[str], points: dict[str, int], past: Past) -> int:
    again = sum(past.met[frozenset(pair)] ** 2 for pair in combinations(party, 2))
    apart = sum((points[one] - points[other]) ** 2 for one, other in combinations(party, 2))
    return again * APART * WIN + apart
