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


TEMPLATE = Path(__file__).parents[2] / "tidetable/template/pearl_divers"
OF_CORE = {f"tidetable.core.{name}" for name in ("kit", "card", "seen", "words", "game")}


@pytest.mark.parametrize(
    "folder", [*(entry(package.rpartition(".")[2]).folder for package in OURS), TEMPLATE], ids=lambda one: one.name
)
def test_a_game_is_written_with_the_kit(folder):
    """What its files need of core has one door; beside it only what would make the door heavy, or stale."""
    for path in folder.glob("*.py"):
        nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
        found = {node.module for node in nodes if node.module and node.module.startswith("tidetable.core")}
        assert found <= OF_CORE, path.name
