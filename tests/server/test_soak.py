"""A week in fast-forward: people play and leave, bots and times go on, matches are packed; memory stays where it is."""

import contextlib
import os
import random
import statistics
import threading
import time

import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from tests.server.harness import Person, There, memory_of, metric, report
from tidetable.core.registry import game_ids
from tidetable.server.settings import Settings
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.schema import archives, events, snapshots, tables

WEEK = 7 * 86_400
SECONDS = float(os.environ.get("TIDETABLE_SOAK", "600"))  # a week takes so long here
PARTS = 14  # half days
PEOPLE = 3  # who play at the same time
FLAT = 1.05  # times what was used in the middle of the week, at most, at its end


class Visitor(threading.Thread):
    """Somebody who plays one match after the other, each as a new guest; every third is left in the middle."""

    def __init__(self, url, number, stop):
        super().__init__(daemon=True)
        self.url, self.stop, self.chance = url, stop, random.Random(number)
        self.matches = self.decisions = 0
        self.faults: list[str] = []

    def run(self):
        while not self.stop.is_set():
            try:
                self.play()
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(0.2)
            except Exception as fault:  # noqa: BLE001 - told at the end
                self.faults.append(repr(fault))
                return

    def play(self):
        """Play a match against a bot, a day a move."""
        person = Person(self.url, f"Guest {self.matches}")
        leaves_after = self.chance.choice([10_000, 10_000, 8])
        game = self.chance.choice(list(game_ids()))
        table = person.table(game, ("careful",), pace="fast", clock={"kind": "days", "days": 1})["table"]["id"]
        with contextlib.closing(person.http), person.socket(table, eyes=0).ready() as line:
            for _ in range(leaves_after):
                if line.state["status"] == "over" or self.stop.is_set():
                    break
                if line.state["legal"]:
                    line.act(self.chance.choice(line.state["legal"])["action"])
                    self.decisions += 1
                line.drain(0.02)
        self.matches += 1


def stored(data):
    """Count what is stored."""
    engine = make_engine(Settings(data=data))
    with engine.connect() as connection:
        counts = {table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
                  for table in (tables, events, archives, snapshots)}  # fmt: skip
    engine.dispose()
    return counts


@pytest.mark.long
def test_a_week_in_fast_forward(tmp_path):
    speed, stop = WEEK / SECONDS, threading.Event()
    with There(tmp_path / "data", "--speed", str(speed), "--archive-after", "0.25", "--bots", "1") as server:
        assert server.process is not None
        visitors = [Visitor(server.url, number, stop) for number in range(PEOPLE)]
        for visitor in visitors:
            visitor.start()
        used = []
        for part in range(PARTS):
            time.sleep(SECONDS / PARTS)
            used.append(memory_of(server.process.pid) / 2**20)
            report(f"| {(part + 1) / 2} | {used[-1]:.1f} | {metric(server.url, 'tidetable_tables_live'):.0f} |")
        stop.set()
        for visitor in visitors:
            visitor.join(60)
        matches, decisions = sum(visitor.matches for visitor in visitors), sum(visitor.decisions for visitor in visitors)
        report(f"{matches} matches, {decisions} decisions; stored: {stored(tmp_path / 'data')}")
        assert [visitor.faults for visitor in visitors] == [[]] * PEOPLE
        assert server.stop() == 0
    assert "error" not in {line.partition('"level": "')[2].partition('"')[0] for line in server.log.read_text().splitlines()}
    middle, end = statistics.median(used[PARTS // 2 : PARTS - 3]), statistics.median(used[-3:])
    assert end <= middle * FLAT, used
