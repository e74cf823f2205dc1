"""§4.6, §5.3, §5.4, §6: corals, fish and breeding (checklist 14 to 20 and 30, E2, E10, E12)."""

import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, RICH, Lagoon, told
from tidetable.games.das_riff.state import Phase

ALL_FISH = ("Rm Rf Ym Yf Bm Bf Gm Gf", ".", ".", "Vm Vf Pm Pf")
CODES = {"0,0": "Rm", "0,1": "Rf", "0,2": "Ym", "0,3": "Yf", "0,4": "Bm", "0,5": "Bf", "0,6": "Gm", "0,7": "Gf"} | {
    "3,0": "Vm", "3,1": "Vf", "3,2": "Pm", "3,3": "Pf",
}  # fmt: skip


def buyable(corals: str, open_cards: str = "R-Y B-B G-G V-V") -> set[str]:
    table = Lagoon(*ALL_FISH, anna=RICH | {"corals": corals}, open_cards=open_cards)
    return {CODES[cell] for cell in table.legal("take")}


def places(card: str, corals: str, open_cards: str = "R-Y B-B G-G V-V") -> list[str]:
    """Take a card and give the slots it is offered; none if it was placed by itself."""
    table = Lagoon(card, anna=RICH | {"corals": corals}, open_cards=open_cards)
    table.play("take 0,0")
    return table.legal("place") if table.phase == Phase.PLACE else []


def test_e2_only_the_partner_fits():
    """E2: one coral with Rf, R-Y open: Ym only; Yf, Rm, Bm are not buyable."""
    assert buyable("Rf") == {"Ym"}


def test_e2_an_empty_coral_takes_every_fish():
    """E2: with an additional empty coral every affordable fish is legal, Ym with two placements."""
    assert buyable("Rf .") == set(CODES.values())
    assert places("Ym", "Rf .") == ["0", "1"]


def test_e2_the_other_way_round():
    """E2: with Yf on the coral: Rm only."""
    assert buyable("Yf") == {"Rm"}


@pytest.mark.parametrize(("corals", "buys"), [("", set()), ("Bf", {"Bm"}), ("Pf", set()), ("Rf Rm", {"Ym", "Yf"}), ("=B-G", set())])
def test_case_14_a_fish_without_a_place_is_not_offered(corals, buys):
    """Checklist 14, DR-10: no coral; all corals occupied and no match; same sex; card not open."""
    assert buyable(corals) == buys


def test_case_15_a_same_colour_card_needs_both_sexes():
    """Checklist 15: G-G needs Gm and Gf; two Gf never."""
    assert buyable("Gf", "G-G R-R B-B V-V") == {"Gm"}
    assert buyable("Gm", "G-G R-R B-B V-V") == {"Gf"}


def test_case_16_equal_places_are_offered_once():
    """Checklist 16, §5.3: one empty slot even if several are empty; the lowest of equal singles."""
    assert places("Ym", ". Rf . Rf") == ["0", "1"]
    assert places("Ym", "Rf Rf .") == ["0", "2"]


def test_case_16_different_singles_that_match_are_all_offered():
    """Checklist 16."""
    assert places("Ym", "Rf Bf .", "R-Y Y-B G-G V-V") == ["0", "1", "2"]


def test_case_17_what_breeding_does():
    """Checklist 17, DR-12: old parent, new parent discarded; slot blocked; the open card replaced in its place."""
    table = Lagoon("Ym", anna=RICH | {"corals": "Rf"}, open_cards="B-B R-Y G-G V-V", next_breeding="P-P")
    events = table.play("take 0,0")
    assert (table.discard, table.corals(ANNA), table.open_cards) == ("Rf Ym", "=R-Y", "B-B P-P G-G V-V")
    assert told(events, "bred") == [{"seat": ANNA, "slot": 0, "breeding": 1, "place": 1, "breedings": 1}]
    assert int(table.state.breeding_left) == 16


def test_e10_case_18_chained_breeding():
    """E10, case 18, DR-20: the new card is used in the same turn."""
    table = Lagoon(
        "Bm Yf", anna=RICH | {"corals": "Rf Gm"}, open_cards="R-B Y-Y V-V P-P", next_breeding="Y-G",
    )  # fmt: skip
    assert table.legal("take") == ["0,0"]
    table.play("take 0,0")
    assert (table.open_cards, table.legal("take")) == ("Y-G Y-Y V-V P-P", ["0,1"])
    table.play("take 0,1")
    assert table.corals(ANNA) == "=R-B =Y-G"


def test_case_19_two_singles_never_breed_with_each_other():
    """Checklist 19, DR-11: not even when a card that fits them is turned up."""
    table = Lagoon("Bm", anna=RICH | {"corals": "Rf Gm Yf"}, open_cards="R-B Y-Y V-V P-P", next_breeding="Y-G")
    table.play("take 0,0")
    assert (table.open_cards, table.corals(ANNA)) == ("Y-G Y-Y V-V P-P", "=R-B Gm Yf")


def test_case_20_no_sixth_coral():
    """Checklist 20, DR-27: bred corals count."""
    assert Lagoon("#", anna=RICH | {"corals": ". . . ."}).legal("take") == ["0,0"]
    assert Lagoon("#", anna=RICH | {"corals": "=R-R =Y-Y . . Rm"}).legal("take") == []


def test_a_coral_becomes_the_next_empty_slot():
    """§5.5."""
    table = Lagoon("#", anna=RICH | {"corals": "=R-R Rm"})
    table.play("take 0,0", "pay red")
    assert table.corals(ANNA) == "=R-R Rm ."


def test_a_single_fish_may_wait_without_a_fitting_card():
    """§5.3."""
    table = Lagoon("Pm", anna=RICH | {"corals": "."})
    table.play("take 0,0")
    assert table.corals(ANNA) == "Pm"


def test_dr_11_a_fish_never_moves():
    """DR-11: no action moves a fish; PLACE exists only for a fish just taken."""
    table = Lagoon("Ym", anna=RICH | {"corals": "Rf . Bm"})
    assert table.legal("place") == []


FOUR = "=R-R =Y-Y =B-B =G-G"


def test_e12_victory():
    """E12, case 30, DR-13: GAME_OVER at once, three open cards left, no flow, no roll."""
    table = Lagoon("Vf ~ # *", anna=RICH | {"corals": f"{FOUR} Vm"}, open_cards="V-V R-P Y-P B-P", turn=31)
    words = int(table.state.chance_words)
    table.play("take 0,0")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (table.phase, outcome.scores, outcome.ranks, outcome.reason.id) == (Phase.END, (5, 0), (1, 2), "five_breedings")
    assert (table.open_cards, table.row(0), int(table.state.turns)) == (". R-P Y-P B-P", ". ~ # * . . . .", 31)
    assert (int(table.state.chance_words), GAME.waiting_seats(table.state)) == (words, [])


def test_dr_13_the_opponent_gets_no_further_turn():
    """DR-13: equal turns are not granted, whoever began."""
    table = Lagoon(
        "Vf", active=BEN, anna={"corals": FOUR}, ben=RICH | {"corals": "=R-G =R-V =R-B =R-P Vm"}, open_cards="V-V Y-P B-P G-P"
    )
    table.play("take 0,0")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((4, 5), (2, 1))


def test_dr_20_the_opponent_uses_the_new_card_in_his_own_turn():
    """DR-20."""
    ben = {"corals": "Pf", "worms": "0/0/0/0/0/3", "boats": 2}
    table = Lagoon("Ym Pm #", anna=RICH | {"corals": "Rf"}, ben=ben, next_breeding="P-P")
    table.play("take 0,0")
    assert GAME.legal_actions(table.state, BEN) == []
    table.state.active, table.state.waiting = BEN, 1 << BEN
    assert table.legal("take") == ["0,1"]
