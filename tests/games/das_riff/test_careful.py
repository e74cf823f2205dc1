"""§12: the careful player, the absent player, and the figures of play."""

import numpy as np
import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, RICH, Lagoon, play_any, sample
from tidetable.core.chance import fast_random, new_chance
from tidetable.core.contract import careful
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import any_of, is_legal, no_actions
from tidetable.core.play import NOBODY_WAITS, begin, carry_out
from tidetable.core.seen import Seen


def choice(table: Lagoon, seat: int = ANNA) -> str:
    """What the careful player does, shown nothing but what its seat may know."""
    seen = table.seen(seat)
    action = GAME.rules["careful"](seen.record, seat, seen.choices, fast_random(1)[0])
    return str(GAME.Decision.text(int(action)))


def default(seen: Seen) -> int:
    """What the absent player does."""
    return int(GAME.default(seen.record, seen.viewer, seen.choices))


def test_it_breeds_before_anything_else():
    table = Lagoon("# Ym *", anna=RICH | {"corals": "Rf"})
    assert choice(table) == "take 0,1"


def test_it_gets_a_coral_first():
    """§12, tip 1."""
    assert choice(Lagoon("Rm # *", anna={"worms": "1/1/0/0/0/0", "boats": 3})) == "take 0,1"


def test_it_keeps_the_worms_of_a_partner_in_sight():
    """§12: distance to completion; a blue worm is kept for the blue male, a yellow one is paid."""
    table = Lagoon("Bm * #", anna={"worms": "0/1/1/0/0/0", "boats": 3, "corals": "Rf"}, open_cards="R-B Y-Y V-V P-P")
    table.state.phase, table.state.pending, table.state.due = 3, GAME.parse_action("take 0,2"), 1
    assert choice(table) == "pay yellow"


def test_it_sends_a_shark_to_what_the_other_needs():
    """§12, tip 5: the other waits for Ym, has four breedings, a boat there and the worm."""
    ben = {"corals": "=R-R =B-B =G-G =V-V Rf", "worms": "0/3/0/0/0/0", "boats": 2}
    assert choice(Lagoon(". .", ".", ".", "Ym", anna={"sharks": 1}, ben=ben, open_cards="R-Y B-P G-P V-P")) == "shark 3,0"


def test_it_frees_a_coral_from_a_fish_without_hope():
    """§12, tip 5: only a shark gets it out again."""
    anna = {"sharks": 1, "corals": "=R-R =B-B =G-G =V-V Pm"}
    assert choice(Lagoon("~", anna=anna, open_cards="R-Y B-G B-V G-V")) == "shark own 4"


def test_it_buys_boats_with_what_it_can_spare():
    """§12, tip 2."""
    assert choice(Lagoon("~", anna={"worms": "3/3/2/0/0/0"})) == "boat"


def test_it_ends_the_turn_when_nothing_is_worth_its_price():
    assert choice(Lagoon(".", "[*]", anna={"worms": "1/0/0/0/0/0"})) == "end turn"


def test_it_takes_the_scarce_worm():
    """§12: worm choice as opponent."""
    table = Lagoon("#", ben={"worms": "2/0/0/0/0/0"}, anna={"worms": "1/0/0/0/0/0"}).roll("red", "blue")
    assert choice(table, BEN) == "pick blue"


def test_the_absent_player_harms_nobody():
    """A default that is legal, takes no action, and pays as the automatic payment does."""
    table = Lagoon("# Rm", anna={"worms": "1/3/0/0/0/0", "pearls": 1, "boats": 2, "corals": "Rf ."})
    assert GAME.Decision.text(default(table.seen())) == "end turn"
    table.play("boat")
    assert GAME.Decision.text(default(table.seen())) == "pay yellow"


@pytest.mark.parametrize("seed", range(3))
def test_defaults_are_always_legal(seed):
    random, state = fast_random(seed)[0], GAME.start(2, seed)
    while state.waiting:
        seen = GAME.see(state, GAME.waiting_seats(state)[0])
        assert is_legal(seen.choices, default(seen))
        play_any(state, random)


# Figures

DECISIONS, TURNS, FIRST_WON, SEAT_0_WON = range(4)


def play_many(states, template, choices, random, journal, careful_seats, results):
    """Play a game for each row of results, the named seats carefully, the others at random."""
    state = states[0]
    for i in range(results.shape[0]):
        states[0] = template[0]
        new_chance(state, random)
        seat = begin(state, choices, journal)
        first = state.active if state.turns % 2 == 1 else 1 - state.active
        while seat != NOBODY_WAITS:
            action = careful(state, seat, choices, random) if careful_seats >> seat & 1 else any_of(choices, random)
            seat = carry_out(state, seat, action, choices, journal)
            results[i, DECISIONS] += 1
        results[i, TURNS] = state.turns
        bred = 0  # the active player has won if he has five breedings
        for slot in range(5):
            bred += int(state.slot[state.active, slot] >= 16)
        results[i, FIRST_WON] = bred == 5 and state.active == first
        results[i, SEAT_0_WON] = bred == 5 and state.active == 0


def study(games: int, careful_seats: int, seed: str):
    """Play games and give their figures, one row each."""
    states, template = GAME.State.batch(1), GAME.State.batch(1)
    template[0] = GAME.blank(2)
    results = np.zeros((games, 4), np.int64)
    play = GAME.bound(play_many)
    play(states, template, no_actions(GAME.actions), fast_random(seed)[0], NO_JOURNAL, careful_seats, results)
    return results


def test_the_careful_player_beats_random_play():
    """§12: in 99 of 100 games and more, from either seat (the long campaign plays a thousand)."""
    games, lost = sample(100, 2), sample(2, 0)
    assert study(games, 0b01, "short")[:, SEAT_0_WON].sum() >= games - lost
    assert study(games, 0b10, "short")[:, SEAT_0_WON].sum() <= lost


@pytest.mark.long
def test_the_careful_player_beats_random_play_in_99_percent_of_1000_games():
    """§12."""
    won = study(500, 0b01, "long")[:, SEAT_0_WON].sum() + 500 - study(500, 0b10, "long")[:, SEAT_0_WON].sum()
    assert won >= 990


@pytest.mark.long
def test_random_play_reproduces_the_measured_means():
    """§12: 95.5 turns, 627 decisions, 48.6 % won by the first player, within three standard errors of both samples together."""
    games = 20_000
    results = study(games, 0b00, "random")
    both = np.sqrt(1 / 3000 + 1 / games)
    assert abs(results[:, TURNS].mean() - 95.5) < 3 * 32.2 * both
    assert abs(results[:, DECISIONS].mean() - 627) < 3 * results[:, DECISIONS].std() * both
    assert abs(results[:, FIRST_WON].mean() - 0.486) < 3 * 0.5 * both
    assert abs(results[:, TURNS].std() - 32.2) < 2
    assert results[:, TURNS].max() <= 400


@pytest.mark.long
def test_careful_play_takes_about_as_long_as_measured():
    """§12: its careful player needs 37.6 turns and 294 decisions; ours is another, but no slower than a turn or two."""
    results = study(3000, 0b11, "careful")
    assert abs(results[:, TURNS].mean() - 37.6) < 2
    assert abs(results[:, DECISIONS].mean() - 294) < 30
