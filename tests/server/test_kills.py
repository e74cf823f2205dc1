"""What is acknowledged is stored, whatever happens to the server: kills, restarts, stops; on both databases."""

import contextlib
import random
import threading
import time
from functools import partial

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.harness import PATIENCE, Person, There, wait_for
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.schema import events, settings
from tidetable.server.settings import Settings
from tidetable.server.work.steward import ALIVE, OUTAGE


def arguments(database):
    return ("--database", database) if database else ()


class Player(threading.Thread):
    """Somebody who plays on one table whatever happens: reconnects, resends, remembers every acknowledgement."""

    def __init__(self, person, table, seat, stop):
        super().__init__(daemon=True)
        self.person, self.table, self.seat, self.stop = person, table, seat, stop
        self.acked: dict[str, int] = {}
        self.known = 0
        self.asked = -1  # since which event it has asked for the whole state
        self.faults: list[str] = []
        self.reconnects = 0
        self.over = False
        self.last: object = "nothing"  # what it heard last, for whoever asks why nobody plays
        self.chance = random.Random(seat)

    def run(self):
        try:
            self.keep_playing()
        except BaseException as fault:  # nobody else looks into a thread: its table would stand still, and nobody knew why
            self.faults.append(f"seat {self.seat} of {self.table} stopped playing: {fault!r}")
            raise

    def __str__(self):
        done = f"knows {self.known}, {len(self.acked)} acknowledged, {self.reconnects} connections"
        return f"{self.table} seat {self.seat}: {done}, heard {self.last}"

    def keep_playing(self):
        pending: dict | None = None
        while not self.stop.is_set() and not self.over:
            try:
                with self.person.socket(self.table, since=self.known, eyes=self.seat) as line:
                    self.reconnects += 1
                    if pending:
                        line.say(**pending)
                    pending = self.play(line, pending)
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(0.05)

    def play(self, line, pending):
        """Play until the line is cut; give the command that was not acknowledged."""
        try:
            while not self.stop.is_set() and not self.over:
                message = line.next(5)
                self.last = {name: message.get(name) for name in ("type", "n", "waiting", "error") if name in message}
                if message["type"] == "bye":
                    return pending
                if message["type"] in {"state", "event"}:
                    self.look(message)
                if pending and message.get("id") == pending["id"]:
                    if message["type"] == "ack":
                        self.acked[pending["id"]] = message["n"]
                    else:  # the storage was away, perhaps: see what is asked now, and decide again
                        self.asked = self.known
                        line.say(type="state", since=self.asked)
                    pending = None
                if pending is None and line.state.get("legal") and line.state["n"] == self.known:
                    pending = self.decide(line)
        except (ConnectionClosed, OSError, TimeoutError):
            return pending
        return pending

    def look(self, message):
        """Check that nothing is missing and nothing comes twice; but what came while a state was on its way is in it as well."""
        numbers = [entry["n"] for entry in message["entries"]]
        right = [self.known, self.asked] if message["type"] == "state" else [self.known]
        if numbers not in [list(range(since + 1, message["n"] + 1)) for since in right]:
            self.faults.append(f"seat {self.seat} knew {self.known} and was told {numbers} up to {message['n']}")
        self.known = message["n"]
        self.over = message["status"] == "over"

    def decide(self, line):
        """Send a decision; give it as what waits for its acknowledgement."""
        command = {
            "type": "act", "id": f"{self.seat}-{self.known}-{len(self.acked)}", "seat": self.seat, "n": self.known,
            "action": self.chance.choice(line.state["legal"])["action"],
        }  # fmt: skip
        line.say(**command)
        line.state["legal"] = []
        return command


def stored_events(settings):
    """Read all events back from the database."""
    engine = make_engine(settings)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(events).order_by(events.c.table_id, events.c.n)).all()
    engine.dispose()
    return rows


@contextlib.contextmanager
def playing(url, tables, *about, **wishes):
    """Let two people play at each of several tables, as long as the block lasts; give the players."""
    stop, players = threading.Event(), list[Player]()
    for number in range(tables):
        ann, ben = Person(url, f"Ann {number}"), Person(url, f"Ben {number}")
        table = ann.table(*about, **wishes)["table"]["id"]
        ben.sit(table)
        players += [Player(ann, table, 0, stop), Player(ben, table, 1, stop)]
    try:
        for player in players:
            player.start()
        yield players
    finally:
        stop.set()
        for player in players:
            player.join(PATIENCE)
    assert not any(player.is_alive() for player in players)


def kill_again_and_again(tmp_path, database, kills, tables, between):
    """Several tables are played while the server is killed; afterwards every acknowledged command must be stored, once."""
    data, clock = tmp_path / "data", {"kind": "bank", "seconds": 600, "increment": 1}
    with There(data, *arguments(database)) as server:
        with playing(server.url, tables, "das_riff", clock=clock) as players:
            for number in range(kills):
                play_on(players, between)
                server.kill()
                server.start()
                wait_for(partial(all_are_back, players, number + 2))
            play_on(players, between)
        assert server.stop() == 0
    return players, stored_events(Settings(data=data, database=database))


def all_are_back(players, connects):
    """Tell whether everybody has connected so many times, or has no need to."""
    return all(player.over or player.reconnects >= connects for player in players)


def play_on(players, actions, seconds=PATIENCE):
    """Wait until so many more commands were acknowledged: whoever is killed was at work."""
    before, until = acknowledged(players), time.monotonic() + seconds
    while acknowledged(players) < before + actions and not all(player.over for player in players):
        assert not any(player.faults for player in players), [player.faults for player in players]
        assert time.monotonic() < until, "nobody plays:\n" + "\n".join(map(str, players))
        time.sleep(0.02)


def acknowledged(players):
    """Count what was acknowledged."""
    return sum(len(player.acked) for player in players)


def check_nothing_lost(players, rows):
    keys = {(row.table_id, row.key): row.n for row in rows if row.key}
    assert len(keys) == sum(1 for row in rows if row.key)  # each once
    for player in players:
        assert player.faults == []
        for key, n in player.acked.items():
            assert keys[player.table, f"{key} {player.seat}"] == n


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_under_load_nothing_acknowledged_is_lost(tmp_path, kind, databases):
    check_nothing_lost(*kill_again_and_again(tmp_path, databases(kind), kills=1, tables=3, between=25))


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_again_and_again(tmp_path, kind, databases):
    check_nothing_lost(*kill_again_and_again(tmp_path, databases(kind), kills=25, tables=12, between=60))


def test_bots_and_clocks_go_on_after_a_kill(tmp_path):
    with There(tmp_path / "data") as server:
        ann = Person(server.url, "Ann")
        table = ann.table("fish_n_stones", ("careful",), clock={"kind": "bank", "seconds": 1000})["table"]["id"]
        with ann.socket(table).ready() as line:
            left, seen = line.state["clocks"]["seats"][0]["left"], time.monotonic()
        killed = time.monotonic()
        server.kill()
        died_earlier(server, OUTAGE)
        stopped = time.monotonic() - killed
        server.start()  # the clock goes on as soon as the table is looked after again, before the server says that it is open
        with ann.socket(table).ready() as line:
            charged = left - line.state["clocks"]["seats"][0]["left"]
            assert charged <= time.monotonic() - seen - stopped  # the stop was not charged
            line.until_state(lambda state: state["waiting"] != [0, 1])  # the bot takes up its work by itself
            told = {entry["kind"] for message in line.heard if "entries" in message for entry in message["entries"]}
            assert "woke" in told
        assert server.stop() == 0


def died_earlier(server, seconds):
    """Let a server that was killed have given its last sign of life that much earlier."""
    engine = make_engine(Settings(data=server.data))
    alive = settings.c.key == ALIVE
    with engine.begin() as connection:
        last = float(connection.execute(sa.select(settings.c.value).where(alive)).scalar_one())
        connection.execute(sa.update(settings).where(alive).values(value=repr(last - seconds)))
    engine.dispose()


def test_a_graceful_stop_says_goodbye_and_forgets_nothing(tmp_path):
    with There(tmp_path / "data") as server:
        ann = Person(server.url, "Ann")
        table = ann.table("fish_n_stones", ("here",))["table"]["id"]
        line = ann.socket(table, eyes=0).ready()
        n = line.act("cat left")["n"]
        assert server.stop() == 0
        assert line.until("bye")["error"] == "stopping"
        with pytest.raises(ConnectionClosed) as closed:
            line.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503
        server.start()
        with ann.socket(table, eyes=0).ready() as again:  # the cookie still holds
            assert again.state["n"] == n
