"""The picture that a page makes of a seen record, from the module and its description, is the one that Python makes."""

import json
from random import Random
from types import SimpleNamespace

import pytest
from typing import Any, cast

from tests.wasm.page import PageCode
from tidetable.core.chance import key_of
from tidetable.core.journal import new_journal
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import load
from tidetable.core.trial import mixed, play_trial, settings
from tidetable.games import OURS
from tidetable.table.pictures import choice
from tidetable.table.why import why_not

GAMES = [package.rpartition(".")[2] for package in OURS]
POSITIONS = 4  # of each game, its deal and its end among them
REFUSED, CLICKED = 12, 2  # actions that may not be legal, and things clicked, at each position


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    return PageCode(tmp_path_factory.mktemp("pictures"), "pictures")


def looks_at(trial, lot):
    """Choose positions, and what is asked there."""
    actions = range(trial.game.actions)
    return {
        number: {
            "refused": [lot.choice(actions) for _ in range(REFUSED)],
            "clicked": [trial.game.Decision.target(lot.choice(actions)) for _ in range(CLICKED)],
            "score": number == len(trial.moves),
        }
        for number in trial.some(POSITIONS)
    }


def given(trial, number, viewer, look):
    """Give what Python shows these eyes of a position, and tells them."""
    game, state = trial.game, trial.states[number]
    seen = game.see(state, viewer)
    asked = viewer >= 0 and seen.is_asked
    events = game.Event.read(journal_of(trial, number), viewer)
    told = [game.Event.message(event) for event in events]
    table = SimpleNamespace(match=True, waiting=[viewer] if asked else [], game=game, seen=lambda _: seen)
    return {
        "view": seen.view,
        "question": seen.question if asked else None,
        "legal": [choice(seen, action) for action in seen.legal] if asked else [],
        "events": events,
        "log": [message for message in told if message is not None],
        "refused": [seen.why_not(action) for action in look["refused"] if action not in seen.legal] if asked else [],
        "clicked": [why_not(cast("Any", table), viewer, target) for target in look["clicked"]] if asked else [],
    }


def journal_of(trial, number):
    journal = new_journal()
    if number == 0:
        trial.game.start(trial.setting.seats, trial.seed, trial.setting.options, journal)
    else:
        trial.game.carry_out(trial.states[number - 1].twin(), *trial.moves[number - 1], journal)
    return journal


def plain(value):
    """Give a value as JSON carries it: numpy's numbers and tuples are none."""
    return json.loads(json.dumps(value, default=lambda found: found.tolist()))


@pytest.mark.parametrize("name", GAMES)
def test_the_page_makes_every_picture_that_python_makes(page, name):
    game, lot = load(name), Random(name)
    tables = [*settings(game), *(mixed(game, seats, f"mixed {name}") for seats in game.card.seats)]
    trials = [play_trial(game, table, f"picture {number}") for number, table in enumerate(tables)]
    looks = [looks_at(trial, lot) for trial in trials]

    found = page.ask(game=name, trials=[
        {
            "seats": trial.setting.seats, "options": trial.setting.options, "key": key_of(trial.seed).tobytes().hex(),
            "moves": trial.moves, "looks": look,
        }
        for trial, look in zip(trials, looks, strict=True)
    ])  # fmt: skip

    refused = 0
    for trial, look, positions in zip(trials, looks, found, strict=True):
        for number, position in zip(look, positions, strict=True):
            where = f"{trial.setting}, seed {trial.seed}, decision {number}"
            assert position["waiting"] == game.waiting_seats(trial.states[number]), where
            for viewer, there in zip([*range(trial.setting.seats), SPECTATOR, ALL_SEEING], position["given"], strict=True):
                here = plain(given(trial, number, viewer, look[number]))
                assert there == here, f"{where}, viewer {viewer}"
                refused += len(here["refused"])
        outcome = game.standing(trial.last)
        assert positions[-1]["score"] == {
            "scores": list(outcome.scores), "ranks": list(outcome.ranks),
            "reason": {"id": outcome.reason.id, "section": outcome.reason.section},
        }  # fmt: skip
    assert refused > REFUSED
