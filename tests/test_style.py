"""Format, lint and types of all our Python: `make check`, as tests."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE = ("tidetable", "tests", "bench", "docs/site")


@pytest.mark.parametrize(
    "tool",
    [("ruff", "format", "--check", *CODE), ("ruff", "check", *CODE), ("mypy",)],
    ids=["format", "lint", "types"],
)
def test_nothing_to_complain_about(tool):
    done = subprocess.run([sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
