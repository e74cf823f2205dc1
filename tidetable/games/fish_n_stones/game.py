"""Fish'n'Stones put together for the contract (core/game.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.core.game import Game
from tidetable.games.fish_n_stones import careful, facts, hidden, judge, legal, observe, rules, speech
from tidetable.games.fish_n_stones.card import CARD
from tidetable.games.fish_n_stones.components import CARDS
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.drawing import drawing
from tidetable.games.fish_n_stones.events import Event, Reason
from tidetable.games.fish_n_stones.state import State

if TYPE_CHECKING:
    from collections.abc import Mapping


def must_remember(options: Mapping[str, Any], action: int | None) -> bool:
    """Say whether it is part of the game to remember an own action or, with None, what the table showed before (§7)."""
    if action is None:
        return bool(options["stack_view"] != "full" or options["bucket_view"] == "closed")  # FS-24, FS-25
    return bool(action < Decision.NO_BAIT and options["own_cat"] == "hidden")  # FS-9


GAME = Game(
    card=CARD,
    State=State,
    Decision=Decision,
    Event=Event,
    Reason=Reason,
    Say=speech.Say,
    Plane=observe.Plane,
    Facts=facts.Facts,
    pieces=(1,) * CARDS,
    longest=lambda seats, _options: 16 * seats,  # §4
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
    guess=judge.guess,
    judge=judge.judge,
    is_secret=judge.is_secret,
    ask=rules.ask,
    screen=facts.screen,
    must_remember=must_remember,
)
