"""A table of Reef Encounter with a server: a long turn can be started again in one press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.screens import PHONE, Screens, play_on, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

SETUP = 12  # clicks at most until my first turn

MAIN = "[data-step=collect].open"


def to_my_turn(page: Page) -> None:
    """Choose the tile for the parrotfish and the larva cubes, and wait for my turn."""
    for _ in range(SETUP):
        page.wait_for_selector("[data-actions]:visible")
        if page.locator(MAIN).count():
            return
        play_on(page, lambda _: 0, clicks=1)
    message = "my first turn did not come"
    raise AssertionError(message)


def test_a_turn_can_be_started_again_in_one_press(screens: Screens):
    page = screens.table("reef_encounter")
    to_my_turn(page)
    assert page.locator("[data-restart]").count() == 0
    cubes = page.locator("[data-at^=cube-0-][data-actions]").count()
    page.locator("[data-at=home-0][data-actions]").click()
    page.locator("[data-at^=cell-][data-actions]").first.click()
    page.locator("[data-step=shrimp].done, [data-step=shrimp].open").first.wait_for()
    page.locator("[data-restart]").wait_for()
    assert page.get_by_role("button", name="Restart turn").count() == 1  # one way, where the turn is drawn

    page.locator("[data-restart]").click()

    page.locator("[data-restart]").wait_for(state="detached")
    page.wait_for_selector(MAIN)
    assert page.locator("[data-at^=cube-0-][data-actions]").count() == cubes
    assert page.locator("[data-at=home-0][data-actions]").count() == 1


def test_on_a_phone_a_button_says_that_a_shrimp_may_be_introduced(screens: Screens):
    """Only four shrimps at the edge of the board glowed for it."""
    page = screens.table("reef_encounter", size=PHONE)
    introduce = page.locator(".question").get_by_role("button", name="Introduce a shrimp")
    wait_until(lambda: introduce.count() > 0 or play_on(page, lambda _: 0, clicks=1, tap=True) < 0)
    page.locator(
        ".question p"
    ).first.tap()  # or the tap on "Do it" before it and this one might be taken for a double one, which nothing answers to
    introduce.tap()
    question = page.locator(".question")  # which coral, where there are several; else a yes, or the next step of the turn
    which = question.get_by_text("Which coral does the new shrimp guard?")
    which.or_(question.get_by_text("Do it")).or_(page.locator("[data-restart]")).first.wait_for()
    if which.count():
        play_on(page, lambda _: 0, clicks=1, tap=True)
        page.locator(".question").get_by_text("Do it").or_(page.locator("[data-restart]")).first.wait_for()
