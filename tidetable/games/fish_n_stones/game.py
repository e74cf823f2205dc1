"""Fish'n'Stones put together for the contract of core/game.py."""

from tidetable.core.game import Game
from tidetable.core.outcome import Reason
from tidetable.games.fish_n_stones import careful, hidden, people, rules
from tidetable.games.fish_n_stones.card import CARD
from tidetable.games.fish_n_stones.components import CARDS
from tidetable.games.fish_n_stones.state import EVENTS, State

GAME = Game(
    card=CARD,
    State=State,
    events=EVENTS,
    reasons=(Reason("four_rounds", "§6"),),
    pieces=(1,) * CARDS,
    longest=lambda seats, _options: 16 * seats,  # §4
    setup=rules.setup,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    score=rules.score,
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
    must_remember=people.must_remember,
)
