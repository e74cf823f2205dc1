"""Watching behind time: whoever does not sit at a table is sent its past, by every way, and nothing later."""

import pytest

from tests.server.harness import Here, Line, Person, ToldClock, as_bytes, catch_up, settings_for, wait_for
from tidetable.table.events import Decided

TIME = {"delay": "time", "seconds": 60}
DECISIONS = {"delay": "decisions", "decisions": 4}
END = {"delay": "end"}


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A server to which the time is told."""
    with Here(settings_for(tmp_path_factory.mktemp("told"), away_after=1e9), ToldClock()) as server:
        yield server


def go_on(server, table, seconds):
    """Let time go by, and whatever becomes due then."""
    server.place.clock.at += seconds
    live = server.place.hub.tables[table]

    async def release():
        async with live.lock:
            server.place.hub.audience.release(live)

    server.inside(release())


def two_play(server, game="rivero", **choices):
    """Make a public table with two people at it, each with a line."""
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    table = ann.table(game, public=True, undo="off", **choices)["table"]["id"]
    ben.sit(table)
    return table, [ann, ben], {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}


def play(lines, decisions):
    for _ in range(decisions):
        newest = max((line.state for line in lines.values()), key=lambda state: state["n"])
        seat = newest["waiting"][0]
        catch_up(lines[seat], newest["n"])
        answer = lines[seat].act(lines[seat].state["legal"][0]["action"])
        assert answer["type"] == "ack", answer
        for line in lines.values():
            catch_up(line, answer["n"])


def all_there_is(server, who, table):
    """Give everything a watcher can ask for, as bytes."""
    answers = [
        who.http.get(f"/api/tables/{table}{path}").content
        for path in ("", "/state", "/state?since=3", "/record", "/verify", "/analysis")
    ]
    answers += [
        who.http.get(f"/api/tables/{table}/replay?at={at}{eyes}").content
        for at in (0, 2, 999)
        for eyes in ("", "&eyes=0", "&eyes=all")
    ]
    listed = [one for one in who.get("/api/tables")["tables"] if one["id"] == table]
    for hello in (
        {"protocol": 1},
        {"protocol": 2, "format": "record"},
        {"protocol": 2, "watch": True},
        {"protocol": 1, "since": 4},
    ):
        with Line(server.url, table, who.cookie, **hello) as line:
            line.until("state")
            line.say(type="ping", t=1)
            line.until("pong")
            answers += [as_bytes({**message, "time": 0, "links": 0}) for message in line.heard if message["type"] != "table"]
    lines = who.http.stream("GET", f"/api/tables/{table}/stream")
    with lines as stream:
        answers.append(next(stream.iter_lines()).encode())
    return [*answers, as_bytes(listed)]


@pytest.mark.parametrize("watching", [TIME, {**TIME, "seconds": 600, "hands": True}, END], ids=str)
def test_what_happens_now_changes_no_byte_of_what_watchers_can_get(told, watching):
    """The clock stands still: whatever the players do, all that others can ask for is the same, and their lines are silent."""
    table, (ann, ben), lines = two_play(told, watching=watching, clock={"kind": "bank", "seconds": 3000})
    cleo = Person(told.url, "Cleo")
    play(lines, 6)
    if watching["delay"] == "time":
        go_on(told, table, watching["seconds"] + 1)
    with cleo.socket(table).ready() as watched, cleo.socket(table, protocol=2, format="record").ready() as page:
        cleo.get("/api/tables")
        before = all_there_is(told, cleo, table)
        watched.drain(0.6)
        page.drain(0.1)
        play(lines, 5)
        lines[0].do("chat", text="I hold the blue one")
        lines[1].do("ask", 1, what="pause")
        lines[0].do("answer", 0, yes=False)
        ben.post(f"/api/tables/{table}/leave", {})
        ben.sit(table)
        assert all_there_is(told, cleo, table) == before
        loud = [message for message in [*watched.drain(0.6), *page.drain(0.1)] if message["type"] != "table"]
        assert loud == []
        assert as_bytes(ann.get(f"/api/tables/{table}/state")) != before[1]  # those who sit there see it
    for line in lines.values():
        line.close()


def test_each_second_brings_what_happened_that_long_ago(told):
    table, _people, lines = two_play(told, watching=TIME)
    cleo = Person(told.url, "Cleo")
    with cleo.socket(table).ready() as watched:
        assert watched.state["view"] is None  # not even the deal
        assert cleo.get(f"/api/tables/{table}")["table"]["status"] == "running"
        stamps = []
        for _ in range(4):
            go_on(told, table, 20)
            play(lines, 1)
            stamps.append((told.place.clock.at, lines[0].state["n"]))
        lines[0].do("chat", text="said at eighty")
        for at, n in stamps:
            go_on(told, table, max(0.0, at + 60 - told.place.clock.at))
            catch_up(watched, n)
            assert watched.state["n"] == n
        go_on(told, table, 1)
        assert watched.until("chat")["lines"][0]["text"] == "said at eighty"
        assert watched.state["view"] == Person(told.url).get(f"/api/tables/{table}/state")["view"]
    with Line(told.url, table, cleo.cookie, protocol=1, since=2) as again:  # a line that was lost
        again.until("state")
        assert [entry["n"] for entry in again.state["entries"]] == list(range(3, stamps[-1][1] + 1))
    for line in lines.values():
        line.close()


def test_decisions_are_shown_when_so_many_have_followed(told):
    table, _people, lines = two_play(told, watching=DECISIONS)
    cleo = Person(told.url, "Cleo")
    with cleo.socket(table).ready() as watched:
        play(lines, 9)
        catch_up(watched, 1)
        live = told.place.hub.tables[table].table
        decided = [one.n for one in live.story if isinstance(one.event, Decided)]
        watched.until_state(lambda state: state["n"] == decided[-4] - 1)
        assert sum(entry["kind"] == "decided" for message in watched.heard for entry in message.get("entries", [])) == 5
        assert cleo.get(f"/api/tables/{table}")["table"]["decisions"] == 5
    for line in lines.values():
        line.close()


def test_at_the_end_nothing_is_held_back_any_more(told):
    table, _people, lines = two_play(told, watching=END)
    cleo = Person(told.url, "Cleo")
    with cleo.socket(table).ready() as watched, cleo.socket(table, protocol=2, format="record").ready() as page:
        play(lines, 6)
        lines[0].do("chat", text="a secret")
        lines[0].do("ask", 0, what="abandon")
        lines[1].do("answer", 1, yes=True)
        assert watched.until_state(lambda state: state["status"] == "over")["view"]
        assert watched.until("chat")["lines"][0]["text"] == "a secret"
        page.until_state(lambda state: state["status"] == "over")
    assert cleo.get(f"/api/tables/{table}")["table"]["result"]["reason"] == "abandoned"
    cleo.get(f"/api/tables/{table}/record")
    for line in lines.values():
        line.close()


def test_all_hands_are_for_those_who_do_not_sit_there_whichever_browser_they_use(told):
    hands = {"delay": "time", "seconds": 300, "hands": True}
    table, (ann, _ben), lines = two_play(told, watching=hands)
    play(lines, 4)
    go_on(told, table, 301)
    cleo = Person(told.url, "Cleo")
    with cleo.socket(table).ready() as watched:
        seen = watched.state["view"]
    own = ann.get(f"/api/tables/{table}/state")["view"]
    assert seen != own
    with ann.socket(table, watch=True).ready() as wall:  # a screen for the room, opened by somebody who sits there: no hands on it
        assert wall.state["view"] == own
        wall.say(type="eyes", seat=0)
        assert wall.until("refused")["error"] == "not-your-seat"
    for seat in (0, 1):
        with lines[seat] as line:
            assert line.state["view"] != seen
    ann.get(f"/api/tables/{table}/replay", at=2, eyes="all", expect=403)


def test_who_may_have_seen_hands_does_not_sit_down_late(told):
    hands = {"delay": "time", "seconds": 300, "hands": True}
    ann, cleo = Person(told.url, "Ann"), Person(told.url, "Cleo")
    table = ann.table(autostart=False, watching=hands)["table"]["id"]
    ann.post(f"/api/tables/{table}/start")
    assert cleo.post(f"/api/tables/{table}/sit", {}, expect=409)["why"][0] == "refused-hands-seen"


def test_what_is_chosen_is_checked_and_goes_on_to_the_next_match(told):
    ann = Person(told.url, "Ann")
    for wrong in ({"delay": "soon"}, {"delay": "time"}, {"delay": "time", "seconds": 5, "hands": True}, {"late": 1}):
        ann.table(watching=wrong, expect=400)
    table = ann.table(others=("here",), watching=END)["table"]
    assert table["watching"] == {"delay": "end", "seconds": 0, "decisions": 0, "hands": False}
    with ann.socket(table["id"], eyes=0).ready() as line:
        line.do("resign")
    assert ann.post(f"/api/tables/{table['id']}/rematch")["table"]["watching"]["delay"] == "end"


@pytest.mark.long  # a clock of its own: on a busy machine it waits too long for too little
def test_a_timer_tells_what_becomes_due(tmp_path):
    """With a real clock: nobody does anything, and yet those who watch are told after a second."""
    with Here(settings_for(tmp_path)) as server:
        table, _people, lines = two_play(server, watching={"delay": "time", "seconds": 1})
        with Person(server.url, "Cleo").socket(table).ready() as watched:
            play(lines, 2)
            catch_up(watched, lines[0].state["n"])
        wait_for(lambda: not [reader for reader in server.place.hub.tables[table].readers if reader.watches])
        for line in lines.values():
            line.close()


def test_commentary_is_for_those_who_watch_until_the_end(told):
    table, _people, lines = two_play(told)
    cleo, dora = Person(told.url, "Cleo"), Person(told.url, "Dora")
    with cleo.socket(table, name="Cleo").ready() as one, dora.socket(table).ready() as other:
        assert one.do("chat", text="she should take it", aside=True)["type"] == "ack"
        line = other.until("chat")["lines"][0]
        assert (line["text"], line["aside"], line["name"]) == ("she should take it", True, "Cleo")
        assert lines[0].do("chat", text="hello", aside=True)["why"][0] == "refused-commentary"
        lines[0].say(type="ping", t=1)
        lines[0].until("pong")
        assert not [message for message in lines[0].heard if message["type"] == "chat"]
        with Person(told.url).socket(table).ready() as late:
            assert late.until("chat")["lines"][0]["text"] == "she should take it"
        lines[0].do("resign")
        assert lines[0].until("chat")["lines"][0]["text"] == "she should take it"
    for line in lines.values():
        line.close()


def test_who_watches_behind_time_does_not_talk_to_those_who_play(told):
    table, _people, lines = two_play(told, watching=TIME)
    with Person(told.url, "Cleo").socket(table).ready() as watched:
        assert watched.do("chat", text="behind you")["why"][0] == "refused-behind"
        assert watched.do("chat", text="behind you", aside=True)["type"] == "ack"
    for line in lines.values():
        line.close()
