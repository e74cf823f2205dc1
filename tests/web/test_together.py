"""Several decisions chosen together: a purchase with its payment, a card with its place. One yes, one decision after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.web.moments import picture
from tests.web.pictures import Picture, picture_page
from tests.web.screens import DESKTOP, PHONE, wait_until
from tidetable.bots import make_bot
from tidetable.core.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Locator, Page


class Table:
    """A match played by one person through the screen, with everything that is sent."""

    def __init__(self, match: Match) -> None:
        self.match, self.seat = match, match.waiting[0]
        self.sent: list[str] = []

    def act(self, action: int) -> Picture:
        self.sent.append(self.match.game.Decision.text(action))
        self.match.play(action, self.seat)
        return picture(self.match, self.seat)


def reef() -> Table:
    """Anna may act: two red and two yellow worms, one of every other colour, and her first boat to come."""
    match = Match.start("das_riff", seats=2, seed="together", options={"first_seat": 0})
    while match.seen(0).view["phase"] != "action" or match.waiting != [0]:
        match.play(match.legal()[0])
    return Table(match)


def rivers(wanted: Callable[[Any], bool]) -> Table:
    """Let the careful bots play until a card in hand can do what is wanted."""
    for seed in range(20):
        match = Match.start("rivero", seats=2, seed=f"together {seed}")
        bots = [make_bot("rivero", "careful", seed=seat) for seat in range(2)]
        while match.waiting:
            seat = match.waiting[0]
            if any(wanted(card) for card in match.seen(seat).view["seats"][seat]["hand"]):
                return Table(match)
            match.play(bots[seat].choose(match.seen(seat)), seat)
    raise AssertionError("no such moment")


def worm(page: Page, colour: str) -> Locator:
    return page.locator(f'[data-at="unit-0-{colour}"]')


def test_a_boat_and_its_three_worms_are_two_taps(browser: Browser):
    """Das Riff §4.5: a payment of three is three decisions, but one yes."""
    table = reef()
    with picture_page(browser, picture(table.match, 0), PHONE, "light", act=table.act) as page:
        page.locator('[data-at^="berth-0"][data-actions]').tap()
        page.get_by_text("you pay ").wait_for()
        page.locator("[data-do]").tap()
        page.get_by_text("Take or flip cards").wait_for()

    boat = table.match.seen(0).view["seats"][0]["boats"]
    assert (table.sent[0], len(table.sent), boat) == ("boat", 4, 1 + 1)


def test_a_double_click_is_one_yes(browser: Browser):
    """Where "Do it" was, "End your turn" appears: nobody who clicks twice has meant that."""
    table = reef()
    with picture_page(browser, picture(table.match, 0), DESKTOP, "light", act=table.act) as page:
        page.locator('[data-at^="berth-0"][data-actions]').click()
        page.locator("[data-do]").click()
        end = page.get_by_role("button", name="End your turn")
        end.hover()
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        page.get_by_text("Take or flip cards").wait_for()
        assert end.is_visible()

    assert [sent.split()[0] for sent in table.sent] == ["boat", "pay", "pay", "pay"]


def test_a_tap_on_another_worm_changes_what_is_paid(browser: Browser):
    table = reef()
    before = table.match.seen(0).view["seats"][0]["worms"]
    with picture_page(browser, picture(table.match, 0), DESKTOP, "light", act=table.act) as page:
        page.locator('[data-at^="berth-0"][data-actions]').click()
        for colour in ("pink", "purple", "green"):
            worm(page, colour).click()
        page.get_by_text("you pay green, purple, pink").wait_for()
        page.locator("[data-do]").click()
        page.get_by_text("Take or flip cards").wait_for()

    assert table.sent == ["boat", "pay green", "pay purple", "pay pink"]
    assert table.match.seen(0).view["seats"][0]["worms"][:3] == before[:3]


def test_a_payment_that_was_left_half_done_is_proposed_again(browser: Browser):
    """Coming back, or taking one worm back: the rest is again one yes."""
    table = reef()
    table.act(table.match.game.parse_action("boat"))
    table.sent.clear()
    with picture_page(browser, picture(table.match, 0), PHONE, "dark", act=table.act) as page:
        worm(page, "blue").tap()
        page.get_by_text("you pay blue, ").wait_for()
        page.locator("[data-do]").tap()
        page.get_by_text("Take or flip cards").wait_for()

    assert (table.sent[0], len(table.sent)) == ("pay blue", 3)


def test_what_the_table_does_not_ask_for_is_dropped_and_said(browser: Browser):
    """Nothing is sent that was not offered."""
    table = reef()

    def otherwise(action: int) -> Picture:
        following = table.act(action)
        return following | {"choices": [choice for choice in following["choices"] if choice["target"]["unit"] == "pink"]}

    with picture_page(browser, picture(table.match, 0), PHONE, "light", act=otherwise) as page:
        page.locator('[data-at^="berth-0"][data-actions]').tap()
        page.locator("[data-do]").tap()
        page.get_by_text("The table asks something else now").wait_for()

    assert table.sent == ["boat"]


def test_a_card_and_the_card_it_doubles_are_one_choice(browser: Browser):
    """Rivero §5.4: where two cards of the source could be doubled, the one that is clicked is meant."""
    table = rivers(lambda card: len(card["double"]) > 1)
    card = next(card for card in table.match.seen(table.seat).view["seats"][table.seat]["hand"] if len(card["double"]) > 1)
    cell = card["double"][-1]
    with picture_page(browser, picture(table.match, table.seat), DESKTOP, "light", act=table.act) as page:
        page.locator(f'[data-at="hand-card-{card["type"]}"]').first.click()
        page.locator(f'[data-at="cell-{cell}"]').click()
        page.get_by_text("extra card").first.wait_for()

    assert table.sent == [f"double {card['card'].lower()}", f"cell {cell // 4},{cell % 4}"]


def test_a_discarded_card_goes_where_the_finger_says(browser: Browser):
    table = rivers(lambda card: len(card["discard"]) > 1 and not card["play"] and not card["double"])
    hand = table.match.seen(table.seat).view["seats"][table.seat]["hand"]
    card = next(card for card in hand if len(card["discard"]) > 1 and not card["play"] and not card["double"])
    cell = card["discard"][-1]
    with picture_page(browser, picture(table.match, table.seat), PHONE, "light", act=table.act) as page:
        page.locator(f'[data-at="hand-card-{card["type"]}"]').first.tap()
        page.locator(f'[data-at="cell-{cell}"]').tap()
        page.locator("[data-do]").tap()
        wait_until(lambda: page.evaluate("true") and len(table.sent) > 1)

    assert table.sent[:2] == [f"discard {card['card'].lower()}", f"cell {cell // 4},{cell % 4}"]


def pond() -> tuple[Table, int, int]:
    """Ann may lure; give a stack with two spots to go to, and one of them."""
    for seed in range(20):
        match = Match.start("fish_n_stones", seats=2, seed=f"together {seed}")
        for seat in match.waiting:
            match.play(1, seat)  # the middle column: the stacks at its sides have one way, its own have two
        lures = match.seen(match.waiting[0]).view["lures"]
        found = [(source, onto[0]) for source, onto in enumerate(lures) if len(onto) > 1]
        if found:
            return Table(match), *found[0]
    raise AssertionError("no such moment")


def spot(page: Page, cell: int) -> Locator:
    return page.locator(f'[data-at="cell-{cell}"]')


def test_a_stack_that_was_picked_is_let_go_by_escape(browser: Browser):
    """Fish'n'Stones §5: nothing is sent before it is said where the stack goes."""
    table, source, _ = pond()
    with picture_page(browser, picture(table.match, table.seat), DESKTOP, "light", act=table.act) as page:
        spot(page, source).click()
        page.get_by_role("button", name="Let go").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Let go").wait_for(state="detached")

    assert table.sent == []


def test_a_stack_and_its_new_spot_are_two_clicks(browser: Browser):
    table, source, onto = pond()
    with picture_page(browser, picture(table.match, table.seat), DESKTOP, "light", act=table.act) as page:
        spot(page, source).click()
        spot(page, onto).click()
        wait_until(lambda: page.evaluate("true") and len(table.sent) > 1)

    assert table.sent == [f"lure {source}", f"onto {onto}"]


def test_a_stack_can_be_dragged_to_its_new_spot(browser: Browser):
    table, source, onto = pond()
    with picture_page(browser, picture(table.match, table.seat), DESKTOP, "light", act=table.act) as page:
        (one, two) = (spot(page, cell).bounding_box() for cell in (source, onto))
        assert one
        assert two
        page.mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
        page.mouse.down()
        page.mouse.move(two["x"] + two["width"] / 2, two["y"] + two["height"] / 2, steps=6)
        page.mouse.up()
        wait_until(lambda: page.evaluate("true") and len(table.sent) > 1)

    assert table.sent == [f"lure {source}", f"onto {onto}"]
