"""Lessons on the screen: by clicks and by keys, a wrong answer told why, progress kept, on a phone, axe by day and by night."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from tests.web.screens import PHONE, SMALL, Screens, wait_for
from tests.web.test_axe import by_day_and_by_night
from tidetable.core.words import LANGUAGES
from tidetable.lessons import courses, load_course

if TYPE_CHECKING:
    from playwright.sync_api import Page

MISSING = "(marks) => marks.filter((mark) => !document.querySelector(`[data-at~='${mark}']`))"
# What the card covers of the board: nothing that can be chosen may lie under it.
COVERED = """() => {
  const card = document.querySelector('.lesson').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-board] [data-actions]')].map((thing) => thing.getBoundingClientRect());
  return boxes.filter((box) => box.bottom > card.top + 1 && box.right > card.left + 1).length;
}"""

# What of the card lies beyond the edge of the window.
BEYOND = """() => [...document.querySelectorAll('.lesson, .lesson *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent)"""
# Whether a thing of the board can be seen, and does not lie under the question or beyond the edge of its room.
IN_SIGHT = """(name) => {
  const thing = document.querySelector(`[data-board] [data-at~='${name}']`);
  const box = thing?.getBoundingClientRect();
  return Boolean(box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-board]'));
}"""

# Whether each verb of what was picked can be touched from top to bottom: in sight, and under nothing else.
SEEN_VERBS = """() => [...document.querySelectorAll('[data-board] [role=group] [data-actions]')]
  .filter((one) => one.querySelector('.chip')).map((one) => one.querySelector('.chip').getBoundingClientRect())
  .map(({ x, width, top, bottom }) => [top + 4, bottom - 4].map((y) => document.elementFromPoint(x + width / 2, y)))
  .map((hit) => hit.every((one) => one?.closest('.chip')))"""


# Which texts are longer than the card of a lesson: each put into the card that is shown, with its task.
TOO_LONG = """(texts) => {
  const told = document.querySelector('.told');
  const [said, task] = [told.querySelector('p'), told.querySelector('.task')];
  const wanted = task.querySelector('strong');
  return texts.filter(([, text, asked]) => {
    [said.textContent, wanted.textContent] = [text, asked];
    task.style.display = asked ? '' : 'none';
    return told.scrollHeight > told.clientHeight + 1;
  }).map(([name]) => name);
}"""


def spot(page: Page, name: str) -> None:
    """Click a spot of the pond."""
    page.locator(f'[data-board] [data-at~="{name}"]').first.click()


def test_a_lesson_is_learned_on_a_phone_and_gone_on_with_later(screens: Screens):
    page = screens.open("/learn", size=PHONE)
    page.evaluate("() => localStorage.setItem('tidetable.settings', JSON.stringify({ confirm: 'never', language: 'en' }))")
    page.reload()
    page.get_by_role("link", name="Begin: Fish'n'Stones").click()
    wait_for(page, "[data-lesson=aim] ~ *, [data-lesson=aim]")
    wait_for(page, "[data-board] [data-actions]")
    assert page.evaluate(COVERED) == 0
    assert by_day_and_by_night(page) == []

    spot(page, "cell-3")  # a stone
    wait_for(page, "[data-verdict=again]")
    assert page.get_by_text("That was a stone").count() == 1
    page.get_by_role("button", name="Try again").click()
    wait_for(page, "[data-board] [data-actions]")
    spot(page, "cell-6")
    wait_for(page, "[data-verdict=done]")
    assert page.get_by_text("Three fish, three points.", exact=False).count() == 1
    assert by_day_and_by_night(page) == []

    page.get_by_role("button", name="Next").click()
    wait_for(page, "[data-step='2']")
    page.reload()  # the page is thrown away: the lesson is done, and the next one waits
    wait_for(page, "[data-lesson=aim]")
    page.goto("/learn/fish_n_stones")
    page.get_by_text("1 of 13 lessons done").wait_for()
    assert page.get_by_role("link", name=re.compile("Catch fish.*done")).count() == 1
    assert by_day_and_by_night(page) == []
    page.get_by_role("link", name="Go on: Fish'n'Stones").click()
    wait_for(page, "[data-lesson=cast]")


def test_a_card_is_as_wide_as_a_phone_in_every_language(screens: Screens):
    """After a wrong answer there are two buttons and a link beside each other."""
    page = screens.open("/learn/fish_n_stones/aim", size=SMALL)
    for language in ("nl", "de", "hu"):
        kept = f"JSON.stringify({{ confirm: 'never', language: '{language}' }})"
        page.evaluate(f"() => localStorage.setItem('tidetable.settings', {kept})")
        page.reload()
        wait_for(page, "[data-board] [data-actions]")
        spot(page, "cell-3")
        wait_for(page, "[data-verdict=again]")
        assert page.evaluate(BEYOND) == [], language


def texts_of_courses() -> list[tuple[str, str, str]]:
    """Give every text that a card shows, in every language: its name, the text, and the task under it."""
    found = []
    for language, game in product(LANGUAGES, courses()):
        course = load_course(game)
        words = course.catalogue(language)
        for lesson in course.lessons:
            names = lesson.words()
            for name in [one for one in names if one != f"lesson-{lesson.id}" and not one.endswith("-task") and lesson.steps]:
                task = f"{name}-task"
                found.append((f"{language} {game} {name}", words.word(name), words.word(task) if task in names else ""))
    return found


def test_every_text_of_every_course_is_seen_whole_on_a_phone(screens: Screens):
    """Nothing of it has to be scrolled for."""
    texts = texts_of_courses()
    assert len(texts) > 1000
    for size in (PHONE, SMALL):
        page = screens.open("/learn/fish_n_stones/aim", size=size)
        wait_for(page, "[data-board] [data-actions]")
        assert page.evaluate(TOO_LONG, texts) == []


def test_a_card_is_as_high_as_its_lesson_needs_and_leaves_the_board_the_rest(screens: Screens):
    """Nine cards take two rows: of the source at least its upper half is seen, and whatever is told, nothing moves."""
    for language in LANGUAGES:
        page = screens.open("/learn/rivero/discard", size=PHONE, language=language)
        wait_for(page, ".frame[aria-busy=false] [data-board] [data-actions]")
        assert page.locator(".frame .land").bounding_box()["height"] > 150  # type: ignore[index]
        place = page.locator(".lesson").bounding_box()
        page.locator("[data-show]").tap()
        page.locator(".shown").wait_for()
        assert page.locator(".lesson").bounding_box() == place


def test_a_lesson_is_learned_by_keys_and_shown_where_one_asks(screens: Screens):
    page = screens.open("/learn/fish_n_stones/lure")
    wait_for(page, "[data-board] [data-actions]")
    wait_for(page, ".told:focus")  # a reader begins with what the lesson says
    page.keyboard.press("h")  # show me
    wait_for(page, "[data-coached]")
    assert page.get_by_text("For example: Lure the stack of the near middle spot").count() == 1
    page.keyboard.press("l")
    page.get_by_role("button", name="Lure the stack of the near middle spot", exact=False).first.press("Enter")
    wait_for(page, "[data-verdict=done]")
    assert page.evaluate("document.activeElement.dataset.next !== undefined")  # the way on is under the fingers
    page.keyboard.press("Enter")
    wait_for(page, "[data-step='2']")
    page.reload()  # gone on with where it was left
    wait_for(page, "[data-step='2']")
    wait_for(page, "[data-board] [data-actions]")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    wait_for(page, "[data-verdict]:not([data-verdict=open])")


def test_what_is_shown_is_right_to_the_last_worm(screens: Screens):
    """Das Riff proposes a payment; the right answer pays otherwise, and "show me" shows that, in whatever order one pays."""
    page = screens.open("/learn/das_riff/coral", size=PHONE)
    wait_for(page, "[data-board] [data-actions]")
    page.keyboard.press("h")
    page.get_by_text("For example: Take the card at row 1, column 2: you pay blue").wait_for()
    page.locator("[data-do]").click()  # it waits for its yes, as it is shown
    page.wait_for_function("() => document.querySelector('.question.mine [data-actions]')")
    page.keyboard.press("h")
    page.get_by_text("For example: Take the card at row 1, column 1").wait_for()
    spot(page, "cell-0")
    wait_for(page, "[data-verdict=done]")
    page.wait_for_function(IN_SIGHT, arg="fish-0-0")  # what the sentence speaks of
    assert page.get_by_text("This game rewards memory", exact=False).count() == 0  # lessons keep nothing from anybody

    page = screens.open("/learn/das_riff/reach")
    wait_for(page, "[data-board] [data-actions]")
    page.keyboard.press("h")
    wait_for(page, "button.coached, [data-coached]")
    page.get_by_role(
        "button", name="Buy a boat"
    ).first.click()  # paid as the table proposes: in another order than the answer is written
    page.locator("[data-do]").click()
    page.get_by_text("You lay a boat at column 2", exact=False).first.wait_for()
    page.keyboard.press("h")
    page.get_by_text("For example: Take the card at row 1, column 2", exact=False).wait_for()


def test_what_is_shown_leads_on_once_its_first_half_is_picked(screens: Screens):
    """A shark is picked below the lagoon, its prey lies above: on a phone one of them is out of sight."""
    page = screens.open("/learn/das_riff/deny", size=PHONE)
    wait_for(page, ".frame[aria-busy=false] [data-board] [data-actions]")
    page.keyboard.press("h")
    wait_for(page, "[data-board] [data-at=sharks-0] [data-coached]")
    page.wait_for_function(IN_SIGHT, arg="sharks-0")
    page.locator("[data-board] [data-at=sharks-0]").tap()
    wait_for(page, "[data-board] [data-at~=cell-25] [data-coached]")
    page.wait_for_function(IN_SIGHT, arg="cell-25")
    assert page.locator("[data-coached]").count() == 1
    page.locator("[data-board] [data-at~=cell-25]").tap()
    page.locator("[data-do]").click()  # a finger is asked again
    wait_for(page, "[data-verdict=done]")


def test_a_lesson_leads_to_its_passage_of_the_rules(screens: Screens):
    """Rules to what the card speaks of, strategies to the advice; the letter of the rules, which is English, opens nowhere."""
    page = screens.open("/learn/rivero/tap")
    page.get_by_role("link", name="The rule").click()
    wait_for(page, "#passage-tap-river.found")
    page.goto("/learn/rivero/scoop")
    page.get_by_role("link", name="Tips").click()
    wait_for(page, "#passage-tips.found")


# Lessons of Reef Encounter, each with a decision that lies under a second tap.
VERBS = {"eat": "eat 1", "money": "exchange pink", "two": "tile yellow"}


def test_what_can_be_done_with_a_thing_comes_into_sight_on_a_phone(screens: Screens):
    """A lesson's card leaves the reef a low room: the verbs beside what was picked opened under its foot, out of reach."""
    course = load_course("reef_encounter")
    for size in (PHONE, SMALL):
        for lesson, action in VERBS.items():
            page = screens.open(f"/learn/reef_encounter/{lesson}", size=size)
            wait_for(page, ".frame[aria-busy=false] [data-board] [data-actions]")
            for _ in course.lesson(lesson).steps[0].mark:
                wait_for(page, "[data-pointer] .ring")  # the lesson has shown what it speaks of
            page.evaluate("() => document.fonts.ready")  # what can be eaten is told in as many lines as it will be
            page.locator(f'[data-board] [data-actions~="{course.game.parse_action(action)}"]').first.tap()
            wait_for(page, "[data-board] [role=group] [data-actions] .chip")
            page.wait_for_function(f"() => String(({SEEN_VERBS})()) === 'true,true'")


def test_what_lessons_point_at_is_on_the_board(screens: Screens):
    """The first step of every lesson that points at something."""
    page = screens.open("/learn")
    missing = []
    for game in courses():
        for lesson in load_course(game).lessons:
            marks = list(lesson.steps[0].mark) if lesson.steps else []
            if not marks:
                continue
            page.goto(f"/learn/{game}/{lesson.id}")
            wait_for(page, "[data-board]")
            wait_for(page, "[aria-busy=false] [data-board], [data-board]")
            page.wait_for_function("() => document.querySelector('.frame')?.getAttribute('aria-busy') === 'false'")
            missing += [f"{game} {lesson.id}: {mark}" for mark in page.evaluate(MISSING, marks)]
    assert missing == []


def test_a_course_ends_with_a_whole_game_and_a_word_at_each_first_time(screens: Screens):
    page = screens.open("/learn/fish_n_stones/game")
    wait_for(page, "h1:focus")
    page.wait_for_function("() => document.title === document.querySelector('h1').textContent")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/local-*")
    wait_for(page, "[aria-live=polite] [data-reminder=cast]")
    assert by_day_and_by_night(page) == []
