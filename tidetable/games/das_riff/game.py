"""Das Riff put together for the contract (core/game.py)."""

from __future__ import annotations

from tidetable.core.game import Game
from tidetable.games.das_riff import careful, facts, hidden, judge, legal, observe, rules, speech
from tidetable.games.das_riff.card import CARD
from tidetable.games.das_riff.components import BOATS, BREEDINGS, COLOURS, FISH_KINDS, PEARL, SHARK, USUAL_COPIES, WORMS_PER_COLOUR
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.drawing import drawing
from tidetable.games.das_riff.events import Event, Reason
from tidetable.games.das_riff.state import State


def longest_turn(reef_cards: list[int]) -> int:
    """Count the decisions of one turn at most.

    3 picks; 32 cells emptied, 16 flipped, 7 boats, the sharks on own fish, END_TURN; 48 worms and the pearls paid one by one; the
    fish placed.
    """
    return 3 + 32 + 16 + 7 + reef_cards[SHARK] + 1 + 48 + reef_cards[PEARL] + sum(reef_cards[:FISH_KINDS])


GAME = Game(
    card=CARD,
    State=State,
    Decision=Decision,
    Event=Event,
    Reason=Reason,
    Say=speech.Say,
    Plane=observe.Plane,
    Facts=facts.Facts,
    pieces=(*USUAL_COPIES.tolist(), *(1,) * BREEDINGS, *(WORMS_PER_COLOUR,) * COLOURS, BOATS),
    longest=lambda _seats, options: longest_turn(options["reef_cards"]) * int(options["turn_limit"]),
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
    worth_of=careful.worth_of,
    judge=judge.judge,
    force=rules.force,
    screen=facts.screen,
    constants=facts.CONSTANTS,
)
