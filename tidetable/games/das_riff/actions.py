"""The ACTION phase: take, flip, buy a boat, send a shark (§4.4, §5.5)."""

from __future__ import annotations

from tidetable.core.journal import note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.das_riff.components import (
    BASE_PRICE, BOAT_PRICE, CELLS, COLOURS, COLUMNS, CORAL, FIRST_MIDDLE_ROW, FISH_KINDS, FLIP_PRICE, IS_MIDDLE, KINDS,
    LAST_MIDDLE_ROW, MOST_BOATS, PEARL, ROWS, SHARK, SLOTS, WATER,
)  # fmt: skip
from tidetable.games.das_riff.corals import corals, fish_with_place, is_single, place_coral
from tidetable.games.das_riff.purchases import ANY, is_flipped, put_on_discard, take_price, units
from tidetable.games.das_riff.state import (
    BOAT_BOUGHT, BOAT_CHOSEN, BUY_BOAT, CARD_CHASED, CARD_FLIPPED, CARD_TAKEN, EMPTY, FIRST_DOWN, FISH_CHASED, FLIP,
    FLIP_CHOSEN, IMMEDIATE, NO_ACTION, NO_CARD, SHARK_CELL, SHARK_OWN, SHARK_SPENT, SHOWN, TAKE, TAKE_CHOSEN, Phase, State,
)  # fmt: skip
from tidetable.games.das_riff.water import clear_cell, show

NO_FISH = (1 << KINDS) - (1 << FISH_KINDS)  # kinds that cost any units, one bit each
BOTH_SEXES = 0b11  # of one colour, as kinds
NO_BIT = 31  # no kind has this bit, and it is where an empty cell (-1) points

# What is legal (§4.4)


@rule
def is_reached(state: State, seat: int, cell: int) -> bool:  # DR-19, DR-23: a boat reaches its column in all four rows
    return cell % COLUMNS < int(state.boats[seat])


@rule
def is_face_up(state: State, cell: int) -> bool:
    return int(state.card[cell]) != NO_CARD and int(state.lot[cell]) == SHOWN


@rule
def usable_kinds(state: State, seat: int) -> int:
    """Give the kinds a seat may take, one bit each: no water (DR-8), no sixth coral, no fish without a place (DR-10)."""
    kinds = 1 << PEARL | 1 << SHARK | fish_with_place(state, seat)
    return kinds | 1 << CORAL if corals(state, seat) < SLOTS else kinds


@rule
def payable_kinds(state: State, seat: int, owned: int, price: int) -> int:
    """Give the kinds a seat that owns so many units in all could pay a price for, one bit each."""
    kinds = NO_FISH if owned >= price else 0
    for colour in range(COLOURS):
        kinds |= BOTH_SEXES * int(units(state, seat, colour) >= price) << 2 * colour
    return kinds


@rule
def takeable_kinds(state: State, seat: int, owned: int) -> tuple[int, int, int]:
    """Give the kinds a seat has use for and can pay, for the prices of its own, a middle and the other's row."""
    usable = usable_kinds(state, seat)
    at_one = usable & payable_kinds(state, seat, owned, 1)
    at_two = at_one & payable_kinds(state, seat, owned, 2)
    return at_one, at_two, at_two & payable_kinds(state, seat, owned, 3)


@rule
def can_take(state: State, cell: int, kinds: int) -> bool:
    """Tell whether a card of one of these kinds lies face up in a cell."""
    return int(state.lot[cell]) == SHOWN and kinds >> (int(state.card[cell]) & NO_BIT) & 1 != 0


@rule
def can_flip(state: State, cell: int, owned: int) -> bool:
    return int(state.lot[cell]) != SHOWN and owned >= FLIP_PRICE


@rule
def can_buy_boat(state: State, seat: int, owned: int) -> bool:
    return int(state.boats[seat]) < MOST_BOATS and int(state.boat_supply) > 0 and owned >= BOAT_PRICE


@rule
def is_prey(state: State, cell: int) -> bool:  # DR-14: any row, any column, but neither water nor a face-down card
    return is_face_up(state, cell) and state.card[cell] != WATER


@rule
def cards_within_reach(state: State, seat: int, owned: int) -> int:
    """Give the cells whose cards may be taken and, CELLS further, those to flip: a row has one price, but for flipped cards."""
    at_one, at_two, at_three = takeable_kinds(state, seat, owned)
    reach, takes, flips = int(state.boats[seat]), 0, 0
    for row in range(ROWS):
        price = int(BASE_PRICE[seat, row])
        kinds = at_one if price == 1 else at_two if price == 2 else at_three
        for cell in range(COLUMNS * row, COLUMNS * row + reach):
            takes |= int(can_take(state, cell, at_one if is_flipped(state, cell) else kinds)) << cell
            if IS_MIDDLE[row]:
                flips |= int(can_flip(state, cell, owned)) << cell - FIRST_DOWN
    return takes | flips << CELLS


@rule
def prey(state: State, seat: int) -> int:
    """Give the cells where a shark may go and, CELLS further, the own slots."""
    cells, slots = 0, 0
    for cell in range(CELLS):
        cells |= int(is_prey(state, cell)) << cell
    for slot in range(SLOTS):
        slots |= int(is_single(state, seat, slot)) << slot
    return cells | slots << CELLS


@rule
def can_act(state: State, seat: int) -> bool:
    """Tell whether a seat can do anything but end its turn."""
    owned = units(state, seat, ANY)
    if can_buy_boat(state, seat, owned):
        return True
    if owned > 0 and (has_card_to_flip(state, seat, owned) or has_card_to_take(state, seat, owned)):
        return True
    return int(state.sharks[seat]) > 0 and has_prey(state, seat)


@rule
def has_card_to_flip(state: State, seat: int, owned: int) -> bool:
    for column in range(state.boats[seat]):
        for row in range(FIRST_MIDDLE_ROW, LAST_MIDDLE_ROW + 1):
            if can_flip(state, COLUMNS * row + column, owned):
                return True
    return False


@rule
def has_card_to_take(state: State, seat: int, owned: int) -> bool:
    at_one, at_two, at_three = takeable_kinds(state, seat, owned)
    for row in range(ROWS):
        price = int(BASE_PRICE[seat, row])
        kinds = at_one if price == 1 else at_two if price == 2 else at_three
        for cell in range(COLUMNS * row, COLUMNS * row + int(state.boats[seat])):
            if can_take(state, cell, at_one if is_flipped(state, cell) else kinds):
                return True
    return False


@rule
def has_prey(state: State, seat: int) -> bool:
    for cell in range(CELLS):
        if is_prey(state, cell):
            return True
    prey = 0
    for slot in range(SLOTS):
        prey += int(is_single(state, seat, slot))
    return prey > 0


# What is done: a purchase is chosen, then paid, then completed


@rule
def choose(state: State, seat: int, action: int, journal: Ints) -> None:
    """Begin an action; what costs something waits for its payment."""
    state.has_acted = 1
    if action < BUY_BOAT:
        choose_card(state, seat, action, journal)
    elif action == BUY_BOAT:
        note(journal, BOAT_CHOSEN, seat)
        await_payment(state, action, BOAT_PRICE)
    elif action < SHARK_OWN:
        chase_card(state, seat, action - SHARK_CELL, journal)
    else:
        chase_own_fish(state, seat, action - SHARK_OWN, journal)
    if state.flip_price == IMMEDIATE:  # DR-6: any choice ends the mark; a price already named stands
        state.flipped = 0


@rule
def choose_card(state: State, seat: int, action: int, journal: Ints) -> None:
    if action < FLIP:
        cell = action - TAKE
        price = take_price(state, seat, cell)
        note(journal, TAKE_CHOSEN, seat, cell, state.card[cell], price)
        await_payment(state, action, price)
    else:
        note(journal, FLIP_CHOSEN, seat, action - FLIP + FIRST_DOWN)
        await_payment(state, action, FLIP_PRICE)


@rule
def await_payment(state: State, action: int, price: int) -> None:
    state.pending = action
    state.due = price
    state.phase = Phase.PAY


@rule
def complete(state: State, seat: int, journal: Ints) -> None:
    """Carry out what has been paid."""
    action = int(state.pending)
    state.pending = NO_ACTION
    state.phase = Phase.ACTION
    if action < FLIP:
        take(state, seat, action - TAKE, journal)
    elif action < BUY_BOAT:
        flip(state, seat, action - FLIP + FIRST_DOWN, journal)
    else:
        note(journal, BOAT_BOUGHT, seat, state.boats[seat])
        state.boats[seat] += 1
        state.boat_supply -= 1


@rule
def take(state: State, seat: int, cell: int, journal: Ints) -> None:  # §5.5
    card = int(state.card[cell])
    clear_cell(state, cell)
    note(journal, CARD_TAKEN, seat, cell, card)
    if card == CORAL:
        place_coral(state, seat, journal)
    elif card == PEARL:
        state.pearls[seat] += 1
    elif card == SHARK:
        state.sharks[seat] += 1
    else:
        state.placing = card
        state.phase = Phase.PLACE


@rule
def flip(state: State, seat: int, cell: int, journal: Ints) -> None:
    show(state, cell)
    state.flipped = int(state.flipped) | 1 << cell
    note(journal, CARD_FLIPPED, seat, cell, state.card[cell])


# Sharks (§5.5, DR-12, DR-14): the prey, then the shark, onto the discard pile


@rule
def chase_card(state: State, seat: int, cell: int, journal: Ints) -> None:
    note(journal, CARD_CHASED, seat, cell, state.card[cell])
    put_on_discard(state, int(state.card[cell]))
    clear_cell(state, cell)
    spend_shark(state, seat, journal)


@rule
def chase_own_fish(state: State, seat: int, slot: int, journal: Ints) -> None:
    note(journal, FISH_CHASED, seat, slot, state.slot[seat, slot])
    put_on_discard(state, int(state.slot[seat, slot]))
    state.slot[seat, slot] = EMPTY
    spend_shark(state, seat, journal)


@rule
def spend_shark(state: State, seat: int, journal: Ints) -> None:
    put_on_discard(state, SHARK)
    state.sharks[seat] -= 1
    note(journal, SHARK_SPENT, seat)
