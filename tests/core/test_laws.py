"""The laws hold for every registered game."""

from dataclasses import replace

import pytest

from tests.tables import some_tables
from tests.toys.skiff import SKIFF
from tidetable.core.journal import note
from tidetable.core.laws import LAWS, check_laws, faults_of
from tidetable.core.rule import rule
from tidetable.core.screened import Story
from tidetable.core.served import lobby_words
from tidetable.core.trial import mixed, play_trial
from tidetable.core.registry import game_ids, load
from tidetable.core.words import Words

TRIALS = 3
SERVED = LAWS[7:]  # texts, pictures and screens: they ask for everything that is given, and cost ten times all the others ...
EVERY = 6  # ... so one position in six is asked; the long campaign asks in all of them


def faults(game, games, seed="laws"):
    return [fault for _, found in check_laws(game, games, seed) for fault in found]


@pytest.mark.parametrize("name", game_ids())
def test_a_registered_game_keeps_the_laws(name):
    """A random game at some of its tables, spread over seats and options; the long campaign sits at all of them."""
    for number, table in some_tables(load(name), TRIALS):
        trial = play_trial(load(name), table, f"laws {number}")
        thinned = replace(trial, states=[*trial.states[:-1:EVERY], trial.last])
        assert [str(fault) for fault in faults_of(trial, LAWS[:7]) + faults_of(thinned, SERVED)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", game_ids())
def test_a_registered_game_keeps_the_laws_in_a_long_campaign(name):
    assert [str(fault) for fault in faults(load(name), 1000, "campaign")] == []


def test_an_honest_toy_keeps_the_laws():
    assert [str(fault) for fault in faults(SKIFF, 20)] == []


def drawn(*cards, seat=0):
    return [{"kind": "drawn", "seat": seat, "card": card} for card in cards]


def test_the_order_in_which_a_hand_was_drawn_is_no_secret_of_others():
    """Law 5: a hand kept as counts forgets which card came first, and its log does not."""
    assert Story(drawn(1, 3)) == Story(drawn(3, 1))
    assert Story(drawn(1, 3)) != Story(drawn(1, 2))
    assert Story(drawn(1) + drawn(3, seat=1)) != Story(drawn(3, seat=1) + drawn(1))
    assert Story(drawn(1, 3)).parting(Story(drawn(1, 2))) == '{"kind": "drawn", "seat": 0, "card": 3}'


def test_the_words_of_the_lobby_are_looked_for():
    """Law 8: a game and its options are chosen by their names."""
    wanted = lobby_words(load("rivero").card)
    assert {"name", "option-exhaustion_end"} <= set(wanted)
    assert not [word for word in wanted if not Words("en", "rivero").has(word)]


POND = load("fish_n_stones")


@rule
def apply_telling(state, seat, action, journal):
    POND_APPLY(state, seat, action, journal)
    note(journal, PLACED, action % 3)


POND_APPLY, PLACED = POND.apply, POND.Event["CAT_PLACED"]


def test_what_is_decided_at_the_same_time_is_told_to_nobody_before_all_have_decided():
    """A cat's column in the log, while the other still thinks: law 5."""
    found = {fault.law: fault.text for fault in faults(replace(POND, apply=apply_telling), 2)}
    assert "decides beside others" in found[5]


def test_after_every_setting_the_options_are_mixed():
    """What goes wrong only where two of them meet is met too."""
    drawn = [mixed(POND, 2, str(number)).options for number in range(200)]
    assert max(len(options) for options in drawn) > 1
    assert {name for options in drawn for name in options} == {
        option.name for option in POND.card.options if len(option.samples(2)) > 1
    }
