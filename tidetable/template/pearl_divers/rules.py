"""The rules: setup, the turn, the end. A rule is plain Python over whole numbers and is compiled when it is first called.

Inside a rule create nothing (no list, no dict, no text) and raise nothing; change the state in place, and draw chance only from
``tidetable.core.chance``. Widen a number with ``int()`` before arithmetic that could outgrow its field.
"""

from tidetable.core.kit import Ints, note, rule, shuffle

from pearl_divers.card import AfterFold
from pearl_divers.components import ANTE, NO_PEARL, PEARLS, SEATS
from pearl_divers.decisions import Decision
from pearl_divers.events import Event, Reason
from pearl_divers.legal import owes
from pearl_divers.state import NOBODY_FOLDED, Phase, State

# Setup (§2)


@rule
def setup(state: State, journal: Ints) -> None:
    """Lay out the game; seats, options and the key of chance are already written."""
    for place in range(PEARLS):
        state.chest[place] = place + 1
    shuffle(state, state.chest, PEARLS)
    for seat in range(SEATS):
        state.paid[seat] = ANTE
        dive(state, seat, PEARLS - 1 - seat)
        note(journal, Event.DEALT, seat, state.pearl[seat])
    state.folded = NOBODY_FOLDED
    begin_turn(state, 0)


@rule
def dive(state: State, seat: int, place: int) -> None:
    state.pearl[seat] = state.chest[place]
    state.chest[place] = NO_PEARL


@rule
def begin_turn(state: State, seat: int) -> None:
    state.turns += 1
    state.waiting = 1 << seat  # core asks this seat, and goes on by itself where it has only one choice


# The turn (§3)


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    """Carry out one legal decision."""
    if action == Decision.FOLD:
        fold(state, seat, journal)
    elif action == Decision.STAY:
        stay(state, seat, journal)
    else:
        raise_by(state, seat, action - Decision.RAISE + 1, journal)


@rule
def stay(state: State, seat: int, journal: Ints) -> None:  # §3.1
    note(journal, Event.STAYED, seat, owes(state, seat))
    state.paid[seat] = state.paid[1 - seat]
    if state.has_begun:
        show_pearls(state, journal)
    else:
        pass_on(state, seat)


@rule
def raise_by(state: State, seat: int, chips: int, journal: Ints) -> None:  # §3.2
    note(journal, Event.RAISED, seat, chips)
    state.paid[seat] = int(state.paid[1 - seat]) + chips
    pass_on(state, seat)


@rule
def fold(state: State, seat: int, journal: Ints) -> None:  # §3.3, §4.2
    note(journal, Event.FOLDED, seat)
    state.folded = seat
    if state.after_fold == AfterFold.SHOWN:
        tell_pearls(state, journal)
    end(state, journal)


@rule
def pass_on(state: State, seat: int) -> None:
    state.has_begun = 1
    begin_turn(state, 1 - seat)


# The end (§4)


@rule
def show_pearls(state: State, journal: Ints) -> None:
    tell_pearls(state, journal)
    end(state, journal)


@rule
def tell_pearls(state: State, journal: Ints) -> None:
    for seat in range(SEATS):
        note(journal, Event.SHOWN, seat, state.pearl[seat])


@rule
def end(state: State, journal: Ints) -> None:
    state.phase = Phase.END
    state.waiting = 0
    won = winner(state)
    note(journal, Event.WON, won, state.paid[1 - won])


@rule
def winner(state: State) -> int:
    if state.folded != NOBODY_FOLDED:
        return 1 - int(state.folded)
    return 0 if state.pearl[0] > state.pearl[1] else 1


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    """Write every seat's score and rank (1 is best), and give the reason the game ended."""
    won = winner(state)
    lost = 1 - won
    scores[won] = state.paid[lost]
    scores[lost] = -int(state.paid[lost])
    ranks[won] = 1
    ranks[lost] = 2
    return Reason.PEARLS_SHOWN if state.folded == NOBODY_FOLDED else Reason.ONE_FOLDED


@rule
def payoff(state: State, scores: Ints, ranks: Ints, worth: Ints) -> None:
    """Say what the end is worth: the chips. Leave ``payoff`` out of game.py where only winning counts."""
    for seat in range(SEATS):
        worth[seat] = scores[seat]
