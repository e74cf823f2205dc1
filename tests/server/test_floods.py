"""Floods are held back, slow readers let go, and the tables of others do not feel it."""

import asyncio
import contextlib
import json
import socket as sockets
import threading
from collections import Counter

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import PATIENCE, Here, Person, ToldClock, metric, run_apart, settings_for, wait_for
from tidetable.server.http.limits import LONGEST_WAIT
from tidetable.server.live.table import Live
from tidetable.server.place import LOOKING
from tidetable.server.settings import Limit, Limits


def test_a_socket_that_sends_too_fast_is_slowed_then_let_go(lone, monkeypatch):
    monkeypatch.setattr("tidetable.server.live.socket.PATIENT", 1.0)
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    line = ann.socket(table).ready()
    with contextlib.suppress(ConnectionClosed):  # it may be over before we have sent everything
        for number in range(3000):
            line.say(type="ping", t=number)
    assert line.until("bye")["error"] == "too-many"
    with pytest.raises(ConnectionClosed) as closed:
        line.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert sum(message["type"] == "pong" for message in line.heard) < 400


def test_limits_on_requests_tables_logins_and_chat(tmp_path):
    limits = Limits(requests=Limit(60, 0.25), tables=Limit(3, 0.01), guesses=3, chat=Limit(2, 0.01), sockets=3)
    with Here(settings_for(tmp_path, limits=limits)) as server:
        ann = Person(server.url, "Ann")
        tables = [ann.table(others=("here",))["table"]["id"] for _ in range(3)]
        refused = ann.http.post("/api/tables", json={"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "here"}]})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
        assert int(refused.headers["retry-after"]) > 1
        wrong = {"login": "nobody", "password": "12345678"}
        assert [ann.http.post("/api/account/login", json=wrong).status_code for _ in range(5)] == [401] * 4 + [429]
        with ann.socket(tables[0]).ready() as line:
            for number in range(3):
                line.say(type="chat", id=str(number), text="hello")
            assert line.until("refused")["error"] == "too-many"
            others = [ann.socket(tables[0]).ready() for _ in range(2)]
            with pytest.raises(InvalidStatus):
                ann.socket(tables[0])
            for other in others:
                other.close()
        codes = [ann.http.get("/api/games").status_code for _ in range(60)]
        assert 429 in codes


def flood(url, stop, answers):
    """Send requests as fast as they are answered."""
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        while not stop.is_set():
            answers.append(client.get("/api/games").status_code)


def test_a_flood_does_not_slow_the_tables_of_others(tmp_path):
    """Somebody floods HTTP, somebody never reads; no more of the flood is served than its due, and two others play on."""
    with Here(settings_for(tmp_path, limits=Limits(requests=Limit(100, 4)))) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
        now = server.place.gates.requests.clock()
        server.place.gates.requests.clock = lambda: now  # nothing is added to what may be asked for
        stop, answers = threading.Event(), list[int]()
        floods = [threading.Thread(target=flood, args=(server.url, stop, answers), daemon=True) for _ in range(4)]
        silent = never_reads(server, table)
        for thread in floods:
            thread.start()
        try:
            wait_for(lambda: 429 in answers)
            answered = ping(lines[0], 20)
            assert lines[0].act("cat left")["type"] == lines[1].act("cat left")["type"] == "ack"
            refused = answers.count(429)
            wait_for(lambda: answers.count(429) > refused)  # all the while it goes on
        finally:
            stop.set()
            silent.close()
            for thread in floods:
                thread.join(PATIENCE)
        assert answered == 20
        assert set(answers) == {200, 429}
        assert answers.count(200) <= 100 + 4 * LONGEST_WAIT


def ping(line, times):
    """Give how many pings are answered."""
    for number in range(times):
        line.say(type="ping", t=number)
        line.until("pong", t=number)
    return times


def test_a_crowd_that_arrives_at_once_waits_and_those_who_play_do_not(tmp_path, monkeypatch):
    """Each of the crowd wants another part of the story, so that nothing can be shared; few pictures are made in one breath."""
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table, eyes=0).ready() as line:
            for number in range(60):
                ann.post(f"/api/tables/{table}/commands", {"type": "settings", "id": f"s{number}", "chat": bool(number % 2)})
            breaths, made = [0], list[int]()
            show = Live.show
            monkeypatch.setattr(Live, "show", lambda *about: made.append(breaths[0]) or show(*about))
            server.loop.call_soon_threadsafe(breathe, server.loop, breaths)
            run_apart(arrive(server.url, table, 100))
            assert ping(line, 3) == 3
            breaths[0] = -1
        assert len(made) == 100
        assert max(Counter(made).values()) <= LOOKING


def breathe(loop, breaths):
    """Count how often the server turns to whoever waits."""
    if breaths[0] >= 0:
        breaths[0] += 1
        loop.call_soon(breathe, loop, breaths)


async def arrive(url, table, count):
    """Say hello on many sockets at once."""

    async def one(number):
        async with websockets.connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket", open_timeout=60) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "since": number % 50}))
            while json.loads(await asyncio.wait_for(line.recv(), 60))["type"] != "state":
                pass

    await asyncio.gather(*(one(number) for number in range(count)))


def never_reads(server, table):
    """Open a socket, say hello, and never read again."""
    host, port = server.url.removeprefix("http://").split(":")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)  # before the line is there, or it has no effect
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in line.recv(1000)
    hello = b'{"type":"hello","protocol":1}'
    say(line, hello)
    return line


def test_a_reader_who_is_too_slow_is_resynced_or_let_go(tmp_path):
    limits, clock = Limits(outbox=4, messages=Limit(1e6, 1e6), looks=Limit(1e6, 1e6)), ToldClock()
    with Here(settings_for(tmp_path, limits=limits), clock) as server:
        small_lines(server)
        table = Person(server.url, "Ann").table(others=("here",))["table"]["id"]
        late, silent = never_reads(server, table), never_reads(server, table)
        wait_for(lambda: falls_behind(server, table, late))
        clock.at += limits.stuck - 1
        read_until(late, lambda _heard: metric(server.url, "tidetable_readers_resynced") == 1)  # late, but not too late
        say(late, WANTS_PONG)
        read_until(late, lambda heard: b'"pong"' in heard)
        wait_for(lambda: falls_behind(server, table, silent))
        clock.at += limits.stuck + 1
        wait_for(lambda: metric(server.url, "tidetable_readers_dropped") == 1)
        wait_for(lambda: len(server.place.hub.tables[table].readers) == 1)
        say(late, WANTS_PONG)
        read_until(late, lambda heard: b'"pong"' in heard)


WANTS_STATE, WANTS_PONG = b'{"type":"state"}', b'{"type":"ping","t":5}'


def small_lines(server):
    """Let the lines of a server hold little, so that whoever does not read is behind soon."""
    for listening in server.server.servers:
        for line in listening.sockets:
            line.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)  # those that are accepted inherit it


def falls_behind(server, table, line):
    """Ask for one more state on a line that is not read; tell whether somebody is behind by now."""
    say(line, WANTS_STATE)
    return any(reader.behind for reader in server.place.hub.tables[table].readers)


def read_until(line, right):
    """Read a bare line until all that has come is right."""
    heard = b""
    while not right(heard):
        heard += line.recv(100_000) or pytest.fail("the line was cut")


def say(line, message):
    """Send a message on a bare line."""
    line.sendall(bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message)


def test_a_flood_of_pings_is_cut_off(lone):
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    line = ann.socket(table).ready()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(2000):
            line.socket.ping()
    with pytest.raises(ConnectionClosed):
        line.until("never")
    assert metric(lone.url, "tidetable_limited") > 0
