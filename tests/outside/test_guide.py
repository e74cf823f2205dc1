"""docs/your-own-game.md: what it quotes stands in the template, what it runs runs, and says what the page says."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "tidetable" / "template" / "pearl_divers"
PAGE = (ROOT / "docs" / "your-own-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\S+) ?(.*)\n([\s\S]*?)^```$", PAGE, re.MULTILINE)
QUOTED = [(file, text) for kind, file, text in BLOCKS if kind in {"python", "ftl"} and file != "run"]
RUN = [text for kind, file, text in BLOCKS if file == "run"]
TYPED = "".join(text for kind, _, text in BLOCKS if kind == "console")
FILES = [path.name for path in TEMPLATE.glob("*.py") if path.name != "__init__.py"]


def test_every_block_is_tested():
    assert len(BLOCKS) == PAGE.count("```") // 2 == len(QUOTED) + len(RUN) + sum(kind == "console" for kind, _, _ in BLOCKS)


@pytest.mark.parametrize(("file", "text"), QUOTED, ids=lambda value: value.splitlines()[0][:40])
def test_a_quotation_stands_in_the_template(file, text):
    assert text in (TEMPLATE / file).read_text("utf-8")


@pytest.mark.parametrize("file", FILES)
def test_every_file_is_walked_through(file):
    assert file in re.findall(r"\b\w+\.py\b", PAGE)


@pytest.mark.parametrize("text", RUN)
def test_an_example_runs(text, divers, capsys):
    exec(compile(text, "your-own-game.md", "exec"), {})  # noqa: S102 - the page's own
    assert "wins" in capsys.readouterr().out


def test_the_commands_say_what_the_page_says(tmp_path):
    """One shell for the whole page; a line of three dots stands for any lines."""
    shim = tmp_path / "bin" / "tidetable"
    shim.parent.mkdir()
    shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tidetable.cli "$@"\n')
    shim.chmod(0o755)
    world = {**os.environ, "PATH": f"{shim.parent}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "1"}
    commands = [line[2:] for line in TYPED.splitlines() if line.startswith("$ ")]
    script = "\n".join(f"echo '$ {number}'; {command}" for number, command in enumerate(commands))
    done = subprocess.run(["/bin/sh", "-c", script], cwd=tmp_path, env=world, capture_output=True, text=True, check=False)
    said = re.split(r"^\$ .*\n", done.stdout, flags=re.MULTILINE)[1:]
    shown = re.split(r"^\$ .*\n", TYPED, flags=re.MULTILINE)[1:]
    assert len(said) == len(shown), done.stderr
    for command, real, page in zip(commands, said, shown, strict=True):
        wanted = re.escape(page).replace(re.escape("...\n"), "(?:.*\n)*?")
        assert re.fullmatch(wanted, real), (command, real, done.stderr)
