"""Observations: from the hidden record alone, turned to the seat, every number documented and within its bounds."""

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import numpy as np
import pytest
from tests.research.positions import every_setting, random_world, some_worlds

from tidetable.core.registry import game_ids, load
from tidetable.core.rows import MOST
from tidetable.core.rule import copied, interpreted, names_in
from tidetable.research.planes import with_planes
from tidetable.research.world import Table, World


@pytest.mark.parametrize("game", game_ids())
def test_an_observation_knows_nothing_that_its_seat_does_not(game):
    for number, world in enumerate(some_worlds(game, 12)):
        for seat in range(world.table.seats):
            other = world.sample(seat, f"other {number}")
            assert np.array_equal(world.observation(seat), other.observation(seat))


@pytest.mark.parametrize("game", game_ids())
def test_an_observation_knows_what_its_seat_knows(game):
    """Every position of a random game looks different from the last, unless the seat saw no difference."""
    same, worlds = 0, some_worlds(game, 60)
    for before, after in itertools.pairwise(worlds):
        same += np.array_equal(before.observation(0), after.observation(0))
    assert same <= len(worlds) // 10


@pytest.mark.parametrize(("game", "setting"), every_setting(), ids=str)
def test_numbers_stay_in_their_bounds_at_every_table(game, setting):
    table = Table.of(game, setting.seats, setting.options)
    for decisions in (0, 15, 60):
        world = random_world(table, decisions, f"{setting} {decisions}")
        for seat in range(setting.seats):
            seen = world.observation(seat)
            assert np.isfinite(seen).all()
            assert 0.0 <= seen.min() <= seen.max() <= MOST


@pytest.mark.parametrize("game", game_ids())
def test_observations_are_the_same_interpreted_and_compiled(game):
    observe, size = interpreted(load(game).observe), load(game).Plane.size()
    for world in some_worlds(game, 5):
        for seat in range(world.table.seats):
            planes = np.zeros(size, np.float32)
            observe(world.seen(seat).record, seat, planes)
            assert np.array_equal(planes, world.observation(seat))


@pytest.mark.parametrize("game", game_ids())
def test_every_number_belongs_to_one_plane_with_a_meaning(game):
    planes = list(load(game).Plane)
    numbers = [number for plane in planes for number in range(*plane.numbers.indices(10**6))]
    assert numbers == list(range(load(game).Plane.size()))
    assert all(plane.row.room > 0 and plane.row.meaning for plane in planes)


class At(int):
    """A place in an observation that knows from which plane it was counted."""

    plane: Any

    @classmethod
    def of(cls, place: int, plane: Any) -> Self:
        at = cls(place)
        at.plane = plane
        return at

    def __add__(self, other: int) -> Self:
        return self.of(int(self) + other, self.plane)

    def __sub__(self, other: int) -> Self:
        return self.of(int(self) - other, self.plane)


class Watched:
    """An observation that notes every place, counted from a plane, that lies outside that plane."""

    def __init__(self, planes: Any, odd: set[str]) -> None:
        self.planes, self.odd = planes, odd

    def __getitem__(self, at: Any) -> Any:
        begins, ends = (at.start, at.stop - 1) if isinstance(at, slice) else (at, at)
        for place in (begins, ends):
            if place not in range(*place.plane.numbers.indices(10**6)):
                self.odd.add(f"{place.plane.name} + {int(place) - int(place.plane)}")
        return self.planes[at]

    def __setitem__(self, at: Any, value: float) -> None:
        self[at]
        self.planes[at] = value


def counting_from(function: Any, planes: Any) -> Any:
    """Copy a rule and all it calls, so that ``Plane`` means *planes* there."""
    world = getattr(function, "py_func", function).__globals__
    called = {
        name: world[name]
        for name in names_in(function)
        if hasattr(world.get(name), "__code__") or hasattr(world.get(name), "py_func")
    }
    return copied(function, {"Plane": planes, **{name: counting_from(rule, planes) for name, rule in called.items()}})


@pytest.mark.parametrize("game", game_ids())
def test_every_plane_is_written_within_its_own_numbers(game):
    planes: Any = load(game).Plane
    odd: set[str] = set()
    observe = counting_from(load(game).observe, SimpleNamespace(**{plane.name: At.of(plane, plane) for plane in planes}))
    for seats in load(game).card.seats:
        for world in some_worlds(game, 40, "planes", seats):
            for seat in range(seats):
                observe(world.seen(seat).record, seat, Watched(np.zeros(planes.size(), np.float32), odd))
    assert sorted(odd) == []


def test_the_page_names_every_plane():
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert with_planes(page) == page


def test_two_players_of_fish_n_stones_see_the_same_pond_from_their_shores():
    """§2.3: seats 0 and 1 face each other, so one's first column is the other's last, and near is far."""
    world = Table.of("fish_n_stones", 2).deal("turned")
    plane = load("fish_n_stones").Plane["TOP"]
    south, north = (world.observation(seat)[plane.numbers].reshape(3, 3, -1) for seat in (0, 1))
    assert np.array_equal(south, north[::-1, ::-1])
    assert south.sum() == 9


def test_das_riff_shows_each_seat_its_own_row_first():
    """§2.5: rows 0 and 3 lie open before seats 0 and 1; the columns stay where they are."""
    world = Table.of("das_riff").deal("rows")
    plane = load("das_riff").Plane["CELLS"]
    near, far = (world.observation(seat)[plane.numbers].reshape(4, 8, -1) for seat in (0, 1))
    assert np.array_equal(near, far[::-1])


def test_rivero_shows_each_seat_its_own_side_and_rivers_first():
    """§2.1: the rows of the source lie between the seats, the columns stay where they are."""
    world = random_world(Table.of("rivero"), 120, "sides")
    planes = {name: load("rivero").Plane[name.upper()].numbers for name in ("source", "rivers")}
    near, far = (world.observation(seat)[planes["source"]].reshape(3, 4, -1) for seat in (0, 1))
    assert np.array_equal(near[..., :14], far[::-1, :, :14])  # the upper cards: lower ones are not seen from both sides
    assert near.any()
    own, other = (world.observation(seat)[planes["rivers"]].reshape(2, -1) for seat in (0, 1))
    assert np.array_equal(own, other[::-1])
    assert own.any()


def test_reef_encounter_shows_each_seat_its_own_shrimps_first():
    world = random_world(Table.of("reef_encounter", 4), 150, "shrimps")
    plane = load("reef_encounter").Plane["SHRIMPS"]
    seen = [world.observation(seat)[plane.numbers].reshape(4, 4, -1) for seat in range(4)]  # slot, player, cell
    assert seen[0].any()
    for seat in range(4):
        assert np.array_equal(seen[seat], np.roll(seen[0], -seat, axis=1))


def test_the_own_hand_of_rivero_is_seen_and_no_other():
    world = Table.of("rivero").deal("hands")
    hands = [world.observation(seat)[load("rivero").Plane["HAND"].numbers] for seat in (0, 1)]
    assert [hand.sum() for hand in hands] == [8, 8]
    assert not np.array_equal(hands[0], hands[1])


def test_an_ended_game_can_be_seen():
    for game in game_ids():
        world = some_worlds(game, 2)[-1]
        assert isinstance(world, World)
        assert world.is_over
        assert np.isfinite(world.observation(0)).all()


@pytest.mark.parametrize("game", game_ids())
def test_a_spectator_is_shown_numbers_within_their_bounds_wherever_the_rules_run(game):
    """Rules read the rows of a seat; that of a spectator lay outside of them, and what was read there differed by machine."""
    loaded = load(game)
    for world in some_worlds(game, 6):
        seen = loaded.see(world.states[0])
        planes = np.zeros(loaded.Plane.size(), np.float32)
        interpreted(loaded.observe)(seen.record, 0, planes)
        assert np.array_equal(seen.observation(), planes)
        assert 0 <= seen.observation().min() <= seen.observation().max() <= MOST
