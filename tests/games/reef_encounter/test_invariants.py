"""§11: what holds after every decision of every game; the laws; and the careful player's strength (§12)."""

import numpy as np
import pytest

from tests.games.reef_encounter.reef import GAME
from tests.games.reef_encounter.tidy import tidy
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import any_of, no_actions
from tidetable.core.rule import COMPILED
from tidetable.core.sets import members
from tidetable.games.reef_encounter.components import COLOURS
from tidetable.games.reef_encounter.corals import coral_of, rock_of, shrimps_on, shrimps_out, tiles_on
from tidetable.games.reef_encounter.ending import value
from tidetable.games.reef_encounter.events import Reason
from tidetable.games.reef_encounter.state import NO_CELL, Phase


def check_invariants(state) -> None:
    seats = int(state.seats)
    pieces = np.zeros(len(GAME.pieces), np.int32)
    GAME.count_pieces(state, pieces)
    assert tuple(pieces.tolist()) == GAME.pieces
    assert sum(value(state, colour) for colour in range(COLOURS)) == 15
    assert state.behind_used <= 4
    assert state.cubes_played <= 2
    assert state.shrimp_moves <= 16
    for seat in range(seats):
        check_shrimps(state, seat)
    for slot in range(seats):
        check_board(state, slot)
    if state.phase < Phase.OVER and not state.dissolved:
        assert not any(state.bonus[colour] == 0 and state.bag[colour] > 0 for colour in range(COLOURS))
    if state.phase == Phase.MAIN and not state.acted:
        assert sorted(state.sea.sum(axis=1).tolist()) in ([1, 2, 3, 3, 3], [1, 3, 3, 3, 3])
    legal = [len(GAME.legal_actions(state, seat)) for seat in range(seats)]
    assert [count >= 2 for count in legal] == [bool(int(state.waiting) >> seat & 1) for seat in range(seats)]
    assert (state.behind.sum(axis=1) == state.behind_size).all()


def check_shrimps(state, seat: int) -> None:
    hand = int(state.lifted_from != NO_CELL and int(state.waiting) >> seat & 1)
    assert 0 <= shrimps_out(state, seat) + int(state.shrimps_eaten[seat]) + hand <= 4
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        assert members(shrimps) <= 2
        parked = shrimps & ~tiles_on(state, slot)
        allowed = int(state.waiting) >> seat & 1 or (seat == state.ender and state.end_event == Reason.ALL_LOCKED)
        assert not parked or allowed


def check_board(state, slot: int) -> None:
    tiles, shrimps = tiles_on(state, slot), shrimps_on(state, slot)
    assert (tiles | shrimps) & ~rock_of(state, slot) == 0
    assert members(tiles) == sum(members(int(cells)) for cells in state.reef[slot])  # no cell holds two tiles
    assert members(shrimps) == sum(members(int(cells)) for cells in state.shrimp[slot])
    for colour in range(COLOURS):
        left = int(state.reef[slot, colour])
        while left:
            coral = coral_of(left & -left, left)
            assert members(coral & shrimps) <= 1
            left &= ~coral


def play_checked(seats: int, seed: str, options: dict, *, tidily: bool) -> None:
    state = GAME.start(seats, seed, options)
    random = fast_random(seed)[0]
    check_invariants(state)
    while state.waiting:
        seat = GAME.waiting_seats(state)[0]
        choices = GAME.choices(state, seat)
        GAME.carry_out(state, seat, int(tidy(state, seat, choices, random) if tidily else any_of(choices, random)))
        check_invariants(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_invariants_in_tidy_games(seats, advanced):
    """§11, invariants: after every action of games that end by event 2."""
    play_checked(seats, "tidy", {"advanced": advanced}, tidily=True)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"larva_exchange_immediate": True}])
def test_invariants_in_many_random_games(seats, options):
    """§11, invariants: after every action of random games, which end by event 4."""
    for number in range(20):
        play_checked(seats, f"random {number}", options, tidily=False)


def test_the_record_is_small():
    assert GAME.State.size <= 2048


def duel(games: int, seed: str, seats: int = 2) -> float:
    """Let the careful player meet tidy random ones; give its share of wins, a shared win counting half."""
    random, won = fast_random(seed)[0], 0.0
    for number in range(games):
        state = GAME.start(seats, f"{seed} {number}")
        while state.waiting:
            seat = GAME.waiting_seats(state)[0]
            seen = GAME.see(state, seat)
            player = GAME.careful if seat == number % seats else tidy
            GAME.carry_out(state, seat, int(player(seen.record, seat, seen.choices.copy(), random)))
        winners = GAME.outcome(state).winners
        won += (number % seats in winners) / len(winners)
    return won / games


def test_the_careful_player_beats_tidy_random_play():
    """§12.2: a few games, from hidden records only."""
    assert duel(6, "duel") >= 0.8


@pytest.mark.long
def test_the_careful_player_wins_95_percent():
    """§12.2: two seats, hidden records only."""
    assert duel(400, "many duels") >= 0.95


def test_measured_length_of_random_games():
    """§12.1: uniform random play with two seats takes about 414 decisions a game."""
    states, template = GAME.State.batch(1), GAME.State.batch(1)
    template[0] = GAME.blank(2)
    games = 200 if COMPILED else 2
    decisions = GAME.fast.random_games(states, template, no_actions(GAME.actions), fast_random(1)[0], NO_JOURNAL, games)
    assert 300 < decisions / games < 550
