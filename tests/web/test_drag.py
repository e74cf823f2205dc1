"""Drag and drop beside taps: a card of Rivero is carried to its cell, Esc and empty land let it go."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.web.pictures import MOMENTS, picture_page
from tests.web.screens import DESKTOP, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PICTURE = json.loads((MOMENTS / "rivero" / "2-ask-main.json").read_text("utf-8"))["picture"]
CARD = "[data-at='hand-card-2']"  # can be discarded on the cells 1 and 9
CELL = "[data-at~='cell-1']"


def carry(page: Page, start: str, end: str | tuple[int, int]) -> None:
    """Press on a thing, and move to another or to a point; do not let go yet."""
    page.locator(start).hover()
    page.mouse.down()
    page.mouse.move(700, 300, steps=4)
    if isinstance(end, str):
        page.locator(end).first.hover(force=True)
    else:
        page.mouse.move(*end)


def test_a_card_is_carried_to_the_cell_it_goes_to(browser: Browser):
    sent: list[int] = []

    def act(action: int) -> dict[str, Any]:
        sent.append(action)
        return {**PICTURE, "n": PICTURE["n"] + len(sent)}

    discard = next(one["action"] for one in PICTURE["choices"] if one["target"] == {"card": 2, "verb": "discard"})
    with picture_page(browser, PICTURE, DESKTOP, "light", act=act) as page:
        carry(page, CARD, CELL)
        assert page.locator(".carried").count() == 1
        assert sent == []
        page.mouse.up()
        wait_until(lambda: page.evaluate("true") and sent == [discard])
        assert page.locator(".carried").count() == 0


def test_a_card_that_is_dropped_nowhere_is_let_go_and_so_does_escape(browser: Browser):
    with picture_page(browser, PICTURE, DESKTOP, "light") as page:
        carry(page, CARD, (6, 480))
        assert page.locator(f"{CARD}.picked").count() == 1
        page.mouse.up()
        page.wait_for_selector(f"{CARD}.picked", state="detached")
        page.locator(CARD).click()
        page.wait_for_selector(f"{CARD}.picked")
        page.keyboard.press("Escape")
        page.wait_for_selector(f"{CARD}.picked", state="detached")
