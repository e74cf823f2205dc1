"""Followed tables: a list of one's own, which says of a table what those may see who watch it, and nothing of it to others."""

import io
import json
import zipfile

import pytest
import sqlalchemy as sa

from tests.server.harness import Here, Person, ToldClock, settings_for
from tests.server.members import PASSWORD, member
from tests.server.test_behind import DECISIONS, END, TIME, go_on, play, two_play
from tidetable.server.storage import follows as kept
from tidetable.server.storage.schema import follows, tables


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """A server to which the time is told."""
    with Here(settings_for(tmp_path_factory.mktemp("follows"), away_after=1e9), ToldClock()) as server:
        yield server


def follow(person, table, expect=200):
    return person.send("PUT", f"/api/me/follows/{table}", expect=expect)


def listed(person):
    """Give the tables somebody follows, by id."""
    return {one["table"]["id"]: one for one in person.get("/api/me/follows")["tables"]}


def followers(server, table):
    """Give who follows a table."""
    query = sa.select(follows.c.player).where(follows.c.table_id == table)
    return server.inside(server.place.database.read(lambda line: list(line.execute(query).scalars())))


def shut(lines):
    for line in lines.values():
        line.close()


def test_something_new_is_marked_until_one_has_looked(told):
    table, (ann, _), lines = two_play(told)
    cleo = Person(told.url, "Cleo")
    assert follow(cleo, table)["changed"] is False
    assert [one["changed"] for one in listed(cleo).values()] == [False]
    play(lines, 1)
    assert [one["changed"] for one in listed(cleo).values()] == [True]
    other = ann.table()["table"]["id"]  # in no list: whoever knows the address may follow it
    follow(cleo, other)
    assert list(listed(cleo)) == [table, other], "what is new comes first"
    follow(cleo, table)
    assert [one["changed"] for one in listed(cleo).values()] == [False, False]
    cleo.send("DELETE", f"/api/me/follows/{table}", expect=204)
    cleo.send("DELETE", f"/api/me/follows/{table}", expect=204)
    assert list(listed(cleo)) == [other]
    follow(cleo, "nowhere", 404)
    shut(lines)


def test_what_somebody_follows_is_shown_to_nobody_else(told):
    table, (ann, ben), lines = two_play(told)
    cleo = Person(told.url, "Cleo")
    before = [ann.get(f"/api/tables/{table}"), ann.get("/api/tables"), ben.get("/api/me/follows")]
    follow(cleo, table)
    assert [ann.get(f"/api/tables/{table}"), ann.get("/api/tables"), ben.get("/api/me/follows")] == before
    ben.send("DELETE", f"/api/me/follows/{table}", expect=204)
    assert list(listed(cleo)) == [table], "nobody ends it for somebody else"
    shut(lines)


@pytest.mark.parametrize("watching", [TIME, DECISIONS, END], ids=str)
def test_a_table_behind_time_tells_its_followers_no_more_than_its_watchers(told, watching):
    table, people, lines = two_play(told, watching=watching, clock={"kind": "bank", "seconds": 3000})
    cleo = Person(told.url, "Cleo")
    follow(cleo, table)
    before = cleo.get("/api/me/follows")
    play(lines, 3)
    people[1].post(f"/api/tables/{table}/leave", {})
    people[1].sit(table)
    assert cleo.get("/api/me/follows") == before
    assert before["tables"][0]["table"] | {"watchers": None} == cleo.get(f"/api/tables/{table}")["table"] | {"watchers": None}
    if watching == TIME:
        go_on(told, table, 61)
        assert [one["changed"] for one in listed(cleo).values()] == [True]
        follow(cleo, table)
        assert [one["changed"] for one in listed(cleo).values()] == [False]
    lines[0].do("resign")
    assert [(one["changed"], one["table"]["status"]) for one in listed(cleo).values()] == [(True, "over")]
    shut(lines)


def test_of_more_late_tables_than_are_looked_into_it_is_said_that_they_are_played(told, monkeypatch):
    monkeypatch.setattr("tidetable.server.http.follows.LOOKED_INTO", 0)
    table, _, lines = two_play(told, watching=TIME)
    cleo = Person(told.url, "Cleo")
    follow(cleo, table)
    play(lines, 2)
    shown = listed(cleo)[table]["table"]
    assert (shown["status"], shown["n"], shown["decisions"], shown["waiting"]) == ("running", 0, 0, [])
    shut(lines)


def test_it_is_kept_by_account_goes_along_and_goes_with_it(told):
    ann, cleo = Person(told.url, "Ann"), Person(told.url, "Cleo")
    table = ann.table()["table"]["id"]
    follow(cleo, table)  # as a guest
    login = f"f-{cleo.me['player'][:14]}"
    cleo.post("/api/account", {"login": login, "password": PASSWORD, "name": "Cleo"})
    phone = Person(told.url)
    phone.http.headers["X-CSRF"] = phone.post("/api/account/login", {"login": login, "password": PASSWORD})["csrf"]
    assert list(listed(phone)) == [table]
    follow(phone, table)
    assert len(followers(told, table)) == 1
    luggage = zipfile.ZipFile(io.BytesIO(phone.get("/api/me/export"))).read("account.json")
    assert [one["table"] for one in json.loads(luggage)["follows"]] == [table]
    phone.post("/api/account/delete", {"password": PASSWORD})
    assert followers(told, table) == []


def test_nobody_follows_without_end(told, monkeypatch):
    monkeypatch.setattr(kept, "MOST", 2)
    ann = Person(told.url, "Ann")
    first, second, third = (ann.table()["table"]["id"] for _ in range(3))
    for table in (first, second, first):
        follow(ann, table)
    assert follow(ann, third, 400)["why"][0] == "watch-refused-follows"
    assert set(listed(ann)) == {first, second}


def test_a_forgotten_table_is_followed_by_nobody_and_a_guest_who_only_watches_is_not_forgotten(told):
    ann, cleo = member(told, "Ann"), Person(told.url, "Cleo")
    table = ann.table()["table"]["id"]
    follow(cleo, table)
    told.place.clock.at += 1_000
    follow(cleo, table)  # has looked
    told.inside(told.place.store.retention.forget_guests(told.place.clock.at - 500))
    assert followers(told, table) == [cleo.me["player"]]
    told.inside(told.place.store.retention.forget_guests(told.place.clock.at + 500))
    assert followers(told, table) == []


def test_a_record_that_nobody_opens_is_followed_no_more(told):
    ann, cleo = Person(told.url, "Ann"), Person(told.url, "Cleo")
    table, _, lines = two_play(told)
    lines[0].do("resign")
    shut(lines)
    taken = ann.post("/api/records", ann.get(f"/api/tables/{table}/record"))["table"]["id"]
    follow(cleo, taken)
    told.inside(told.place.store.drop_records(told.place.clock.at + 1))
    query = sa.select(tables.c.id).where(tables.c.id == taken)
    assert told.inside(told.place.database.read(lambda line: line.execute(query).first())) is None
    assert followers(told, taken) == []
    assert listed(cleo) == {}
