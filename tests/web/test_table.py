"""People at tables: friends with a link, a line that breaks, one screen for two, keys only, looking back, the fair deal."""

from __future__ import annotations

import random

from tests.web.screens import PHONE, Screens, against_bots, is_over, lit, new_table, play_on

POND = "fish_n_stones"


def two_friends(screens: Screens):
    """Seat Ann at a desktop and Ben, who follows Ann's link, at a phone."""
    ann = screens.open("/new/fish_n_stones")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Set the table").click()
    link = ann.get_by_label("Link", exact=True).input_value()
    code = ann.get_by_role("img", name="The link as a QR code")
    assert code.evaluate("async image => (await image.decode(), image.naturalWidth)") > 0
    ben = screens.open(link, size=PHONE)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ann, ben):
        page.wait_for_selector("[data-actions]")
    return ann, ben


def test_two_browsers_play_at_one_table_and_a_cut_line_loses_nothing(screens: Screens):
    ann, ben = two_friends(screens)
    assert ann.get_by_text("Ben", exact=True).first.is_visible()

    ben.context.set_offline(True)
    ben.get_by_text("Reconnecting", exact=False).first.wait_for()
    lit(ben).first.tap()
    ben.locator("[data-do]").tap()
    ben.get_by_text("your move is kept", exact=False).wait_for()
    lit(ann).first.click()
    ben.context.set_offline(False)

    ann.wait_for_selector("[data-actions]")  # both have cast, so the kept move has arrived
    assert ben.get_by_text("Reconnecting", exact=False).count() == 0
    over = 0
    while over < 2:
        over = 0
        for page in (ann, ben):
            over += is_over(page)
            if lit(page).count():
                play_on(page, clicks=1, tap=page is ben)
    screens.forgive("ERR_INTERNET_DISCONNECTED")


def test_pass_and_play_with_a_curtain_between_the_hands(screens: Screens):
    page = screens.open()
    table = new_table(page, POND, [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}])
    page.goto(f"/t/{table}")

    page.get_by_text("Pass the screen to Ann").wait_for()
    page.get_by_role("button", name="I am Ann").click()
    lit(page).first.click()
    page.get_by_text("Pass the screen to Ben").wait_for()
    play_on(page)

    assert is_over(page)


def test_a_whole_game_with_keys_alone(screens: Screens):
    page = screens.open()
    against_bots(page, POND)
    luck = random.Random(3)
    for _ in range(400):
        page.wait_for_selector("[data-actions], [data-over] h2")
        if is_over(page):
            break
        page.locator("svg[data-board] [data-walk]").first.evaluate("thing => thing.focus()")
        for _ in range(luck.randrange(1, 4)):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert is_over(page)


def test_arrows_walk_the_board(screens: Screens):
    page = screens.open()
    against_bots(page, POND)
    page.wait_for_selector("[data-actions]")
    page.locator('[data-at="cell-4"]').evaluate("thing => thing.focus()")
    for key, cell in (("ArrowLeft", 3), ("ArrowUp", 0), ("ArrowRight", 1), ("ArrowDown", 4)):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.at") == f"cell-{cell}"


def test_a_whole_game_from_the_list_of_choices_as_a_screen_reader_reads_it(screens: Screens):
    """Every choice has a name that says what it does; the question is announced."""
    page = screens.open()
    against_bots(page, POND)
    for _ in range(200):
        page.wait_for_selector("[data-actions], [data-over] h2")
        if is_over(page):
            break
        question = page.locator(".question [aria-live] >> nth=0").inner_text()
        assert question.strip()
        if not page.locator("[data-listed]").count():
            page.get_by_role("button", name="All choices as a list").click()
        choices = page.get_by_role("list", name="All choices as a list").get_by_role("button")
        assert all(text.strip() for text in choices.all_inner_texts())
        choices.last.click()
        page.wait_for_timeout(60)
    assert is_over(page)


def test_the_log_leads_to_moments_and_the_replay_steps_through_them(screens: Screens):
    page = screens.open()
    against_bots(page, POND)
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    bar = page.get_by_role("region", name="Replay")
    bar.get_by_role("button", name="To the end").click()
    page.wait_for_function("() => /^([1-9][0-9]*) \\/ \\1$/.test(document.querySelector('output').textContent)")
    bar.get_by_role("button", name="To the beginning").click()
    page.wait_for_function("() => document.querySelector('output').textContent.startsWith('0 /')")
    bar.get_by_role("button", name="One move on").click()
    page.wait_for_url("**/replay?at=1**")
    bar.get_by_label("Through whose eyes").select_option("all")
    page.wait_for_url("**eyes=all**")
    page.locator(".log button").last.click()
    page.wait_for_function("() => !document.querySelector('output').textContent.startsWith('1 /')")


def test_the_deal_is_checked_by_a_button(screens: Screens):
    page = screens.open()
    against_bots(page, POND)
    play_on(page)
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("Everything follows: the deal was fair.").wait_for()
    assert page.get_by_role("dialog", name="Check the deal").get_by_role("listitem").count() == 5


def test_a_rematch_is_one_click(screens: Screens):
    page = screens.open()
    against_bots(page, POND)
    play_on(page)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("[data-actions]")
    assert page.url != before


def test_running_games_wait_on_the_front_page_mine_first(screens: Screens):
    page = screens.open()
    against_bots(page, POND)
    page.wait_for_selector("[data-actions]")
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    mine.get_by_text("Your turn").wait_for()
    mine.get_by_role("link").first.click()
    page.wait_for_selector("[data-actions]")
    assert page.title().startswith("●")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"


def test_coming_back_shows_what_happened_since_my_last_decision(screens: Screens):
    """A page that is opened anew tells the story since my last decision, then asks."""
    page = screens.open()
    against_bots(page, POND)
    play_on(page, clicks=3)
    page.wait_for_selector("[data-actions]")
    lines = page.locator(".log li").count()
    page.reload()
    page.wait_for_selector("[data-actions]")
    assert page.locator(".log li").count() == lines


def test_table_talk_reaches_the_other(screens: Screens):
    ann, ben = two_friends(screens)
    ann.get_by_role("tab", name="Table talk").click()
    ann.get_by_label("Say something").fill("hello <b>you</b>")
    ann.get_by_role("button", name="Send").click()
    ben.get_by_role("button", name="Table talk").click()
    ben.get_by_text("hello <b>you</b>").wait_for()
