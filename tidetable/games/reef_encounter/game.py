"""Reef Encounter put together for the contract (core/game.py)."""

from tidetable.core.game import Game
from tidetable.games.reef_encounter import (
    card, careful, decisions, drawing, ending, events, facts, hidden, judge, legal, observe, rules, screen, setup, speech, state,
)  # fmt: skip
from tidetable.games.reef_encounter.components import (
    ALGAE, COLOURS, CUBES_PER_COLOUR, CYLINDERS_PER_ALGA, TILES_PER_COLOUR, TURN_CAP,
)  # fmt: skip

SETUP_DECISIONS = 3  # a fish tile and two cubes
# In one turn (§6.5): a meal, 16 shrimp moves and an introduction of two decisions each, two cubes with their ends, a space; and for
# each of the 200 tiles at most a source and a cell, an exchange or payment with its alga, and an exchange back.
TURN_DECISIONS = 1 + 2 * 17 + 4 + 1 + 5 * COLOURS * TILES_PER_COLOUR

GAME = Game.of(
    card, state, decisions, events, setup, rules, ending, legal, hidden, careful, judge, observe, facts, screen, speech, drawing,
    pieces=(TILES_PER_COLOUR,) * COLOURS + (CUBES_PER_COLOUR,) * COLOURS + (CYLINDERS_PER_ALGA,) * ALGAE,
    longest=lambda seats, _options: seats * (SETUP_DECISIONS + TURN_CAP * TURN_DECISIONS + 1),
)  # fmt: skip
