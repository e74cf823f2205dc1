"""A club in fast-forward: members, tables at which others play, and a tournament of programs; every standing is worked out again.

    python -m bench.club --format arena        # 64 players for an hour that takes a minute
    python -m bench.club --format swiss --rounds 6

The server is the one people run, with its limits; each program comes with a cookie and an address of its own. A match is played
for a few decisions at random, then whoever is to lose gives up: by lot, after strengths that were planted before. At the end the
records of all matches are downloaded, and points, tie-breaks and places are worked out from them by the functions below, which
share nothing with those of the server. Ratings are compared with the planted strengths.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import math
import random
import re
import resource
import secrets
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from tidetable.server.people.identity import Keys, new_device, new_player
from tidetable.server.settings import Settings
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.migrate import migrate
from tidetable.server.storage.schema import players, settings

SPREAD = 250.0  # of the planted strengths
AT_ONCE = 12  # matches that programs play at a time
LIMIT = 900.0  # seconds until it is given up
Json = dict[str, Any]


class Somebody:
    """A member who is a program: a cookie, an address, a strength."""

    def __init__(self, keys: Keys, number: int, chance: random.Random) -> None:
        self.id, self.name = new_player(), f"Member {number}"
        self.strength = chance.gauss(1500.0, SPREAD)
        self.headers = {
            "Cookie": f"tidetable={keys.cookie(self.id, 0, new_device())}",
            "X-CSRF": keys.csrf(self.id),
            "X-Forwarded-For": f"10.{number // 65536}.{number // 256 % 256}.{number % 256}",
        }


class Club:
    """The programs, and what they ask of the server."""

    def __init__(self, url: str, members: list[Somebody], chance: random.Random) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=120, limits=httpx.Limits(max_connections=64))
        self.members, self.chance = members, chance
        self.asked, self.decided = 0, 0

    async def ask(self, who: Somebody, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something; who asks too much waits."""
        self.asked += 1
        answer = await self.http.request(method, path, headers=who.headers, json=body)
        if answer.status_code == 429:
            await asyncio.sleep(float(answer.headers["Retry-After"]))
            return await self.ask(who, method, path, body)
        answer.raise_for_status()
        return answer.json() if "json" in answer.headers["content-type"] else answer.content

    async def command(self, who: Somebody, table: str, **what: Any) -> bool:
        """Send a command; what is refused because the table has moved on is nothing to worry about."""
        self.asked += 1
        body = {"id": secrets.token_hex(6), **what}
        answer = await self.http.post(f"/api/tables/{table}/commands", headers=who.headers, json=body)
        return answer.status_code == 200

    async def decide(self, by_seat: list[Somebody], table: str) -> bool:
        """Let a seat that is waited for decide at random; False when the match is over."""
        seen = await self.ask(by_seat[0], "GET", f"/api/tables/{table}/state?eyes=0")
        if seen["status"] != "running":
            return False
        seat = self.chance.choice(seen["waiting"])
        mine = seen if seat == 0 else await self.ask(by_seat[seat], "GET", f"/api/tables/{table}/state?eyes={seat}")
        if mine["legal"]:
            action = self.chance.choice(mine["legal"])["action"]
            done = await self.command(by_seat[seat], table, type="act", seat=seat, n=mine["n"], action=action)
            self.decided += done
        return True

    async def play(self, people: list[Somebody], table: str, decisions: int) -> None:
        """Play a match: some decisions, then one of the two gives up, the stronger more rarely."""
        by_seat: dict[int, Somebody] = {}
        for one in people:
            by_seat[(await self.ask(one, "POST", f"/api/tables/{table}/sit", {}))["seat"]] = one
        seats = [by_seat[seat] for seat in sorted(by_seat)]
        for _ in range(decisions):
            if not await self.decide(seats, table):
                return
        first, second = seats
        first_wins = self.chance.random() < 1 / (1 + 10 ** ((second.strength - first.strength) / 400))
        loser = 1 if first_wins else 0
        await self.command(seats[loser], table, type="resign", seat=loser)

    async def other_tables(self, count: int) -> None:
        """Keep so many tables going beside the tournament, a decision at a time."""
        tables: list[tuple[str, list[Somebody]]] = []
        for number in range(count):
            host, guest = self.members[-1 - 2 * number], self.members[-2 - 2 * number]
            plan = {"game": "rivero", "seats": [{"kind": "me", "name": host.name}, {"kind": "open"}]}
            table = (await self.ask(host, "POST", "/api/tables", plan))["table"]["id"]
            await self.ask(guest, "POST", f"/api/tables/{table}/sit", {"name": guest.name})
            tables.append((table, [host, guest]))
        while True:
            for table, people in tables:
                await self.decide(people, table)
                await asyncio.sleep(0.05)

    async def tournament(self, wish: Json, players: list[Somebody], decisions: int) -> tuple[str, Json]:
        """Make a tournament, let everybody enter, play it to its end."""
        host = self.members[0]
        made = await self.ask(host, "POST", "/api/tournaments", wish)
        name = made["tournament"]["id"]
        by_number: dict[int, Somebody] = {}
        for one in players:
            page = await self.ask(one, "POST", f"/api/tournaments/{name}/enter", {"name": one.name})
            by_number[page["you"]["number"]] = one
        await self.ask(host, "POST", f"/api/tournaments/{name}/conduct", {"deed": "start"})
        begun, hands, playing = set[str](), asyncio.Semaphore(AT_ONCE), set[asyncio.Task[None]]()

        async def match(board: Json) -> None:
            async with hands:
                await self.play([by_number[player["number"]] for player in board["players"]], board["table"], decisions)

        until = time.monotonic() + LIMIT
        while True:
            page = await self.ask(host, "GET", f"/api/tournaments/{name}")
            if page["tournament"]["state"] == "over":
                await asyncio.gather(*playing)
                return name, page
            for board in page["boards"]:
                if board["status"] == "open" and board["table"] not in begun:
                    begun.add(board["table"])
                    playing.add(asyncio.create_task(match(board)))
            assert time.monotonic() < until, "the tournament does not end"
            await asyncio.sleep(0.3)


# Standings, worked out again


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


async def check(club: Club, name: str, page: Json) -> tuple[int, int, list[str]]:
    """Work out the standings from the downloaded records; give matches, byes, and whatever is wrong."""
    host, faults = club.members[0], []
    archive = zipfile.ZipFile(io.BytesIO(await club.ask(host, "GET", f"/api/tournaments/{name}/records")))
    met: list[tuple[int, list[str], list[int]]] = []
    for file in archive.namelist():
        record = json.loads(archive.read(file))["table"]
        met.append((int(re.findall(r"\d+", file)[0]), record["names"], record["result"]["ranks"]))
    byes = 0
    for number in range(1, page["round"] + 1):
        boards = (await club.ask(host, "GET", f"/api/tournaments/{name}/rounds/{number}"))["boards"]
        alone = [board["players"][0]["name"] for board in boards if board["status"] == "bye"]
        met += [(number, [player], [1]) for player in alone]
        byes += len(alone)
        seated = [player for round_, people, _ in met if round_ == number for player in people]
        if len(seated) != len(set(seated)) and page["tournament"]["format"] != "arena":
            faults.append(f"somebody sat twice in round {number}")
    again = standings_again(page["tournament"]["format"], [row["name"] for row in page["standings"]], met)
    told = {row[1]: row for row in told_standings(page)}
    faults += [f"{row} is told as {told[row[1]]}" for row in again if differ(row, told[row[1]])]
    pairs = [frozenset(people) for _, people, _ in met if len(people) > 1]
    if page["tournament"]["format"] == "swiss" and len(pairs) != len(set(pairs)):
        faults.append("somebody met twice")
    return len(pairs), byes, faults


def correlation(database: Path, players: list[Somebody]) -> tuple[float, int]:
    """Compare the ratings the server has written down with the planted strengths."""
    with sqlite3.connect(database) as line:
        rated = dict(line.execute("SELECT player, value FROM ratings").fetchall())
    both = [(one.strength, rated[one.id]) for one in players if one.id in rated]
    return statistics.correlation(*map(list, zip(*both, strict=True))), len(both)


# The server


def prepare(data: Path, count: int, chance: random.Random) -> list[Somebody]:
    """Make a database with its members, as if they had made accounts one by one."""
    data.mkdir(parents=True)
    engine = make_engine(Settings(data=data))
    migrate(engine)
    secret = secrets.token_hex(32)
    people = [Somebody(Keys(secret), number, chance) for number in range(count)]
    now = time.time()
    rows = [{"id": one.id, "name": one.name, "login": f"member-{number}", "created": now} for number, one in enumerate(people)]
    with engine.begin() as line:
        line.execute(sa.insert(settings), {"key": "secret", "value": secret})
        line.execute(sa.insert(players), rows)
    engine.dispose()
    return people


def serve(data: Path, speed: float) -> tuple[subprocess.Popen[str], str]:
    """Start a server as people start it; the programs come through a proxy that tells their addresses."""
    command = [sys.executable, "-m", "tidetable.cli", "serve", "--port", "0", "--data", str(data), "--speed", str(speed)]
    process = subprocess.Popen(
        [*command, "--trust-proxy", "127.0.0.1", "--log-level", "warning"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    address = next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:]+", line)))
    return process, address


async def run(
    url: str, people: list[Somebody], chosen: argparse.Namespace, chance: random.Random
) -> tuple[Club, Json, tuple[int, int, list[str]]]:
    """Play the tournament while others play beside it."""
    club = Club(url, people, chance)
    beside = asyncio.create_task(club.other_tables(chosen.tables))
    wish: Json = {
        "name": "Fast-forward", "format": chosen.format, "game": chosen.game, "rated": True, "most": 256, "pause": 30,
        "clock": {"kind": "bank", "seconds": 86_400, "increment": 60}, "show_up": 86_400,
    }  # fmt: skip
    wish |= {"rounds": chosen.rounds} if chosen.format == "swiss" else {"minutes": chosen.minutes}
    name, page = await club.tournament(wish, people[1 : 1 + chosen.players], chosen.decisions)
    found = await check(club, name, page)
    if beside.done():
        beside.result()
    beside.cancel()
    await asyncio.sleep(3)  # the last ratings are counted by a job
    await club.http.aclose()
    return club, page, found


def main() -> None:
    """Run it and say what was seen."""
    reader = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    reader.add_argument("--format", choices=["arena", "swiss"], default="arena")
    reader.add_argument("--members", type=int, default=1000)
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--players", type=int, default=64)
    reader.add_argument("--rounds", type=int, default=6)
    reader.add_argument("--minutes", type=float, default=60.0)
    reader.add_argument("--decisions", type=int, default=6, help="of each match, before somebody gives up")
    reader.add_argument("--game", default="fish_n_stones")
    reader.add_argument("--speed", type=float, default=60.0)
    reader.add_argument("--seed", type=int, default=1)
    chosen = reader.parse_args()
    chance = random.Random(chosen.seed)  # noqa: S311 - a lot that can be drawn again
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        people = prepare(data, chosen.members, chance)
        process, url = serve(data, chosen.speed)
        begun = time.monotonic()
        try:
            club, page, (matches, byes, faults) = asyncio.run(run(url, people, chosen, chance))
        finally:
            process.terminate()
            process.wait(30)
        alike, rated = correlation(data / "tidetable.db", people[1 : 1 + chosen.players])
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(
        f"{chosen.format}: {chosen.players} players, {chosen.members} members, {chosen.tables} other tables, speed {chosen.speed:g}"
    )
    print(f"  {matches} matches, {byes} byes, {page['round']} rounds; {club.asked} requests, {club.decided} decisions")
    print(f"  {time.monotonic() - begun:.0f} s, of the processor for the server {used.ru_utime + used.ru_stime:.0f} s")
    print(f"  standings worked out again: {len(page['standings'])} lines, {len(faults)} differ")
    error = (1 - alike**2) / math.sqrt(max(1, rated - 1))
    print(f"  ratings of {rated} against planted strengths: r = {alike:.2f} (standard error {error:.2f})")
    for fault in faults[:10]:
        print("  WRONG:", fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
