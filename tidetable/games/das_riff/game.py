"""Das Riff put together for the contract of core/game.py."""

from tidetable.core.game import Game
from tidetable.core.outcome import Reason
from tidetable.games.das_riff import careful, drawing, hidden, legal, people, reasons, rules, view
from tidetable.games.das_riff.card import CARD
from tidetable.games.das_riff.components import BOATS, BREEDINGS, COLOURS, COPIES, WORMS_PER_COLOUR
from tidetable.games.das_riff.state import EVENTS, State

# Decisions of one turn at most: 3 picks; 32 cells emptied, 16 flipped, 7 boats, 6 sharks on own fish, END_TURN;
# 48 worms and 8 pearls paid one by one; 18 fish placed.
LONGEST_TURN = 3 + 32 + 16 + 7 + 6 + 1 + 56 + 18

GAME = Game(
    card=CARD,
    State=State,
    events=EVENTS,
    reasons=(Reason("five_breedings", "§6"), Reason("turn_limit", "DR-22")),
    pieces=(*COPIES.tolist(), *(1,) * BREEDINGS, *(WORMS_PER_COLOUR,) * COLOURS, BOATS),
    longest=lambda _seats, options: LONGEST_TURN * int(options["turn_limit"]),
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
    action_text=people.action_text,
    action_message=people.action_message,
    event_message=people.event_message,
    target=people.target,
    question=people.question,
    preview=people.preview,
    why_not=reasons.why_not,
    drawing=drawing.drawing,
    any_legal=legal.any_legal,
    act=rules.act,
    forced=rules.forced,
)
