"""§2, §3: what is in the box and how the table lies at the beginning."""

from tests.games.rivero.table import ANN, BEN, GAME, Table, start
from tidetable.core.means import set_of
from tidetable.games.rivero.components import ACTION_CARDS, ASIDE, CARDS, RUN_STARTS, SAME_VALUE, SLOTS, TYPE
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.state import State

TYPES = set_of(*TYPE.words)


def test_the_box():
    """§2: 80 river cards and 18 action cards; the four rivers have values 1 to 10, twice each."""
    assert (CARDS, ACTION_CARDS, ASIDE) == (80, 18, 6)
    assert GAME.pieces == (2,) * 40 + (6,) * 3
    assert TYPES.told(int(SAME_VALUE[4])) == "C5 D5 A5"
    assert TYPES.told(RUN_STARTS).startswith("N1 N2 N3 N4 N5 N6 N7 N8 C1 ")


def test_the_numbers_of_the_actions():
    """§10: 329 actions, each table of them where the document has it."""
    assert [int(kind) for kind in Decision][:15] == [*range(11), 12, 13, 14, 15]
    assert [int(kind) for kind in Decision][15:21] == [17, 21, 29, 53, 65, 97]
    assert [int(kind) for kind in Decision][21:] == [129, 169, 209, 249, 289]
    assert GAME.actions == 329


def test_the_record_is_under_a_kibibyte():
    assert State.size < 1024


def test_case_1_the_table_at_the_beginning():
    """Case 1, RV-1, RV-3: 60 in the ocean, four base cards, eight in each hand, twelve and six action cards, blue begins."""
    for seed in range(5):
        state = start(seed)
        assert state.ocean_left == 60
        assert [state.top[cell] >= 0 for cell in range(12)] == [False] * 4 + [True] * 4 + [False] * 4
        assert state.hand_size.tolist() == [8, 8]
        assert (state.action_left, state.action_discarded) == (12, 0)
        assert state.turn == state.first
        assert GAME.waiting_seats(state) == [int(state.first)]
        assert state.turns == 1


def test_either_seat_can_get_the_blue_canteen():
    """§3 step 5, RV-40: the blue canteen begins; the other one is orange."""
    firsts = {int(start(seed).first) for seed in range(20)}
    assert firsts == {ANN, BEN}
    state = start(3)
    colours = [seat["canteen_colour"] for seat in GAME.see(state).view["seats"]]
    assert colours[int(state.first)] == "blue"
    assert colours[1 - int(state.first)] == "orange"


def test_rv_2_the_six_set_aside_are_seen_by_nobody():
    """RV-2: the view counts them and shows no face."""
    view = Table().view(ANN)
    assert view["action_aside"] == 6
    assert view["action_discard"] == []


def test_rv_38_new_rivers_take_the_lowest_free_slot_of_twelve():
    """RV-38: slots are never renumbered, and with twelve rivers none is offered."""
    table = Table(("C1 C2 C3 D9", ""), rivers=(["N1-N2-N3", "", "A1-A2-A3"], []), main=True)
    table.play("new river colorado 1-3")
    assert table.river(ANN, 1) == "C1-C2-C3"
    rivers = [f"{river}{low}-{river}{low + 1}-{river}{low + 2}" for river in "NDA" for low in (1, 1, 4, 4)]
    table = Table(("C1 C2 C3 D9", ""), rivers=(rivers, []), main=True)
    assert len(rivers) == SLOTS
    assert table.legal("new river") == []
