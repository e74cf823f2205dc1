"""Looking back at a game: the log leads to moments, the replay steps, scrubs, plays and is shared; the deal is checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.screens import DESKTOP, PHONE, Screens, play_on, wait_for, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Route

POND = "fish_n_stones"
AT = "() => document.querySelector('output')?.textContent ?? ''"


@pytest.fixture(scope="module")
def finished(browser, server):
    """Play one game to its end for all of these tests: give the address of its table, and who played it."""
    played = Screens(browser, server)
    try:
        page = played.table(POND)
        play_on(page)
        yield page.url, page.context.storage_state()
    finally:
        played.shut()
    assert played.faults == []


@pytest.fixture
def page(screens: Screens, finished):
    """Open the finished table as the person who played it."""
    address, state = finished
    context = screens.person(DESKTOP)
    context.add_cookies(state["cookies"])
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-over] h2")
    return page


def at(page) -> list[int]:
    """Tell which moment of how many is shown."""
    return [int(part) for part in page.evaluate(AT).split(" / ")]


def test_the_replay_steps_scrubs_and_plays_through_whose_eyes(screens: Screens, page):
    page.get_by_role("link", name="Replay").click()
    bar = page.get_by_role("region", name="Replay")
    bar.wait_for()
    bar.get_by_role("button", name="To the end").click()
    wait_until(lambda: at(page)[0] == at(page)[1] > 0)
    bar.get_by_role("button", name="To the beginning").click()
    wait_until(lambda: at(page)[0] == 0)
    bar.get_by_role("button", name="One move on").click()
    page.wait_for_url("**/replay?at=1**")
    bar.get_by_label("Moment").fill("5")
    page.wait_for_url("**/replay?at=5**")
    bar.get_by_label("Through whose eyes").select_option("all")
    page.wait_for_url("**eyes=all**")
    bar.get_by_role("button", name="Play").click()
    wait_until(lambda: at(page)[0] >= 7)
    bar.get_by_role("button", name="Pause").click()


def test_arrows_step_after_any_control_and_with_shift_from_turn_to_turn(screens: Screens, page, finished):
    page.goto(f"{finished[0]}/replay?at=6")
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="One move on").click()
    page.wait_for_url("**/replay?at=7**")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?at=8**")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/replay?at=7**")
    page.keyboard.press("Shift+ArrowRight")
    wait_until(lambda: at(page)[0] > 7)
    there = at(page)[0]
    bar.get_by_role("button", name="One turn on").click()
    wait_until(lambda: at(page)[0] > there)
    bar.get_by_role("button", name="One turn back").click()
    wait_until(lambda: at(page)[0] == there)


def test_a_step_asks_for_its_moment_and_for_nothing_else(screens: Screens, page, finished):
    """The page was opened anew by the address of every step, and went back to an older moment when it came late."""
    page.goto(f"{finished[0]}/replay?at=3")
    page.locator(".log button").first.wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    for moment in (4, 5, 6):
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(moment) => document.querySelector('output').textContent.startsWith(moment)", arg=f"{moment} /")
    page.wait_for_load_state("networkidle")

    table = finished[0].rpartition("/")[2]
    moments = [url.partition("/api/")[2].partition("&")[0] for url in asked if "/api/" in url]
    assert moments == [f"tables/{table}/replay?at={moment}" for moment in (4, 5, 6)]
    rules = [url.rpartition(".")[2] for url in asked if "/api/" not in url]  # which draw what lies between: once, if at all
    assert sorted(rules) in ([], ["js", "json", "wasm"])


def test_keys_pressed_faster_than_moments_come_all_count(screens: Screens, page, finished):
    page.goto(f"{finished[0]}/replay?at=3")
    page.get_by_role("region", name="Replay").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/replay?at=*", hold)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    wait_until(lambda: at(page) != [] and len(held) == 3)
    for route in held:
        route.continue_()
    wait_until(lambda: at(page)[0] == 6)


def test_a_turn_is_found_also_when_the_log_comes_late(screens: Screens, page, finished):
    """Without the log there seemed to be no turn to come, and the replay jumped to the end."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/state?since=*", hold)
    page.goto(f"{finished[0]}/replay?at=3")
    page.get_by_role("region", name="Replay").wait_for()
    page.keyboard.press("Shift+ArrowRight")
    wait_until(lambda: at(page) != [] and len(held) > 0)
    held.pop().continue_()
    wait_until(lambda: at(page)[0] > 3)
    assert at(page)[0] < at(page)[1]


def test_a_link_to_a_moment_that_is_no_more_opens_the_last_one(screens: Screens, page, finished):
    page.goto(f"{finished[0]}/replay?at=9999")
    page.get_by_role("region", name="Replay").wait_for()
    assert at(page)[0] == at(page)[1] > 0


# What sticks out of the bar, or lies below the page: all of it must be in reach of a finger.
OUTSIDE = """(bar) => [...bar.querySelectorAll('button, select, input')].filter((tool) => {
  const [own, room] = [tool.getBoundingClientRect(), bar.getBoundingClientRect()];
  return own.right > room.right || own.left < room.left || own.bottom > innerHeight;
}).map((tool) => tool.getAttribute('aria-label') ?? tool.title)"""


def test_the_bar_fits_beside_the_board_of_a_phone_on_its_side(screens: Screens, page, finished):
    page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    page.goto(f"{finished[0]}/replay?at=1")
    bar = page.get_by_role("region", name="Replay")
    bar.wait_for()
    wait_until(lambda: bar.evaluate(OUTSIDE) == [])


def test_a_line_of_the_log_shows_its_moment(screens: Screens, page):
    page.get_by_role("button", name="Look at the table").click()
    line = page.locator(".log button").nth(3)
    sentence = line.inner_text()
    line.click()
    page.wait_for_url("**/replay?at=*")
    page.locator(".question .told").get_by_text(sentence).wait_for()  # the moment is told in words too
    page.locator(".log button").last.click()
    wait_until(lambda: at(page)[0] == at(page)[1])
    assert page.locator(".log .now").count() > 0


def test_the_log_of_a_phone_opens_at_its_newest_line(screens: Screens, page):
    page.get_by_role("button", name="Look at the table").click()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("nav.foot button").first.click()
    log = page.locator("dialog[open] .log")
    log.wait_for()
    wait_until(
        lambda: log.evaluate(
            "log => log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight > log.scrollHeight - 40"
        )
    )


def test_a_moment_is_shared_as_a_link(screens: Screens, page, finished):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{finished[0]}/replay?at=4")
    page.get_by_role("button", name="Link to this moment").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = screens.open(link)
    friend.get_by_role("region", name="Replay").wait_for()
    assert at(friend) == at(page)
    assert at(friend)[0] == 4


def test_the_end_is_told_once(screens: Screens, page):
    page.get_by_role("button", name="Look at the table").click()
    said = page.locator(".log li").all_inner_texts()
    assert len([line for line in said if line == "The game is over."]) == 1


def test_the_deal_is_checked_by_a_button(screens: Screens, page):
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("Everything matches: the deal was fair.").wait_for()
    assert page.get_by_role("dialog", name="Check the deal").get_by_role("listitem").count() == 5


def test_a_rematch_is_one_click(screens: Screens, page):
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    wait_for(page, "[data-actions]")
    assert page.url != before
