"""§5.6, §5.7, §6: flow, refill and the spring tide (checklist 24 to 28 and 32, E4 to E8, E13)."""

import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, Lagoon, told

FULL = "# # # # # # # #"
STILL = ("# Rm * ^ # * * *", "[~] [#] [*] [~] [~] [~] [~] [~]", "[^] [~] [~] [~] [~] [~] [#] [~]", "Yf # # # ^ * * *")


def test_case_24_gaps_stay_open_during_the_turn():
    """Checklist 24, DR-15: an empty cell cannot be taken, flipped or chased."""
    table = Lagoon("# # #", "[#] [#]", anna={"worms": "3/0/0/0/0/0", "sharks": 2, "boats": 2})
    table.play("take 0,0", "flip 1,0", "take 1,0")
    assert (table.row(0)[:5], table.row(1)[:7]) == (". # #", ". [#] .")
    assert not {"take 0,0", "take 1,0", "flip 1,0", "shark 0,0", "shark 1,0"} & set(table.legal())


def test_e4_drain_in_a_middle_row():
    """E4, case 25: the face-down water at column 0 stops the drain; DR-26: open middle cards stay open."""
    table = Lagoon(".", "~ . ~ [~] ~ Rm [#] .").flow()
    assert (table.row(1), table.discard) == ("[~] ~ Rm [#] . . . .", "~ ~")


def test_e5_drain_in_an_outer_row():
    """E5."""
    table = Lagoon(". ~ ~ # ~ ~ . Rf").flow()
    assert (table.row(0), table.discard) == ("# ~ ~ Rf . . . .", "~ ~")


def test_e5_eight_water_drain_and_the_new_cards_stay():
    """E5, case 25: row empty, eight new cards face up, not drained again this turn."""
    table = Lagoon("~ ~ ~ ~ ~ ~ ~ ~", *STILL[1:], draw="~ ~ # # # # # #")
    table.flow()
    assert (table.row(0), table.discard) == (". . . . . . . .", "~ ~ ~ ~ ~ ~ ~ ~")
    table.state.discard_left = 0
    table.refill()
    assert table.row(0) == "~ ~ # # # # # #"


def test_case_25_drained_cards_come_row_by_row_from_the_sea_inwards():
    """§5.6: rows 0 to 3; the rows do not interact."""
    events = Lagoon("~ ~ #", ". ~ [~]", "[~] ~", "~ #", anna={"worms": "1/0/0/0/0/0"}).play("end turn")
    assert [event["cell"] for event in told(events, "drained")] == [0, 1, 8, 24]


def test_case_25_faces_are_kept():
    """Checklist 25, DR-26."""
    table = Lagoon(".", ". [Rm] . Gf [~] . ~ [#]").flow()
    assert table.row(1) == "[Rm] Gf [~] ~ [#] . . ."


def rows(*lengths: int) -> list[str]:
    return [" ".join(["[#]" if row in (1, 2) else "#"] * length) for row, length in enumerate(lengths)]


def test_e6_six_cards_wait():
    """E6, case 26: discard 6 after FLOW, draw 20, need 3: no shuffle, draw 17."""
    table = Lagoon(*rows(7, 8, 8, 6), discard="~ ~ ~ ~ ~ ~", draw="* " * 20)
    words = int(table.state.chance_words)
    table.refill()
    assert (table.state.draw_left, table.state.discard_left, int(table.state.chance_words)) == (17, 6, words)


def test_e6_seven_cards_are_shuffled_in_even_if_none_is_needed():
    """E6, case 26: discard 7, need 0: shuffle, nothing drawn."""
    table = Lagoon(*rows(8, 8, 8, 8), discard="~ ~ ~ ~ ~ ~ ~", draw="* " * 20)
    words = int(table.state.chance_words)
    table.refill()
    assert (table.state.draw_left, table.state.discard_left) == (27, 0)
    assert int(table.state.chance_words) >= words + 26


def test_case_26_drained_water_counts_for_the_seven():
    """Checklist 26, DR-16: the cards drained in this turn's FLOW count."""
    table = Lagoon("~ # # # # # # #", *rows(8, 8, 8, 8)[1:], discard="~ ~ ~ ~ ~ ~", draw="* " * 20, anna={"worms": "1/0/0/0/0/0"})
    events = table.play("end turn")
    assert told(events, "reshuffled") == [{"cards": 27}]


def test_e7_short_draw_pile():
    """E7, case 27: discard 3, draw 2, need 4: mixed 5, four drawn, draw 1, discard 0."""
    table = Lagoon(*rows(6, 8, 8, 6), discard="~ ~ ~", draw="* *").refill()
    assert (table.state.draw_left, table.state.discard_left) == (1, 0)


def test_dr_16_exactly_enough_cards_are_not_mixed():
    """DR-16: fewer than need, not equal."""
    table = Lagoon(*rows(6, 8, 8, 8), discard="~ ~ ~", draw="* *").refill()
    assert (table.state.draw_left, table.discard, table.row(0)) == (0, "~ ~ ~", "# # # # # # * *")


def test_e8_not_enough_cards():
    """E8, case 27, DR-17: seat 1 active; filled (2,6) then (3,7); (2,7) and (0,7) stay empty."""
    table = Lagoon(*rows(7, 8, 6, 7), active=BEN, discard="*", draw="*").refill()
    assert (table.row(2), table.row(3)) == ("[#] [#] [#] [#] [#] [#] [*] .", "# # # # # # # *")
    assert (table.row(0)[-1], table.state.draw_left, table.state.discard_left) == (".", 0, 0)


def test_case_27_shortage_begins_at_the_active_players_side():
    """DR-17: the same for seat 0 fills (2,6) then (0,7)."""
    table = Lagoon(*rows(7, 8, 6, 7), active=ANNA, discard="*", draw="*").refill()
    assert (table.row(0)[-1], table.row(2).split()[6:], table.row(3)[-1]) == ("*", ["[*]", "."], ".")


def test_refill_order_and_faces():
    """§5.7: column by column, rows from the active player's side; rows 0 and 3 face up, 1 and 2 face down."""
    table = Lagoon(*rows(6, 7, 8, 6), active=ANNA, draw="Rm Rf Ym Yf Bm")
    events = table.play("end turn")
    dealt = [event["cell"] for event in events if event["kind"].startswith("dealt")]
    assert dealt == [6, 30, 7, 15, 31]
    assert (table.row(0)[-5:], table.row(1)[-4:], table.row(3)[-5:]) == ("Rm Ym", "[Yf]", "Rf Bm")


def test_case_28_short_rows_at_the_start_of_a_turn():
    """Checklist 28: all actions are still correct, and the next turn tries again."""
    table = Lagoon("Rm # .", "[*] .", "[*]", "*", anna={"worms": "3/0/0/0/0/0", "corals": ".", "boats": 3}, draw="")
    assert (table.legal("take"), table.legal("flip")) == (["0,0", "0,1", "3,0"], ["1,0", "2,0"])
    events = table.play("end turn")
    assert told(events, "no-card-left") == [{"cells": 27}]
    assert (table.row(0), table.row(1)) == ("Rm # . . . . . .", "[*] . . . . . . .")


def still_table(still: int, **more: object) -> Lagoon:
    arguments: dict = {"anna": {"worms": "1/0/0/0/0/0"}, "ben": {"worms": "1/0/0/0/0/0"}} | more
    return Lagoon(*STILL, still=still, **arguments)


def test_e13_case_32_the_tide_comes_in_the_fourth_still_turn():
    """E13, case 32, DR-21: both players' turns count together; the count is 0 afterwards."""
    table = still_table(0)
    for turn in range(4):
        assert (int(table.state.still_turns), table.row(0).split()[0]) == (turn, "#")
        while table.legal("pick"):
            table.play(table.legal()[0])
        events = table.play("end turn")
    assert [event["kind"] for event in events if event["kind"] in ("spring-tide", "swept")] == ["spring-tide"] + ["swept"] * 4
    assert int(table.state.still_turns) == 0


def test_e13_the_order_of_the_tide():
    """E13: the discard pile grows by # ~ ^ * ~ ~ ~, in this order."""
    table = Lagoon("# ~ ~ Rm", "[~] ~ [~]", "^ ^", "* *", still=3).flow()
    assert table.discard == "# ~ ^ * ~ ~ ~"
    assert (table.row(0)[:2], table.row(1)[:3], int(table.state.still_turns)) == ("Rm", "[~]", 0)


def test_a_face_down_card_the_tide_takes_is_shown():
    """§6."""
    events = still_table(3).play("end turn")
    assert [event["card"] for event in told(events, "swept")] == [12, 15, 14, 3]


def test_the_tide_passes_an_empty_row():
    """§6: an empty row gives none."""
    table = Lagoon("# #", ".", ".", "* #", still=3).flow()
    assert table.discard == "# *"


@pytest.mark.parametrize("action", [("boat",), ("take 0,0",), ("shark 0,1",), ("flip 1,0",)])
def test_case_32_any_action_resets_the_count(action):
    """Checklist 32: not after boats-only turns either."""
    table = still_table(3, anna={"worms": "3/0/0/0/0/0", "sharks": 1})
    table.play(*action)
    events = table.play("end turn") if table.seat == ANNA and table.legal("end") else []
    assert told(events, "spring-tide") == []
    assert int(table.state.still_turns) == 0


def test_case_32_a_drained_card_resets_the_count():
    """Checklist 32."""
    table = Lagoon("~ # #", *STILL[1:], still=3).flow()
    assert (table.discard, int(table.state.still_turns)) == ("~", 0)


def test_case_32_with_the_option_off_nothing_is_counted():
    """Checklist 32, §6."""
    table = Lagoon(*STILL, still=0, spring_tide=False).flow().flow().flow().flow().flow()
    assert (table.discard, int(table.state.still_turns)) == ("", 0)


def test_picking_a_worm_is_no_action():
    """§6, DR-21."""
    table = still_table(2)
    table.play("end turn")
    while table.legal("pick"):
        table.play(table.legal()[0])
    assert int(table.state.still_turns) == 3
    events = table.play("end turn")
    assert len(told(events, "spring-tide")) == 1


def test_each_row_drifts_and_drains_as_its_own_events():
    """§12: the animation shows row by row shift, drain, shift, fill, each card by itself."""
    events = Lagoon("~ . # *", FULL, FULL, FULL, anna={"worms": "1/0/0/0/0/0"}).play("end turn")
    story = [event["kind"] for event in events]
    assert story[1:7] == ["drifted", "drifted", "drained", "drifted", "drifted", "dealt-up"]
    assert told(events, "drifted")[0] == {"source": 2, "target": 1}
