"""What a network learns from: games at mixed tables, and the careful player beside them. This part needs no torch."""

import pytest

from tidetable.core.registry import card, game_ids, load
from tidetable.learning.advisor import Advisor
from tidetable.learning.settings import settings
from tidetable.learning.tables import mixed_tables, seats_of
from tidetable.research.vector import Vector


@pytest.mark.parametrize("game", game_ids())
def test_tables_are_of_every_number_of_seats_the_usual_ones_and_others(game):
    tables = mixed_tables(game, 1)
    assert {table.seats for table in tables} == set(card(game).seats)
    usual = [table for table in tables if table.options == card(game).complete({}, table.seats)]
    assert len(tables) / 2 <= len(usual) < len(tables)
    assert [table.options for table in tables] == [table.options for table in mixed_tables(game, 1)]


def test_the_games_of_a_vector_take_the_tables_in_turn():
    tables = mixed_tables("fish_n_stones", 1)
    games = Vector("fish_n_stones", 2 * len(tables), seed=1, threads=1, tables=tables)
    assert games.states["seats"].tolist() == seats_of(tables, games.n).tolist() == 2 * [table.seats for table in tables]
    wanted = [int(table.options["bait_rule"] == "anywhere") for table in tables]
    assert games.states["bait_rule"].tolist() == 2 * wanted
    for _ in range(70):  # until every game was dealt again
        games.step_randomly()
    assert games.states["seats"].tolist() == seats_of(tables, games.n).tolist()


def test_the_advice_is_what_the_careful_player_does():
    games = Vector("fish_n_stones", 12, seed=2, threads=1, tables=mixed_tables("fish_n_stones", 2))
    advisor, careful = Advisor(games), load("fish_n_stones").rules["careful"]
    for _ in range(10):
        random = advisor.random.copy()
        advisor.ask(0, games.n)
        for i in range(games.n):
            seen = games.game.see(games.states[i], int(games.turn[i]))
            assert advisor.actions[i] == careful(seen.record, seen.viewer, seen.choices.copy(), random[i])
        games.step(advisor.actions)


def test_only_the_games_asked_for_are_advised():
    games = Vector("fish_n_stones", 8, seed=3, threads=1)
    advisor = Advisor(games)
    advisor.actions[:] = -1
    advisor.ask(5, 8)
    assert (advisor.actions[:5] == -1).all()
    assert all(games.masks[i, advisor.actions[i]] for i in range(5, 8))


def test_settings_are_data_and_can_be_changed():
    changed = settings("rivero", seed=3, games=64)
    assert (changed.seed, changed.games, changed.game) == (3, 64, "rivero")
    assert changed.as_dict()["batch"] == settings("rivero").batch
