"""Talk that a host has switched off, and children's mode: nothing is taken, and nothing that was said before is sent."""

import itertools
import json

from tests.server.harness import Here, Person, settings_for, token_of, wait_for
from tests.server.members import PASSWORD, elsewhere, member


def spoken(line):
    return [message for message in line.heard if message["type"] == "chat"]


def test_a_host_switches_all_talk_off_also_what_was_said_before(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("random",))["table"]["id"]
        line = ann.socket(table).ready()
        line.say(type="chat", id="1", text="before")
        line.until("chat")
        assert "chat" in ann.get("/api/me")["offers"]
        cookies = ann.http.cookies
    with Here(settings_for(tmp_path, chat=False)) as server:
        ann = Person(server.url, "Ann")
        ann.http.cookies = cookies
        ann.me = ann.get("/api/me")
        ann.http.headers["X-CSRF"] = ann.me["csrf"]
        assert "chat" not in ann.me["offers"]
        line = ann.socket(table).ready()
        line.do("settings", chat=True)  # whoever made the table cannot switch it on again
        watcher = Person(server.url, "Cleo").socket(table).ready()
        for reader, aside in ((line, False), (watcher, False), (watcher, True)):
            reader.say(type="chat", id=f"{aside}", text="again", aside=aside)
            refused = reader.until("refused")
            assert (refused["error"], refused["why"]) == ("not-allowed", ["refused-chat-off", {}])
        for reader in (line, watcher):
            reader.say(type="ping", t=1)
            reader.until("pong")
            assert spoken(reader) == []


# Children's mode

PIN = "2468"


def turn_on(person, animal="Seal", **more):
    person.me = person.post("/api/me/child", {"animal": animal, **more})
    assert person.me["child"]
    return person


def child_guest(server):
    return turn_on(Person(server.url), pin=PIN)


def befriend(one, other):
    one.post("/api/me/friends", {"handle": other.me["handle"]})
    return other.post(f"/api/me/friends/{other.get('/api/me/people')['asking'][0]['id']}")["friends"][0]["id"]


def say(line, text, reader, *, aside=False):
    line.say(type="chat", id=text, text=text, aside=aside)
    while not any(one["text"] == text for message in spoken(reader) for one in message["lines"]):
        reader.next()


def hears_nothing(line):
    line.say(type="ping", t=1)
    line.until("pong")
    return spoken(line) == []


def says_in_vain(line, *, aside=False):
    line.say(type="chat", id=f"{aside}", text="hello", aside=aside)
    refused = line.until("refused")
    return (refused["error"], refused["why"]) == ("not-allowed", ["refused-child", {}])


def test_a_child_is_sent_no_talk_and_says_none(club):
    ann, child, watcher = Person(club.url, "Ann"), child_guest(club), child_guest(club)
    table = ann.table(chat=True)["table"]["id"]
    host, told = ann.socket(table).ready(), Person(club.url, "Cleo").socket(table).ready()
    say(host, "before", told)
    child.sit(table)
    token = token_of(child.get(f"/api/tables/{table}"), 1)
    hidden = [child.socket(table).ready(), child.socket(table, token=token).ready(), watcher.socket(table).ready()]
    say(host, "while they read", told)
    assert all(hears_nothing(line) for line in hidden)
    assert all(says_in_vain(line) for line in hidden)
    assert says_in_vain(hidden[2], aside=True)
    assert hears_nothing(child.socket(table).ready())  # loaded anew
    host.do("resign", seat=0)
    say(told, "a comment", told, aside=True)
    assert all(hears_nothing(line) for line in (*hidden, child.socket(table).ready()))
    assert "before" not in str(child.get(f"/api/tables/{table}/record")) + str(child.get(f"/api/tables/{table}/replay", at=0))


def test_a_child_reads_no_talk_in_a_stream_whatever_token_it_shows(club):
    ann, child = Person(club.url, "Ann"), child_guest(club)
    table = ann.table()["table"]["id"]
    host = ann.socket(table).ready()
    child.sit(table)
    token = token_of(child.get(f"/api/tables/{table}"), 1)
    with child.http.stream("GET", f"/api/tables/{table}/stream", headers={"Authorization": f"Bearer {token}"}) as stream:
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        assert next(lines)["type"] == "state"
        say(host, "psst", host)
        host.do("settings", chat=False)
        came = list(itertools.takewhile(lambda one: one["type"] != "table" or one["table"]["chat"], lines))
    assert "chat" not in {one["type"] for one in came}


def test_it_holds_at_once_on_lines_that_are_open_and_for_bots(club):
    ann, ben = Person(club.url, "Ann"), member(club, "Ben")
    bot = ben.post("/api/account/tokens", {"name": "Robby"})["token"]
    table = ann.table()["table"]["id"]
    host, line, spy = ann.socket(table).ready(), ben.socket(table, name="Ben").ready(), ben.socket(table, token=bot).ready()
    turn_on(ben)
    say(host, "psst", host)
    assert hears_nothing(line)
    assert says_in_vain(line)
    assert hears_nothing(spy)
    assert hears_nothing(bot_line := Person(club.url).socket(table, token=bot).ready())
    assert says_in_vain(bot_line)
    wait_for(lambda: "Ben" not in ann.get(f"/api/tables/{table}")["table"]["watchers"]["names"])


def test_a_child_is_called_after_an_animal_wherever_a_name_is_said(club):
    child, ann = child_guest(club), Person(club.url, "Ann")
    child.post("/api/me/child", {"animal": "Otter", "pin": "0000"}, expect=403)  # would choose another PIN
    child.send("PATCH", "/api/me", {"name": "Badword"}, expect=403)
    assert child.send("PATCH", "/api/me", {"name": "Zeehond"})["name"] == "Zeehond"
    Person(club.url).post("/api/me/child", {"animal": "Badword", "pin": PIN}, expect=403)
    Person(club.url).post("/api/me/child", {"animal": "Seal"}, expect=400)
    Person(club.url).post("/api/me/child", {"animal": "Seal", "pin": "1"}, expect=400)
    seats = [{"kind": "me", "name": "Badword"}, {"kind": "here", "name": "Badword"}]
    made = child.post("/api/tables", {"game": "rivero", "name": "Badword", "seats": seats})["table"]
    assert (made["name"], [seat["name"] for seat in made["seats"]]) == (None, ["Zeehond", None])
    table = ann.table()["table"]["id"]
    watching = ann.socket(table).ready()
    child.socket(table, name="Badword").ready()
    wait_for(lambda: ann.get(f"/api/tables/{table}")["table"]["watchers"]["count"] == 1)
    assert "Badword" not in str(ann.get(f"/api/tables/{table}"))
    assert "Zeehond" not in str(ann.get(f"/api/tables/{table}")["table"]["watchers"])
    watching.close()
    sat = child.post(f"/api/tables/{table}/sit", {"name": "Badword"})
    assert sat["table"]["seats"][1]["name"] == "Zeehond"


def test_a_guest_turns_it_off_with_the_pin_alone(club):
    child = child_guest(club)
    club.place.gates.guesses.counts.clear()
    wrong = child.http.post("/api/me/child/end", json={"secret": "0000"})
    assert (wrong.status_code, wrong.json()["why"]) == (401, ["refused-pin", {}])
    codes = [child.http.post("/api/me/child/end", json={"secret": f"{guess:04}"}).status_code for guess in range(12)]
    assert codes[-1] == 429
    club.place.gates.guesses.counts.clear()
    for way, body in (("account", {"login": f"c-{child.me['player'][:12]}", "password": PASSWORD}), ("account/logout", None)):
        child.post(f"/api/{way}", body, expect=403)
    ann = member(club, "Ann")
    child.post("/api/account/login", {"login": ann.login, "password": PASSWORD}, expect=403)
    child.post("/api/account/tokens", {"name": "Spy"}, expect=403)
    assert child.get("/api/me")["child"]
    assert not child.post("/api/me/child/end", {"secret": PIN})["child"]
    assert child.send("PATCH", "/api/me", {"name": "Ann"})["name"] == "Ann"
    assert "chat" in child.get("/api/me")["offers"]


def test_an_account_turns_it_off_with_its_password_alone(club):
    child = turn_on(member(club, "Ann"), pin="0000")
    child.post("/api/me/child/end", {"secret": "0000"}, expect=401)
    child.post("/api/account/logout", expect=403)
    assert elsewhere(club, child).me["child"]  # on every device
    assert not child.post("/api/me/child/end", {"secret": PASSWORD})["child"]


def test_nobody_sees_a_childs_page_and_a_child_sees_nobodys(club):
    child, ann = member(club, "Ben"), member(club, "Ann")
    handle, hers = child.me["handle"], ann.me["handle"]
    befriend(ann, child)
    turn_on(child)
    for reader in (ann, Person(club.url)):
        reader.get(f"/api/people/{handle}", expect=404)
    assert ann.get("/api/me/people")["friends"][0]["handle"] is None
    child.get(f"/api/people/{hers}", expect=404)
    assert child.get("/api/me/people")["friends"][0]["handle"] is None
    assert child.me["handle"] is None
    child.send("PATCH", "/api/me/profile", {"about": "Badword"}, expect=403)
    assert "tournaments" not in child.me["offers"]


def test_only_friends_reach_a_child(club):
    child, ann, mallory = member(club, "Ben"), member(club, "Ann"), member(club, "Mallory")
    handle = child.me["handle"]
    mallory.post("/api/me/friends", {"handle": handle})
    friend = befriend(child, ann)
    asked = child.get("/api/me/people")["asking"][0]["id"]
    turn_on(child)
    assert (child.get("/api/me")["asks"], child.get("/api/me/people")["asking"]) == (0, [])
    child.post(f"/api/me/friends/{asked}", expect=403)
    child.post("/api/me/friends", {"handle": mallory.me["handle"]}, expect=403)
    member(club, "Cleo").post("/api/me/friends", {"handle": handle}, expect=404)
    seats = [{"kind": "me"}, {"kind": "friend", "friend": asked}]
    mallory.post("/api/tables", {"game": "rivero", "seats": seats}, expect=400)
    ann.post("/api/tables", {"game": "rivero", "seats": [{"kind": "me"}, {"kind": "friend", "friend": friend}]})
    bonds = club.place.store.bonds
    assert club.inside(bonds.is_kept_from(child.me["player"], mallory.me["player"]))
    assert not club.inside(bonds.is_kept_from(child.me["player"], ann.me["player"]))
    assert not club.inside(bonds.is_kept_from(ann.me["player"], mallory.me["player"]))
