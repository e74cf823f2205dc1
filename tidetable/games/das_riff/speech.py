"""What Das Riff says to a player: what is asked, what a decision would cost and bring, why one cannot be taken (§4, §5)."""

from tidetable.core.kit import COUNT, Ints, Messages, lowest, message, names_of, rule, say
from tidetable.games.das_riff.card import SharkOnWater
from tidetable.games.das_riff.components import (
    ANY, BOAT_PRICE, BREEDING_CARD, CELL, COLUMNS, CORAL, FIRST_DOWN, FISH_KINDS, FLIP_PRICE, MOST_BOATS, PAIR, PAYS, PEARL_UNIT,
    REEF_CARD, SLOT, SLOTS, UNIT, WATER,
)  # fmt: skip
from tidetable.games.das_riff.corals import corals, is_single
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.legal import is_reached, own_prey, placements, usable_kinds
from tidetable.games.das_riff.purchases import colour_to_pay, due_colour, take_price, units
from tidetable.games.das_riff.state import BRED, NO_CARD, NO_CORAL, SHOWN, Phase, State


class Say(Messages):
    """The sentences, with their numbers."""

    ASK_PICK_ACTIVE = message("ask-pick_active")
    ASK_PICK_OPPONENT = message("ask-pick_opponent")
    ASK_ACTION = message()
    ASK_PAY_TAKE = message(card=REEF_CARD, due=COUNT)
    ASK_PAY_FLIP = message(cell=CELL, due=COUNT)
    ASK_PAY_BOAT = message(due=COUNT)
    ASK_PLACE = message(card=REEF_CARD)
    PREVIEW_PICK = message(owned=COUNT)
    PREVIEW_TAKE = message(price=COUNT, pays=PAYS, card=REEF_CARD)
    PREVIEW_TAKE_BREEDS = message(price=COUNT, pays=PAYS, card=REEF_CARD, breeding=BREEDING_CARD)
    PREVIEW_FLIP = message(price=COUNT)
    PREVIEW_BOAT = message(price=COUNT, column=COUNT)
    PREVIEW_PAY = message(left=COUNT)
    PREVIEW_PLACE_WAITS = message()
    PREVIEW_PLACE_BREEDS = message(breeding=BREEDING_CARD)
    PREVIEW_SHARK = message(card=REEF_CARD)
    WHY_OTHER_PHASE = message(section="§4", phase=names_of(Phase))
    WHY_NO_WORM = message(section="§4.2", unit=UNIT)
    WHY_NOT_ROLLED = message(section="DR-5", unit=UNIT)
    WHY_EMPTY_CELL = message(section="DR-15", cell=CELL)
    WHY_NO_BOAT_TO_TAKE = message("why-no-boat", section="DR-19", cell=CELL, column=COUNT)
    WHY_NO_BOAT_TO_FLIP = message("why-no-boat", section="DR-23", cell=CELL, column=COUNT)
    WHY_FACE_DOWN = message(section="§4.4", cell=CELL)
    WHY_FACE_UP = message(section="§4.4", cell=CELL)
    WHY_WATER = message(section="DR-8", cell=CELL)
    WHY_FIVE_CORALS = message(section="§5.5", most=COUNT)
    WHY_NO_PLACE = message(section="DR-10", card=REEF_CARD)
    WHY_TOO_DEAR = message(section="§5.2", price=COUNT, pays=PAYS, owned=COUNT)
    WHY_ALL_BOATS = message(section="§5.5", most=COUNT)
    WHY_NO_BOAT_LEFT = message(section="§5.8")
    WHY_UNIT_NOT_OWNED = message(section="§4.5", unit=UNIT)
    WHY_WRONG_UNIT = message(section="§5.2", unit=UNIT, pays=PAYS)
    WHY_NO_CORAL = message(section="§5.3", slot=SLOT, corals=COUNT)
    WHY_BRED = message(section="§5.4", slot=SLOT)
    WHY_LOWER_SLOT = message(section="§5.3", slot=SLOT)
    WHY_NO_BREEDING = message(section="§5.3", slot=SLOT)
    WHY_NO_SHARK = message(section="§4.4")
    WHY_NO_PREY = message(section="DR-14", cell=CELL)
    WHY_HIDDEN_PREY = message(section="DR-14", cell=CELL)
    WHY_NO_FISH = message(section="DR-14", slot=SLOT)


# What is asked


@rule
def question(state: State, seat: int, spoken: Ints) -> None:
    if state.phase == Phase.PAY:
        ask_payment(state, int(state.pending), spoken)
    elif state.phase == Phase.PLACE:
        say(spoken, Say.ASK_PLACE, state.placing)
    else:
        say(spoken, Say.ASK_PICK_ACTIVE + int(state.phase))


@rule
def ask_payment(state: State, action: int, spoken: Ints) -> None:
    if action == Decision.BUY_BOAT:
        say(spoken, Say.ASK_PAY_BOAT, state.due)
    elif action >= Decision.FLIP:
        say(spoken, Say.ASK_PAY_FLIP, action - Decision.FLIP + FIRST_DOWN, state.due)
    else:
        say(spoken, Say.ASK_PAY_TAKE, state.card[action - Decision.TAKE], state.due)


# What a decision would do


@rule
def preview(state: State, seat: int, action: int, spoken: Ints) -> None:
    """Say what a legal action would cost and bring."""
    if action < Decision.TAKE:
        say(spoken, Say.PREVIEW_PICK, state.worms[seat, action - Decision.PICK_WORM])
    elif action < Decision.FLIP:
        preview_take(state, seat, action - Decision.TAKE, spoken)
    elif action < Decision.BUY_BOAT:
        say(spoken, Say.PREVIEW_FLIP, FLIP_PRICE)
    elif action == Decision.BUY_BOAT:
        say(spoken, Say.PREVIEW_BOAT, BOAT_PRICE, state.boats[seat])
    elif action < Decision.PLACE:
        say(spoken, Say.PREVIEW_PAY, int(state.due) - 1)
    elif action < Decision.SHARK_CELL:
        preview_place(state, seat, action - Decision.PLACE, spoken)
    elif action < Decision.SHARK_OWN:
        say(spoken, Say.PREVIEW_SHARK, state.card[action - Decision.SHARK_CELL])
    elif action < Decision.END_TURN:
        say(spoken, Say.PREVIEW_SHARK, state.slot[seat, action - Decision.SHARK_OWN])


@rule
def preview_take(state: State, seat: int, cell: int, spoken: Ints) -> None:
    card, price = int(state.card[cell]), take_price(state, seat, cell)
    mates = placements(state, seat, card) & own_prey(state, seat) if card < FISH_KINDS else 0
    if mates:
        breeding = PAIR[card >> 1, state.slot[seat, lowest(mates)] >> 1]
        say(spoken, Say.PREVIEW_TAKE_BREEDS, price, colour_to_pay(card), card, breeding)
    else:
        say(spoken, Say.PREVIEW_TAKE, price, colour_to_pay(card), card)


@rule
def preview_place(state: State, seat: int, slot: int, spoken: Ints) -> None:
    if is_single(state, seat, slot):
        say(spoken, Say.PREVIEW_PLACE_BREEDS, PAIR[state.placing >> 1, state.slot[seat, slot] >> 1])
    else:
        say(spoken, Say.PREVIEW_PLACE_WAITS)


# Why a decision cannot be taken: the first rule it breaks


@rule
def why_not(state: State, seat: int, action: int, spoken: Ints) -> None:
    """Say which rule forbids it; to end the turn is always legal."""
    if action < Decision.TAKE:
        colour = action - Decision.PICK_WORM
        say(spoken, Say.WHY_NO_WORM if state.worm_supply[colour] == 0 else Say.WHY_NOT_ROLLED, colour)
    elif action < Decision.FLIP:
        why_not_take(state, seat, action - Decision.TAKE, spoken)
    elif action < Decision.BUY_BOAT:
        why_not_flip(state, seat, action - Decision.FLIP + FIRST_DOWN, spoken)
    elif action == Decision.BUY_BOAT:
        why_no_boat(state, seat, spoken)
    elif action < Decision.PLACE:
        why_not_pay(state, action - Decision.PAY, spoken)
    elif action < Decision.SHARK_CELL:
        why_not_place(state, seat, action - Decision.PLACE, spoken)
    else:
        why_no_shark(state, seat, action, spoken)


@rule
def why_not_take(state: State, seat: int, cell: int, spoken: Ints) -> None:
    card = int(state.card[cell])
    if card == NO_CARD:
        say(spoken, Say.WHY_EMPTY_CELL, cell)
    elif not is_reached(state, seat, cell):
        say(spoken, Say.WHY_NO_BOAT_TO_TAKE, cell, cell % COLUMNS)
    elif state.lot[cell] != SHOWN:
        say(spoken, Say.WHY_FACE_DOWN, cell)
    elif card == WATER:
        say(spoken, Say.WHY_WATER, cell)
    elif usable_kinds(state, seat) >> card & 1:
        say_too_dear(state, seat, take_price(state, seat, cell), colour_to_pay(card), spoken)
    elif card == CORAL:
        say(spoken, Say.WHY_FIVE_CORALS, SLOTS)
    else:
        say(spoken, Say.WHY_NO_PLACE, card)


@rule
def say_too_dear(state: State, seat: int, price: int, colour: int, spoken: Ints) -> None:
    say(spoken, Say.WHY_TOO_DEAR, price, colour, units(state, seat, colour))


@rule
def why_not_flip(state: State, seat: int, cell: int, spoken: Ints) -> None:
    if state.card[cell] == NO_CARD:
        say(spoken, Say.WHY_EMPTY_CELL, cell)
    elif state.lot[cell] == SHOWN:
        say(spoken, Say.WHY_FACE_UP, cell)
    elif not is_reached(state, seat, cell):
        say(spoken, Say.WHY_NO_BOAT_TO_FLIP, cell, cell % COLUMNS)
    else:
        say_too_dear(state, seat, FLIP_PRICE, ANY, spoken)


@rule
def why_no_boat(state: State, seat: int, spoken: Ints) -> None:
    if state.boats[seat] == MOST_BOATS:
        say(spoken, Say.WHY_ALL_BOATS, MOST_BOATS)
    elif state.boat_supply == 0:
        say(spoken, Say.WHY_NO_BOAT_LEFT)
    else:
        say_too_dear(state, seat, BOAT_PRICE, ANY, spoken)


@rule
def why_not_pay(state: State, unit: int, spoken: Ints) -> None:
    colour = due_colour(state)
    if unit == PEARL_UNIT or colour in (ANY, unit):
        say(spoken, Say.WHY_UNIT_NOT_OWNED, unit)
    else:
        say(spoken, Say.WHY_WRONG_UNIT, unit, colour)


@rule
def why_not_place(state: State, seat: int, slot: int, spoken: Ints) -> None:
    held = int(state.slot[seat, slot])
    if held == NO_CORAL:
        say(spoken, Say.WHY_NO_CORAL, slot, corals(state, seat))
    elif held >= BRED:
        say(spoken, Say.WHY_BRED, slot)
    elif has_lower_slot(state, seat, slot):
        say(spoken, Say.WHY_LOWER_SLOT, slot)
    else:
        say(spoken, Say.WHY_NO_BREEDING, slot)


@rule
def has_lower_slot(state: State, seat: int, slot: int) -> bool:
    """Tell whether a slot with a lower number holds the same."""
    same = 0
    for lower in range(slot):
        same += int(state.slot[seat, lower] == state.slot[seat, slot])
    return same > 0


@rule
def why_no_shark(state: State, seat: int, action: int, spoken: Ints) -> None:
    if state.sharks[seat] == 0:
        say(spoken, Say.WHY_NO_SHARK)
    elif action >= Decision.SHARK_OWN:
        say(spoken, Say.WHY_NO_FISH, action - Decision.SHARK_OWN)
    else:
        cell = action - Decision.SHARK_CELL
        say(spoken, why_no_prey(state, cell), cell)


@rule
def why_no_prey(state: State, cell: int) -> int:  # DR-14
    if state.card[cell] == NO_CARD:
        return Say.WHY_EMPTY_CELL
    return Say.WHY_HIDDEN_PREY if state.shark_on_water == SharkOnWater.ALLOWED else Say.WHY_NO_PREY
