"""What memory has let go of is gone at once: garbage is searched for only now and then."""

import gc

from tests.server.harness import Here, Person, settings_for, wait_for
from tidetable.server.live import hub as hubs
from tidetable.server.live.table import Live


def test_a_table_that_memory_lets_go_of_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(hubs, "IDLE", 0.1)
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        gc.collect()
        gc.disable()
        try:
            table = ann.table("fish_n_stones", ("here",))["table"]["id"]
            for seat in (0, 1):  # one that says goodbye, and one whose line is cut
                line = ann.socket(table, eyes=seat).ready()
                line.act(line.state["legal"][0]["action"])
                line.close() if seat else line.socket.socket.close()
            ann.http.post(f"/api/tables/{table}/commands", json={"type": "act", "id": "x", "seat": 0, "n": 99, "action": 0})
            wait_for(lambda: table not in server.place.hub.tables, "nobody reads it, and it stays")
            wait_for(lambda: table not in known(), "it is held by what is garbage", 10)
        finally:
            gc.enable()


def known():
    """Name the tables that are somewhere in memory."""
    return {one.table.id for one in gc.get_objects() if type(one) is Live}
