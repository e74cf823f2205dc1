"""Several server processes on one database: players of one table on different ones."""

import contextlib
import json
import random
import time

import redis
from sqlalchemy.exc import OperationalError

from tests.server.harness import PATIENCE, Here, Line, Person, There, catch_up, settings_for, wait_for
from tests.server.services import running_redis
from tidetable.server.live import presence
from tidetable.server.http.limits import Gate
from tidetable.server.live.bus import CHANNEL, channel_of
from tidetable.server.live.audience import ANNOUNCE_AFTER
from tidetable.server.live.hub import IDLE
from tidetable.server.people.penalties import Penalty
from tidetable.server.settings import Limit, Limits
from tidetable.table.entering import replay


def test_players_of_one_table_on_two_processes(tmp_path, databases, redis_url):
    """Ann's and Ben's sockets are in different processes; both see every event, presence, chat and bots' moves."""
    database = databases("postgresql")
    common = ("--database", database, "--redis", redis_url, "--bots", "1")
    two_settings = settings_for(tmp_path / "two", database=database, redis=redis_url)
    with There(tmp_path / "one", *common) as one, Here(two_settings) as two:
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
            line.drain(0.01)


@contextlib.contextmanager
def two_at_work(tmp_path, database, address):
    """Two servers on one database with one Redis between them, to be looked into."""
    settings = [settings_for(tmp_path / name, database=database, redis=address) for name in ("one", "two")]
    with Here(settings[0]) as one, Here(settings[1]) as two:
        yield one, two


def test_a_quiet_table_on_two_processes_is_quiet(tmp_path, databases, redis_url):
    """Presence is told once for each change, and after that nothing: not to the readers, and not between the processes."""
    with two_at_work(tmp_path, databases("postgresql"), redis_url) as (one, two):
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        table = ann.table()["table"]["id"]
        ben.sit(table)
        with ann.socket(table).ready() as here, ben.socket(table).ready() as there:
            for line in (here, there):
                while [seat["online"] for seat in line.until("table")["table"]["seats"]] != [True, True]:
                    pass
            here.drain(2 * ANNOUNCE_AFTER)
            there.drain(2 * ANNOUNCE_AFTER)
            with redis.Redis.from_url(redis_url).pubsub() as spy:
                spy.psubscribe(f"{CHANNEL}*")
                assert spy.get_message(timeout=PATIENCE)["type"] == "psubscribe"
                heard = [here.drain(5 * ANNOUNCE_AFTER), there.drain(0.1)]  # an echo would have come back twice
                assert heard == [[], []]
                assert told_of(table, spy) == []
                ben.http.close()
                there.close()
                while here.until("table")["table"]["seats"][1]["online"]:
                    pass
                assert [message["type"] for message in here.drain(4 * ANNOUNCE_AFTER)] == []
                assert [news["online"] for news in told_of(table, spy)] == [[]]  # by the one that Ben left, once


def told_of(table, spy):
    """Give what processes have told of a table since this was asked last."""
    told = [json.loads(message["data"]) for message in iter(spy.get_message, None)]
    return [news for news in told if news.get("table") == table]


def test_a_table_is_heard_where_it_is_in_memory_and_nowhere_else(tmp_path, databases, redis_url):
    with two_at_work(tmp_path, databases("postgresql"), redis_url) as (one, two), redis.Redis.from_url(redis_url) as spy:

        def hearers(table):
            return spy.pubsub_numsub(channel_of(table))[0][1]

        ann = Person(one.url, "Ann")
        table, other = (ann.table(others=("here",))["table"]["id"] for _ in range(2))
        assert (hearers(table), hearers(other)) == (1, 1)
        Person(two.url).get(f"/api/tables/{table}")
        assert (hearers(table), hearers(other)) == (2, 1)
        Person(two.url).get("/api/tables/nosuchtable", expect=404)
        wait_for(lambda: hearers("nosuchtable") == 0)
        for server in (one, two):
            server.place.hub.tables[table].touched -= IDLE + 1
        wait_for(lambda: hearers(table) == 0)
        assert hearers(other) == 1


def test_limits_are_shared_by_processes(tmp_path, databases, redis_url):
    limits = Limits(tables=Limit(5, 0.001), guesses=2)
    database = databases("postgresql")
    settings = [settings_for(tmp_path / name, database=database, redis=redis_url, limits=limits) for name in ("one", "two")]
    with Here(settings[0]) as one, Here(settings[1]) as two:
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        for _ in range(5):
            ann.table(others=("here",))
        wait_for(lambda: two.place.gates.tables.bucket("127.0.0.1").level < 1)
        assert ben.table(others=("here",), expect=429)["error"] == "too-many"
        for _ in range(3):
            ann.post("/api/account/login", {"login": "cleo", "password": "guessed wrong"}, expect=401)
        wait_for(lambda: two.place.gates.guesses.wait("cleo", "127.0.0.1", None) > 0)
        ben.post("/api/account/login", {"login": "cleo", "password": "guessed wrong"}, expect=429)


def test_what_is_told_of_limits():
    """Of small buckets everything; of large ones only by whom they are used hard; what is full again is forgotten."""
    now = [0.0]
    small, large = Gate(Limit(10, 1), lambda: now[0]), Gate(Limit(1_000, 100), lambda: now[0])
    for gate, times in ((small, 3), (large, 300)):
        for _ in range(times):
            gate.wait("ann")
    assert (small.to_tell(), large.to_tell()) == ({"ann": 3}, {})
    for _ in range(300):
        large.wait("ann")
    assert (small.to_tell(), large.to_tell()) == ({}, {"ann": 600})
    small.hear({"ben": 4, "cleo": 1_000})
    assert [small.bucket(who).level for who in ("ben", "cleo")] == [6, 0]  # nobody waits longer than for a full bucket
    large.wait("dora")
    now[0] += 60
    assert large.to_tell() == {}
    assert large.spent == {}


def test_whoever_loads_a_table_learns_who_is_there_and_a_process_that_stops_takes_its_people_along(tmp_path, databases, redis_url):
    with two_at_work(tmp_path, databases("postgresql"), redis_url) as (one, two):
        ann = Person(one.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table, eyes=0).ready():
            assert Person(two.url).get(f"/api/tables/{table}")["table"]["id"] == table  # loads it there
            live = two.place.hub.tables[table]
            wait_for(lambda: live.online == {0, 1})
            two.inside(forget(two.place.hub, table))
            Person(two.url).get(f"/api/tables/{table}")
            wait_for(lambda: two.place.hub.tables[table].online == {0, 1})
            one.inside(one.place.hub.audience.presence.say_goodbye())
            wait_for(lambda: two.place.hub.tables[table].online == frozenset())


async def forget(tables, table):
    """Let go of a table, as the sweep does."""
    del tables.tables[table]


def test_the_people_of_a_process_that_falls_silent_are_gone(tmp_path, databases, redis_url, monkeypatch):
    with two_at_work(tmp_path, databases("postgresql"), redis_url) as (one, two):
        ann = Person(one.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table, eyes=0).ready():
            Person(two.url).get(f"/api/tables/{table}")
            live = two.place.hub.tables[table]
            wait_for(lambda: live.online == {0, 1})
            later = two.place.hub.audience.presence.clock() + presence.SILENT + 1
            monkeypatch.setattr(two.place.hub.audience.presence, "clock", lambda: later)
            wait_for(lambda: live.online == frozenset())


def test_what_another_process_stores_costs_what_is_new(tmp_path, databases, redis_url, monkeypatch):
    """However long the match is: decisions come over the channel, and the database is not asked; none is gone through again."""
    with two_at_work(tmp_path, databases("postgresql"), redis_url) as (one, two):
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        table = ann.table()["table"]["id"]
        ben.sit(table)
        lines = {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}
        loaded = {0: list[int](), 1: list[int]()}
        for number, server in enumerate((one, two)):
            count_loads(server.place.store, loaded[number], monkeypatch)
        before = max(line.state["n"] for line in lines.values())
        made = {0: 0, 1: 0}
        for turn in range(12):
            seat = lines[turn % 2].state["waiting"][0]
            n = lines[seat].act(lines[seat].state["legal"][0]["action"])["n"]
            made[seat] += 1
            for line in lines.values():
                catch_up(line, n)
        events = lines[0].state["n"] - before
        assert events == sum(made.values())
        assert loaded == {0: [], 1: []}
        two.inside(two.place.hub.catch_up(two.place.hub.tables[table]))
        assert loaded == {0: [], 1: [0]}  # and there was nothing more
        same = {server.place.hub.tables[table].table.check for server in (one, two)}
        assert len(same) == 1
        for line in lines.values():
            line.close()


def count_loads(store, counts, monkeypatch):
    """Note how many events each look into the store brings."""
    load = store.load

    async def counting(table, since=0):
        rows, names = await load(table, since)
        counts.append(len(rows))
        return rows, names

    monkeypatch.setattr(store, "load", counting)


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


def test_who_lost_the_right_to_read_while_redis_was_away_is_hung_up_when_it_is_back(tmp_path, databases, monkeypatch):
    """Logged out, another password, a token taken back, shut out: said at one process while nobody could tell the other."""
    monkeypatch.setattr("tidetable.server.live.bus.RETRY", 0.05)
    with running_redis() as address, two_at_work(tmp_path, databases("postgresql"), address) as (one, two):
        ann, cleo, dan, eve = (Person(one.url, name) for name in ("Ann", "Cleo", "Dan", "Eve"))
        table = ann.table(others=("here",))["table"]["id"]
        for person in (cleo, dan):
            person.post("/api/account", {"login": f"a-{person.me['player'][:12]}", "password": "correct horse"})
        token = dan.post("/api/account/tokens", {"name": "robot"})
        eve.table(others=("here",))
        with contextlib.ExitStack() as open_lines:

            def line(cookie=None, **hello):
                return open_lines.enter_context(Line(two.url, table, cookie, **hello).ready())

            lost = [line(cleo.cookie), line(dan.cookie), line(token=token["token"]), line(eve.cookie)]
            stays = line(ann.cookie)
            with while_away(address, (one, two)):
                cleo.post("/api/account/password", {"old": "correct horse", "new": "battery staple"}, expect=204)
                dan.send("DELETE", f"/api/account/tokens/{token['id']}")
                dan.post("/api/account/logout", expect=204)
                now = one.place.clock.now()
                one.inside(one.place.penalties.add(Penalty(eve.me["player"], "ban", now + 60, ""), now))
            assert [here.until("bye")["error"] for here in lost] == ["not-you"] * 4
            assert "bye" not in {message["type"] for message in stays.drain()}


@contextlib.contextmanager
def while_away(address, servers):
    """Let no server speak with Redis for a while."""
    with redis.Redis.from_url(address) as host:
        host.config_set("requirepass", "away")
        for kind in ("normal", "pubsub"):
            host.client_kill_filter(_type=kind, skipme=True)
        wait_for(lambda: all(server.place.bus.lost for server in servers))
        yield
        host.config_set("requirepass", "")


def test_news_that_cannot_be_taken_in_do_not_make_a_process_deaf(tmp_path, databases, redis_url, monkeypatch):
    """Nonsense on the channel, news of another edition, a database that is away for a moment: the next news are heard."""
    with two_at_work(tmp_path, databases("postgresql"), redis_url) as (one, two), redis.Redis.from_url(redis_url) as line:
        ann, ben = Person(one.url, "Ann"), Person(two.url, "Ben")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table, eyes=0).ready() as here, ben.socket(table).ready() as there:
            for odd in (b"\xff", b"{}", b'{"process":"x","n":"many"}', b'{"process":"x","rows":[{"n":1,"event":{"type":"new"}}]}'):
                line.publish(CHANNEL, odd)
                line.publish(channel_of(table), odd)
            monkeypatch.setattr(two.place.bans, "load", gone)
            line.publish(CHANNEL, b'{"process":"x","bans":true}')
            here.say(type="chat", id="1", text="can you hear me?")
            assert there.until("chat")["lines"][0]["text"] == "can you hear me?"


async def gone(_now):
    raise OperationalError("SELECT", {}, Exception("the database is away"))
