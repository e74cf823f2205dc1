"""Every game in telling moments, held beside the pictures that were judged good.

A drawing that changes on purpose gets new pictures: ``KEEP_PICTURES=1 python -m pytest tests/web/test_gallery.py -m ""``.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from tests.web.pictures import LIKE, MOMENTS, difference, draw, keep
from tests.web.screens import DESKTOP, PHONE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def full_tables(folder: Path) -> list[Path]:
    """List the moments of a game's largest table; its smaller ones are drawn by the same hands."""
    moments = sorted(path for path in folder.glob("*.json") if "story" not in path.name)
    most = max(path.name[0] for path in moments)
    return [path for path in moments if path.name[0] == most]


SHOWN = [moment for folder in sorted(MOMENTS.iterdir()) for moment in full_tables(folder)]


def name_of(moment: Path, look: str) -> str:
    return f"{moment.parent.name}-{moment.stem}-{look}"


def compare(browser: Browser, moment: Path, look: str, size: tuple[int, int], theme: str) -> None:
    """Draw a moment and hold it beside the kept picture."""
    name = name_of(moment, look)
    drawn = draw(browser, moment, size, theme)
    if os.environ.get("KEEP_PICTURES"):
        keep(drawn, name)
    assert difference(drawn, name) < LIKE


@pytest.mark.parametrize("moment", SHOWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_table_by_day_on_a_desktop(browser: Browser, moment: Path):
    compare(browser, moment, "day", DESKTOP, "light")


@pytest.mark.long
@pytest.mark.parametrize("moment", SHOWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_table_by_night_on_a_phone(browser: Browser, moment: Path):
    compare(browser, moment, "night", PHONE, "dark")


def test_a_picture_that_differs_is_noticed(browser: Browser):
    """The comparison can fail: another moment is not taken for this one."""
    one, other = SHOWN[0], SHOWN[1]
    assert difference(draw(browser, other, DESKTOP, "light"), name_of(one, "day")) > LIKE
