"""The command line, called in the tests' own process."""

import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

import pytest

from tidetable.cli import main


@pytest.fixture
def tidetable(monkeypatch):
    """Call the command line as its process does, without starting one each time: what is typed, said and left behind."""
    monkeypatch.setenv("PAGER", "cat")
    monkeypatch.setenv("TIDETABLE_GAMES", "")

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        out, err = StringIO(), StringIO()
        monkeypatch.setattr(sys, "argv", ["tidetable", *arguments])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as left:
            main()
        return subprocess.CompletedProcess(arguments, int(left.value.code or 0), out.getvalue(), err.getvalue())

    return run
