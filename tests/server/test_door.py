"""The door: origin, CSRF, headers, sizes, what is described; strangers stay outside."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import Line, Person
from tests.server.members import member
from tidetable.server.http.problems import STATUS


def test_other_sites_are_kept_out(lone):
    ann = Person(lone.url, "Ann")
    body = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "here"}]}
    elsewhere = {"Origin": "https://evil.example"}
    assert ann.http.post("/api/tables", json=body, headers=elsewhere).json()["error"] == "origin"
    for odd in ("null", "http://[", "http://[::1", "//", ""):
        assert ann.http.post("/api/tables", json=body, headers={"Origin": odd}).json()["error"] == "origin", odd
    assert ann.http.post("/api/tables", json=body, headers={"X-CSRF": "wrong"}).json()["error"] == "csrf"
    plain = httpx.Client(base_url=lone.url, cookies=dict(ann.http.cookies))
    assert plain.post("/api/tables", json=body).json()["error"] == "csrf"
    assert plain.post("/api/account/logout").json()["error"] == "csrf"
    assert ann.http.post("/api/tables", json=body, headers={"Origin": lone.url}).status_code == 201
    table = ann.table(others=("here",))["table"]["id"]
    address = f"{lone.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for odd in ("https://evil.example", "http://["):
        with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin(odd)):
            pass
        assert refused.value.response.status_code == 403


def test_pages_and_answers_carry_a_strict_policy(lone):
    for path in ("/", "/t/abc", "/api/games", "/nothing/here", "/healthz"):
        answer = httpx.get(lone.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # compiled rules, and nothing looser
        assert "'unsafe-eval'" not in policy
        assert "script-src 'unsafe-inline'" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{lone.url}/t/abc").headers["content-type"].startswith("text/html")
    for path in ("/../pyproject.toml", "/assets/../../app.py", "/missing.js", "/%2e%2e/app.py"):
        assert httpx.get(lone.url + path).status_code == 404
    assert httpx.get(f"{lone.url}/api/nothing").json()["error"] == "not-found"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "this needs a body"),
        (b"[" * 20_000, "nested too deeply"),
        (b'{"game": "fish_n_stones", "seats": [], "speed": 1}', "`speed`; known are game, seats, options"),
        (b'{"game": "fish_n_stones", "seats": [{"kind": "me", "nick": "A"}]}', "`nick`; known are kind, bot, name"),
        (b'{"game": "fish_n_stones", "seats": [], "clock": {"second": 3}}', "`second`; known are kind, seconds"),
    ],
)
def test_a_body_of_another_shape_is_refused_in_plain_words(lone, body, says):
    answer = Person(lone.url).http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert says in answer.json()["text"]


@pytest.mark.parametrize(
    ("path", "says"),
    [("/api/daily/2026-11-18/rivero", "known are decisions, name"), ("/api/puzzles/doubts", "known are game, puzzle")],
)
def test_an_unknown_field_is_answered_with_the_fields_of_that_very_request(lone, path, says):
    answer = Person(lone.url).http.post(path, json={"speed": 1})
    assert answer.json()["text"] == f"body: Object contains unknown field `speed`; {says}"


def test_every_error_stands_in_the_documentation():
    text = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    table = text[text.index("## Errors") : text.index("## Games")]
    assert not [error for error in (*STATUS, "fault") if f"`{error}`" not in table]


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


SENT_AS_MADE = (
    "/api/tables/{table}/state", "/api/tables/{table}/qr.svg", "/api/join/{code}/qr.svg", "/api/games/{game}/words/{language}",
    "/api/games/{game}/rules", "/api/me/export", "/api/tournaments/{tournament}/qr.svg", "/api/tournaments/{tournament}/records",
)  # fmt: skip


def test_what_is_no_json_is_described_as_what_it_is(club):
    """Programs made from the description would read a picture as JSON."""
    described = httpx.get(f"{club.url}/api/openapi.json").json()["paths"]
    ann = member(club)
    table = ann.table()["table"]["id"]
    terms = {"name": "Cup", "format": "arena", "game": "fish_n_stones", "clock": {"kind": "bank", "seconds": 300}, "minutes": 30}
    tournament = ann.post("/api/tournaments", terms)["tournament"]["id"]
    names = {"table": table, "tournament": tournament, "code": "CDF347", "game": "fish_n_stones", "language": "en"}
    for path in SENT_AS_MADE:
        answer = ann.http.get(path.format(**names))
        assert answer.status_code == 200, path
        assert answer.headers["content-type"].partition(";")[0] in described[path]["get"]["responses"]["200"]["content"], path


def test_a_stranger_cannot_watch_by_guessing(lone):
    with pytest.raises(ConnectionClosed):
        Line(lone.url, "abcdefgh23456789").until("state", timeout=60)
