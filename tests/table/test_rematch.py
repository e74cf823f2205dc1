"""The next match: seats move on, and nobody's time runs before they have sat down."""

import msgspec
import pytest

from tests.table.tables import SECRET, Played, table_of
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.clocks import Clock
from tidetable.table.entering import replay
from tidetable.table.errors import NotNow
from tidetable.table.plan import SeatPlan, check_plan


def again(played: Played, *, asks: tuple[int, ...] | None = (0,)) -> Played:
    """End a match; make the table of the next one, which the holder of some seats asked for."""
    while not played.table.over:
        played.do(co.Resign("r", next(seat.number for seat in played.table.seats if seat.is_held)))
    plan = coming.rotated(played.table, asks)
    return Played(*coming.create("t2", plan, host="ann", secret=SECRET, at=played.at), at=played.at)


def sit(played: Played, player: str, seat: int | None = None) -> int:
    """Let somebody sit down."""
    taken, rows = coming.sit(played.table, player, played.at, seat=seat)
    played.rows += rows
    return taken


def test_a_rematch_begins_when_everybody_has_sat_down():
    following = again(table_of(3, rated=True, clock=Clock("move", seconds=30, timeout="loss")))
    assert following.table.status == "open"
    assert following.pass_time(10_000) == []
    assert sit(following, "cleo") == 0
    assert following.table.status == "open"
    assert sit(following, "ben") == 2
    assert following.table.status == "running"
    assert [seat.players for seat in following.table.seats] == [["cleo"], ["ann"], ["ben"]]
    assert following.table.clocks.left(0, following.at) == 30
    assert replay("t2", following.rows).seats == following.table.seats


def test_the_kept_seat_is_for_its_person_or_whoever_has_its_link():
    following = again(table_of(2))
    with pytest.raises(NotNow):
        sit(following, "mallory")
    with pytest.raises(NotNow):
        sit(following, "mallory", 0)
    coming.sit(following.table, "friend", following.at, seat=0, proved=True)
    assert following.table.status == "running"


def test_a_rated_rematch_does_not_begin_with_stand_ins_and_another_may():
    rated = again(table_of(2, rated=True))
    with pytest.raises(NotNow):
        coming.start(rated.table, rated.at)
    friendly = again(table_of(2))
    coming.start(friendly.table, friendly.at)
    assert [seat.kind for seat in friendly.table.seats] == ["bot", "person"]
    with pytest.raises(NotNow):
        sit(friendly, "mallory")
    assert sit(friendly, "ben") == 0


def test_against_bots_it_begins_at_once():
    assert again(table_of(3, bots=2, rated=True), asks=None).table.status == "running"


@pytest.mark.parametrize("choices", [{"rated": True}, {"clock": Clock("bank", seconds=60)}])
def test_if_it_is_not_known_who_asked_all_sit_down_where_something_is_at_stake(choices):
    following = again(table_of(2, **choices), asks=None)
    assert [sit(following, "ann"), following.table.status, sit(following, "ben")] == [1, "open", 0]
    assert following.table.status == "running"


def test_whoever_has_two_seats_at_one_device_sits_down_at_both():
    people = (
        SeatPlan("person", players=("ann",)),
        SeatPlan("person", players=("ben",)),
        SeatPlan("person", players=("ann",), here=True),
    )
    played = table_of(3)
    plan = check_plan(msgspec.structs.replace(played.table.plan, seats=people))
    first = Played(*coming.create("t1", plan, host="ann", secret=SECRET, at=1000.0))
    following = again(first, asks=(1,))
    assert following.table.status == "open"
    sit(following, "ann")
    assert following.table.status == "running"
    assert [(seat.players, seat.here) for seat in following.table.seats] == [(["ann"], True), (["ann"], False), (["ben"], False)]


def test_all_devices_of_a_person_come_along():
    played = table_of(2)
    coming.sit(played.table, "bens-phone", 1000.0, seat=1, proved=True)
    following = again(played)
    sit(following, "ben")
    assert sorted(following.table.seats[0].players) == ["ben", "bens-phone"]
