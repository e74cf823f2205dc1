"""Independent checks of a club's tournament: standings and notices are worked out again; nothing of the server's rules is used."""

from __future__ import annotations

import re
import statistics
from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

Json = dict[str, Any]
Met = tuple[int, list[str], list[int]]  # a round, names by seat, ranks by seat


def standings_again(format_: str, names: list[str], met: list[tuple[int, list[str], list[int]]]) -> list[tuple[Any, ...]]:
    """Work out who stands where: from rounds, names by seat and ranks by seat, and nothing else. One name alone is a bye."""
    points: dict[str, Fraction] = defaultdict(Fraction)
    games: dict[str, list[tuple[Fraction, list[str]]]] = defaultdict(list)
    wins: dict[str, int] = defaultdict(int)
    for _, people, ranks in met:
        for seat, name in enumerate(people):
            rivals = [other for other in range(len(people)) if other != seat]
            got = Fraction(1)
            if rivals:
                shares = [Fraction(1 + (ranks[seat] < ranks[other]) - (ranks[seat] > ranks[other]), 2) for other in rivals]
                got = sum(shares, Fraction()) / len(rivals)
                wins[name] += ranks[seat] == 1
            points[name] += got
            games[name].append((got, [people[other] for other in rivals]))

    def strength(name: str, rivals: list[str]) -> Fraction:
        return points[name] if not rivals else sum((points[rival] for rival in rivals), Fraction()) / len(rivals)

    rows = {}
    for name in names:
        opponents = sum((strength(name, rivals) for _, rivals in games[name]), Fraction())
        beaten = sum((got * strength(name, rivals) for got, rivals in games[name]), Fraction())
        rows[name] = (points[name], -len(games[name]), opponents) if format_ == "arena" else (points[name], opponents, beaten)
    if format_ == "swiss":
        for name in names:  # what those who are equal so far have scored against each other, then games won
            equal = {other for other in names if rows[other][:3] == rows[name][:3]}
            direct = sum((got for got, rivals in games[name] if rivals and set(rivals) <= equal), Fraction())
            rows[name] = (*rows[name][:3], direct, wins[name])
    order = sorted(names, key=lambda name: rows[name], reverse=True)
    return [(1 + sum(rows[other] > rows[name] for other in names), name, *map(float, rows[name])) for name in order]


def told_standings(page: Json) -> list[tuple[Any, ...]]:
    """Give the standings as the server tells them, in the same shape."""
    return [(row["place"], row["name"], float(row["points"]), *map(float, row["breaks"])) for row in page["standings"]]


def differ(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Tell whether two lines are not the same; sixths of points are rounded once."""
    return one[:2] != other[:2] or any(abs(a - b) > 0.01 for a, b in zip(one[2:], other[2:], strict=True))


def check_standings(page: Json, records: list[tuple[str, Json]], rounds: list[list[Json]]) -> tuple[int, int, list[str]]:
    """Work out the standings from the downloaded *records*; give matches, byes, and whatever is wrong."""
    met: list[Met] = [(int(re.findall(r"\d+", file)[0]), record["names"], record["result"]["ranks"]) for file, record in records]
    byes, faults, format_ = 0, list[str](), page["tournament"]["format"]
    for number, boards in enumerate(rounds, 1):
        alone = [board["players"][0]["name"] for board in boards if board["status"] == "bye"]
        met += [(number, [player], [1]) for player in alone]
        byes += len(alone)
        seated = [player for round_, people, _ in met if round_ == number for player in people]
        if len(seated) != len(set(seated)) and format_ != "arena":
            faults.append(f"somebody sat twice in round {number}")
    again = standings_again(format_, [row["name"] for row in page["standings"]], met)
    told = {row[1]: row for row in told_standings(page)}
    faults += [f"{row} is told as {told[row[1]]}" for row in again if differ(row, told[row[1]])]
    pairs = [frozenset(people) for _, people, _ in met if len(people) > 1]
    if format_ == "swiss" and len(pairs) != len(set(pairs)):
        faults.append("somebody met twice")
    return len(pairs), byes, faults


def check_told(matches: list[tuple[str, list[str]]], got: Counter[tuple[str, str]], written: Counter[tuple[str, str]]) -> list[str]:
    """Say what is wrong with what players were told: the end of each match once, and all that was written down as sent once.

    *matches* are tables with the names that sat there; *got* and *written* count what arrived and what was sent, by whom and tag.
    """
    ends = Counter((name, f"{table}-over") for table, names in matches for name in names)
    faults = [f"{name} heard {got[name, tag]} times of {tag}" for name, tag in ends if got[name, tag] != 1]
    faults += [f"{key}: {got[key]} arrived, {written[key]} sent" for key in {*got, *written} if got[key] != written[key]]
    return faults


def correlation(strengths: dict[str, float], ratings: dict[str, float]) -> tuple[float, int]:
    """Compare the ratings the server has written down with the planted strengths, both by player."""
    both = [(strength, ratings[player]) for player, strength in strengths.items() if player in ratings]
    return statistics.correlation(*map(list, zip(*both, strict=True))), len(both)
