"""Screens drawn from saved moments alone: no server, the network answered from files. And pictures held beside kept ones."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Callable
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import numpy as np
from PIL import Image

from tests.web.conftest import ROOT
from tests.web.screens import paint, spare_paint

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
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        locale=language,
        has_touch=size[0] < 600,
    )
    try:
        page = spare_paint(context).new_page()
        page.route("**/*", answer)
        page.route_web_socket("**/socket", lambda socket: speak(socket, picture, act))
        page.goto(f"{HOME}/t/gallery")
        settle(page)
        yield page
    finally:
        context.close()


def draw(browser: Browser, moment: Path, size: tuple[int, int], theme: str, language: str = "en") -> bytes:
    """Draw the table of a saved moment and give the picture."""
    with moment_page(browser, moment, size, theme, language) as page:
        paint(page)
        return page.screenshot()


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
