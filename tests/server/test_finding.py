"""Finding a game: a lobby that tells what changes, people who look for somebody, bots that step in, another match, series."""

import contextlib
import json

import pytest
from websockets.sync.client import connect

from tests.server.harness import PATIENCE, Here, Person, settings_for, wait_for
from tests.server.members import member
from tidetable.server.live import lobby as lobbies
from tidetable.server.work import matchmaker


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


def test_the_inbox_holds_the_games_that_wait_for_me_the_longest_waiting_first(club):
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ben")
    tables = [ann.table(others=("here",), clock={"kind": "days", "days": days})["table"]["id"] for days in (14, 1)]
    ann.table(others=("here",), autostart=False)  # has not begun
    over = ann.table(others=("random",))["table"]["id"]
    lose(ann, over, 0)
    assert [table["id"] for table in ann.get("/api/me/inbox")["tables"]] == tables
    assert ben.get("/api/me/inbox")["tables"] == []
