"""§4 MAIN, §5.1 to §5.3: laying cards, the canteen and columns."""

import pytest

from tests.games.rivero.table import ANN, BEN, Table

COLUMN = {(0, 0): "N6", (2, 0): "D2"}  # with the base card of column 0


def with_canteen(hands: tuple[str, str], **more) -> Table:
    """Ann owns Amazon 5 to 7 with her canteen; column 0 is filled and its A8 fits."""
    settings = {"source": dict(COLUMN), "middle": "A8 C10 D10 N10", "rivers": (["A5-A6-A7"], []), "canteens": (0, None)}
    return Table(hands, main=True, **(settings | more))


def test_option_1_draws_and_rv_12_the_steps_follow_in_order():
    """§4, RV-12: a card is drawn first; the discard closes the turn."""
    table = Table(("N1 C5", ""), ocean="D7")
    table.play("option 1")
    assert table.hand(ANN) == "N1 C5 D7"
    table.play("discard d7", "cell 0,0")
    assert table.turn == BEN


# Rivers (§5.1, §5.2)


def test_an_own_river_is_extended_at_both_ends():
    """§5.1, 1."""
    table = Table(("N3 N7 N8 N1", ""), rivers=(["N4-N5-N6"], []), main=True)
    assert table.legal("play") == ["n3", "n7"]
    table.play("play n7", "play n8", "play n3")
    assert table.river(ANN) == "N3-N4-N5-N6-N7-N8"


def test_nobody_extends_the_opponents_river():
    """§5.1."""
    table = Table(("N3 N7 C1", ""), rivers=([], ["N4-N5-N6"]), main=True)
    assert table.legal("play") == []


def test_rv_11_any_number_of_rivers_and_rv_37_in_the_same_turn():
    """RV-11, RV-37: two runs can be laid one after the other."""
    table = Table(("N1 N2 N3 C7 C8 C9 A1", ""), main=True)
    table.play("new river nile 1-3", "new river colorado 7-9", "leave canteen")
    assert (table.river(ANN, 0), table.river(ANN, 1)) == ("N1-N2-N3", "C7-C8-C9")


def test_a_longer_run_is_laid_as_three_and_extensions():
    """§4: any three of the run, then the others one by one."""
    table = Table(("N1 N2 N3 N4 A9", ""), main=True)
    assert table.legal("new river") == ["nile 1-3", "nile 2-4"]
    table.play("new river nile 2-4", "play n1")
    assert table.river(ANN) == "N1-N2-N3-N4"


def test_a_run_does_not_cross_from_one_river_to_the_next():
    """§2: N9, N10 and C1 are neighbours in number only."""
    table = Table(("N9 N10 C1 C2", ""), main=True)
    assert table.legal("new river") == []


def test_case_39_a_card_that_fits_two_rivers_asks_which():
    """Case 39, RV-30: two own rivers of one name; they are never merged."""
    table = Table(("N7 C1", ""), rivers=(["N4-N5-N6", "N8-N9-N10"], []), main=True)
    table.play("play n7")
    assert table.phase.name == "CHOOSE_RIVER"
    assert table.hand(ANN) == "N7 C1", "nothing moves before the answer"
    assert table.legal() == ["river 0/0", "river 0/1"]
    table.play("river 0/1")
    assert (table.river(ANN, 0), table.river(ANN, 1)) == ("N4-N5-N6", "N7-N8-N9-N10")


def test_rv_29_a_bridge_is_exchanged_in_steps_1_and_2_by_either_seat():
    """RV-29: also after doubling."""
    table = Table(("N5 C9 D1", ""), rivers=([], ["N4-[A1]-N6"]), middle="D9 N10 C10 D10", main=True)
    table.play("double c9", "no extra card", "play n5")
    assert table.river(BEN) == "N4-N5-N6"
    assert "A1" in table.hand(ANN)


def test_rv_31_a_river_grows_to_ten():
    """RV-31: nothing stops it at eight."""
    table = Table(("N9 N10 C1", ""), rivers=(["N1-N2-N3-N4-N5-N6-N7-N8"], []), main=True)
    table.play("play n9", "play n10")
    assert table.length(ANN) == 10


# The stored bridge


def test_case_23_the_stored_bridge_is_no_card_to_take():
    """Case 23, RV-15: it is never taken in hand."""
    table = Table(("N1 C4", ""), lying=("bridge [A9]", ""), main=True)
    assert table.legal("take card") == []


def test_case_23_a_new_river_over_the_bridge():
    """Case 23, RV-17: the joker counts towards the three cells, not for the length."""
    table = Table(("N4 N6 C1", ""), lying=("bridge [A9]", ""), main=True)
    assert table.legal("new river") == ["nile 4-6 with bridge"]
    table.play("new river nile 4-6 with bridge")
    assert table.river(ANN) == "N4-[A9]-N6"
    assert table.length(ANN) == 2
    assert table.lying(ANN) is None
    assert table.state.canteen[ANN] == 0


def test_rv_18_a_bridge_may_stand_for_a_card_one_holds():
    """RV-18."""
    table = Table(("N4 N5 N6 C1", ""), lying=("bridge [A9]", ""), main=True)
    assert table.legal("new river") == ["nile 4-6", "nile 4-6 with bridge"]


@pytest.mark.parametrize(
    ("river", "hand", "fits"),
    [("N4-N5-N6", "N2 N8 N10", ["n2", "n8"]), ("N2-N3-N4", "N1 N6 N10", ["n1", "n6"]), ("N7-N8-N9", "N5 N10", ["n5", "n10"])],
)
def test_case_23_the_bridge_extends_at_both_ends_within_1_and_10(river, hand, fits):
    """Case 23, §5.1, 2."""
    table = Table((f"{hand} C1", ""), rivers=([river], []), lying=("bridge [A9]", ""), main=True)
    assert table.legal("play") == fits


# The canteen (§5.2, §5.7)


def test_rv_9_a_free_canteen_goes_to_the_new_river_by_itself():
    """RV-9, §5.2."""
    table = Table(("N1 N2 N3 C9", ""), main=True)
    table.play("new river nile 1-3")
    assert table.state.canteen[ANN] == 0
    assert table.phase.name == "MAIN"


def test_case_18_the_second_new_river_asks():
    """Case 18: with a FREE canteen the first is forced, the second asks."""
    table = Table(("N1 N2 N3 C7 C8 C9 A1", ""), main=True)
    table.play("new river nile 1-3", "new river colorado 7-9")
    assert table.legal() == ["move canteen", "leave canteen"]
    table.play("move canteen")
    assert table.state.canteen[ANN] == 1


@pytest.mark.parametrize(("answer", "columns"), [("move canteen", []), ("leave canteen", ["0"])])
def test_case_17_a_moved_canteen_cannot_be_spent_this_turn(answer, columns):
    """Case 17, RV-10: MOVE forbids the column, LEAVE allows it."""
    table = with_canteen(("N1 N2 N3 C9", ""))
    table.play("new river nile 1-3", answer)
    assert table.legal("take column") == columns


def test_case_16_a_river_after_a_column_gets_no_canteen():
    """Case 16: no canteen and no question."""
    table = with_canteen(("N7 N8 C9", ""), source={(0, 0): "N6", (2, 0): "D3"})
    table.play("take column 0", "new river nile 6-8")
    assert table.state.canteen[ANN] == -1
    assert table.phase.name == "MAIN"


# Columns (§5.3)


def test_a_column_is_taken_and_used():
    """§5.3: three top cards to hand, one of them used at once, the middle refilled from the ocean."""
    table = with_canteen(("C1 C3", ""), ocean="D9")
    table.play("take column 0")
    assert table.hand(ANN) == "N6 C1 C3 D2", "A8 was the only use, so it was laid by itself"
    assert table.river(ANN) == "A5-A6-A7-A8"
    assert [table.cell(row, 0) for row in range(3)] == ["", "D9", ""]


def test_case_11_no_column_without_a_canteen_at_a_river():
    """Case 11, §5.3."""
    assert with_canteen(("C1 C3", "")).legal("take column") == ["0"]
    assert with_canteen(("C1 C3", ""), canteens=(None, None)).legal("take column") == []


def test_case_11_no_column_in_the_turn_the_canteen_is_laid():
    """Case 11, RV-10."""
    table = with_canteen(("C1 C2 C3 D9", ""), canteens=(None, None))
    table.play("new river colorado 1-3")
    assert table.legal("take column") == []


def test_case_11_no_column_with_an_empty_bank_cell():
    """Case 11, RV-5."""
    assert with_canteen(("C1 C3", ""), source={(0, 0): "N6"}).legal("take column") == []


def test_case_11_no_column_without_an_immediate_use():
    """Case 11, §5.3, 1: A8 fits no more."""
    assert with_canteen(("C1 C3", ""), rivers=(["A3-A4-A5"], [])).legal("take column") == []


def test_a_use_may_be_a_new_river_with_hand_and_column_together():
    """§5.3, 1: judged with the hand and the three cards."""
    table = with_canteen(("N7 N8 C3", ""), rivers=(["A3-A4-A5"], []))
    assert table.legal("take column") == ["0"]


def test_a_use_may_be_a_river_over_the_stored_bridge():
    """§5.3, 1: N6 as one end of a bridged river."""
    table = with_canteen(("N8 C3", ""), rivers=(["A3-A4-A5"], []), lying=("bridge [C7]", ""))
    table.play("take column 0")
    assert table.river(ANN, 1) == "N6-[C7]-N8"


def test_case_12_bottom_cards_go_to_the_other_hand():
    """Case 12, RV-6: the tops to the taker, one to three bottoms to the other, whose hand may exceed eight."""
    source = {(0, 0): "C6 N6", (1, 0): "D8 A8", (2, 0): "A2 D2"}
    table = with_canteen(("C1 C3", "N1 N3 N5 D4 D6 D8 C2 C4"), source=source, middle="")
    table.play("take column 0")
    assert table.size(BEN) == 11
    assert {"C6", "A2", "D8"} <= set(table.hand(BEN).split())
    assert table.hand(ANN) == "N6 C1 C3 D2"


def test_case_13_only_uses_of_the_three_cards_are_legal():
    """Case 13, RV-7: another extension must wait; identical copies count as the taken card."""
    table = with_canteen(("A4 N7 N8 C3", ""))
    table.play("take column 0")
    assert table.legal() == ["new river nile 6-8", "play a8"]
    table = with_canteen(("A8 N7 N8 C3", ""))
    table.play("take column 0", "play a8")
    assert "A8" in table.hand(ANN)
    assert table.state.must_use == 0


def test_case_14_the_use_may_be_a_bridge_exchange_in_the_opponents_river():
    """Case 14, RV-29."""
    table = with_canteen(("C1 C3", ""), rivers=(["A1-A2-A3"], ["A7-[N2]-A9"]))
    table.play("take column 0")
    assert table.river(BEN) == "A7-A8-A9"
    assert "N2" in table.hand(ANN)


@pytest.mark.parametrize(
    ("pile", "cells", "left"),
    [
        ("", ["", "D9", ""], ""),
        ("C5", ["C5", "D9", ""], ""),
        ("C6 C5", ["C5", "D9", "C6"], ""),
        ("C7 C6 C5", ["C5", "D9", "C6"], "C7"),
    ],
)
def test_case_15_a_column_is_refilled_top_first_own_side_first(pile, cells, left):
    """Case 15, RV-8, for seat 0 with 0 to 3 groundwater cards."""
    table = with_canteen(("C1 C3", ""), ocean="D9", groundwater=(pile, "N1"))
    table.play("take column 0")
    assert [table.cell(row, 0) for row in range(3)] == cells
    assert table.groundwater(ANN) == left
    assert table.groundwater(BEN) == "N1"


def test_case_15_the_own_side_of_seat_1_is_row_2():
    """Case 15, RV-8."""
    table = Table(
        ("", "C1 C3"), source=dict(COLUMN), middle="A8 C10 D10 N10", rivers=([], ["A5-A6-A7"]), canteens=(None, 0), turn=BEN,
        groundwater=("", "C5"), ocean="D9", main=True,
    )  # fmt: skip
    table.play("take column 0")
    assert [table.cell(row, 0) for row in range(3)] == ["", "D9", "C5"]


def test_other_cells_do_not_move_after_a_column():
    """§5.3, 6."""
    table = with_canteen(("C1 C3", ""), source=COLUMN | {(0, 1): "D7"})
    table.play("take column 0")
    assert [table.cell(1, column) for column in (1, 2, 3)] == ["C10", "D10", "N10"]
    assert table.cell(0, 1) == "D7"


# Groundwater in MAIN


def test_case_35_groundwater_in_main_only_with_any_time():
    """Case 35, RV-25: with the option also in MAIN, up to eight, the last in first; not while a column must be used."""
    assert Table(("N1 C4", ""), groundwater=("D5 D6", ""), main=True).legal("take groundwater") == []
    table = Table(("N1 C4", ""), groundwater=("D5 D6", ""), main=True, groundwater_take="any_time")
    table.play("take groundwater")
    assert table.hand(ANN) == "N1 C4 D6"
    full = Table(("N1 N3 C4 C6 D7 D9 A2 A4", ""), groundwater=("D5", ""), main=True, groundwater_take="any_time")
    assert "take groundwater" not in full.legal()
    using = with_canteen(("N7 N8 C3", ""), groundwater=("D5", ""), groundwater_take="any_time")
    using.play("take column 0")
    assert "take groundwater" not in using.legal()


def test_groundwater_fetched_in_main_can_be_laid_at_once():
    """RV-25: fetched after melding and laid in the same turn."""
    table = Table(("N1 C4", ""), rivers=(["D1-D2-D3"], []), groundwater=("D4", ""), main=True, groundwater_take="any_time")
    table.play("take groundwater", "play d4")
    assert table.river(ANN) == "D1-D2-D3-D4"
