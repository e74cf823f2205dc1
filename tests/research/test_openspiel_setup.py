"""OpenSpiel at its edges: what is given wrongly is refused in a sentence, and whatever was written reads back."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from tests.research.test_openspiel import dealt, loaded, play_on

from tidetable.core.errors import BadSetup, BrokenRecord, IllegalAction
from tidetable.core.registry import card, game_ids, load
from tidetable.research import openspiel

FISH = "fish_n_stones"


def position(decisions, **parameters):
    """Write a position of Fish'n'Stones after some decisions, as OpenSpiel does."""
    state, rng = dealt(loaded(FISH, **parameters))
    play_on(state, rng, decisions)
    return str(state)


# Illegal decisions: the rules are compiled and trust their caller, so nothing wrong may reach them.


@pytest.mark.parametrize("game", game_ids())
def test_an_illegal_action_is_refused_and_changes_nothing(game):
    state, _ = dealt(loaded(game))
    wrong = next(action for action in range(load(game).actions) if action not in state.legal_actions())
    before = str(state)
    for action in (wrong, load(game).actions, 10**7, -2):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal for seat {state.current_player()}"):
            state.apply_action(action)
    assert str(state) == before
    assert len(state.history()) == 4  # the deal alone


def test_chance_gives_only_its_outcomes():
    state = loaded(FISH, deals=3).new_initial_state()
    for outcome in (3, -2):  # -1 is refused by OpenSpiel itself
        with pytest.raises(IllegalAction, match=f"chance cannot give {outcome}"):
            state.apply_action(outcome)
    state.apply_action(2)
    assert not state.is_chance_node()


def test_illegal_simultaneous_actions_are_refused():
    state, _ = dealt(loaded(FISH, seats=3, simultaneous=True))
    for wrong in ([0, 30, 0], [0, 0]):
        with pytest.raises(IllegalAction):
            state.apply_actions(wrong)
    assert state.is_simultaneous_node()


# Parameters


def test_chance_nodes_have_a_sensible_number_of_outcomes():
    for deals in (-1, 65_537):
        with pytest.raises(BadSetup, match=f"deals cannot be {deals}; it can be 0 to 65536"):
            loaded(FISH, deals=deals)


def test_players_are_seats():
    three = loaded(FISH, players=3)
    assert three.num_players() == loaded(FISH, players=3, seats=3).num_players() == pyspiel.load_game(str(three)).num_players() == 3
    with pytest.raises(BadSetup, match="3 players cannot sit at a table with 4 seats"):
        loaded(FISH, players=3, seats=4)
    with pytest.raises(BadSetup, match="not 5"):
        loaded(FISH, players=5)


def test_a_position_must_be_one_of_this_table():
    three = position(12, seats=3)
    for wrong in ("rubbish", "fish_n_stones 1 rubbish", position(12)[:-9]):
        with pytest.raises(BrokenRecord):
            loaded(FISH, position=wrong)
    with pytest.raises(BrokenRecord, match="this is no position of Rivero, version 1"):
        loaded("rivero", position=three)
    with pytest.raises(BadSetup, match="a position with 3 seats, at a table with 2"):
        loaded(FISH, position=three)
    with pytest.raises(BadSetup, match="a position with bait_rule=cat_column, at a table with bait_rule=anywhere"):
        loaded(FISH, seats=3, bait_rule="anywhere", position=three)
    with pytest.raises(BadSetup, match="a position with 3 seats"):
        loaded(FISH).new_initial_state(three)


# Writing and reading back


@pytest.mark.parametrize("decisions", range(15, 21))
def test_a_game_that_begins_at_a_position_reads_back(decisions):
    """A position has signs that divide OpenSpiel's parameters: it is held with others, and taken as people write it too."""
    text = position(decisions)
    game = pyspiel.load_game(f"tidetable_fish_n_stones(deals=2,position={text})")
    record = load(FISH).parse_position(text.replace("~", "=").replace("|", " ").replace(";", ","))
    as_written = loaded(FISH, deals=2, position=load(FISH).position_text(record))
    assert str(pyspiel.load_game(str(as_written))) == str(as_written) == str(game)
    state, _ = dealt(game)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)


@pytest.mark.parametrize("game", game_ids())
def test_games_can_be_pickled(game):
    spiel = loaded(game, seats=max(card(game).seats), deals=7)
    again: Any = pickle.loads(pickle.dumps(spiel))  # noqa: S301 - own bytes
    assert str(again) == str(spiel)
    assert type(again) is type(spiel)


def test_every_state_reads_back_even_where_chance_is_asked():
    game = loaded("das_riff", turn_limit=4)
    state, rng, chances = game.new_initial_state(), np.random.default_rng(1), 0
    while not state.is_terminal():
        again = game.new_initial_state(str(state))
        assert str(again) == str(state)
        assert again.current_player() == state.current_player()
        assert again.legal_actions() == state.legal_actions()
        chances += state.is_chance_node()
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert chances > 8
    for wrong in ("nonsense", "chance 5 after []", "chance [] after [[0]]"):
        with pytest.raises(BrokenRecord):
            game.new_initial_state(f"before the deal\n{wrong}")
    assert game.new_initial_state(str(state)).is_terminal()


def test_actions_have_names_without_a_state():
    game = loaded(FISH)
    state, _ = dealt(game)
    assert [game.action_to_string(0, action) for action in range(3)] == [state.action_to_string(0, action) for action in range(3)]
    assert game.action_to_string(pyspiel.PlayerId.CHANCE, 5) == "chance 5"


# Sampling


def test_a_resampler_gives_the_same_worlds_in_every_process():
    """Python mixes the hashes of texts anew in each process, so no seed may pass through one."""

    class Asked:
        def resample_from_infostate(self, player, sampler):
            return player, sampler(), sampler()

    assert openspiel.resampler("fine")(Asked(), 1) == openspiel.resampler("fine")(Asked(), 1)
    player, first, _ = openspiel.resampler(1)(Asked(), 1)
    assert player == 1
    assert first == pytest.approx(0.584446393)


def test_where_chance_is_asked_a_sample_stands_before_the_decision_that_called_for_it():
    state = loaded("das_riff").new_initial_state()
    assert state.resample_from_infostate(0, lambda: 0.5).is_chance_node()  # before the deal nothing is known
    state, rng = dealt(loaded("das_riff"))
    while not state.is_chance_node():
        state.apply_action(int(rng.choice(state.legal_actions())))
    for player in (0, 1):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        play_on(other, rng, 20)


def test_a_sample_has_the_public_past_of_the_true_game():
    state, rng = dealt(loaded("rivero"))
    play_on(state, rng, 15)
    kind = pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    public = state.get_game().make_py_observer(kind)
    for player in (0, 1):
        assert public.string_from(state.resample_from_infostate(player, rng.random), player) == public.string_from(state, player)
