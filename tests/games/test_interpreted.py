"""The worked examples of every rulebook once more, interpreted: the source a reader steps through gives what is played."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GAMES = sorted(folder.name for folder in HERE.iterdir() if any(folder.glob("test_*.py")))
EXAMPLE = re.compile(r"^def (test_(?:we_|[a-z])\d+[a-z]?_\w+)\(", re.MULTILINE)  # by their number: test_we_3_..., test_e12_...


def examples(game: str) -> list[str]:
    return [
        f"{file}::{name}" for file in sorted((HERE / game).glob("test_*.py")) for name in EXAMPLE.findall(file.read_text("utf-8"))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_worked_examples_hold_interpreted(game):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *examples(game)]
    world = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTEST_ADDOPTS": ""}
    run = subprocess.run(command, env=world, cwd=HERE.parents[1], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-4000:]
    assert len(examples(game)) >= 10, "as many as its rules document tells at least"
