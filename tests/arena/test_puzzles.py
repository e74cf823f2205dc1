"""The puzzles that are shipped, and how they are made (docs/puzzles.md)."""

import gzip
import json
from dataclasses import replace

import pytest
from click.testing import CliRunner

from tests.test_words import messages
from tidetable.cli import tidetable
from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.core.game import game_of
from tidetable.core.registry import game_ids
from tidetable.core.words import FOLDER
from tidetable.puzzles import Puzzle, shipped
from tidetable.puzzles.last import LONGER, LastLook
from tidetable.puzzles.make import chosen, make
from tidetable.puzzles.mine import Miner, Tally, Vein
from tidetable.puzzles.puzzle import place_of
from tidetable.puzzles.rating import Tried, rated
from tidetable.puzzles.themes import KINDS, THEMES

GAMES = game_ids()
ENOUGH = 200
SMALL = 150_000  # bytes a game may cost whoever loads its puzzles


def a_puzzle(number=0, theme="fishing", **changed):
    puzzle = shipped("fish_n_stones")[number]
    return Puzzle(**(puzzle.__dict__ | {"themes": ("opening", theme)} | changed))


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_asks_its_seat_and_knows_every_move(game):
    loaded = game_of(game)
    for puzzle in shipped(game):
        seen = puzzle.seen()
        told = [one.action for one in puzzle.chances]
        assert seen.is_asked, puzzle.id
        assert sorted(told) == sorted(loaded.Decision.text(action) for action in seen.legal), puzzle.id
        assert all(0 <= one.chance <= 1 and 0 < one.error < 0.2 for one in puzzle.chances), puzzle.id
        assert [one.chance for one in puzzle.chances] == sorted((one.chance for one in puzzle.chances), reverse=True), puzzle.id
        assert puzzle.right == (puzzle.best,), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_in_a_puzzle(game):
    """Whatever the truth may be behind what is seen, the puzzle is the same: deal it again, and look."""
    for puzzle in shipped(game):
        seen = puzzle.seen()
        again = seen.game.see(seen.possible(f"another world {puzzle.id}"), puzzle.seat).screen
        assert again.view == seen.view, puzzle.id
        assert again.legal == seen.legal, puzzle.id
        assert "chance=" not in puzzle.position, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_the_line_of_a_puzzle_can_be_played_in_its_world(game):
    loaded = game_of(game)
    for puzzle in shipped(game):
        state = puzzle.world_state()
        assert puzzle.line[0] == (puzzle.seat, puzzle.best)
        for seat, action in puzzle.line:
            loaded.decide(state, seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_them_and_no_two_alike(game):
    puzzles = shipped(game)
    packed = gzip.compress(place_of(game).read_bytes())

    assert len(puzzles) >= ENOUGH
    assert len({one.id for one in puzzles}) == len(puzzles)
    assert len({theme for one in puzzles for theme in one.themes if theme in THEMES}) >= len(THEMES) - 3
    assert max(one.rating for one in puzzles) - min(one.rating for one in puzzles) > 500
    assert len(packed) < SMALL


def test_every_theme_has_a_name():
    """In English; that the other languages have the same names is tests/test_words.py."""
    known = messages(FOLDER / "en" / "puzzles.ftl").keys()
    for game in game_ids():
        kinds = {theme for one in shipped(game) for theme in one.themes} - set(THEMES)
        assert kinds <= KINDS[game].keys()
        assert {f"puzzle-{game.replace('_', '-')}-{kind}" for kind in KINDS[game]} <= known
    assert {f"puzzle-theme-{theme}" for theme in THEMES} <= known


def test_the_same_seed_digs_the_same_and_a_stopped_run_goes_on(tmp_path):
    game = game_of("fish_n_stones")
    first = make(game, 2, tmp_path / "one", seed=3, passes=60)
    lines = (tmp_path / "one").read_text().splitlines(keepends=True)
    (tmp_path / "other").write_text("".join(lines[:1]) + lines[0][:40])  # stopped as it wrote the second line
    again = make(game, 2, tmp_path / "other", seed=3, passes=60)

    assert again == first
    assert (tmp_path / "other").read_text() == (tmp_path / "one").read_text()
    assert first.tally.candidates >= first.tally.confirmed >= 2
    with pytest.raises(BadSetup, match="another game, seed or number of passes"):
        make(game, 2, tmp_path / "one", seed=4, passes=60)


def test_a_mixed_set_is_chosen_and_none_twice():
    plain, hard = {"careful": (1, 1), "sharp": (3, 3), "strong": (3, 3)}, {"careful": (0, 1), "sharp": (1, 3), "strong": (2, 3)}
    vein = Vein(0, [*map(a_puzzle, (0, 0, 1, 2, 4)), a_puzzle(3, "bait")], [hard] * 6, Tally())

    ids = [one.puzzle.id for one in chosen([vein], 4)]

    assert ids == [a_puzzle(number).id for number in (0, 1, 2, 3)]  # not twice, and not too many solved by fishing
    assert len(chosen([Vein(0, [a_puzzle(0), a_puzzle(1, "bait")], [plain] * 2, Tally())], 2)) == 1


def test_what_a_last_look_does_not_find_again_is_left_out():
    vein = Vein(0, [a_puzzle(0), a_puzzle(1)], [{"careful": (0, 1), "sharp": (1, 3), "strong": (2, 3)}] * 2, Tally())
    found = chosen([vein], 2, lambda puzzle: None if puzzle.id == a_puzzle(0).id else puzzle)
    assert [one.puzzle.id for one in found] == [a_puzzle(1).id]


def test_a_last_look_tells_its_own_chances_or_drops_the_puzzle(monkeypatch):
    puzzle = shipped("fish_n_stones")[0]
    turned = replace(puzzle, chances=puzzle.chances[::-1])
    miner = Miner(game_of("fish_n_stones"), 0, 300)
    assert LastLook(miner)(turned) == turned  # where the long search sees enough, nobody looks again

    monkeypatch.setitem(LONGER, "fish_n_stones", 2)
    told = LastLook(miner)(puzzle)
    assert told
    assert (told.best, told.passes) == (puzzle.best, 6000)
    assert LastLook(miner)(turned) is None


def test_what_fewer_solve_is_rated_higher():
    easy = {"gentle": (3, 3), "careful": (1, 1), "strong": (3, 3)}
    hard = {"gentle": (0, 3), "careful": (0, 1), "strong": (1, 3)}

    low, high = rated([Tried(a_puzzle(1), hard), Tried(a_puzzle(0), easy)])

    assert (low.id, high.id) == (a_puzzle(0).id, a_puzzle(1).id)
    assert low.rating + 300 < high.rating


def test_a_choice_that_others_make_at_the_same_time_is_no_puzzle():
    miner = Miner(game_of("fish_n_stones"), 0)
    match = miner.game.start(2, "7")

    assert not miner.asks_something(miner.game.see(match, 0))  # the cat is placed face down


def test_the_command_tells_puzzles_as_data():
    told = json.loads(CliRunner().invoke(tidetable, ["puzzles", "fish_n_stones", "--json"]).output)
    one = told[0]

    assert len(told) == len(shipped("fish_n_stones"))
    assert {"position", "seat", "best", "chances", "theme"} <= one.keys()
    assert Puzzle.from_json(one) == shipped("fish_n_stones")[0]
    shown = CliRunner().invoke(tidetable, ["puzzles", "fish_n_stones", "--show", one["id"]]).output
    assert one["best"] in shown


def test_the_long_search_is_asked_again_by_a_command():
    again = json.loads(CliRunner().invoke(tidetable, ["puzzles", "fish_n_stones", "--confirm", "3", "--json"]).output)

    assert again["asked"] == 3
    assert again["share"] == 1 - len(again["doubtful"]) / 3


def test_a_broken_puzzle_is_refused():
    with pytest.raises(BrokenRecord, match="cannot be read"):
        Puzzle.from_json({"game": "rivero"})


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        (["puzzles", "rivero", "--theme", "nonsense"], "no puzzle of Rivero has the theme 'nonsense'; there are ahead, "),
        (["puzzles", "rivero", "--show", "nope"], "there is no puzzle nope"),
        (["puzzles", "rivero", "--from", "{letter}"], "letter, line 1: this is no puzzle"),
        (["puzzles", "rivero", "--from", str(place_of("fish_n_stones"))], "there are no puzzles of Rivero here"),
        (["puzzles", "rivero", "--make", "9", "--out", "{letter}/kept.jsonl"], "puzzles cannot be written to"),
        (["puzzles", "rivero", "--agree", "1", "--keep", "{letter}/a.looks"], "what is found on the way cannot be written to"),
        (["daily", "--date", ""], "a day is written like"),
        (["daily", "--date", "2026-02-30"], "a day is written like"),
    ],
)
def test_odd_wishes_are_answered_in_a_sentence(tmp_path, wish, answer):
    (tmp_path / "letter").write_text("dear all\n")
    asked = [one.format(letter=tmp_path / "letter") for one in wish]

    assert answer in str(CliRunner().invoke(tidetable, asked).exception)


def test_one_puzzle_is_told_as_data_too():
    one = shipped("rivero")[0]

    assert json.loads(CliRunner().invoke(tidetable, ["puzzles", "rivero", "--show", one.id, "--json"]).output) == one.to_json()
