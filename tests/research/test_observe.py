"""Observations: from the hidden record alone, turned to the seat, every number documented and within its bounds."""

import itertools
from pathlib import Path

import numpy as np
import pytest
from tests.research.positions import every_setting, random_world, some_worlds

from tidetable.core.rule import interpreted
from tidetable.games import GAMES
from tidetable.research.seeing import MOST, seeing, with_planes
from tidetable.research.worlds import Table, World


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_knows_nothing_that_its_seat_does_not(game):
    for number, world in enumerate(some_worlds(game, 12)):
        for seat in range(world.table.seats):
            other = world.sample(seat, f"other {number}")
            assert np.array_equal(world.observation(seat), other.observation(seat))


@pytest.mark.parametrize("game", GAMES)
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


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_the_same_interpreted_and_compiled(game):
    observe = seeing(game).observe
    for world in some_worlds(game, 5):
        for seat in range(world.table.seats):
            planes = np.full(seeing(game).size, np.nan, np.float32)
            interpreted(observe)(world.hidden(seat), seat, planes)
            assert np.array_equal(planes, world.observation(seat))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_belongs_to_one_plane_with_a_meaning(game):
    planes = seeing(game).planes
    assert len({plane.name for plane in planes}) == len(planes)
    assert planes[-1].first + planes[-1].size == seeing(game).size
    assert all(plane.size > 0 and plane.meaning for plane in planes)


def test_the_page_names_every_plane():
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    assert with_planes(page) == page


def test_two_players_of_fish_n_stones_see_the_same_pond_from_their_shores():
    """§2.3: seats 0 and 1 face each other, so one's first column is the other's last, and near is far."""
    world = Table.of("fish_n_stones", 2).deal("turned")
    plane = seeing("fish_n_stones").plane("top")
    south, north = (world.observation(seat)[plane.numbers].reshape(3, 3, -1) for seat in (0, 1))
    assert np.array_equal(south, north[::-1, ::-1])
    assert south.sum() == 9


def test_das_riff_shows_each_seat_its_own_row_first():
    """§2.5: rows 0 and 3 lie open before seats 0 and 1; the columns stay where they are."""
    world = Table.of("das_riff").deal("rows")
    plane = seeing("das_riff").plane("cells")
    near, far = (world.observation(seat)[plane.numbers].reshape(4, 8, -1) for seat in (0, 1))
    assert np.array_equal(near, far[::-1])


def test_rivero_shows_each_seat_its_own_side_and_rivers_first():
    """§2.1: the rows of the source lie between the seats, the columns stay where they are."""
    world = random_world(Table.of("rivero"), 120, "sides")
    planes = {name: seeing("rivero").plane(name).numbers for name in ("source", "rivers")}
    near, far = (world.observation(seat)[planes["source"]].reshape(3, 4, -1) for seat in (0, 1))
    assert np.array_equal(near[..., :14], far[::-1, :, :14])  # the upper cards: lower ones are not seen from both sides
    assert near.any()
    own, other = (world.observation(seat)[planes["rivers"]].reshape(2, -1) for seat in (0, 1))
    assert np.array_equal(own, other[::-1])
    assert own.any()


def test_reef_encounter_shows_each_seat_its_own_shrimps_first():
    world = random_world(Table.of("reef_encounter", 4), 150, "shrimps")
    plane = seeing("reef_encounter").plane("shrimps")
    seen = [world.observation(seat)[plane.numbers].reshape(4, 4, -1) for seat in range(4)]  # slot, player, cell
    assert seen[0].any()
    for seat in range(4):
        assert np.array_equal(seen[seat], np.roll(seen[0], -seat, axis=1))


def test_the_own_hand_of_rivero_is_seen_and_no_other():
    world = Table.of("rivero").deal("hands")
    hands = [world.observation(seat)[seeing("rivero").plane("hand").numbers] for seat in (0, 1)]
    assert [hand.sum() for hand in hands] == [8, 8]
    assert not np.array_equal(hands[0], hands[1])


def test_an_ended_game_can_be_seen():
    for game in GAMES:
        world = some_worlds(game, 2)[-1]
        assert isinstance(world, World)
        assert world.is_over
        assert np.isfinite(world.observation(0)).all()
