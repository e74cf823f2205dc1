"""Everything put together: each part of the contract (tidetable/core/contract.py) stands in one of these files by its own name."""

from tidetable.core.game import Game

from pearl_divers import card, careful, decisions, drawing, events, facts, hidden, legal, observe, rules, speech, state
from pearl_divers.components import ANTE, CHIPS, PEARLS

GAME = Game.of(
    card, state, decisions, events, rules, legal, hidden, careful, observe, facts, speech, drawing,
    pieces=(1,) * PEARLS,  # how often each piece that count_pieces counts is in the box
    longest=lambda _seats, _options: 2 + CHIPS - ANTE,  # no game takes more decisions: a stay, raises of one chip, a last answer
    stakes=(-CHIPS, CHIPS),  # the least and the most that the payoff pays
)  # fmt: skip
