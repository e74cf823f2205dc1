"""What a page shows of a decision before the server has answered is what comes of it."""

from itertools import count

import pytest

from tests.wasm.page import PageCode
from tests.wasm.test_pictures import GAMES
from tidetable.core.chance import key_of
from tidetable.core.registry import load
from tidetable.core.trial import Setting, mixed, play_trial

DECISIONS = 30  # of a game, at most


def foreseeable(game):
    """Choose a table with mixed options at which nothing is to be remembered: at others the page waits for the server."""
    tables = (mixed(game, game.card.seats[-1], f"mixed {game.id} {number}") for number in count())
    return next(table for table in tables if game.is_shown_again(game.card.complete(table.options, table.seats)))


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    return PageCode(tmp_path_factory.mktemp("foresight"), "foresight")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_comes_true(page, name):
    """In every world that is possible for the seat it comes the same, so it does in the true one; facts, choices and events."""
    game = load(name)
    tables = [Setting(game.card.seats[0], {}), foreseeable(game)]
    trials = [play_trial(game, table, f"foreseen {number}") for number, table in enumerate(tables)]

    found = page.ask(game=name, trials=[
        {
            "seats": trial.setting.seats, "options": trial.setting.options, "key": key_of(trial.seed).tobytes().hex(),
            "moves": trial.moves[:DECISIONS],
        }
        for trial in trials
    ])  # fmt: skip

    for trial, decisions in zip(trials, found, strict=True):
        for number, told in enumerate(decisions):
            assert not told or told["foreseen"] == told["truth"], f"{trial.setting}, seed {trial.seed}, decision {number}"
        assert sum(1 for told in decisions if told) > len(decisions) / 3
