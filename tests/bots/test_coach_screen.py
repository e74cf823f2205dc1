"""A page has only its screen record to think from: worlds that could be the true one are dealt from it as from any other."""

import pytest

from tests.tables import some_tables
from tidetable.bots.coach import Looker
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import load
from tidetable.core.trial import pieces_fault, play_trial
from tidetable.games import OURS

GAMES = [package.rpartition(".")[2] for package in OURS]
TABLES, MOMENTS = 6, 8


@pytest.mark.parametrize("game", GAMES)
def test_worlds_dealt_from_a_screen_record_are_possible_and_look_the_same(game):
    rules = load(game)
    for number, setting in some_tables(rules, TABLES):
        trial = play_trial(rules, setting, f"screen {number}")
        for moment in trial.some(MOMENTS)[:-1]:
            for viewer in [*range(setting.seats), SPECTATOR]:
                seen = rules.see(trial.states[moment], viewer).screen
                world = seen.possible(f"{number} {moment}")
                assert pieces_fault(rules, world) is None, (setting, moment, viewer)
                assert rules.see(world, viewer).screen == seen, (setting, moment, viewer)
                if seen.is_asked:
                    assert rules.legal_actions(world, viewer)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_from_a_screen_record_thinks_about_the_decision_that_is_asked(game):
    rules = load(game)
    looker = Looker(rules, 2, 24)
    trial = play_trial(rules, some_tables(rules, 1)[0][1], "screen")
    for moment in trial.some(MOMENTS)[:-1]:
        viewer = rules.waiting_seats(trial.states[moment])[0]
        seen = rules.see(trial.states[moment], viewer).screen
        found = looker.opinions(seen)
        assert {action for action, _, _ in found} <= set(seen.legal)
        assert sum(passes for _, _, passes in found) == 24
