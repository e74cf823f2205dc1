"""What others did is told in one place, player by player, until I decide; and nothing is told that has been taken back."""

from __future__ import annotations

import random
import re
from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError  # noqa: A004 - Playwright's own

from tests.web.screens import DESKTOP, HEARD, PHONE, Screens, is_over, lit, play_on, wait_for, wait_until
from tests.web.test_table import two_friends
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

CLICKS = 40  # at most, until somebody else has done something
SAID = "() => [...document.querySelectorAll('[data-recap] .chapter')].map((one) => one.textContent)"
PLACES = """() => ['.question', '.room'].map((mark) => {
  const { x, y, width, height } = document.querySelector(mark).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""


def told(page: Page) -> list[str]:
    """Read the recap, a line a player."""
    return list(page.evaluate(SAID))


def was_told(page, what: re.Pattern[str]) -> bool:
    return any(what.fullmatch(line) for line in told(page))


def until_news(page: Page) -> list[str]:
    """Play until there is something to tell, and give it."""
    luck = random.Random(5)  # one for all clicks: the same click again would only let go what was picked
    for _ in range(CLICKS):
        wait_for(page, "[data-actions]")
        if said := told(page):
            return said
        play_on(page, luck.randrange, clicks=1)
    pytest.fail("nothing was told")


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_what_others_did_is_told_also_when_the_page_is_opened_anew(screens: Screens, game: str):
    page = screens.table(game)
    said = until_news(page)
    assert said[0].startswith("Heron ")

    page.reload()

    wait_until(lambda: told(page) == said)


# Whether a recap is longer than its room; and by how much it sticks out of the place for hints.
CUT = "(recap) => { const { scrollHeight, clientHeight } = recap.querySelector('.told'); return scrollHeight > clientHeight + 2; }"
BELOW = """(recap) => Math.max(...[...recap.querySelectorAll('.told, .more')].map((line) => line.getBoundingClientRect().bottom))
  - recap.closest('.hint').getBoundingClientRect().bottom"""
# Keeps every sentence that tells what is being done, as it comes.
LISTEN = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector('.question .told')?.textContent;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document.querySelector('.question'), { subtree: true, childList: true, characterData: true });
}"""


def shown_again(page: Page, said: list[str]) -> list[str]:
    """Have the story shown again, to where it is now, and give the sentences in which it was told."""
    number = page.locator("[data-n]").get_attribute("data-n")
    page.evaluate(LISTEN)
    page.locator("[data-recap]").click()
    page.get_by_role("dialog", name="Since your last move").get_by_role("button", name="Show it again").click()
    page.get_by_role("button", name="Skip").wait_for()  # also where nothing moves it is told step by step
    wait_until(lambda: told(page) == said and page.locator("[data-n]").get_attribute("data-n") == number)
    return list(page.evaluate("() => window.heard"))


def tellers(lines: list[str], among: list[str]) -> list[str]:
    """Give who did something, in order: the first words of lines, where they are one of these names."""
    return list(dict.fromkeys(name for line in lines if (name := line.split()[0]) in among))


def test_every_opponent_has_a_line_and_the_story_is_shown_again_at_a_tap(screens: Screens):
    page = screens.table("reef_encounter", seats=3)
    wait_until(lambda: {line.split()[0] for line in until_news(page)} == {"Heron", "Frog"} or play_on(page, clicks=1) < 0)
    said = told(page)

    page.locator("[data-recap]").click()
    dialog = page.get_by_role("dialog", name="Since your last move")
    assert dialog.get_by_role("heading", level=3).all_inner_texts() == ["Heron", "Frog"]
    dialog.get_by_role("button", name="Close").click()

    heard = shown_again(page, said)
    assert tellers(heard, ["Heron", "Frog"]) == ["Heron", "Frog"]
    assert shown_again(page, said) == heard


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_does_not_fit_is_said_to_go_on_and_nothing_is_cut_through(screens: Screens, size: tuple[int, int]):
    page = screens.table("reef_encounter", seats=4, size=size)
    until_news(page)
    recap = page.locator("[data-recap]")
    wait_until(lambda: recap.evaluate(CUT) == (page.locator("[data-more]").count() > 0))
    assert recap.evaluate(BELOW) <= 1


def test_what_others_did_before_my_first_decision_is_shown_again_too(screens: Screens):
    """It was offered and showed nothing."""
    page = next(page for _ in range(CLICKS) if told(page := screens.table("reef_encounter", seats=4)))  # somebody else begins

    said = told(page)
    others = [line.split()[0] for line in said]

    assert tellers(shown_again(page, said), others) == others


def comes(thing: Locator) -> bool:
    """Tell whether something comes in answer to a click."""
    try:
        thing.wait_for(timeout=HEARD)
    except TimeoutError:
        return False
    return True


def test_after_a_take_back_both_are_told_who_took_back_what(screens: Screens):
    pages = two_friends(screens, "das_riff")
    mover = next(page for page in pages if lit(page).count())
    name = "Ann" if mover is pages[0] else "Ben"
    take_back = mover.get_by_role("button", name="Take back", exact=True)
    wait_until(
        lambda: play_on(mover, clicks=1, tap=mover is pages[1]) > 0 and comes(take_back)
    )  # a click may only pick something up

    take_back.click()

    taken_back = re.compile(f"{name} takes (back: .+|a move back)")  # a choice that is only half an action has no words of its own
    for page in pages:
        wait_until(partial(was_told, page, taken_back))


@pytest.mark.parametrize(("game", "size"), [("das_riff", PHONE), ("rivero", DESKTOP)])
def test_the_question_has_one_place_and_one_height_whatever_is_asked(screens: Screens, game: str, size: tuple[int, int]):
    """Hints and recaps come and go while one plays; test_layout asks every question in every window."""
    page = screens.table(game, size=size)
    places = set()
    for _ in range(12):
        wait_for(page, "[data-actions], [data-over] h2")
        if is_over(page):
            break
        places.add(tuple(page.evaluate(PLACES)))
        play_on(page, clicks=1, tap=size == PHONE)
    assert len(places) == 1, places


def test_on_a_phone_the_choices_are_next_to_the_thumb(screens: Screens):
    page = screens.table("rivero", size=PHONE)
    board, asked = (page.locator(mark).bounding_box() for mark in (".room", ".question"))
    assert board is not None
    assert asked is not None
    assert asked["y"] >= board["y"] + board["height"]
