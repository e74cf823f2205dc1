"""axe-core finds nothing on any screen, by day and by night: the pages round the tables, every game, drawers, end, replay."""

from __future__ import annotations

import math
from functools import cached_property
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import pytest
from PIL import Image

from tests.web.pictures import MOMENTS, moment_page
from tests.web.screens import DESKTOP, PHONE, Screens, paint, play_on, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
STRICTER = "label-content-name-mismatch"  # of axe's experiments: who speaks to the page says what is written there
RUN = f"async () => (await axe.run({{ rules: {{ '{STRICTER}': {{ enabled: true }} }} }})).violations"
# All that the night changes
COLOURS = "async () => (await axe.run({ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })).violations"
LIGHTS: tuple[tuple[Literal["light", "dark"], str], ...] = (("light", RUN), ("dark", COLOURS))
CONTRAST = 4.5  # AA
NAMED = "() => [...document.querySelectorAll('h2[id^=game-]')].every((one) => one.textContent.trim())"
# Nothing moves any more: a colour on its way would be measured somewhere between two others.
STILL = (
    "() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"
)


def violations(page: Page, run: str = RUN) -> list[str]:
    """Run axe-core on a page; what it finds, in short."""
    paint(page)
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(run)
    for one in found:
        if one["id"] == "color-contrast":
            one["nodes"] = Shown(page).unreadable(one["nodes"])
    return [f"{one['id']}: {one['help']} {node['html'][:140]} {_detail(node)}" for one in found for node in one["nodes"]]


def _detail(node: dict[str, Any]) -> str:
    return str(node["any"][0]["message"])[:160] if node["any"] else ""


# Of each text: whether it stands on a drawing, its colour, its place. All in one question: there are hundreds.
TEXTS = r"""(targets) => targets.map((target) => {
  const text = document.querySelector(target), { left, top, right, bottom } = text.getBoundingClientRect();
  const fill = getComputedStyle(text).fill.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
  return { drawn: text.closest('svg[data-board], svg[role=img]') !== null, fill, box: [left, top, right, bottom] };
})"""


class Shown:
    """Text on a drawing, whose shapes axe does not see, judged by what is on the screen: the colour of most points around it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @cached_property
    def points(self) -> np.ndarray[Any, Any]:
        """One picture of the window serves all its texts."""
        return np.asarray(Image.open(BytesIO(self.page.screenshot())).convert("RGB"))

    def unreadable(self, nodes: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Leave those out that stand on a drawing with enough contrast to what lies around them."""
        places = [node["target"][0] for node in nodes]
        told = self.page.evaluate(TEXTS, places)
        return [
            node
            for node, place, one in zip(nodes, places, told, strict=True)
            if not (one["drawn"] and self.is_readable(place, one))
        ]

    def is_readable(self, place: str, text: dict[str, Any]) -> bool:
        """Say whether a text has enough contrast with most of what lies around it."""
        colours, many = np.unique(self.around(place, *text["box"]).reshape(-1, 3), axis=0, return_counts=True)
        around = tuple(int(part) for part in colours[many.argmax()])
        light, dark = sorted((luminance(around), luminance(tuple(text["fill"]))), reverse=True)
        return (light + 0.05) / (dark + 0.05) >= CONTRAST

    def around(self, place: str, left: float, top: float, right: float, bottom: float) -> np.ndarray[Any, Any]:
        """Cut the place of a text out of the picture; what lies outside the window is brought into it and looked at alone."""
        height, width = self.points.shape[:2]
        if left < 0 or top < 0 or math.ceil(right) > width or math.ceil(bottom) > height:
            return np.asarray(Image.open(BytesIO(self.page.locator(place).screenshot())).convert("RGB"))
        return self.points[int(top) : math.ceil(bottom), int(left) : math.ceil(right)]


def luminance(colour: tuple[int, ...]) -> float:
    """Give the relative luminance of a colour (WCAG 2)."""
    parts = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def by_day_and_by_night(page: Page) -> list[str]:
    """Look at a page in both lights."""
    found = []
    for theme, run in LIGHTS:
        page.emulate_media(color_scheme=theme)
        wait_for(page, f":root[data-theme={theme}]")
        found += [f"{theme}: {one}" for one in violations(page, run)]
    return found


def front(screens: Screens) -> Page:
    page = screens.open()
    page.get_by_role("button", name="Play now: Fish'n'Stones").wait_for()
    page.wait_for_selector("article svg >> nth=3")
    page.wait_for_function(NAMED)  # games have their names with their words
    return page


def settings(screens: Screens) -> Page:
    page = screens.open(size=PHONE)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    return page


def keys(screens: Screens) -> Page:
    page = front(screens)
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    return page


def new_table(screens: Screens) -> Page:
    page = screens.open("/new/fish_n_stones")
    page.get_by_text("Options").click()
    return page


def waiting(screens: Screens) -> Page:
    page = screens.open("/new/fish_n_stones", size=PHONE)
    page.get_by_role("button", name="Set the table").click()
    page.get_by_label("Link", exact=True).wait_for()
    return page


def no_such_table(screens: Screens) -> Page:
    page = screens.open("/t/nosuchtable")
    page.get_by_text("There is no such table.").wait_for()
    return page


def menu(screens: Screens) -> Page:
    page = screens.table("fish_n_stones")
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog", name="More").wait_for()
    return page


def list_and_rules(screens: Screens) -> Page:
    page = screens.table("fish_n_stones", seats=4, size=PHONE)
    page.get_by_role("button", name="All choices as a list").click()
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog", name="Rules").get_by_text("The rules to the letter").click()
    page.get_by_role("dialog", name="Rules").locator("#rules-4[open] .text").wait_for()
    return page


def players_of_a_phone(screens: Screens) -> Page:
    page = screens.table("fish_n_stones", seats=4, size=PHONE)
    page.get_by_role("button", name="Heron: show everything").click()
    page.get_by_role("dialog", name="Players").wait_for()
    return page


def curtain(screens: Screens) -> Page:
    page = screens.open("/new/fish_n_stones")
    page.get_by_role("group", name="Seat 2").get_by_label("Somebody here").check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_selector("[data-curtain]")
    return page


def end_and_check(screens: Screens) -> Page:
    page = screens.table("fish_n_stones", size=PHONE)
    play_on(page, tap=True)
    assert by_day_and_by_night(page) == []
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("Everything matches").wait_for()
    return page


def replay(screens: Screens) -> Page:
    page = screens.table("fish_n_stones")
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("region", name="Replay").wait_for()
    return page


def offline(screens: Screens) -> Page:
    """The tables of this browser, one of them finished."""
    page = screens.open("/offline")
    page.get_by_role("button", name="Play now: Fish'n'Stones").click()
    wait_for(page, "[data-actions]")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    page.wait_for_selector("[data-over] h2")
    page.goto("/offline")
    page.get_by_role("button", name="Put it on the server").wait_for()
    return page


SCREENS = (
    front, offline, settings, keys, new_table, waiting, no_such_table, menu, list_and_rules, players_of_a_phone, curtain,
    end_and_check, replay,
)  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing_on(screens: Screens, screen: Callable[[Screens], Page]):
    page = screen(screens)
    assert by_day_and_by_night(page) == []
    screens.forgive("404")  # the table that is not there


@pytest.mark.parametrize("game", sorted(folder.name for folder in MOMENTS.iterdir()))
def test_axe_finds_nothing_at_the_tables_of(browser: Browser, game: str):
    """In the middle of the game, asked, on a desktop; at the end, on a phone."""
    asked = max((MOMENTS / game).glob("*-ask-*.json"))
    for moment, size in ((asked, DESKTOP), (max((MOMENTS / game).glob("*-end.json")), PHONE)):
        with moment_page(browser, moment, size, "light") as page:
            assert by_day_and_by_night(page) == []


@pytest.mark.parametrize("game", ["das_riff", "reef_encounter"])  # the two longest
def test_axe_finds_nothing_in_the_rules_of(screens: Screens, game: str):
    page = screens.open(f"/rules/{game}?at=8")
    page.locator("#rules-8[open] .text").wait_for()
    assert by_day_and_by_night(page) == []
