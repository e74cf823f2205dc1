"""Screens drawn from saved moments alone: no server, the network answered from files. And pictures held beside kept ones."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar
from urllib.parse import urlsplit

import numpy as np
from PIL import Image

from tests.web.conftest import ROOT
from tests.web.screens import PATIENCE, UNPAINTED, spare_paint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, Route, WebSocketRoute

STATIC = ROOT / "tidetable" / "server" / "static"
MOMENTS = ROOT / "web" / "src" / "gallery" / "moments"
KEPT = Path(__file__).parent / "reference"
HOME = "http://gallery.test"
WIDTH = 400  # of a kept picture
BLOCK = 20  # pixels of a kept picture that are looked at together ...
LIKE = 26  # ... and how far their mean may be off, of 255: another Chromium smooths letters a little differently


Picture = dict[str, Any]
Act = Callable[[int], Picture]


@contextmanager
def moment_page(browser: Browser, moment: Path, size: tuple[int, int], theme: str, language: str = "en") -> Iterator[Page]:
    """Open the table of a saved moment."""
    with picture_page(browser, json.loads(moment.read_text("utf-8"))["picture"], size, theme, language) as page:
        yield page


@contextmanager
def picture_page(
    browser: Browser, picture: Picture, size: tuple[int, int], theme: str, language: str = "en", act: Act | None = None
) -> Iterator[Page]:
    """Open the table of a picture; *act* gives the picture that follows an action, where a test takes one."""
    window = window_of(browser, size, theme, language)
    try:
        yield window.show(picture, act)
    except BaseException:
        window.close()  # whatever it was, the next table does not inherit it
        raise


class Window:
    """A window in which table after table is drawn: a page that has its program already draws the next one quickly."""

    kept: ClassVar[dict[tuple[Any, ...], Window]] = {}

    def __init__(self, browser: Browser, size: tuple[int, int], theme: str, language: str, *, painted: bool) -> None:
        self.size, self.theme, self.painted = size, theme, painted
        self.shown, self.settings = 0, ""
        self.picture: Picture = {}
        self.act: Act | None = None
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=language,
            has_touch=size[0] < 600 and not painted,
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = (self.context if painted else spare_paint(self.context)).new_page()
        self.faults: list[str] = []
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.route("**/*", answer)
        self.page.route_web_socket("**/socket", lambda socket: speak(socket, self.picture, self.act))

    def show(self, picture: Picture, act: Act | None = None) -> Page:
        """Show a table of its own: as a link within the page does, unless somebody has changed the settings in it."""
        self.picture, self.act, self.shown = picture, act, self.shown + 1
        address = f"/t/gallery-{self.shown}"
        if not self.painted:
            self.tidy()
        if self.page.url.startswith(HOME) and self.page.evaluate(GO, [address, self.settings]):
            self.page.wait_for_function("() => !document.querySelector('[data-last]')")
            settle(self.page)
        else:
            self.page.goto(f"{HOME}{address}")
            settle(self.page)
            self.settings = self.page.evaluate(SETTINGS)
        assert self.faults == [], self.faults
        return self.page

    def tidy(self) -> None:
        """Take back what a test may have changed of the window."""
        self.page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        self.page.emulate_media(color_scheme=self.theme, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page.mouse.move(0, 0)
        self.page.evaluate(f"() => {{ {UNPAINTED} }}")

    def close(self) -> None:
        """Close it; whoever asks for its like gets a new one."""
        Window.kept = {look: window for look, window in Window.kept.items() if window is not self}
        self.context.close()


def window_of(browser: Browser, size: tuple[int, int], theme: str, language: str = "en", *, painted: bool = False) -> Window:
    """Give the window of this look, opened when it is first looked at; they close with the browser."""
    look = (browser, size, theme, language, painted)  # a painted one is only looked at
    if look not in Window.kept:
        Window.kept[look] = Window(browser, size, theme, language, painted=painted)
    return Window.kept[look]


SETTINGS = "JSON.stringify(localStorage)"
# As a link within the page does (web/src/router.svelte.ts), but not where settings were changed; the board that stands is marked.
GO = f"""([address, settings]) => {{
  if ({SETTINGS} !== settings) {{
    localStorage.clear();
    return false;
  }}
  document.querySelector('svg[data-board]')?.setAttribute('data-last', '');
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  return true;
}}"""

# The board's parts come one after another. (Asked at every frame: a selector that is waited for is asked at ever longer intervals.)
DRAWN = """() => document.querySelector('[aria-busy=false] svg[data-board] [data-walk]')?.checkVisibility()"""

# Nothing moves any more, and two frames have been drawn since.
STILL = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)))))"""


def settle(page: Page) -> None:
    """Wait until the board stands and the letters are there; put the end aside, so that the table shows."""
    page.wait_for_function(DRAWN)
    page.evaluate("() => document.fonts.ready")
    if page.locator("[data-over]").count():
        page.locator("[data-over] .ways .plain").click()
        page.mouse.move(0, 0)  # what is pointed at looks different, also in the next picture
    page.wait_for_function(STILL)


def answer(route: Route) -> None:
    """Answer a request from the built client, or as the server would."""
    path = urlsplit(route.request.url).path
    if path == "/api/me":
        route.fulfill(json={"player": "p", "name": "Ann", "account": None, "csrf": "x"})
        return
    file = STATIC / path.lstrip("/")
    found = file if file.is_file() else STATIC / "index.html"
    route.fulfill(body=found.read_bytes(), content_type=mimetypes.guess_type(found.name)[0] or "application/octet-stream")


def speak(socket: WebSocketRoute, picture: Picture, act: Act | None = None) -> None:
    """Be the server: welcome, the state, and what follows an action."""
    seat = picture["seat"]
    table = {
        "id": "gallery", "game": picture["game"], "status": status_of(picture), "seats": picture["seats"], "chat": True,
        "result": picture["result"], "you": [seat] if seat >= 0 else [], "rematch": None, "watchers": {"count": 0, "names": []},
        "clock": {"kind": "none"},
    }  # fmt: skip

    def heard(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "act" and act:
            following = act(said["action"])
            socket.send(json.dumps({"type": "ack", "id": said["id"], "n": following["n"]}))
            socket.send(json.dumps(state_of(following)))
        elif said["type"] == "hello":
            links = {"table": "/t/gallery", "seats": {}}
            socket.send(json.dumps({"type": "welcome", "protocol": 1, "table": table, "links": links, "you": table["you"]}))
            socket.send(json.dumps(state_of(picture)))

    socket.on_message(heard)


def status_of(picture: Picture) -> str:
    """Say whether the game of a picture still runs."""
    return "over" if picture["result"] else "running"


def state_of(picture: Picture) -> dict[str, Any]:
    """Give a picture as the server sends it."""
    return {name: picture[name] for name in ("n", "view", "question", "waiting", "result")} | {
        "type": "state", "time": 0, "eyes": None if picture["seat"] < 0 else picture["seat"], "status": status_of(picture),
        "legal": picture["choices"], "clocks": None, "undo": {"step": None, "turn": None}, "asked": None, "claims": [],
        "look_back": True, "entries": [],
    }  # fmt: skip


def small(png: bytes) -> Image.Image:
    """Make a picture as small as the kept ones."""
    image = Image.open(BytesIO(png)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def keep(png: bytes, name: str) -> None:
    """Keep a picture as the one to compare with."""
    KEPT.mkdir(exist_ok=True)
    small(png).save(KEPT / f"{name}.webp", quality=82)


def difference(png: bytes, name: str) -> float:
    """Say how far a picture is from the kept one, at its worst place."""
    one, two = (np.asarray(image, np.float32) for image in (small(png), Image.open(KEPT / f"{name}.webp").convert("RGB")))
    if one.shape != two.shape:
        return 255.0
    rows, columns = one.shape[0] // BLOCK, one.shape[1] // BLOCK
    off = np.abs(one - two).mean(axis=2)[: rows * BLOCK, : columns * BLOCK]
    return float(off.reshape(rows, BLOCK, columns, BLOCK).mean(axis=(1, 3)).max())
