"""Every game in telling moments, held beside the pictures that were judged good.

A drawing that changes on purpose gets new pictures: ``KEEP_PICTURES=1 python -m pytest tests/web/test_gallery.py -m ""``.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.pictures import HOME, LIKE, MOMENTS, answer, difference, keep, settle, speak
from tests.web.screens import DESKTOP, PHONE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

Look = tuple[tuple[int, int], str]
DAY: Look = (DESKTOP, "light")
NIGHT: Look = (PHONE, "dark")


def full_tables(folder: Path) -> list[Path]:
    """List the moments of a game's largest table; its smaller ones are drawn by the same hands."""
    moments = sorted(path for path in folder.glob("*.json") if "story" not in path.name)
    most = max(path.name[0] for path in moments)
    return [path for path in moments if path.name[0] == most]


SHOWN = [moment for folder in sorted(MOMENTS.iterdir()) for moment in full_tables(folder)]


class Frame:
    """One window in which moment after moment is drawn: a page that has its program already draws the next one quickly."""

    def __init__(self, browser: Browser, look: Look) -> None:
        size, theme = look
        self.picture: dict[str, Any] = {}
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale="en",
            service_workers="block",
        )
        self.page = self.context.new_page()
        self.page.route("**/*", answer)
        self.page.route_web_socket("**/socket", lambda socket: speak(socket, self.picture))

    def draw(self, moment: Path) -> bytes:
        """Draw a moment and give the picture."""
        self.picture = json.loads(moment.read_text("utf-8"))["picture"]
        self.page.goto(f"{HOME}/t/gallery")
        settle(self.page)
        return self.page.screenshot()


class Frames(dict[Look, Frame]):
    """A window for each look, opened when it is first looked at."""

    def __init__(self, browser: Browser) -> None:
        super().__init__()
        self.browser = browser

    def __missing__(self, look: Look) -> Frame:
        self[look] = Frame(self.browser, look)
        return self[look]


@pytest.fixture(scope="module")
def frames(browser: Browser) -> Iterator[Frames]:
    opened = Frames(browser)
    try:
        yield opened
    finally:
        for frame in opened.values():
            frame.context.close()


def name_of(moment: Path, look: str) -> str:
    return f"{moment.parent.name}-{moment.stem}-{look}"


def compare(drawn: bytes, name: str) -> None:
    """Hold a picture beside the kept one."""
    if os.environ.get("KEEP_PICTURES"):
        keep(drawn, name)
    assert difference(drawn, name) < LIKE


@pytest.mark.parametrize("moment", SHOWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_table_by_day_on_a_desktop(frames: Frames, moment: Path):
    compare(frames[DAY].draw(moment), name_of(moment, "day"))


@pytest.mark.long
@pytest.mark.parametrize("moment", SHOWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_table_by_night_on_a_phone(frames: Frames, moment: Path):
    compare(frames[NIGHT].draw(moment), name_of(moment, "night"))


# Labels that speak of what these eyes cannot know.
UNKNOWN = r"""() => [...document.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label'))
  .filter((label) => /\b(null|undefined|NaN)\b/.test(label))"""


def test_covered_stacks_and_closed_buckets_say_only_what_is_seen(frames: Frames):
    """A table that rewards memory: of a stack its top and its height, of a bucket how many cards are in it."""
    frames[DAY].draw(MOMENTS / "fish_n_stones" / "3-ask-bait.json")
    page = frames[DAY].page
    assert page.evaluate(UNKNOWN) == []
    assert page.get_by_label("5 cards in the bucket", exact=False).count() > 0


def test_a_picture_that_differs_is_noticed(frames: Frames):
    """The comparison can fail: another moment is not taken for this one."""
    one, other = SHOWN[0], SHOWN[1]
    assert difference(frames[DAY].draw(other), name_of(one, "day")) > LIKE
