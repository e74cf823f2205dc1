"""Colours that mean something stay apart for the three common colour-vision deficiencies; shape and letter tell them anyway."""

from __future__ import annotations

import re
from itertools import combinations

import numpy as np
import pytest

from tests.web.conftest import ROOT

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


def cat_colours() -> dict[str, str]:
    """Read the colours of the four cats from their drawing."""
    text = (ROOT / "web/src/games/fish_n_stones/Cat.svelte").read_text("utf-8")
    return dict(re.findall(r"\.(red|blue|yellow|green) \{[^}]*--team: (#[0-9a-f]{6})", text))


@pytest.mark.parametrize("sight", SIGHT)
def test_the_four_cats_stay_apart(sight: str):
    colours = cat_colours()
    assert len(colours) == 4
    near = {
        (one, two): round(float(np.linalg.norm(lab(colours[one], sight) - lab(colours[two], sight))), 1)
        for one, two in combinations(colours, 2)
    }
    assert {pair: distance for pair, distance in near.items() if distance < APART} == {}
