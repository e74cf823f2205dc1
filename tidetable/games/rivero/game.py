"""Rivero put together for the contract of core/game.py."""

from tidetable.core.game import Game
from tidetable.core.outcome import Reason
from tidetable.games.rivero import careful, drawing, hidden, legal, reasons, rules, texts, view
from tidetable.games.rivero.card import CARD
from tidetable.games.rivero.components import ACTION_COPIES, ACTION_KINDS, CARDS, COPIES, TYPES
from tidetable.games.rivero.state import EVENTS, State

LONGEST_TURNS = 122  # §6
# In one turn a card is fetched, played and given its river at most once each; ten more decisions open, double and close it.
TURN_DECISIONS = 3 * CARDS + 10

GAME = Game(
    card=CARD,
    State=State,
    events=EVENTS,
    reasons=(Reason("rivero", "§6"), Reason("exhaustion", "§6")),
    pieces=(COPIES,) * TYPES + (ACTION_COPIES,) * ACTION_KINDS,
    longest=lambda _seats, _options: LONGEST_TURNS * TURN_DECISIONS,
    setup=rules.setup,
    legal_actions=legal.legal_actions,
    apply=rules.apply,
    score=rules.score,
    hide=hidden.hide,
    redeal=hidden.redeal,
    default_action=careful.default_action,
    careful=careful.careful,
    count_pieces=hidden.count_pieces,
    view=view.view,
    action_text=texts.action_text,
    action_message=texts.action_message,
    event_message=texts.event_message,
    target=texts.target,
    question=texts.question,
    preview=reasons.preview,
    why_not=reasons.why_not,
    drawing=drawing.drawing,
    plain_text=texts.plain_text,
    any_legal=legal.any_legal,
)
