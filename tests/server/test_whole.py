"""The whole of a Tidetable, as ``deploy/run`` starts it: proxy, servers, workers, PostgreSQL, Redis; each is killed in turn."""

import contextlib
import math
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from ipaddress import ip_address, ip_network
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from tests.server.harness import PATIENCE, free_port, report, wait_for
from tests.server.services import missing
from tests.server.test_kills import Player, acknowledged, check_nothing_lost, play_on, playing, stored_events
from tidetable.server.settings import Limits, Settings

ROOT = Path(__file__).parents[2]
PARTS = ("server1", "worker1", "postgres", "server2", "redis")
LONG = 1_000  # kills of the whole campaign


class Whole:
    """Everything in a folder of its own."""

    def __init__(self, folder, port):
        self.folder, self.port = folder, port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def database(self):
        """The address of the database, with the password that was made at the first start."""
        return f"postgresql://tidetable:{(self.folder / 'password').read_text()}@127.0.0.1:{self.port + 1}/tidetable"

    def pid(self, part):
        return int((self.folder / "pids" / f"{part}.pid").read_text())

    def kill(self, part):
        """End a part without warning, and wait until it is started again."""
        before = self.pid(part)
        os.kill(before, signal.SIGKILL)
        wait_for(lambda: self.pid(part) != before, f"{part} is not started again")

    def answers(self):
        """Tell whether everything is back: a newcomer is made known, which asks the database."""
        with contextlib.suppress(httpx.HTTPError):
            return all(httpx.get(f"{self.url}/api/me", timeout=10).status_code == 200 for _ in range(4))
        return False


@contextlib.contextmanager
def running(*options):
    """Run the whole; afterwards nothing of it is left."""
    if not shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin"):
        missing("nginx")
    folder, port = Path(tempfile.mkdtemp(prefix="tidetable-all-")), free_port()
    log = folder / "all.log"
    with log.open("wb") as out:
        command = [
            sys.executable,
            str(ROOT / "deploy" / "run"),
            "--folder",
            str(folder),
            "--port",
            str(port),
            "--no-warm",
            *options,
        ]
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        wait_for(lambda: process.poll() is not None or b"serves at" in log.read_bytes(), "it does not begin")
        assert process.poll() is None, log.read_text()
        yield Whole(folder, port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        if kept := os.environ.get("TIDETABLE_KEEP"):  # what every part has said, for whoever asks why
            shutil.copytree(folder / "logs", kept, dirs_exist_ok=True)
            shutil.copy(log, kept)
        shutil.rmtree(folder, ignore_errors=True)


def play_while_killed(kills, parts, tables=2, between=8, minutes=math.inf, patience=PATIENCE):
    """People and bots play through the proxy, match after match, while one part after the other is killed."""
    chance, workers = random.Random(kills), sum(part.startswith("worker") for part in parts)
    order = list(parts) if kills == len(parts) else [chance.choice(parts) for _ in range(kills)]
    everybody, killed, until = list[Player](), Counter[str](), time.monotonic() + 60 * minutes
    with running("--workers", str(workers)) as whole:
        while killed.total() < kills and time.monotonic() < until:
            wait_for(whole.answers, "the whole does not answer", patience)  # what was killed as the last match ended
            with playing(whole.url, tables, "reef_encounter", ("open", "careful"), pace="fast") as players:
                everybody += players
                while killed.total() < kills and not all(player.over for player in players) and time.monotonic() < until:
                    play_on(players, between, patience)
                    part = order[killed.total()]
                    whole.kill(part)
                    killed[part] += 1
                    report(f"{time.strftime('%H:%M:%S')} {killed.total()}: {part} killed; {acknowledged(everybody)} acknowledged")
                play_on(players, between, patience)
            wait_for(whole.answers, "the whole does not answer", patience)
            rows = stored_events(Settings(database=whole.database))
            check_nothing_lost(everybody, rows)
            report(f"{dict(sorted(killed.items()))} killed, {tally(everybody)}, {len(rows)} events stored: nothing lost")
    return everybody, rows


def tally(players):
    """Say what players have done."""
    return f"{acknowledged(players)} commands acknowledged, {sum(player.reconnects for player in players)} connections"


def test_every_part_is_killed_once_and_nothing_acknowledged_is_lost():
    _, rows = play_while_killed(len(PARTS), PARTS)
    assert any('"by":"bot"' in row.body for row in rows)


@pytest.mark.long
def test_a_thousand_kills():
    """Or as many as TIDETABLE_KILLS says, or as fit into the minutes of TIDETABLE_MINUTES."""
    kills, minutes = int(os.environ.get("TIDETABLE_KILLS", LONG)), float(os.environ.get("TIDETABLE_MINUTES", "inf"))
    play_while_killed(kills, (*PARTS, "worker2"), tables=6, between=3, minutes=minutes, patience=4 * PATIENCE)


def test_the_proxies_keep_the_counters_inside():
    """With whatever somebody writes behind the address: the server takes a slash there for nothing."""
    assert "location /metrics { return 404; }" in (ROOT / "deploy" / "nginx.conf.template").read_text()
    assert "respond /metrics* 404" in (ROOT / "deploy" / "Caddyfile").read_text()


def test_the_proxy_takes_in_what_the_server_does():
    """The largest is the archive of an account; nginx would refuse it long before the server is asked."""
    allowed = re.search(r"client_max_body_size (\d+)m;", (ROOT / "deploy" / "nginx.conf.template").read_text())
    told = re.search(r"client_max_body_size (\d+)m;", (ROOT / "docs" / "hosting.md").read_text())
    for found in (allowed, told):
        assert found is not None
        assert int(found[1]) * 2**20 >= max(Limits().archive, Limits().record, Limits().body)


def test_a_container_is_given_every_option_and_answers_where_its_health_is_asked():
    described = yaml.safe_load((ROOT / "compose.yaml").read_text())
    (port,) = re.findall(r"http://127\.0\.0\.1:(\d+)/healthz", (ROOT / "Containerfile").read_text())
    for name in ("one", "two", "worker"):
        service = described["services"][name]
        assert service["env_file"] == ".env"
        assert service["environment"]["TIDETABLE_PORT"] == port  # .env names the port of the proxy
        assert service["environment"]["TIDETABLE_DATA"] == "/data"
    for name, at in (("one", "172.31.71.11"), ("two", "172.31.71.12"), ("proxy", "172.31.71.10")):
        assert described["services"][name]["networks"]["default"]["ipv4_address"] == at
        (pool,) = described["networks"]["default"]["ipam"]["config"]
        assert ip_address(at) not in ip_network(pool["ip_range"]), "somebody else may be given it"


def test_the_same_parts_are_in_the_container_file():
    """What could not be started here is at least what is meant: the same parts, the same options, no password in the file."""
    described = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert set(described["services"]) == {"proxy", "one", "two", "worker", "database", "valkey"}
    for name in ("one", "two"):
        assert described["services"][name]["command"] == ["serve", "--no-work"]
    assert described["services"]["worker"]["command"] == ["work"]
    assert ":?" in described["services"]["database"]["environment"]["POSTGRES_PASSWORD"]
    made = (ROOT / "Containerfile").read_text()
    assert 'ENTRYPOINT ["tidetable"]' in made
    copied = {ROOT / line.split()[1] for line in made.splitlines() if line.startswith("COPY ") and "--from" not in line}
    for link in (path for path in (ROOT / "tidetable").rglob("*") if path.is_symlink()):
        assert link.resolve() in copied, f"{link.name} leads to what is not in the container"
