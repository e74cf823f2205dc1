"""For everybody: all languages fit on every screen; touch targets are large; what cannot be read is told by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Person
from tests.web.pictures import MOMENTS, moment_page
from tests.web.screens import DESKTOP, PHONE, SMALL, Screens, make_table, wait_until
from tidetable.core.words import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TOUCH = 44  # pixels

OVERFLOW = """() => [...document.querySelectorAll('button, a.button, h1, h2, h3, p, label, li, legend, summary, output')]
  .filter((box) => box.offsetParent && !box.closest('.unseen, .wide, .log, .compact, svg'))
  .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).textOverflow !== 'ellipsis')
  .map((box) => box.outerHTML.slice(0, 120))"""
DRAWN = """async () => {
  await document.fonts.ready;
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
}"""
SIZES = (DESKTOP, SMALL)  # what fits the smallest phone fits the others


def fits(page: Page) -> None:
    """Nothing is wider than its place, and the page does not scroll sideways, on a desktop and on the smallest phone."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(OVERFLOW) == [], f"at {width} pixels"
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, f"at {width} pixels"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_on_the_pages(screens: Screens, language: str):
    page = screens.open(language=language)
    page.wait_for_selector("article .facts li")
    fits(page)
    assert page.evaluate("document.documentElement.lang") == language
    page.goto("/new/reef_encounter")
    page.locator("details summary").click()
    fits(page)
    page.locator("main .primary").click()
    page.wait_for_selector(".seats li")
    fits(page)
    page.goto("/rules/fish_n_stones")
    page.wait_for_selector("details summary")
    fits(page)


def new_member(address: str, name: str) -> Person:
    """Make somebody with an account."""
    person = Person(address, name)
    wish = {"login": f"m-{person.me['player'][:14]}", "password": "correct horse", "name": name}
    person.me = person.post("/api/account", wish)
    return person


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_has_room_for_all_that_waits(screens: Screens, language: str):
    """A game that waits, and somebody who asks: both are counted in the bar."""
    ann, ben = (new_member(screens.address, name) for name in ("Ann", "Ben"))
    ben.post("/api/me/friends", {"handle": ann.me["handle"]})
    for _ in range(20):  # who begins is drawn by lot
        ben.sit(ann.table("rivero", clock={"kind": "days", "days": 3})["table"]["id"])
        if ann.get("/api/me/inbox")["tables"]:
            break
    who = screens.person(SMALL, language=language)
    who.add_cookies([{"name": one.name, "value": one.value or "", "url": screens.address} for one in ann.http.cookies.jar])
    page = who.new_page()
    page.goto("/inbox")
    page.wait_for_selector("header .badge >> nth=1")
    for width in (SMALL[0], PHONE[0]):
        page.set_viewport_size({"width": width, "height": SMALL[1]})
        page.evaluate(DRAWN)
        edges = page.evaluate("[...document.querySelectorAll('header nav > *')].map((one) => one.getBoundingClientRect().right)")
        assert max(edges) <= width


def test_a_clock_is_read_to_its_last_letter_beside_a_long_name(screens: Screens):
    context = screens.person(SMALL)
    seats = [{"kind": "me", "name": "Maximiliane von und zu Hohenwasser"}, {"kind": "bot", "bot": "careful"}]
    page = context.new_page()
    page.goto(f"/t/{make_table(context, screens.address, 'rivero', seats, clock={'kind': 'days', 'days': 14})}")
    page.wait_for_selector(".compact [role=timer]")
    page.evaluate(DRAWN)
    beyond = """() => [...document.querySelectorAll('.compact [role=timer]')].map((clock) =>
      clock.getBoundingClientRect().right - clock.closest('li').getBoundingClientRect().right)"""
    assert max(page.evaluate(beyond)) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_at_the_tables(browser: Browser, language: str):
    """The fullest table of every game, drawn from saved moments; with everything that can be chosen as a list."""
    for folder in sorted(MOMENTS.iterdir()):
        with moment_page(browser, max(folder.glob("*-ask-*.json")), DESKTOP, "light", language) as page:
            page.locator("[data-list]").click()
            page.wait_for_selector("[data-listed]")
            fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_in_the_drawers(screens: Screens, language: str):
    page = screens.table("fish_n_stones", seats=4, size=SMALL, language=language)
    for place in range(4):  # log, talk, rules, more
        page.locator("nav.foot button").nth(place).click()
        page.wait_for_selector("dialog[open] h2")
        assert page.evaluate(OVERFLOW) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


TOO_SMALL = """(least) => [...document.querySelectorAll('button, a, select, input[type=text], [data-actions]')]
  .filter((thing) => thing.getClientRects().length && !thing.closest('.unseen, .log, .text, dialog:not([open])'))
  .map((thing) => [thing.outerHTML.slice(0, 100), thing.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""


def test_what_can_be_touched_is_large_enough(screens: Screens):
    page = screens.open(size=SMALL)
    page.wait_for_selector("article .facts li")
    assert page.evaluate(TOO_SMALL, TOUCH) == []
    page = screens.table("fish_n_stones", seats=4, size=SMALL)
    assert page.evaluate(TOO_SMALL, TOUCH) == []


def test_the_board_does_not_move_between_the_first_tap_and_the_second(screens: Screens):
    """Two taps confirm on a touch screen; the second must find what the first has found."""
    page = screens.table("fish_n_stones", size=PHONE)
    board = page.locator("svg[data-board]")
    before = board.bounding_box()
    page.locator("[data-walk][data-actions]").first.tap()
    page.wait_for_selector("[data-do]")
    assert board.bounding_box() == before
    page.locator("[data-do]").tap()
    page.wait_for_selector("[data-do]", state="detached")


@pytest.mark.parametrize("game", ["das_riff", "rivero"])
def test_a_phone_on_its_side_has_the_question_beside_the_board(browser: Browser, game: str):
    """The board gets the height that is left; nothing that can be done lies outside the window."""
    width, height = PHONE[1], PHONE[0]
    with moment_page(browser, next((MOMENTS / game).glob("*-end.json")), (width, height), "light") as page:
        board, asked = (page.locator(mark).bounding_box() for mark in ("svg[data-board]", ".question"))
        assert board is not None
        assert asked is not None
        assert board["x"] >= asked["x"] + asked["width"]
        assert board["height"] > height * 0.6
        assert board["y"] + board["height"] <= height


def test_a_large_board_comes_closer(screens: Screens):
    """By keys, and back by the buttons that then appear; fingers pinch the page, which nothing forbids."""
    page = screens.table("das_riff")
    board = page.locator("svg[data-board]")
    before = board.evaluate("board => board.getBoundingClientRect().width")
    page.keyboard.press("+")
    page.get_by_role("button", name="Farther away").wait_for()
    wait_until(lambda: board.evaluate("board => board.getBoundingClientRect().width") > before * 1.2)
    assert page.evaluate(TOO_SMALL, TOUCH) == []
    page.get_by_role("button", name="Farther away").click()
    page.get_by_role("button", name="Farther away").wait_for(state="detached")
    assert abs(board.evaluate("board => board.getBoundingClientRect().width") - before) < 1
    assert "user-scalable" not in str(page.locator("meta[name=viewport]").get_attribute("content"))
    assert page.locator(".frame").evaluate("frame => getComputedStyle(frame).touchAction") == "manipulation"
