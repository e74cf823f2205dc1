"""Whole games, played through the screen by clicking only what it offers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import ROOT
from tests.web.screens import DESKTOP, PHONE, Screens, is_over, play_on
from tidetable.core.registry import game_ids

DRAWN = sorted(path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts"))
# An option that brings the end soon; the ways through the screen are the same. The long tests play without it.
SHORT: dict[str, Any] = {"turn_limit": 4}
BEGINNING = 6  # clicks: a few turns


def test_every_game_is_drawn():
    assert sorted(game_ids()) == DRAWN


def play_a_whole_game(screens: Screens, game: str, size: tuple[int, int], rules: dict[str, Any] | None = None) -> None:
    """Click only what is offered, until the end is shown with everybody's result."""
    page = screens.table(game, size=size, rules=rules)

    clicks = play_on(page, tap=size == PHONE)

    assert is_over(page)
    assert clicks > 5
    assert page.locator("[data-over] ol li").count() == 2


@pytest.mark.parametrize(("game", "size", "rules"), [("fish_n_stones", PHONE, None), ("das_riff", DESKTOP, SHORT)])
def test_a_whole_game_by_clicking_what_is_offered(screens: Screens, game: str, size: tuple[int, int], rules: dict[str, Any] | None):
    play_a_whole_game(screens, game, size, rules)


@pytest.mark.parametrize(("game", "size"), [("reef_encounter", PHONE), ("rivero", DESKTOP)])
def test_a_beginning_by_clicking_what_is_offered(screens: Screens, game: str, size: tuple[int, int]):
    page = screens.table(game, size=size)
    assert play_on(page, clicks=BEGINNING, tap=size == PHONE) == BEGINNING


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", DRAWN)
def test_a_whole_game_to_its_own_end(screens: Screens, game: str, size: tuple[int, int]):
    play_a_whole_game(screens, game, size)
