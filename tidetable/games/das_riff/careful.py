"""Players that need no search: the absent one, and the careful one of §12.

The careful player weighs every legal action by what it brings, spends worms that nothing waits for, and sends sharks to block
the other and to unclog its own water. It looks only at what everyone sees.
"""

from tidetable.core.kit import Ints, is_legal, next_legal, rule
from tidetable.games.das_riff.components import (
    BOAT_PRICE, COLOURS, COLUMNS, CORAL, FIRST_DOWN, FISH_KINDS, FLIP_PRICE, PEARL, PEARL_UNIT, SLOTS,
)  # fmt: skip
from tidetable.games.das_riff.corals import breedings, corals, empty_corals, is_single
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.outlook import has_mate, promise, spare_units, worms_to_keep
from tidetable.games.das_riff.purchases import automatic_unit, colour_to_pay, due_colour, of_unit, purse, take_price, units
from tidetable.games.das_riff.state import Phase, State
from tidetable.games.das_riff.worms import other_seat

# The absent player


@rule
def default(state: State, seat: int, choices: Ints) -> int:
    """Decide for a player who is absent: the scarcest worm, the automatic payment, the first place, no action."""
    if state.phase == Phase.ACTION:
        return Decision.END_TURN
    if state.phase == Phase.PAY:
        return Decision.PAY + automatic_unit(purse(state, seat), due_colour(state))
    if state.phase == Phase.PLACE:
        return next_legal(choices, 0)
    return Decision.PICK_WORM + scarcest_worm(state, seat, choices)


@rule
def scarcest_worm(state: State, seat: int, choices: Ints) -> int:
    """Name the colour a seat holds least of, among those it may pick."""
    best = -1
    for colour in range(COLOURS):
        if is_legal(choices, Decision.PICK_WORM + colour) and (best < 0 or state.worms[seat, colour] < state.worms[seat, best]):
            best = colour
    return best


# The careful player

BREEDS = 10_000  # worth of what breeds at once: more than anything else
USELESS = -1  # worse than ending the turn, which is worth nothing


@rule
def worth_of(state: State, seat: int, action: int) -> int:
    """Value a decision by what it brings."""
    if action < Decision.TAKE:
        return worth_of_worm(state, seat, action - Decision.PICK_WORM)
    if action < Decision.FLIP:
        return worth_of_card(state, seat, action - Decision.TAKE)
    if action < Decision.BUY_BOAT:
        return worth_of_flip(state, seat, action - Decision.FLIP + FIRST_DOWN)
    if action == Decision.BUY_BOAT:
        return worth_of_boat(state, seat)
    if action < Decision.PLACE:
        return -worth_of_unit(state, seat, action - Decision.PAY)
    if action < Decision.SHARK_CELL:
        return worth_of_place(state, seat, action - Decision.PLACE)
    if action < Decision.SHARK_OWN:
        return worth_of_prey(state, seat, action - Decision.SHARK_CELL)
    return worth_of_own_prey(state, seat, action - Decision.SHARK_OWN) if action < Decision.END_TURN else 0


# Worms: what a partner costs, else what is scarce


@rule
def worth_of_worm(state: State, seat: int, colour: int) -> int:
    owned = int(state.worms[seat, colour])
    missing = of_unit(worms_to_keep(state, seat), colour) - owned
    return (50 if missing > 0 else 0) - 4 * owned


@rule
def worth_of_unit(state: State, seat: int, unit: int) -> int:
    """Value a unit that could be paid: the cheapest goes first, pearls last."""
    if unit == PEARL_UNIT:
        return 500
    owned = int(state.worms[seat, unit])
    return 100 - 10 * owned + (200 if owned <= of_unit(worms_to_keep(state, seat), unit) else 0)


# Cards


@rule
def worth_of_card(state: State, seat: int, cell: int) -> int:
    card = int(state.card[cell])
    price = take_price(state, seat, cell)
    if card < FISH_KINDS:
        return worth_of_fish(state, seat, card, price)
    spare = spare_units(state, seat)
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
def worth_of_fish(state: State, seat: int, fish: int, price: int) -> int:
    if has_mate(state, seat, fish):
        return BREEDS - 10 * price - promise(state, seat, fish)
    hope = promise(state, seat, fish)
    if empty_corals(state, seat) == 1 and corals(state, seat) < SLOTS:
        hope -= 6
    return 12 * hope - 40 * price - 60


# Boats and flips: what to do with worms that nothing waits for


@rule
def worth_of_boat(state: State, seat: int) -> int:
    if spare_units(state, seat) < BOAT_PRICE:
        return USELESS
    return 130 - 15 * int(state.boats[seat])


@rule
def worth_of_flip(state: State, seat: int, cell: int) -> int:
    """Value a look at a hidden card: only what can be bought afterwards is worth it; the sea edge drains first."""
    if spare_units(state, seat) < 2 * FLIP_PRICE:
        return USELESS
    return 20 + cell % COLUMNS


# Sharks (§12): spoil what the other waits for, free the own water


@rule
def worth_of_prey(state: State, seat: int, cell: int) -> int:
    card = int(state.card[cell])
    threat = threat_of(state, other_seat(seat), card, cell)
    if threat > 0:
        return threat // 4 if has_mate(state, seat, card) else threat
    return USELESS


@rule
def threat_of(state: State, other: int, card: int, cell: int) -> int:
    """Value what the other would win by taking a card in his next turn."""
    if card >= FISH_KINDS or cell % COLUMNS > int(state.boats[other]) or not has_mate(state, other, card):
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
