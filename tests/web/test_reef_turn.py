"""A turn of Reef Encounter on the screen: eating is in sight, what is given up is said, marks mean what they show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.reef_encounter.reef import GREEN, PURPLE, Reef
from tests.web import reef_positions as positions
from tests.web.pictures import MOMENTS, moment_page, picture_page
from tests.web.screens import DESKTOP, PHONE

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from playwright.sync_api import Browser, Page

WARNING = "[data-warning]"


def shown(
    browser: Browser, reef: Reef, seat: int = PURPLE, size: tuple[int, int] = DESKTOP, language: str = "en"
) -> AbstractContextManager[Page]:
    """Open the screen of a seat at a position."""
    return picture_page(browser, positions.picture_of(reef, seat), size, "light", language)


def action(reef: Reef, text: str) -> str:
    """Find the things on the screen that offer a decision."""
    number = next(
        choice["action"] for choice in positions.picture_of(reef, reef.turn)["choices"] if choice["text"] == reef.text(text)
    )
    return f"[data-actions~='{number}']"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_coral_that_can_be_eaten_is_offered_with_what_it_gives(browser: Browser, size: tuple[int, int]):
    """§5.4: five orange tiles, one kept; the button says so and is in sight, coral and shrimp are marked."""
    reef = positions.hungry()
    (meal,) = reef.view(PURPLE)["meals"]
    with shown(browser, reef, size=size) as page:
        button = page.locator("button[data-meal]")
        told = f"{meal['points']} points" if meal["points"] != 1 else "one point"
        assert button.inner_text() == f"Eat orange: 1 kept, {told}, only now"
        assert button.evaluate(
            "(it) => { const box = it.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"
        )
        assert page.locator("[data-meal-coral]").count() == 1
        assert "Only now" in page.locator(".question .line").inner_text()


def test_what_gives_up_a_meal_is_warned_about_and_done_at_the_second_click(browser: Browser):
    """RE-12: after a larva cube nothing can be eaten in this turn."""
    reef = positions.hungry()
    with shown(browser, reef) as page:
        page.locator(action(reef, "sea white")).first.click()
        assert "orange can no longer be eaten in this turn" in page.locator(WARNING).inner_text()
        page.locator("[data-do]").click()
        page.locator(WARNING).wait_for(state="detached")


def test_eating_itself_is_not_warned_about(browser: Browser):
    with shown(browser, positions.hungry()) as page:
        page.locator("button[data-meal]").click()
        assert page.locator(WARNING).count() == 0
        assert page.locator("button[data-meal]").count() == 0  # it is on its way


CUT = "(all) => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.textContent)"
BOX = "(one) => JSON.stringify(one.getBoundingClientRect())"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_reef_stays_where_it_is_however_much_can_be_eaten(browser: Browser, language: str):
    """Two meals took two lines, and all rocks shrank."""
    boxes = {}
    for meals in range(5):
        with shown(browser, positions.feast(meals), language=language) as page:
            assert page.locator("button[data-meal]").count() == meals
            boxes[meals] = page.locator("svg[data-board]").evaluate(BOX)
            assert page.locator("button[data-meal]").evaluate_all(CUT) == [], meals
    assert len(set(boxes.values())) == 1, boxes


def test_what_can_be_eaten_keeps_its_place_while_something_else_is_in_hand(browser: Browser):
    reef = positions.hungry()
    with shown(browser, reef) as page:
        meal, steps = page.locator("button[data-meal]"), page.locator("[data-step=collect]")
        before = meal.evaluate(BOX), steps.evaluate(BOX)
        page.locator(action(reef, "cube yellow")).first.click()
        page.locator(".question [data-answer], .question .hint").first.wait_for()
        assert (meal.evaluate(BOX), steps.evaluate(BOX)) == before
        meal.click()
        meal.wait_for(state="detached")  # it is eaten, at the first click


def test_the_last_bite_is_offered_and_declining_it_is_warned_about(browser: Browser):
    reef = positions.last_bite()
    with shown(browser, reef, GREEN) as page:
        assert page.locator("button[data-meal]").inner_text().endswith("the last bite")
        page.get_by_role("button", name="Eat nothing more").click()
        assert "can no longer be eaten:" in page.locator(WARNING).inner_text()


def test_the_steps_say_what_may_still_be_done(browser: Browser):
    reef = positions.hungry()
    with shown(browser, reef) as page:
        assert page.locator("[data-step=eat].open, [data-step=lay].open, [data-step=collect].open").count() == 3
    reef.play("tile yellow")
    with shown(browser, reef) as page:
        assert page.locator("[data-step=eat].gone").count() == 1
        assert page.locator("button[data-meal]").count() == 0


def test_the_stacks_behind_and_in_front_glow_where_a_tile_may_come_from_both(browser: Browser):
    """§4.5: the source is chosen where the tiles lie."""
    reef = positions.two_sources()
    with shown(browser, reef) as page:
        for source in ("behind", "front"):
            stack = page.locator(f"[data-at={source}-{PURPLE}-1]{action(reef, source)}")
            assert stack.count() == 1, source


def test_a_bite_and_no_cross_marks_what_may_be_overgrown(browser: Browser):
    reef = positions.overgrowing()
    with shown(browser, reef) as page:
        marks = page.locator("svg[data-board] .bite path").evaluate_all("(all) => all.map((one) => getComputedStyle(one).stroke)")
        assert len(marks) > 0
        assert set(marks) == {"none"}  # a filled tile with a bite out of it; two crossing strokes would say no


def test_the_shrimp_under_the_pointer_shows_what_it_would_shield(browser: Browser):
    """RE-18: four of five tiles from the middle of the top row."""
    reef = positions.new_shrimp()
    with shown(browser, reef) as page:
        page.locator(f"[data-at=cell-{reef.cell('e1')}]").hover()
        assert page.locator("svg[data-board] .shield.ghost").count() == 4
        assert "shields 4 tiles" in page.locator(".question .hint").inner_text()


def test_the_lock_under_the_pointer_shows_what_turns(browser: Browser):
    reef = positions.before_a_lock()
    turns = reef.view(PURPLE)["coral_tiles"][2]["turns"]
    with shown(browser, reef) as page:
        page.locator("[data-at=coral-tile-2]").hover()
        assert page.locator("svg[data-board] .turning").count() == len(turns) > 0
        assert "your parrotfish" in page.locator(".question .hint").inner_text()


# Shown buttons (one that waits for the focus is clipped away) that cannot be hit because something else lies over them.
COVERED = """() => [...document.querySelectorAll('button')].filter((button) => {
  const box = button.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const shown = box.width > 0 && getComputedStyle(button).clipPath === 'none' && !button.closest('.unseen');
  return shown && !button.contains(hit);
}).map((button) => button.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), PHONE])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_button_lies_under_another(browser: Browser, size: tuple[int, int], seats: int):
    with moment_page(browser, MOMENTS / "reef_encounter" / f"{seats}-ask-main-eat.json", size, "light") as page:
        assert page.locator("button[data-meal]").count() > 0
        assert page.evaluate(COVERED) == []
