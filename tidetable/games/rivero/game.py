"""Rivero put together for the contract (core/game.py)."""

from tidetable.core.game import Game
from tidetable.games.rivero import (
    card, careful, decisions, drawing, events, facts, hidden, judge, legal, observe, outlook, rules, speech, state,
)  # fmt: skip
from tidetable.games.rivero.components import ACTION_COPIES, ACTION_KINDS, CARDS, COPIES, TYPES

LONGEST_TURNS = 122  # §6
# In one turn a card is fetched, played and given its river at most once each; ten more decisions open, double and close it.
TURN_DECISIONS = 3 * CARDS + 10

GAME = Game.of(
    card, state, decisions, events, rules, legal, hidden, careful, outlook, judge, observe, facts, speech, drawing,
    pieces=(COPIES,) * TYPES + (ACTION_COPIES,) * ACTION_KINDS,
    longest=lambda _seats, _options: LONGEST_TURNS * TURN_DECISIONS,
)  # fmt: skip
