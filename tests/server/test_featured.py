"""The table of the front page: public, played by people just now, and nothing of it that a table keeps back."""

from tests.server.harness import Here, Person, settings_for


def test_a_public_table_that_people_play_now_is_named(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        ann, cleo = Person(server.url, "Ann"), Person(server.url, "Cleo")
        assert cleo.get("/api/featured") == {"table": None}
        ann.table(others=("here",))  # not listed
        ann.table(public=True)  # not begun
        ann.table(others=("here",), public=True, watching={"delay": "end"})  # nothing to see
        assert cleo.get("/api/featured") == {"table": None}
        late = ann.table(others=("here",), public=True, watching={"delay": "time", "seconds": 60})["table"]["id"]
        shown = cleo.get("/api/featured")["table"]
        assert (shown["id"], shown["waiting"], shown["n"]) == (late, [], 0)
        assert ann.get("/api/featured")["table"]["waiting"]  # who sits there sees it as it is
