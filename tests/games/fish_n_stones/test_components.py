"""§2: the box and the pond (checklist 1 to 6)."""

import numpy as np
import pytest

from tests.games.fish_n_stones.pond import GAME
from tidetable.games.fish_n_stones.components import CELL, DECK, FISH, KIND, NEIGHBOURS, STONES, Kind, Shore


def test_case_1_the_deck():
    """§2.1, FS-1: 8/8/4/4/8/4 cards by kind, 36 fish, 16 stones, +20 points."""
    assert [copies for _, copies, _, _ in DECK] == [8, 8, 4, 4, 8, 4]
    assert (len(KIND), FISH.sum(), STONES.sum(), FISH.sum() - STONES.sum()) == (36, 36, 16, 20)
    assert [int(np.flatnonzero(kind == KIND)[0]) for kind in Kind] == [0, 8, 16, 20, 24, 32]  # the ids of the table


def test_fs_2_no_card_shows_fish_and_stones():
    assert not np.any((FISH > 0) & (STONES > 0))


@pytest.mark.parametrize(
    ("shore", "columns"),
    [
        (Shore.SOUTH, [[6, 3, 0], [7, 4, 1], [8, 5, 2]]),
        (Shore.WEST, [[0, 1, 2], [3, 4, 5], [6, 7, 8]]),
        (Shore.NORTH, [[2, 5, 8], [1, 4, 7], [0, 3, 6]]),
        (Shore.EAST, [[8, 7, 6], [5, 4, 3], [2, 1, 0]]),
    ],
)
def test_case_3_columns_run_from_the_own_shore(shore, columns):
    """§2.2, FS-3: near to far, for every shore."""
    assert CELL[shore].tolist() == columns


def test_case_4_opposite_shores_share_lines_and_neighbouring_ones_cross_once():
    """§2.2."""
    for k in range(3):
        assert set(CELL[Shore.SOUTH, k]) == set(CELL[Shore.NORTH, 2 - k])
        assert set(CELL[Shore.WEST, k]) == set(CELL[Shore.EAST, 2 - k])
        for j in range(3):
            assert set(CELL[Shore.SOUTH, k]) & set(CELL[Shore.WEST, j]) == {3 * j + k}


def test_case_5_neighbours_are_orthogonal():
    """§2.2: 12 edges, no diagonals, no wrap."""
    assert np.array_equal(NEIGHBOURS, NEIGHBOURS.T)
    assert NEIGHBOURS.sum() == 24
    assert not NEIGHBOURS[2, 3]
    assert np.flatnonzero(NEIGHBOURS[4]).tolist() == [1, 3, 5, 7]


@pytest.mark.parametrize(
    ("seats", "options", "shores"),
    [
        (4, {}, "SWNE"),
        (3, {}, "SWN"),
        (2, {}, "SN"),
        (2, {"two_player_shores": "corner"}, "SW"),
        (3, {"three_player_shores": "walking"}, "SNE"),
        (4, {"two_player_shores": "corner", "three_player_shores": "walking"}, "SWNE"),  # §2.4: they do nothing here
    ],
)
def test_case_6_shores_by_seats_and_option(seats, options, shores):
    """§2.3, FS-4, FS-5."""
    state = GAME.start(seats, 1, options)
    assert "".join("SWNE"[shore] for shore in state["shore"][:seats]) == shores
