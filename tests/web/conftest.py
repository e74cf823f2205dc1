"""A real table server and a real Chromium. Every page is watched: a console error or a request to another host fails its test."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.web.screens import Screens

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
OPENING = 180  # seconds a server may take to open on a busy machine
CLOSING = 15  # ... and to stop


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """Start a table server of its own, and give its address."""
    command = [sys.executable, "-c", "from tidetable.cli import main; main()", "serve", "--port", "0", "--log-level", "warning"]
    data = str(tmp_path_factory.mktemp("data"))
    process = subprocess.Popen([*command, "--data", data], stdout=subprocess.PIPE, cwd=ROOT, text=True)
    try:
        yield address_of(process)
    finally:
        stop(process)


def address_of(process: subprocess.Popen[str]) -> str:
    """Read the address from what the server says when it is open; one that says nothing is ended."""
    assert process.stdout is not None
    limit = threading.Timer(OPENING, process.kill)
    limit.start()
    try:
        for line in process.stdout:
            if found := re.search(r"http://[\w.:]+", line):
                return found[0]
    finally:
        limit.cancel()
    message = f"the server did not open within {OPENING} s (exit status {process.wait(CLOSING)})"
    raise AssertionError(message)


def stop(process: subprocess.Popen[str]) -> None:
    """End a server, politely first."""
    process.terminate()
    try:
        process.wait(CLOSING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(CLOSING)


@pytest.fixture
def screens(browser: Browser, server: str):
    """Open pages on the server, each watched."""
    opened = Screens(browser, server)
    try:
        yield opened
    finally:
        opened.shut()
    assert opened.faults == []
