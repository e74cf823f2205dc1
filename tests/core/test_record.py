"""Records: named fields, who may see them, and bytes in and out."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tidetable.core.errors import BrokenRecord
from tidetable.core.record import NOBODY, OWNER, SPECTATOR, Ints, Record, number, numbers


class Boat(Record):
    load: int = number("i2")
    hand: Ints = numbers(4, 3, seen_by=OWNER)
    deck: Ints = numbers(5, seen_by=NOBODY)


def boat() -> Boat:
    made = Boat.new()
    made.seats, made.waiting, made.load = 3, 2, -7
    made.hand[:] = np.arange(12).reshape(4, 3) + 1
    made.deck[:] = [5, 4, 3, 2, 1]
    made.chance_key[0] = 9
    return made


def seen_by(record, viewer):
    """Clear what the fields do not show to a viewer, as core/play.py does."""
    bytes_ = np.frombuffer(record.to_bytes(), np.uint8) & type(record).visible[viewer]
    return type(record).from_bytes(bytes_.tobytes())


def test_a_new_record_is_empty_and_aligned():
    assert not any(Boat.new().to_bytes())
    assert Boat.layout.isalignedstruct
    assert Boat.size == len(boat().to_bytes())


def test_bytes_equality_hash_and_copies():
    one, two = boat(), boat()
    assert one == two
    assert hash(one) == hash(two)
    assert one.digest() == two.digest()
    assert Boat.from_bytes(one.to_bytes()) == one
    copy = one.twin()
    copy.hand[0, 0] = 0
    assert copy != one
    assert one == two
    assert one != "a boat"


def test_fields_of_a_batch_are_records_in_place():
    boats = Boat.batch(3)
    boats[1].load = 12
    assert boats["load"].tolist() == [0, 12, 0]
    assert isinstance(boats[1], Boat)


@given(load=st.integers(-(2**15), 2**15 - 1), hand=st.lists(st.integers(-128, 127), min_size=12, max_size=12))
def test_json_reads_back(load, hand):
    made = boat()
    made.load, made.hand[:] = load, np.array(hand).reshape(4, 3)
    assert Boat.from_json(json.loads(json.dumps(made.to_json()))) == made


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"sail": 1}, "no field sail"),
        ({"load": "full"}, "whole numbers"),
        ({"load": 70000}, "whole numbers"),
        ({"hand": [1, 2]}, "shape"),
    ],
)
def test_a_broken_json_position_says_what_is_wrong(data, says):
    with pytest.raises(BrokenRecord, match=says):
        Boat.from_json(data)


def test_broken_bytes_are_refused():
    with pytest.raises(BrokenRecord, match="bytes"):
        Boat.from_bytes(b"123")


def test_repr_shows_what_is_not_zero():
    assert repr(boat()).startswith("<Boat ")
    assert "load=-7" in str(boat())
    assert "turns" not in repr(boat())


def test_each_seat_sees_its_own_row_and_what_is_public():
    seen = seen_by(boat(), 1)
    assert (seen.load, seen.seats) == (-7, 3)
    assert seen.hand.tolist() == [[0, 0, 0], [4, 5, 6], [0, 0, 0], [0, 0, 0]]
    assert not seen.deck.any()
    assert not seen.chance_key.any()
    assert not seen_by(boat(), SPECTATOR).hand.any()


@pytest.mark.parametrize("name", ["round", "shown", "visible", "layout", "twin"])
def test_a_field_called_as_something_that_every_record_has_is_refused(name):
    """A method of numpy's records, or what a record of ours keeps under that name: reading it would not read the field."""
    with pytest.raises(TypeError, match=f"{name}.* collides"):
        type("Bad", (Record,), {name: number()})


def test_a_field_of_the_head_may_be_declared_anew():
    wider: Any = type("Wider", (Record,), {"turns": number("u4")})
    assert wider.layout["turns"].itemsize == 4
