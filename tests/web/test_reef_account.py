"""The final account of Reef Encounter: five corals in their own colours, wherever the account is shown."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.pictures import MOMENTS, picture_page
from tests.web.screens import DESKTOP, PHONE
from tests.web.test_colours import CORALS

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Each coral of the account, with the colours its shapes are painted in; a shape without paint has none.
PAINTED = """() => Object.fromEntries([...document.querySelectorAll('[data-over] .account .coral')].map((coral) => [
  [...coral.classList].find((name) => name.startsWith('coral-')).replace('coral-', ''),
  [...new Set([...coral.querySelectorAll('path, ellipse')].map((shape) => getComputedStyle(shape))
    .flatMap(({ fill, stroke }) => [fill, stroke]))],
]))"""


def rgb(colour: str) -> str:
    """Write a colour as a browser tells it."""
    return f"rgb({', '.join(str(int(colour[place : place + 2], 16)) for place in (1, 3, 5))})"


def end_with_every_colour() -> dict[str, Any]:
    """Give the end of a game in which the winner has kept a tile of each colour."""
    picture: dict[str, Any] = json.loads((MOMENTS / "reef_encounter" / "2-end.json").read_text("utf-8"))["picture"]
    picture["view"]["players"][0]["fish"] = {"size": 5, "counts": [1, 1, 1, 1, 1], "known": None}
    return picture


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_coral_of_the_account_has_its_colour(browser: Browser, size: tuple[int, int], theme: str):
    with picture_page(browser, end_with_every_colour(), size, theme) as page:
        page.get_by_role("button", name="Show the result").click()
        page.locator("[data-over] .account .coral").first.wait_for()
        painted = page.evaluate(PAINTED)

    assert {name: rgb(colour) in painted[name] for name, colour in CORALS.items()} == dict.fromkeys(CORALS, True)
