"""Rivero put together for the contract (core/game.py)."""

from tidetable.core.game import Game
from tidetable.games.rivero import careful, decisions, facts, hidden, judge, legal, observe, outlook, rules, speech
from tidetable.games.rivero.card import CARD
from tidetable.games.rivero.components import ACTION_COPIES, ACTION_KINDS, CARDS, COPIES, TYPES
from tidetable.games.rivero.drawing import drawing
from tidetable.games.rivero.events import Event, Reason
from tidetable.games.rivero.state import State

LONGEST_TURNS = 122  # §6
# In one turn a card is fetched, played and given its river at most once each; ten more decisions open, double and close it.
TURN_DECISIONS = 3 * CARDS + 10

GAME = Game(
    card=CARD,
    State=State,
    Decision=decisions.Decision,
    Event=Event,
    Reason=Reason,
    Say=speech.Say,
    Plane=observe.Plane,
    Facts=facts.Facts,
    pieces=(COPIES,) * TYPES + (ACTION_COPIES,) * ACTION_KINDS,
    longest=lambda _seats, _options: LONGEST_TURNS * TURN_DECISIONS,
    setup=rules.setup,
    legal=legal.legal,
    apply=rules.apply,
    score=rules.score,
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
    worth_of=outlook.worth_of,
    judge=judge.judge,
    is_secret=judge.is_secret,
    constants=facts.CONSTANTS,
    plain_text=decisions.plain_text,
)
