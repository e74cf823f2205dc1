"""The ACTION phase: take, flip, buy a boat, send a shark (§4.4, §5.5). What costs something is chosen, paid, then completed."""

from tidetable.core.kit import Ints, note, rule
from tidetable.games.das_riff.card import FlipPrice
from tidetable.games.das_riff.components import BOAT_PRICE, CORAL, FIRST_DOWN, FLIP_PRICE, PEARL, SHARK
from tidetable.games.das_riff.corals import place_coral
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.events import Event
from tidetable.games.das_riff.purchases import put_on_discard, take_price
from tidetable.games.das_riff.state import EMPTY, NOTHING_PENDING, Phase, State
from tidetable.games.das_riff.water import clear_cell, show


@rule
def choose(state: State, seat: int, action: int, journal: Ints) -> None:
    """Begin an action; what costs something waits for its payment."""
    state.has_acted = 1
    if action < Decision.FLIP:
        choose_card(state, seat, action - Decision.TAKE, journal)
    elif action < Decision.BUY_BOAT:
        await_payment(state, action, FLIP_PRICE)
        note(journal, Event.FLIP_CHOSEN, seat, action - Decision.FLIP + FIRST_DOWN)
    elif action == Decision.BUY_BOAT:
        await_payment(state, action, BOAT_PRICE)
        note(journal, Event.BOAT_CHOSEN, seat)
    elif action < Decision.SHARK_OWN:
        chase_card(state, seat, action - Decision.SHARK_CELL, journal)
    else:
        chase_own_fish(state, seat, action - Decision.SHARK_OWN, journal)
    if state.flip_price == FlipPrice.IMMEDIATE:  # DR-6: any choice ends the mark; a price already named stands
        state.flipped = 0


@rule
def choose_card(state: State, seat: int, cell: int, journal: Ints) -> None:
    price = take_price(state, seat, cell)
    await_payment(state, Decision.TAKE + cell, price)
    note(journal, Event.TAKE_CHOSEN, seat, cell, state.card[cell], price)


@rule
def await_payment(state: State, action: int, price: int) -> None:
    state.pending = action
    state.due = price
    state.phase = Phase.PAY


@rule
def complete(state: State, seat: int, journal: Ints) -> None:
    """Carry out what has been paid."""
    action = int(state.pending)
    state.pending = NOTHING_PENDING
    state.phase = Phase.ACTION
    if action < Decision.FLIP:
        take(state, seat, action - Decision.TAKE, journal)
    elif action < Decision.BUY_BOAT:
        flip(state, seat, action - Decision.FLIP + FIRST_DOWN, journal)
    else:
        lay_boat(state, seat, journal)


@rule
def take(state: State, seat: int, cell: int, journal: Ints) -> None:  # §5.5
    card = int(state.card[cell])
    clear_cell(state, cell)
    if card == PEARL:
        state.pearls[seat] += 1
    elif card == SHARK:
        state.sharks[seat] += 1
    elif card != CORAL:
        state.placing = card
        state.phase = Phase.PLACE
    note(journal, Event.CARD_TAKEN, seat, cell, card)
    if card == CORAL:
        place_coral(state, seat, journal)


@rule
def flip(state: State, seat: int, cell: int, journal: Ints) -> None:
    show(state, cell)
    state.flipped = int(state.flipped) | 1 << cell
    note(journal, Event.CARD_FLIPPED, seat, cell, state.card[cell])


@rule
def lay_boat(state: State, seat: int, journal: Ints) -> None:
    column = int(state.boats[seat])
    state.boats[seat] = column + 1
    state.boat_supply -= 1
    note(journal, Event.BOAT_BOUGHT, seat, column)


# Sharks (§5.5, DR-12, DR-14): the prey, then the shark, onto the discard pile


@rule
def chase_card(state: State, seat: int, cell: int, journal: Ints) -> None:
    prey = int(state.card[cell])
    put_on_discard(state, prey)
    clear_cell(state, cell)
    note(journal, Event.CARD_CHASED, seat, cell, prey)
    spend_shark(state, seat, journal)


@rule
def chase_own_fish(state: State, seat: int, slot: int, journal: Ints) -> None:
    prey = int(state.slot[seat, slot])
    put_on_discard(state, prey)
    state.slot[seat, slot] = EMPTY
    note(journal, Event.FISH_CHASED, seat, slot, prey)
    spend_shark(state, seat, journal)


@rule
def spend_shark(state: State, seat: int, journal: Ints) -> None:
    put_on_discard(state, SHARK)
    state.sharks[seat] -= 1
    note(journal, Event.SHARK_SPENT, seat)
