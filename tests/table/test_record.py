"""Records and fair deals: what is downloaded can be checked by anybody, and a record from elsewhere can be taken in."""

import json

import pytest

from tests.table.tables import SECRET, table_of
from tidetable.core.errors import BrokenRecord
from tidetable.core.game import Game
from tidetable.core.match import Match
from tidetable.core.registry import game_ids
from tidetable.table import commands as co
from tidetable.table.errors import NotNow
from tidetable.table.imports import check_cost, kept_of, names_of_record, table_of_record
from tidetable.table.pictures import STORY_AT_ONCE, picture, replayed
from tidetable.table.record import record_of, verify


def finished(game="fish_n_stones"):
    played = table_of(2, game)
    while not played.table.over:
        played.act()
    return played


def as_json(record):
    return json.loads(json.dumps(record))


@pytest.mark.parametrize("game", game_ids())
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
    table = table_of_record("t9", record, "host", 5.0)
    assert table.over
    assert len(table.story) == table.n
    assert table.result is not None
    assert table.result.text == original.result.text
    assert replayed(table, 3, 0)["view"] == replayed(original.table, 3, 0)["view"]
    assert verify(as_json(record_of(table, []))).ok
    assert names_of_record(record, 2) == {0: "Ann", 1: "Ben"}


def test_a_match_from_elsewhere_with_undo_in_it_is_taken_in():
    match = Match.start("fish_n_stones", seats=2, seed=7)
    match.play("cat left", 0)
    match.undo(0)
    match.play("cat right", 0)
    table = table_of_record("t9", as_json(match.to_json()), "host", 5.0)
    assert table.playing.state == match.state
    assert table.result is not None
    assert table.result.reason == "abandoned"


def test_what_is_kept_of_a_record_gives_the_same_table_and_nothing_else_of_it():
    record = as_json(record_of(finished().table, ["Ann", "Ben"])) | {"spam": "x" * 1000}
    kept = kept_of(record)
    assert "spam" not in kept
    assert set(kept["log"][0]) == {"seat", "action"}
    one, two = (table_of_record("t9", data, "host", 5.0) for data in (record, kept))
    assert (one.n, one.playing.state, one.playing.log) == (two.n, two.playing.state, two.playing.log)
    assert verify(as_json(record_of(two, []))).ok


def test_the_story_of_a_record_is_told_as_it_was():
    """Whatever a picture tells of it is the same as at the table where it was played."""
    original = finished().table
    table = table_of_record("t9", as_json(record_of(original, [])), "host", 5.0)
    told = [[entry["log"] for entry in picture(one, 0, 5.0)["entries"] if entry["kind"] == "decided"] for one in (original, table)]
    assert told[0] == told[1]
    assert any(told[0])


def test_no_more_of_a_record_is_gone_through_entry_by_entry_than_is_told(monkeypatch):
    """A long record costs the compiled loop, and a journal for each of the last entries only."""
    match = Match.start("fish_n_stones", seats=2, seed=7)
    entries = [{"seat": 0, "action": 0}, {"undo": 0}] * 900
    asked = []
    decide = Game.decide
    monkeypatch.setattr(Game, "decide", lambda game, *rest: asked.append(1) or decide(game, *rest))
    table = table_of_record("t9", match.to_json() | {"log": entries}, "host", 5.0)
    assert len(table.story) == table.n == len(entries) + 3
    assert len(asked) <= STORY_AT_ONCE


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"log": [{"seat": 0, "action": 0}] * 10_001}, "too long"),
        ({"log": [{"seat": 0, "action": 0}, {"undo": 0}] * 4_900 + [{"undo": 0}] * 200 + [{"undo": 0}]}, "too long"),
        ({"log": [{"seat": 0, "action": 0}] * 3_000 + [{"undo": 2_999}, {"seat": 0, "action": 0}] * 200}, "takes back too much"),
        ({"log": [{"undo": 3_000}, {"undo": -(10**9)}] * 4_000}, "takes back too much"),
        ({"log": [{"undo": 0}] * 6_001}, "takes back too much"),
        ({"seed": "x" * 1_001}, "seed"),
    ],
)
def test_what_a_record_costs_is_known_before_anything_is_dealt(change, says):
    with pytest.raises(BrokenRecord, match=says):
        check_cost(Match.start("fish_n_stones", seats=2, seed=7).to_json() | change)


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
