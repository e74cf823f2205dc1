"""What nobody sends in good faith: odd heads, odd hosts, one file that is named a thousand times, refusals of a book's length."""

import base64
import contextlib
import json

import httpx
import pytest

from tests.server.harness import Here, Person, settings_for
from tests.server.members import finished, member
from tests.server.test_attacks import frame, raw_line
from tests.server.test_club import archive_of, bring, repacked
from tidetable.server.http import luggage
from tidetable.server.people.identity import clean_name
from tidetable.server.settings import Limit, Limits
from tidetable.table.imports import check_cost

UPGRADE = (
    "GET /api/tables/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\n"
)


@pytest.mark.parametrize("more", [f"Cookie: {'a' * 9_000}\r\n", "X-A: 1\r\n" * 200], ids=["a long line", "many lines"])
def test_a_socket_whose_head_is_too_large_is_told_so_and_let_go(lone, more):
    """Nothing answered it, nothing counted it, and it stayed open: one address could use up all files of the server."""
    with raw_line(lone) as line:
        line.settimeout(10)
        line.sendall(f"{UPGRADE}{more}\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(4096), b""))  # until it is closed
    assert answer.startswith(b"HTTP/1.1 431 ")


HIDDEN = "DELETE /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n"  # what no proxy has looked at


@pytest.mark.parametrize("upgrade", ["x", "h2c", "websocket", "x\r\nConnection: keep-alive"])
@pytest.mark.parametrize("length", [f"Content-Length: {len(HIDDEN)}", "Transfer-Encoding: chunked"])
def test_a_body_is_never_taken_for_a_request(lone, upgrade, length):
    """It was, where something else was to be spoken than HTTP: through a proxy, from any address, and answers went astray."""
    with raw_line(lone) as line:
        line.settimeout(10)
        line.sendall(
            f"POST /api/records HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: {upgrade}\r\n{length}\r\n\r\n".encode()
        )
        answers = [line.recv(4096)]
        with contextlib.suppress(ConnectionError):  # it may be closed already
            line.sendall(HIDDEN.encode())
            while answers[-1]:
                answers.append(line.recv(4096))
    assert b"".join(answers).count(b"HTTP/1.1 ") == 1


def test_who_would_rather_speak_something_else_is_answered_as_ever(lone):
    """As curl asks with --http2: there is nothing behind its head that could be misunderstood."""
    upgrade = {"Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": "AAMAAABkAAQAoAAAAAIAAAAA"}
    for more in ({}, {"Content-Length": "0"}):
        assert httpx.get(f"{lone.url}/healthz", headers={**upgrade, **more}).json()["ok"]


@pytest.mark.parametrize("host", ["[::1", "a:99999999", "a" * 3_000, "x@y", "a, b"])
def test_a_host_that_is_none_is_refused_at_the_door(lone, host):
    """It was a fault with a page of log: addresses for codes and passkeys are made of it."""
    table = Person(lone.url, "Ann").table()["table"]["id"]
    for path in ("/api/me", f"/api/tables/{table}/qr.svg", "/"):
        answer = httpx.get(lone.url + path, headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), path


def test_two_hosts_are_none(lone):
    with raw_line(lone) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "host", ["tidetable.example.org", "127.0.0.1:8000", "[::1]:8000", "my_server-2", "xn--bcher-kva.example:443"]
)
def test_hosts_as_browsers_write_them_come_in(lone, host):
    assert httpx.get(f"{lone.url}/api/games", headers={"Host": host}).status_code == 200


def test_nothing_is_written_down_for_what_anybody_can_send_without_end(lone, caplog):
    with raw_line(lone) as line:
        line.sendall(b"NONSENSE\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 400 ")
    with raw_line(lone) as line:
        line.sendall(f"{UPGRADE}\r\n".encode())
        assert b" 101 " in line.recv(4096)
        line.sendall(frame(1, b"\xff\xfe"))
        while line.recv(4096):
            pass
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]


def test_a_match_is_brought_along_once_however_often_an_archive_names_it(club, monkeypatch):
    """Two kilobytes named a file of two megabytes sixty thousand times, and kept the server for an hour."""
    ann, there = member(club), member(club, "Cleo")
    finished(ann, Person(club.url, "Ben"))
    _, parts = archive_of(ann)
    told = json.loads(parts["account.json"])
    asked = []
    take = luggage.take_match
    monkeypatch.setattr(luggage, "take_match", lambda *about: asked.append(about) or take(*about))
    told["matches"] *= 400
    bring(there, repacked({**parts, "account.json": json.dumps(told).encode()}), expect=400)
    assert asked == []
    told["matches"] = [{**told["matches"][0], "file": None}] * 10_000  # named without a record: nothing is read
    bring(there, repacked({**parts, "account.json": json.dumps(told).encode()}))


def test_an_archive_costs_no_more_than_some_long_matches(club, monkeypatch):
    """Five hundred records that only take back kept a core for four minutes; what is left over comes with the next try."""
    ann, there = member(club), member(club, "Cleo")
    tables = [finished(ann, Person(club.url, "Ben"), seed) for seed in (1, 2)]
    body, parts = archive_of(ann)
    worth = [check_cost(json.loads(parts[f"matches/{table}.json"])) for table in tables]
    monkeypatch.setattr(luggage, "MOST_DEALT", max(worth))
    assert bring(there, body) == {"matches": 1, "known": 0, "refused": tables[:1]}  # the newest comes first
    assert bring(there, body) == {"matches": 1, "known": 1, "refused": []}


def test_a_refusal_does_not_repeat_all_that_was_said(lone):
    ann = Person(lone.url, "Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    for odd in ({"options": {"bait_rule": "A" * 60_000}}, {"options": {"B" * 60_000: 1}}, {"game": "C" * 60_000}):
        answer = ann.http.post("/api/tables", json={"game": "fish_n_stones", "seats": seats, **odd})
        assert answer.status_code in {400, 404}
        assert len(answer.content) < 2_000


@pytest.mark.parametrize("mark", ["\u0489", "\u0e47", "\u05b0", "\u0f74"], ids=["cyrillic", "thai", "hebrew", "tibetan"])
def test_no_script_builds_towers(mark):
    assert clean_name("a" + mark * 30) == "a" + mark * 3


def test_lists_are_made_at_a_measured_pace(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(looks=Limit(3, 0.2)))) as server:
        for path in ("/api/tables", "/api/featured", "/api/daily/2026-11-18/rivero", "/api/tables/aaaaaaaaaaaaaaaa/analysis"):
            server.place.gates.looks.buckets.clear()
            codes = [httpx.get(server.url + path).status_code for _ in range(4)]
            assert codes[-1] == 429, path


def test_only_what_the_client_takes_for_an_embedded_board_may_be_framed(lone):
    """The client reads the address as it is written: what is written otherwise is another page there."""
    for path, framed in {"/t/abc/embed": True, "/board/embed": True, "/t/abc%2fembed": False, "/%74/abc/embed": False}.items():
        assert ("frame-ancestors *" in httpx.get(lone.url + path).headers["content-security-policy"]) == framed, path


def test_monitors_ask_for_health_by_its_head(lone):
    answer = httpx.head(f"{lone.url}/healthz")
    assert (answer.status_code, answer.content) == (200, b"")
