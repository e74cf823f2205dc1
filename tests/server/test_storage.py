"""What is acknowledged is stored: kills, restarts, stops, backups, migrations, several processes; on both databases."""

import json
import random
import subprocess
import sys
import threading
import time

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.harness import Here, Person, There, catch_up, play_to_the_end, settings_for
from tidetable.core.errors import BrokenRecord, TidetableError
from tidetable.server.backup import restore_backup, write_backup
from tidetable.server.database import make_engine
from tidetable.server.migrate import migrate
from tidetable.server.schema import events, metadata
from tidetable.server.settings import Settings
from tidetable.table.entering import replay


def arguments(database):
    return ("--database", database) if database else ()


@pytest.fixture(params=["sqlite", "postgresql"])
def own_database(request):
    """A database of one's own, of each kind."""
    return None if request.param == "sqlite" else request.getfixturevalue("new_database")


class Player(threading.Thread):
    """Somebody who plays on one table whatever happens: reconnects, resends, remembers every acknowledgement."""

    def __init__(self, url, person, table, seat, stop):
        super().__init__(daemon=True)
        self.url, self.person, self.table, self.seat, self.stop = url, person, table, seat, stop
        self.acked: dict[str, int] = {}
        self.known = 0
        self.faults: list[str] = []
        self.reconnects = 0
        self.chance = random.Random(seat)

    def run(self):
        pending: dict | None = None
        while not self.stop.is_set():
            try:
                with self.person.socket(self.table, since=self.known, eyes=self.seat) as line:
                    self.reconnects += 1
                    if pending:
                        line.say(**pending)
                    pending = self.play(line, pending)
                    if line.state.get("status") == "over":
                        return
            except (WebSocketException, OSError, TimeoutError):
                time.sleep(0.05)

    def play(self, line, pending):
        """Play until the line is cut; give the command that was not acknowledged."""
        try:
            while not self.stop.is_set():
                message = line.next(5)
                if message["type"] == "bye":
                    return pending
                if message["type"] in {"state", "event"}:
                    numbers = [entry["n"] for entry in message["entries"]]
                    if numbers != list(range(self.known + 1, message["n"] + 1)):
                        self.faults.append(f"seat {self.seat} knew {self.known} and was told {numbers} up to {message['n']}")
                    self.known = message["n"]
                    if message["status"] == "over":
                        return None
                if pending and message.get("id") == pending["id"]:
                    if message["type"] == "ack":
                        self.acked[pending["id"]] = message["n"]
                    pending = None
                if pending is None and line.state.get("legal") and line.state["n"] == self.known:
                    chosen = self.chance.choice(line.state["legal"])["action"]
                    pending = {
                        "type": "act",
                        "id": f"{self.seat}-{self.known}-{len(self.acked)}",
                        "seat": self.seat,
                        "n": self.known,
                        "action": chosen,
                    }
                    line.say(**pending)
                    line.state["legal"] = []
        except (ConnectionClosed, OSError, TimeoutError):
            return pending
        return pending


def stored_events(settings):
    """Read all tables back from the database, each replayed and checked."""
    engine = make_engine(settings)
    with engine.connect() as connection:
        rows = connection.execute(sa.select(events).order_by(events.c.table_id, events.c.n)).all()
    engine.dispose()
    return rows


def kill_again_and_again(tmp_path, database, kills, tables):
    """Several tables are played while the server is killed; afterwards every acknowledged command must be stored, once."""
    data = tmp_path / "data"
    server = There(data, *arguments(database)).start()
    stop, players = threading.Event(), []
    for number in range(tables):
        ann, ben = Person(server.url, f"Ann {number}"), Person(server.url, f"Ben {number}")
        table = ann.table("fish_n_stones", clock={"kind": "bank", "seconds": 300, "increment": 1})["table"]["id"]
        ben.sit(table)
        players += [Player(server.url, ann, table, 0, stop), Player(server.url, ben, table, 1, stop)]
    for player in players:
        player.start()
    for _ in range(kills):
        time.sleep(0.4)
        server.kill()
        server.start()
    until = time.monotonic() + 60
    while any(player.is_alive() for player in players) and time.monotonic() < until:
        time.sleep(0.1)
    stop.set()
    for player in players:
        player.join(10)
    assert server.stop() == 0
    return players, stored_events(Settings(data=data, database=database))


def check_nothing_lost(players, rows):
    keys = {(row.table_id, row.key): row.n for row in rows if row.key}
    for player in players:
        assert player.faults == []
        for key, n in player.acked.items():
            assert keys[player.table, f"{key} {player.seat}"] == n
    counted: dict[tuple[str, str], int] = {}
    for row in rows:
        if row.key:
            counted[row.table_id, row.key] = counted.get((row.table_id, row.key), 0) + 1
    assert set(counted.values()) == {1}
    assert sum(len(player.acked) for player in players) > 20


def test_killed_under_load_nothing_acknowledged_is_lost(tmp_path, own_database):
    players, rows = kill_again_and_again(tmp_path, own_database, kills=3, tables=4)
    check_nothing_lost(players, rows)
    assert all(player.reconnects > 1 for player in players)


@pytest.mark.long
def test_killed_again_and_again(tmp_path, own_database):
    check_nothing_lost(*kill_again_and_again(tmp_path, own_database, kills=25, tables=12))


def test_bots_and_clocks_go_on_after_a_kill(tmp_path):
    server = There(tmp_path / "data").start()
    ann = Person(server.url, "Ann")
    table = ann.table("fish_n_stones", ("careful",), clock={"kind": "bank", "seconds": 100})["table"]["id"]
    with ann.socket(table).ready() as line:
        left, seen = line.state["clocks"]["seats"][0]["left"], time.monotonic()
    server.kill()
    time.sleep(7)  # more than what counts as a stop
    server.start()
    with ann.socket(table).ready() as line:
        charged = left - line.state["clocks"]["seats"][0]["left"]
        assert charged < time.monotonic() - seen - 6  # the stop was not charged
        while line.state["waiting"] == [0, 1]:  # the bot takes up its work by itself
            line.until("event", "state")
        told = {entry["kind"] for message in line.heard if "entries" in message for entry in message["entries"]}
        assert "woke" in told
    assert server.stop() == 0


def test_a_graceful_stop_says_goodbye_and_forgets_nothing(tmp_path, own_database):
    server = There(tmp_path / "data", *arguments(own_database)).start()
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
    server.stop()


def test_a_second_server_is_kept_out_of_a_data_folder(tmp_path):
    with Here(settings_for(tmp_path)), pytest.raises(TidetableError, match="another server"):
        Here(settings_for(tmp_path))


def test_the_migrations_make_the_schema_of_the_code(tmp_path, own_database):
    engine = make_engine(Settings(data=tmp_path, database=own_database))
    migrate(engine)
    migrate(engine)  # a second time nothing happens
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_backup_taken_while_playing_is_restored_into_either_database(tmp_path, own_database, another_database):
    with Here(settings_for(tmp_path / "one", database=own_database)) as server:
        settings = server.place.settings
        ann = Person(server.url, "Ann")
        ann.post("/api/account", {"login": "ann", "password": "correct horse", "name": "Ann"})
        tables = [ann.table("fish_n_stones", ("random",), pace="fast")["table"]["id"] for _ in range(4)]
        done = threading.Event()

        def play():
            while not done.is_set():
                table = ann.table("fish_n_stones", ("here",))["table"]["id"]
                with ann.socket(table, eyes=0).ready() as line:
                    line.act("cat left")

        playing = threading.Thread(target=play)
        playing.start()
        counts = write_backup(settings, tmp_path / "backup.gz")
        done.set()
        playing.join()
    assert counts["tables"] >= 4
    for target in (Settings(data=tmp_path / "two"), Settings(data=tmp_path / "three", database=another_database)):
        assert restore_backup(target, tmp_path / "backup.gz") == counts
        with pytest.raises(BrokenRecord, match="not empty"):
            restore_backup(target, tmp_path / "backup.gz")
        with Here(settings_for(target.data, database=target.database)) as again:
            ben = Person(again.url)
            ben.post("/api/account/login", {"login": "ann", "password": "correct horse"})
            assert {table["id"] for table in ben.get("/api/account/tables")["tables"]} >= set(tables)
            assert ann.http.get(f"{again.url}/api/me").json()["account"] == "ann"  # cookies hold as well


def test_a_damaged_backup_is_refused(tmp_path):
    with Here(settings_for(tmp_path / "one")) as server:
        Person(server.url, "Ann").table("fish_n_stones", ("here",))
        write_backup(server.place.settings, tmp_path / "backup.gz")
    whole = (tmp_path / "backup.gz").read_bytes()
    (tmp_path / "cut.gz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "other.gz").write_bytes(b"this is no backup")
    for name in ("cut.gz", "other.gz"):
        with pytest.raises(BrokenRecord):
            restore_backup(Settings(data=tmp_path / name.removesuffix(".gz")), tmp_path / name)


def test_the_commands_backup_restore_and_verify(tmp_path):
    def run(*words):
        return subprocess.run([sys.executable, "-m", "tidetable.cli", *words], capture_output=True, text=True, check=False)

    with Here(settings_for(tmp_path / "one")) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("fish_n_stones", ("here",))["table"]["id"]
        lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
        play_to_the_end(lines)
        record = ann.get(f"/api/tables/{table}/record")
        (tmp_path / "record.json").write_text(json.dumps(record))
        backup = run("backup", str(tmp_path / "b.gz"), "--data", str(tmp_path / "one"))
        assert "1 tables" in backup.stdout, backup.stderr
    restored = run("restore", str(tmp_path / "b.gz"), "--data", str(tmp_path / "two"))
    assert "every match replays" in restored.stdout, restored.stderr
    assert run("verify", str(tmp_path / "record.json")).returncode == 0
    record["table"]["secret"] = "0" * 64
    (tmp_path / "record.json").write_text(json.dumps(record))
    assert run("verify", str(tmp_path / "record.json")).returncode == 1


def test_players_of_one_table_on_two_processes(tmp_path, new_database, redis_url):
    """Ann's and Ben's sockets are in different processes; both see every event, presence, chat and bots' moves."""
    common = ("--database", new_database, "--redis", redis_url, "--bots", "1")
    with There(tmp_path / "one", *common) as one, There(tmp_path / "two", *common) as two:
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        table = ann.table("fish_n_stones", ("open", "careful"), pace="fast")["table"]["id"]
        ben.sit(table)
        lines = {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}
        told = lines[0].until("table", timeout=20)
        while not told["table"]["seats"][1]["online"]:
            told = lines[0].until("table", timeout=20)
        lines[1].say(type="chat", id="c", text="hello over there")
        assert lines[0].until("chat")["lines"][0]["text"] == "hello over there"
        both_play(lines)
        n = max(line.state["n"] for line in lines.values())
        for line in lines.values():
            catch_up(line, n)
            assert line.state["status"] == "over"
            numbers = [entry["n"] for message in line.heard if "entries" in message for entry in message["entries"]]
            assert numbers == list(range(1, n + 1))
        one.kill()  # the other process takes over what the first one saw to
        table = ben.table("fish_n_stones", ("careful",), pace="fast")["table"]["id"]
        with ben.socket(table).ready() as line:
            while line.state["waiting"] == [0, 1]:
                line.until("event", "state", timeout=60)


def both_play(lines):
    """Each seat acts whenever its own socket says that it may; what was stale meanwhile is tried again."""
    chance = random.Random(5)
    until = time.monotonic() + 120
    while any(line.state["status"] != "over" for line in lines.values()) and time.monotonic() < until:
        for line in lines.values():
            if line.state["legal"] and line.state["status"] == "running":
                line.act(chance.choice(line.state["legal"])["action"])
            line.drain(0.05)


def test_two_processes_that_write_at_once_do_not_overwrite_each_other(tmp_path, new_database):
    """Without any channel between them, a process notices that its memory is old and looks again."""
    with (
        Here(settings_for(tmp_path / "one", database=new_database)) as one,
        Here(settings_for(tmp_path / "two", database=new_database)) as two,
    ):
        ann = Person(one.url, "Ann")
        table = ann.table("fish_n_stones", ("here",))["table"]["id"]
        elsewhere = Person(two.url)
        elsewhere.http.cookies, elsewhere.http.headers = ann.http.cookies, ann.http.headers
        n = ann.get(f"/api/tables/{table}/state", eyes=0)["n"]
        elsewhere.get(f"/api/tables/{table}/state", eyes=0)
        first = ann.post(f"/api/tables/{table}/commands", {"type": "act", "id": "a", "seat": 0, "n": n, "action": "cat left"})
        second = elsewhere.post(
            f"/api/tables/{table}/commands", {"type": "act", "id": "b", "seat": 1, "n": n, "action": "cat left"}
        )
        again = elsewhere.post(f"/api/tables/{table}/commands", {"type": "act", "id": "a", "seat": 0, "n": n, "action": "cat left"})
        assert (first["n"], second["n"], again["n"]) == (n + 1, n + 2, n + 1)
        rows, _ = one.inside(one.place.store.load(table))
        assert replay(table, rows).n == n + 2
