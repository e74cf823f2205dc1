"""Reports reach the host with what was said; what the host decides holds at every door, for its time."""

import re

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Here, Person, ToldClock, bearer, settings_for
from tests.server.members import PASSWORD, member
from tests.server.test_admin import host_of
from tidetable.server.settings import Limit, Limits

DAY = 86_400
ROOMY = Limits(accounts=Limit(1000, 1000), reports=Limit(1000, 1000))


@pytest.fixture(params=["sqlite", "postgresql"])
def hosted(request, tmp_path, databases):
    settings = settings_for(tmp_path, admins=("harbour",), limits=ROOMY, database=databases(request.param))
    with Here(settings, ToldClock()) as server:
        server.host = host_of(server)  # type: ignore[attr-defined]
        yield server


def told(reporter, eve, **more):
    """Let somebody tell the host about another."""
    reporter.post("/api/reports", {"handle": eve.me["handle"], "why": "insults", **more})


def decide(server, deed, **more):
    """Let the host decide about the only report."""
    [report] = server.host.get("/api/admin/reports")["reports"]
    return server.host.post(f"/api/admin/reports/{report['id']}", {"deed": deed, **more})


def test_the_host_reads_what_was_said_around_it(hosted):
    ann, eve = Person(hosted.url, "Ann"), member(hosted, "Eve")
    table = ann.table()["table"]["id"]
    eve.sit(table)
    with eve.socket(table).ready() as line, ann.socket(table).ready() as other:
        line.do("chat", text="<b>you fool</b>")
        other.do("chat", text="please stop")
    ann.post("/api/reports", {"table": table, "seat": 1, "why": "insults", "text": "again and again"})
    [report] = hosted.host.get("/api/admin/reports")["reports"]
    assert [(said["text"], said["theirs"]) for said in report["said"]] == [("<b>you fool</b>", True), ("please stop", False)]
    assert (report["name"], report["account"], report["table_id"]) == ("Eve", True, table)
    page = hosted.host.http.get("/admin/people").text
    assert "&lt;b&gt;you fool" in page
    assert not re.search(r"<script|style=|\son\w+=|<style", page)
    for path in ("/api/admin/reports", "/admin/people"):
        assert eve.http.get(path).status_code == 404
    eve.post(f"/api/admin/reports/{report['id']}", {"deed": "dismiss"}, expect=404)


def test_the_page_of_the_host_does_what_its_buttons_say(hosted):
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    told(ann, eve)
    page = hosted.host.http.get("/admin/people").text
    [csrf, *_] = re.findall(r'name="csrf" value="([^"]+)"', page)
    [report] = re.findall(r'name="report" value="([^"]+)"', page)
    form = {"report": report, "deed": "ban", "days": "2", "note": "enough", "csrf": csrf}
    assert hosted.host.http.post("/admin/people", data={**form, "csrf": ""}).status_code == 403
    assert hosted.host.http.post("/admin/people", data=form).status_code == 303
    eve.get("/api/me", expect=403)
    [lift] = re.findall(r'name="lift" value="([^"]+)"', hosted.host.http.get("/admin/people").text)
    hosted.host.http.post("/admin/people", data={"lift": lift, "csrf": csrf})
    eve.get("/api/me")


def test_one_report_of_each_about_each_and_not_without_end(hosted, monkeypatch):
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    for text in ("one", "two"):
        told(ann, eve, text=text)
    assert [one["text"] for one in hosted.host.get("/api/admin/reports")["reports"]] == ["two"]
    monkeypatch.setattr(hosted.place.gates.reports, "limit", Limit(1, 1e-6))
    ben = member(hosted, "Ben")
    hosted.place.gates.reports.buckets.clear()
    told(ben, eve)
    assert ben.http.post("/api/reports", json={"handle": eve.me["handle"], "why": "spam"}).status_code == 429
    decide_all = hosted.host.get("/api/admin/reports")["reports"]
    assert {one["times"] for one in decide_all} == {2}
    hosted.host.post(f"/api/admin/reports/{decide_all[0]['id']}", {"deed": "dismiss"})
    assert hosted.host.get("/api/admin/reports")["reports"] == []


def test_who_is_shut_out_is_out_at_every_door_until_the_time_is_over(hosted):
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    table = ann.table()["table"]["id"]
    token = eve.post("/api/account/tokens", {"name": "Robby"})["token"]
    told(ann, eve)
    with eve.socket(table).ready() as line:
        decide(hosted, "ban", days=2, note="Three people have asked for it.")
        with pytest.raises(ConnectionClosed, match="4401"):
            list(line.socket)
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/account/logout"), ("POST", "/api/account")):
        answer = eve.http.request(method, path, json={})
        assert (path, answer.status_code, answer.json()["why"][0]) == (path, 403, "refused-shut-out")
        assert answer.json()["why"][1]["note"] == "Three people have asked for it."  # what the host said they are told
    assert bearer(hosted.url, token).get("/api/account/tables").status_code == 403
    phone = Person(hosted.url)
    phone.post("/api/account/login", {"login": eve.login, "password": PASSWORD}, expect=403)
    assert eve.http.get("/api/me/export").status_code == 200  # what is theirs stays theirs
    hosted.place.clock.at += 2.1 * DAY
    eve.get("/api/me")


def test_who_is_shut_out_may_take_everything_along_and_leave(hosted):
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    told(ann, eve)
    decide(hosted, "ban", days=2)
    eve.get("/api/me", expect=403)
    eve.http.headers.pop("X-CSRF")

    leaving = eve.get("/api/me/leaving")
    assert leaving["account"] == eve.login
    eve.http.headers["X-CSRF"] = leaving["csrf"]
    assert eve.http.get("/api/me/export").status_code == 200
    eve.post("/api/account/delete", {"password": "not this one"}, expect=401)
    eve.post("/api/account/delete", {"password": PASSWORD}, expect=204)

    again = Person(hosted.url)
    again.post("/api/account/login", {"login": eve.login, "password": PASSWORD}, expect=401)


def test_a_guest_can_be_shut_out_with_the_cookie_of_the_browser(hosted):
    ann, guest = member(hosted, "Ann"), Person(hosted.url, "Gus")
    table = ann.table()["table"]["id"]
    guest.sit(table)
    ann.post("/api/reports", {"table": table, "seat": 1, "why": "spam"})
    decide(hosted, "ban")
    guest.get("/api/me", expect=403)
    guest.post("/api/account", {"login": "gus-again", "password": PASSWORD}, expect=403)


def test_who_is_silenced_plays_and_does_not_speak(hosted):
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    table = ann.table()["table"]["id"]
    told(ann, eve)
    decide(hosted, "silence", days=1)
    assert eve.sit(table)["seat"] == 1
    with eve.socket(table).ready() as line:
        assert line.do("chat", text="hello")["why"][0] == "refused-silenced"
        hosted.place.clock.at += 1.1 * DAY
        assert line.do("chat", text="hello")["type"] == "ack"


def test_a_warning_is_read_once(hosted):
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    told(ann, eve)
    decide(hosted, "warning", note="Be kind.")
    assert eve.get("/api/me")["warning"] == "Be kind."
    eve.post("/api/me/warning")
    assert eve.get("/api/me")["warning"] is None


def test_no_host_is_shut_out_and_nonsense_is_refused(hosted):
    ann = member(hosted, "Ann")
    handle = hosted.host.get("/api/me")["handle"]
    ann.post("/api/reports", {"handle": handle, "why": "other"})
    [report] = hosted.host.get("/api/admin/reports")["reports"]
    hosted.host.post(f"/api/admin/reports/{report['id']}", {"deed": "ban"}, expect=400)
    hosted.host.post(f"/api/admin/reports/{report['id']}", {"deed": "ban", "days": -1}, expect=400)
    ann.post("/api/reports", {"handle": handle, "why": "because"}, expect=400)
    ann.post("/api/reports", {"handle": ann.me["handle"], "why": "other"}, expect=400)


def test_deleting_an_account_takes_reports_along(hosted):
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    told(ann, eve)
    told(eve, ann)
    eve.post("/api/account/delete", {"password": PASSWORD})
    assert hosted.host.get("/api/admin/reports")["reports"] == []


def test_a_report_names_whom_it_is_about_and_nobody_else(hosted):
    """Or the host would read Eve's name and Eve's words, and shut Ann out."""
    ann, eve, mallory = member(hosted, "Ann"), member(hosted, "Eve"), member(hosted, "Mallory")
    table = ann.table()["table"]["id"]
    eve.sit(table)
    with ann.socket(table).ready() as line:
        line.do("chat", text="good evening")
        [said] = [said for heard in line.heard if heard["type"] == "chat" for said in heard["lines"]]
    for odd in ({"handle": ann.me["handle"], "table": table, "seat": 1}, {"table": table, "line": said["c"], "seat": 1}):
        mallory.post("/api/reports", {**odd, "why": "insults"})
        [report] = hosted.host.get("/api/admin/reports")["reports"]
        assert report["name"] == "Ann", odd


def test_whoever_is_silenced_does_not_speak_by_names_of_tables_or_pages(hosted):
    eve = member(hosted, "Eve")
    eve.send("PATCH", "/api/me/profile", {"about": "I like boats"})
    told(member(hosted, "Ann"), eve)
    decide(hosted, "silence", days=3)
    eve.table(name="Ann is a fool", public=True, expect=403)
    eve.table(public=True)  # and plays on
    cup = {"format": "swiss", "rounds": 3, "game": "rivero", "clock": {"kind": "move", "seconds": 60}}
    eve.post("/api/tournaments", {"name": "Ann is a fool", **cup}, expect=403)
    eve.send("PATCH", "/api/me/profile", {"about": "Ann is a fool"}, expect=403)
    eve.send("PATCH", "/api/me/profile", {"about": ""})  # to take back what was said is not to speak
    eve.send("PATCH", "/api/me/profile", {"sees_games": "friends"})
    hosted.place.clock.at += 3 * DAY + 1
    eve.table(name="Boats", public=True)


def test_whoever_is_silenced_does_not_speak_by_names_of_their_own_either(hosted):
    """What one is called is said to everybody at the table, in lists and in standings."""
    insult = "Ann is a fool"
    ann, eve = member(hosted, "Ann"), member(hosted, "Eve")
    told(ann, eve)
    decide(hosted, "silence", days=3)
    eve.send("PATCH", "/api/me", {"name": insult}, expect=403)
    eve.send("PATCH", "/api/me/profile", {"handle": "ann-is-a-fool"}, expect=403)
    eve.post("/api/account/tokens", {"name": insult}, expect=403)
    table = ann.table()["table"]["id"]
    assert eve.post(f"/api/tables/{table}/sit", {"name": insult})["table"]["seats"][1]["name"] == "Eve"
    seats = [{"kind": "me", "name": insult}, {"kind": "here", "name": insult}]
    assert [seat["name"] for seat in eve.post("/api/tables", {"game": "rivero", "seats": seats})["table"]["seats"]] == ["Eve", None]
    with eve.socket(ann.table()["table"]["id"]) as line:
        line.say(type="hello", protocol=1, name=insult)
        assert line.until("welcome")["table"]["watchers"]["names"] == []
    hosted.place.clock.at += 3 * DAY + 1
    assert eve.send("PATCH", "/api/me", {"name": "Evelyn"})["name"] == "Evelyn"
