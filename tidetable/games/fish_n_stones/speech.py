"""What Fish'n'Stones says to a player: what is asked, what a decision would do, why one cannot be taken (§4, §7)."""

from tidetable.core.kit import COUNT, Ints, Messages, message, names_of, rule, say
from tidetable.games.fish_n_stones.box import kind_of
from tidetable.games.fish_n_stones.card import StackView
from tidetable.games.fish_n_stones.components import CELL_NUMBER, KIND_OF_CARD, NEIGHBOURS
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.legal import may_bait_anywhere
from tidetable.games.fish_n_stones.rules import height, symbols
from tidetable.games.fish_n_stones.state import NO_CARD, Phase, State


class Say(Messages):
    """The sentences, with their numbers."""

    ASK_CAST = message()
    ASK_BAIT = message()
    ASK_DROP = message()
    ASK_FISH = message()
    PREVIEW_FULL = message(height=COUNT, fish=COUNT, stones=COUNT)
    PREVIEW_TOP = message(top=KIND_OF_CARD, covered=COUNT)
    WHY_OTHER_PHASE = message(section="§4", phase=names_of(Phase))
    WHY_NOTHING_TO_LURE = message("why-empty", section="FS-12", cell=CELL_NUMBER)
    WHY_NOTHING_TO_CATCH = message("why-empty", section="FS-20", cell=CELL_NUMBER)
    WHY_NO_NEIGHBOUR = message(section="§2.2", cell=CELL_NUMBER, source=CELL_NUMBER)
    WHY_OTHER_COLUMN = message(section="FS-10", cell=CELL_NUMBER)
    WHY_CAT_ELSEWHERE = message("why-other-column", section="§4", cell=CELL_NUMBER)


@rule
def question(state: State, seat: int, spoken: Ints) -> None:
    """Say what is asked: in each phase one thing."""
    say(spoken, Say.ASK_CAST + int(state.phase))


@rule
def preview(state: State, seat: int, action: int, spoken: Ints) -> None:
    """Say what a catch or a lure would take, as far as the stack is shown."""
    if Decision.LURE <= action < Decision.ONTO:
        say_stack(state, action - Decision.LURE, spoken)
    elif action >= Decision.FISH:
        say_stack(state, action - Decision.FISH, spoken)


@rule
def say_stack(state: State, cell: int, spoken: Ints) -> None:
    if state.stack_view == StackView.FULL:  # FS-24
        fish, stones = symbols(state, cell)
        say(spoken, Say.PREVIEW_FULL, height(state, cell), fish, stones)
    else:
        say(spoken, Say.PREVIEW_TOP, kind_of(state, int(state.top[cell])), height(state, cell) - 1)


@rule
def why_not(state: State, seat: int, action: int, spoken: Ints) -> None:
    if state.phase == Phase.DROP:
        cell = action - Decision.ONTO
        if may_bait_anywhere(state) or not NEIGHBOURS[state.picked, cell]:
            say(spoken, Say.WHY_NO_NEIGHBOUR, cell, state.picked)
        else:
            say(spoken, Say.WHY_OTHER_COLUMN, cell)
    elif state.phase == Phase.BAIT:
        cell = action - Decision.LURE
        say(spoken, Say.WHY_NOTHING_TO_LURE if state.top[cell] == NO_CARD else Say.WHY_OTHER_COLUMN, cell)
    else:
        cell = action - Decision.FISH
        say(spoken, Say.WHY_NOTHING_TO_CATCH if state.top[cell] == NO_CARD else Say.WHY_CAT_ELSEWHERE, cell)
