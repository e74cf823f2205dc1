"""The page of the host: for the host alone, plain, and without a script; who is shut out stays out."""

import re

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tidetable.server.pages.host import PAGES
from tests.server.harness import Here, Person, ToldClock, settings_for, wait_for

DAY = 86_400


def host_of(server, login="harbour"):
    """Somebody with the account of the host, who made it before it was named as that."""
    host = Person(server.url, "Hanna")
    place, named = server.place, server.place.settings
    place.settings = msgspec.structs.replace(named, admins=())
    host.post("/api/account", {"login": login, "password": "correct horse", "name": "Hanna"})
    place.settings = named
    return host


@pytest.fixture(scope="module")
def hosted(tmp_path_factory):
    with Here(settings_for(tmp_path_factory.mktemp("hosted"), admins=("harbour",), trust_proxy=("127.0.0.1",))) as server:
        server.host = host_of(server)  # type: ignore[attr-defined]
        yield server


def test_only_the_host_sees_it(hosted):
    other = host_of(hosted, "somebody")
    bearer = httpx.Client(base_url=hosted.url, headers={"Authorization": f"Bearer {'x' * 40}"})
    for path in ("/api/admin", "/admin"):
        assert other.http.get(path).status_code == 404
        assert bearer.get(path).status_code == 401
        assert httpx.get(f"{hosted.url}{path}").status_code in {401, 404}
    other.post("/api/admin/bans", {"network": "10.1.1.1"}, expect=404)
    assert other.http.post("/admin", data={"network": "10.1.1.1", "csrf": other.me["csrf"]}).status_code == 404
    assert hosted.place.bans.known == []


def test_nobody_makes_the_account_of_a_host_who_has_none_yet(tmp_path):
    """Whoever came first would be the host."""
    with Here(settings_for(tmp_path, admins=("harbour",))) as server:
        eve = Person(server.url, "Eve")
        for login in ("harbour", "Harbour", "harbour\n"):
            answer = eve.http.post("/api/account", json={"login": login, "password": "correct horse"})
            assert answer.status_code in {400, 403}, login
        assert eve.http.get("/admin").status_code == 404


def test_it_tells_what_there_is_and_names_nobody(hosted):
    ann = Person(hosted.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table).ready():
        seen = hosted.host.get("/api/admin")
        assert seen["sockets"] >= 1
        assert seen["tables"]["running"] >= 1
        assert seen["players"]["accounts"] >= 1
        assert seen["retention"] == {"keep_records": 30.0, "archive_after": 1.0, "forget_guests": 365.0}
        assert (seen["last_backup"], seen["full"], seen["bans"]) == (None, False, [])
        page = hosted.host.http.get("/admin")
    assert page.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert not re.search(r"<script|style=|\son\w+=|<style", page.text)
    for secret in (table, "Ann", "127.0.0.1"):
        assert secret not in page.text


def test_a_page_of_the_host_leaves_a_form_alone_and_is_dressed(hosted):
    """It was loaded anew every half minute, whatever had been typed into it."""
    for path, name in PAGES.items():
        page = hosted.host.http.get(path).text
        assert f'<a href="{path}" aria-current="page">{name}</a>' in page
        assert 'http-equiv="refresh"' not in page
        assert 'href="/host.css"' in page
    style = hosted.host.http.get("/host.css")
    assert (style.status_code, style.headers["content-type"]) == (200, "text/css; charset=utf-8")
    assert "http" not in style.text


def test_whoever_is_shut_out_stays_out_until_let_in_again(hosted):
    host, from_there = hosted.host, {"X-Forwarded-For": "203.0.113.7"}
    [csrf, *_] = re.findall(r'name="csrf" value="([^"]+)"', host.http.get("/admin").text)
    assert httpx.get(f"{hosted.url}/api/games", headers=from_there).status_code == 200
    assert host.http.post("/admin", data={"network": "203.0.113.0/24", "days": "2"}).status_code == 403  # no proof
    done = host.http.post("/admin", data={"network": "203.0.113.0/24", "days": "2", "csrf": csrf})
    assert (done.status_code, done.headers["location"]) == (303, "/admin")
    refused = httpx.get(f"{hosted.url}/api/games", headers=from_there)
    assert (refused.status_code, refused.json()["error"]) == (403, "not-allowed")
    assert httpx.get(f"{hosted.url}/api/games", headers={"X-Forwarded-For": "203.0.114.7"}).status_code == 200
    assert "203.0.113.0/24" in host.http.get("/admin").text
    host.http.post("/admin", data={"lift": "203.0.113.0/24", "csrf": csrf})
    assert httpx.get(f"{hosted.url}/api/games", headers=from_there).status_code == 200


def test_whoever_is_shut_out_is_hung_up(hosted):
    ann = Person(hosted.url, "Ann")
    table, there = ann.table(others=("here",))["table"]["id"], {"X-Forwarded-For": "198.51.100.9"}
    address = f"{hosted.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers=there, compression=None) as line, ann.socket(table).ready() as other:
        line.send('{"type": "hello", "protocol": 1}')
        wait_for(lambda: len(hosted.place.hub.tables[table].readers) == 2)
        hosted.host.post("/api/admin/bans", {"network": "198.51.100.9"})
        with pytest.raises(ConnectionClosed, match="4403"):
            list(line)
        assert other.do("settings", chat=False)["type"] == "ack"
    hosted.host.send("DELETE", "/api/admin/bans?network=198.51.100.9/32")


def test_nobody_shuts_out_themselves_or_everybody(hosted):
    for network in ("127.0.0.1", "127.0.0.0/16", "0.0.0.0/0", "10.0.0.0/8", "nowhere", "::/0"):
        hosted.host.post("/api/admin/bans", {"network": network}, expect=400)
    hosted.host.post("/api/admin/bans", {"network": "10.2.0.0/16", "days": -1}, expect=400)
    assert hosted.place.bans.known == []


def test_it_holds_in_every_process_and_for_its_time(tmp_path, databases, redis_url):
    clock, database = ToldClock(), databases("postgresql")
    settings = [
        settings_for(tmp_path / name, database=database, redis=redis_url, admins=("harbour",), trust_proxy=("127.0.0.1",))
        for name in ("one", "two")
    ]
    with Here(settings[0], clock) as one, Here(settings[1], clock) as two:
        host_of(one).post("/api/admin/bans", {"network": "2001:db8::1", "days": 3})
        from_there = {"X-Forwarded-For": "2001:db8::1"}
        wait_for(lambda: httpx.get(f"{two.url}/api/games", headers=from_there).status_code == 403)
        clock.at += 3.1 * DAY
        assert httpx.get(f"{two.url}/api/games", headers=from_there).status_code == 200
