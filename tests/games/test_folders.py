"""The four folders are even: the same files in each, and beside them only chapters that rules.py names."""

import ast
from pathlib import Path

import pytest

from tidetable.core.registry import entry
from tidetable.games import OURS

FILES = (
    "__init__", "card", "components", "state", "decisions", "events", "rules", "legal", "hidden", "careful", "judge", "observe",
    "facts", "speech", "drawing", "game",
)  # fmt: skip
SHARED_CHAPTERS = {
    "box",
    "memory",
    "outlook",
}  # what a table's box holds, what all remember, what one can hope for: one word in every game


@pytest.mark.parametrize("package", OURS)
def test_a_game_has_the_same_files_as_every_other(package):
    folder = entry(package.rpartition(".")[2]).folder
    found = {path.stem for path in folder.glob("*.py")}
    assert set(FILES) <= found
    told = ast.get_docstring(ast.parse((folder / "rules.py").read_text("utf-8"))) or ""
    unnamed = {name for name in found - set(FILES) - SHARED_CHAPTERS if f"{name}.py" not in told}
    assert unnamed == set(), f"{Path(folder).name}: rules.py names its chapters; it does not name {sorted(unnamed)}"
