"""Records and fair deals: what is downloaded can be checked by anybody, and a record from elsewhere can be taken in."""

import json

import pytest

from tests.table.tables import SECRET, table_of
from tidetable.core.errors import BrokenRecord
from tidetable.core.match import Match
from tidetable.games import GAMES
from tidetable.table import commands as co
from tidetable.table.errors import NotNow
from tidetable.table.pictures import replayed
from tidetable.table.record import names_of_record, record_of, table_of_record, verify


def finished(game="fish_n_stones"):
    played = table_of(2, game)
    while not played.table.over:
        played.act()
    return played


def as_json(record):
    return json.loads(json.dumps(record))


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_verifies(game):
    record = as_json(record_of(finished(game).table, ["Ann", None]))
    report = verify(record)
    assert report.ok
    assert [check.check for check in report.checks] == ["commitment", "seed", "rules_version", "log", "result"]


def test_during_play_there_is_no_record():
    with pytest.raises(NotNow):
        record_of(table_of().table, [])


@pytest.mark.parametrize(
    ("change", "fails"),
    [
        (lambda r: r["table"].update(secret="0" * 64), {"commitment", "seed"}),
        (lambda r: r["table"].update(commitment="0" * 64), {"commitment"}),
        (lambda r: r["table"].update(salts=["more", ""]), {"seed"}),
        (lambda r: r.update(seed="7"), {"seed", "log", "result"}),
        (lambda r: r["log"].pop(), {"result"}),
        (lambda r: r["log"].insert(0, {"n": 1, "seat": 0, "action": 30}), {"log"}),
        (lambda r: r.update(result="seat 1 wins: 0 (2nd), 9 (1st); four_rounds, §6"), {"result"}),
        (lambda r: r.update(rules_version="0"), {"rules_version"}),
        (lambda r: r.update(game="chess"), {"rules_version"}),
    ],
)
def test_whatever_is_changed_is_found(change, fails):
    record = as_json(record_of(finished().table, ["Ann", "Ben"]))
    change(record)
    report = verify(record)
    assert not report.ok
    assert {check.check for check in report.checks if not check.ok} & fails


def test_a_record_holds_no_identities():
    text = json.dumps(record_of(finished().table, ["Ann", "Ben"]))
    assert '"ann"' not in text
    assert SECRET in text


def test_a_record_is_taken_in_and_looked_through():
    original = finished()
    record = as_json(record_of(original.table, ["Ann", "Ben"]))
    table, rows = table_of_record("t9", record, "host", 5.0)
    assert table.over
    assert len(rows) == table.n
    assert table.result is not None
    assert table.result.text == original.result.text
    assert replayed(table, 3, 0)["view"] == replayed(original.table, 3, 0)["view"]
    assert verify(as_json(record_of(table, []))).ok
    assert names_of_record(record, 2) == {0: "Ann", 1: "Ben"}


def test_a_match_from_elsewhere_with_undo_in_it_is_taken_in():
    match = Match.start("fish_n_stones", seats=2, seed=7)
    match.play(0, "cat left")
    match.undo(0)
    match.play(0, "cat right")
    table, _ = table_of_record("t9", as_json(match.to_json()), "host", 5.0)
    assert table.playing.state == match.state
    assert table.result is not None
    assert table.result.reason == "abandoned"


def test_a_resigned_match_verifies_with_its_open_result():
    played = table_of()
    played.play(3)
    played.do(co.Resign("r", 0))
    record = as_json(record_of(played.table, ["Ann", "Ben"]))
    assert record["result"] is None
    assert record["table"]["result"]["winners"] == [1]
    assert verify(record).ok


@pytest.mark.parametrize("data", [None, [], {}, {"seed": 7}, {"format": "tidetable-match"}])
def test_what_is_no_record_is_refused(data):
    with pytest.raises(BrokenRecord):
        verify(data)
