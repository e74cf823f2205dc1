"""Fingers: on a phone everything that can be chosen at a running table is as large as a fingertip, in all four games.

What counts is where a finger really hits: a thing that lies half under its neighbour is as small as the half that is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.pictures import MOMENTS, moment_page, settle
from tests.web.screens import PHONE, SMALL

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TOUCH = 44  # CSS pixels
# Positions with much to choose: whole boards, hands, rows of buttons, stacked things.
TELLING = {
    "das_riff": ("2-ask-action", "2-ask-pick_opponent", "2-early-ask-pay-boat"),
    "fish_n_stones": ("4-ask-bait", "4-ask-drop"),
    "reef_encounter": ("4-early-ask-place-cell", "2-ask-main"),
    "rivero": ("2-ask-bridge", "2-ask-main", "2-ask-use"),
}

# Everything that can be clicked, with the room in which a finger hits it, along three lines each way. A small thing is no fault
# where another that is large enough offers the same: a die beside its worms.
TOO_SMALL = """(least) => {
  const step = 2;
  const things = [...document.querySelectorAll('button, a, select, input, summary, [role=tab], [data-actions]')]
    .filter((thing) => thing.getClientRects().length && !thing.disabled && !thing.closest('.unseen, dialog:not([open])'));
  const measured = things.map((thing) => {
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const box = thing.getBoundingClientRect();
    const hits = (points) => points.filter(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
    const steps = (from, to) => Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + step * (index + 0.5));
    const lines = (from, to) => [0.3, 0.5, 0.7].map((part) => from + (to - from) * part);
    const across = hits(lines(box.top, box.bottom).flatMap((y) => steps(box.left, box.right).map((x) => [x, y]))).map(([x]) => x);
    const down = hits(lines(box.left, box.right).flatMap((x) => steps(box.top, box.bottom).map((y) => [x, y]))).map(([, y]) => y);
    const extent = (places) => (places.length ? Math.max(...places) - Math.min(...places) + step : 0);
    const [width, height] = [extent(across), extent(down)];
    return { thing, width, height, fits: Math.min(width, height) > least - step, actions: thing.dataset.actions?.split(' ') ?? [] };
  });
  const offered = new Set(measured.filter(({ fits }) => fits).flatMap(({ actions }) => actions));
  const elsewhere = (actions) => actions.length > 0 && actions.every((action) => offered.has(action));
  const small = measured.filter(({ fits, actions }) => !fits && !elsewhere(actions));
  return [measured.length, small.map(({ thing, width, height }) => `${width}x${height} ${thing.outerHTML.slice(0, 120)}`)];
}"""
LISTED = """() => [...document.querySelectorAll('[data-listed]')].map((button) => {
  const box = button.getBoundingClientRect();
  return Math.min(box.width, box.height);
})"""


@pytest.mark.parametrize("game", sorted(TELLING))
def test_what_can_be_chosen_at_a_table_is_as_large_as_a_fingertip(browser: Browser, game: str):
    for name in TELLING[game]:
        with moment_page(browser, MOMENTS / game / f"{name}.json", PHONE, "light") as page:
            measured, small = page.evaluate(TOO_SMALL, TOUCH)
            assert measured > 8, name
            assert small == [], name
            check_the_list(page)


def check_the_list(page: Page) -> None:
    """Every choice is in the list, and large enough, on the narrowest phone too, where a board may be drawn a little smaller."""
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    settle(page)
    offered = page.evaluate(
        "new Set([...document.querySelectorAll('[data-actions]')].flatMap((one) => one.dataset.actions.split(' '))).size"
    )
    page.locator("[data-list]").click()
    page.wait_for_selector("[data-listed]")
    sizes = page.evaluate(LISTED)
    assert len(sizes) == offered > 0
    assert min(sizes) >= TOUCH
