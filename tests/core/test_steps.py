"""Between the events of a decision: states that the rules have been through, and what each pair of eyes is shown of them."""

import random
import warnings

import pytest

from tidetable.core.journal import new_journal
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import game_ids, load
from tidetable.core.seen import Seen
from tidetable.core.steps import bytes_of, in_steps, screens_of
from tidetable.core.trial import pieces_fault
from tidetable.wasm.ways import INTERPRETED, WASM, in_way

DECISIONS = 120
SEEDS = 6


def games(name, seeds=SEEDS, decisions=DECISIONS):
    """Give positions of random games, each with a decision that is legal there."""
    game = load(name)
    for seed in range(seeds):
        chance = random.Random(seed)
        options = {option.name: chance.choice(option.values) for option in game.card.options if len(option.values) > 1}
        state = game.start(chance.choice(game.card.seats), f"steps {seed}", options)
        for _ in range(decisions):
            if not state.waiting:
                break
            seat = chance.choice(game.waiting_seats(state))
            action = chance.choice(game.legal_actions(state, seat))
            yield game, state, seat, action
            game.carry_out(state, seat, action)


@pytest.mark.parametrize("name", game_ids())
def test_the_last_step_is_where_the_decision_leads_and_the_journal_is_the_same(name):
    told = 0
    for game, state, seat, action in games(name):
        after, journal = state.twin(), new_journal()
        game.carry_out(after, seat, action, journal)
        stepped = state.twin()
        steps = in_steps(game, stepped, seat, action)
        assert stepped == after
        assert steps.journal.tolist() == journal.tolist()
        assert len(steps.states) == journal[0]
        if len(steps.states):
            assert steps.states[-1] == after
        told += len(steps.states)
    assert told > DECISIONS


@pytest.mark.parametrize("name", game_ids())
def test_a_step_is_shown_as_any_state_is_and_never_as_one_in_which_the_game_is_over(name):
    for game, state, seat, action in games(name, seeds=2):
        states = in_steps(game, state.twin(), seat, action).states
        for viewer in (*range(int(state.seats)), SPECTATOR, ALL_SEEING):
            shown = screens_of(game, states, viewer)
            for one, seen in zip(states, shown, strict=True):
                assert game.see(one, viewer).screen.record == seen
        assert all(states["waiting"][:-1])


@pytest.mark.parametrize("name", game_ids())
def test_every_step_can_be_drawn_and_asked_of(name):
    """Facts, choices and sentences of states in which nobody decides: from the screen record of every pair of eyes."""
    plain = in_way(load(name), INTERPRETED)  # where a number out of its range is noticed
    for game, state, seat, action in games(name, seeds=2, decisions=40):
        states = in_steps(game, state.twin(), seat, action).states
        for viewer in (*range(int(state.seats)), SPECTATOR):
            for record in screens_of(game, states, viewer):
                seen = Seen(game, record, viewer)
                with warnings.catch_warnings():
                    warnings.simplefilter("error", RuntimeWarning)
                    assert Seen(plain, record, viewer).view == seen.view
                assert seen.question is None or seen.is_asked
                for choice in seen.legal:
                    seen.preview(choice)


def worlds(game, state, viewer, lot):
    """Give states that *viewer* cannot tell from this one: dealt again, some fields dealt again, two hidden things exchanged.

    Of worlds dealt anew few lead to the same; of those that are nearly the true one, most do.
    """
    known = game.see(state, viewer)
    for number in range(2):
        other = known.possible(f"{number} {viewer}")
        fields = [name for name in state.fields if state[name].tobytes() != other[name].tobytes()]
        found = [other]
        for _ in range(4 if fields else 0):
            found.append(half := state.twin())
            for name in fields:
                if lot.random() < 0.5:
                    part(half, name)[:] = part(other, name)
            found.append(near := state.twin())
            things = part(near, lot.choice(fields))
            one, two = lot.randrange(things.size), lot.randrange(things.size)
            things[[one, two]] = things[[two, one]]
        yield from (world for world in found if game.see(world, viewer) == known and pieces_fault(game, world) is None)


def part(state, name):
    """Show a field as a row of numbers that can be written."""
    kind, at = state.layout.fields[name][:2]
    return bytes_of(state)[at : at + kind.itemsize].view(kind.base)


@pytest.mark.parametrize("name", [*game_ids(), "skiff"])
def test_steps_show_nothing_that_their_end_and_its_events_do_not(name):
    """In another world that a hearer thinks possible the same decision leads to the same for them: so do all its steps."""
    lot = random.Random(name)
    compared = stepped = 0
    for game, state, seat, action in games(name, seeds=4):
        true = in_steps(game, (after := state.twin()), seat, action)
        for viewer in (SPECTATOR, *range(int(state.seats))):
            told, shown = game.Event.read(true.journal, viewer), screens_of(game, true.states, viewer).tobytes()
            for other in worlds(game, state, viewer, lot):
                if action not in game.legal_actions(other, seat):
                    continue
                steps = in_steps(game, other, seat, action)
                if game.see(other, viewer) != game.see(after, viewer):
                    continue  # the decision itself has shown something
                if game.Event.read(steps.journal, viewer) != told:
                    continue
                assert screens_of(game, steps.states, viewer).tobytes() == shown, (viewer, game.Decision.text(action))
                compared += 1
                stepped += len(true.states) > 1
    assert compared > (100 if name == "skiff" else 1500)
    assert stepped > (0 if name == "skiff" else 500)


@pytest.mark.parametrize("options", [{"bucket_view": "closed"}, {"own_cat": "hidden"}, {"bait_rule": "anywhere"}])
def test_steps_show_nothing_of_what_is_to_be_remembered(options):
    """Worlds that differ in what a viewer has seen, and is not shown any more: the steps to the same screen are the same."""
    game, chance, compared = load("fish_n_stones"), random.Random(3), 0
    for seed in range(4):
        state = game.start(3, f"to be remembered {seed}", options)
        while state.waiting:
            seat = chance.choice(game.waiting_seats(state))
            action = chance.choice(game.legal_actions(state, seat))
            before, true = state.twin(), in_steps(game, state, seat, action)
            for viewer in (SPECTATOR, 0, 1, 2):
                story = game.Event.read(true.journal, viewer)
                for number in range(12):
                    other = (screen := game.see(before, viewer).screen).possible(number)
                    if game.see(other, viewer).screen != screen or action not in game.legal_actions(other, seat):
                        continue
                    steps = in_steps(game, other, seat, action)
                    if game.see(other, viewer).screen != game.see(state, viewer).screen:
                        continue
                    if game.Event.read(steps.journal, viewer) == story:
                        here, there = (screens_of(game, one.states, viewer).tobytes() for one in (true, steps))
                        assert here == there, (viewer, game.Decision.text(action))
                        compared += len(true.states) > 1
    assert compared > 50


@pytest.mark.parametrize("way", [INTERPRETED, WASM])
@pytest.mark.parametrize("name", game_ids())
def test_all_ways_go_the_same_steps(name, way):
    other = in_way(load(name), way)
    for game, state, seat, action in games(name, seeds=1, decisions=40):
        here, there = in_steps(game, state.twin(), seat, action), in_steps(other, state.twin(), seat, action)
        assert here.states.tobytes() == there.states.tobytes()
        assert here.journal.tolist() == there.journal.tolist()
        for viewer in (0, SPECTATOR):
            assert screens_of(game, here.states, viewer).tobytes() == screens_of(other, here.states, viewer).tobytes()
