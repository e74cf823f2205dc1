"""Who somebody is: guests, accounts, tokens, seat links; and that deleting an account destroys nobody else's games."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.harness import PATIENCE, Line, Person, bearer, catch_up
from tidetable.server.http.accounts import hang_up
from tidetable.server.http.problems import BadRequest
from tidetable.server.live.bus import News
from tidetable.server.people.identity import Keys, clean_name

SAMPLE_BOT = Path(__file__).parents[2] / "docs" / "sample_bot.py"


def test_a_guest_plays_at_once_and_is_known_again(here):
    ann = Person(here.url)
    assert ann.me["account"] is None
    assert ann.get("/api/me")["player"] == ann.me["player"]
    assert ann.send("PATCH", "/api/me", {"name": "  Ann\u202e  B "})["name"] == "Ann B"
    assert ann.get("/api/me")["name"] == "Ann B"
    cookie = next(iter(ann.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert "lax" in str(cookie.get_nonstandard_attr("SameSite")).lower()


def test_a_cookie_that_we_did_not_sign_is_nobody(here):
    ann = Person(here.url)
    value = ann.http.cookies["tidetable"]
    for forged in (
        value[:-1] + ("A" if value[-1] != "A" else "B"),
        value.replace(".0.", ".1."),
        "p" + "0" * 24 + ".0." + "0" * 16 + "." + "x" * 32,
        "",
        "é",
    ):
        answer = httpx.get(f"{here.url}/api/account/tables", headers={b"Cookie": f"tidetable={forged}".encode()})
        assert answer.status_code == 401


def test_an_account_keeps_games_across_devices(here):
    ann = Person(here.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    login = f"ann-{ann.me['player'][:8]}"
    assert ann.post("/api/account", {"login": login, "password": "correct horse", "name": "Ann"})["account"] == login
    phone = Person(here.url)
    own = phone.table(others=("here",))["table"]["id"]
    assert phone.post("/api/account/login", {"login": login.upper(), "password": "correct horse"})["player"] == ann.me["player"]
    phone.http.headers["X-CSRF"] = phone.get("/api/me")["csrf"]
    tables = {row["id"]: row for row in phone.get("/api/account/tables")["tables"]}
    assert {table, own} <= set(tables)  # the guest's game came along
    assert tables[own]["you"] == [0, 1]
    with phone.socket(own, eyes=0).ready() as line:
        assert line.act("cat left")["type"] == "ack"
    Person(here.url).post("/api/account", {"login": login, "password": "something else"}, expect=403)
    for wrong in ({"login": login, "password": "wrong password"}, {"login": "nobody at all", "password": "wrong password"}):
        assert Person(here.url).post("/api/account/login", wrong, expect=401)["text"] == "login or password is wrong"


def test_a_new_password_logs_the_others_out(here):
    ann = Person(here.url, "Ann")
    login = f"ann-{ann.me['player'][:8]}"
    ann.post("/api/account", {"login": login, "password": "correct horse"})
    stolen = httpx.Client(base_url=here.url, cookies=dict(ann.http.cookies))
    table = ann.table(others=("here",))["table"]["id"]
    phone = Person(here.url)
    phone.post("/api/account/login", {"login": login, "password": "correct horse"})
    with ann.socket(table, eyes=0).ready() as own, phone.socket(table, eyes=0).ready() as other:
        ann.post("/api/account/password", {"old": "correct horse", "new": "battery staple"}, expect=204)
        assert other.until("bye")["error"] == "not-you"
        assert own.act("cat left")["type"] == "ack"
    assert ann.get("/api/me")["account"] == login
    assert stolen.get("/api/account/tables").status_code == 401


def test_a_copied_cookie_is_worth_nothing_after_logging_out(here):
    """On the device that logged out; and whoever reads with it is hung up."""
    ann = Person(here.url, "Ann")
    login = f"ann-{ann.me['player'][:8]}"
    table = ann.table(others=("here",))["table"]["id"]
    copied = httpx.Client(base_url=here.url, cookies=dict(ann.http.cookies))
    ann.post("/api/account", {"login": login, "password": "correct horse"})
    phone = Person(here.url)
    guest = httpx.Client(base_url=here.url, cookies=dict(phone.http.cookies))
    phone.post("/api/account/login", {"login": login, "password": "correct horse"})
    assert guest.get("/api/account/tables").status_code == 401  # who the phone was before is part of the account now
    stolen = httpx.Client(base_url=here.url, cookies=dict(phone.http.cookies))
    assert stolen.get("/api/account/tables").status_code == 200
    phone.http.headers["X-CSRF"] = phone.get("/api/me")["csrf"]
    with phone.socket(table, eyes=0).ready() as line:
        phone.post("/api/account/logout", expect=204)
        assert line.until("bye")["error"] == "not-you"
    assert stolen.get("/api/account/tables").status_code == 401
    assert phone.get("/api/me")["account"] is None
    assert copied.get("/api/account/tables").status_code == 200  # the first device is still there
    ann.post("/api/account/logout", expect=204)
    assert copied.get("/api/account/tables").status_code == 401


def test_deleting_an_account_anonymises_and_destroys_nobody_elses_games(here):
    ann, ben = Person(here.url, "Ann"), Person(here.url, "Ben")
    login = f"ann-{ann.me['player'][:8]}"
    ann.post("/api/account", {"login": login, "password": "correct horse", "name": "Ann"})
    table = ann.table()["table"]["id"]
    ben.sit(table)
    lines = {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}
    lines[0].say(type="chat", id="1", text="my secret address")
    lines[1].until("chat")
    catch_up(lines[1], lines[0].act("cat left")["n"])
    token = ann.post("/api/account/tokens", {"name": "bot"})["token"]
    ann.post("/api/account/delete", {"password": "wrong"}, expect=401)
    ann.post("/api/account/delete", {"password": "correct horse"}, expect=204)
    assert httpx.get(f"{here.url}/api/account/tables", headers={"Cookie": ann.cookie}).status_code == 401
    assert httpx.get(f"{here.url}/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    assert ben.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] is None
    with ben.socket(table).ready() as line:
        line.act("cat left")
        line.drain()
        assert not any("my secret address" in text for text in line.raw)
    ben.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 1})
    record = ben.get(f"/api/tables/{table}/record")
    assert record["table"]["names"][1] == "Ben"
    assert "Ann" not in str(record)
    assert ben.get(f"/api/tables/{table}/verify")["ok"]
    Person(here.url).post("/api/account", {"login": login, "password": "free again!"})


def test_a_bot_token_is_a_player_of_its_own_and_can_be_taken_back(here):
    ann = Person(here.url, "Ann")
    made = ann.post("/api/account/tokens", {"name": "Robby"})
    assert made["token"].startswith("tt_")
    assert made["token"] not in str(ann.get("/api/account/tokens"))
    bot = httpx.Client(base_url=here.url, headers={"Authorization": f"Bearer {made['token']}"})
    table = ann.table()["table"]["id"]
    seated = bot.post(f"/api/tables/{table}/sit", json={}).json()
    assert (seated["seat"], seated["table"]["seats"][1]["name"]) == (1, "Robby")
    with Line(here.url, table, token=made["token"]).ready() as line:
        assert line.state["eyes"] == 1
        assert line.act("cat left")["type"] == "ack"
    ann.send("DELETE", f"/api/account/tokens/{made['id']}")
    assert bot.get("/api/me").status_code == 401


def account(server):
    server.place.gates.guesses.counts.clear()  # all these tests come from one address
    ann = Person(server.url, "Ann")
    ann.post("/api/account", {"login": f"a-{ann.me['player'][:12]}", "password": "correct horse"})
    return ann


@pytest.mark.parametrize("how", ["revoked", "deleted"])
def test_a_token_that_is_taken_back_is_hung_up_at_once(here, how):
    ann, ben = account(here), Person(here.url, "Ben")
    made = ann.post("/api/account/tokens", {"name": "Robby"})
    bot = bearer(here.url, made["token"])
    table = ben.table()["table"]["id"]
    bot.post(f"/api/tables/{table}/sit", json={})
    with Line(here.url, table, token=made["token"]).ready() as line, ben.socket(table).ready() as other:
        with bot.stream("GET", f"/api/tables/{table}/stream?eyes=1") as stream:
            lines = stream.iter_lines()
            next(lines)
            if how == "revoked":
                ann.send("DELETE", f"/api/account/tokens/{made['id']}")
                ann.send("DELETE", f"/api/account/tokens/{made['id']}", expect=404)
                assert ann.get("/api/account/tokens")["tokens"] == []
            else:
                ann.post("/api/account/delete", {"password": "correct horse"}, expect=204)
            assert not any('"event"' in rest for rest in lines)  # it ends
        assert line.until("bye", timeout=10)["error"] == "not-you"
        assert other.act("cat left")["type"] == "ack"  # others are not disturbed
    assert bot.get(f"/api/tables/{table}").status_code == 401


def test_a_token_that_is_taken_back_while_a_socket_opens_opens_nothing(lone, monkeypatch):
    ann = account(lone)
    made = ann.post("/api/account/tokens", {"name": "Robby"})
    table = ann.table()["table"]["id"]
    find, revoke = lone.place.hub.live, lone.place.people.remove_token

    async def late(table_id):
        await revoke(ann.me["player"], made["id"])
        return await find(table_id)

    monkeypatch.setattr(lone.place.hub, "live", late)
    with Line(lone.url, table, token=made["token"]) as line:
        assert line.until("bye", timeout=20)["error"] == "not-you"


@pytest.mark.parametrize("door", ["socket", "stream"])
def test_a_browser_that_is_logged_out_while_a_line_opens_reads_nothing(lone, monkeypatch, door):
    """A table can take long to load; the goodbye finds nobody who reads it yet."""
    ann = account(lone)
    table = ann.table()["table"]["id"]
    find, place = lone.place.hub.live, lone.place

    async def late(table_id):
        device = place.keys.read_cookie(ann.http.cookies["tidetable"])[2]
        await place.people.end_device(device, place.clock.now())
        await hang_up(place, News(place.bus.process, device=device))
        return await find(table_id)

    monkeypatch.setattr(place.hub, "live", late)
    if door == "socket":
        with ann.socket(table) as line:
            assert line.next(20)["error"] == "not-you"
    else:
        with ann.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            assert list(stream.iter_lines()) == []


@pytest.mark.parametrize("revoked", [False, True])
def test_a_deleted_accounts_bots_are_anonymised_too(here, revoked):
    ann, ben = account(here), Person(here.url, "Ben")
    made = ann.post("/api/account/tokens", {"name": "Robby"})
    table = ben.table()["table"]["id"]
    assert bearer(here.url, made["token"]).post(f"/api/tables/{table}/sit", json={}).status_code == 200
    assert ben.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] == "Robby"
    if revoked:
        ann.send("DELETE", f"/api/account/tokens/{made['id']}")
    ann.post("/api/account/delete", {"password": "correct horse"}, expect=204)
    assert ben.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] is None
    here.place.hub.tables.pop(table)
    assert ben.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] is None


@pytest.mark.parametrize("invited", [False, True])
def test_the_sample_bot_plays_a_whole_match(lone, invited):
    """With a token it makes itself, or with an invitation. It answers every question once: nothing it sends is refused."""
    ann = Person(lone.url, "Ann")
    made = ann.table(pace="fast")
    table = made["table"]["id"]
    token = [made["links"]["seats"]["1"].split("seat=")[1]] if invited else []
    command = [sys.executable, SAMPLE_BOT, lone.url, table, *token]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        with ann.socket(table).ready() as line:
            line.until_state(lambda state: state["status"] == "running")
            line.do("takeover", 0, bot="random")
        result, complaints = bot.communicate(timeout=PATIENCE)
    finally:
        bot.kill()
        bot.wait(PATIENCE)
    assert "four_rounds" in result
    assert complaints == ""
    assert len(SAMPLE_BOT.read_text().splitlines()) <= 50


def test_seat_tokens_are_for_one_seat_of_one_table():
    keys, others = Keys("a" * 64), Keys("b" * 64)
    token = keys.seat_token("t1", 2)
    assert keys.read_seat_token("t1", token) == (2, 0)
    assert keys.read_seat_token("t2", token) is None
    assert others.read_seat_token("t1", token) is None
    assert keys.read_seat_token("t1", token.replace("s2", "s1")) is None
    assert keys.read_seat_token("t1", token.replace("2.0", "2.1")) is None


@pytest.mark.parametrize("name", ["", "   ", "\x00\x07", "x" * 41, "\u202e\u202d", "\u200b\u200d", "\u2060\ufeff", "\u0301"])
def test_what_is_no_name_is_refused(name):
    with pytest.raises(BadRequest):
        clean_name(name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("An\u200bn", "Ann"),  # nothing hides in a name
        ("Ann\u202e", "Ann"),
        ("A\u0301nn", "\u00c1nn"),
        ("Z" + "\u0335" * 30, "Z" + "\u0335" * 3),  # no towers of marks
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_a_name_is_only_ever_text(given, shown):
    assert clean_name(given) == shown
