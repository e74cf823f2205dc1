"""Colours that mean something: never alone, for the usual sight and for the three common colour-vision deficiencies.

In every game, what is told apart by colour also differs in its drawing, by shape, pattern or letter; where two colours come near
each other for anybody, it is a letter.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest

from tests.web.conftest import ROOT
from tests.web.pictures import MOMENTS, moment_page
from tests.web.screens import DESKTOP, Screens

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# Machado, Oliveira and Fernandes (2009), full strength, for linear light.
SIGHT = {
    "usual": np.eye(3),
    "protanopia": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deuteranopia": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]),
    "tritanopia": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]]),
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE = np.array([0.9505, 1.0, 1.089])
APART = 14.0  # distance in CIELAB; 2.3 is just noticeable


def lab(colour: str, sight: str) -> np.ndarray:
    """Give a colour as this sight sees it, in CIELAB."""
    light = np.array([int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)])
    light = np.where(light <= 0.04045, light / 12.92, ((light + 0.055) / 1.055) ** 2.4)
    seen = np.clip(SIGHT[sight] @ light, 0, 1)
    ratio = TO_XYZ @ seen / WHITE
    f = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def distance(one: str, two: str, sight: str) -> float:
    """Say how far two colours are from each other for this sight."""
    return float(np.linalg.norm(lab(one, sight) - lab(two, sight)))


def written(file: str, pattern: str, names: tuple[str, ...] = ()) -> dict[str, str]:
    """Read colours where the drawing has them: names and colours, or the colours of these names in their order."""
    found = re.findall(pattern, (ROOT / "web/src/games" / file).read_text("utf-8"))
    return dict(zip(names, found, strict=True)) if names else dict(found)


class Family(NamedTuple):
    """Things of one kind that come in several colours, and where each of them is drawn."""

    colours: dict[str, str]
    many: int
    drawn: str  # in the legend of the rules, or on a board if there is a moment
    moment: str = ""


LAGOON = written("das_riff/colours.css", r"\.riff \.(\w+) \{\s*--c: (#\w{6})")
CORALS = written("reef_encounter/colours.css", r"\.coral-(\w+) \{\s*--c: (#\w{6})")
SHRIMPS = written("reef_encounter/colours.css", r"\.shrimp-(\w+) \{\s*--s: (#\w{6})")
ALGAE = written("reef_encounter/Alga.svelte", r"(\w+): '(#\w{6})'")
RIVERS = written("rivero/colours.css", r"\.rivero \.(\w+) \{\s*--c: (#\w{6})")
CATS = written("fish_n_stones/Cat.svelte", r"\.(red|blue|yellow|green) \{[^}]*--team: (#\w{6})")
BOATS = written("das_riff/Boat.svelte", r"--hull: (#\w{6})", ("0", "1"))
CANTEENS = written("rivero/Canteen.svelte", r"'(#\w{6})'", ("blue", "orange"))
FAMILIES = {
    "fish_n_stones": {"cats": Family(CATS, 4, "li:has(.cat.NAME) svg")},
    "das_riff": {
        "fish": Family(LAGOON, 6, "li:has(g.NAME) svg"),
        "worms": Family(LAGOON, 6, "[data-at=supply-NAME]", "2-ask-action"),
        "boats": Family(BOATS, 2, ".paper-low[data-at^=berth-NAME-]", "2-ask-action"),
    },
    "reef_encounter": {
        "corals": Family(CORALS, 5, "li:has(.coral-NAME.coral) svg"),
        "cubes": Family(CORALS, 5, "[data-board] .paper-low.coral-NAME", "2-ask-main"),
        "algae": Family(ALGAE, 4, "li:not(:has(.coral)):has([fill='COLOUR'], [stroke='COLOUR']) svg"),
        "shrimps": Family(SHRIMPS, 4, "li:has(.shrimp-NAME) svg"),
    },
    "rivero": {
        "rivers": Family(RIVERS, 4, "li:has(g.NAME) svg"),
        "canteens": Family(CANTEENS, 2, "li:has([fill='COLOUR']) svg"),
    },
}
# How a thing is drawn, less its colours: all its shapes with the pattern of their lines; and its letters (a number is no letter).
DRAWING = """(selector) => {
  const thing = document.querySelector(selector);
  const measures = ['d', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'transform', 'stroke-width'];
  const shapes = [...thing.querySelectorAll('path, circle, ellipse, rect')].map((shape) => [shape.tagName,
    ...measures.map((name) => shape.getAttribute(name)), getComputedStyle(shape).strokeDasharray].join(' '));
  const letters = [...thing.querySelectorAll('text')].map((text) => text.textContent.trim()).filter((text) => !/\\d/.test(text));
  return { shapes: shapes.join('\\n'), letters: letters.join(' ') };
}"""


def drawings(page: Page, family: Family) -> dict[str, dict[str, str]]:
    """Read from the screen how each thing of a family is drawn, once it is: a board is drawn part after part."""
    drawn = {}
    for name, colour in family.colours.items():
        selector = family.drawn.replace("NAME", name).replace("COLOUR", colour)
        page.locator(selector).first.wait_for(state="attached")
        drawn[name] = page.evaluate(DRAWING, selector)
    return drawn


def alone(family: Family, drawn: dict[str, dict[str, str]]) -> list[str]:
    """List the pairs that only their colours tell apart; of those near each other for anybody, also all without a letter."""
    found = []
    for one, two in combinations(family.colours, 2):
        nearest = min(SIGHT, key=lambda sight: distance(family.colours[one], family.colours[two], sight))
        near = distance(family.colours[one], family.colours[two], nearest) < APART
        lettered = drawn[one]["letters"] != drawn[two]["letters"]
        shaped = drawn[one]["shapes"] != drawn[two]["shapes"]
        if not lettered and (near or not shaped):
            found.append(f"{one} and {two}, nearest by {nearest}")
    return found


@pytest.mark.parametrize("game", FAMILIES)
def test_colour_is_never_alone(screens: Screens, browser: Browser, game: str):
    legend = screens.open(f"/rules/{game}")
    legend.locator(".legend li").first.wait_for(state="attached")
    for name, family in FAMILIES[game].items():
        assert len(family.colours) == family.many, name
        if family.moment:
            with moment_page(browser, MOMENTS / game / f"{family.moment}.json", DESKTOP, "light") as board:
                drawn = drawings(board, family)
        else:
            drawn = drawings(legend, family)
        assert alone(family, drawn) == [], name


def test_two_things_that_differ_in_colour_only_are_noticed():
    """The check can fail: red and green of one shape, near each other for some; far ones need no letter, but a shape."""
    same = {"shapes": "circle", "letters": ""}
    near, far = Family({"a": "#cc3a3a", "b": "#8c6a2a"}, 2, ""), Family({"a": "#000000", "b": "#ffffff"}, 2, "")
    assert alone(near, {"a": same, "b": {"shapes": "square", "letters": ""}}) != []
    assert alone(far, {"a": same, "b": same}) != []
    assert alone(far, {"a": same, "b": {"shapes": "square", "letters": ""}}) == []


@pytest.mark.parametrize("sight", SIGHT)
def test_the_four_cats_stay_apart(sight: str):
    near = {(one, two): round(distance(CATS[one], CATS[two], sight), 1) for one, two in combinations(CATS, 2)}
    assert {pair: far for pair, far in near.items() if far < APART} == {}
