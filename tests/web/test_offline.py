"""Without a line: the shell opens and says so calmly; nothing of the server is kept; a new build replaces the old one cleanly."""

from __future__ import annotations

import re
import shutil
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.pictures import STATIC
from tests.web.screens import PHONE, Screens, against, make_table, wait_for, wait_until

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

LOOKED_AFTER = (
    "async () => (await navigator.serviceWorker.ready).active?.state === 'activated' && navigator.serviceWorker.controller !== null"
)
KEPT = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)])))"""
CUT = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch"


def kept(page: Page) -> dict[str, list[str]]:
    """List what the worker keeps: the addresses of every cache."""
    found: dict[str, list[str]] = page.evaluate(KEPT)
    return found


def addresses(page: Page) -> set[str]:
    return {path for paths in kept(page).values() for path in paths}


def wait_for_the_worker(page: Page, *needed: str) -> None:
    """Wait until the worker looks after the page and has kept what it needs."""
    page.wait_for_function(LOOKED_AFTER)
    wait_until(lambda: all(any(part in path for path in addresses(page)) for part in ("/assets/web-", *needed)))


def test_the_shell_opens_without_a_line_and_goes_on_when_it_is_back(screens: Screens):
    page = screens.open(size=PHONE, worker=True)
    page.get_by_role("button", name="Play now: Rivero").wait_for()
    wait_for_the_worker(page)

    page.context.set_offline(True)
    page.reload()

    page.get_by_text("You are offline.").wait_for()
    assert page.get_by_role("heading", name="Four waters, one table").is_visible()
    assert page.get_by_role("button", name="Play now: Rivero").is_disabled()
    page.context.set_offline(False)
    page.get_by_text("You are offline.").wait_for(state="detached")
    page.get_by_role("button", name="Play now: Rivero").click()
    wait_for(page, "[data-actions]")
    screens.forgive(CUT)


def test_a_click_without_a_line_survives_even_a_page_that_is_opened_anew(screens: Screens):
    """Cut off, clicked, thrown away by the browser and opened again, still cut off: the click arrives when the line is back."""
    context = screens.person(worker=True)
    table = make_table(context, screens.address, "fish_n_stones", against(2))
    page = context.new_page()
    page.goto(f"/t/{table}")
    wait_for(page, "[data-actions]")
    wait_for_the_worker(page, "/assets/TablePage-", "/assets/fish_n_stones-")
    context.set_offline(True)
    page.get_by_text("Reconnecting", exact=False).first.wait_for()
    page.locator("[data-walk][data-actions]").first.click()
    page.get_by_text("your move is kept", exact=False).wait_for()

    page.reload()
    page.get_by_text("your move is kept", exact=False).wait_for()
    context.set_offline(False)

    page.get_by_text("Ann has cast.").first.wait_for()
    screens.forgive(CUT)


def test_nothing_that_the_server_says_is_kept(screens: Screens):
    """After a game was played and looked back at: files of the build, icons, and the page itself."""
    context = screens.person(worker=True)
    table = make_table(context, screens.address, "das_riff", against(2))
    page = context.new_page()
    page.goto(f"/t/{table}")
    wait_for_the_worker(page, "/assets/das_riff-")
    page.goto(f"/t/{table}/replay")
    page.get_by_role("region", name="Replay").wait_for()
    page.goto("/healthz")  # what the server says itself, as the page of the host: not kept in place of the client's
    page.goto("/")
    page.get_by_role("region", name="Your games").wait_for()
    assert '"ok":true' not in page.evaluate("async () => (await caches.match('/')).text()")

    strange = [
        path
        for path in addresses(page)
        if path != "/" and not path.startswith(("/assets/", "/icon")) and path != "/manifest.webmanifest"
    ]

    assert strange == []


def test_it_can_be_installed(screens: Screens):
    """A manifest with a name, a start and icons of the sizes that browsers ask for; Chromium has no complaint."""
    page = screens.open(worker=True)
    wait_for_the_worker(page)
    manifest = page.context.request.get("/manifest.webmanifest").json()
    assert manifest["name"] == "Tidetable"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert all(page.context.request.get(icon["src"]).ok for icon in manifest["icons"])
    answer = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    wrong = [
        fault["errorId"] for fault in answer["installabilityErrors"] if fault["errorId"] != "in-incognito"
    ]  # as all test windows are
    assert wrong == []


class Files(SimpleHTTPRequestHandler):
    """A host with the files of a build and nobody behind them. One of those for later does not come, as over a bad line."""

    LATE = re.compile(r"/assets/rivero-.*\.wasm")
    asked = threading.Event()  # it was asked for
    shut = threading.Event()

    def do_GET(self) -> None:
        """Answer as the table server does: its pages are one file."""
        if self.path.startswith("/api/"):
            self.send_error(503)
            return
        if "." not in self.path.rsplit("/", 1)[-1]:
            self.path = "/index.html"
        if self.LATE.match(self.path):
            self.asked.set()
            self.shut.wait()
            return
        super().do_GET()

    def end_headers(self) -> None:
        """Let the browser ask anew each time."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def host(tmp_path: Path):
    """Serve a copy of the client that a test may change: its folder and its address."""
    folder = tmp_path / "client"
    shutil.copytree(STATIC, folder)
    Files.asked.clear()
    Files.shut.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield folder, f"http://127.0.0.1:{server.server_port}"
    finally:
        Files.shut.set()
        server.shutdown()
        thread.join(10)
        server.server_close()


def build_anew(folder: Path) -> None:
    """Change the client as a new build does: another page, another digest in the worker."""
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text("utf-8").replace("<html ", '<html data-build="next" '), "utf-8")
    text, times = re.subn(r'"[0-9a-f]{12}"', '"next00000000"', worker.read_text("utf-8"))
    assert times == 1
    worker.write_text(text, "utf-8")


def kept_when_opened(context: BrowserContext, address: str) -> set[str]:
    """Name the caches that stand when the page is opened and its worker is at work; the page is closed, and soon gone."""
    page = context.new_page()
    page.goto(address)
    page.get_by_role("heading", name="Four waters, one table").wait_for()
    page.wait_for_function(LOOKED_AFTER)
    names = set(kept(page))
    page.close()
    time.sleep(1)
    return names


def test_a_new_build_replaces_the_old_one_cleanly(browser, host):
    """A reload shows the new page at once; what the old page may still need is kept until it is closed, and then no longer."""
    folder, address = host
    screens = Screens(browser, address)
    try:
        page = screens.open(worker=True)
        page.get_by_role("heading", name="Four waters, one table").wait_for()
        wait_for_the_worker(page)
        (old,) = kept(page)
        page.evaluate("async () => (await navigator.serviceWorker.ready).active.postMessage({ all: true })")
        wait_until(Files.asked.is_set)  # the old worker waits for something ...
        build_anew(folder)

        page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        page.wait_for_function("async () => (await navigator.serviceWorker.ready).waiting !== null")
        assert set(kept(page)) == {old, "tidetable-next00000000"}
        page.reload()
        wait_for(page, 'html[data-build="next"]')
        context = page.context
        page.close()

        # ... and the new one takes over once the last page of the old one is gone, without waiting for it. A page opened before
        # that is the old worker's: whoever came too early comes again.
        wait_until(lambda: kept_when_opened(context, address) == {"tidetable-next00000000"})
    finally:
        screens.shut()
