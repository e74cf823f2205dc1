"""§12: the careful player and the absent one."""

import pytest

from tests.games.rivero.table import ANN, BEN, GAME, Table, start
from tidetable.core.chance import fast_random
from tidetable.core.legal import any_of, is_legal
from tidetable.core.record import SPECTATOR, Ints
from tidetable.games.rivero.state import State

careful = GAME.rules["careful"]


def anything(_state: State, _seat: int, choices: Ints, random: Ints) -> int:
    return int(any_of(choices, random))


def matches(one, two, games: int, seed: str) -> tuple[float, float]:
    """Let two players meet, seats swapped every other game; give the share of games *one* won, and won by a Rivero."""
    random = fast_random(seed)[0]
    wins = rivers = 0
    for number in range(games):
        state = start(f"{seed} {number}")
        mine = number % 2
        while state.waiting:
            seat = int(state.turn)
            player = one if seat == mine else two
            GAME.carry_out(state, seat, int(player(state, seat, GAME.choices(state, seat), random)))
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == [mine]
        rivers += outcome.reason.id == "rivero" and state.winner == mine
    return wins / games, rivers / games


def test_careful_beats_random_play():
    """§12: greedy beats random in more than 99 % of games; here twelve of twelve."""
    assert matches(careful, anything, 12, "short")[0] == 1


@pytest.mark.long
def test_careful_beats_random_play_in_more_than_99_percent():
    assert matches(careful, anything, 600, "long")[0] > 0.99


def test_players_use_only_what_their_seat_may_know():
    """On the hidden record and on the complete one they choose the same, in every position of two games."""
    for seed in range(2):
        state = start(seed)
        number = 0
        while state.waiting:
            seat = int(state.turn)
            choices, hidden = GAME.choices(state, seat), GAME.see(state, seat).record
            action = int(careful(state, seat, choices, fast_random(number)[0]))
            assert action == careful(hidden, seat, choices, fast_random(number)[0])
            assert GAME.default(state, seat, choices) == GAME.default(hidden, seat, choices)
            GAME.carry_out(state, seat, action)
            number += 1


def test_an_absent_player_does_no_harm():
    """Draws, lays nothing, ends; always legal, always the same, and the game comes to its end."""
    state = start("absent")
    while state.waiting:
        seat = int(state.turn)
        choices = GAME.choices(state, seat)
        action = int(GAME.default(state, seat, choices))
        assert is_legal(choices, action)
        assert action == GAME.default(state, seat, choices)
        GAME.carry_out(state, seat, action)
    view = GAME.see(state, SPECTATOR).view
    assert [view["seats"][seat]["rivers"] for seat in (ANN, BEN)] == [[], []]


def test_careful_lays_takes_and_attacks():
    """§12: extend before all else, columns with a use, taps at long rivers of the opponent."""
    random = fast_random("habits")[0]

    def choice(table: Table) -> str:
        return GAME.Decision.text(int(careful(table.state, table.turn, GAME.choices(table.state, table.turn), random)))

    assert choice(Table(("A4 C3 D1", ""), rivers=(["A5-A6-A7"], []), main=True)) == "play a4"
    assert choice(Table(("A4 A5 A6 D1", ""), main=True)) == "new river amazon 4-6"
    assert choice(Table(("C3", ""), lying=("sun D9 A1", ""), main=True)).startswith("take card")
    tapped = Table(("C3 D9", "C9"), rivers=([], ["N1-N2-N3-N4-N5-N6-N7-N8"]), draw="tap")
    tapped.play("option 2")
    assert choice(tapped) == "river 1/0"
