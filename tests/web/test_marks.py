"""What others did last stays marked on the board, also after the page was opened anew, in all four games."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError  # noqa: A004 - Playwright's own

from tests.web.screens import Screens, play_on, wait_for, wait_until
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from playwright.sync_api import Page

CLICKS = 90  # at most, until the bot's move touches something on the board
MARKED = """() => [...new Set([...document.querySelectorAll('svg[data-board] .traced[data-at]')]
  .map((thing) => thing.dataset.at))]"""

NUMBER = "document.querySelector('[data-n]').dataset.n"
ANSWERED = 1_000  # milliseconds until the server has answered a decision

# Nothing more happens until I decide.
ONLY_I = """() => document.querySelector('[data-over] h2') !== null ||
  (document.querySelector('[data-actions]') !== null && document.querySelectorAll('.players .waited').length === 1)"""


def marked(page: Page) -> set[str]:
    """Name the things on the board that bear a mark."""
    return set(page.evaluate(MARKED))


def until_another_has_moved(page: Page) -> None:
    """Play until the other's move is the last one and has left its mark."""
    luck = random.Random(5)  # one for all clicks: the same click again would only let go what was picked

    def soon(offered: int) -> int:
        return 0 if luck.random() < 0.5 else luck.randrange(offered)  # the buttons come first: one of them ends a turn

    for _ in range(CLICKS):
        number = page.evaluate(NUMBER)
        play_on(page, soon, clicks=1)
        with suppress(TimeoutError):  # a click that only picks something up is no decision, and nothing comes
            page.wait_for_function(f"(number) => {NUMBER} !== number", arg=number, timeout=ANSWERED)
        page.wait_for_function(ONLY_I)
        if marked(page):
            return
    pytest.fail("no move of the other left a mark")


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_the_last_move_stays_marked_also_when_the_page_is_opened_anew(screens: Screens, game: str):
    page = screens.table(game)
    until_another_has_moved(page)
    before = marked(page)

    page.reload()

    wait_for(page, "[data-actions]")
    wait_until(lambda: marked(page) == before)
