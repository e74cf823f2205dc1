"""§5.4, §5.5: doubling, discarding and swapping; the 8-card rule."""

from tests.games.rivero.table import ANN, BEN, Table

EIGHT = "N1 N3 C1 C3 D5 D7 A5 A7"
NINE = f"{EIGHT} A9"


# Discards (§5.5)


def test_case_2_the_first_discard_lies_beside_a_groundwater_card():
    """Case 2, RV-4."""
    table = Table((NINE, ""), main=True)
    table.play("discard n1")
    assert table.legal("cell") == ["0,0", "2,0"]


def test_case_3_a_gap_may_be_filled_from_either_side():
    """Case 3: (0,0) empty but (0,1) filled: (0,0) and (0,2) are open, (0,3) is not."""
    table = Table((NINE, ""), source={(0, 1): "D1"}, main=True)
    table.play("discard n1")
    assert table.legal("cell") == ["0,0", "0,2", "2,0"]


def test_case_4_either_bank_is_open_to_either_seat():
    """Case 4, RV-4: seat 0 discards into row 2."""
    table = Table((NINE, ""), main=True)
    table.play("discard n1", "cell 2,0")
    assert table.cell(2, 0) == "N1"


def test_a_single_open_cell_is_not_asked_for():
    """§4: what leaves no choice is done."""
    filled = {(0, column): card for column, card in enumerate(("N2", "N4", "C2", "C4"))}
    table = Table((NINE, ""), source=filled | {(2, 0): "D2", (2, 1): "D4", (2, 2): "A2"}, main=True)
    table.play("discard n1")
    assert table.cell(2, 3) == "N1"
    assert table.turn == BEN


def test_case_5_with_nine_cards_a_discard_is_forced():
    """Case 5, RV-26: at nine by default, at eight with the option."""
    assert "finish" not in Table((NINE, ""), main=True).legal()
    assert "finish" in Table((EIGHT, ""), main=True).legal()
    assert "finish" not in Table((EIGHT, ""), main=True, forced_discard_at=8).legal()
    assert "finish" in Table((EIGHT.removesuffix(" A7"), ""), main=True, forced_discard_at=8).legal()


def test_case_6_a_full_source_takes_no_discard():
    """Case 6: SWAP or FINISH; after FINISH with nine in hand exactly one card sinks."""
    table = Table((NINE, ""), full=True, main=True)
    assert table.legal("discard") == []
    table.play("finish")
    assert all(text.startswith("sink") for text in table.legal())
    table.play("sink a9")
    assert table.turn == BEN
    assert table.groundwater(ANN) == "A9"


# Swaps (§5.5)


def full_source(corner: str) -> dict[tuple[int, int], str]:
    return {(0, 0): corner}


def test_a_swap_exchanges_the_top_card():
    """§5.5: hand size unchanged, the former top card in hand, the turn closed."""
    table = Table((f"{EIGHT} C8", ""), source=full_source("N8"), full=True, middle="D2 D4 D6 D10", main=True)
    table.play("swap c8")
    assert table.cell(0, 0) == "C8"
    assert "N8" in table.hand(ANN)
    assert table.phase.name == "END_OF_TURN"


def test_case_7_a_swap_needs_another_river():
    """Case 7, RV-27: not with the same river, and not with a bottom card of its own river."""
    same = Table((f"{EIGHT} N8", ""), source=full_source("N8"), full=True, middle="D2 D4 D6 D10", main=True)
    assert "n8" not in same.legal("swap")
    bottom = Table((f"{EIGHT} C8", ""), source=full_source("C8 N8"), full=True, middle="D2 D4 D6 D10", main=True)
    assert "c8" not in bottom.legal("swap")
    other = Table((f"{EIGHT} A8", ""), source=full_source("C8 N8"), full=True, middle="D2 D4 D6 D10", main=True)
    assert "a8" in other.legal("swap")


def test_a_swap_needs_a_full_source():
    """§5.5."""
    assert Table((f"{EIGHT} C8", ""), source=full_source("N8"), main=True).legal("swap") == []


def test_a_base_card_may_be_swapped():
    """§5.5: banks and middle row alike; several cells are asked for."""
    table = Table((f"{EIGHT} C8", ""), source={(0, 0): "N8"}, full=True, middle="D8 D4 D6 D10", main=True)
    table.play("swap c8")
    assert {"0,0", "1,0"} <= set(table.legal("cell"))
    table.play("cell 1,0")
    assert table.cell(1, 0) == "C8"


# Doubling (§5.4)


def test_case_8_doubling_needs_one_card_of_another_river():
    """Case 8, RV-28: not the same river, never a third card, once per turn; banks and middle row alike."""
    table = Table(("N2 C2 D4 A4 C9", ""), source={(0, 0): "N2"}, middle="C4 N10 C10 D10", main=True)
    assert table.legal("double") == ["c2", "d4", "a4"]
    table.play("double d4", "no extra card")
    assert table.cell(1, 0) == "C4 D4"
    assert table.legal("double") == []
    third = Table(("N2 A4", ""), source={(1, 0): "D4 C4"}, main=True)
    assert third.legal("double") == []


def test_case_9_after_doubling_no_new_river_and_no_column():
    """Case 9, RV-11: but PLAY works, also with the extra card; a run completed by it waits."""
    table = Table(
        ("C2 N4 N5 A1", ""), source={(0, 0): "N2", (2, 0): "D9"}, middle="A8 N10 C10 D10", ocean="N6",
        rivers=(["A5-A6-A7"], []), canteens=(0, None), main=True,
    )  # fmt: skip
    assert table.legal("take column") == ["0"]
    table.play("double c2", "extra card")
    assert "N6" in table.hand(ANN)
    assert table.legal("new river") == table.legal("take column") == []
    table = Table(("C2 N4", ""), source={(0, 0): "N2"}, rivers=(["A5-A6-A7"], []), ocean="A8", main=True)
    table.play("double c2", "extra card", "play a8")
    assert table.river(ANN) == "A5-A6-A7-A8"


def test_rv_28_the_extra_card_is_optional():
    """RV-28."""
    table = Table(("C2 N4", ""), source={(0, 0): "N2"}, main=True)
    table.play("double c2")
    assert table.legal() == ["extra card", "no extra card"]
    table.play("no extra card")
    assert table.hand(ANN) == "N4"


def test_case_10_no_extra_card_from_an_empty_ocean():
    """Case 10, RV-36."""
    table = Table(("C2 N4 N8", ""), source={(0, 0): "N2"}, ocean_left=0, main=True)
    table.play("double c2")
    assert table.phase.name == "MAIN"


# The 8-card rule (§4)


def test_case_35_groundwater_is_taken_up_to_eight_the_last_in_first():
    """Case 35, RV-24, RV-25: at the end of the own turn."""
    table = Table(("N1 N3 C1 C3 D5 D7 A5", ""), groundwater=("C8 D9", ""), main=True)
    table.play("finish")
    assert table.legal() == ["end turn", "take groundwater"]
    table.play("take groundwater")
    assert table.turn == BEN, "eight in hand: the turn ends by itself"
    assert table.groundwater(ANN) == "C8"
    assert "D9" in table.hand(ANN)


def test_case_35_groundwater_may_be_left():
    """§4: END_TURN is a choice."""
    table = Table(("N1", ""), groundwater=("C8", ""), main=True)
    table.play("finish", "end turn")
    assert table.groundwater(ANN) == "C8"


def test_case_36_surplus_from_bottom_cards_sinks_after_option_2():
    """Case 36: eleven cards before the turn; the sun adds none to the hand, three sink."""
    table = Table((f"{NINE} C9 D9", ""), draw="sun")
    table.play("option 2")
    assert table.phase.name == "END_OF_TURN"
    table.play("sink n1", "sink n3", "sink c1")
    assert table.size(ANN) == 8
    assert table.turn == BEN
