"""What a stranger without manners can make a server keep, read or wait for; and what it says while its storage is away."""

import contextlib
import socket as sockets

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from tests.server.harness import Here, Person, metric, settings_for, wait_for
from tidetable.server.live.commands import MOST_MUTED
from tidetable.server.people.identity import COOKIE
from tidetable.server.pages.client import Page
from tidetable.server.settings import Limit, Limits

SMALL = 2_048  # bytes the reader's side takes in


def test_an_answer_nobody_reads_is_not_kept_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr("tidetable.server.http.protocols.READ_WITHIN", 0.3)
    with Here(settings_for(tmp_path)) as server:
        server.app.pages.pages["/large"] = large = large_page()
        with deaf(server) as line:
            line.sendall(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
            wait_for(lambda: metric(server.url, "tidetable_limited") == 1)
        assert httpx.get(f"{server.url}/large").content == large.body


def large_page():
    return Page(b"x" * 16_000_000, packs=False, kind=b"text/plain", digest="1", cache=b"no-cache")


def deaf(server):
    """A line that takes next to nothing in."""
    host, port = server.url.removeprefix("http://").split(":")
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, SMALL)
    line.connect((host, int(port)))
    return contextlib.closing(line)


def test_records_that_are_too_many_are_refused_before_they_are_read(tmp_path):
    """The body of the last never comes, and need not."""
    with Here(settings_for(tmp_path, limits=Limits(uploads=Limit(1, 0.001)))) as server:
        ann = Person(server.url, "Ann")
        ann.post("/api/records", {}, expect=400)
        with deaf(server) as line:
            line.sendall(b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n")
            line.settimeout(60)
            assert line.recv(100).startswith(b"HTTP/1.1 429")


def test_a_guest_who_did_nothing_leaves_nothing_behind(lone):
    guest, named = Person(lone.url), Person(lone.url)
    named.send("PATCH", "/api/me", {"name": "Ann"})
    ended = []
    for person in (guest, named):
        device = person.http.cookies[COOKIE].split(".")[2]
        person.post("/api/account/logout")
        ended.append(lone.inside(lone.place.people.find_on(person.me["player"], device))[1])
    assert ended == [False, True]


def test_names_are_given_at_a_measured_pace(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(names=Limit(2, 0.001)))) as server:
        codes = []
        for _ in range(3):
            guest = Person(server.url)
            codes.append(guest.http.patch("/api/me", json={"name": "Ann"}).status_code)
        assert codes == [200, 200, 429]


def test_what_one_socket_mutes_is_bounded(lone):
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table).ready() as line:
        [reader] = lone.place.hub.tables[table].readers
        reader.muted = frozenset(str(number) for number in range(MOST_MUTED))
        line.say(type="mute", who="one more")
        line.say(type="ping", t=1)
        line.until("pong")
        assert len(reader.muted) == MOST_MUTED <= 100


def test_finished_matches_are_checked_at_a_measured_pace(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(looks=Limit(1, 0.2)))) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
        assert [ann.http.get(f"/api/tables/{table}/verify").status_code for _ in range(2)] == [200, 429]


def test_answers_of_the_api_are_kept_by_nobody_on_the_way(lone):
    assert httpx.get(f"{lone.url}/api/me").headers["cache-control"] == "private"
    assert httpx.get(lone.url).headers["cache-control"] == "no-cache"


@pytest.fixture
def away(lone, monkeypatch):
    """A server whose storage is away."""

    def read(*_about):
        raise OperationalError("SELECT", {}, Exception("away"))

    ann = Person(lone.url, "Ann")
    monkeypatch.setattr(lone.place.database, "read", read)
    return ann


def test_while_the_storage_is_away_everybody_is_told_so(lone, away):
    """Over HTTP and over the socket; and no channel of a table that could not be opened is listened to."""
    for path in ("/api/me", "/api/tables", "/api/tables/aaaaaaaaaaaaaaaa"):
        answer = away.http.get(path)
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable"), path
    assert away.socket("aaaaaaaaaaaaaaaa").until("bye")["error"] == "unavailable"
    assert httpx.get(lone.url).status_code == 200


def test_whoever_may_not_sit_leaves_no_name_in_memory(tmp_path):
    """Names are free, and so are identities: each refusal would have kept one for as long as the table is there."""
    with Here(settings_for(tmp_path)) as server:
        table = Person(server.url, "Ann").table("fish_n_stones", ("here",))["table"]["id"]
        names = server.place.hub.tables[table].names
        before = dict(names)
        for number in range(3):
            refused = Person(server.url).post(f"/api/tables/{table}/sit", {"seat": 0, "name": f"Guest {number}"}, expect=409)
            assert refused["error"] == "not-now"
        assert names == before
