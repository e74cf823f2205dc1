"""§2: the box and the pond (checklist 1 to 6)."""

from typing import Any

import numpy as np
import pytest

from tests.games.fish_n_stones.pond import GAME
from tidetable.core.errors import BadSetup
from tidetable.games.fish_n_stones.box import kind_of
from tidetable.games.fish_n_stones.components import CELL, FISH, NEIGHBOURS, STONES, USUAL_KIND, Kind, Shore


def test_case_1_the_deck():
    """§2.1, FS-1: 8/8/4/4/8/4 cards by kind, 36 fish, 16 stones, +20 points."""
    assert np.bincount(USUAL_KIND).tolist() == [8, 8, 4, 4, 8, 4]
    assert (len(USUAL_KIND), FISH[USUAL_KIND].sum(), STONES[USUAL_KIND].sum()) == (36, 36, 16)
    assert [int(np.flatnonzero(kind == USUAL_KIND)[0]) for kind in Kind] == [0, 8, 16, 20, 24, 32]  # the ids of the table


REAL_BOX = [6, 6, 6, 8, 5, 5]


def test_fs_1_a_table_may_name_the_cards_of_a_real_box():
    """FS-1: every card shows what that box has, kind by kind, and the view counts them."""
    state: Any = GAME.start(2, "a real box", {"pond_cards": REAL_BOX})
    assert [kind_of(state, card) for card in range(36)] == np.repeat(range(6), REAL_BOX).tolist()
    assert [each["copies"] for each in GAME.see(state, 0).view["deck_list"]] == REAL_BOX


def test_fs_1_what_is_caught_counts_as_the_box_says():
    """FS-1: at the end the buckets and what is left in the pond hold the fish and stones of that box."""
    state: Any = GAME.start(2, "a real box", {"pond_cards": REAL_BOX})
    while state.waiting:
        seat = GAME.waiting_seats(state)[0]
        GAME.carry_out(state, seat, GAME.legal_actions(state, seat)[-1])
    shown = GAME.see(state, 0).view
    piles = [*shown["cells"], *(seat["bucket"] for seat in shown["seats"])]
    assert sum(pile["fish"] for pile in piles) == 6 + 2 * 6 + 3 * 6
    assert sum(pile["stones"] for pile in piles) == 5 + 2 * 5


@pytest.mark.parametrize(
    ("box", "why"), [([8, 8, 4, 4, 8, 5], "makes 37"), ([0, 16, 4, 4, 8, 4], "0 of fish1"), ([36], "6 counts")]
)
def test_fs_1_no_box_that_cannot_be(box, why):
    with pytest.raises(BadSetup, match=why):
        GAME.start(2, "no box", {"pond_cards": box})


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
