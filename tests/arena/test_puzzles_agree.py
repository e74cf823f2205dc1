"""Puzzles on which several long looks agree: the ladder, what is kept of it, and the command (docs/puzzles.md)."""

import json
import math
import time
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from tidetable.cli import tidetable
from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.puzzles import shipped
from tidetable.puzzles.agree import Answer, Climb, Rung, climb, dig, ladder, look, read_answers
from tidetable.puzzles.confirm import confirm
from tidetable.puzzles.puzzle import read_puzzles, write_puzzles

GAME = "fish_n_stones"
SOLVED = {"gentle": (1, 3), "careful": (0, 1), "sharp": (1, 3), "strong": (2, 3)}


def short(number):
    """Give a puzzle that is asked about quickly."""
    return replace(shipped(GAME)[number], passes=300)


def answer(puzzle, rung, agrees=True, seed="s"):  # noqa: FBT002 - a test's shorthand
    return Answer(puzzle.id, seed, rung.times, rung.chance, agrees, puzzle.best, 0.1, 0.01, SOLVED, rung.alone)


def test_the_short_looks_come_first_then_the_moves_alone():
    assert ladder(2, 10) == [Rung(1, 1), Rung(1, 2), Rung(2, 1, alone=True), Rung(10, 1), Rung(10, 2)]


def test_a_look_finds_the_move_again_and_says_who_solves_it():
    puzzle = short(0)
    first, second = look(puzzle, Rung(1, 1), "s"), look(puzzle, Rung(2, 1), "s")

    assert (first.agrees, first.best) == (True, puzzle.best)
    assert first.lead > 4 * first.error > 0
    assert sum(tries for _, tries in first.solved.values()) == 16
    assert second.solved == {}


def test_a_look_that_finds_another_move_does_not_agree():
    turned = replace(short(0), chances=short(0).chances[::-1])
    found = look(turned, Rung(1, 1), "s")

    assert not found.agrees
    assert found.best == short(0).best


def test_the_best_moves_are_looked_at_alone():
    puzzle, alone = short(0), Rung(2, 1, alone=True)
    turned = replace(puzzle, chances=(puzzle.chances[1], puzzle.chances[0], *puzzle.chances[2:]))

    found = look(puzzle, alone, "s")

    assert (found.agrees, found.best, found.rung) == (True, puzzle.best, alone)
    assert found.lead > 4 * found.error > 0
    assert not look(turned, alone, "s").agrees


def test_a_turn_that_can_be_begun_with_either_move_is_no_puzzle():
    """Das Riff: of two cards that are both taken, the one that a search takes first leads by six hundredths, and by none alone."""
    puzzle = read_puzzles(Path(__file__).with_name("either_order.jsonl"))[0]
    assert look(puzzle, Rung(1, 1), "s").agrees
    assert not look(puzzle, Rung(2, 1, alone=True), "s").agrees


def test_a_puzzle_climbs_until_a_look_disagrees(tmp_path):
    one, other = short(0), short(1)
    on = Climb(GAME, "s", ladder(1, 10), tmp_path / "looks")
    on.meet([one, other])
    for rung in on.rungs[:2]:
        on.note(answer(one, rung))
    on.note(answer(other, on.rungs[0], agrees=False))

    assert (on.next_rung(one.id), on.next_rung(other.id)) == (2, None)
    assert not on.kept()
    for rung in on.rungs[2:]:
        on.note(answer(one, rung))
    assert on.next_rung(one.id) is None
    assert on.stands(one.id)
    assert not on.stands(other.id)
    assert on.tally() == [(Rung(1, 1), 2, 1), (Rung(1, 2), 1, 1), (Rung(2, 1, alone=True), 1, 1), (Rung(10, 1), 1, 1)]
    again = Climb(GAME, "s", on.rungs, on.looks)
    assert again.answers == on.answers


def test_nothing_is_asked_when_time_is_up(tmp_path):
    on = Climb(GAME, "s", ladder(1, 10), tmp_path / "looks")
    on.meet([short(0)])
    climb(on, matches=3, jobs=1, until=time.monotonic() - 1)

    assert not on.answers
    assert not on.dug.exists()


def test_what_is_kept_of_another_seed_or_not_at_all_is_refused(tmp_path):
    looks = tmp_path / "looks"
    looks.write_text(json.dumps(answer(short(0), Rung(1, 1), seed="other").__dict__) + "\n")
    with pytest.raises(BadSetup, match="asked with another seed"):
        Climb(GAME, "s", ladder(1, 10), looks)
    looks.write_text("dear all\n")
    with pytest.raises(BrokenRecord, match="line 1: this is no look at a puzzle"):
        read_answers(looks)


def test_a_match_that_is_dug_tells_the_chances_of_the_last_look():
    vein = dig(GAME, "s", 0)
    assert len(vein.puzzles) == len(vein.solved) <= 4


def test_the_command_climbs_goes_on_and_writes_what_stands(tmp_path):
    few, looks, out = tmp_path / "few.jsonl", tmp_path / "a.looks", tmp_path / "kept.jsonl"
    write_puzzles(few, [short(number) for number in range(3)])
    wish = ["puzzles", GAME, "--from", str(few), "--agree", "1", "--times", "2", "--jobs", "2", "--seed", "s", "--json"]
    wish += ["--keep", str(looks), "--out", str(out)]

    told = json.loads(CliRunner().invoke(tidetable, wish).output)
    asked = looks.read_text()
    again = json.loads(CliRunner().invoke(tidetable, wish).output)

    assert (told["puzzles"], told["open"]) == (3, 0)
    assert told["rungs"][0] == {"times": 1, "chance": 1, "alone": False, "asked": 3, "agreed": told["rungs"][0]["agreed"]}
    assert len(read_puzzles(out)) == told["kept"]
    assert again == told
    assert looks.read_text() == asked  # nothing was asked twice


def test_a_confirming_search_stops_when_time_is_up():
    late = confirm(shipped(GAME)[:3], until=time.monotonic() - 1)
    assert (late.asked, late.doubtful) == (0, ())
    assert confirm([short(0)], until=math.inf).asked == 1
