"""What moves on a board: between two events of a decision everything lies where the rules have it then."""

from __future__ import annotations

import random
from itertools import pairwise

from tests.web.screens import Screens, play_on, wait_for

CLICKS = 60
ENOUGH = 12  # moments in the midst of decisions
# The cells in which a card is drawn, each time the board has changed.
WATCH = """() => {
  window.moments = [];
  const board = document.querySelector('[data-board]');
  const look = () => {
    const cards = [...board.querySelectorAll('[data-at^="card-"]')];
    const cells = cards.map((card) => Number(card.dataset.at.slice(5))).sort((one, other) => one - other);
    const latest = window.moments.at(-1);
    if (!latest || latest.join() !== cells.join()) window.moments.push(cells);
  };
  look();
  const what = { childList: true, subtree: true, attributes: true, attributeFilter: ['data-at'] };
  new MutationObserver(look).observe(board, what);
}"""

# How many cards of the hand were hidden while they flew.
FLYING = """() => {
  window.hidden = 0;
  const look = () => (window.hidden += document.querySelectorAll('[data-at^="hand-card-"][style*="hidden"]').length);
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
}"""


def test_a_row_that_drifts_shows_every_card_where_it_is(screens: Screens):
    page = screens.table("das_riff", motion=True)
    wait_for(page, "[data-at^='card-']")
    page.evaluate(WATCH)
    for _ in range(CLICKS):
        play_on(page, clicks=1)
        moments = page.evaluate("() => window.moments")
        if len(moments) > ENOUGH:
            break
    assert len(moments) > ENOUGH
    for before, after in pairwise(moments):
        left, come = set(before) - set(after), set(after) - set(before)
        assert len(left) <= 1, (before, after)  # one card drifts on, leaves, or is dealt: never several at once
        assert len(come) <= 1, (before, after)


def test_what_is_told_again_shows_what_the_board_was_in_its_midst_also_to_a_page_just_opened(screens: Screens):
    page = screens.table("das_riff", motion=True, speed="brisk")
    for _ in range(CLICKS):
        play_on(page, clicks=1)
        wait_for(page, "[data-actions]")
        if not page.locator("[data-again]:visible").count():
            continue
        page.reload()
        wait_for(page, "[data-board] [data-actions]")
        page.evaluate(WATCH)
        page.locator("[data-again]:visible").first.click()
        wait_for(page, "[data-skip]")
        wait_for(page, "[data-actions]")
        moments = page.evaluate("() => window.moments")
        if len(moments) > ENOUGH:
            break
    assert len(moments) > ENOUGH
    for before, after in pairwise(moments[1:]):  # from where it begins
        assert len(set(before) ^ set(after)) <= 2, (before, after)


def test_a_card_that_is_played_is_not_seen_in_the_hand_meanwhile(screens: Screens):
    page = screens.table("rivero", motion=True)
    page.evaluate(FLYING)
    choose = random.Random(5).randrange
    for _ in range(CLICKS):
        play_on(page, choose, clicks=1)
        if page.evaluate("() => window.hidden > 0"):
            break
    assert page.evaluate("() => window.hidden > 0")
