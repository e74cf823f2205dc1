"""§2, §3: the box, the water and the setup (checklist 1 and 2)."""

import numpy as np
import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, Lagoon
from tidetable.core.errors import BadSetup
from tidetable.core.trial import pieces_fault
from tidetable.games.das_riff.components import (
    BREEDING_CODES, BREEDING_PAIRS, COLOUR_NAMES, CORAL, FISH_KINDS, KINDS, MATE, NO_MATE, PAIR, PEARL, SHARK, USUAL_COPIES, WATER,
)  # fmt: skip
from tidetable.games.das_riff.state import SHOWN, Phase, State


def test_case_2_sixty_reef_cards_by_kind():
    """§2.3: 18 fish (9 of each sex, three of each colour), 10 corals, 8 pearls, 6 sharks, 18 water."""
    assert USUAL_COPIES.tolist() == [2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 10, 8, 6, 18]
    assert (USUAL_COPIES[0:FISH_KINDS:2].sum(), USUAL_COPIES[1:FISH_KINDS:2].sum()) == (9, 9)
    assert [int(USUAL_COPIES[2 * colour : 2 * colour + 2].sum()) for colour in range(6)] == [3] * 6
    assert in_the_box(GAME.start(2, "a usual box")) == USUAL_COPIES.tolist()
    assert (CORAL, PEARL, SHARK, WATER) == (12, 13, 14, 15)


def in_the_box(state: State) -> list[int]:
    """Count the reef cards of a new game by kind: those dealt, and those left to draw."""
    left = state.draw_pile[int(state.draw_next) : int(state.draw_next) + int(state.draw_left)]
    return np.bincount([*state.card, *left], minlength=KINDS).tolist()


REAL_BOX = [1] * 11 + [2, 12, 9, 5, 21]


def test_dr_30_a_table_may_name_the_cards_of_a_real_box():
    """DR-30: they are dealt, shown, remembered as unseen, and none is lost."""
    state = GAME.start(2, "a real box", {"reef_cards": REAL_BOX})
    view = GAME.see(state, ANNA).view
    assert in_the_box(state) == REAL_BOX
    assert [each["copies"] for each in view["deck"]] == REAL_BOX
    assert state.pool[0].sum() == 60 - 16  # all but the two open rows
    assert pieces_fault(GAME, state) is None
    state.draw_pile[int(state.draw_next)] = (int(state.draw_pile[int(state.draw_next)]) + 1) % KINDS
    assert pieces_fault(GAME, state) is not None


@pytest.mark.parametrize(
    ("box", "why"),
    [
        ([1] * 12 + [12, 9, 5, 21], "makes 59, not 60"),
        ([3] + [1] * 11 + [12, 9, 5, 20], "3 of red_male"),
        ([1] * 12 + [4, 9, 5, 30], "4 of coral"),
        ([1] * 12 + [10, 16, 5, 17], "16 of pearl"),
        ([18, 10, 8, 6, 18], "16 counts"),
        ("house", "16 counts"),
    ],
)
def test_dr_30_no_box_that_cannot_be(box, why):
    """DR-30: sixty cards, one or two of each fish, five corals to win with, pearls and sharks within reason."""
    with pytest.raises(BadSetup, match=why):
        GAME.start(2, "no box", {"reef_cards": box})


def test_case_2_twenty_one_different_breeding_cards():
    """§2.4: every unordered pair of colours once, in the order of the table."""
    codes = BREEDING_CODES
    assert len(set(codes)) == 21
    assert (codes[0], codes[5], codes[6], codes[11], codes[15], codes[18], codes[20]) == (
        "R-R",
        "R-P",
        "Y-Y",
        "B-B",
        "G-G",
        "V-V",
        "P-P",
    )
    assert all(sum(code.count(letter) > 0 for code in codes) == 6 for letter in "RYBGVP")
    assert all(PAIR[i, j] == PAIR[j, i] == card for card, (i, j) in enumerate(BREEDING_PAIRS))


def test_every_mate_has_the_other_colour_of_the_card_and_the_other_sex():
    """§2.4: a male of a and a female of b satisfy {a, b}, and so do a male of b and a female of a."""
    for card, pair in enumerate(BREEDING_PAIRS):
        for fish in range(FISH_KINDS):
            mate = int(MATE[card, fish])
            if fish // 2 not in pair:
                assert mate == NO_MATE
            else:
                assert sorted((fish // 2, mate // 2)) == sorted(pair)
                assert (fish + mate) % 2 == 1


def test_dr_1_six_colours_the_sixth_is_pink():
    """DR-1, §2.2."""
    assert COLOUR_NAMES == ("red", "yellow", "blue", "green", "purple", "pink")


def test_size_of_the_vocabulary_and_of_the_record():
    """§10: 105 actions; a record stays under 1 KiB."""
    assert GAME.actions == 105
    assert State.size < 1024


@pytest.mark.parametrize("seed", range(5))
def test_case_1_setup(seed):
    """§3: 32 dealt, 28 in the draw pile, 4 open and 17 breeding cards, 36 worms and 13 boats in supply; DR-28: outer rows open."""
    state = GAME.start(2, seed)
    assert (state.draw_left, state.discard_left, state.breeding_left) == (28, 0, 17)
    assert [int(lot == SHOWN) for lot in state.lot] == [1] * 8 + [0] * 16 + [1] * 8
    assert (state.boats.tolist(), int(state.boat_supply)) == ([1, 1], 13)
    assert len(set(state.open_cards.tolist())) == 4
    worms = state.worms.sum(axis=1)
    assert int(worms[state.active]) == 8 or state.phase == Phase.PICK_ACTIVE
    assert int(worms.sum()) + int(state.worm_supply.sum()) == 48
    assert (state.pearls.tolist(), state.sharks.tolist(), int(state.turns)) == ([0, 0], [0, 0], 1)
    assert (state.slot == -2).all()


def test_setup_deals_column_by_column_from_the_top():
    """§3.3: for column 0 to 7, for row 0 to 3, the top card; the order is binding."""
    state = GAME.start(2, "deal")
    dealt = [int(state.card[8 * row + column]) for column in range(8) for row in range(4)]
    assert state.draw_pile[:32].tolist() == dealt


def test_dr_3_nothing_drains_at_setup():
    """DR-3: water dealt to the sea edge still lies there in turn 1."""
    edges = [[int(GAME.start(2, seed).card[8 * row]) for row in (0, 3)] for seed in range(30)]
    assert any(WATER in edge for edge in edges)
    assert all(int(card) >= 0 for seed in range(30) for card in GAME.start(2, seed).card)


def test_dr_2_the_first_seat_is_chance_or_the_tables_choice():
    """DR-2: by seed with both values occurring, or as the option names it, and then nothing is drawn for it."""
    assert {int(GAME.start(2, seed).active) for seed in range(20)} == {ANNA, BEN}
    for first in (ANNA, BEN):
        assert {int(GAME.start(2, seed, {"first_seat": first}).active) for seed in range(20)} == {first}
    drawn = {first: int(GAME.start(2, "x", {"first_seat": first}).chance_words) for first in ("random", 0)}
    assert drawn["random"] >= drawn[0]
    plain, named = GAME.start(2, "x", {"first_seat": 0}), GAME.start(2, "x", {"first_seat": 1})
    assert plain.card.tolist() == named.card.tolist()


@pytest.mark.parametrize(
    "options",
    [{"spring_tide": 1}, {"flip_price": "later"}, {"turn_limit": 0}, {"turn_limit": True}, {"first_seat": 2}, {"first_seat": False},
     {"tide": True}],
)  # fmt: skip
def test_any_other_option_or_value_is_refused(options):
    """§8: the table options, complete."""
    with pytest.raises(BadSetup):
        GAME.start(2, "x", options)


@pytest.mark.parametrize("limit", [1, 400, 70_000, 1_000_000])
def test_the_turn_limit_may_be_any_whole_number(limit):
    """§8, DR-22."""
    assert GAME.options_of(GAME.start(2, "x", {"turn_limit": limit}))["turn_limit"] == limit


def test_only_for_two():
    """§1."""
    with pytest.raises(BadSetup):
        GAME.start(3, "x")


def test_the_position_builder_loses_no_card():
    assert Lagoon("Rm ~ . # . . . .", anna={"corals": "Rf .", "pearls": 2, "sharks": 1}, discard="~ *").cards == 60
