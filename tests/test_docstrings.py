"""Every example in a docstring of tidetable says what happens."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "tidetable"
WITH_EXAMPLES = [path for path in sorted(PACKAGE.rglob("*.py")) if ">>> " in path.read_text("utf-8")]


def name_of(path: Path) -> str:
    """Name a module by its file."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("name", [name_of(path) for path in WITH_EXAMPLES])
def test_the_examples_of_a_module_hold(name):
    found = doctest.testmod(import_module(name))
    assert (found.failed, found.attempted > 0) == (0, True)
