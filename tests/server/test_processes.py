"""Several server processes on one database: players of one table on different ones."""

import contextlib
import random
import time

from tests.server.harness import PATIENCE, Here, Person, There, catch_up, settings_for
from tests.server.services import running_redis
from tidetable.table.entering import replay


def test_players_of_one_table_on_two_processes(tmp_path, databases, redis_url):
    """Ann's and Ben's sockets are in different processes; both see every event, presence, chat and bots' moves."""
    common = ("--database", databases("postgresql"), "--redis", redis_url, "--bots", "1")
    with There(tmp_path / "one", *common) as one, There(tmp_path / "two", *common) as two:
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        table = ann.table("fish_n_stones", ("open", "careful"), pace="fast")["table"]["id"]
        ben.sit(table)
        lines = {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}
        while not lines[0].until("table")["table"]["seats"][1]["online"]:
            pass
        for number in range(3):
            lines[1].say(type="chat", id=str(number), text=f"hello over there {number}")
        for number in range(3):
            assert lines[0].until("chat")["lines"][0]["text"] == f"hello over there {number}"
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
            line.until_state(lambda state: state["waiting"] != [0, 1])


def both_play(lines):
    """Each seat acts whenever its own socket says that it may; what was stale meanwhile is tried again."""
    chance = random.Random(5)
    until = time.monotonic() + PATIENCE
    while any(line.state["status"] != "over" for line in lines.values()):
        assert time.monotonic() < until, "the match does not end"
        for line in lines.values():
            if line.state["legal"] and line.state["status"] == "running":
                line.act(chance.choice(line.state["legal"])["action"])
            line.drain(0.05)


def test_two_processes_that_write_at_once_do_not_overwrite_each_other(tmp_path, databases):
    """Without any channel between them, a process notices that its memory is old and looks again."""
    database = databases("postgresql")
    with (
        Here(settings_for(tmp_path / "one", database=database)) as one,
        Here(settings_for(tmp_path / "two", database=database)) as two,
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


def test_without_redis_the_others_moves_come_a_moment_later(tmp_path, databases):
    database = databases("postgresql")
    with contextlib.ExitStack() as redis_runs:
        address = redis_runs.enter_context(running_redis())
        settings = [settings_for(tmp_path / name, database=database, redis=address) for name in ("one", "two")]
        with Here(settings[0]) as one, Here(settings[1]) as two:
            ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
            table = ann.table("fish_n_stones")["table"]["id"]
            ben.sit(table)
            with ann.socket(table).ready() as here, ben.socket(table).ready() as there:
                redis_runs.close()  # Redis is gone
                catch_up(there, here.act("cat left")["n"])
                catch_up(here, there.act("cat right")["n"])
                assert here.state["n"] == there.state["n"]
