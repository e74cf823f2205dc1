"""The laws hold for every registered game, and the suite catches a game that breaks one."""

import pytest

from tests.toys.skiff import BROKEN, SKIFF
from tidetable.core.laws import check_laws, faults_of
from tidetable.core.trial import play_trial, settings
from tidetable.core.registry import game_ids, load

TRIALS = 25


def faults(game, games, seed="laws"):
    return [fault for _, found in check_laws(game, games, seed) for fault in found]


@pytest.mark.parametrize("name", game_ids())
def test_a_registered_game_keeps_the_laws(name):
    """Random games over its settings: seats, and each value of each option."""
    game = load(name)
    assert [str(fault) for fault in faults(game, min(len(settings(game)), TRIALS))] == []


@pytest.mark.long
@pytest.mark.parametrize("name", game_ids())
def test_a_registered_game_keeps_the_laws_in_a_long_campaign(name):
    assert [str(fault) for fault in faults(load(name), 1000, "campaign")] == []


def test_an_honest_toy_keeps_the_laws():
    assert [str(fault) for fault in faults(SKIFF, 40)] == []


@pytest.mark.parametrize("way", BROKEN)
def test_a_broken_game_is_caught(way):
    """One variant a way of breaking a law: the law it breaks is among those reported."""
    law, game = BROKEN[way]
    found = {fault.law for fault in faults(game, 30)}
    assert law in found, f"{way}: only {sorted(found)} were found broken"


def test_a_fault_says_how_to_see_it_again():
    law, game = BROKEN["law 3: a card falls under the table"]
    broken = [fault for fault in faults(game, 30) if fault.law == law]
    again = play_trial(game, broken[0].setting, broken[0].seed)
    assert str(broken[0]) in [str(fault) for fault in faults_of(again)]
