"""§4.5, §5.1, §5.2: prices and payment (checklist 7 to 13 and 29, E1, E11)."""

from typing import Any

import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, RICH, Lagoon, told
from tidetable.games.das_riff.state import Phase


def red_male(row: int, card: str = "Rm", column: int = 1, **anna: Any) -> Lagoon:
    """E1: seat 0 with 4 boats, an empty coral, worms 3/0/0/0/0/1 and a red male in column 1 of a row."""

    rows = [" ".join([*"." * column, card]) if at == row else "." for at in range(4)]
    return Lagoon(*rows, anna={"worms": "3/0/0/0/0/1", "boats": 4, "corals": "."} | anna)


def paid(table: Lagoon, *actions: str) -> list[str]:
    return ["RYBGVP*"[event["unit"]] for event in told(table.play(*actions), "paid")]


def test_e1a_own_row():
    """E1 (a): TAKE legal, automatic payment R."""
    table = red_male(0)
    assert paid(table, "take 0,1") == ["R"]
    assert (table.worms(ANNA), table.corals(ANNA)) == ("2/0/0/0/0/1", "Rm")


@pytest.mark.parametrize("row", [1, 2])
def test_e1b_face_up_in_a_middle_row(row):
    """E1 (b), DR-25: legal, automatic R, R."""
    table = red_male(row)
    assert paid(table, f"take {row},1") == ["R", "R"]


def test_e1c_face_down_in_a_middle_row():
    """E1 (c): TAKE illegal, FLIP legal; PAY offers R and P; then the card is up and TAKE costs R."""
    table = red_male(1, "[Rm]")
    assert (table.legal("take"), table.legal("flip")) == ([], ["1,1"])
    table.play("flip 1,1")
    assert table.legal() == ["pay red", "pay pink"]
    table.play("pay pink")
    assert table.row(1).split()[1] == "Rm"
    assert paid(table, "take 1,1") == ["R"]


def test_e1d_opponents_row():
    """E1 (d): legal, R, R, R."""
    assert paid(red_male(3), "take 3,1") == ["R", "R", "R"]


def test_e1e_pearls_make_up_the_colour():
    """E1 (e): worms 1/5/0/0/0/0 and 2 pearls: legal; PAY offers R and pearl."""
    table = red_male(3, worms="1/5/0/0/0/0", pearls=2)
    table.play("take 3,1")
    assert table.legal() == ["pay red", "pay pearl"]


def test_e1f_too_few_of_the_colour():
    """E1 (f): worms 2/5/0/0/0/0 and no pearl: illegal."""
    assert red_male(3, worms="2/5/0/0/0/0").legal("take") == []


def test_e1g_no_boat():
    """E1 (g): the same card in column 4: illegal."""
    assert red_male(0, column=4).legal("take") == []


@pytest.mark.parametrize(("seat", "prices"), [(ANNA, [1, 2, 2, 3]), (BEN, [3, 2, 2, 1])])
def test_case_7_prices_for_both_seats_and_all_rows(seat, prices):
    """Checklist 7, §2.5: seat 1's own row is row 3."""
    for row, price in enumerate(prices):
        table = Lagoon(*["#" if at == row else "." for at in range(4)], active=seat, anna=RICH, ben={"worms": "5/0/0/0/0/0"})
        events = table.play(f"take {row},0")
        assert told(events, "take-chosen")[0]["price"] == price


def test_case_8_no_boat_no_card_but_a_new_boat_reaches_at_once():
    """Checklist 8, DR-19, DR-23: neither TAKE nor FLIP beyond the boats; a boat bought opens its column at once."""
    table = Lagoon("* *", "[*] [*]", "[*] [*]", "* *", anna={"worms": "6/0/0/0/0/0"})
    assert (table.legal("take"), table.legal("flip")) == (["0,0", "3,0"], ["1,0", "2,0"])
    table.play("boat")
    assert (table.legal("take"), table.legal("flip")) == (["0,0", "0,1", "3,0", "3,1"], ["1,0", "1,1", "2,0", "2,1"])


FLIPPED: dict[str, Any] = {"anna": {"worms": "0/0/0/0/0/4", "boats": 2, "sharks": 1}}


def price_of(table: Lagoon, cell: str) -> int:
    return int(told(table.play(f"take {cell}"), "take-chosen")[0]["price"])


def test_case_9_flip_then_take_for_one():
    """Checklist 9, DR-6."""
    table = Lagoon(".", "[*] [*]", **FLIPPED)
    table.play("flip 1,0")
    assert price_of(table, "1,0") == 1


@pytest.mark.parametrize(("flip_price", "price"), [("same_turn", 1), ("immediate", 2)])
def test_case_9_flip_other_action_then_take(flip_price, price):
    """Checklist 9, DR-6: an action in between leaves the price at 1, unless the option says immediate."""
    table = Lagoon("*", "[*] [*]", flip_price=flip_price, **FLIPPED)
    table.play("flip 1,0", "shark 0,0")
    assert price_of(table, "1,0") == price


def test_dr_6_immediate_a_second_flip_moves_the_mark():
    """DR-6: with `immediate` another flip is another action, and then only the second card is marked."""
    table = Lagoon(".", "[*] [*]", flip_price="immediate", **FLIPPED)
    table.play("flip 1,0", "flip 1,1")
    assert price_of(table, "1,1") == 1
    table = Lagoon(".", "[*] [*]", flip_price="immediate", **FLIPPED)
    table.play("flip 1,0", "flip 1,1")
    assert price_of(table, "1,0") == 2


def test_dr_6_immediate_taking_the_flipped_card_at_once_costs_one():
    """DR-6."""
    table = Lagoon(".", "[*] [*]", flip_price="immediate", **FLIPPED)
    table.play("flip 1,0")
    assert price_of(table, "1,0") == 1


@pytest.mark.parametrize("seat", [ANNA, BEN])
def test_case_10_a_card_flipped_last_turn_costs_two_for_both(seat):
    """Checklist 10."""
    table = Lagoon("# * * * * * *", "# *", active=seat, anna=RICH, ben=RICH)
    assert price_of(table, "1,1") == 2


def test_the_mark_is_gone_after_the_turn():
    """§5.1: removed at the end of the turn."""
    table = Lagoon("# # # # # # # #", "[#] [*]", anna={"worms": "2/0/0/0/0/0"})
    table.play("flip 1,0")
    assert table.state.flipped != 0
    table.play("end turn")
    assert table.state.flipped == 0
    assert table.row(1).startswith("# [*]")


def test_the_mark_leaves_its_cell_with_the_card():
    """§5.1: the mark belongs to the card."""
    table = Lagoon("#", "[*]", anna={"worms": "2/0/0/0/0/0", "sharks": 1})
    table.play("flip 1,0", "shark 1,0")
    assert table.state.flipped == 0


def test_case_11_flipped_water_stays_and_drains_at_column_0():
    """Checklist 11, DR-8: it cannot be taken; it drains when it reaches column 0."""
    table = Lagoon("# # # # # # # #", "[~] [#]", anna={"worms": "3/0/0/0/0/0", "boats": 2})
    table.play("flip 1,0")
    assert "1,0" not in table.legal("take")
    assert table.row(1).split()[0] == "~"
    table.flow()
    assert table.row(1).split()[0] == "[#]"


def test_case_12_fish_paid_in_a_mixture():
    """Checklist 12: worm or pearl is asked while both can pay; one sort left pays by itself."""
    table = red_male(3, worms="2/5/0/0/0/0", pearls=1)
    table.play("take 3,1")
    assert table.legal() == ["pay red", "pay pearl"]
    assert paid(table, "pay pearl") == ["*", "R", "R"]
    assert (table.worms(ANNA), table.state.pearls[ANNA], table.discard) == ("0/5/0/0/0/0", 0, "*")


def test_case_12_no_choice_where_one_sort_can_pay():
    """Checklist 12."""
    assert paid(red_male(3, worms="0/5/0/0/0/0", pearls=3), "take 3,1") == ["*", "*", "*"]


def test_two_sorts_are_asked_even_if_all_must_be_spent():
    """§4.5 (E3, step 2)."""
    table = red_male(3, worms="1/0/0/0/0/0", pearls=2)
    table.play("take 3,1")
    assert table.legal() == ["pay red", "pay pearl"]


@pytest.mark.parametrize("action", ["flip 1,0", "boat", "take 0,0", "take 0,1", "take 0,2"])
def test_case_13_pearls_pay_for_everything(action):
    """Checklist 13, DR-9, DR-7: flip, boat, coral, shark, another pearl."""
    table = Lagoon("# ^ *", "[~]", anna={"pearls": 4, "boats": 3})
    assert set(paid(table, action)) == {"*"}


def test_case_13_a_pearl_does_not_pay_for_itself():
    """Checklist 13, §5.2."""
    assert Lagoon("*", anna={"worms": "0/0/0/0/0/0"}).legal("take") == []
    table = Lagoon("*", anna={"pearls": 1})
    table.play("take 0,0")
    assert (int(table.state.pearls[ANNA]), table.discard) == (1, "*")


def test_dr_7_sharks_corals_and_pearls_cost_any_units():
    """DR-7."""
    for card in "#^*":
        table = Lagoon(card, anna={"worms": "1/1/0/0/0/0"})
        table.play("take 0,0")
        assert table.legal() == ["pay red", "pay yellow"]


def test_dr_8_water_is_never_offered():
    """DR-8."""
    assert Lagoon("~ ~", "~", ".", "~", anna=RICH).legal("take") == []


def test_worms_go_to_the_supply_at_once_and_the_card_stays_until_all_is_paid():
    """§4.5."""
    table = Lagoon("Rm", ".", ".", "#", anna={"worms": "2/1/0/0/0/0", "sharks": 1})
    table.play("take 3,0", "pay red")
    assert (table.supply, table.row(3).split()[0], table.state.due) == ("7/7/8/8/8/8", "#", 2)
    table.play("pay red")
    assert (table.supply, table.row(3).split()[0], table.corals(ANNA)) == ("8/8/8/8/8/8", ".", ".")


def test_e11_boats():
    """E11, case 29: boats 8 and 6 with one left: seat 0 cannot buy, seat 1 can; then nobody can."""
    table = Lagoon("#", anna=RICH, ben={"worms": "2/2/2/2/2/2", "boats": 6})
    assert (int(table.state.boat_supply), "boat" in table.legal()) == (1, False)
    table = Lagoon("#", active=BEN, anna={"boats": 8}, ben={"worms": "4/4/0/0/0/0", "boats": 6})
    table.play("boat", "pay red", "pay red", "pay red")
    assert (table.state.boats.tolist(), int(table.state.boat_supply), "boat" in table.legal()) == ([8, 7], 0, False)


def test_a_boat_needs_three_units():
    """§4.4."""
    assert "boat" not in Lagoon("#", anna={"worms": "1/0/0/0/0/0", "pearls": 1}).legal()
    assert "boat" in Lagoon("#", anna={"worms": "1/0/0/0/1/0", "pearls": 1}).legal()


def test_the_phase_while_paying():
    """§4.5: nothing but PAY is legal then."""
    table = Lagoon("#", anna={"worms": "3/1/0/0/0/0"})
    table.play("boat")
    assert (table.phase, table.legal()) == (Phase.PAY, ["pay red", "pay yellow"])
