"""Somebody rests: a pause that both want, a bot that plays on for me, a friend who does not come back; seen on both screens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Here, settings_for
from tests.web.screens import Screens, lit, play_on, wait_until
from tests.web.test_table import two_friends

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

MOVES = 12  # at most, until a friend is asked
SOON = 1.0  # seconds until somebody who is gone counts as away


def more(page: Page, name: str) -> None:
    """Choose something from the menu of the table."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog", name="More").get_by_role("button", name=name, exact=True).click()


def told(page: Page, sentence: str) -> None:
    """Wait for a sentence of the log; on a phone it lies behind a button."""
    if page.locator("dialog[open]").count() == 0 and page.locator("nav.foot").is_visible():
        page.get_by_role("button", name="Log").click()
    page.get_by_role("log").get_by_text(sentence).first.wait_for()
    page.keyboard.press("Escape")


def play_until_asked(page: Page, friend: Page) -> None:
    """Play on one screen until the friend's own decision is wanted on the other: no bot takes it any more."""
    for _ in range(MOVES):
        wait_until(lambda: lit(page).count() + lit(friend).count() > 0)
        if lit(friend).count():
            return
        play_on(page, clicks=1)
    pytest.fail("the friend was never asked")


def test_a_pause_is_asked_for_agreed_to_and_ended(screens: Screens):
    ann, ben = two_friends(screens)
    more(ann, "Ask for a pause")
    ben.get_by_role("status").get_by_text("Ann asks for a pause.").wait_for()
    ann.get_by_role("button", name="Withdraw").wait_for()

    ben.get_by_role("button", name="Agree").tap()

    for page in (ann, ben):
        page.get_by_role("status").get_by_text("The game is paused.").wait_for()
    ben.get_by_role("button", name="Go on").tap()
    for page in (ann, ben):
        page.get_by_role("status").get_by_text("The game is paused.").wait_for(state="detached")
    told(ben, "The game goes on.")
    play_on(ann, clicks=1)
    told(ann, "Ann has cast.")


def test_a_bot_plays_on_for_me_until_i_play_again(screens: Screens):
    ann, ben = two_friends(screens)
    more(ann, "Let a bot play for me")
    ann.get_by_role("status").get_by_text("A bot is playing for you (careful).").wait_for()
    told(ben, "A bot plays for Ann (careful).")

    told(ben, "Ann has cast.")  # nobody has clicked for her
    assert lit(ann).count() == 0
    ann.get_by_role("button", name="I play again").click()

    ann.get_by_text("A bot is playing for you (careful).").wait_for(state="detached")
    told(ben, "Ann plays again.")
    play_until_asked(ben, ann)


@pytest.fixture
def impatient(browser: Browser, tmp_path) -> Iterator[Screens]:
    """Open pages on a server of its own, where whoever is gone counts as away soon."""
    with Here(settings_for(tmp_path, away_after=SOON)) as server:
        opened = Screens(browser, server.url)
        try:
            yield opened
        finally:
            opened.shut()
    assert opened.faults == []


def test_a_friend_who_is_gone_is_played_for_and_may_come_back(impatient: Screens):
    ann, ben = two_friends(impatient)
    table = ben.url
    ben.goto("about:blank")
    ann.get_by_role("status").get_by_text("Ben has been away for a while.").wait_for()

    ann.get_by_role("button", name="Let a bot play on").click()

    ann.get_by_role("status").get_by_text("Ben has been away for a while.").wait_for(state="detached")
    told(ann, "A bot plays for Ben (careful).")
    told(ann, "Ben has cast.")
    ben.goto(table)
    ben.get_by_role("status").get_by_text("A bot is playing for you (careful).").wait_for()
    ben.get_by_role("button", name="I play again").tap()
    told(ann, "Ben plays again.")
    play_until_asked(ann, ben)
