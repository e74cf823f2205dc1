"""One set of legal actions: filled, counted, walked, drawn from; interpreted and compiled alike, whatever bits it holds."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tidetable.core import legal
from tidetable.core.chance import fast_random
from tidetable.core.legal import NO_ACTION, SEVERAL, listed, no_actions
from tidetable.core.rule import interpreted

ACTIONS = 200
WAYS = [lambda rule: rule, interpreted]
SETS = st.sets(st.integers(0, ACTIONS - 1), max_size=40)


@pytest.fixture(params=WAYS, ids=["compiled", "interpreted"], scope="module")
def way(request):
    return request.param


def filled(way, actions):
    choices = no_actions(ACTIONS)
    for action in actions:
        way(legal.allow)(choices, action)
    return choices


@given(actions=SETS | st.just({63}) | st.just({63, 127}) | st.just(set(range(ACTIONS))))
def test_a_set_holds_what_was_allowed(way, actions):
    choices = filled(way, actions)
    assert listed(choices) == sorted(actions)
    assert way(legal.count_legal)(choices) == len(actions)
    assert [action for action in range(ACTIONS) if way(legal.is_legal)(choices, action)] == sorted(actions)
    assert [way(legal.nth_legal)(choices, skip) for skip in range(len(actions))] == sorted(actions)


@given(actions=SETS | st.just({63}) | st.just({0, 63, 64, 191}))
def test_a_set_is_walked_in_order(way, actions):
    choices, walked = filled(way, actions), []
    action = way(legal.next_legal)(choices, 0)
    while action != NO_ACTION:
        walked.append(action)
        action = way(legal.next_legal)(choices, action + 1)
    assert walked == sorted(actions)
    mask = np.ones(ACTIONS, np.bool_)
    way(legal.mark)(choices, mask)
    assert np.flatnonzero(mask).tolist() == sorted(actions)


@given(actions=SETS, action=st.integers(0, ACTIONS - 1))
def test_the_only_choice_is_recognised(way, actions, action):
    assert way(legal.only_choice)(filled(way, {action})) == action
    assert way(legal.only_choice)(filled(way, actions | {action, (action + 64) % ACTIONS})) == SEVERAL
    assert way(legal.only_choice)(no_actions(ACTIONS)) == NO_ACTION


@given(first=st.integers(0, ACTIONS - 63), those=st.sets(st.integers(0, 62)))
def test_a_whole_set_is_allowed_from_any_action_on(way, first, those):
    choices = no_actions(ACTIONS)
    way(legal.allow_all)(choices, first, sum(1 << member for member in those))
    assert listed(choices) == sorted(first + member for member in those)


@given(actions=SETS, action=st.integers(0, ACTIONS - 1))
def test_an_action_is_forbidden_again(way, actions, action):
    choices = filled(way, actions | {action})
    way(legal.forbid)(choices, action)
    assert listed(choices) == sorted(actions - {action})
    way(legal.allow_if)(choices, action, False)
    assert listed(choices) == sorted(actions - {action})
    way(legal.allow_if)(choices, action, True)
    assert listed(choices) == sorted(actions | {action})
    way(legal.clear)(choices)
    assert listed(choices) == []


def test_every_action_of_a_set_is_drawn(way):
    random = fast_random("draw")[0]
    assert {int(way(legal.any_of)(filled(way, {2, 63, 130}), random)) for _ in range(60)} == {2, 63, 130}
    assert way(legal.any_of)(no_actions(ACTIONS), random) == NO_ACTION


@given(actions=SETS.filter(bool))
def test_interpreted_and_compiled_draw_the_same(actions):
    choices = filled(WAYS[0], actions)
    one, two = fast_random("same")[0], fast_random("same")[0]
    assert [legal.any_of(choices, one) for _ in range(5)] == [interpreted(legal.any_of)(choices, two) for _ in range(5)]
