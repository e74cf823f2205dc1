"""What all tests share."""

import functools
import os
import re
import shutil
import ssl
from pathlib import Path

import pytest
from hypothesis import settings

# The first call of a rule compiles it, so the time of a single example says nothing.
settings.register_profile("tidetable", deadline=None)
settings.load_profile("tidetable")

# httpx would read all certificates of the machine anew for every client
ssl.create_default_context = functools.cache(ssl.create_default_context)  # type: ignore[assignment]

FLAGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find_chromium() -> str | None:
    """Find a Chromium: the one that CHROMIUM names, Debian's (twice as quick without a window), one's own; None: Playwright's."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser():
    """Start the browser, once for all tests of a process: Playwright's loop runs on until its end."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = find_chromium()
        if path is None and not Path(playwright.chromium.executable_path).exists():
            pytest.fail(
                "the tests of the screen need a Chromium: install Debian's chromium-headless-shell, or set CHROMIUM to one",
                pytrace=False,
            )
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield started
        finally:
            started.close()


# The files that take longest are begun first, so that at the end no core waits for another.
LONGEST = (
    "outside/test_built.py",
    "web/test_build.py",
    "server/test_whole.py",
    "web/test_axe.py",
    "bots/test_honest.py",
    "wasm/test_bytes.py",
    "test_style.py",
    "server/test_playing.py",
    "outside/test_check.py",
    "core/test_rule.py",
    "server/test_kills.py",
    "bots/test_network.py",
    "web/test_layout.py",
    "research/test_openspiel.py",
    "research/test_gpu.py",
    "games/test_interpreted.py",
    "core/test_laws.py",
    "web/test_rulebook.py",
    "web/test_gallery.py",
    "web/test_lessons.py",
    "bots/test_search.py",
    "server/test_processes.py",
    "web/test_table.py",
    "arena/test_puzzles.py",
    "test_new_game.py",
)
# Only where a real browser or a real server is waited for may a test be tried again; `make test` names each that was (-rR).
OUR_LINE = re.compile(r"(tests/[\w/]+\.py:\d+): ")
WAITED_FOR = ("web/", "server/", "outside/test_server.py", "wasm/test_browser.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of the longest files first; xdist gives files out in this order (--no-loadscope-reorder)."""
    here = Path(__file__).parent
    places = {here / name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).as_posix().startswith(WAITED_FOR):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell why each test that was tried again had failed: a second try that nobody explains hides a fault."""
    for report in terminalreporter.stats.get("rerun", []):
        lines = report.longreprtext.splitlines()
        told = " ".join(line[1:].strip() for line in lines if line.startswith("E  "))
        where = " > ".join(found[1] for line in lines if (found := OUR_LINE.match(line)))
        terminalreporter.write_line(f"tried again: {report.nodeid}: {told[:300]} ({where})")
