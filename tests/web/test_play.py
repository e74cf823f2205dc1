"""Playing: the first click, what moves, what a click would do, why something cannot be done, taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.screens import PHONE, Screens, against_bots, lit, play_on, wait_for, wait_until
from tests.web.test_marks import ONLY_I

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_one_click_on_the_front_page_starts_a_game(screens: Screens):
    page = screens.open()

    page.get_by_role("button", name="Play now: Fish'n'Stones").click()

    page.wait_for_selector("[data-actions]")
    assert page.get_by_text("In front of which of your columns do you lay your cat?").is_visible()


def test_a_first_move_is_two_taps_and_a_yes_away_on_a_phone(screens: Screens):
    page = screens.open(size=PHONE)
    page.get_by_role("button", name="Play now: Fish'n'Stones").tap()
    page.wait_for_selector("[data-walk][data-actions]")

    page.locator("[data-walk][data-actions]").first.tap()
    page.get_by_role("button", name="Do it").tap()

    page.get_by_role("button", name="Log").tap()
    page.get_by_text("You have cast.").or_(page.get_by_text("has cast.")).first.wait_for()


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

    wait_for(page, "[data-actions]")
    assert page.evaluate("window.flown") > 3
    assert page.locator(".flying, .ripple").count() == 0
    assert page.locator("[style*='visibility: hidden']").count() == 0


def when_others_have_lured(screens: Screens) -> tuple[Page, list[str]]:
    """Play until others have lured something after my last decision (a catch may follow from mine by itself); give the log too."""
    page = screens.table("fish_n_stones", seats=4, rules={"stack_view": "full"}, motion=True, speed="brisk")
    for _ in range(24):
        play_on(page, clicks=1)
        page.wait_for_function(ONLY_I)
        lines = page.locator(".log li").all_inner_texts()
        told = [line.split("\n")[-1] for line in lines]  # without the letter of the player
        last = max(
            (index for index, line in enumerate(told) if line.startswith("Ann")), default=len(told)
        )  # a line may still be on its way
        if any(" lures " in line for line in told[last + 1 :]):
            return page, lines
    raise AssertionError("nobody lured anything")


def test_coming_back_replays_what_happened_since_my_last_decision(screens: Screens):
    """A page that is opened anew shows the story since my last decision moving, then asks; the log is whole."""
    page, lines = when_others_have_lured(screens)
    page.add_init_script(WATCH_FLIGHTS)

    page.reload()

    page.wait_for_function("() => window.flown > 0")
    wait_for(page, "[data-actions]")
    wait_until(lambda: page.locator(".log li").all_inner_texts() == lines)  # a line comes when what it tells has been seen


def test_a_story_that_does_not_come_keeps_nobody_from_playing(screens: Screens):
    page, lines = when_others_have_lured(screens)
    asked: list[str] = []
    page.route("**/replay?*", lambda route: asked.append(route.request.url))  # and never answered

    page.reload()
    wait_until(lambda: page.evaluate("true") and len(asked) > 0)
    play_on(page, clicks=4)

    wait_until(lambda: page.locator(".log li").count() > len(lines))


def test_what_is_to_be_remembered_is_not_shown_again(screens: Screens):
    """FS-24: where only the top of a stack is shown, earlier moments open after the end; the table does not offer them before."""
    page = screens.table("fish_n_stones")
    play_on(page, clicks=2)
    assert page.locator(".log li").count() > 3
    assert page.locator(".log li [data-moment]").count() == 0
    page.get_by_role("button", name="More").click()
    assert page.get_by_role("dialog", name="More").get_by_role("link", name="Replay").count() == 0


def test_a_refused_click_says_why_with_the_rule(screens: Screens):
    page = screens.table("fish_n_stones")

    page.locator('[data-at="cell-4"]').click(force=True)

    page.get_by_text("Now is the time to cast.").wait_for()
    page.get_by_role("button", name="The rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    rules.locator("[aria-current=step]").get_by_text("everybody secretly lays their cat").wait_for()
    assert not rules.locator("#rules-4").is_visible()  # the letter of the law is one tap away
    rules.get_by_text("The rules to the letter").click()
    rules.locator("#rules-4[open] .text").wait_for()


def test_hovering_and_focusing_show_what_a_click_would_do(screens: Screens):
    page = screens.table("fish_n_stones")
    lit(page).first.hover()
    page.get_by_text("Cast: cat in front of the left column").first.wait_for()
    page.mouse.move(0, 0)
    lit(page).nth(1).focus()
    page.get_by_text("Cast: cat in front of the middle column").first.wait_for()


def position(page: Page) -> tuple[str, list[str]]:
    """Read the board as a screen reader does, with everything that can be chosen; its parts come one after another."""
    page.wait_for_selector("[aria-busy=false] svg[data-board]")
    offered = lit(page).evaluate_all("things => things.map((thing) => thing.dataset.actions)")  # at once: they may be on their way
    return page.locator("svg[data-board]").aria_snapshot(), offered


def buy_a_boat(page: Page) -> None:
    """Take the first boat for the three worms that are proposed: everybody can at the beginning."""
    page.locator("[data-at=berth-0-1][data-actions]").click()
    page.locator("[data-do]").click()


def test_a_turn_is_taken_back_and_the_log_says_so(screens: Screens):
    """Nothing was revealed and nobody else acted: the position is the one before, to the last thing that can be chosen."""
    page = screens.table("das_riff", rules={"first_seat": 0})
    before = position(page)
    buy_a_boat(page)
    undo = page.get_by_role("button", name="Restart turn")
    undo.wait_for()
    wait_until(lambda: position(page) != before)

    undo.click()

    page.get_by_role("log").get_by_text("Ann takes a move back.").wait_for()
    wait_until(lambda: position(page) == before)
    undo.wait_for(state="detached")


def test_a_purchase_is_taken_back_with_all_that_was_paid_for_it(screens: Screens):
    """One yes paid three worms; one press takes all of it back, and the log calls it one move."""
    page = screens.table("das_riff", rules={"first_seat": 0})
    before = position(page)
    buy_a_boat(page)
    page.get_by_role("button", name="Take back", exact=True).click()
    wait_until(lambda: position(page) == before)
    assert page.get_by_role("log").get_by_text("back").all_inner_texts() == ["Ann takes a move back."]


def test_what_was_taken_back_can_be_decided_anew(screens: Screens):
    """The keys do what the buttons do, and the game goes on from there."""
    page = screens.table("das_riff", rules={"first_seat": 0})
    before = position(page)
    buy_a_boat(page)
    page.get_by_role("button", name="Restart turn").wait_for()
    page.keyboard.press("U")
    wait_until(lambda: position(page) == before)
    buy_a_boat(page)
    wait_until(lambda: position(page) != before)
    page.keyboard.press("u")
    wait_until(lambda: position(page) == before)
    play_on(page, lambda count: count - 1, clicks=1)
    wait_until(lambda: position(page) != before)


def test_the_rules_open_at_the_phase_i_am_in_and_can_be_searched(screens: Screens):
    page = screens.table("fish_n_stones")
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    now = rules.locator('[aria-current="step"]')
    now.wait_for()
    assert now.inner_text().startswith("Cast")
    assert not rules.locator("#rules-4").is_visible()  # a newcomer need not read every case ...
    rules.get_by_text("The rules to the letter").click()
    rules.locator("#rules-4[open]").wait_for()  # ... and who does finds it at the phase
    rules.get_by_text("The pieces").click()
    rules.locator(".legend svg").first.wait_for()

    rules.get_by_role("searchbox").fill("stones costs")

    rules.get_by_text("Nothing found.").wait_for()
    rules.get_by_role("searchbox").fill("fewer stones")
    rules.locator("#rules-6[open]").wait_for()
