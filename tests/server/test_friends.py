"""Friends, blocks and mutes: who may reach whom, what nobody is told, and what holds at every way to a table."""

import io
import json
import zipfile

import msgspec
import pytest

from tests.server.harness import Here, Person, bearer, settings_for, token_of, wait_for
from tests.server.members import elsewhere, finished, member
from tidetable.server.settings import Limit
from tidetable.server.storage.schema import ALL, bonds


def ask(person, other, expect=201):
    return person.post("/api/me/friends", {"handle": other.me["handle"]}, expect)


def befriend(one, other):
    ask(one, other)
    bond = other.get("/api/me/people")["asking"][0]["id"]
    return other.post(f"/api/me/friends/{bond}")


def block(person, other):
    return person.post("/api/me/blocks", {"handle": other.me["handle"]})


def names(people, kind):
    return [one["name"] for one in people[kind]]


def test_two_become_friends_and_part(club):
    ann, ben = member(club, "Ann"), member(club, "Ben")
    assert names(ask(ann, ben), "asked") == ["Ben"]
    assert ben.get("/api/me")["asks"] == 1
    people = befriend(ann, ben)
    assert (names(people, "friends"), people["asking"]) == (["Ann"], [])
    assert people["friends"][0]["online"] is True
    ann.send("PATCH", "/api/me/profile", {"sees_online": "nobody"})
    assert ben.get("/api/me/people")["friends"][0]["online"] is None
    ben.send("DELETE", f"/api/me/friends/{people['friends'][0]['id']}")
    assert names(ann.get("/api/me/people"), "friends") == []


def test_who_asks_back_is_a_friend_at_once(club):
    ann, ben = member(club, "Ann"), member(club, "Ben")
    ask(ann, ben)
    assert names(ask(ben, ann), "friends") == ["Ann"]


def test_who_was_declined_is_not_told_and_asks_in_vain(club):
    ann, ben = member(club, "Ann"), member(club, "Ben")
    asked = ask(ann, ben)["asked"]
    bond = ben.get("/api/me/people")["asking"][0]["id"]
    ben.send("DELETE", f"/api/me/friends/{bond}")
    assert [(one["id"], one["name"]) for one in ann.get("/api/me/people")["asked"]] == [(one["id"], one["name"]) for one in asked]
    ann.send("DELETE", f"/api/me/friends/{asked[0]['id']}")
    ask(ann, ben)
    assert ben.get("/api/me/people")["asking"] == []
    assert ben.get("/api/me")["asks"] == 0


def test_a_page_that_is_not_for_somebody_is_not_found_by_asking(club):
    ann, ben = member(club, "Ann"), member(club, "Ben")
    ben.send("PATCH", "/api/me/profile", {"sees_profile": "nobody"})
    hidden = ann.http.post("/api/me/friends", json={"handle": ben.me["handle"]})
    nobody = ann.http.post("/api/me/friends", json={"handle": "nobody-of-that-name"})
    assert (hidden.status_code, hidden.json()) == (nobody.status_code, nobody.json())
    ann.post("/api/me/friends", {"handle": ann.me["handle"]}, expect=400)
    ann.post("/api/me/friends", {}, expect=400)


def test_friends_alone_see_what_is_for_friends(club):
    ann, ben, cleo = (member(club, name) for name in ("Ann", "Ben", "Cleo"))
    befriend(ann, ben)
    ann.send("PATCH", "/api/me/profile", {"sees_profile": "friends"})
    assert ben.get(f"/api/people/{ann.me['handle']}")["bond"] == "friend"
    cleo.get(f"/api/people/{ann.me['handle']}", expect=404)


def test_nobody_asks_without_end(club, monkeypatch):
    monkeypatch.setattr(club.place.gates.asks, "limit", Limit(3, 1e-6))
    eve = member(club, "Eve")
    for _ in range(3):
        ask(eve, member(club, "Ann"))
    ask(eve, member(club, "Ann"), expect=429)


def test_there_is_an_end_to_lists(club, monkeypatch):
    settings = club.place.settings
    few = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, bonds=1))
    ann = member(club, "Ann")
    block(ann, member(club, "Ben"))
    monkeypatch.setattr(club.place, "settings", few)
    ann.post("/api/me/blocks", {"handle": member(club, "Cleo").me["handle"]}, expect=403)


def test_a_friend_is_challenged_and_finds_the_table(club):
    ann, ben, cleo = (member(club, name) for name in ("Ann", "Ben", "Cleo"))
    befriend(ann, ben)
    bond = ann.get("/api/me/people")["friends"][0]["id"]
    wish = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "friend", "friend": bond}]}
    table = ann.post("/api/tables", wish)["table"]
    assert [one["id"] for one in ben.get("/api/account/tables")["tables"]] == [table["id"]]
    cleo.post(f"/api/tables/{table['id']}/sit", {}, expect=409)
    assert ben.post(f"/api/tables/{table['id']}/sit", {})["seat"] == 1
    cleo.post("/api/tables", wish, expect=400)  # a friend of somebody else


class TestInvited:
    """Ann keeps a seat for her friend Ben; Cleo knows the address."""

    @pytest.fixture
    def invited(self, club):
        ann, ben = member(club, "Ann"), member(club, "Ben")
        befriend(ann, ben)
        bond = ann.get("/api/me/people")["friends"][0]["id"]
        wish = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "friend", "friend": bond}]}
        return ann, ben, ann.post("/api/tables", wish)["table"]["id"]

    def test_it_waits_in_the_inbox_until_they_sit(self, invited):
        ann, ben, table = invited
        inbox = ben.get("/api/me/inbox")
        assert (inbox["tables"], [one["id"] for one in inbox["invited"]]) == ([], [table])
        assert inbox["invited"][0]["kept"] == [{"seat": 1, "name": "Ben", "you": True}]
        assert ann.get("/api/me/inbox")["invited"] == []
        ben.post(f"/api/tables/{table}/sit", {})
        assert ben.get("/api/me/inbox")["invited"] == []

    def test_for_whom_a_seat_is_kept_concerns_nobody_else(self, invited, club):
        ann, ben, table = invited
        cleo = member(club, "Cleo")
        assert ann.get(f"/api/tables/{table}")["table"]["kept"] == [{"seat": 1, "name": "Ben", "you": False}]
        assert cleo.get(f"/api/tables/{table}")["table"]["kept"] == []
        with ben.socket(table).ready() as his, cleo.socket(table).ready() as hers:  # he is heard first, and she not as he is
            ann.post(f"/api/tables/{table}/commands", {"type": "settings", "id": "quiet", "chat": False})
            assert his.until("table")["table"]["kept"] == [{"seat": 1, "name": "Ben", "you": True}]
            assert hers.until("table")["table"]["kept"] == []

    def test_whoever_declines_is_awaited_no_more_and_others_may_sit(self, invited, club):
        ann, ben, table = invited
        cleo = member(club, "Cleo")
        assert cleo.post(f"/api/tables/{table}/decline", {}, expect=409)["why"] == ["refused-not-kept", {}]
        with ann.socket(table).ready() as line:
            ben.post(f"/api/tables/{table}/decline", {}, expect=204)
            assert line.until("table")["table"]["kept"] == []
        assert ben.get("/api/me/inbox")["invited"] == []
        assert ben.get("/api/account/tables")["tables"] == []
        ben.post(f"/api/tables/{table}/decline", {}, expect=409)
        assert cleo.post(f"/api/tables/{table}/sit", {})["seat"] == 1

    def test_nobody_declines_a_match_of_a_tournament(self, club):
        ann, ben = member(club, "Ann"), member(club, "Ben")
        wish = {"name": "Cup", "format": "round-robin", "game": "rivero", "clock": {"kind": "move", "seconds": 60}}
        cup = ann.post("/api/tournaments", wish)["tournament"]["id"]
        for one in (ann, ben):
            one.post(f"/api/tournaments/{cup}/enter", {})
        ann.post(f"/api/tournaments/{cup}/conduct", {"deed": "start"})
        wait_for(lambda: ben.get("/api/me/inbox")["invited"])
        table = ben.get("/api/me/inbox")["invited"][0]
        assert sorted(seat["name"] for seat in table["kept"]) == ["Ann", "Ben"]
        refused = ben.post(f"/api/tables/{table['id']}/decline", {}, expect=409)
        assert refused["why"] == ["refused-leave-tournament", {}]


class TestBlocked:
    """Ben has blocked Eve."""

    @pytest.fixture
    def pair(self, club):
        ben, eve = member(club, "Ben"), member(club, "Eve")
        befriend(eve, ben)
        block(ben, eve)
        return ben, eve

    def test_is_no_friend_and_is_not_told(self, pair):
        ben, eve = pair
        assert names(eve.get("/api/me/people"), "friends") == []
        assert names(ask(eve, ben), "asked") == ["Ben"]
        assert ben.get("/api/me/people")["asking"] == []
        assert eve.get(f"/api/people/{ben.me['handle']}")["online"] is None

    def test_does_not_sit_down_whatever_link_there_is(self, pair, club):
        ben, eve = pair
        made = ben.table()
        table = made["table"]["id"]
        eve.post(f"/api/tables/{table}/sit", {}, expect=403)
        eve.post(f"/api/tables/{table}/sit", {"token": token_of(made, 1)}, expect=403)
        robot = bearer(club.url, eve.post("/api/account/tokens", {"name": "Robby"})["token"])
        assert robot.post(f"/api/tables/{table}/sit", json={}).status_code == 403
        elsewhere(club, eve).post(f"/api/tables/{table}/sit", {}, expect=403)

    def test_is_not_read(self, pair, club):
        ben, eve = pair
        table = member(club, "Cleo").table()["table"]["id"]
        with ben.socket(table).ready() as reading, eve.socket(table).ready() as speaking:
            assert speaking.do("chat", text="you fool")["type"] == "ack"
            assert [one for one in reading.drain() if one["type"] == "chat"] == []
        with ben.socket(table).ready() as again:
            assert [one for one in again.drain() if one["type"] == "chat"] == []

    def test_makes_no_next_match_for_whoever_blocked_them(self, club):
        ben, eve = member(club, "Ben"), member(club, "Eve")
        table = finished(eve, ben)
        block(ben, eve)
        following = eve.post(f"/api/tables/{table}/rematch")["table"]
        assert sorted(seat["kind"] for seat in following["seats"]) == ["open", "person"]
        assert following["id"] not in {one["id"] for one in ben.get("/api/account/tables")["tables"]}

    def test_is_not_paired(self, pair, club):
        ben, eve = pair
        cleo, wish = member(club, "Cleo"), {"game": "rivero", "clock": "day14", "bot_after": None, "near": False}
        ben.post("/api/seeks", wish)
        eve.post("/api/seeks", wish)
        cleo.post("/api/seeks", wish)
        wait_for(lambda: cleo.get("/api/seeks")["seek"]["table"])
        assert sorted(bool(one.get("/api/seeks")["seek"]["table"]) for one in (ben, eve)) == [False, True]
        for one in (ben, eve, cleo):
            one.send("DELETE", "/api/seeks")


def test_a_mute_is_kept_and_lifted(club):
    ann, ben = member(club, "Ann"), member(club, "Ben")
    table = ann.table()["table"]["id"]
    ben.sit(table)
    with ann.socket(table).ready() as reading, ben.socket(table).ready() as speaking:
        muted = ann.post("/api/me/mutes", {"table": table, "seat": 1})["muted"]
        speaking.do("chat", text="hello")
        assert [one for one in reading.drain() if one["type"] == "chat"] == []
        assert ann.post("/api/me/mutes", {"table": table, "seat": 1, "on": False})["muted"] == []
        assert [one["name"] for one in muted] == ["Ben"]
        speaking.do("chat", text="are you there?")
        assert reading.until("chat")["lines"][0]["text"] == "are you there?"


def test_a_guest_can_be_blocked_by_a_line_and_stays_so_with_an_account(club):
    ann, guest = member(club, "Ann"), Person(club.url, "Gus")
    table = ann.table()["table"]["id"]
    with guest.socket(table).ready() as speaking, ann.socket(table).ready() as reading:
        speaking.do("chat", text="boo")
        line = reading.until("chat")["lines"][0]
    ann.post("/api/me/blocks", {"table": table, "line": line["c"]})
    guest.post(f"/api/tables/{table}/sit", {}, expect=403)
    login = f"gus-{guest.me['player'][:12]}"
    guest.post("/api/account", {"login": login, "password": "correct horse"})
    guest.post(f"/api/tables/{table}/sit", {}, expect=403)


def test_many_people_cost_no_more_questions_than_few(club, monkeypatch):
    ann = member(club)
    asked, read = [], club.place.database.read
    monkeypatch.setattr(club.place.database, "read", lambda work: asked.append(work) or read(work))

    def cost(names):
        """Count the questions of one look; the server asks some of its own now and then, so the quietest of three counts."""
        counts = []
        for _ in range(3):
            asked.clear()
            assert {one["name"] for one in ann.get("/api/me/people")["friends"] if one["online"]} == names
            counts.append(len(asked))
        return min(counts)

    befriend(member(club, "Ben"), ann)
    few = cost({"Ben"})
    for name in ("Cem", "Dea", "Eva"):
        befriend(member(club, name), ann)
    block(ann, member(club, "Fay"))
    assert cost({"Ben", "Cem", "Dea", "Eva"}) == few


def test_deleting_an_account_leaves_nothing_between_people(club):
    ann, ben = member(club, "Ann"), member(club, "Ben")
    befriend(ann, ben)
    ann.post("/api/account/delete", {"password": "correct horse"})
    people = ben.get("/api/me/people")
    assert all(people[kind] == [] for kind in people)


def test_what_is_between_people_is_in_the_archive_and_in_a_backup(tmp_path):
    assert bonds in ALL
    with Here(settings_for(tmp_path)) as server:
        ann, ben = member(server, "Ann"), member(server, "Ben")
        befriend(ann, ben)
        archive = zipfile.ZipFile(io.BytesIO(ann.get("/api/me/export")))
        told = json.loads(archive.read("account.json"))["people"]
    assert [(one["kind"], one["name"]) for one in told] == [("friend", "Ben")]


@pytest.mark.parametrize(("choice", "named"), [("everyone", True), ("members", True), ("friends", False), ("nobody", False)])
def test_whoever_does_not_show_that_they_are_here_watches_without_a_name(club, choice, named):
    ann, ben = member(club), member(club, "Ben")
    ann.send("PATCH", "/api/me/profile", {"sees_online": choice})
    table = ben.table(others=("random",), public=True)["table"]["id"]
    shown = lambda: ben.get(f"/api/tables/{table}")["table"]["watchers"]  # noqa: E731
    with ann.socket(table, name="Annabel").ready():
        wait_for(lambda: shown()["count"] == 1, "nobody watches")
        assert ("Annabel" in shown()["names"]) == named
