"""Honest by construction: a bot decides from what its seat may know, and from nothing else."""

import pytest

from tidetable.bots import make_bot
from tidetable.bots.advice import advise
from tidetable.bots.apart import BotApart
from tidetable.core.errors import NotYourTurn, TidetableError
from tidetable.core.journal import NO_JOURNAL
from tidetable.games import GAMES, card, load

TABLES = [(game, seats) for game in GAMES for seats in card(game).seats]
BOTS = ("random", "careful", "gentle@12", "master@40")


def some_states(name, seats, count):
    """Positions from all over a game between random players, each with a seat that decides."""
    game, bot = load(name), make_bot(name, "random", 3)
    state = game.start(seats, f"honest {name}")
    found: list[tuple] = []
    while state.waiting and len(found) < 400:
        seat = game.waiting_seats(state)[-1]
        found.append((state.twin(), seat))
        game.apply(state, seat, bot.choose(game.hidden(state, seat), seat), NO_JOURNAL)
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_states_that_differ_only_in_what_a_seat_cannot_know_get_the_same_decision(name, seats, bot):
    """Two true states with the same hidden record: the re-dealt one is as good as the true one."""
    game, differing = load(name), 0
    for state, seat in some_states(name, seats, 6):
        other = game.possible(game.hidden(state, seat), seat, "another deal")
        differing += other != state
        assert game.hidden(other, seat) == game.hidden(state, seat)
        chosen = {make_bot(name, bot, 5).choose(game.hidden(true, seat), seat) for true in (state, other)}
        assert len(chosen) == 1
        assert chosen <= set(game.legal(state, seat))
    assert differing > 0, "the test must meet states that differ"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_handed_a_true_state_by_mistake_uses_nothing_of_it(name, seats):
    """The bot hides what it is given before it looks: a doctored state changes nothing."""
    game = load(name)
    for state, seat in some_states(name, seats, 4):
        doctored = game.possible(game.hidden(state, seat), seat, "doctored")
        honest = make_bot(name, "strong@30", 5).choose(game.hidden(state, seat), seat)
        assert make_bot(name, "strong@30", 5).choose(state, seat) == honest
        assert make_bot(name, "strong@30", 5).choose(doctored, seat) == honest
        assert advise(name, doctored, seat, 30) == advise(name, state, seat, 30)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_hiding_twice_hides_no_more(name, seats):
    game = load(name)
    for state, seat in some_states(name, seats, 10):
        once = game.hidden(state, seat)
        assert game.hidden(once, seat) == once


def test_a_bot_apart_is_given_bytes_and_gives_numbers():
    game = load("fish_n_stones")
    state = game.start(2, 11)
    with BotApart("fish_n_stones", "strong@50", 4) as apart:
        assert apart.choose(state, 1) == make_bot(game, "strong@50", 4).choose(game.hidden(state, 1), 1)
        with pytest.raises(TidetableError, match="no seat 3"):
            apart.choose(state, 3)
    assert not apart._process.is_alive()


def test_a_seat_that_is_not_asked_gets_no_answer():
    game = load("das_riff")
    state = game.start(2, 1)
    idle = 1 - game.waiting_seats(state)[0]
    for bot in BOTS:
        with pytest.raises(NotYourTurn):
            make_bot(game, bot).choose(game.hidden(state, idle), idle)
