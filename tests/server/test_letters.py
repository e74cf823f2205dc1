"""Games by letter: notes to oneself, holidays."""

import io
import json
import zipfile

import sqlalchemy as sa

from tests.server.harness import Here, Person, settings_for, wait_for
from tests.server.members import PASSWORD, elsewhere, member
from tidetable.server.storage.schema import notes
from tidetable.server.work.holidays import see_to_holidays
from tidetable.table.clocks import DAY

NOTE = "Heron hoards orange\nwatch the reef"


def note_of(person, table, expect=200):
    return person.get(f"/api/tables/{table}/note", expect)


def write(person, table, text, expect=200):
    return person.send("PUT", f"/api/tables/{table}/note", {"text": text}, expect)


def luggage(person):
    """Give what the archive says about somebody."""
    return json.loads(zipfile.ZipFile(io.BytesIO(person.get("/api/me/export"))).read("account.json"))


def all_that(person, line, table):
    """Ask for everything somebody can get about a table, over HTTP and the socket."""
    line.say(type="state", since=0)
    line.until("state")
    paths = ("", "/state", "/record", "/verify", "/replay?at=0")
    told = [person.http.get(f"/api/tables/{table}{path}").text for path in paths]
    return "\n".join([*line.raw, *told, person.http.get("/api/tables").text, person.http.get("/api/account/tables").text])


def test_a_note_is_kept_for_its_writer_and_shown_to_nobody_else(club):
    ann, ben, cleo = member(club, "Ann"), Person(club.url, "Ben"), Person(club.url, "Cleo")
    table = ann.table()["table"]["id"]
    ben.sit(table)
    lines = {who: who.socket(table).ready() for who in (ann, ben, cleo)}
    assert note_of(ann, table) == {"table": table, "text": "", "at": None}
    assert write(ann, table, f"  {NOTE}\x00 ")["text"] == NOTE
    assert write(ben, table, "Ben's own")["text"] == "Ben's own"
    assert note_of(ann, table)["text"] == NOTE
    assert note_of(elsewhere(club, ann), table)["text"] == NOTE
    assert note_of(ben, table)["text"] == "Ben's own"
    note_of(cleo, table, 403)
    for person in (ben, cleo):
        assert "hoards" not in all_that(person, lines[person], table)
    assert "Ben's own" not in all_that(ann, lines[ann], table)


def test_a_guest_keeps_the_note_as_an_account_takes_it_along_and_leaves_none_behind(club):
    ann = Person(club.url, "Ann")
    table = ann.table(others=("random",))["table"]["id"]
    write(ann, table, NOTE)
    other = member(club, "Ann")
    login = other.login
    other.http.close()
    ann.me = ann.post("/api/account/login", {"login": login, "password": PASSWORD})
    ann.http.headers["X-CSRF"] = ann.me["csrf"]
    assert note_of(ann, table)["text"] == NOTE
    write(ann, table, NOTE + "!")  # in place of the guest's, not beside it
    assert [(note["table"], note["text"]) for note in luggage(ann)["notes"]] == [(table, NOTE + "!")]
    ann.post("/api/account/delete", {"password": PASSWORD})
    left = sa.select(sa.func.count()).select_from(notes).where(notes.c.table_id == table)
    assert club.inside(club.place.database.read(lambda line: line.execute(left).scalar())) == 0


def test_an_empty_note_is_none_and_a_long_one_is_refused(club):
    ann = Person(club.url, "Ann")
    table = ann.table(others=("random",))["table"]["id"]
    write(ann, table, NOTE)
    assert write(ann, table, " \n ")["text"] == ""
    assert note_of(ann, table) == {"table": table, "text": "", "at": None}
    write(ann, table, "x" * 4_001, 400)
    assert "known are text" in ann.send("PUT", f"/api/tables/{table}/note", {"text": "", "seat": 1}, 400)["text"]


# Holidays

LETTER = {"kind": "days", "days": 3}


def by_letter(host, guest):
    """Give a game with days for a move, and both their lines."""
    table = host.table(clock=LETTER)["table"]["id"]
    guest.sit(table)
    return table, host.socket(table).ready(), guest.socket(table).ready()


def is_off(state, seat=0):
    return state["clocks"]["seats"][seat].get("holiday", False)


def test_a_holiday_stops_my_clock_everywhere_and_the_others_are_told(club):
    ann, ben = member(club, "Ann"), Person(club.url, "Ben")
    table, mine, other = by_letter(ann, ben)
    quick = ann.table(others=("random",), clock={"kind": "move", "seconds": 600})["table"]["id"]
    days = ann.post("/api/me/holidays", expect=201)
    assert (days["allowance"], days["since"] is None) == (28, False)
    other.until_state(is_off)
    assert [["table-holiday", {"seat": 0}]] in [entry["log"] for entry in other.state["entries"]]
    assert [seat["running"] for seat in other.state["clocks"]["seats"]] == [False, True]  # both are asked at the beginning
    assert "holiday" not in json.dumps(ann.get(f"/api/tables/{quick}/state")["clocks"])
    assert ann.post("/api/me/holidays", expect=409)["why"] == ["letters-refused-holiday", {}]
    assert len(luggage(ann)["holidays"]) == 1
    mine.until_state(is_off)
    assert mine.act(mine.state["legal"][0]["action"])["type"] == "ack"  # whoever is off may play
    later, _, seen = by_letter(ann, ben)
    club.inside(see_to_holidays(club.place.hub))
    seen.until_state(is_off)
    assert ann.send("DELETE", "/api/me/holidays")["since"] is None
    for line in (other, seen):
        line.until_state(lambda state: not state["clocks"]["seats"][0].get("holiday"))
    assert club.inside(club.place.store.holidays.unsettled()).count(ann.me["player"]) == 0
    assert later != table


def test_an_account_that_goes_leaves_no_clock_standing(club):
    ann, ben = member(club, "Ann"), Person(club.url, "Ben")
    _, _, other = by_letter(ann, ben)
    ann.post("/api/me/holidays")
    other.until_state(is_off)
    ann.post("/api/account/delete", {"password": PASSWORD})
    other.until_state(lambda state: not state["clocks"]["seats"][0].get("holiday"))


def test_a_holiday_ends_when_the_days_are_used_up_and_saves_no_turn(tmp_path):
    with Here(settings_for(tmp_path, holidays=2.0)) as server:
        now = server.place.clock.now()
        server.place.clock.__dict__["now"] = lambda: now
        ann, ben = member(server, "Ann"), Person(server.url, "Ben")
        table, _, other = by_letter(ann, ben)
        assert ann.post("/api/me/holidays")["until"] == now + 2 * DAY
        other.until_state(is_off)
        now += 2 * DAY + 1
        wait_for(lambda: ann.get("/api/me/holidays")["since"] is None)
        other.until_state(lambda state: not state["clocks"]["seats"][0].get("holiday"))
        assert ann.get("/api/me/holidays")["left"] == 0
        ann.post("/api/me/holidays", expect=409)
        assert ben.get(f"/api/tables/{table}")["table"]["status"] == "running"


def test_a_host_may_allow_none(tmp_path):
    with Here(settings_for(tmp_path, holidays=0.0)) as server:
        ann = member(server, "Ann")
        assert "holidays" not in ann.get("/api/me")["offers"]
        ann.get("/api/me/holidays", expect=403)
