"""Players that need no search: the absent one, and the careful one of §12."""

from __future__ import annotations

from tidetable.core.chance import fast_legal
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.das_riff.components import COLOURS, PEARL_UNIT
from tidetable.games.das_riff.purchases import ANY, due_colour
from tidetable.games.das_riff.state import END_TURN, PAY, PICK_WORM, Phase, State


@rule
def default_action(state: State, seat: int, mask: Ints) -> int:
    """Decide for a player who is absent: the scarcest worm, the automatic payment, the first place, no action."""
    if state.phase == Phase.ACTION:
        return END_TURN
    if state.phase == Phase.PAY:
        return PAY + auto_unit(state, seat)
    if state.phase < Phase.ACTION:
        return PICK_WORM + scarcest_worm(state, seat, mask)
    action = 0
    while not mask[action]:
        action += 1
    return action


@rule
def scarcest_worm(state: State, seat: int, mask: Ints) -> int:
    """Name the colour a seat holds least of, among those it may pick."""
    best = -1
    for colour in range(COLOURS):
        if mask[PICK_WORM + colour] and (best < 0 or state.worms[seat, colour] < state.worms[seat, best]):
            best = colour
    return best


@rule
def auto_unit(state: State, seat: int) -> int:
    """Name the unit that pays by itself (§12): a fish its colour, then pearls; anything else the colour held most."""
    best = due_colour(state)
    if best == ANY:
        best = 0
        for colour in range(1, COLOURS):
            if state.worms[seat, colour] > state.worms[seat, best]:
                best = colour
    return best if state.worms[seat, best] > 0 else PEARL_UNIT


@rule
def careful(state: State, seat: int, mask: Ints, random: Ints) -> int:
    return fast_legal(random, mask)
