"""Puzzles solved on the real board, and the deal of the day played to its end and handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.screens import PHONE, play_on
from tests.web.test_axe import violations
from tests.web.test_keyboard import say_yes
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


GAMES = ("das_riff", "fish_n_stones", "reef_encounter", "rivero")
# Where a finger hits a thing on the board: a point that belongs to it and lies under nothing else.
FINGER = """(spot) => {
  for (const thing of document.querySelectorAll(spot)) {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = thing.getBoundingClientRect();
    for (const across of [.5, .3, .7]) for (const down of [.5, .3, .7]) {
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""
FOCUSED = "document.activeElement.closest('[data-actions]')?.dataset.actions ?? ''"
MOST_STEPS = 80  # things that can be chosen in one puzzle


def on_the_board(page: Page, game: str, skip: int = 0) -> tuple[Puzzle, str]:
    """Open puzzles until one is answered by a single thing on the board; give it, and where."""
    for puzzle in shipped(game)[skip : skip + 12]:
        page.goto(f"/puzzles/{game}/{puzzle.id}")
        page.wait_for_selector(f'[data-puzzle="{puzzle.id}"][data-state="asked"] [data-actions]', state="attached")
        spot = f'[data-board] [data-actions="{puzzle.seen().game.number_of(puzzle.seen().record, puzzle.best)}"]'
        if page.locator(spot).count():
            return puzzle, spot
    raise AssertionError(f"no puzzle of {game} is answered on the board")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_touching_the_board(screens: Screens, game: str):
    page = screens.open(f"/puzzles/{game}", size=PHONE)
    _puzzle, spot = on_the_board(page, game)
    page.wait_for_function(FINGER, arg=spot)
    x, y = page.evaluate(FINGER, spot)
    page.touchscreen.tap(x, y)
    page.wait_for_selector('[data-do], [data-puzzle][data-state="right"]', state="attached")
    if page.locator("[data-do]").count():  # shown first, on a phone
        page.locator("[data-do]").tap()
    state(page, "right")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_with_keys_alone(screens: Screens, game: str):
    page = screens.open(f"/puzzles/{game}")
    puzzle, _spot = on_the_board(page, game, skip=1)
    wanted = str(puzzle.seen().game.number_of(puzzle.seen().record, puzzle.best))
    for _ in range(MOST_STEPS):
        if page.evaluate(FOCUSED) == wanted:
            break
        page.keyboard.press("n")
    assert page.evaluate(FOCUSED) == wanted
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-do], [data-puzzle][data-state="right"]', state="attached")
    if page.locator("[data-do]").count():
        say_yes(page)
    state(page, "right")


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
