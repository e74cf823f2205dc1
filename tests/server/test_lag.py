"""How long somebody's line takes is measured on their socket, where their time is short, and goes with what they decide."""

from tests.server.harness import Here, Person, settings_for
from tidetable.table.clocks import MOST_LAG
from tidetable.table.events import Decided


def test_the_line_of_whoever_has_a_clock_is_measured(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",), clock={"kind": "bank", "seconds": 600})["table"]["id"]
        with ann.socket(table, eyes=0) as line:
            probe = line.until("probe")
            line.say(type="echo", t=probe["t"] + 1)  # of something that was not asked
            line.say(type="ping", t=1)
            line.until("pong")
            live = server.place.hub.tables[table]
            assert [reader.lags for reader in live.readers] == [[]]
            line.say(type="echo", t=probe["t"])
            line.say(type="ping", t=2)
            line.until("pong")
            assert len(next(iter(live.readers)).lags) == 1
            assert line.act(line.state["legal"][0]["action"])["type"] == "ack"
            line.until("probe")
        decided = [told.event for told in live.table.story if isinstance(told.event, Decided)]
        assert 0 < decided[0].lag <= MOST_LAG


def test_where_nobody_has_a_clock_nothing_is_measured(tmp_path):
    with Here(settings_for(tmp_path)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table, eyes=0).ready() as line:
            line.say(type="ping", t=1)
            line.until("pong")
            assert "probe" not in {message["type"] for message in line.heard}
