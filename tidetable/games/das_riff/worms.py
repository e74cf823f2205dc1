"""The beginning of a turn: the dice and the worms they bring (§4.1 to §4.3)."""

from tidetable.core.kit import Ints, below, note, rule
from tidetable.games.das_riff.components import COLOURS, SEATS
from tidetable.games.das_riff.events import Event
from tidetable.games.das_riff.state import Phase, State


@rule
def other_seat(seat: int) -> int:
    return SEATS - 1 - seat


@rule
def wait_for(state: State, seat: int, phase: int) -> None:
    state.waiting = 1 << seat
    state.phase = phase


# ROLL (§4.1)


@rule
def roll(state: State, journal: Ints) -> None:
    state.dice[0] = below(state, COLOURS)
    state.dice[1] = below(state, COLOURS)
    note(journal, Event.ROLLED, state.active, state.dice[0], state.dice[1])


# The worms of the active player (§4.2)


@rule
def serve_dice(state: State, journal: Ints) -> None:
    state.picks_due = 0
    for die in range(2):  # DR-4: the dice that can be served come first, a free choice for each of the others after
        if state.worm_supply[state.dice[die]] > 0:
            take_worm(state, int(state.active), int(state.dice[die]))
            note(journal, Event.WORM_ROLLED, state.active, state.dice[die])
        else:
            state.picks_due += 1
    let_active_pick(state, journal)


@rule
def let_active_pick(state: State, journal: Ints) -> None:
    if state.picks_due > 0 and is_worm_left(state):
        wait_for(state, int(state.active), Phase.PICK_ACTIVE)
        return
    if state.picks_due > 0:  # §5.8
        note(journal, Event.NO_WORM, state.active)
        state.picks_due = 0
    let_opponent_pick(state, journal)


# The worm of the opponent (§4.3)


@rule
def let_opponent_pick(state: State, journal: Ints) -> None:
    opponent = other_seat(int(state.active))
    if is_worm_left(state):
        wait_for(state, opponent, Phase.PICK_OPPONENT)
    else:  # §5.8
        note(journal, Event.NO_WORM, opponent)
        wait_for(state, int(state.active), Phase.ACTION)


# Picking


@rule
def pick_worm(state: State, seat: int, colour: int, journal: Ints) -> None:
    take_worm(state, seat, colour)
    note(journal, Event.WORM_PICKED, seat, colour)
    if state.phase == Phase.PICK_ACTIVE:
        state.picks_due -= 1
        let_active_pick(state, journal)
    else:
        wait_for(state, int(state.active), Phase.ACTION)


@rule
def take_worm(state: State, seat: int, colour: int) -> None:
    state.worm_supply[colour] -= 1
    state.worms[seat, colour] += 1


@rule
def is_worm_left(state: State) -> bool:
    left = 0
    for colour in range(COLOURS):
        left += int(state.worm_supply[colour])
    return left > 0
