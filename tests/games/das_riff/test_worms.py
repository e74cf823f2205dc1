"""§4.1 to §4.3: dice and worms (checklist 3 to 6, E9)."""

import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, Lagoon
from tidetable.games.das_riff.state import Phase


def lagoon(supply: str = "6/6/6/6/6/6", active: int = ANNA) -> Lagoon:
    """Anna has one boat and something to do; the supply is as given, the rest of the worms does not matter."""
    table = Lagoon("*", active=active, anna={"worms": "1/1/1/1/1/1"}, ben={"worms": "1/1/1/1/1/1"})
    table.state.worm_supply[:] = [int(count) for count in supply.split("/")]
    return table


def test_two_colours_and_the_opponent_chooses_one_of_them():
    """§4.2, §4.3."""
    table = lagoon().roll("red", "blue")
    assert table.worms(ANNA) == "2/1/2/1/1/1"
    assert (table.phase, table.seat, table.legal()) == (Phase.PICK_OPPONENT, BEN, ["pick red", "pick blue"])
    table.play("pick blue")
    assert (table.worms(BEN), table.phase, table.seat) == ("1/1/2/1/1/1", Phase.ACTION, ANNA)


def test_case_3_a_double_gives_two_worms_and_the_opponent_one_by_itself():
    """Checklist 3."""
    table = lagoon().roll("green", "green")
    assert (table.worms(ANNA), table.worms(BEN), table.phase) == ("1/1/1/3/1/1", "1/1/1/2/1/1", Phase.ACTION)


@pytest.mark.parametrize("active", [ANNA, BEN])
def test_case_6_the_opponents_pick_is_asked_of_the_player_who_is_not_active(active):
    """Checklist 6."""
    assert lagoon(active=active).roll("red", "pink").seat == 1 - active


def test_e9_a_double_with_one_worm_left():
    """E9, case 4, DR-4: one red served, one free choice; the opponent then finds no red either (DR-5)."""
    table = lagoon("1/4/0/4/4/4").roll("red", "red")
    assert (table.phase, table.seat, table.legal("pick")) == (Phase.PICK_ACTIVE, ANNA, ["yellow", "green", "purple", "pink"])
    assert table.worms(ANNA) == "2/1/1/1/1/1"
    table.play("pick yellow")
    assert (table.phase, table.seat, table.legal("pick")) == (Phase.PICK_OPPONENT, BEN, ["yellow", "green", "purple", "pink"])


def test_e9_one_colour_gone_and_the_other_taken_last():
    """E9: blue, red: red served, a free choice for blue; then neither is left for the opponent."""
    table = lagoon("1/4/0/4/4/4").roll("blue", "red")
    assert table.legal("pick") == ["yellow", "green", "purple", "pink"]
    table.play("pick pink")
    assert (table.seat, table.legal("pick")) == (BEN, ["yellow", "green", "purple", "pink"])


def test_e9_the_opponent_gets_the_rolled_colour_that_is_left():
    """E9: blue, yellow: yellow served, PICK_ACTIVE offers R Y G V P; the opponent takes yellow by itself."""
    table = lagoon("1/4/0/4/4/4").roll("blue", "yellow")
    assert table.legal("pick") == ["red", "yellow", "green", "purple", "pink"]
    table.play("pick green")
    assert (table.phase, table.worms(BEN)) == (Phase.ACTION, "1/2/1/1/1/1")


def test_case_4_both_dice_unserved_are_two_picks_one_after_the_other():
    """Checklist 4, §4.2: the options are counted anew for the second pick."""
    table = lagoon("0/1/0/1/1/0").roll("red", "blue")
    assert (table.state.picks_due, table.legal("pick")) == (2, ["yellow", "green", "purple"])
    table.play("pick yellow")
    assert (table.phase, table.legal("pick")) == (Phase.PICK_ACTIVE, ["green", "purple"])
    table.play("pick green")
    assert (table.phase, table.worms(BEN)) == (Phase.ACTION, "1/1/1/1/2/1")  # purple alone is left: automatic


def test_a_single_colour_left_is_taken_by_itself():
    """§4.2: one option is automatic."""
    table = lagoon("0/0/0/3/0/0").roll("red", "blue")
    assert (table.worms(ANNA), table.worms(BEN), table.supply) == ("1/1/1/3/1/1", "1/1/1/2/1/1", "0/0/0/0/0/0")


def test_case_4_the_last_worm_goes_to_die_a():
    """Checklist 4: on a double with one worm left die A takes it."""
    table = lagoon("0/0/0/0/0/1").roll("pink", "pink")
    assert (table.worms(ANNA), table.worms(BEN), table.phase) == ("1/1/1/1/1/2", "1/1/1/1/1/1", Phase.ACTION)


def test_case_5_an_empty_supply_asks_nobody_and_the_turn_goes_on():
    """Checklist 5, §5.8."""
    table = lagoon("0/0/0/0/0/0").roll("red", "blue")
    assert (table.phase, table.seat, table.worms(ANNA), table.worms(BEN)) == (Phase.ACTION, ANNA, "1/1/1/1/1/1", "1/1/1/1/1/1")


def test_dr_5_the_opponent_must_take_a_worm():
    """DR-5: there is no action to decline it."""
    table = lagoon().roll("red", "blue")
    assert all(text.startswith("pick") for text in table.legal())


def test_the_dice_use_two_numbers_a_turn():
    """§4.9: die A, die B; a flip or a drawn card uses nothing."""
    table = Lagoon("* * * * * * * *", anna={"worms": "2/2/0/0/0/0"}, draw="~ " * 20)
    before = int(table.state.chance_words)
    table.play("end turn")
    assert int(table.state.chance_words) - before == 2
    assert int(table.state.turns) == 2
    assert GAME.waiting_seats(table.state) != []
