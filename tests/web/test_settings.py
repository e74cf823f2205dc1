"""What a person sets for a browser: light, language, movement, a second click, sounds; it shows at once and stays."""

from __future__ import annotations

from tests.web.screens import Screens, lit, wait_for


def test_what_is_set_shows_at_once_and_stays(screens: Screens):
    page = screens.open()
    page.get_by_role("button", name="Settings").click()
    drawer = page.get_by_role("dialog", name="Settings")
    assert not drawer.get_by_label("Quiet sounds").is_checked()  # off on a first visit
    drawer.get_by_label("Night").check()
    wait_for(page, ":root[data-theme=dark]")
    drawer.get_by_label("Language").select_option("hu")
    page.get_by_role("dialog", name="Beállítások").wait_for()

    page.reload()

    wait_for(page, ":root[data-theme=dark][lang=hu]")
    page.get_by_role("heading", name="Négy víz, egy asztal").wait_for()


def test_a_second_click_can_be_asked_for_everywhere(screens: Screens):
    """Set at the table: from then on a mouse confirms too, and Escape lets go."""
    page = screens.table("fish_n_stones")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Always").check()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")

    lit(page).first.click()
    page.get_by_role("button", name="Do it").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Do it").wait_for(state="detached")
    lit(page).first.click()
    page.get_by_role("button", name="Do it").click()

    page.get_by_role("log").get_by_text("Ann has cast.").wait_for()


def test_nothing_moves_where_nothing_should(screens: Screens):
    """Reduced motion of the system, and the setting, both turn every movement off."""
    still = screens.open()
    assert still.evaluate("document.documentElement.dataset.motion") == "off"
    assert (
        still.evaluate("getComputedStyle(document.body).transitionDuration") == "0s"
    )  # a little is not nothing: colours would lag
    moving = screens.open(motion=True)
    assert moving.evaluate("document.documentElement.dataset.motion") == "on"
    off = screens.open(motion=True, speed="off")
    assert off.evaluate("document.documentElement.dataset.motion") == "off"
