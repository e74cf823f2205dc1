"""Passkeys without a browser: challenges, counters, whose they are. With one: tests/web/test_passkeys.py."""

import pytest

from tests.server.harness import Person
from tests.server.members import PASSWORD, elsewhere, member
from tidetable.server.http.problems import Forbidden
from tidetable.server.people.sites import is_site, site_of
from tidetable.server.settings import Settings
from tidetable.server.storage.passkeys import MOST_PASSKEYS, Passkey, id_of


def key(person, text=b"key", **more):
    credential = text + person.me["player"].encode()
    return Passkey(id_of(credential), person.me["player"], credential, b"public", 0, "Phone", 1.0, **more)


def test_a_challenge_is_answered_once_in_time_and_where_it_was_given(club):
    kept = club.place.store.passkeys

    def take(challenge, session="login ann phone", now=5.0):
        return club.inside(kept.take(challenge, session, now))

    club.inside(kept.put(b"one", "login ann phone", 0.0, 10.0))
    assert not take(b"two")
    assert not take(b"one", "login ben phone")
    assert not take(b"one", "new ann phone")
    assert not take(b"one", now=11.0)
    assert take(b"one")
    assert not take(b"one")


def test_a_counter_goes_on_once(club):
    ann, kept = member(club, "Ann"), club.place.store.passkeys
    club.inside(kept.add(key(ann)))
    found = club.inside(kept.find(key(ann).credential))
    assert club.inside(kept.use(found, 3, 2.0))
    assert not club.inside(kept.use(found, 3, 2.0))  # somebody else was quicker with the same counter


def test_passkeys_are_their_owners_and_go_with_the_account(club):
    ann, ben, kept = member(club, "Ann"), member(club, "Ben"), club.place.store.passkeys
    club.inside(kept.add(key(ann)))
    with pytest.raises(Forbidden):
        club.inside(kept.add(key(ann)))
    path = f"/api/account/passkeys/{key(ann).id}"
    ben.send("DELETE", path, expect=404)
    ben.send("PATCH", path, {"name": "Mine"}, 404)
    assert ben.get("/api/account/passkeys")["passkeys"] == []
    phone = elsewhere(club, ann)
    assert phone.send("PATCH", path, {"name": "Blue"})["passkeys"][0]["name"] == "Blue"
    club.inside(kept.add(key(ann, b"other")))
    assert [one["name"] for one in ann.send("DELETE", path)["passkeys"]] == ["Phone"]
    for number in range(MOST_PASSKEYS - 1):
        club.inside(kept.add(key(ann, b"%d" % number)))
    with pytest.raises(Forbidden):
        club.inside(kept.add(key(ann, b"one more")))
    ann.post("/api/account/delete", {"password": PASSWORD})
    assert club.inside(kept.of(ann.me["player"])) == []


def test_passkeys_are_offered_where_the_server_has_a_name(club, tmp_path):
    named = Settings(data=tmp_path, public_url="https://club.example")
    assert site_of(named, "http://10.0.0.1:8000/") == ("club.example", "https://club.example")
    plain = Settings(data=tmp_path)
    assert site_of(plain, "http://localhost:8000/") == ("localhost", "http://localhost:8000")
    for settings, base in (
        (plain, "http://127.0.0.1:8000/"),
        (plain, "https://somebody.example/"),  # what a request says of itself
        (Settings(data=tmp_path, public_url="http://club.example"), "http://club.example/"),
        (Settings(data=tmp_path, public_url="https://192.0.2.7"), "https://192.0.2.7/"),
    ):
        assert not is_site(settings, base)
        with pytest.raises(Forbidden):
            site_of(settings, base)
    ann = Person(club.url, "Ann")
    assert "passkeys" not in ann.me["offers"]
    assert ann.post("/api/account/passkeys/ask", expect=403)["why"] == ["club-refused-passkeys", {}]
