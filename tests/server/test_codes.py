"""Joining by a code: it leads to its table, however it is typed, until it is worth nothing; wrong ones run out."""

import pytest

from tests.server.harness import Here, Person, settings_for
from tidetable.server.settings import Limit, Limits
from tidetable.server.storage.codes import LETTERS, new_code, read_code


def test_a_code_is_read_however_it_was_typed():
    assert read_code(" cdf-347") == read_code("CDF 347") == "CDF347"
    assert [read_code(typed) for typed in ("", "CDF34", "CDF3477", "CDF34O", "ÇDF347")] == [None] * 5
    assert read_code(new_code()) is not None
    assert not set("01IOLSBAEU5") & set(LETTERS)  # what is easily taken for something else, and vowels


def test_a_code_leads_to_its_table_and_everybody_is_given_the_same(club):
    ann, ben = Person(club.url, "Ann"), Person(club.url, "Ben")
    table = ann.table()["table"]["id"]
    code = ann.post(f"/api/tables/{table}/code")
    assert ben.post(f"/api/tables/{table}/code") == code
    typed = code["code"].lower()
    assert ben.post("/api/join", {"code": f"{typed[:3]} {typed[3:]}"}) == {"table": table}
    drawn = ben.http.get(f"/api/join/{code['code']}/qr.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert b"<svg" in drawn.content
    assert ben.http.get("/api/join/nonsense/qr.svg").status_code == 404


def test_a_code_ends_with_its_evening_and_a_table_that_is_over_gives_none(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("fish_n_stones", ("random",))["table"]["id"]
        code = ann.post(f"/api/tables/{table}/code")
        honest = server.place.clock.now
        server.place.clock.__dict__["now"] = lambda: code["until"] - 60
        assert ann.post("/api/join", {"code": code["code"]}) == {"table": table}
        later = ann.post(f"/api/tables/{table}/code")  # one that is about to end is given to nobody new
        assert later["code"] != code["code"]
        server.place.clock.__dict__["now"] = lambda: code["until"] + 1
        refused = ann.http.post("/api/join", json={"code": code["code"]})
        assert (refused.status_code, refused.json()["why"]) == (404, ["refused-code", {}])
        assert ann.post("/api/join", {"code": later["code"]}) == {"table": table}
        server.place.clock.__dict__["now"] = honest
        ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
        assert ann.http.post(f"/api/tables/{table}/code").status_code == 409


@pytest.fixture
def strict(tmp_path):
    with Here(settings_for(tmp_path, limits=Limits(joins=Limit(3, 1 / 3600)))) as server:
        yield server


def test_wrong_codes_run_out_and_right_ones_do_not(strict):
    """A class behind one address joins as a whole; a machine that guesses is stopped, and learns nothing even of a right code."""
    ann = Person(strict.url, "Ann")
    table = ann.table()["table"]["id"]
    code = ann.post(f"/api/tables/{table}/code")["code"]
    for _ in range(8):
        assert ann.post("/api/join", {"code": code}) == {"table": table}
    wrong = next(one for one in iter(new_code, None) if one != code)
    assert [ann.http.post("/api/join", json={"code": wrong}).status_code for _ in range(4)] == [404, 404, 404, 429]
    refused = ann.http.post("/api/join", json={"code": code})
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 1


def test_an_unknown_field_or_no_code_is_refused_in_a_sentence(club):
    ann = Person(club.url, "Ann")
    assert ann.http.post("/api/join", json={"code": "CDF347", "seat": 1}).status_code == 400
    assert ann.http.post("/api/join", json={}).status_code == 400
    assert ann.http.post("/api/tables/nosuchtable/code").status_code == 404
