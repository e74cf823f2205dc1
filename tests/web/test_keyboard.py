"""Games with keys alone, all four: no pointer, no script that moves the focus."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.web.screens import DESKTOP, Screens, is_over, wait_for

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = ("fish_n_stones", "rivero", "reef_encounter", "das_riff")
BEGINNING = 6  # choices: a few turns of every game
LONGEST = 800  # keys of one player in one game that choose something
TRIES = 5
MOST_CHANGES = 40  # things that can be chosen or changed while a choice waits for its yes

# What a player can see change: the number of the newest event, what is said of a choice that waits for its yes, what can be
# chosen, what is picked, the end.
SIGHT = """() => [document.querySelector('[data-n]')?.dataset.n, document.querySelectorAll('[data-over] h2').length,
  document.querySelector('[data-do]') && document.querySelector('.question .hint')?.textContent,
  ...[...document.querySelectorAll('[data-actions], .picked')].map((one) => [one.dataset.actions, one.classList])].join()"""
CHANGED = f"(before) => ({SIGHT})() !== before"
FOCUSED = """() => [document.activeElement.closest('[data-actions]')?.dataset.actions ?? '',
  getComputedStyle(document.activeElement).outlineStyle]"""
PLACE = "document.activeElement.closest('[data-at]')?.dataset.at ?? ''"
ON_YES = "document.activeElement.matches('[data-do]')"
ON_THE_BOARD = "document.activeElement.closest('[data-walk]') !== null"


def wait_for_a_question(page: Page) -> bool:
    """Wait until something can be chosen; False when the game is over."""
    wait_for(page, "[data-actions], [data-over] h2")
    return not is_over(page)


def choose(page: Page, steps: int) -> None:
    """Go to the next thing that can be chosen so many times, and take it; something must come of it."""
    for _ in range(steps):
        page.keyboard.press("n")
    for _ in range(TRIES):  # a picture that arrives now may take away what had the focus
        actions, outline = page.evaluate(FOCUSED)
        if actions:
            break
        page.keyboard.press("n")
    assert actions, "n leads to what can be chosen"
    assert outline != "none", "what has the focus shows it"
    enter(page)
    if page.locator("[data-do]").count():  # shown together with the change that was waited for
        say_yes(page)


def enter(page: Page) -> None:
    """Press Enter, and wait until something has come of it."""
    before = page.evaluate(SIGHT)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


def say_yes(page: Page) -> None:
    """A choice that waits for its yes: n leads to it, past whatever could still be changed."""
    for _ in range(MOST_CHANGES):
        if page.evaluate(ON_YES):
            break
        page.keyboard.press("n")
    assert page.evaluate(ON_YES), "n leads to the yes"
    enter(page)


def play_by_keys(page: Page, most: int = LONGEST) -> int:
    """Play with keys until the game is over; give the number of keys that chose something."""
    luck = random.Random(11)
    for made in range(most):
        if not wait_for_a_question(page):
            return made
        choose(page, luck.randrange(1, 6))
    return most


def test_a_whole_game_with_keys_alone(screens: Screens):
    page = screens.table("fish_n_stones")

    assert play_by_keys(page) > 5

    assert is_over(page)
    reach(page, "document.activeElement.closest('[data-over]') !== null")


@pytest.mark.parametrize("game", GAMES[1:])
def test_a_beginning_with_keys_alone(screens: Screens, game: str):
    page = screens.table(game)
    assert play_by_keys(page, BEGINNING) == BEGINNING


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES[1:])
def test_a_long_game_with_keys_alone(screens: Screens, game: str):
    """The same to its end."""
    page = screens.table(game)
    play_by_keys(page)
    assert is_over(page)


def reach(page: Page, there: str) -> None:
    """Press Tab until a condition holds."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(there):
            return
    message = f"Tab does not lead to where {there}"
    raise AssertionError(message)


@pytest.mark.parametrize("game", GAMES)
def test_tab_and_arrows_reach_the_board_and_walk_it(screens: Screens, game: str):
    """From the address line: Tab to the question and on to the board, arrows from thing to thing, things one cannot choose too."""
    page = screens.table(game, size=DESKTOP)
    wait_for_a_question(page)
    page.keyboard.press("n")
    if not page.evaluate(ON_THE_BOARD):
        reach(page, ON_THE_BOARD)

    seen = {page.evaluate(PLACE)}
    for key in ("ArrowUp", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft") * 2:
        page.keyboard.press(key)
        assert page.evaluate(ON_THE_BOARD)
        seen.add(page.evaluate(PLACE))
    assert len(seen) > 4


def test_what_was_picked_is_let_go_by_picking_it_again_or_with_escape(screens: Screens):
    """A hand of Rivero: what to do with a card is picked first, then the card."""
    page = screens.table("rivero")
    wait_for_a_question(page)
    while not page.locator(".spot[data-actions*=' ']").count():
        choose(page, 1)
        wait_for_a_question(page)
    while " " not in page.evaluate(FOCUSED)[0]:
        page.keyboard.press("n")
    for letting_go in ("Enter", "Escape"):
        page.keyboard.press("Enter")
        wait_for(page, ".spot.picked")
        page.keyboard.press(letting_go)
        page.wait_for_selector(".spot.picked", state="detached")


def test_the_list_of_choices_opens_with_its_key(screens: Screens):
    page = screens.table("fish_n_stones")
    wait_for_a_question(page)
    page.keyboard.press("l")
    page.get_by_role("list", name="All choices as a list").wait_for()
    page.keyboard.press("l")
    page.get_by_role("list", name="All choices as a list").wait_for(state="detached")
