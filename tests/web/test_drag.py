"""Drag and drop beside taps: a card, a shark, a tile are carried to where they go; Esc and empty land let go."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.web.pictures import MOMENTS, picture_page
from tests.web.screens import DESKTOP, PHONE, Screens, play_on, wait_for, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


CLICKS = 30  # at most, until a boat can be bought


class Way(NamedTuple):
    """Something that can be carried somewhere, and the decision it stands for."""

    moment: str
    thing: str
    to: str
    target: dict[str, Any]


CARD = Way("rivero/2-ask-main", "hand-card-0", "cell-0", {"card": 0, "verb": "discard"})
SHARK = Way("das_riff/2-ask-action", "sharks-0", "cell-1", {"with": "shark", "prey": 1})
LURE = Way("fish_n_stones/2-ask-bait", "cell-0", "cell-3", {"cell": 0})
CAT = Way("fish_n_stones/2-ask-cast", "lay-0", "slot-0-1", {"column": 1})
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


@pytest.mark.parametrize("way", [CARD, SHARK, TILE, CAT], ids=["card", "shark", "tile", "cat"])
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


def test_on_a_phone_a_tap_where_a_lured_stack_would_lie_says_yes(browser: Browser):
    """What lies there could be lured itself; but it is the one on its way that was meant."""
    picture, sent = picture_of(LURE), list[int]()

    def act(action: int) -> dict[str, Any]:
        sent.append(action)
        return {**picture, "n": picture["n"] + len(sent)}

    wanted = next(one["action"] for one in picture["choices"] if one["target"] == LURE.target)
    with picture_page(browser, picture, PHONE, "light", act=act) as page:
        page.locator(at(LURE.thing)).tap()
        page.wait_for_selector("[data-do]")
        page.locator(at(LURE.to)).tap()
        wait_until(lambda: page.evaluate("true") and sent == [wanted])


def test_what_is_paid_is_marked_where_no_neighbour_hides_it(screens: Screens):
    page = screens.table("das_riff", size=PHONE)
    berth = page.locator("[data-at^='berth-'][data-actions]")
    for _ in range(CLICKS):
        wait_for(page, "[data-actions]")
        if berth.count():
            break
        play_on(page, lambda _: 0, clicks=1, tap=True)
    berth.tap()
    page.wait_for_selector("[data-paid]")
    assert page.locator("[data-paid]").count() > 1
    assert page.evaluate(HIDDEN_MARKS) == []


# The four ends of every mark that says what is paid: of all that is drawn there it lies on top.
HIDDEN_MARKS = """() => [...document.querySelectorAll('[data-paid]')].filter((mark) => {
  const box = mark.querySelector('rect').getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const ends = [[box.left + 3, y], [box.right - 3, y], [x, box.top + 2], [x, box.bottom - 2]];
  const seen = (end) => document.elementsFromPoint(...end).find((one) => !/^(none|rgba.*, 0\\))$/.test(getComputedStyle(one).fill));
  return ends.some((end) => !mark.contains(seen(end)));
}).map((mark) => mark.textContent)"""
