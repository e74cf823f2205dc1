"""What is shipped is what the sources build, byte for byte. Four builds take minutes: they have a file of their own."""

import pytest

from tidetable.games import OURS
from tidetable.wasm.builder import build_apart
from tidetable.wasm.module import MODULES

GAMES = [package.rpartition(".")[2] for package in OURS]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", GAMES)
def test_the_sources_build_the_shipped_module_byte_for_byte(name, tmp_path, monkeypatch):
    """Whatever the builder's environment says."""
    monkeypatch.setenv("NUMBA_OPT", "1")
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    build_apart(name, tmp_path)
    for file in (f"{name}.wasm", f"{name}.json"):
        assert (tmp_path / file).read_bytes() == (MODULES / file).read_bytes(), f"{file} is not what the sources build"
