"""Rules: one source run two ways, and a cache that can never be stale."""

import os
import re
import shutil
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tidetable.core import rule as rule_module
from tidetable.core.trial import Setting, play_trial
from tidetable.core.rule import COMPILED, CORE, NOT_RULES, bind, cache_root, generic, interpreted, rule, sources_digest
from tidetable.core.record import Ints, Record, numbers
from tidetable.core.registry import load

GAME = load("fish_n_stones")
NOBODY_YET = -1


class Hundred(IntEnum):
    ONE = 100


@rule
def double(x):
    return 2 * x


@rule
def quadruple(x):
    return double(double(x))


@generic
def algorithm(x):
    return more(x) + 1


@generic
def more(x):
    return step(x)


def step(x):
    return x


class Boat(Record):
    load: Ints = numbers(4)


@rule
def fullest(state):
    """Look for a seat as one would write it: nobody is -1."""
    found = NOBODY_YET
    for seat in range(state.seats):
        if found == NOBODY_YET or state.load[seat] > state.load[found]:
            found = seat
    return found


def test_a_seat_that_is_looked_for_is_a_whole_number():
    boat = Boat.new()
    boat.seats, boat.load[:] = 3, [1, 5, 2, 9]
    assert fullest(boat) == 1
    assert type(fullest(boat)) is int


def test_a_twin_runs_interpreted_down_to_the_last_call():
    twin = interpreted(quadruple)
    assert not hasattr(twin, "py_func")
    assert not hasattr(twin.__globals__["double"], "py_func")
    assert twin(3) == quadruple(3) == 12


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_a_rule_is_compiled_once_for_whole_numbers_of_any_width():
    assert [double(number) for number in (np.int8(100), np.uint32(100), 100, Hundred.ONE)] == [200] * 4
    assert quadruple(np.int8(100)) == 400, "widened before it is doubled"
    ways: list[Any] = [double, quadruple]
    assert [len(way.signatures) for way in ways] == [1, 1]


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_two_copies_of_the_same_sources_share_what_they_compiled(tmp_path):
    """Wherever they lie: a second clone has nothing to compile."""
    program = "import numpy as np\nfrom tidetable.core.sets import lowest\nlowest(4)\nprint(sum(lowest.stats.cache_hits.values()))"
    hits = []
    for copy in ("one", "two"):
        shutil.copytree(CORE.parent, tmp_path / copy / "tidetable", ignore=shutil.ignore_patterns("static", "__pycache__"))
        world = {**os.environ, "TIDETABLE_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path / copy)}
        hits.append(subprocess.run([sys.executable, "-c", program], check=True, env=world, capture_output=True).stdout.strip())
    assert hits == [b"0", b"1"]


def test_a_generic_algorithm_is_bound_to_the_rules_of_a_game():
    """And with it the generic algorithms it calls."""
    bound = bind(algorithm, "toy", Path(__file__).parent, {"step": double})
    assert bound(5) == 11
    assert algorithm(5) == 6
    assert bind(algorithm, "toy", Path(__file__).parent, {"step": double}) is bound, "the same is compiled once"


def test_the_same_algorithm_bound_to_another_function_is_another_compilation():
    one = bind(algorithm, "toy", Path(__file__).parent, {"step": double})
    two = bind(algorithm, "toy", Path(__file__).parent, {"step": quadruple})
    assert (one(5), two(5)) == (11, 21)
    assert one.__qualname__ != two.__qualname__


def test_what_a_game_from_elsewhere_compiled_hinders_nobody_without_it(tmp_path):
    """A rule of core is compiled for the rows of every game, and kept; a program that lacks one of the games goes on."""
    (tmp_path / "away.py").write_text("from enum import IntEnum\nclass Event(IntEnum):\n    TIDE = 1\n", "utf-8")
    world = {**os.environ, "TIDETABLE_CACHE": str(tmp_path / "cache")}
    noted = "import numpy as np\nfrom tidetable.core.journal import note, ROOM\njournal = np.zeros(1000, np.int32)\n"
    here = [sys.executable, "-c", f"import away\n{noted}note(journal, away.Event.TIDE)"]
    subprocess.run(here, check=True, env={**world, "PYTHONPATH": f"{tmp_path}{os.pathsep}{Path(__file__).parents[2]}"})
    there = [sys.executable, "-c", f"{noted}note(journal, 1)\nprint(journal[1])"]
    told = subprocess.run(there, check=True, env={**world, "PYTHONPATH": str(Path(__file__).parents[2])}, capture_output=True)
    assert told.stdout.split() == [b"1"]


def test_files_of_core_without_rules_have_none():
    """Only these may change without every game being compiled anew."""
    for name in NOT_RULES:
        text = (CORE / name).read_text("utf-8")
        assert "@rule" not in text, name
        assert "@generic" not in text, name
    everything = {path.name for path in CORE.glob("*.py")}
    rules = everything - NOT_RULES
    for name in rules:
        text = re.sub(r"if TYPE_CHECKING:\n(    .*\n|\n)*", "", (CORE / name).read_text("utf-8"))
        for other in NOT_RULES - {"__init__.py", "errors.py"}:
            assert f"tidetable.core.{other.removesuffix('.py')} import" not in text, (name, other)


def test_the_cache_follows_every_source(tmp_path, monkeypatch):
    """A changed file, in core or in the game, means another folder."""
    monkeypatch.setenv("TIDETABLE_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "rules.py").write_text("A = 1")
    before = sources_digest.__wrapped__(folder)
    assert sources_digest.__wrapped__(folder) == before
    (folder / "rules.py").write_text("A = 2")
    assert sources_digest.__wrapped__(folder) != before
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    switched = sources_digest.__wrapped__(folder)
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    assert sources_digest.__wrapped__(folder) != switched


STALE = """
from pathlib import Path
import sys
sys.path.insert(0, {folder!r})
from toy import outer
print(outer(1))
"""


def test_a_changed_called_function_is_noticed(tmp_path):
    """The compiled caller must not keep the old callee: numba's own cache would."""
    (tmp_path / "inner.py").write_text("from tidetable.core.rule import rule\n@rule\ndef inner(x):\n    return x + 1\n")
    (tmp_path / "toy.py").write_text(
        "from inner import inner\nfrom tidetable.core.rule import rule\n@rule\ndef outer(x):\n    return inner(x)\n"
    )
    environment = os.environ | {"TIDETABLE_CACHE": str(tmp_path / "cache")}

    def run() -> str:
        code = STALE.format(folder=str(tmp_path))
        return subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
        ).stdout.strip()

    assert run() == "2"
    # Of another length: Python itself takes what it has compiled for a source as long, written within the same second.
    (tmp_path / "inner.py").write_text("from tidetable.core.rule import rule\n@rule\ndef inner(x):\n    return x + 50\n")
    assert run() == "51"


WITHOUT = """
import sys
if {absent}: sys.modules["numba"] = None
from tidetable.core.trial import play_trial, Setting
from tidetable.core.rule import COMPILED
from tidetable.core.registry import load
assert not COMPILED
trial = play_trial(load("fish_n_stones"), Setting(3, {{}}), "same")
print(trial.last.digest())
"""


def test_numba_may_be_absent_or_switched_off():
    """The same game, byte for byte, without any compiler."""
    expected = play_trial(GAME, Setting(3, {}), "same").last.digest()
    for absent, switch in ((True, "0"), (False, "1")):
        environment = os.environ | {"NUMBA_DISABLE_JIT": switch}
        code = WITHOUT.format(absent=absent)
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert run.stdout.strip() == expected


def test_a_thousand_games_interpreted_and_compiled():
    """The same bytes after every decision of 1,000 seeded games."""
    from tidetable.core.laws import same_bytes
    from tidetable.core.trial import settings

    tables = settings(GAME)
    for number in range(1000):
        trial = play_trial(GAME, tables[number % len(tables)], f"thousand {number}")
        assert list(same_bytes(trial)) == []


def test_rules_write_nothing_without_a_journal():
    """An empty journal is the same game."""
    assert rule_module.COMPILED
    one, two = GAME.start(4, "journal"), GAME.start(4, "journal", journal=np.zeros(5000, np.int32))
    assert one == two
