"""Pages for tests: opened in one line, watched all the time, played by clicking only what they offer."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import TimeoutError  # noqa: A004 - Playwright's own

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Locator, Page

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 60_000  # milliseconds: the first table of a game may have to wait for its rules to be compiled
LONGEST = 3_000  # clicks in one game


class Screens:
    """Browser windows, each a person of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.faults: list[str] = []
        self.contexts: list[BrowserContext] = []

    def open(
        self,
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        language: str = "en",
        *,
        motion: bool = False,
        speed: str = "calm",
    ) -> Page:
        """Open a page as a new person."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 600,
            is_mobile=size[0] < 600,
            locale=language,
            base_url=self.address,
        )
        context.set_default_timeout(PATIENCE)
        if speed != "calm":
            context.add_init_script(f"localStorage.setItem('tidetable.settings', JSON.stringify({{speed: '{speed}'}}))")
        self.contexts.append(context)
        page = context.new_page()
        self.watch(page)
        page.goto(path)
        return page

    def watch(self, page: Page) -> None:
        """Note everything that must not happen."""
        page.on("pageerror", lambda fault: self.faults.append(f"error: {fault}"))
        page.on(
            "console",
            lambda message: self.faults.append(f"console: {message.text}") if message.type in {"error", "warning"} else None,
        )
        page.on("request", lambda request: self._check_host(request.url))
        page.on("websocket", lambda socket: self._check_host(socket.url))

    def _check_host(self, url: str) -> None:
        if url.startswith(("http", "ws")) and urlsplit(url).netloc != urlsplit(self.address).netloc:
            self.faults.append(f"a request to another host: {url}")

    def forgive(self, pattern: str) -> None:
        """Let go of faults that a test has caused on purpose."""
        self.faults = [fault for fault in self.faults if not re.search(pattern, fault)]

    def close(self) -> None:
        """Close all windows; fail if anything was noted."""
        for context in self.contexts:
            context.close()
        assert self.faults == []


def new_table(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Make a table for the person of this page, with bots that do not dawdle, and give its id."""
    page.wait_for_load_state("networkidle")  # the page asks who it is at the same time; two first answers would be two people
    me = page.request.get("/api/me").json()
    wish = {"game": game, "seats": seats, "pace": "fast", **more}
    answer = page.request.post(
        "/api/tables", data=wish, headers={"X-CSRF": me["csrf"], "Origin": origin(page)}, timeout=PATIENCE * 5
    )
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def origin(page: Page) -> str:
    """Give the server's own origin, as a browser sends it."""
    parts = urlsplit(page.url)
    return f"{parts.scheme}://{parts.netloc}"


def against_bots(page: Page, game: str, seats: int = 2, **more: Any) -> None:
    """Sit down with bots and wait for the table."""
    bots = [{"kind": "bot", "bot": "careful"}] * (seats - 1)
    page.goto(f"/t/{new_table(page, game, [{'kind': 'me', 'name': 'Ann'}, *bots], **more)}")


def lit(page: Page) -> Locator:
    """Find what the screen offers to click."""
    return page.locator("[data-actions]:visible")


def is_over(page: Page) -> bool:
    """Tell whether the end is shown."""
    return bool(page.locator("[data-over] h2").count())


def play_on(page: Page, choose: Callable[[int], int] | None = None, clicks: int = LONGEST, *, tap: bool = False) -> int:
    """Click what the screen offers until the game is over (or so many clicks are made); give the number of clicks."""
    luck = random.Random(5)
    pick = choose or luck.randrange
    for made in range(clicks):
        page.wait_for_selector("[data-actions]:visible, [data-over] h2, [data-curtain]")
        if is_over(page):
            return made
        click_one(page, pick, page.locator("[data-curtain]") if page.locator("[data-curtain]").count() else lit(page), tap=tap)
    return clicks


def click_one(page: Page, pick: Callable[[int], int], offered: Locator, *, tap: bool) -> None:
    """Click one of the things offered; if the picture changes under the finger, the next look decides."""
    count = offered.count()
    if not count:
        return
    chosen = offered.nth(pick(count))
    try:
        (chosen.tap if tap else chosen.click)(timeout=3_000)
        if page.locator("[data-do]").count():
            page.locator("[data-do]").tap(timeout=3_000)
    except TimeoutError:
        return
    page.wait_for_timeout(25)
