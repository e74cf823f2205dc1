"""Finding a game: a lobby that tells what changes, people who look for somebody, bots that step in, another match, series."""

import asyncio
import contextlib
import json
import threading

import pytest
from websockets.sync.client import connect

from tests.server.harness import PATIENCE, Here, Person, settings_for, wait_for
from tests.server.members import member
from tidetable.server.http.again import next_table
from tidetable.server.live import lobby as lobbies
from tidetable.server.live.summary import describe
from tidetable.server.live.table import Reader
from tidetable.server.work import matchmaker
from tidetable.table import coming


class Listener:
    """Somebody who looks at the lobby."""

    def __init__(self, person):
        address = f"{person.url.replace('http', 'ws', 1)}/api/lobby/socket"
        self.socket = connect(address, additional_headers={"Cookie": person.cookie}, open_timeout=PATIENCE, legacy=True)
        self.first = self.until("lobby")

    def until(self, kind, right=lambda _message: True):
        """Wait for a message."""
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == kind and right(message):
                return message

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()


def seek(person, **wish):
    return person.post("/api/seeks", {"game": "fish_n_stones", "name": person.name, "bot_after": None, **wish})


def test_the_lobby_tells_what_changes(club):
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ben")
    with Listener(ben) as listener:
        table = ann.table(public=True)["table"]["id"]
        ann.table()  # by invitation: nobody's business
        told = listener.until("listed", lambda message: message.get("tables"))
        assert [(one["id"], one["you"], one["host"]) for one in told["tables"]] == [(table, [], False)]
        ben.sit(table)
        right = lambda message: any(one["id"] == table and one["status"] == "running" for one in message.get("tables", []))  # noqa: E731
        assert listener.until("listed", right)["tables"][0]["you"] == [1]
        ben.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 1})
        assert listener.until("listed", lambda message: table in message.get("gone", []))


def test_strangers_are_told_of_a_table_in_the_same_words(club, monkeypatch):
    """A list that is made anew for each of thousands who look would keep everybody else waiting."""
    ann, others = Person(club.url, "Ann"), [Person(club.url) for _ in range(3)]
    with contextlib.ExitStack() as lines:
        hers, *theirs = [lines.enter_context(Listener(one)) for one in (ann, *others)]
        made: list[tuple] = []
        monkeypatch.setattr(lobbies, "describe", lambda *about: made.append(about) or describe(*about))
        table = ann.table(public=True)["table"]["id"]
        right = lambda message: any(one["id"] == table for one in message.get("tables", []))  # noqa: E731
        assert [one["host"] for one in hers.until("listed", right)["tables"] if one["id"] == table] == [True]
        for line in theirs:
            assert [one["host"] for one in line.until("listed", right)["tables"] if one["id"] == table] == [False]
    assert len(made) == 2  # hers, and everybody else's


def test_whoever_is_being_seated_is_not_seated_again(tmp_path, databases, monkeypatch):
    """Somebody comes while another worker makes a table for two: only that worker looks again, once the table is there."""
    database = databases("postgresql")
    with Here(settings_for(tmp_path / "a", database=database)) as one, Here(settings_for(tmp_path / "b", database=database)) as two:
        making, go_on = threading.Event(), threading.Event()
        create = one.place.hub.create

        async def slowly(*about, **more):
            making.set()
            await asyncio.to_thread(go_on.wait, PATIENCE)
            return await create(*about, **more)

        monkeypatch.setattr(one.place.hub, "create", slowly)
        worker = two.place.worker
        assert worker is not None
        two.inside(worker.close())
        ann, ben, cem = Person(one.url, "Ann"), Person(one.url, "Ben"), Person(two.url, "Cem")
        seek(ann)
        seek(ben)
        assert making.wait(PATIENCE)
        two.inside(worker.open())
        seek(cem)
        before = worker.rounds
        wait_for(lambda: worker.rounds > before + 1, "the other worker does not look")
        go_on.set()
        wait_for(lambda: ann.get("/api/seeks")["seek"]["table"] and ben.get("/api/seeks")["seek"]["table"], "no table")
        assert [len(person.get("/api/account/tables")["tables"]) for person in (ann, ben, cem)] == [1, 1, 0]


def test_who_does_not_read_the_lobby_is_let_go(lone):
    hub = lone.place.hub
    stuck, slow, cut = hub.settings.limits.stuck, Reader(None, 1), []
    slow.cut = lambda: cut.append(True)
    slow.behind, slow.behind_since = True, hub.clock.now() - stuck - 1
    hub.lobby.readers.add(slow)
    wait_for(lambda: cut, "somebody who does not read is kept")
    hub.lobby.readers.discard(slow)
    assert slow.closing is not None
    assert slow.closing[0] == "too-slow"


@pytest.fixture
def two(tmp_path, databases, redis_url):
    """Two processes on one database."""
    database = databases("postgresql")
    with (
        Here(settings_for(tmp_path / "a", database=database, redis=redis_url)) as one,
        Here(settings_for(tmp_path / "b", database=database, redis=redis_url)) as other,
    ):
        yield one, other


def test_one_lobby_for_all_processes(two):
    one, other = two
    ann, ben = Person(one.url, "Ann"), Person(other.url, "Ben")
    with Listener(ann) as hers, Listener(ben) as his:
        table = ann.table(public=True)["table"]["id"]
        listed = his.until("listed", lambda message: message.get("tables"))["tables"]
        assert [(told["id"], told["host"]) for told in listed] == [(table, False)]
        ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})
        begun = hers.until("listed", lambda message: any(told["status"] == "running" for told in message.get("tables", [])))
        assert [told["host"] for told in begun["tables"]] == [True]
        ben.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 1})
        assert hers.until("listed", lambda message: table in message.get("gone", []))

        seek(ann, clock="bank")
        assert his.until("listed", lambda message: message.get("waiting"))["waiting"][0]["people"] == 1
        seek(ben, clock="bank")
        assert hers.until("found")["table"] == his.until("found")["table"]
        his.until("listed", lambda message: message.get("waiting") == [])


def test_who_moves_to_another_process_is_still_waited_for(two, monkeypatch):
    """The socket to one process is lost, and opened again to the other: only who listens nowhere is gone."""
    monkeypatch.setattr(lobbies, "GRACE", 0.05)
    one, other = two
    ann = Person(one.url, "Ann")
    with Listener(ann):
        seek(ann)
        there = Person(other.url)
        there.http.cookies, there.http.headers["X-CSRF"] = ann.http.cookies, ann.me["csrf"]
        with Listener(there):
            one.inside(one.place.hub.lobby._forget(next(iter(one.place.hub.lobby.readers)).who))
            assert there.get("/api/seeks")["seek"] is not None
    wait_for(lambda: there.get("/api/seeks")["seek"] is None, "somebody who listens nowhere still waits")


def test_two_who_look_for_the_same_meet_at_a_table_that_has_begun(club):
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ann")
    with Listener(ann) as hers, Listener(ben) as his:
        assert seek(ann, clock="bank")["table"] is None
        waiting = his.until("listed", lambda message: message.get("waiting"))["waiting"]
        pool = {"game": "fish_n_stones", "seats": 2, "clock": "bank", "rated": False, "people": 1}
        assert pool in waiting
        seek(ben, clock="bank")
        table = hers.until("found")["table"]
        assert his.until("found")["table"] == table
    found = ann.get(f"/api/tables/{table}")["table"]
    assert (found["status"], found["found"], found["clock"]["kind"]) == ("running", "people", "bank")
    assert sorted(seat["name"] for seat in found["seats"]) == ["Ann", "Ann (2)"]
    assert sorted(found["you"] + ben.get(f"/api/tables/{table}")["table"]["you"]) == [0, 1]
    assert ann.get("/api/seeks")["seek"]["table"] == table  # whoever comes back is told
    ann.send("DELETE", "/api/seeks")
    assert ann.get("/api/seeks")["seek"] is None


def test_those_who_want_other_things_do_not_meet(club):
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ben")
    seek(ann, clock="day7")
    seek(ben, clock="day14")
    club.inside(matchmaker.look_at_pool(club.place.hub, "fish_n_stones/2/day7/free"))
    assert [one.get("/api/seeks")["seek"]["table"] for one in (ann, ben)] == [None, None]
    for one in (ann, ben):
        one.send("DELETE", "/api/seeks")


def test_a_bot_of_fitting_strength_steps_in_and_the_table_says_so(club):
    ann = member(club, "Ann")
    seek(ann, clock="minute", rated=True)
    ann.post("/api/seeks/bot", expect=204)
    wait_for(lambda: ann.get("/api/seeks")["seek"]["table"], "no bot comes")
    table = ann.get(f"/api/tables/{ann.get('/api/seeks')['seek']['table']}")["table"]
    bot = next(seat for seat in table["seats"] if seat["kind"] == "bot")
    assert (table["found"], table["rated"], table["status"]) == ("bot", True, "running")
    assert abs(bot["rating"]["value"] - 1500) < 200


def test_who_looks_and_goes_away_is_not_waited_for(club, monkeypatch):
    monkeypatch.setattr(lobbies, "GRACE", 0.05)
    ann = Person(club.url, "Ann")
    with Listener(ann):
        seek(ann, game="rivero")
        assert ann.get("/api/seeks")["seek"]["game"] == "rivero"
    wait_for(lambda: ann.get("/api/seeks")["seek"] is None, "somebody who is gone still waits")
    with Listener(ann):
        seek(ann, game="rivero", clock="day3")
    with Listener(Person(club.url)), contextlib.suppress(TimeoutError):
        assert ann.get("/api/seeks")["seek"]["clock"] == "day3"  # with days for a move nobody need be here
    ann.send("DELETE", "/api/seeks")


@pytest.mark.parametrize("wish", [{"game": "chess"}, {"seats": 9}, {"clock": "hourglass"}, {"bot_after": -1}, {"colour": "red"}])
def test_what_nobody_offers_is_refused(club, wish):
    ann = Person(club.url, "Ann")
    assert "error" in ann.post("/api/seeks", {"game": "rivero", **wish}, expect=400)


def test_a_host_can_switch_it_off(tmp_path):
    with Here(settings_for(tmp_path, seeks=False)) as server:
        ann = Person(server.url, "Ann")
        assert "seeks" not in ann.me["offers"]
        assert ann.post("/api/seeks", {"game": "rivero"}, expect=403)["why"] == ["finding-refused-off", {}]


def lose(person, table, seat):
    person.post(f"/api/tables/{table}/commands", {"type": "resign", "id": f"r{table}", "seat": seat})


def test_another_match_opens_for_both_once_both_have_said_so_and_the_series_goes_on(club):
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ben")
    table = ann.table(best_of=3, clock={"kind": "bank", "seconds": 600})["table"]["id"]
    ben.sit(table)
    lose(ben, table, 1)
    with ben.socket(table).ready() as line:
        assert ann.post(f"/api/tables/{table}/again", {"yes": True})["table"]["again"] == [0]
        line.until("table")
        ann.post(f"/api/tables/{table}/again", {"yes": False})
        assert ben.post(f"/api/tables/{table}/again", {})["table"]["rematch"] is None
        following = ann.post(f"/api/tables/{table}/again", {"yes": True})["table"]["rematch"]
        while line.until("table")["table"]["rematch"] != following:
            pass
    after = ann.get(f"/api/tables/{following}")["table"]
    assert (after["status"], after["you"]) == ("running", [1])
    assert after["series"] == {"best_of": 3, "number": 2, "score": [0, 1], "winners": []}
    lose(ben, following, 0)
    assert ann.get(f"/api/tables/{following}")["table"]["series"] == {"best_of": 3, "number": 2, "score": [0, 2], "winners": [1]}
    Person(club.url).post(f"/api/tables/{following}/again", {}, expect=403)


def test_however_many_ask_at_once_there_is_one_next_match(club):
    """A second one would begin as well, unseen, and its people would lose it on time."""
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ben")
    table = ann.table(clock={"kind": "bank", "seconds": 600})["table"]["id"]
    ben.sit(table)
    lose(ben, table, 1)
    place = club.place

    async def all_at_once():
        live = await place.hub.live(table)
        plan = coming.rotated(live.table, range(2))
        return await asyncio.gather(*(next_table(place, table, plan, live.table.created.host, {}) for _ in range(3)))

    (following,) = {*club.inside(all_at_once())}
    assert {there["id"] for there in ben.get("/api/account/tables")["tables"]} == {table, following}
    assert ann.post(f"/api/tables/{table}/rematch")["table"]["id"] == following


def test_the_inbox_holds_the_games_that_wait_for_me_the_longest_waiting_first(club):
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ben")
    tables = [ann.table(others=("here",), clock={"kind": "days", "days": days})["table"]["id"] for days in (14, 1)]
    ann.table(others=("here",), autostart=False)  # has not begun
    over = ann.table(others=("random",))["table"]["id"]
    lose(ann, over, 0)
    assert [table["id"] for table in ann.get("/api/me/inbox")["tables"]] == tables
    assert ben.get("/api/me/inbox")["tables"] == []
