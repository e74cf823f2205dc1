"""The command line in every way: golden games and laws, with nothing said beside the verdict."""

import subprocess
import sys
from pathlib import Path

import pytest

from tidetable.wasm.ways import WAYS

GOLDEN = Path(__file__).parents[1] / "data/golden/fish_n_stones.jsonl"


def tidetable(*arguments):
    return subprocess.run([sys.executable, "-m", "tidetable.cli", *arguments], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("way", WAYS)
def test_golden_games_are_replayed_in_every_way(way, tmp_path):
    few = tmp_path / "fish_n_stones.few.jsonl"
    few.write_text("\n".join(GOLDEN.read_text("utf-8").splitlines()[:5]), "utf-8")
    run = tidetable("golden", str(few), "--way", way)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("5 games")
    assert run.stdout.endswith("all equal\n")


def test_check_compares_the_built_module():
    run = tidetable("check", "fish_n_stones", "--games", "2", "--way", "wasm")
    assert (run.returncode, run.stderr) == (0, "")
    assert "interpreted and compiled, and as wasm" in run.stdout


def test_a_game_that_does_not_exist_is_told_before_anything_is_built(tmp_path):
    run = tidetable("build", "--out", str(tmp_path), "fish_and_chips")
    assert run.returncode == 2
    assert "fish_and_chips" in run.stderr
    assert list(tmp_path.iterdir()) == []
