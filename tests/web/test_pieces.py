"""Pieces that can be told apart and are large enough to be read: cards of Rivero, letters of Das Riff."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.pictures import MOMENTS, moment_page
from tests.web.screens import DESKTOP, PHONE
from tidetable.core.words import LANGUAGES, Words
from tidetable.games.das_riff.components import COLOUR_NAMES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

WIDTHS = """() => ['cell-', 'hand-card-'].map((name) => Math.min(...[...document.querySelectorAll(`[data-at^="${name}"] .sheet`)]
  .map((card) => card.getBoundingClientRect().width)))"""


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 84), (PHONE, 56)], ids=["desktop", "phone"])
def test_the_cards_of_rivero_are_as_wide_as_they_must_be(browser: Browser, size: tuple[int, int], least: int):
    with moment_page(browser, MOMENTS / "rivero" / "2-ask-main.json", size, "light") as page:
        assert min(page.evaluate(WIDTHS)) >= least


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_of_the_lagoon_have_the_same_letters(language: str):
    words = Words(language, "das_riff", [])
    letters = [words.word("letters", colour=colour) for colour in COLOUR_NAMES]
    assert len(set(letters)) == len(COLOUR_NAMES)
    for colour, two in zip(COLOUR_NAMES, letters, strict=True):
        name = words.word("unit-paid", unit=colour).lower()
        assert name[0] == two[0].lower()
        assert two[1].lower() in name
