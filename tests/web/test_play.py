"""Whole games, played through the screen by clicking only what it offers."""

from __future__ import annotations

import pytest

from tests.web.conftest import ROOT
from tests.web.screens import DESKTOP, PHONE, Screens, against_bots, is_over, lit, play_on
from tidetable.games import GAMES

DRAWN = sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts"))


def test_every_game_is_drawn():
    assert sorted(GAMES) == DRAWN


def play_a_whole_game(screens: Screens, game: str, size: tuple[int, int]) -> None:
    """Click only what is offered, until the end is shown with everybody's result."""
    page = screens.open(size=size)
    against_bots(page, game)

    clicks = play_on(page, tap=size == PHONE)

    assert is_over(page)
    assert clicks > 5
    assert page.locator("[data-over] ol li").count() == 2


@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_game_by_clicking_what_is_offered(screens: Screens, game: str):
    play_a_whole_game(screens, game, DESKTOP)


def test_a_whole_game_on_a_phone(screens: Screens):
    play_a_whole_game(screens, "fish_n_stones", PHONE)


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in DRAWN if game != "fish_n_stones"])
def test_a_whole_large_game_on_a_phone(screens: Screens, game: str):
    play_a_whole_game(screens, game, PHONE)


def test_one_click_on_the_front_page_starts_a_game(screens: Screens):
    page = screens.open()

    page.get_by_role("button", name="Play now: Fish'n'Stones").click()

    page.wait_for_selector("[data-actions]")
    assert page.get_by_text("Before which of your columns does your cat lie?").is_visible()


WATCH_FLIGHTS = """
window.flown = 0;
new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes) if (node.classList?.contains('flying')) window.flown++;
}).observe(document, { childList: true, subtree: true });
"""


def test_events_are_seen_to_move_and_leave_nothing_behind(screens: Screens):
    page = screens.open(motion=True, speed="brisk")
    page.add_init_script(WATCH_FLIGHTS)
    against_bots(page, "fish_n_stones", seats=4)

    play_on(page, lambda count: count - 1, clicks=5)

    page.wait_for_selector("[data-actions]")
    assert page.evaluate("window.flown") > 3
    assert page.locator(".flying, .ripple").count() == 0
    assert page.locator("[style*='visibility: hidden']").count() == 0


def test_a_refused_click_says_why_with_the_rule(screens: Screens):
    page = screens.open()
    against_bots(page, "fish_n_stones")
    page.wait_for_selector("[data-actions]")

    page.locator('[data-at="cell-4"]').click(force=True)

    page.get_by_text("Now is the time to cast.").wait_for()
    page.get_by_role("button", name="Rule §4").click()
    assert page.get_by_role("dialog", name="Rules").is_visible()


def test_hovering_and_focusing_show_what_a_click_would_do(screens: Screens):
    page = screens.open()
    against_bots(page, "fish_n_stones")
    lit(page).first.hover()
    assert page.get_by_text("Cast: cat before the left column").first.is_visible()
    page.mouse.move(0, 0)
    lit(page).nth(1).focus()
    assert page.get_by_text("Cast: cat before the middle column").first.is_visible()


def test_a_move_is_taken_back_while_nothing_was_revealed(screens: Screens):
    page = screens.open()
    against_bots(page, "fish_n_stones", seats=2)
    play_on(page, lambda _count: 0, clicks=1)
    undo = page.get_by_role("button", name="Take back")
    if undo.count():  # the bot may have been quicker, then it is a request
        undo.first.click()
    page.wait_for_selector("[data-actions]")
