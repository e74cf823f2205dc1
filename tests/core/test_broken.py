"""The suite of laws catches a game that breaks one: a variant of a toy for every way of breaking them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toys.skiff import BROKEN
from tidetable.core.laws import check_laws, faults_of
from tidetable.core.trial import play_trial

MANY = 5
UNDEFINED = [way for way in BROKEN if way.startswith(("law 1", "law 2"))]  # what they do depends on the way they are run


def faults(game):
    return [fault for _, found in check_laws(game, MANY) for fault in found]


def check_caught(way):
    """Among the laws reported is the one that this variant breaks."""
    law, game = BROKEN[way]
    found = {fault.law for fault in faults(game)}
    assert law in found, f"{way}: only {sorted(found)} were found broken"


@pytest.mark.long
@pytest.mark.parametrize("way", BROKEN)
def test_a_broken_game_is_caught(way):
    check_caught(way)


@pytest.mark.parametrize("way", UNDEFINED)
def test_what_is_undefined_compiled_is_caught(way):
    check_caught(way)


def test_a_broken_game_is_caught_interpreted():
    """All of them; compiling each costs more than playing it."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "long", __file__]
    world = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTEST_ADDOPTS": ""}
    run = subprocess.run(command, env=world, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:]
    assert f"{len(BROKEN)} passed" in run.stdout


def test_a_fault_says_how_to_see_it_again():
    law, game = BROKEN["law 3: a card falls under the table"]
    broken = [fault for fault in faults(game) if fault.law == law]
    again = play_trial(game, broken[0].setting, broken[0].seed)
    assert str(broken[0]) in [str(fault) for fault in faults_of(again)]
