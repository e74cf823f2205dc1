"""What a game offers for speed is what its rules do: an action and all that follows it, step by step."""

import pytest

from tidetable.core.journal import NO_JOURNAL
from tidetable.core.laws import Setting, play_trial
from tidetable.games import GAMES, load

STEPPED = [name for name in GAMES if load(name).forced is not None]


def step_by_step(game, state, seat, action):
    game.act(state, seat, action, NO_JOURNAL)
    follows = game.forced(state, NO_JOURNAL)
    steps = 0
    while follows >= 0:
        assert state.waiting != 0
        game.act(state, game.waiting_seats(state)[0], follows, NO_JOURNAL)
        follows = game.forced(state, NO_JOURNAL)
        steps += 1
    return steps


def test_some_game_offers_steps():
    assert "das_riff" in STEPPED


@pytest.mark.parametrize("name", STEPPED)
def test_an_action_and_what_follows_it_make_the_whole_decision(name):
    game, followed = load(name), 0
    for seed in ("one", "two", "three"):
        trial = play_trial(game, Setting(2, {}), seed)
        for i, (seat, action) in enumerate(trial.moves):
            state = game.State.from_bytes(trial.states[i].to_bytes())
            followed += step_by_step(game, state, seat, action)
            assert state == trial.states[i + 1]
    assert followed > 100  # turns that ended by themselves
