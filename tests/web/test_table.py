"""People at tables: friends with a link, a line that breaks, a page that sleeps, one screen for two, table talk, a rematch."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tests.web.screens import GAME_LIMIT, PHONE, Screens, is_over, lit, make_table, play_on, sit_down, wait_for, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

POND = "fish_n_stones"
CALL_ME = """async (name) => {
  const { csrf } = await (await fetch('/api/me')).json();
  const headers = { 'Content-Type': 'application/json', 'X-CSRF': csrf };
  return (await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) })).status;
}"""


def two_friends(screens: Screens, game: str = POND):
    """Seat Ann at a desktop and Ben, who follows Ann's link, at a phone."""
    ann = screens.open(f"/new/{game}")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Set the table").click()
    link = ann.get_by_label("Link", exact=True).input_value()
    code = ann.get_by_role("img", name="The link as a QR code")
    assert code.evaluate("async image => (await image.decode(), image.naturalWidth)") > 0
    ben = screens.open(link, size=PHONE)
    ben.get_by_label("Your name").fill("Ben")
    sit_down(ben)
    wait_until(lambda: lit(ann).count() + lit(ben).count() > 0)
    if game == POND:  # both cast at the same time
        for page in (ann, ben):
            wait_for(page, "[data-actions]")
    return ann, ben


def cast_without_a_line(page: Page) -> None:
    """Click while the line is down: the page says that the move is kept."""
    page.get_by_text("Reconnecting", exact=False).first.wait_for()
    page.locator("[data-walk][data-actions]").first.tap()
    page.locator("[data-do]").tap()
    page.get_by_text("your move is kept", exact=False).wait_for()


def test_two_browsers_play_at_one_table_and_a_cut_line_loses_nothing(screens: Screens):
    ann, ben = two_friends(screens)
    ann.get_by_text("Ben", exact=True).first.wait_for()

    ben.context.set_offline(True)
    cast_without_a_line(ben)
    lit(ann).first.click()
    ben.context.set_offline(False)

    wait_for(ann, "[data-actions]")  # both have cast, so the kept move has arrived
    ben.get_by_text("Reconnecting", exact=False).first.wait_for(state="detached")
    end = time.monotonic() + GAME_LIMIT
    while not (is_over(ann) and is_over(ben)):
        assert time.monotonic() < end
        for page in (ann, ben):
            if lit(page).count():
                play_on(page, clicks=1, tap=page is ben)
    screens.forgive("ERR_INTERNET_DISCONNECTED")


def test_a_page_that_slept_wakes_up_to_the_table_as_it_is(screens: Screens):
    """Frozen as a browser freezes a tab in the background; what happened meanwhile is there when it is thawed."""
    ann, ben = two_friends(screens)
    sleep = ben.context.new_cdp_session(ben)
    sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    lit(ann).first.click()
    ann.get_by_text("Waiting for Ben.").wait_for()
    sleep.send("Page.setWebLifecycleState", {"state": "active"})

    ben.get_by_role("button", name="Log").tap()
    ben.get_by_role("log").get_by_text("Ann has cast.").wait_for()


def test_a_line_that_is_dead_without_knowing_is_noticed(screens: Screens):
    """No answer to a question whether anybody is there: the page says so, and connects anew."""
    page = screens.person().new_page()
    sockets = []
    page.route_web_socket("**/socket", lambda socket: sockets.append((socket, socket.connect_to_server())))
    page.clock.install()
    table = make_table(page.context, screens.address, POND, [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "careful"}])
    page.goto(f"/t/{table}")
    wait_for(page, "[data-actions]")

    sockets[0][0].on_message(lambda _message: None)  # from now on nothing reaches the server
    page.clock.fast_forward(20_500)
    page.clock.fast_forward(5_500)

    wait_until(lambda: page.evaluate("document.readyState") == "complete" and len(sockets) == 2)  # asking lets news come in
    page.get_by_text("Reconnecting", exact=False).first.wait_for(state="detached")
    lit(page).first.click()
    page.get_by_text("Ann has cast.").first.wait_for()


def test_pass_and_play_with_a_curtain_between_the_hands(screens: Screens):
    context = screens.person()
    table = make_table(context, screens.address, POND, [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}])
    page = context.new_page()
    page.goto(f"/t/{table}")

    page.get_by_text("Pass the screen to Ann").wait_for()
    page.get_by_text("Only Ann should look now.").wait_for()
    page.get_by_role("button", name="I am Ann").click()
    lit(page).first.click()
    page.get_by_text("Pass the screen to Ben").wait_for()
    play_on(page)

    assert is_over(page)
    assert "You" not in page.locator("[data-over] h2").inner_text()  # people at one screen are called by their names


def test_running_games_wait_on_the_front_page_mine_first(screens: Screens):
    """Ten tables: nine wait for a friend to come, the oldest waits for me. It stands first, however many there are."""
    context = screens.person()
    waits = make_table(context, screens.address, POND, [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "careful"}])
    for _ in range(9):
        make_table(
            context,
            screens.address,
            POND,
            [{"kind": "bot", "bot": "careful"}, {"kind": "me", "name": "Ann"}],
            clock={"kind": "days", "days": 3},
        )
        make_table(context, screens.address, POND, [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    page = context.new_page()
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    mine.get_by_text("Your turn").first.wait_for()
    mine.get_by_role("button", name="13 more").click()
    wait_until(lambda: mine.get_by_text("Your turn").count() == 10)
    first_ten = mine.get_by_role("link").all()[:10]
    assert all("Your turn" in link.inner_text() for link in first_ten)
    assert f"/t/{waits}" in [link.get_attribute("href") for link in first_ten]

    first_ten[0].click()

    wait_for(page, "[data-actions]")
    assert page.title().startswith("●")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"


def test_table_talk_reaches_the_other(screens: Screens):
    ann, ben = two_friends(screens)
    ann.get_by_role("tab", name="Table talk").click()
    ann.get_by_label("Say something").fill("hello <b>you</b>")
    ann.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="Table talk").click()
    ben.get_by_text("hello <b>you</b>").wait_for()


def test_a_spectator_sees_the_table_and_no_hand(screens: Screens):
    ann, _ben = two_friends(screens)
    watcher = screens.open(ann.url)
    watcher.get_by_text("Waiting for Ann, Ben.").wait_for()
    assert lit(watcher).count() == 0
    ann.get_by_role("button", name="More").click()
    ann.get_by_text("One person is watching.").wait_for()
    watcher.evaluate(CALL_ME, "Wanda")
    watcher.reload()
    ann.get_by_text("One person is watching. Wanda").wait_for()


def test_a_game_is_given_up_after_a_second_thought(screens: Screens):
    page = screens.table(POND)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, I resign").click()

    page.get_by_text("The game ended by resignation.").wait_for()
    page.get_by_role("heading", name="Heron wins").wait_for()
