"""What the documents promise to operators and to other people's programs."""

import asyncio
import json
import os

import pytest
import sqlalchemy as sa
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Here, Person, There, play_to_the_end, settings_for, wait_for
from tests.server.members import member
from tests.server.test_finding import Listener, seek
from tests.server.test_tournaments import make
from tests.server.test_floods import never_reads
from tidetable.server.live.asyncapi import document
from tidetable.server.live.socket import Socket
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.schema import events


def validators():
    """Give, by direction and type, what the AsyncAPI document says of a message."""
    described = document()
    return {
        name: Draft202012Validator({**message["payload"], "components": described["components"]})
        for name, message in described["components"]["messages"].items()
    }


def test_every_message_of_a_match_is_as_the_asyncapi_document_says(lone):
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here", "careful"), pace="fast", clock={"kind": "bank", "seconds": 900})["table"]["id"]
    lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
    lines[0].until("table")  # the second socket was announced
    lines[0].say(type="chat", id="c", text="hello")
    lines[0].say(type="ping", t=1.5)
    lines[0].until("pong")
    lines[0].act("dance")
    for line in lines.values():  # with a bot in between, each acts when asked
        line.until_state(lambda state: 2 not in state["waiting"])
    lines[0].do("resign", 0)
    lines[0].say(type="state")
    lines[0].until("state")
    known = validators()
    heard = [message for line in lines.values() for message in line.heard]
    assert {message["type"] for message in heard} >= {"welcome", "state", "event", "chat", "pong", "ack", "refused", "table"}
    for message in heard:
        known[f"server-{message['type']}"].validate(message)
    known["client-act"].validate({"type": "act", "id": "x", "seat": 0, "n": 3, "action": "fish 4"})
    assert not known["client-act"].is_valid({"type": "act", "id": "", "seat": 9, "n": -3})


def test_every_message_of_the_lobby_is_as_the_asyncapi_document_says(lone):
    ann, host, known = Person(lone.url, "Ann"), member(lone, "Host"), validators()
    with Listener(Person(lone.url, "Ben")) as ben, Listener(ann) as hers:
        ben.socket.send('{"type": "ping", "t": 1.5}')
        ann.table(public=True)
        seek(ann, clock="minute", bot_after=0)
        told = [ben.until("pong"), ben.until("listed", lambda message: message.get("waiting") is not None), hers.until("found")]
        make(host)
        told.append(ben.until("tournament", lambda message: message["id"] is not None))
        make(host, entry="code")
        told.append(ben.until("tournament", lambda message: message["id"] is None))
        heard = [ben.first, hers.first, *told]
    for message in heard:
        known[f"server-{message['type']}"].validate(message)
    described = document()
    kinds = {reference["$ref"].rpartition("/")[2] for reference in described["operations"]["hearLobby"]["messages"]}
    assert {f"server-{message['type']}" for message in heard} | {"server-bye"} == kinds
    assert not known["server-found"].is_valid({"type": "found", "table": 7})


def test_logs_are_json_without_secrets_names_or_chat(tmp_path):
    """Everything a person could want kept is given to a server that logs as much as it can; then its log is read."""
    secrets = ["correct horse", "Annabella", "my secret address"]
    with There(tmp_path / "data", "--log-level", "debug") as server:
        ann = Person(server.url, "Annabella")
        ann.post("/api/account", {"login": "annabella@example.org", "password": "correct horse", "name": "Annabella"})
        ann.http.post("/api/account/login", json={"login": "annabella@example.org", "password": "wrong horse"})
        made = ann.table(others=("here", "careful"), pace="fast", salt="pepper")
        table = made["table"]["id"]
        token = ann.post("/api/account/tokens", {"name": "Robby"})["token"]
        with ann.socket(table, eyes=0).ready() as line:
            line.say(type="chat", id="1", text="my secret address")
            line.until("ack", id="1")
            line.act("dance")
        ann.http.post("/api/tables", content=b"{nonsense")
        secrets += [
            ann.http.cookies["tidetable"],
            ann.me["csrf"],
            token,
            made["links"]["seats"]["0"].split("=")[1],
            table,
            "pepper",
        ]
        secrets += ["annabella@example.org", "wrong horse"]
        assert server.stop() == 0
        text = server.log.read_text()
    lines = [line for line in text.splitlines() if line.startswith("{")]
    assert len(lines) >= 3
    assert all({"event", "level", "timestamp"} <= set(json.loads(line)) for line in lines)
    assert [secret for secret in secrets if secret in text] == []


def test_whoever_does_not_answer_the_heartbeat_is_cut_off(tmp_path, monkeypatch):
    monkeypatch.setattr("tidetable.server.http.server.HEARTBEAT", 0.3)
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table).ready() as line:  # this one answers
            dead = never_reads(server, table)
            wait_for(lambda: len(server.place.hub.tables[table].readers) == 2)
            wait_for(lambda: len(server.place.hub.tables[table].readers) == 1)
            line.say(type="ping", t=1)
            line.until("pong")
            dead.close()


def test_a_line_that_is_being_closed_is_told_nothing_more_and_that_is_no_fault(lone):
    """Of somebody who does not read uvicorn closes the line while we still have something to say."""
    table = Person(lone.url, "Ann").table(others=("here",))["table"]["id"]
    frames = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": '{"type":"hello","protocol":1}'}]

    async def receive():
        return frames.pop(0) if frames else await asyncio.Event().wait()

    async def send(message):
        if message["type"] != "websocket.accept":
            raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    lone.inside(Socket(lone.place, table, receive, send, lambda: None, "somewhere").serve(None))
    assert not lone.place.hub.tables[table].readers


@pytest.mark.parametrize("pace", ["human", "fast"])
def test_bots_think_in_processes_of_low_priority_at_the_tables_pace(tmp_path, monkeypatch, pace):
    """At a human pace they take the rest of their time before they decide; a thousand seconds, which are not waited for here."""
    slept, sleep = list[float](), asyncio.sleep

    async def noted(seconds, *rest):
        slept.append(seconds)
        return await sleep(min(seconds, 1.0), *rest)

    monkeypatch.setattr(asyncio, "sleep", noted)
    with Here(settings_for(tmp_path, pace=1_000.0)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("careful",), pace=pace)["table"]["id"]
        with ann.socket(table).ready() as line:
            line.until_state(lambda state: state["waiting"] == [0])
        assert sum(seconds > 500 for seconds in slept) == (1 if pace == "human" else 0)
        process = next(iter(server.place.thinkers._all))
        assert process.pid != os.getpid()
        assert os.getpriority(os.PRIO_PROCESS, process.pid) >= 15


def test_the_lobby_shows_open_and_running_tables(lone):
    ann, eve = Person(lone.url, "Ann"), Person(lone.url, "Eve")
    waiting, running = ann.table(public=True)["table"]["id"], ann.table(others=("here",), public=True)["table"]["id"]
    shown = {table["id"]: table["status"] for table in eve.get("/api/tables")["tables"]}
    assert (shown[waiting], shown[running]) == ("open", "running")
    assert running not in {table["id"] for table in eve.get("/api/tables", status="open")["tables"]}
    with eve.socket(running).ready() as line:
        assert line.state["view"] is not None
    ann.post(f"/api/tables/{running}/commands", {"type": "resign", "id": "r", "seat": 0})
    assert running not in {table["id"] for table in eve.get("/api/tables")["tables"]}


@pytest.mark.parametrize(
    ("n", "old", "new", "error"),
    [(1, '"rules_version":"1"', '"rules_version":"0.9"', "rules-version"), (4, '"action":0', '"action":1', "broken")],
)
def test_a_match_of_other_rules_or_with_a_changed_log_is_refused_and_the_others_live(tmp_path, n, old, new, error):
    """Rules are pinned: what cannot be replayed exactly is never replayed otherwise."""
    settings = settings_for(tmp_path)
    with Here(settings) as server:
        ann = Person(server.url, "Ann")
        strange, plain = (ann.table(others=("here",), public=True)["table"]["id"] for _ in range(2))
        for table in (strange, plain):
            with ann.socket(table, eyes=0).ready() as line:
                line.act("cat left")
            ann.post(f"/api/tables/{table}/commands", {"type": "settings", "id": "s", "chat": False})
    change_event(settings, strange, n - 1 if n > 1 else n, old, new)
    with Here(settings) as server:
        ann.http.base_url = server.url
        assert ann.get(f"/api/tables/{strange}/state", expect=409)["error"] == error
        assert ann.get(f"/api/tables/{plain}/state", eyes=0)["n"] == 4
        assert {strange, plain} <= {table["id"] for table in ann.get("/api/tables")["tables"]}
        with pytest.raises(ConnectionClosed):
            Person(server.url).socket(strange).until("state")


def change_event(settings, table, n, old, new):
    """Change what is stored, behind everybody's back."""
    engine = make_engine(settings)
    where = (events.c.table_id == table, events.c.n == n)
    with engine.begin() as connection:
        body = connection.execute(sa.select(events.c.body).where(*where)).scalar_one()
        assert old in body
        connection.execute(sa.update(events).where(*where).values(body=body.replace(old, new)))
    engine.dispose()


def test_a_record_can_be_taken_in_elsewhere_and_looked_through(tmp_path, lone):
    """Download here, upload there: the same steps through the same eyes."""
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    play_to_the_end({seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)})
    record = ann.get(f"/api/tables/{table}/record")
    with Here(settings_for(tmp_path)) as elsewhere:
        ben = Person(elsewhere.url, "Ben")
        taken = ben.post("/api/records", record, expect=201)["table"]["id"]
        for at, eyes in ((0, "all"), (5, "0"), (5, "1"), (len(record["log"]), "all")):
            there, here = (
                person.get(f"/api/tables/{name}/replay", at=at, eyes=eyes) for person, name in ((ben, taken), (ann, table))
            )
            assert there == here
        assert ben.get(f"/api/tables/{taken}/verify")["ok"]
        assert taken not in {listed["id"] for listed in ben.get("/api/tables")["tables"]}
