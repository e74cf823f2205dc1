"""§11: the invariants after every action, the golden games and the laws."""

from pathlib import Path

import numpy as np
import pytest

from tests.games.das_riff.lagoon import GAME, sample
from tidetable.core.chance import fast_random
from tidetable.core.golden import read_golden, replay_golden
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.laws import faults_of
from tidetable.core.trial import Setting, play_trial
from tidetable.core.legal import any_of, is_legal
from tidetable.games.das_riff.components import BREEDINGS_TO_WIN
from tidetable.games.das_riff.corals import breedings, corals
from tidetable.games.das_riff.purchases import due_colour, units
from tidetable.games.das_riff.state import BRED, NO_CARD, SHOWN, Phase

GOLDEN = Path(__file__).parents[2] / "data" / "golden" / "das_riff.jsonl"


def check_pieces(state):
    """I1 to I4: reef cards by kind, worms by colour, boats, breeding cards."""
    pieces = np.zeros(len(GAME.pieces), np.int32)
    GAME.count_pieces(state, pieces)
    assert tuple(pieces) == GAME.pieces
    assert (state.worms >= 0).all()
    assert (state.worm_supply >= 0).all()
    assert all(1 <= boats <= 8 for boats in state.boats)
    assert (state.open_cards != NO_CARD).sum() == open_cards(state)


def open_cards(state):
    """§3, §5.4, DR-13: four breeding cards lie open, but the last breeding turns up no new one."""
    return 3 if max(breedings(state, 0), breedings(state, 1)) == BREEDINGS_TO_WIN else 4


def check_corals(state):
    """I5: at most five slots, bred slots are the breedings; I10: five breedings end the game."""
    for seat in range(2):
        assert 0 <= corals(state, seat) <= 5
        assert breedings(state, seat) == int((state.slot[seat] >= BRED).sum()) <= BREEDINGS_TO_WIN
        if breedings(state, seat) == BREEDINGS_TO_WIN:
            assert state.phase == Phase.END
            assert breedings(state, 1 - seat) < BREEDINGS_TO_WIN


def check_water(state, *, new_turn):
    """I6: the outer rows lie open; I7: what holds at the start of each turn."""
    assert (state.lot[:8] == SHOWN).all()
    assert (state.lot[24:] == SHOWN).all()
    if not new_turn:
        return
    rows = (state.card != NO_CARD).reshape(4, 8)
    assert all((row == sorted(row, reverse=True)).all() for row in rows)
    assert (state.flipped, state.discard_left < 7) == (0, True)
    assert rows.sum() == 32 or state.draw_left + state.discard_left == 0


def check_decision(state):
    """I8: one player decides, between two things at least; I9: a pending price can be paid."""
    waiting = GAME.waiting_seats(state)
    assert len(waiting) == 1
    assert len(GAME.legal_actions(state, waiting[0])) >= 2
    if state.phase == Phase.PAY:
        assert 1 <= state.due <= units(state, waiting[0], due_colour(state))


@pytest.mark.parametrize("options", [{}, {"spring_tide": False, "turn_limit": 120}, {"flip_price": "immediate"}, {"first_seat": 1}])
@pytest.mark.parametrize("player", ["random", "careful"])
def test_i1_to_i10_after_every_action(player, options):
    """Invariants I1 to I10 over whole games of random and of careful play."""
    for seed in range(sample(2, 1)):
        random, careful = fast_random(f"{player} {seed}")[0], GAME.rules["careful"]
        state = GAME.start(2, f"{player} {seed}", options)
        turn = 0
        while state.waiting:
            check_pieces(state)
            check_corals(state)
            check_water(state, new_turn=state.turns > turn and state.phase < Phase.PAY)
            check_decision(state)
            turn = int(state.turns)
            seat = GAME.waiting_seats(state)[0]
            seen = GAME.see(state, seat)
            action = any_of(seen.choices, random) if player == "random" else careful(seen.record, seat, seen.choices, random)
            assert is_legal(seen.choices, action)
            GAME.carry_out(state, seat, int(action), NO_JOURNAL)
        check_pieces(state)
        check_corals(state)


def test_golden_games():
    """All recorded games of the independent implementation replay exactly: legal lists, results, words of chance."""
    games = list(enumerate(read_golden(GOLDEN), 1))
    assert len(games) == 60
    differences = [replay_golden(GAME, number, data) for number, data in games[:: sample(1, 15)]]
    assert [str(found) for found in differences if found] == []


SHORT = Setting(2, GAME.card.complete({"turn_limit": 14, "spring_tide": False, "flip_price": "immediate"}, 2))


def test_the_laws_in_a_short_game():
    """Every law once, interpreted too, where a whole game takes minutes; tests/core/test_laws.py tries every setting."""
    assert [str(fault) for fault in faults_of(play_trial(GAME, SHORT, "laws"))] == []
