"""A game made of its module and its description alone is the game: nothing of its sources is asked."""

import json
import random
import shutil

import pytest

from tidetable.core.journal import new_journal
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import game_ids, load
from tidetable.core.steps import in_steps
from tidetable.core.undo import reveals
from tidetable.wasm.module import MODULES
from tidetable.wasm.rebuilt import rebuilt


def as_json(value):
    """Write something as it crosses the wire: lists and tuples are the same there."""
    return json.dumps(value, default=int)


@pytest.mark.parametrize("game", game_ids())
def test_a_rebuilt_game_deals_plays_shows_and_says_the_same(game):
    today, chance = load(game), random.Random(5)
    other = rebuilt(today, MODULES / f"{game}.wasm")
    seats = today.card.seats[-1]
    here, there = today.start(seats, "a seed"), other.start(seats, "a seed")
    assert other.card == today.card
    for _ in range(40):
        assert here.to_bytes() == there.to_bytes()
        seat = chance.choice(today.waiting_seats(here))
        for eyes in range(SPECTATOR, seats):
            compare_seen(today.see(here, eyes), other.see(there, eyes))
        action = chance.choice(today.legal_actions(here, seat))
        before, journals = (here.twin(), there.twin()), (new_journal(), new_journal())
        today.decide(here, seat, action, journals[0])
        other.decide(there, seat, action, journals[1])
        assert reveals(today, before[0], here, seat, action) == reveals(other, before[1], there, seat, action)
        for eyes in (SPECTATOR, seat, ALL_SEEING):
            told = [one.Event.read(journal, eyes) for one, journal in zip((today, other), journals, strict=True)]
            assert told[0] == told[1]
            assert [today.Event.message(event) for event in told[0]] == [other.Event.message(event) for event in told[1]]


@pytest.mark.parametrize("game", game_ids())
def test_every_row_keeps_its_number(game):
    """Reef Encounter's reasons begin at 1: a kept match told of another end than the one it came to."""
    today = load(game)
    other = rebuilt(today, MODULES / f"{game}.wasm")
    for table in ("Decision", "Event", "Say", "Reason", "Plane"):
        here, there = ({row.name: int(row) for row in getattr(one, table)} for one in (today, other))
        assert here == there, table


def compare_seen(one, other):
    """Compare everything a person is shown and told."""
    assert as_json(one.view) == as_json(other.view)
    assert one.legal == other.legal
    if one.is_asked:
        assert one.question == other.question
        refused = next(action for action in range(one.game.actions) if action not in one.legal)
        assert one.why_not(refused) == other.why_not(refused)
    for action in one.legal:
        ways = [
            (seen.game.Decision.text(action), seen.game.Decision.message(action), seen.game.Decision.target(action))
            for seen in (one, other)
        ]
        assert as_json(ways[0]) == as_json(ways[1])
        assert one.preview(action) == other.preview(action)


@pytest.mark.parametrize("game", game_ids())
def test_what_a_rebuilt_game_makes_a_player_remember_is_the_same(game):
    today = load(game)
    other = rebuilt(today, MODULES / f"{game}.wasm")
    for option in today.card.options:
        for value in option.samples(today.card.seats[0]):
            options = today.card.complete({option.name: value}, today.card.seats[0])
            for action in (None, *range(today.actions)):
                assert today.is_shown_again(options, action) == other.is_shown_again(options, action)
    assert today.is_open_at_the_end == other.is_open_at_the_end


@pytest.mark.parametrize("game", game_ids())
def test_rules_kept_before_there_were_steps_go_on_without_them(game, tmp_path):
    """A module of those days has no `tell`: what it decides and writes is the same, and no state is kept between."""
    today = load(game)
    described = json.loads((MODULES / f"{game}.json").read_bytes())
    described["exports"] = [export for export in described["exports"] if export["name"] != "tell"]
    (tmp_path / f"{game}.json").write_text(json.dumps(described))
    shutil.copy(MODULES / f"{game}.wasm", tmp_path)
    then = rebuilt(today, tmp_path / f"{game}.wasm")
    here, there = (one.start(today.card.seats[0], "of those days") for one in (today, then))
    for _ in range(12):
        seat = today.waiting_seats(here)[0]
        action = today.legal_actions(here, seat)[0]
        told, plain = in_steps(today, here, seat, action), in_steps(then, there, seat, action)
        assert here.to_bytes() == there.to_bytes()
        assert told.journal.tolist() == plain.journal.tolist()
        assert len(plain.states) == 0
