"""Pages for tests: opened in one line, watched all the time, played by clicking only what they offer.

Nothing here waits for a time to pass: every wait is for something that can be seen, and has a limit.
"""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from playwright.sync_api import TimeoutError  # noqa: A004 - Playwright's own

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Locator, Page

DESKTOP = (1440, 900)
PHONE = (390, 844)
SMALL = (360, 740)
PATIENCE = 60_000  # milliseconds: the first table of a game may have to wait for its rules to be compiled
LONGEST = 3_000  # clicks in one game ...
GAME_LIMIT = 240  # ... and seconds
HEARD = 5_000  # milliseconds until the page has heard a click, or it is made again
NO_WORKER = "Service Worker registration blocked by Playwright"
NOT_YET_USED = "preloaded using link preload but not used within a few seconds"  # tells how busy the machine is, not the page
LEFT_EARLY = "WebSocket is closed before the connection is established"  # a table was left, or sat down at, while it was dialled
# Everything stands, moves, is focused and hit as ever, but is not painted: half of a page's work, where nobody looks at points.
UNPAINTED = """document.adoptedStyleSheets = [new CSSStyleSheet()];
document.adoptedStyleSheets[0].replaceSync(':root { opacity: 0 !important }');"""


def spare_paint(context: BrowserContext) -> BrowserContext:
    """Keep the pages of a context from being painted, until one of them is."""
    context.add_init_script(UNPAINTED)
    return context


def paint(page: Page) -> None:
    """Paint a page after all, for somebody who looks at it."""
    page.evaluate("() => { document.adoptedStyleSheets = [] }")


class Screens:
    """Browser windows, each a person of their own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.noted: list[str] = []
        self.forgiven: list[str] = []
        self.contexts: list[BrowserContext] = []

    def person(
        self,
        size: tuple[int, int] = DESKTOP,
        theme: str = "light",
        language: str = "en",
        *,
        motion: bool = False,
        speed: str = "calm",
        worker: bool = False,
    ) -> BrowserContext:
        """Make a new person: a browser of their own, without a page yet."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size[0] < 600,
            is_mobile=size[0] < 600,
            locale=language,
            base_url=self.address,
            service_workers="allow" if worker else "block",
        )
        spare_paint(context).set_default_timeout(PATIENCE)
        if speed != "calm":
            keep = f"localStorage.setItem('tidetable.settings', JSON.stringify({{speed: '{speed}'}}))"
            context.add_init_script(f"if (location.protocol === 'http:') {keep}")  # an empty page keeps nothing
        self.contexts.append(context)
        context.on("page", self.watch)
        return context

    def open(
        self, path: str = "/", size: tuple[int, int] = DESKTOP, theme: str = "light", language: str = "en", **more: Any
    ) -> Page:
        """Open a page as a new person."""
        page = self.person(size, theme, language, **more).new_page()
        page.goto(path)
        return page

    def table(
        self, game: str, seats: int = 2, size: tuple[int, int] = DESKTOP, *, rules: dict[str, Any] | None = None, **more: Any
    ) -> Page:
        """Sit down with bots as a new person, and wait for the first question."""
        context = self.person(size, **more)
        wish = {"options": rules} if rules else {}
        table = make_table(context, self.address, game, against(seats), **wish)
        page = context.new_page()
        page.goto(f"/t/{table}")
        wait_for(page, "[data-actions]")
        return page

    def watch(self, page: Page) -> None:
        """Note everything that must not happen."""
        page.on("pageerror", lambda fault: self.noted.append(f"error: {fault}"))
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("request", lambda request: self._check_host(request.url))
        page.on("websocket", lambda socket: self._check_host(socket.url))

    def _note(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not any(harmless in text for harmless in (NO_WORKER, NOT_YET_USED, LEFT_EARLY)):
            self.noted.append(f"console: {text}")

    def _check_host(self, url: str) -> None:
        if url.startswith(("http", "ws")) and urlsplit(url).netloc != urlsplit(self.address).netloc:
            self.noted.append(f"a request to another host: {url}")

    def forgive(self, pattern: str) -> None:
        """Let go of faults that a test causes on purpose: the console may tell of one later than the page shows it."""
        self.forgiven.append(pattern)

    @property
    def faults(self) -> list[str]:
        """Give what happened that must not."""
        return [fault for fault in self.noted if not any(re.search(pattern, fault) for pattern in self.forgiven)]

    def shut(self) -> None:
        """Close all windows."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()


def against(seats: int) -> list[dict[str, Any]]:
    """Seat me with bots."""
    return [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "careful"}] * (seats - 1)]


def make_table(context: BrowserContext, address: str, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Make a table for a person, with bots that do not dawdle, and give its id."""
    me = context.request.get("/api/me").json()
    wish = {"game": game, "seats": seats, "pace": "fast", **more}
    headers = {"X-CSRF": me["csrf"], "Origin": address}
    answer = context.request.post("/api/tables", data=wish, headers=headers, timeout=PATIENCE * 5)
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def new_table(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Make a table for the person of this page, and give its id."""
    wait_until(
        lambda: any(cookie["name"] == "tidetable" for cookie in page.context.cookies())
    )  # who the page is; or we would be two people
    parts = urlsplit(page.url)
    return make_table(page.context, f"{parts.scheme}://{parts.netloc}", game, seats, **more)


def wait_until(holds: Callable[[], bool], seconds: float = PATIENCE / 1000) -> None:
    """Wait until something holds; at most so long."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def wait_for(page: Page, mark: str) -> None:
    """Wait until something is on the page, asked at every frame (a selector would be asked every half second)."""
    page.wait_for_function("(mark) => document.querySelector(mark) !== null", arg=mark)


def against_bots(page: Page, game: str, seats: int = 2, **more: Any) -> None:
    """Sit down with bots and go to the table."""
    page.goto(f"/t/{new_table(page, game, against(seats), **more)}")


STANDS = "[aria-busy=false] svg[data-board]"  # all parts of the board have come, and what was missed has been looked up
HERE_STILL = "() => !window.leaving && document.querySelector('[data-board]') !== null"


def sit_down(page: Page) -> None:
    """Take a seat of a table that is full then; the page begins anew for that, and nothing asked of it before is heard."""
    page.evaluate("() => { window.leaving = true }")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_function(HERE_STILL)


def lit(page: Page) -> Locator:
    """Find what the screen offers to click."""
    return page.locator("[data-actions]:visible")


def is_over(page: Page) -> bool:
    """Tell whether the end is shown."""
    return bool(page.locator("[data-over] h2").count())


# What the screen offers now: the second click of two, the curtain, or everything that is lit. -1: the end is shown.
OFFERED = """() => {
  if (document.querySelector('[data-over] h2')) return -1;
  window.offered = ['[data-do]', '[data-curtain]', '[data-actions]'].map((mark) => [...document.querySelectorAll(mark)]
    .filter((thing) => thing.getClientRects().length > 0)).find((things) => things.length > 0) ?? [];
  return window.offered.length;
}"""
# Where a finger can hit one of them: a point that belongs to it and lies under nothing else.
POINT = """(index) => {
  const thing = window.offered[index];
  if (!thing?.isConnected) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = thing.getBoundingClientRect();
  for (const across of [.5, .3, .7, .15, .85])
    for (const down of [.5, .3, .7, .15, .85]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  return null;
}"""
# What changes when the page has heard a click: its count of clicks, or the curtain.
HEARD_SO_FAR = (
    """() => `${document.querySelector('[data-heard]')?.dataset.heard} ${document.querySelector('[data-curtain]')?.textContent}`"""
)


def play_on(page: Page, choose: Callable[[int], int] | None = None, clicks: int = LONGEST, *, tap: bool = False) -> int:
    """Click what the screen offers until the game is over (or so many clicks are made); give the number of clicks."""
    pick = choose or random.Random(5).randrange
    end = time.monotonic() + GAME_LIMIT
    for made in range(clicks):
        assert time.monotonic() < end, f"the game has not ended after {made} clicks and {GAME_LIMIT} s"
        offered = int(page.wait_for_function(OFFERED).json_value())
        if offered < 0:
            return made
        click_one(page, pick(offered), tap=tap)
    return clicks


def click_one(page: Page, index: int, *, tap: bool) -> None:
    """Click one of the things offered, as a finger or a mouse does; if the picture changes meanwhile, the next look decides."""
    point = page.evaluate(POINT, index)
    if point is None:
        return
    before = page.evaluate(HEARD_SO_FAR)
    if tap:
        page.touchscreen.tap(*point)
    else:
        page.mouse.click(*point)
    try:
        page.wait_for_function(f"(before) => ({HEARD_SO_FAR})() !== before", arg=before, timeout=HEARD)
    except TimeoutError:
        return
