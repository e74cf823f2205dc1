"""A club in fast-forward: members, tables at which others play, and a tournament of programs; every standing is worked out again.

    python -m bench.club --format arena        # 64 players for an hour that takes a minute
    python -m bench.club --format swiss --rounds 6
    python -m bench.club --format swiss --whole --kills 20    # proxy, two servers, workers, PostgreSQL, Redis; parts are killed

The server is the one people run, with its limits; each program comes with a cookie and an address of its own, and has a webhook.
A match is played for a few decisions at random, then whoever is to lose gives up: by lot, after strengths that were planted
before. At the end the records of all matches are downloaded, and points, tie-breaks and places are worked out from them by
``bench.club_check``, which shares nothing with the server. Ratings are compared with the planted strengths, and what arrived at
the webhooks with the matches that were played.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import math
import random
import resource
import secrets
import sys
import tempfile
import time
import zipfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from bench.club_check import Json, check_standings, check_told, correlation
from bench.club_server import Hooks, Membership, Running, Somebody, alone, whole, written

AT_ONCE = 12  # matches that programs play at a time
LIMIT = 1_500.0  # seconds until it is given up
AWAY = {429, 502, 503, 504}  # come back later
PATIENCE = 120.0  # seconds in which a server that was killed must be back


class Club:
    """The programs, and what they ask of the server."""

    def __init__(self, url: str, members: list[Somebody], chance: random.Random) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=120, limits=httpx.Limits(max_connections=64))
        self.members, self.chance = members, chance
        self.asked, self.decided = 0, 0
        self.turned_away: Counter[int] = Counter()

    async def request(self, who: Somebody, method: str, path: str, body: Any) -> httpx.Response:
        """Ask until there is an answer: a server may be away, and who asks too much waits."""
        self.asked += 1
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self.http.request(method, path, headers=who.headers, json=body)
            except httpx.TransportError:
                answer = httpx.Response(502)
            if answer.status_code not in AWAY or time.monotonic() > until:
                return answer
            self.turned_away[answer.status_code] += 1
            await asyncio.sleep(float(answer.headers.get("Retry-After", 0.3)))

    async def ask(self, who: Somebody, method: str, path: str, body: Any = None) -> Any:
        """Ask the server for something that it gives."""
        answer = await self.request(who, method, path, body)
        assert answer.is_success, (method, path, answer.status_code, answer.text[:300])
        return answer.json() if "json" in answer.headers["content-type"] else answer.content

    async def command(self, who: Somebody, table: str, **what: Any) -> bool:
        """Send a command; what is refused because the table has moved on is nothing to worry about."""
        body = {"id": secrets.token_hex(6), **what}
        return (await self.request(who, "POST", f"/api/tables/{table}/commands", body)).status_code == 200

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


# All of it


async def records_of(club: Club, name: str, page: Json) -> tuple[list[tuple[str, Json]], list[list[Json]]]:
    """Download the records of all matches, and the boards of all rounds."""
    host = club.members[0]
    archive = zipfile.ZipFile(io.BytesIO(await club.ask(host, "GET", f"/api/tournaments/{name}/records")))
    records = [(file, json.loads(archive.read(file))["table"]) for file in archive.namelist()]
    rounds = range(1, page["round"] + 1)
    return records, [(await club.ask(host, "GET", f"/api/tournaments/{name}/rounds/{number}"))["boards"] for number in rounds]


async def quiet(hooks: Hooks, seconds: float) -> None:
    """Wait until nothing has arrived for so long."""
    heard, since = -1, time.monotonic()
    while time.monotonic() - since < seconds:
        if hooks.got.total() != heard:
            heard, since = hooks.got.total(), time.monotonic()
        await asyncio.sleep(1)


async def run(
    server: Running, hooks: Hooks, chosen: argparse.Namespace, chance: random.Random
) -> tuple[Club, Json, list[tuple[str, Json]], list[list[Json]], Counter[str]]:
    """Play the tournament while others play beside it, and parts of the server die."""
    people = server.people
    club = Club(server.url, people, chance)
    beside = asyncio.create_task(club.other_tables(chosen.tables))
    killing = asyncio.create_task(server.killed(chosen.kills, chosen.every, chance)) if chosen.kills else None
    wish: Json = {
        "name": "Fast-forward", "format": chosen.format, "game": chosen.game, "rated": True, "most": 256, "pause": 30,
        "clock": {"kind": "bank", "seconds": 86_400, "increment": 60}, "show_up": 86_400,
    }  # fmt: skip
    wish |= {"rounds": chosen.rounds} if chosen.format == "swiss" else {"minutes": chosen.minutes}
    name, page = await club.tournament(wish, people[1 : 1 + chosen.players], chosen.decisions)
    records, rounds = await records_of(club, name, page)
    killed: Counter[str] = await killing if killing else Counter()
    if beside.done():
        beside.result()
    beside.cancel()
    await quiet(hooks, chosen.settle)  # the last ratings are counted by a job, and the last notices sent
    await club.http.aclose()
    return club, page, records, rounds, killed


def read_arguments() -> argparse.Namespace:
    """Read what was asked for."""
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
    reader.add_argument("--settle", type=float, default=45.0, help="seconds without a notice, until nothing more is waited for")
    reader.add_argument("--whole", action="store_true", help="everything as deploy/run starts it")
    reader.add_argument("--kills", type=int, default=0, help="of parts of the whole, while they play")
    reader.add_argument("--every", type=float, default=5.0, help="seconds between two kills")
    return reader.parse_args()


def main() -> None:
    """Run it and say what was seen."""
    chosen = read_arguments()
    chance = random.Random(chosen.seed)  # noqa: S311 - a lot that can be drawn again
    hooks, playing = Hooks(), range(1, 1 + chosen.players)
    members = Membership(chosen.members, playing, hooks, chance)
    with (
        tempfile.TemporaryDirectory(prefix="tidetable-club-") as folder,
        (whole if chosen.whole else alone)(Path(folder), chosen.speed, members) as server,
    ):
        people, begun = server.people, time.monotonic()
        club, page, records, rounds, killed = asyncio.run(run(server, hooks, chosen, chance))
        took = time.monotonic() - begun
        sent, outbox, rated = written(server)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    matches, byes, faults = check_standings(page, records, rounds)
    ended = [(board["table"], [player["name"] for player in board["players"]]) for boards in rounds for board in boards]
    unheard = check_told([one for one in ended if one[0]], hooks.got, sent)
    alike, counted = correlation({people[number].id: people[number].strength for number in playing}, rated)
    print(
        f"{chosen.format}: {chosen.players} players, {chosen.members} members, {chosen.tables} other tables, "
        f"speed {chosen.speed:g}, {'the whole' if chosen.whole else 'one process'}; killed: {dict(killed) or 'nothing'}"
    )
    print(f"  {matches} matches, {byes} byes, {page['round']} rounds; {club.asked} requests, {club.decided} decisions")
    print(f"  turned away and asked again: {dict(club.turned_away)}")
    print(f"  {took:.0f} s, of the processor for the server {used.ru_utime + used.ru_stime:.0f} s")
    print(f"  standings worked out again: {len(page['standings'])} lines, {len(faults)} faults")
    print(f"  notices: {hooks.got.total()} arrived, {sent.total()} written as sent, {len(unheard)} faults; outbox {dict(outbox)}")
    error = (1 - alike**2) / math.sqrt(max(1, counted - 1))
    print(f"  ratings of {counted} against planted strengths: r = {alike:.2f} (standard error {error:.2f})")
    for fault in [*faults[:10], *unheard[:10]]:
        print("  WRONG:", fault)
    sys.exit(bool(faults or unheard))


if __name__ == "__main__":
    main()
