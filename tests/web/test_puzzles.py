"""Puzzles solved on the real board, and the deal of the day played to its end and handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.screens import PHONE, play_on
from tests.web.test_axe import violations
from tidetable.puzzles import shipped

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.screens import Screens
    from tidetable.puzzles import Puzzle

GAME = "rivero"
SINGLE = ("new river", "take column", "finish")


def a_puzzle(place: int) -> Puzzle:
    """Give one whose best move, and a wrong one, are single buttons in the list: the board puts others together."""
    fitting = [one for one in shipped(GAME) if one.best.startswith(SINGLE) and wrong(one)]
    return fitting[place]


def wrong(puzzle: Puzzle) -> str | None:
    """Give a wrong move."""
    return next((one.action for one in puzzle.chances[1:] if one.action.startswith(SINGLE)), None)


def answer(page: Page, puzzle: Puzzle, move: str) -> None:
    """Take a move from the list of choices."""
    game = puzzle.seen().game
    page.wait_for_selector(f'[data-puzzle="{puzzle.id}"]', state="attached")
    if page.locator("[data-list]").get_attribute("aria-expanded") == "false":
        page.locator("[data-list]").click()
    page.locator(f'[data-listed="{game.number_of(puzzle.seen().record, move)}"]').first.click()


def state(page: Page, wanted: str) -> None:
    """Wait until the puzzle stands so."""
    page.wait_for_selector(f'[data-puzzle][data-state="{wanted}"]', state="attached")


def test_a_puzzle_is_solved_wrongly_then_rightly_and_the_streak_grows(screens: Screens):
    first, second = a_puzzle(0), a_puzzle(1)
    page = screens.open(f"/puzzles/{GAME}/{first.id}", size=PHONE)

    answer(page, first, wrong(first) or "")
    state(page, "wrong")
    page.get_by_text("It gives away about").wait_for()
    answer(page, first, first.best)
    state(page, "right")
    page.locator("[data-step]").click()
    page.get_by_text(f"1 / {len(first.line)}").wait_for()
    assert violations(page) == []

    for streak, puzzle in enumerate((second, a_puzzle(2)), 1):
        page.goto(f"/puzzles/{GAME}/{puzzle.id}")
        answer(page, puzzle, puzzle.best)
        state(page, "right")
        kept = page.evaluate(f"JSON.parse(localStorage.getItem('tidetable.puzzles.{GAME}'))")
        assert (kept["streak"], kept["solved"]) == (streak, streak)  # the first was missed


def test_the_deal_of_the_day_is_played_handed_in_and_compared(screens: Screens):
    page = screens.open("/daily/2026-11-18", speed="off")
    page.get_by_role("button", name="Play the deal: Fish'n'Stones").click()
    page.wait_for_selector("[data-board]")
    play_on(page)

    page.locator("[data-day]").click()  # the end leads to the table of the day
    page.locator("[data-handed]").wait_for()
    page.locator("[data-par]").click()
    page.get_by_text("The bot on your seat: 11 to 13").wait_for()  # the same for everybody: tests/data/daily.json
    assert violations(page) == []
