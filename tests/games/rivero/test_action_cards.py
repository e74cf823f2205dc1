"""§5.6: the sun, the tap and the bridge; when an action card leaves."""

import pytest

from tests.games.rivero.table import ANN, BEN, Table

HAND = "N1 C4 D7 A10"


# When option 2 is open (§4)


def test_case_19_an_action_card_that_lies_bars_option_2():
    """Case 19: even without cards beside it."""
    table = Table((HAND, ""), lying=("tap", ""))
    assert table.legal() == ["option 1"]
    assert Table((HAND, "")).legal() == ["option 1", "option 2"]


def test_a_released_card_does_not_reopen_option_2_in_the_same_turn():
    """§5.6."""
    table = Table((f"{HAND} A4", ""), rivers=(["A5-A6-A7"], []), lying=("tap", ""), main=True)
    table.play("play a4")
    assert table.lying(ANN) is None
    assert "option 2" not in table.legal()


def test_option_2_has_no_melding():
    """§4: the action card, the 8-card rule, nothing else."""
    table = Table(("N1 N2 N3", ""), draw="tap")
    table.play("option 2", "cell 1,0")
    assert table.turn == BEN
    assert table.river(ANN) == ""


# When an action card leaves: RV-13, RV-14


def with_sun(beside: str, **more) -> Table:
    return Table((f"{HAND} A4", "D1"), rivers=(["A5-A6-A7"], []), lying=(f"sun {beside}", ""), main=True, **more)


def test_case_20_take_then_meld_releases():
    """Case 20, RV-14."""
    table = with_sun("N5")
    table.play("take card 1")
    assert table.lying(ANN) == "sun"
    table.play("play a4")
    assert table.lying(ANN) is None


def test_case_20_meld_then_take_releases():
    """Case 20, RV-14: either order."""
    table = with_sun("N5")
    table.play("play a4")
    assert table.lying(ANN) == "sun"
    table.play("take card 1")
    assert table.lying(ANN) is None


def test_case_20_a_meld_of_an_earlier_turn_does_not_count():
    """Case 20, RV-14: meld, next turn take without meld: not released."""
    table = with_sun("N5", ocean="C8 C9 C10")
    table.play("play a4", "finish", "option 1", "finish")
    table.play("take card 1")
    assert table.lying(ANN) == "sun"


def test_case_21_a_bridge_exchange_alone_does_not_release():
    """Case 21, RV-14: the texts list it apart from extending."""
    table = Table((f"{HAND} N5", ""), rivers=([], ["N4-[A1]-N6"]), lying=("tap", ""), main=True)
    table.play("play n5")
    assert table.lying(ANN) == "tap"


def test_case_22_taking_one_of_two_cards_keeps_the_sun():
    """Case 22, RV-13: they are taken one by one; the rest moves down."""
    table = with_sun("N5 D2")
    table.play("play a4", "take card 1")
    assert table.beside(ANN) == "D2"
    assert table.lying(ANN) == "sun"
    table.play("take card 1")
    assert table.lying(ANN) is None


def test_rv_13_cards_may_be_taken_in_step_2_or_left():
    """RV-13: may, in steps 1 and 2 of any later turn."""
    table = Table(("C2 N4", ""), source={(0, 0): "N2"}, lying=("sun N5 D2", ""), main=True)
    table.play("double c2", "no extra card")
    assert table.legal("take card") == ["1", "2"]
    table.play("take card 2", "finish")
    assert table.beside(ANN) == "N5"


def test_nothing_is_taken_while_a_column_must_be_used():
    """§4: while must_use is set, only uses are legal."""
    table = Table(
        ("N7 N8 C1", ""), source={(0, 0): "N6", (2, 0): "D2"}, middle="A8 C10 D10 N10", rivers=(["A5-A6-A7"], []),
        canteens=(0, None), lying=("sun C5", ""), main=True,
    )  # fmt: skip
    table.play("take column 0")
    assert table.legal("take card") == []


# The sun


def test_case_27_the_sun_on_the_own_groundwater():
    """Case 27, RV-39: the top two, first come first."""
    table = Table((HAND, ""), groundwater=("N5 N6 N7", ""), draw="sun")
    table.play("option 2")
    assert table.legal() == ["sun on ocean", "sun on groundwater 0"]
    table.play("sun on groundwater 0")
    assert table.beside(ANN) == "N7 N6"
    assert table.groundwater(ANN) == "N5"


def test_case_27_the_sun_on_the_opponents_groundwater_with_one_card():
    """Case 27, RV-39: one card if only one lies there, none from the other pile."""
    table = Table((HAND, ""), groundwater=("N5", "C2"), draw="sun")
    table.play("option 2", "sun on groundwater 1")
    assert table.beside(ANN) == "C2"
    assert table.groundwater(BEN) == ""
    assert table.groundwater(ANN) == "N5" or table.turn == BEN


def test_case_27_the_sun_on_an_ocean_of_one_card():
    """Case 27, RV-36: do what is possible; the ocean is then empty and the game over."""
    table = Table((HAND, ""), groundwater=("N5", ""), draw="sun", ocean="D9", ocean_left=1)
    table.play("option 2", "sun on ocean")
    assert table.beside(ANN) == "D9"
    assert table.state.ocean_left == 0


# The tap


def test_case_25_a_canteen_protects_own_and_other_rivers():
    """Case 25, RV-20, §5.7."""
    rivers = (["N1-N2-N3", "C1-C2-C3"], ["D1-D2-D3", "A1-A2-A3"])
    table = Table((HAND, ""), rivers=rivers, canteens=(0, 1), draw="tap")
    table.play("option 2")
    assert table.legal("river") == ["0/1", "1/0"]


def test_case_25_a_river_of_three_dissolves():
    """Case 25, RV-22: from low to high, the highest ends on top; the slot is free."""
    table = Table((HAND, ""), rivers=([], ["D5-D6-D7"]), draw="tap")
    table.play("option 2", "river 1/0", "tap low")
    assert table.beside(ANN) == "D5"
    assert table.groundwater(BEN) == "D6 D7"
    assert table.river(BEN) == ""


def test_case_25_two_cards_are_no_river():
    """Case 25, RV-21, RV-22: 5-6-[x]-8 tapped high: the loose bridge first, then 5 and 6."""
    table = Table((HAND, ""), rivers=([], ["D5-D6-[N9]-D8"]), draw="tap")
    table.play("option 2", "river 1/0", "tap high")
    assert table.groundwater(BEN) == "N9 D5 D6"
    assert table.river(BEN) == ""


def test_case_25_three_cells_with_a_bridge_stay():
    """Case 25, RV-21: 4-[x]-6-7 tapped high stays as 4-[x]-6."""
    table = Table((HAND, ""), rivers=([], ["D4-[N9]-D6-D7"]), draw="tap")
    table.play("option 2", "river 1/0", "tap high")
    assert table.river(BEN) == "D4-[N9]-D6"
    assert table.groundwater(BEN) == ""


def test_the_own_river_may_be_tapped():
    """§5.6: own or opponent's."""
    table = Table((HAND, ""), rivers=(["D4-D5-D6-D7"], []), draw="tap")
    table.play("option 2", "river 0/0", "tap low")
    assert table.river(ANN) == "D5-D6-D7"
    assert table.beside(ANN) == "D4"


def test_case_26_a_tapped_doubled_cell_keeps_its_bottom_card():
    """Case 26: no refill."""
    table = Table((HAND, ""), source={(1, 0): "D5 A5"}, draw="tap", ocean="C9")
    table.play("option 2", "cell 1,0")
    assert table.cell(1, 0) == "D5"
    assert table.beside(ANN) == "A5"


def test_case_26_a_tapped_base_card_is_refilled_from_the_ocean():
    """Case 26."""
    table = Table((HAND, ""), middle="D5 N10 C10 D10", draw="tap", ocean="C9")
    table.play("option 2", "cell 1,0")
    assert table.cell(1, 0) == "C9"


@pytest.mark.parametrize(("pile", "cell"), [("N5 N6", "N6"), ("", "")])
def test_case_26_a_tapped_bank_cell_is_refilled_from_the_own_groundwater(pile, cell):
    """Case 26, RV-23: only the cell just emptied, and it stays empty without groundwater."""
    table = Table((HAND, ""), source={(0, 0): "D5", (2, 0): "A2"}, groundwater=(pile, "C1"), draw="tap")
    table.play("option 2", "cell 0,0")
    assert table.cell(0, 0) == cell
    assert table.cell(0, 1) == ""
    assert table.groundwater(BEN) == "C1"


# The bridge


def test_case_24_a_bridge_never_lies_at_an_end_or_beside_another():
    """Case 24, RV-19."""
    table = Table((HAND, ""), rivers=([], ["D1-D2-[N9]-D4-D5-D6-D7"]), draw="bridge")
    table.play("option 2", "river 1/0")
    assert table.legal("bridge at") == ["5", "6"]


def test_case_24_in_a_river_of_three_only_the_middle_one():
    """Case 24, RV-16: the card goes beside the actor's bridge card; a canteen does not protect."""
    table = Table((HAND, ""), rivers=([], ["D5-D6-D7"]), canteens=(None, 0), draw="bridge", ocean="N9")
    table.play("option 2", "river 1/0")
    assert table.river(BEN) == "D5-[N9]-D7", "a single position is not asked for"
    assert table.beside(ANN) == "D6"
    assert table.length(BEN) == 2


def test_case_24_a_river_without_a_position_is_not_offered():
    """Case 24: D5-[x]-D7 has none."""
    table = Table((HAND, ""), rivers=([], ["D5-[N9]-D7"]), draw="bridge", ocean="C9")
    table.play("option 2")
    assert table.state.stored[ANN], "storing was the only thing left to do"


def test_rv_16_an_own_river_may_be_bridged():
    """RV-16: in an own river the card is gained beside the bridge card."""
    table = Table((HAND, ""), rivers=(["D5-D6-D7"], []), draw="bridge", ocean="N9")
    table.play("option 2", "river 0/0")
    assert table.beside(ANN) == "D6"


def test_rv_15_a_stored_bridge_stays_unseen():
    """RV-15, §7: nobody sees its face, not even the owner."""
    table = Table((HAND, ""), rivers=(["D5-D6-D7"], []), draw="bridge", ocean="N9")
    events = table.play("option 2", "store bridge", viewer=ANN)
    assert {"kind": "stored", "seat": ANN, "face": None} in events
    assert table.state.stored_face[ANN] == 8


def test_using_the_stored_bridge_always_releases_the_bridge_card():
    """§5.6."""
    table = Table(("N4 N6 C1", ""), lying=("bridge [A9]", ""), main=True)
    table.play("new river nile 4-6 with bridge")
    assert table.lying(ANN) is None
    assert table.state.action_discard[0] == 2


# The pile of action cards


def test_case_28_the_action_cards_are_shuffled_when_one_is_needed():
    """Case 28, RV-2: on OPTION_2 with an empty pile; six aside again, the opponent's lying card stays out, eighteen in all."""
    table = Table((HAND, ""), lying=("", "sun"))
    state = table.state
    state.action_discard[:11] = state.action_pile[7:]
    state.action_discarded, state.action_left = 11, 0
    state.action_pile[6:] = -1
    events = table.play("option 2")
    assert {"kind": "action-shuffled", "cards": 11} in events
    assert state.action_left == 10
    assert state.action_discarded == 0
    drawn = [int(state.action_card[ANN]), int(state.action_card[BEN])]
    cards = [*state.action_pile[:6].tolist(), *state.action_pile[8:].tolist(), *drawn]
    assert sorted(cards) == [0] * 6 + [1] * 6 + [2] * 6


def test_rv_2_the_pile_is_not_shuffled_before_it_is_needed():
    """RV-2: drawing the last card leaves the pile empty."""
    table = Table((HAND, ""), draw="tap")
    table.state.action_pile[17] = table.state.action_pile[6]
    table.state.action_left = 1
    table.play("option 2", "cell 1,0")
    assert table.state.action_left == 0
