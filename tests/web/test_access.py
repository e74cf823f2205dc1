"""For everybody: axe-core finds nothing on any screen by day and by night; all languages fit; touch targets are large."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.screens import DESKTOP, PHONE, Screens, against_bots, play_on
from tidetable.core.words import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
TOUCH = 44  # pixels


def violations(page: Page) -> list[str]:
    """Run axe-core on a page; what it finds, in short."""
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {one['help']} {node['html'][:140]} {_detail(node)}" for one in found for node in one["nodes"]]


def _detail(node: dict[str, Any]) -> str:
    return str(node["any"][0]["message"])[:160] if node["any"] else ""


def front(page: Page) -> None:
    page.get_by_role("button", name="Play now: Fish'n'Stones").wait_for()


def new_table_page(page: Page) -> None:
    page.goto("/new/fish_n_stones")
    page.get_by_text("Options").click()


def waiting(page: Page) -> None:
    page.goto("/new/fish_n_stones")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_label("Link", exact=True).wait_for()


def playing(page: Page) -> None:
    against_bots(page, "fish_n_stones", seats=4)
    page.wait_for_selector("[data-actions]")


def drawers(page: Page) -> None:
    playing(page)
    page.get_by_role("button", name="More").click()


def rules(page: Page) -> None:
    page.goto("/rules/fish_n_stones?at=FS-12")
    page.get_by_text("FS-12").first.wait_for()


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()


def over(page: Page) -> None:
    against_bots(page, "fish_n_stones")
    play_on(page)


def replay(page: Page) -> None:
    over(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("region", name="Replay").wait_for()


SCREENS = (front, new_table_page, waiting, playing, drawers, rules, settings, replay)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(screens: Screens, screen: Any, theme: str):
    page = screens.open(theme=theme)
    screen(page)
    page.wait_for_timeout(400)
    assert violations(page) == []


def test_axe_finds_nothing_at_the_end_on_a_phone(screens: Screens):
    page = screens.open(size=PHONE)
    against_bots(page, "fish_n_stones")
    play_on(page, tap=True)
    page.wait_for_timeout(400)
    assert violations(page) == []


OVERFLOW = """() => [...document.querySelectorAll('button, a.button, h1, h2, h3, p, label, li, legend, summary, output')]
  .filter((box) => box.offsetParent && !box.closest('.unseen, .wide, .log, .compact, svg'))
  .filter((box) => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).textOverflow !== 'ellipsis')
  .map((box) => box.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (360, 740)], ids=["desktop", "phone", "small"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits(screens: Screens, language: str, size: tuple[int, int]):
    page = screens.open(size=size, language=language)
    page.wait_for_selector("article h2")
    assert fits(page)
    page.goto("/new/fish_n_stones")
    page.wait_for_selector("details summary")
    page.locator("details summary").click()
    assert fits(page)
    against_bots(page, "fish_n_stones", seats=4)
    page.wait_for_selector("[data-actions]")
    assert fits(page)
    assert page.evaluate("document.documentElement.lang") == language


def fits(page: Page) -> bool:
    """Nothing is wider than its place, and the page does not scroll sideways."""
    page.wait_for_timeout(150)
    assert page.evaluate(OVERFLOW) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    return True


SMALL = """(least) => [...document.querySelectorAll('button, a, select, input[type=text], [data-actions]')]
  .filter((thing) => thing.getClientRects().length && !thing.closest('.unseen, .log, .text, dialog:not([open])'))
  .map((thing) => [thing.outerHTML.slice(0, 100), thing.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""


def test_what_can_be_touched_is_large_enough(screens: Screens):
    page = screens.open(size=(360, 740))
    page.wait_for_selector("article h2")
    assert page.evaluate(SMALL, TOUCH) == []
    against_bots(page, "fish_n_stones", seats=4)
    page.wait_for_selector("[data-actions]")
    assert page.evaluate(SMALL, TOUCH) == []
