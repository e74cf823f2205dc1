"""The door: origin, CSRF, headers, sizes, floods; nonsense gets a clear error and never a 500."""

import contextlib
import json
import socket as sockets
import threading
import time
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import Here, Line, Person, metric, settings_for
from tidetable.server.settings import Limit, Limits


def test_other_sites_are_kept_out(lone):
    ann = Person(lone.url, "Ann")
    body = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "here"}]}
    elsewhere = {"Origin": "https://evil.example"}
    assert ann.http.post("/api/tables", json=body, headers=elsewhere).json()["error"] == "origin"
    assert ann.http.post("/api/tables", json=body, headers={"Origin": "null"}).json()["error"] == "origin"
    assert ann.http.post("/api/tables", json=body, headers={"X-CSRF": "wrong"}).json()["error"] == "csrf"
    plain = httpx.Client(base_url=lone.url, cookies=dict(ann.http.cookies))
    assert plain.post("/api/tables", json=body).json()["error"] == "csrf"
    assert plain.post("/api/account/logout").json()["error"] == "csrf"
    assert ann.http.post("/api/tables", json=body, headers={"Origin": lone.url}).status_code == 201
    table = ann.table(others=("here",))["table"]["id"]
    address = f"{lone.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403


def test_pages_and_answers_carry_a_strict_policy(lone):
    for path in ("/", "/t/abc", "/api/games", "/nothing/here", "/healthz"):
        answer = httpx.get(lone.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{lone.url}/t/abc").headers["content-type"].startswith("text/html")
    for path in ("/../pyproject.toml", "/assets/../../app.py", "/missing.js", "/%2e%2e/app.py"):
        assert httpx.get(lone.url + path).status_code == 404
    assert httpx.get(f"{lone.url}/api/nothing").json()["error"] == "not-found"


def test_what_is_too_large_is_refused(lone):
    ann = Person(lone.url, "Ann")
    assert ann.http.post("/api/tables", content=b"x" * 100_000).status_code == 413
    assert ann.http.post("/api/records", content=b"{" + b" " * 3_000_000).status_code == 413
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table).ready() as line:
        line.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_health_metrics_and_descriptions(lone):
    assert httpx.get(f"{lone.url}/healthz").json()["ok"]
    assert "tidetable_events_total" in httpx.get(f"{lone.url}/metrics").text
    described = httpx.get(f"{lone.url}/api/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/sit", "/api/me", "/healthz"} <= set(described["paths"])
    messages = httpx.get(f"{lone.url}/api/asyncapi.json").json()["components"]["messages"]
    assert {"client-hello", "client-act", "server-state", "server-event", "server-bye"} <= set(messages)


# Nonsense


def test_the_first_message_must_be_a_hello(lone):
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    address = f"{lone.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for first in (
        "{}",
        "[]",
        "hello",
        '{"type":"act"}',
        '{"type":"hello","protocol":99}',
        '{"type":"hello","protocol":1,"token":"tt_x"}',
        "\ud7ff",
    ):
        with connect(address) as line:
            line.send(first)
            assert json.loads(line.recv(10))["type"] == "bye"
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in {4400, 4401}
    with connect(address.replace(table, "nowhere")) as line:
        line.send('{"type":"hello","protocol":1}')
        assert json.loads(line.recv(10))["error"] == "not-found"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = [
    "hello", "eyes", "act", "undo", "ask", "answer", "resume", "resign", "takeover", "takeback", "claim", "salt", "settings",
    "chat", "mute", "state", "ping", "x",
]  # fmt: skip
FIELDS = [
    "id", "seat", "n", "action", "to", "what", "yes", "bot", "of", "salt", "chat", "text", "who", "on", "since", "t", "protocol",
]  # fmt: skip
nonsense = st.one_of(
    anything,
    st.dictionaries(st.sampled_from(FIELDS), anything, max_size=6).flatmap(
        lambda fields: st.sampled_from(KINDS).map(lambda kind: {"type": kind, **fields})
    ),
    st.builds(
        lambda kind, **fields: {"type": kind, **fields},
        st.sampled_from(KINDS),
        id=st.text(min_size=1, max_size=8),
        seat=st.integers(-1, 4),
        n=st.integers(0, 40),
        action=st.integers(-1, 40) | st.text(max_size=10),
    ),
)


@pytest.fixture(scope="module")
def open_house(tmp_path_factory):
    """A server that lets one client send as much as it likes: to try nonsense, not limits."""
    many = Limit(1e9, 1e9)
    limits = Limits(messages=many, requests=many, tables=many, accounts=many, logins=many, uploads=many, chat=many, connects=many)
    with Here(settings_for(tmp_path_factory.mktemp("open"), limits=limits)) as server:
        yield server


@pytest.fixture(scope="module")
def victim(open_house):
    """A table in play, and a socket that holds one of its seats."""
    ann, ben = Person(open_house.url, "Ann"), Person(open_house.url, "Ben")
    table = ann.table()["table"]["id"]
    ben.sit(table)
    return ann, table


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(nonsense, min_size=1, max_size=6))
def test_nonsense_over_the_socket_gets_an_answer_and_the_table_lives(victim, messages):
    person, table = victim
    with person.socket(table).ready() as line:
        for message in messages:
            line.socket.send(json.dumps(message))
        line.say(type="ping", t=1234)
        line.until("pong", t=1234, timeout=20)
        answers = [heard for heard in line.heard if heard["type"] == "refused"]
        assert all(answer["text"] and answer["error"] != "fault" for answer in answers)


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.binary(max_size=200) | st.text(max_size=200))
def test_bytes_that_are_no_messages(victim, data):
    person, table = victim
    with person.socket(table).ready() as line:
        line.socket.send(data)
        line.say(type="ping", t=7)
        line.until("pong", t=7, timeout=20)


def test_deeply_nested_json_is_refused(victim):
    person, table = victim
    with person.socket(table).ready() as line:
        line.socket.send("[" * 8000 + "]" * 8000)
        assert line.until("refused")["error"] == "bad-request"
    deep = person.http.post("/api/tables", content=b'{"game":' + b"[" * 20000 + b"]" * 20000 + b"}")
    assert deep.status_code == 400


@pytest.mark.parametrize("examples", [25, pytest.param(400, marks=pytest.mark.long)])
def test_nonsense_over_http_never_gives_a_500(open_house, victim, examples):
    """Schemathesis reads the OpenAPI description and tries what fits it and what does not."""
    person, table = victim
    schema = schemathesis.openapi.from_url(f"{open_house.url}/api/openapi.json")
    seen = 0

    config = settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    for result in schema.get_all_operations():
        operation = cast("Any", result).ok()
        if operation.path.endswith("/stream"):
            continue
        strategy = operation.as_strategy(generation_mode=GenerationMode.POSITIVE) | operation.as_strategy(
            generation_mode=GenerationMode.NEGATIVE
        )

        @config
        @given(case=strategy, ours=st.booleans(), known=st.booleans())
        def attempt(case, ours, known):
            nonlocal seen
            if ours and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            extra = {"X-CSRF": person.me["csrf"]} if known else {}
            answer = case.call(headers=extra, cookies=dict(person.http.cookies) if known else None)
            seen += 1
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            if answer.status_code >= 400 and "json" in str(answer.headers.get("content-type")):
                assert {"error", "text", "why"} <= set(answer.json())

        attempt()
    assert seen > 20 * examples


# Floods


def test_a_socket_that_sends_too_fast_is_slowed_then_let_go(lone):
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
    limits = Limits(requests=Limit(60, 0.25), tables=Limit(3, 0.01), logins=Limit(3, 0.01), chat=Limit(2, 0.01), sockets=3)
    with Here(settings_for(tmp_path, limits=limits)) as server:
        ann = Person(server.url, "Ann")
        tables = [ann.table(others=("here",))["table"]["id"] for _ in range(3)]
        refused = ann.http.post("/api/tables", json={"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "here"}]})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
        assert int(refused.headers["retry-after"]) > 1
        wrong = {"login": "nobody", "password": "12345678"}
        assert [ann.http.post("/api/account/login", json=wrong).status_code for _ in range(4)] == [401, 401, 401, 429]
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


def flood(url, stop, sent):
    """Send requests as fast as they are answered, over a few lines at once."""
    with httpx.Client(base_url=url, timeout=30) as client:
        while not stop.is_set():
            try:
                client.get("/api/tables")
                sent.append(1)
            except httpx.HTTPError:
                time.sleep(0.01)


def test_a_flood_does_not_slow_the_tables_of_others(tmp_path):
    """Somebody floods HTTP, somebody a socket, somebody never reads; two others play on, and every answer comes soon."""
    with Here(settings_for(tmp_path, limits=Limits(requests=Limit(100, 20)))) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
        stop, sent = threading.Event(), list[int]()
        floods = [threading.Thread(target=flood, args=(server.url, stop, sent), daemon=True) for _ in range(4)]
        silent = never_reads(server, table)
        flooding = time.monotonic()
        for thread in floods:
            thread.start()
        time.sleep(1)
        waits = []
        for number in range(20):
            begun = time.monotonic()
            lines[0].say(type="ping", t=number)
            lines[0].until("pong", t=number)
            waits.append(time.monotonic() - begun)
            time.sleep(0.05)
        stop.set()
        assert sorted(waits)[len(waits) // 2] < 0.25, waits
        assert len(sent) < 100 + 20 * (time.monotonic() - flooding) + 10  # the flood was held back
        silent.close()
        for thread in floods:
            thread.join(40)


def never_reads(server, table):
    """Open a socket, say hello, and never read again."""
    host, port = server.url.removeprefix("http://").split(":")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)  # before the line is there, or it has no effect
    line.connect((host, int(port)))
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in line.recv(1000)
    hello = b'{"type":"hello","protocol":1}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def test_a_reader_who_is_too_slow_is_resynced_or_let_go(tmp_path):
    limits = Limits(outbox=4, stuck=1.0, messages=Limit(1e6, 1e6))
    with Here(settings_for(tmp_path, limits=limits)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",), chat=True)["table"]["id"]
        line = ann.socket(table, eyes=0).ready()
        silent = never_reads(server, table)
        wants = b'{"type":"state"}'
        with contextlib.suppress(OSError):  # until the line is cut
            for number in range(8_000):
                silent.sendall(bytes([0x81, 0x80 | len(wants), 0, 0, 0, 0]) + wants)
                if number % 4 == 0:
                    time.sleep(0.001)  # one message after the other, as from somebody who plays
        wait_for(lambda: metric(server.url, "tidetable_readers_dropped") == 1)
        for _ in range(300):  # this one reads, but late
            line.say(type="state")
        time.sleep(1)
        line.drain(0.5)
        assert metric(server.url, "tidetable_readers_resynced") > 0
        line.say(type="ping", t=5)
        line.until("pong", t=5)


def wait_for(condition, seconds=60):
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it does not come about"
        time.sleep(0.1)


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


def test_a_stranger_cannot_watch_by_guessing(lone):
    with pytest.raises(ConnectionClosed):
        Line(lone.url, "abcdefgh23456789").until("state", timeout=10)
