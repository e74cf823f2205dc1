"""The club: where an account is logged in, what its page shows and to whom, and all that is somebody's in one archive."""

import io
import json
import zipfile

import pytest

from tests.server.harness import Here, Person, settings_for
from tests.server.members import PASSWORD, elsewhere, finished, member
from tidetable.server.http import profiles
from tidetable.server.people.luggage import digest
from tidetable.server.people.statistics import count


def test_an_account_sees_where_it_is_logged_in_and_logs_out_from_afar(club):
    ann = member(club)
    phone = elsewhere(club, ann)
    listed = ann.get("/api/account/devices")["devices"]
    assert sorted(device["here"] for device in listed) == [False, True]
    other = next(device["id"] for device in listed if not device["here"])
    table = ann.table(others=("here",))["table"]["id"]
    with phone.socket(table, eyes=0).ready() as line:
        ann.send("DELETE", f"/api/account/devices/{other}", expect=204)
        assert line.until("bye")["error"] == "not-you"
    assert phone.get("/api/me")["account"] is None
    assert [device["here"] for device in ann.get("/api/account/devices")["devices"]] == [True]
    ann.send("DELETE", f"/api/account/devices/{other}", expect=404)


def test_a_new_password_leaves_one_device_and_logging_out_none(club):
    ann = member(club)
    elsewhere(club, ann)
    ann.post("/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"}, expect=204)
    assert len(ann.get("/api/account/devices")["devices"]) == 1
    ann.post("/api/account/logout", expect=204)
    assert club.inside(club.place.devices.of(ann.me["player"])) == []


def test_every_account_has_a_page_of_its_own_and_its_login_is_told_to_nobody(club):
    ann, twin = member(club, "Ágnes"), member(club, "Ágnes")
    assert ann.me["handle"] != twin.me["handle"]
    assert ann.me["handle"].startswith("agnes")
    page = Person(club.url).http.get(f"/api/people/{ann.me['handle']}")
    assert page.json()["name"] == "Ágnes"
    assert ann.login not in page.text
    assert ann.me["player"] not in page.text


def test_a_page_says_what_its_owner_wants_and_an_address_belongs_to_one(club):
    ann, ben = member(club), member(club, "Ben")
    own = ann.send("PATCH", "/api/me/profile", {"about": " Plays  on Tuesdays\u202e ", "handle": f"{ann.me['handle']}-x"})
    assert own["about"] == "Plays on Tuesdays"
    ben.send("PATCH", "/api/me/profile", {"handle": own["handle"]}, expect=403)
    for odd in ("", "A", "-a-", "a b", "x" * 40, "a/b"):
        ben.send("PATCH", "/api/me/profile", {"handle": odd}, expect=400)
    assert ann.send("PATCH", "/api/me/profile", {"about": " "})["about"] is None


@pytest.mark.parametrize(("choice", "seen"), [("everyone", "gm"), ("members", "m"), ("nobody", "")])
def test_who_sees_what_is_the_owners_choice(club, choice, seen):
    ann, people = member(club), {"g": Person(club.url), "m": member(club, "Ben")}
    path = f"/api/people/{ann.me['handle']}"
    ann.send("PATCH", "/api/me/profile", {"sees_games": choice, "sees_online": choice, "sees_profile": "everyone"})
    for kind, person in people.items():
        page = person.get(path)
        assert (page["tables"] is not None, page["statistics"] is not None, page["online"] is not None) == (kind in seen,) * 3
    ann.send("PATCH", "/api/me/profile", {"sees_profile": choice})
    for kind, person in people.items():
        person.get(path, expect=200 if kind in seen else 404)
    assert ann.get(path)["you"]


def test_a_page_counts_matches_by_game_and_shows_others_only_public_tables(club):
    ann, ben = member(club), member(club, "Ben")
    tables = {public: finished(ann, ben, public=public) for public in (True, False)}
    against = ann.table(others=("random",))["table"]["id"]
    ann.post(f"/api/tables/{against}/commands", {"type": "resign", "id": "r", "seat": 0})
    own, seen = ann.get(f"/api/people/{ann.me['handle']}"), ben.get(f"/api/people/{ann.me['handle']}")
    assert own["statistics"] == seen["statistics"]
    (row,) = own["statistics"]["games"]
    assert (row["game"], row["seats"], row["tally"]["games"]) == ("fish_n_stones", 2, 3)
    assert row["tally"]["won"] + row["tally"]["shared"] + row["tally"]["lost"] == 3
    (bot,) = own["statistics"]["bots"]
    assert (bot["bot"], bot["tally"]["games"], bot["tally"]["lost"]) == ("random", 1, 1)
    assert {table["id"] for table in own["tables"]} == {*tables.values(), against}
    assert [table["id"] for table in seen["tables"]] == [tables[True]]


def archive_of(person):
    """Give somebody's archive, and its parts."""
    body = person.get("/api/me/export")
    held = zipfile.ZipFile(io.BytesIO(body))
    return body, {name: held.read(name) for name in held.namelist()}


def repacked(parts):
    """Put an archive together again."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as out:
        for name, part in parts.items():
            out.writestr(name, part)
    return made.getvalue()


def bring(person, body, expect=200):
    """Bring an archive along."""
    answer = person.http.post("/api/me/import", content=body, headers={"Content-Type": "application/zip"})
    assert answer.status_code == expect, answer.text
    return answer.json()


def test_matches_are_counted_once_until_another_is_over(club, monkeypatch):
    ann, ben = member(club), member(club, "Ben")
    finished(ann, ben, public=True)
    counted: list[tuple] = []
    monkeypatch.setattr(profiles, "count", lambda *about: counted.append(about) or count(*about))
    pages = [ben.get(f"/api/people/{ann.me['handle']}")["statistics"]["games"] for _ in range(3)]
    assert pages[0] == pages[2]
    assert len(counted) == 1
    finished(ann, ben, seed=2)
    assert ben.get(f"/api/people/{ann.me['handle']}")["statistics"]["games"][0]["tally"]["games"] == 2


def test_everything_goes_into_one_archive_and_into_another_tidetable(club, lone):
    ann, ben = member(club), Person(club.url, "Ben")
    table = finished(ann, ben)
    with ann.socket(table).ready() as line:
        line.say(type="chat", id="1", text="well played")
        line.until("chat")
    ann.post("/api/account/tokens", {"name": "Robby"})
    body, parts = archive_of(ann)
    told = json.loads(parts["account.json"])
    assert (told["name"], told["login"], told["chat"][0]["text"]) == ("Ann", ann.login, "well played")
    assert PASSWORD not in str(parts)
    (entry,) = told["matches"]
    assert (entry["table"], entry["seats"]) == (table, [0])
    assert json.loads(parts[entry["file"]]) == ann.get(f"/api/tables/{table}/record")

    there = member(lone, "Anna")
    assert bring(there, body) == {"matches": 1, "known": 0, "refused": []}
    assert bring(there, body) == {"matches": 0, "known": 1, "refused": []}
    (shown,) = there.get("/api/account/tables")["tables"]
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]
    assert there.get(f"/api/tables/{shown['id']}/verify")["ok"]
    assert there.get("/api/me")["name"] == "Anna"  # who one is stays as it is
    there.post("/api/account/delete", {"password": PASSWORD}, expect=204)
    assert not lone.inside(lone.place.store.exists(shown["id"]))


def test_a_guest_takes_everything_along_too_and_brings_nothing(club):
    guest = Person(club.url, "Guest")
    table = finished(guest, Person(club.url, "Ben"))
    body, parts = archive_of(guest)
    assert f"matches/{table}.json" in parts
    bring(guest, body, expect=403)


def test_an_archive_that_was_changed_is_refused(club):
    ann = member(club)
    finished(ann, Person(club.url, "Ben"))
    body, parts = archive_of(ann)
    (name,) = [name for name in parts if name.startswith("matches/")]
    told = json.loads(parts["account.json"])
    longer = {**parts, "account.json": parts["account.json"] + b" " * 9_000_000}
    for broken in (
        b"", b"PK\x03\x04nonsense", body[: len(body) // 2],
        repacked({**parts, name: parts[name].replace(b'"Ben"', b'"Bea"')}),
        repacked({key: part for key, part in parts.items() if key != name}),
        repacked({**parts, "account.json": json.dumps({**told, "format": "tidetable-backup"}).encode()}),
        repacked({**parts, "account.json": json.dumps({**told, "matches": 7}).encode()}),
        repacked(longer),
        repacked({**parts, **{f"matches/{number}.json": b"{}" for number in range(600)}}),
    ):  # fmt: skip
        bring(ann, broken, expect=400)
    assert bring(ann, body)["matches"] == 1


def test_a_match_whose_record_lies_is_left_out_and_the_others_come(club):
    ann, there = member(club), member(club, "Cleo")
    finished(ann, Person(club.url, "Ben"), seed=1)
    finished(ann, Person(club.url, "Ben"), seed=2)
    _, parts = archive_of(ann)
    told = json.loads(parts["account.json"])
    entry = told["matches"][0]
    lie = json.loads(parts[entry["file"]])
    lie["log"][0]["action"] = 10_000
    parts[entry["file"]] = json.dumps(lie).encode()
    entry["sha256"] = digest(parts[entry["file"]])
    parts["account.json"] = json.dumps(told).encode()
    assert bring(there, repacked(parts)) == {"matches": 1, "known": 0, "refused": [entry["table"]]}


def test_an_archive_has_a_size_and_a_pace(lone):
    ann = member(lone)
    assert ann.http.post("/api/me/import", content=b"x" * (17 * 1024 * 1024)).status_code == 413
    chunked = ann.http.post("/api/me/import", content=iter([b"PK"]))
    assert chunked.status_code == 413
    answers = [ann.http.get("/api/me/export").status_code for _ in range(6)]
    assert set(answers) <= {200, 429}
    assert answers[-1] == 429


def test_a_host_may_make_no_new_accounts(tmp_path):
    with Here(settings_for(tmp_path, accounts=False)) as server:
        ann = Person(server.url, "Ann")
        assert "accounts" not in ann.get("/api/me")["offers"]
        refused = ann.post("/api/account", {"login": "ann", "password": PASSWORD}, expect=403)
        assert refused["why"] == ["club-refused-accounts", {}]
