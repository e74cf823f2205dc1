"""The package as somebody gets it who wants rules, bots and the terminal alone: an sdist and a wheel, in an empty environment."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, 'build_' + sys.argv[1])(sys.argv[2])"
NEEDED = ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
A_GAME = """
import sys, tidetable
match = tidetable.start("fish_n_stones", seed="packed")
bots = [tidetable.bot("fish_n_stones", name) for name in ("careful", "gentle@20")]
while not match.is_over:
    seat = match.waiting[0]
    match.play(bots[seat].choose(match.seen(seat)))
print(match.outcome)
assert not {"litestar", "sqlalchemy", "wasmtime"} & set(sys.modules)
"""


def _built(what: str, source: Path, into: Path) -> Path:
    subprocess.run([sys.executable, "-c", BUILD, what, str(into)], cwd=source, check=True, capture_output=True)
    return next(into.glob({"sdist": "*.tar.gz", "wheel": "*.whl"}[what]))


def _needed_by(package: str, found: set[str]) -> set[str]:
    """Name the packages that a package asks for without an extra, and those that they ask for."""
    for text in distribution(package).requires or ():
        wanted = Requirement(text)
        if wanted.name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found.add(wanted.name)
            _needed_by(wanted.name, found)
    return found


@pytest.fixture(scope="module")
def packed(tmp_path_factory):
    """Build an sdist of this source, and the wheel from that."""
    folder = tmp_path_factory.mktemp("packed")
    source = folder / "source"
    shutil.copytree(ROOT / "tidetable", source / "tidetable", ignore=shutil.ignore_patterns("__pycache__"))
    for name in NEEDED:
        shutil.copy(ROOT / name, source / name)
    sdist = _built("sdist", source, folder)
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    return sdist, _built("wheel", next((folder / "unpacked").iterdir()), folder)


@pytest.fixture(scope="module")
def program(packed, tmp_path_factory):
    """Install the wheel where there is nothing else but what its card asks for; give its folder of programs."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    packages = next(folder.glob("lib/python*/site-packages"), folder / "Lib" / "site-packages")
    wanted = set[str]()
    for text in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]:
        wanted |= _needed_by(Requirement(text).name, {Requirement(text).name})
    for name in wanted:
        files = distribution(name).files or ()
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(distribution(name).locate_file(top))).resolve())
    programs = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, str(packed[1])], check=True, capture_output=True)
    return programs


def _run(command: list[str], tmp_path: Path, said: str = "") -> str:
    here = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    run = subprocess.run(command, cwd=tmp_path, env=here, input=said, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_sdist_and_wheel_hold_every_file_of_the_package(packed):
    sdist, wheel = packed
    files = [path.relative_to(ROOT) for path in (ROOT / "tidetable").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    kept = {path.as_posix() for path in files if "static" not in path.parts}
    documents = {f"tidetable/documents/{path.name}" for path in (ROOT / "docs/rules").glob("*.md")}
    with tarfile.open(sdist) as archive:
        in_sdist = {name.partition("/")[2] for name in archive.getnames()}
    with zipfile.ZipFile(wheel) as archive:
        in_wheel = set(archive.namelist())
    assert sorted((kept | documents) - in_sdist) == []
    assert sorted((kept | documents) - in_wheel) == []


def test_its_card_asks_for_no_server(packed):
    with zipfile.ZipFile(packed[1]) as archive:
        card = archive.read(next(name for name in archive.namelist() if name.endswith("/METADATA"))).decode()
    asked = re.findall(r"^Requires-Dist: ([\w.]+)(?!.*extra ==)", card, re.MULTILINE)
    assert sorted(asked) == ["click", "fluent.runtime", "msgspec", "numba", "numpy", "rich"]


def test_a_game_is_played_in_the_terminal(program, tmp_path):
    tidetable = str(program / "tidetable")
    assert "Rivero" in _run([tidetable, "games"], tmp_path)
    assert "# Rivero" in _run([tidetable, "rules", "rivero"], tmp_path)
    told = _run([tidetable, "play", "fish_n_stones", "--seed", "1", "--people", "0", "--bot", "careful"], tmp_path)
    assert "The game is over" in told
    assert "cat" in _run([tidetable, "play", "fish_n_stones", "--seed", "1"], tmp_path, "cat left\nquit\n")


def test_a_game_is_played_from_python(program, tmp_path):
    assert re.match(r"seat \d wins \d+-\d+|.*wins", _run([str(program / "python"), "-c", A_GAME], tmp_path))


def test_the_server_says_what_it_needs(program, tmp_path):
    run = subprocess.run([str(program / "tidetable"), "serve"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert "tidetable[table]" in run.stderr
