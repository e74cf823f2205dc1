"""§12: the careful player, the one that tries to go out, and the absent one."""

from typing import cast

import numpy as np
import pytest

from tests.games.rivero.table import ANN, BEN, GAME, Table, start
from tidetable.core.chance import fast_legal, fast_random
from tidetable.core.record import SPECTATOR, Ints
from tidetable.games.rivero.careful import careful, closer, default_action
from tidetable.games.rivero.state import State

NO_EVENTS = np.zeros(0, np.int32)


def any_legal(_state: State, _seat: int, mask: Ints, random: Ints) -> int:
    return int(fast_legal(random, mask))


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
            GAME.apply(state, seat, int(player(state, seat, GAME.mask(state, seat), random)), NO_EVENTS)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == [mine]
        rivers += outcome.reason.id == "rivero" and state.winner == mine
    return wins / games, rivers / games


def test_careful_beats_random_play():
    """§12: greedy beats random in more than 99 % of games; here twelve of twelve."""
    assert matches(careful, any_legal, 12, "short")[0] == 1


@pytest.mark.long
def test_careful_beats_random_play_in_more_than_99_percent():
    assert matches(careful, any_legal, 600, "long")[0] > 0.99


@pytest.mark.long
def test_closer_goes_out_more_often_than_careful():
    """§12: against careful it goes out several times as often as careful itself does, and wins hardly less in all."""
    share, out = matches(closer, careful, 600, "closer")
    _, plain_out = matches(careful, careful, 600, "closer")
    assert out > 2 * plain_out
    assert out > 0.01
    assert share > 0.38


def test_closer_sheds_once_a_rivero_stands():
    """It discards although it need not, and draws no extra card; careful finishes, or draws."""
    rivero = ["N1-N2-N3-N4-N5-N6-N7-N8"]
    table = Table(("C2 D7", "D1"), rivers=(rivero, []), middle="A3 A4 A5 A10", main=True)
    random = fast_random("shed")[0]
    mask = GAME.mask(table.state, ANN)
    assert GAME.action_text(int(closer(table.state, ANN, mask, random))).startswith("discard")
    assert GAME.action_text(int(careful(table.state, ANN, mask, random))) == "finish"
    table = Table(("C2 D7 A9", "D1"), rivers=(rivero, []), middle="A2 A4 A5 A10", main=True)
    table.play("double c2")
    mask = GAME.mask(table.state, ANN)
    assert GAME.action_text(int(closer(table.state, ANN, mask, random))) == "no extra card"
    assert GAME.action_text(int(careful(table.state, ANN, mask, random))) == "extra card"


def test_closer_is_careful_without_a_rivero():
    """The same random numbers, the same choices."""
    for seed in range(2):
        state = start(seed)
        for number in range(60):
            seat = int(state.turn)
            mask = GAME.mask(state, seat)
            choices = [int(player(state, seat, mask, fast_random(number)[0])) for player in (careful, closer)]
            assert choices[0] == choices[1]
            GAME.apply(state, seat, choices[0], NO_EVENTS)


def test_players_use_only_what_their_seat_may_know():
    """On the hidden record and on the complete one they choose the same, in every position of two games."""
    for seed in range(2):
        state = start(seed)
        number = 0
        while state.waiting:
            seat = int(state.turn)
            mask = GAME.mask(state, seat)
            hidden = cast("State", GAME.hidden(state, seat))
            for player in (careful, closer):
                assert player(state, seat, mask, fast_random(number)[0]) == player(hidden, seat, mask, fast_random(number)[0])
            assert default_action(state, seat, mask) == default_action(hidden, seat, mask)
            GAME.apply(state, seat, int(careful(state, seat, mask, fast_random(number)[0])), NO_EVENTS)
            number += 1


def test_an_absent_player_does_no_harm():
    """Draws, lays nothing, ends; always legal, always the same, and the game comes to its end."""
    state = start("absent")
    while state.waiting:
        seat = int(state.turn)
        mask = GAME.mask(state, seat)
        action = int(default_action(state, seat, mask))
        assert mask[action]
        assert action == default_action(state, seat, mask)
        GAME.apply(state, seat, action, NO_EVENTS)
    view = GAME.view(GAME.hidden(state, SPECTATOR), SPECTATOR)
    assert [view["seats"][seat]["rivers"] for seat in (ANN, BEN)] == [[], []]


def test_careful_lays_takes_and_attacks():
    """§12: extend before all else, columns with a use, taps at long rivers of the opponent."""
    random = fast_random("habits")[0]

    def choice(table: Table) -> str:
        return GAME.action_text(int(careful(table.state, table.turn, GAME.mask(table.state, table.turn), random)))

    assert choice(Table(("A4 C3 D1", ""), rivers=(["A5-A6-A7"], []), main=True)) == "play a4"
    assert choice(Table(("A4 A5 A6 D1", ""), main=True)) == "new river amazon 4-6"
    assert choice(Table(("C3", ""), lying=("sun D9 A1", ""), main=True)).startswith("take card")
    tapped = Table(("C3 D9", "C9"), rivers=([], ["N1-N2-N3-N4-N5-N6-N7-N8"]), draw="tap")
    tapped.play("option 2")
    assert choice(tapped) == "river 1/0"
