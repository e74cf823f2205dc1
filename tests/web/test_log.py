"""The log points at the board: to look at a line, with a mouse, a key or a finger, is to see what it speaks of."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.web.screens import PHONE, Screens, play_on, wait_for, wait_until
from tests.web.test_marks import until_another_has_moved
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from playwright.sync_api import Page

LINES = ".log li button"
RINGS = "[data-pointer] .ring"
CLICKS = 20  # at most, until a few turns are over
# Each ring lies round something that can be seen; its middle is on the screen.
MIDDLES = """() => [...document.querySelectorAll('[data-pointer] .ring')].map((ring) => {
  const box = ring.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return box.width > 8 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
})"""


def find_a_pointing_line(page: Page) -> int:
    """Look at lines from the newest on until one points at something; give its place."""
    for place in reversed(range(page.locator(LINES).count())):
        page.locator(LINES).nth(place).focus()
        if page.locator(RINGS).count():
            return place
    pytest.fail("no line of the log points at anything")


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_a_line_under_the_pointer_or_the_focus_rings_its_pieces(screens: Screens, game: str):
    page = screens.table(game)
    until_another_has_moved(page)
    page.keyboard.press("Tab")  # keys are in use: the focus shows
    place = find_a_pointing_line(page)
    assert all(page.evaluate(MIDDLES))

    page.locator("header h1").hover()
    page.evaluate("document.activeElement.blur()")
    wait_until(lambda: page.locator(RINGS).count() == 0)
    page.locator(LINES).nth(place).hover()
    page.wait_for_selector(RINGS)
    page.mouse.move(4, 4)
    page.wait_for_selector(RINGS, state="detached")


def test_the_log_is_one_stop_of_the_tab_key_and_arrows_walk_its_lines(screens: Screens):
    page = screens.table("das_riff")
    until_another_has_moved(page)
    assert page.locator(f"{LINES}[tabindex='0']").count() == 1
    assert page.locator(LINES).count() > 2
    page.locator(LINES).last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.locator(LINES).nth(-3).evaluate("(line) => line === document.activeElement && line.tabIndex === 0")
    page.keyboard.press("End")
    assert page.locator(LINES).last.evaluate("(line) => line === document.activeElement")


def test_on_a_phone_a_tap_closes_the_log_and_points_until_the_next_choice(screens: Screens):
    page = screens.table("das_riff", size=PHONE)
    luck = random.Random(5)
    play_on(page, luck.randrange, clicks=6, tap=True)
    wait_for(page, "[data-actions]")
    page.locator("nav.foot button").first.tap()
    boat = page.locator("dialog[open] .log button").last
    said = boat.inner_text()
    boat.tap()

    page.wait_for_selector("dialog[open]", state="detached")
    assert said in page.locator("[data-pinned]").inner_text()
    page.get_by_role("button", name="Show this moment").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-pinned]", state="detached")
    assert page.locator(RINGS).count() == 0


# Whenever the log grows: the newest turn it speaks of, and the turn that the board shows.
WATCH = r"""() => {
  window.turns = [];
  const text = (place) => document.querySelector(place)?.textContent ?? '';
  const newest = (place) => Number([...text(place).matchAll(/Turn (\d+)/g)].at(-1)?.[1] ?? 0);
  const look = new MutationObserver(() => window.turns.push([newest('.log'), newest('.title')]));
  look.observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def test_the_log_is_never_ahead_of_the_board(screens: Screens):
    """A turn is announced when the pieces of the last one have come to rest."""
    page = screens.table("das_riff", motion=True, speed="brisk")
    page.evaluate(WATCH)
    for _ in range(CLICKS):
        page.wait_for_selector("[data-actions]", state="attached")
        play_on(page, lambda _: 0, clicks=1)  # the buttons come first, and the first of them ends a turn
        if page.evaluate("window.turns.some(([log]) => log > 3)"):
            break

    seen = [(log, board) for log, board in page.evaluate("window.turns") if log]
    assert {board for _, board in seen} >= {2, 3, 4}  # the board was watched all the way
    assert [(log, board) for log, board in seen if log > board] == []
