"""Imports point up only: core knows no game, rules know no table, bots no server (docs/architecture.md)."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "tidetable"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "arena": {"core", "bots", "arena"},
    "puzzles": {"core", "bots", "arena", "puzzles"},
    "daily": {"core", "bots", "wasm", "daily"},
    "table": {"core", "bots", "table"},
    "tournament": {"tournament"},
    "server": {"core", "bots", "arena", "table", "tournament", "server", "wasm", "puzzles", "daily"},
    "research": {"core", "bots", "research"},
    "wasm": {"core", "bots", "wasm"},
    "lessons": {"core", "lessons"},
    "notebook": {"core", "wasm", "notebook"},
    "rulebook": {"core", "rulebook"},
    "learning": {"core", "bots", "research", "learning"},
}
FOR_RULES = {"__future__", "collections", "dataclasses", "enum", "functools", "itertools", "math", "numpy", "re", "typing"}


def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_lies_below_it(layer):
    for path in (PACKAGE / layer).rglob("*.py"):
        for name in imports_of(path):
            parts = name.split(".")
            if parts[0] == "tidetable" and len(parts) > 1:
                assert parts[1] in MAY_IMPORT[layer], f"{path.relative_to(PACKAGE)} imports {name}"


def test_games_know_nothing_but_core_numpy_and_themselves():
    """No server, no clock, no language, no logging in rules; and no game knows another."""
    for path in (PACKAGE / "games").glob("*/*.py"):
        game = path.parent.name
        for name in imports_of(path):
            allowed = name.split(".")[0] in FOR_RULES or name.startswith(("tidetable.core", f"tidetable.games.{game}"))
            assert allowed, f"{path.relative_to(PACKAGE)} imports {name}"


def rooms_of(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_dir() and not path.name.startswith(("_", "."))}


@pytest.mark.parametrize(("folder", "chapter"), [("tidetable/server", "The server"), ("web/src", "The screen")])
def test_every_room_has_its_sentence(folder, chapter):
    root = PACKAGE.parent
    told = (root / "docs/architecture.md").read_text("utf-8").partition(f"## {chapter}, room by room")[2].partition("\n## ")[0]
    untold = {room for room in rooms_of(root / folder) if f"`{room}/`" not in told} - {"static"}
    assert untold == set(), f"docs/architecture.md says of every room of {folder} what it is for; not of {sorted(untold)}"


def test_every_file_of_core_has_its_sentence():
    told = (PACKAGE.parent / "docs/architecture.md").read_text("utf-8").partition("## core, file by file")[2].partition("\n## ")[0]
    untold = {path.name for path in (PACKAGE / "core").glob("*.py") if f"`{path.name}`" not in told} - {"__init__.py"}
    assert untold == set()
