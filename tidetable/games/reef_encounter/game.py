"""Reef Encounter put together for the contract (core/game.py)."""

from tidetable.core.game import Game
from tidetable.games.reef_encounter import careful, ending, facts, hidden, judge, legal, observe, rules, screen, setup, speech
from tidetable.games.reef_encounter.card import CARD
from tidetable.games.reef_encounter.components import (
    ALGAE, COLOURS, CUBES_PER_COLOUR, CYLINDERS_PER_ALGA, TILES_PER_COLOUR, TURN_CAP,
)  # fmt: skip
from tidetable.games.reef_encounter.decisions import Decision, plain_text
from tidetable.games.reef_encounter.drawing import drawing
from tidetable.games.reef_encounter.events import Event, Reason
from tidetable.games.reef_encounter.state import State

SETUP_DECISIONS = 3  # a fish tile and two cubes
# In one turn (§6.5): a meal, 16 shrimp moves and an introduction of two decisions each, two cubes with their ends, a space; and for
# each of the 200 tiles at most a source and a cell, an exchange or payment with its alga, and an exchange back.
TURN_DECISIONS = 1 + 2 * 17 + 4 + 1 + 5 * COLOURS * TILES_PER_COLOUR

GAME = Game(
    card=CARD,
    State=State,
    Decision=Decision,
    Event=Event,
    Reason=Reason,
    Say=speech.Say,
    Plane=observe.Plane,
    Facts=facts.Facts,
    pieces=(TILES_PER_COLOUR,) * COLOURS + (CUBES_PER_COLOUR,) * COLOURS + (CYLINDERS_PER_ALGA,) * ALGAE,
    longest=lambda seats, _options: seats * (SETUP_DECISIONS + TURN_CAP * TURN_DECISIONS + 1),
    setup=setup.setup,
    legal=legal.legal,
    apply=rules.apply,
    score=ending.score,
    hide=hidden.hide,
    redeal=hidden.redeal,
    default=careful.default,
    count_pieces=hidden.count_pieces,
    observe=observe.observe,
    facts=facts.facts,
    question=speech.question,
    preview=speech.preview,
    why_not=speech.why_not,
    drawing=drawing,
    careful=careful.careful,
    judge=judge.judge,
    is_secret=judge.is_secret,
    ask=rules.ask,
    force=rules.force,
    screen=screen.screen,
    plain_text=plain_text,
)
