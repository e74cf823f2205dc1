"""§4.4, §5.5: sharks (checklist 21 to 23)."""

import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, Lagoon, Player, told

HUNTER: Player = {"sharks": 1, "worms": "1/0/0/0/0/0"}


@pytest.mark.parametrize("card", ["Rm", "*", "#", "^"])
@pytest.mark.parametrize("row", range(4))
def test_case_21_any_open_card_in_any_row_beyond_all_boats(row, card):
    """Checklist 21, DR-14: a fish, a pearl, a coral, another shark; no boat is needed."""
    table = Lagoon(*[f". . . . . . . {card}" if at == row else "." for at in range(4)], anna=HUNTER)
    events = table.play(f"shark {row},7")
    assert table.discard == f"{card} ^"
    assert [event["kind"] for event in events][:2] == ["card-chased", "shark-spent"]
    assert int(table.state.sharks[ANNA]) == 0


def test_case_22_not_on_water_face_down_or_empty_cells():
    """Checklist 22, DR-14."""
    table = Lagoon("~ .", "[Rm] ~", "[^]", "Yf ~", anna=HUNTER)
    assert [text for text in table.legal("shark") if "own" not in text] == ["3,0"]


def test_dr_14_at_a_table_that_allows_it_a_shark_goes_at_open_water_too():
    """DR-14, `shark_on_water`: water and shark to the discard pile; a face-down card stays out of reach, and is told why."""
    table = Lagoon("~ Rm", "[Rm] ~", "[^]", "Yf ~", anna=HUNTER, shark_on_water=True)
    assert [text for text in table.legal("shark") if "own" not in text] == ["0,0", "0,1", "1,1", "3,0", "3,1"]
    assert table.seen(ANNA).why_not(GAME.parse_action("shark 1,0"))[0] == "why-hidden-prey"
    table.play("shark 1,1")
    assert table.discard == "~ ^"


def test_case_22_not_on_the_opponents_fish_a_bred_slot_or_an_empty_one():
    """Checklist 22: of the own slots only the single ones."""
    table = Lagoon("#", anna=HUNTER | {"corals": "=R-R . Rm"}, ben={"corals": "Bf"})
    assert table.legal("shark own") == ["2"]


def test_every_single_fish_is_offered_also_equal_ones():
    """§4.4."""
    assert Lagoon("#", anna=HUNTER | {"corals": "Rm Rm Gf"}).legal("shark own") == ["0", "1", "2"]


def test_case_23_a_freed_coral_takes_a_fish_in_the_same_turn():
    """Checklist 23: fish, then shark, to the discard pile; the slot becomes empty."""
    table = Lagoon("Rm", anna=HUNTER | {"corals": "Pf"})
    assert table.legal("take") == []
    events = table.play("shark own 0")
    assert told(events, "fish-chased") == [{"seat": ANNA, "slot": 0, "card": 11}]
    assert (table.discard, table.corals(ANNA), table.legal("take")) == ("Pf ^", ".", ["0,0"])


def test_no_shark_no_chase():
    """§4.4."""
    assert Lagoon("Rm", anna={"worms": "3/0/0/0/0/0", "corals": "Rm"}, ben={"sharks": 2}).legal("shark") == []


def test_a_shark_costs_nothing():
    """§5.5."""
    table = Lagoon("Rm # #", anna=HUNTER | {"boats": 1})
    table.play("shark 0,1")
    assert table.worms(ANNA) == "1/0/0/0/0/0"


def test_dr_29_only_in_the_own_action_phase():
    """DR-29: in the opponent's turn the owner of a shark is asked nothing."""
    table = Lagoon("Rm * *", active=BEN, anna={"sharks": 2, "pearls": 3}, ben={"worms": "1/0/0/0/0/0"})
    assert table.seat == BEN
    assert table.legal("shark") == []


def test_a_shark_may_unblock_the_own_row():
    """§5.5: the gap stays until FLOW, then the row drifts."""
    table = Lagoon("# * * * * * * *", anna=HUNTER | {"corals": ". . . . .", "boats": 2})
    table.play("shark 0,0")
    assert table.row(0) == ". * * * * * * *"
    table.flow()
    assert table.row(0) == "* * * * * * * ."
