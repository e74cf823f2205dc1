"""Being told, in a browser: the choices, and a trial that fails in a sentence."""

from __future__ import annotations

import json
import re
import secrets
from typing import TYPE_CHECKING

from tests.web.screens import DESKTOP, PHONE, wait_until
from tests.web.test_club import look, unfold

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
    unfold(page, "Being told")

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


RECORD = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, more) => void self.shown.push([title, more.body, more.tag, more.data.path]);
}"""
PRESS = """async (path) => {
  const opened = [];
  self.clients.openWindow = async (address) => void opened.push(address);
  const done = [];
  const notification = {data: {path}, close: () => undefined};
  self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {notification, waitUntil: (work) => done.push(work)}));
  await Promise.all(done);
  return opened;
}"""


def test_a_push_is_shown_to_whoever_does_not_look_and_opens_its_page(screens: Screens):
    """Chromium hands our worker what a push service would; without a window it shows nobody a notice, so that is noted here."""
    context = screens.person(PHONE, worker=True)
    page = context.new_page()
    line = context.new_cdp_session(page)
    known: list[str] = []
    noted = lambda news: known.extend(one["registrationId"] for one in news["registrations"])  # noqa: E731
    line.on("ServiceWorker.workerRegistrationUpdated", noted)
    line.send("ServiceWorker.enable")
    page.goto("/learn")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    worker = context.service_workers[0]
    worker.evaluate(RECORD)

    def push(path: str, tag: str) -> None:
        told = json.dumps({"title": "Your turn", "body": f"at {path}", "path": path, "tag": tag})
        line.send("ServiceWorker.deliverPushMessage", {"origin": screens.address, "registrationId": known[-1], "data": told})

    push("/learn", "seen-turn")  # whoever looks at that very page sees for themselves
    push("/learn", "test")  # but a trial is always shown
    push("/t/abc", "abc-turn")
    wait_until(lambda: worker.evaluate("self.shown.length") == 2)
    assert worker.evaluate("self.shown") == [
        ["Your turn", "at /learn", "test", "/learn"], ["Your turn", "at /t/abc", "abc-turn", "/t/abc"],
    ]  # fmt: skip
    assert worker.evaluate(PRESS, "/t/abc") == [f"{screens.address}/t/abc"]
    assert worker.evaluate(PRESS, "//elsewhere.example/t/abc") == []  # a path names no other place
