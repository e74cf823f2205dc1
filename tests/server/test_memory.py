"""What memory has let go of is gone at once: garbage is searched for only now and then."""

import gc
import tracemalloc

from websockets.sync.client import connect

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


LINES = 20
HEADER = 6_000  # letters of a header that a browser or a proxy might send
SERVER = ("*/tidetable/*", "*/uvicorn/*", "*/websockets/http11.py", "*/websockets/datastructures.py")
LEAST = 13_000  # bytes a socket takes there anyway, roughly


def test_a_socket_that_is_open_does_not_keep_its_headers(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        table = Person(server.url, "Ann").table("rivero", ("here",))["table"]["id"]
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

        def another():
            line = connect(address, compression=None, max_size=None, additional_headers={"X-Long": "x" * HEADER})
            line.send('{"type":"hello","protocol":1}')
            while '"state"' not in line.recv(30):
                pass
            return line

        lines = [another()]  # what everybody shares is there
        tracemalloc.start()
        try:
            lines += [another() for _ in range(LINES)]
            wait_for(lambda: server.place.hub.tables[table].announcing is None)
            gc.collect()
            mine = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(True, name) for name in SERVER])
            kept = sum(trace.size for trace in mine.traces) / LINES
        finally:
            tracemalloc.stop()
            for line in lines:
                line.close()
        assert kept < LEAST + HEADER / 2, f"{kept:.0f} bytes a socket"


def known():
    """Name the tables that are somewhere in memory."""
    return {one.table.id for one in gc.get_objects() if type(one) is Live}
