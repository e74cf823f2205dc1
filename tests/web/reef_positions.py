"""Positions of Reef Encounter as pictures for the screen, built from what matters (tests/games/reef_encounter/reef.py)."""

from __future__ import annotations

from typing import Any

from tests.games.reef_encounter.reef import GAME, GREEN, PURPLE, Reef
from tests.web.moments import NAMES
from tidetable.table.pictures import choice

FIVE_ORANGE = "d1 e1 f1 d2 e2"


def picture_of(reef: Reef, seat: int) -> dict[str, Any]:
    """Give what the server would send to the deciding seat."""
    seen = reef.seen(seat)
    seats = [
        {"seat": other, "kind": "person", "name": NAMES[other], "bot": None, "here": False, "online": True, "away": False,
         "open": False, "resigned": False} for other in range(reef.state.seats)
    ]  # fmt: skip
    return {
        "game": GAME.id, "n": 1, "seat": seat, "seats": seats, "view": seen.view, "waiting": [reef.turn],
        "question": seen.question, "choices": [choice(seen, action) for action in seen.legal],
        "result": None,
    }  # fmt: skip


def hungry() -> Reef:
    """Purple may eat five orange tiles, and has a larva cube to play."""
    reef = Reef("").put("O", FIVE_ORANGE, shrimp=PURPLE).put("W", "b5 b6", shrimp=GREEN).put("G", "1:d4 1:d5")
    return reef.give(PURPLE, behind="YYW", cubes="Y", front="W")


def feast(meals: int) -> Reef:
    """Purple may eat so many corals of five tiles or none, and has a larva cube to play."""
    reef = Reef("").give(PURPLE, behind="YYW", cubes="Y")
    corals = (("O", FIVE_ORANGE), ("P", "1:b1 1:c1 1:d1 1:e1 1:f1"), ("G", "b5 c5 d5 e5 f5"), ("W", "1:b4 1:c4 1:d4 1:e4 1:f4"))
    for letter, cells in corals[:meals]:
        reef.put(letter, cells, shrimp=PURPLE)
    return reef


def last_bite() -> Reef:
    """Green is asked for the last bite: purple has ended the game with a fourth meal."""
    reef = Reef("").put("W", f"{FIVE_ORANGE} f2", shrimp=PURPLE).give(PURPLE, shrimps=3)
    reef.put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1 1:b2", shrimp=GREEN)
    reef.play("eat d1")
    return reef


def two_sources() -> Reef:
    """Purple has played a yellow cube, and has yellow tiles behind and in front of the screen."""
    reef = Reef("").put("Y", "d1 e1").give(PURPLE, behind="YYW", cubes="Y", front="Y")
    reef.play("cube yellow")
    return reef


def overgrowing() -> Reef:
    """Purple lays yellow tiles beside pink ones, which are weaker."""
    reef = Reef("").put("Y", "d1 e1").put("P", "d2 e2 f1").give(PURPLE, behind="YYW", cubes="Y")
    reef.play("cube yellow")
    return reef


def new_shrimp() -> Reef:
    """Purple has a shrimp in hand; a coral of five waits for a guard."""
    reef = Reef("").put("W", "d1 e1 f1 e2 e3").put("Y", "b5 b6")
    reef.play("introduce")
    return reef


def before_a_lock() -> Reef:
    """Purple has paid for an alga and may lock."""
    reef = Reef(None).give(PURPLE, front="OOOO", eaten="WWY", shrimps=1)
    reef.play("pay orange")
    return reef
