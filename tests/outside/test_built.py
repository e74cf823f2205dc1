"""A game from outside is built as ours are, and deals the same bytes."""

from tidetable.core.laws import faults_of, same_in
from tidetable.core.trial import play_trial, settings
from tidetable.wasm.builder import build_apart
from tidetable.wasm.ways import WASM, in_way


def test_a_game_of_ones_own_is_built_and_gives_the_same_bytes(divers, tmp_path):
    build_apart(divers.id, tmp_path)
    law = same_in(WASM, in_way(divers, WASM, tmp_path))
    trials = [play_trial(divers, setting, "built") for setting in settings(divers)]
    assert [str(fault) for trial in trials for fault in faults_of(trial, (law,))] == []
