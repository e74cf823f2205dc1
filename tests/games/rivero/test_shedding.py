"""RV-33: who has a Rivero may, at a table that says so, discard several cards in a turn."""

from tests.games.rivero.table import ANN, BEN, GAME, Table
from tidetable.games.rivero.state import NO_CARD

RIVERO = "N1-N2-N3-N4-N5-N6-N7-N8"


def shedding(hand: str = "C9 D10 A2", **options) -> Table:
    return Table((hand, "D1"), rivers=([RIVERO], []), middle="D1 A1 A3 A5", main=True, **options)


def test_rv_33_by_default_one_discard_ends_the_turn_of_a_rivero_owner_too():
    table = shedding()
    table.play("discard c9", "cell 0,0")
    assert table.turn == BEN


def test_rv_33_a_table_may_let_a_rivero_owner_discard_several_cards():
    """RV-33, `rivero_discards`: after the first only more discards, or the end of the turn; an empty hand wins."""
    table = shedding(rivero_discards="several")
    table.play("discard c9", "cell 0,0")
    assert sorted(table.legal("")) == ["discard a2", "discard d10", "finish"]
    assert table.view(ANN)["step"] == 3
    table.play("discard d10", "cell 0,1", "discard a2", "cell 2,0")
    assert table.result == "rivero (8, 0) (1, 2)"


def test_rv_33_who_has_discarded_lays_doubles_takes_and_swaps_nothing_more():
    """RV-33: it is step 3, though N9 fits the river and A1 the D1 of the source."""
    table = shedding("C9 N9 A1", rivero_discards="several", groundwater=("D5", ""), groundwater_take="any_time")
    assert {"play n9", "take groundwater", "double a1"} <= {*table.legal("")}
    table.play("discard c9", "cell 0,0")
    assert GAME.see(table.state, ANN).why_not(GAME.parse_action("play n9"))[0] == "why-discarding"
    assert {text.split()[0] for text in table.legal("")} == {"discard", "finish"}


def test_rv_33_without_a_rivero_one_discard_is_all():
    table = Table(("C9 D10 A2", "D1"), rivers=(["N1-N2-N3"], []), middle="D1 A1 A3 A5", main=True, rivero_discards="several")
    table.play("discard c9", "cell 0,0")
    assert table.turn == BEN


def test_rv_33_the_compulsory_discard_is_one_card():
    """RV-26 with RV-33: who holds ten and discards one may finish; the rest sinks by the 8-card rule."""
    table = shedding("C9 D10 A2 C1 C3 C5 C7 D3 D5 D7", rivero_discards="several")
    assert "finish" not in table.legal("")
    table.play("discard c9", "cell 0,0")
    assert "finish" in table.legal("")


def test_rv_33_a_full_source_takes_no_further_card():
    """§5.5, RV-33: the last open cell filled, the turn ends by itself."""
    table = shedding(full=True, rivero_discards="several")
    table.state.top[0] = NO_CARD
    table.play("discard c9")
    assert table.turn == BEN
