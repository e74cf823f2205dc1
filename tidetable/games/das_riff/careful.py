"""Players that need no search: the absent one, and the careful one of §12.

The careful player weighs every legal action by what it brings, spends worms that nothing waits for, and sends sharks to block
the other and to unclog its own water. It looks only at what everyone sees.
"""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.das_riff.components import (
    BOAT_PRICE, COLOURS, COLUMNS, CORAL, FISH_KINDS, FLIP_PRICE, PEARL, PEARL_UNIT, SLOTS,
)  # fmt: skip
from tidetable.games.das_riff.corals import breedings, corals, is_single
from tidetable.games.das_riff.outlook import mates_waiting, promise, spare_units, units_to_keep
from tidetable.games.das_riff.purchases import ANY, colour_to_pay, due_colour, take_price, units
from tidetable.games.das_riff.state import (
    BUY_BOAT, EMPTY, END_TURN, FIRST_DOWN, FLIP, PAY, PICK_WORM, PLACE, SHARK_CELL, SHARK_OWN, TAKE, Phase, State,
)  # fmt: skip
from tidetable.games.das_riff.worms import other_seat

# The absent player


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


# The careful player

BREEDS = 10_000  # worth of what breeds at once: more than anything else
USELESS = -1  # worse than ending the turn, which is worth nothing


@rule
def careful(state: State, seat: int, mask: Ints, random: Ints) -> int:
    """Decide for the action of the greatest worth, ties by chance."""
    spare = spare_units(state, seat)
    best, best_worth, alike = -1, -BREEDS, 0
    for action in range(mask.size):
        if mask[action]:
            worth = worth_of(state, seat, action, spare)
            if worth > best_worth:
                best, best_worth, alike = action, worth, 1
            elif worth == best_worth:
                alike += 1
                if fast_below(random, alike) == 0:
                    best = action
    return best


@rule
def worth_of(state: State, seat: int, action: int, spare: int) -> int:
    """Value a decision; *spare* is the number of units nothing waits for."""
    if action < TAKE:
        return worth_of_worm(state, seat, action - PICK_WORM)
    if action < FLIP:
        return worth_of_card(state, seat, action - TAKE, spare)
    if action < BUY_BOAT:
        return worth_of_flip(state, seat, action - FLIP + FIRST_DOWN, spare)
    if action == BUY_BOAT:
        return worth_of_boat(state, seat, spare)
    if action < PLACE:
        return -worth_of_unit(state, seat, action - PAY)
    if action < SHARK_CELL:
        return worth_of_place(state, seat, action - PLACE)
    if action < SHARK_OWN:
        return worth_of_prey(state, seat, action - SHARK_CELL)
    return worth_of_own_prey(state, seat, action - SHARK_OWN) if action < END_TURN else 0


# Worms: what a partner costs, else what is scarce


@rule
def worth_of_worm(state: State, seat: int, colour: int) -> int:
    owned = int(state.worms[seat, colour])
    missing = units_to_keep(state, seat, colour) - owned
    return (50 if missing > 0 else 0) - 4 * owned


@rule
def worth_of_unit(state: State, seat: int, unit: int) -> int:
    """Value a unit that could be paid: the cheapest goes first, pearls last."""
    if unit == PEARL_UNIT:
        return 500
    owned = int(state.worms[seat, unit])
    return 100 - 10 * owned + (200 if owned <= units_to_keep(state, seat, unit) else 0)


# Cards


@rule
def worth_of_card(state: State, seat: int, cell: int, spare: int) -> int:
    card = int(state.card[cell])
    price = take_price(state, seat, cell)
    if card < FISH_KINDS:
        return worth_of_fish(state, seat, card, price)
    if card == CORAL:
        return worth_of_coral(state, seat) - 30 * price - 40 * max(0, price - spare)
    if spare < price:
        return USELESS
    if card == PEARL:
        return 150 - 45 * price
    return (90 if state.sharks[seat] == 0 else 45) - 30 * price


@rule
def worth_of_coral(state: State, seat: int) -> int:
    empty = empty_corals(state, seat)
    return 400 if empty == 0 else 230 if empty == 1 else 140


@rule
def empty_corals(state: State, seat: int) -> int:
    empty = 0
    for slot in range(SLOTS):
        empty += int(state.slot[seat, slot] == EMPTY)
    return empty


@rule
def worth_of_fish(state: State, seat: int, fish: int, price: int) -> int:
    if mates_waiting(state, seat, fish) > 0:
        return BREEDS - 10 * price - promise(state, seat, fish)
    hope = promise(state, seat, fish)
    if empty_corals(state, seat) == 1 and corals(state, seat) < SLOTS:
        hope -= 6
    return 12 * hope - 40 * price - 60


# Boats and flips: what to do with worms that nothing waits for


@rule
def worth_of_boat(state: State, seat: int, spare: int) -> int:
    if spare < BOAT_PRICE:
        return USELESS
    return 130 - 15 * int(state.boats[seat])


@rule
def worth_of_flip(state: State, seat: int, cell: int, spare: int) -> int:
    """Value a look at a hidden card: only what can be bought afterwards is worth it; the sea edge drains first."""
    if spare < 2 * FLIP_PRICE:
        return USELESS
    return 20 + cell % COLUMNS


# Sharks (§12): spoil what the other waits for, free the own water


@rule
def worth_of_prey(state: State, seat: int, cell: int) -> int:
    card = int(state.card[cell])
    threat = threat_of(state, other_seat(seat), card, cell)
    if threat > 0:
        return threat if mates_waiting(state, seat, card) == 0 else threat // 4
    return USELESS


@rule
def threat_of(state: State, other: int, card: int, cell: int) -> int:
    """Value what the other would win by taking a card in his next turn."""
    if card >= FISH_KINDS or cell % COLUMNS > int(state.boats[other]) or mates_waiting(state, other, card) == 0:
        return 0
    missing = take_price(state, other, cell) - units(state, other, colour_to_pay(card))
    if missing > 1:
        return 0
    return 60 + 60 * breedings(state, other) - 40 * max(0, missing)


@rule
def worth_of_own_prey(state: State, seat: int, slot: int) -> int:
    if empty_corals(state, seat) > 0 or corals(state, seat) < SLOTS:
        return USELESS
    return 30 - 4 * promise(state, seat, int(state.slot[seat, slot]))


# Places


@rule
def worth_of_place(state: State, seat: int, slot: int) -> int:
    if not is_single(state, seat, slot):
        return 0
    return BREEDS - promise(state, seat, int(state.slot[seat, slot]))
