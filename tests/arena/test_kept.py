"""The file of results: what fits is counted, what does not is refused, and a changed bot plays anew."""

import json
from dataclasses import replace

import pytest

from tidetable.arena.fixtures import Event, Fixture
from tidetable.arena.kept import read_results
from tidetable.arena.run import run
from tidetable.bots import levels
from tidetable.core.errors import TidetableError

GAME = "fish_n_stones"
FIXTURES = Event(GAME, ("careful", "random"), 4, 2).fixtures()


@pytest.fixture
def keep(tmp_path):
    path = tmp_path / "new folder" / "kept.jsonl"
    run(FIXTURES[:2], path)
    return path


def refused(path):
    """Run into a file, and give the line with which it is refused; nothing may change."""
    before = path.read_bytes()
    with pytest.raises(TidetableError) as fault:
        run(FIXTURES, path)
    assert path.read_bytes() == before
    assert str(path) in str(fault.value)
    assert "\n" not in str(fault.value)
    return str(fault.value)


# Changed bots


def test_a_changed_level_is_played_anew(monkeypatch):
    fixture = Fixture(GAME, ("gentle@4", "random"), "d")
    before, other = fixture.id, Fixture(GAME, ("easy", "random"), "d").id
    gentle, *rest = levels.TABLE[GAME]
    monkeypatch.setitem(levels.TABLE, GAME, (replace(gentle, passes=gentle.passes + 1), *rest))
    assert fixture.id != before
    assert Fixture(GAME, ("easy", "random"), "d").id == other, "only what changed"


def test_options_name_the_same_game_in_any_order():
    options = {"bait_rule": "anywhere", "own_cat": "hidden"}
    turned = dict(reversed(options.items()))
    assert Fixture(GAME, ("careful", "random"), "d", options).id == Fixture(GAME, ("careful", "random"), "d", turned).id


# Broken files


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"ranks": [7, 9]}, "ranks should be ranks"),
        ({"ranks": [1]}, "ranks should be 2 numbers, not 1"),
        ({"ranks": [True, 2]}, "Expected `int`, got `bool`"),
        ({"scores": "many"}, "Expected `array`, got `str` - at `$.scores`"),
        ({"lineup": ["careful"]}, "lineup should be 2 or 3 or 4 names of bots, not 1"),
        ({"lineup": ["random", "random"]}, "has the lineup careful, random, not random, random"),
        ({"game": "chess"}, "game should be one of"),
        ({"game": "rivero"}, "has the game fish_n_stones, not rivero"),
        ({"deal": "another"}, "has the deal"),
        ({"turns": None}, "Expected `int`, got `null` - at `$.turns`"),
        ({"turns": -1}, "`int` >= 0 - at `$.turns`"),
        ({"seconds": [float("nan"), 1]}, "this is not JSON"),
        ({"seconds": [-1, 1]}, "`float` >= 0.0 - at `$.seconds[0]`"),
        ({"id": "short"}, "[0-9a-f]{16}"),
        ({"id": 7}, "Expected `str`, got `int` - at `$.id`"),
        ({"paid": [0.5]}, "paid should be 2 numbers, not 1"),
        ({"paid": [0.5, 2]}, "`float` <= 1.0 - at `$.paid[1]`"),
        ({"more": 1}, "unknown field `more`"),
    ],
)
def test_a_row_that_no_game_left_is_refused(keep, change, words):
    first, second = keep.read_text().splitlines()
    keep.write_text(f"{json.dumps(json.loads(first) | change)}\n{second}\n")
    told = refused(keep)
    assert words in told
    assert "line 1:" in told


@pytest.mark.parametrize("line", ["hello", "[1, 2]", "7", "null", '{"id": "cut o', "{}", "[" * 9999])
def test_a_line_that_is_no_result_is_refused(keep, line):
    first, second = keep.read_text().splitlines()
    keep.write_text(f"{first}\n{line}\n{second}\n")
    assert "line 2:" in refused(keep)


@pytest.mark.parametrize(
    "notes", [b"Shopping: milk, bread", b"# notes\n\nmore", b'{\n  "name": 1\n}\n', b"\x89PNG\r\n\x1a\n\x00\xff"]
)
def test_a_file_of_another_kind_is_refused_and_left_alone(tmp_path, notes):
    path = tmp_path / "notes"
    path.write_bytes(notes)
    assert "line 1:" in refused(path)


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(TidetableError, match="needs the name of a file"):
        run(FIXTURES, tmp_path)


def test_a_place_that_cannot_be_written_is_refused_before_the_first_game(tmp_path):
    (tmp_path / "file").touch()
    told = []
    with pytest.raises(TidetableError, match="cannot be kept"):
        run(FIXTURES, tmp_path / "file" / "kept.jsonl", tell=lambda done, _of: told.append(done))
    assert told == []


# A line cut off


@pytest.mark.parametrize("cut", ["{", '{"id": "cut o', '{"id": "cut o\n', '{"id": "0123456789abcdef", "game": "fi'])
def test_a_last_line_cut_off_is_dropped_and_the_next_begins_anew(keep, cut):
    with keep.open("a") as file:
        file.write(cut)
    assert len(run(FIXTURES, keep)) == 4
    assert [json.loads(line)["id"] for line in keep.read_text().splitlines()] == [fixture.id for fixture in FIXTURES]


def test_a_last_line_that_lacks_only_its_end_is_kept(keep):
    keep.write_text(keep.read_text().rstrip("\n"))
    run(FIXTURES, keep)
    assert [result.id for result in read_results(keep)] == [fixture.id for fixture in FIXTURES]
