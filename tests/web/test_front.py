"""The cards of the front page stand in order in every language: nothing is pushed to a row of its own, nothing is cut."""

from __future__ import annotations

import pytest

from tests.web.screens import DESKTOP, Screens, wait_until
from tidetable.core.registry import game_ids

WINDOWS = [(360, 740), (390, 844), (768, 1024), (1024, 768), DESKTOP, (1920, 1080)]
SETTLED = 10  # seconds
ONE_LINE = 48  # pixels: the height of a button with its words in one line
# Ways in that stand in more than one row, or whose words do not fit, or take two lines.
UNTIDY = """(line) => [...document.querySelectorAll('article .ways')].flatMap((ways) => {
  const all = [...ways.children], right = ways.getBoundingClientRect().right;
  const middles = all.map((one) => { const box = one.getBoundingClientRect(); return box.y + box.height / 2; });
  const rows = Math.max(...middles) - Math.min(...middles) > 3;
  const cut = all.filter((one) =>
    one.offsetHeight > line || one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > right + 1);
  return rows || cut.length ? [ways.textContent] : [];
})"""
SHOWN = (
    "() => document.querySelectorAll('article .ways').length === 4 && document.querySelectorAll('article .facts li').length === 12"
)


@pytest.mark.parametrize("language", ["en", "nl", "de", "hu"])
def test_the_ways_into_a_game_stand_in_one_row(screens: Screens, language: str):
    page = screens.open("/", language=language)
    page.wait_for_function(SHOWN)
    page.evaluate("() => document.fonts.ready")
    assert page.locator("article a[href^='/learn/']").count() == len(game_ids())  # a newcomer finds the lessons on the card
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        wait_until(lambda: page.evaluate(UNTIDY, ONE_LINE) == [], SETTLED)  # the first frame of a new window is not laid out yet
