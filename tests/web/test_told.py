"""Being told, in a browser: the choices, and a trial that fails in a sentence."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from tests.web.screens import DESKTOP, PHONE
from tests.web.test_club import look

if TYPE_CHECKING:
    from tests.web.screens import Screens


def test_choices_are_kept_and_a_trial_says_what_is_wrong(screens: Screens):
    page = screens.open("/login?new", PHONE)
    login = f"told-{secrets.token_hex(4)}"
    page.get_by_label("Name at the table").fill("Ann")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Make the account").click()
    page.get_by_role("heading", name="Being told").wait_for()

    over = page.get_by_role("group", name="A game has ended")
    over.get_by_label("Webhook").check()
    page.get_by_label("Tell me nothing at certain hours").check()
    page.get_by_label("From").fill("21:30")
    page.get_by_label("Address (https://…)").fill("https://127.0.0.1/hook")
    page.get_by_label("ntfy", exact=True).check()
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Send me a trial: Webhook").click()
    page.get_by_text(re.compile("It could not be sent: this address leads into a network that is not asked")).wait_for()
    screens.forgive("400")
    page.get_by_role("button", name="Make an address").click()
    page.get_by_role("button", name="Make a new address").wait_for()
    look(page, "told")

    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.reload()
    page.get_by_role("heading", name="Being told").wait_for()
    assert over.get_by_label("Webhook").is_checked()
    assert (page.get_by_label("From").input_value(), page.get_by_label("until").input_value()) == ("21:30", "07:00")
    assert page.get_by_label("ntfy", exact=True).is_checked()
    look(page, "told")
    page.goto("/told?confirm=nonsense")
    page.get_by_role("button", name="Yes, it is mine").click()
    page.get_by_text("This link does not hold any more.").wait_for()
    screens.forgive("404")
    look(page, "told-confirm")
