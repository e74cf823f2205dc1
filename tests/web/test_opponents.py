"""Who sits there: bots with their level and character, three strengths to choose from, somebody for whom a bot plays."""

from __future__ import annotations

from tests.web.screens import PHONE, Screens, lit, make_table, play_on, wait_for, wait_until
from tests.web.test_absence import more
from tests.web.test_table import two_friends

CLICKS = 40  # at most, until the other decides


def test_one_chooses_how_strong_the_opponent_is_and_sees_it_at_the_table(screens: Screens):
    page = screens.open("/")
    chosen = page.get_by_role("group", name="Opponent: Das Riff")
    wait_until(lambda: chosen.get_by_role("radio").count() == 3)
    page.get_by_role("button", name="Play now: Das Riff").click()
    page.get_by_text("bot, easy", exact=True).wait_for()
    page.locator(".players").get_by_text("Tilda", exact=True).wait_for()

    page.goto("/")
    chosen.get_by_label("Sharp").check()
    page.get_by_role("button", name="Play now: Das Riff").click()

    page.get_by_text("bot, sharp", exact=True).wait_for()


def test_the_bots_of_a_new_table_are_offered_from_weak_to_strong(screens: Screens):
    page = screens.open("/new/rivero")
    page.get_by_role("group", name="Seat 2").get_by_label("A bot").check()
    page.locator("summary").get_by_text("All levels").click()
    offered = page.get_by_role("group", name="All levels").locator("label").all_inner_texts()
    assert offered == ["Playful", "Gentle", "Easy", "Steady", "Careful", "Sharp", "Strong", "Master"]


def test_a_table_can_be_set_without_talk(screens: Screens):
    page = screens.open("/new/rivero")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Table talk", exact=True).uncheck()
    page.get_by_role("radio", name="Bot").nth(1).check()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    wait_for(page, "[data-actions]")

    page.get_by_role("tab", name="Table talk").click()

    page.get_by_text("Table talk is off at this table.").wait_for()


def test_a_bot_that_plays_for_a_guest_does_not_rename_them(screens: Screens):
    context = screens.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    table = make_table(
        context, screens.address, "fish_n_stones", seats, pace="human"
    )  # two bots in haste would be at the end at once
    page = context.new_page()
    page.goto(f"/t/{table}")
    wait_for(page, "[data-actions]")
    play_on(page, clicks=1)
    page.get_by_role("log").get_by_text("You have cast.").wait_for()

    more(page, "Let a bot play for me")

    page.get_by_text("A bot is playing for you (easy).").wait_for()
    page.get_by_role("log").get_by_text("You have cast.").first.wait_for()
    page.locator(".players").get_by_text("You", exact=True).wait_for()
    page.locator(".players").get_by_text("bot plays: easy", exact=True).wait_for()


def test_where_nothing_is_hidden_two_people_at_one_screen_need_no_curtain(screens: Screens):
    context = screens.person()
    table = make_table(context, screens.address, "das_riff", [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}])
    page = context.new_page()
    page.goto(f"/t/{table}")
    deciders = set()
    for _ in range(CLICKS):
        wait_until(lambda: lit(page).count() > 0 and page.locator(".players .me.waited").count() == 1)
        deciders.add(page.locator(".players .me .name").inner_text())
        assert page.locator("[data-curtain]").count() == 0
        if len(deciders) == 2:
            break
        play_on(page, clicks=1)
    assert deciders == {"Ann", "Ben"}


def test_the_first_line_of_table_talk_leaves_a_mark_on_a_phone(screens: Screens):
    ann, ben = two_friends(screens)
    assert ben.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    assert ben.locator("nav.foot .dot").count() == 0
    ann.get_by_role("tab", name="Table talk").click()
    ann.get_by_label("Say something").fill("hello")
    ann.get_by_role("button", name="Send").click()

    ben.locator("nav.foot .dot").get_by_text("Table talk").wait_for()

    assert ann.locator(".dot").count() == 0
