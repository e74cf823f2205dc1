"""What is said to a player: what is asked, what a decision would do, why one cannot be taken. Numbers here, sentences in words/."""

from tidetable.core.kit import COUNT, Ints, Messages, message, names_of, rule, say

from pearl_divers.decisions import Decision
from pearl_divers.legal import left_to_raise, owes
from pearl_divers.state import Phase, State


class Say(Messages):
    """Each row needs its sentence in words/en.ftl: ask-freely, ask-answer ... A refusal cites the section that forbids it."""

    ASK_FREELY = message()
    ASK_ANSWER = message(chips=COUNT)
    PREVIEW_PAY = message(chips=COUNT)
    PREVIEW_LOSE = message(chips=COUNT)
    WHY_TOO_MANY = message(section="§3.2", chips=COUNT)
    WHY_NOTHING_OWED = message(section="§3.3")
    WHY_OTHER_PHASE = message(section="§3", phase=names_of(Phase))  # every game has this one: core says it


@rule
def question(state: State, seat: int, spoken: Ints) -> None:
    """Say what is asked of *seat*."""
    if owes(state, seat) == 0:
        say(spoken, Say.ASK_FREELY)
    else:
        say(spoken, Say.ASK_ANSWER, owes(state, seat))


@rule
def preview(state: State, seat: int, action: int, spoken: Ints) -> None:
    """Say what a legal action would cost; say nothing where its name says all."""
    if action == Decision.FOLD:
        say(spoken, Say.PREVIEW_LOSE, state.paid[seat])
    elif action == Decision.STAY:
        if owes(state, seat) > 0:
            say(spoken, Say.PREVIEW_PAY, owes(state, seat))
    else:
        say(spoken, Say.PREVIEW_PAY, owes(state, seat) + action - Decision.RAISE + 1)


@rule
def why_not(state: State, seat: int, action: int, spoken: Ints) -> None:
    """Say which rule forbids it."""
    if action == Decision.FOLD:
        say(spoken, Say.WHY_NOTHING_OWED)
    else:
        say(spoken, Say.WHY_TOO_MANY, left_to_raise(state, seat))
