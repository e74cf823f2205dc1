"""§5.3: extra growth and the bonus row."""

import pytest

from tests.games.reef_encounter.reef import GREEN, LETTERS, PURPLE, Reef, kinds
from tests.games.reef_encounter.test_placing import E4, placing
from tidetable.games.reef_encounter.state import Phase

NAMES = {"W": "white", "Y": "yellow", "O": "orange", "P": "pink", "G": "grey"}


@pytest.mark.parametrize("cell", ["d5", "e4", "c4", "d3"])
@pytest.mark.parametrize("letter", LETTERS)
def test_e4_case_17_every_colour_grows_from_every_side(letter, cell):
    """E4: a tile beside d4 puts a tile of its colour on d4 at once; the row is full again."""
    reef = placing(NAMES[letter], Reef(E4, seats=4), letter)
    bag = reef.bag
    assert "grew" in kinds(reef.play(f"place {cell}"))
    assert (reef.tile("d4"), reef.state.bonus.tolist()) == (letter, [1] * 5)
    assert sum(bag) - sum(reef.bag) == 1


def test_e14_case_17_growth_stopped_by_two_guards():
    """E14: pink may neither be placed on d4 nor grow there; yellow grows."""
    reef = Reef("").put("P", "c4", shrimp=PURPLE).put("P", "e4", shrimp=GREEN)
    reef.give(PURPLE, behind="PY", cubes="PY").play("cube pink")
    assert not reef.offers("place d4")
    assert "grew" not in kinds(reef.play("place d3"))
    assert "grew" in kinds(reef.play("cube yellow", "place d5"))
    assert reef.tile("d4") == "Y"


def test_e15_case_17_attack_with_growth():
    """E15: overgrowing d5 lets d4 grow."""
    reef = placing("yellow", Reef("").put("Y", "b5 c5").put("O", "d5"), "Y")
    reef.play("place d5")
    assert (reef.front(PURPLE), reef.tile("d4"), reef.size("d4")) == ("O", "Y", 4)


def test_e15_re14_a_parked_shrimp_stops_growth():
    """E15, RE-14: the cell is not free."""
    reef = Reef("").put("Y", "b5 c5", shrimp=PURPLE).put("O", "d5")
    reef.play("lift b5", "drop d4")
    placing("yellow", reef, "Y").play("place d5")
    assert (reef.front(PURPLE), reef.tile("d4")) == ("O", "")


def test_case_17_growth_on_an_opponents_coral():
    """RE-20: it takes the colour of the tile just placed, whoever guards it."""
    reef = placing("pink", Reef("").put("P", "d2", shrimp=GREEN), "P")
    reef.play("place d3")
    assert reef.size("d2") == 3


def test_case_17_no_growth_without_a_tile_of_the_colour():
    """§5.3 (b), RE-31: neither row nor bag has one."""
    reef = placing("white", Reef(""), "W")
    reef.state.bonus[0] = 0
    reef.state.bag[0] = 0
    reef.play("place d3")
    assert reef.tile("d4") == ""


def test_re31_a_gap_in_the_row_is_filled_by_the_next_tile_that_enters_the_bag():
    """RE-31: the last white bonus tile grows; a white tile paid later goes to the row at once, not to the bag."""
    reef = placing("white", Reef(""), "W", front="W")
    reef.state.bag[0] = 0
    assert "bonus-gone" in kinds(reef.play("behind", "place d3"))
    assert (reef.tile("d4"), reef.state.bonus[0]) == ("W", 0)
    reef.play("done")
    assert "bonus-filled" in kinds(reef.play("exchange white"))
    assert (reef.state.bonus[0], reef.state.bag[0]) == (1, 0)


def test_re31_of_several_tiles_one_goes_to_the_row():
    reef = Reef("").put("W", "d1 e1 f1 d2 e2", shrimp=PURPLE)
    reef.state.bonus[0] = 0
    reef.state.bag[0] = 0
    reef.play("eat d1")
    assert (reef.state.bonus[0], reef.state.bag[0]) == (1, 3)


def test_case_17_growth_again_after_the_cell_was_emptied():
    """§5.3: emptying the cell causes nothing; the next tile beside it does."""
    reef = Reef("").put("W", "d3 d4 d5 c4 e4", shrimp=PURPLE)
    events = reef.give(PURPLE, behind="Y", cubes="Y").play("eat d3")
    assert "grew" not in kinds(events)
    assert reef.tile("d4") == ""
    reef.play("cube yellow", "place d5")
    assert reef.tile("d4") == "Y"


def test_case_17_re20_no_growth_in_the_advanced_game():
    """RE-20: ordinary rock, and the five bonus tiles start in the bag."""
    reef = placing("white", Reef("", advanced=True), "W")
    reef.play("place d3")
    assert reef.tile("d4") == ""
    assert reef.state.bonus.sum() == 0


def test_case_17_growth_does_not_chain():
    """§5.3: one tile only, and the tile that grew is not a placed one."""
    reef = placing("white", Reef(""), "W")
    assert kinds(reef.play("place d3")).count("grew") == 1
    assert reef.size("d3") == 2


def test_growth_counts_not_toward_the_four():
    reef = placing("white", Reef(""), "WWWW")
    reef.play("place d3", "place d2", "place d1")
    assert (reef.state.behind_used, reef.phase) == (3, Phase.PLACE)


def test_a_dissolved_row_grows_from_the_bag():
    """§5.3: available then means in the bag."""
    reef = placing("white", Reef(""), "WW")
    reef.state.dissolved = 1
    reef.state.bonus[:] = 0
    white = reef.bag[0]
    reef.play("place d3")
    assert (reef.tile("d4"), reef.bag[0]) == ("W", white - 1)


def test_re37_every_board_has_one_growth_cell():
    """RE-37: d4, on each of the four."""
    view = Reef(None, seats=4).view()
    assert [[cell["name"][2:] for cell in board["cells"] if cell["growth"]] for board in view["boards"]] == [["d4"]] * 4
