"""Every game in telling moments, held beside the pictures that were judged good.

A drawing that changes on purpose gets new pictures: ``KEEP_PICTURES=1 python -m pytest tests/web/test_gallery.py -m ""``.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest

from tests.web.pictures import LIKE, MOMENTS, difference, keep, moment_page, window_of
from tests.web.screens import DESKTOP, PHONE

if TYPE_CHECKING:
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


def drawn(browser: Browser, moment: Path, look: Look) -> bytes:
    """Draw a moment and give the picture."""
    window = window_of(browser, *look, painted=True)
    return window.show(json.loads(moment.read_text("utf-8"))["picture"]).screenshot()


def name_of(moment: Path, look: str) -> str:
    return f"{moment.parent.name}-{moment.stem}-{look}"


def compare(picture: bytes, name: str) -> None:
    """Hold a picture beside the kept one."""
    if os.environ.get("KEEP_PICTURES"):
        keep(picture, name)
    assert difference(picture, name) < LIKE


@pytest.mark.parametrize("moment", SHOWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_table_by_day_on_a_desktop(browser: Browser, moment: Path):
    compare(drawn(browser, moment, DAY), name_of(moment, "day"))


@pytest.mark.long
@pytest.mark.parametrize("moment", SHOWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_table_by_night_on_a_phone(browser: Browser, moment: Path):
    compare(drawn(browser, moment, NIGHT), name_of(moment, "night"))


# Labels that speak of what these eyes cannot know.
UNKNOWN = r"""() => [...document.querySelectorAll('[aria-label]')].map((thing) => thing.getAttribute('aria-label'))
  .filter((label) => /\b(null|undefined|NaN)\b/.test(label))"""


def test_covered_stacks_and_closed_buckets_say_only_what_is_seen(browser: Browser):
    """A table that rewards memory: of a stack its top and its height, of a bucket how many cards are in it."""
    with moment_page(browser, MOMENTS / "fish_n_stones" / "3-ask-bait.json", *DAY) as page:
        assert page.evaluate(UNKNOWN) == []
        assert page.get_by_label("5 cards in the bucket", exact=False).count() > 0


def test_a_picture_that_differs_is_noticed(browser: Browser):
    """The comparison can fail: another moment is not taken for this one."""
    one, other = SHOWN[0], SHOWN[1]
    assert difference(drawn(browser, other, DAY), name_of(one, "day")) > LIKE
