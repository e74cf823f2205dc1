"""Nonsense over sockets and HTTP gets a clear error and never a 500."""

import json
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import asdict
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.harness import PATIENCE, Here, Person, settings_for
from tidetable.server.settings import Limit, Limits


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
            assert json.loads(line.recv(60))["type"] == "bye"
            with pytest.raises(ConnectionClosed) as closed:
                line.recv(60)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in {4400, 4401, 4426}
    with connect(address.replace(table, "nowhere")) as line:
        line.send('{"type":"hello","protocol":1}')
        assert json.loads(line.recv(60))["error"] == "not-found"


DESCRIBED = [status_code_conformance, content_type_conformance, response_schema_conformance]  # answers are as OpenAPI says
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
def open_house(tmp_path_factory, databases):
    """A server that lets one client send as much as it likes: to try nonsense, not limits; on the stricter database."""
    many: dict[str, Any] = {name: Limit(1e9, 1e9) for name, limit in asdict(Limits()).items() if isinstance(limit, Limit)}
    with Here(settings_for(tmp_path_factory.mktemp("open"), limits=Limits(**many), database=databases("postgresql"))) as server:
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
        line.until("pong", t=1234, timeout=60)
        answers = [heard for heard in line.heard if heard["type"] == "refused"]
        assert all(answer["text"] and answer["error"] != "fault" for answer in answers)


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.binary(max_size=200) | st.text(max_size=200))
def test_bytes_that_are_no_messages(victim, data):
    person, table = victim
    with person.socket(table).ready() as line:
        line.socket.send(data)
        line.say(type="ping", t=7)
        line.until("pong", t=7, timeout=60)


def test_deeply_nested_json_is_refused(victim):
    person, table = victim
    with person.socket(table).ready() as line:
        line.socket.send("[" * 8000 + "]" * 8000)
        assert line.until("refused")["error"] == "bad-request"
    deep = person.http.post("/api/tables", content=b'{"game":' + b"[" * 20000 + b"]" * 20000 + b"}")
    assert deep.status_code == 400


@pytest.mark.parametrize("examples", [15, pytest.param(400, marks=pytest.mark.long)])
def test_nonsense_over_http_never_gives_a_500(open_house, victim, examples):
    """Schemathesis reads the OpenAPI description and tries what fits it and what does not."""
    person, table = victim
    schema = schemathesis.openapi.from_url(f"{open_house.url}/api/openapi.json")
    seen = 0

    config = settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    for result in schema.get_all_operations():
        operation = cast("Any", result).ok()
        if operation.path.endswith("/stream") or any(body.media_type == "application/zip" for body in operation.body):
            continue  # an archive is tried in test_club.py
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
            answer = case.call(headers=extra, cookies=dict(person.http.cookies) if known else None, timeout=PATIENCE)
            seen += 1
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            case.validate_response(answer, checks=DESCRIBED)
            if answer.status_code >= 400 and "json" in str(answer.headers.get("content-type")):
                assert {"error", "text", "why"} <= set(answer.json())

        attempt()
    assert seen > 20 * examples
