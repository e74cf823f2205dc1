"""``tidetable check`` finds what a newcomer gets wrong, says where, and what to do about it."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tidetable.cli.hints import hint
from tidetable.cli.new_game import write_game

ROOT = Path(__file__).parents[2]


def checked(folder: Path, **world: str) -> str:
    """Hold the game in a folder against the laws, interpreted unless it is said otherwise; give all that was said."""
    world = {**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "1", "TIDETABLE_GAMES": "", **world}
    command = [sys.executable, "-m", "tidetable.cli", "check", "tern", "--games", "4"]
    run = subprocess.run(command, cwd=folder, env=world, capture_output=True, text=True, check=False)
    assert run.returncode != 0, run.stdout
    assert "Traceback" not in run.stderr, run.stderr
    return run.stdout + run.stderr


def broken(folder: Path, file: str, right: str, wrong: str) -> Path:
    """Write the template as the game ``tern``, with one slip in it."""
    write_game("tern", folder)
    path = folder / "tern" / file
    text = path.read_text("utf-8")
    assert right in text, f"{file} has no {right!r}"
    path.write_text(text.replace(right, wrong, 1), "utf-8")
    return folder


@dataclass(frozen=True)
class Slip:
    """A newcomer's slip in one file of a game, and what ``check`` says to it."""

    file: str
    right: str
    wrong: str
    said: tuple[str, ...]


SLIPS = {
    "a careful player that always raises": Slip(
        "careful.py",
        "    return Decision.FOLD if is_legal(choices, Decision.FOLD) else Decision.STAY",
        "    return Decision.RAISE + 2",
        ("law 8", "a player chooses among the choices it is given"),
    ),
    "a drawing that divides by zero": Slip(
        "drawing.py",
        'chips=view["pot"])',
        'chips=view["pot"] // sum(player["folded"] for player in view["seats"]))',
        ("law 8", "drawing.py, line", "something divides by zero"),
    ),
    "a preview that divides by zero": Slip(
        "speech.py",
        "say(spoken, Say.PREVIEW_LOSE, state.paid[seat])",
        "say(spoken, Say.PREVIEW_LOSE, 6 // (owes(state, seat) - 1))",
        ("law 8", "speech.py, line", "by zero"),
    ),
    "a sentence that is missing": Slip(
        "words/en.ftl", "action-fold = Fold\n", "", ("law 8", "write the sentence, action-fold = ..., into words/en.ftl")
    ),
    "a sentence for those who may not see": Slip(
        "words/en.ftl", "event-dealt-unseen =", "event-dealt-hidden =", ("law 8", "write the sentence, event-dealt-unseen = ...")
    ),
    "a sentence that names what it is not given": Slip(
        "words/en.ftl", "{ $seat } folds.", "{ $player } folds.", ("law 8", "it knows the numbers of its row")
    ),
    "a field that is not declared": Slip(
        "rules.py", "state.has_begun = 1", "state.begun = state.stage", ("law 0", "rules.py, line", "declare the field in state.py")
    ),
    "a field by the name of something else": Slip(
        "state.py",
        "    has_begun: int = number()",
        "    shown: int = number()\n    has_begun: int = number()",
        ("cannot be loaded", "field 'shown' collides", "another name"),
    ),
    "a field that is too short": Slip(
        "state.py", "numbers(SEATS)  #", "numbers(1)  #", ("law 0", "rules.py, line", "is a field of state.py too short")
    ),
    "a number that does not fit": Slip(
        "rules.py", "state.paid[seat] = ANTE", "state.paid[seat] = 300", ("law 0", "make it wider in state.py")
    ),
    "an action that is none": Slip(
        "legal.py", "range(1, MOST_RAISED + 1)", "range(1, MOST_RAISED + 3)", ("law 2", "name actions by their row")
    ),
    "a rule with too few arguments": Slip(
        "rules.py",
        "def score(state: State, scores: Ints, ranks: Ints)",
        "def score(state: State, scores: Ints)",
        ("law 4", "a rule takes exactly the arguments"),
    ),
    "a rule that is left out": Slip(
        "hidden.py", "def redeal(", "def deal_again(", ("cannot be loaded", "game.py, line", "redeal", "give what is named there")
    ),
    "a game by another name": Slip("game.py", "GAME = Game.of(", "TERN = Game.of(", ("game.py must hold GAME",)),
    "a pearl that falls under the table": Slip(
        "rules.py", "state.chest[place] = NO_PEARL", "pass", ("law 3", "count_pieces must look everywhere")
    ),
    "a hand for everybody to see": Slip(
        "state.py", "numbers(SEATS, seen_by=OWNER)", "numbers(SEATS)", ("law 5", "is seen_by in state.py right?")
    ),
    "a log that tells a secret": Slip("events.py", "PEARL.for_owner()", "PEARL", ("law 5", "for_owner() in events.py")),
    "a refusal without a section": Slip("speech.py", 'message(section="§3.3")', "message()", ("law 7",)),
    "nothing asked": Slip(
        "speech.py", "say(spoken, Say.ASK_FREELY)", "pass", ("law 8", "question in speech.py must say() something")
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found_and_answered(slip, tmp_path):
    one = SLIPS[slip]
    told = checked(broken(tmp_path / "tern", one.file, one.right, one.wrong))
    assert [words for words in one.said if words not in told] == [], told


def test_a_game_without_words_is_told_what_to_write(tmp_path):
    write_game("tern", tmp_path / "tern")
    (tmp_path / "tern" / "tern" / "words" / "en.ftl").unlink()
    assert "into words/en.ftl beside game.py" in checked(tmp_path / "tern")


MORE_RULES = """

def begun() -> int:
    return 1


@rule
def last_turn(state: State) -> int:
    found = NOBODY_FOLDED
    for turn in range(state.turns):
        found = turn
    return found % 2
"""


@pytest.mark.parametrize(
    ("wrong", "advice"),
    [
        pytest.param("len([1])", "rules create nothing", id="a list in a rule"),
        pytest.param("begun()", "is that function marked with @rule?", id="a function that is no rule", marks=pytest.mark.long),
        pytest.param("state.paid[last_turn(state)]", "give the field a sign", id="a field without a sign", marks=pytest.mark.long),
    ],
)
def test_what_only_the_compiler_refuses_is_answered_too(wrong, advice, tmp_path):
    folder = broken(tmp_path / "tern", "rules.py", "state.has_begun = 1", f"state.has_begun = {wrong}")
    with (folder / "tern" / "rules.py").open("a") as rules:
        rules.write(MORE_RULES)
    told = checked(folder, NUMBA_DISABLE_JIT="0", TIDETABLE_CACHE=str(tmp_path / "cache"))
    assert advice in told, told
    assert "rules.py, line" in told


def test_a_fault_that_says_it_all_gets_no_hint():
    assert hint("the match did not come to the state of its decisions") is None
