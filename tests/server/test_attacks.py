"""Attacks: somebody who knows the protocol tries to see, to be, or to spend more than they may."""

import contextlib
import json
import math
import socket as sockets
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Here, Person, as_bytes, bearer, catch_up, metric, settings_for, token_of
from tests.server.members import member
from tests.server.test_floods import never_reads
from tidetable.server.http import replays
from tidetable.server.http.limits import limit_key
from tidetable.server.settings import Limit, Limits
from tidetable.table.imports import table_of_record
from tidetable.table import rulings

BODY = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "open"}]}

DOORS = (
    "state?eyes=0", "replay?at=1&eyes=0", "replay?at=1&eyes=all", "stream?eyes=0", "why?eyes=0&target={}", "qr.svg?seat=0",
)  # fmt: skip


# To see what another seat sees


def test_every_door_to_another_seats_view_is_shut(lone):
    """A player, a stranger and somebody with another seat's link try every way to look through seat 0."""
    ann, ben, eve = Person(lone.url, "Ann"), Person(lone.url, "Ben"), Person(lone.url, "Eve")
    made = ann.table(options={"stack_view": "full"})
    table = made["table"]["id"]
    ben.sit(table, token=token_of(made, 1))
    with ann.socket(table).ready() as line:
        line.act("cat left")
    own = token_of(ben.get(f"/api/tables/{table}"), 1)
    for http in (ben.http, eve.http, bearer(lone.url, own), httpx.Client(base_url=lone.url)):
        for path in (
            "state?eyes=0",
            "replay?at=1&eyes=0",
            "replay?at=1&eyes=all",
            "stream?eyes=0",
            "why?eyes=0&target={}",
            "qr.svg?seat=0",
        ):
            answer = http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == 403, (path, answer.text)
        assert http.get(f"/api/tables/{table}").json()["links"]["seats"].keys() <= {"1"}
    for person in (ben, eve):
        with pytest.raises(ConnectionClosed):
            person.socket(table, eyes=0).until("state")
        with person.socket(table).ready() as line:
            for message in ({"type": "eyes", "seat": 0}, {"type": "act", "id": "x", "seat": 0, "n": 5, "action": 0}):
                line.say(**message)
                assert line.until("refused")["error"] == "not-your-seat"


def test_a_spectator_sees_all_hands_once_it_is_over(lone):
    ann, eve = Person(lone.url, "Ann"), Person(lone.url, "Eve")
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table, eyes=0).ready() as line, eve.socket(table).ready() as watching:
        catch_up(watching, line.act("cat left")["n"])
        assert watching.state["view"]["seats"][0]["cat"] is None
        assert watching.state["entries"][-1]["text"] is None
        catch_up(watching, line.do("resign", 0)["n"])
        assert eve.get(f"/api/tables/{table}/replay", at=1, eyes="all")["text"] == "cat left"
        assert eve.get(f"/api/tables/{table}/record")["log"][0]["text"] == "cat left"


# To be somebody else


def test_an_open_session_cannot_be_made_into_another_login(lone):
    """Whoever finds a logged-in browser cannot set a new password without the old one; tokens make no accounts and no tokens."""
    ann = Person(lone.url, "Ann")
    login = f"ann-{ann.me['player'][:9]}"
    ann.post("/api/account", {"login": login, "password": "correct horse"})
    ann.post("/api/account", {"login": f"{login}-2", "password": "mallory's own"}, expect=403)
    Person(lone.url).post("/api/account/login", {"login": login, "password": "correct horse"})
    bot = bearer(lone.url, ann.post("/api/account/tokens", {"name": "Robby"})["token"])
    assert bot.post("/api/account", json={"login": f"{login}-3", "password": "12345678"}).status_code == 403
    assert bot.post("/api/account/tokens", json={"name": "child"}).status_code == 403


def test_a_password_is_kept_as_argon2(lone):
    ann = Person(lone.url, "Ann")
    login = f"ann-{ann.me['player'][:10]}"
    ann.post("/api/account", {"login": login, "password": "correct horse"})
    kept = lone.inside(lone.place.people.find_login(login))
    assert kept.password.startswith("$argon2id$")
    assert "correct horse" not in kept.password


def test_tokens_of_one_table_open_no_other(lone):
    ann = Person(lone.url, "Ann")
    first, second = ann.table(), ann.table()
    token = token_of(first, 0)
    other = second["table"]["id"]
    assert bearer(lone.url, token).get(f"/api/tables/{other}/state?eyes=0").status_code == 401
    assert bearer(lone.url, token).get("/api/me").status_code == 401
    for forged in (
        token.replace("s0.", "s1."),
        token.replace("s0.0", "s0.1"),
        token[:-1],
        token + "A",
        "s9.0_" + "A" * 24,
        "tt_",
        "x",
    ):
        assert bearer(lone.url, forged).get(f"/api/tables/{first['table']['id']}/state?eyes=1").status_code in {401, 403}


# To break in with odd values


HUGE = 10**400
ODD = [
    {"game": "fish_n_stones\0"}, {"game": "../core"}, {"game": ""}, {"seats": []}, {"seats": [{"kind": "me"}] * 2},
    {"seats": [{"kind": "bot", "bot": "\0"}] * 2}, {"options": {"bait_rule": HUGE}}, {"options": {"bait_rule": None, "x": []}},
    {"options": {"": {}}}, {"clock": {"kind": "bank", "seconds": -1}}, {"clock": {"kind": "move", "seconds": 1e308}},
    {"clock": {"kind": "days", "days": -0.0}}, {"clock": {"kind": "move", "seconds": HUGE}}, {"salt": "a:b"}, {"salt": "\ud800"},
    {"name": "\u202e"}, {"name": "\0"}, {"name": "x" * 41}, {"public": None}, {"undo": "always"},
]  # fmt: skip


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: f"{odd}"[:40])
def test_an_odd_table_is_refused_with_a_reason(here, odd):
    ann = Person(here.url, "Ann")
    answer = ann.http.post(
        "/api/tables", content=json.dumps({**BODY, **odd}).encode("utf-8"), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in {400, 409}, answer.text
    assert answer.json()["text"]


@pytest.mark.parametrize("path", [
    "tables/%00", "tables/%00/state", "tables/..%2f..", "tables/%ff%fe", "tables/a'%20or%201=1--",
    "tables?game=%00", "tables?game=%F0%9F%90%9F",
    "tables/aaaaaaaaaaaaaaaa/replay?at=-1", "tables/aaaaaaaaaaaaaaaa/replay?at=1e9", "tables/aaaaaaaaaaaaaaaa/state?eyes=NaN",
    "tables/aaaaaaaaaaaaaaaa/state?since=99999999999999999999", "games/%00", "account/tokens",
])  # fmt: skip
def test_odd_addresses_are_answered_plainly(here, path):
    answer = httpx.get(f"{here.url}/api/{path}")
    assert answer.status_code < 500, answer.text


def test_odd_values_in_commands_logins_and_tokens(here):
    ann = Person(here.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    act = {"type": "act", "id": "x", "seat": 0, "n": 2, "action": 0}
    odds: tuple[dict, ...] = (
        {"id": "\0"}, {"id": ""}, {"id": "x" * 65}, {"seat": -1}, {"seat": 4}, {"seat": 2}, {"seat": 0.5}, {"n": -1}, {"n": HUGE},
        {"action": None}, {"action": -1}, {"action": 10**9}, {"action": 1.5}, {"action": "\0"}, {"action": "x" * 65},
        {"action": []},
        {"type": "claim", "of": 0, "what": "win"}, {"type": "takeover", "bot": "\0"}, {"type": "salt", "salt": "\0"},
        {"type": "nothing"},
    )  # fmt: skip
    for odd in odds:
        answer = ann.http.post(f"/api/tables/{table}/commands", json={**act, **odd})
        assert 400 <= answer.status_code < 500, (odd, answer.text)
    for text in ("NaN", "Infinity", "-1e999", '{"type":"ping","t":NaN}', '{"type":"ping","t":1e999}', "\u0000", "[" * 5000):
        with ann.socket(table).ready() as line:
            line.socket.send(text)
            line.say(type="ping", t=3)
            answers = [line.next(), line.next()]
            assert {"refused", "pong"} >= {answer["type"] for answer in answers if answer["type"] != "table"}
            assert all(not isinstance(value, float) or math.isfinite(value) for answer in answers for value in answer.values())
    assert ann.http.post("/api/account/login", json={"login": "\0", "password": "\0"}).status_code == 401
    assert ann.http.delete("/api/account/tokens/%00").status_code == 404
    assert here.inside(here.place.hub.live(table)).table.n == 2


# To spend what belongs to all


def test_a_table_takes_no_more_events_than_a_match_needs(lone, monkeypatch):
    monkeypatch.setattr(rulings, "MOST_EVENTS", 6)
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table, eyes=0).ready() as line:
        answers = [line.do("settings", 0, chat=bool(number % 2)) for number in range(8)]
        assert answers[-1]["error"] == "not-now"
        assert line.act("cat left")["type"] == "ack"  # the match itself goes on
        assert line.do("resign", 0)["type"] == "ack"


def test_streams_count_as_sockets(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(sockets=2))) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with (
            ann.http.stream("GET", f"/api/tables/{table}/stream") as one,
            ann.http.stream("GET", f"/api/tables/{table}/stream") as two,
        ):
            assert one.status_code == two.status_code == 200
            told = [stream.iter_lines() for stream in (one, two)]
            assert all(json.loads(next(lines))["type"] == "state" for lines in told)
            assert ann.http.get(f"/api/tables/{table}/stream").status_code == 429


def test_the_lobby_cannot_be_filled_and_chat_not_by_changing_ones_name(tmp_path):
    limits = Limits(public=Limit(2, 0.001), chats=Limit(3, 0.001))
    with Here(settings_for(tmp_path, limits=limits)) as server:
        ann = Person(server.url, "Ann")
        tables = [ann.table(others=("here",), public=True)["table"]["id"] for _ in range(2)]
        assert ann.http.post("/api/tables", json={**BODY, "public": True}).status_code == 429
        said = []
        for _ in range(4):
            with Person(server.url, "Somebody else").socket(tables[0]).ready() as line:
                line.say(type="chat", id="1", text="buy this")
                said.append(line.until("ack", "refused")["type"])
        assert said == ["ack", "ack", "ack", "refused"]


@pytest.mark.parametrize("path", ["/api/records", "/api/records/", "/api//records"])
def test_uploads_are_counted_however_their_address_is_written(tmp_path, path):
    with Here(settings_for(tmp_path, limits=Limits(uploads=Limit(2, 0.001)))) as server:
        ann = Person(server.url, "Ann")
        assert [ann.http.post(path, json={"game": "none"}).status_code for _ in range(4)] == [400, 400, 429, 429]


def test_pictures_are_made_at_a_measured_pace(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(looks=Limit(3, 0.2)))) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        codes = [ann.http.get(f"/api/tables/{table}/replay?at=0").status_code for _ in range(4)]
        assert codes[-1] == 429


def test_a_match_is_checked_once_however_often_it_is_asked_for(lone):
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
    first = ann.get(f"/api/tables/{table}/verify")
    live = lone.place.hub.tables[table]
    kept = live.report
    assert as_bytes(ann.get(f"/api/tables/{table}/verify")) == as_bytes(first)
    assert live.report is kept


def test_a_record_that_would_take_long_is_refused_before_anything_is_dealt(lone, monkeypatch):
    ann = Person(lone.url, "Ann")
    lone.place.gates.uploads.buckets.clear()
    dealt, deal = [], table_of_record
    monkeypatch.setattr(replays, "table_of_record", lambda *about: dealt.append(1) or deal(*about))
    log = [{"n": 1, "seat": 0, "action": 0}, *[{"n": 2, "undo": 0}, {"n": 3, "seat": 0, "action": 0}] * 8_000]
    record = {
        "format": "tidetable-match", "version": 1, "game": "fish_n_stones", "rules_version": "1", "seats": 2, "options": {},
        "seed": "7", "log": log, "result": None,
    }  # fmt: skip
    answer = ann.http.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-setup")
    assert dealt == []
    small = {**record, "log": log[:41], "table": {"secret": "x" * 10_000, "names": ["\u202e", "A" * 500]}}
    answer = ann.http.post("/api/records", json=small)
    assert answer.status_code == 400  # a name that shows nothing is none
    answer = ann.http.post("/api/records", json={**small, "table": {"secret": "x" * 10_000, "names": ["Ann", "Ben"]}})
    assert answer.status_code == 201
    assert len(answer.content) < 10_000
    assert dealt == [1, 1]


def test_the_answer_to_a_repeated_command_is_only_for_whoever_may_send_it(lone):
    ann, eve = Person(lone.url, "Ann"), Person(lone.url, "Eve")
    table = ann.table(others=("here",))["table"]["id"]
    for wish in ({"type": "ask", "id": "same", "seat": 0, "what": "pause"}, {"type": "settings", "id": "same", "chat": False}):
        done = ann.post(f"/api/tables/{table}/commands", wish, expect=200)
        assert ann.post(f"/api/tables/{table}/commands", wish, expect=200) == done
        eve.post(f"/api/tables/{table}/commands", wish, expect=403)


def test_the_next_match_counts_as_a_new_table(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(public=Limit(3, 0.001)))) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",), public=True)["table"]["id"]
        for expected in (200, 200, 429):
            ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
            following = ann.post(f"/api/tables/{table}/rematch", expect=expected)
            if expected == 200:
                assert ann.post(f"/api/tables/{table}/rematch", expect=200)["table"]["id"] == following["table"]["id"]
                table = following["table"]["id"]


def test_thousands_of_tables_are_held_back_and_the_others_play_on(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(tables=Limit(150, 0.5)))) as server:
        ann, eve = Person(server.url, "Ann"), Person(server.url, "Eve")
        now = server.place.gates.tables.clock()
        server.place.gates.tables.clock = lambda: now  # nothing is added to what may be made
        table = ann.table(others=("here",))["table"]["id"]
        codes = [eve.http.post("/api/tables", json=BODY).status_code for _ in range(200)]
        assert codes == [201] * 149 + [429] * 51
        with ann.socket(table, eyes=0).ready() as line:
            assert line.act("cat left")["type"] == "ack"
        assert metric(server.url, "tidetable_tables_live") == 150


def raw_line(server):
    """A line without any manners."""
    host, port = server.url.removeprefix("http://").split(":")
    return sockets.create_connection((host, int(port)), timeout=60)


@pytest.mark.parametrize(
    ("begin", "more"),
    [(b"GET /", b"a"), (b"GET / HTTP/1.1\r\nHost: x\r\nX-Big: ", b"a"), (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Y: 1\r\n")],
)
def test_a_head_without_end_is_cut_off(lone, begin, more):
    with raw_line(lone) as line, pytest.raises(OSError, match=r"reset|pipe|abort"):
        send_on(line, begin, more * (8192 // len(more)))


def send_on(line, begin, more):
    """Send and send."""
    line.sendall(begin)
    for _ in range(2_000):
        line.sendall(more)
        time.sleep(0.001)


def test_a_head_that_never_comes_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr("tidetable.server.http.protocols.HEAD_WITHIN", 0.3)
    with Here(settings_for(tmp_path)) as server:
        for begin in (b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\n"):
            with raw_line(server) as line, contextlib.suppress(ConnectionResetError):
                line.sendall(begin)
                assert line.recv(100) == b""
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_requests_are_not_hoarded(lone):
    """Whoever sends a thousand requests without waiting for an answer gets a few, then none."""
    with raw_line(lone) as line:
        with contextlib.suppress(OSError):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        answers = b""
        with contextlib.suppress(OSError):
            while part := line.recv(65536):
                answers += part
    assert answers.count(b"HTTP/1.1 200") < 1000
    assert metric(lone.url, "tidetable_limited") > 0


def test_an_address_of_the_new_kind_is_a_network():
    assert limit_key("2001:db8:1:2:aaaa::1") == limit_key("2001:db8:1:2:bbbb::2") != limit_key("2001:db8:1:3::1")
    assert limit_key("fe80::1%eth0") == "fe80::/64"
    assert limit_key("192.0.2.1") == "192.0.2.1"
    assert limit_key("x:y") == "x:y"


def test_a_body_that_never_comes_is_not_waited_for(tmp_path, monkeypatch):
    """One that was announced and does not come; what comes whole is served, also on the same line."""
    monkeypatch.setattr("tidetable.server.http.protocols.BODY_WITHIN", 0.5)
    head = b"POST /api/account/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: "
    with Here(settings_for(tmp_path)) as server:
        with raw_line(server) as line, contextlib.suppress(ConnectionResetError):
            line.sendall(head + b"1000\r\n\r\n{")
            assert line.recv(100) == b""
        with raw_line(server) as line:
            for _ in range(2):
                line.sendall(head + b"2\r\n\r\n{}")
                answer = b""
                while b"bad-request" not in answer:
                    part = line.recv(10_000)
                    assert part, "the line was cut"
                    answer += part
                time.sleep(1)
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table, eyes=0).ready() as line:
            time.sleep(1)
            assert line.act("cat left")["type"] == "ack"


def frame(opcode, data=b"", *, fin=True):
    """A frame of a client."""
    return bytes([(0x80 if fin else 0) | opcode, 0x80 | len(data), 0, 0, 0, 0]) + data


@pytest.mark.parametrize(("begin", "more"), [(frame(1, b"{", fin=False), frame(0, fin=False)), (b"", frame(10))])
def test_a_message_without_end_is_not_gathered_and_pongs_without_end_not_read(lone, begin, more):
    """Empty pieces have no size: only their number tells."""
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    limited = metric(lone.url, "tidetable_limited")
    with never_reads(lone, table) as line, pytest.raises(OSError, match=r"reset|pipe|abort"):
        send_on(line, begin, more * 100)
    assert metric(lone.url, "tidetable_limited") > limited


def test_a_message_in_a_few_pieces_is_one(lone):
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table, eyes=0).ready() as line:
        line.socket.send(['{"type":', '"ping",', '"t":', "7}"])
        assert line.until("pong")["t"] == 7


@pytest.mark.parametrize("odd", ["x%00", "a" * 300, "%F0%9F%98%80" * 30], ids=["nul", "long", "emoji"])
def test_an_address_that_no_database_can_hold_is_of_nothing(club, odd):
    """PostgreSQL takes no NUL and has so much room: what only one database refuses is no fault of the server."""
    ann = member(club, "Ann")
    doors = [
        ("GET", f"/api/tables/{odd}/analysis"), ("POST", f"/api/tables/{odd}/analysis"), ("DELETE", f"/api/tables/{odd}/analysis"),
        ("DELETE", f"/api/account/tokens/{odd}"), ("DELETE", f"/api/account/devices/{odd}"), ("GET", f"/api/people/{odd}"),
        ("DELETE", f"/api/me/friends/{odd}"), ("DELETE", f"/api/me/blocks/{odd}"), ("PUT", f"/api/me/follows/{odd}"),
        ("DELETE", f"/api/me/told/push/{odd}"), ("DELETE", f"/api/account/passkeys/{odd}"), ("GET", f"/api/calendar/{odd}"),
        ("POST", f"/api/told/stop/{odd}"), ("GET", f"/api/tables/{odd}/note"), ("GET", f"/api/tables/{odd}/orders?seat=0"),
    ]  # fmt: skip
    for method, path in doors:
        answer = ann.http.request(method, path)
        assert answer.status_code < 500, (method, path[:60], answer.text)
