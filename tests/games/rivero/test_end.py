"""§6: both ways to end, at once for both players, and the scoring."""

from tests.games.rivero.table import ANN, BEN, GAME, Table

RIVERO = "N1-N2-N3-N4-N5-N6-N7-N8"


# Rivero


def test_case_29_bridges_do_not_count_for_a_rivero():
    """Case 29: ten cells with three bridges are length 7."""
    table = Table(("N10 C1", ""), rivers=(["N1-N2-[C1]-N4-[C2]-N6-[C3]-N8-N9"], []), main=True)
    table.play("play n10")
    assert table.length(ANN) == 7
    assert not table.view(ANN)["seats"][ANN]["has_rivero"]


def test_case_30_win_by_play():
    """Case 30, RV-32: at once."""
    table = Table(("N9", "D1"), rivers=([RIVERO], []), main=True)
    table.play("play n9")
    assert table.result == "rivero (9, 0) (1, 2)"


def test_case_30_win_by_a_new_river():
    """Case 30: before the canteen is asked about."""
    table = Table(("C1 C2 C3", "D1"), rivers=([RIVERO], []), canteens=(0, None), main=True)
    table.play("new river colorado 1-3")
    assert table.result == "rivero (11, 0) (1, 2)"


def test_case_30_win_by_doubling_the_last_card():
    """Case 30: before the extra card is offered."""
    table = Table(("C9", "D1"), rivers=([RIVERO], []), middle="D9 A1 A3 A5", main=True)
    table.play("double c9")
    assert table.result == "rivero (8, 0) (1, 2)"


def test_case_30_win_by_discard():
    """Case 30."""
    table = Table(("C9", "D1"), rivers=([RIVERO], []), middle="D1 A1 A3 A5", main=True)
    table.play("discard c9", "cell 0,0")
    assert table.result == "rivero (8, 0) (1, 2)"


def test_case_30_win_by_a_refill_that_empties_the_groundwater():
    """Case 30: the column's cards are all laid but the win waits for the last groundwater card."""
    table = Table(
        ("C9 C8", "D1"), source={(0, 0): "N9", (2, 0): "N10"}, middle="C10 A1 A3 A5", rivers=([RIVERO, "A6-A7-A8"], []),
        canteens=(0, None), groundwater=("D5 D6", ""), main=True,
    )  # fmt: skip
    table.play("take column 0", "new river colorado 8-10")
    assert table.groundwater(ANN) == ""
    assert table.result == "", "two Nile cards are still in hand"
    table.play("play n9", "play n10")
    assert table.result == "rivero (16, 0) (1, 2)"


def test_case_30_win_by_the_refill_itself():
    """Case 30: the use empties the hand, the refill empties the groundwater, and only then the win is checked."""
    table = Table(
        ("C9", "D1"), source={(0, 0): "C8", (2, 0): "D5"}, middle="C10 A1 A3 A5", rivers=([RIVERO], []), canteens=(0, None),
        groundwater=("D6 D7", ""), main=True,
    )  # fmt: skip
    table.state.hand[ANN], table.state.must_use, table.state.pending_column = (1 << 17) | (1 << 18) | (1 << 19), 1 << 17, 0
    table.state.hand_size[ANN] = 3
    for cell in (0, 4, 8):
        table.state.top[cell] = -1
    table.play("new river colorado 8-10")
    assert table.groundwater(ANN) == ""
    assert table.result == "rivero (11, 0) (1, 2)"


def test_case_30_win_by_the_sun_on_the_own_last_groundwater():
    """Case 30, case 31, RV-32: the cards beside the sun do not block."""
    table = Table(("", "D1"), rivers=([RIVERO], []), groundwater=("D5 D6", ""), draw="sun")
    table.play("option 2", "sun on groundwater 0")
    assert table.beside(ANN) == "D6 D5"
    assert table.result == "rivero (8, 0) (1, 2)"


def test_case_31_groundwater_bars_the_win():
    """Case 31."""
    table = Table(("N9", "D1"), rivers=([RIVERO], []), groundwater=("C1", ""), main=True)
    table.play("play n9")
    assert table.result == ""


def test_case_31_length_seven_is_no_rivero():
    """Case 31, case 34, RV-33: an empty hand without a Rivero: nothing happens, FINISH is taken, play goes on."""
    table = Table(("N7", "D1"), rivers=(["N1-N2-N3-N4-N5-N6"], []), main=True)
    table.play("play n7")
    assert table.result == ""
    assert table.turn == BEN


def test_case_34_with_an_empty_hand_finish_and_action_cards_remain():
    """Case 34."""
    table = Table(("N7", "D1"), rivers=(["N1-N2-N3-N4-N5-N6"], []), lying=("sun C1", ""), main=True)
    table.play("play n7")
    assert table.legal() == ["finish", "take card 1"]


def test_rv_33_a_rivero_gives_no_second_discard():
    """RV-33: the turn is over after one discard."""
    table = Table(("C9 C5 C1", "D1"), rivers=([RIVERO], []), middle="D2 A3 A4 A6", main=True)
    table.play("discard c9", "cell 0,0")
    assert table.turn == BEN


def test_case_32_the_opponent_wins_in_my_turn():
    """Case 32, RV-32: the sun empties his last groundwater ..."""
    table = Table(("D1", ""), rivers=([], [RIVERO]), groundwater=("", "C1"), draw="sun")
    table.play("option 2", "sun on groundwater 1")
    assert table.result == "rivero (0, 8) (2, 1)"


def test_case_32_a_bridge_exchange_completes_his_rivero():
    """Case 32: ... or the exchange makes it length 8."""
    table = Table(("N5 D1", ""), rivers=([], ["N1-N2-N3-N4-[C1]-N6-N7-N8"]), main=True)
    table.play("play n5")
    assert table.result == "rivero (0, 8) (2, 1)"


def test_rv_32_the_active_player_is_checked_first():
    """RV-32: both fulfil the conditions with one action; the mover wins."""
    table = Table(("C9", ""), rivers=([RIVERO], ["A1-A2-A3-A4-A5-A6-A7-A8"]), middle="D9 C1 C3 C5", main=True)
    table.play("double c9")
    assert table.result.endswith("(1, 2)")


def test_case_33_a_broken_rivero_wins_no_more():
    """Case 33: tapped or bridged, an empty hand is not enough."""
    for action in ("tap", "bridge"):
        table = Table(("D1", "N10"), rivers=([], [RIVERO]), draw=action, ocean="C5 C7")
        table.play("option 2", "river 1/0", "tap high" if action == "tap" else "bridge at 4")
        table.state.hand[BEN], table.state.hand_size[BEN] = 0, 0
        table.play("option 1")
        assert table.result == ""


# Exhaustion


def test_case_37_the_last_turn_is_played_to_its_end():
    """Case 37, RV-34, RV-36: the last card is drawn, the turn goes on without refills, then the scores."""
    table = Table(("N9 C1", "D1"), rivers=([RIVERO], []), groundwater=("A1 A2", ""), ocean="C5", ocean_left=1)
    table.play("option 1", "play n9")
    assert table.result == ""
    table.play("finish", "end turn")
    assert table.result == "exhaustion (7, 0) (1, 2)"


def test_case_37_a_base_cell_stays_empty_and_is_no_open_cell():
    """Case 37, §5.5, RV-36: after the ocean ran out in this turn."""
    table = Table(
        ("C1 C3", "D1"), source={(0, 0): "N6", (2, 0): "D2"}, middle="A8 C10 D10 N10", rivers=(["A5-A6-A7"], []),
        canteens=(0, None), ocean="C5", ocean_left=1,
    )  # fmt: skip
    table.play("option 1", "take column 0")
    assert table.cell(1, 0) == ""
    table.play("discard c1")
    assert "1,0" not in table.legal("cell")
    table.play("cell 0,0")
    assert table.result.startswith("exhaustion")


def test_case_37_immediate_ends_with_the_last_card():
    """Case 37, RV-34 with exhaustion_end = immediate: nothing more is asked, no 8-card rule."""
    hand = "N9 C1 C3 C5 C7 D2 D4 D6 D8 A10"
    table = Table((hand, "D1"), ocean="A2", ocean_left=1, exhaustion_end="immediate")
    table.play("option 1")
    assert table.result == "exhaustion (0, 0) (1, 1)"
    assert table.size(ANN) == 11


def test_case_37_immediate_lets_a_refill_fill_the_banks_first():
    """Case 37: the action that took the last card is completed."""
    table = Table(
        ("C1 C3", "D1"), source={(0, 0): "N6", (2, 0): "D2"}, middle="A8 C10 D10 N10", rivers=(["A5-A6-A7"], []),
        canteens=(0, None), groundwater=("C8 C7", ""), ocean="C5", ocean_left=1, main=True, exhaustion_end="immediate",
    )  # fmt: skip
    table.play("take column 0")
    assert [table.cell(row, 0) for row in range(3)] == ["C7", "C5", "C8"]
    assert table.result == "exhaustion (4, 0) (1, 2)"


def test_case_37_immediate_checks_the_win_first():
    """§6: then comes the win check, then the scoring."""
    table = Table(("", "D1"), rivers=([RIVERO], ["C1-C2-C3"]), draw="sun", ocean="C5 C6", ocean_left=2, exhaustion_end="immediate")
    table.play("option 2")
    assert table.result == "rivero (8, 3) (1, 2)"


def ended(rivers: tuple[list[str], list[str]], groundwater: tuple[str, str] = ("", ""), lying: tuple[str, str] = ("", "")) -> str:
    table = Table(("C1 C3 D7", "D1"), rivers=rivers, groundwater=groundwater, lying=lying, ocean_left=0, main=True)
    table.play("finish")
    if not table.result:
        table.play("end turn")
    return table.result


def test_case_38_bridges_and_groundwater_in_the_score():
    """Case 38, RV-35: bridges, hand cards and cards beside action cards count nothing, groundwater costs."""
    assert ended((["N1-[C5]-N3-N4"], ["A1-A2-A3"]), ("D5", ""), ("", "sun C9 C10")) == "exhaustion (2, 3) (2, 1)"


def test_case_38_scores_may_be_negative():
    """Case 38."""
    assert ended(([], []), ("D5 D6", "A1")) == "exhaustion (-2, -1) (2, 1)"


def test_case_38_a_tie_goes_to_the_longest_river():
    """Case 38, RV-35."""
    assert ended((["N1-N2-N3-N4"], ["A1-A2-A3", "C5-C6-C7"]), ("", "D5 D6")) == "exhaustion (4, 4) (1, 2)"


def test_case_38_equal_again_is_a_draw():
    """Case 38, RV-35: hand cards are no tie-break."""
    assert ended((["N1-N2-N3"], ["A1-A2-A3"])) == "exhaustion (3, 3) (1, 1)"


def test_rv_41_the_discard_of_the_first_example_is_scooped_in_the_second():
    """RV-41: nine cards before the discard, D4 among them; see E1 and E2 in test_examples.py."""
    table = Table(("A2 A5 N1 N6 C2 C3 D1 D4", ""), ocean="D3")
    table.play("option 1")
    assert table.hand(ANN) == "N1 N6 C2 C3 D1 D3 D4 A2 A5"


def test_the_game_always_ends():
    """§6: at most 122 turns; the promise of decisions covers them."""
    assert GAME.longest(2, {}) >= 122
