"""The built modules in a real Chromium give, after every decision, the bytes that the compiled rules give here."""

import base64
import json
from pathlib import Path

import numpy as np
import pytest

from tests.tables import some_tables
from tidetable.core.chance import fast_random, key_of
from tidetable.core.journal import EVENT_SIZE, NO_JOURNAL, new_journal
from tidetable.core.legal import no_actions
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import load
from tidetable.core.trial import play_trial
from tidetable.games import OURS
from tidetable.wasm.module import MODULES

PLAY = (Path(__file__).parent / "play.js").read_text("utf-8").split("\n", 1)[1]
MANY = 300
TABLES, EVERY = 5, 1000
GAMES = [package.rpartition(".")[2] for package in OURS]


@pytest.fixture(scope="module")
def page(browser):
    opened = browser.new_page()
    yield opened
    opened.close()


def text(data):
    return base64.b64encode(data).decode()


def run(page, game, trials):
    wasm, description = (MODULES / f"{game}.wasm").read_bytes(), json.loads((MODULES / f"{game}.json").read_bytes())
    return page.evaluate(PLAY, {"wasm": text(wasm), "description": description, "trials": trials})


def template_of(trial):
    state = trial.game.blank(trial.setting.seats, trial.setting.options)
    state.chance_key[:] = key_of(trial.seed)
    return state


def bytes_of(trial):
    """Carry a trial out here, and keep what the page keeps."""
    game, kept, state = trial.game, [], template_of(trial)
    for move in [None, *trial.moves]:
        choices, journal = no_actions(game.actions), new_journal()
        arguments = (choices, journal)
        asked = game.fast.carry_out(state, *move, *arguments) if move else game.fast.begin(state, *arguments)
        kept += [bytes([asked + 1]), state.to_bytes(), choices.tobytes(), journal[: 1 + journal[0] * EVENT_SIZE].tobytes()]
        for viewer in range(SPECTATOR, trial.setting.seats):
            seen = game.see(state, viewer)
            kept += [seen.record.to_bytes(), seen.facts.to_bytes(), seen.choices.tobytes()]
    return b"".join(kept)


@pytest.mark.parametrize("most", [TABLES, pytest.param(EVERY, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", GAMES)
def test_every_byte_of_a_game_in_every_setting_is_the_same_in_chromium(page, name, most):
    game = load(name)
    trials = [play_trial(game, setting, f"chromium {number}") for number, setting in some_tables(game, most)]

    told = run(page, name, [
        {"template": text(template_of(trial).to_bytes()), "moves": trial.moves, "seats": trial.setting.seats} for trial in trials
    ])  # fmt: skip

    for trial, found in zip(trials, told, strict=True):
        assert base64.b64decode(found) == bytes_of(trial), f"{trial.setting}, seed {trial.seed}"


@pytest.mark.parametrize("name", GAMES)
def test_random_games_end_alike_in_chromium(page, name):
    game, random = load(name), fast_random(f"chromium {name}")[0]
    states, template = game.State.batch(1), game.State.batch(1)
    template[0] = game.blank(min(game.card.seats))

    found = run(page, name, [{"template": text(template.tobytes()), "random": text(random.tobytes()), "games": MANY}])[0]

    assert found["decisions"] == game.fast.random_games(states, template, no_actions(game.actions), random, NO_JOURNAL, MANY)
    assert base64.b64decode(found["state"]) == states.view(np.ndarray).tobytes()
