"""Reef Encounter put together for the contract of core/game.py."""

from tidetable.core.game import Game
from tidetable.core.outcome import Reason
from tidetable.games.reef_encounter import careful, ending, hidden, legal, people, rules
from tidetable.games.reef_encounter.card import CARD
from tidetable.games.reef_encounter.components import (
    ALGAE, COLOURS, CUBES_PER_COLOUR, CYLINDERS_PER_ALGA, TILES_PER_COLOUR, TURN_CAP,
)  # fmt: skip
from tidetable.games.reef_encounter.events import EVENTS
from tidetable.games.reef_encounter.state import State

SETUP_DECISIONS = 3  # a fish tile and two cubes
# In one turn (§6.5): a meal, 16 shrimp moves and an introduction of two decisions each, two cubes with their ends, a space; and for
# each of the 200 tiles at most a source and a cell, an exchange or payment with its alga, and an exchange back.
TURN_DECISIONS = 1 + 2 * 17 + 4 + 1 + 5 * COLOURS * TILES_PER_COLOUR

GAME = Game(
    card=CARD,
    State=State,
    events=EVENTS,
    reasons=(
        Reason("all_locked", "§6.1"),
        Reason("four_shrimps", "§6.1"),
        Reason("no_placement", "§6.1"),
        Reason("supply_empty", "§6.1"),
        Reason("turn_cap", "§6.5"),
    ),
    pieces=(TILES_PER_COLOUR,) * COLOURS + (CUBES_PER_COLOUR,) * COLOURS + (CYLINDERS_PER_ALGA,) * ALGAE,
    longest=lambda seats, _options: seats * (SETUP_DECISIONS + TURN_CAP * TURN_DECISIONS + 1),
    setup=rules.setup,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    score=ending.score,
    hide=hidden.hide,
    redeal=hidden.redeal,
    default_action=careful.default_action,
    careful=careful.careful,
    count_pieces=hidden.count_pieces,
    view=people.view,
    action_text=people.action_text,
    action_message=people.action_message,
    event_message=people.event_message,
    target=people.target,
    question=people.question,
    preview=people.preview,
    why_not=people.why_not,
    drawing=people.drawing,
    plain_text=people.plain_text,
    any_legal=legal.any_legal,
)
