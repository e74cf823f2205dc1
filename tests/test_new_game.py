"""``tidetable new-game`` writes a game that plays at once; the template lies outside our games, as anybody's would."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEMPLATE = ROOT / "tidetable" / "template"
FOLDER = [  # the same names, in the order of a reader, as every game of ours has
    "__init__", "card", "careful", "components", "decisions", "drawing", "events", "facts", "game", "hidden", "legal", "observe",
    "rules", "speech", "state",
]  # fmt: skip


def run(*command: str, at: Path, path: Path = ROOT) -> subprocess.CompletedProcess:
    """Run Python somewhere, interpreted: nothing waits for a compiler."""
    world = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{path}", "NUMBA_DISABLE_JIT": "1", "TIDETABLE_GAMES": ""}
    return subprocess.run([sys.executable, "-m", *command], cwd=at, env=world, capture_output=True, text=True, check=False)


def tidetable(*words: str, at: Path) -> subprocess.CompletedProcess:
    return run("tidetable.cli", *words, at=at)


@pytest.fixture(scope="module")
def reed_boats(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "boats"
    made = tidetable("new-game", "reed_boats", str(folder), at=folder.parent)
    assert made.returncode == 0, made.stderr
    return folder


def test_nothing_of_the_template_keeps_its_name(reed_boats):
    for path in reed_boats.rglob("*"):
        assert "pearl_divers" not in str(path)
        if path.suffix in {".py", ".toml", ".md", ".ftl"}:
            text = path.read_text("utf-8")
            assert not [name for name in ("pearl_divers", "pearl-divers", "Pearl Divers") if name in text], path


def test_the_new_game_passes_check_in_its_folder(reed_boats):
    checked = tidetable("check", "reed_boats", "--games", "10", at=reed_boats)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "all laws hold" in checked.stdout


def test_the_new_game_passes_its_own_tests(reed_boats):
    tested = run("pytest", "-q", "-p", "no:cacheprovider", at=reed_boats)
    assert tested.returncode == 0, tested.stdout


def test_a_game_elsewhere_is_named_by_its_folder(reed_boats, tmp_path):
    checked = tidetable("--game", str(reed_boats / "reed_boats"), "check", "reed_boats", "--games", "1", at=tmp_path)
    assert "all laws hold" in checked.stdout, checked.stderr


def test_an_installed_game_is_found_by_its_entry_point(reed_boats, tmp_path):
    """What pip writes when it installs: the entry points of pyproject.toml."""
    declared = tomllib.loads((reed_boats / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    installed = reed_boats / "reed_boats-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: reed-boats\nVersion: 0.1.0\n")
    points = [f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in rows.items()) for group, rows in declared.items()]
    (installed / "entry_points.txt").write_text("\n".join(points))
    listed = run("tidetable.cli", "games", at=tmp_path, path=reed_boats)
    assert "Reed Boats" in listed.stdout, listed.stderr


@pytest.mark.parametrize("package", ["no_such_game", "tests"])
def test_a_package_that_is_no_game_is_told_in_one_line(package, tmp_path):
    refused = tidetable("--game", package, "games", at=tmp_path)
    assert "a game is a package that can be imported, with card.py and game.py" in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Reed", "cannot be the name of a game"),
        ("2boats", "cannot be the name of a game"),
        ("reed-boats", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("rivero", "there is a game rivero already"),
        ("json", "Python has a package json already"),
    ],
)
def test_a_bad_name_is_refused_in_one_line(name, why, tmp_path):
    refused = tidetable("new-game", name, "boats", at=tmp_path)
    assert refused.returncode == 2
    assert why in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "boats").exists()


def test_a_folder_that_exists_is_left_alone(tmp_path):
    refused = tidetable("new-game", "reed_boats", ".", at=tmp_path)
    assert "exists already" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_template_has_the_files_of_every_game():
    assert sorted(path.stem for path in (TEMPLATE / "pearl_divers").glob("*.py")) == FOLDER
    assert (ROOT / "examples" / "pearl_divers").resolve() == TEMPLATE
