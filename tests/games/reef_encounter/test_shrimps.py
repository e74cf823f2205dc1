"""§4.6: introducing, moving, parking and removing shrimps."""

from tests.games.reef_encounter.reef import GREEN, PURPLE, Reef
from tests.games.reef_encounter.test_placing import placing
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import Phase


def test_e11_case_13_moving_a_coral_across_the_board():
    """E11: park the shrimp, overgrow the own coral, rebuild it elsewhere, and put the shrimp down in the middle of placing."""
    reef = Reef("", boards="D").put("O", "c1 d1 c2 d2", shrimp=PURPLE).put("Y", "b1 b2")
    reef.give(PURPLE, behind="YYYY", cubes="Y").play("cube yellow")
    assert not {"c1", "d1", "c2", "d2"} & reef.cells("place")
    reef = Reef("", boards="D").put("O", "c1 d1 c2 d2", shrimp=PURPLE).put("Y", "b1 b2").give(PURPLE, behind="YYYYO", cubes="Y")
    reef.play("lift c1", "drop g4")
    assert not reef.offers("sea white")
    reef.play("cube yellow", "place c1", "place c2", "place d1", "place d2")
    assert reef.front(PURPLE) == "OOOO"
    reef.play("exchange orange")
    assert (reef.front(PURPLE), reef.cubes(PURPLE)) == ("OOO", "O")
    reef.play("cube orange", "behind", "place f4")
    assert "g4" not in reef.cells("place")
    reef.play("place f3", "lift g4", "drop f4", "place g4")
    reef.play("done")
    assert [reef.size("f4"), reef.size("c1"), reef.shrimp("f4")] == [3, 6, PURPLE]
    assert reef.offers("sea white")


def test_case_20_re12_no_meal_after_a_shrimp_move():
    reef = Reef("").put("W", "d1 e1 f1 d2 e2", shrimp=PURPLE).put("Y", "d6")
    assert reef.offers("eat d1")
    reef.play("lift d1", "drop e1")
    assert not reef.offers("eat e1")
    assert reef.why("eat e1") == "why-eat-first"


def test_case_21_two_per_board_on_introduce_move_and_park():
    """RE-16: per player and per board, checked whenever a shrimp is dropped."""
    reef = Reef("").put("W", "d1", shrimp=PURPLE).put("Y", "f1", shrimp=PURPLE).put("O", "a2").put("P", "1:b1", shrimp=PURPLE)
    reef.put("G", "1:f1").play("introduce")
    assert (reef.cells("drop"), reef.cells("drop", slot=1)) == (set(), {"f1"} if reef.phase == Phase.DROP else set())
    reef.play("lift 1:b1")
    assert reef.cells("drop") == set()
    assert reef.why("drop a3") == "why-two-shrimps"


def test_case_21_shrimps_of_different_players_do_not_count_together():
    """RE-16: green has two here, purple may still come."""
    reef = Reef("").put("W", "d1", shrimp=GREEN).put("Y", "f1", shrimp=GREEN).put("O", "a2").put("P", "f6")
    reef.play("introduce")
    assert reef.cells("drop") == {"a2", "f6"}


def test_case_21_one_shrimp_per_coral():
    reef = Reef("").put("W", "d1 e1", shrimp=GREEN).put("O", "a2").put("P", "f6")
    reef.play("introduce")
    assert reef.why("drop e1") == "why-guarded"
    assert reef.why("drop d1") == "why-shrimp-there"


def test_case_21_introduce_once_a_turn():
    reef = Reef("").put("W", "d1").put("O", "a2").put("P", "f6")
    reef.play("introduce", "drop d1")
    assert not reef.offers("introduce")
    assert reef.why("introduce") == "why-introduced"


def test_case_21_re15_remove_then_introduce():
    """RE-15: taken behind the screen, it may come back through INTRODUCE."""
    reef = Reef("").put("W", "d1", shrimp=PURPLE).put("O", "a2").put("P", "f6")
    reef.play("lift d1", "home", "introduce", "drop f6")
    assert (reef.shrimp("d1"), reef.shrimp("f6"), reef.state.shrimp_moves) == (None, PURPLE, 1)


def test_case_21_re39_not_onto_bare_rock_but_onto_a_single_start_tile():
    """RE-39: any unguarded coral will do, even if nothing was laid."""
    reef = Reef(None)
    reef.play("introduce")
    assert reef.why("drop d4") == "why-bare-new"
    assert reef.cells("drop") == {"d2", "c3", "f4", "c5", "e5"}  # the start tiles of Board B
    assert not reef.offers("home")
    assert reef.why("home") == "why-new-stays"


def test_no_shrimp_behind_the_screen():
    reef = Reef(None).give(PURPLE, shrimps=3)
    reef.stand(PURPLE, "d2")
    assert not reef.offers("introduce")
    assert reef.why("introduce") == "why-none-home"


def test_case_22_re14_no_collecting_with_a_parked_shrimp():
    """RE-14, RE-6: bare to bare is allowed; it must stand on a tile or go home before COLLECT."""
    reef = Reef(None).stand(PURPLE, "d2")
    reef.play("lift d2", "drop d1")
    assert reef.why("sea white") == "why-not-sea"
    reef.play("lift d1", "drop e1", "lift e1", "home")
    assert reef.offers("sea white")


def test_case_22_re13_the_cap_of_twelve_leaves_a_way_out():
    """RE-13: past twelve moves only parked shrimps move, to a tile or to the screen; the forced lift is taken by itself."""
    reef = Reef(None).stand(PURPLE, "d2")
    reef.state.shrimp_moves = 11
    reef.state.introduced = 1
    events = reef.play("lift d2", "drop d1")
    assert [event["action"] for event in events if event["kind"] == "forced"] == [Decision.LIFT]
    assert reef.phase == Phase.DROP
    assert reef.cells("drop") == {"c3", "f4", "c5", "e5", "d2"}
    assert reef.why("drop e1") == "why-bare-cap"
    reef.play("home")
    assert reef.state.shrimp_moves == 13


def test_case_22_no_lift_past_the_cap_of_a_shrimp_on_a_tile():
    reef = Reef(None).stand(PURPLE, "d2")
    reef.state.shrimp_moves = 12
    assert not reef.offers("lift d2")
    assert reef.why("lift d2") == "why-moves-used"


def test_case_23_a_move_in_the_middle_of_placing_keeps_the_counters():
    """RE-11: back to PLACE, as if nothing had happened."""
    reef = placing("white", Reef(None).stand(PURPLE, "d2"), "WWW")
    reef.play("place d1")
    before = (reef.state.placed, reef.state.behind_used, reef.state.colour)
    reef.play("lift d2", "drop c3")
    assert reef.phase == Phase.PLACE
    assert (reef.state.placed, reef.state.behind_used, reef.state.colour) == before


def test_re14_a_parked_shrimp_blocks_its_cell():
    reef = Reef(None).stand(PURPLE, "d2")
    reef.play("lift d2", "drop d1")
    placing("white", reef)
    assert reef.why("place d1") == "why-shrimp-there"


def test_re38_one_shrimp_in_hand_at_a_time():
    reef = Reef(None).stand(PURPLE, "d2").stand(PURPLE, "c3")
    reef.play("lift d2")
    assert {text.split()[0] for text in reef.legal} == {"drop", "home"}


def test_a_shrimp_does_not_go_back_where_it_came_from():
    """§4.6: there is no putting back."""
    reef = Reef(None).stand(PURPLE, "d2")
    reef.play("lift d2")
    assert reef.why("drop d2") == "why-came-from-there"


def test_introducing_is_no_move():
    """§4.6: only a completed LIFT counts toward the cap."""
    reef = Reef(None)
    reef.play("introduce", "drop d2")
    assert reef.state.shrimp_moves == 0


def test_shrimps_are_numbered_by_ascending_cell():
    """§4.4: k counts the player's own shrimps over all boards."""
    reef = Reef(None).stand(PURPLE, "1:d2").stand(PURPLE, "c3").stand(GREEN, "d2")
    reef.play("lift 1")
    assert reef.shrimp("c3") is None
    assert reef.shrimp("1:d2") == PURPLE
