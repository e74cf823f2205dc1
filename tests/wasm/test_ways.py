"""Law 1's fourth column: the modules that come with the project, run by wasmtime, give the bytes of the compiled rules."""

from pathlib import Path
from typing import Any

import pytest

from tests.tables import some_tables
from tidetable.core.errors import BadSetup
from tidetable.core.golden import read_golden, replay_golden
from tidetable.core.laws import faults_of, same_in, steps_equal
from tidetable.core.match import Match
from tidetable.core.registry import load
from tidetable.core.trial import play_trial, settings
from tidetable.core.undo import reveals
from tidetable.games import OURS
from tidetable.wasm.ways import INTERPRETED, WASM, in_way

GOLDEN = Path(__file__).parents[1] / "data/golden"
A_FEW = 3
TABLES, EVERY = 3, 1000
GAMES = [package.rpartition(".")[2] for package in OURS]


@pytest.fixture(params=GAMES, scope="module")
def name(request):
    return request.param


@pytest.mark.parametrize("most", [TABLES, pytest.param(EVERY, marks=pytest.mark.long)])
def test_every_setting_gives_the_same_bytes(name, most):
    game = load(name)
    built = in_way(game, WASM)
    trials = [play_trial(game, setting, f"ways {number}") for number, setting in some_tables(game, most)]
    assert [f"{trial.setting}: {fault}" for trial in trials for fault in steps_equal(trial, WASM, built)] == []


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.long)])
def test_golden_games_are_equal(name, every):
    game = in_way(load(name), WASM)
    for number, data in list(enumerate(read_golden(GOLDEN / f"{name}.jsonl"), 1))[::every]:
        assert replay_golden(game, number, data) is None


def test_a_few_golden_games_are_equal_interpreted(name):
    game = in_way(load(name), INTERPRETED)
    for number, data in zip(range(1, A_FEW + 1), read_golden(GOLDEN / f"{name}.jsonl"), strict=False):
        assert replay_golden(game, number, data) is None


def test_what_is_said_and_chosen_is_the_same(name):
    """Questions, previews, refusals, the players that need no search, and worlds that could be true."""
    game = load(name)
    built = in_way(game, WASM)
    trial = play_trial(game, settings(game)[-1], "said")
    for number in trial.some(8):
        for seat in range(trial.setting.seats):
            assert told(game, trial.states[number], seat) == told(built, trial.states[number], seat)
    assert built.outcome(trial.last) == game.outcome(trial.last)


def test_what_a_decision_reveals_is_the_same(name):
    game = load(name)
    built = in_way(game, WASM)
    trial = play_trial(game, settings(game)[-1], "revealed")
    steps = list(zip(trial.states, trial.states[1:], trial.moves, strict=False))[:60]
    found = [reveals(built, before, after, *move) for before, after, move in steps]
    assert found == [reveals(game, before, after, *move) for before, after, move in steps]
    assert set(found) == {True, False}


def told(game, state, seat):
    seen = game.see(state, seat)
    refused = [seen.why_not(action) for action in range(game.actions) if seen.is_asked and action not in seen.legal]
    chosen = game.default(seen.record, seat, seen.choices.copy()) if seen.is_asked else None
    return seen.question, [seen.preview(action) for action in seen.legal], refused, chosen, seen.possible("said").to_bytes()


def test_a_match_is_played_on_a_built_game():
    match = Match.start(in_way(load("fish_n_stones"), WASM), seats=3, seed=1)
    other = Match.start("fish_n_stones", seats=3, seed=1)
    while match.waiting:
        action = match.legal()[0]
        match.play(action)
        other.play(action)
    assert match.state == other.state
    assert str(match.outcome) == str(other.outcome)


def test_a_difference_is_told():
    """The module of a game that deals otherwise is caught by the law, with the place."""
    game = load("fish_n_stones")
    wrong = in_way(game, WASM)
    fast: Any = wrong.fast
    honest = fast.begin

    def begin(state, choices, journal):
        asked = honest(state, choices, journal)
        state.turns += 1
        return asked

    fast.begin = begin
    faults = faults_of(play_trial(game, settings(game)[0], "wrong"), (same_in(WASM, wrong),))
    assert "decision 0 leaves differs: turns" in str(faults[0])


def test_a_game_that_is_not_built_says_how(tmp_path):
    with pytest.raises(BadSetup, match="tidetable build fish_n_stones"):
        in_way(load("fish_n_stones"), WASM, tmp_path)


def test_an_unknown_way_is_refused():
    with pytest.raises(BadSetup, match="interpreted, cpu, wasm"):
        in_way(load("fish_n_stones"), "steam")
