"""The golden games and the invariants of §11 after every action."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.games.rivero.table import GAME, start
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.golden import read_golden, replay_golden
from tidetable.core.legal import any_of, no_actions
from tidetable.core.rule import interpreted
from tidetable.games.rivero.components import RIVERO
from tidetable.games.rivero.facts import MOST_IN_HAND
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import held
from tidetable.games.rivero.rivers import longest_river
from tidetable.games.rivero.state import FELL, FELL_UNSEEN, Phase, State

GOLDEN = Path(__file__).parents[2] / "data" / "golden" / "rivero.jsonl"
careful = GAME.rules["careful"]
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"groundwater_take": "any_time"},
    {"forced_discard_at": 8},
    {"exhaustion_end": "immediate"},
)


def test_golden_games_are_equal():
    """Legal actions before every move, scores, ranks, reason and words of chance."""
    games = list(read_golden(GOLDEN))
    assert len(games) == 64
    assert [found for number, data in enumerate(games, 1) if (found := replay_golden(GAME, number, data))] == []


def positions(seed: str, options: dict, player: str):
    """Every position of a game, after every action with all that follows by itself."""
    random = fast_random(f"positions {seed}")[0]
    state = start(seed, options)
    while True:
        yield state
        if not state.waiting:
            return
        seat = int(state.turn)
        choices = GAME.choices(state, seat)
        chosen = careful(state, seat, choices, random) if player == "careful" else any_of(choices, random)
        GAME.carry_out(state, seat, int(chosen))


def check_invariants(state: State) -> None:
    pieces = np.zeros(len(GAME.pieces), np.int32)
    GAME.count_pieces(state, pieces)
    assert tuple(pieces) == GAME.pieces, "80 river cards, two per type; 18 action cards"
    check_source(state)
    for seat in range(2):
        check_seat(state, seat)
        for slot in range(12):
            check_river(state, seat, slot)
    if state.waiting:
        assert len(GAME.legal_actions(state, int(state.turn))) > 1, "a decision is asked only when there are two legal actions"


def check_source(state: State) -> None:
    for cell in range(12):
        top, bottom = int(state.top[cell]), int(state.bottom[cell])
        assert top >= 0 or bottom < 0
        if bottom >= 0:
            assert top % 10 == bottom % 10
            assert top != bottom
        if 4 <= cell < 8 and state.ocean_left and state.pending_column != cell - 4:
            assert top >= 0, "the middle row is full"


def check_seat(state: State, seat: int) -> None:
    assert sum(held(state, seat, card) for card in range(40)) == state.hand_size[seat]
    assert state.hand_size[seat] <= MOST_IN_HAND, "as many as a fact sheet has room for"
    if state.canteen[seat] >= 0:
        assert state.river_name[seat, state.canteen[seat]] >= 0
    beside = sum(card >= 0 for card in state.beside[seat])
    if state.action_card[seat] < 0:
        assert beside == 0
        assert not state.stored[seat]
    if state.stored[seat]:
        assert state.action_card[seat] == 2
        assert beside == 0
    if state.turn != seat and state.phase == Phase.TURN_START:
        assert state.hand_size[seat] <= 11, "eight, and what a column's bottom cards added since"
    size = int(state.groundwater_size[seat])
    pile = [pile_place(seat, index) for index in range(size)]
    assert all(state.groundwater[place] >= 0 for place in pile)
    assert all(state.way_in[place] >= 0 or state.way_in[place] in (FELL, FELL_UNSEEN) for place in pile)
    assert sum(card >= 0 for card in state.groundwater) == sum(state.groundwater_size), "nothing lies between the piles"


def check_river(state: State, seat: int, slot: int) -> None:
    low, high = int(state.river_low[seat, slot]), int(state.river_high[seat, slot])
    bridges = int(state.river_bridges[seat, slot])
    if state.river_name[seat, slot] < 0:
        assert (low, high, bridges) == (0, 0, 0), "a tapped-out slot is empty"
        return
    assert 1 <= low <= high - 2 <= 8, "three to ten cells within 1 to 10"
    assert not bridges & bridges << 1, "no adjacent bridges"
    assert bridges & ~sum(1 << value - 1 for value in range(low + 1, high)) == 0, "the ends are river cards"


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("player", ["careful", "random"])
def test_the_invariants_hold_after_every_action(player, options):
    """§11: invariants after every action."""
    for seed in range(2):
        for state in positions(f"{seed}", options, player):
            check_invariants(state)


@pytest.mark.long
@pytest.mark.parametrize("player", ["careful", "random"])
def test_the_invariants_hold_in_many_games(player):
    for seed in range(150):
        for state in positions(f"many {seed}", VARIANTS[seed % 4], player):
            check_invariants(state)


def test_a_turn_ends_with_at_most_eight_cards():
    """§11: at END_TURN own hand <= 8."""
    for state in positions("eight", {}, "careful"):
        if state.phase == Phase.TURN_START:
            assert state.hand_size[1 - int(state.turn)] <= 8


def test_careful_games_end_as_the_document_says():
    """§12: about forty turns, a Rivero in most games, scores about twenty; a wide net around the document's means."""
    turns: list[int] = []
    scores: list[int] = []
    made = 0
    for seed in range(16):
        last = [state.twin() for state in positions(f"means {seed}", {}, "careful") if not state.waiting][-1]
        outcome = GAME.outcome(last)
        assert outcome is not None
        turns.append(int(last.turns))
        scores += outcome.scores
        made += any(longest_river(last, seat) >= RIVERO for seat in range(2))
    assert 36 < np.mean(turns) < 44
    assert 15 < np.mean(scores) < 25
    assert made >= 5


def test_interpreted_and_compiled_give_the_same_bytes():
    """Law 1, with the careful player and the re-deal besides the rules."""
    for seed in range(2):
        state, plain = start(seed), start(seed)
        one, two = fast_random(seed)[0], fast_random(seed)[0]
        while state.waiting:
            seat = int(state.turn)
            choices = GAME.choices(state, seat)
            action = int(careful(state, seat, choices, one))
            assert action == interpreted(careful)(plain, seat, choices, two)
            GAME.carry_out(state, seat, action)
            interpreted(GAME.fast.carry_out)(plain, seat, action, no_actions(GAME.actions), NO_JOURNAL)
            assert state == plain
            if state.turns % 8 == 0 and state.waiting:
                worlds = [GAME.see(state, 0).record, GAME.see(state, 0).record]
                GAME.redeal(worlds[0], 0, fast_random("world")[0])
                interpreted(GAME.redeal)(worlds[1], 0, fast_random("world")[0])
                assert worlds[0] == worlds[1]
