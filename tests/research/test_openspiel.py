"""OpenSpiel: its own tests and algorithms run on the games as they are, and no sampled world breaks a rule."""

import itertools
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.research.positions import every_setting
from tidetable.core.errors import BadSetup, IllegalAction
from tidetable.core.registry import card, game_ids, load
from tidetable.research import openspiel
from tidetable.research.openspiel_setup import parameter

# What is large of OpenSpiel's is loaded where it is used: not by every process that only looks which tests there are.


def loaded(game, **parameters):
    return pyspiel.load_game(f"tidetable_{game}", parameters)


def dealt(game, seed=1):
    """Begin a game, chance decided."""
    state, rng = game.new_initial_state(), np.random.default_rng(seed)
    settle(state, rng)
    return state, rng


def settle(state, rng):
    while state.is_chance_node():
        state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))


def play_on(state, rng, decisions):
    for _ in range(decisions):
        if state.is_terminal():
            return
        state.apply_action(int(rng.choice(state.legal_actions())))
        settle(state, rng)


def last_round() -> str:
    """Give a small setting: Fish'n'Stones with two seats, in the last round, before the second bait."""
    game, rng = load("fish_n_stones"), np.random.default_rng(3)
    state: Any = game.start(2, "end")
    while (int(state.round_number), int(state.phase), int(state.turn_index)) != (4, 1, 1):
        seat = game.waiting_seats(state)[0]
        game.decide(state, seat, int(rng.choice(game.legal_actions(state, seat))))
    return game.position_text(state)


# OpenSpiel's own tests


@pytest.mark.parametrize("game", game_ids())
def test_random_games_pass_the_simulation_test(game):
    short = {"turn_limit": 12} if game == "das_riff" else {}
    pyspiel.random_sim_test(loaded(game, **short), num_sims=1, serialize=True, verbose=False)


def test_simultaneous_phases_pass_it_and_can_be_taken_in_turn():
    game = loaded("fish_n_stones", seats=3, simultaneous=True)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(game), num_sims=1, serialize=True, verbose=False)
    state, _ = dealt(game)
    assert state.is_simultaneous_node()
    assert [state.legal_actions(player) for player in range(3)] == [[0, 1, 2]] * 3
    state.apply_actions([0, 1, 2])
    assert not state.is_simultaneous_node()


@pytest.mark.parametrize("game", game_ids())
def test_the_simulations_of_all_registered_games_pass(game):
    """OpenSpiel's test finds the games in the registry, pickles them, and asks for their numbers of ``players``."""
    from open_spiel.python.tests import games_sim_test  # it lists the games when it is imported: ours are there

    case = games_sim_test.GamesSimTest
    names = [name for name in unittest.defaultTestLoader.getTestCaseNames(case) if name.endswith(f"_tidetable_{game}")]
    seats = card(game).seats
    assert len(names) == (1 if len(seats) == 1 else 1 + len(seats))
    _run(case, names)


@pytest.mark.parametrize("game", game_ids())
def test_the_api_tests_pass(game):
    from open_spiel.integration_tests import api_test

    short = {"turn_limit": 4} if game == "das_riff" else {}
    case = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded(game, **short), "game_name": game})
    _passes(case, [])


def test_the_api_tests_of_a_whole_tree_pass():
    from open_spiel.integration_tests import api_test

    small = loaded("fish_n_stones", deals=2, position=last_round())
    case = type("Api", (api_test.EnforceAPIOnFullTreeBase,), {"game": small, "game_name": "small"})
    _passes(case, ["test_number_of_nodes", "test_game_is_perfect_recall"])  # they look in a table of OpenSpiel's games ...
    assert api_test._assert_is_perfect_recall(small)  # ... so recall is looked at here


def _passes(case, without):
    names = [name for name in unittest.defaultTestLoader.getTestCaseNames(case) if name not in without]
    assert len(names) >= 4
    _run(case, names)


def _run(case, names):
    result = unittest.TestSuite(map(case, names)).run(unittest.TestResult())
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


# Its algorithms


@pytest.mark.parametrize("game", game_ids())
def test_ismcts_and_mcts_play_each_other(game):
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(1)
    short = {"turn_limit": 2} if game == "das_riff" else {}
    spiel = loaded(game, **short)
    judge = mcts.RandomRolloutEvaluator(1, rng)
    searcher = ismcts.ISMCTSBot(spiel, judge, uct_c=1.4, max_simulations=3, random_state=rng)
    searcher.set_resampler(openspiel.resampler(1))
    bots = [searcher, mcts.MCTSBot(spiel, 1.4, 3, judge, random_state=rng)]
    state, own = dealt(spiel)
    for _ in range(4):
        if not state.is_terminal():
            state.apply_action(int(bots[state.current_player() % 2].step(state)))
            settle(state, own)
    assert len([move for move in state.full_history() if move.player >= 0]) >= 1


def test_cfr_finds_its_way_in_the_last_round():
    from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

    game = loaded("fish_n_stones", deals=2, position=last_round())
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2
    sampling = external_sampling_mccfr.ExternalSamplingSolver(game)
    sampling.iteration()


def test_outcome_sampling_runs_on_the_whole_game():
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(loaded("fish_n_stones", deals=3))
    for _ in range(3):
        solver.iteration()


def test_bots_written_in_c_plus_plus_can_be_evaluated():
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(2)]
    assert sum(pyspiel.evaluate_bots(loaded("fish_n_stones").new_initial_state(), bots, 5)) == 0.0


# Parameters, chance, texts and information


@pytest.mark.parametrize(("game", "setting"), every_setting(), ids=str)
def test_every_option_is_a_parameter(game, setting):
    options = {option.name: option for option in card(game).options}
    given = {name: parameter(options[name], value) for name, value in setting.options.items()}
    spiel = loaded(game, seats=setting.seats, **given)
    state, _ = dealt(spiel)
    table = state.world.table
    assert spiel.num_players() == table.seats == setting.seats
    assert {name: table.options[name] for name in setting.options} == setting.options
    again = pyspiel.load_game(str(spiel))
    assert again.get_parameters() == spiel.get_parameters()


def test_what_the_game_does_not_have_is_refused():
    with pytest.raises(BadSetup, match="played with 2 seats"):
        loaded("rivero", seats=3)
    with pytest.raises(BadSetup, match="bait_rule cannot be 'nowhere'"):
        loaded("fish_n_stones", bait_rule="nowhere")


def test_chance_is_asked_wherever_the_game_asks_its_generator():
    """Das Riff rolls dice in every turn; Fish'n'Stones takes chance at the deal alone."""
    state, rng = dealt(loaded("das_riff", deals=8))
    play_on(state, rng, 60)
    assert sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history()) > 5
    state, rng = dealt(loaded("fish_n_stones", seats=4))
    play_on(state, rng, 200)
    assert sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history()) == 4


@pytest.mark.parametrize("game", game_ids())
def test_the_history_replays_to_the_same_state(game):
    state, rng = dealt(loaded(game))
    play_on(state, rng, 80)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(state.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("game", game_ids())
def test_a_sampled_state_looks_the_same_and_can_be_played(game):
    """Law 5 through OpenSpiel's eyes; no sampled world breaks the rules, and it plays on to an end like any other."""
    state, rng = dealt(loaded(game, seats=max(card(game).seats)))
    for _ in range(8):
        play_on(state, rng, 12)
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_an_information_state_holds_the_own_secret_and_no_other():
    game = loaded("fish_n_stones", deals=1)
    strings = set()
    for cats in itertools.product(range(3), repeat=2):
        state, _ = dealt(game)
        for cat in cats:
            state.apply_action(cat)
        strings.add(state.information_state_string(1))
    assert len(strings) == 3  # seat 1 knows its own cat, and not the other


def test_public_and_private_observations_are_what_they_say():
    state, _ = dealt(loaded("fish_n_stones"))
    state.apply_action(0)
    other, _ = dealt(loaded("fish_n_stones"))
    other.apply_action(2)
    kinds = pyspiel.PrivateInfoType
    seen = {
        (public, private): state.get_game().make_py_observer(pyspiel.IIGObservationType(False, public, private))
        for public, private in ((True, kinds.NONE), (False, kinds.SINGLE_PLAYER), (True, kinds.ALL_PLAYERS))
    }
    texts = {key: (observer.string_from(state, 0), observer.string_from(other, 0)) for key, observer in seen.items()}
    assert texts[True, kinds.NONE][0] == texts[True, kinds.NONE][1]
    assert texts[False, kinds.SINGLE_PLAYER] == ("cat=0", "cat=2")
    assert texts[True, kinds.ALL_PLAYERS][0] != texts[True, kinds.ALL_PLAYERS][1]
    key = str(state.world.record["chance_key"].tolist())[1:-1]
    assert all(key not in text for pair in texts.values() for text in pair)  # what nobody sees all players do not see either


def test_only_who_sits_at_the_table_can_be_sampled_for():
    state, _ = dealt(loaded("rivero"))
    for nobody in (-1, 2, 5):
        with pytest.raises(ValueError, match=f"no player {nobody} sits at this table; those from 0 to 1 do"):
            state.resample_from_infostate(nobody, lambda: 0.5)


def test_nobody_decides_alone_where_all_do_or_after_the_end():
    state, rng = dealt(loaded("fish_n_stones", simultaneous=True))
    with pytest.raises(IllegalAction, match="all seats decide here at once"):
        state._apply_action(0)
    state, rng = dealt(loaded("fish_n_stones"))
    while not state.is_terminal():
        play_on(state, rng, 1)
    with pytest.raises(IllegalAction, match="the game is over"):
        state._apply_action(0)


def test_a_position_reads_back():
    state, rng = dealt(loaded("rivero"))
    play_on(state, rng, 20)
    again = state.get_game().new_initial_state(str(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
