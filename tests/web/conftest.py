"""A real table server and a real Chromium. Every page is watched: a console error or a request to another host fails its test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.screens import Screens

ROOT = Path(__file__).parents[2]
FLAGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
OPENING = 90  # seconds a server may take to open on a busy machine
CLOSING = 15  # ... and to stop


def find_chromium() -> str | None:
    """Find a Chromium: the one that CHROMIUM names, Debian's, the user's own; None: the one Playwright may have brought."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser():
    """Start the browser once."""
    with sync_playwright() as playwright:
        path = find_chromium()
        if path is None and not Path(playwright.chromium.executable_path).exists():
            pytest.fail("the tests of the screen need a Chromium: install Debian's chromium, or set CHROMIUM to one", pytrace=False)
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield started
        finally:
            started.close()


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
