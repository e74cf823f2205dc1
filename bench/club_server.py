"""The servers a club in fast-forward plays on: one process with SQLite, or everything as ``deploy/run`` starts it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from tests.server.harness import free_port
from tidetable.server.people.identity import Keys, new_device, new_player
from tidetable.server.settings import Settings
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.migrate import migrate
from tidetable.server.storage.schema import outbox, players, ratings, settings, told

ROOT = Path(__file__).parents[1]
SPREAD = 250.0  # of the planted strengths
PARTS = ("server1", "server2", "worker1", "worker2", "postgres", "redis")
BY = {"turn": ["webhook"], "invited": ["webhook"], "over": ["webhook"], "followed": []}


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


class Hooks:
    """A receiver of webhooks that counts what arrives, by name of the member and tag of the notice."""

    def __init__(self) -> None:
        self.got: Counter[tuple[str, str]] = Counter()
        got = self.got

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told_to = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
                got[self.path[1:].replace("-", " "), told_to["tag"]] += 1
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"


@dataclass
class Running:
    """A server that runs: where it is, where it keeps everything, and its processes by name if it has several."""

    url: str
    kept: Settings
    people: list[Somebody]
    pids: Path | None = None
    rest: Callable[[], object] = lambda: None  # before its database is looked at beside it

    async def killed(self, times: int, every: float, chance: random.Random) -> Counter[str]:
        """Kill a part, drawn by lot, without warning, again and again; give how often each was."""
        assert self.pids is not None, "only the whole has parts"
        done: Counter[str] = Counter()
        for _ in range(times):
            await asyncio.sleep(every)
            part = chance.choice(PARTS)
            with contextlib.suppress(ProcessLookupError):  # it is just being started again
                os.kill(int((self.pids / f"{part}.pid").read_text()), signal.SIGKILL)
                done[part] += 1
        return done


@dataclass(frozen=True)
class Membership:
    """Who is to be a member: so many, with strengths by lot; some of them are told of everything, at an address of their own."""

    count: int
    told: range
    hooks: Hooks
    chance: random.Random


def enrol(kept: Settings, members: Membership) -> list[Somebody]:
    """Write members into the database as if they had made accounts one by one."""
    engine, hooks = make_engine(kept), members.hooks
    migrate(engine)
    with engine.begin() as line:
        secret = line.execute(sa.select(settings.c.value).where(settings.c.key == "secret")).scalar()
        if secret is None:
            secret = secrets.token_hex(32)
            line.execute(sa.insert(settings), {"key": "secret", "value": secret})
        people = [Somebody(Keys(secret), number, members.chance) for number in range(members.count)]
        now = time.time()
        rows = [{"id": one.id, "name": one.name, "login": f"member-{n}", "created": now} for n, one in enumerate(people)]
        line.execute(sa.insert(players), rows)
        by = msgspec.json.encode(BY).decode()
        same = {"by": by, "language": "en", "zone": "UTC", "format": "json", "calendar": 0, "calendars": 0}
        wanted = [people[number] for number in members.told]
        rows = [{"player": one.id, "webhook": f"{hooks.url}/{one.name.replace(' ', '-')}", **same} for one in wanted]
        line.execute(sa.insert(told), rows)
    engine.dispose()
    return people


def written(server: Running) -> tuple[Counter[tuple[str, str]], Counter[str], dict[str, float]]:
    """Read what the server has written down: notices that were sent, rows of the outbox by state, ratings."""
    server.rest()
    engine, names = make_engine(server.kept), {one.id: one.name for one in server.people}
    with engine.connect() as line:
        rows = line.execute(sa.select(outbox)).all()
        rated = {row.player: row.value for row in line.execute(sa.select(ratings))}
    engine.dispose()
    sent = Counter((names[row.player], f"{row.table_id}-{row.kind}") for row in rows if row.state == "sent")
    return sent, Counter(row.state for row in rows), rated


@contextlib.contextmanager
def alone(folder: Path, speed: float, members: Membership) -> Iterator[Running]:
    """Run one server as people start it; the programs come through a proxy that tells their addresses."""
    data = folder / "data"
    data.mkdir()
    kept = Settings(data=data)
    people = enrol(kept, members)  # beforehand: a server keeps such a database to itself
    command = [sys.executable, "-m", "tidetable.cli", "serve", "--port", "0", "--data", str(data), "--speed", str(speed)]
    command += ["--trust-proxy", "127.0.0.1", "--webhook-networks", "127.0.0.0/8", "--log-level", "warning"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None

    def rest() -> None:
        process.terminate()
        process.wait(30)

    try:
        address = next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.:]+", line)))
        yield Running(address, kept, people, rest=rest)
    finally:
        rest()


@contextlib.contextmanager
def whole(folder: Path, speed: float, members: Membership) -> Iterator[Running]:
    """Run everything: proxy, two servers, two workers, PostgreSQL, Redis."""
    port, place = free_port(), folder / "all"
    place.mkdir()
    folder.chmod(0o755)  # PostgreSQL's user passes through
    command = [sys.executable, str(ROOT / "deploy" / "run"), "--folder", str(place), "--port", str(port), "--speed", str(speed)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "TIDETABLE_WEBHOOK_NETWORKS": "127.0.0.0/8"}
    )
    assert process.stdout is not None
    try:
        next(line for line in process.stdout if "serves at" in line)
        threading.Thread(target=process.stdout.read, daemon=True).start()  # what it says of parts that died
        kept = Settings(database=f"postgresql://tidetable@127.0.0.1:{port + 1}/tidetable")
        yield Running(f"http://127.0.0.1:{port}", kept, enrol(kept, members), place / "pids")
    finally:
        process.terminate()
        process.wait(120)
