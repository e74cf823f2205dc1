"""Honest by construction: a bot decides from what its seat may know, and from nothing else."""

from typing import Any

import pytest

from tidetable.core.errors import BadSetup
from tidetable.bots import make_bot
from tidetable.bots.apart import BotApart
from tidetable.core.errors import NotYourTurn
from tidetable.core.match import Match
from tidetable.core.registry import card, game_ids, load

TABLES = [(game, seats) for game in game_ids() for seats in card(game).seats]
BOTS = ("random", "careful", "gentle@12", "master@40", "master-1@40", "network")


def some_states(name, seats, count):
    """Positions from all over a game between random players, each with a seat that decides."""
    game, bot = load(name), make_bot(name, "random", 3)
    state = game.start(seats, f"honest {name}")
    found: list[tuple] = []
    while state.waiting and len(found) < 400:
        seat = game.waiting_seats(state)[-1]
        found.append((state.twin(), seat))
        game.carry_out(state, seat, bot.choose(game.see(state, seat)))
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_states_that_differ_only_in_what_a_seat_cannot_know_get_the_same_decision(name, seats, bot):
    """Two true states of which a seat sees the same: the re-dealt one is as good as the true one."""
    game, differing = load(name), 0
    for state, seat in some_states(name, seats, 6):
        seen = game.see(state, seat)
        other = seen.possible("another deal")
        differing += other != state
        assert game.see(other, seat) == seen
        chosen = {make_bot(name, bot, 5).choose(game.see(true, seat)) for true in (state, other)}
        assert len(chosen) == 1
        assert chosen <= set(seen.legal)
    assert differing > 0, "the test must meet states that differ"


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_handed_a_true_state_by_mistake_gives_no_answer(bot):
    """It takes what a seat sees, which only the game's door makes: a state is no such thing."""
    state: Any = load("fish_n_stones").start(2, "by mistake")
    with pytest.raises(BadSetup, match=r"from what a seat sees, match\.seen\(seat\)"):
        make_bot("fish_n_stones", bot).choose(state)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hiding_twice_hides_no_more(name, seats):
    game = load(name)
    for state, seat in some_states(name, seats, 10):
        once = game.see(state, seat)
        assert game.see(once.record, seat) == once


def test_a_bot_apart_is_given_bytes_and_gives_numbers():
    match = Match.start("fish_n_stones", seed=11)
    with BotApart("fish_n_stones", "strong@50", 4) as apart:
        assert apart.choose(match.seen(1)) == make_bot("fish_n_stones", "strong@50", 4).choose(match.seen(1))
        with pytest.raises(NotYourTurn, match="a spectator has nothing to decide"):
            apart.choose(match.seen())
    assert not apart._process.is_alive()


def test_a_seat_that_is_not_asked_gets_no_answer():
    game = load("das_riff")
    state = game.start(2, 1)
    idle = 1 - game.waiting_seats(state)[0]
    for bot in BOTS:
        with pytest.raises(NotYourTurn):
            make_bot(game, bot).choose(game.see(state, idle))
