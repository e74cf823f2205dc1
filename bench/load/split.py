"""What it costs when the players of one table sit at different processes: ``python -m bench.load.split --database … --redis …``.

One long match (random decisions), once with both sockets at one server, once with one at each of two; CPU time of both processes
together, an action. Only time on the processor is compared, so that other work on the machine matters little.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import ClientConnection, connect

from bench.load.measures import cpu_seconds

if TYPE_CHECKING:
    from collections.abc import Iterator

PORTS = (23_411, 23_412)
ACTIONS = 600
RUNS = 5  # of each, in turn
GAME = "das_riff"


@contextlib.contextmanager
def two_servers(database: str, redis: str) -> Iterator[list[int]]:
    """Run two servers on one database; give their processes."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:
        pids = []
        for port in PORTS:
            where = ["--port", str(port), "--data", str(Path(folder) / str(port)), "--log-level", "error"]
            command = [
                sys.executable,
                "-m",
                "tidetable.cli",
                "serve",
                "--no-work",
                "--database",
                database,
                "--redis",
                redis,
                *where,
            ]
            process = subprocess.Popen(command)
            running.callback(process.wait)
            running.callback(process.terminate)
            pids.append(process.pid)
        for port in PORTS:
            wait_for(port)
        time.sleep(20)  # all games are ready
        yield pids


def wait_for(port: int) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        time.sleep(0.1)
    raise TimeoutError(f"nobody answers at {port}")


class Player:
    """One seat at one server."""

    def __init__(self, person: httpx.Client, port: int, table: str, seat: int) -> None:
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.line: ClientConnection = connect(address, additional_headers={"Cookie": cookie}, max_size=None)
        self.seat, self.state = seat, dict[str, Any]()
        self.line.send(json.dumps({"type": "hello", "protocol": 1, "eyes": seat}))
        self.catch_up(1)

    def catch_up(self, n: int) -> None:
        """Read until event *n* is known."""
        while self.state.get("n", 0) < n:
            message = json.loads(self.line.recv(60))
            if message["type"] in {"state", "event"}:
                self.state = message

    def act(self, chance: random.Random) -> int:
        """Decide; give the number of the event."""
        n, action = int(self.state["n"]), chance.choice(self.state["legal"])["action"]
        self.line.send(json.dumps({"type": "act", "id": f"{self.seat} {n}", "seat": self.seat, "n": n, "action": action}))
        self.catch_up(n + 1)
        return n + 1


def cost(pids: list[int], ports: tuple[int, int]) -> tuple[int, float]:
    """Play a match with a seat at each port; give actions and milliseconds of CPU an action."""
    person, chance = httpx.Client(base_url=f"http://127.0.0.1:{ports[0]}"), random.Random(7)  # noqa: S311
    person.headers["X-CSRF"] = person.get("/api/me").json()["csrf"]
    seats = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}]}
    table = person.post("/api/tables", json=seats).json()["table"]["id"]
    players = [Player(person, port, table, seat) for seat, port in enumerate(ports)]
    begun, actions = sum(map(cpu_seconds, pids)), 0
    while players[0].state["status"] == "running" and actions < ACTIONS:
        n = players[players[0].state["waiting"][0]].act(chance)
        for player in players:
            player.catch_up(n)
        actions += 1
    return actions, 1000 * (sum(map(cpu_seconds, pids)) - begun) / actions


def main() -> None:
    """Measure both and print."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--database", required=True)
    asked.add_argument("--redis", required=True)
    given = asked.parse_args()
    with two_servers(given.database, given.redis) as pids:
        cost(pids, (PORTS[0], PORTS[1]))  # everything has been in use before it counts
        for what, ports in (("both at one", (PORTS[0], PORTS[0])), ("one at each of two", PORTS)) * RUNS:
            actions, spent = cost(pids, ports)
            print(f"{what}: {actions} actions, {spent:.2f} ms of CPU an action", flush=True)


if __name__ == "__main__":
    main()
