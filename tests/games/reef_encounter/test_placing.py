"""§4.5, §5.1, §5.2: larva cubes, where tiles may go, merging, splitting and attacking."""

import pytest

from tests.games.reef_encounter.reef import ALL_SIDE_1, GREEN, PURPLE, RED, YELLOW, Reef
from tidetable.games.reef_encounter.components import CELLS_PER_BOARD, COLOURS
from tidetable.games.reef_encounter.corals import protected, shrimps_on
from tidetable.games.reef_encounter.state import Phase

E3 = """
1  . . . _ _ _ .
2  _ _ _ _ _ _ .
3  _ _ P _ . _ Wp
4  _ . Pg P _ P _
5  _ O Oy _ P Py P
6  . _ O _ _ P .
"""
E4 = """
1  . . . _ _ _ .
2  _ _ _ _ _ _ .
3  _ P Pp _ . _ W
4  _ . _ _ _ Wr W
5  _ O Oy _ Y Y _
6  . O O Y Yg Y .
"""
E7 = """
1  . . . _ G _ .
2  _ Y Y G Gy G .
3  _ Y Yp _ . _ _
4  _ . O P Pg P _
5  O O Oy O P P _
6  . O O _ _ _ .
"""


def placing(colour: str, reef: Reef, tiles: str = "", front: str = "") -> Reef:
    """Let the deciding player play a cube of a colour with four tiles of it behind the screen."""
    letter = colour[0].upper()
    reef.give(reef.turn, behind=tiles or letter * 4, cubes=letter, front=front)
    reef.play(f"cube {colour}")
    return reef


@pytest.mark.parametrize(
    ("colour", "legal", "illegal"),
    [("pink", "e6 d3 b3", "d5 e4"), ("white", "d5", "g3"), ("orange", "d5", "c5")],
)
def test_e3_guarded_corals_may_not_be_joined(colour, legal, illegal):
    """E3, RE-17: pink on d5 and e4 would join two guarded corals; beside one of them it may go."""
    cells = placing(colour, Reef(E3, seats=4)).cells("place")
    assert set(legal.split()) <= cells
    assert not set(illegal.split()) & cells


def test_e3_two_shrimps_on_this_board_already():
    """E3, RE-16: yellow may drop no third one here."""
    reef = Reef(E3, seats=4, turn=YELLOW).put("W", "1:b1").put("Y", "1:f1")
    reef.play("introduce")
    assert reef.cells("drop") == set()
    assert reef.cells("drop", slot=1) == {"b1", "f1"}


def test_e5_attack():
    """E5: white is stronger than yellow; f5 is not beside the green shrimp, e5, d6 and f6 are."""
    reef = placing("white", Reef(E4, seats=4, turn=RED))
    assert not {"e5", "d6", "f6"} & reef.cells("place")
    reef.play("place f5")
    assert (reef.tile("f5"), reef.front(RED)) == ("W", "Y")


def test_e7_protection():
    """E7, RE-18: exactly b2, a5, f5 and b6 are unprotected."""
    state = Reef(E7, seats=4).state
    bare = 0
    for colour in range(COLOURS):
        tiles = int(state.reef[0, colour])
        bare |= tiles & ~protected(tiles, shrimps_on(state, 0))
    assert {cell for cell in range(CELLS_PER_BOARD) if bare >> cell & 1} == {7 + 1, 28 + 0, 28 + 5, 35 + 1}


def split_position() -> Reef:
    reef = Reef("").put("P", "d3 c4 e4 d4").put("W", "d5 d6")
    reef.state.sides = 1 << 6
    return reef


def test_e12_case_16_a_split_into_three():
    """E12: white on d4 leaves three single pink corals."""
    reef = placing("white", split_position())
    reef.play("place d4")
    assert [reef.size(cell) for cell in ("d3", "c4", "e4")] == [1, 1, 1]
    assert reef.front(PURPLE) == "P"


def test_e12_no_split_while_a_shrimp_protects():
    """E12: d4 is protected while any shrimp stands on c4."""
    for owner in (PURPLE, GREEN):
        reef = placing("white", split_position().stand(owner, "c4"))
        assert "d4" not in reef.cells("place")
        assert reef.why("place d4") == "why-protected"


def test_case_16_a_split_leaves_the_guard_with_its_own_part():
    """§5.2: what is cut off from the shrimp is unguarded."""
    reef = Reef("", turn=GREEN).put("P", "b3 c3 d3 d4 d5", shrimp=PURPLE).put("W", "c4 c5")
    reef.state.sides = ALL_SIDE_1
    placing("white", reef).play("place d4")
    cells = {cell["name"]: cell for board in reef.view()["boards"] for cell in board["cells"]}
    assert [(reef.size(name), cells[f"0:{name}"]["guard"]) for name in ("b3", "d3", "d5")] == [(3, PURPLE), (3, PURPLE), (1, None)]


def test_e13_re17_merging_own_guarded_corals():
    """E13: the second own shrimp must be parked or removed first."""
    reef = Reef("", boards="A").put("P", "a5 b5", shrimp=PURPLE).put("P", "d6 e6", shrimp=PURPLE, at="e6")
    placing("pink", reef, "PPP").play("place b6")
    assert not reef.offers("place c6")
    reef.play("lift e6", "drop g6", "place c6")
    assert reef.size("a5") == 6
    reef.play("done")
    assert not any(text.startswith("sea") for text in reef.legal)
    reef.play("lift g6")
    assert "d6" not in reef.cells("drop")
    reef.play("home")
    assert reef.offers("sea white")


def test_e16_re19_two_single_tiles_do_not_add_up():
    """E16: an attack needs an adjacent coral of two before it begins."""
    alone = Reef("").put("Y", "c5 e5").put("O", "d5")
    assert "d5" not in placing("yellow", alone).cells("place")
    assert alone.why("place d5") == "why-single"
    pair = Reef("").put("Y", "b5 c5 e5").put("O", "d5")
    assert "d5" in placing("yellow", pair).cells("place")


def test_case_6_re10_two_cubes_of_one_colour_lay_eight_tiles():
    reef = Reef("").give(PURPLE, behind="W" * 8, cubes="WW")
    reef.play("cube white", "place d1", "place e1", "place f1", "place d2")
    assert reef.phase == Phase.MAIN
    reef.play("cube white", "place e2", "place f2", "place d3", "place f3")
    assert (reef.size("d1"), reef.behind(PURPLE)) == (9, "")  # one more grew on d4


def test_case_7_re8_the_fifth_tile_comes_from_the_front_only():
    """RE-8: four from behind, any number from in front, in any mixture."""
    reef = Reef("").give(PURPLE, behind="W" * 6, cubes="W", front="WW")
    reef.play("cube white")
    for source, cell in (("behind", "a2"), ("front", "b2"), ("behind", "c2"), ("behind", "a3"), ("behind", "b3")):
        assert {"behind", "front"} <= reef.legal
        reef.play(source, f"place {cell}")
    assert not {"behind", "front"} & reef.legal
    assert reef.offers("place f1")
    reef.play("place a4")
    assert (reef.phase, reef.behind(PURPLE), reef.front(PURPLE)) == (Phase.MAIN, "WW", "")


def test_case_8_re7_a_cube_needs_a_tile():
    reef = Reef("").give(PURPLE, behind="Y", cubes="W")
    assert not reef.offers("cube white")
    assert reef.why("cube white") == "why-no-tile"


def test_case_8_re7_a_cube_needs_a_cell():
    """RE-7: no rock is bare, and white can attack nothing."""
    reef = Reef("")
    for slot in range(2):
        fill_rock(reef, slot, "G")
    reef.give(PURPLE, behind="W", cubes="W")
    assert not reef.offers("cube white")
    assert reef.why("cube white") == "why-no-cell"


def fill_rock(reef: Reef, slot: int, letter: str) -> None:
    """Cover all bare rock of a board with tiles of one colour, without counting them."""
    view = reef.view()["boards"][slot]
    for cell in view["cells"]:
        if cell["tile"] is None:
            reef.put(letter, f"{slot}:{cell['name'].split(':')[1]}")


def test_case_9_no_third_cube():
    reef = Reef("").give(PURPLE, behind="WYO", cubes="WYO")
    reef.play("cube white", "place d1", "cube yellow", "place f1")
    assert not reef.offers("cube orange")
    assert reef.why("cube orange") == "why-two-cubes"


def test_case_10_re9_re3_tiles_of_one_cube_on_two_boards():
    """RE-3: every board is everybody's."""
    reef = placing("white", Reef(""), "WW")
    reef.play("place B:d1", "place D:b1")
    assert (reef.tile("0:d1"), reef.tile("1:b1")) == ("W", "W")


def test_case_11_adding_to_and_attacking_with_an_opponents_coral():
    """§5.2, RE-19: the placer gets what is consumed."""
    reef = placing("white", Reef("").put("W", "d1 e1", shrimp=GREEN).put("Y", "f2"), "WW")
    reef.play("place f1", "place f2")
    assert (reef.size("d1"), reef.front(PURPLE), reef.front(GREEN)) == (4, "Y", "")


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("d1", "why-weaker"),
        ("d2", "why-same-colour"),
        ("c3", "why-protected"),
        ("b3", "why-shrimp-there"),
        ("f6", "why-no-attacker"),
        ("c1", "why-no-rock"),
    ],
)
def test_case_12_attacks_refused(cell, why):
    """§5.1: stronger or equal, protected, only diagonally adjacent, no rock."""
    reef = Reef("").put("W", "b2 c2 d2").put("P", "d1").put("Y", "b3 c3", shrimp=GREEN).put("Y", "f6").put("W", "e5")
    assert not placing("white", reef).offers(f"place {cell}")
    assert reef.why(f"place {cell}") == why


def test_case_13_re18_the_own_shrimp_stops_the_own_attack():
    """RE-18: after lifting it the attack works."""
    reef = placing("white", Reef("").put("W", "d1 e1").put("Y", "d2", shrimp=PURPLE).put("Y", "e2"))
    assert not reef.offers("place e2")
    reef.play("lift d2", "home", "place e2")
    assert reef.front(PURPLE) == "Y"


def test_case_14_an_attack_that_joins_two_guarded_corals():
    reef = placing("white", Reef("").put("W", "d1", shrimp=PURPLE).put("W", "f1 f2", shrimp=GREEN).put("Y", "e1"))
    assert not reef.offers("place e1")
    assert reef.why("place e1") == "why-joins-two"


@pytest.mark.parametrize(("guards", "legal"), [(0, True), (1, True), (2, False)])
def test_case_15_re17_joining_three_corals(guards, legal):
    """RE-17: at most one of the joined corals is guarded, whoever the owners are."""
    reef = Reef("").put("W", "d2").put("W", "c3").put("W", "d4")
    for owner, cell in list(zip((GREEN, PURPLE), ("d2", "d4"), strict=True))[:guards]:
        reef.stand(owner, cell)
    assert ("d3" in placing("white", reef).cells("place")) is legal


def test_case_18_direct_placement_on_the_growth_cell():
    reef = placing("white", Reef(""), "W")
    events = reef.play("place d4")
    assert reef.tile("d4") == "W"
    assert "grew" not in [event["kind"] for event in events]


def test_case_24_re7_the_first_tile_must_be_placed():
    reef = placing("white", Reef(""))
    assert not reef.offers("done")
    assert reef.why("done") == "why-not-done"
    reef.play("place d1")
    assert reef.offers("done")


def test_case_24_done_is_offered_when_nothing_is_placeable():
    """RE-7: the own interrupting shrimp made the only cell illegal."""
    reef = Reef("")
    for slot in range(2):
        fill_rock(reef, slot, "G")
    reef.state.reef[0, 4] &= ~(1 << 3)  # d1 is bare
    reef.put("Y", "1:b1", shrimp=PURPLE).give(PURPLE, behind="WW", cubes="W").play("cube white")
    reef.play("lift 1:b1", "drop d1")
    assert reef.legal == {"lift 1", "done"}


def test_re11_only_shrimp_moves_interrupt_placing():
    """RE-11: in the middle of a cube nothing but tiles, LIFT and the end is offered."""
    reef = placing("white", Reef("").put("Y", "f6", shrimp=PURPLE), "WW")
    reef.give(PURPLE, behind="WW", cubes="WO", front="OP")
    reef.play("place d1")
    assert {text.split()[0] for text in reef.legal} == {"place", "lift", "done"}


def test_placing_ends_by_itself_without_a_tile_or_a_cell():
    """§4.5: nothing left to take ends it unasked."""
    reef = placing("white", Reef(""), "W")
    assert "placing-ended" in [event["kind"] for event in reef.play("place d1")]
    assert reef.phase == Phase.MAIN


def test_the_last_cell_ends_placing_for_who_has_no_shrimp_out():
    """§4.5: a source is open, but there is no cell, and no shrimp to lift."""
    reef = Reef("")
    for slot in range(2):
        fill_rock(reef, slot, "G")
    reef.state.reef[0, 4] &= ~(0b11 << 3)  # d1 and e1 are bare
    reef.give(PURPLE, behind="WWW", cubes="W").play("cube white", "place d1", "place e1")
    assert (reef.phase, reef.behind(PURPLE)) == (Phase.MAIN, "W")


def test_re36_corner_and_edge_are_ordinary_rock():
    """RE-36: a hint for players, no rule: both take a tile and an attack like any other cell."""
    reef = placing("white", Reef("").put("W", "d1 e1").put("Y", "f1"))
    assert {"a4", "f1", "d3"} <= reef.cells("place")
