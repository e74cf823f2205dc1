"""The laws hold for every registered game, and the suite catches a game that breaks one."""

import pytest

from tests.toys.skiff import BROKEN, SKIFF
from tidetable.core.laws import check_laws, faults_of, play_trial, settings
from tidetable.games import GAMES, load

TRIALS = 25


@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_keeps_the_laws(name):
    """Random games over its settings: seats, and each value of each option."""
    game = load(name)
    assert [str(fault) for fault in check_laws(game, min(len(settings(game)), TRIALS))] == []


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_registered_game_keeps_the_laws_in_a_long_campaign(name):
    assert [str(fault) for fault in check_laws(load(name), 1000, "campaign")] == []


def test_an_honest_toy_keeps_the_laws():
    assert [str(fault) for fault in check_laws(SKIFF, 40)] == []


@pytest.mark.parametrize("way", BROKEN)
def test_a_broken_game_is_caught(way):
    """One variant a way of breaking a law: the law it breaks is among those reported."""
    law, game = BROKEN[way]
    found = {fault.law for fault in check_laws(game, 30)}
    assert law in found, f"{way}: only {sorted(found)} were found broken"


def test_a_fault_says_how_to_see_it_again():
    law, game = BROKEN["law 3: a card falls under the table"]
    faults = [fault for fault in check_laws(game, 30) if fault.law == law]
    again = play_trial(game, faults[0].setting, faults[0].seed)
    assert str(faults[0]) in [str(fault) for fault in faults_of(again)]
