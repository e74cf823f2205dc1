"""The type of a picture, from the declarations: what may be null, what is one of some words, what is a list."""

from pathlib import Path

import pytest

from tidetable.core.registry import load
from tidetable.wasm.view_types import MOST_WORDS, type_of, unshown_in, view_text

PLAIN = {"form": "plain", "size": None, "none": None}
OR_NONE = PLAIN | {"none": -1}
FACES = {"form": "names", "size": 2, "none": None, "words": ["up", "down"]}
DESCRIPTION = {
    "constants": {"most": 3},
    "numbers": [PLAIN, OR_NONE, FACES],
    "facts": {
        "is": "is",
        "declared": {
            "turn": {"means": 0, "shape": []},
            "winner": {"means": 1, "shape": []},
            "route": {"means": 1, "shape": [4], "ends": True},
            "secret": {"means": 0, "shape": [2]},
            "cells": {"count": 2, "of": [{"name": "a"}, {"name": "b"}], "parts": {"face": {"means": 2, "shape": []}}},
            "buying": {"some": True, "parts": {"due": {"means": 0, "shape": []}}},
            "hand": {"count": 2, "some": True, "parts": {"card": {"means": 0, "shape": []}}},
        },
    },
}


def test_what_is_declared_is_typed():
    text = view_text(DESCRIPTION, frozenset({"secret", "hand_is"}))
    assert text.splitlines()[2:-1] == [
        "  most: number;",
        "  turn: number;",
        "  winner: number | null;",
        "  route: number[];",
        "  secret: number[] | null;",
        '  cells: { name: "a" | "b"; face: "up" | "down" }[];',
        "  buying: { due: number } | null;",
        "  hand: { card: number }[] | null;",
    ]


@pytest.mark.parametrize(
    ("values", "kind"),
    [([True, False], "boolean"), ([1, 2], "number"), (["a", None], '"a" | null'), ([[1, 2], [3, 4]], "[number, number]"),
     ([{"a": 1}, {"a": 2}], "{ a: number }"), ([str(number) for number in range(MOST_WORDS + 1)], "string")],
)  # fmt: skip
def test_values_have_a_type(values, kind):
    assert type_of(values) == kind


def test_what_rules_leave_unshown_is_found():
    assert unshown_in(Path(load("rivero").folder)) == {"seats_hand_is"}
    assert "cells_cards" in unshown_in(Path(load("fish_n_stones").folder))
