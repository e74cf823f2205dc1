"""Drag and drop beside taps: a card, a shark, a tile are carried to where they go; Esc and empty land let go."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.web.pictures import MOMENTS, picture_page
from tests.web.screens import DESKTOP, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


class Way(NamedTuple):
    """Something that can be carried somewhere, and the decision it stands for."""

    moment: str
    thing: str
    to: str
    target: dict[str, Any]


CARD = Way("rivero/2-ask-main", "hand-card-0", "cell-0", {"card": 0, "verb": "discard"})
SHARK = Way("das_riff/2-ask-action", "sharks-0", "cell-1", {"with": "shark", "prey": 1})
TILE = Way("reef_encounter/2-ask-place", "behind-1-2", "cell-4", {"cell": 4})


def picture_of(way: Way) -> dict[str, Any]:
    picture: dict[str, Any] = json.loads((MOMENTS / f"{way.moment}.json").read_text("utf-8"))["picture"]
    return picture


def at(name: str) -> str:
    return f"[data-at~='{name}']"


def carry(page: Page, start: str, end: str | tuple[int, int]) -> None:
    """Press on a thing, and move to another or to a point; do not let go yet."""
    page.locator(start).first.hover()
    page.mouse.down()
    page.mouse.move(700, 300, steps=4)
    if isinstance(end, str):
        page.locator(end).first.hover(force=True)
    else:
        page.mouse.move(*end)


@pytest.mark.parametrize("way", [CARD, SHARK, TILE], ids=["card", "shark", "tile"])
def test_a_thing_is_carried_to_where_it_goes(browser: Browser, way: Way):
    picture, sent = picture_of(way), list[int]()

    def act(action: int) -> dict[str, Any]:
        sent.append(action)
        return {**picture, "n": picture["n"] + len(sent)}

    wanted = next(one["action"] for one in picture["choices"] if one["target"] == way.target)
    with picture_page(browser, picture, DESKTOP, "light", act=act) as page:
        carry(page, at(way.thing), at(way.to))
        assert page.locator(".carried").count() == 1
        assert sent == []
        page.mouse.up()
        wait_until(lambda: page.evaluate("true") and sent == [wanted])
        assert page.locator(".carried").count() == 0


def test_a_card_that_is_dropped_nowhere_is_let_go_and_so_does_escape(browser: Browser):
    card = at(CARD.thing)
    with picture_page(browser, picture_of(CARD), DESKTOP, "light") as page:
        carry(page, card, (6, 480))
        assert page.locator(f"{card}.picked").count() == 1
        page.mouse.up()
        page.wait_for_selector(f"{card}.picked", state="detached")
        page.locator(card).click()
        page.wait_for_selector(f"{card}.picked")
        page.keyboard.press("Escape")
        page.wait_for_selector(f"{card}.picked", state="detached")
