"""Why a thing cannot be clicked: the reason of the kind of action that is asked for now."""

from __future__ import annotations

from tests.table.tables import table_of
from tidetable.table.why import why_not


def test_a_thing_of_another_phase_says_which_phase_it_is():
    played = table_of(2)

    assert why_not(played.table, 0, {"cell": 4}) == ("why-other-phase", {"phase": "cast", "section": "§4"})


def test_the_reason_is_of_the_kind_that_is_asked_for_now():
    """In the bait phase a cell out of reach speaks of luring, though luring onto it and fishing click the same cell."""
    played = table_of(2)
    played.act(0, "cat left")
    played.act(1, "cat left")

    assert why_not(played.table, 0, {"cell": 8}) == ("why-other-column", {"cell": 8, "section": "FS-10"})


def test_who_is_not_asked_gets_no_reason():
    played = table_of(2)
    played.act(0, "cat left")

    assert why_not(played.table, 0, {"cell": 4}) is None


def test_what_no_action_ever_clicks_gets_no_reason():
    assert why_not(table_of(2).table, 0, {"cloud": 1}) is None


def test_what_was_clicked_may_be_a_list():
    """A run of Rivero is named by its cards."""
    played = table_of(2, game="rivero")
    seat = played.table.waiting[0]

    why = why_not(played.table, seat, {"run": [24, 25, 26], "bridge": False})

    assert why is not None
    assert why[0].startswith("why-")
