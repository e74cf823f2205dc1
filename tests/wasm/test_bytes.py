"""What is shipped is what the sources build, byte for byte. Building a large game takes minutes: those belong to the long campaign.

That no module is older than its sources is held for every game by test_modules.py.
"""

import pytest

from tidetable.games import OURS
from tidetable.wasm.builder import build_apart
from tidetable.wasm.module import MODULES

SMALL = "fish_n_stones"
GAMES = [
    pytest.param(name, marks=() if name == SMALL else pytest.mark.long) for name in (package.rpartition(".")[2] for package in OURS)
]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", GAMES)
def test_the_sources_build_the_shipped_module_byte_for_byte(name, tmp_path, monkeypatch):
    """Whatever the builder's environment says."""
    monkeypatch.setenv("NUMBA_OPT", "1")
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")  # as on a machine with another processor
    monkeypatch.setenv("NUMBA_CPU_FEATURES", "")
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    build_apart(name, tmp_path)
    for file in (f"{name}.wasm", f"{name}.json"):
        assert (tmp_path / file).read_bytes() == (MODULES / file).read_bytes(), f"{file} is not what the sources build"
