"""Snapshots: a table opened from one is the table; one that does not fit is worth nothing."""

import msgspec
import pytest

from tests.table.evening import facts, told
from tests.table.tables import table_of
from tidetable.core.registry import game_ids
from tidetable.table import snapshot
from tidetable.table.entering import follow, replay
from tidetable.table.snapshot import Snapshot


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("since", [0, 7])
def test_a_table_opened_from_a_snapshot_is_the_table(game, since):
    play = table_of(2, game)
    play.play(12)
    made, n = snapshot.read(snapshot.take(play.table)), play.table.n
    play.play(since)
    assert made is not None
    table = snapshot.reopen("t1", made, play.rows[n - 1])
    assert table is not None
    follow(table, play.rows[n:])
    whole = replay("t1", play.rows)
    assert facts(table) == facts(whole)
    assert told(table, 0) == told(whole, 0)
    assert table.playing.state_at(5) == whole.playing.state_at(5)
    play.table = table
    play.play(5)  # and it can be played on


def test_a_table_before_its_deal_can_be_written_down():
    play = table_of(2, open_seats=1)
    made = snapshot.read(snapshot.take(play.table))
    assert made is not None
    table = snapshot.reopen("t1", made, play.rows[-1])
    assert table is not None
    assert facts(table) == facts(play.table)


def test_a_snapshot_that_does_not_fit_is_worth_nothing(monkeypatch):
    play = table_of(2, "rivero")
    play.play(5)
    body = snapshot.take(play.table)
    made, last = snapshot.read(body), play.rows[-1]
    assert made is not None
    assert made.match is not None
    broken = bytes(len(made.match.state))
    unfit: list[Snapshot] = [
        msgspec.structs.replace(made, layout="another"),
        msgspec.structs.replace(made, match=msgspec.structs.replace(made.match, state=broken)),
        msgspec.structs.replace(made, match=msgspec.structs.replace(made.match, state=broken[1:])),
        msgspec.structs.replace(made, n=made.n - 1),
    ]
    assert [snapshot.reopen("t1", other, last) for other in unfit] == [None] * len(unfit)
    assert snapshot.reopen("t1", made, play.rows[-2]) is None
    assert snapshot.read(body[:-9]) is None
    assert snapshot.read(b"no snapshot") is None
    monkeypatch.setattr(snapshot, "FORMAT", snapshot.FORMAT + 1)
    assert snapshot.read(body) is None
