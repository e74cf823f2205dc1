"""Playing over real sockets: whole matches, doubles and stale clicks, undo, pause, take-over, pass and play, spectators, chat."""

import json

import pytest

from tests.server.harness import Line, Person, catch_up, play_to_the_end
from tests.server.members import member
from tidetable.core.registry import game_ids


def two_at_a_table(here, game="fish_n_stones", **choices):
    """Ann and Ben at a table, each with a socket."""
    ann, ben = Person(here.url, "Ann"), Person(here.url, "Ben")
    table = ann.table(game, **choices)["table"]["id"]
    ben.sit(table)
    return ann, ben, table, {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match_over_sockets_then_record_verify_and_rematch(here, game):
    ann, ben, table, lines = two_at_a_table(here, game)
    play_to_the_end(lines)
    for line in lines.values():
        catch_up(line, max(other.state["n"] for other in lines.values()))
        assert line.state["status"] == "over"
        numbers = [entry["n"] for message in line.heard if message["type"] in {"state", "event"} for entry in message["entries"]]
        assert numbers == list(range(1, line.state["n"] + 1))  # in order, without a gap, once each
    assert ann.get(f"/api/tables/{table}/verify")["ok"]
    record = ann.get(f"/api/tables/{table}/record")
    assert record["table"]["names"] == ["Ann", "Ben"]
    uploaded = ben.post("/api/records", record)["table"]
    assert uploaded["status"] == "over"
    assert uploaded["result"]["text"] == record["result"]
    assert [seat["name"] for seat in uploaded["seats"]] == ["Ann", "Ben"]
    again = ben.post(f"/api/tables/{table}/rematch")
    assert ann.post(f"/api/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ben", "Ann"]
    assert again["table"]["you"] == [0]


def test_a_rated_rematch_waits_until_both_have_sat_down(club):
    ann, ben = member(club), member(club, "Ben")
    table = ann.table(rated=True, clock={"kind": "move", "seconds": 2, "timeout": "loss"})["table"]["id"]
    ben.sit(table)
    ben.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 1})
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    ann.sit(again["id"])
    ann.post(f"/api/tables/{again['id']}/start", expect=409)
    assert ann.get(f"/api/tables/{again['id']}")["table"]["status"] == "open"
    begun = ben.sit(again["id"])["table"]
    assert (begun["status"], [seat["name"] for seat in begun["seats"]]) == ("running", ["Ben", "Ann"])


def test_a_match_against_a_bot_goes_on_without_any_tab(here):
    ann = Person(here.url, "Ann")
    table = ann.table(others=("careful", "random"), pace="fast")["table"]["id"]
    with ann.socket(table).ready() as line:
        line.act(line.state["legal"][0]["action"])
        line.do("takeover", 0, bot="careful")
    with ann.socket(table, since=0).ready() as line:
        line.until_state(lambda state: state["status"] == "over")
        assert {entry["by"] for entry in line.state["entries"] if entry["kind"] == "decided"} <= {"person", "bot"}
        assert line.state["result"]["reason"] == "game"


def test_a_double_click_happens_once_and_a_stale_one_not_at_all(here):
    _, _, _, lines = two_at_a_table(here)
    ann = lines[0]
    n = ann.state["n"]
    first = ann.do("act", 0, n=n, action="cat left", id="double")
    again = ann.do("act", 0, n=n, action="cat left", id="double")
    assert first["type"] == again["type"] == "ack"
    assert first["n"] == again["n"]
    catch_up(lines[1], first["n"])
    lines[1].act("cat middle")
    catch_up(lines[1], first["n"] + 1)
    who = lines[lines[1].state["waiting"][0]]
    stale = who.do("act", who.state["eyes"], n=n, action="no bait")
    assert (stale["type"], stale["error"]) == ("refused", "stale")
    assert who.until("state")["entries"] == []


def test_a_refusal_says_why_and_changes_nothing(here):
    _, _, _, lines = two_at_a_table(here)
    before = lines[0].state["n"]
    refused = lines[0].act("fish 4")
    assert refused["error"] == "illegal-action"
    assert refused["why"][0] == "why-other-phase"
    assert "legal: cat left" in refused["text"]
    assert lines[0].act("dance")["error"] == "unknown-action"
    assert lines[0].act(0, seat=1)["error"] == "not-your-seat"
    lines[0].say(type="state")
    assert lines[0].until("state")["n"] == before


def test_undo_is_free_until_somebody_acts_then_asked_for(here):
    _, _, _, lines = two_at_a_table(here)
    ann, ben = lines[0], lines[1]
    n = ann.act("cat left")["n"]
    catch_up(ann, n)
    assert ann.state["undo"] == {"step": "free", "turn": None}
    n = ann.do("undo", 0, n=n, to="step")["n"]
    catch_up(ann, n)
    assert ann.state["entries"][-1]["kind"] == "undone"
    n = ann.act("cat right")["n"]
    catch_up(ben, n)
    n = ben.act("cat left")["n"]
    catch_up(ann, n)
    asked = ann.do("undo", 0, n=n, to="step")
    catch_up(ben, asked["n"])
    assert ben.state["asked"]["what"] == "undo"
    n = ben.do("answer", 1, yes=True)["n"]
    catch_up(ann, n)
    assert ann.state["waiting"] == [0, 1]


def test_pause_resume_resign(here):
    _, _, _, lines = two_at_a_table(here)
    ann, ben = lines[0], lines[1]
    catch_up(ben, ann.do("ask", 0, what="pause")["n"])
    catch_up(ann, ben.do("answer", 1, yes=True)["n"])
    assert ann.state["status"] == "paused"
    assert ann.act("cat left")["error"] == "not-now"
    catch_up(ann, ben.do("resume", 1)["n"])
    catch_up(ben, ann.do("resign", 0)["n"])
    assert ben.state["result"]["winners"] == [1]
    assert ben.state["entries"][-1]["secret"]


def test_pass_and_play_through_a_curtain(here):
    ann = Person(here.url, "Ann")
    table = ann.table(others=("here",))["table"]
    assert table["you"] == [0, 1]
    with ann.socket(table["id"]).ready() as line:
        assert line.state["eyes"] is None  # nobody's hand until the curtain is drawn
        for seat in (0, 1):
            line.say(type="eyes", seat=seat)
            line.until("state", eyes=seat)
            assert line.act("cat left")["type"] == "ack"
        line.say(type="eyes", seat=3)
        assert line.until("refused")["error"] == "not-your-seat"


def test_spectators_see_the_public_view_and_players_see_them(here):
    _ann, _ben, table, lines = two_at_a_table(here)
    cleo = Person(here.url, "Cleo")
    with cleo.socket(table, name="Cleo").ready() as watching:
        assert watching.state["eyes"] is None
        while lines[0].until("table")["table"]["watchers"]["names"] != ["Cleo"]:
            pass
        lines[0].act("cat left")
        entry = watching.until("event")["entries"][-1]
        assert entry["action"] is None
        assert watching.act("cat left", seat=0)["error"] == "not-your-seat"
        watching.say(type="eyes", seat=0)
        assert watching.until("refused")["error"] == "not-your-seat"


def test_a_seat_link_moves_a_seat_to_another_device(here):
    ann, _, table, _ = two_at_a_table(here)
    token = ann.get(f"/api/tables/{table}")["links"]["seats"]["0"].split("seat=")[1]
    phone = Person(here.url)
    assert phone.sit(table, token=token, name=None)["table"]["you"] == [0]
    with phone.socket(table).ready() as line:
        assert line.state["eyes"] == 0
        assert line.act("cat left")["type"] == "ack"
    with Line(here.url, table, token=token).ready() as bare:  # without any cookie
        assert bare.state["eyes"] == 0


def test_late_comers_take_the_seat_of_a_stand_in(here):
    ann, ben = Person(here.url, "Ann"), Person(here.url, "Ben")
    table = ann.table(autostart=False)["table"]["id"]
    started = ann.post(f"/api/tables/{table}/start")["table"]
    assert started["seats"][1]["kind"] == "bot"
    assert started["seats"][1]["open"]
    assert ben.sit(table)["seat"] == 1
    with ben.socket(table).ready() as line:
        assert line.state["eyes"] == 1
    assert ben.post(f"/api/tables/{table}/leave", {})["table"]["seats"][1]["away"]
    with ann.socket(table).ready() as line:
        assert line.state["claims"] == [{"of": 1, "what": ["bot", "win"]}]
        assert line.do("claim", 0, of=1, what="win")["type"] == "ack"


def test_chat_is_only_text_and_can_be_muted_and_switched_off(here):
    ann, ben, table, lines = two_at_a_table(here)
    lines[1].say(type="chat", id="1", text='<img src=x onerror="alert(1)">\u202e')
    line = lines[0].until("chat")["lines"][0]
    assert line["text"] == '<img src=x onerror="alert(1)">'
    assert (line["name"], line["seat"], line["who"]) == ("Ben", 1, ben.me["player"])
    lines[1].say(type="chat", id="1", text="again")  # the same id: said once
    lines[1].until("ack", id="1")
    lines[0].say(type="mute", who=ben.me["player"])
    lines[0].say(type="ping", t=7)
    lines[0].until("pong", t=7)
    lines[1].say(type="chat", id="2", text="can you hear me")
    lines[1].until("ack", id="2")
    lines[0].say(type="ping", t=8)
    lines[0].until("pong", t=8)
    assert not any("can you hear me" in raw for raw in lines[0].raw)
    with ann.socket(table).ready() as fresh:
        assert [said["text"] for said in fresh.until("chat")["lines"]] == [line["text"], "can you hear me"]
    assert lines[1].do("settings", 1, chat=False)["error"] == "not-allowed"
    assert lines[0].do("settings", 0, chat=False)["type"] == "ack"
    lines[1].say(type="chat", id="3", text="hello?")
    assert lines[1].until("refused", id="3")["error"] == "not-allowed"


def test_reconnecting_with_since_gives_what_was_missed(here):
    ann, _, table, lines = two_at_a_table(here)
    since = lines[0].state["n"]
    lines[0].close()
    n = lines[1].act("cat left")["n"]
    with ann.socket(table, since=since).ready() as line:
        assert [entry["n"] for entry in line.state["entries"]] == list(range(since + 1, n + 1))
    with ann.socket(table, since=10**6).ready() as line:
        assert line.state["entries"] == []


def test_commands_over_http_and_the_stream_of_lines(here):
    ann, ben, table, lines = two_at_a_table(here)
    state = ann.get(f"/api/tables/{table}/state", eyes=0)
    assert state["legal"] == lines[0].state["legal"]
    ann.get(f"/api/tables/{table}/state", expect=403, eyes=1)
    with ben.http.stream("GET", f"/api/tables/{table}/stream?eyes=1") as stream:
        told = stream.iter_lines()
        assert json.loads(next(told))["eyes"] == 1
        command = {"type": "act", "id": "h1", "seat": 0, "n": state["n"], "action": "cat left"}
        ack = ann.post(f"/api/tables/{table}/commands", command)
        message: dict = {}
        while message.get("n") != ack["n"]:
            message = json.loads(next(line for line in told if line))
    refused = ann.post(f"/api/tables/{table}/commands", {**command, "id": "h2"}, expect=409)
    assert refused["error"] == "not-your-turn"


def test_a_moment_that_was_taken_back_is_answered_with_the_last_one_that_stands(here):
    """Asked for by a page that is opened while the take-back is on its way to it."""
    ann, _, table, lines = two_at_a_table(here, options={"stack_view": "full"})
    n = lines[0].act("cat left")["n"]
    lines[0].do("undo", 0, n=n, to="step")
    moment = ann.get(f"/api/tables/{table}/replay", at=1, eyes="0")
    assert (moment["at"], moment["of"], moment["text"]) == (0, 0, None)


def test_looking_back_through_own_eyes_during_play_and_any_afterwards(here):
    ann, ben, table, lines = two_at_a_table(here, options={"stack_view": "full"})
    lines[0].act("cat left")
    assert ann.get(f"/api/tables/{table}/replay", at=1, eyes="0")["text"] == "cat left"
    assert ben.get(f"/api/tables/{table}/replay", at=1, eyes="1")["text"] is None
    assert ann.get(f"/api/tables/{table}/replay", at=1)["text"] is None
    ann.get(f"/api/tables/{table}/replay", expect=403, at=1, eyes="1")
    ann.get(f"/api/tables/{table}/replay", expect=403, at=1, eyes="all")
    ann.get(f"/api/tables/{table}/record", expect=409)
    ann.get(f"/api/tables/{table}/verify", expect=409)
    lines[1].do("resign", 1)
    assert ben.get(f"/api/tables/{table}/replay", at=1, eyes="all")["text"] == "cat left"
    assert ben.get(f"/api/tables/{table}/replay", at=1, eyes="0")["text"] == "cat left"


def test_the_lobby_shows_public_tables_only(here):
    ann = Person(here.url, "Ann")
    public = ann.table(public=True, name="Pond")["table"]["id"]
    private = ann.table()["table"]["id"]
    listed = Person(here.url).get("/api/tables")["tables"]
    ids = [table["id"] for table in listed]
    assert public in ids
    assert private not in ids
    shown = next(table for table in listed if table["id"] == public)
    assert (shown["name"], shown["seats"][0]["name"], shown["you"], shown["host"]) == ("Pond", "Ann", [], False)
    assert Person(here.url).get(f"/api/tables/{private}")["links"]["seats"] == {}
    code = ann.get(f"/api/tables/{public}/qr.svg", seat=1)
    assert b"<svg" in code
    Person(here.url).get(f"/api/tables/{public}/qr.svg", expect=403, seat=1)


def test_lists_say_who_is_waited_for_also_of_tables_that_are_not_in_memory(here):
    """Otherwise whoever looks at a list would ask for the whole state of each table."""
    ann = Person(here.url, "Ann")
    table = ann.table("rivero", ("here",), public=True)["table"]["id"]
    waited = ann.get(f"/api/tables/{table}/state", eyes=0)["waiting"]
    assert waited
    for _ in ("in memory", "as it is stored"):
        for path in ("/api/tables", "/api/account/tables"):
            [listed] = [one for one in ann.get(path)["tables"] if one["id"] == table]
            assert listed["waiting"] == waited, path
        here.place.hub.tables.pop(table, None)
