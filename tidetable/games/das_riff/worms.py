"""The beginning of a turn: the dice and the worms they bring (§4.1 to §4.3)."""

from __future__ import annotations

from tidetable.core.chance import below
from tidetable.core.journal import note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.core.sets import has_several, lowest
from tidetable.games.das_riff.components import COLOURS, SEATS
from tidetable.games.das_riff.state import NO_WORM, ROLLED, WORM_PICKED, WORM_ROLLED, Phase, State


@rule
def other_seat(seat: int) -> int:
    return SEATS - 1 - seat


@rule
def wait_for(state: State, seat: int) -> None:
    state.waiting = 1 << seat


# ROLL (§4.1) and the worms of the active player (§4.2)


@rule
def roll(state: State, journal: Ints) -> None:
    state.dice[0] = below(state, COLOURS)
    state.dice[1] = below(state, COLOURS)
    note(journal, ROLLED, state.active, state.dice[0], state.dice[1])
    serve_dice(state, journal)


@rule
def serve_dice(state: State, journal: Ints) -> None:
    state.phase = Phase.PICK_ACTIVE
    state.picks_due = 0
    for die in range(2):  # DR-4: the dice that can be served come first, a free choice for each of the others after
        if state.worm_supply[state.dice[die]] > 0:
            take_worm(state, int(state.active), int(state.dice[die]))
            note(journal, WORM_ROLLED, state.active, state.dice[die])
        else:
            state.picks_due += 1


@rule
def take_worm(state: State, seat: int, colour: int) -> None:
    state.worm_supply[colour] -= 1
    state.worms[seat, colour] += 1


@rule
def pick_worm(state: State, seat: int, colour: int, journal: Ints) -> None:
    take_worm(state, seat, colour)
    note(journal, WORM_PICKED, seat, colour)
    if state.phase == Phase.PICK_ACTIVE:
        state.picks_due -= 1
    else:
        state.phase = Phase.ACTION


@rule
def is_pick_asked(state: State, journal: Ints) -> bool:
    """Go through the picks of both players until one of them is a choice; tell whether one is."""
    while state.phase < Phase.ACTION:
        seat = picker(state)
        if state.phase == Phase.PICK_ACTIVE and state.picks_due == 0:
            state.phase = Phase.PICK_OPPONENT
            continue
        colours = picks(state)
        if has_several(colours):
            wait_for(state, seat)
            return True
        if colours:
            pick_worm(state, seat, lowest(colours), journal)
        else:  # the whole supply is empty (§5.8)
            note(journal, NO_WORM, seat)
            state.picks_due = 0
            state.phase += 1
    return False


@rule
def picker(state: State) -> int:
    return int(state.active) if state.phase == Phase.PICK_ACTIVE else other_seat(int(state.active))


# The colours to choose from (§4.2, §4.3)


@rule
def is_choice_free(state: State) -> bool:  # DR-4; DR-5: the opponent too, once both rolled colours are gone
    if state.phase == Phase.PICK_ACTIVE:
        return True
    return bool(state.worm_supply[state.dice[0]] == 0 and state.worm_supply[state.dice[1]] == 0)


@rule
def is_pickable(state: State, colour: int, is_free: bool) -> bool:  # noqa: FBT001 - compiled rules take plain arguments
    if state.worm_supply[colour] == 0:
        return False
    return is_free or bool(state.dice[0] == colour or state.dice[1] == colour)


@rule
def picks(state: State) -> int:
    """Give the colours to choose from."""
    colours, is_free = 0, is_choice_free(state)
    for colour in range(COLOURS):
        colours |= int(is_pickable(state, colour, is_free)) << colour
    return colours
