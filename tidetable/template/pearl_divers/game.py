"""Everything put together: the contract of a game. What each rule is for stands in tidetable/core/contract.py."""

from tidetable.core.game import Game

from pearl_divers import careful, facts, hidden, legal, observe, rules, speech
from pearl_divers.card import CARD
from pearl_divers.components import ANTE, CHIPS, PEARLS
from pearl_divers.decisions import Decision
from pearl_divers.drawing import drawing
from pearl_divers.events import Event, Reason
from pearl_divers.state import State

GAME = Game(
    card=CARD,
    # What is declared
    State=State,
    Decision=Decision,
    Event=Event,
    Reason=Reason,
    Say=speech.Say,
    Plane=observe.Plane,
    Facts=facts.Facts,
    pieces=(1,) * PEARLS,  # how often each piece that count_pieces counts is in the box
    longest=lambda _seats, _options: 2 + CHIPS - ANTE,  # no game takes more decisions: a stay, raises of one chip, a last answer
    # What is law
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
    # What may be left out
    worth_of=careful.worth_of,
    payoff=rules.payoff,
    stakes=(-CHIPS, CHIPS),  # the least and the most that the payoff pays
    keep_hidden=hidden.keep_hidden,
)
