"""What moves on a board: between two events of a decision everything lies where the rules have it then."""

from __future__ import annotations

import random
from itertools import pairwise
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Here, settings_for
from tests.web.screens import DESKTOP, SMALL, STANDS, Screens, play_on, wait_for
from tidetable.server.live import hub

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

SECRET = "5" * 64  # of every deal here: the bot takes two cards in its first turn, and others drift
CLICKS = 30
ENOUGH = 9  # moments, of those in which cards of this deal move in a turn of the bot
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

# How many corals the other has, and what flies, each time that has changed; and whether the newest is in sight.
CORALS = """() => {
  window.corals = [];
  const look = () => {
    const counts = ['[data-at^="coral-1-"]', '.flying'].map((mark) => document.querySelectorAll(mark).length);
    if (window.corals.at(-1)?.slice(0, 2).join() === counts.join()) return;
    const box = [...document.querySelectorAll('[data-at^="coral-1-"]')].at(-1)?.getBoundingClientRect();
    const room = document.querySelector('.room').getBoundingClientRect();
    window.corals.push([...counts, box !== undefined && box.top >= room.top && box.bottom <= room.bottom]);
  };
  look();
  new MutationObserver(look).observe(document.querySelector('[data-board]'), { childList: true, subtree: true });
}"""

# How many cards of the hand were hidden while they flew.
FLYING = """() => {
  window.hidden = 0;
  const look = () => (window.hidden += document.querySelectorAll('[data-at^="hand-card-"][style*="hidden"]').length);
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] });
}"""


@pytest.fixture
def dealt(browser: Browser, tmp_path, monkeypatch) -> Iterator[Screens]:
    """Open pages on a server of its own that deals the same cards every time."""
    monkeypatch.setattr(hub, "secrets", SimpleNamespace(token_hex=lambda _: SECRET))
    with Here(settings_for(tmp_path)) as server:
        opened = Screens(browser, server.url)
        try:
            yield opened
        finally:
            opened.shut()
    assert opened.faults == []


def let_the_bot_have_a_turn(page: Page) -> None:
    """End my turn at once, and choose whatever worms are asked for; until it is my turn again, and all has been shown."""
    end = page.get_by_role("button", name="End your turn")
    for turns in range(2):
        for _ in range(CLICKS):
            wait_for(page, "[data-actions]")
            if end.is_visible():
                break
            play_on(page, lambda _: 0, clicks=1)
        if turns == 0:
            end.click()


def assert_one_by_one(moments: list[list[int]]) -> None:
    """One card drifts on, leaves, or is dealt: never several at once."""
    assert len(moments) > ENOUGH
    for before, after in pairwise(moments):
        left, come = set(before) - set(after), set(after) - set(before)
        assert len(left) <= 1, (before, after)
        assert len(come) <= 1, (before, after)


def test_a_row_that_drifts_shows_every_card_where_it_is(dealt: Screens):
    page = dealt.table("das_riff", motion=True, speed="brisk", rules={"first_seat": 0})
    wait_for(page, STANDS)
    page.evaluate(WATCH)

    let_the_bot_have_a_turn(page)

    assert_one_by_one(page.evaluate("() => window.moments"))


def test_what_is_told_again_shows_what_the_board_was_in_its_midst_also_to_a_page_just_opened(dealt: Screens):
    page = dealt.table("das_riff", motion=True, speed="brisk", rules={"first_seat": 0})
    let_the_bot_have_a_turn(page)
    page.reload()
    wait_for(page, STANDS)
    wait_for(page, "[data-again]")  # what the page tells by itself has been told
    page.evaluate(WATCH)

    page.locator("[data-again]").click()
    wait_for(page, "[data-skip]")
    wait_for(page, "[data-actions]")

    assert_one_by_one(page.evaluate("() => window.moments")[1:])  # from where it begins


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
def test_a_coral_that_is_taken_lies_on_its_sand_until_the_tree_grows_in_sight(dealt: Screens, size: tuple[int, int]):
    """It was gone for a third of a second; and on a phone it lay beyond the edge."""
    page = dealt.table("das_riff", size=size, motion=True, speed="brisk", rules={"first_seat": 0})
    wait_for(page, STANDS)
    page.evaluate(CORALS)

    let_the_bot_have_a_turn(page)

    grown = [(before, after) for before, after in pairwise(page.evaluate("() => window.corals")) if after[0] > before[0]]
    assert len(grown) == 1
    assert grown[0][0][1] == 1, grown  # the card still lies there when the tree comes
    assert grown[0][1][2], grown


def test_a_card_that_is_played_is_not_seen_in_the_hand_meanwhile(dealt: Screens):
    page = dealt.table("rivero", motion=True)
    page.evaluate(FLYING)
    choose = random.Random(5).randrange
    for _ in range(CLICKS):
        play_on(page, choose, clicks=1)
        if page.evaluate("() => window.hidden > 0"):
            break
    assert page.evaluate("() => window.hidden > 0")
